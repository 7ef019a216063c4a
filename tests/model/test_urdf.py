"""URDF in and out: what is read, what is reported, what is refused, and that nothing is lost on the way round."""

from __future__ import annotations

import math
import re
from dataclasses import replace

import numpy as np
import pytest
from arms import ARMS
from bounds import close
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import chained, mass_matrix, paths, poses, same_dynamics, states

from isodyn.dynamics.trace import count
from isodyn.errors import FormatError, IsodynError, ModelError
from isodyn.graph.node import symbol
from isodyn.model.catalogue import load
from isodyn.model.coupling import Coupling
from isodyn.model.formats.urdf import from_urdf, to_urdf
from isodyn.model.joint import Joint, Limits, Mimic
from isodyn.model.link import Link, Shape
from isodyn.model.robot import Robot
from isodyn.model.robots.families import random_tree
from isodyn.model.rotations import is_identity, rpy_of
from isodyn.spatial import pose, rpy_matrix

QUICK = settings(max_examples=60, deadline=None, derandomize=True)

ARM = """
<robot name="arm">
  <material name="blue"/>
  <link name="base"/>
  <link name="upper">
    <inertial><origin xyz="0.1 0.2 0.3" rpy="0 0 1.5707963267948966"/><mass value="2"/>
      <inertia ixx="1" ixy="0.1" ixz="0.2" iyy="2" iyz="0.3" izz="2.5"/></inertial>
    <visual>
      <origin xyz="1 0 0"/><geometry><mesh filename="package://arm/upper.dae" scale="1 2 3"/></geometry><material name="blue"/>
    </visual>
    <visual><geometry><box size="1 2 3"/></geometry></visual>
    <collision><geometry><cylinder radius="0.5" length="2"/></geometry></collision>
    <collision><geometry><sphere radius="0.25"/></geometry></collision>
    <collision><geometry><capsule radius="1" length="2"/></geometry></collision>
    <collision/>
  </link>
  <link name="hand"/>
  <link name="left"/>
  <link name="right"/>
  <joint name="shoulder" type="continuous">
    <parent link="base"/><child link="upper"/><origin xyz="0 0 1" rpy="1.5708 0 0"/><axis xyz="0 0 2"/>
    <limit effort="10" velocity="3"/><dynamics damping="0.5" friction="0.25"/><calibration rising="0"/>
  </joint>
  <joint name="wrist" type="fixed"><parent link="upper"/><child link="hand"/><axis xyz="0 0 0"/></joint>
  <joint name="grip" type="prismatic">
    <parent link="hand"/><child link="left"/><limit lower="-0.1" upper="0.2" effort="1" velocity="2"/>
    <safety_controller k_velocity="1"/>
  </joint>
  <joint name="follow" type="revolute">
    <parent link="hand"/><child link="right"/><axis xyz="0 1 0"/><limit upper="1" effort="1" velocity="2"/>
    <mimic joint="grip" multiplier="-2" offset="0.5"/>
  </joint>
  <transmission name="t"/><gazebo/><gazebo reference="upper"/>
</robot>
"""


# -- in ---------------------------------------------------------------------------------------------------------------


def test_everything_a_robot_needs_is_read():
    robot = from_urdf(ARM)
    assert (robot.name, robot.n, robot.joint_names) == ("arm", 2, ("shoulder", "grip"))
    upper, shoulder = robot.link("upper"), robot.joint("shoulder")
    assert upper.mass == 2.0 and upper.com.tolist() == [0.1, 0.2, 0.3]
    assert upper.inertia.tolist() == [[2, -0.1, -0.3], [-0.1, 1, 0.2], [-0.3, 0.2, 2.5]]  # turned by a quarter about z
    assert shoulder.type == "revolute" and shoulder.limits == Limits(velocity=3.0, effort=10.0)
    assert (shoulder.viscous, shoulder.coulomb, shoulder.axis.tolist()) == (0.5, (0.25, -0.25), [0, 0, 1])
    assert shoulder.static == shoulder.coulomb
    close(shoulder.origin[1:3, 1:3], [[np.cos(1.5708), -np.sin(1.5708)], [np.sin(1.5708), np.cos(1.5708)]], ops=2)
    assert robot.joint("grip").axis.tolist() == [1, 0, 0] and robot.joint("grip").limits == Limits(-0.1, 0.2, 2.0, 1.0)
    assert robot.couplings == (Coupling("follow", {"grip": -2.0}, 0.5),) and robot.joint("follow").mimic is None
    free = from_urdf(ARM, mimic="free")
    assert free.joint("follow").mimic == Mimic("grip", -2.0, 0.5) and free.joint("follow").limits.lower == 0.0
    assert free.n == robot.n + 1 and not free.couplings and any("are independent joints" in line for line in free.import_notes)
    assert robot.joint("wrist").type == "fixed"


def test_shapes_are_kept_and_mesh_names_stay_text():
    mesh, box, cylinder, sphere = from_urdf(ARM).link("upper").shapes
    assert (mesh.kind, mesh.mesh, mesh.size, mesh.role) == ("mesh", "package://arm/upper.dae", (1.0, 2.0, 3.0), "visual")
    assert mesh.pose[0, 3] == 1.0
    assert (box.size, cylinder.size, sphere.size) == ((1.0, 2.0, 3.0), (0.5, 2.0), (0.25,))
    assert cylinder.role == sphere.role == "collision"


@pytest.mark.parametrize(
    "remark",
    [
        "ignored: 1 <transmission> in <robot>",
        "ignored: 2 <gazebo> in <robot>",
        "ignored: 1 <calibration> in <joint>",
        "ignored: 1 <safety_controller> in <joint>",
        "ignored: 1 <collision> with <capsule>",
        "ignored: 1 <collision> with no geometry",
        "assumed: joint 'grip' has no <axis>; taken as (1, 0, 0)",
        "assumed: joint 'shoulder': axis (0.0, 0.0, 2.0) does not have length 1",
        "assumed: joint 'follow': a missing lower or upper limit is 0",
        "applied: mimic joints follow the other joint and have no entry in q: 'follow' of 'grip'",
        "assumed: zero mass for links without <inertial>, 4 of the links",
        "angles: 1 are nearly but not exactly right angles (first joint 'shoulder': 1.5708)",
        "snap=4e-06 would leave 0 instead of 4 rotation entries",
    ],
)
def test_the_report_says(remark):
    assert any(remark in line for line in from_urdf(ARM).import_notes)
    assert remark in str(from_urdf(ARM))


def test_an_unphysical_inertia_is_reported_not_refused():
    moments = '<inertia ixx="1" iyy="1" izz="3" ixy="0" ixz="0" iyz="0"/>'
    text = f'<robot name="r"><link name="a"><inertial><mass value="1"/>{moments}</inertial></link></robot>'
    (line,) = from_urdf(text).import_notes
    assert line.startswith("warning: link 'a': principal moments (1, 1, 3) kg m2 violate the triangle inequality")


FULL = '<mass value="1"/>\n<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/>'


@pytest.mark.parametrize(
    ("body", "remark"),
    [
        (f'<inertial>{FULL}<origin xzy="0 0 .2"/></inertial>', "warning: line 3: <origin> has no attribute 'xzy'; it was ignored"),
        (f'<inertial mass="2">{FULL}</inertial>', "warning: line 2: <inertial> has no attribute 'mass'; it was ignored"),
        (
            f'<inertial>{FULL}</inertial><visual><geometry><box size="1 1 1" radius="1"/></geometry></visual>',
            "warning: line 3: <box> has no attribute 'radius'; it was ignored",
        ),
        (
            f'<inertial>{FULL}</inertial><visual><geometry><box size="1 1 1"/><sphere radius="1"/></geometry></visual>',
            "ignored: 1 further <sphere> in <geometry>, of which the first shape counts (line 3)",
        ),
        (
            "<inertial>" + FULL.replace(' value="1"', "") + "</inertial>",
            "assumed: link 'a': <mass> in line 2 has no value; taken as 0",
        ),
        (
            '<inertial><mass value="1"/><inertia iyy=".1" izz=".1"/></inertial>',
            "assumed: link 'a': <inertia> in line 2 has no ixx, ixy, ixz, iyz; taken as 0",
        ),
        (
            f'<inertial>{FULL}<mass value="2"/></inertial>',
            "ignored: 1 repeated <mass> in <inertial>, of which the first counts (line 3)",
        ),
        (
            f"<inertial>{FULL}</inertial><inertial>{FULL}</inertial>",
            "ignored: 1 repeated <inertial> in <link>, of which the first counts (line 3)",
        ),
    ],
)
def test_a_mistake_that_changes_the_dynamics_is_reported(body, remark):
    assert from_urdf(f'<robot name="r"><link name="a">\n{body}</link></robot>').import_notes == (remark,)


@pytest.mark.parametrize(
    ("extra", "remark"),
    [
        ('<limit lower="0" uper="1"/>', "<limit> has no attribute 'uper'"),
        ('<dynamics dampling="1"/>', "<dynamics> has no attribute 'dampling'"),
        ('<axis xyz="0 0 1" rpy="0 0 0"/>', "<axis> has no attribute 'rpy'"),
        ('<isodyn gravity="0 0 1"/>', "<isodyn> has no attribute 'gravity'"),
        ('<axis xyz="0 0 1"/><axis xyz="0 1 0"/>', "ignored: 1 repeated <axis> in <joint>"),
        ('<child link="c"/>', "ignored: 1 repeated <child> in <joint>"),
    ],
)
def test_a_mistake_in_a_joint_is_reported(extra, remark):
    assert any(remark in line for line in from_urdf(f'<robot name="r">{AB}{joint(extra)}</robot>').import_notes)


@pytest.mark.parametrize("name", ARMS)
def test_our_own_files_have_no_such_mistakes(name):
    report = "\n".join(from_urdf(load(name).to_urdf()).import_notes)
    assert "has no attribute" not in report and "repeated" not in report and "taken as 0" not in report


def test_snap_makes_right_angles_exact_and_leaves_the_rest():
    robot = from_urdf(ARM, snap=1e-5)
    assert robot.joint("shoulder").origin[:3, :3].tolist() == [[1, 0, 0], [0, 0, -1], [0, 1, 0]]
    assert any(line.startswith("snapped: 1 angles") for line in robot.import_notes)
    assert not any(line.startswith("angles:") for line in robot.import_notes)
    assert from_urdf(ARM, snap=1e-6) == from_urdf(ARM)
    for wrong in (-1.0, 1.0, math.nan, "x"):
        with pytest.raises(ModelError, match="snap"):
            from_urdf(ARM, snap=wrong)


def turning(*axes):
    """A chain with these axes in its text."""
    joints = "".join(
        f'<joint name="j{i}" type="continuous"><parent link="l{i}"/><child link="l{i + 1}"/><axis xyz="{axis}"/></joint>'
        for i, axis in enumerate(axes)
    )
    links = "".join(f'<link name="l{i}"/>' for i in range(len(axes) + 1))
    return f'<robot name="r">{links}{joints}</robot>'


def test_snap_makes_axes_exact_that_are_nearly_coordinate_axes():
    text = turning("0 -1 -4.37114e-08", "2 0 2.2e-05", "1 0 1", "0 0 1")
    loaded, exact = from_urdf(text), from_urdf(text, snap=1.2e-5)
    assert loaded.joints[0].axis[2] == -4.37114e-08
    assert [joint.axis.tolist() for joint in exact.joints[:2]] == [[0, -1, 0], [1, 0, 0]]
    assert exact.joints[2:] == loaded.joints[2:]
    (line,) = (line for line in loaded.import_notes if line.startswith("axes:"))
    assert "2 are nearly" in line and "(first joint 'j0': (0.0, -1.0, -4.37114e-08))" in line
    assert "snap=2e-05 would leave 1 instead of 3 such axes" in line
    assert "snapped: 2 axes to coordinate axes, by at most 1.2e-05 rad" in exact.import_notes
    assert not any(line.startswith("axes:") for line in exact.import_notes)
    (after,) = (line for line in from_urdf(text, snap=1e-7).import_notes if line.startswith("axes:"))
    assert "1 are nearly" in after and "leave 1 instead of 2" in after
    before, gained = (count(robot, "newton-euler", "jacobian").mul for robot in (loaded, exact))
    assert gained < before


@pytest.mark.parametrize("axis", ["0 0 0", "1e-320 0 0", "0 1 5e-324", "1e300 0 1e290"])
def test_odd_axes_are_refused_or_read_but_never_crash_the_report(axis):
    try:
        from_urdf(turning(axis))
    except IsodynError as error:
        assert "axis" in str(error)


def test_gravity_of_the_file_holds_unless_another_is_given():
    text = load("two-link").to_urdf()
    assert from_urdf(text).gravity.tolist() == [0, -9.81, 0]
    assert from_urdf(text, gravity=(1, 2, 3)).gravity.tolist() == [1, 2, 3]


# -- refused ----------------------------------------------------------------------------------------------------------


def joint(extra="", *, name="j", kind="revolute", parent="a", child="b"):
    return f'<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>{extra}</joint>'


AB = '<link name="a"/><link name="b"/>'


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("", "no <link>"),
        (AB, "exactly one link"),
        ('<link name="a"/><link name="a"/>', "link name 'a' is already used in line 1"),
        ("<link/>", "<link> needs a non-empty attribute 'name'"),
        (AB + joint() + joint(child="a", parent="b"), "joint name 'j' is already used"),
        (AB + joint(child="c"), "joint 'j' names a child link 'c'"),
        (AB + joint() + joint(name="k", parent="b", child="a"), "cycle"),
        (AB + joint() + joint(name="k"), "child of both 'j' and 'k'"),
        (
            AB
            + '<link name="c"/><link name="d"/>'
            + joint()
            + joint(name="k", parent="c", child="d")
            + joint(name="l", parent="d", child="c"),
            "cycle",
        ),
        (AB + joint(kind="ball"), "joint 'j' is of type 'ball'; supported: fixed, revolute, prismatic, floating"),
        (AB + joint('<isodyn effort="1 2"/>', kind="planar"), "<isodyn effort> has 2 numbers; expected 1 or 3"),
        (AB + '<joint name="j"/>', "'type'"),
        (AB + '<joint name="j" type="fixed"/>', "joint 'j' has no <parent"),
        (AB + joint('<axis xyz="0 0 0"/>'), "axis .* has no usable length"),
        (AB + joint('<axis xyz="1e200 1e200 0"/>'), "expected 3 finite numbers"),
        (AB + joint('<axis xyz="0 0"/>'), "expected 3 finite numbers"),
        (AB + joint("<axis/>"), "<axis> needs the attribute 'xyz'"),
        (AB + joint('<origin xyz="0 0 nan"/>'), "expected 3 finite numbers"),
        (AB + joint('<origin xyz="0 0 1e999"/>'), "expected 3 finite numbers"),
        (AB + joint('<origin rpy="0 ${pi/2} 0"/>'), "is this xacro"),
        (AB + joint('<origin xyz="1_0 0 0"/>'), "expected 3 finite numbers"),
        (AB + joint('<limit lower="2" upper="1" effort="1" velocity="1"/>'), "lower limit 2 is above"),
        (AB + joint('<limit lower="inf"/>'), "expected a finite number"),
        (AB + joint('<limit effort="-1"/>'), "effort limit"),
        (AB + joint('<dynamics damping="-1"/>'), "viscous friction"),
        (AB + joint('<dynamics friction="-1"/>'), "friction -1 is below 0"),
        (AB + joint("<mimic/>"), "'joint'"),
        ('<link name="a"><inertial><mass value="-1"/></inertial></link>', "link 'a': mass .*below 0"),
        ('<link name="a"><inertial><mass value="heavy"/></inertial></link>', "value='heavy'>: expected a finite number"),
        ('<link name="a"><visual><geometry><box/></geometry></visual></link>', "<box> needs the attribute 'size'"),
        ("<xacro:macro/>", "is xacro, not URDF"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(body, message):
    with pytest.raises(ModelError, match=message):
        from_urdf(f'<robot name="r" xmlns:xacro="x">{body}</robot>')


def test_a_mimic_of_a_missing_joint_is_a_warning_and_survives_every_format(tmp_path):
    couple = joint('<mimic joint="x"/>')
    robot = from_urdf(f'<robot name="r">{AB}{couple}</robot>')
    assert robot.n == 1
    assert "warning: line 1: joint 'j' mimics 'x', which does not exist; it is an independent joint" in robot.import_notes
    for name in ("arm.urdf", "arm.toml"):
        robot.save(tmp_path / name)
        again = load(tmp_path / name)
        assert again.joint("j").mimic == Mimic("x") and any(
            "'x'" in line and line.startswith("warning") for line in again.import_notes
        )


@pytest.mark.parametrize("axis", ["0 -1 -4.37114e-08", "1 3e-09 0", "-2e-08 1e-08 1", "0 1 1e-300"])
def test_an_axis_near_a_coordinate_axis_is_turned_as_it_stands(axis):
    """romeo's fingers: rounded to the axis they were 5e-8 off.  The oracle turns by Rodrigues' formula, whatever the axis."""
    turned = joint(f'<origin xyz="0.1 0.2 0.3"/><axis xyz="{axis}"/>')
    robot = from_urdf(f'<robot name="r">{AB}{turned}</robot>')
    for q, _, _ in states(robot, 3):
        close(robot.pose(q, frame="b")[:3], poses(robot, q)[0]["b"][:3], ops=chained(robot))


def test_errors_point_at_the_line_and_the_file(tmp_path):
    path = tmp_path / "bad.urdf"
    path.write_text('<robot name="r">\n<link name="a">\n<inertial>\n<mass value="x"/></inertial></link></robot>')
    with pytest.raises(FormatError, match=r"bad\.urdf, line 4"):
        from_urdf(path)


@pytest.mark.parametrize(
    ("body", "line", "message"),
    [
        (AB + "\n" + joint(child="c"), 2, "joint 'j' names a child link 'c'"),
        ('<link name="a"/>\n\n<link name="b"/>', 3, "expected exactly one link without a parent joint, found 2"),
        (AB + "\n" + joint() + "\n" + joint(name="k", parent="b", child="a"), 1, "the joints form a cycle"),
        (AB + "\n" + joint() + "\n" + joint(name="k"), 3, "child of both 'j' and 'k'"),
        ('<link name="r"/>' + AB + "\n" + joint() + "\n" + joint(name="r", parent="b", child="a"), 2, "joint 'j' is part of a"),
    ],
)
def test_errors_about_the_tree_point_at_the_line_and_the_file(tmp_path, body, line, message):
    path = tmp_path / "tree.urdf"
    path.write_text(f'<robot name="r">{body}</robot>')
    with pytest.raises(FormatError, match=rf"tree\.urdf, line {line}: robot 'r': .*{message}"):
        from_urdf(path)


def test_a_wrong_gravity_is_not_blamed_on_the_file():
    with pytest.raises(ModelError) as caught:
        from_urdf(ARM, gravity=(1, 2))
    assert not isinstance(caught.value, FormatError)


# -- rotations --------------------------------------------------------------------------------------------------------


def test_right_angle_rotations_have_exact_rpy():
    for k in np.ndindex(4, 4, 4):
        R = rpy_matrix([i * math.pi / 2 for i in k])
        assert np.array_equal(rpy_matrix(rpy_of(R)), R)


@QUICK
@given(st.tuples(*[st.floats(-3.2, 3.2)] * 3), st.sampled_from([0.0, 1e-3, 1e-7, 1e-9, 1e-16]))
def test_rpy_of_a_rotation_gives_it_back_also_near_gimbal_lock(rpy, near):
    for angles in (rpy, (rpy[0], math.pi / 2 - near, rpy[2]), (rpy[0], near - math.pi / 2, rpy[2])):
        R = rpy_matrix(angles)
        close(rpy_matrix(rpy_of(R)), R, ops=20, condition=math.sqrt(3))  # rows of length 1 have an entry of at least 1/sqrt(3)


# -- out and back -----------------------------------------------------------------------------------------------------


def same_but_for_rotations(a: Robot, b: Robot) -> None:
    """All fields equal, origins and shapes to the rounding of one conversion to angles and back."""

    def plain(robot):
        bare = tuple(replace(link, shapes=()) for link in robot.links)
        return replace(robot, links=bare, joints=tuple(replace(j, origin=np.eye(4)) for j in robot.joints))

    assert plain(a) == plain(b)
    for x, y in zip(a.joints, b.joints, strict=True):
        assert x.name == y.name and np.array_equal(x.origin[:3, 3], y.origin[:3, 3])
        close(y.origin[:3, :3], x.origin[:3, :3], ops=20, condition=math.sqrt(3))
    for x, y in zip(a.links, b.links, strict=True):
        assert [replace(s, pose=np.eye(4)) for s in x.shapes] == [replace(s, pose=np.eye(4)) for s in y.shapes]
        for s, t in zip(x.shapes, y.shapes, strict=True):
            close(t.pose, s.pose, ops=20, condition=math.sqrt(3))


names = st.text(
    st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\ufffe\uffff") | st.sampled_from("\t\n\"'<>&"),
    min_size=1,
    max_size=8,
)
number = st.floats(-1e100, 1e100)


SHAPES = [
    Shape("sphere", (0.5,)),
    Shape("box", (1.0, 2.0, 3.0), role="collision"),
    Shape("mesh", (1.0, 1.0, 1.0), "package://a b/<c>&d.stl", pose(rpy_matrix((1, 2, 3)), (4, 5, 6))),
]


@st.composite
def robots(draw):
    """Random trees with odd names, limits, couplings and shapes."""
    robot = random_tree(
        draw(st.integers(0, 10**6)),
        draw(st.integers(1, 6)),
        arbitrary_axes=draw(st.booleans()),
        fixed=0.3,
        motors=draw(st.booleans()),
    )
    called = draw(st.lists(names, min_size=len(robot.links), max_size=len(robot.links), unique=True))
    rename = dict(zip(robot.link_names, called, strict=True))
    shapes = st.lists(st.sampled_from(SHAPES), max_size=2)
    links = tuple(replace(link, name=rename[link.name], shapes=tuple(draw(shapes))) for link in robot.links)
    joints = tuple(replace(j, parent=rename[j.parent], child=rename[j.child], **draw(extras(j))) for j in robot.joints)
    return replace(robot, name=draw(names), links=links, joints=joints, gravity=draw(st.tuples(*[number] * 3)))


@st.composite
def extras(draw, joint):
    if not joint.nv:
        return {}
    end = number | st.sampled_from((-math.inf, math.inf))
    lower, upper = sorted((draw(end), draw(end)))
    mimic = draw(st.none() | st.builds(Mimic, st.just(joint.name), number, number))
    plus, minus = abs(draw(number)), -abs(draw(number))
    return {
        "limits": draw(st.just(Limits()) | st.just(Limits(lower, upper, abs(draw(number)), math.inf))),
        "passive": draw(st.booleans()),
        "mimic": mimic,
        "coulomb": (plus, minus),
        "static": draw(st.just((plus, minus)) | st.just((max(plus, 3.0), min(minus, -0.5)))),
        "gear_ratio": draw(number),
    }


@pytest.mark.filterwarnings("ignore::isodyn.errors.ModelWarning")
@QUICK
@given(robots())
def test_any_robot_comes_back_from_its_urdf(robot):
    same_but_for_rotations(robot, from_urdf(to_urdf(robot), mimic="free"))


def test_right_angled_robots_come_back_exactly():
    for robot in (load("ur5"), load("iiwa14"), load("kr5"), random_tree(1, 9, arbitrary_axes=False, motors=True)):
        assert from_urdf(to_urdf(robot)) == robot


def test_shapes_that_urdf_does_not_have_stand_where_other_tools_do_not_look():
    at = pose(None, (1.0, 2.0, 3.0))
    own = (
        Shape("ellipsoid", (0.1, 0.2, 0.3), pose=at, role="collision"),
        Shape("capsule", (0.1, 0.2), colour=(0.0, 0.5, 1.0, 1.0)),
    )
    text = to_urdf(Robot("r", (Link("a", shapes=(*own, Shape("sphere", (0.5,)))),)))
    assert from_urdf(text).link("a").shapes == (Shape("sphere", (0.5,)), *own)
    assert [shape.kind for shape in from_urdf(elsewhere(text)).link("a").shapes] == ["sphere"]
    with pytest.raises(FormatError, match="<shape> of kind 'cone' and role 'visual'; kinds: capsule, ellipsoid"):
        from_urdf(text.replace('kind="capsule"', 'kind="cone"'))


def elsewhere(text):
    """What tools that do not know `<isodyn>` read of a file."""
    return re.sub(r"(?s)<isodyn[^>]*/>|<isodyn[^>]*>.*?</isodyn>", "", text)


def test_motors_and_friction_of_the_puma_come_back():
    puma = load("puma560").with_parameters({"joint1.static": (30.0, -30.0)})
    for there, back in zip(puma.movable_joints, from_urdf(puma.to_urdf()).movable_joints, strict=True):
        for key in ("rotor_inertia", "gear_ratio", "viscous", "coulomb", "static", "limits", "passive", "axis"):
            assert np.array_equal(getattr(there, key), getattr(back, key)) or getattr(there, key) == getattr(back, key)


@pytest.mark.parametrize("name", ARMS)
def test_link_frames_away_from_their_joint_are_links_to_other_tools_and_come_back_here(name):
    robot = load(name)
    text = robot.to_urdf()
    urdf, other = from_urdf(text), from_urdf(elsewhere(text), gravity=robot.gravity)
    q = states(robot, 1)[1][0]
    there, back, beyond = (poses(arm, q)[0] for arm in (robot, urdf, other))
    assert list(back) == list(there) and len(beyond) == len(there) + sum(
        not is_identity(joint.mount) for joint in robot.movable_joints
    )
    for link in robot.link_names:
        moved = link + "_frame"
        for found in (back[link], beyond[moved if moved in beyond else link]):
            close(found, there[link], ops=2 * chained(robot))
        close(np.append(urdf.link(link).com, 1.0), np.append(robot.link(link).com, 1.0), ops=64)
        close(urdf.link(link).inertia.ravel(), robot.link(link).inertia.ravel(), ops=64)
    same_dynamics(robot, urdf, tips=(robot.tips[-1], robot.tips[-1]))


@pytest.mark.parametrize("seed", range(10))
def test_offsets_and_mounts_of_any_tree_are_folded_in_and_out(seed):
    robot = random_tree(seed, 5, branching=0.0, fixed=0.4, motors=True)
    at = pose(rpy_matrix((0.1 * seed, 2, 3)), (0.1, 0.2, 0.3))
    robot = replace(robot, joints=tuple(replace(j, mount=at, offset=0.7 if j.nv else 0.0) for j in robot.joints))
    back = from_urdf(robot.to_urdf())
    assert back.link_names == robot.link_names
    for joint, found in zip(robot.movable_joints, back.movable_joints, strict=True):
        assert found.offset == joint.offset
        for key in ("origin", "mount"):
            close(getattr(found, key), getattr(joint, key), ops=64)
    same_dynamics(robot, back)


def test_a_name_of_a_frame_link_gives_way_to_one_that_is_taken():
    links = (Link("base"), Link("arm", 1.0), Link("arm_frame", 1.0))
    joints = (Joint("one", "base", "arm", mount=pose(None, (1, 0, 0))), Joint("arm_frame_", "arm", "arm_frame"))
    text = to_urdf(Robot("r", links, joints))
    assert '<link name="arm_frame__"/>' in text and from_urdf(text).link_names == ("base", "arm", "arm_frame")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('<link name="hand_frame"/>', '<link name="hand_frame"><inertial><mass value="1"/></inertial></link>'),
        ('frame_of="hand"', 'frame_of="base"'),
        ("</robot>", '<link name="on"/><joint name="j" type="fixed"><parent link="hand_frame"/><child link="on"/></joint></robot>'),
    ],
)
def test_a_frame_link_that_is_more_than_a_frame_stays_a_link(old, new):
    arm = Robot("r", (Link("base"), Link("hand", 1.0)), (Joint("one", "base", "hand", mount=pose(None, (1, 0, 0))),))
    text = to_urdf(arm)
    assert from_urdf(text) == arm
    robot = from_urdf(text.replace(old, new))
    assert "hand_frame" in robot.link_names and is_identity(robot.joint("one").mount)
    close(robot.pose([0.3], frame="hand_frame"), arm.pose([0.3]), ops=20)


def test_what_urdf_cannot_hold_is_refused_with_the_remedy():
    with pytest.raises(ModelError, match="contains symbols"):
        to_urdf(Robot("r", (Link("a", symbol("m")),)))
    with pytest.raises(ModelError, match="character that XML does not allow"):
        to_urdf(Robot("r", (Link("a\x00b"),)))


# -- against Pinocchio ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "robot", [load("ur5"), load("iiwa14"), *(random_tree(seed, 7, fixed=0.3) for seed in range(6))], ids=lambda r: r.name
)
def test_pinocchio_reads_our_urdf_as_the_same_robot(robot):
    pinocchio = pytest.importorskip("pinocchio")
    model = pinocchio.buildModelFromXML(robot.to_urdf())
    data = model.createData()
    moving = sum(link.mass for link in robot.links if paths(robot)[link.name])  # what hangs on the world has no weight there
    close([pinocchio.computeTotalMass(model)], [moving], ops=len(robot.links))
    ops = 2 * chained(robot)
    order = [model.joints[model.getJointId(name)].idx_v for name in robot.joint_names]
    for q, _, _ in states(robot, 4):
        full = pinocchio.neutral(model)
        for name, value in zip(robot.joint_names, q, strict=True):  # a continuous joint is (cos, sin) there
            at = model.joints[model.getJointId(name)]
            full[at.idx_q : at.idx_q + at.nq] = [value] if at.nq == 1 else [math.cos(value), math.sin(value)]
        M = pinocchio.crba(model, data, full)
        M = np.triu(M) + np.triu(M, 1).T
        close(M[np.ix_(order, order)].ravel(), mass_matrix(robot, q, motors=False).ravel(), ops=ops)
        pinocchio.framesForwardKinematics(model, data, full)
        for link, T in poses(robot, q)[0].items():
            close(data.oMf[model.getFrameId(link)].homogeneous, T, ops=ops)


def test_colours_of_materials_are_those_of_their_names():
    text = """<robot name="r"><material name="blue"><color rgba="0 0 1 1"/></material><link name="a">
    <visual><geometry><sphere radius="1"/></geometry><material name="blue"/></visual>
    <visual><geometry><sphere radius="2"/></geometry><material name="own"><color rgba="0.5 2 0 0.25"/></material></visual>
    <visual><geometry><sphere radius="3"/></geometry><material name="own"/></visual>
    <visual><geometry><sphere radius="4"/></geometry>
    <material name="odd"><color rgba="red"/><texture filename="x"/></material></visual>
    <visual><geometry><sphere radius="5"/></geometry><material name="nowhere"/></visual></link></robot>"""
    robot = from_urdf(text)
    green = (0.5, 1.0, 0.0, 0.25)
    assert [shape.colour for shape in robot.links[0].shapes] == [(0.0, 0.0, 1.0, 1.0), green, green, (), ()]
    assert [line for line in robot.import_notes if "color" in line or "texture" in line] != []
    assert from_urdf(robot.to_urdf()).links == robot.links
