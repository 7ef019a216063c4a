"""The conventions of docs/notation.md, one test each."""

from __future__ import annotations

import math

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.spatial import cos_sin, planar, pose

EPS = np.finfo(float).eps


def dh_arm(convention: str, **change) -> iso.Robot:
    table = dict(joints="RR", a=[0.3, 0.2], alpha=[0.5, -0.7], d=[0.1, 0.4], theta=[0.0, 0.0], mass=[1, 2],
                 com=[[0.1, 0.0, 0.2], [0.0, 0.3, 0.0]], inertia=[[0.1, 0.2, 0.25], [0.3, 0.2, 0.15]])  # fmt: skip
    return iso.Robot.from_dh(convention=convention, **(table | change))


def transform(theta, d, a, alpha, convention):
    rz, tz, tx, rx = pose(planar(2, theta)), pose(None, (0, 0, d)), pose(None, (a, 0, 0)), pose(planar(0, alpha))
    return rz @ tz @ tx @ rx if convention == "standard" else rx @ tx @ rz @ tz


@pytest.mark.parametrize("convention", ["standard", "modified"])
def test_dh_transforms_are_as_written(convention):
    q = np.array([0.7, -1.1])
    expected = transform(0.7, 0.1, 0.3, 0.5, convention) @ transform(-1.1, 0.4, 0.2, -0.7, convention)
    close(dh_arm(convention).pose(q), expected, ops=40)


def test_the_dh_convention_is_never_guessed():
    with pytest.raises((iso.IsodynError, TypeError), match="convention"):
        iso.Robot.from_dh(joints="R", a=[0], alpha=[0], d=[0], theta=[0])


def test_the_nearest_float_to_a_right_angle_is_one_and_1_5708_is_not():
    for k in range(-4, 5):
        assert set(map(abs, cos_sin(k * (math.pi / 2)))) == {0.0, 1.0}
    assert 0 < abs(cos_sin(1.5708)[0]) < 1e-5


def test_a_wrench_acts_on_the_frame_at_its_origin_in_its_axes():
    robot = dh_arm("standard").with_gravity((0, 0, 0))
    q, still, wrench = np.array([0.3, 0.4]), np.zeros(2), np.array([1.0, 2, 3, 4, 5, 6])
    J = robot.jacobian(q, reference="local")
    close(robot.inverse_dynamics(q, still, still, wrench=wrench), -(J.T @ wrench), ops=60)


def test_jacobian_rows_are_linear_then_angular_and_references_mean_what_they_say():
    robot, q = dh_arm("modified"), np.array([0.3, 0.4])
    T = robot.pose(q)
    aligned, local, world = (robot.jacobian(q, reference=r) for r in ("world-aligned", "local", "world"))
    first = dh_arm("standard").jacobian(q)[:, 0]
    assert np.array_equal(first[3:], [0, 0, 1]), "the first joint turns about z of the base: the last row"
    close(np.kron(np.eye(2), T[:3, :3]) @ local, aligned, ops=60)
    close(aligned[:3] - np.cross(aligned[3:].T, T[:3, 3]).T, world[:3], ops=60)


def test_rotor_inertia_and_friction_are_on_the_joint_side():
    plain, q, qd = dh_arm("modified"), np.array([0.3, 0.4]), np.array([0.5, -0.25])
    driven = dh_arm("modified", rotor_inertia=[1e-3, 2e-3], gear_ratio=[-50, 10], viscous=[3, 4], coulomb=[(2, -1), (0.5, -0.25)])
    close(driven.mass_matrix(q) - plain.mass_matrix(q), np.diag([2.5, 0.2]), ops=200)
    close(driven.bias_torque(q, qd) - plain.bias_torque(q, qd), np.array([3 * 0.5 + 2, 4 * -0.25 - 0.25]), ops=1000)
    assert np.array_equal(driven.gravity_torque(q), plain.gravity_torque(q)), "at rest there is no friction"
    off = iso.compile(driven, motors=False, friction=False)
    assert np.array_equal(off.inverse_dynamics(q, qd, qd), plain.inverse_dynamics(q, qd, qd))


def test_potential_energy_is_zero_at_the_base_origin():
    robot = iso.Robot.from_dh(convention="modified", joints="R", a=[0], alpha=[0], d=[0], theta=[0], mass=[3], com=[[0, 0, 0]])
    assert robot.potential_energy([0.3]) == 0
    lifted = robot.with_payload(2.0, com=(0, 0, 0.5))
    close(np.atleast_1d(lifted.potential_energy([0.3])), np.atleast_1d(2.0 * 9.81 * 0.5), ops=20)


def test_joint_wrenches_are_what_the_parent_exerts_in_the_childs_frame():
    robot = iso.Robot.from_dh(convention="standard", joints="R", a=[0.5], alpha=[0], d=[0], theta=[0], mass=[2], com=[[0, 0, 0]])
    wrench = robot.joint_wrenches([0.0], [0.0], [0.0])[0]
    assert np.array_equal(wrench[:3], [0, 0, 2 * 9.81]), "carries the weight"
    assert np.array_equal(wrench[3:], [0, 0, 0]), "taken at the link frame, which is at the mass"


@pytest.mark.parametrize("method", ["composite-body", "articulated-body", "newton-euler"])
def test_a_joint_that_moves_nothing_is_named(method):
    robot = iso.Robot.from_dh(convention="modified", joints="RR", a=[0, 1], alpha=[0, 0], d=[0, 0], theta=[0, 0], mass=[1, 0])
    with pytest.raises(iso.ModelError, match="joint2"):
        iso.compile(robot, method=method).forward_dynamics(*np.zeros((3, 2)))
