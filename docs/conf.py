"""Sphinx settings: Markdown pages, API from docstrings, warnings are errors (`sphinx-build -W`)."""

import re
import sys
from pathlib import Path

import numpy.typing

for name in ("ArrayLike", "DTypeLike"):  # shown by their names, not as the long unions that they are; before isodyn takes them
    setattr(numpy.typing, name, type(name, (), {"__module__": "numpy.typing"}))

import isodyn  # noqa: E402
from isodyn.renamed import Alias  # noqa: E402

for owner in [value for name in isodyn.__all__ if isinstance(value := getattr(isodyn, name), type)]:
    for name in [name for name, member in vars(owner).items() if isinstance(member, Alias)]:
        delattr(owner, name)  # old names are not documented

sys.path.insert(0, str(Path(__file__).parent))  # side_by_side.py, formulas.py, workbench_live.py

project = "isodyn"
author = "the isodyn authors"
copyright = author
release = isodyn.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "side_by_side", "formulas", "workbench_live"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "history"]  # history: old changelogs, for the repository alone
html_math_renderer = "mathml"
html_theme = "pydata_sphinx_theme"
html_title = "isodyn"
html_show_sourcelink = False
html_static_path = ["_static"]
html_css_files = ["isodyn.css"]
html_sidebars = {"**": ["chapters.html"]}
templates_path = ["_templates"]
html_theme_options = {"navbar_center": []}  # the chapters are on the left
html_context = {"default_mode": "auto"}  # light or dark as the reader has it
myst_enable_extensions = ["dollarmath", "html_image"]
myst_heading_anchors = 3
autodoc_typehints = "description"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": False}
nitpicky = False


def as_written(app, what, name, obj, options, lines):
    """Docstrings are sentences, shown as text, and aligned columns of symbol, shape, unit and frame, which stay as they are."""
    shown = []
    for paragraph in "\n".join(lines).strip("\n").split("\n\n"):
        rows = paragraph.split("\n")
        if any(re.search(r"\S {2,}\S|^ {2,}", row.replace(".  ", ". ")) for row in rows):
            shown += [".. code-block:: text", "", *("   " + row for row in rows), ""]
        else:
            plain = [re.sub(r"([\\*_|])", r"\\\1", row) for row in rows]
            shown += [*(re.sub(r"`([^`]+)`", lambda code: f"``{code[1].replace(chr(92), '')}``", row) for row in plain), ""]
    lines[:] = shown


def silence(app, exception):
    """The theme's scripts tell the reader's console what they do, and have no setting for that: their messages are taken out."""
    told = r"console\.(?:log|info|debug)\((?:`[^`]*`|\"[^\"]*\")\)"
    for place in ("_static/scripts/pydata-sphinx-theme.js", "search.html"):
        script = Path(app.outdir, place)
        if exception is None and script.exists():
            script.write_text(re.sub(told, "void 0", script.read_text(encoding="utf-8")), encoding="utf-8")


def setup(app):
    """Sphinx calls this."""
    app.connect("autodoc-process-docstring", as_written)
    app.connect("build-finished", silence)
