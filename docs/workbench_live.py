"""A live workbench in the documentation: one file, made together with its pages, which workbench.md shows in a frame."""

from pathlib import Path

import isodyn as iso
from isodyn.workbench.document import new_document
from isodyn.workbench.page import page

NAME = "workbench-live.html"
FIRST, OTHERS = "ur5", ("two-link", "three-link", "scara", "stanford", "puma560", "iiwa14", "four-bar")


def write(app, exception):
    """Beside the other pages, where these are HTML."""
    if exception is None and app.builder.format == "html":
        document = new_document(iso.load(FIRST))
        document["view"]["screen"] = "pose"
        text = page(document, robots=[iso.load(name) for name in OTHERS], packed=True)
        Path(app.outdir, NAME).write_text(text, encoding="utf-8", newline="\n")


def setup(app):
    """A Sphinx extension."""
    app.connect("build-finished", write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
