"""Pages of reproduced pieces: one each, and an index; each needs nothing but itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from html import escape

from isodyn.papers.piece import AGREES, DIFFERS, MISSING, STAND_IN, VERDICTS, Piece
from isodyn.show.report import document, figure
from isodyn.study.study import host_line

#: verdict -> a sign that differs in shape and in colour (Okabe and Ito, 2008)
_SIGNS = {AGREES: ("●", "#009E73"), DIFFERS: ("▲", "#D55E00"), STAND_IN: ("◆", "#0072B2"), MISSING: ("○", "#767676")}


def piece_page(piece: Piece, among: Sequence[Piece] = ()) -> str:
    """One piece as a page; `among`: all those of the folder, in their order, which it points to."""
    parts = [("remarks", "What was done", "".join(f"<p>{_linked(text, piece, among)}</p>" for text in piece.remarks))]
    parts += [(f"table-{k}", table.title, table.html()) for k, table in enumerate(piece.tables)]
    parts += [(f"figure-{k}", _short(f.caption), figure(f.svg, escape(f.caption))) for k, f in enumerate(piece.figures)]
    facts = [("Verdict", f"{_SIGNS[piece.verdict][0]} {piece.verdict}"), ("Which means", VERDICTS[piece.verdict])]
    lead = f"{piece.source}, reproduced."
    return document(piece.key, piece.title, lead, facts, parts, host_line(), above=_neighbours(piece, among))


def _neighbours(piece: Piece, among: Sequence[Piece]) -> str:
    """Links to the index and to the pieces before and after this one."""
    keys = [other.key for other in among]
    links = ["<a href='index.html'>All reproduced pieces</a>"]
    if piece.key in keys:
        k = keys.index(piece.key)
        around = (("Before", keys[k - 1] if k else None), ("Next", keys[k + 1] if k + 1 < len(keys) else None))
        links += [f"{word}: <a href='{key}.html'>{escape(key)}</a>" for word, key in around if key]
    return " · ".join(links)


def _linked(text: str, piece: Piece, among: Sequence[Piece]) -> str:
    """A remark, escaped, with links where it names other pieces."""
    words, keys = escape(text), [other.key for other in among if other.key != piece.key]
    if not keys:
        return words
    names = "|".join(re.escape(key) for key in sorted(keys, key=len, reverse=True))
    return re.sub(rf"(?<![\w./-])({names})(?![\w-])", r"<a href='\1.html'>\1</a>", words)


def index_page(pieces: Sequence[Piece], seconds: Sequence[float]) -> str:
    """All pieces by source, with their verdicts."""
    parts = []
    for source in dict.fromkeys(piece.source for piece in pieces):
        rows = "".join(
            f"<tr><td class='word'><a href='{piece.key}.html'>{escape(piece.key)}</a></td>"
            f"<td class='word'>{escape(piece.title)}</td>"
            f"<td class='word'>{_verdict(piece.verdict)}</td><td>{took:.1f}</td></tr>"
            for piece, took in zip(pieces, seconds, strict=True)
            if piece.source == source
        )
        head = "<tr><th class='word'>piece</th><th class='word'>what it is</th><th class='word'>verdict</th><th>time [s]</th></tr>"
        table = f"<div class='scroll'><table><thead>{head}</thead><tbody>{rows}</tbody></table></div>"
        parts.append((source.lower(), source, table))
    meaning = "".join(f"<p><b>{_verdict(key)}</b>: {escape(text)}</p>" for key, text in VERDICTS.items())
    parts.append(("verdicts", "What the verdicts mean", meaning))
    verdicts = Counter(piece.verdict for piece in pieces)
    facts = [(f"{_SIGNS[verdict][0]} {verdict}", str(verdicts[verdict])) for verdict in VERDICTS if verdicts[verdict]]
    lead = "Examples, tables and figures of the sources, regenerated: the source's value, ours, the difference, and why."
    return document("reproduced", "The sources, reproduced", lead, facts, parts, host_line())


def _verdict(verdict: str) -> str:
    sign, colour = _SIGNS[verdict]
    return f"<span style='color: {colour}' aria-hidden='true'>{sign}</span> {escape(verdict)}"


def _short(caption: str) -> str:
    return caption.split(":")[0].split(".")[0]
