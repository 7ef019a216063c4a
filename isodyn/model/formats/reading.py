"""Reading files that anybody may have written: never more bytes than a limit, and XML that cannot make the parser hang, grow
without bound, or open another file.

Entities and document types are refused; size, depth, number of elements and length of attributes are bounded while parsing;
every element remembers its line, so that a reader's error can point at it.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.parsers import expat

from isodyn.check import short
from isodyn.errors import FormatError

MAX_BYTES = 32 * 1024 * 1024
MAX_DEPTH = 200
MAX_ELEMENTS = 500_000
MAX_ATTRIBUTE = 64 * 1024
#: larger numbers cannot be meant, and their squares would overflow
LARGEST = 1e100

Source = str | bytes | os.PathLike[str]

_BLANK = "\ufeff \t\r\n"  # what may stand before the first tag
_INFINITE = re.compile(r"[+-]?inf(inity)?", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)


def model_bytes(source: object, what: str, *, is_text: Callable[[object], bool], text_would: str, limit: int) -> tuple[bytes, str]:
    """The bytes of `source` and where they came from: its path, or "text".

    what         names the format in errors, such as "URDF"
    is_text      whether a string is the text itself rather than a path
    text_would   how to tell, for the error on a path that leads nowhere, such as "start with '<'"
    limit        bytes; no more than that is ever read
    """
    if isinstance(source, bytes):
        data, origin = source, "text"
    elif isinstance(source, str) and is_text(source):
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


# -- which format -----------------------------------------------------------------------------------------------------


def text_format(source: str | bytes) -> str | None:
    """The format, "toml", "mjcf" or "urdf", when source is the text of a model; None for a path or a name."""
    if is_toml_text(source):
        return "toml"
    if is_xml_text(source):
        return "mjcf" if is_mjcf(source) else "urdf"
    return None


def is_toml_text(source: object) -> bool:
    """Whether source is TOML text rather than a path or a name: it holds a line break and does not start like XML."""
    if isinstance(source, bytes):
        return not source.lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"<", b"\xff\xfe", b"\xfe\xff"))  # the last two: UTF-16 XML
    return isinstance(source, str) and "\n" in source and not source.lstrip(_BLANK).startswith("<")


def is_xml_text(source: object) -> bool:
    """Whether source is XML text rather than a path or a name."""
    return isinstance(source, bytes) or (isinstance(source, str) and source.lstrip(_BLANK).startswith("<"))


def is_mjcf(text: str | bytes) -> bool:
    """Whether model text has <mujoco> for its root, looking past comments and the XML declaration."""
    if isinstance(text, bytes):
        text = text.decode("utf-16" if text[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8", errors="replace")
    at = len(text) - len(text.lstrip(_BLANK))
    while text.startswith(("<?", "<!--"), at):
        end = "?>" if text.startswith("<?", at) else "-->"
        found = text.find(end, at)
        if found < 0:
            return False
        at = found + len(end)
        while text[at : at + 1].isspace():
            at += 1
    return text.startswith("<mujoco", at)


# -- XML --------------------------------------------------------------------------------------------------------------


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


class AttributeReader:
    """Reads attributes of elements, with errors that name the format, the file, the line and the rule.

    what      the format's name, such as "URDF"
    origin    the file, or "text"
    largest   numbers above this cannot be meant, and their squares would overflow
    """

    largest = LARGEST

    def __init__(self, what: str, origin: str):
        self.what, self.origin = what, origin

    def error(self, element: Element, reason: str) -> FormatError:
        """The error to raise about an element."""
        return FormatError(f"{self.what} {self.origin}, line {element.line}: {reason}")

    def text(self, element: Element, key: str) -> str:
        """An attribute that is needed and not empty."""
        value = element.get(key)
        if not value:
            raise self.error(element, f"<{element.tag}> needs a non-empty attribute {key!r}")
        return value

    def number(
        self, element: Element | None, key: str, default: float | None = None, *, least: float = -math.inf, largest: float = 0.0
    ) -> float:  # fmt: skip
        """One number; without a default the attribute is needed, with one the element may be missing too."""
        if element is None:
            assert default is not None, "an element that may be missing has a default"
            return default
        (value,) = self.numbers(element, key, 1, None if default is None else (default,), largest=largest)
        if value < least:
            raise self.error(element, f"<{element.tag} {key}={short(element.get(key) or '')}> is below {least:g}; check the sign")
        return value

    def numbers(
        self, element: Element, key: str, count: int, default: tuple[float, ...] | None = None, *, fewest: int = 0,
        infinite: bool = False, largest: float = 0.0,
    ) -> tuple[float, ...]:  # fmt: skip
        """`count` numbers, or from `fewest` on when that is given; infinite ones only where that means "no limit"."""
        text = element.get(key)
        if text is None:
            if default is None:
                raise self.error(element, f"<{element.tag}> needs the attribute {key!r}")
            return default
        words = text.split(None, count + 1)[: count + 1]
        largest = largest or self.largest
        values = tuple(_number(word, infinite, largest) for word in words)
        if not (fewest or count) <= len(words) <= count or any(math.isnan(value) for value in values):
            many = "a finite number" if count == 1 else f"{f'{fewest} to ' if fewest else ''}{count} finite numbers"
            hint = "is this xacro? run `xacro` first" if "${" in text else f"up to {largest:g}, separated by blanks"
            raise self.error(element, f"<{element.tag} {key}={short(text)}>: expected {many} ({hint})")
        return values


def _number(word: str, infinite: bool, largest: float) -> float:
    """The number that a word spells in decimal digits; NaN for any other word, "nan" and "1_0" included."""
    if infinite and _INFINITE.fullmatch(word):
        return float(word)
    value = float(word) if _NUMBER.fullmatch(word) else math.nan
    return value if abs(value) <= largest else math.nan


def parse_xml(source: Source, what: str) -> tuple[Element, str]:
    """The root element and where it came from; `source` is a path or the text itself, `what` names the format in errors."""
    if isinstance(source, str) and is_xml_text(source):
        source = source.lstrip(_BLANK)  # expat takes no blanks before <?xml ...?>
    data, origin = model_bytes(source, what, is_text=is_xml_text, text_would="start with '<'", limit=MAX_BYTES)
    return _Builder(what, origin).run(data), origin


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

    def doctype(self, *declaration: object) -> None:
        raise self.error("a document type or entity is declared", "remove the <!DOCTYPE ...> part; entities are never expanded")

    def error(self, reason: str, remedy: str, line: int | None = None) -> FormatError:
        line = self.parser.CurrentLineNumber if line is None else line
        return FormatError(f"{self.what} {self.origin}, line {line}: {reason}; {remedy}")
