"""Celentano (2008): the planar figures, tables and remarks, and the flexible link as far as rigid rods go."""

from __future__ import annotations

from isodyn.papers.celentano_closed import remark_5
from isodyn.papers.celentano_efficiency import figure_2, figure_9, table_1_piece
from isodyn.papers.celentano_flexible import flexible_link, missing_flexible
from isodyn.papers.celentano_gradient import lemma_1
from isodyn.papers.celentano_motion import theorem_1
from isodyn.papers.registry import Maker

ITEMS: dict[str, Maker] = {
    "celentano-theorem-1": theorem_1,
    "celentano-fig-2": figure_2,
    "celentano-lemma-1": lemma_1,
    "celentano-fig-9": figure_9,
    "celentano-remark-5": remark_5,
    "celentano-table-1": table_1_piece,
    "celentano-flexible": missing_flexible,
    "celentano-5.2": flexible_link,
}
