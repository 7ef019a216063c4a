"""Joints of every type in pictures: what they look like, and that a floating base has no rod to the world."""

from __future__ import annotations

import numpy as np
import pytest
from mechanisms import CART, FREE, chain

import isodyn as iso
from isodyn.kinematics.posture import limbs, places
from isodyn.show.animation import film, finer
from isodyn.show.drawing import JOINT_COLOURS, Scene


def test_every_joint_type_has_a_colour_and_a_place_in_the_legend():
    picture = iso.draw(CART)
    assert all(f"{kind} joint" in picture for kind in ("planar", "universal", "cylindrical", "helical"))
    assert "floating joint" in iso.draw(FREE) and len(set(JOINT_COLOURS.values())) == len(JOINT_COLOURS)


def test_solids_are_where_the_joints_are_and_no_rod_leads_to_what_floats():
    q = FREE.neutral()
    q[:3] = 1.0, 2.0, 3.0
    scene = Scene(FREE, q)
    assert all(np.linalg.norm(line, axis=1).min() > 3 for line in scene.lines)  # nothing near the ground
    ball = [face for place in scene.places[2:] for face, _ in scene._joint(place)]
    assert np.abs(np.linalg.norm(np.concatenate(ball) - scene.places[2].moved, axis=1) - 1.2 * scene.radius).max() < 1e-12
    owners = [owner for owner, _ in limbs(FREE, places(FREE, q))]
    assert owners.count("link1") == 1 + 3  # to the joint that it carries, and the three axes of its box


def test_a_link_keeps_its_shape_while_its_ball_joint_turns():
    robot = chain("spherical", "revolute", "universal")
    lengths = []
    for q in robot.random(9, 3):
        at = places(robot, q)
        lengths.append([sum(np.linalg.norm(np.diff(line, axis=0), axis=1)) for _, line in limbs(robot, at)])
    assert np.abs(np.array(lengths[1:]) - lengths[0]).max() < 1e-12


@pytest.mark.parametrize("robot", [FREE, CART], ids=lambda r: r.name)
def test_moving_pictures_name_positions_and_colour_links_by_their_first(robot, tmp_path):
    motion = iso.Trajectory.cubic(robot.neutral(), robot.random(1), 1.0, robot=robot)
    page = motion.animate(tmp_path / "motion.html", robot).read_text(encoding="utf-8")
    assert all(f"{name} [{unit}]" in page for name, unit in zip(robot.position_names, robot.position_units, strict=True))
    t = np.linspace(0.0, 1.0, 3)
    shown = film(robot, t, motion(t).q, motion(finer(t)).q)
    first = np.cumsum([0, *(joint.nq for joint in robot.movable_joints)])[:-1]
    assert set(shown.mover) <= {-1, *first.tolist()}


def test_the_workspace_of_a_ball_is_a_ball_and_a_free_robot_has_none():
    found = iso.workspace(chain("spherical", "universal"), samples=500)
    assert np.abs(np.linalg.norm(found.points, axis=1) - 0.4).max() < 1e-12
    with pytest.raises(iso.errors.ModelError, match="has no limits, so its workspace is unbounded"):
        iso.workspace(FREE, samples=10)
