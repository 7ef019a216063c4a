"""A directive for Sphinx: equations of a paper next to the lines of code that compute them.

    ```{side-by-side} ../../isodyn/formulations/newton_euler.py
    :in: recursion
    :titles: the report | the code
    $\\omega_i = R_i^{i-1} (\\omega_{i-1} + z_{i-1} \\dot\\vartheta_i)$ (3.15) :: w[i] =
    :: a second line of code for the same equation
    ```

After `::` comes the beginning of a statement; the page shows the whole statement as in the file, with comments.  The page cannot
drift from the code: a beginning that no statement has, or more than one, is an error.  `:in:` names the functions to look in.  A
row without an equation adds code to the row above.
"""

from __future__ import annotations

import ast
import textwrap
from pathlib import Path
from typing import Any, NamedTuple

from docutils import nodes
from docutils.parsers.rst import directives
from docutils.statemachine import StringList
from sphinx.util.docutils import SphinxDirective


class Row(NamedTuple):
    """What the paper says, and how the statements begin that do it."""

    paper: str
    beginnings: list[str]


def rows_of(content: list[str]) -> list[Row]:
    """The rows of the directive's text."""
    rows: list[Row] = []
    for line in content:
        if not line.strip():
            continue
        paper, mark, code = line.partition("::")
        if not mark:
            raise ValueError(f"no '::' in {line!r}; write: equation :: how the statement begins")
        if paper.strip() or not rows:
            rows.append(Row(paper.strip(), [code.strip()]))
        else:
            rows[-1].beginnings.append(code.strip())
    return rows


def statements(source: str, where: tuple[str, ...]) -> list[str]:
    """The text of every statement in the named functions (all of the file when none is named); of a loop, its first line."""
    tree, lines = ast.parse(source), source.splitlines()
    scopes: list[Any] = [tree]
    if where:
        found = {node.name: node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
        missing = [name for name in where if name not in found]
        if missing:
            raise ValueError(f"no function is called {', '.join(missing)}; there are: {', '.join(found)}")
        scopes = [found[name] for name in where]
    result = []
    for node in (node for scope in scopes for node in ast.walk(scope) if isinstance(node, ast.stmt)):
        last = node.body[0].lineno - 1 if isinstance(getattr(node, "body", None), list) else node.end_lineno
        result.append(textwrap.dedent("\n".join(lines[node.lineno - 1 : last])))
    return result


def statement(texts: list[str], beginning: str) -> str:
    """The one statement that begins so."""
    found = {text for text in texts if text.startswith(beginning)}
    if len(found) != 1:
        raise ValueError(f"{len(found)} statements begin with {beginning!r}; expected one")
    return found.pop()


class SideBySide(SphinxDirective):
    """Two columns: the paper, the code."""

    required_arguments = 1
    has_content = True
    option_spec = {"in": directives.unchanged, "titles": directives.unchanged}  # noqa: RUF012

    def run(self) -> list[nodes.Node]:
        """A table of equations and literal blocks."""
        page = Path(self.env.doc2path(self.env.docname))
        file = (page.parent / self.arguments[0]).resolve()
        self.env.note_dependency(str(file))
        try:
            texts = statements(file.read_text(encoding="utf-8"), tuple(self.options.get("in", "").split()))
            rows = [(row.paper, "\n".join(statement(texts, x) for x in row.beginnings)) for row in rows_of(list(self.content))]
        except (OSError, ValueError) as error:
            raise self.error(f"side-by-side {self.arguments[0]}: {error}") from error
        titles = [title.strip() for title in self.options.get("titles", f"paper | {file.name}").split("|")]
        group = nodes.tgroup("", cols=2)
        group += [nodes.colspec(colwidth=width) for width in (46, 54)]
        group += nodes.thead("", nodes.row("", *(nodes.entry("", nodes.paragraph("", title)) for title in titles)))
        group += nodes.tbody("", *(nodes.row("", self._paper(paper), self._code(code)) for paper, code in rows))
        return [nodes.table("", group, classes=["side-by-side"])]

    def _paper(self, text: str) -> nodes.entry:
        entry = nodes.entry("")
        self.state.nested_parse(StringList([text], source=""), self.content_offset, entry)
        return entry

    def _code(self, text: str) -> nodes.entry:
        return nodes.entry("", nodes.literal_block(text, text, language="python"))


def setup(app: Any) -> dict[str, bool]:
    """Sphinx calls this."""
    app.add_directive("side-by-side", SideBySide)
    return {"parallel_read_safe": True}
