"""Formulation files as text with structure: which statement and which function a line belongs to.

A function that takes the `tree` is a recursion over bodies; one that does not (_trace, carried_rate, Composite.with_child) is a
helper that works on the vectors of one body.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from isodyn import formulations

FOLDER = Path(formulations.__file__).parent


@dataclass(frozen=True)
class Function:
    """A function of a formulation file: its name, its lines, and whether it is a helper."""

    name: str
    first: int
    last: int
    helper: bool


@dataclass(frozen=True)
class Statement:
    """A statement: its lines, and what it makes, such as ("w[i]",), ("a_w", "a_v") or ("T.append()",)."""

    first: int
    last: int
    makes: tuple[str, ...]


@dataclass(frozen=True)
class SourceFile:
    """The lines of a file, how many of them its docstring takes, its functions (not those inside others), its simple statements."""

    name: str
    lines: tuple[str, ...]
    docstring: int
    functions: tuple[Function, ...]
    statements: tuple[Statement, ...]

    def function(self, line: int) -> Function | None:
        """The outermost function of a line."""
        return next((f for f in self.functions if f.first <= line <= f.last), None)

    def statement(self, line: int) -> Statement:
        """The simple statement of a line."""
        around = [s for s in self.statements if s.first <= line <= s.last]
        return min(around, key=lambda s: s.last - s.first, default=Statement(line, line, ()))

    def made_at(self, line: int) -> tuple[str, ...]:
        """What a line is part of making: its statement's names, and for a helper its own name with brackets."""
        function = self.function(line)
        own = (f"{function.name}()",) if function is not None and function.helper else ()
        return (*self.statement(line).makes, *own)


@lru_cache(maxsize=64)
def source_file(name: str) -> SourceFile:
    """A file of isodyn/formulations, by its name."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    tree = ast.parse(text)
    docstring = tree.body[0].end_lineno if ast.get_docstring(tree) else 0
    return SourceFile(name, tuple(text.splitlines()), docstring or 0, tuple(_functions(tree)), tuple(_statements(tree)))


def _functions(tree: ast.AST, owner: str = "") -> Iterator[Function]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            assert node.end_lineno is not None
            inner = [f for f in ast.walk(node) if isinstance(f, (ast.FunctionDef, ast.Lambda))]
            recursion = any(argument.arg == "tree" for f in inner for argument in f.args.args)
            yield Function(f"{owner}{node.name}", node.lineno, node.end_lineno, not recursion)


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
