"""The door for XML: a parser that cannot be made to hang, to grow without bound, or to open another file.

Entities and document types are refused, size, depth, number of elements and length of attributes are bounded while parsing,
and every element remembers its line so that a reader's error can point at it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any
from xml.parsers import expat

from isodyn.errors import FormatError
from isodyn.model.model_bytes import model_bytes

MAX_BYTES = 32 * 1024 * 1024
MAX_DEPTH = 200
MAX_ELEMENTS = 500_000
MAX_ATTRIBUTE = 64 * 1024

_BLANK = "\ufeff \t\r\n"  # what may stand before the first tag


class Element:
    """One element: tag, attributes, children, and the line where it starts."""

    __slots__ = ("attributes", "children", "line", "tag")

    def __init__(self, tag: str, attributes: dict[str, str], line: int):
        self.tag, self.attributes, self.line = tag, attributes, line
        self.children: list[Element] = []

    def all(self, tag: str) -> Iterator[Element]:
        """The children with this tag."""
        return (child for child in self.children if child.tag == tag)

    def first(self, tag: str) -> Element | None:
        """The first child with this tag, or None."""
        return next(self.all(tag), None)

    def get(self, name: str) -> str | None:
        """The attribute's text, or None."""
        return self.attributes.get(name)


def parse_xml(source: str | bytes | os.PathLike[str], what: str) -> tuple[Element, str]:
    """The root element and where it came from; `source` is a path or the text itself, `what` names the format in errors."""
    if isinstance(source, str) and is_text(source):
        source = source.lstrip(_BLANK)  # expat takes no blanks before <?xml ...?>
    data, origin = model_bytes(source, what, is_text=is_text, text_would="start with '<'", limit=MAX_BYTES)
    return _Builder(what, origin).run(data), origin


def is_text(source: object) -> bool:
    """Whether source is model text rather than a path or a name."""
    if isinstance(source, bytes):
        return True
    return isinstance(source, str) and source.lstrip(_BLANK).startswith("<")


class _Builder:
    """Builds Elements from expat's events and refuses what no robot file needs."""

    def __init__(self, what: str, origin: str):
        self.what, self.origin = what, origin
        self.stack: list[Element] = []
        self.root: Element | None = None
        self.count = 0
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.EntityDeclHandler = self.doctype

    def run(self, data: bytes) -> Element:
        try:
            self.parser.Parse(data, True)  # in one piece: expat rescans a long token once per piece
        except expat.ExpatError as error:
            reason = expat.errors.messages.get(error.code, str(error))
            raise self.error(reason, "check that the file is complete and is XML", error.lineno) from None
        except (LookupError, ValueError) as error:  # an encoding that Python does not know or that does not fit
            if isinstance(error, FormatError):
                raise
            raise self.error(str(error), "save the file as UTF-8") from None
        assert self.root is not None, "expat reports a document without a root by itself"
        return self.root

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MAX_ELEMENTS:
            raise self.error(f"more than {MAX_ELEMENTS} elements", "is this the right file?")
        if len(self.stack) >= MAX_DEPTH:
            raise self.error(f"elements nested more than {MAX_DEPTH} deep", "robot files need about 5; is this the right file?")
        for name, value in attributes.items():
            if len(value) > MAX_ATTRIBUTE:
                raise self.error(
                    f"attribute {name[:40]!r} of <{tag[:40]}> is {len(value)} characters long, the limit is {MAX_ATTRIBUTE}",
                    "shorten it",
                )
        element = Element(tag, attributes, self.parser.CurrentLineNumber)
        if self.stack:
            self.stack[-1].children.append(element)
        else:
            self.root = element
        self.stack.append(element)

    def end(self, tag: str) -> None:
        self.stack.pop()

    def doctype(self, *declaration: Any) -> None:
        raise self.error("a document type or entity is declared", "remove the <!DOCTYPE ...> part; entities are never expanded")

    def error(self, reason: str, remedy: str, line: int | None = None) -> FormatError:
        line = self.parser.CurrentLineNumber if line is None else line
        return FormatError(f"{self.what} {self.origin}, line {line}: {reason}; {remedy}")
