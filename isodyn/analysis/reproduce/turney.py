"""Pieces of this source."""

from __future__ import annotations

from isodyn.analysis.reproduce.registry import Maker

ITEMS: dict[str, Maker] = {}
