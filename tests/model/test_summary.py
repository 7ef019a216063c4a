"""Tables of robots with joints of several freedoms, loops and couplings."""

from __future__ import annotations

import re

import numpy as np
from test_joint_files import JOINTS, carried

from isodyn.model.catalogue import load
from isodyn.model.coupling import Coupling
from isodyn.model.joint import Joint
from isodyn.model.loop import Loop


def test_coordinates_of_joints_of_several_freedoms_are_named():
    text = str(carried("floating"))
    assert text.startswith("floating: 3 moving joints, 8 freedoms, 4 links, ")
    assert re.search(r"j +x, y, z, qx, qy, qz, qw +vx, vy, vz, wx, wy, wz +the velocity in the child's frame", text)
    assert re.search(r"j +rz, ry, rx +rz, ry, rx +dq/dt", str(carried("spherical", coordinates="zyx")))
    assert repr(carried("spherical")) == "<Robot 'spherical': 3 joints, 5 freedoms, 4 links>"
    assert "joints of several freedoms" not in str(load("ur5")) and repr(load("ur5")).startswith("<Robot 'ur5': 6 joints, ")


def test_axes_pitch_and_limits_are_shown_where_there_are_some():
    assert "1 0 0; 0 1 0" in str(carried("universal", axis=(1, 0, 0)))
    assert "0 0 1, 0.02 m/rad" in str(carried("helical", pitch=0.02))
    ball = next(line for line in str(carried("spherical")).splitlines() if line.startswith("  j "))
    assert ";" not in ball
    for kind, given in JOINTS:
        page = carried(kind, **given)._repr_html_()
        assert page.count("<table>") == page.count("</table>") >= 2


def test_loops_and_couplings_have_their_tables():
    robot = carried("revolute").with_loops(Loop("shut", "base", "arm", "spherical", at_a=_moved(0.25)))
    robot = robot.with_couplings(Coupling("turn", {"lift": -1.5, "j": 0.25}, -0.3))
    text = str(robot)
    assert text.startswith("revolute: 2 moving joints, 1 loop, 4 links, ")
    assert re.search(r"shut +spherical +base - arm +0.25 0 0 +0 0 0 +0 0 0 +0 0 0", text)
    assert re.search(r"turn +-1.5 lift \+ 0.25 j - 0.3", text)


def _moved(x: float) -> np.ndarray:
    return Joint("a", "b", "c", "prismatic", axis=(1, 0, 0)).motion(x)
