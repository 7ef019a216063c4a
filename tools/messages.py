"""Writes frontend/src/messages.ts, the messages between Python and the page as TypeScript, from isodyn/workbench/messages.py.

    python tools/messages.py

A TypedDict becomes an interface with its docstring as the comment, list[T] an array, dict[str, T] a record, Literal and unions what
they are, None null.  A module's constants, in capitals, come along.
"""

from __future__ import annotations

import inspect
import json
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from isodyn.workbench import messages

PATH = Path(__file__).parents[1] / "frontend" / "src" / "messages.ts"
_PLAIN = {str: "string", float: "number", int: "number", bool: "boolean", type(None): "null"}


def written(kind: Any) -> str:
    """A type as TypeScript."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind in messages.MESSAGES:
        return str(kind.__name__)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(arg) for arg in args))
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict and args[0] is str:
        return f"Record<string, {written(args[1])}>"
    raise TypeError(f"{kind!r} has no place in a message: TypedDict, Literal, list, dict, unions, str, float, int, bool, None")


def _comment(words: str) -> list[str]:
    lines = inspect.cleandoc(words).splitlines()
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def interface(message: Any) -> list[str]:
    """A TypedDict as the lines of an interface."""
    hints = get_type_hints(message)
    fields = [f"  {name}{'?' if name in message.__optional_keys__ else ''}: {written(kind)};" for name, kind in hints.items()]
    return [*_comment(message.__doc__), f"export interface {message.__name__} {{", *fields, "}"]


def text() -> str:
    """The file's text."""
    lines = ["// Made by tools/messages.py from isodyn/workbench/messages.py: change that one.", ""]
    lines += _comment(messages.__doc__ or "")
    for name, value in vars(messages).items():
        if name.isupper() and not name.startswith("_") and isinstance(value, (str, int, float, dict)):
            lines += ["", f"export const {name} = {json.dumps(value)};"]
    for message in messages.MESSAGES:
        lines += ["", *interface(message)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PATH.parent.mkdir(parents=True, exist_ok=True)
    PATH.write_text(text(), encoding="utf-8", newline="\n")
