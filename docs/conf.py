"""Sphinx settings: Markdown pages, API from docstrings, warnings are errors (`sphinx-build -W`)."""

import sys
from pathlib import Path

import isodyn

sys.path.insert(0, str(Path(__file__).parent))  # beside.py

project = "isodyn"
author = "the isodyn authors"
copyright = author
release = isodyn.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "beside", "formulas"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
html_math_renderer = "mathml"
html_theme = "pydata_sphinx_theme"
html_title = "isodyn"
html_show_sourcelink = False
html_static_path = ["_static"]
html_css_files = ["isodyn.css"]
html_sidebars = {"**": []}  # one level of pages: the left column would be empty
myst_enable_extensions = ["dollarmath", "html_image"]
myst_heading_anchors = 3
autodoc_typehints = "description"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": False}
nitpicky = False


def as_written(app, what, name, obj, options, lines):
    """Docstrings are aligned columns of symbol, shape, unit and frame: show them as they stand."""
    lines[:] = ["::", "", *("   " + line for line in lines), ""]


def setup(app):
    """Sphinx calls this."""
    app.connect("autodoc-process-docstring", as_written)
