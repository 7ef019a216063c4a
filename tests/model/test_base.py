"""A robot on another base: hung on a free joint, taken off it again, refused where nothing says how it would move."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import isodyn as iso
from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.spatial import pose

ARM = iso.load("ur5")


def test_a_floating_base_is_a_passive_joint_before_the_root_and_comes_off_again():
    robot = ARM.with_base("floating")
    assert (robot.root.name, robot.root.mass) == ("world", 0.0)
    assert robot.joints[0] == Joint("base", "world", "base_link", "floating", passive=True) == robot.base_joint
    assert (robot.n, robot.nq, robot.base_freedoms) == (12, 13, 6) and (ARM.base_joint, ARM.base_freedoms) == (None, 0)
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
    harbour = replace(ship, links=(*ship.links, Link("crane", 3.0)), joints=(*ship.joints, Joint("swing", "world", "crane")))
    fixed = harbour.with_base("fixed")
    assert fixed.joint("base").type == "fixed" and fixed.n == 7 and fixed.link_names == harbour.link_names
    away = replace(ship, joints=(replace(ship.joints[0], origin=pose(None, (1, 0, 0))), *ship.joints[1:])).with_base("fixed")
    assert away.joint("base").type == "fixed" and away.pose(np.zeros(6), "base_link")[0, 3] == 1.0


def test_what_floats_has_mass():
    bare = replace(ARM, links=(Link("base_link"), *ARM.links[1:]))
    with pytest.raises(ModelError, match=r"floating link 'base_link' has no mass.*with_payload"):
        bare.with_base("floating")
    plate = replace(
        bare, links=(*bare.links, Link("plate", 1.0)), joints=(*bare.joints, Joint("glue", "base_link", "plate", "fixed"))
    )
    assert plate.with_base("floating").n == 12
    with pytest.raises(UnknownNameError, match="base is called 'flying'"):
        ARM.with_base("flying")
