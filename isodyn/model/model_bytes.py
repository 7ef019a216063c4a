"""The door for model files: the bytes of a path, or of the text itself, and never more of them than a limit."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from isodyn.errors import FormatError


def model_bytes(source: Any, what: str, *, is_text: Callable[[Any], bool], text_would: str, limit: int) -> tuple[bytes, str]:
    """The bytes of `source` and where they came from: its path, or "text".

    what         names the format in errors, such as "URDF"
    is_text      whether a string is the text itself rather than a path
    text_would   how to tell, for the error on a path that leads nowhere, such as "start with '<'"
    limit        bytes; no more than that is ever read
    """
    if isinstance(source, bytes):
        data, origin = source, "text"
    elif is_text(source):
        data, origin = _encoded(source, what), "text"
    elif isinstance(source, (str, os.PathLike)):
        path = Path(source)
        data, origin = _of_file(path, what, text_would, limit), str(path)
    else:
        raise FormatError(f"{what}: expected a path or text, got {type(source).__name__}")
    if len(data) > limit:
        raise FormatError(f"{what} {origin}: more than the limit of {limit} bytes; is this the right file?")
    return data, origin


def _encoded(text: str, what: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise FormatError(f"{what} text: not valid Unicode ({error.reason} at character {error.start})") from None


def _of_file(path: Path, what: str, text_would: str, limit: int) -> bytes:
    """One byte more than the limit of a file that is too large."""
    shown = repr(str(path)[:200])
    try:
        if not path.is_file():
            why = "is not a regular file" if path.exists() else f"does not exist (and text would {text_would})"
            raise FormatError(f"{what}: {shown} {why}")
        with path.open("rb") as file:
            return file.read(limit + 1)
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        if isinstance(error, FormatError):
            raise
        raise FormatError(f"{what}: cannot read {shown}: {error}") from None
