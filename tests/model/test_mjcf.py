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
from bounds import between, bounded, close, generic, held, within
from mjcf_models import FEATURES, MODELS

import isodyn as iso
from isodyn.errors import FormatError
from isodyn.model.catalogue import load
from isodyn.model.formats.foreign_models import from_object
from isodyn.model.formats.mjcf import from_mjcf
from isodyn.model.robot import Robot

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
    """(MuJoCo's model, its data, our robot), contacts and limits off at MuJoCo's."""
    model = mujoco.MjModel.from_xml_path(str(path))
    off = mujoco.mjtDisableBit
    model.opt.disableflags |= int(off.mjDSBL_CONSTRAINT)
    model.opt.density = model.opt.viscosity = 0.0
    return model, mujoco.MjData(model), from_mjcf(path, mimic="free").with_loops()


def states(n: int, seed: int) -> dict[str, Any]:
    """At rest in the zero position, almost there, and three anywhere."""
    x = np.random.default_rng(seed).uniform(-2.0, 2.0, (5, 3, n)) * np.array([0.0, 1e-4, 1.0, 1.0, 1.0])[:, None, None]
    return {"q": x[:, 0], "qd": x[:, 1], "qdd": x[:, 2]}


def theirs(model: Any, data: Any, robot: Robot, x: dict[str, Any]) -> dict[str, Any]:
    """MuJoCo's torques (dry friction, a constraint there, added), mass matrix and bias, in the robot's coordinates."""
    answers: dict[str, Any] = {"inverse_dynamics": [], "mass_matrix": [], "bias_torque": []}
    for q, qd, qdd in zip(*x.values(), strict=True):
        data.qpos[:], data.qvel[:] = iso.coordinates(robot, q, qd, to=model)
        over = iso.coordinates(robot, np.tile(q, (robot.n, 1)), np.eye(robot.n), to=model)[1].T  # qvel = over @ qd
        turning = over @ _turning(robot, qd)
        data.qacc[:] = over @ qdd + turning
        mujoco.mj_inverse(model, data)
        M = full_matrix(model, data)
        answers["inverse_dynamics"].append(over.T @ (data.qfrc_inverse + model.dof_frictionloss * np.sign(data.qvel)))
        answers["mass_matrix"].append(over.T @ M @ over)
        answers["bias_torque"].append(over.T @ (data.qfrc_bias - data.qfrc_spring + M @ turning))
    return {key: np.array(value) for key, value in answers.items()}


def _turning(robot: Robot, qd: Any) -> Any:
    """What the acceleration of a free body has besides in the world's axes, turned into its own: w x v."""
    result = np.zeros(robot.n)
    at = 0
    for joint in robot.movable_joints:
        if joint.nv == 6:
            result[at : at + 3] = np.cross(qd[at + 3 : at + 6], qd[at : at + 3])
        at += joint.nv
    return result


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
    if robot.quaternions:
        x["q"] = robot.random(np.random.default_rng(seed), len(x["q"]))
    expected = theirs(model, data, robot, x)
    for quantity, names in (("inverse_dynamics", ("q", "qd", "qdd")), ("mass_matrix", ("q",)), ("bias_torque", ("q", "qd"))):
        friction = quantity == "inverse_dynamics"
        inputs = {name: x[name] for name in names}
        method = "composite-body" if quantity == "mass_matrix" else "newton-euler"
        values, own = bounded(iso.trace(robot, method, quantity, friction=friction), inputs, constants=CONSTANTS)
        found = {"interpreter": values[quantity]}
        if friction:
            found["kernel"] = iso.compile(robot).inverse_dynamics(*inputs.values())

        def compare(fold: bool, own=own, found=found, quantity=quantity, how=(method, quantity), inputs=inputs, friction=friction):
            other = own if fold else bounded(iso.trace(generic(robot), *how, friction=friction), inputs, constants=CONSTANTS)[1]
            for by, value in found.items():
                within(value, expected[quantity], between(own[quantity], other[quantity]), f"{robot.name} {quantity}, {by}:")

        held(compare)


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
    for k, joint in enumerate(robot.movable_joints):
        assert joint.type == {2: "prismatic", 3: "revolute"}[int(model.jnt_type[k])]
        if model.joint(k).name:
            assert joint.name == model.joint(k).name
        limits = (joint.limits.lower, joint.limits.upper)
        if model.jnt_limited[k]:
            close(limits, model.jnt_range[k], ops=1)
        else:
            assert limits == (-math.inf, math.inf)
        assert joint.limits.effort == (model.jnt_actfrcrange[k][1] if model.jnt_actfrclimited[k] else math.inf)
        assert joint.coulomb == joint.static == (model.dof_frictionloss[k], -model.dof_frictionloss[k])
        close([-joint.offset], [model.qpos0[k]], ops=1)


@pytest.mark.parametrize("name", MODELS)
def test_mujoco_has_the_same_frames(name):
    """Every body is where MuJoCo has it, in the zero position, at the reference and anywhere."""
    model, data, robot = both(folder() / name / "main.xml")
    ops = 2 * 21 * (len(robot.joints) + 1) + CONSTANTS
    states = np.array([np.zeros(robot.n), np.array(model.qpos0), np.random.default_rng(3).uniform(-2, 2, robot.n)])
    found = iso.poses(robot, states)
    for s, q in enumerate(states):
        data.qpos[:] = q
        mujoco.mj_kinematics(model, data)
        for k in range(1, model.nbody):
            if model.body(k).name:
                T = found[model.body(k).name][s]
                close(T[:3, :3].ravel(), data.xmat[k], ops=ops, condition=math.sqrt(3))
                reach = np.append(
                    data.xpos[k], 1.0 + np.abs(model.body_pos).sum() + np.abs(q).sum()
                )  # the lengths that add up to it
                close(np.append(T[:3, 3], reach[-1]), reach, ops=ops)


@pytest.mark.parametrize("name", MODELS)
def test_the_compiled_model_is_the_same_robot(name):
    """from_object(MjModel) has the numbers of MuJoCo's compiler, from_mjcf has worked them out from the text."""
    model, _, read = both(folder() / name / "main.xml")
    taken = from_object(model, mimic="free")
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
        assert re.search(r"mesh geom|generates bodies|leads out|no <body>", str(error)), error
        pytest.skip(f"refused: {str(error).split(': ', 1)[1][:100]}")
    assert not any("MJCF has no such attribute" in line for line in robot.import_notes)
    agrees(path, seed=1)


def test_mujocos_own_test_model_is_refused_for_its_mesh():
    path = Path(mujoco.__file__).parent / "testdata" / "model.xml"
    if not path.exists():
        pytest.skip("this MuJoCo comes without its test data")
    with pytest.raises(FormatError, match=r"joint|mesh|generates bodies"):
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
