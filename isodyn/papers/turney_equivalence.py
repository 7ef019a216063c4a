"""Turney, sections 2 to 5: Lagrange and Newton-Euler are the same equations, shown on symbols and on robots."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from random import Random
from typing import Any, NamedTuple

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.trace import general_arm
from isodyn.formulations import lagrange, modified_newton_euler, newton_euler, strobe
from isodyn.graph.exact import P, evaluate_exactly
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.model.catalogue import load
from isodyn.model.parameters import symbols as robot_symbols
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.papers.piece import AGREES, DIFFERS, Figure, Piece
from isodyn.show.figure import ratio_dots
from isodyn.show.table import Table, number
from isodyn.study.agreement import Agreement, against, values_by
from isodyn.study.compare import random_states

LINKS = 3
POINTS = range(4)
STROBED = {"newton-euler": newton_euler.inverse_dynamics, "modified-newton-euler": modified_newton_euler.inverse_dynamics}
ROBOTS = ("three-link", "puma560", "stanford", "ur5")
QUANTITIES = ("mass_matrix", "coriolis_matrix", "gravity_torque", "inverse_dynamics")
STATES = 16

#: (where, as printed, what is right): what has to be read differently for the two to agree
SLIPS = (
    ("(1.26)", "off-diagonals m r_x r_y", "only for principal axes; J = tr(I)/2 E - I + m r r^t"),
    ("(2.1), (2.7)", "P.E. = - sum ..., - dP.E./d(theta')", "P.E. = + sum ..., + dP.E./d theta: the two slips cancel"),
    ("(3.16)", "omega_i x z_{i-1}", "omega_{i-1} x z_{i-1}"),
    ("end of section 3", "two unit rates give C^i_jk", "they give C_jj + C_kk + 2 C_jk: C_jk = (t_jk - t_j - t_k)/2"),
    ("(4.2), (4.4); (4.3)", "inner sums to i - 1; to n", "to j - 1; to i"),
    ("(4.10), (4.11); (4.17)", "m_i missing beside r r^t; twice in gravity", "once each"),
    ("A_i, entry (3, 2)", "+ alpha_z", "+ alpha_x"),
    ("K_i", "diagonal, about the origin i - 1", "tr(I)/2 E - I, about the mass centre"),
    ("after (5.2)", "n_x gets (AK)_yz - (AK)_zy", "(AK)_zy - (AK)_yz"),
)


class Shown(NamedTuple):
    """Terms of the general arm by a strobed recursion beside Lagrange's, modulo p.

    equal     entry by entry, at every point: M, C^i_jk, G
    entries   how many of each are compared
    printed   entries C^i_jk, j != k, that two unit rates alone, as printed, give wrong
    """

    equal: dict[str, bool]
    entries: dict[str, int]
    printed: int


def equivalence() -> Piece:
    """Both, and what they show."""
    found = {method: symbolic(method) for method in STROBED}
    rows = [row for name in ROBOTS for row in numeric(load(name))]
    worst = max(row.ratio for row in rows)
    count = len(robot_symbols(general_arm(LINKS)))
    remarks = (
        f"On symbols: an arm of {LINKS} turning joints in modified DH whose every number is a symbol, {count} of them, gravity "
        "along z_0. M, the symmetric matrices C^i_jk and G by Lagrange (2.11), and the same strobed out of Newton-Euler "
        "(3.15)-(3.21) and of the modified Newton-Euler (5.1), (5.2), as the end of section 3 says, are evaluated at "
        f"{len(POINTS)} random points in the integers modulo 2^61 - 1, where sines and cosines are rational points of the "
        "circle. All entries are equal, each by itself. Functions that differ would agree there with a probability below 1e-50.",
        "The paper proves it by hand in section 4, link by link. Its conclusion is right; some of its lines are not, and have to "
        "be read as in the last table. The test is not blind: C as the end of section 3 prints it, from two unit rates alone, is "
        "found wrong.",
        f"On robots: {', '.join(ROBOTS)}, motors and friction included, {STATES} random states. The kernels of the two "
        f"recursions differ from Lagrange's by at most {worst:.2f} of what rounding can explain (running error analysis). "
        "isodyn.compare does this for any robot and all methods.",
    )
    tables = (_symbolic_table(found), _numeric_table(rows), Table("Read differently", ("where", "printed", "right"), SLIPS, left=3))
    data: dict[str, Any] = {"symbolic": {method: shown._asdict() for method, shown in found.items()}}
    data |= {"numeric": [row.to_dict() for row in rows], "robots": list(ROBOTS)}
    verdict = AGREES if worst <= 1 and all(all(shown.equal.values()) for shown in found.values()) else DIFFERS
    title = "Sections 2 to 5: Lagrange and Newton-Euler are equivalent"
    return Piece("turney-equivalence", "Turney", title, verdict, remarks, tables, (_figure(rows),), data)


# -- on symbols -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def terms(which: str) -> Graph:
    """M (n, n), C (n, n, n) and G (n,) of the general arm as one graph: by Lagrange, or strobed out of a recursion."""
    robot, context = general_arm(LINKS), Context()
    q = context.symbols("q", LINKS)
    free = {name: context.symbol(name) for name in robot_symbols(robot)}
    tree = reduce_robot(robot.with_parameters(free)).mapped(context.adopt)
    if which == "lagrange":
        found = (lagrange.mass_matrix(tree, q), lagrange.christoffel_symbols(tree, q), lagrange.gravity_torque(tree, q))
    else:
        tools = (strobe.mass_matrix_by, strobe.coriolis_tensor_by, strobe.gravity_torque_by)
        found = tuple(tool(STROBED[which])(tree, q) for tool in tools)  # type: ignore[assignment]
    inputs = {"q": q} | {name: np.array([symbol], dtype=object) for name, symbol in free.items()}
    return finish(context, inputs, dict(zip("MCG", found, strict=True)), which)


def residues(which: str, seed: int) -> dict[str, np.ndarray[Any, Any]]:
    """M, C and G at a random point modulo p, the same point for every formulation."""
    graph = terms(which)
    point = {port.name: [Random(f"{seed} {port.name} {k}").randrange(P) for k in range(port.size)] for port in graph.inputs}
    flat, start, found = evaluate_exactly(graph, point), 0, {}
    for port in graph.outputs:
        found[port.name] = np.array(flat[start : start + port.size], dtype=object).reshape(port.shape)
        start += port.size
    return found


def symbolic(method: str) -> Shown:
    """A strobed recursion beside Lagrange."""
    equal = dict.fromkeys("MCG", True)
    printed, apart = set(), [(j, k) for j in range(LINKS) for k in range(LINKS) if j != k]
    for seed in POINTS:
        one, other = residues("lagrange", seed), residues(method, seed)
        for name in equal:
            equal[name] &= bool((one[name] == other[name]).all())
        C = one["C"]
        for i, (j, k) in ((i, pair) for i in range(LINKS) for pair in apart):
            if (C[i, j, j] + C[i, k, k] + 2 * C[i, j, k] - C[i, j, k]) % P:
                printed.add((i, j, k))
    return Shown(equal, {name: int(array.size) for name, array in residues(method, 0).items()}, len(printed))


def _symbolic_table(found: dict[str, Shown]) -> Table:
    rows = []
    for method, shown in found.items():
        words = [f"{shown.entries[name]} equal" if shown.equal[name] else "different" for name in "MCG"]
        size = (terms("lagrange"), terms(method))
        rows.append(
            (f"{method} and lagrange", *words, str(len(POINTS)), *(str(len(graph.ops)) for graph in size), str(shown.printed))
        )
    header = ("formulations", "M", "C^i_jk", "G", "points", "nodes,\nLagrange", "nodes,\nstrobed", "C as printed:\nwrong entries")
    return Table(f"General arm of {LINKS} joints, every number a symbol, modulo 2^61 - 1", header, tuple(rows))


# -- on robots --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def numeric(robot: Robot, states: int = STATES) -> tuple[Agreement, ...]:
    """The two recursions against Lagrange on any robot, quantity by quantity, in units of what rounding explains."""
    given = random_states(robot, states, 0)
    rows = []
    for quantity in QUANTITIES:
        base = values_by(compile(robot, method="lagrange"), quantity, given)
        rows += [against(quantity, m, values_by(compile(robot, method=m), quantity, given), "lagrange", base) for m in STROBED]
    return tuple(rows)


def _numeric_table(rows: list[Agreement]) -> Table:
    each = len(QUANTITIES) * len(STROBED)
    cells = []
    for k, row in enumerate(rows):
        robot = ROBOTS[k // each] if not k % each else ""
        sizes = (number(row.scale), number(row.absolute), number(row.relative), f"{row.ratio:.2f}")
        cells.append((robot, row.quantity, row.method, *sizes))
    header = ("robot", "quantity", "method", "largest\nentry", "largest\ndifference", "over the\nlargest", "in units of\nrounding")
    notes = ("Against Lagrange; SI units. Rounding: the bounds of both methods' own operations, entry by entry.",)
    return Table("Robots, in double precision", header, tuple(cells), notes, left=3)


def _figure(rows: list[Agreement]) -> Figure:
    each = len(QUANTITIES) * len(STROBED)
    groups = [(name, [(row.quantity, row.ratio) for row in rows[k * each : (k + 1) * each]]) for k, name in enumerate(ROBOTS)]
    title = "Differences in units of rounding"
    return Figure(
        ratio_dots("turney-ratios", escape(title), groups, "difference from Lagrange / rounding bound", QUANTITIES),
        "Differences in units of rounding: Newton-Euler and modified Newton-Euler against Lagrange, the largest over all states "
        "and entries; left of the line at 1 rounding explains them.",
    )
