"""Reading untrusted files: a limit of bytes, XML that cannot hang the parser, grow without bound or open other files, and notes on
what was left out, what was assumed, and what changes the robot.

Entities and document types are refused. Size, depth, number of elements and length of attributes are bounded while parsing. Every
element stores its line, so that errors can name it.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.parsers import expat

import numpy as np

from isodyn.check import short
from isodyn.errors import FormatError
from isodyn.model.link import Link

MAX_BYTES = 32 * 1024 * 1024
MAX_DEPTH = 200
MAX_ELEMENTS = 500_000
MAX_ATTRIBUTE = 64 * 1024
#: links of a robot, and also joints, loops and couplings: trees take time and memory for each
MAX_LINKS = 20_001
#: larger numbers are certainly wrong, and their squares would overflow
LARGEST = 1e100

Source = str | bytes | os.PathLike[str]

_BLANK = "\ufeff \t\r\n"  # characters allowed before the first tag
_INFINITE = re.compile(r"[+-]?inf(inity)?", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)


def model_bytes(source: object, what: str, *, is_text: Callable[[object], bool], text_would: str, limit: int) -> tuple[bytes, str]:
    """Return the bytes of `source` and their origin: its path, or "text".

    what         name of the format in errors, such as "URDF"
    is_text      returns whether a string is the text itself and not a path
    text_would   how text differs from a path, for the error about a missing file, such as "start with '<'"
    limit        bytes; no more are ever read
    """
    if isinstance(source, bytes):
        data, origin = source, "text"
    elif isinstance(source, str) and is_text(source):
        try:
            data, origin = source.encode(), "text"
        except UnicodeEncodeError as error:
            raise FormatError(f"{what} text: not valid Unicode ({error.reason} at character {error.start})") from None
    elif isinstance(source, (str, os.PathLike)):
        path = Path(source)
        data, origin = _of_file(path, what, text_would, limit), str(path)
    else:
        raise FormatError(f"{what}: expected a path or text, got {type(source).__name__}")
    if len(data) > limit:
        raise FormatError(f"{what} {origin}: more than the limit of {limit} bytes; is this the right file?")
    return data, origin


def _of_file(path: Path, what: str, text_would: str, limit: int) -> bytes:
    """Return the bytes of a file, or one byte more than the limit if it is too large."""
    shown = repr(str(path)[:200])
    try:
        if not path.is_file():
            why = "is not a regular file" if path.exists() else f"does not exist (model text would {text_would})"
            raise FormatError(f"{what}: {shown} {why}")
        with path.open("rb") as file:
            return file.read(limit + 1)
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        if isinstance(error, FormatError):
            raise
        raise FormatError(f"{what}: cannot read {shown}: {error}") from None


def text_format(source: str | bytes) -> str | None:
    """Return the format, "toml", "mjcf" or "urdf", of model text; None for a path or a name."""
    if is_toml_text(source):
        return "toml"
    if is_xml_text(source):
        return "mjcf" if is_mjcf(source) else "urdf"
    return None


def is_toml_text(source: object) -> bool:
    """Return whether source is TOML text and not a path or a name: it contains a line break and does not start like XML."""
    if isinstance(source, bytes):
        return not source.lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"<", b"\xff\xfe", b"\xfe\xff"))  # the last two: UTF-16 XML
    return isinstance(source, str) and "\n" in source and not source.lstrip(_BLANK).startswith("<")


def is_xml_text(source: object) -> bool:
    """Return whether source is XML text and not a path or a name."""
    return isinstance(source, bytes) or (isinstance(source, str) and source.lstrip(_BLANK).startswith("<"))


def is_mjcf(text: str | bytes) -> bool:
    """Return whether model text has the root <mujoco>, after comments and the XML declaration."""
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


def too_many(what: str, count: int) -> str:
    """Return the error text for too many links, joints, loops or couplings; "" if there are not too many."""
    return f"{count} {what} exceed the limit of {MAX_LINKS}; is this one robot?" if count > MAX_LINKS else ""


class SourceDocument(NamedTuple):
    """The source of an element.

    what      name of the format, such as "URDF"
    origin    the file, or "text"
    largest   larger numbers are certainly wrong, and their squares would overflow
    """

    what: str
    origin: str
    largest: float

    def error(self, line: int, reason: str) -> FormatError:
        """Return the error about a line."""
        return FormatError(f"{self.what} {self.origin}, line {line}: {reason}")


class Element:
    """One element: tag, attributes, children, and its line; reading a value checks it, and errors name the place."""

    __slots__ = ("attributes", "children", "content", "document", "line", "tag")

    def __init__(self, tag: str, attributes: dict[str, str], line: int, document: SourceDocument):
        self.tag, self.attributes, self.line, self.document = tag, attributes, line, document
        self.children: list[Element] = []
        self.content = ""

    def error(self, reason: str) -> FormatError:
        """Return the error about this element."""
        return self.document.error(self.line, reason)

    def must_be(self, tag: str, hints: Mapping[str, str], otherwise: str) -> None:
        """Refuse the root of another format; `hints` maps its tag to a remedy."""
        if self.tag != tag:
            hint = hints.get(self.tag, otherwise)
            raise self.error(f"the root element is <{self.tag[:40]}>, expected <{tag}>; {hint}")

    def all(self, tag: str) -> Iterator[Element]:
        """Return the children with this tag."""
        return (child for child in self.children if child.tag == tag)

    def first(self, tag: str) -> Element | None:
        """Return the first child with this tag, or None."""
        return next(self.all(tag), None)

    def child(self, tag: str) -> Element:
        """Return the first child with this tag; an empty element if there is none."""
        return self.first(tag) or Element(tag, {}, self.line, self.document)

    def get(self, key: str) -> str | None:
        """Return the attribute's text, or None."""
        return self.attributes.get(key)

    def has(self, key: str) -> bool:
        """Return whether the attribute is present."""
        return key in self.attributes

    def text(self, key: str) -> str:
        """Return a required, non-empty attribute."""
        value = self.get(key)
        if not value:
            raise self.error(f"<{self.tag}> needs a non-empty attribute {key!r}")
        return value

    def word(self, key: str, choices: Sequence[str], default: str) -> str:
        """Return one of a few words."""
        value = self.attributes.get(key, default)
        if value not in choices:
            raise self.error(f"<{self.tag} {key}={short(value)}>: expected {' or '.join(map(repr, choices))}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        """Return a bool from "true" or "false"."""
        return self.word(key, ("true", "false"), "true" if default else "false") == "true"

    def number(self, key: str, default: float | None = None, *, least: float = -math.inf, largest: float = 0.0) -> float:
        """Return one number; without a default the attribute is required."""
        (value,) = self.numbers(key, 1, None if default is None else (default,), largest=largest)
        if value < least:
            raise self.error(f"<{self.tag} {key}={short(self.get(key) or '')}> is below {least:g}; check the sign")
        return value

    def numbers(
        self, key: str, count: int, default: tuple[float, ...] | None = None, *, fewest: int = 0, infinite: bool = False,
        largest: float = 0.0,
    ) -> tuple[float, ...]:  # fmt: skip
        """Return `count` numbers, or at least `fewest` if given; infinite ones only if they mean "no limit"."""
        text = self.get(key)
        if text is None:
            if default is None:
                raise self.error(f"<{self.tag}> needs the attribute {key!r}")
            return default
        words = text.split(None, count + 1)[: count + 1]
        largest = largest or self.document.largest
        values = tuple(_number(word, infinite, largest) for word in words)
        if not (fewest or count) <= len(words) <= count or any(math.isnan(value) for value in values):
            many = "a finite number" if count == 1 else f"{f'{fewest} to ' if fewest else ''}{count} finite numbers"
            hint = "is this xacro? run `xacro` first" if "${" in text else f"up to {largest:g}, separated by blanks"
            raise self.error(f"<{self.tag} {key}={short(text)}>: expected {many} ({hint})")
        return values


def _number(word: str, infinite: bool, largest: float) -> float:
    """Return the number of a word in decimal digits; NaN for any other word, such as "nan" and "1_0"."""
    if infinite and _INFINITE.fullmatch(word):
        return float(word)
    value = float(word) if _NUMBER.fullmatch(word) else math.nan
    return value if abs(value) <= largest else math.nan


def rgba(words: Sequence[str] | Sequence[bytes] | Sequence[float]) -> tuple[float, ...]:
    """Return red, green, blue and opacity, clipped to 0 .. 1; () if there are not three or four numbers."""
    try:
        values = np.array(words[:4], dtype=float)
    except ValueError:
        return ()
    if len(values) < 3 or not np.isfinite(values).all():
        return ()
    return tuple(np.clip([*values, 1.0][:4], 0.0, 1.0).tolist())


def parse_xml(source: Source, what: str, largest: float = LARGEST, *, origin: str = "", texts: bool = False) -> Element:
    """Return the root element; `source` is a path or the text itself, `what` names the format in errors.

    origin   name of the file in errors, if it is not `source`
    texts    True: elements keep the text between their tags
    """
    if isinstance(source, str) and is_xml_text(source):
        source = source.lstrip(_BLANK)  # expat refuses blanks before <?xml ...?>
    data, found = model_bytes(source, what, is_text=is_xml_text, text_would="start with '<'", limit=MAX_BYTES)
    return _Builder(SourceDocument(what, origin or found, largest), texts).run(data)


class _Builder:
    """Builds Elements from expat's events; refuses everything that no robot file needs."""

    def __init__(self, document: SourceDocument, texts: bool = False):
        self.document = document
        self.stack: list[Element] = []
        self.root: Element | None = None
        self.count = 0
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = lambda tag: self.stack.pop()
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.EntityDeclHandler = self.doctype
        if texts:
            self.parts: list[list[str]] = []
            self.parser.buffer_text = True
            self.parser.CharacterDataHandler = lambda text: self.parts[-1].append(text)
            self.parser.EndElementHandler = self.ended

    def run(self, data: bytes) -> Element:
        try:
            self.parser.Parse(data, True)  # in one piece: expat rescans a long token for each piece
        except expat.ExpatError as error:
            reason = expat.errors.messages.get(error.code, str(error))
            raise self.document.error(error.lineno, f"{reason}; check that the file is complete and is XML") from None
        except (LookupError, ValueError) as error:  # an encoding that Python does not know, or invalid bytes for it
            if isinstance(error, FormatError):
                raise
            raise self.error(f"{error}; save the file as UTF-8") from None
        assert self.root is not None, "expat itself reports a document without a root"
        return self.root

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MAX_ELEMENTS:
            raise self.error(f"more than {MAX_ELEMENTS} elements; is this the right file?")
        if len(self.stack) >= MAX_DEPTH:
            raise self.error(f"elements nested more than {MAX_DEPTH} deep; robot files need about 5; is this the right file?")
        for name, value in attributes.items():
            if len(value) > MAX_ATTRIBUTE:
                long = f"attribute {name[:40]!r} of <{tag[:40]}> is {len(value)} characters long"
                raise self.error(f"{long}, the limit is {MAX_ATTRIBUTE}; shorten it")
        element = Element(tag, attributes, self.parser.CurrentLineNumber, self.document)
        if self.stack:
            self.stack[-1].children.append(element)
        else:
            self.root = element
        self.stack.append(element)
        if self.parser.CharacterDataHandler is not None:
            self.parts.append([])

    def ended(self, tag: str) -> None:
        self.stack.pop().content = "".join(self.parts.pop())

    def doctype(self, *declaration: object) -> None:
        raise self.error("a document type or entity is declared; remove the <!DOCTYPE ...> part; entities are not supported")

    def error(self, reason: str) -> FormatError:
        return self.document.error(self.parser.CurrentLineNumber, reason)


class ImportReport:
    """Collects notes while a model is read; `lines()` returns them, the most severe warnings first."""

    def __init__(self) -> None:
        self.ignored: dict[str, list[int]] = {}
        self.assumed: list[str] = []
        self.noted: dict[str, list[str]] = {}
        self.unphysical: list[str] = []

    def ignore(self, what: str, line: int) -> None:
        """Add a note on something that the model cannot represent."""
        self.ignored.setdefault(what, []).append(line)

    def assume(self, what: str) -> None:
        """Add a note on a value that the file does not give."""
        self.assumed.append(what)

    def note(self, what: str, name: str) -> None:
        """Add a note on the thing with this name; things with the same note share a line."""
        self.noted.setdefault(what, []).append(repr(name))

    def physical(self, link: Link) -> None:
        """Add a note on a physically impossible inertia; it is used unchanged."""
        low, mid, high = np.linalg.eigvalsh(link.inertia)
        rounding = 1e-9 * max(abs(low), abs(high))
        if low < -rounding or low + mid < high - rounding:
            self.unphysical.append(
                f"warning: link {link.name!r}: principal moments ({low:g}, {mid:g}, {high:g}) kg m2 violate the triangle "
                "inequality; is the inertia given about the joint instead of the centre of mass?"
            )

    def left_out(self) -> list[str]:
        """Return the lines on what was ignored and what was assumed."""
        ignored = [f"ignored: {len(at)} {what} (line {some(at)})" for what, at in self.ignored.items()]
        return at_most_50(ignored) + at_most_50([f"assumed: {what}" for what in self.assumed])

    def lines(self) -> tuple[str, ...]:
        """Return the notes, one line each."""
        noted = [f"{what}: {some(names)}" for what, names in self.noted.items()]
        rest = [*noted, *self.left_out(), *at_most_50(self.unphysical)]
        loud = sorted((line for line in rest if line.startswith("warning")), key=lambda line: "this is NOT" not in line)
        return (*at_most_50(loud), *at_most_50([line for line in rest if not line.startswith("warning")]))


def at_most_50(lines: list[str]) -> list[str]:
    """Return at most 50 lines of one kind, to keep the notes readable."""
    return lines if len(lines) <= 50 else [*lines[:50], f"... and {len(lines) - 50} more like this"]


def some(items: Sequence[object]) -> str:
    """Return the first four items as text, and the number of further items."""
    shown = ", ".join(map(str, items[:4]))
    return shown if len(items) <= 4 else f"{shown}, ... {len(items) - 4} more"
