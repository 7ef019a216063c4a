"""Validation of arguments: numbers, arrays, names, poses. It does not depend on robots.

The argument `where` is "argument" or "function: argument". Messages name it, the rule, the value and, if there is one, the remedy:

    seeds: expected a whole number of at least 1, got 0
    compare: states must be a whole number of at least 1, got 0

Numbers are returned as float or int, arrays as new arrays, so no value is checked twice. Values that describe a robot may contain
symbols (`scalar`, `frozen`, `inertia_matrix`, `rigid_pose`; not `constant`) and raise ModelError. All other values are numbers and
raise ShapeError unless the caller names another error.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from inspect import signature
from numbers import Integral, Real
from pathlib import Path
from typing import Any, ParamSpec, TypeGuard, TypeVar

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from isodyn.errors import FormatError, IsodynError, ModelError, ShapeError, UnknownNameError
from isodyn.spatial import Array, Scalar, array, is_symbolic

#: lengths of an array's dimensions: a number, a word for any length, or a first `...` for any leading dimensions
Shape = Sequence[Any]
#: numbers or symbols that form a vector or matrix of a robot
Values = ArrayLike | Scalar | Sequence[Scalar]

MOST_DIMENSIONS = 32  # the most that NumPy broadcasts

#: the identity pose, read-only
IDENTITY = np.eye(4)
IDENTITY.flags.writeable = False

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


def short(value: object, most: int = 60) -> str:
    """Return repr(value), cut to `most` characters."""
    try:
        text = repr(value)
    except ValueError:  # an integer with more digits than Python prints
        text = f"{type(value).__name__} of thousands of digits"
    return text if len(text) <= most else f"{text[: most - 3]}..."


def refused(where: str, rule: str, came: str, error: type[IsodynError] = ShapeError) -> IsodynError:
    """Return the error for a value that breaks a rule."""
    return error(f"{where} must be {rule}, got {came}" if ": " in where else f"{where}: expected {rule}, got {came}")


def is_number(value: object) -> TypeGuard[float]:
    """Return whether the value is a real number and not a bool."""
    return isinstance(value, (int, float, np.integer, np.floating)) and not isinstance(value, bool)


def number(
    where: str,
    value: object,
    *,
    above: float = -math.inf,
    least: float = -math.inf,
    most: float = math.inf,
    unit: str = "",
    rule: str = "",
    infinite: bool = False,
    error: type[IsodynError] = ShapeError,
) -> float:
    """Return a real number above `above`, from `least` to `most`, finite unless `infinite`; `rule` replaces these words."""
    if is_number(value) and least <= value <= most and not value <= above > -math.inf and (infinite or math.isfinite(value)):
        return float(value)
    raise refused(where, rule or _range_text(above, least, most) + (f" of {unit}" if unit else ""), short(value), error)


def _range_text(above: float, least: float, most: float) -> str:
    if math.isfinite(most):
        return f"a number {f'above {above:g} and up to' if math.isfinite(above) else f'from {least:g} to'} {most:g}"
    if math.isfinite(above):
        return "a positive number" if above == 0 else f"a number above {above:g}"
    if math.isfinite(least):
        return "a non-negative number" if least == 0 else f"a number of at least {least:g}"
    return "a number"


def positive(where: str, value: object, unit: str = "", *, infinite: bool = False) -> float:
    """Return a number above zero; `unit` ("seconds", "m/s") is for the message."""
    return number(where, value, above=0, unit=unit, infinite=infinite)


def whole(
    where: str, value: object, least: int, most: int | None = None, *, rule: str = "", error: type[IsodynError] = ShapeError
) -> int:
    """Return a whole number from `least` to `most`."""
    if isinstance(value, Integral) and not isinstance(value, bool) and least <= int(value) <= (math.inf if most is None else most):
        return int(value)
    words = f"a whole number of at least {least}" if most is None else f"a whole number from {least} to {most}"
    raise refused(where, rule or words, short(value), error)


def flag(where: str, value: object, rule: str = "True or False") -> bool:
    """Return a bool; truthy values are refused. `rule` states what else the caller accepts."""
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    raise refused(where, rule, short(value))


def one_of(kind: str, name: object, known: Iterable[str], hints: Mapping[str, str] | None = None) -> str:
    """Return the name if it is known; otherwise raise with its hint (by lower-case name) or the most similar names."""
    known = list(known)
    if not isinstance(name, str) or name not in known:
        raise UnknownNameError.of(kind, name, known, (hints or {}).get(str(name).lower(), ""))
    return name


def names(where: str, values: object, example: str) -> tuple[str, ...]:
    """Return a tuple of names from a sequence; a single string is refused."""
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise ModelError(f"{where} takes a sequence of names, such as {example}, got {short(values)}")
    found = tuple(values)
    if not all(isinstance(name, str) for name in found):
        raise ModelError(f"{where} takes names, such as {example}, got {short(found)}")
    return found


def mapping(where: str, value: object, form: str = "{name: values}") -> dict[str, Any]:
    """Return a new dict from a mapping whose keys are names."""
    if not isinstance(value, Mapping):
        raise refused(where, form, type(value).__name__)
    return dict(value)


def keywords_known(theirs: Mapping[str, str], called: str = "") -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Decorator: unknown keywords raise an error that says what to write instead.

    theirs   name of an argument in other libraries -> its name here
    called   name of the function in messages (default: its own)
    """

    def decorated(function: Callable[P, R]) -> Callable[P, R]:
        known = {key: None for key in signature(function).parameters if key != "self"}.keys()
        name = called or function.__name__

        @wraps(function)
        def checked(*args: P.args, **keywords: P.kwargs) -> R:
            if keywords.keys() <= known:
                return function(*args, **keywords)
            if elsewhere := [f"{key} is {theirs[key]}" for key in keywords if key in theirs and key not in known]:
                raise ModelError(f"{name}: here {'; '.join(elsewhere)}")
            raise UnknownNameError.of(f"argument of {name}", next(key for key in keywords if key not in known), known)

        return checked

    return decorated


def fields_known(theirs: Mapping[str, str]) -> Callable[[type[T]], type[T]]:
    """Class decorator: `keywords_known` for the constructor."""

    def decorated(made: type[T]) -> type[T]:
        made.__init__ = keywords_known(theirs, made.__name__)(made.__init__)  # type: ignore[method-assign]
        return made

    return decorated


def dtype(value: DTypeLike, known: Iterable[str]) -> str:
    """Return the name of a number type if it is known."""
    try:
        name = str(np.dtype(value).name)
    except TypeError:
        name = str(value)
    return one_of("dtype", name, known)


def file(where: str, path: object, endings: Sequence[str] = ()) -> Path:
    """Return the path of an output file that has one of these endings."""
    words = " or ".join([", ".join(endings[:-1]), endings[-1]] if len(endings) > 1 else endings)
    if not isinstance(path, (str, os.PathLike)):
        raise FormatError(f"{where}: expected the path of a file{' ' + words if words else ''}, got {type(path).__name__}")
    target = Path(path)
    if endings and target.suffix.lower() not in endings:
        raise FormatError(f"{where}: {str(target)[:200]!r} ends in {target.suffix!r}; expected {words}")
    return target


def real(where: str, value: object, *, dtype: DTypeLike = np.float64, copy: bool = True) -> Array:
    """Return a new array of real numbers; infinities and NaN are allowed. `copy` False: no copy unless it must change."""
    plain(where, value)
    try:
        given = np.asarray(value)
    except IsodynError:  # an object whose own conversion refuses
        raise
    except ValueError:  # rows of different lengths
        given = np.empty(0, dtype=object)
    if given.dtype == object and given.size and all(isinstance(x, Real) for x in given.flat):  # fractions
        try:
            given = given.astype(np.float64)
        except OverflowError:
            rule = "real numbers" if ": " in where else "an array of real numbers"
            raise refused(where, f"{rule} of at most 1.8e308", f"{short(value)}, which is too large") from None
    if given.dtype.kind not in "fiub":
        rule = "real numbers" if ": " in where else "an array of real numbers"
        raise refused(where, rule, kind(value, given))
    return np.array(given, dtype=dtype, order="C") if copy else np.asarray(given, dtype=dtype, order="C")


def plain(where: str, value: object) -> None:
    """Refuse arrays that NumPy would misread: GPU arrays and masked arrays."""
    if hasattr(value, "__cuda_array_interface__"):
        raise ShapeError(f"{where}: expected an array in host memory, got a GPU array; copy it first (for CuPy: array.get())")
    if isinstance(value, np.ma.MaskedArray):
        raise ShapeError(f"{where}: expected a plain array, got a masked array; fill the masked entries first (array.filled(...))")


def kind(value: object, given: Array) -> str:
    """Return words for a value that is not an array of real numbers, as Python and as NumPy read it."""
    if value is None or isinstance(value, str):
        return "None; give a list or an array of numbers" if value is None else f"str {short(value)}"
    if given.dtype != object:
        return f"numbers of type {given.dtype}" if given.dtype.kind == "c" else f"{type(value).__name__} of type {given.dtype}"
    if any(is_symbolic(x) for x in given.flat):
        return "symbols; use isodyn.trace for expressions"
    if isinstance(value, (list, tuple)) and not given.size:
        return f"{type(value).__name__}; its rows differ in length"
    inside = f" of {type(given.flat[0]).__name__}" if given.size and given.ndim else ""
    return f"{type(value).__name__}{inside}; give a list or an array of numbers"


def shaped(where: str, given: Array, shape: Shape, why: str = "") -> Array:
    """Return the array if it has the shape; `why` follows the expected shape in the message ("one number per joint")."""
    inner = shape[1:] if shape and shape[0] is ... else shape
    leading = given.ndim - len(inner)
    same = all(isinstance(b, str) or a == b for a, b in zip(given.shape[max(leading, 0) :], inner, strict=False))
    if not same or leading < 0 or (leading and inner is shape):
        words = ["..." if size is ... else str(size) for size in shape]
        wanted = f"({', '.join(words)}{',' if len(words) == 1 else ''}){why}"
        hint = sideways(where, given.shape, shape)
        if ": " in where:
            raise ShapeError(f"{where} has shape {given.shape}; expected {wanted}{hint}")
        raise ShapeError(f"{where}: expected shape {wanted}, got {given.shape}{hint}")
    return given


def sideways(where: str, came: tuple[int, ...], shape: Shape) -> str:
    """Return a hint for a shape error if the array is a transposed table, with samples in columns; otherwise ""."""
    turned = len(came) == len(shape) == 2 and came[0] == shape[1] != came[1]
    if not turned or (isinstance(shape[0], int) and shape[0] != came[1]):
        return ""
    name = where.rpartition(": ")[2]
    return f"; rows are samples: pass {name}.T" if name.isidentifier() else "; rows are samples: transpose it"


def finite(
    where: str, value: object, shape: Shape | None = None, why: str = "", *, dtype: DTypeLike = np.float64, copy: bool = True
) -> Array:
    """Return a new array of finite numbers with the given shape; `copy` as in `real`."""
    given = real(where, value, dtype=dtype, copy=copy)
    if shape is not None:
        shaped(where, given, shape, why)
    good = np.isfinite(given)
    if not good.all():
        place = tuple(int(k) for k in np.argwhere(~good)[0])
        at = f" at index {place if len(place) > 1 else place[0]}" if place else ""
        if ": " in where:
            raise ShapeError(f"{where} contains numbers that are not finite ({given[place]}{at})")
        raise ShapeError(f"{where}: not finite{at} ({given[place]})")
    return given


def increasing(where: str, times: Array) -> Array:
    """Return times (K,) if they are strictly increasing."""
    steps = np.diff(times) > 0
    if not steps.all():
        k = int(np.argmin(steps))
        raise ShapeError(f"{where}: times must increase; number {k + 2} is {times[k + 1]:g} s after {times[k]:g} s")
    return times


def per_joint(
    where: str, value: object, n: int, *, above: float | None = None, rule: str = "", infinite: bool = False, other: str = "",
    why: str = "",
) -> Array:  # fmt: skip
    """Return (n,) from one number for all joints or one per joint, above `above`, finite unless `infinite`.

    other   what else the caller accepts, for the message
    why     words after the shape that came, for the message
    """
    given = real(where, value)
    if given.shape not in ((), (n,)):
        raise refused(where, f"{other + ', ' if other else ''}a number or ({n},)", f"shape {given.shape}{why}")
    good = (np.isfinite(given) | (np.isinf(given) & infinite)) & (True if above is None else given > above)
    if not good.all():
        words = rule or (("finite numbers" if not infinite else "numbers") + ("" if above is None else f" above {above:g}"))
        raise refused(where, words, short(given.tolist()))
    return np.array(np.broadcast_to(given, (n,)))


def leading_shape(arrays: Mapping[str, Array], inner: int | Sequence[int] = 1) -> tuple[int, ...]:
    """Return the shape to which the leading dimensions of the arrays broadcast: all but the `inner` last ones."""
    last = [inner] * len(arrays) if isinstance(inner, int) else inner
    for name, a in arrays.items():
        if a.ndim > MOST_DIMENSIONS:
            raise refused(
                name, f"an array of at most {MOST_DIMENSIONS} dimensions", f"{a.ndim}; reshape it to (states, n) and back"
            )
    try:
        return np.broadcast_shapes(*(a.shape[: a.ndim - k] for a, k in zip(arrays.values(), last, strict=True)))
    except ValueError:
        shapes = ", ".join(f"{name} {a.shape}" for name, a in arrays.items())
        raise ShapeError(f"leading dimensions do not broadcast: {shapes}") from None


def result_array(where: str, out: object, shape: tuple[int, ...], dtype: np.dtype[Any], *, contiguous: bool = False) -> Array:
    """Return the output array if it is writeable and has this shape and type; C-contiguous on request."""
    if isinstance(out, np.ndarray) and out.dtype == dtype and out.shape == shape:
        if out.flags.writeable and (out.flags.carray or not contiguous):
            return out
    found = f"{out.dtype} of shape {out.shape}" if isinstance(out, np.ndarray) else type(out).__name__
    locked = ", read-only" if isinstance(out, np.ndarray) and not out.flags.writeable else ""
    order = "C-contiguous " if contiguous else ""
    raise ShapeError(f"{where}: expected a writeable {order}{dtype} array of shape {shape}, got {found}{locked}")


def scalar(where: str, value: Scalar, *, least: float | None = None, infinite: bool = False) -> Scalar:
    """Return a finite float, or a symbol unchanged."""
    return value if is_symbolic(value) else _number(where, value, "a number or an isodyn symbol", least, infinite)


def constant(where: str, value: Scalar, *, least: float | None = None, infinite: bool = False) -> float:
    """Return a finite float, for a value of a robot that cannot be a symbol."""
    if is_symbolic(value):
        raise ModelError(f"{where}: expected a number, got the symbol {short(value)}; give it a value")
    return _number(where, value, "a number", least, infinite)


def _number(where: str, value: float, rule: str, least: float | None, infinite: bool) -> float:
    if type(value) is float and (value - value == 0.0 or (infinite and value == value)) and (least is None or value >= least):
        return value  # fast path: a joint has two dozen of them
    try:
        if isinstance(value, (str, bytes, bool, np.bool_)):  # float() would accept these
            raise TypeError
        found = float(value)
    except (TypeError, ValueError, OverflowError):
        raise ModelError(f"{where}: expected {rule}, got {short(value)}") from None
    if math.isnan(found) or (math.isinf(found) and not infinite):
        raise ModelError(f"{where}: {found} is not a finite number")
    if least is not None and found < least:
        raise ModelError(f"{where}: {found:g} is below {least:g}; check the sign and the unit")
    return found


def frozen(where: str, values: Values, shape: tuple[int, ...]) -> Array:
    """Return a read-only array of finite numbers (float64) or symbols (object) of this shape."""
    result = _numbers_or_symbols(where, values, f"numbers of shape {shape}")
    if result.shape != shape:
        raise ModelError(f"{where}: expected shape {shape}, got {result.shape}")
    if result.dtype == object:
        result = result.copy()
        for index, value in np.ndenumerate(result):
            result[index] = scalar(where, value)
    elif not math.isfinite(np.vdot(result, result)) and not np.isfinite(result).all():  # vdot alone takes a third of the time
        raise ModelError(f"{where}: {short(values)} contains a number that is not finite")
    result.flags.writeable = False
    return result


def _numbers_or_symbols(where: str, values: Values, rule: str) -> Array:
    try:
        given = np.asarray(values)
        if given.dtype.kind in "SUb":
            raise TypeError
        return array(given)
    except (TypeError, ValueError, OverflowError):
        raise ModelError(f"{where}: expected {rule}, got {short(values)}") from None


def inertia_matrix(where: str, values: Values) -> Array:
    """Return a symmetric 3x3 matrix [kg m2] from 3x3 or [xx, yy, zz, xy, xz, yz] or [xx, yy, zz]."""
    given = _numbers_or_symbols(where, values, "3x3 numbers, 3 or 6")
    if given.shape == (3,):
        given = array(np.diag(given))
    elif given.shape == (6,):
        xx, yy, zz, xy, xz, yz = given
        given = array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    elif given.shape != (3, 3):
        raise ModelError(f"{where}: expected 3x3, [xx, yy, zz] or [xx, yy, zz, xy, xz, yz], got shape {given.shape}")
    result = frozen(where, given, (3, 3))
    if result.dtype != object and (result != result.T).any():
        skewness = np.abs(result - result.T).max()
        if skewness > 1e-9 * np.abs(result).max():
            raise ModelError(
                f"{where}: the matrix is not symmetric (largest difference {skewness:g} kg m2); "
                "give 3x3 symmetric or [xx, yy, zz, xy, xz, yz]"
            )
        result = result / 2 + result.T / 2
        result.flags.writeable = False
    return result


def rigid_pose(where: str, values: Values | None) -> Array:
    """Return a 4x4 pose, the identity for None; a numeric rotation must be orthogonal and right-handed."""
    if values is None or values is IDENTITY:
        return IDENTITY
    result = frozen(where, values, (4, 4))
    if result.dtype != object:
        (a, b, c, _), (d, e, f, _), (g, h, i, _), last = result.tolist()  # a fifth of NumPy's time on matrices this small
        lengths = a * a + b * b + c * c, d * d + e * e + f * f, g * g + h * h + i * i
        across = a * d + b * e + c * f, a * g + b * h + c * i, d * g + e * h + f * i
        off = max(map(abs, (*across, *(length - 1.0 for length in lengths))))
        left_handed = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) < 0.0
        if off > 1e-9 or left_handed or last != [0.0, 0.0, 0.0, 1.0]:
            raise ModelError(f"{where}: not a rigid pose (rotation not orthogonal or last row not 0 0 0 1)")
    return result


def direction(where: str, given: Values) -> Array:
    """Return a unit vector (3,) of numbers from a vector of any length; `where` ends in "the axis" or the like."""
    axis = frozen(where.replace("the ", ""), given, (3,))
    if axis.dtype == object:
        raise ModelError(f"{where} must be numbers; put symbols into the origin instead")
    length = math.hypot(*axis.tolist())  # unlike the root of a sum of squares, it does not overflow
    if not 1e-9 <= length < math.inf:
        raise ModelError(f"{where} {axis.tolist()} has no usable length; give a direction such as (0, 0, 1)")
    unit: Array = axis if abs(length - 1) < 1e-15 else axis / length
    unit.flags.writeable = False
    return unit
