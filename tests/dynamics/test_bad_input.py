"""Bad arrays and unknown names: each a named error that says what came and what to do; a bad row spoils no other row."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

import isodyn as iso
from isodyn.errors import BackendError, IsodynError, MethodError, ModelError, ShapeError, UnknownNameError
from isodyn.graph.graph import Graph
from isodyn.graph.ops import INPUT
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.spatial import pose

UR5 = iso.compile(iso.load("ur5"))
Z = np.zeros(6)


def refused(call: Callable[[], Any], kind: type[IsodynError], *words: str) -> None:
    """The call fails with this error, whose message holds these words."""
    with pytest.raises(kind) as caught:
        call()
    message = str(caught.value)
    assert type(caught.value) is kind, f"{type(caught.value).__name__} instead of {kind.__name__}: {message}"
    for word in words:
        assert word in message, f"{word!r} is not in: {message}"
    assert len(message) < 2000


# -- arrays -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (np.zeros(5), ("(..., 6)", "(5,)")),
        (np.zeros((6, 5)), ("(..., 6)", "(6, 5)")),
        (np.zeros((6, 1)), ("(..., 6)", "(6, 1)")),  # no broadcasting of the joints themselves
        (np.zeros(0), ("(..., 6)", "(0,)")),
        (np.zeros((0, 5)), ("(..., 6)", "(0, 5)")),
        (1.0, ("(..., 6)", "()")),
        (Z + 1j, ("complex128",)),
        ("abcdef", ("real numbers",)),
        (["a"] * 6, ("real numbers",)),
        (None, ("real numbers",)),
        (Z.astype(object), ("real numbers",)),
        ([None] * 6, ("real numbers",)),
        (Z.astype("datetime64[s]"), ("real numbers",)),
        (np.zeros(6, dtype=[("angle", float)]), ("real numbers",)),
        ([[1.0, 2.0], [3.0]], ()),  # ragged
        ({"q": 1}, ("real numbers",)),
    ],
    ids=str,
)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_array_that_cannot_be_is_refused_by_name(value: Any, words: tuple[str, ...], place: int) -> None:
    arguments = [Z, Z, Z]
    arguments[place] = value
    refused(lambda: UR5.inverse_dynamics(*arguments), ShapeError, ("q", "qd", "qdd")[place], *words)
    assert np.isfinite(UR5.inverse_dynamics(Z, Z, Z)).all()  # and the fast entry is as it was


def test_symbols_are_sent_to_trace() -> None:
    refused(lambda: UR5.gravity_torque(iso.symbols("q", 6)), ShapeError, "isodyn.trace")


def test_a_masked_array_is_not_read_through_its_mask() -> None:
    masked = np.ma.masked_array(Z, mask=[True, *[False] * 5])
    refused(lambda: UR5.gravity_torque(masked), ShapeError, "mask")


def test_leading_dimensions_that_do_not_broadcast_are_named() -> None:
    refused(lambda: UR5.inverse_dynamics(np.zeros((3, 6)), np.zeros((4, 6)), Z), ShapeError, "q (3, 6)", "qd (4, 6)", "broadcast")
    refused(
        lambda: UR5.forward_dynamics(np.zeros((2, 3, 6)), np.zeros((2, 1, 6)), np.zeros((5, 3, 6))), ShapeError, "tau (5, 3, 6)"
    )
    refused(lambda: UR5.inverse_dynamics(np.zeros((3, 6)), Z, Z, wrench=np.zeros((2, 6))), ShapeError, "wrench", "(2, 6)")


def test_calls_with_the_wrong_number_of_arguments_are_type_errors() -> None:
    for call in (
        lambda: UR5.inverse_dynamics(Z, Z),
        lambda: UR5.inverse_dynamics(Z, Z, Z, Z),
        lambda: UR5.inverse_dynamics(),
        lambda: UR5.inverse_dynamics(Z, Z, Z, torque=Z),
        lambda: UR5.mass_matrix(Z, wrench=Z),
        lambda: UR5.mass_matrix(q=Z, qd=Z),
    ):
        with pytest.raises(TypeError):
            call()  # type: ignore[no-untyped-call]


def test_arguments_may_be_named() -> None:
    x = np.linspace(0.1, 0.6, 6)
    assert (UR5.inverse_dynamics(q=x, qd=x, qdd=x) == UR5.inverse_dynamics(x, x, x)).all()


@pytest.mark.parametrize(
    ("out", "words"),
    [
        (np.zeros(5), ("(5,)", "(6,)")),
        (np.zeros((1, 6)), ("(1, 6)",)),
        (np.zeros((2, 6)), ("(2, 6)",)),
        (np.zeros(6, np.float32), ("float32", "float64")),
        (np.zeros(6, int), ("int64",)),
        (np.zeros(6, complex), ("complex128",)),
        (np.zeros(6, ">f8"), (">f8",)),
        ([0.0] * 6, ("list",)),
        ("tau", ("str",)),
    ],
    ids=str,
)
def test_an_output_array_that_does_not_fit_is_refused(out: Any, words: tuple[str, ...]) -> None:
    refused(lambda: UR5.inverse_dynamics(Z, Z, Z, out=out), ShapeError, "out", "float64", *words)


def test_a_read_only_output_is_refused_and_stays_as_it_was() -> None:
    out = np.full(6, 7.0)
    out.flags.writeable = False
    refused(lambda: UR5.inverse_dynamics(Z, Z, Z, out=out), ShapeError, "out", "read-only")
    wide = np.broadcast_to(np.zeros(6), (3, 6))
    refused(lambda: UR5.inverse_dynamics(np.zeros((3, 6)), Z, Z, out=wide), ShapeError, "out", "read-only")
    assert (out == 7).all()


@pytest.mark.parametrize("shape", [(0,), (0, 3), (3, 0), (2, 0, 4)])
def test_an_empty_batch_gives_an_empty_result(shape: tuple[int, ...]) -> None:
    x = np.zeros((*shape, 6))
    assert UR5.inverse_dynamics(x, x, x).shape == (*shape, 6)
    assert UR5.inverse_dynamics(x, Z, Z).shape == (*shape, 6)
    assert UR5.mass_matrix(x).shape == (*shape, 6, 6)
    assert UR5.kinetic_energy(x, x).shape == shape
    assert UR5.pose(x).shape == (*shape, 4, 4)
    out = np.zeros((*shape, 6))
    assert UR5.inverse_dynamics(x, x, x, out=out) is out


# -- NaN and infinity -------------------------------------------------------------------------------------------------


def depends(graph: Graph) -> dict[str, Any]:
    """Input name -> (results, elements): whether a result is made from that element."""
    at = [{(value[0], value[1])} if op == INPUT else set() for op, value in zip(graph.ops, graph.values, strict=True)]
    for i, args in enumerate(graph.args):
        for a in args:
            at[i] |= at[a]
    return {
        port.name: np.array([[(k, j) in at[i] for j in range(port.size)] for i in graph.results])
        for k, port in enumerate(graph.inputs)
    }


NAMES = (
    "inverse_dynamics",
    "forward_dynamics",
    "mass_matrix",
    "coriolis_matrix",
    "convective_matrix",
    "gravity_torque",
    "kinetic_energy",
    "potential_energy",
    "gibbs_function",
)


@pytest.mark.parametrize("quantity", [*NAMES, "joint_wrenches", "pose", "jacobian", "regressor"])
@pytest.mark.parametrize("name", ["puma560", "stanford"])
def test_a_bad_number_spoils_what_depends_on_it_in_its_own_row_and_nothing_else(name: str, quantity: str) -> None:
    """Puma with Coulomb friction, Stanford with a sliding joint; 19 rows, so that some lanes are a tail."""
    dynamics = iso.compile(iso.load(name), threads=1)
    rng = np.random.default_rng(1)
    names = QUANTITIES[quantity].inputs
    rows = 19
    clean = [rng.uniform(-1, 1, (rows, 6)) for _ in names]
    call = getattr(dynamics, quantity)
    expected = call(*clean).reshape(rows, -1)
    touched = depends(dynamics.graph(quantity))
    for (which, port), element, bad in product(enumerate(names), range(6), (np.nan, np.inf, -np.inf)):
        row = (7 * which + 5 * element) % rows
        spoilt = [array.copy() for array in clean]
        spoilt[which][row, element] = bad
        actual = call(*spoilt).reshape(rows, -1)
        others = np.arange(rows) != row
        assert (actual[others] == expected[others]).all(), f"{port}[{element}] reaches other rows"
        free = ~touched[port][:, element]
        assert (actual[row, free] == expected[row, free]).all(), f"{port}[{element}] reaches what does not depend on it"
        wrong = (
            np.isnan(actual[row])
            if np.isnan(bad) or (port == "q" and _turns(dynamics.robot, element))
            else ~np.isfinite(actual[row])
        )
        assert wrong[~free].all(), f"{port}[{element}] = {bad} does not reach all that depends on it"


def _turns(robot: Robot, element: int) -> bool:
    return robot.movable_joints[element].type == "revolute"  # sin and cos of infinity are NaN


@pytest.mark.parametrize("rows", [1, 8, 9, 100_000])
def test_a_nan_row_is_the_same_in_single_calls_batches_and_threads(rows: int) -> None:
    x = np.random.default_rng(2).uniform(-1, 1, (3, rows, 6))
    x[1, rows // 2, 3] = np.nan
    tau = UR5.inverse_dynamics(*x)
    assert np.isnan(tau).any(axis=1).nonzero()[0].tolist() == [rows // 2]
    assert np.array_equal(UR5.inverse_dynamics(*x[:, rows // 2]), tau[rows // 2], equal_nan=True)


# -- names ------------------------------------------------------------------------------------------------------------


def two_arms() -> Robot:
    """A base with two arms of one joint each."""
    links = (Link("base"), *(Link(name, 1.0, (0.5, 0, 0), (0.1, 0.1, 0.1)) for name in ("left", "right")))
    joints = (Joint("shoulder_left", "base", "left"), Joint("shoulder_right", "base", "right", origin=pose(None, (0, 1, 0))))
    return Robot("two-arms", links, joints)


def test_unknown_names_suggest_the_nearest_ones() -> None:
    robot = iso.load("ur5")
    refused(lambda: iso.compile(robot, method="newton-euller"), UnknownNameError, "method", "'newton-euler'")
    refused(lambda: iso.trace(robot, "newton-euler", "mass_matrx"), UnknownNameError, "quantity", "'mass_matrix'")
    refused(lambda: UR5.kernel("torque"), UnknownNameError, "quantity", "'gravity_torque'")
    refused(lambda: UR5.graph("torque"), UnknownNameError, "quantity")
    refused(lambda: UR5.count("torque"), UnknownNameError, "quantity")
    refused(lambda: UR5.pose(Z, "tool"), UnknownNameError, "frame", "'tool0'")
    refused(lambda: UR5.pose(Z, frame="wrist_3"), UnknownNameError, "frame", "'wrist_3_link'")
    refused(lambda: UR5.jacobian(Z, "tool_0"), UnknownNameError, "frame", "'tool0'")
    refused(lambda: UR5.jacobian(Z, reference="worldaligned"), UnknownNameError, "reference", "'world-aligned'")
    refused(lambda: UR5.jacobian(Z, "tool0", "body"), UnknownNameError, "reference", "local")
    refused(lambda: UR5.inverse_dynamics(Z, Z, Z, wrench={"tool": Z}), UnknownNameError, "frame", "'tool0'")
    refused(lambda: UR5.inverse_dynamics(Z, Z, Z, wrench={"tool0": Z, 3: Z}), UnknownNameError, "frame", "3")
    refused(lambda: iso.compile(robot, parameters=("wrist_3.mass",)), UnknownNameError, "parameter", "'wrist_3_link.mass'")
    refused(lambda: iso.compile(robot, dtype="float46"), UnknownNameError, "dtype", "'float64'")
    refused(lambda: iso.load("pumma560"), UnknownNameError, "robot", "'puma560'")
    refused(
        lambda: iso.trace(robot, "newton-euler", "inverse_dynamics", reduce=("base-parametres",)), UnknownNameError, "reduction"
    )


def test_asking_for_the_method_of_an_unknown_quantity_is_refused() -> None:
    refused(lambda: UR5.method_for("torque"), UnknownNameError, "quantity")


def test_an_unknown_device_names_those_there_are() -> None:
    refused(lambda: iso.compile(iso.load("ur5"), device="gpu"), BackendError, "'gpu'", "'cpu'")


@pytest.mark.parametrize("dtype", ["float16", "complex128", int, object, "banana", 3.5])
def test_an_unusable_dtype_is_refused(dtype: Any) -> None:
    with pytest.raises(IsodynError, match="float64"):
        iso.compile(iso.load("two-link"), dtype=dtype)


@pytest.mark.parametrize("threads", [0, -1, 1.5, "two"])
def test_an_unusable_number_of_threads_is_refused(threads: Any) -> None:
    with pytest.raises(IsodynError, match="threads"):
        iso.compile(iso.load("two-link"), threads=threads)


def test_a_method_that_does_not_give_a_quantity_names_those_that_do() -> None:
    dynamics = iso.compile(iso.load("two-link"), method="articulated-body")
    z = np.zeros(2)
    refused(lambda: dynamics.inverse_dynamics(z, z, z), MethodError, "articulated-body", "inverse_dynamics", "newton-euler")
    assert dynamics.forward_dynamics(z, z, z).shape == (2,)


def test_only_a_robot_can_be_compiled() -> None:
    for thing in ("ur5", None, 6, UR5):
        refused(lambda thing=thing: iso.compile(thing), ModelError, "Robot", type(thing).__name__)  # type: ignore[misc]


def test_several_tips_must_be_named() -> None:
    robot = two_arms()
    dynamics = iso.compile(robot)
    z = np.zeros(2)
    for call in (
        lambda: dynamics.pose(z),
        lambda: dynamics.jacobian(z),
        lambda: dynamics.inverse_dynamics(z, z, z, wrench=np.zeros(6)),
        lambda: dynamics.forward_dynamics(z, z, z, wrench=np.zeros(6)),
        lambda: robot.pose(z),
    ):
        refused(call, ModelError, "2 tips", "left", "right")
    assert dynamics.pose(z, "left").shape == (4, 4)
    assert dynamics.inverse_dynamics(z, z, z, wrench={"left": np.zeros(6), "right": np.zeros(6)}).shape == (2,)


def test_wrenches_have_six_numbers_and_quantities_that_take_them() -> None:
    refused(lambda: UR5.inverse_dynamics(Z, Z, Z, wrench=np.zeros(5)), ShapeError, "wrench", "(..., 6)", "(5,)")
    refused(lambda: UR5.inverse_dynamics(Z, Z, Z, wrench={"tool0": np.zeros(3)}), ShapeError, "tool0", "(3,)")
    refused(lambda: iso.trace(iso.load("ur5"), "newton-euler", "mass_matrix", wrench_frames=("tool0",)), MethodError, "mass_matrix")
    refused(
        lambda: iso.trace(iso.load("ur5"), "newton-euler", "inverse_dynamics", wrench_frames=("tool",)), UnknownNameError, "'tool0'"
    )


# -- parameters -------------------------------------------------------------------------------------------------------


def test_parameters_must_be_given_exactly_as_compiled() -> None:
    dynamics = iso.compile(iso.load("two-link"), parameters=("gravity", "link1.mass"))
    z, down = np.zeros(2), np.array([0, -9.81, 0])
    refused(lambda: dynamics.gravity_torque(z), ShapeError, "missing", "gravity", "link1.mass")
    refused(lambda: dynamics.gravity_torque(z, parameters={"gravity": down}), ShapeError, "missing", "link1.mass")
    refused(
        lambda: dynamics.gravity_torque(z, parameters={"gravity": down, "link1.mass": 1.0, "link2.mass": 1.0}),
        ShapeError,
        "link2.mass",
    )
    refused(
        lambda: dynamics.gravity_torque(z, parameters={"gravity": z, "link1.mass": 1.0}), ShapeError, "gravity", "(..., 3)", "(2,)"
    )
    refused(lambda: dynamics.gravity_torque(z, parameters={"gravity": down, "link1.mass": "heavy"}), ShapeError, "link1.mass")
    refused(
        lambda: dynamics.gravity_torque(np.zeros((3, 2)), parameters={"gravity": down, "link1.mass": np.ones(4)}),
        ShapeError,
        "broadcast",
    )
    refused(lambda: UR5.gravity_torque(Z, parameters={"gravity": down}), ShapeError, "gravity", "compile(parameters=")
    assert dynamics.gravity_torque(z, parameters={"link1.mass": 0.5, "gravity": down}).shape == (2,)


def test_parameter_values_come_by_name() -> None:
    dynamics = iso.compile(iso.load("two-link"), parameters=("link1.mass",))
    refused(lambda: dynamics.gravity_torque(np.zeros(2), parameters=[1.0]), ShapeError, "parameters")


def test_a_list_of_parameters_is_not_one_string() -> None:
    with pytest.raises(IsodynError, match="'gravity'"):
        iso.compile(iso.load("two-link"), parameters="gravity")


def test_a_list_of_parameters_names_nothing_twice() -> None:
    with pytest.raises(IsodynError, match="twice"):
        iso.compile(iso.load("two-link"), parameters=("gravity", "gravity"))


def test_symbols_without_a_value_are_named() -> None:
    m = iso.symbol("m")
    arm = Robot.from_dh(
        convention="standard", joints="R", a=[1.0], alpha=[0.0], d=[0.0], theta=[0.0], mass=[m], inertia=[(1, 1, 1)]
    )
    refused(lambda: iso.compile(arm).gravity_torque([0.0]), ModelError, "m", "parameters=")
    given = iso.compile(arm, parameters=("m",)).gravity_torque([0.0], parameters={"m": 2.0})
    assert (given == arm.with_parameters({"m": 2.0}).gravity_torque([0.0])).all()


# -- small robots -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["revolute", "prismatic"])
def test_a_robot_of_one_joint_keeps_its_axis(kind: str) -> None:
    arm = Robot(
        "one", (Link("base"), Link("rod", 2.0, (0.5, 0, 0), (0.1, 0.1, 0.1))), (Joint("j", "base", "rod", kind, axis=(0, 1, 0)),)
    )
    x = np.array([0.3])
    assert arm.inverse_dynamics(x, x, x).shape == (1,)
    assert arm.mass_matrix(x).shape == (1, 1)
    assert arm.coriolis_matrix(np.zeros((5, 1)), x).shape == (5, 1, 1)
    assert arm.jacobian(x).shape == (6, 1)
    assert arm.joint_wrenches(x, x, x).shape == (1, 6)
    assert arm.regressor(x, x, x).shape == (1, 10)
    assert np.shape(arm.potential_energy(x)) == ()
    assert arm.potential_energy(np.zeros((5, 1))).shape == (5,)
    refused(lambda: arm.gravity_torque(0.3), ShapeError, "(..., 1)")
    refused(lambda: arm.gravity_torque([0.3, 0.3]), ShapeError, "(2,)")


SHAPES: dict[str, tuple[int, ...] | tuple[tuple[int, ...], ...]] = {
    "inverse_dynamics": (0,),
    "forward_dynamics": (0,),
    "mass_matrix": (0, 0),
    "coriolis_matrix": (0, 0),
    "convective_matrix": (0, 0),
    "gravity_torque": (0,),
    "bias_torque": (0,),
    "kinetic_energy": (),
    "potential_energy": (),
    "gibbs_function": (),
    "joint_wrenches": (0, 6),
    "pose": (4, 4),
    "jacobian": (6, 0),
    "generalized_jacobian": (6, 0),
    "base_reaction": (6,),
    "regressor": (0, 0),
    "inverse_dynamics_derivatives": ((0, 0), (0, 0), (0, 0)),
    "forward_dynamics_derivatives": ((0, 0), (0, 0), (0, 0)),
}


@pytest.mark.parametrize("batch", [(), (4,), (2, 3)])
@pytest.mark.parametrize("quantity", QUANTITIES)
def test_a_robot_without_moving_joints_has_empty_answers_or_says_so(quantity: str, batch: tuple[int, ...]) -> None:
    stone = Robot("stone", (Link("base", 1.0), Link("top", 2.0)), (Joint("glue", "base", "top", "fixed", pose(None, (0, 0, 1))),))
    assert stone.n == 0
    arguments = [np.zeros((*batch, 0))] * len(QUANTITIES[quantity].inputs)
    try:
        answer = getattr(iso.compile(stone), quantity)(*arguments)
    except IsodynError as error:
        assert "joint" in str(error)
        return
    answers = answer if isinstance(answer, tuple) else (answer,)
    shapes: Any = SHAPES[quantity] if isinstance(answer, tuple) else (SHAPES[quantity],)
    for value, shape in zip(answers, shapes, strict=True):
        assert np.shape(value) == (*batch, *shape)
    if quantity == "pose":
        assert (answer == pose(None, (0, 0, 1))).all()


# -- names from elsewhere -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "ours", "whose"),
    [
        ("rnea", "inverse_dynamics", "Pinocchio rnea, Robotics Toolbox rne"),
        ("rne", "inverse_dynamics", "Robotics Toolbox"),
        ("aba", "forward_dynamics", "Pinocchio"),
        ("accel", "forward_dynamics", "Robotics Toolbox"),
        ("crba", "mass_matrix", "Pinocchio"),
        ("inertia", "mass_matrix", "Robotics Toolbox"),
        ("coriolis", "coriolis_matrix", "Robotics Toolbox"),
        ("gravload", "gravity_torque", "Robotics Toolbox"),
        ("nle", "bias_torque", "Pinocchio"),
        ("fkine", "pose", "Robotics Toolbox"),
        ("jacob0", "jacobian", "world-aligned"),
        ("jacobe", "jacobian", "local"),
        ("inverseDynamics", "inverse_dynamics", "MATLAB"),
        ("massMatrix", "mass_matrix", "MATLAB"),
    ],
)
def test_names_from_elsewhere_answer_with_a_hint(name: str, ours: str, whose: str) -> None:
    for thing in (UR5, UR5.robot):
        with pytest.raises(AttributeError, match=re.escape(ours)) as caught:
            getattr(thing, name)
        assert whose in str(caught.value)
        assert hasattr(thing, ours)
        assert not hasattr(thing, name)


def test_other_attributes_are_plainly_missing() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'colour'"):
        _ = UR5.colour


# -- names and arguments that clash -----------------------------------------------------------------------------------


def symbolic_arm(name: str) -> iso.Robot:
    return iso.Robot.from_dh(
        convention="standard", joints="R", a=[1.0], alpha=[0], d=[0], theta=[0], mass=[iso.symbol(name)], com=[(0, 0, 0)]
    )


@pytest.mark.parametrize("name", ["q", "qd", "qdd", "tau", "wrench:link1"])
def test_a_symbol_may_not_bear_the_name_of_an_input(name):
    refused(lambda: iso.count(symbolic_arm(name), None, "inverse_dynamics"), iso.ModelError, name)


def test_a_symbol_may_not_bear_the_name_of_another_number():
    refused(lambda: symbolic_arm("joint1.viscous").with_parameters({"joint1.viscous": 2.0}), iso.ModelError, "another number")
    assert symbolic_arm("link1.mass").with_parameters({"link1.mass": 2.0}).link("link1").mass == 2.0


@pytest.mark.parametrize("what", ["puma560", 6.0, True, None])
def test_what_is_no_robot_is_named(what):
    refused(lambda: iso.count(what, None, "mass_matrix"), iso.ModelError, "expected a Robot")
    refused(lambda: iso.draw(what), iso.ModelError, "expected a Robot")


def test_whole_numbers_of_any_kind_count_a_general_arm():
    assert iso.count(np.int64(4), "newton-euler", "inverse_dynamics") == iso.count(4, "newton-euler", "inverse_dynamics")


@pytest.mark.parametrize("values", [5, {5: 5}])
def test_parameters_are_given_by_name(values):
    refused(lambda: iso.load("two-link").with_parameters(values), iso.ModelError, "with_parameters")


@pytest.mark.parametrize("pair", [(0.5, 0.5), (-1.0, -1.0)])
def test_friction_that_would_drive_the_joint_is_refused(pair):
    refused(lambda: iso.load("two-link").with_parameters({"joint1.coulomb": pair}), iso.ModelError, "drive")


def test_methods_pickle_by_their_key():
    import pickle

    assert all(pickle.loads(pickle.dumps(method)) is method for method in iso.methods())


@pytest.mark.parametrize("word", ["no", "", 0, 1.0, None])
def test_switches_are_true_or_false(word: Any) -> None:
    robot = iso.load("ur5")
    for name, rule in (("friction", "True or False"), ("motors", "True, False or 'full'")):
        options: dict[str, Any] = {name: word}
        refused(lambda options=options: iso.compile(robot, **options), ShapeError, f"compile: {name} must be {rule}", repr(word))
        for call in (iso.simulate, iso.rollout):
            end = {"t": 0.1} if call is iso.simulate else {"tau": Z, "dt": 1e-3, "steps": 2}
            refused(lambda options=options, call=call, end=end: call(robot, Z, Z, **end, **options), ShapeError, name, repr(word))
    assert iso.compile(robot, friction=np.bool_(False)).friction is False


def test_results_do_not_share_memory() -> None:
    a, b, c = np.zeros((3, 4, 6, 6))
    x = np.zeros((3, 4, 6))
    whole = np.zeros((5, 6, 6))
    for out, words in [((a, a, b), "1 and 2"), ((a, b, a), "1 and 3"), ((b, whole[:4], whole[1:]), "2 and 3")]:
        refused(lambda out=out: UR5.inverse_dynamics_derivatives(*x, out=out), ShapeError, f"out: arrays {words} share memory")
    assert UR5.inverse_dynamics_derivatives(*x, out=(a, b, c))[2] is c


@pytest.mark.parametrize("dimensions", [33, 40, 64])
def test_arrays_have_at_most_32_dimensions(dimensions: int) -> None:
    try:
        q = np.zeros((1,) * (dimensions - 1) + (6,))
    except ValueError:
        pytest.skip("this NumPy has no such array")
    for quantity in (UR5.gravity_torque, UR5.mass_matrix):
        refused(lambda quantity=quantity: quantity(q), ShapeError, "q: expected an array of at most 32 dimensions", str(dimensions))
    assert UR5.gravity_torque(np.zeros((1,) * 31 + (6,))).ndim == 32
