"""The command line: isodyn VERB ...

Exit codes: 0 done, 1 failed, 2 wrong usage, 130 interrupted.  Usage is wrong if the command cannot succeed whatever the files hold:
unknown names, too few numbers or none, options that exclude each other, file endings that isodyn does not write.
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
from isodyn.renamed import command

INTERRUPTED = 130
_NEGATIVE = re.compile(r"-(?:\.?[0-9]|pi\b)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a verb and return the exit code."""
    _open_closed_streams()
    words, renamed = command(sys.argv[1:] if argv is None else argv)
    if not words:
        put(f"{SHORT}\n")
        return _flushed(0)
    for sentence in renamed:
        note(sentence)
    try:  # a space before negative numbers: argparse would take "-1,2" for an option
        args = parser().parse_args([f" {word}" if _NEGATIVE.match(word) else word for word in words])
    except SystemExit:
        _flushed(0)  # output of the help
        raise
    code = _flushed(_run(args))
    if code == INTERRUPTED:
        from isodyn.backends.device import device  # here: importing it loads llvmlite

        if device().compiling():
            sys.stderr.flush()
            os._exit(code)  # skip the exit hook that gives background compiles a moment to finish
    return code


def _run(args: argparse.Namespace) -> int:
    module, _, function = args.run.partition(":")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always", ModelWarning)
            warnings.showwarning = lambda message, *_: warn(str(message))  # one line, without the place in the code
            return int(getattr(import_module(f"isodyn.cli.{module}"), function)(args))
    except BrokenPipeError:  # the reader of the output closed the pipe, such as `| head`
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
    """Return the exit code after flushing the output; a closed pipe does not change it."""
    try:
        sys.stdout.flush()
    except OSError as error:
        discard_output()
        if not isinstance(error, BrokenPipeError):
            note(f"cannot write to standard output: {error.strerror}")
            return code or 1
    return code


def _open_closed_streams() -> None:
    """Replace streams that the caller closed (`>&-`) by the null device; Python sets them to None."""
    for name, flags, mode in (("stdin", os.O_RDONLY, "r"), ("stdout", os.O_WRONLY, "w"), ("stderr", os.O_WRONLY, "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, flags), mode, encoding="utf-8", closefd=False))


if __name__ == "__main__":
    sys.exit(main())
