"""Springs on joints: in torques, accelerations, bias and energy, not in gravity; closed forms, MuJoCo's, and files that keep them.

That every method has them exactly, and that they are the slope of their energy, is held by the laws of test_properties.py, whose
symbolic robots have springs.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from bounds import close, within
from exact import methods
from jointed import KINDS, mixed_tree, states_of

import isodyn as iso
from isodyn.errors import ModelError
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.study.witness import reference_values

EPS = float(np.finfo(float).eps)
#: joints whose springs measure a coordinate each; and the others
SPRUNG = tuple(kind for kind in KINDS if kind[1] == "zyx" or kind[0] not in ("spherical", "floating", "planar"))
ATTITUDES = tuple(kind for kind in KINDS if kind not in SPRUNG)


def with_springs(robot: Robot, seed: int = 0) -> Robot:
    """A spring of its own on every freedom that can have one."""
    rng = np.random.default_rng(seed)

    def one(joint: Joint) -> Joint:
        if joint.is_manifold or not joint.nv:
            return joint
        k, rest = rng.uniform(1, 30, joint.nv).tolist(), rng.uniform(-1, 1, joint.nv).tolist()
        return replace(joint, stiffness=k if joint.nv > 1 else k[0], rest=rest if joint.nv > 1 else rest[0])

    return replace(robot, joints=tuple(map(one, robot.joints)))


def stretch(robot: Robot, q: Any) -> tuple[Any, Any]:
    """(k, q - rest), each (..., n); 0 where there is no spring."""
    k, rest = (np.array([getattr(axis, key) for axis in robot.dofs]) for key in ("stiffness", "rest"))
    places = np.array(robot.velocity_to_position_index)
    return k, np.where(places >= 0, q[..., places], 0.0) - rest


@pytest.mark.parametrize("kind", SPRUNG, ids=lambda kind: f"{kind[0]}-{kind[1]}")
def test_a_spring_on_every_kind_of_joint(kind: Any):
    """Beside a chart, which has none; against the robot without springs, and against the witness."""
    robot = with_springs(mixed_tree(3, (kind, ("spherical", "quaternion"))))
    bare = replace(robot, joints=tuple(replace(joint, stiffness=0.0) for joint in robot.joints))
    x = states_of(robot, 1)
    own, other = (iso.compile(each, device="reference") for each in (robot, bare))
    k, s = stretch(robot, x["q"])
    motion = [x[name] for name in ("q", "qd", "qdd")]
    close(own.inverse_dynamics(*motion), other.inverse_dynamics(*motion) + k * s, ops=4)
    close(own.bias_torque(*motion[:2]), other.bias_torque(*motion[:2]) + k * s, ops=4)
    assert np.array_equal(own.gravity_torque(x["q"]), other.gravity_torque(x["q"]))
    close(own.potential_energy(x["q"]), other.potential_energy(x["q"]) + (k * s * s).sum(axis=-1) / 2, ops=8)
    dq, dqd, dqdd = own.inverse_dynamics_derivatives(*motion)
    expected = other.inverse_dynamics_derivatives(*motion)
    within(dq, expected[0] + np.diag(k), 8 * EPS * np.abs(dq).max())
    assert np.array_equal(dqd, expected[1]) and np.array_equal(dqdd, expected[2])
    assert np.array_equal(own.regressor(*motion), other.regressor(*motion))
    seen = reference_values(robot, *(row[1] for row in motion))
    within(own.inverse_dynamics(*motion)[1], seen.inverse_dynamics.astype(float), 400 * EPS * np.abs(dq).max())
    within(own.potential_energy(x["q"])[1], float(seen.potential_energy), 400 * EPS * float(np.abs(k * s * s).sum()))


@pytest.mark.parametrize("method", methods("forward_dynamics"))
def test_every_method_accelerates_by_springs(method: str):
    """And friction=False leaves them."""
    robot = with_springs(iso.load("ur5"))
    x = states_of(robot, 2)
    rigid = iso.compile(robot, method="newton-euler", device="reference", friction=False)
    tau = rigid.inverse_dynamics(x["q"], x["qd"], x["qdd"])
    found = iso.compile(robot, method=method, device="reference", friction=False).forward_dynamics(x["q"], x["qd"], tau)
    least = np.linalg.eigvalsh(rigid.mass_matrix(x["q"])).min()
    within(found, x["qdd"], 2000 * EPS * np.abs(tau).max() / least)


def test_a_spring_on_a_coupled_joint_acts_at_its_own_position():
    links = tuple(Link(name, 1.0, inertia=[1, 1, 1]) for name in ("base", "a", "b"))
    joints = (Joint("ja", "base", "a", stiffness=3.0, rest=0.2), Joint("jb", "base", "b", stiffness=5.0, rest=-0.1))
    robot = Robot("geared", links, joints, couplings=(iso.Coupling("jb", {"ja": -2.0}, 0.3),))
    q, zero = np.array([0.7]), np.zeros(1)
    own, driven = q - 0.2, -2.0 * q + 0.3 + 0.1
    close(robot.bias_torque(q, zero), 3.0 * own - 2.0 * 5.0 * driven, ops=8)
    close(robot.potential_energy(q), (3.0 * own**2 + 5.0 * driven**2).sum() / 2, ops=12)
    close(reference_values(robot, q, zero, zero).bias_torque.astype(float), robot.bias_torque(q, zero), ops=20)


def oscillator() -> Robot:
    """2 kg on a spring of 50 N/m that is at rest at 0.1 m: 5 rad/s."""
    slide = Joint("slide", "wall", "block", "prismatic", axis=(1, 0, 0), stiffness=50.0, rest=0.1)
    return Robot("oscillator", (Link("wall"), Link("block", 2.0)), (slide,))


@pytest.mark.parametrize("integrator", ["rkf45", "rk4", "momentum", "semi-implicit-euler"])
def test_a_mass_on_a_spring_swings_as_the_cosine(integrator: str):
    robot = oscillator()
    options: dict[str, Any] = {} if integrator == "rkf45" else {"dt": 1e-4 if integrator == "semi-implicit-euler" else 2e-3}
    swing = iso.simulate(robot, [0.3], [0.0], 2.0, integrator=integrator, **options)
    exact = 0.1 + 0.2 * np.cos(5.0 * swing.t)
    assert np.abs(swing.q[:, 0] - exact).max() < (2e-3 if integrator == "semi-implicit-euler" else 1e-5)
    energy = 50.0 * 0.2**2 / 2
    assert np.abs(swing.energy - energy).max() < (5e-3 if integrator == "semi-implicit-euler" else 1e-4) * energy


def test_a_block_with_dry_friction_stays_where_its_spring_is_too_weak():
    """It stops within the band of +-mu / k around the rest, and stays."""
    block = oscillator().with_parameters({"slide.coulomb": (2.0, -2.0)})
    stop = iso.simulate(block, [0.5], [0.0], 5.0)
    assert abs(stop.qd[-1, 0]) == 0.0 and abs(stop.q[-1, 0] - 0.1) <= 2.0 / 50.0
    # each half swing loses 2 mu / k = 0.08: 0.4, -0.32, 0.24, -0.16, 0.08, 0
    assert abs(stop.q[-1, 0] - 0.1) < 1e-6


def test_gravity_compensation_holds_springs_too():
    robot = with_springs(iso.load("pelican"))
    goal = np.array([0.4, -0.6])
    held = iso.simulate(robot, goal, [0, 0], 0.5, torque=iso.Controller.pd_gravity(robot, 10.0, 5.0, goal))
    assert np.abs(held.q - goal).max() < 1e-9


def test_stiffness_and_rest_are_parameters():
    robot = oscillator()
    dynamics = iso.compile(robot, parameters=["slide.stiffness", "slide.rest"])
    values = {"slide.stiffness": [1.0, 2.0], "slide.rest": [0.0, 1.0]}
    close(dynamics.bias_torque([0.5], [0.0], parameters=values), np.array([[0.5], [-1.0]]), ops=4)
    ball = Robot("ball", (Link("a"), Link("b", 1.0)), (Joint("j", "a", "b", "spherical", stiffness=1.0),))
    given = {"j.stiffness": [1.0, 2.0, 3.0], "j.rest": [0.1, 0.2, -0.3]}
    wanted = ball.with_parameters(given).bias_torque([0.0, 0.0, 0.6, 0.8], np.zeros(3))
    own = iso.compile(ball, parameters=list(given)).bias_torque([0.0, 0.0, 0.6, 0.8], np.zeros(3), parameters=given)
    close(own, wanted, ops=100)
    assert "slide.rest" in robot.parameters()


def test_springs_that_cannot_be_are_refused():
    floats = iso.load("ur5").with_base("floating")
    held = replace(floats, joints=tuple(replace(j, stiffness=3.0) if j.name == "base" else j for j in floats.joints))
    with pytest.raises(
        ModelError, match=r"joint 'base' has springs, which have no effect on a prescribed base motion.*stiffness=0"
    ):
        held.with_base("moving")
    assert Joint("j", "a", "b", "spherical", coordinates="zyx", stiffness=2.0).stiffness == (2.0, 2.0, 2.0)
    with pytest.raises(ModelError, match="stiffness: -1 is below 0"):
        Joint("j", "a", "b", stiffness=-1.0)
    with pytest.raises(ModelError, match="rest of second: expected a number"):
        Joint("j", "a", "b", "universal", stiffness=1.0, rest=(0.0, "x"))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["puma560", "ur5", "stanford"])
def test_files_keep_springs(name: str):
    robot = with_springs(iso.load(name))
    assert Robot.from_toml(robot.to_toml()) == robot
    back = Robot.from_urdf(robot.to_urdf())
    assert [(j.stiffness, j.rest) for j in back.movable_joints] == [(j.stiffness, j.rest) for j in robot.movable_joints]
    table = robot.to_dh(convention="modified")
    x = states_of(robot, 5)
    size = np.abs(robot.bias_torque(x["q"], x["qd"])).max()
    within(table.robot().bias_torque(x["q"], x["qd"]), robot.bias_torque(x["q"], x["qd"]), 2000 * EPS * size)
    assert "stiffness [N m/rad|N/m]" in str(robot) and "stiffness" not in str(iso.load(name))


def test_files_keep_springs_of_several_freedoms():
    robot = with_springs(mixed_tree(4, (("universal", "quaternion"), ("floating", "zyx"), ("cylindrical", "quaternion"))))
    assert Robot.from_toml(robot.to_toml()) == robot
    tree = reduce_robot(robot)
    assert [body.stiffness for body in tree.bodies] == [axis.stiffness for axis in robot.dofs]


SPRINGS = """<mujoco><compiler angle="degree"/><worldbody>
  <body name="a" pos="0 0 1"><joint name="h" axis="0 1 0" ref="20" springref="35" stiffness="4" armature="0.1" damping="0.2"/>
    <geom size="0.1" pos="0.2 0 0"/>
    <body name="b" pos="0.4 0 0"><joint name="s" type="slide" axis="1 0 1" ref="0.1" springref="-0.2" springdamper="0.3 0.7"/>
      <geom type="box" size="0.1 0.2 0.1"/>
      <body name="c" pos="0.1 0 0"><joint name="t" axis="0 0 1" springdamper="0.5 1" stiffness="9" damping="3" springref="10"/>
        <geom size="0.05" pos="0.3 0 0"/></body></body></body>
  <body name="d"><joint name="ball" type="ball" stiffness="2"/><geom size="0.1"/></body>
</worldbody></mujoco>"""


def test_springs_of_mjcf_are_mujocos():
    """Stiffness, rest and damping that MuJoCo makes of springref and springdamper, and its qfrc_spring, of text and compiled."""
    mujoco = pytest.importorskip("mujoco", reason="MuJoCo is not installed")
    model = mujoco.MjModel.from_xml_string(SPRINGS)
    data = mujoco.MjData(model)
    for robot, rounding in ((Robot.from_mjcf(SPRINGS), 1e-12), (iso.load(model), 0.0)):  # what M is off by, times its condition
        joints = [robot.joint(name) for name in ("h", "s", "t")]
        within([j.stiffness for j in joints], model.jnt_stiffness[:3], rounding * model.jnt_stiffness[:3].max())
        within([j.rest for j in joints], model.qpos_spring[:3], EPS)
        within([j.viscous for j in joints], model.dof_damping[:3], rounding * model.dof_damping.max())
        assert robot.joint("ball").stiffness == (2.0, 2.0, 2.0)
        q = robot.random(3)
        data.qpos[:], data.qvel[:] = iso.coordinates(robot, q, np.zeros(robot.n), to=model)
        mujoco.mj_forward(model, data)
        spring = (robot.bias_torque(q, np.zeros(robot.n)) - robot.gravity_torque(q))[:3]
        within(spring, -data.qfrc_spring[:3], 1e-12 * np.abs(spring).max() + 20 * EPS * np.abs(robot.gravity_torque(q)).max())


# -- attitudes ------------------------------------------------------------------------------------------------------------


def attitude(kind: str, stiffness: Any, rest: Any = 0.0) -> Robot:
    """A body on such a joint, and an arm on that, without gravity."""
    joints = Joint("j", "world", "body", kind, stiffness=stiffness, rest=rest), Joint("arm", "body", "hand", origin=np.eye(4))
    links = Link("world"), Link("body", 2.0, (0.1, 0.2, -0.1), (0.3, 0.4, 0.5)), Link("hand", 1.0, (0.3, 0.0, 0.1), (0.1, 0.2, 0.2))
    return Robot("held", links, joints, gravity=(0.0, 0.0, 0.0))


SIZES = {"spherical": 3, "floating": 6, "planar": 3}


@pytest.mark.parametrize("kind", SIZES)
def test_springs_of_attitudes_are_the_slopes_of_their_energy(kind: str):
    """By differences along tangents, near the rest, far from it, and at it; the witness has other formulas."""
    n, rng = SIZES[kind], np.random.default_rng(3)
    robot = attitude(kind, rng.uniform(1, 20, n).tolist(), rng.uniform(-1, 1, n).tolist())
    at_rest = robot.neutral() if kind != "planar" else np.append(robot.joints[0].rest, 0.0)
    h, energy, still = 1e-5, robot.potential_energy, np.zeros(robot.n)
    near = robot.integrate(robot.neutral(), 0.05 * rng.normal(size=robot.n))
    for q in (*robot.random(rng, 4), near, at_rest):
        steps = h * np.eye(robot.n)
        slopes = (energy(robot.integrate(q, steps)) - energy(robot.integrate(q, -steps))) / (2 * h)
        size = 20.0 * (1 + np.abs(q).max() ** 2)
        within(robot.bias_torque(q, still), slopes, size * (100 * h**2 + 100 * EPS / h))
        told = reference_values(robot, q, still, still)
        close(np.array([told.potential_energy]), [energy(q)], ops=1000)
        within(robot.bias_torque(q, still), told.bias_torque.astype(float), 1e4 * EPS * size)


def test_three_equal_stiffnesses_take_k_times_the_turn_from_the_rest():
    """As MuJoCo has it; half a turn away the torque jumps from one way round to the other."""
    robot = attitude("spherical", 5.0, (0.3, -0.4, 0.2))
    aim = np.append(robot.integrate(robot.neutral(), [0.3, -0.4, 0.2, 0.0])[:4], 0.0)
    for q in robot.random(np.random.default_rng(1), 5):
        close(robot.bias_torque(q, np.zeros(4))[:3], 5.0 * robot.difference(aim, q)[:3], ops=200)
    within(robot.bias_torque(aim, np.zeros(4)), 0.0 * robot.random(0)[:4], 100 * EPS)


def everything(kind: str) -> Robot:
    """Springs on a quaternion joint, and on a hinge that follows, of which gravity pulls."""
    rng = np.random.default_rng(6)
    robot = attitude(kind, rng.uniform(1, 20, SIZES[kind]).tolist(), rng.uniform(-1, 1, SIZES[kind]).tolist())
    return replace(robot, joints=(robot.joints[0], replace(robot.joints[1], stiffness=3.0))).with_gravity((0.0, -3.0, -9.0))


@pytest.mark.parametrize("kind", SIZES)
def test_every_method_has_the_springs_of_attitudes_and_their_slopes(kind: str):
    robot, rng = everything(kind), np.random.default_rng(2)
    q, qd, qdd = robot.random(rng), *rng.uniform(-1, 1, (2, robot.n))
    tau = robot.inverse_dynamics(q, qd, qdd)
    size = 1e4 * EPS * np.abs(tau).max()
    for method in methods("inverse_dynamics"):
        within(iso.compile(robot, method=method, device="reference").inverse_dynamics(q, qd, qdd), tau, size, method)
    condition = np.linalg.cond(robot.mass_matrix(q))
    for method in methods("forward_dynamics"):
        within(iso.compile(robot, method=method, device="reference").forward_dynamics(q, qd, tau), qdd, size * condition, method)
    h, steps = 1e-6, 1e-6 * np.eye(robot.n)
    there = [robot.inverse_dynamics(robot.integrate(q, sign * steps), qd, qdd) for sign in (1, -1)]
    slopes = (there[0] - there[1]).T / (2 * h)
    for method in methods("inverse_dynamics_derivatives"):
        found = iso.compile(robot, method=method, device="reference").inverse_dynamics_derivatives(q, qd, qdd)[0]
        within(found, slopes, np.abs(slopes).max() * (1e4 * h**2 + 1e3 * EPS / h), method)


@pytest.mark.parametrize("integrator", ["rk4", "momentum", "rosenbrock"])
def test_a_top_on_a_spring_keeps_its_energy(integrator: str):
    robot = everything("floating")
    q, qd = robot.random(1), np.linspace(-1, 1, robot.n)
    exact = iso.simulate(robot, q, qd, 0.3, integrator="DOP853", rtol=1e-12, atol=1e-12)
    found = iso.simulate(robot, q, qd, 0.3, integrator=integrator)
    assert exact.max_energy_error < 1e-9 * exact.energy.max() and np.abs(robot.difference(exact.q[-1], found.q[-1])).max() < 1e-5


def test_files_and_live_models_keep_springs_of_attitudes():
    for kind in SIZES:
        robot = everything(kind)
        assert Robot.from_toml(robot.to_toml()) == robot
        live, q = iso.live(robot), robot.random(3)
        close(live.bias_torque(q, np.zeros(robot.n)), robot.bias_torque(q, np.zeros(robot.n)), ops=2000)
    robot = everything("floating")
    back = Robot.from_urdf(robot.to_urdf())
    assert (back.joints[0].stiffness, back.joints[0].rest) == (robot.joints[0].stiffness, robot.joints[0].rest)


MJCF_BALL = """<mujoco><worldbody><body name="a" pos="0.1 0.2 0.3" quat="0.9 0.1 0.3 -0.2">
  <joint name="free" type="free" stiffness="4"/><inertial pos="0.1 0 0" mass="2" diaginertia="0.2 0.3 0.4"/>
  <body name="b" pos="0.5 0 0" quat="0.5 0.5 0.1 0.7"><joint name="ball" type="ball" stiffness="7"/>
    <inertial pos="0 0.1 0.2" mass="1" diaginertia="0.1 0.2 0.2"/>
    <body name="c" pos="0 0.5 0"><joint name="soft" type="ball" springdamper="0.3 0.8"/>
      <inertial pos="0 0.1 0.1" mass="1" diaginertia="0.1 0.15 0.2"/></body></body></body></worldbody></mujoco>"""


def test_springs_of_ball_and_free_joints_are_mujocos():
    """Of text and compiled, from a rest that the compiled model has moved too, and by springdamper."""
    mujoco = pytest.importorskip("mujoco", reason="MuJoCo is not installed")
    model = mujoco.MjModel.from_xml_string(MJCF_BALL)
    moved = mujoco.MjModel.from_xml_string(MJCF_BALL)
    moved.qpos_spring[:3] += (0.1, -0.2, 0.3)
    moved.qpos_spring[3:7], moved.qpos_spring[7:11] = (0.5, 0.1, -0.7, 0.5), (0.8, 0.0, 0.6, 0.0)
    rng = np.random.default_rng(5)
    for robot, of in ((Robot.from_mjcf(MJCF_BALL), model), (iso.load(model), model), (iso.load(moved), moved)):
        assert not [line for line in robot.import_notes if line.startswith("warning")]
        data, still = mujoco.MjData(of), np.zeros(robot.n)
        for q in robot.random(rng, 3):
            data.qpos[:], data.qvel[:] = iso.coordinates(robot, q, still, to=of)
            mujoco.mj_forward(of, data)
            taken = robot.bias_torque(q, still) - robot.gravity_torque(q)
            own = np.concatenate([robot.pose(q, "a")[:3, :3] @ taken[:3], taken[3:]])  # MuJoCo slides along the world's axes
            size = np.abs(taken).max() + np.abs(robot.gravity_torque(q)).max()
            within(own, -data.qfrc_spring, 1e-12 * size)
