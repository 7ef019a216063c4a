"""Trace users' functions: functions of `math` become operations, and untraceable code raises an error with a remedy.

math.sin(x) needs a float, which an expression is not.  So a function is copied, together with the helpers of its module that it
calls.  In the copy, `math` and its functions are replaced by those of this file; the original is unchanged.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from types import BuiltinFunctionType, CellType, CodeType, FunctionType, MappingProxyType, MethodType, SimpleNamespace

from isodyn.errors import GraphError
from isodyn.graph.node import Expr
from isodyn.graph.ops import ATAN2
from isodyn.spatial import Scalar, square_root


def _atan2(y: Scalar, x: Scalar) -> Scalar:
    if isinstance(y, Expr):
        return y.arctan2(x)
    assert isinstance(x, Expr)  # one of them is
    return x._binary(ATAN2, y, True)


def _hypot(*sides: Scalar) -> Scalar:
    return square_root(sum(side * side for side in sides))


#: functions of math -> the same on expressions
_FUNCTIONS: dict[str, Callable[..., Scalar]] = {
    "sin": lambda x: x.sin(),
    "cos": lambda x: x.cos(),
    "tan": lambda x: x.tan(),
    "asin": lambda x: x.arcsin(),
    "acos": lambda x: x.arccos(),
    "atan": lambda x: x.arctan(),
    "atan2": _atan2,
    "sqrt": lambda x: x.sqrt(),
    "hypot": _hypot,
    "fabs": abs,
    "pow": lambda x, power: x**power,
    "radians": lambda x: x * (math.pi / 180),
    "degrees": lambda x: x * (180 / math.pi),
}


def _traced(name: str, own: Callable[..., Scalar]) -> Callable[..., Scalar]:
    def function(*arguments: Scalar) -> Scalar:
        if not any(isinstance(x, Expr) for x in arguments):
            return own(*arguments)
        if name not in _FUNCTIONS:
            raise GraphError(f"math.{name} is not an operation of graphs")
        return _FUNCTIONS[name](*arguments)

    return function


_OWN = {name: value for name, value in vars(math).items() if callable(value) and not name.startswith("_")}
_TRACED = {own: _traced(name, own) for name, own in _OWN.items()}
_MATH = SimpleNamespace(**{**vars(math), **{name: _TRACED[own] for name, own in _OWN.items()}})


def called(
    what: str,
    function: Callable[..., object],
    *arguments: object,
    named: Mapping[str, object] = MappingProxyType({}),
    remedy: str = "",
) -> object:
    """Call function(*arguments, **named) on expressions with math's functions traced; GraphError if it cannot be traced.

    what, remedy   for the error message: name of the function, and an alternative
    """
    own: object = function.__call__ if callable(function) else None  # type: ignore[operator]  # a method where that is an object
    try:
        return _exchanged_call(own if isinstance(own, MethodType) else function, {})(*arguments, **named)
    except (TypeError, AttributeError, GraphError) as error:
        raise GraphError(
            f"{what} cannot be traced: {error}; use + - * /, whole powers, sin, cos, tan, sqrt, arctan2 and abs of math or NumPy, "
            f"and condition.select(yes, no), x.minimum(y), x.maximum(y) for if, min, max{remedy}"
        ) from error


def _exchanged(value: object, done: dict[FunctionType, FunctionType]) -> object:
    """Replace math and its functions by traceable ones, and functions by copies that use these; return other values unchanged."""
    if value is math:
        return _MATH
    return _exchanged_call(value, done) if callable(value) else value


def _exchanged_call(value: Callable[..., object], done: dict[FunctionType, FunctionType]) -> Callable[..., object]:
    """Replace a callable in the same way."""
    if isinstance(value, MethodType):
        return MethodType(_exchanged_call(value.__func__, done), value.__self__)
    if isinstance(value, partial):
        given, named = [_exchanged(x, done) for x in value.args], {key: _exchanged(x, done) for key, x in value.keywords.items()}
        return partial(_exchanged_call(value.func, done), *given, **named)
    if not isinstance(value, FunctionType):
        return _TRACED.get(value, value) if isinstance(value, BuiltinFunctionType) else value
    if value in done:
        return done[value]
    space, cells = dict(value.__globals__), tuple(CellType() for _ in value.__closure__ or ())
    defaults = tuple(_exchanged(default, done) for default in value.__defaults__ or ())
    copy = done[value] = FunctionType(value.__code__, space, value.__name__, defaults, cells)
    copy.__kwdefaults__ = {key: _exchanged(default, done) for key, default in (value.__kwdefaults__ or {}).items()}
    for name in _names(value.__code__) & set(space):
        other = space[name]
        if not isinstance(other, FunctionType) or other.__globals__ is value.__globals__:  # helpers of the same module
            space[name] = _exchanged(other, done)
    for cell, own in zip(cells, value.__closure__ or (), strict=True):
        with suppress(ValueError):  # a name without a value so far
            cell.cell_contents = _exchanged(own.cell_contents, done)
    return copy


def _names(code: CodeType) -> set[str]:
    """Return the names that a function and its inner functions refer to."""
    return set(code.co_names).union(*(_names(part) for part in code.co_consts if isinstance(part, CodeType)))
