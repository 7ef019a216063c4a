"""Evaluation of graphs with many digits, by mpmath: the reference for measuring rounding errors.

mpmath is an optional dependency (isodyn[sym]).  Constants and inputs are taken exactly, as the binary numbers that they are.
The device "precise" rounds every result once, at the end (see device.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from isodyn.backends.device import Device
from isodyn.backends.reference import Interpreted, Reference
from isodyn.errors import MissingExtra
from isodyn.graph import ops
from isodyn.graph.graph import Graph, walk
from isodyn.spatial import Array

Number = Any  # mpmath has no types


def check_installed() -> None:
    """Raise MissingExtra if mpmath is not installed; call this before a long computation that needs it."""
    _mpmath()


def evaluate_precisely(graph: Graph, inputs: Mapping[str, ArrayLike], digits: int = 50) -> dict[str, Array]:
    """Return output name -> object array (N, *shape) of mpmath numbers with `digits` decimal digits.

    inputs   name -> (N, *shape), or (*shape) if it is equal for all states.  N is taken from the first input with a leading axis.

    A division by zero, or the square root of a negative number, gives NaN in every result that depends on it.
    """
    mp = _mpmath()
    given = [np.asarray(inputs[port.name], dtype=object) for port in graph.inputs]
    batched = [a.ndim > len(port.shape) for a, port in zip(given, graph.inputs, strict=True)]
    rows = next((len(a) for a, many in zip(given, batched, strict=True) if many), 1)
    with mp.workdps(digits):
        meaning = _meanings(mp)
        found = [
            _state(graph, [(a[k] if many else a).reshape(-1) for a, many in zip(given, batched, strict=True)], mp, meaning)
            for k in range(rows)
        ]
    results = np.empty((rows, len(graph.results)), dtype=object)
    for k, values in enumerate(found):
        results[k] = values
    outputs, start = {}, 0
    for port in graph.outputs:
        outputs[port.name] = results[:, start : start + port.size].reshape(rows, *port.shape)
        start += port.size
    return outputs


def error_of(approximate: Array, exact: Array, digits: int = 50) -> Array:
    """Return approximate - exact, entry by entry: subtracted with `digits` digits, then rounded to float64.

    approximate   numbers of any dtype;  exact   object array of mpmath numbers of the same shape
    """
    mp = _mpmath()
    with mp.workdps(digits):
        pairs = zip(approximate.reshape(-1).tolist(), exact.reshape(-1), strict=True)
        return np.array([float(mp.mpf(a) - b) for a, b in pairs], dtype=float).reshape(exact.shape)


def solve_rounded(matrices: Array, rounded: Array, x: Array, digits: int = 50) -> Array:
    """Return the solution y (N, n) of rounded y = M x: how rounding the matrix M changes the solution x of a system M x = b.

    matrices, x   (N, n, n), (N, n) mpmath numbers;  rounded   (N, n, n) floats
    """
    mp = _mpmath()
    y = np.empty(x.shape, dtype=object)
    with mp.workdps(digits):
        for k, coarse in enumerate(rounded.tolist()):
            y[k] = list(mp.lu_solve(mp.matrix(coarse), mp.matrix((matrices[k] @ x[k]).tolist())))
    return y


def _state(graph: Graph, arrays: list[Array], mp: ModuleType, meaning: Mapping[int, Callable[..., Number]]) -> list[Number]:
    def constant(value: float | Fraction) -> Number:
        return mp.mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else mp.mpf(value)

    x = walk(graph, constant, lambda k, element: mp.mpf(arrays[k][element]), lambda i, args: meaning[graph.ops[i]](*args))
    return [x[i] for i in graph.results]


def _meanings(mp: ModuleType) -> dict[int, Callable[..., Number]]:
    """Return operation code -> function; the same definitions as in the reference interpreter."""

    def divided(a: Number, b: Number) -> Number:
        return a / b if b else mp.nan

    def root(a: Number) -> Number:
        return mp.sqrt(a) if a >= 0 else mp.nan

    return {
        ops.NEG: lambda a: -a,
        ops.ADD: lambda a, b: a + b,
        ops.SUB: lambda a, b: a - b,
        ops.MUL: lambda a, b: a * b,
        ops.DIV: divided,
        ops.SIN: mp.sin,
        ops.COS: mp.cos,
        ops.SQRT: root,
        ops.ABS: abs,
        ops.MIN: min,
        ops.MAX: max,
        ops.LT: lambda a, b: a < b,
        ops.LE: lambda a, b: a <= b,
        ops.EQ: lambda a, b: a == b,
        ops.SELECT: lambda condition, yes, no: yes if condition else no,
        ops.ATAN2: mp.atan2,
        ops.FMA: lambda a, b, c: a * b + c,
        ops.FMS: lambda a, b, c: a * b - c,
        ops.FNMA: lambda a, b, c: c - a * b,
    }


def _mpmath() -> ModuleType:
    try:
        return import_module("mpmath")
    except ImportError:
        raise MissingExtra.of("mpmath", "sym") from None


class Precise(Reference):
    """Device with 50-digit arithmetic; its integrators compute derivatives in 50 digits and keep states in double precision."""

    name = "precise"

    def kernel(self, graph: Graph, dtype: DTypeLike = np.float64) -> Interpreted:
        """Return an interpreter of the graph in 50 digits, without optimising the graph."""
        check_installed()
        return Interpreted(graph, dtype, _rounded)

    def describe(self) -> str:
        """Return the version of mpmath."""
        return f"mpmath {_mpmath().__version__}"


def _rounded(graph: Graph, inputs: Mapping[str, Array], dtype: np.dtype[np.generic]) -> Mapping[str, Array]:
    return {name: values.astype(np.float64).astype(dtype) for name, values in evaluate_precisely(graph, inputs).items()}


DEVICE: Device = Precise()
