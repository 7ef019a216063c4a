"""Messages from the page, as bytes: parsed and checked before use.  The server reads small ones, separate processes
read the others."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from isodyn.workbench.error_messages import Refused

MOST_DIGITS = 1000  # of an integer
MOST_VALUES = 4_000_000  # of a message: each takes up to about 80 bytes of memory


def parsed(data: bytes | bytearray) -> object:
    """The value of a JSON text; not-a-number and too many values are refused."""
    if sum(map(data.count, (b",", b"[", b"{"))) > MOST_VALUES:
        raise Refused(413, "large", f"the message has more than {MOST_VALUES} values; remove what is not needed")

    try:
        return json_value(data)
    except ValueError as error:  # of UnicodeDecodeError too
        raise Refused(400, "json", f"the message is no JSON: {error}") from None


def json_value(text: str | bytes | bytearray) -> object:
    """The value of a JSON text; a ValueError is worded for users."""

    def refuse(word: str) -> float:
        raise ValueError(f"{word} is no number; numbers are finite")

    def whole(digits: str) -> int:
        if len(digits) > MOST_DIGITS:
            raise ValueError(f"a number of {len(digits)} digits; numbers have at most {MOST_DIGITS}")
        return int(digits)

    try:
        return json.loads(text, parse_constant=refuse, parse_int=whole)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def job_message(data: bytes | bytearray, known: Collection[str]) -> dict[str, Any]:
    """A JobRequest of one of these kinds; its document is not checked."""
    given = parsed(data)
    if not isinstance(given, dict) or set(given) != {"kind", "document", "options"}:
        raise Refused(400, "message", "expected a job: an object of kind, document and options")
    kind, options = given["kind"], given["options"]
    if not isinstance(kind, str) or kind not in known:
        raise Refused(404, "kind", f"no job is called {str(kind)[:80]!r}; known: {', '.join(known)}")
    if not isinstance(options, dict) or not all(isinstance(text, str) and len(text) < 10_000 for text in options.values()):
        raise Refused(400, "message", "options: expected an object of texts")
    return given


def model_message(data: bytes | bytearray) -> dict[str, Any]:
    """A model; its fields are not checked."""
    given = parsed(data)
    if not isinstance(given, dict) or not isinstance(given.get("kind"), str):
        raise Refused(400, "message", "expected a model, an object whose kind is 'dh' or 'source'")
    return given
