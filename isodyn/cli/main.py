"""The command line: isodyn VERB ...

Exit codes: 0 done, 1 failed, 2 wrong usage, 130 interrupted.  Usage is wrong when a command cannot be right as it stands, whatever
files hold: unknown names, numbers too few or no numbers, options that do not go together, endings of files that are not written.
Every verb takes --json.  Help imports neither NumPy nor llvmlite.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import warnings
from collections.abc import Sequence
from importlib import import_module

from isodyn.cli.options import SHORT, parser
from isodyn.cli.output import discard_output, note, put, warn
from isodyn.errors import IsodynError, ModelWarning, ShapeError, UnknownNameError, UsageError

INTERRUPTED = 130
_NEGATIVE = re.compile(r"-(?:\.?[0-9]|pi\b)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a verb; returns the exit code."""
    _open_closed_streams()
    words = sys.argv[1:] if argv is None else argv
    if not words:
        put(f"{SHORT}\n")
        return _flushed(0)
    try:  # a space before negative numbers: argparse would take "-1,2" for an option
        args = parser().parse_args([f" {word}" if _NEGATIVE.match(word) else word for word in words])
    except SystemExit:
        _flushed(0)  # of the help
        raise
    code = _flushed(_run(args))
    if code == INTERRUPTED:
        from isodyn.backends.device import device  # not before: llvmlite

        if device().compiling():
            sys.stderr.flush()
            os._exit(code)  # without the moment that a script gives a compile which nobody waits for
    return code


def _run(args: argparse.Namespace) -> int:
    module, _, function = args.run.partition(":")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always", ModelWarning)
            warnings.showwarning = lambda message, *_: warn(str(message))  # a line, without the place in the code
            return int(getattr(import_module(f"isodyn.cli.{module}"), function)(args))
    except BrokenPipeError:  # the reader of a table has what it wanted
        return 0
    except KeyboardInterrupt:
        note("interrupted")
        return INTERRUPTED
    except IsodynError as error:
        note(" ".join(str(error).split()))
        return 2 if isinstance(error, (UsageError, ShapeError, UnknownNameError)) else 1
    except OSError as error:
        where = repr(error.filename) if error.filename else "cannot write to standard output"
        note(f"{where}: {error.strerror or error}")
        return 1


def _flushed(code: int) -> int:
    """The exit code after everything is printed; a reader that has gone does not change it."""
    try:
        sys.stdout.flush()
    except OSError as error:
        discard_output()
        if not isinstance(error, BrokenPipeError):
            note(f"cannot write to standard output: {error.strerror}")
            return code or 1
    return code


def _open_closed_streams() -> None:
    """Streams that the caller has closed (`>&-`) read nothing and write nowhere; Python has None in their place."""
    for name, flags, mode in (("stdin", os.O_RDONLY, "r"), ("stdout", os.O_WRONLY, "w"), ("stderr", os.O_WRONLY, "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, flags), mode, encoding="utf-8", closefd=False))


if __name__ == "__main__":
    sys.exit(main())
