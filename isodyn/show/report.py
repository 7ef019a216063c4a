"""The frame of an HTML page that needs nothing else: inline style, contents, sections, light and dark."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from isodyn.formulations.registry import METHODS
from isodyn.model.robot import Robot
from isodyn.model.summary import html_table
from isodyn.show.drawing import INK, draw

_CSS = """
:root { color-scheme: light dark; --ink: #1c1e21; --soft: #5b6470; --paper: #fff;
  --line: #d9dde2; --band: #f4f6f8; --link: #0061a0; --shade: #0003; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8ea; --soft: #a2abb5; --paper: #14171a; --line: #363c43; --band: #1d2125; --link: #6cb8ef; --shade: #fff4; } }
body { margin: 0 auto; max-width: 66rem; padding: 1.5rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .3rem; } h2 { font-size: 1.25rem; margin: 2.6rem 0 .6rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 .2rem; } a { color: var(--link); } .lead, .note, caption, footer { color: var(--soft); }
.note { font-size: .875rem; margin: .35rem 0; } nav li { break-inside: avoid; }
nav ul { columns: 3 14rem; column-gap: 2.2rem; padding-left: 1.1rem; margin: .8rem 0; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .8rem; margin: 1.2rem 0; }
dl div { background: var(--band); border-radius: .5rem; padding: .7rem .9rem; } dt { font-size: .85rem; color: var(--soft); }
dd { margin: 0; font-size: 1.1rem; font-weight: 600; } .scroll { overflow-x: auto; background:
  linear-gradient(to right, var(--paper) 40%, transparent) 0 0 / 2.5rem 100% no-repeat local,
  linear-gradient(to left, var(--paper) 40%, transparent) 100% 0 / 2.5rem 100% no-repeat local,
  linear-gradient(to right, var(--shade), transparent) 0 0 / .8rem 100% no-repeat scroll,
  linear-gradient(to left, var(--shade), transparent) 100% 0 / .8rem 100% no-repeat scroll; }
table { border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums; margin: .6rem 0; }
caption { text-align: left; padding: .3rem 0; } th, td { padding: .22rem .5rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); } th { font-weight: 600; } .word, .robot th, .robot td { text-align: left; }
tbody tr:hover { background: var(--band); } svg { width: 100%; height: auto; display: block; overflow: visible;
  max-width: calc(var(--width, 520) * 1.67px); }
svg text { font-family: inherit !important; } figure { margin: .6rem 0 1rem; }
.trio { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 0 1rem; }
figcaption { font-size: .875rem; color: var(--soft); }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .6rem; font-size: .875rem; }
@media (max-width: 40rem) { figure { overflow: auto hidden; } figure svg { min-width: calc(var(--width, 300) * .92px); } }
@media print { :root { color-scheme: light; --ink: #000; --soft: #444; --paper: #fff; --line: #bbb; --band: #fff; --link: #000; }
  nav { display: none; } h2, h3, thead { break-after: avoid; } figure, tr { break-inside: avoid; }
  dl div { border: 1px solid #bbb; }
  body { max-width: none; padding: 0; font-size: 11pt; } table { font-size: 8pt; } .scroll { overflow: visible; background: none; }
  th, td { padding: .15rem .3rem; white-space: normal; } svg { max-width: calc(var(--width, 520) * 1.2px); } }
"""

HIGHAM = "N. J. Higham, <i>Accuracy and Stability of Numerical Algorithms</i>, section 3.3: running error analysis."
OKABE = "Colours: M. Okabe and K. Ito, <i>Color Universal Design</i> (2008)."


def document(
    name: str,
    heading: str,
    lead: str,
    facts: Sequence[tuple[str, str]],
    parts: Sequence[tuple[str, str, str]],
    host: str,
    *,
    above: str = "",
) -> str:
    """A page: heading, lead, facts to take home, contents, and a section for each (id, title, HTML); plain text is escaped here.

    above   HTML over the heading, such as links to other pages
    """
    top = f"<p class='note'>{above}</p>" if above else ""
    contents = "".join(f"<li><a href='#{key}'>{escape(title)}</a></li>" for key, title, _ in parts)
    body = "".join(f"<section id='{key}'><h2>{escape(title)}</h2>{text}</section>" for key, title, text in parts)
    headline = "<dl>" + "".join(f"<div><dt>{escape(a)}</dt><dd>{escape(b)}</dd></div>" for a, b in facts) + "</dl>"
    return (
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
        f"<title>isodyn: {escape(name)}</title><style>{_CSS}</style></head><body><header>{top}<h1>{escape(heading)}</h1>"
        f"<p class='lead'>{escape(lead)}</p>{headline}</header>"
        f"<nav aria-label='Contents'><ul>{contents}</ul></nav><main>{body}</main>"
        f"<footer>Made by isodyn. Angles rad, lengths m, masses kg, forces N, torques N m, time s. {escape(host)}.</footer>"
        "</body></html>\n"
    )


def figure(svg: str, caption: str) -> str:
    """A plot with its caption (HTML); text in it keeps the same size whatever the plot's own width."""
    width = re.search(r'viewBox="0 0 ([\d.]+)', svg)
    style = f" style='--width: {float(width[1]):.0f}'" if width else ""
    return f"<figure{style}>{svg}<figcaption>{caption}</figcaption></figure>"


def on_its_own(svg: str, name: str) -> str:
    """A drawn robot whose names do not clash with another picture's on the same page, in the page's own ink."""
    svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{name}-", svg)
    return svg.replace(INK, "currentColor").replace(INK.lower(), "currentColor")


def robot_part(robot: Robot) -> str:
    """The robot as a picture and as tables."""
    picture = figure(on_its_own(draw(robot), "robot"), "Joints and links at a bent posture; castings are not shown.")
    return f"{picture}<div class='robot scroll'>{html_table(robot)}</div>"


def sources_part(methods: Iterable[str], robot: Robot) -> str:
    """Where the formulations and the robot's numbers come from."""
    rows = [METHODS[key] for key in methods if key in METHODS]
    items = [f"{escape(m.title)} (<code>{escape(m.key)}</code>, {_raised(m.complexity)}): {_raised(m.source)}." for m in rows]
    items += [f"Robot: {escape(robot.source)}."] if robot.source else []
    return f"<p>Formulations and data:</p><ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"


def _raised(text: str) -> str:
    """Escaped, with exponents above the line."""
    return re.sub(r"\^(\w)", r"<sup>\1</sup>", escape(text))
