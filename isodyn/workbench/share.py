"""Share links: a document in the part of a URL after "#", packed, deflated and base64url-encoded.

frontend/src/state/packing.ts and share.ts implement the same format.  The packed text is JSON.  Fields with default values are left
out (messages.LINK_DEFAULTS).  A list of numbers is one string of numbers in their shortest form, separated by commas: "" is 0, "p"
is pi/2, "3p" is 3 pi/2, "n" is null, and "x*5" is x repeated five times.  A list of records is a record of columns, with the number
of records under "".

Links of the first version ("#d=") contain the document's JSON; they can still be read.
"""

from __future__ import annotations

import base64
import json
import math
import re
import zlib
from itertools import groupby
from typing import Any, cast
from urllib.parse import urlsplit

from isodyn.check import short
from isodyn.errors import FormatError, UsageError
from isodyn.workbench.document import checked, read_document
from isodyn.workbench.messages import FORMAT, LINK_DEFAULTS, LINK_SOURCE_DEFAULTS, LONGEST_LIST, VERSION, WorkbenchDocument

FRAGMENT, OLD_FRAGMENT = "#p=", "#d="
LONGEST = 200_000  # characters of a link's fragment
LARGEST = 4 << 20  # bytes of its unpacked text
_LONGEST_ADDRESS = 2000
_REMEDY = "ask the sender for the link again, or for the saved file"


def is_link(text: str) -> bool:
    """Return whether text is a link with a document, or the fragment of one."""
    return FRAGMENT in text or OLD_FRAGMENT in text


def published(address: str, where: str = "--published") -> str:
    """Return the address of a published page, the beginning of its share links, after checking it."""
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or len(address) > _LONGEST_ADDRESS or not re.fullmatch(r"[!-~]+", address) or "@" in parts.netloc or "#" in address:
        rule = "http:// or https://, a host, no user name and no #, such as https://example.org/arms/ur5.html"
        raise UsageError(f"{where}: expected the address of a page ({rule}), got {short(address)}")
    return address


def to_fragment(document: WorkbenchDocument) -> str:
    """Return the fragment of a link with this document."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    content = deflate.compress(packed(document).encode()) + deflate.flush()
    return FRAGMENT + base64.urlsafe_b64encode(content).decode().rstrip("=")


def from_link(link: str) -> WorkbenchDocument:
    """Return the document in a link, checked and upgraded to the present version."""
    mark = FRAGMENT if FRAGMENT in link else OLD_FRAGMENT
    _, found, fragment = link.partition(mark)
    if not found:
        raise FormatError(f"this link has no document: it does not contain {FRAGMENT}; {_REMEDY}")
    if len(found) + len(fragment) > LONGEST:
        raise FormatError(f"this link is too long: {len(found) + len(fragment)} characters, at most {LONGEST}; {_REMEDY}")
    try:
        text = _inflated(fragment)
        given = _unpacked(text) if mark == FRAGMENT else None
    except FormatError:
        raise
    except (ValueError, RecursionError, zlib.error):
        raise FormatError(f"this link is damaged: part of it may be missing; {_REMEDY}") from None
    return checked(given) if mark == FRAGMENT else read_document(text)


def _inflated(fragment: str) -> str:
    """Return the text of a fragment."""
    if not re.fullmatch(r"[A-Za-z0-9_-]*", fragment):
        raise ValueError("not base64url")
    inflate = zlib.decompressobj(-15)
    content = inflate.decompress(base64.urlsafe_b64decode(fragment + "=" * (-len(fragment) % 4)), LARGEST + 1)
    if len(content) > LARGEST:
        raise FormatError(f"the document in this link is larger than {LARGEST >> 20} MB; {_REMEDY}")
    if not inflate.eof or inflate.unused_data:
        raise ValueError("truncated, or followed by other data")
    return content.decode()


# -- writing ---------------------------------------------------------------------------------------------------------------

_QUARTER = math.pi / 2
_MOST_QUARTERS = 64
_NONE = object()


def packed(document: WorkbenchDocument) -> str:
    """Return the document as packed text."""
    left = _left(_without_the_pose(document), _defaults(document["model"]["kind"] == "source"))
    return json.dumps({} if left is _NONE else left, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def _without_the_pose(document: WorkbenchDocument) -> dict[str, Any]:
    """Return the document without positions that equal its pose; reading restores them."""
    motion, simulation = document["motion"], document["simulation"]
    points = [{**point, "q": []} if point["at_pose"] else point for point in motion["waypoints"]]
    start: dict[str, list[float]] = {"q0": []} if simulation["at_pose"] else {}
    return {**document, "motion": {**motion, "waypoints": points}, "simulation": {**simulation, **start}}


def _defaults(source: bool) -> dict[str, Any]:
    return LINK_DEFAULTS | {"model": LINK_SOURCE_DEFAULTS} if source else LINK_DEFAULTS


def _is_table(usual: Any) -> bool:
    """Return whether this is the default of a list of records."""
    return isinstance(usual, list) and bool(usual) and isinstance(usual[0], dict)


def _is_number(usual: Any) -> bool:
    return usual is None or (isinstance(usual, (int, float)) and not isinstance(usual, bool))


def _short(x: float | None) -> str:
    """Return a number in its shortest form."""
    if x is None:
        return "n"
    value = float(x)
    if value == 0:
        return ""
    quarters = value / _QUARTER
    if abs(quarters) <= _MOST_QUARTERS and quarters.is_integer() and quarters * _QUARTER == value:
        return {1: "p", -1: "-p"}.get(int(quarters), f"{int(quarters)}p")
    sign, whole, part, e = cast("re.Match[str]", re.fullmatch(r"(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?", repr(value))).groups()
    every = (whole + (part or "")).lstrip("0")
    digits = every.rstrip("0")
    exponent = int(e or 0) - len(part or "") + len(every) - len(digits)
    point = len(digits) + exponent  # digits before the decimal point
    if exponent >= 0:
        plain = digits + "0" * exponent
    else:
        plain = f"{digits[:point]}.{digits[point:]}" if point > 0 else f".{'0' * -point}{digits}"
    return cast("str", sign) + min(plain, f"{digits}e{exponent}", key=len)


def _line(values: list[Any]) -> str:
    """Return numbers as one string."""
    parts = list[str]()
    for value, same in groupby(values):
        count, one = len(list(same)), _short(value)
        parts += [f"{one}*{count}"] if count > 2 else [one] * count
    return ",".join(parts) or ("0" if values else "")


def _left(value: Any, usual: Any) -> Any:
    """Return a value without its defaults; _NONE if nothing remains."""
    if _is_table(usual):
        return _columns(value, usual[0]) if value else _NONE
    if isinstance(usual, list):
        if value is None:
            return None
        return _NONE if value == usual else value if usual and isinstance(usual[0], str) else _line(value)
    if not isinstance(usual, dict):
        return _NONE if value == usual else _short(value) if _is_number(usual) and value is not None else value
    if not usual:
        return value or _NONE
    found = {name: left for name, own in usual.items() if (left := _left(value[name], own)) is not _NONE}
    return found or _NONE


def _columns(rows: list[dict[str, Any]], usual: dict[str, Any]) -> dict[str, Any]:
    """Return records as columns."""
    found: dict[str, Any] = {"": len(rows)}
    for name, own in usual.items():
        values = [row[name] for row in rows]
        if all(_left(value, own) is _NONE for value in values):
            continue
        if _is_number(own):
            found[name] = _line(values)
        elif _is_table(own):
            found[name] = [None if (left := _left(value, own)) is _NONE else left for value in values]
        elif isinstance(own, list):
            found[name] = ";".join("n" if value is None else _line(value) for value in values)
        else:
            found[name] = values
    return found


# -- reading ---------------------------------------------------------------------------------------------------------------

_NUMBER = re.compile(r"(?:(n)|(-?[0-9]*)p|(-?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e-?[0-9]{1,3})?)|)(?:\*([0-9]{1,6}))?")
_MOST = 1_000_000  # numbers and records of a document, so that a short link cannot expand to gigabytes


def _unpacked(text: str) -> Any:
    """Return the object of packed text, not yet checked as a document; ValueError if the text is malformed."""
    given = json.loads(text)
    if not isinstance(given, dict):
        raise ValueError("not a record")
    version, model = given.get("version"), given.get("model")
    if isinstance(version, str) and version.isascii() and version.isdigit() and len(version) < 9 and int(version) > VERSION:
        return {"format": FORMAT, "version": int(version)}  # this version does not know its fields
    return _ShareReader().whole(given, _defaults(isinstance(model, dict) and model.get("kind") == "source"))


class _ShareReader:
    """Expands packed text to objects, and limits how many it creates."""

    def __init__(self) -> None:
        self._count = 0

    def _reserve(self, n: int) -> None:
        self._count += n
        if n > LONGEST_LIST or self._count > _MOST:
            raise ValueError("too many numbers")

    def _numbers(self, text: Any) -> list[Any]:
        if not isinstance(text, str):
            raise ValueError("not numbers")
        found = list[Any]()
        for one in text.split(",") if text else ():
            match = _NUMBER.fullmatch(one)
            if not match:
                raise ValueError(f"not a number: {one[:40]}")
            none, quarters, plain, times = match.groups()
            count = int(times) if times else 1
            self._reserve(count)
            if quarters is not None:
                value = float({"": "1", "-": "-1"}.get(quarters, quarters)) * _QUARTER
            else:
                value = float(plain or 0)
            found += [None if none else int(value) if value.is_integer() and abs(value) < 2**53 else value] * count
        return found

    def whole(self, given: Any, usual: Any, *, there: bool = True) -> Any:
        """Return a value with its defaults filled in; `there`: whether the value was given."""
        if _is_table(usual):
            return self._rows(given, usual[0]) if there else []
        if isinstance(usual, list):
            if not there:
                return list(usual)
            return given if given is None or (usual and isinstance(usual[0], str)) else self._numbers(given)
        if not isinstance(usual, dict):
            if not there:
                return usual
            return self._one(self._numbers(given or "0")) if _is_number(usual) and given is not None else given
        if not usual:
            return given if there else {}
        fields = self._fields(given if there else {}, usual)
        return {name: self.whole(fields.get(name), own, there=name in fields) for name, own in usual.items()}

    @staticmethod
    def _one(values: list[Any]) -> Any:
        if len(values) != 1:
            raise ValueError("not one number")
        return values[0]

    @staticmethod
    def _fields(given: Any, usual: dict[str, Any]) -> dict[str, Any]:
        """Return a record after checking that all its fields are known."""
        if not isinstance(given, dict) or any(name and name not in usual for name in given):
            raise ValueError("not a record of known fields")
        return given

    def _rows(self, given: Any, usual: dict[str, Any]) -> list[dict[str, Any]]:
        fields = self._fields(given, usual)
        n = fields.get("")
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            raise ValueError("not a number of records")
        self._reserve(n * len(usual))
        columns = dict[str, list[Any]]()
        for name, own in usual.items():
            here = name in fields
            columns[name] = self._column(fields[name], own) if here else [self.whole(None, own, there=False) for _ in range(n)]
            if len(columns[name]) != n:
                raise ValueError(f"column {name}: expected {n} entries, got {len(columns[name])}")
        return [dict(zip(columns, values, strict=True)) for values in zip(*columns.values(), strict=True)]

    def _column(self, given: Any, own: Any) -> list[Any]:
        if _is_number(own):
            return self._numbers(given or "0")
        if isinstance(own, list) and not _is_table(own):
            if not isinstance(given, str):
                raise ValueError("not lists of numbers")
            return [None if one == "n" else self._numbers(one) for one in given.split(";")]
        if not isinstance(given, list):
            raise ValueError("not a column")
        return [self.whole(x, own, there=x is not None) for x in given] if _is_table(own) else given
