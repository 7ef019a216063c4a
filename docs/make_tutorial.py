"""Run the tutorials and the gallery: python docs/make_tutorial.py

Run the Python blocks of each page in order, write their output into the text blocks below them, and copy the pictures that they
save to docs/pictures.  Write each page as a notebook too, with the same outputs and pictures.  Tests run the pages again and
compare.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

import numpy as np

DOCS = Path(__file__).parent
NAMES = (
    "tutorial",
    "tutorial-urdf",
    "tutorial-motors",
    "tutorial-methods",
    "tutorial-loops",
    "tutorial-floating",
    "tutorial-control",
    "gallery",
)
#: a Python block, and the text block below it if there is one
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.S | re.M)


def run(page: str, name: str) -> str:
    """Return the page with the current output of its blocks; they write files into the working directory."""
    namespace: dict[str, object] = {}

    def execute(block: re.Match[str]) -> str:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(block[1], name, "exec"), namespace)
        if block[2] is None:
            return block[0]
        return f"```python\n{block[1]}```\n\n```text\n{printed.getvalue()}```\n"

    with np.printoptions():  # a page's print options end with it
        return BLOCK.sub(execute, page)


#: a picture that the last line of a block saves
SAVED = re.compile(r'\.save\("([^"]+\.svg)"\)$')


def notebook(page: str) -> str:
    """Return the page as a notebook: text, code, its output, and its pictures as outputs."""
    cells: list[dict[str, object]] = []

    def words(text: str) -> None:
        text = re.sub(r"[^.]*\{download\}`[^`]*`\)?\.", "", text)
        linked = re.sub(r"\]\((?!https?:)([\w/.-]+)\.md\)", r"](\1.html)", re.sub(r"^!\[.*\n", "", text, flags=re.M)).strip()
        if linked:
            cells.append({"cell_type": "markdown", "id": f"cell-{len(cells)}", "metadata": {}, "source": linked})

    at = 0
    for block in BLOCK.finditer(page):
        words(page[at : block.start()])
        source, saved = block[1].rstrip("\n"), SAVED.search(block[1].rstrip("\n"))
        outputs: list[dict[str, object]] = [{"output_type": "stream", "name": "stdout", "text": block[2]}] if block[2] else []
        if saved:
            outputs.append({"output_type": "display_data", "data": {"image/svg+xml": _picture(saved[1])}, "metadata": {}})
        code = {"cell_type": "code", "id": f"cell-{len(cells)}", "metadata": {}, "execution_count": None, "outputs": outputs}
        cells.append(code | {"source": SAVED.sub("", source)})
        at = block.end()
    words(page[at:])
    kernel = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    return json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}, indent=1, ensure_ascii=False) + "\n"


def _picture(name: str) -> str:
    """Return the SVG of a picture with a width and a height, which notebooks need."""
    svg = (DOCS / "pictures" / name).read_text(encoding="utf-8")
    sized = re.search(r'<svg[^>]*\swidth="', svg)
    return svg if sized else re.sub(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', r'width="\1pt" height="\2pt" \g<0>', svg, count=1)


def main(names: list[str]) -> None:
    """Write the pages, their pictures and notebooks."""
    (DOCS / "notebooks").mkdir(exist_ok=True)
    home = Path.cwd()
    for name in names or NAMES:
        place = DOCS / f"{name}.md"
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            page = run(place.read_text(encoding="utf-8"), place.name)
            os.chdir(home)
            for picture in re.findall(r"\]\(pictures/([\w.-]+)\)", page):
                shutil.copy(Path(folder, picture), DOCS / "pictures" / picture)
        place.write_text(page, encoding="utf-8", newline="\n")
        (DOCS / "notebooks" / f"{name}.ipynb").write_text(notebook(page), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
