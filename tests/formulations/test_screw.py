"""The method "screw" link by link: Jacobians, matrices and examples of Laus, Simoni and Martins, exactly.

That the sums over the links agree with every other method is held by test_properties.py and test_peers.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from arms import ARMS
from bounds import bounded, close, within
from exact import SYMBOLIC, a_point, symbolic

import isodyn as iso
from isodyn.formulations import screw
from isodyn.formulations.kinematics import body_poses, partial_velocities
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import evaluate_exactly
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import cross, zeros

Rule = Callable[[Tree, Any, Any], Any]


def graph_of(tree: Tree, rule: Rule, context: Context, free: dict[str, Any]) -> Graph:
    """rule(tree, q, qd) as a graph whose inputs are q, qd and the symbols that stand for the robot's numbers."""
    inputs = {name: context.symbols(name, tree.n) for name in ("q", "qd")}
    inputs |= {name: np.array([value], dtype=object) for name, value in free.items()}
    return finish(context, inputs, {"rest": np.asarray(rule(tree, inputs["q"], inputs["qd"]), dtype=object)}, "rule")


def of_symbols(robot: Robot, rule: Rule) -> Graph:
    """A rule on a robot whose parameters are symbols."""
    context = Context()
    free = {name: context.symbol(name) for name in robot_symbols(robot)}
    return graph_of(reduce_robot(robot.with_parameters(free)).mapped(context.adopt), rule, context, free)


def of_any_numbers(robot: Robot, rule: Rule) -> Graph:
    """A rule on a robot of numbers, each of which but 0 and 1 becomes a symbol: nothing is rounded by folding."""
    context = Context()
    free: dict[str, Any] = {}

    def freed(x: float) -> Any:
        return x if x in (0.0, 1.0, -1.0) else free.setdefault(f"number {x.hex()}", context.symbol(f"number {x.hex()}"))

    return graph_of(reduce_robot(robot).mapped(lambda x: freed(float(x))), rule, context, free)


def vanishes(graph: Graph) -> bool:
    return not any(evaluate_exactly(graph, a_point(graph, 1)))


# -- the Jacobians ------------------------------------------------------------------------------------------------------


def difference_of(one: str, other: str) -> Rule:
    def rule(tree: Tree, q: Any, qd: Any) -> Any:
        return np.concatenate(
            [(screw.link_jacobian(tree, q, i, one) - screw.link_jacobian(tree, q, i, other)).ravel() for i in range(tree.n)]
        )

    return rule


TREES = [iso.random_tree(seed, 2 + seed % 5, branching=0.4, prismatic=0.35, arbitrary_axes=seed % 3 != 0) for seed in range(12)]


@pytest.mark.parametrize("other", ["direct", "turned"])
@pytest.mark.parametrize("robot", [*TREES, *map(iso.load, ARMS)], ids=lambda robot: robot.name)
def test_the_three_ways_to_a_jacobian_agree_exactly(robot: Robot, other: str) -> None:
    assert vanishes(of_any_numbers(robot, difference_of("transformed", other)))


def test_the_three_ways_would_not_agree_with_r_the_other_way_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """The errata: R_0^i turns base axes into link axes.  With its transpose in one of the ways the check fails."""
    right = screw._transformed
    wrong = lambda tree, base, i: right(tree, base._replace(R=[R.T for R in base.R]), i)  # noqa: E731
    monkeypatch.setitem(screw.WAYS, "transformed", wrong)
    assert not vanishes(of_any_numbers(TREES[3], difference_of("transformed", "direct")))


@pytest.mark.parametrize("name", SYMBOLIC)
def test_a_links_jacobian_has_the_columns_of_the_natural_orthogonal_complement(name: str) -> None:
    """Built joint by joint in link axes there, in base axes here."""

    def rule(tree: Tree, q: Any, qd: Any) -> Any:
        rest = []
        for i, columns in enumerate(partial_velocities(tree, q)):
            expected = np.stack([np.concatenate(columns[j]) for j in screw.path(tree, i)], axis=1)
            rest.append((screw.link_jacobian(tree, q, i, "transformed") - expected).ravel())
        return np.concatenate(rest)

    assert vanishes(of_symbols(symbolic(name), rule))


def bracket(a: Any, b: Any) -> Any:
    return np.concatenate([cross(a[:3], b[:3]), cross(a[:3], b[3:]) + cross(a[3:], b[:3])])


@pytest.mark.parametrize("name", SYMBOLIC)
def test_derivatives_of_a_jacobian_are_lie_brackets_of_its_screws(name: str) -> None:
    """dJ_j/dq_k = [J_j, J_k] when k is beyond j, else 0."""

    def rule(tree: Tree, q: Any, qd: Any) -> Any:
        rest = []
        for i in range(tree.n):
            J, on = screw.link_jacobian(tree, q, i), screw.path(tree, i)
            dJ = jacobian(J, list(q))
            for j in range(len(on)):
                for k in range(tree.n):
                    expected = bracket(J[:, j], J[:, on.index(k)]) if k in on and on.index(k) > j else zeros(6)
                    rest.append(dJ[:, j, k] - expected)
        return np.concatenate(rest)

    assert vanishes(of_symbols(symbolic(name), rule))


def test_an_unknown_way_is_named() -> None:
    with pytest.raises(iso.UnknownNameError, match="'turned'"):
        screw.link_jacobian(reduce_robot(iso.load("pelican")), np.zeros(2), 0, "turnt")


# -- one link's share of M, C and g -------------------------------------------------------------------------------------


def christoffel_matrix(tree: Tree, q: Any, qd: Any, i: int) -> Any:
    """(35) on M_i, differentiated as a graph."""
    on = screw.path(tree, i)
    dM = jacobian(screw.link_mass_matrix(tree, q, i), list(q))[:, :, on]
    return (dM + dM.transpose(0, 2, 1) - dM.transpose(2, 0, 1)) @ qd[on] * 0.5


@pytest.mark.parametrize("name", [*SYMBOLIC, "RRRR-modified"])
def test_the_coriolis_matrix_of_a_link_is_that_of_its_christoffel_symbols(name: str) -> None:
    """Entry by entry, not only C_i qd."""

    def rule(tree: Tree, q: Any, qd: Any) -> Any:
        rest = [screw.link_coriolis_matrix(tree, q, qd, i) - christoffel_matrix(tree, q, qd, i) for i in range(tree.n)]
        return np.concatenate([part.ravel() for part in rest])

    assert vanishes(of_symbols(symbolic(name), rule))


@pytest.mark.parametrize("name", SYMBOLIC)
def test_the_gravity_torque_of_a_link_is_the_slope_of_its_potential_energy(name: str) -> None:
    def rule(tree: Tree, q: Any, qd: Any) -> Any:
        R, p = body_poses(tree, q)
        rest = []
        for i, body in enumerate(tree.bodies):
            height = np.array([-body.mass * (tree.gravity @ (p[i] + R[i] @ body.com))], dtype=object)
            rest.append(screw.link_gravity_torque(tree, q, i) - jacobian(height, list(q))[0, screw.path(tree, i)])
        return np.concatenate(rest)

    assert vanishes(of_symbols(symbolic(name), rule))


def test_the_whole_is_the_extended_sum_of_the_links() -> None:
    robot = symbolic("tree")

    def rule(tree: Tree, q: Any, qd: Any) -> Any:
        n = range(tree.n)
        M = screw.extended_sum(tree, [screw.link_mass_matrix(tree, q, i) for i in n], 2)
        C = screw.extended_sum(tree, [screw.link_coriolis_matrix(tree, q, qd, i) for i in n], 2)
        g = screw.extended_sum(tree, [screw.link_gravity_torque(tree, q, i) for i in n], 1)
        whole = screw.mass_matrix(tree, q), screw.coriolis_matrix(tree, q, qd), screw.gravity_torque(tree, q)
        return np.concatenate([(a - b).ravel() for a, b in zip((M, C, g), whole, strict=True)])

    assert vanishes(of_symbols(robot, rule))


def test_a_further_link_leaves_the_shares_of_the_others_as_they_are() -> None:
    """What the method is for: M, C and g of the pelican, plus the crucible's, are those of both together."""
    arm, loaded = (reduce_robot(iso.load(name)) for name in ("pelican", "pelican-crucible"))
    rng = np.random.default_rng(1)
    q, qd = rng.uniform(-2, 2, (2, 3))
    for i in range(2):
        assert (screw.link_mass_matrix(arm, q[:2], i) == screw.link_mass_matrix(loaded, q, i)).all()
        assert (screw.link_coriolis_matrix(arm, q[:2], qd[:2], i) == screw.link_coriolis_matrix(loaded, q, qd, i)).all()
        assert (screw.link_gravity_torque(arm, q[:2], i) == screw.link_gravity_torque(loaded, q, i)).all()
    grown = screw.link_mass_matrix(loaded, q, 2)
    grown[:2, :2] = grown[:2, :2] + screw.mass_matrix(arm, q[:2])
    close(grown, screw.mass_matrix(loaded, q), ops=3)  # three links: the sums are taken in another order


def test_a_robot_that_does_not_move_has_empty_matrices() -> None:
    tree, none = reduce_robot(Robot("post", (iso.Link("post", 1.0),))), np.zeros(0)
    assert screw.mass_matrix(tree, none).shape == screw.coriolis_matrix(tree, none, none).shape == (0, 0)
    assert screw.inverse_dynamics(tree, none, none, none).shape == (0,)


COUNTS = {
    (3, "mass_matrix"): (316, 217),
    (3, "coriolis_matrix"): (437, 312),
    (3, "gravity_torque"): (62, 42),
    (3, "inverse_dynamics"): (576, 411),
    (6, "mass_matrix"): (1294, 946),
    (6, "coriolis_matrix"): (1988, 1530),
    (6, "gravity_torque"): (194, 147),
    (6, "inverse_dynamics"): (2661, 2043),
}


@pytest.mark.parametrize(("n", "quantity"), COUNTS)
def test_counts_on_the_general_arm_are_golden(n: int, quantity: str) -> None:
    """As docs/formulations/screw.md prints them."""
    count = iso.count(n, "screw", quantity)
    assert (count.mul, count.add) == COUNTS[n, quantity]


# -- the paper's example, section 3 -------------------------------------------------------------------------------------


def planar(n: int) -> Robot:
    """Table 1 with symbols: a_i, l_i, m_i, moments of inertia, g along -y."""
    s = iso.symbol
    each = lambda name: [s(f"{name}{i}") for i in range(1, n + 1)]  # noqa: E731
    com = [(l - a, 0.0, 0.0) for a, l in zip(each("a"), each("l"), strict=True)]
    inertia = [(s(f"Ix{i}"), s(f"Iy{i}"), s(f"Iz{i}"), 0.0, 0.0, 0.0) for i in range(1, n + 1)]
    return Robot.from_dh(
        convention="standard", joints="R" * n, a=each("a"), alpha=[0.0] * n, d=[0.0] * n, theta=[0.0] * n, mass=each("m"),
        com=com, inertia=inertia, gravity=(0.0, -s("g"), 0.0), name="planar",
    )  # fmt: skip


class Closed:
    """The closed forms of (46)-(61), corrected as the errata say; sines of sums by the addition theorem, so that they are exact."""

    def __init__(self, q: Any, qd: Any, number: Callable[[str], Any]):
        self.n, self.number = len(q), number
        c, s = np.cos(q), np.sin(q)
        self.c, self.s = {(i,): c[i - 1] for i in range(1, self.n + 1)}, {(i,): s[i - 1] for i in range(1, self.n + 1)}
        for angles in ((1, 2), (2, 3), (1, 2, 3)):
            if angles[-1] <= self.n:
                head, last = angles[:-1], angles[-1:]
                self.c[angles] = self.c[head] * self.c[last] - self.s[head] * self.s[last]
                self.s[angles] = self.s[head] * self.c[last] + self.c[head] * self.s[last]
        self.d = {i: qd[i - 1] for i in range(1, self.n + 1)}

    def __getattr__(self, name: str) -> Any:
        """c12, s3, a1, l2, m3, Iz3, g as the paper writes them."""
        if name[0] in "cs" and name[1:].isdigit():
            return getattr(self, name[0])[tuple(map(int, name[1:]))]
        return self.number(name)

    def jacobians(self) -> list[Any]:
        """(46) and (57)."""
        a1, l1, l2 = self.a1, self.l1, self.l2
        J = [
            [[0], [0], [1], [0], [l1], [0]],
            [[0, 0], [0, 0], [1, 1], [a1 * self.s2, 0], [l2 + a1 * self.c2, l2], [0, 0]],
        ]
        if self.n == 3:
            a2, l3, z = self.a2, self.l3, [0, 0, 0]
            x = [a2 * self.s3 + a1 * self.s23, a2 * self.s3, 0]
            J.append([z, z, [1, 1, 1], x, [l3 + a2 * self.c3 + a1 * self.c23, l3 + a2 * self.c3, l3], z])
        return [np.array(matrix, dtype=object) for matrix in J]

    def masses(self) -> list[Any]:
        """(47) and (58)."""
        a1, l1, l2, m1, m2, I1, I2 = (self.number(x) for x in ("a1", "l1", "l2", "m1", "m2", "Iz1", "Iz2"))
        m12 = m2 * l2 * (l2 + a1 * self.c2) + I2
        M = [[[m1 * l1 * l1 + I1]], [[m2 * (a1 * a1 + l2 * l2 + 2 * a1 * l2 * self.c2) + I2, m12], [m12, m2 * l2 * l2 + I2]]]
        if self.n == 3:
            a2, l3, m3, I3 = (self.number(x) for x in ("a2", "l3", "m3", "Iz3"))
            c2, c3, c23 = self.c2, self.c3, self.c23
            along, aside = l3 + a2 * c3 + a1 * c23, a2 * self.s3 + a1 * self.s23
            m11 = m3 * along * along + m3 * aside * aside + I3
            m12 = m3 * (a2 * a2 + l3 * l3 + a1 * a2 * c2 + 2 * a2 * l3 * c3 + a1 * l3 * c23) + I3
            m13 = l3 * m3 * along + I3
            m22 = m3 * (a2 * a2 + l3 * l3 + 2 * a2 * l3 * c3) + I3
            m23 = l3 * m3 * (l3 + a2 * c3) + I3
            M.append([[m11, m12, m13], [m12, m22, m23], [m13, m23, m3 * l3 * l3 + I3]])
        return [np.array(matrix, dtype=object) for matrix in M]

    def coriolis(self) -> list[Any]:
        """(48) and (59)."""
        a1, l2, m2, d = self.a1, self.l2, self.m2, self.d
        k = m2 * a1 * l2 * self.s2
        C = [[[0]], [[-k * d[2], -k * (d[1] + d[2])], [k * d[1], 0]]]
        if self.n == 3:
            a2, l3, m3, s2, s3, s23 = self.a2, self.l3, self.m3, self.s2, self.s3, self.s23
            near, far, tip = a1 * (a2 * s2 + l3 * s23), l3 * (a2 * s3 + a1 * s23), m3 * l3 * a2 * s3
            C.append(
                [
                    [-m3 * (near * d[2] + far * d[3]), -m3 * (near * (d[1] + d[2]) + far * d[3]), -m3 * far * (d[1] + d[2] + d[3])],
                    [m3 * (near * d[1] - a2 * l3 * s3 * d[3]), -tip * d[3], -tip * (d[1] + d[2] + d[3])],
                    [m3 * l3 * (a2 * s3 * (d[1] + d[2]) + a1 * s23 * d[1]), tip * (d[1] + d[2]), 0],
                ]
            )
        return [np.array(matrix, dtype=object) for matrix in C]

    def gravity(self) -> list[Any]:
        """(51), (52) and (61)."""
        a1, g = self.a1, self.g
        G = [[self.m1 * g * self.l1 * self.c1]]
        G.append([self.m2 * g * (a1 * self.c1 + self.l2 * self.c12), self.m2 * g * self.l2 * self.c12])
        if self.n == 3:
            a2, l3, m3, c12, c123 = self.a2, self.l3, self.m3, self.c12, self.c123
            G.append([m3 * g * (a1 * self.c1 + a2 * c12 + l3 * c123), m3 * g * (a2 * c12 + l3 * c123), m3 * g * l3 * c123])
        return [np.array(vector, dtype=object) for vector in G]


PARTS: dict[str, Callable[[Tree, Any, Any, int], Any]] = {
    "jacobians": lambda tree, q, qd, i: screw.link_jacobian(tree, q, i, "transformed"),
    "masses": lambda tree, q, qd, i: screw.link_mass_matrix(tree, q, i),
    "coriolis": screw.link_coriolis_matrix,
    "gravity": lambda tree, q, qd, i: screw.link_gravity_torque(tree, q, i),
}


def closed_less_ours(n: int, part: str, change: Callable[[Closed, list[Any]], None] = lambda closed, forms: None) -> Graph:
    def rule(tree: Tree, q: Any, qd: Any) -> Any:
        context = q[0].context
        closed = Closed(q, qd, context.symbol)
        forms = getattr(closed, part)()
        change(closed, forms)
        return np.concatenate([(form - PARTS[part](tree, q, qd, i)).ravel() for i, form in enumerate(forms)])

    return of_symbols(planar(n), rule)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("n", [2, 3], ids=["pelican", "with crucible"])
def test_the_closed_forms_of_section_3_come_out_exactly(n: int, part: str) -> None:
    assert vanishes(closed_less_ours(n, part))


def printed_m33(x: Closed, M: list[Any]) -> None:
    M[2][2, 2] = x.m3 * x.l3 * (x.l3 + x.a2 * x.c3) + x.Iz3


def printed_c12(x: Closed, C: list[Any]) -> None:
    d = x.d
    turning, far = (x.a2 * x.s2 + x.l3 * x.s23) * (d[1] + d[2]), x.l3 * (x.a2 * x.s3 + x.a1 * x.s23)
    C[2][0, 1] = -x.m3 * (turning + far * d[3])


def printed_c22(x: Closed, C: list[Any]) -> None:
    C[2][1, 1] = -x.m3 * x.l3 * x.a2 * x.s3 * (x.d[1] + x.d[2] + x.d[3])


@pytest.mark.parametrize(
    ("part", "entry", "printed"), [("masses", 13, printed_m33), ("coriolis", 6, printed_c12), ("coriolis", 9, printed_c22)]
)
def test_what_is_printed_wrongly_in_58_and_59_differs_there_and_only_there(
    part: str, entry: int, printed: Callable[[Closed, list[Any]], None]
) -> None:
    """Entries are numbered through M_1, M_2, M_3 (or C): 1, 4 and 9 of them."""
    graph = closed_less_ours(3, part, printed)
    wrong = [k for k, x in enumerate(evaluate_exactly(graph, a_point(graph, 1))) if x]
    assert wrong == [entry]


@pytest.mark.parametrize("name", ["pelican", "pelican-crucible"])
def test_the_catalogues_pelican_has_the_numbers_of_section_3(name: str) -> None:
    """M, C and g by graph and closed form, to the rounding of both (the closed forms take fewer operations)."""
    robot = iso.load(name)
    rows = [(0.26, 0.0983, 6.5225, 0.1213), (0.26, 0.0229, 2.0458, 0.01616), (0.2, 0.1, 1.0, 1 / 300)]
    numbers = {f"{key}{i}": x for i, row in enumerate(rows, 1) for key, x in zip(("a", "l", "m", "Iz"), row, strict=True)}
    tree, rng = reduce_robot(robot), np.random.default_rng(2)
    q, qd = rng.uniform(-2, 2, (2, robot.n))
    closed = Closed(q, qd, (numbers | {"g": 9.81}).__getitem__)
    for quantity, forms, axes in (
        ("mass_matrix", closed.masses(), 2),
        ("coriolis_matrix", closed.coriolis(), 2),
        ("gravity_torque", closed.gravity(), 1),
    ):
        values, bounds = bounded(iso.trace(robot, "screw", quantity), {"q": q, "qd": qd}, constants=4)
        within(values[quantity], screw.extended_sum(tree, forms, axes), 2 * bounds[quantity], quantity)
