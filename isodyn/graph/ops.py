"""The operation set: one row per operation.  Everything that handles graphs dispatches on these codes.

The reference interpreter (backends/reference.py) defines the result of each operation; the rows here define its properties.
"""

from __future__ import annotations

from typing import NamedTuple


class Op(NamedTuple):
    """Name, number of arguments, True if they commute, class for counting, True if the result is a truth value."""

    name: str
    arity: int
    commutes: bool = False
    counts_as: str = "other"
    truth: bool = False


OPS = (
    Op("const", 0, counts_as="leaf"),
    Op("input", 0, counts_as="leaf"),
    Op("neg", 1, counts_as="sign"),
    Op("add", 2, commutes=True, counts_as="add"),
    Op("sub", 2, counts_as="add"),
    Op("mul", 2, commutes=True, counts_as="mul"),
    Op("div", 2, counts_as="div"),
    Op("sin", 1, counts_as="trig"),
    Op("cos", 1, counts_as="trig"),
    Op("sqrt", 1, counts_as="sqrt"),
    Op("abs", 1),
    Op("min", 2, commutes=True),
    Op("max", 2, commutes=True),
    Op("lt", 2, truth=True),
    Op("le", 2, truth=True),
    Op("eq", 2, commutes=True, truth=True),
    Op("select", 3),
    Op("atan2", 2, counts_as="trig"),
    Op("fma", 3),  # a b + c, rounded once
    Op("fms", 3),  # a b - c, rounded once
    Op("fnma", 3),  # c - a b, rounded once
)
CODE = {op.name: code for code, op in enumerate(OPS)}
(CONST, INPUT, NEG, ADD, SUB, MUL, DIV, SIN, COS, SQRT, ABS, MIN, MAX, LT, LE, EQ, SELECT, ATAN2, FMA, FMS, FNMA) = range(len(OPS))
