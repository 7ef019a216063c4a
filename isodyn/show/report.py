"""Reports of results: text for the terminal, and one self-contained HTML page.

A page includes its style in the colours of the workbench (static/colours.css), a table of contents and sections, and suits light
and dark screens and paper.  A page about a robot that the workbench supports also contains the packed workbench, with a button that
opens it in a tab, without a server.  If scripts are disabled only this button is missing.
"""

from __future__ import annotations

import base64
import gzip
import os
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

import numpy as np

from isodyn.errors import reraise_write_errors
from isodyn.formulations.registry import METHODS
from isodyn.model.robot import Robot
from isodyn.model.summary import html_table
from isodyn.show.drawing import draw, drawing_for_page
from isodyn.show.figure import Figure
from isodyn.show.onefile import built
from isodyn.show.table import Map, Table

_CSS = """
:root { --link: var(--accent-text); --shade: var(--by-day, #0003) var(--by-night, #fff4); }
body { margin: 0 auto; max-width: 66rem; padding: 0 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.55 var(--font); }
.brand { display: flex; align-items: center; gap: .6rem; margin: 0 0 1.6rem; padding: .8rem 0; border-bottom: 1px solid var(--line);
  font-weight: 650; letter-spacing: -.01em; } .brand svg { width: 1.6rem; fill: none; stroke: var(--accent); stroke-width: 2.6;
  stroke-linecap: round; stroke-linejoin: round; } .brand circle { fill: var(--paper); }
.brand button { margin-left: auto; padding: .4rem .9rem; border: 1px solid var(--accent); border-radius: .6rem; cursor: pointer;
  font: 550 .9rem/1.4 var(--font); background: var(--accent); color: var(--accent-ink); }
.brand button:hover { background: var(--accent-text); } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1, h2 { font-weight: 650; letter-spacing: -.015em; line-height: 1.25; } h1 { font-size: 1.75rem; margin: 0 0 .3rem; }
h2 { font-size: 1.3rem; margin: 0 0 .6rem; } section { margin-top: 2.2rem; padding-top: 1.6rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.4rem 0 .2rem; } a { color: var(--link); } .lead, .note, caption, footer { color: var(--soft); }
.note { font-size: .875rem; margin: .35rem 0; } nav li { break-inside: avoid; }
nav ul { columns: 3 14rem; column-gap: 2.2rem; padding-left: 1.1rem; margin: .8rem 0; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .8rem; margin: 1.2rem 0; }
dl div { background: var(--sunk); border: 1px solid var(--line); border-radius: .6rem; padding: .7rem .9rem; }
dt { font-size: .85rem; color: var(--soft); }
dd { margin: 0; font-size: 1.1rem; font-weight: 600; } .scroll { overflow-x: auto; } .scroll, .picture { background:
  linear-gradient(to right, var(--paper) 40%, transparent) 0 0 / 2.5rem 100% no-repeat local,
  linear-gradient(to left, var(--paper) 40%, transparent) 100% 0 / 2.5rem 100% no-repeat local,
  linear-gradient(to right, var(--shade), transparent) 0 0 / .8rem 100% no-repeat scroll,
  linear-gradient(to left, var(--shade), transparent) 100% 0 / .8rem 100% no-repeat scroll; }
@media (min-width: 70rem) { .wide { width: fit-content; min-width: 100%; max-width: calc(100vw - 4rem); position: relative;
  left: 50%; transform: translateX(-50%); }
  .wide table { font-size: clamp(.6rem, (100vw - 4rem) / (var(--chars) * .5), .85rem); } } .list td { white-space: normal; }
math { font-size: 1.08em; } .scroll > math { padding-block: .3em; }
table { border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums; margin: .6rem 0; }
caption { text-align: left; padding: .3rem 0; } th, td { padding: .22rem .5rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); } th { font-weight: 600; } .word, .robot th, .robot td { text-align: left; }
tbody tr:hover { background: var(--sunk); } svg { width: 100%; height: auto; display: block; overflow: visible;
  max-width: calc(var(--width, 520) * 1.67px); }
svg text { font-family: inherit !important; } figure { margin: .6rem 0 1rem; }
.trio { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 0 1rem; }
figcaption { font-size: .875rem; color: var(--soft); }
.map td { text-align: center; min-width: 3.2rem; background: color-mix(in srgb, #0072B2 var(--shade-of, 0%), transparent); }
.map .wrong { background: #A84300; color: #fff; font-weight: 700; } .map thead th { white-space: normal; max-width: 7rem;
  text-align: center; vertical-align: bottom; } .map thead .word { text-align: left; } .map [title] { cursor: help; }
details { margin: .6rem 0; } summary { cursor: pointer; color: var(--link); }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .6rem; font-size: .875rem; }
@media (max-width: 40rem) { td.word { white-space: normal; } .picture { overflow: auto hidden; }
  figure svg { min-width: calc(var(--width, 300) * .92px); } }
@media print { :root { color-scheme: light; --ink: #000; --soft: #444; --paper: #fff; --line: #bbb; --sunk: #fff; --link: #000; }
  nav, .brand { display: none; } h2, h3, thead { break-after: avoid; } figure, tr { break-inside: avoid; }
  dl div { border: 1px solid #bbb; }
  body { max-width: none; padding: 0; font-size: 11pt; } .scroll { overflow: visible !important; }
  .scroll, .picture { background: none; }
  .wide { position: static; transform: none; max-width: none; width: auto; }
  table, .wide table { font-size: min(8.5pt, 180mm / (var(--chars, 60) * .52)); }
  th, td { padding: .15em .35em; white-space: normal; }
  details::details-content { content-visibility: visible; display: block; } svg { max-width: calc(var(--width, 520) * 1.2px); } }
"""

#: logo of the workbench
_MARK = (
    "<svg viewBox='0 0 32 32' aria-hidden='true'><path d='M6 27h10M11 26V18L20 8l6 5'/><circle cx='11' cy='18' r='3'/>"
    "<circle cx='20' cy='8' r='3'/></svg>"
)
#: the script creates the button, so there is none if scripts are disabled
_OPEN = """
if (window.DecompressionStream) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Open in the workbench";
  button.onclick = async () => {
    const bytes = Uint8Array.from(atob(document.getElementById("workbench").textContent), letter => letter.charCodeAt(0));
    const page = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
    window.open(URL.createObjectURL(new Blob([page], { type: "text/html;charset=utf-8" })));
  };
  document.querySelector(".brand").append(button);
}
"""

HIGHAM = "N. J. Higham, <i>Accuracy and Stability of Numerical Algorithms</i>, section 3.3: running error analysis."
OKABE = "Colours: M. Okabe and K. Ito, <i>Color Universal Design</i> (2008)."


@dataclass(frozen=True)
class Folded:
    """A collapsed table with its label."""

    words: str
    table: Table

    def html(self) -> str:
        """Return a <details> element; it is open when printed."""
        return f"<details><summary>{escape(self.words)}</summary>{self.table.html()}</details>"


#: part of a section: HTML, a table, a collapsed table, a map of marks, a figure, or small figures side by side
Part = str | Table | Folded | Map | Figure | Sequence[Figure]


class Section:
    """A section of a page: its anchor, its title in plain text, and its contents."""

    def __init__(self, key: str, title: str, *parts: Part):
        self.key, self.title, self.parts = key, title, parts

    def html(self) -> str:
        """Return the <section> element."""
        inside = ""
        for part in self.parts:
            if isinstance(part, (Table, Folded, Map, Figure)):
                inside += part.html()
            else:
                inside += part if isinstance(part, str) else f"<div class='trio'>{''.join(figure.html() for figure in part)}</div>"
        return f"<section id='{self.key}'><h2>{escape(self.title)}</h2>{inside}</section>"


@dataclass(frozen=True, eq=False)
class Report:
    """The report of a result.

    name       subject, for the tab's title
    title      of the page
    lead       a sentence below the title
    facts      (label, value) of the main figures
    sections   function that makes the sections of the page; it takes time and needs Matplotlib
    host       processor and software of the run
    headline   first line of the text
    tables     of the text
    remarks    below the tables
    above      HTML above the title, such as links to other pages
    robot      subject of the page, which its button opens in the workbench
    """

    name: str
    title: str
    lead: str
    facts: Sequence[tuple[str, str]]
    sections: Callable[[], Sequence[Section]]
    host: str
    headline: str = ""
    tables: tuple[Table, ...] = ()
    remarks: tuple[str, ...] = ()
    above: str = ""
    robot: Robot | None = None

    def text(self) -> str:
        """Return headline, tables in aligned columns, and remarks."""
        return "\n\n".join([self.headline, *(table.text() for table in self.tables), *self.remarks])

    def html(self) -> str:
        """Return the page; plain text is escaped here."""
        sections = self.sections()
        top = f"<p class='note'>{self.above}</p>" if self.above else ""
        contents = "".join(f"<li><a href='#{section.key}'>{escape(section.title)}</a></li>" for section in sections)
        facts = "".join(f"<div><dt>{escape(what)}</dt><dd>{escape(much)}</dd></div>" for what, much in self.facts)
        return (
            "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
            f"<title>isodyn: {escape(self.name)}</title><style>{built('colours.css')}{_CSS}</style></head><body>"
            f"<div class='brand'>{_MARK}<span>isodyn</span></div><header>{top}"
            f"<h1>{escape(self.title)}</h1><p class='lead'>{escape(self.lead)}</p><dl>{facts}</dl></header>"
            f"<nav aria-label='Contents'><ul>{contents}</ul></nav><main>{''.join(section.html() for section in sections)}</main>"
            "<footer>Made by isodyn. Angles rad, lengths m, masses kg, forces N, torques N m, time s. "
            f"{escape(self.host)}.</footer>{_workbench(self.robot) if self.robot else ''}</body></html>\n"
        )


def _workbench(robot: Robot) -> str:
    """Return the packed workbench of a robot and the script for its button; "" if the workbench would need new kernels."""
    view = robot._prebuilt_view()
    if view is None:
        return ""
    packed = base64.b64encode(gzip.compress(view.page.encode(), mtime=0)).decode()
    return f"<script type='text/plain' id='workbench'>{packed}</script><script>{_OPEN}</script>"


class Reported(ABC):
    """Base class of results with a report."""

    @abstractmethod
    def report(self) -> Report:
        """Return the result's report: text and page."""

    def tables(self) -> list[Table]:
        """Everything as tables."""
        return list(self.report().tables)

    def __str__(self) -> str:
        return self.report().text()

    def to_html(self, path: str | os.PathLike[str]) -> Path:
        """Write one self-contained page with plots (needs the extra "plot"); return its path."""
        text, place = self.report().html(), Path(path)
        with reraise_write_errors("to_html", place):
            place.write_text(text, encoding="utf-8")
        return place


def plain_data(value: object) -> object:
    """Convert arrays, tuples, mappings and results to plain numbers, lists, dicts and text."""
    if hasattr(value, "to_dict"):
        return value.to_dict()
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, Mapping):
        return {key: plain_data(item) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain_data(item) for item in value]
    return value


def picked(result: object, *names: str) -> dict[str, object]:
    """Attributes of a result as plain data."""
    return {name: plain_data(getattr(result, name)) for name in names}


def note_lines(lines: Iterable[str]) -> str:
    """Return lines of plain text as small HTML paragraphs."""
    return "".join(f"<p class='note'>{escape(line)}</p>" for line in lines)


def robot_section(robot: Robot) -> Section:
    """Return the section with the robot's picture and tables."""
    picture = Figure(drawing_for_page(draw(robot), "robot"), "Joints and links at a bent posture; housings are not shown.")
    return Section("robot", "The robot", picture, f"<div class='robot'>{html_table(robot)}</div>")


def sources_section(items: Sequence[str], methods: Iterable[str] = (), robot: Robot | None = None) -> Section:
    """Return the section of numbered sources (HTML) and of the sources of formulations and the robot's numbers."""
    listed = f"<ol>{''.join(f'<li>{item}</li>' for item in items)}</ol>"
    if robot is None:
        return Section("sources", "Sources", listed)
    rows = [METHODS[key] for key in methods if key in METHODS]
    of = [f", variant of <code>{escape(m.variant_of)}</code>" if m.variant_of else "" for m in rows]
    kinds = [f"<code>{escape(m.key)}</code>, {_raised(m.complexity)}{variant}" for m, variant in zip(rows, of, strict=True)]
    used = [f"{escape(m.title)} ({kind}): {_raised(m.source)}." for m, kind in zip(rows, kinds, strict=True)]
    used += [f"Robot: {escape(robot.source)}."] if robot.source else []
    return Section("sources", "Sources", listed, f"<p>Formulations and data:</p><ul>{''.join(f'<li>{u}</li>' for u in used)}</ul>")


def _raised(text: str) -> str:
    """Escape text and set exponents as superscripts."""
    return re.sub(r"\^(\w)", r"<sup>\1</sup>", escape(text))
