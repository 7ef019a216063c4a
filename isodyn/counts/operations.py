"""Operations of every quantity of a robot by every method, as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from isodyn.counts.steps import Steps
from isodyn.dynamics.trace import count
from isodyn.formulations.registry import QUANTITIES, SHARED, methods_for
from isodyn.graph.count import Count
from isodyn.model.robot import Robot
from isodyn.show.table import Table

LARGE = 12  # joints beyond which quantities with n^3 entries or more are left out of the counts
_BIG = ("coriolis_matrix", "convective_matrix", "inverse_dynamics_derivatives", "forward_dynamics_derivatives", "regressor")

Key = tuple[str, str]  # (quantity, method)


def countable(robot: Robot, quantities: Sequence[str] | None = None) -> list[Key]:
    """(quantity, method) of what can be counted: every method with its own formula, and "any" for the formulas all share.

    quantities   keys; None: all of them, without the largest for robots of more than 12 joints
    """
    result = []
    for quantity in quantities or small_enough(robot, tuple(QUANTITIES)):
        result += [(quantity, method) for method in givers(quantity)]
        if quantity in SHARED and not (quantity in ("pose", "jacobian") and len(robot.tips) != 1):
            result.append((quantity, "any"))
    return result


def operation_counts(robot: Robot, quantities: Sequence[str] | None = None) -> dict[Key, Count]:
    """(quantity, method) -> operations of everything that can be counted."""
    return {(quantity, method): count(robot, giver(method), quantity) for quantity, method in countable(robot, quantities)}


def small_enough(robot: Robot, quantities: Sequence[str]) -> list[str]:
    """Quantities without the largest, for robots of more than 12 joints."""
    return [key for key in quantities if robot.n <= LARGE or key not in _BIG]


def givers(quantity: str) -> tuple[str, ...]:
    """Methods that give a quantity by a formula of their own, or by differentiating one."""
    if quantity == "coriolis_matrix":
        return methods_for("mass_matrix")
    return methods_for(quantity.removesuffix("_derivatives"))


def giver(method: str) -> str:
    """A method that gives the formulas all share, for "any"; else the method itself."""
    return methods_for("inverse_dynamics")[0] if method == "any" else method


def count_row(quantity: str, method: str, c: Count) -> dict[str, object]:
    """A count as plain numbers."""
    numbers = {name: getattr(c, name) for name in ("mul", "add", "div", "sqrt", "trig", "other", "total", "depth")}
    return {"quantity": quantity, "method": method, **numbers}


def counts_as_table(
    counts: Mapping[Key, Count],
    title: str,
    steps: Mapping[Key, Steps] | None = None,
    reduced: Mapping[Key, Count] | None = None,
) -> Table:
    """Operation counts as a table; with `steps` also simultaneous steps in Turney's way, with `reduced` also reduced counts."""
    rows = []
    for key, c in counts.items():
        numbers: list[object] = [c.mul, c.add, c.div, c.sqrt, c.trig, c.other, c.total, c.depth]
        if steps is not None:
            numbers += steps[key]
        if reduced is not None:
            numbers += [reduced[key].mul, reduced[key].add, reduced[key].total] if key in reduced else ["-"] * 3
        rows.append((*key, *map(str, numbers)))
    header: tuple[str, ...] = ("quantity", "method", "mul", "add", "div", "sqrt", "trig", "other", "total", "depth")
    notes = ["A change of sign is free; depth is the number of steps if all that can be done at once is done at once."]
    if steps is not None:
        header = (*header, "mul steps", "add steps")
        notes.append("mul and add steps: on the longest way, with a serial processor for every vector quantity (Turney, Table 5).")
    if reduced is not None:
        header = (*header, "reduced mul", "reduced add", "reduced total")
    return Table(title, header, tuple(rows), tuple(notes), left=2)
