"""Tables of robots with joints with several degrees of freedom, loops and couplings."""

from __future__ import annotations

import re

import numpy as np
import pytest
from test_joint_files import JOINTS, carried

from isodyn.errors import ModelError
from isodyn.model.catalogue import load
from isodyn.model.coupling import Coupling
from isodyn.model.joint import Joint, Mimic
from isodyn.model.loop import Loop


def test_coordinates_of_joints_of_several_freedoms_are_named():
    text = str(carried("floating"))
    assert text.startswith("floating: 3 moving joints, 8 DOF, 4 links, ")
    assert re.search(r"j +x, y, z, qx, qy, qz, qw +vx, vy, vz, wx, wy, wz +the velocity in the child's frame", text)
    assert re.search(r"j +rz, ry, rx +rz, ry, rx +dq/dt", str(carried("spherical", coordinates="zyx")))
    assert repr(carried("spherical")) == "<Robot 'spherical': 3 joints, 5 DOF, 4 links>"
    assert "joints with several degrees of freedom" not in str(load("ur5")) and repr(load("ur5")).startswith(
        "<Robot 'ur5': 6 joints, "
    )


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


@pytest.mark.parametrize(
    ("robot", "message"),
    [
        (carried("universal"), "joint 'j' is universal; DH tables have only revolute and prismatic joints"),
        (carried("helical", pitch=0.1), "joint 'j' is helical"),
        (load("ur5", base="floating"), "joint 'base' is floating"),
        (load("ur5", base="moving"), r'has a moving base, which a DH table cannot express; use robot.with_base\("fixed"\)'),
        (load("ur5").with_loops(Loop("l", "base_link", "tool0")), r"has loops, .*robot.with_loops\(\)"),
        (load("puma560").with_couplings(Coupling("joint5", {"joint4": -1.0})), "has couplings, .*robot.uncoupled"),
    ],
    ids=lambda x: getattr(x, "name", ""),
)
def test_what_a_dh_table_cannot_say_is_refused_and_shown_by_joints(robot, message):
    with pytest.raises(ModelError, match=message):
        robot.to_dh(convention="standard")
    assert "helical" not in robot.name or "joints" in str(robot)


def test_a_joint_of_several_freedoms_follows_no_other():
    with pytest.raises(ModelError, match="joint 'j': a spherical joint cannot be coupled"):
        carried("spherical", mimic=Mimic("lift"))


def _moved(x: float) -> np.ndarray:
    return Joint("a", "b", "c", "prismatic", axis=(1, 0, 0)).motion(x)


def test_angles_below_rounding_are_shown_as_none():
    assert "e-17" not in str(load("stewart"))
