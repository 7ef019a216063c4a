"""Positions and steps between them: against matrix exponentials, each other and Pinocchio; quaternions of length 1."""

from __future__ import annotations

import numpy as np
import pytest

import isodyn as iso
from isodyn.errors import ShapeError
from isodyn.model.joint_positions import positions
from isodyn.spatial import Array

EPS = np.finfo(float).eps
JOINTS = ("floating", "revolute", "spherical", "planar", "prismatic")


def chain(*types: str, coordinates: str = "quaternion") -> iso.Robot:
    """One joint of each type after the other."""
    names = ["world", *(f"link{k}" for k in range(len(types)))]
    links = [iso.Link(name, 1.0, (0.1, 0.0, -0.2), (0.1, 0.2, 0.25)) for name in names]
    joints = [
        iso.Joint(f"joint{k}", names[k], names[k + 1], kind, coordinates=coordinates if kind in JOINTS[:4:2] else "quaternion")
        for k, kind in enumerate(types)
    ]
    return iso.Robot("chain", tuple(links), tuple(joints))


def poses(robot: iso.Robot, q: Array) -> Array:
    """(N, joints, 4, 4): every joint's own motion."""
    ends = np.cumsum([0, *(joint.nq for joint in robot.movable_joints)])
    return np.array(
        [
            [
                joint.motion(row[a:b] if joint.nq > 1 else float(row[a]))
                for joint, a, b in zip(robot.movable_joints, ends[:-1], ends[1:], strict=True)
            ]
            for row in q
        ],
        dtype=float,
    )


def twist(linear: Array, angular: Array) -> Array:
    """(4, 4) of a velocity in the moving frame."""
    x, y, z = angular
    result = np.zeros((4, 4))
    result[:3, :3], result[:3, 3] = [[0, -z, y], [z, 0, -x], [-y, x, 0]], linear
    return result


@pytest.mark.parametrize("size", [0.0, 1e-200, 1e-12, 1e-7, 1e-3, 0.1, 0.999, 1.001, 2.0, 3.14])
def test_a_step_is_the_exponential_of_its_twist_and_leads_back(size: float) -> None:
    """Turns from none, over where series end, to half a turn."""
    linalg = pytest.importorskip("scipy.linalg")
    robot, rng = chain("floating", "spherical", "planar"), np.random.default_rng(7)
    q, step = robot.random(rng, 4), rng.uniform(-1, 1, (4, robot.n))
    for turns in (slice(3, 6), slice(6, 9), slice(11, 12)):
        step[:, turns] *= size / np.linalg.norm(step[:, turns], axis=1, keepdims=True)
    new = robot.integrate(q, step)
    moves = (
        [(s[:3], s[3:6]) for s in step],
        [(np.zeros(3), s[6:9]) for s in step],
        [((*s[9:11], 0.0), (0.0, 0.0, s[11])) for s in step],
    )
    expected = poses(robot, q) @ np.array([[linalg.expm(twist(*move)) for move in joint] for joint in moves]).swapaxes(0, 1)
    assert np.abs(poses(robot, new) - expected).max() <= 32 * EPS
    assert np.abs(np.linalg.norm(new[:, 3:7], axis=1) - 1).max() <= 2 * EPS
    back = robot.difference(q, new)
    assert np.abs(back - step).max() <= 64 * EPS


def test_attitudes_go_the_shorter_way() -> None:
    """Also from a quaternion to the one opposite to it, which is the same attitude, and just beyond half a turn."""
    robot = chain("spherical")
    q = robot.random(3)
    assert np.abs(robot.difference(q, -q)).max() <= 4 * EPS
    over = robot.difference(q, robot.integrate(q, (0.0, 0.0, np.pi + 0.1)))
    np.testing.assert_allclose(over, (0.0, 0.0, 0.1 - np.pi), rtol=0, atol=16 * EPS)


def test_configurations_agree_with_pinocchio() -> None:
    """Batches of a chain with every kind of joint; their planar joint has cos and sin of its angle."""
    pinocchio = pytest.importorskip("pinocchio", reason="Pinocchio is not installed: no peer to compare with")
    robot, model = chain(*JOINTS), pinocchio.Model()
    for kind in ("FreeFlyer", "RZ", "Spherical", "Planar", "PZ"):
        model.addJoint(model.njoints - 1, getattr(pinocchio, f"JointModel{kind}")(), pinocchio.SE3.Identity(), kind)
    rng = np.random.default_rng(5)
    q, step = robot.random(rng, (2, 20)), rng.uniform(-1.5, 1.5, (2, 20, robot.n))

    def theirs(x: Array) -> Array:
        return np.concatenate([x[:14], [np.cos(x[14]), np.sin(x[14])], x[15:]])

    new = robot.integrate(q, step)
    for a, b, s in zip(q.reshape(40, -1), new.reshape(40, -1), step.reshape(40, -1), strict=True):
        assert np.abs(pinocchio.integrate(model, theirs(a), s) - theirs(b)).max() <= 32 * EPS
        bound = 32 * EPS / min(1.0, s[12] ** 2)  # their planar joint divides 1 - cos by the square of its turn
        assert np.abs(pinocchio.difference(model, theirs(a), theirs(b)) - robot.difference(a, b)).max() <= bound


def test_random_positions_are_within_limits_and_attitudes_uniform() -> None:
    """A uniform attitude has a matrix whose entries have the mean 0 and the variance 1/3."""
    robot = iso.load("ur5")
    q = robot.random(2, (50, 3))
    limits = [joint.limits for joint in robot.dofs]
    assert q.shape == (50, 3, 6)
    assert all((low.lower <= q[..., k]).all() and (q[..., k] <= low.upper).all() for k, low in enumerate(limits))
    R = poses(chain("spherical"), chain("spherical").random(1, 4000))[:, 0, :3, :3]
    assert np.abs(R.mean(axis=0)).max() < 5 * np.sqrt(1 / 3 / 4000)
    assert np.abs((R**2).mean(axis=0) - 1 / 3).max() < 5 * np.sqrt(4 / 45 / 4000)


def test_angles_are_coordinates_like_any_other() -> None:
    """In "zyx" a step is added."""
    robot = chain("floating", "spherical", coordinates="zyx")
    q, step = robot.random(1), np.arange(9.0)
    assert robot.nq == robot.n == 9
    np.testing.assert_array_equal(robot.integrate(q, step), q + step)


def test_bad_quaternions_and_mixed_up_sizes_are_named() -> None:
    """By joint, length and remedy; a length that is off by rounding is put right."""
    robot = chain("revolute", "floating")
    q = robot.neutral()
    with pytest.raises(ShapeError, match=r"joint 'joint1', entries 4 to 7, has length 1.1, off by \+0.1; .*robot.normalized"):
        positions("q0", robot.movable_joints, q * [1, 1, 1, 1, 1, 1, 1, 1.1])
    with pytest.raises(ShapeError, match="of state 1, has length 0; expected 1: give a rotation"):
        positions("q0", robot.movable_joints, [q, 0 * q])
    with pytest.raises(ShapeError, match=r"as many as there are velocities \(n = 7\); q has 8 entries"):
        positions("q0", robot.movable_joints, np.zeros(7))
    with pytest.raises(ShapeError, match=r"q has nq = 8 entries, four for a quaternion; .* have n = 7"):
        robot.mass_matrix(np.zeros(7))
    assert np.linalg.norm(positions("q0", robot.movable_joints, q.astype(np.float32) * np.float32(1 + 3e-7))[4:]) == 1.0


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (("x",), "random: rng must be a generator, a seed"),
        ((-1,), "random: rng must be a generator, a seed"),
        ((0, -1), "random: size must be a whole number of at least 0, got -1"),
        ((0, 2.5), "random: size must be a whole number"),
        ((0, "ab"), "random: size must be a whole number"),
    ],
)
def test_what_is_no_seed_or_size_is_refused(given, message):
    with pytest.raises(ShapeError, match=message):
        iso.load("ur5").random(*given)
