"""mobility and close_loops: what can move, states that obey the loops, and what is said where none do."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

import isodyn as iso
from benchmarks.loops import ROBOTS
from isodyn.dynamics.closing import loops_of

FREEDOM = {"four-bar": 1, "slider-crank": 1, "five-bar": 2, "3-rrr": 3, "delta": 3, "stewart": 6}


@pytest.mark.parametrize("name", ROBOTS)
def test_catalogue_mechanisms_close_where_every_joint_is_at_zero(name: str) -> None:
    robot = iso.load(name)
    assert np.abs(loops_of(robot)(robot.neutral())[0]).max() < loops_of(robot).rounding
    found = iso.mobility(robot, robot.neutral())
    assert found.dof == FREEDOM[name] == len(found.independent) and not found.singular
    assert robot.n - found.dof == len(loops_of(robot).names) - len(found.redundant)


def test_a_planar_four_bar_closed_by_a_hinge_has_five_equations_of_rank_two() -> None:
    found = iso.mobility(iso.load("four-bar"), np.zeros(3))
    assert found.independent == ("crank",) and found.redundant == ("pin: along z", "pin: about x", "pin: about y")
    assert str(found) == "1 DOF: crank; redundant: pin: along z, pin: about x, pin: about y"


def test_an_arm_whose_tip_is_welded_to_the_ground_has_no_freedom_and_stays() -> None:
    arm, q = iso.load("three-link"), np.array([0.1, 0.2, 0.3])
    held = arm.with_loops(iso.Loop("weld", arm.tip, arm.root.name, type="fixed", at_b=arm.pose(q)))
    found = iso.mobility(held, q)
    assert (found.dof, found.independent) == (0, ()) and str(found).startswith("0 DOF; redundant: weld: ")
    motion = iso.simulate(held, q, np.zeros(3), 10.0)
    assert motion.complete and motion.loop_residual.max() <= loops_of(held).rounding


def test_a_parallelogram_flat_on_the_ground_is_singular() -> None:
    """Where it may go on as a parallelogram or as its crossed twin."""
    arm = iso.load("four-bar")
    links = {link.name: link for link in arm.links}
    joints = {joint.name: joint for joint in arm.joints}
    flat = replace(
        arm,
        joints=(
            joints["crank"],
            replace(joints["rocker"], offset=0.0),
            replace(joints["coupler"], origin=iso.load("four-bar").loops[0].at_b, offset=math.pi),
        ),
        links=tuple(links.values()),
        loops=(iso.Loop("pin", "coupler", "crank", at_a=_along(0.15), at_b=_along(0.05)),),
    )
    found = iso.mobility(flat, np.zeros(3))
    assert found.singular and found.dof == 2
    turned = iso.close_loops(flat, [0.5, 0.5, -0.5], fixed=["crank"]).q
    assert not iso.mobility(flat, turned).singular


def _along(x: float) -> np.ndarray:
    T = np.eye(4)
    T[0, 3] = x
    return T


@pytest.mark.parametrize("n, seed, kind", [(4, 1, "cylindrical"), (4, 28, "spherical"), (5, 38, "fixed"), (6, 28, "fixed")])
def test_loops_that_close_far_from_where_all_joints_are_at_zero_are_no_mistake(n: int, seed: int, kind: str) -> None:
    """The tip of an arm is held where it is at a pose that nobody near zero finds; what it can move there is asked of that pose."""
    arm = iso.random_tree(seed, n, branching=0.0)
    q = arm.random(seed)
    held = arm.with_loops(iso.Loop("tip", arm.tip, arm.root.name, type=kind, at_b=arm.pose(q)))
    assert iso.mobility(held, q).dof == max(0, n - {"fixed": 6, "cylindrical": 4, "spherical": 3}[kind])
    start = loops_of(held).start
    assert np.abs(loops_of(held)(start)[0]).max() <= loops_of(held).rounding


@pytest.mark.parametrize("name", ROBOTS)
def test_states_in_batches_come_to_the_loops_by_little(name: str) -> None:
    robot, random = iso.load(name), np.random.default_rng(2)
    q = robot.integrate(np.tile(robot.neutral(), (4, 3, 1)), 0.05 * random.standard_normal((4, 3, robot.n)))
    qd = random.standard_normal((4, 3, robot.n))
    found = iso.close_loops(robot, q, qd)
    assert found.q.shape == q.shape and found.qd is not None and found.qd.shape == qd.shape and found.residual.shape == (4, 3)
    assert (found.residual <= loops_of(robot).rounding).all()
    gap, K = loops_of(robot)(found.q)
    assert np.abs(gap).max() <= loops_of(robot).rounding
    assert np.abs(K @ found.qd[..., None]).max() < 1e-13
    assert np.abs(robot.difference(q, found.q)).max() < 1.0
    again = iso.close_loops(robot, found.q, found.qd)
    assert again.qd is not None and np.abs(again.qd - found.qd).max() < 1e-12, "what obeys the loops stays"


def test_fixed_joints_keep_their_places_and_speeds() -> None:
    robot = iso.load("four-bar")
    found = iso.close_loops(robot, [2.0, 0.0, 0.0], [3.0, 0.0, 0.0], fixed=["crank"])
    assert found.q[0] == 2.0 and found.qd is not None and found.qd[0] == 3.0


def test_loops_that_cannot_close_say_how_near_they_come() -> None:
    robot = iso.load("four-bar")
    with pytest.raises(iso.MotionError, match=r"smallest gap found is .* between the links 'coupler' and 'crank'; start nearer"):
        iso.close_loops(robot, np.zeros(3) + 1.0, fixed=["crank", "rocker"])
    long = robot.with_loops(replace(robot.loops[0], at_b=_along(2.0)))
    with pytest.raises(iso.MotionError, match="cannot be closed: the smallest gap found is"):
        long.forward_dynamics(np.zeros(3), np.zeros(3), np.zeros(3))


def test_velocities_of_fixed_joints_that_do_not_go_together_are_refused() -> None:
    robot = iso.load("four-bar")
    q = iso.close_loops(robot, [1.0, 0.0, 0.0], fixed=["crank"]).q
    with pytest.raises(iso.MotionError, match="no velocities satisfy the loop constraints"):
        iso.close_loops(robot, q, [1.0, 5.0, 0.0], fixed=["crank", "rocker"])


def test_an_open_pose_has_no_mobility() -> None:
    with pytest.raises(iso.MotionError, match=r"open there by .* isodyn\.close_loops"):
        iso.mobility(iso.load("four-bar"), [0.1, 0.0, 0.0])


def test_a_loop_names_what_is_wrong_with_it() -> None:
    robot = iso.load("two-link")
    with pytest.raises(iso.ModelError, match="joins the link 'a' to itself"):
        iso.Loop("x", "a", "a")
    with pytest.raises(iso.UnknownNameError, match="joint type"):
        iso.Loop("x", "a", "b", "ball")
    with pytest.raises(iso.UnknownNameError, match="'hand'"):
        robot.with_loops(iso.Loop("x", "hand", robot.tips[0]))
    with pytest.raises(iso.ModelError, match="is taken by another joint or loop"):
        robot.with_loops(iso.Loop(robot.joint_names[0], robot.root.name, robot.tips[0]))
    with pytest.raises(iso.ModelError, match="has no pitch"):
        iso.Loop("x", "a", "b", pitch=0.1)
