"""MJCF in: what is read from a model, what the report says, and how the formats are told apart."""

from __future__ import annotations

import math
import re
from pathlib import Path

import numpy as np
import pytest
from mjcf_models import MODELS

import isodyn as iso
from isodyn.errors import FormatError, IsodynError
from isodyn.model.catalogue import load
from isodyn.model.formats.mjcf import from_mjcf
from isodyn.model.joint import Limits
from isodyn.model.robot import Robot

# -- what is read -----------------------------------------------------------------------------------------------------


def model(body: str, *, before: str = "", attributes: str = "") -> str:
    return f'<mujoco>{before}<worldbody><body name="b" {attributes}>{body}</body></worldbody></mujoco>'


def test_several_joints_of_a_body_hang_on_links_named_after_them():
    robot = from_mjcf(model('<joint name="x" axis="1 0 0"/><joint name="y"/><joint/><geom size="1"/>'))
    assert robot.link_names == ("world", "b:x", "b:y", "b") and robot.joint_names == ("x", "y", "b_joint")
    assert [link.mass for link in robot.links[:3]] == [0, 0, 0]


def test_names_made_up_give_way_to_names_of_the_file():
    robot = from_mjcf(model('<joint name="b_joint"/><joint/><geom size="1"/><body/><body name="b:b_joint"/><body name="b_child"/>'))
    assert robot.link_names == ("world", "b:b_joint_2", "b", "b_child_2", "b:b_joint", "b_child")
    assert robot.joint_names == ("b_joint", "b_joint_2")


def test_sites_become_frames_when_asked_for():
    text = model('<joint/><geom size="1"/><site name="tool" pos="1 2 3" quat="0 0 0 1"/><site/>')
    assert from_mjcf(text).link_names == ("world", "b")
    robot = from_mjcf(text, sites=True)
    assert robot.link_names == ("world", "b", "tool", "b_site")
    assert iso.compile(robot).pose([0.0], frame="tool").tolist() == [[-1, 0, 0, 1], [0, -1, 0, 2], [0, 0, 1, 3], [0, 0, 0, 1]]


def test_gravity_of_the_file_holds_unless_another_is_given():
    text = model('<geom size="1"/>', before='<option gravity="1 2 3"/>')
    assert from_mjcf(text).gravity.tolist() == [1, 2, 3]
    assert Robot.from_mjcf(text, gravity=(0, 0, 1)).gravity.tolist() == [0, 0, 1]


def test_shapes_are_kept_for_drawing():
    robot = from_mjcf(model('<geom size="0.5" group="3"/><geom type="box" size="1 2 3"/><geom type="capsule" size="1 2"/>'))
    sphere, box, tube, *caps = robot.link("b").shapes
    assert (sphere.kind, sphere.size, sphere.role) == ("sphere", (0.5,), "collision")
    assert (box.kind, box.size, box.role) == ("box", (2.0, 4.0, 6.0), "visual")
    assert (tube.kind, tube.size, [cap.pose[2, 3] for cap in caps]) == ("cylinder", (1.0, 4.0), [-2, 2])
    assert "visual" in robot.to_urdf()


def test_load_tells_the_formats_apart(tmp_path):
    text = '<?xml version="1.0"?>\n<!-- <robot> -->\n<mujoco model="m"><worldbody><body name="b"/></worldbody></mujoco>'
    (tmp_path / "m.xml").write_text(text)
    assert (
        from_mjcf(text.encode("utf-16"))
        == load(text)
        == load(text.encode())
        == load(tmp_path / "m.xml")
        == load(str(tmp_path / "m.xml"))
    )
    with pytest.raises(FormatError, match=r"this is URDF; use Robot\.from_urdf"):
        from_mjcf(load("ur5").to_urdf())


def test_limits_are_in_radians_and_metres():
    limits = from_mjcf(
        model('<joint range="-180 90" actuatorfrcrange="-1 3"/><joint type="slide" range="-1 inf"/><geom size="1"/>')
    )
    assert limits.movable_joints[0].limits == Limits(-math.pi, math.pi / 2, effort=3.0)
    assert limits.movable_joints[1].limits == Limits(-1.0, math.inf)


# -- what is said -----------------------------------------------------------------------------------------------------

NOISY = """
<mujoco>
  <option density="1.2"><flag damper="disable" spring="disable"/></option>
  <worldbody>
    <body name="a" gravcomp="1" mocup="true">
      <joint name="j" stiffness="3 1" springyield="1" damping="1 2 3" dampng="4" actuatorfrcrange="-1 2"/><geom size="1"/>
    </body>
    <body name="b"><joint name="ball" type="ball" stiffness="2"/><geom size="1"/></body>
    <body name="m" mocap="true"/>
    <body name="p"><inertial pos="0 0 0" mass="1"/></body>
    <body name="u"><inertial pos="0 0 0" mass="1" diaginertia="1 1 3"/></body>
    <body name="n"><inertial pos="0 0 0" mass="1" diaginertia="-1 1 1"/></body>
  </worldbody>
  <equality><weld name="w" body1="a" body2="m"/><joint name="e" joint1="j"/><tendon name="f" tendon1="t"/>
    <connect name="o" body1="a" anchor="0 0 0" active="false"/></equality>
  <default class="top"><tendon stiffness="1"/></default>
  <tendon><fixed name="t"><joint joint="j" coef="1"/></fixed>
    <fixed name="s" stiffness="0"><joint joint="j" coef="1"/></fixed></tendon>
  <actuator><motor name="m" tendon="t" armature="1"/></actuator>
  <deformable><skin name="skin"/></deformable>
  <sensor/><nonsense/>
</mujoco>"""


@pytest.mark.parametrize(
    "remark",
    [
        "warning: <equality> constraints are left out, so this is NOT MuJoCo's mechanism: these parts move freely: 'e', 'f'",
        "applied: <equality> connect and weld as loops, which are exact constraints (MuJoCo's are soft): 'w'",
        "ignored: <equality> that is not active: 'o'",
        "warning: <deformable> is left out, so this is NOT MuJoCo's mechanism",
        "warning: <tendon> with a spring, damper, friction or inertia, which MuJoCo's equations include, is left out: 't'",
        "ignored: <tendon>: 's'",
        "warning: armature or damping of an actuator that is not on one joint, or not linear, is left out: 'm'",
        "warning: gravcomp is left out; these bodies have their full weight here: 'a'",
        "warning: MJCF has no such attribute of <body>; it is left out: 'mocup'",
        "warning: MJCF has no such attribute of <joint>; it is left out: 'dampng'",
        "warning: quadratic or cubic damping is left out; MuJoCo's inverse dynamics includes it: 'j'",
        "warning: quadratic or cubic stiffness is left out; MuJoCo's equations include it: 'j'",
        "warning: springyield is left out; springs do not yield here: 'j'",
        "warning: springs are read although <flag> disables them; use with_parameters({'<joint>.stiffness': 0}): 'spring'",
        "warning: the fluid around the model is left out: 'density in line 2'",
        "warning: friction is read although <flag> disables it; use compile(..., friction=False): 'damper'",
        "warning: MuJoCo refuses an inertia with a negative moment; it is used here: 'n'",
        "warning: link 'u': principal moments (1, 1, 3) kg m2 violate the triangle inequality",
        "ignored: <actuator>: torques are passed by the caller; motor inertia and damping are read: 'm'",
        "ignored: 1 <sensor>",
        "ignored: 1 <nonsense> in <mujoco>",
        "assumed: mocap bodies stay where the file draws them: 'm'",
        "assumed: zero mass, since there is no <inertial> and no geom with mass: 'm'",
        "assumed: a point mass, since <inertial> has neither 'diaginertia' nor 'fullinertia': 'p'",
        "assumed: an effort limit that is the larger of the two of actuatorfrcrange, for joints: 'j'",
        "assumed: default class 'top' is another name of the top-level class 'main', as in MuJoCo 2",
    ],
)
def test_the_report_says(remark):
    robot = from_mjcf(NOISY)
    assert any(remark in line for line in robot.import_notes), robot.import_notes
    assert remark in str(robot)


def test_warnings_come_first():
    kinds = [line.startswith("warning") for line in from_mjcf(NOISY).import_notes]
    assert kinds == sorted(kinds, reverse=True)


CHANGED = {
    "bounds": ("boundmass", "boundinertia"),
    "balance": ("balanceinertia",),
    "total-mass": ("settotalmass",),
    "motors": ("gear^2",),
}


@pytest.mark.parametrize("name", CHANGED)
def test_what_the_compilers_settings_changed_is_said(name):
    report = " ".join(from_mjcf(MODELS[name]).import_notes)
    for word in CHANGED[name]:
        assert word in report


def test_any_error_is_an_isodyn_error():
    with pytest.raises(IsodynError):
        from_mjcf(7)


def test_the_examples_of_the_page_run():
    page = (Path(__file__).parents[2] / "docs" / "formats" / "mjcf.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "mjcf.md", "exec"), {})


# -- what is drawn ----------------------------------------------------------------------------------------------------

WEDGE = """v 0 0 0\nv 0.3 0 0\nv 0 0.2 0\nv 0 0 0.5\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n"""
DRAWN = """<mujoco><compiler meshdir="parts" angle="radian"/>
<default><mesh scale="2 2 2"/><material rgba="0 0 1 1"/>
<default class="shown"><geom group="2" material="paint"/></default></default>
<asset><material name="paint" rgba="1 0.5 0 1"/><material name="sea"/><mesh file="wedge.obj"/>
<mesh name="moved" file="wedge.obj" refpos="0.1 0.2 0.3" refquat="0.5 0.5 0.5 -0.5" scale="3 3 3"/>
<mesh name="uneven" file="wedge.obj" refpos="0.1 0.2 0.3" scale="1 2 3"/></asset>
<worldbody><body pos="1 2 3" euler="0.1 0.2 0.3"><joint/><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>
<geom class="shown" type="mesh" mesh="wedge" pos="0.4 0.5 0.6" euler="1 0 0"/>
<geom class="shown" type="mesh" mesh="moved" rgba="0 1 0 0.5" euler="0 1 0"/>
<geom type="mesh" mesh="uneven" material="sea" group="3"/>
<geom type="ellipsoid" size="0.1 0.2 0.3"/></body></worldbody></mujoco>"""


def test_meshes_ellipsoids_and_colours_are_taken_over():
    shapes = from_mjcf(DRAWN).links[1].shapes
    assert [shape.kind for shape in shapes] == ["mesh", "mesh", "mesh", "ellipsoid"]
    assert {shape.mesh for shape in shapes[:3]} == {"parts/wedge.obj"}
    assert [shape.size for shape in shapes] == [(2.0, 2.0, 2.0), (3.0, 3.0, 3.0), (1.0, 2.0, 3.0), (0.1, 0.2, 0.3)]
    assert [shape.colour for shape in shapes] == [(1.0, 0.5, 0.0, 1.0), (0.0, 1.0, 0.0, 0.5), (0.0, 0.0, 1.0, 1.0), ()]
    assert [shape.role for shape in shapes] == ["visual", "visual", "collision", "visual"]
    textured = from_mjcf(DRAWN.replace("<asset>", "<asset><texture name='t' builtin='flat' width='1' height='1'/>"))
    assert [line for line in textured.import_notes if "asset" in line] == ["ignored: 1 <texture> in <asset> (line 4)"]
    assert not any("asset" in line for line in from_mjcf(DRAWN).import_notes)
    away = DRAWN.replace("<compiler", "<compiler strippath='true'").replace('file="', 'file="away/')
    assert from_mjcf(away).links[1].shapes == shapes


def test_mujoco_draws_meshes_where_they_are_drawn_here():
    mujoco = pytest.importorskip("mujoco", reason="MuJoCo is not installed")
    compiled = mujoco.MjModel.from_xml_string(DRAWN.replace('meshdir="parts"', ""), {"wedge.obj": WEDGE.encode()})
    data = mujoco.MjData(compiled)
    mujoco.mj_forward(compiled, data)
    robot = from_mjcf(DRAWN)
    body = robot.pose(np.zeros(1), frame=robot.link_names[1])
    corners = np.array([[float(x) for x in line.split()[1:]] for line in WEDGE.splitlines() if line.startswith("v ")])
    single = float(np.finfo(np.float32).eps)  # MuJoCo's vertices are in single precision
    for k, shape in enumerate(robot.links[1].shapes[:3]):
        T = body @ shape.pose
        ours = corners * shape.size @ T[:3, :3].T + T[:3, 3]
        mesh = compiled.geom_dataid[k]
        start, count = compiled.mesh_vertadr[mesh], compiled.mesh_vertnum[mesh]
        theirs = compiled.mesh_vert[start : start + count] @ data.geom_xmat[k].reshape(3, 3).T + data.geom_xpos[k]
        apart = np.linalg.norm(ours[:, None] - theirs[None], axis=-1)
        assert apart.min(axis=0).max() <= 32 * single * 5.0 and apart.min(axis=1).max() <= 32 * single * 5.0
