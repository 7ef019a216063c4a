"""Output of a verb: text, or JSON with --json; progress on stderr."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from pathlib import Path
from typing import Any

from isodyn.errors import MissingExtra, UsageError, check_writable

TABLES = (".csv", ".npz")
#: formats that Matplotlib writes
PICTURES = (".svg", ".png", ".pdf")


def show(args: argparse.Namespace, data: Any, text: str) -> None:
    """Print the data as JSON, or the text."""
    put(f"{json.dumps(plain(data), allow_nan=False) if args.json else text}\n")


def put(text: str) -> None:
    """Write text to standard output; a closed pipe (`| head`) changes neither the work nor the exit code."""
    try:
        sys.stdout.write(text)
    except BrokenPipeError:
        discard_output()


def discard_output() -> None:
    """Send all further output to the null device; otherwise the interpreter would complain when it flushes at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def plain(value: Any) -> Any:
    """Return the value with arrays as lists and non-finite numbers as None; JSON has no infinities."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, dict):
        return {str(key): plain(x) for key, x in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(x) for x in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value


_QUIET = 15.0  # [s]: least time between two progress lines if stderr is not a terminal
_said = time.monotonic()


def progress(words: str) -> None:
    """Print a progress line on stderr: every one at a terminal, one per _QUIET seconds in a log."""
    global _said
    now = time.monotonic()
    if sys.stderr.isatty() or now - _said > _QUIET:
        _said = now
        print(f"isodyn: {words} ...", file=sys.stderr, flush=True)


def warn(words: str) -> None:
    """Print a warning on stderr."""
    print(f"isodyn: warning: {words}", file=sys.stderr)


def same_file(a: str | None, b: str | None) -> bool:
    """Return whether two arguments name the same existing file."""
    return bool(a and b) and os.path.exists(str(a)) and os.path.exists(str(b)) and os.path.samefile(str(a), str(b))


def check_target(option: str, path: str | None, endings: tuple[str, ...], source: str | None = None) -> None:
    """Refuse, before the work begins, an output file of a wrong ending, in a place that cannot be written, or equal to the input.

    Tables may also go to standard output, "-".
    """
    if path is None or (path == "-" and endings == TABLES):
        return
    if not path.lower().endswith(endings):
        standard = ", or be - for standard output" if endings == TABLES else ""
        before = f"{', '.join(endings[:-1])} or " if len(endings) > 1 else ""
        raise UsageError(f"{option}: {path!r} must end in {before}{endings[-1]}{standard}")
    if same_file(source, path):
        raise UsageError(f"{path!r} is also the input; write the results to another file")
    if path.lower().endswith(PICTURES):
        MissingExtra.check({"matplotlib": "plot"})
    check_writable(option, path)


def open_page(path: Path) -> None:
    """Open a page in the browser."""
    import webbrowser  # here: rarely needed

    if not webbrowser.open(path.as_uri()):
        note("no browser found; open the page yourself")


def note(words: str) -> None:
    """Print a line on stderr: what was understood or left out."""
    print(f"isodyn: {words}", file=sys.stderr)
