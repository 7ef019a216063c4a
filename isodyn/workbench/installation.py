"""Check that the package on disk is still the one from which this process was started.

A server loads modules when they are first needed, and starts a process for every job. After `pip install` or `git pull` these have
another version than the server, and fail unpredictably.
"""

from __future__ import annotations

import time
from pathlib import Path

from isodyn.workbench.error_messages import Refused, error_message
from isodyn.workbench.messages import ErrorMessage

PACKAGE = Path(__file__).parents[1]
RESTART = (
    "isodyn was reinstalled or changed while this server ran; stop it (Ctrl-C in its terminal), run `isodyn workbench` again, "
    "and open the printed link"
)


def _stamp() -> tuple[int, int]:
    """Time and inode of the package's __init__.py, which installers rewrite."""
    found = (PACKAGE / "__init__.py").stat()
    return found.st_mtime_ns, found.st_ino


_BEGUN, _STAMP = time.time_ns(), _stamp()


def check_installed() -> None:
    """Raise Refused if the modules on disk are of another version."""
    try:
        is_same = _stamp() == _STAMP
    except OSError:
        is_same = False
    if not is_same:
        raise Refused(503, "restart", RESTART)


def explained(message: ErrorMessage) -> ErrorMessage:
    """The message of a failure; an unexpected one becomes "restart" if modules are newer than this process."""
    return error_message("restart", RESTART) if message["error"] in ("server", "page", "job") and _is_younger() else message


def _is_younger() -> bool:
    try:
        return any(max(found.st_mtime_ns, found.st_ctime_ns) > _BEGUN for found in (path.stat() for path in PACKAGE.rglob("*.py")))
    except OSError:  # removed at this moment
        return True
