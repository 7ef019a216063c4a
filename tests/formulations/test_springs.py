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
from isodyn.study.witness import account

EPS = float(np.finfo(float).eps)
#: every kind of joint that can have springs
SPRUNG = tuple(kind for kind in KINDS if kind[1] == "zyx" or kind[0] not in ("spherical", "floating", "planar"))


def with_springs(robot: Robot, seed: int = 0) -> Robot:
    """A spring of its own on every freedom that can have one."""
    rng = np.random.default_rng(seed)

    def one(joint: Joint) -> Joint:
        if joint.is_chart or not joint.nv:
            return joint
        k, rest = rng.uniform(1, 30, joint.nv).tolist(), rng.uniform(-1, 1, joint.nv).tolist()
        return replace(joint, stiffness=k if joint.nv > 1 else k[0], rest=rest if joint.nv > 1 else rest[0])

    return replace(robot, joints=tuple(map(one, robot.joints)))


def stretch(robot: Robot, q: Any) -> tuple[Any, Any]:
    """(k, q - rest), each (..., n); 0 where there is no spring."""
    k, rest = (np.array([getattr(axis, key) for axis in robot.freedoms]) for key in ("stiffness", "rest"))
    places = np.array(robot.places)
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
    seen = account(robot, *(row[1] for row in motion))
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
    close(account(robot, q, zero, zero).bias_torque.astype(float), robot.bias_torque(q, zero), ops=20)


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
    ball = Robot("ball", (Link("a"), Link("b", 1.0)), (Joint("j", "a", "b", "spherical"),))
    assert "j.stiffness" not in ball.parameters() and "slide.rest" in robot.parameters()


def test_springs_that_cannot_be_are_refused():
    for kind in ("spherical", "floating", "planar"):
        with pytest.raises(ModelError, match=rf"a {kind} joint has no springs in the coordinates 'quaternion'.*zyx"):
            Joint("j", "a", "b", kind, stiffness=1.0)
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
    assert [(j.stiffness, j.rest) for j in back.moving] == [(j.stiffness, j.rest) for j in robot.moving]
    table = robot.to_dh(convention="modified")
    x = states_of(robot, 5)
    size = np.abs(robot.bias_torque(x["q"], x["qd"])).max()
    within(table.robot().bias_torque(x["q"], x["qd"]), robot.bias_torque(x["q"], x["qd"]), 2000 * EPS * size)
    assert "stiffness [N m/rad|N/m]" in str(robot) and "stiffness" not in str(iso.load(name))


def test_files_keep_springs_of_several_freedoms():
    robot = with_springs(mixed_tree(4, (("universal", "quaternion"), ("floating", "zyx"), ("cylindrical", "quaternion"))))
    assert Robot.from_toml(robot.to_toml()) == robot
    tree = reduce_robot(robot)
    assert [body.stiffness for body in tree.bodies] == [axis.stiffness for axis in robot.freedoms]


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
        assert any("springs (stiffness, springdamper) of ball" in line for line in robot.report)
        q = robot.random(3)
        data.qpos[:], data.qvel[:] = iso.coordinates(robot, q, np.zeros(robot.n), to=model)
        mujoco.mj_forward(model, data)
        spring = (robot.bias_torque(q, np.zeros(robot.n)) - robot.gravity_torque(q))[:3]
        within(spring, -data.qfrc_spring[:3], 1e-12 * np.abs(spring).max() + 20 * EPS * np.abs(robot.gravity_torque(q)).max())
