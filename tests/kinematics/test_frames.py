"""Frames of every link, frames of DH tables, and how well a frame can be moved."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest
from bounds import close, printed

import isodyn as iso

QN = (0.0, np.pi / 4, np.pi, 0.0, np.pi / 4, 0.0)  # the nominal posture of the Puma


@pytest.mark.parametrize("name", ["puma560", "ur5", "stanford", "gripper", "panda", "autotree-12-3"])
def test_all_frames_at_once_are_those_one_by_one(name):
    robot = iso.load(name)
    q = np.random.default_rng(0).normal(size=(2, 5, robot.n))
    found = iso.poses(robot, q)
    assert tuple(found) == robot.link_names
    for link, T in found.items():
        assert T.shape == (2, 5, 4, 4)
        close(T.reshape(10, 16), robot.pose(q, link).reshape(10, 16), ops=60 * robot.n)
    assert iso.poses(robot, q[0, 0])[robot.root.name].tolist() == np.eye(4).tolist()


def test_poses_refuses_what_it_cannot_take():
    with pytest.raises(iso.ShapeError, match=r"q: expected shape \(..., 6\), got \(5,\)"):
        iso.poses(iso.load("ur5"), np.zeros(5))
    symbolic = iso.Robot.from_dh(convention="standard", joints="R", a=[iso.symbol("a")], alpha=[0], d=[0], theta=[0])
    with pytest.raises(iso.ModelError, match="contains symbols"):
        iso.poses(symbolic, [0.0])


# -- DH frames --------------------------------------------------------------------------------------------------------


def axes_of(robot: iso.Robot, q) -> list[tuple[np.ndarray, np.ndarray]]:
    """(point, direction) of every joint axis, from the link frames."""
    at = iso.poses(robot, q)
    lines = []
    for joint in robot.movable_joints:
        T = at[joint.parent] @ joint.origin
        lines.append((T[:3, 3], T[:3, :3] @ joint.axis))
    return lines


def offset(point, line) -> float:
    return float(np.linalg.norm(np.cross(point - line[0], line[1])))


@pytest.mark.parametrize("name", ["puma560", "ur5", "stanford", "iiwa14", "kr5"])
@pytest.mark.parametrize("convention", ["standard", "modified"])
def test_dh_frames_obey_the_convention(name, convention):
    robot = iso.load(name)
    q = np.random.default_rng(1).normal(size=robot.n)
    frames, lines = iso.dh_frames(robot, q, convention=convention), axes_of(robot, q)
    small = 1e4 * np.finfo(float).eps
    assert frames.shape == (robot.n + 1, 4, 4)
    for i, line in enumerate(lines):
        z = frames[i if convention == "standard" else i + 1]
        assert np.linalg.norm(np.cross(z[:3, 2], line[1])) < small and offset(z[:3, 3], line) < small, "z lies on the joint's axis"
    for i in range(1, robot.n + 1):
        x = frames[i] if convention == "standard" else frames[i - 1]
        other = frames[i - 1] if convention == "standard" else frames[i]
        assert abs(x[:3, 0] @ other[:3, 2]) < small, "x is across the other axis"
        if i > 1 or convention == "standard":
            gap = np.cross(x[:3, 0], other[:3, 2]) @ (x[:3, 3] - other[:3, 3])
            assert abs(gap) < small, "and meets it"
    table = robot.to_dh(convention=convention)
    assert np.abs(frames[-1] @ table.tool - robot.pose(q)).max() < small


def test_dh_frames_of_a_batch_and_their_picture(tmp_path):
    robot = iso.load("puma560")
    q = np.random.default_rng(1).normal(size=(3, 6))
    frames = iso.dh_frames(robot, q)
    assert frames.shape == (3, 7, 4, 4)
    pytest.importorskip("matplotlib")
    svg = iso.draw(robot, q[0], dh="standard", path=tmp_path / "frames.svg")
    words = " ".join(ElementTree.fromstring(svg).itertext())
    assert all(word in words for word in ("x₀", "z₀", "z₃", "x₆"))
    assert "z₀" not in iso.draw(robot, q[0])
    with pytest.raises(iso.ModelError, match='use "standard"'):
        iso.draw(robot, q[0], dh="craig")
    with pytest.raises(iso.ModelError, match="carried by one body"):
        iso.dh_frames(iso.load("gripper"), np.zeros(4))


# -- manipulability ---------------------------------------------------------------------------------------------------


def test_manipulability_of_the_puma_as_published():
    """Robotics Toolbox, test_manipulability at the nominal posture."""
    robot = iso.load("puma560")
    axes = ("all", "translation", "rotation")
    yoshikawa = [iso.manipulability(robot, QN, axes=which) for which in axes]
    printed(yoshikawa[0], 0.0786, digits=4)
    printed(yoshikawa[1], 0.111181, digits=6)
    printed(yoshikawa[2], 2.44949, digits=5)
    printed([iso.manipulability(robot, QN, kind="asada", axes=which) for which in axes], [0.0044, 0.2094, 0.1716], digits=4)
    assert iso.manipulability(robot, np.zeros(6), kind="asada") == 0.0


def test_manipulability_of_a_planar_arm():
    """l1 l2 |sin q2|: Yoshikawa's own example."""
    robot = iso.Robot.from_dh(convention="standard", joints="RR", a=[0.7, 0.4], alpha=[0, 0], d=[0, 0], theta=[0, 0])
    q = np.random.default_rng(2).normal(size=(4, 5, 2))
    found = iso.manipulability(robot, q, axes="translation")
    close(found, 0.7 * 0.4 * np.abs(np.sin(q[..., 1])), ops=100, condition=100.0)
    rounding = 4 * np.finfo(float).eps  # of a singular value that is zero, beside one of 1.1
    assert iso.manipulability(robot, [0.3, 0.0], axes="translation") < rounding
    assert iso.manipulability(robot, [0.3, 0.0], axes="translation", kind="condition") > 1 / rounding


def test_measures_are_those_of_the_singular_values():
    robot = iso.load("iiwa14")
    q = np.random.default_rng(3).normal(size=(6, 7))
    frame = robot.link_names[5]
    values = np.linalg.svd(robot.jacobian(q, frame)[:, :3], compute_uv=False)
    options = {"frame": frame, "axes": "translation"}
    close(iso.manipulability(robot, q, kind="condition", **options), values[:, 0] / values[:, -1], ops=4)
    close(iso.manipulability(robot, q, kind="smallest", **options), values[:, -1], ops=4)
    close(iso.manipulability(robot, q, **options), values.prod(axis=1), ops=4)


def test_manipulability_refuses_unknown_words():
    robot = iso.load("ur5")
    with pytest.raises(iso.UnknownNameError, match="no kind is called 'yoshikwa'; did you mean 'yoshikawa'"):
        iso.manipulability(robot, np.zeros(6), kind="yoshikwa")
    with pytest.raises(iso.UnknownNameError, match="no set of axes is called 'position'"):
        iso.manipulability(robot, np.zeros(6), axes="position")
