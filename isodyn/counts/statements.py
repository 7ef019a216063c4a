"""Statements of the formulation files: their results, and parallel steps with a processor for each statement.

A function with the argument `tree` is a recursion over bodies.  Other functions (_trace, carried_rate, Composite.with_child) are
helpers for the vectors of one body.  Parallel steps are those of Turney, Mudge and Lee (Table 5):

1. A *vector quantity* is the result of one statement of a formulation for one body.  Operations record the line that made them and
   are stored in order, so a vector quantity is a run of consecutive operations of the same statement.  A helper is one quantity as
   a whole, and so is a statement that makes the vectors of several bodies at once (a comprehension).
2. A separate processor computes the operations of a quantity one after the other, when all quantities that it needs are ready.
3. The steps are the products (divisions included) and sums on the longest path from the inputs to the last result, measured by
   their sum.  Sines, cosines and parameter-only work are free, as in the paper.

Turney adds the longest multiplications and the longest additions of each stage separately; here both are on the same path.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import NamedTuple

from isodyn import formulations
from isodyn.errors import FormatError
from isodyn.graph.count import online
from isodyn.graph.graph import Graph
from isodyn.graph.ops import OPS

FOLDER = resources.files(formulations)  # works inside a zip


@dataclass(frozen=True)
class SourceFunction:
    """A function of a formulation file: its name, its lines, and True for a helper."""

    name: str
    first: int
    last: int
    helper: bool


@dataclass(frozen=True)
class Statement:
    """A statement: its lines and its results, such as ("w[i]",), ("a_w", "a_v") or ("T.append()",)."""

    first: int
    last: int
    makes: tuple[str, ...]


@dataclass(frozen=True)
class SourceFile:
    """A file: its lines, the number of docstring lines, its outermost functions, its simple statements."""

    name: str
    lines: tuple[str, ...]
    docstring: int
    functions: tuple[SourceFunction, ...]
    statements: tuple[Statement, ...]

    def function(self, line: int) -> SourceFunction | None:
        """Return the outermost function that contains a line."""
        return next((f for f in self.functions if f.first <= line <= f.last), None)

    def statement(self, line: int) -> Statement:
        """Return the simple statement that contains a line."""
        around = [s for s in self.statements if s.first <= line <= s.last]
        return min(around, key=lambda s: s.last - s.first, default=Statement(line, line, ()))

    def made_at(self, line: int) -> tuple[str, ...]:
        """Return the results that a line contributes to: names of its statement, and for a helper its name with brackets."""
        function = self.function(line)
        own = (f"{function.name}()",) if function is not None and function.helper else ()
        return (*self.statement(line).makes, *own)


@lru_cache(maxsize=64)
def source_file(name: str) -> SourceFile:
    """Read a file of isodyn/formulations by its name."""
    try:
        text = (FOLDER / name).read_text(encoding="utf-8")
    except OSError:
        raise FormatError(
            f"isodyn is installed without its source files: there is no formulations/{name} to read lines of"
        ) from None
    tree = ast.parse(text)
    docstring = tree.body[0].end_lineno if ast.get_docstring(tree) else 0
    return SourceFile(name, tuple(text.splitlines()), docstring or 0, tuple(_functions(tree)), tuple(_statements(tree)))


def _functions(tree: ast.AST, owner: str = "") -> Iterator[SourceFunction]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            assert node.end_lineno is not None
            inner = [f for f in ast.walk(node) if isinstance(f, (ast.FunctionDef, ast.Lambda))]
            recursion = any(argument.arg == "tree" for f in inner for argument in f.args.args)
            yield SourceFunction(f"{owner}{node.name}", node.lineno, node.end_lineno, not recursion)


def _statements(tree: ast.AST) -> Iterator[Statement]:
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and not hasattr(node, "body"):
            assert node.end_lineno is not None
            yield Statement(node.lineno, node.end_lineno, tuple(_made(node)))


def _made(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.Assign):
        for target in node.targets:
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            yield from map(ast.unparse, parts)
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
        yield ast.unparse(node.target)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield f"{ast.unparse(node.value.func)}()"
    elif isinstance(node, ast.Return):
        yield "return"


# -- parallel steps -----------------------------------------------------------------------------------------------


class ParallelSteps(NamedTuple):
    """Products and sums on the longest path, with a processor for every vector quantity."""

    mul: int
    add: int

    @property
    def total(self) -> int:
        """Products and sums."""
        return self.mul + self.add


_STEP = 1 << 32  # steps packed into one number: the total in the upper half, products in the lower half
_COST = {"mul": _STEP + 1, "div": _STEP + 1, "add": _STEP}


def simultaneous_steps(graph: Graph, *, offline: Collection[str] = ()) -> ParallelSteps:
    """Count the steps of a graph if every vector quantity is computed serially on a separate processor."""
    cost = [_COST.get(op.counts_as, 0) for op in OPS]
    number: list[int] = []  # index of every node's vector quantity; -1 for inputs, constants, parameter-only work
    ready: list[int] = []  # steps at which each quantity is ready (the last one so far); none depends on a later one
    last, start, own = ("", -1), 0, 0
    for op, args, line, on in zip(graph.ops, graph.args, graph.lines, online(graph, offline), strict=True):
        if not on or not args:
            number.append(-1)
            continue
        key = _quantity_of(line) if line else ("", 0)
        if key != last:
            last, start, own = key, 0, 0
            ready.append(0)
        current = len(ready) - 1
        number.append(current)
        own += cost[op]
        for a in args:
            if -1 < number[a] < current and ready[number[a]] > start:
                start = ready[number[a]]
        ready[current] = start + own
    steps, products = divmod(max((ready[number[i]] for i in graph.results if number[i] >= 0), default=0), _STEP)
    return ParallelSteps(products, steps - products)


@lru_cache(maxsize=4096)
def _quantity_of(line: tuple[str, int]) -> tuple[str, int]:
    file = source_file(line[0])
    function = file.function(line[1])
    if function is not None and function.helper:
        return line[0], function.first
    return line[0], file.statement(line[1]).first
