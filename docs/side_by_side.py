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

from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.parsers.rst import directives
from docutils.statemachine import StringList
from sphinx.util.docutils import SphinxDirective

from isodyn.show.documentation import equations_and_code


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
            rows = list(equations_and_code(file.read_text(encoding="utf-8"), self.options.get("in", ""), list(self.content)))
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
