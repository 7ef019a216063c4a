"""Rotors as bodies: against the same robot with every rotor as a link of its own, turned by a coupling, exactly."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from bounds import bounded, close, within
from exact import a_point, general_arm, general_tree
from jointed import mixed_tree, rotors_as_links, states_of

import isodyn as iso
from isodyn.errors import FormatError, MethodError, ModelError, ShapeError, UnknownNameError
from isodyn.graph.exact import P, evaluate_exactly
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.study.witness import reference_values

EPS = float(np.finfo(float).eps)


def with_rotors(robot: Robot, places: dict[str, str | None]) -> Robot:
    """Motors of symbols on joints (name -> the link that its rotor is on), across the links' axes."""
    s = iso.symbol
    axes = {"x": 0, "y": 1, "z": 2}
    joints = []
    for k, joint in enumerate(robot.joints):
        joint = replace(joint, rotor_inertia=0.0, gear_ratio=(-1.0) ** k * (k + 2.5))
        if joint.name in places:
            name, along = joint.name, axes["zxy"[k % 3]]
            inertia = [s(f"{name}.spin" if i == along else f"{name}.across") for i in range(3)]
            com = [s(f"{name}.c{i}") for i in range(3)]
            joint = replace(joint, rotor=iso.Rotor(s(f"{name}.m"), com, inertia, np.eye(3)[along], places[name]))
        joints.append(joint)
    return replace(robot, joints=tuple(joints))


def robots() -> dict[str, Robot]:
    """Rotors on the links before their joints, on the base, on the links they move, and further in and out."""
    arm = with_rotors(general_arm("RRR", "modified"), {"joint1": None, "joint2": None, "joint3": "link1"})
    tree = with_rotors(general_tree(), {"joint2": "link2", "joint3": None, "joint4": "link1", "joint1": "link3"})
    return {"arm": arm, "tree": tree}


ROBOTS = robots()


def graph(robot: Robot, method: str | None, quantity: str, **options: Any) -> Any:
    return iso.trace(robot, method, quantity, parameters=tuple(robot_symbols(robot)), **options)


def answer(found: Any, seed: int = 4) -> list[int]:
    return evaluate_exactly(found, a_point(found, seed))


@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize(
    "quantity", ["inverse_dynamics", "mass_matrix", "bias_torque", "coriolis_matrix", "gravity_torque", "kinetic_energy"]
)
def test_every_method_turns_rotors_exactly_as_links_that_are_coupled(quantity: str, name: str):
    robot = ROBOTS[name]
    method = "newton-euler" if quantity != "kinetic_energy" else None
    expected = answer(graph(rotors_as_links(robot), method, quantity))
    rows = [row.key for row in iso.methods() if {quantity, QUANTITIES[quantity].differentiated} & row.quantities.keys()]
    assert len(rows) > 5 or quantity == "kinetic_energy"
    for key in rows or ["newton-euler"]:
        assert answer(graph(robot, key, quantity, motors="full")) == expected, key


@pytest.mark.parametrize("quantity", ["gibbs_function", "potential_energy", "base_reaction", "joint_wrenches"])
def test_other_quantities_have_the_rotors_as_links_have(quantity: str):
    robot = ROBOTS["tree"]
    full, links = graph(robot, None, quantity, motors="full"), graph(rotors_as_links(robot), None, quantity)
    found, expected = (np.array(answer(g), dtype=object).reshape(g.outputs[0].shape) for g in (full, links))
    if quantity == "gibbs_function":  # whose terms without accelerations depend on what is taken as one body
        still = [evaluate_exactly(g, a_point(g, 4) | {"qdd": [0] * robot.n})[0] for g in (full, links)]
        found, expected = (np.array((x - y) % P) for x, y in zip((found.item(), expected.item()), still, strict=True))
    if quantity == "joint_wrenches":  # with a row for each rotor's own joint
        names = [joint.name for joint in rotors_as_links(robot).uncoupled.movable_joints]
        expected = expected[[names.index(name) for name in robot.joint_names]]
    assert (found == expected).all()


def test_momentum_and_what_holds_the_base_have_the_spin_of_rotors_on_a_base_at_rest_too():
    robot = ROBOTS["arm"]
    full, links = (graph(r, None, "base_reaction", **o) for r, o in ((robot, {"motors": "full"}), (rotors_as_links(robot), {})))
    assert answer(full) == answer(links)
    motor = iso.Rotor(inertia=[0.001, 0.002, 0.001], axis=(0, 1, 0))
    lone = Robot("lone", (Link("base"), Link("link", 1.0)), (Joint("joint", "base", "link", rotor=motor, gear_ratio=30.0),))
    assert iso.compile(lone, motors="full").centroidal_momentum([0.3], [0.5])[3:].tolist() == [0.0, 30.0 * 0.002 * 0.5, 0.0]


@pytest.mark.parametrize("method", [row.key for row in iso.methods() if "forward_dynamics" in row.quantities])
def test_forward_dynamics_undoes_inverse_dynamics_of_turning_rotors(method: str):
    robot = ROBOTS["tree"]
    if method == "articulated-body":
        with pytest.raises(MethodError, match=r"do not support rotors on other links \(of joint1, joint2, joint3, joint4\)"):
            graph(robot, method, "forward_dynamics", motors="full")
        return
    inverse = graph(robot, "newton-euler", "inverse_dynamics", motors="full")
    x = a_point(inverse, 5)
    tau = evaluate_exactly(inverse, x)
    assert evaluate_exactly(graph(robot, method, "forward_dynamics", motors="full"), x | {"tau": tau}) == x["qdd"]


def test_derivatives_are_those_of_the_links_that_are_coupled():
    for quantity in ("inverse_dynamics_derivatives", "forward_dynamics_derivatives"):
        assert answer(graph(ROBOTS["arm"], None, quantity, motors="full")) == answer(
            graph(rotors_as_links(ROBOTS["arm"]), None, quantity)
        )


def test_a_second_motor_on_the_first_link_of_a_planar_arm():
    """J, G J, G^2 J: M_11, M_12, M_22; and G^2 J alone with motors=True."""
    J, G = 0.002, 30.0
    arm = iso.load("two-link")
    motor = replace(arm.joint("joint2"), rotor=iso.Rotor(inertia=[0.001, 0.001, J]), gear_ratio=G)
    geared = replace(arm, joints=tuple(motor if joint.name == "joint2" else joint for joint in arm.joints))
    q = [0.3, -0.8]
    M = {motors: iso.compile(geared, motors=motors).mass_matrix(q) for motors in (False, True, "full")}
    close(M["full"] - M[False], np.array([[J, G * J], [G * J, G**2 * J]]), ops=40)
    plain = replace(arm, joints=tuple(replace(j, rotor_inertia=J, gear_ratio=G) if j.name == "joint2" else j for j in arm.joints))
    assert np.array_equal(M[True], plain.mass_matrix(q)) and np.array_equal(M[True], geared.mass_matrix(q))


def numbers() -> Robot:
    """A floating tree with a coupled joint; rotors with slanting axes and masses."""
    kinds = (("floating", "quaternion"), ("revolute", "quaternion"), ("revolute", "quaternion"), ("prismatic", "quaternion"))
    robot, rng = mixed_tree(11, kinds, branching=0.0), np.random.default_rng(2)

    def motor(joint: Joint, on: str | None) -> Joint:
        axis = rng.normal(size=3)
        a = np.outer(axis, axis) / (axis @ axis)
        rotor = iso.Rotor(0.7, rng.normal(size=3), 0.003 * a + 0.002 * (np.eye(3) - a), axis, on)
        return replace(joint, rotor_inertia=0.0, rotor=rotor, gear_ratio=20.0)

    first, *rest = robot.joints
    joints = [first, *(motor(joint, on) for joint, on in zip(rest, (None, "link3", "link1"), strict=True))]
    return replace(robot, joints=tuple(joints), couplings=(iso.Coupling("joint3", {"joint2": -0.5}, 0.2),))


def test_floating_bases_and_couplings_to_rounding():
    robot = numbers()
    x = states_of(robot, 3)
    for quantity, names in {"inverse_dynamics": ("q", "qd", "qdd"), "mass_matrix": ("q",), "bias_torque": ("q", "qd")}.items():
        inputs = {name: x[name] for name in names}
        method = "composite-body" if quantity == "mass_matrix" else "newton-euler"
        graphs = iso.trace(robot, method, quantity, motors="full"), iso.trace(rotors_as_links(robot), method, quantity)
        (own, ours), (links, theirs) = (bounded(g, inputs, constants=8) for g in graphs)
        bound = ours[quantity] + theirs[quantity]
        within(own[quantity], links[quantity], bound + bound.max(), quantity)
    compiled, links = iso.compile(robot, motors="full"), iso.compile(rotors_as_links(robot))
    for quantity, inputs in {
        "centroidal_momentum": (x["q"], x["qd"]),
        "centroidal_momentum_matrix": (x["q"],),
        "generalized_jacobian": (x["q"], robot.link_names[-1]),
    }.items():
        own, other = (getattr(of, quantity)(*inputs) for of in (compiled, links))
        within(own, other, 2000 * EPS * np.abs(other).max(), quantity)
    tau = compiled.inverse_dynamics(x["q"], x["qd"], x["qdd"])
    least = np.linalg.eigvalsh(compiled.mass_matrix(x["q"])).min()
    within(compiled.forward_dynamics(x["q"], x["qd"], tau), x["qdd"], 2000 * EPS * np.abs(tau).max() / least)


def test_the_mass_of_a_rotor_is_there_whatever_motors_says():
    robot = numbers()
    x = states_of(robot, 3)
    weights = [iso.compile(robot, motors=motors).gravity_torque(x["q"]) for motors in (False, True, "full")]
    close(weights[0], weights[1], ops=1)
    within(weights[2], weights[0], 100 * EPS * np.abs(weights[0]).max())
    bare = replace(robot, joints=tuple(replace(joint, rotor=None) for joint in robot.joints))
    assert np.abs(bare.gravity_torque(x["q"]) - weights[0]).max() > 1.0
    seen = reference_values(robot, x["q"][1], x["qd"][1], x["qdd"][1])
    torque = robot.inverse_dynamics(x["q"][1], x["qd"][1], x["qdd"][1])
    within(torque, seen.inverse_dynamics.astype(float), 2000 * EPS * np.abs(torque).max())


def test_files_know_rotors():
    """TOML all of them; URDF and DH tables their mass and G^2 J."""
    robot = numbers()
    assert Robot.from_toml(robot.to_toml()) == robot
    puma = iso.load("puma560")
    motor = iso.Rotor(1.5, (0.1, 0, 0), [0.001, 0.001, 0.002], on="link2")
    puma = replace(puma, joints=tuple(replace(j, rotor_inertia=0.0, rotor=motor) if j.name == "joint4" else j for j in puma.joints))
    x = states_of(puma, 3)
    expected = puma.inverse_dynamics(x["q"], x["qd"], x["qdd"])
    for back in (Robot.from_urdf(puma.to_urdf()), puma.to_dh(convention="standard").robot(), Robot.from_toml(puma.to_toml())):
        within(back.inverse_dynamics(x["q"], x["qd"], x["qdd"]), expected, 4000 * EPS * np.abs(expected).max())
    assert "rotor mass [kg]" in str(puma) and f"{sum(link.mass for link in puma.links) + 1.5:.5g} kg" in str(puma)
    with pytest.raises(FormatError, match=r"joints\[1\]\.rotor: rotor: its inertia is not the same"):
        Robot.from_toml(robot.to_toml().replace("inertia = [0.00", "inertia = [0.09"))


def test_edits_carry_rotors_along():
    robot = numbers()
    twice = Robot("two", (Link("ground", 1.0),)).attach(robot.with_base("fixed"), prefix="a_")
    assert twice.joint("a_joint3").rotor.on == "a_link3" and twice.joint("a_joint2").rotor.on is None
    tool, hook = Link("tool", 0.1), Joint("hook", "link4", "tool", rotor=iso.Rotor(1.0, inertia=[0.1, 0.1, 0.2], on="tool"))
    assert robot.attach(tool, joint=hook, prefix="b_").joint("b_hook").rotor.on == "b_tool"
    with pytest.raises(ModelError, match="'joint4' stays, but its rotor is on 'link1', which is removed"):
        replace(robot, couplings=()).subtree("link2")
    assert robot.subtree("link1").joint("joint4").rotor == robot.joint("joint4").rotor


def test_rotors_that_cannot_be_are_refused():
    motor = iso.Rotor(1.0, inertia=[0.1, 0.1, 0.2])
    wrong: dict[str, Any] = {
        "rotor and rotor_inertia both describe the motor": lambda: Joint("j", "a", "b", rotor=motor, rotor_inertia=0.1),
        "a spherical joint takes no Rotor": lambda: Joint("j", "a", "b", "spherical", rotor=motor),
        r"expected an isodyn\.Rotor": lambda: Joint("j", "a", "b", rotor=0.1),  # type: ignore[arg-type]
        "not the same about all axes normal to its spin axis.*Coupling": lambda: iso.Rotor(1.0, inertia=[0.1, 0.2, 0.3]),
        "the axis .* has no usable length": lambda: iso.Rotor(1.0, inertia=[0.1, 0.1, 0.3], axis=(0, 0, 0)),
        "mass .* is below 0": lambda: iso.Rotor(-1.0),
        "negative about some axis": lambda: iso.Rotor(1.0, inertia=[-0.1, -0.1, 0.2]),
    }
    for message, make in wrong.items():
        with pytest.raises(ModelError, match=message):
            make()
    tree = replace(iso.load("gripper"), couplings=())
    tip = tree.joints[-1]
    other = next(name for name in tree.tips if name != tip.child)

    def on(link: str) -> Robot:
        new = replace(tip, rotor=replace(motor, on=link), rotor_inertia=0.0)
        return replace(tree, joints=(*tree.joints[:-1], new))

    with pytest.raises(ModelError, match="neither carries the joint nor is carried by it"):
        on(other)
    with pytest.raises(UnknownNameError, match=r"rotor of joint .*: no link is called 'nowhere'"):
        on("nowhere")
    with pytest.raises(ShapeError, match="motors must be True, False or 'full', got 'all'"):
        iso.compile(tree, motors="all")
    arm = ROBOTS["arm"]
    with pytest.raises(MethodError, match=r"no convective_matrix with motors=.*coriolis_matrix"):
        graph(arm, "denoc", "convective_matrix", motors="full")
    assert "joint2.rotor_inertia" not in arm.parameters() and "joint2.gear_ratio" in arm.parameters()
