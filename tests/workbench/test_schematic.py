"""What stands for the shapes of links: in proportion, joined where the robot is joined, and something for every robot."""

from __future__ import annotations

import numpy as np
import pytest

import isodyn as iso
from isodyn.kinematics.posture import places, posture
from isodyn.workbench.schematic import LIMB, schematic
from isodyn.workbench.structure import structure

ROBOTS = ["stewart", "delta", "3-rrr", "four-bar", "five-bar", "slider-crank", "humanoid", "biped", "quadruped", "floating-gripper"]
ROBOTS += ["gripper", "mimic-gripper", "redysim-chain-20", "panda", "scara"]


def corners(shape) -> np.ndarray:
    """Points on a shape, in the link's frame."""
    if shape["kind"] == "capsule":
        return np.array(shape["ends"]).reshape(2, 3)
    T = np.array(shape["frame"]).reshape(4, 4)
    signs = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
    return signs * np.array(shape["size"]) / 2 @ T[:3, :3].T + T[:3, 3]


def distance(point, shape) -> float:
    """From a point to a shape's axis, or to its box."""
    if shape["kind"] == "capsule":
        a, b = np.array(shape["ends"]).reshape(2, 3)
        length = float((b - a) @ (b - a))
        share = np.clip((point - a) @ (b - a) / length, 0, 1) if length else 0.0
        return float(np.linalg.norm(point - a - share * (b - a)))
    T = np.array(shape["frame"]).reshape(4, 4)
    own = np.abs(T[:3, :3].T @ (point - T[:3, 3])) - np.array(shape["size"]) / 2
    return float(np.linalg.norm(np.maximum(own, 0.0)))


@pytest.mark.parametrize("name", ROBOTS)
def test_links_reach_their_joints_in_proportion(name):
    robot = iso.load(name)
    q = posture(robot)
    drawn, at = schematic(robot, q), places(robot, q)
    frames = {robot.root.name: np.eye(4), **{place.joint.child: place.link for place in at}}
    everything = [corners(s) @ frames[n][:3, :3].T + frames[n][:3, 3] for n, own in drawn.items() for s in own]
    points = np.concatenate(everything)
    size = float(np.linalg.norm(points.max(axis=0) - points.min(axis=0)))
    for shapes in drawn.values():
        for shape in shapes:
            assert shape["kind"] in ("capsule", "box") and np.isfinite(corners(shape)).all()
            assert 0 < shape["radius"] <= 1.01 * LIMB * size if shape["kind"] == "capsule" else min(shape["size"]) > 0
            T = np.array(shape["frame"] or np.eye(4)).reshape(4, 4)
            assert np.linalg.det(T[:3, :3]) > 0.99
    for loop in robot.loops:
        for link, frame in ((loop.a, loop.at_a), (loop.b, loop.at_b)):
            place = np.asarray(frame, dtype=float)[:3, 3]
            assert min(distance(place, shape) for shape in drawn[link]) <= 1.5 * LIMB * size, (loop.name, link)


def test_joints_in_a_plane_make_a_plate_or_a_frame_and_slides_a_sleeve():
    drawn = structure(iso.load("stewart"))["links"]
    kinds = {link["name"]: [shape["kind"] for shape in link["shapes"]] for link in drawn}
    assert kinds["base"].count("capsule") == 6, "six sides around six joints"
    assert "box" in kinds["plate"]
    delta = {link["name"]: link["shapes"] for link in structure(iso.load("delta"))["links"]}
    assert not delta.get("slide-x") and not delta.get("slide-y"), "slides that count where the plate may go are not drawn"


def test_what_floats_is_the_box_of_its_inertia():
    robot = iso.load("quadruped")
    link = next(link for link in structure(robot)["links"] if any(shape["kind"] == "box" for shape in link["shapes"]))
    box = next(shape for shape in link["shapes"] if shape["kind"] == "box")
    x, y, z = np.array(box["size"]) ** 2
    R = np.array(box["frame"]).reshape(4, 4)[:3, :3]
    inertia = R @ np.diag(link["mass"] / 12 * np.array([y + z, x + z, x + y])) @ R.T
    own = robot.link(link["name"]).inertia.astype(float)
    assert np.abs(inertia - own).max() <= 64 * np.finfo(float).eps * np.abs(own).max()
