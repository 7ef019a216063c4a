"""What a verb prints: text, or JSON with --json; progress on stderr when that is a terminal."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from typing import Any


def show(args: argparse.Namespace, data: Any, text: str) -> None:
    """Print the data as JSON or the text."""
    print(json.dumps(plain(data), allow_nan=False) if args.json else text)


def plain(value: Any) -> Any:
    """JSON knows no infinities: they become null."""
    if isinstance(value, dict):
        return {str(key): plain(x) for key, x in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(x) for x in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value


def progress(words: str) -> None:
    """A line on stderr, for people who wait."""
    if sys.stderr.isatty():
        print(f"isodyn: {words} ...", file=sys.stderr, flush=True)


def warn(words: str) -> None:
    """A line on stderr that is always shown."""
    print(f"isodyn: warning: {words}", file=sys.stderr)


def same_file(a: str | None, b: str | None) -> bool:
    """Whether two arguments name one file that exists."""
    return bool(a and b) and os.path.exists(str(a)) and os.path.exists(str(b)) and os.path.samefile(str(a), str(b))


def note(words: str) -> None:
    """A line on stderr, for what was understood or left out."""
    print(f"isodyn: {words}", file=sys.stderr)
