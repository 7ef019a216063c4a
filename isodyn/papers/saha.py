"""Saha, Introduction to Robotics, chapter 9: every example and exercise that computes something, and the tables of operations."""

from __future__ import annotations

from isodyn.papers import saha_derivations, saha_falls, saha_falls_arms, saha_tables, saha_torques, saha_torques_arms
from isodyn.papers.registry import Maker

_FOUND: dict[str, Maker] = {
    **saha_derivations.ITEMS,
    **saha_torques.ITEMS,
    **saha_torques_arms.ITEMS,
    **saha_falls.ITEMS,
    **saha_falls_arms.ITEMS,
    **saha_tables.ITEMS,
}

#: in the order of the book, what is not in the book last
_ORDER = (
    *(f"saha-9.{k}" for k in range(1, 12)),
    *(f"saha-ex-9.{k}" for k in (6, 7, 8, 9, 11, 12, 14, 15)),
    "saha-table-9.1",
    "saha-table-9.6",
    "saha-crossovers",
    "saha-redysim-kr5",
    "saha-redysim-two-link",
)

ITEMS: dict[str, Maker] = {key: _FOUND[key] for key in _ORDER}
assert ITEMS.keys() == _FOUND.keys()
