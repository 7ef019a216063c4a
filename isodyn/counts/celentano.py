"""Celentano's comparisons, as far as they are counts: Fig. 2, Fig. 9 and Table 1, and what is counted here.

The paper gives flops of MATLAB for "the same integration step".  Of Fig. 2 and Fig. 9 only the captions and what the text says
are at hand, no numbers; the integrator, and so how many evaluations make a step, is not named.  Here one evaluation is counted, of
the scheme's function F (Fig. 1) or of forward dynamics by articulated bodies: products, sums and divisions, not sines and cosines,
off-line work left out, every parameter a symbol.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from isodyn.dynamics.trace import counted_graph
from isodyn.formulations.solve import solve_tree
from isodyn.graph.count import Count, count_graph
from isodyn.graph.derivative import jacobian
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context, symbol, symbols
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import reduce_robot
from isodyn.show.table import Table
from isodyn.simulation.momentum import planar_rates_graph, rates_graph
from isodyn.spatial import array, pose

#: Table 1: links -> flops of (the proposed method, the articulated-body method)
TABLE_1 = {1: (362, 1269), 2: (2459, 7168), 3: (8400, 13758), 4: (21451, 20804), 5: (45868, 28252)}
PLANAR_UP_TO = 10
FIG_2_JOINTS = (2, 3, 4, 5, 6)


def flops(count: Count) -> int:
    """Products, sums, divisions and roots; MATLAB counted one for each."""
    return count.mul + count.add + count.div + count.sqrt


def planar_arm(n: int) -> Robot:
    """The planar arm of section 3: parallel axes, mass centres on the lines between them, gravity in the plane, all symbols."""
    L, L_G, m, I, g = symbols("L", n), symbols("L_G", n), symbols("m", n), symbols("I", n), symbol("g")
    return _chain(
        f"planar-{n}R",
        [("z", (L[i - 1], 0.0, 0.0) if i else (0.0, 0.0, 0.0)) for i in range(n)],
        [Link(f"link{i + 1}", m[i], array((L_G[i], 0.0, 0.0)), array((0.0, 0.0, I[i]))) for i in range(n)],
        (0.0, -g, 0.0),
    )


def spatial_arm(n: int) -> Robot:
    """The spatial chain of section 4: n links of any shape on spherical joints, each as turns about z, y and x, all symbols."""
    L, c, m, I, g = symbols("L", (n, 3)), symbols("c", (n, 3)), symbols("m", n), symbols("I", (n, 6)), symbol("g")
    turns, links = [], []
    for i in range(n):
        turns += [("z", tuple(L[i - 1]) if i else (0.0, 0.0, 0.0)), ("y", (0.0, 0.0, 0.0)), ("x", (0.0, 0.0, 0.0))]
        links += [Link(f"z{i + 1}"), Link(f"y{i + 1}"), Link(f"link{i + 1}", m[i], c[i], I[i])]
    return _chain(f"spherical-{n}", turns, links, (0.0, 0.0, -g))


def _chain(name: str, turns: list[tuple[str, tuple[object, ...]]], links: list[Link], gravity: tuple[object, ...]) -> Robot:
    axes = {"x": (1.0, 0.0, 0.0), "y": (0.0, 1.0, 0.0), "z": (0.0, 0.0, 1.0)}
    bodies = [Link("base"), *links]
    joints = [
        Joint(f"joint{k + 1}", bodies[k].name, bodies[k + 1].name, "revolute", pose(None, place), array(axes[axis]))
        for k, (axis, place) in enumerate(turns)
    ]
    return Robot(name, tuple(bodies), tuple(joints), gravity=array(gravity))


def _flops_of(graph: Graph, robot: Robot) -> int:
    return flops(count_graph(graph, offline=tuple(robot_symbols(robot))))


def _forward(robot: Robot, method: str) -> int:
    graph, offline = counted_graph(robot, method, "forward_dynamics")
    return flops(count_graph(graph, offline=offline))


@lru_cache(maxsize=32)
def planar_flops(n: int) -> tuple[int, int, int]:
    """(momentum scheme by the planar closed forms, articulated bodies, composite bodies) for n links."""
    robot = planar_arm(n)
    return _flops_of(planar_rates_graph(robot), robot), _forward(robot, "articulated-body"), _forward(robot, "composite-body")


@lru_cache(maxsize=32)
def spatial_flops(n: int) -> tuple[int, int, int]:
    """(momentum scheme, articulated bodies, composite bodies) for n links on spherical joints."""
    robot = spatial_arm(n)
    return _flops_of(rates_graph(robot), robot), _forward(robot, "articulated-body"), _forward(robot, "composite-body")


@lru_cache(maxsize=32)
def saved_flops(n: int) -> tuple[int, int]:
    """(flops of B and B^-1 p, further flops of the first term of (4) that the momentum form saves) for the general arm.

    B by composite bodies; the first term is (sum over k of dB/dq_k qd_k) qd.  The derivatives of B are those of its graph; what
    the second term, dT/dq, needs as well is not saved.
    """
    graph, offline = counted_graph(n, "composite-body", "mass_matrix")
    context = Context()
    inputs = {port.name: context.symbols(port.name, port.shape) for port in graph.inputs}
    inputs |= {name: context.symbols(name, n) for name in ("qd", "p")}
    B = replay(graph, context, inputs)["mass_matrix"]
    dB = jacobian(B, list(inputs["q"]))  # dB[i, j, k] = dB_ij/dq_k
    qd = inputs["qd"]
    first = (dB @ qd) @ qd
    second = 0.5 * (np.moveaxis(dB, 2, 0) @ qd) @ qd
    serial = reduce_robot(planar_arm(n))  # solving asks only which body carries which
    solved = solve_tree(serial, B, inputs["p"])

    def cost(**outputs: object) -> int:
        return flops(count_graph(finish(context, inputs, outputs), offline=offline))

    return cost(x=solved), cost(x=solved, c=second, first=first) - cost(x=solved, c=second)


def fig_2() -> Table:
    """What the momentum form saves, by our counts."""
    rows = []
    for n in FIG_2_JOINTS:
        needed, saved = saved_flops(n)
        rows.append((str(n), str(needed), str(saved), f"{100 * saved / needed:.0f} %"))
    notes = (
        "Of the figure no numbers are at hand; Remark 1 says that the saving is not negligible, and by our counts it is not.",
        "General arm, B by composite bodies and its derivatives, which dT/dq needs too; each product, sum and division one flop.",
    )
    header = ("joints", "B and B^-1 p", "saved: first term of (4)", "saved")
    return Table("Celentano, Fig. 2: flops saved by the momentum form", header, tuple(rows), notes)


def fig_9() -> Table:
    """Planar arms, by our counts."""
    counted = {n: planar_flops(n) for n in range(1, PLANAR_UP_TO + 1)}
    rows = [(str(n), *map(str, found)) for n, found in counted.items()]
    notes = ["Of the figure no numbers are at hand; Remark 4 says that the proposed method is more efficient for few links."]
    notes.append(f"By our counts, {_fewer({n: found[:2] for n, found in counted.items()})}.")
    header = ("links", "momentum scheme, planar closed forms", "articulated bodies", "composite bodies")
    return Table("Celentano, Fig. 9: planar arms, absolute angles, flops of one evaluation", header, tuple(rows), tuple(notes))


def table_1() -> Table:
    """Links on spherical joints: the paper's flops and ours."""
    counted = {n: spatial_flops(n) for n in TABLE_1}
    rows = [(str(n), *map(str, TABLE_1[n]), *map(str, found)) for n, found in counted.items()]
    verdict = _fewer({n: found[:2] for n, found in counted.items()})
    notes = (
        "The paper counts an integration step of a method it does not name; ours is one evaluation, so only the ratios compare.",
        f"The proposed method is said to be the more efficient one for n < 4.  By our counts, {verdict}.",
    )
    header = ("links", "proposed", "articulated-body", "our momentum scheme", "our articulated bodies", "our composite bodies")
    return Table("Celentano, Table 1: links on spherical joints, flops", header, tuple(rows), notes)


def _fewer(pairs: dict[int, tuple[int, ...]]) -> str:
    where = [n for n, (momentum, articulated) in pairs.items() if momentum < articulated]
    if not where:
        return f"the momentum scheme needs more for all of {min(pairs)} to {max(pairs)} links"
    return f"the momentum scheme needs fewer flops than articulated bodies for {', '.join(map(str, where))} links"
