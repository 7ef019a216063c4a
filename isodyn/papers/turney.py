"""Turney, Mudge and Lee (1980): the equivalence on symbols and robots, Tables 1 to 5, and the simulation of section 7."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import numpy as np

from isodyn.counts.published import TURNEY_1, TURNEY_2, TURNEY_3, TURNEY_4, TURNEY_5
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.trace import general_arm
from isodyn.formulations import lagrange, modified_newton_euler, newton_euler, strobe
from isodyn.graph.exact import P, evaluate_exactly
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import reduce_robot
from isodyn.papers.counted import SIX, CountedTable, both, counted, slope
from isodyn.papers.panels import grid, joint_labels, joint_panels
from isodyn.papers.paper_item import AGREES, STAND_IN, CheckedSentence, PaperSource, Parts, Remark
from isodyn.show.figure import MARKERS, Figure, Sketch, legend, look, ratio_dots
from isodyn.show.table import Table, number
from isodyn.simulation.result import Simulation
from isodyn.simulation.simulate import simulate
from isodyn.spatial import Array
from isodyn.study.agreement import Agreement, against, random_states, values_by
from isodyn.study.significance import Significance, significance

LINKS = 3
POINTS = range(4)
STROBED = {"newton-euler": newton_euler.inverse_dynamics, "modified-newton-euler": modified_newton_euler.inverse_dynamics}
ROBOTS = ("three-link", "puma560", "stanford", "ur5")
QUANTITIES = ("mass_matrix", "coriolis_matrix", "gravity_torque", "inverse_dynamics")
STATES = 16
ITEMS = PaperSource(
    "Turney", "J. L. Turney, T. N. Mudge and C. S. G. Lee, Equivalence of two formulations for robot arm dynamics (1980)."
)

#: (where, as printed, what is right): what has to be read differently for the two to agree
SLIPS = (
    ("(1.26)", "off-diagonals m r_x r_y", "only for principal axes; J = tr(I)/2 E - I + m r r^t"),
    ("(2.1), (2.7)", "P.E. = - sum ..., - dP.E./d(theta')", "P.E. = + sum ..., + dP.E./d theta: the two slips cancel"),
    ("(3.16)", "omega_i x z_{i-1}", "omega_{i-1} x z_{i-1}"),
    ("end of section 3", "two unit rates give C^i_jk", "they give C_jj + C_kk + 2 C_jk: C_jk = (t_jk - t_j - t_k)/2"),
    ("(4.2), (4.4); (4.3)", "inner sums to i - 1; to n", "to j - 1; to i"),
    ("(4.10), (4.11); (4.17)", "m_i missing next to r r^t; twice in gravity", "once each"),
    ("A_i, entry (3, 2)", "+ alpha_z", "+ alpha_x"),
    ("K_i", "diagonal, about the origin i - 1", "tr(I)/2 E - I, about the mass centre"),
    ("after (5.2)", "n_x gets (AK)_yz - (AK)_zy", "(AK)_zy - (AK)_yz"),
)


class Shown(NamedTuple):
    """Terms of the general arm by a strobed recursion, compared with Lagrange's, modulo p.

    equal     entry by entry, at every point: M, C^i_jk, G
    entries   how many of each are compared
    printed   entries C^i_jk, j != k, that two unit rates alone, as printed, give wrong
    """

    equal: dict[str, bool]
    entries: dict[str, int]
    printed: int


@ITEMS.item("turney-equivalence", "Sections 2 to 5: Lagrange and Newton-Euler are equivalent")
def equivalence() -> Parts:
    """On symbols and on robots."""
    found = {method: symbolic(method) for method in STROBED}
    by_robot = {name: numeric(load(name)) for name in ROBOTS}
    rows = [row for each in by_robot.values() for row in each]
    worst = max(row.ratio for row in rows)
    count = len(robot_symbols(general_arm(LINKS)))
    wrong = [f"{name} by {method}" for method, each in found.items() for name, equal in each.equal.items() if not equal]
    slips = min(each.printed for each in found.values())
    remarks = (
        (
            f"On symbols: an arm of {LINKS} revolute joints in modified DH, every number a symbol, {count} of them, gravity "
            "along z_0. M, the symmetric matrices C^i_jk and G by Lagrange (2.11), and the same strobed out of Newton-Euler "
            "(3.15)-(3.21) and of the modified Newton-Euler (5.1), (5.2), as the end of section 3 says, are evaluated at "
            f"{len(POINTS)} random points in the integers modulo 2^61 - 1, where sines and cosines are rational points of the "
            "circle.",
            CheckedSentence(
                not wrong,
                "All entries are equal, each by itself. Functions that differ would agree there with a probability below 1e-50.",
                f"NOT all entries are equal: different from Lagrange's are {', '.join(wrong)}.",
            ),
        ),
        (
            "The paper proves it by hand in section 4, link by link; some of its lines have to be read as in the last table.",
            CheckedSentence(
                slips > 0,
                "The test is not blind: C as the end of section 3 prints it, from two unit rates alone, is found wrong.",
                "The test is BLIND: C as the end of section 3 prints it, from two unit rates alone, is not found wrong.",
            ),
        ),
        (
            f"On robots: {', '.join(ROBOTS)}, motors and friction included, {STATES} random states.",
            CheckedSentence(
                worst <= 1,
                f"The kernels of the two recursions differ from Lagrange's by at most {worst:.2f} of what rounding can explain "
                "(running error analysis).",
                f"The kernels of the two recursions differ from Lagrange's by MORE than rounding can explain: {worst:.3g} times.",
            ),
            "isodyn.compare does this for any robot and all methods.",
        ),
    )
    tables = (
        _symbolic_table(found),
        _numeric_table(by_robot),
        Table("Read differently", ("where", "printed", "right"), SLIPS, left=3),
    )
    shown = {method: each._asdict() for method, each in found.items()}
    data = {"symbolic": shown, "numeric": [row.to_dict() for row in rows], "robots": list(ROBOTS)}
    return Parts(AGREES, remarks, tables, (_figure(by_robot),), data)


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
    """Compare a strobed recursion with Lagrange."""
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
        sizes = (len(POINTS), len(terms("lagrange").ops), len(terms(method).ops), shown.printed)
        rows.append((f"{method} and lagrange", *words, *map(str, sizes)))
    header = ("formulations", "M", "C^i_jk", "G", "points", "nodes,\nLagrange", "nodes,\nstrobed", "C as printed:\nwrong entries")
    return Table(f"General arm of {LINKS} joints, every number a symbol, modulo 2^61 - 1", header, tuple(rows))


@lru_cache(maxsize=16)
def numeric(robot: Robot, states: int = STATES) -> tuple[Agreement, ...]:
    """The two recursions against Lagrange on any robot, quantity by quantity, in units of what rounding explains."""
    given = random_states(robot, states, 0)
    rows = []
    for quantity in QUANTITIES:
        base = values_by(compile(robot, method="lagrange"), quantity, given)
        rows += [against(quantity, m, values_by(compile(robot, method=m), quantity, given), "lagrange", base) for m in STROBED]
    return tuple(rows)


def _numeric_table(found: dict[str, tuple[Agreement, ...]]) -> Table:
    cells = []
    for name, rows in found.items():
        for k, row in enumerate(rows):
            sizes = (number(row.scale), number(row.absolute), number(row.relative), f"{row.ratio:.2f}")
            cells.append(("" if k else name, row.quantity, row.method, *sizes))
    header = ("robot", "quantity", "method", "largest\nentry", "largest\ndifference", "over the\nlargest", "in units of\nrounding")
    notes = ("Against Lagrange; SI units. Rounding: the bounds of both methods' own operations, entry by entry.",)
    return Table("Robots, in double precision", header, tuple(cells), notes, left=3)


def _figure(found: dict[str, tuple[Agreement, ...]]) -> Figure:
    groups = [(name, [(row.quantity, row.ratio) for row in rows]) for name, rows in found.items()]
    title = "Differences in units of rounding"
    return Figure(
        ratio_dots("turney-ratios", title, groups, "difference from Lagrange / rounding bound", QUANTITIES),
        f"{title}: both recursions against Lagrange, the largest over all states and entries; left of 1 rounding explains them.",
    )


@counted(ITEMS, "turney-table-1", "Table 1: operations of Lagrange, Newton-Euler and modified Newton-Euler", TURNEY_1)
def table_1(found: CountedTable) -> tuple[Remark, ...]:
    ours, paper = (cost.mul.degree for cost in (found.ours("Lagrange"), found.row("Lagrange").row.right))
    more = [a - b for a, b in zip(slope(found.ours("Newton-Euler")), slope(found.row("Newton-Euler").row.right), strict=True)]
    return (
        (
            found.order(
                ("Modified Newton-Euler", "Newton-Euler", "Lagrange"),
                "The order is the paper's: Lagrange needs most by far, the modified Newton-Euler least.",
            ),
            CheckedSentence(
                ours == paper == 3,
                "Lagrange is of order n^3 here as there, with another factor: ours needs the poses T_0^i only, the appendix forms "
                "all T_i^j, and rows (0 0 0 1) fold.",
                f"Lagrange is of order n^{ours} here and of order n^{paper} there.",
            ),
        ),
        "Misprints: the kinetic term of the appendix was added up wrongly, so that Lagrange takes 27/2 n^3 + 181/2 n^2 + 13n "
        "products "
        "and 40/3 n^3 + 74n^2 - 16/3 n sums by the paper's own rules; some terms of Tables 3 and 4 are off.",
        (
            CheckedSentence(
                more[0] > 0 > more[1],
                f"Newton-Euler needs {more[0]}n products more in ours than in Table 3 corrected, and {-more[1]}n sums fewer: "
                "(3.17) "
                "and (3.18) as printed take omega x (omega x r) twice, while the table counts the matrix A_i of section 5 already.",
                f"Newton-Euler: {more[0]:+}n products and {more[1]:+}n sums in our count compared with the corrected Table 3.",
            ),
            found.below(("Modified Newton-Euler",), "Modified Newton-Euler needs less."),
        ),
    )


@counted(ITEMS, "turney-table-2", "Table 2: operations of Lagrange, term by term", TURNEY_2)
def table_2(found: CountedTable) -> tuple[Remark, ...]:
    above = [row.row.name for row in found.table.rows if row.ours and row.paper and both(row.ours, SIX) > both(row.paper, SIX)]
    return (
        (
            "Ours follows the appendix: accelerations are summed up before traces are taken. The paper builds all T_i^j, ours only "
            "the T_0^i, which is all that (2.11) needs, and the last rows of the 4 x 4 matrices, (0 0 0 1), fold.",
            CheckedSentence(
                above == ["other lines"],
                "For n = 6 every term needs less in ours; a few products more stand in lines that belong to none of them.",
                f"For n = 6 NOT every term needs less in ours: {', '.join(above)}.",
            ),
        ),
        "A misprint: [...] J, over q = 1 to n, takes 17/6 n^3 + 33/2 n^2 + 233/3 n products and 16/3 n^3 + 16n^2 + 128/3 n sums.",
    )


@counted(ITEMS, "turney-table-3", "Table 3: operations of Newton-Euler, term by term", TURNEY_3)
def table_3(found: CountedTable) -> tuple[Remark, ...]:
    more = {row.row.name: slope(row.difference) for row in found.table.rows if row.difference is not None}
    twice, turns = more.pop("a_i of the mass centre")[0], slope(found.ours("omega_i"))
    del more["Total"]
    return (
        (
            "Ours is the recursion (3.15)-(3.21) as printed. The table counts A_i of section 5 for the accelerations, ours the "
            f"double cross products: {twice}n products more there,",
            CheckedSentence(
                all(mul <= 0 for mul, _ in more.values()),
                "and none more anywhere else.",
                f"and more elsewhere too: {', '.join(name for name, (mul, _) in more.items() if mul > 0)}.",
            ),
            CheckedSentence(
                turns == (8, 5),
                "A turn about one axis costs 8 products and 4 sums instead of 9 and 6 (planar rotations one after the other).",
                f"A turn and the rate of its joint cost {turns[0]} products and {turns[1]} sums.",
            ),
        ),
        "Misprints: alpha_i takes 11n products (omega x z qd has two), the f_i take 12n - 9, and 12n sums are left to add up n_i.",
    )


@counted(ITEMS, "turney-table-4", "Table 4: operations of modified Newton-Euler, term by term", TURNEY_4)
def table_4(found: CountedTable) -> tuple[Remark, ...]:
    rows = [row for row in found.table.rows if row.ours is not None and row.paper is not None]
    above = [row.row.name for row in rows if any(a(SIX) > b(SIX) for a, b in zip(row.ours or (), row.paper or (), strict=True))]
    return (
        CheckedSentence(
            not above,
            "Every term of ours needs as much as the paper's, corrected, or less.",
            f"NOT every term of ours needs as little as the paper's, corrected: {', '.join(above)}.",
        ),
        "A misprint: Tr{A K sigma^t} is counted for a diagonal K, 6n products and 3n sums; not in principal axes it needs 15n and "
        "15n.",
    )


@counted(ITEMS, "turney-table-5", "Table 5: simultaneous steps of modified Newton-Euler", TURNEY_5)
def table_5(found: CountedTable) -> tuple[Remark, ...]:
    ours = found.ours("modified-newton-euler")
    total = found.row("Total").row.right
    more = [a - b for a, b in zip(slope(ours), slope(total), strict=True)]
    return (
        (
            "How long it takes if every vector quantity has a processor of its own. Ours is the longest way through the graph when "
            f"the statements of the formulation are the processors: {ours.mul} products and {ours.add} sums, against {total.mul} "
            f"and {total.add}.",
            CheckedSentence(
                more[0] == 10,
                "The paper gives each of the four terms of n_i a processor; in ours two statements make them, one after the other, "
                "which costs 10n products.",
                f"That is {more[0]:+}n products and {more[1]:+}n sums a joint.",
            ),
            "If every single operation had a processor, the longest way would be shorter still (see docs/counts).",
        ),
    )


# -- section 6: insignificant terms -----------------------------------------------------------------------------------

KEPT = (0.01, 0.05, 0.1)  # terms whose largest value is below this share of the joint's largest torque are left out


@ITEMS.item("turney-insignificant", "Section 6: terms of insignificant torque, and what is saved by leaving them out")
def insignificant() -> Parts:
    """The terms of both forms along a motion of the Puma 560."""
    robot = load("puma560")
    found = {
        (form, keep): significance(robot, keep=keep, form=form, samples=101, motors=False, friction=False)
        for form in ("lagrange", "newton-euler")
        for keep in KEPT
    }
    rows = []
    for (form, keep), each in found.items():
        kept = sum(term.kept for term in each.terms)
        errors = [f"{100 * float(off.share.max()):.2g}" for off in each.errors]
        counts = [str(each.counts[which].total) for which in ("reduced", "all terms")]
        below = sum(term.share < keep for term in each.terms)
        rows.append((form, f"{100 * keep:g} %", str(len(each.terms)), str(below), str(len(each.terms) - kept), *counts, *errors))
    lagrange, newton = (found[form, KEPT[0]] for form in ("lagrange", "newton-euler"))
    left = [sum(not term.kept for term in each.terms) for each in (lagrange, newton)]
    small = [sum(term.share < KEPT[0] for term in each.terms) for each in (lagrange, newton)]
    reduced, whole = lagrange.counts["reduced"].total, newton.counts["all terms"].total
    tried = found["newton-euler", KEPT[-1]]
    remarks = (
        "Section 6 says that in Newton-Euler terms of insignificant torque are easily found and, if approximations are acceptable, "
        "deleted, and that Lagrange's combine contributions in ways that hide them. It names no term and no arm: the Puma 560 "
        "stands "
        "in, without motors and friction, along the trajectory of a study (every joint between its extremes, Saha (9.36), 10 s).",
        (
            f"Lagrange has {len(lagrange.terms)} terms M_ij qdd_j, C^i_jk qd_j qd_k and g_i that are not identically zero, "
            f"Newton-Euler {len(newton.terms)}, the force and the moment of every link at each joint before it. Below a percent of "
            f"their joint's largest torque are {small[0]} of Lagrange's and {small[1]} of Newton-Euler's: in both they are found.",
            CheckedSentence(
                left[0] == small[0] and left[1] < small[1],
                f"Lagrange's can all be left out, each by itself; of Newton-Euler's {left[1] or 'none'}, since a force that "
                "matters at "
                "one "
                "joint has to be there for all.",
                f"Left out are {left[0]} of Lagrange's and {left[1]} of Newton-Euler's.",
            ),
        ),
        CheckedSentence(
            reduced > whole,
            f"What is saved is less than what the recursion saves anyway: Lagrange without them takes {reduced} operations, the "
            "whole "
            f"Newton-Euler {whole}.",
            f"Lagrange without them takes {reduced} operations, the whole Newton-Euler {whole}.",
        ),
        CheckedSentence(
            max(float(off.share.max()) for off in tried.errors[1:]) > 2 * float(tried.errors[0].share.max()),
            "A term that does not matter along one motion may matter along another: the last columns try the reduced models on the "
            "same "
            "path at twice the speed and on random swings.",
            "The reduced models err no more on the same path at twice the speed and on random swings than along the motion itself.",
        ),
    )
    names = [off.motion for off in lagrange.errors]
    header = (
        "form",
        "share",
        "terms",
        "below\nthe share",
        "left out",
        "operations\nwithout them",
        "with all",
        *(f"error [%],\n{name}" for name in names),
    )
    notes = ("Error: the largest of any joint, over that joint's largest torque along the motion.",)
    caption = f"Shares of the terms: the {SHOWN_TERMS} largest of each form, over their joint's largest torque, along the motion."
    data = {f"{form}, {keep:g}": {"terms": len(f.terms), "kept": sum(t.kept for t in f.terms)} for (form, keep), f in found.items()}
    tables = (Table("Terms and models without the small ones", header, tuple(rows), notes),)
    return Parts(STAND_IN, remarks, tables, (Figure(_share_plot(lagrange, newton, caption), caption),), data)


SHOWN_TERMS = 40


def _share_plot(lagrange: Significance, newton: Significance, title: str) -> str:
    with Sketch("turney-terms", title, height=3.2) as sketch:
        for k, (name, found) in enumerate((("Lagrange", lagrange), ("Newton-Euler", newton))):
            shares = sorted((term.share for term in found.terms), reverse=True)[:SHOWN_TERMS]
            sketch.axes.semilogy(range(1, len(shares) + 1), shares, marker=MARKERS[k], markersize=4, label=name, **look(k))
        sketch.axes.axhline(KEPT[0], color="0.5", linestyle=":", linewidth=1.2)
        sketch.axes.set(xlabel="term, the largest first", ylabel="share of the torque")
        legend(sketch, 2)
        return sketch.svg()


# -- section 7: simulation --------------------------------------------------------------------------------------------

METHOD = "modified-newton-euler"
DURATION = 0.5  # s
STEPS = (8, 16, 32, 64, 128, 256, 512)
SIMULATED = ("puma560", "three-link")
TOLERANCES = (1e-3, 1e-5, 1e-7, 1e-9, 1e-11)
SHOWN = 64  # steps of the run that is drawn and repeated by hand


@ITEMS.item("turney-rk4", "Section 7: simulation by Runge-Kutta, M by strobing")
def simulation() -> Parts:
    """The recipe, its order, and what it costs."""
    orders = {name: observed_orders(name) for name in SIMULATED}
    apart = {name: by_hand_difference(name) for name in SIMULATED}
    costs = {name: strobe_operations(name) for name in SIMULATED}
    seen = "; ".join(f"{name}, observed orders {', '.join(f'{x:.2f}' for x in found)}" for name, found in orders.items())
    remarks = (
        "Section 7 gives a recipe and no numbers: the Puma 560 (standard DH, as the report has it) and Saha's three-link arm "
        "stand in, without friction, under the constant torques that hold them where they start, half of them at every joint but "
        f"the first, which gets 20 N m on the Puma; {DURATION} s from rest. So the arms fall, and turn.",
        "The recipe: C + G from the recursion without accelerations; M column by column from unit accelerations, without "
        "velocities and gravity; M inverted; four points. It is done here twice, with compiled inverse dynamics in a loop of "
        "NumPy exactly as printed, and as one compiled step around the traced strobe.",
        CheckedSentence(
            all(apart[name] <= step_rounding(name) for name in SIMULATED),
            f"The two agree to {number(max(apart.values()), 2)} rad after {SHOWN} steps, which is rounding.",
            f"The two are {number(max(apart.values()), 2)} rad apart after {SHOWN} steps, MORE than rounding explains.",
        ),
        (
            CheckedSentence(
                all(abs(order - 4) < 0.1 for found in orders.values() for order in found[2:5]),
                "The error against DOP853 (tolerance 1e-13) falls with the fourth power of the step, until rounding is reached: "
                f"{seen}.",
                f"The error against DOP853 (tolerance 1e-13) does NOT fall with the fourth power of the step: {seen}.",
            ),
            "The report asks only that angles not change excessively in a step; the tables show what a step costs in accuracy.",
        ),
        (
            "Strobing costs n + 1 evaluations of inverse dynamics when it is done by calls.",
            CheckedSentence(
                all(traced < by_calls for _, by_calls, traced, _ in costs.values()),
                "Traced, the zeros of unit accelerations fold, and it costs a fraction of that (last table).",
                "Traced, it does NOT cost less than that (last table).",
            ),
        ),
    )
    tables = (*(_order_table(name) for name in SIMULATED), _cost_table(costs))
    data = {"errors": {name: errors(name) for name in SIMULATED}, "orders": orders, "by hand": apart}
    return Parts(STAND_IN, remarks, tables, (_order_figure(), _motion_figure()), data)


@lru_cache(maxsize=4)
def scene(name: str) -> tuple[Robot, Array, Array]:
    """(robot, q at the start, constant torques)."""
    robot = load(name)
    q = np.array([0.0, math.pi / 4, math.pi, 0.0, math.pi / 4, 0.0]) if name == "puma560" else np.array([0.3, 0.5, -0.4])
    tau = 0.5 * compile(robot, friction=False).gravity_torque(q)
    if name == "puma560":
        tau[0] = 20.0
    return robot, q, tau


def by_hand(name: str, steps: int) -> Array:
    """(2, n): q and qd at the end, by section 7 as printed, with y = (theta', theta)."""
    robot, q0, tau = scene(name)
    n = robot.n
    whole, weightless = (compile(r, method=METHOD, friction=False) for r in (robot, robot.with_gravity((0.0, 0.0, 0.0))))
    still, unit, epsilon = np.zeros(n), np.eye(n), DURATION / steps

    def g(y: Array) -> Array:
        thd, th = y
        rest = tau - whole.inverse_dynamics(th, thd, still)  # tau - C - G
        M = np.stack([weightless.inverse_dynamics(th, still, unit[j]) for j in range(n)], axis=1)
        return np.array([np.linalg.inv(M) @ rest, thd])

    y = np.array([still, q0])
    for _ in range(steps):
        h1 = epsilon * g(y)
        h2 = epsilon * g(y + h1 / 2)
        h3 = epsilon * g(y + h2 / 2)
        h4 = epsilon * g(y + h3)
        y = y + (h1 + 2 * h2 + 2 * h3 + h4) / 6
    return np.asarray(y[::-1])


@lru_cache(maxsize=64)
def run(name: str, steps: int = 0, tolerance: float = 0.0) -> Simulation:
    """RK4 in so many steps, compiled; DOP853 at a tolerance when there are none."""
    robot, q, tau = scene(name)
    how: dict[str, Any] = {"integrator": "DOP853", "rtol": tolerance, "atol": tolerance}
    how = {"integrator": "rk4", "dt": DURATION / steps} if steps else how
    t = np.linspace(0.0, DURATION, 65)
    return simulate(robot, q, np.zeros(robot.n), t, torque=tau, method=METHOD, friction=False, progress=False, **how)


def truth(name: str) -> Simulation:
    """The reference: DOP853 at a tolerance of 1e-13."""
    return run(name, tolerance=1e-13)


def by_hand_difference(name: str) -> float:
    """Largest distance [rad] of the recipe from the compiled steps at the end."""
    return float(np.abs(by_hand(name, SHOWN)[0] - run(name, SHOWN).q[-1]).max())


def errors(name: str) -> dict[int, float]:
    """Steps -> largest error in q at the end [rad]."""
    return {steps: _off(name, run(name, steps)) for steps in STEPS}


def _off(name: str, found: Simulation) -> float:
    return float(np.abs(found.q[-1] - truth(name).q[-1]).max())


def observed_orders(name: str) -> list[float]:
    """log2 of the ratios of errors, step halved each time."""
    return [math.log2(a / b) for a, b in pairwise(errors(name).values())]


def _order_table(name: str) -> Table:
    sizes, orders = errors(name), [math.nan, *observed_orders(name)]
    robot, *_ = scene(name)
    rows = []
    for (steps, size), order in zip(sizes.items(), orders, strict=True):
        found = run(name, steps)
        turn = np.abs(np.diff(found.q, axis=0)).max() * 64 / steps
        cells = (str(found.evaluations), number(turn), number(size), "" if order != order else f"{order:.2f}")
        rows.append((f"{1e3 * DURATION / steps:.4g}", *cells))
    for tolerance in TOLERANCES:
        found = run(name, tolerance=tolerance)
        rows.append((f"DOP853, {tolerance:g}", str(found.evaluations), "", number(_off(name, found)), ""))
    header = (
        "step [ms], or\ntolerance", "evaluations", "largest turn\nin a step [rad]", "error at the\nend [rad]", "observed\norder",
    )  # fmt: skip
    return Table(f"Fourth order: {name}, {robot.n} joints, {DURATION} s", header, tuple(rows))


def step_rounding(name: str) -> float:
    """What rounding of SHOWN steps, each of four evaluations of some operations, may add to an angle [rad]."""
    most = float(np.abs(run(name, SHOWN).q).max())
    return SHOWN * 4 * strobe_operations(name)[2] * float(np.finfo(float).eps) * most


def strobe_operations(name: str) -> tuple[int, int, int, int]:
    """Operations of inverse dynamics, of n + 1 calls of it, of forward dynamics strobed and traced, and by composite bodies."""
    robot = load(name)
    strobed, composite = (compile(robot, method=m, friction=False) for m in (METHOD, "composite-body"))
    one = strobed.count("inverse_dynamics").total
    return one, (robot.n + 1) * one, strobed.count("forward_dynamics").total, composite.count("forward_dynamics").total


def _cost_table(costs: dict[str, tuple[int, int, int, int]]) -> Table:
    rows = [(name, str(load(name).n), *map(str, cells)) for name, cells in costs.items()]
    header = ("robot", "n", "inverse\ndynamics", "n + 1 calls", "strobed, traced,\nM solved", "composite\nbodies")
    notes = ("Operations of the compiled kernels. The calls do not hold the solution of the linear equations.",)
    return Table("What strobing costs", header, tuple(rows), notes)


def _order_figure() -> Figure:
    with grid("turney-order", "Error against step and against work", 1, 2, height=3.6, sharey=True) as (sketch, (left, right)):
        for k, name in enumerate(SIMULATED):
            sizes = errors(name)
            h = np.array([DURATION / steps for steps in sizes])
            e = np.array(list(sizes.values()))
            left.loglog(h, e, marker=MARKERS[k], markersize=4, label=f"RK4, {name}", **look(k))
            left.loglog(h, e[2] / 5 * (h / h[2]) ** 4, color="0.5", linestyle=":", linewidth=1.0, label=None if k else "slope 4")
            right.loglog([run(name, steps).evaluations for steps in sizes], e, marker=MARKERS[k], markersize=4, **look(k))
            other = [run(name, tolerance=tolerance) for tolerance in TOLERANCES]
            work, off = [x.evaluations for x in other], [_off(name, x) for x in other]
            right.loglog(work, off, "--", marker="x", markersize=4, label=f"DOP853, {name}", color=look(k)["color"])
        left.set(xlabel="step [s]", ylabel="error in q at the end [rad]")
        right.set(xlabel="evaluations of the dynamics")
        sketch.figure.legend(loc="outside lower center", ncols=3)
        return Figure(
            sketch.svg(),
            "Error against step, and against work: fourth-order Runge-Kutta with strobed M, and DOP853 at tolerances from 1e-3 "
            "to 1e-11; largest error of a joint after 0.5 s.",
        )


def _motion_figure() -> Figure:
    robot, *_ = scene("puma560")
    found, exact = run("puma560", SHOWN), truth("puma560")
    series = [(f"RK4, {1e3 * DURATION / SHOWN:.1f} ms", found.q), ("DOP853, 1e-13", exact.q)]
    off = number(float(np.abs(found.q - exact.q).max()), 2)
    words = f"joint angles from rest under constant torques, by the report's recipe and by DOP853; at most {off} rad apart"
    labels = joint_labels("θ", ["rad"] * robot.n)
    title = "Motion of the Puma"
    return joint_panels("turney-motion", title, f"{title}: {words}.", exact.t, series, labels, across=3)
