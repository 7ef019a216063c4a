"""Markdown to HTML: the part of Markdown and MyST in which the documentation is written.

    to_html(text, directives, link)   the HTML of a page

Supported: headings, paragraphs, nested lists, tables, quotes, code, images, links, emphasis, formulas (`$...$` and `$$...$$`, shown
as MathML), fenced directives, and HTML elements of the list TAGS.  Everything else is shown as text.
Written here because `pip install .` brings NumPy and llvmlite alone; markdown-it-py would be a third dependency, and knows neither
formulas nor directives without further packages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape
from typing import NamedTuple

from isodyn.show.mathml import mathml

#: HTML elements that a page may contain; their attributes are limited to ATTRIBUTES
TAGS = ("a", "br", "sub", "sup", "kbd", "details", "summary", "div", "span", "p", "figure", "figcaption", "img")
ATTRIBUTES = ("href", "src", "alt", "title", "id", "class", "width", "height")

_FENCE = re.compile(r"^( *)(`{3,}|:{3,}|~{3,})\s*(.*)$")
_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")
_ITEM = re.compile(r"^( *)([-*+]|\d+[.)])( +)(.*)$")
_RULE = re.compile(r"^ {0,3}([-*_])(?: *\1){2,} *$")
_LABEL = re.compile(r"^\(([\w-]+)\)= *$")
_DIVIDER = re.compile(r"^ *\|?(?: *:?-+:? *\|)+ *:?-* *:? *$|^ *\|? *:?-+:? *\| *$")
_HTML = re.compile(r"</?([a-zA-Z][a-zA-Z0-9]*)((?:\s+[\w-]+(?:=(?:\"[^\"]*\"|'[^']*'|[^\s>\"']+))?)*)\s*/?>")
_DROPPED = re.compile(r"<(script|style|iframe|object|video)\b[^>]*>.*?</\1>|<!--.*?-->", re.S | re.I)
_INLINE = re.compile(
    r"(?P<code>(?P<ticks>`+)(?P<inside>.+?)(?<!`)(?P=ticks)(?!`))"
    r"|(?P<role>\{(?P<name>[a-z-]+)\}`(?P<target>[^`]*)`)"
    r"|(?P<math>\$\$(?P<block>[^$]+)\$\$|\$(?!\s)(?P<formula>(?:\\.|[^$\\])+?)(?<!\s)\$(?!\d))"
    r"|(?P<escaped>\\[\\`*_{}\[\]()#+.!|<>$~-])"
    r"|(?P<image>!\[(?P<alt>[^\]]*)\]\((?P<source>[^)\s]+)(?:\s+\"[^\"]*\")?\))"
    r"|(?P<auto><(?P<address>https?://[^>\s]+)>)"
    r"|(?P<html></?[a-zA-Z][^<>]*>)"
    r"|(?P<strong>\*\*(?=\S)(?P<bold>.+?)(?<=\S)\*\*)"
    r"|(?P<em>\*(?=[^\s*])(?P<slanted>[^*]+?)(?<=[^\s*])\*|(?<!\w)_(?=[^\s_])(?P<under>[^_]+?)(?<=[^\s_])_(?!\w))",
    re.S,
)


class Directive(NamedTuple):
    """A fenced block {name} argument, with its options and the lines of its body."""

    name: str
    argument: str
    options: dict[str, str]
    body: list[str]


def slug(text: str) -> str:
    """The anchor of a heading, as GitHub and MyST make it."""
    plain = re.sub(r"[`*$\\{}]|\]\([^)]*\)|!?\[", "", text).strip().lower()
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", plain))


def title_of(text: str) -> str:
    """The first heading of a page as plain text."""
    found = re.search(r"^# +(.+)$", text, re.M)
    return re.sub(r"[`*$\\]|\]\([^)]*\)|!?\[", "", found[1]).strip() if found else ""


def to_html(text: str, directives: Mapping[str, Callable[[Directive], str]], link: Callable[[str], str | None]) -> str:
    """The HTML of a page.

    directives   name of a directive -> function that returns its HTML; "" is called for all others
    link         address in the text -> address in the HTML; None: the target does not exist, and the text is shown without a link
    """
    return _Page(directives, link).blocks(_DROPPED.sub("", text).replace("\t", "    ").splitlines())


class _Page:
    def __init__(self, directives: Mapping[str, Callable[[Directive], str]], link: Callable[[str], str | None]):
        self.directives, self.link = directives, link
        self.anchors: dict[str, int] = {}

    def blocks(self, lines: list[str]) -> str:
        """The HTML of consecutive blocks."""
        out: list[str] = []
        k = 0
        while k < len(lines):
            line = lines[k]
            if not line.strip():
                k += 1
            elif fence := _FENCE.match(line):
                end = _closing(lines, k, fence[2])
                body = [inner[len(fence[1]) :] if inner.startswith(fence[1]) else inner.lstrip() for inner in lines[k + 1 : end]]
                out.append(self.fenced(fence[3].strip(), body))
                k = end + 1
            elif heading := _HEADING.match(line):
                out.append(self.heading(len(heading[1]), heading[2]))
                k += 1
            elif label := _LABEL.match(line):
                out.append(f"<a id='{label[1]}'></a>")
                k += 1
            elif _RULE.match(line):
                out.append("<hr>")
                k += 1
            elif line.lstrip().startswith("$$"):
                end = k
                while end < len(lines) - 1 and not (lines[end].rstrip().endswith("$$") and (end > k or line.strip() != "$$")):
                    end += 1
                formula = "\n".join(lines[k : end + 1]).strip().removeprefix("$$").removesuffix("$$")
                out += [_formula(part) for part in re.split(r"\n\s*\n", formula) if part.strip()]
                k = end + 1
            elif line.lstrip().startswith(">"):
                end = _while(lines, k, lambda one: one.lstrip().startswith(">"))
                quoted = [re.sub(r"^ *> ?", "", one) for one in lines[k:end]]
                out.append(f"<blockquote>{self.blocks(quoted)}</blockquote>")
                k = end
            elif _ITEM.match(line):
                made, k = self.items(lines, k)
                out.append(made)
            elif "|" in line and k + 1 < len(lines) and _DIVIDER.match(lines[k + 1]) and "-" in lines[k + 1]:
                end = _while(lines, k + 2, lambda one: bool(one.strip()) and "|" in one)
                out.append(self.table(lines[k], lines[k + 1], lines[k + 2 : end]))
                k = end
            elif line.startswith("    "):
                end = _while(lines, k, lambda one: one.startswith("    ") or not one.strip())
                out.append(_code([one[4:] for one in lines[k:end]]))
                k = end
            else:
                end = k + 1
                while end < len(lines) and lines[end].strip() and not _interrupts(lines[end]):
                    end += 1
                words = self.inline("\n".join(one.strip() for one in lines[k:end]))
                out.append(words if re.match(r"</?(?:div|details|figure)\b", words) else f"<p>{words}</p>")
                k = end
        return "\n".join(out)

    def heading(self, level: int, text: str) -> str:
        """A heading with its anchor."""
        name = slug(text)
        count = self.anchors[name] = self.anchors.get(name, -1) + 1
        anchor = name if not count else f"{name}-{count}"
        return f"<h{level} id='{escape(anchor, quote=True)}'>{self.inline(text)}</h{level}>"

    def items(self, lines: list[str], k: int) -> tuple[str, int]:
        """A list, and the line after it."""
        first = _ITEM.match(lines[k])
        assert first is not None
        indent, ordered = len(first[1]), first[2][0].isdigit()
        found: list[str] = []
        loose = False
        while k < len(lines):
            item = _ITEM.match(lines[k])
            if item is None or len(item[1]) != indent or item[2][0].isdigit() != ordered:
                break
            inside = len(item[1]) + len(item[2]) + len(item[3])
            body = [item[4]]
            k += 1
            while k < len(lines):
                line = lines[k]
                depth = len(line) - len(line.lstrip())
                if not line.strip():
                    after = next((one for one in lines[k:] if one.strip()), "")
                    if len(after) - len(after.lstrip()) < inside:
                        break
                    body.append("")
                elif depth >= inside:
                    body.append(line[inside:])
                elif _ITEM.match(line) or _interrupts(line) or not body[-1].strip():
                    break
                else:
                    body.append(line.lstrip())
                k += 1
            loose = loose or "" in body
            html = self.blocks(body)
            found.append(html if loose else re.sub(r"^<p>(.*?)</p>", r"\1", html, count=1, flags=re.S))
            blank = k
            while blank < len(lines) and not lines[blank].strip():
                blank += 1
            following = _ITEM.match(lines[blank]) if blank < len(lines) else None
            if following and len(following[1]) == indent and following[2][0].isdigit() == ordered:
                k = blank
        tag = "ol" if ordered else "ul"
        return f"<{tag}>" + "".join(f"<li>{item}</li>" for item in found) + f"</{tag}>", k

    def table(self, head: str, divider: str, rows: list[str]) -> str:
        """A table; colons of the divider align its columns."""
        sides = ["right" if cell.endswith(":") and not cell.startswith(":") else "" for cell in _cells(divider)]
        side = [f" class='{side}'" if side else "" for side in sides]
        name = [*side, *[""] * 20]

        def row(line: str, tag: str) -> str:
            return (
                "<tr>"
                + "".join(f"<{tag}{name[j]}>{self.inline(cell)}</{tag}>" for j, cell in enumerate(_cells(line)[:20]))
                + "</tr>"
            )

        headed = f"<thead>{row(head, 'th')}</thead>" if any(_cells(head)) else ""
        body = "".join(row(line, "td") for line in rows)
        return f"<div class='scroll' tabindex='0'><table>{headed}<tbody>{body}</tbody></table></div>"

    def fenced(self, info: str, body: list[str]) -> str:
        """Code, or the HTML of a directive."""
        found = re.match(r"^\{([\w-]+)\}\s*(.*)$", info)
        if not found:
            return _code(body)
        options: dict[str, str] = {}
        while body and (option := re.match(r"^:([\w-]+):\s*(.*)$", body[0])):
            options[option[1]] = option[2]
            body = body[1:]
        directive = Directive(found[1], found[2], options, body)
        return self.directives.get(directive.name, self.directives[""])(directive)

    def inline(self, text: str) -> str:
        """The HTML of text in a line: links outside, everything else inside of them."""
        out, k = [], 0
        while k < len(text):
            found = _INLINE.search(text, k)
            start = _link_at(text, k, found.start() if found else len(text))
            if start is not None:
                begin, words, address, end = start
                out.append(escape(text[k:begin], quote=False))
                target = self.link(address)
                shown = self.inline(words)
                out.append(shown if target is None else f"<a href='{escape(target, quote=True)}'>{shown}</a>")
                k = end
            elif found is None:
                out.append(escape(text[k:], quote=False))
                break
            else:
                out.append(escape(text[k : found.start()], quote=False))
                out.append(self.marked(found))
                k = found.end()
        return "".join(out).replace("  \n", "<br>\n")

    def marked(self, found: re.Match[str]) -> str:
        """The HTML of one marked piece of text."""
        if found["code"]:
            inside = found["inside"]
            if inside.startswith(" ") and inside.endswith(" ") and inside.strip():
                inside = inside[1:-1]
            return f"<code>{escape(inside, quote=False)}</code>"
        if found["role"]:
            words, _, target = found["target"].partition("<")
            address = self.link(target.rstrip(">") or words)
            shown = escape(words.strip(), quote=False)
            return f"<a href='{escape(address, quote=True)}'>{shown}</a>" if address and target else shown
        if found["math"]:
            return _formula(found["block"]) if found["block"] else mathml(found["formula"])
        if found["escaped"]:
            return escape(found["escaped"][1:], quote=False)
        if found["image"]:
            address = self.link(found["source"])
            alt = escape(found["alt"], quote=True)
            return alt if address is None else f"<img src='{escape(address, quote=True)}' alt='{alt}' loading='lazy'>"
        if found["auto"]:
            address = escape(found["address"], quote=True)
            return f"<a href='{address}'>{address}</a>"
        if found["html"]:
            return self.element(found["html"])
        if found["strong"]:
            return f"<strong>{self.inline(found['bold'])}</strong>"
        return f"<em>{self.inline(found['slanted'] or found['under'])}</em>"

    def element(self, text: str) -> str:
        """An HTML tag of TAGS with its ATTRIBUTES; any other as text."""
        found = _HTML.fullmatch(text)
        if not found or found[1].lower() not in TAGS:
            return escape(text, quote=False)
        if text.startswith("</"):
            return f"</{found[1].lower()}>"
        kept = []
        for name, value in re.findall(r"([\w-]+)=(\"[^\"]*\"|'[^']*'|[^\s>\"']+)", found[2]):
            plain: str | None = value.strip("\"'")
            if name in ("href", "src"):
                plain = self.link(plain or "")
            if name in ATTRIBUTES and plain is not None:
                kept.append(f" {name}='{escape(plain, quote=True)}'")
        return f"<{found[1].lower()}{''.join(kept)}>"


def _formula(latex: str) -> str:
    return f"<div class='formula' tabindex='0'>{mathml(latex.strip(), display=True)}</div>"


def _code(lines: list[str]) -> str:
    return f"<pre tabindex='0'><code>{escape(chr(10).join(lines).strip(chr(10)), quote=False)}</code></pre>"


def _cells(line: str) -> list[str]:
    """The cells of a table's line; "|" in code, in formulas and after a backslash separates none."""
    plain = re.sub(r"`[^`]*`|\$(?:\\.|[^$\\])*\$|\\\|", lambda found: found[0].replace("|", "\0"), line.strip())
    return [cell.strip().replace("\\\0", "|").replace("\0", "|") for cell in plain.removeprefix("|").removesuffix("|").split("|")]


def _closing(lines: list[str], k: int, mark: str) -> int:
    """The line that closes the fence of line k; the number of lines where none does."""
    for end in range(k + 1, len(lines)):
        plain = lines[end].strip()
        if plain and set(plain) == {mark[0]} and len(plain) >= len(mark):
            return end
    return len(lines)


def _while(lines: list[str], k: int, holds: Callable[[str], bool]) -> int:
    while k < len(lines) and holds(lines[k]):
        k += 1
    return k


def _interrupts(line: str) -> bool:
    """Whether a line ends the paragraph before it."""
    item = _ITEM.match(line)
    starts = item is not None and (not item[2][0].isdigit() or item[2][:-1] == "1")
    return starts or bool(_FENCE.match(line) or _HEADING.match(line) or line.lstrip().startswith((">", "$$")))


def _link_at(text: str, k: int, before: int) -> tuple[int, str, str, int] | None:
    """The first link [words](address) that begins at or after k and before `before`: start, words, address, end."""
    start = text.find("[", k)
    while -1 < start < before:
        depth, end = 0, start
        while end < len(text):
            depth += {"[": 1, "]": -1}.get(text[end], 0)
            if not depth:
                break
            end += 1
        target = re.compile(r"\(<?([^()\s<>]*(?:\([^()\s]*\)[^()\s<>]*)?)>?(?:\s+\"[^\"]*\")?\)").match(text, end + 1)
        if target and (not start or text[start - 1] != "!"):
            return start, text[start + 1 : end], target[1], target.end()
        start = text.find("[", start + 1)
    return None
