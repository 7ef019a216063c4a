"""Counts of the general n-revolute arm as polynomials in n, beside the formula of each method's own paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from isodyn.counts.compared import Cost
from isodyn.counts.counting import CountPolynomial, StepPolynomials, count_polynomial, step_polynomials
from isodyn.counts.operations import giver, givers
from isodyn.counts.polynomial import Fit
from isodyn.counts.published import Row, own_formula
from isodyn.errors import MethodError
from isodyn.formulations.registry import SHARED
from isodyn.show.table import Table

#: what is counted when nothing else is asked for: what the papers count
USUAL = ("inverse_dynamics", "mass_matrix", "forward_dynamics")


@dataclass(frozen=True)
class GeneralRow:
    """A quantity by a method: its polynomials, steps, the formula of its own paper, and the polynomials with reductions."""

    polynomial: CountPolynomial
    steps: StepPolynomials
    paper: Row | None
    where: str
    reduced: CountPolynomial | None

    @property
    def difference(self) -> Cost | None:
        """Ours less the paper's own formula."""
        return _cost(self.polynomial).minus(Cost(*self.paper.right)) if self.paper is not None else None

    @property
    def name(self) -> str:
        """The quantity, and whether the bias is given."""
        return f"{self.polynomial.quantity}{', bias given' if self.polynomial.given_bias else ''}"

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        p = self.polynomial
        kinds = {kind: str(getattr(p, kind)) for kind in ("mul", "add", "div", "sqrt", "trig", "other")}
        steps = {
            key: {"formula": str(fit.polynomial), "from": fit.valid_from} if fit else None
            for key, fit in self.steps._asdict().items()
        }
        paper: dict[str, object] | None = None
        if self.paper is not None:
            paper = {"where": self.where, "mul": self.paper.mul, "add": self.paper.add, "note": self.paper.note}
            paper |= {"right": Cost(*self.paper.right).to_dict()}
        reduced = {"names": list(self.reduced.reduce), **_cost(self.reduced).to_dict()} if self.reduced else None
        return {
            "quantity": p.quantity, "method": p.method, "bias_given": p.given_bias, **kinds, "valid_from": p.valid_from,
            "fitted": list(p.fitted), "verified": list(p.verified), "steps": steps, "paper": paper,
            "difference": self.difference and self.difference.to_dict(), "reduced": reduced,
        }  # fmt: skip


def _cost(p: CountPolynomial) -> Cost:
    return Cost(p.products, p.add)


@dataclass(frozen=True)
class GeneralCounts:
    """Rows of quantities by methods, and what was left out because its counts follow no polynomial."""

    rows: tuple[GeneralRow, ...]
    left_out: tuple[str, ...]


def general_counts(
    quantities: Sequence[str] | None = None,
    method: str | None = None,
    *,
    reduce: Sequence[str] = (),
    given_bias: bool = False,
    progress: Callable[[str], None] | None = None,
) -> GeneralCounts:
    """Every method of some quantities (what papers count when None), or one method."""
    say = progress or (lambda words: None)
    rows, left_out = [], []
    for quantity in quantities or USUAL:
        names = [*givers(quantity), *(["any"] if quantity in SHARED else [])]
        for name in [name for name in names if method in (None, name) or name == "any"]:
            for bias in ([given_bias] if quantities else [False, True]) if quantity == "forward_dynamics" else [False]:
                say(f"{quantity} by {name}")
                try:
                    rows.append(_row(giver(name), quantity, reduce, bias))
                except MethodError:
                    if method is not None:
                        raise
                    left_out.append(f"{quantity} by {name}")
    if not rows:
        wanted = ", ".join(quantities or USUAL)
        raise MethodError(f"the method {method!r} does not give {wanted}; these do: {', '.join(givers((quantities or USUAL)[0]))}")
    return GeneralCounts(tuple(rows), tuple(left_out))


def _row(method: str, quantity: str, reduce: Sequence[str], bias: bool) -> GeneralRow:
    plain = count_polynomial(method, quantity, given_bias=bias)
    reduced = count_polynomial(method, quantity, reduce=reduce, given_bias=bias) if reduce else None
    own = own_formula(method, quantity, "given bias" if bias else "count")
    steps = step_polynomials(method, quantity, (), bias)
    return GeneralRow(plain, steps, own[0] if own else None, own[1] if own else "", reduced)


def general_table(counts: GeneralCounts) -> Table:
    """For people."""
    rows = counts.rows
    reduced = any(row.reduced for row in rows)
    header = ["quantity", "method", "mul", "add", "div", "n >=", "depth", "mul steps", "add steps", "paper mul", "paper add"]
    header += ["more mul", "more add", *(["reduced mul", "reduced add"] if reduced else []), "paper"]
    cells = []
    for row in rows:
        p, paper, difference = row.polynomial, Cost(*row.paper.right) if row.paper else None, row.difference
        line = [row.name, p.method, str(p.mul), str(p.add), str(p.div), str(p.valid_from), *map(_path, row.steps)]
        line += [
            *_pair(paper),
            *_pair(difference),
            *(_pair(_cost(row.reduced) if row.reduced else None) if reduced else ()),
            row.where,
        ]
        cells.append(tuple(line))
    notes = [
        "General arm of n turning joints: modified DH, frame 0 on joint 1, gravity along z_0, full inertias, all of them symbols.",
        "Work on symbols alone is off-line and not counted, a change of sign is free; exact from n >= on, checked on larger arms.",
        "paper: the method's own, misprints corrected; its products hold the divisions, so more mul is mul + div less paper mul.",
        "depth: steps if all that can be done at once is done at once; mul, add steps: a processor for every vector quantity.",
    ]
    if any(p.period > 1 for row in rows for p in (row.polynomial.mul, row.polynomial.add)):
        notes.append("{a, b, c}: a for n = 0, b for n = 1, c for n = 2 modulo 3.")
    if counts.left_out:
        notes.append(f"Left out, because the counts follow no polynomial: {', '.join(counts.left_out)}.")
    if reduced:
        names = next(row.reduced.reduce for row in rows if row.reduced)
        notes.append(f"reduced: with {', '.join(names)}; products hold the divisions.")
    return Table("Operations of the general n-revolute arm", tuple(header), tuple(cells), tuple(notes), left=2)


def _path(found: Fit | None) -> str:
    return str(found.polynomial) if found else "-"


def _pair(cost: Cost | None) -> tuple[str, str]:
    return (str(cost.mul), str(cost.add)) if cost is not None else ("", "")
