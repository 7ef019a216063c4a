"""Comparison: what `compare` found, as a frozen result; it prints as tables, and becomes JSON, a CSV table or one HTML page."""

from __future__ import annotations

import csv
import math
import os
from dataclasses import dataclass
from pathlib import Path

from isodyn.counts.crossings import Checked
from isodyn.counts.curves import Curve, cheapest
from isodyn.errors import writing
from isodyn.graph.count import Count
from isodyn.model.robot import Robot
from isodyn.show.table import Table
from isodyn.study.agreement import Agreement
from isodyn.study.exactly import UNDECIDED, Exact

COMPARED, NOT_OFFERED, REFUSED, TOO_LONG = "compared", "not offered", "not for this robot", "too long"
_COUNTS = ("mul", "add", "div", "sqrt", "trig", "other", "total", "depth")


@dataclass(frozen=True)
class Cell:
    """One method for one quantity.

    status      COMPARED, NOT_OFFERED (no formula of its own), REFUSED (MethodError for this robot) or TOO_LONG
    reason      why it was not compared, or why not exactly
    reference   whether this is the method that the others are compared with
    exact       whether it is exactly the reference, modulo 2^61 - 1
    agreement   how far its numbers are from the reference's; None for the reference itself
    count       operations for this robot
    time        of one evaluation in a batch, one thread   [ns]; nan where not measured
    """

    quantity: str
    method: str
    status: str
    reason: str = ""
    reference: bool = False
    exact: Exact = UNDECIDED
    agreement: Agreement | None = None
    count: Count | None = None
    time: float = math.nan

    @property
    def agrees(self) -> bool:
        """Neither exactly different nor further from the reference than rounding explains."""
        return self.exact.equal is not False and (self.agreement is None or self.agreement.ratio <= 1)

    @property
    def verdict(self) -> str:
        """In a word or two."""
        if self.status != COMPARED:
            return {NOT_OFFERED: "-"}.get(self.status, self.status)
        if self.reference:
            return "reference"
        if not self.agrees:
            return "DIFFERS"
        if self.agreement is None:
            return "its own"
        return "exact" if self.exact.equal else "to rounding"

    def to_dict(self) -> dict[str, object]:
        """Plain numbers; None where there is none."""
        count = {name: None if self.count is None else getattr(self.count, name) for name in _COUNTS}
        found = {} if self.agreement is None else self.agreement.to_dict()
        return {
            "quantity": self.quantity,
            "method": self.method,
            "status": self.status,
            "verdict": self.verdict,
            "agrees": self.agrees if self.status == COMPARED else None,
            "exact": self.exact.equal,
            "skew": self.exact.skew,
            **{key: found.get(key) for key in ("absolute", "relative", "ratio_to_bound")},
            **count,
            "time_ns": self.time if math.isfinite(self.time) else None,
            "reason": self.reason,
        }


@dataclass(frozen=True)
class Comparison:
    """What was found.

    robot         the robot
    quantities    compared, in the order of the registry
    methods       in the order of the registry
    cells         one for every quantity and method
    references    quantity -> the method that the others are compared with
    curves        operations of the general n-revolute arm, per quantity and method; empty when not asked for
    claims        what the sources claim about such curves, checked
    states, seed  how many random states the numbers were compared at, and the seed they come from
    batch         states in a batch that was timed; 0 when speed was not asked for
    host          what this was run on
    notes         what a reader should know
    interrupted   what was being done when the user interrupted it, empty otherwise; everything found before is there
    """

    robot: Robot
    quantities: tuple[str, ...]
    methods: tuple[str, ...]
    cells: tuple[Cell, ...]
    references: dict[str, str]
    curves: tuple[Curve, ...]
    claims: tuple[Checked, ...]
    states: int
    seed: int
    batch: int
    host: str
    notes: tuple[str, ...]
    interrupted: str = ""

    @property
    def agrees(self) -> bool:
        """Whether no method differs from its reference."""
        return all(cell.agrees for cell in self.cells)

    def of(self, quantity: str) -> tuple[Cell, ...]:
        """The cells of a quantity."""
        return tuple(cell for cell in self.cells if cell.quantity == quantity)

    def cell(self, quantity: str, method: str) -> Cell:
        """The cell of a quantity and a method."""
        return next(cell for cell in self.cells if (cell.quantity, cell.method) == (quantity, method))

    def curves_of(self, quantity: str) -> tuple[Curve, ...]:
        """The curves of a quantity."""
        return tuple(curve for curve in self.curves if curve.quantity == quantity)

    def tables(self) -> list[Table]:
        """Everything as tables."""
        from isodyn.study.comparison_tables import claim_table, crossing_table, overview_table, quantity_table

        tables = [overview_table(self), *(quantity_table(self, quantity) for quantity in self.quantities if self.of(quantity))]
        tables += [crossing_table(self)] if self.curves else []
        return tables + ([claim_table(self)] if self.claims else [])

    def __str__(self) -> str:
        numbers = {"method": len(self.methods), "quantity": len(self.quantities), "random state": self.states}
        head = f"{self.robot.name}: {', '.join(_several(k, word) for word, k in numbers.items())}"
        return "\n\n".join([head, *(table.text() for table in self.tables()), *self.notes])

    def to_dict(self) -> dict[str, object]:
        """Everything as plain numbers, lists and text."""
        return {
            "robot": self.robot.name,
            "n": self.robot.n,
            "agrees": self.agrees,
            "quantities": list(self.quantities),
            "methods": list(self.methods),
            "references": dict(self.references),
            "states": self.states,
            "seed": self.seed,
            "batch": self.batch,
            "cells": [cell.to_dict() for cell in self.cells],
            "curves": [curve.to_dict() for curve in self.curves],
            "cheapest": {
                quantity: [
                    {"first": s.first, "last": s.last, "methods": list(s.methods)} for s in cheapest(self.curves_of(quantity))
                ]
                for quantity in self.quantities
                if self.curves_of(quantity)
            },
            "claims": [claim.to_dict() for claim in self.claims],
            "host": self.host,
            "notes": list(self.notes),
            "interrupted": self.interrupted,
        }

    def to_csv(self, path: str | os.PathLike[str]) -> Path:
        """Write one line per quantity and method; returns the path."""
        rows = [cell.to_dict() for cell in self.cells]
        place = Path(path)
        with writing("to_csv", place), place.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
        return place

    def to_html(self, path: str | os.PathLike[str]) -> Path:
        """Write one self-contained page with plots (needs the extra "plot"); returns its path."""
        from isodyn.study.comparison_page import page

        text = page(self)
        place = Path(path)
        with writing("to_html", place):
            place.write_text(text, encoding="utf-8")
        return place


def _several(k: int, word: str) -> str:
    plural = f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"
    return f"{k} {word if k == 1 else plural}"
