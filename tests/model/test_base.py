"""A robot on another base: hung on a free joint, taken off it again, refused where nothing says how it would move."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from bounds import within

import isodyn as iso
from isodyn.errors import MethodError, ModelError, ShapeError, UnknownNameError
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.spatial import pose

EPS = float(np.finfo(float).eps)
ARM = iso.load("ur5")


def test_a_floating_base_is_a_passive_joint_before_the_root_and_comes_off_again():
    robot = ARM.with_base("floating")
    assert (robot.root.name, robot.root.mass) == ("world", 0.0)
    assert robot.joints[0] == Joint("base", "world", "base_link", "floating", passive=True) == robot.base_joint
    assert (robot.n, robot.nq, robot.base_nv) == (12, 13, 6) and (ARM.base_joint, ARM.base_nv) == (None, 0)
    assert robot.with_base("fixed") == ARM == ARM.with_base("fixed")
    assert robot.with_base("floating") == robot
    angles = robot.with_base("floating", coordinates="zyx")
    assert (angles.n, angles.nq) == (12, 12) and angles.with_base("floating") == robot


def test_names_that_are_taken_get_a_number():
    link = replace(ARM.links[1], name="world")
    joints = tuple(replace(j, parent="world" if j.parent == ARM.links[1].name else j.parent) for j in ARM.joints[1:])
    first = replace(ARM.joints[0], name="base", child="world")
    robot = Robot("taken", (ARM.root, link, *ARM.links[2:]), (first, *joints)).with_base("floating")
    assert robot.root.name == "world_2" and robot.base_joint is not None and robot.base_joint.name == "base_2"


def test_a_root_that_holds_more_keeps_it_and_the_joint_is_fixed():
    ship = ARM.with_base("floating")
    dock = replace(ship, links=(*ship.links, Link("dock", 3.0)), joints=(*ship.joints, Joint("glue", "world", "dock", "fixed")))
    fixed = dock.with_base("fixed")
    assert fixed.joint("base").type == "fixed" and fixed.n == 6 and fixed.link_names == dock.link_names
    crane = replace(dock, joints=(*ship.joints, Joint("swing", "world", "dock")))
    assert crane.base_joint is None and iso.load("stewart").base_joint is None  # what floats is not all that moves
    away = replace(ship, joints=(replace(ship.joints[0], origin=pose(None, (1, 0, 0))), *ship.joints[1:])).with_base("fixed")
    assert away.joint("base").type == "fixed" and away.pose(np.zeros(6), "base_link")[0, 3] == 1.0


def test_a_foot_on_the_ground_keeps_the_world_when_the_base_is_fixed():
    biped = iso.load("biped")
    foot = iso.Loop("foot", biped.links[-1].name, "world", "fixed", at_b=biped.pose(biped.neutral(), biped.links[-1].name))
    fixed = biped.with_loops(foot).with_base("fixed")
    assert (fixed.root.name, fixed.joints[0].type, fixed.loops) == ("world", "fixed", (foot,))
    assert fixed.n == biped.n - biped.base_nv and iso.close_loops(fixed, fixed.neutral()).residual < 1e-12


def test_what_floats_has_mass():
    bare = replace(ARM, links=(Link("base_link"), *ARM.links[1:]))
    with pytest.raises(ModelError, match=r"floating link 'base_link' has zero mass.*with_payload"):
        bare.with_base("floating")
    plate = replace(
        bare, links=(*bare.links, Link("plate", 1.0)), joints=(*bare.joints, Joint("glue", "base_link", "plate", "fixed"))
    )
    assert plate.with_base("floating").n == 12
    joint = Joint("free", "world", "base_link", "floating")  # not by with_base
    loose = replace(bare, links=(Link("world"), *bare.links), joints=(joint, *bare.joints))
    state = loose.neutral(), *np.zeros((2, loose.n))
    for act in (loose.forward_dynamics, partial(iso.simulate, loose, t=0.1)):
        with pytest.raises(ModelError, match=r"floating link 'base_link' has zero mass.*with_payload"):
            act(*state[: 2 if isinstance(act, partial) else 3])
    assert not loose.gravity_torque(loose.neutral())[3:6].all()  # asks for no acceleration
    driven = replace(loose, joints=(joint, replace(ARM.joints[0], rotor_inertia=0.1), *ARM.joints[1:]))
    assert np.isfinite(driven.forward_dynamics(*state)).all()  # a rotor
    with pytest.raises(UnknownNameError, match="base is called 'flying'"):
        ARM.with_base("flying")


# -- a base that is moved from outside ------------------------------------------------------------------------------------


def test_a_moving_base_is_the_floating_one_whose_motion_is_given():
    """Torques, accelerations, the bias, energies, poses and what moves the base, in batches, the base in every form."""
    floating, moving = ARM.with_base("floating"), ARM.with_base("moving")
    assert (moving.n, moving.nq, moving.joint_names) == (6, 6, ARM.joint_names) and floating.with_base("moving") == moving
    assert moving.with_base("floating") == floating and moving.with_base("fixed") == ARM
    rng = np.random.default_rng(0)
    q, qd, qdd = rng.uniform(-2, 2, (3, 5, 6))
    at, twist, acceleration = rng.uniform(-2, 2, (5, 7)), *rng.uniform(-2, 2, (2, 5, 6))
    at[:, 3:] /= np.linalg.norm(at[:, 3:], axis=1, keepdims=True)
    whole = [np.hstack(pair) for pair in ((at, q), (twist, qd), (acceleration, qdd))]
    base = {"pose": at, "twist": twist, "acceleration": acceleration}
    tau = floating.inverse_dynamics(*whole)
    size = 400 * EPS * np.abs(tau).max()
    within(moving.inverse_dynamics(q, qd, qdd, base=base), tau[:, 6:], size)
    within(moving.base_reaction(q, qd, qdd, base=base), tau[:, :6], size)
    least = np.linalg.eigvalsh(ARM.mass_matrix(q)).min()
    within(moving.forward_dynamics(q, qd, tau[:, 6:], base=base), qdd, 2 * size / least)
    bias = moving.bias_torque(q, qd, base=base)
    within(bias + (moving.mass_matrix(q, base={}) @ qdd[..., None])[..., 0], tau[:, 6:], size)
    within(moving.kinetic_energy(q, qd, base=base), floating.kinetic_energy(*whole[:2]), size)
    T = floating.pose(whole[0], "base_link")
    within(moving.pose(q, "tool0", base={"pose": T}), floating.pose(whole[0], "tool0"), 100 * EPS)
    within(moving.gravity_torque(q, base=base), floating.gravity_torque(whole[0])[:, 6:], size)
    slopes, all_slopes = (
        iso.compile(robot, device="reference").inverse_dynamics_derivatives(*x, **given)[0]  # compiling it would take longer
        for robot, x, given in ((moving, (q, qd, qdd), {"base": base}), (floating, whole, {}))
    )
    within(slopes, all_slopes[:, 6:, 6:], 10 * size)
    within(moving.inverse_dynamics(q, qd, qdd, base={}), ARM.inverse_dynamics(q, qd, qdd), size)


def test_a_moving_base_asks_how_it_moves():
    moving, q = ARM.with_base("moving"), np.zeros(6)
    with pytest.raises(ModelError, match="pass its motion"):
        moving.gravity_torque(q)
    with pytest.raises(ModelError, match="no moving base"):
        ARM.gravity_torque(q, base={})
    with pytest.raises(UnknownNameError, match="did you mean 'pose'"):
        moving.gravity_torque(q, base={"poses": np.eye(4)})
    with pytest.raises(ShapeError, match=r"\(\.\.\., 4, 4\), or position and quaternion"):
        moving.gravity_torque(q, base={"pose": np.zeros(6)})
    sheared = np.eye(4)
    sheared[0, 1] = 0.1
    no_poses = {
        "quaternion of length 1, got 1.70880075": [0, 0, 0, 0.6, 0, 0, 1.6],
        "quaternion of length 1, got 0": np.zeros(7),
        "got 2 of state 1": [[0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 2]],
        "rotation matrix, got determinant 8": np.diag([2, 2, 2, 1]),
        "got determinant 8 of state 0": 2 * np.eye(4)[np.newaxis],
        "determinant -1": np.diag([1, 1, -1, 1]),
        "rotation matrix, got determinant 1": sheared,
        "last row of the pose must be 0 0 0 1": np.eye(4) + np.eye(4)[::-1] * [1, 0, 0, 0],
    }
    for message, given in no_poses.items():
        with pytest.raises(ShapeError, match=message):
            moving.gravity_torque(q, base={"pose": given})
    with pytest.raises(MethodError, match="no coriolis_matrix"):
        moving.coriolis_matrix(q, q)
    with pytest.raises(ModelError, match="leave coordinates out"):
        ARM.with_base("moving", "zyx")
    with pytest.raises(ModelError, match="a fixed base has no coordinates in q; leave coordinates out"):
        ARM.with_base("fixed", "zyx")
    with pytest.raises(ModelError, match="no floating base"):
        replace(ARM, moving_base=True)
    with pytest.raises(ModelError, match=r"has loops.*; open them with with_loops\(\)"):
        iso.load("four-bar").with_base("moving")
    assert iso.load("four-bar").with_loops().with_base("moving").moving_base
    assert iso.Robot.from_toml(moving.to_toml()) == moving


def test_a_moving_base_and_couplings_go_together():
    names = ARM.joint_names
    geared = ARM.with_base("moving").with_couplings(iso.Coupling(names[2], {names[1]: 2.0}, 0.1))
    free = geared.uncoupled
    rng = np.random.default_rng(1)
    q, qd, qdd = rng.uniform(-1, 1, (3, 5))
    base = {"pose": np.eye(4), "twist": rng.uniform(-1, 1, 6), "acceleration": rng.uniform(-1, 1, 6)}
    whole = [geared.expand(q), geared.expand_velocity(qd), geared.expand_velocity(qdd)]
    whole[1][:6], whole[2][:6] = base["twist"], base["acceleration"]
    tau = free.inverse_dynamics(*whole)[6:]
    wanted = np.array([tau[0], tau[1] + 2 * tau[2], *tau[3:]])
    within(geared.inverse_dynamics(q, qd, qdd, base=base), wanted, 400 * EPS * np.abs(tau).max())
