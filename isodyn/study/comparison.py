"""Compare the methods on a robot: agreement, operations, time, and operations against n for the general arm.

Every method is compared with the first method of the registry that computes the quantity, exactly and numerically (agreement.py).
It is also compared with a witness, an independent reference computation that shares no code with the methods (reference_check.py):
code that all methods share may be wrong too.  This file names no method: the registry lists the quantities of each.
"""

from __future__ import annotations

import csv
import math
import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from html import escape
from pathlib import Path

from isodyn import check
from isodyn.counts import crossings
from isodyn.counts.counting import count_numbers
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.trace import a_robot
from isodyn.errors import MethodError, ModelError, reraise_write_errors
from isodyn.formulations.registry import METHODS, methods_for
from isodyn.graph.count import Count
from isodyn.model.edits import without_drives
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.renamed import with_old_arguments
from isodyn.show.figure import Figure, Picture, curve_lines, plain_bars, ratio_dots
from isodyn.show.report import (
    HIGHAM,
    OKABE,
    Folded,
    Part,
    Report,
    Reported,
    Section,
    note_lines,
    picked,
    robot_section,
    sources_section,
)
from isodyn.show.table import Map, Mark, Table, number
from isodyn.spatial import Array
from isodyn.study import reference_check, reference_check_loops
from isodyn.study.agreement import (
    COMMON,
    LARGE,
    UNDECIDED,
    Agreement,
    Exact,
    ExactRobot,
    Values,
    against,
    check_joints,
    common,
    exact_agreement,
    exact_robot,
    random_states,
    regular,
    values_by,
)  # fmt: skip
from isodyn.study.family import OperationOverlap, operation_overlap
from isodyn.study.speed import batch_call, host_line, in_turn

OVERLAP_QUANTITIES = ("inverse_dynamics", "mass_matrix")  # quantities for which shared operations are counted
LONGEST = 50_000  # operations above which compiling one quantity takes many seconds
BATCH = 10_000  # states per timed call
ROUNDS = 9
_COUNTED = ("mul", "add", "div", "sqrt", "trig", "total", "depth")

COMPARED, NOT_OFFERED, REFUSED, TOO_LONG = "compared", "not offered", "not for this robot", "too long"

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Cell:
    """One method for one quantity.

    status      COMPARED, NOT_OFFERED (the method has no formula for it), REFUSED (MethodError for this robot) or TOO_LONG
    reason      why it was not compared, or not compared exactly
    reference   True for the method that the others are compared with
    exact       is it equal to the reference modulo 2^61 - 1?
    agreement   numerical difference from the reference; None for the reference itself
    count       operations for this robot
    time        of one evaluation in a batch, one thread   [ns]; nan if not measured
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
        """True if it does not differ exactly and its numerical difference is within the rounding bound."""
        return self.exact.equal is not False and (self.agreement is None or self.agreement.ratio <= 1)

    @property
    def verdict(self) -> str:
        """The result in one or two words."""
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
        """Plain numbers; None where a value is missing."""
        found = {} if self.agreement is None else self.agreement.to_dict()
        return {
            **picked(self, "quantity", "method", "status", "verdict"),
            "agrees": self.agrees if self.status == COMPARED else None,
            "exact": self.exact.equal,
            "skew": self.exact.skew,
            **{key: found.get(key) for key in ("absolute", "relative", "ratio_to_bound")},
            **(dict.fromkeys(count_numbers(Count())) if self.count is None else count_numbers(self.count)),
            "time_ns": self.time if math.isfinite(self.time) else None,
            "reason": self.reason,
        }

    def row(self) -> tuple[str, ...]:
        """Agreement, operations and time as text."""
        if self.status != COMPARED or self.count is None:
            return (self.method, self.status, *["-"] * 10)
        a, difference, ratio = self.agreement, "-", "-"
        exact = "reference" if self.reference else {True: "equal", False: "DIFFERS", None: "-"}[self.exact.equal]
        if a is not None:
            difference, ratio = number(a.absolute), number(a.ratio) if a.bounded else "no bound"
            ratio += "" if a.ratio <= 1 else " !"
        counts = (str(getattr(self.count, kind)) for kind in _COUNTED)
        return (self.method, exact, difference, ratio, *counts, number(self.time))


@dataclass(frozen=True)
class Comparison(Reported):
    """Result of `compare`.

    robot         the robot
    quantities    compared, in the order of the registry
    methods       in the order of the registry
    cells         one for every quantity and method
    witness       checks against the witness (independent reference computation), one per quantity that it computes
    closed        checks of accelerations and constraint forces of the closed loops against the witness; empty without loops
    families      operations that two methods share: for torques and M, of robots that are not too large
    references    quantity -> the method that the others are compared with
    curves        operations of the general n-revolute arm, per quantity and method; empty if not requested
    claims        claims of the sources about such curves, checked
    states, seed  number and seed of the random states of the numerical comparison
    batch         states per timed call; 0 if speed was not requested
    host          processor and software of this run
    notes         remarks
    interrupted   the step that the user interrupted, else ""; earlier results are kept
    """

    robot: Robot
    quantities: tuple[str, ...]
    methods: tuple[str, ...]
    cells: tuple[Cell, ...]
    references: dict[str, str]
    curves: tuple[crossings.Curve, ...]
    claims: tuple[crossings.CheckedClaim, ...]
    states: int
    seed: int
    batch: int
    host: str
    notes: tuple[str, ...]
    interrupted: str = ""
    witness: tuple[reference_check.ReferenceCheck, ...] = ()
    families: tuple[OperationOverlap, ...] = ()
    closed: tuple[reference_check.ReferenceCheck, ...] = ()

    @property
    def agrees(self) -> bool:
        """True if no method differs from its reference or from the witness."""
        return self.methods_agree and not any(row.differs for row in (*self.witness, *self.closed))

    @property
    def methods_agree(self) -> bool:
        """True if no method differs from its reference."""
        return all(cell.agrees for cell in self.cells)

    def of(self, quantity: str) -> tuple[Cell, ...]:
        """The cells of a quantity."""
        return tuple(cell for cell in self.cells if cell.quantity == quantity)

    def cell(self, quantity: str, method: str) -> Cell:
        """The cell of a quantity and a method."""
        return next(cell for cell in self.cells if (cell.quantity, cell.method) == (quantity, method))

    def curves_of(self, quantity: str) -> tuple[crossings.Curve, ...]:
        """The curves of a quantity."""
        return tuple(curve for curve in self.curves if curve.quantity == quantity)

    def to_dict(self) -> dict[str, object]:
        """Everything as plain numbers, lists and text."""
        least = {key: crossings.cheapest(curves) for key in self.quantities if (curves := self.curves_of(key))}
        return {
            "robot": self.robot.name,
            "n": self.robot.n,
            **picked(self, "agrees", "quantities", "methods", "references", "states", "seed", "batch"),
            **picked(self, "cells", "witness", "closed", "families", "curves"),
            "cheapest": {key: [picked(span, "first", "last", "methods") for span in spans] for key, spans in least.items()},
            **picked(self, "claims", "host", "notes", "interrupted"),
        }

    def to_csv(self, path: str | os.PathLike[str]) -> Path:
        """Write one line per quantity and method; return the path."""
        rows = [cell.to_dict() for cell in self.cells]
        place = Path(path)
        with reraise_write_errors("to_csv", place), place.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
        return place

    def report(self) -> Report:
        """Report: agreement, operations and time of each quantity, cheapest method for each n, claims of the sources."""
        done = self._done()
        numbers = {"method": len(self.methods), "quantity": len(self.quantities), "random state": self.states}
        tables = [
            self.overview(),
            *([reference_check.table(self.witness)] if self.witness else []),
            *([reference_check_loops.table(self.closed)] if self.closed else []),
            *map(self._quantity_table, done),
        ]
        tables += [family.table() for family in self.families]
        tables += [self._crossing_table()] if self.curves else []
        tables += [self._claim_table()] if self.claims else []
        return Report(
            self.robot.name,
            f"The methods compared on {self.robot.name}",
            f"{len(self.methods)} formulations, {len(done)} quantities: do they agree, what do they cost, how long do they take?",
            self._facts(),
            self._sections,
            self.host,
            f"{self.robot.name}: {', '.join(_several(k, word) for word, k in numbers.items())}",
            tuple(tables),
            self.notes,
            robot=self.robot,
        )

    def _done(self) -> list[str]:
        """Quantities that were compared before an interrupt."""
        return [quantity for quantity in self.quantities if self.of(quantity)]

    def overview(self) -> Table:
        """Table of verdicts: one row per method, one column per quantity."""
        header = ("method", *(quantity.replace("_", "\n", 1) for quantity in self.quantities))
        rows = []
        for method in self.methods:
            cells = {cell.quantity: cell.verdict for cell in self.cells if cell.method == method}
            rows.append((method, *(cells.get(quantity, "not done") for quantity in self.quantities)))
        if self.witness:
            seen = {row.quantity: row.verdict for row in self.witness}
            rows.append(("the witness", *(seen.get(quantity, "-") for quantity in self.quantities)))
        below = [
            "exact: equal to the reference modulo 2^61 - 1 and numerically within rounding; -: the method has no formula for it.",
            "No method differs from its reference." if self.methods_agree else "SOME METHODS DIFFER.",
        ]
        below += [
            f"{family.quantity}: {len(family.methods)} methods in {len(family.families)} families." for family in self.families
        ]
        if self.witness:
            below.append(" ".join(reference_check.verdict(self.witness, self.methods_agree, self.robot)))
        return Table("Agreement", header, tuple(rows), tuple(below), left=1 + len(self.quantities))

    def _quantity_table(self, quantity: str) -> Table:
        """Agreement, operations and time of every method for one quantity."""
        header = ("method", "exactly", "difference", "/ bound", *_COUNTED, "time [ns]")
        offered = [cell for cell in self.of(quantity) if cell.status != NOT_OFFERED]
        below = [f"{cell.method}: {cell.status}. {cell.reason}" for cell in offered if cell.status != COMPARED]
        below += [f"{c.method}: not decided exactly. {c.reason}" for c in offered if c.status == COMPARED and c.reason]
        missing = [cell.method for cell in self.of(quantity) if cell.status == NOT_OFFERED]
        below += [f"- (no formula for it): {', '.join(missing)}"] if missing else []
        if quantity in COMMON:
            whose = f"{COMMON[quantity]} by {self.references[quantity]}"
            below.append(f"Compared by C qd with {whose}: the matrices themselves may differ.")
            for skew, words in ((True, "is skew-symmetric"), (False, "is not skew-symmetric")):
                methods = [cell.method for cell in offered if cell.exact.skew is skew]
                below += [f"dM/dt - 2 C {words}: {', '.join(methods)}"] if methods else []
        elif not any(cell.reference for cell in offered) and self.references.get(quantity):
            below.append(f"Compared with {self.references[quantity]}.")
        title = f"{quantity}: {QUANTITIES[quantity].title}"
        return Table(title, header, tuple(cell.row() for cell in offered), tuple(below), left=2).filled()

    def _crossing_table(self) -> Table:
        """Table of the methods with the fewest products and sums for each n."""
        rows = []
        for quantity in self.quantities:
            curves = self.curves_of(quantity)
            for span in crossings.cheapest(curves) if curves else ():
                form = next(curve.polynomial for curve in curves if curve.method == span.methods[0])
                formulas = ("-", "-") if form is None else (str(form.products), str(form.add))
                rows.append((quantity, crossings.range_words(((span.first, span.last),)), " = ".join(span.methods), *formulas))
        header = ("quantity", "for", "fewest operations by", "products", "sums")
        below = (
            "General n-revolute arm, every parameter a symbol; parameter-only work is not counted; products include divisions.",
            "Formulas are exact fits to traced operation counts, verified at other n; "
            f"evaluated up to n = {crossings.FAR}, or {crossings.TRACED} where a method follows no polynomial (-).",
            *_on_periods(rows),
        )
        return Table("Crossings: fewest products and sums together", header, tuple(rows), below, left=5)

    def _curve_table(self, quantity: str) -> Table:
        """Table of products and sums of every method: polynomials in n, and numbers for some n."""
        some = (4, 6, 7, 9, crossings.SHOWN)
        rows = []
        for found in self.curves_of(quantity):
            form = found.polynomial
            formulas = ("-", "-", "no polynomial")
            if form is not None:
                formulas = (str(form.products), str(form.add), f"n >= {form.valid_from}")
            rows.append((found.method, *formulas, *(f"{c.products} / {c.add}" for c in map(found.at, some))))
        header = ("method", "products", "sums", "from", *(f"n = {n}" for n in some))
        return Table("", header, tuple(rows), _on_periods(rows), left=4, maths=(1, 2))

    def _claim_table(self) -> Table:
        """Table of the sources' claims: checked with their own figures and with our counts."""
        rows, below = [], []
        remarks: dict[str, list[str]] = {}
        for k, found in enumerate(self.claims, start=1):
            c = found.claim
            printed, ours = (" / ".join(map(crossings.range_words, by.values())) for by in (found.printed, found.ours))
            rows.append((f"{k}", c.source, c.text, printed, f"{c.ours[0]} < {c.ours[1]}", ours or "-"))
            below.append(f"{k}: {found.verdict}.")
            remarks.setdefault(c.note, []).append(str(k))
        below += [f"On {', '.join(numbers)}: {remark}." for remark, numbers in remarks.items() if remark]
        parts = "products / sums / both"
        header = ("", "source", "claim", f"by its figures:\n{parts}", "ours", f"by our counts:\n{parts}")
        return Table("Claims of the sources", header, tuple(rows), tuple(below), left=6)

    def _facts(self) -> list[tuple[str, str]]:
        compared = [cell for cell in self.cells if cell.status == COMPARED]
        exact = sum(cell.exact.equal is True and not cell.reference for cell in compared)
        others = sum(not cell.reference for cell in compared)
        ratios = [cell.agreement.ratio for cell in compared if cell.agreement is not None]
        different = sum(not cell.agrees for cell in compared)
        facts = [("Exactly equal to the reference", f"{exact} of {others}")]
        facts += [("Largest difference / bound", number(max(ratios)))] if ratios else []
        facts.append(("Methods that differ", str(different) if different else "none"))
        parted = next((f"differs at {row.quantity}" for row in self.witness if row.differs), "")
        unseen = next((f"{row.quantity} not decided" for row in self.witness if not row.decided), "")
        return [*facts, *([("The witness", parted or unseen or "agrees")] if self.witness else [])]

    def _sections(self) -> list[Section]:
        sections = [robot_section(self.robot), self._agreement_section(), *map(self._quantity_section, self._done())]
        if self.families:
            sections.append(Section("families", "Operations that methods share", *(family.table() for family in self.families)))
        if self.curves:
            sections.append(Section("crossings", "Cheapest method by number of joints", self._crossing_table()))
        if self.claims:
            words = (
                "<p>Which algorithm needs fewer operations depends on the number of joints n. The table compares the published "
                "formulas (corrected where they are known to be wrong) with our own counts of the same methods on the general "
                "n-revolute arm.</p>"
            )
            sections.append(Section("claims", "Claims of the sources", words, self._claim_table()))
        return [*sections, sources_section((HIGHAM, OKABE), self.methods, self.robot)]

    def _agreement_section(self) -> Section:
        words = (
            "<p>Every method is compared with the first method of the registry that computes the quantity. <i>Exactly</i>: the "
            "operation graphs are evaluated at a random state modulo 2<sup>61</sup> - 1, without rounding; every robot parameter "
            f"is the fraction that its float is. <i>Numerically</i>: the largest difference over {self.states} random states (seed "
            f"{self.seed}) is divided by a bound on the rounding errors of both methods<sup><a href='#sources'>1</a></sup>.</p>"
        )
        tables = [reference_check.table(self.witness)] if self.witness else []
        tables += [reference_check_loops.table(self.closed)] if self.closed else []
        return Section("agreement", "Agreement", words, note_lines(self.notes), self.map(), *tables)

    def map(self) -> Map:
        """Map of verdicts: one row per method and one for the witness, one column per quantity."""
        cells = {(cell.method, cell.quantity): cell for cell in self.cells}
        rows = [(m, tuple(_mark(cells.get((m, q))) for q in self.quantities)) for m in self.methods]
        if self.witness:
            seen = {row.quantity: row for row in self.witness}
            marks = tuple(_witnessed(seen[q]) if q in seen else Mark() for q in self.quantities)
            rows.append(("the witness", marks))
        key = "ref: the reference method; =: exactly equal and numerically within rounding; ≈: numerically within rounding;"
        more = "≠: different; !: refused for this robot, or too long; no mark: no formula for the quantity."
        return Map("method", self.quantities, tuple(rows), (f"{key} {more}", *self.overview().notes[1:]))

    def _quantity_section(self, quantity: str) -> Section:
        compared = [cell for cell in self.of(quantity) if cell.status == COMPARED and cell.count is not None]
        bars = [("operations", [(c.method, float(c.count.total)) for c in compared if c.count], "operations")]
        if self.batch:
            bars.append(("time", [(c.method, c.time) for c in compared if c.time == c.time], "ns per evaluation, one thread"))
        figures = [
            Figure(plain_bars(f"{key}-{quantity}", f"{unit} of {quantity}", values, unit), f"{key.capitalize()}.")
            for key, values, unit in bars
            if values
        ]
        curves: list[Part] = []
        if self.curves_of(quantity):
            caption = "General n-revolute arm: products, divisions and sums against the number of joints."
            if found := self._crossings(quantity):
                caption += f" Dotted: another method becomes the cheapest, at n = {', '.join(map(str, found))}."
            curves = [Figure(self.curve_plot(quantity), caption), Folded("Formulas and numbers", self._curve_table(quantity))]
        words, title = f"<p><code>{escape(quantity)}</code></p>", QUANTITIES[quantity].title
        return Section(
            quantity,
            f"{title[0].upper()}{title[1:]}",
            words,
            figures,
            Folded("Table of agreement, operations and time", self._quantity_table(quantity)),
            *curves,
        )

    def _crossings(self, quantity: str) -> list[int]:
        return [span.first for span in crossings.cheapest(self.curves_of(quantity))[1:] if span.first <= crossings.SHOWN]

    def ratio_plot(self) -> Picture:
        """Picture of difference / bound for every method and quantity."""
        rows = [(q, [(c.method, c.agreement.ratio) for c in self.of(q) if c.agreement is not None]) for q in self.quantities]
        shown = [(quantity, dots) for quantity, dots in rows if dots]
        return ratio_dots("ratios", "Difference over bound", shown, "largest difference / bound", self.methods)

    def curve_plot(self, quantity: str) -> Picture:
        """Picture of the operations of every method against the number of joints."""
        joints = list(range(crossings.FIRST, crossings.SHOWN + 1))
        series = [(found.method, [found.parts(n)["both"] for n in joints]) for found in self.curves_of(quantity)]
        order = [self.methods.index(method) for method, _ in series]
        title = f"Operations of {quantity} against n"
        return curve_lines(f"curves-{quantity}", title, joints, series, "products and sums", order, self._crossings(quantity))


def _mark(cell: Cell | None) -> Mark:
    """A cell of the map."""
    if cell is None or cell.status == NOT_OFFERED:
        return Mark()
    if cell.status != COMPARED:
        return Mark("!", f"{cell.status}. {cell.reason}")
    if cell.reference:
        return Mark("ref", "the reference that the other methods are compared with")
    words, a = f"{cell.quantity} by {cell.method}: {cell.verdict}", cell.agreement
    if a is not None:
        words += f"; {number(a.absolute)} from {a.other} at most, " + (
            f"{number(a.ratio)} of its bound" if a.bounded else "no bound"
        )
    if not cell.agrees:
        return Mark("≠", words, 2.0)
    shade = 0.1 if a is None else 0.1 + 0.45 * min(a.ratio, 1.0)
    return Mark("=" if cell.exact.equal else "≈", words, shade)


def _witnessed(row: reference_check.ReferenceCheck) -> Mark:
    """The witness's cell of the map."""
    ratio = f"; {number(row.ratio)} of the rounding bound" if row.ratio == row.ratio else ""
    words = f"{row.quantity}: {row.verdict}{ratio}"
    if row.differs:
        return Mark("≠", f"{words}, first at {row.place}", 2.0)
    return Mark("≈" if row.reason else "=", words, 0.25) if row.decided else Mark("!", f"{words}. {row.reason}")


def _several(k: int, word: str) -> str:
    plural = f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"
    return f"{k} {word if k == 1 else plural}"


def _on_periods(rows: Iterable[Sequence[str]]) -> tuple[str, ...]:
    """Legend for braces in formulas, if any formula has some."""
    braces = any("{" in cell for row in rows for cell in row)
    return ("{a, b, c} is a for n = 0, b for n = 1, c for n = 2 modulo 3, {a, b} likewise modulo 2.",) if braces else ()


@with_old_arguments
def compare(
    robot: Robot,
    *,
    methods: Iterable[str] | None = None,
    quantities: Iterable[str] | None = None,
    states: int = 64,
    seed: int = 0,
    speed: bool = True,
    curves: bool = True,
    progress: Progress | None = None,
) -> Comparison:
    """Compare the methods on a robot: agreement, operations, time, and operations against n for the general arm.

    methods      keys as in `isodyn.methods()`; None: all methods that share a quantity with another one
    quantities   keys as in `isodyn.count`; None: those for which at least two methods have formulas
    states       number of random states of the numerical comparison; the last two are at rest and at zero
    speed        time every method: one thread, batches of 10 000 states, methods in turn
    curves       count the general n-revolute arm for many n, and check the sources' claims about it
    progress     called with a short text before every part

    Ctrl-C ends the comparison early: results so far are returned, and `interrupted` names the step that was cut short.
    """
    given = a_robot(robot)
    robot = given.with_loops()  # the tree: loops are closed in the same way from M and the torques of every method
    keys, several = _quantities(quantities), _several_give()
    rows = _chosen("method", METHODS, methods, "('denoc',)", [key for key in METHODS if METHODS[key].quantities.keys() & several])
    check_joints(robot, "compare", "a comparison")
    states, seed = check.whole("compare: states", states, 1), check.whole("compare: seed", seed, 0)
    random = random_states(robot, states, seed)
    remarks = [f"Methods are compared on the tree of {robot.name}, its loops cut; the closed loops are compared with the witness."]
    remarks = remarks if given.loops else []
    closing = given if "forward_dynamics" in keys else robot
    solved = [key for key in keys if "tau" in QUANTITIES[key].inputs]
    if solved and not regular(robot, random["q"]):
        keys = tuple(key for key in keys if key not in solved)
        remarks.append(f"The mass matrix of {robot.name} is singular (a joint moves no mass): forward dynamics is left out.")
    if not keys:
        raise ModelError(f"compare: nothing is left to compare. {' '.join(remarks)}")
    work = _Comparing(robot, keys, rows, random, seed, progress or (lambda words: None), closing)
    interrupted = work.run(speed, curves)
    return Comparison(
        robot, keys, rows, tuple(work.cells), work.references, tuple(work.curves), tuple(work.claims), states, seed,
        BATCH if speed else 0, host_line(), (*remarks, *work.notes), interrupted, work.witness, work.families, work.closed,
    )  # fmt: skip


def _several_give() -> tuple[str, ...]:
    """Quantities that several methods compute."""
    return tuple(key for key in QUANTITIES if len(methods_for(key)) > 1 or (key in COMMON and methods_for(key)))


def _quantities(given: Iterable[str] | None) -> tuple[str, ...]:
    """Check the given keys; None: all quantities that several methods compute."""
    keys = _chosen("quantity", QUANTITIES, given, "('mass_matrix',)", _several_give())
    for key in keys:
        if not methods_for(key) or QUANTITIES[key].derivation == "gradients":
            differ = ", ".join(_several_give())
            how = "all differentiate their graphs" if methods_for(key) else "all share one formula"
            raise MethodError(f"compare: cannot compare methods for {key}: they {how}; quantities with several formulas: {differ}")
    return keys


def _chosen(kind: str, known: Iterable[str], given: Iterable[str] | None, example: str, default: Iterable[str]) -> tuple[str, ...]:
    """Check names and return them in the order of the registry; None: the default."""
    where = f"compare: {_several(2, kind)[2:]}"
    wanted = tuple(default) if given is None else check.names(where, given, example)
    if not wanted:
        raise ModelError(f"{where} is empty; omit it to compare all")
    for name in wanted:
        check.one_of(kind, name, known)
    return tuple(name for name in known if name in wanted)


class _Comparing:
    """Run a comparison step by step; results so far survive an interrupt."""

    def __init__(
        self, robot: Robot, quantities: Sequence[str], methods: Sequence[str], inputs: dict[str, Array], seed: int, say: Progress,
        closing: Robot,
    ):  # fmt: skip
        self.robot, self.quantities, self.methods, self.inputs, self.seed = robot, quantities, methods, inputs, seed
        self.cells: list[Cell] = []
        self.references: dict[str, str] = {}
        self.curves: list[crossings.Curve] = []
        self.claims: list[crossings.CheckedClaim] = []
        self.notes: list[str] = []
        self.witness: tuple[reference_check.ReferenceCheck, ...] = ()
        self.families: tuple[OperationOverlap, ...] = ()
        self.closed: tuple[reference_check.ReferenceCheck, ...] = ()
        self._closing = closing  # the robot with the loops to check
        self._say, self._doing = say, ""
        self._exact = exact_robot(robot)
        self._dynamics = cache(lambda method: compile(robot, method=method, threads=1))

    def run(self, speed: bool, curves: bool) -> str:
        """Run all steps; return the name of the interrupted step or "".  An interrupt before the first result is raised."""
        try:
            for quantity in self.quantities:
                self._do(f"agreement of {quantity}")
                self.cells += self._agreement(quantity)
            self._do("witness")
            asked = {key: [c.method for c in self.cells if (c.quantity, c.status) == (key, COMPARED)] for key in self.quantities}
            shared = {key: reference_check.methods_to_check(key) for key in reference_check.COMMON_FORMULA}
            self.witness = reference_check.run_checks(self.robot, self._exact, self.inputs, self.seed, shared | asked)
            if self._closing.loops:
                self._do("closed loops")
                self.closed = reference_check_loops.run_checks(self._closing, self.seed, self.methods)
            self._do("shared operations")
            if self.robot.n <= LARGE:
                self.families = tuple(
                    operation_overlap(self.robot, key, asked[key]) for key in OVERLAP_QUANTITIES if len(asked.get(key, ())) > 1
                )
            for quantity in self.quantities if speed else ():
                self._do(f"time of {quantity}")
                self._time(quantity)
            if curves:
                self._count_arms()
        except KeyboardInterrupt:
            if not self.cells:
                raise
            self.notes.append(f"INTERRUPTED at the {self._doing}: this step and all later ones are missing.")
            return self._doing
        return ""

    def _do(self, words: str) -> None:
        self._doing = words
        self._say(words)

    def _agreement(self, quantity: str) -> list[Cell]:
        source = COMMON.get(quantity, quantity)
        other, base = self._reference(source)
        self.references[quantity] = other
        if quantity in COMMON and base is not None:
            base = common(base, self.inputs["qd"])
        cells = [self._cell(quantity, method, source, other, base) for method in self.methods]
        self.notes += self._explained(quantity, cells)
        return cells

    def _reference(self, quantity: str) -> tuple[str, Values | None]:
        """Return the first method of the registry that computes the quantity for this robot, and its values."""
        for method in methods_for(quantity):
            with suppress(MethodError):
                if not self._too_long(quantity, method):
                    return method, values_by(self._dynamics(method), quantity, self.inputs)
        return "", None

    def _too_long(self, quantity: str, method: str) -> int:
        """Operations of the general arm if they are too many to compile quickly; else, and for small robots, 0."""
        if self.robot.n <= LARGE:
            return 0
        with suppress(MethodError):
            found = crossings.curve(quantity, method)
            total = found.parts(min(self.robot.n, found.reach))["both"]
            return total if total > LONGEST else 0
        return 0

    def _cell(self, quantity: str, method: str, source: str, other: str, base: Values | None) -> Cell:
        if quantity not in METHODS[method].quantities:
            return Cell(quantity, method, NOT_OFFERED)
        if size := self._too_long(quantity, method):
            return Cell(quantity, method, TOO_LONG, f"about {size} operations for a general arm; at most {LONGEST} are compared")
        reference = base is not None and (source, other) == (quantity, method)
        try:
            found = base if reference else values_by(self._dynamics(method), quantity, self.inputs)
            count = self._dynamics(method).count(quantity)
        except MethodError as error:
            return Cell(quantity, method, REFUSED, str(error))
        cell = Cell(quantity, method, COMPARED, count=count, reference=reference, exact=Exact(True) if reference else UNDECIDED)
        if reference or base is None or found is None:
            return cell
        if quantity in COMMON:
            found = common(found, self.inputs["qd"])
        exact = exact_agreement(self._exact, quantity, method, other, self.seed, source=source if quantity in COMMON else None)
        return replace(cell, exact=exact, reason=exact.reason, agreement=against(quantity, method, found, other, base))

    def _explained(self, quantity: str, cells: Sequence[Cell]) -> list[str]:
        """Notes where methods differ: is only the reference different, and is rotor inertia or friction the cause?"""
        different = [cell.method for cell in cells if cell.exact.equal is False]
        if quantity in COMMON or not different:
            return []

        def equal(exact: ExactRobot, methods: Sequence[str], other: str) -> list[str]:
            return [method for method in methods if exact_agreement(exact, quantity, method, other, self.seed).equal]

        reference, notes = self.references[quantity], []
        others = [cell.method for cell in cells if cell.status == COMPARED and not cell.reference]
        if len(others) > 1 and different == others and equal(self._exact, others[1:], others[0]) == others[1:]:
            notes.append(f"{quantity}: all other methods agree with each other exactly; only {reference} differs.")
        if agree := equal(exact_robot(without_drives(self.robot)), different, reference):
            notes.append(
                f"{quantity}: without rotor inertia and friction {', '.join(agree)} and {reference} agree exactly; check that each "
                "is wrapped in `driven` (isodyn/formulations/drives.py) in the registry."
            )
        return notes

    def _time(self, quantity: str) -> None:
        batch = random_states(self.robot, BATCH, self.seed + 1)
        arguments = [batch[name] for name in QUANTITIES[quantity].inputs]
        chosen = [cell.method for cell in self.cells if cell.quantity == quantity and cell.status == COMPARED]
        calls = {method: batch_call(self._dynamics(method), quantity, arguments) for method in chosen}
        times = {(quantity, method): time / BATCH for method, time in in_turn(calls, ROUNDS).items()}
        self.cells = [replace(c, time=times.get((c.quantity, c.method), c.time)) for c in self.cells]

    def _count_arms(self) -> None:
        for quantity in self.quantities:
            for method in self.methods:
                if quantity in METHODS[method].quantities:
                    self._do(f"curve of {quantity} by {method}")
                    try:
                        self.curves.append(crossings.curve(quantity, method))
                    except MethodError as error:
                        self.notes.append(f"No curve of {quantity} by {method}: {error}.")
        for claim in crossings.claims_about(self.quantities):
            self._do(f"claim of {claim.source}")
            self.claims.append(crossings.check_claim(claim))
