"""Many floats as text at once: the bytes that repr gives for each, found with array arithmetic (two to three times faster).

For 1e-4 <= x < 9e15 with decimal exponent e, x * 10^(16 - e) is a product of two exact doubles (10^22 is the last exact power).
Dekker's product gives it without error as hi + lo, so its 17 digits are exact integers, and so are the distances to the nearest
decimals of 16 and 15 digits.  The shortest of the three that lies within half a spacing of x reads back as x: that is what repr
prints.  Other magnitudes, infinities and NaN are left to repr itself.
Source: Dekker (1971), A floating-point technique for extending the available precision; Steele & White (1990).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

_CHUNK = 8192  # numbers at a time: everything stays in the caches
_WIDTH = 26  # sign, at most 24 characters, separator
_POWER = np.array([10.0**k for k in range(23)])
_FOUR = np.array([f"{k:04d}".encode() for k in range(10_000)], dtype="S4").view(np.uint32)
_ZEROS = np.array([4 if k == 0 else len(str(k)) - len(str(k).rstrip("0")) for k in range(10_000)], dtype=np.int64)
_SAFE = 1 - 1e-12  # a decimal this near half a spacing away is not taken: the next longer one always reads back
_COLUMNS = np.arange(_WIDTH, dtype=np.uint8)

Bytes = NDArray[np.uint8]


def rows_as_text(values: NDArray[Any], separator: str = ",") -> str:
    """(N, k) floats as N lines of k numbers, each as repr writes it; every line ends in a newline."""
    rows, columns = values.shape
    if not columns:
        return "\n" * int(rows)
    flat = np.ascontiguousarray(values, dtype=np.float64).reshape(-1)
    step = max(1, _CHUNK // columns) * columns
    ends = np.full(min(step, flat.size), ord(separator), dtype=np.uint8)
    ends[columns - 1 :: columns] = ord("\n")
    return "".join(_chunk(flat[k : k + step], ends[: flat.size - k]) for k in range(0, flat.size, step))


def _chunk(x: NDArray[np.float64], ends: Bytes) -> str:
    size = np.abs(x)
    plain = (size >= 1e-4) & (size < 9e15)
    zero = size == 0
    digits, exponent = _shortest(np.where(plain, size, 1.0))
    digits[zero], exponent[zero] = 0, 0
    text, length = _laid_out(digits, exponent)
    if not (plain | zero).all():
        odd = np.flatnonzero(~(plain | zero))
        words = np.array([repr(value).encode() for value in np.abs(x[odd]).tolist()], dtype="S24")
        text[odd, 1:25] = words.view(np.uint8).reshape(-1, 24)
        length[odd] = np.char.str_len(words)
    text[:, 0] = ord("-")
    text[np.arange(len(x)), 1 + length] = ends
    keep = (1 + length).astype(np.uint8)[:, np.newaxis] >= _COLUMNS
    keep[:, 0] = np.signbit(x) & ~np.isnan(x)
    kept: Bytes = text[keep]
    return kept.tobytes().decode("ascii")


def _shortest(x: NDArray[np.float64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """(17-digit integer D, exponent e) with the fewest digits that read back: x = D 10^(e - 16), zeros at the end of D."""
    exponent = np.floor(np.log10(x)).astype(np.int64)
    scale = _POWER[16 - exponent]
    exponent += (x * scale >= 1e17).astype(np.int64)  # log10 may be off by one rounding next to powers of ten
    exponent -= (x * scale < 1e16).astype(np.int64)
    scale = _POWER[16 - exponent]
    high, low = _product(x, scale)
    whole = np.rint(low)
    digits = high.astype(np.int64) + whole.astype(np.int64)
    rest = low - whole
    half = 0.5 * _SAFE * np.spacing(x) * scale
    by_ten, far_ten = _rounded(digits, rest, 10)
    by_hundred, far_hundred = _rounded(digits, rest, 100)
    digits = np.where(far_hundred < half, by_hundred, np.where(far_ten < half, by_ten, digits))
    over = digits >= 10**17
    return np.where(over, 10**16, digits), exponent + over


def _product(a: NDArray[np.float64], b: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """a b = high + low without error (Dekker; Veltkamp's splitting)."""
    high = a * b
    a1, b1 = _upper(a), _upper(b)
    a2, b2 = a - a1, b - b1
    return high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2


def _upper(a: NDArray[np.float64]) -> NDArray[np.float64]:
    c = a * 134217729.0  # 2^27 + 1
    upper: NDArray[np.float64] = c - (c - a)
    return upper


def _rounded(digits: NDArray[np.int64], rest: NDArray[np.float64], unit: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """A multiple of `unit` nearest to digits + rest, and how far away it is."""
    part = digits // unit
    down = part * unit
    above = (digits - down) + rest
    up = (above > unit / 2) | ((above == unit / 2) & (part % 2 == 1))  # a tie goes to the even digit
    return down + unit * up, np.where(up, unit - above, above)


def _laid_out(digits: NDArray[np.int64], exponent: NDArray[np.int64]) -> tuple[Bytes, NDArray[np.int64]]:
    """(M, 26) characters with the number from column 1 on, and its length."""
    figures, count = _figures(digits)
    text = np.empty((len(digits), _WIDTH), dtype=np.uint8)
    length = np.empty(len(digits), dtype=np.int64)
    for e in range(int(exponent.min()), int(exponent.max()) + 1):
        at = np.flatnonzero(exponent == e)
        if not at.size:
            continue
        block = np.full((at.size, _WIDTH), ord("0"), dtype=np.uint8)
        if e >= 0:
            block[:, 1 : e + 2] = figures[at, : e + 1]
            block[:, e + 2] = ord(".")
            block[:, e + 3 : 19] = figures[at, e + 1 :]
            length[at] = np.maximum(count[at], e + 2) + 1
        else:
            block[:, 2] = ord(".")
            block[:, 2 - e : 19 - e] = figures[at]
            length[at] = count[at] + 1 - e
        text[at] = block
    return text, length


def _figures(digits: NDArray[np.int64]) -> tuple[Bytes, NDArray[np.int64]]:
    """(M, 17) decimal digits as characters, and how many of them stand before the zeros at the end."""
    upper = digits // 10**8  # nine digits
    lower = digits - upper * 10**8
    first = upper // 10**8
    upper -= first * 10**8
    fours = np.empty((len(digits), 5), dtype=np.uint32)
    groups = (upper // 10**4, upper % 10**4, lower // 10**4, lower % 10**4)
    fours[:, 0] = _FOUR[first]
    zeros = np.full(len(digits), 16)
    for k, group in enumerate(groups):
        fours[:, k + 1] = _FOUR[group]
        zeros = np.where(group == 0, zeros, _ZEROS[group] + 4 * (3 - k))
    return fours.view(np.uint8).reshape(-1, 20)[:, 3:], 17 - zeros
