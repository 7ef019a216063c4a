"""Whether the package on disk is still the one that this process was started from.

A server loads modules when they are first needed and starts a process for every job: after `pip install` or `git pull` these are of
another version than the server, and fail in odd ways.
"""

from __future__ import annotations

import time
from pathlib import Path

from isodyn.workbench.error_messages import Refused, said
from isodyn.workbench.messages import ErrorMessage

PACKAGE = Path(__file__).parents[1]
RESTART = (
    "isodyn was installed anew or changed while this server ran; end it (Ctrl-C in its terminal), start `isodyn workbench` again, "
    "and open the link that it prints"
)


def _stamp() -> tuple[int, int]:
    """Which file the package begins with: installers write it anew, and editors leave it alone."""
    found = (PACKAGE / "__init__.py").stat()
    return found.st_mtime_ns, found.st_ino


_BEGUN, _STAMP = time.time_ns(), _stamp()


def check_installed() -> None:
    """Refuse what would run with another version's modules."""
    try:
        is_same = _stamp() == _STAMP
    except OSError:
        is_same = False
    if not is_same:
        raise Refused(503, "restart", RESTART)


def explained(told: ErrorMessage) -> ErrorMessage:
    """What the page is told of a failure; of one that nobody expected, to restart where modules are younger than this process."""
    return said("restart", RESTART) if told["error"] in ("server", "page", "job") and _is_younger() else told


def _is_younger() -> bool:
    try:
        return any(max(found.st_mtime_ns, found.st_ctime_ns) > _BEGUN for found in (path.stat() for path in PACKAGE.rglob("*.py")))
    except OSError:  # removed at this moment
        return True
