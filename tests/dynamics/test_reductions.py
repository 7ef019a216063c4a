"""Reductions leave every result as it was: exactly on symbolic arms, to rounding on real ones; and they bring the counts down."""

from __future__ import annotations

import numpy as np
import pytest
from arms import ARMS
from bounds import between, bounded, within
from graphs import check

import isodyn as iso
from isodyn.backends.cpu import Kernel
from isodyn.backends.precise import evaluate_precisely
from isodyn.counts.published import KHALIL
from isodyn.dynamics.reductions import base_parameters, serves
from isodyn.dynamics.trace import general_arm
from isodyn.formulations.registry import method as method_row
from isodyn.graph.exact import P, evaluate_exactly
from isodyn.model.quantities import QUANTITIES as ROWS
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import reduce_robot

ALL = ("frames", "base-parameters", "factoring")
SETS = (("frames",), ("base-parameters",), ("factoring",), ("frames", "base-parameters"), ALL)
QUANTITIES = (
    "inverse_dynamics",
    "forward_dynamics",
    "mass_matrix",
    "coriolis_matrix",
    "gravity_torque",
    "bias_torque",
    "kinetic_energy",
)
SMALL = [name for name in ARMS if iso.load(name).n <= 7]


def symbolic_arm(joints: str, convention: str) -> iso.Robot:
    """A serial arm all of whose numbers are symbols."""
    n = len(joints)
    entries = {key: list(iso.symbols(key, n)) for key in ("a", "alpha", "d", "theta", "m")}
    return iso.Robot.from_dh(
        convention=convention,
        joints=joints,
        a=entries["a"],
        alpha=entries["alpha"],
        d=entries["d"],
        theta=entries["theta"],
        mass=entries["m"],
        com=list(iso.symbols("c", (n, 3))),
        inertia=list(iso.symbols("I", (n, 6))),
        gravity=tuple(iso.symbols("g", 3)),
    )


ARMS = {
    "general-4R": lambda: general_arm(4),
    "RPR-standard": lambda: symbolic_arm("RPR", "standard"),
    "PRR-modified": lambda: symbolic_arm("PRR", "modified"),
    "RRP-modified": lambda: symbolic_arm("RRP", "modified"),
}


def reduced_alike(robot: iso.Robot, method: str | None, quantity: str, *sets: tuple[str, ...]) -> bool:
    """Whether the graphs with these sets of reductions and the plain one agree modulo 2^61 - 1 at a random point."""
    names = tuple(robot_symbols(robot))
    rng = np.random.default_rng(3)
    graphs = [iso.trace(robot, method, quantity, parameters=names, reduce=reduce) for reduce in ((), *sets)]
    values = {port.name: [int(x) for x in rng.integers(1, P, size=port.size)] for port in graphs[0].inputs}
    for graph in graphs[1:]:
        check(graph)
    plain, *reduced = (evaluate_exactly(graph, values) for graph in graphs)
    return all(results == plain for results in reduced)


@pytest.mark.parametrize("arm", ARMS)
def test_results_stay_the_same_exactly(arm):
    robot = ARMS[arm]()
    for method in ("modified-newton-euler", "composite-body-split", "articulated-body"):
        for quantity in QUANTITIES:
            if quantity in method_row(method).quantities:
                assert reduced_alike(robot, method, quantity, *SETS), (method, quantity)
    assert reduced_alike(robot, None, "kinetic_energy", *SETS)


@pytest.mark.parametrize("method", [row.key for row in iso.methods()])
def test_every_method_stays_the_same_exactly(method):
    robot = symbolic_arm("RPR", "standard")
    for quantity in QUANTITIES:
        if quantity in method_row(method).quantities:
            assert reduced_alike(robot, method, quantity, ALL), quantity


@pytest.mark.parametrize("name", SMALL)
def test_real_robots_agree_to_rounding(name):
    robot = iso.load(name)
    rng = np.random.default_rng(5)
    states = {key: rng.normal(size=(5, robot.n)) for key in ("q", "qd", "qdd", "tau")}
    for k, quantity in enumerate(QUANTITIES):
        method = None if quantity == "kinetic_energy" else "newton-euler" if quantity != "coriolis_matrix" else "composite-body"
        plain = iso.trace(robot, method, quantity, friction=False)
        inputs = {port.name: states[port.name] for port in plain.inputs}
        expected, bound = bounded(plain, inputs, constants=MOVE * robot.n)
        for reduce in {ALL, SETS[k % len(SETS)]}:  # each of them exactly: above
            graph = iso.trace(robot, method, quantity, friction=False, reduce=reduce)
            found, own = bounded(graph, inputs, constants=MOVE * robot.n)
            within(found[quantity], expected[quantity], between(own[quantity], bound[quantity]), f"{quantity} {reduce}")


@pytest.mark.parametrize("seed", range(12))
def test_trees_with_axes_in_any_direction_agree_to_rounding_and_cost_less(seed):
    robot = iso.random_tree(seed, 2 + seed % 6, arbitrary_axes=True, branching=0.3)
    rng = np.random.default_rng(seed)
    states = {key: rng.normal(size=(4, robot.n)) for key in ("q", "qd", "qdd")}
    for quantity, method in (("inverse_dynamics", "modified-newton-euler"), ("mass_matrix", "composite-body-split")):
        graphs = [iso.trace(robot, method, quantity, friction=False, reduce=r) for r in ((), ("frames", "base-parameters"))]
        inputs = {port.name: states[port.name] for port in graphs[0].inputs}
        (plain, bound), (found, own) = (bounded(graph, inputs, constants=MOVE * robot.n) for graph in graphs)
        within(found[quantity], plain[quantity], between(own[quantity], bound[quantity]), quantity)
        assert len(graphs[1]) < len(graphs[0])


MOVE = 10  # roundings when an inertia is moved to the parent: a turned tensor and three terms; it may go to the base link by link


def test_loads_and_joint_wrenches_speak_the_users_frames():
    robot = iso.load("panda")
    rng = np.random.default_rng(8)
    states = {key: rng.normal(size=(4, robot.n)) for key in ("q", "qd", "qdd")} | {f"wrench:{robot.tip}": rng.normal(size=(4, 6))}
    for quantity, reduce in (("inverse_dynamics", ALL), ("joint_wrenches", ("frames", "factoring"))):
        graphs = [
            iso.trace(robot, "newton-euler", quantity, wrench_frames=(robot.tip,), friction=False, reduce=r) for r in ((), reduce)
        ]
        (plain, bound), (found, own) = (bounded(graph, states, constants=MOVE * robot.n) for graph in graphs)
        within(found[quantity], plain[quantity], between(own[quantity], bound[quantity]), quantity)


# -- accuracy: regrouped inertias are used in forward dynamics and float32 because this holds --------------------------


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize(
    ("method", "quantity"),
    [
        ("modified-newton-euler", "inverse_dynamics"),
        ("composite-body-split", "mass_matrix"),
        ("composite-body-split", "forward_dynamics"),
        ("articulated-body", "forward_dynamics"),
    ],
)
def test_regrouping_does_no_harm_on_matas_ill_conditioned_arm(dtype, method, quantity):
    """The error against a 50-digit reference, root mean square over 180 states as in Mata 5.1, at most doubles."""
    robot = iso.load("mata-arm")
    q = np.linspace(0.0, np.pi, 180)[:, None] * np.ones(robot.n)
    rng = np.random.default_rng(1)
    given = [np.asarray(x, dtype).astype(float) for x in (q, rng.normal(size=q.shape), rng.normal(size=q.shape))]
    plain = iso.trace(robot, method, quantity, friction=False)
    precisely = evaluate_precisely(plain, {port.name: x for port, x in zip(plain.inputs, given, strict=False)})
    exact = precisely[quantity].reshape(len(q), -1).astype(float)
    error = {}
    for reduce in ((), ("frames", "base-parameters")):
        kernel = Kernel(iso.trace(robot, method, quantity, friction=False, reduce=reduce), dtype)
        inputs = [np.ascontiguousarray(x, dtype) for x in given[: len(plain.inputs)]]
        out = np.empty((len(q), plain.outputs[0].size), dtype)
        kernel.run([*inputs, out], len(q))
        scale = np.abs(exact).max(axis=1, keepdims=True)
        error[reduce] = np.sqrt(np.mean(((out - exact) / scale) ** 2))
    assert error["frames", "base-parameters"] <= max(2 * error[()], np.finfo(dtype).eps), error


# -- counts: what the issue of every formulation asks for --------------------------------------------------------------

BOTH = ("frames", "base-parameters")


@pytest.mark.parametrize("n", [4, 5, 6, 7, 10, 16])
def test_the_cheapest_counts_are_below_the_lowest_that_we_know_of(n):
    inverse = iso.count(n, "modified-newton-euler", "inverse_dynamics", reduce=BOTH)
    known = KHALIL.rows[0].right
    assert inverse.products < known.mul(n) and inverse.add < known.add(n)  # 92n - 127, 81n - 117
    inertia = iso.count(n, "composite-body-split", "mass_matrix", reduce=BOTH)
    assert inertia.products < 0.7 * (11.5 * n**2 + 19.5 * n - 49) and inertia.add < 0.7 * (
        8.5 * n**2 + 31.5 * n - 69
    )  # Mata, Table 2
    weightless = general_arm(n).with_gravity((0.0, 0.0, 0.0))
    forward = iso.count(weightless, "articulated-body", "forward_dynamics", reduce=BOTH, at_rest=True)  # phi is tau then
    assert forward.products < 135 * n - 116 and forward.add < 131 * n - 123  # Saha, Table 9.6


def test_puma_with_symbolic_inertias_takes_less_than_60_percent_of_generated_code():
    """Standard DH, ten inertial parameters a link; SymPyBotics needs 499 products and 401 sums."""
    n, right = 6, np.pi / 2
    robot = iso.Robot.from_dh(
        convention="standard",
        joints="R" * n,
        a=[0.0, 0.4318, 0.0203, 0.0, 0.0, 0.0],
        alpha=[right, 0.0, -right, right, -right, 0.0],
        d=[0.0, 0.0, 0.15005, 0.4318, 0.0, 0.0],
        theta=[0.0] * n,
        mass=list(iso.symbols("m", n)),
        com=list(iso.symbols("c", (n, 3))),
        inertia=list(iso.symbols("I", (n, 6))),
    )
    found = iso.count(robot, "modified-newton-euler", "inverse_dynamics", reduce=ALL)
    assert found.products < 0.6 * 499 and found.add < 0.6 * 401


GOLDEN = {
    ("modified-newton-euler", "inverse_dynamics"): ((81, -103), (69, -95)),
    ("gibbs-appell", "inverse_dynamics"): ((81, -97), (72, -94)),
    ("newton-euler", "inverse_dynamics"): ((102, -125), (78, -105)),
    ("kane-recursive", "inverse_dynamics"): ((92, -109), (77, -101)),
    ("balafoutis-patel", "inverse_dynamics"): ((81, -103), (69, -95)),
    ("articulated-body", "forward_dynamics"): ((212, -327), (190, -318)),
}


@pytest.mark.parametrize("key", GOLDEN, ids="-".join)
def test_reduced_counts_of_the_general_arm_are_golden(key):
    (m1, m0), (a1, a0) = GOLDEN[key]
    for n in (4, 6, 9):
        c = iso.count(n, *key, reduce=BOTH)
        assert (c.products, c.add) == (m1 * n + m0, a1 * n + a0)


def test_reductions_never_make_the_default_choice_dearer():
    for name in SMALL:
        robot = iso.load(name)
        for quantity in ("inverse_dynamics", "forward_dynamics", "mass_matrix", "bias_torque"):
            plain, reduced = (iso.count(robot, None, quantity, reduce=r) for r in ((), BOTH))
            assert reduced.products + reduced.add <= plain.products + plain.add, (name, quantity)


# -- the public side ---------------------------------------------------------------------------------------------------


def test_the_engine_reduces_when_the_method_is_left_open_and_not_otherwise():
    robot = iso.load("ur5")
    open_, named, bare = iso.compile(robot), iso.compile(robot, method="newton-euler"), iso.compile(robot, reduce=())
    assert open_.reductions("inverse_dynamics") == BOTH and open_.reductions("pose") == ()
    assert named.reductions("inverse_dynamics") == () == bare.reductions("inverse_dynamics")
    assert iso.compile(robot, parameters=("forearm_link.mass",)).reductions("inverse_dynamics") == ()
    assert iso.compile(robot, method="newton-euler", reduce="frames").reductions("joint_wrenches") == ("frames",)
    assert open_.count("inverse_dynamics").mul < bare.count("inverse_dynamics").mul


def test_reductions_that_would_change_a_result_are_refused():
    robot = iso.load("ur5")
    with pytest.raises(iso.MethodError, match=r"base-parameters.*joint_wrenches"):
        iso.trace(robot, None, "joint_wrenches", reduce=("base-parameters",))
    with pytest.raises(iso.MethodError, match=r"frames.*pose"):
        iso.trace(robot, None, "pose", reduce=("frames",))
    with pytest.raises(iso.UnknownNameError, match="frames"):
        iso.trace(robot, None, "inverse_dynamics", reduce=("frame",))
    with pytest.raises(iso.UnknownNameError, match="reduction"):
        iso.compile(robot, reduce=("smaller",))


def test_rows_say_which_formulas_ask_for_mass_centres():
    """Regrouped without mass, a body's centre is nowhere; the formulas said to take moments about origins do not miss it."""
    tree = base_parameters(reduce_robot(iso.load("puma560")), centres=False)
    given = {name: np.array([0.1 * (k + 1) for k in range(tree.n)], dtype=object) for name in ("q", "qd", "qdd", "tau")}
    for row in iso.methods():
        for quantity in sorted(key for key in {*row.quantities, "kinetic_energy"} if serves("base-parameters", key)):
            arguments = [given[name] for name in ROWS[quantity].inputs] + [{}] * ROWS[quantity].loads
            if row.asks_for_mass_centres(quantity):
                with pytest.raises(TypeError):
                    row.formula(quantity)(tree, *arguments)
            else:
                row.formula(quantity)(tree, *arguments)
