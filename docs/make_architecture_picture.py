"""Writes docs/pictures/architecture.svg: the layers of docs/architecture.md, and one call on its way through them.

Run: python docs/make_architecture_picture.py
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

PAGE = Path(__file__).parent / "architecture.md"
PICTURE = Path(__file__).parent / "pictures" / "architecture.svg"

#: layers that are drawn side by side, from the bottom up
ROWS = (
    ("errors", "renamed", "spatial", "check"),
    ("model", "formulations", "graph", "backends"),
    ("dynamics",),
    ("kinematics", "show", "motion", "simulation"),
    ("counts", "study", "papers"),
    ("workbench", "cli"),
)
#: one call: (layer, what happens there)
CALL = (
    ("model", "robot: frozen numbers"),
    ("dynamics", "row of the quantity, cheapest method"),
    ("formulations", "the formulation, run on symbols"),
    ("graph", "operations: shared, folded, fused"),
    ("backends", "machine code, one state per lane"),
)
WIDTH, HEIGHT, GAP, LEFT = 960, 78, 12, 16
COLOURS = ("#767676", "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00")  # Okabe and Ito (2008)


def layers() -> dict[str, str]:
    """Layer -> what it holds, from the table of the page."""
    table = re.findall(r"^\| `(\w+)` \| (.*?) \| .*\|$", PAGE.read_text(encoding="utf-8"), re.M)
    return {layer: words.split(";")[0] if layer != "formulations" else words for layer, words in table}


def box(x: float, y: float, width: float, title: str, words: str, colour: str) -> str:
    lines = wrapped(words, int((width - 20) / 6.6))
    text = "".join(small(x + 10, y + 38 + 15 * k, line) for k, line in enumerate(lines))
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{HEIGHT}" rx="6" fill="{colour}" fill-opacity="0.13" '
        f'stroke="{colour}"/><text x="{x + 10:g}" y="{y + 20:g}" class="name">{escape(title)}</text>{text}'
    )


def small(x: float, y: float, words: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" class="small">{escape(words)}</text>'


def wrapped(words: str, width: int) -> list[str]:
    lines = [""]
    for word in words.replace("`", "").split():
        if len(lines[-1]) + len(word) + 1 > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def picture() -> str:
    """The drawing as SVG text."""
    held, parts = layers(), []
    assert [layer for row in ROWS for layer in row] == list(held), "the picture has the layers of the table, in their order"
    top = (HEIGHT + GAP) * len(ROWS)
    for level, row in enumerate(ROWS):
        y = top - (HEIGHT + GAP) * (level + 1) + 24
        width = (WIDTH - 2 * LEFT - GAP * (len(row) - 1)) / len(row)
        for k, layer in enumerate(row):
            parts.append(box(LEFT + k * (width + GAP), y, width, layer, held[layer], COLOURS[level]))
    parts.append(small(LEFT, 16, "The layers of the package. Imports point down, or sideways to the left."))
    parts.append(small(LEFT, top + 42, "The first call of robot.inverse_dynamics(q, qd, qdd):"))
    y = top + 52
    width = (WIDTH - 2 * LEFT - 22 * (len(CALL) - 1)) / len(CALL)
    for k, (layer, words) in enumerate(CALL):
        x = LEFT + k * (width + 22)
        parts.append(box(x, y, width, layer, words, COLOURS[next(n for n, row in enumerate(ROWS) if layer in row)]))
        if k:
            parts.append(f'<path d="M{x - 19:g} {y + HEIGHT / 2:g} h14 m-5 -4 l5 4 l-5 4" fill="none" stroke="currentColor"/>')
    style = ".name{font:600 14px sans-serif;fill:currentColor}.small{font:12px sans-serif;fill:currentColor}"
    size = f'viewBox="0 0 {WIDTH} {y + HEIGHT + 14:g}"'
    background = '<rect width="100%" height="100%" fill="#fff"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} color="#1a1a1a"><style>{style}</style>{background}'
    return f"{head}{''.join(parts)}</svg>\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
