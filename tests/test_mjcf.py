"""MJCF in: MuJoCo says the same of every model, to the rounding of both programs; and what is read, reported and refused."""

from __future__ import annotations

import math
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bounds import between, bounded, close, generic, within
from mjcf_models import FEATURES, MODELS

import isodyn as iso
from isodyn.errors import FormatError, IsodynError
from isodyn.model import Limits, Robot, from_mjcf, from_object, load

mujoco = pytest.importorskip("mujoco", reason="MuJoCo is not installed: nobody to compare with")

#: roundings of a constant on its way in: three half angles, two products of quaternions (7 each), length 1 (4), a matrix (6) that
#: turns a position (3) or, on both sides, an inertia (6)
CONSTANTS = 3 + 14 + 4 + 6 + 6


def text_of(model: str | dict[str, str]) -> str:
    return model if isinstance(model, str) else "".join(model.values())


@cache
def folder() -> Path:
    """Where the models of several files lie, written once."""
    import tempfile

    base = Path(tempfile.mkdtemp(prefix="mjcf-"))
    for name, model in MODELS.items():
        for file, text in ({"main.xml": model} if isinstance(model, str) else model).items():
            (base / name / file).parent.mkdir(parents=True, exist_ok=True)
            (base / name / file).write_text(text)
    return base


@cache
def both(path: Path) -> tuple[Any, Any, Robot]:
    """(MuJoCo's model, its data, our robot), contacts, limits and springs off at MuJoCo's."""
    model = mujoco.MjModel.from_xml_path(str(path))
    off = mujoco.mjtDisableBit
    model.opt.disableflags |= int(off.mjDSBL_CONSTRAINT) | int(off.mjDSBL_SPRING)
    model.opt.density = model.opt.viscosity = 0.0
    return model, mujoco.MjData(model), from_mjcf(path)


def states(n: int, seed: int) -> dict[str, Any]:
    """At rest in the zero position, almost there, and three anywhere."""
    x = np.random.default_rng(seed).uniform(-2.0, 2.0, (5, 3, n)) * np.array([0.0, 1e-4, 1.0, 1.0, 1.0])[:, None, None]
    return {"q": x[:, 0], "qd": x[:, 1], "qdd": x[:, 2]}


def theirs(model: Any, data: Any, x: dict[str, Any]) -> dict[str, Any]:
    """MuJoCo's torques (dry friction, a constraint there, added), mass matrix and bias."""
    answers: dict[str, Any] = {"inverse_dynamics": [], "mass_matrix": [], "bias_torque": []}
    for q, qd, qdd in zip(*x.values(), strict=True):
        data.qpos[:], data.qvel[:], data.qacc[:] = q, qd, qdd
        mujoco.mj_inverse(model, data)
        answers["inverse_dynamics"].append(data.qfrc_inverse + model.dof_frictionloss * np.sign(qd))
        answers["mass_matrix"].append(full_matrix(model, data))
        answers["bias_torque"].append(data.qfrc_bias.copy())
    return {key: np.array(value) for key, value in answers.items()}


def full_matrix(model: Any, data: Any) -> Any:
    M = np.zeros((model.nv, model.nv))
    try:
        mujoco.mj_fullM(model, data, M)  # MuJoCo 4
    except TypeError:
        mujoco.mj_fullM(model, M, data.qM)
    return M


def agrees(path: Path, seed: int) -> None:
    """Inverse dynamics, mass matrix and bias are MuJoCo's."""
    model, data, robot = both(path)
    x = states(robot.n, seed)
    expected = theirs(model, data, x)
    for quantity, names in (("inverse_dynamics", ("q", "qd", "qdd")), ("mass_matrix", ("q",)), ("bias_torque", ("q", "qd"))):
        friction = quantity == "inverse_dynamics"
        inputs = {name: x[name] for name in names}
        value = getattr(iso.compile(robot, friction=friction), quantity)(*inputs.values())
        method = "composite-body" if quantity == "mass_matrix" else "newton-euler"
        _, own = bounded(iso.trace(robot, method, quantity, friction=friction), inputs, constants=CONSTANTS)
        _, other = bounded(iso.trace(generic(robot), method, quantity, friction=friction), inputs, constants=CONSTANTS)
        bound = between(own[quantity], other[quantity])
        within(value, expected[quantity], bound, f"{robot.name} {quantity}:")


# -- the thirty models ------------------------------------------------------------------------------------------------


def test_there_are_thirty_models_and_each_feature_is_in_two():
    assert len(MODELS) >= 30
    for feature in FEATURES:
        found = [name for name, model in MODELS.items() if re.search(feature, text_of(model), re.DOTALL)]
        assert len(found) >= 2, f"{feature!r} is only in {found}"


@pytest.mark.parametrize("name", MODELS)
def test_mujoco_has_the_same_dynamics(name):
    agrees(folder() / name / "main.xml", seed=len(name))


@pytest.mark.parametrize("name", MODELS)
def test_mujoco_has_the_same_joints_limits_and_friction(name):
    model, _, robot = both(folder() / name / "main.xml")
    assert robot.n == model.nv == model.nq
    for k, joint in enumerate(robot.moving):
        assert joint.type == {2: "prismatic", 3: "revolute"}[int(model.jnt_type[k])]
        if model.joint(k).name:
            assert joint.name == model.joint(k).name
        limits = (joint.limits.lower, joint.limits.upper)
        if model.jnt_limited[k]:
            close(limits, model.jnt_range[k], ops=1)
        else:
            assert limits == (-math.inf, math.inf)
        assert joint.limits.effort == (model.jnt_actfrcrange[k][1] if model.jnt_actfrclimited[k] else math.inf)
        assert joint.coulomb == (model.dof_frictionloss[k], -model.dof_frictionloss[k])
        close([-joint.offset], [model.qpos0[k]], ops=1)


@pytest.mark.parametrize("name", MODELS)
def test_mujoco_has_the_same_frames(name):
    """Every body is where MuJoCo has it, in the zero position, at the reference and anywhere."""
    model, data, robot = both(folder() / name / "main.xml")
    dynamics = iso.compile(robot)
    ops = 2 * 21 * (len(robot.joints) + 1) + CONSTANTS
    for q in (np.zeros(robot.n), np.array(model.qpos0), np.random.default_rng(3).uniform(-2, 2, robot.n)):
        data.qpos[:] = q
        mujoco.mj_kinematics(model, data)
        bodies = [k for k in range(1, model.nbody) if model.body(k).name]
        for k in bodies[:: max(1, len(bodies) // 3)]:
            T = dynamics.pose(q, frame=model.body(k).name)
            close(T[:3, :3].ravel(), data.xmat[k], ops=ops, condition=math.sqrt(3))
            reach = np.append(data.xpos[k], 1.0 + np.abs(model.body_pos).sum() + np.abs(q).sum())  # the lengths that add up to it
            close(np.append(T[:3, 3], reach[-1]), reach, ops=ops)


@pytest.mark.parametrize("name", MODELS)
def test_the_compiled_model_is_the_same_robot(name):
    """from_object(MjModel) has the numbers of MuJoCo's compiler, from_mjcf has worked them out from the text."""
    model, _, read = both(folder() / name / "main.xml")
    taken = from_object(model)
    assert len(taken.links) == len(read.links) and taken.n == read.n
    for a, b in zip(read.links, taken.links, strict=True):
        close([a.mass], [b.mass], ops=CONSTANTS)
        if b.mass:  # MuJoCo puts the centre of nothing somewhere else
            close(np.append(a.com, 1.0), np.append(b.com, 1.0), ops=2 * CONSTANTS)
        scale = np.abs(b.inertia).max() + b.mass * (np.abs(b.com).max() + 1.0) ** 2  # what geoms' inertias are summed from
        within(a.inertia, b.inertia, 4 * CONSTANTS * np.finfo(float).eps * scale, a.name)
    for a, b in zip(read.joints, taken.joints, strict=True):
        assert (a.type, a.limits.effort, a.coulomb) == (b.type, b.limits.effort, b.coulomb)
        close([a.viscous, a.rotor_inertia, 1.0], [b.viscous, b.rotor_inertia, 1.0], ops=4)


# -- models of other people -------------------------------------------------------------------------------------------


PLACES = {
    "gymnasium": "envs/mujoco/assets/*.xml",
    "dm_control": "suite/*.xml",
    "robosuite": "models/assets/robots/*/robot.xml",
}


def packaged() -> list[Path]:
    """MJCF files inside installed packages, found without importing them."""
    found: list[Path] = []
    for package, pattern in PLACES.items():
        spec = find_spec(package)
        for place in (spec.submodule_search_locations or []) if spec else []:
            found += sorted(Path(place).glob(pattern))
    return found


PACKAGED = packaged()


@pytest.mark.skipif(not PACKAGED, reason="none of gymnasium, dm_control, robosuite is installed: no models of other people")
@pytest.mark.parametrize("path", PACKAGED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_models_of_other_packages_agree_or_are_refused_by_name(path):
    try:
        robot = from_mjcf(path)
    except FormatError as error:
        assert re.search(r"free joint|ball joint|mesh geom|makes bodies|leads out|no <body>", str(error)), error
        pytest.skip(f"refused: {str(error).split(': ', 1)[1][:100]}")
    assert not any("MJCF has no such attribute" in line for line in robot.report)
    agrees(path, seed=1)


def test_mujocos_own_test_model_is_refused_for_its_mesh():
    path = Path(mujoco.__file__).parent / "testdata" / "model.xml"
    if not path.exists():
        pytest.skip("this MuJoCo comes without its test data")
    with pytest.raises(FormatError, match=r"joint|mesh|makes bodies"):
        from_mjcf(path)


# -- the same arm in two formats --------------------------------------------------------------------------------------

UR5 = """
<mujoco model="ur5">
  <compiler angle="radian"/>
  <default>
    <joint axis="0 1 0" range="-6.28318530718 6.28318530718"/>
  </default>
  <worldbody>
    <body name="base_link">
      <inertial pos="0 0 0" mass="4" diaginertia="0.00443333156 0.00443333156 0.0072"/>
      <body name="shoulder_link" pos="0 0 0.089159">
        <joint name="shoulder_pan_joint" axis="0 0 1"/>
        <inertial pos="0 0 0" mass="3.7" diaginertia="0.010267495893 0.010267495893 0.00666"/>
        <body name="upper_arm_link" pos="0 0.13585 0" quat="1 0 1 0">
          <joint name="shoulder_lift_joint"/>
          <inertial pos="0 0 0.28" mass="8.393" diaginertia="0.22689067591 0.22689067591 0.0151074"/>
          <body name="forearm_link" pos="0 -0.1197 0.425">
            <joint name="elbow_joint" range="-3.14159265359 3.14159265359"/>
            <inertial pos="0 0 0.25" mass="2.275" diaginertia="0.049443313556 0.049443313556 0.004095"/>
            <body name="wrist_1_link" pos="0 0 0.39225" quat="1 0 1 0">
              <joint name="wrist_1_joint"/>
              <inertial pos="0 0 0" mass="1.219" diaginertia="0.111172755531 0.111172755531 0.21942"/>
              <body name="wrist_2_link" pos="0 0.093 0">
                <joint name="wrist_2_joint" axis="0 0 1"/>
                <inertial pos="0 0 0" mass="1.219" diaginertia="0.111172755531 0.111172755531 0.21942"/>
                <body name="wrist_3_link" pos="0 0 0.09465">
                  <joint name="wrist_3_joint"/>
                  <inertial pos="0 0 0" mass="0.1879" diaginertia="0.0171364731454 0.0171364731454 0.033822"/>
                </body>
              </body>
            </body>
          </body>
        </body>
      </body>
    </body>
  </worldbody>
</mujoco>"""


def test_urdf_and_mjcf_of_the_same_arm_agree():
    """The angles of the URDF are 1.5708-like in places; the arm here is the catalogue's, whose right angles are exact."""
    urdf, mjcf = load("ur5"), load(UR5)
    assert mjcf.joint_names == urdf.joint_names
    x = states(6, 7)
    for quantity, names in (("inverse_dynamics", ("q", "qd", "qdd")), ("mass_matrix", ("q",)), ("pose", ("q",))):
        inputs = {name: x[name] for name in names}
        options = {"frame": "wrist_3_link"} if quantity == "pose" else {}
        a, b = (getattr(iso.compile(robot), quantity)(*inputs.values(), **options) for robot in (urdf, mjcf))
        method = {"mass_matrix": "composite-body"}.get(quantity, "newton-euler")
        graph = iso.compile(urdf).graph(quantity, **options) if quantity == "pose" else iso.trace(urdf, method, quantity)
        _, bounds = bounded(graph, inputs, constants=CONSTANTS)
        within(b, a, between(bounds[quantity]), quantity)


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
    assert robot.pose([0.0], frame="tool").tolist() == [[-1, 0, 0, 1], [0, -1, 0, 2], [0, 0, 1, 3], [0, 0, 0, 1]]


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
    assert limits.moving[0].limits == Limits(-math.pi, math.pi / 2, effort=3.0)
    assert limits.moving[1].limits == Limits(-1.0, math.inf)


# -- what is said -----------------------------------------------------------------------------------------------------

NOISY = """
<mujoco>
  <option density="1.2"><flag damper="disable"/></option>
  <worldbody>
    <body name="a" gravcomp="1" mocup="true">
      <joint name="j" stiffness="3" damping="1 2 3" dampng="4" springdamper="1 1" actuatorfrcrange="-1 2"/><geom size="1"/>
    </body>
    <body name="m" mocap="true"/>
    <body name="p"><inertial pos="0 0 0" mass="1"/></body>
    <body name="u"><inertial pos="0 0 0" mass="1" diaginertia="1 1 3"/></body>
    <body name="n"><inertial pos="0 0 0" mass="1" diaginertia="-1 1 1"/></body>
  </worldbody>
  <equality><weld name="w" body1="a" body2="m"/></equality>
  <default class="top"><tendon stiffness="1"/></default>
  <tendon><fixed name="t"><joint joint="j" coef="1"/></fixed><fixed name="s" stiffness="0"><joint joint="j" coef="1"/></fixed></tendon>
  <actuator><motor name="m" tendon="t" armature="1"/></actuator>
  <deformable><skin name="skin"/></deformable>
  <sensor/><nonsense/>
</mujoco>"""


@pytest.mark.parametrize(
    "remark",
    [
        "warning: <equality> constraints are left out, so this is NOT MuJoCo's mechanism: these parts move freely: 'w'",
        "warning: <deformable> is left out, so this is NOT MuJoCo's mechanism",
        "warning: <tendon> with a spring, damper, friction or inertia, which MuJoCo's equations have, is left out: 't'",
        "ignored: <tendon>: 's'",
        "warning: armature or damping of an actuator that is not on one joint, or not linear, is left out: 'm'",
        "warning: gravcomp is left out; here these bodies have their whole weight: 'a'",
        "warning: MJCF has no such attribute of <body>; it is left out: 'mocup'",
        "warning: MJCF has no such attribute of <joint>; it is left out: 'dampng'",
        "warning: quadratic or cubic damping is left out; MuJoCo's inverse dynamics has it: 'j'",
        "warning: springdamper, of which MuJoCo makes a spring and a damper, is left out; give damping instead: 'j'",
        "warning: the fluid around the model is left out: 'density in line 2'",
        "warning: friction is read although <flag> switches it off; use compile(..., friction=False): 'damper'",
        "warning: MuJoCo refuses an inertia with a negative moment; it is used all the same: 'n'",
        "warning: link 'u': principal moments (1, 1, 3) kg m2 break the triangle inequality",
        "ignored: the spring (stiffness, springref) of joints: 'j'",
        "ignored: <actuator>: torques are given by the caller; motor inertia and damping are read: 'm'",
        "ignored: 1 <sensor>",
        "ignored: 1 <nonsense> in <mujoco>",
        "assumed: mocap bodies stay where the file draws them: 'm'",
        "assumed: no mass, for want of an <inertial> or a geom with mass: 'm'",
        "assumed: a point mass, for want of 'diaginertia' or 'fullinertia' in <inertial>: 'p'",
        "assumed: an effort limit that is the larger of the two of actuatorfrcrange, for joints: 'j'",
        "assumed: default class 'top' is another name of the top-level class 'main', as in MuJoCo 2",
    ],
)
def test_the_report_says(remark):
    robot = from_mjcf(NOISY)
    assert any(remark in line for line in robot.report), robot.report
    assert remark in str(robot)


def test_warnings_come_first():
    kinds = [line.startswith("warning") for line in from_mjcf(NOISY).report]
    assert kinds == sorted(kinds, reverse=True)


CHANGED = {
    "bounds": ("boundmass", "boundinertia"),
    "balance": ("balanceinertia",),
    "total-mass": ("settotalmass",),
    "motors": ("gear^2",),
}


@pytest.mark.parametrize("name", CHANGED)
def test_what_the_compilers_settings_changed_is_said(name):
    report = " ".join(from_mjcf(folder() / name / "main.xml").report)
    for word in CHANGED[name]:
        assert word in report


def test_any_error_is_an_isodyn_error():
    with pytest.raises(IsodynError):
        from_mjcf(7)
