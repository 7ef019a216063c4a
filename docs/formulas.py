"""Sphinx: formulas as MathML by isodyn's own writer, so that the pages are read without a network and without scripts.

Our own and not latex2mathml: some sixty commands are used, pages of reproduced examples need the same writer without an extra.
"""

from __future__ import annotations

from docutils import nodes

from isodyn.show.mathml import mathml


def inline(self, node):
    """A formula in a line."""
    self.body.append(mathml(node.astext()))
    raise nodes.SkipNode


def block(self, node):
    """A formula on a line of its own, which keys can scroll where it is long; a blank line begins another."""
    lines = [part for part in node.astext().split("\n\n") if part.strip()]
    self.body.append(f"<div class='formula' tabindex='0'>{''.join(mathml(part, display=True) for part in lines)}</div>")
    raise nodes.SkipNode


def setup(app):
    """Sphinx calls this."""
    app.add_html_math_renderer("mathml", (inline, None), (block, None))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
