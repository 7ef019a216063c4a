"""The command line as a user types it: in this process with streams of its own, or, where a process is the subject, in one."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from isodyn.cli.main import main

ROOT = Path(__file__).parents[2]

#: a function for programs that tests start: the most memory that they had [bytes].  ru_maxrss is no less than what the process that
#: started them had, so that in a long test run it would hide everything
PEAK = """
def peak():
    try:
        with open("/proc/self/status") as file:
            return next(1024 * int(line.split()[1]) for line in file if line.startswith("VmHWM"))
    except OSError:
        import resource, sys
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
"""


@contextlib.contextmanager
def _inside(folder: Path | None) -> Iterator[None]:
    before = os.getcwd()
    os.chdir(folder or before)
    try:
        yield
    finally:
        os.chdir(before)


def isodyn(*words: str, stdin: str = "", cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    """What `isodyn WORDS` prints and returns, called in this process."""
    streams = {name: io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for name in ("stdout", "stderr")}
    given = io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")
    with _inside(cwd), mock.patch.dict(os.environ, env), mock.patch.multiple(sys, stdin=given, **streams):
        try:
            code = main(list(words))
        except SystemExit as done:
            code = int(done.code or 0)
    out, err = (streams[name].buffer.getvalue().decode() for name in ("stdout", "stderr"))
    return subprocess.CompletedProcess(list(words), code, out, err)


def process(*words: str, stdin: str = "", cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own, in which a warning is an error."""
    command = [sys.executable, "-W", "error", "-m", "isodyn", *words]
    env = {**os.environ, "PYTHONPATH": str(ROOT), **env}
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=120, cwd=cwd, env=env)


def data(*words: str, stdin: str = "") -> dict[str, Any]:
    """The JSON that a command prints."""
    done = isodyn(*words, "--json", stdin=stdin)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found
