"""Pages of reproduced pieces: one each, and an index; each needs nothing but itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from isodyn.analysis.page import document, figure
from isodyn.analysis.reproduce.piece import VERDICTS, Piece
from isodyn.analysis.study import host_line


def piece_page(piece: Piece) -> str:
    """One piece as a page."""
    parts = [("remarks", "What was done", "".join(f"<p>{escape(text)}</p>" for text in piece.remarks))]
    parts += [(f"table-{k}", table.title, table.html()) for k, table in enumerate(piece.tables)]
    parts += [(f"figure-{k}", _short(f.caption), figure(f.svg, escape(f.caption))) for k, f in enumerate(piece.figures)]
    parts.append(("index", "Everything", "<p><a href='index.html'>All reproduced pieces</a></p>"))
    facts = [("Verdict", piece.verdict), ("Which means", VERDICTS[piece.verdict])]
    return document(piece.key, piece.title, f"{piece.source}, reproduced.", facts, parts, host_line())


def index_page(pieces: Sequence[Piece], seconds: Sequence[float]) -> str:
    """All pieces by source, with their verdicts."""
    parts = []
    for source in dict.fromkeys(piece.source for piece in pieces):
        rows = "".join(
            f"<tr><td class='word'><a href='{piece.key}.html'>{escape(piece.key)}</a></td>"
            f"<td class='word'>{escape(piece.title)}</td>"
            f"<td class='word'>{escape(piece.verdict)}</td><td>{took:.1f}</td></tr>"
            for piece, took in zip(pieces, seconds, strict=True)
            if piece.source == source
        )
        head = "<tr><th class='word'>piece</th><th class='word'>what it is</th><th class='word'>verdict</th><th>time [s]</th></tr>"
        table = f"<div class='scroll'><table><thead>{head}</thead><tbody>{rows}</tbody></table></div>"
        parts.append((source.lower(), source, table))
    meaning = "".join(f"<li><b>{escape(key)}</b>: {escape(text)}</li>" for key, text in VERDICTS.items())
    parts.append(("verdicts", "What the verdicts mean", f"<ul>{meaning}</ul>"))
    verdicts = Counter(piece.verdict for piece in pieces)
    facts = [(verdict, str(verdicts[verdict])) for verdict in VERDICTS if verdicts[verdict]]
    lead = "Examples, tables and figures of the five sources, regenerated: the source's value, ours, the difference, and why."
    return document("reproduced", "The sources, reproduced", lead, facts, parts, host_line())


def _short(caption: str) -> str:
    return caption.split(":")[0].split(".")[0]
