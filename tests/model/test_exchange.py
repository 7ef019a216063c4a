"""Joints of every type, loops and couplings between isodyn, Pinocchio and MuJoCo: files, live models, and coordinates of states."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from bounds import close
from oracle import chained
from test_joint_files import JOINTS, carried

import isodyn as iso
from isodyn.dynamics.closing import loops_of
from isodyn.errors import FormatError, ModelError, ShapeError, UnknownNameError
from isodyn.model.coupling import Coupling
from isodyn.model.formats.urdf import to_urdf
from isodyn.model.joint import Joint, Mimic
from isodyn.model.link import Link
from isodyn.model.loop import Loop
from isodyn.model.robot import Robot
from isodyn.model.rotations import matrix_quaternion, quaternion_matrix

pin = pytest.importorskip("pinocchio", reason="Pinocchio is not installed: nobody to exchange with")
mujoco = pytest.importorskip("mujoco", reason="MuJoCo is not installed: nobody to exchange with")


def bare(robot: Robot) -> Robot:
    """Without friction and motors, which the peers keep elsewhere."""
    none = {"rotor_inertia": 0.0, "viscous": 0.0, "coulomb": (0.0, 0.0), "static": (0.0, 0.0)}
    return replace(robot, joints=tuple(replace(joint, **none) for joint in robot.joints))


def state(robot: Robot, seed: int = 0) -> tuple[np.ndarray, ...]:
    rng = np.random.default_rng(seed)
    return robot.random(rng), *rng.normal(size=(2, robot.n))


def same_as_pinocchio(robot: Robot, model: object) -> None:
    """Poses, torques and M of a state that goes over, and the state that comes back."""
    ops = 8 * chained(robot)
    q, qd, qdd = state(robot)
    q_there, v = iso.coordinates(robot, q, qd, to=model)
    order = _velocity_order(robot, model)
    data = model.createData()
    tau = pin.rnea(model, data, q_there, v, qdd[order])
    expected = iso.compile(robot, method="newton-euler").inverse_dynamics(q, qd, qdd)[order]
    size = np.abs(expected).max()
    close(np.append(tau, size), np.append(expected, size), ops=ops)
    upper = np.triu(pin.crba(model, data, q_there))
    M = iso.compile(robot, method="composite-body").mass_matrix(q)[np.ix_(order, order)]
    close((upper + np.triu(upper, 1).T).ravel(), M.ravel(), ops=ops)
    back_q, back_qd = iso.coordinates(robot, q_there, v, of=model)
    close(back_q, _same_side(robot, back_q, q), ops=50)
    close(back_qd, qd, ops=200)  # rates of angles: a division by a cosine of a random angle


def _same_side(robot: Robot, q: np.ndarray, like: np.ndarray) -> np.ndarray:
    """`like`, its quaternions of the same sign as those of q, which mean the same."""
    like = like.copy()
    for at in robot.quaternions:
        like[at : at + 4] *= np.sign(q[at : at + 4] @ like[at : at + 4])
    return like


def _velocity_order(robot: Robot, model: object) -> np.ndarray:
    """Which of our velocities stands where in Pinocchio's."""
    marks = iso.coordinates(robot, robot.neutral(), np.arange(1.0, robot.n + 1), to=model)[1]
    return np.round(marks).astype(int) - 1


X, Y, SLANTING = np.eye(3)[0], np.eye(3)[1], np.array([0.0, 0.6, 0.8])


def _composite() -> object:
    joint = pin.JointModelComposite()
    joint.addJoint(pin.JointModelRUBZ())
    joint.addJoint(pin.JointModelPY(), pin.SE3.Random())
    return joint


PINOCCHIO = {
    "floating": pin.JointModelFreeFlyer(), "universal": pin.JointModelUniversal(X, Y), "helical": pin.JointModelHX(0.3),
    "helical, slanting": pin.JointModelHelicalUnaligned(SLANTING, 0.2), "angles": pin.JointModelSphericalZYX(),
    "translation": pin.JointModelTranslation(), "planar": pin.JointModelPlanar(), "spherical": pin.JointModelSpherical(),
    "unbounded": pin.JointModelRUBZ(), "composite": _composite(),
}  # fmt: skip


@pytest.mark.parametrize("kind", PINOCCHIO)
def test_a_live_joint_of_pinocchio_of_every_class_is_the_same_joint_here(kind):
    pin.seed(1)
    model, last = pin.Model(), 0
    for name, joint in (("a", pin.JointModelRX()), ("b", PINOCCHIO[kind]), ("c", pin.JointModelPY())):
        last = model.addJoint(last, joint, pin.SE3.Random(), name)
        model.appendBodyToJoint(last, pin.Inertia.Random(), pin.SE3.Identity())
    robot = iso.load(model)
    assert robot.n == model.nv
    same_as_pinocchio(robot, model)
    q = robot.random(np.random.default_rng(2))
    data = model.createData()
    pin.forwardKinematics(model, data, iso.coordinates(robot, q, to=model))
    close(robot.pose(q, frame="c").ravel(), data.oMi[last].homogeneous.ravel(), ops=200)


SAID = [(kind, given) for kind, given in JOINTS if kind != "helical" and (kind != "spherical" or given.get("coordinates"))]


@pytest.mark.parametrize(("kind", "given"), SAID, ids=lambda x: x if isinstance(x, str) else "-".join(x))
def test_joints_come_back_from_urdf_with_the_same_motion_and_pinocchio_reads_them_so(kind, given):
    robot = carried(kind, **given)
    back = Robot.from_urdf(robot.to_urdf())
    assert (back.nq, back.n, back.velocity_names) == (robot.nq, robot.n, robot.velocity_names)
    q, qd, qdd = state(robot)
    frame = "arm"
    close(back.pose(q, frame=frame).ravel(), robot.pose(q, frame=frame).ravel(), ops=200)
    expected = robot.inverse_dynamics(q, qd, qdd)
    close(back.inverse_dynamics(q, qd, qdd), expected, ops=8 * chained(robot))
    for ours, theirs in zip(robot.dofs, back.dofs, strict=True):
        keys = ("limits", "passive", "rotor_inertia", "gear_ratio", "viscous", "coulomb", "static")
        assert all(getattr(ours, key) == getattr(theirs, key) for key in keys)
    model = pin.buildModelFromXML(bare(robot).to_urdf())
    same_as_pinocchio(bare(robot), model)


@pytest.mark.parametrize("given", [{"kind": "helical", "pitch": 0.1}, {"kind": "spherical"}], ids=str)
def test_what_urdf_cannot_say_is_refused_with_the_remedy(given, tmp_path):
    robot = carried(**given)
    with pytest.raises(ModelError, match=f"joint 'j': URDF has no {given['kind']} joint; save the robot as .toml"):
        robot.save(tmp_path / "a.urdf")
    assert not (tmp_path / "a.urdf").exists()
    with pytest.raises(ModelError, match=r"joint 'j' is written as a chain of joints, but the name 'body.first' is taken"):
        to_urdf(Robot("r", (*carried("universal").links, Link("body.first")), (*carried("universal").joints, _FIXED)))


_FIXED = Joint("f", "base", "body.first", "fixed")


def test_loops_and_couplings_come_back_from_urdf():
    rng = np.random.default_rng(5)
    robot = carried("revolute").with_couplings(Coupling("turn", {"lift": -1.5, "j": 0.25}, 0.3))
    ends = [robot.random(rng) for _ in range(2)]
    poses = [robot.pose(q, frame="arm") for q in ends]
    robot = robot.with_loops(Loop("close", "base", "arm", "helical", *poses, pitch=0.02), Loop("weld", "body", "base", "fixed"))
    back = Robot.from_urdf(robot.to_urdf())
    assert back.couplings == robot.couplings and [loop.name for loop in back.loops] == ["close", "weld"]
    q = ends[0]
    for loop, again in zip(robot.loops, back.loops, strict=True):
        assert (loop.a, loop.b, loop.type, loop.pitch) == (again.a, again.b, again.type, again.pitch)
        for link, at in ((loop.a, "at_a"), (loop.b, "at_b")):
            here, there = (one.pose(q, frame=link) @ getattr(closing, at) for one, closing in ((robot, loop), (back, again)))
            close(there.ravel(), here.ravel(), ops=300)
    one = robot.with_loops().with_couplings(Coupling("turn", {"j": -2.0}, 0.1))
    assert '<mimic joint="j" multiplier="-2.0" offset="0.1"/>' in one.to_urdf()
    assert Robot.from_urdf(one.to_urdf()).couplings == one.couplings
    model = pin.buildModelFromXML(bare(one).to_urdf(), mimic=True)
    q, qd, qdd = state(one)
    there, v = iso.coordinates(bare(one), q, qd, to=model)
    expected = pin.rnea(model, model.createData(), there, v, qdd)
    close(bare(one).inverse_dynamics(q, qd, qdd), expected, ops=8 * chained(one))


_PAIR = """<robot name="r"><link name="a"/><link name="b"/><link name="c"/>
<joint name="j" type="prismatic"><parent link="a"/><child link="b"/><axis xyz="0 0 1"/>{}</joint>
<joint name="k" type="{}"><parent link="b"/><child link="c"/><axis xyz="0 0 1"/>{}</joint>{}</robot>"""


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        (("", "continuous", '<mimic joint="j" multiplier="0"/>', ""), r"line 3: .*ratio to 'j' is 0.*; or .* mimic=.free."),
        (("", "continuous", '<mimic joint="k"/>', ""), r"line 3: .*a joint cannot follow itself.*mimic=.free."),
        (('<mimic joint="k"/>', "continuous", '<mimic joint="j"/>', ""), r"line \d: .*cyclic couplings.*mimic=.free."),
        (('<mimic joint="k"/>', "fixed", "", ""), r"line 2: .*'k'.*mimic=.free."),
        (('<mimic joint="k"/>', "floating", "", ""), r"line 2: .*'k' is floating and has 6 DOF.*mimic=.free."),
        (("", "continuous", "", '<isodyn><loop name="l" a="a" b="x" type="fixed"/></isodyn>'), "loop 'l': no link is called 'x'"),
        (("", "continuous", "", '<isodyn><loop name="l" a="a" b="c" type="ball"/></isodyn>'), "no joint type is called 'ball'"),
        (("", "continuous", "", '<isodyn><loop a="a" b="c" type="fixed"/></isodyn>'), "<loop> needs a non-empty attribute 'name'"),
        (("", "continuous", "", '<isodyn><coupling joint="k"/></isodyn>'), "it follows no other joint"),
    ],
)  # fmt: skip
def test_wrong_mimics_and_loops_of_urdf_are_refused_at_their_line(parts, message):
    with pytest.raises(FormatError, match=message):
        iso.load(_PAIR.format(*parts))


def test_a_mimic_joint_is_coupled_or_free_on_request():
    text = _PAIR.format("", "continuous", '<mimic joint="j" multiplier="3"/>', "")
    robot, free = iso.load(text), iso.load(text, mimic="free")
    assert (robot.n, free.n) == (1, 2) and free.joint("k").mimic == Mimic("j", 3.0) and robot.joint("k").mimic is None
    assert iso.load(robot.to_toml(), mimic="free") == free
    with pytest.raises(UnknownNameError, match="no mimic is called 'fre'; did you mean 'free'"):
        iso.load(text, mimic="fre")
    assert iso.load("two-link", mimic="free") == iso.load("two-link")


def test_a_robot_is_loaded_on_another_base():
    robot = iso.load("ur5", base="floating")
    assert (robot.n, robot.nq) == (12, 13) and iso.load(robot.to_toml(), base="fixed") == iso.load("ur5")
    assert iso.load("ur5", base="fixed") == iso.load("ur5")
    moved = iso.load("ur5", base="moving")
    assert moved.moving_base and moved == iso.load(moved.to_toml()) == iso.load(moved.to_urdf())
    with pytest.raises(UnknownNameError, match="no base is called 'free'"):
        iso.load("ur5", base="free")


def test_no_motor_drives_a_floating_joint_that_is_read_unless_the_file_says_so():
    pinocchio = pin.Model()
    pinocchio.addJoint(0, pin.JointModelFreeFlyer(), pin.SE3.Identity(), "float")
    ship = iso.load("ur5", base="floating")
    driven = replace(ship, joints=(replace(ship.joints[0], passive=False), *ship.joints[1:]))
    bare = ship.to_urdf().replace('<isodyn passive="true"/>', "")
    for robot in (iso.load(FREE), iso.load(mujoco.MjModel.from_xml_string(FREE)), iso.load(pinocchio), iso.load(bare)):
        assert [joint.passive for joint in robot.movable_joints] == [True] + [False] * (len(robot.movable_joints) - 1)
    assert iso.load(driven.to_urdf()) == driven and iso.load(bare) == ship


# -- MuJoCo ------------------------------------------------------------------------------------------------------------

FREE = """
<mujoco model="satellite">
  <compiler angle="radian"/>
  <worldbody>
    <body name="hub" pos="0.3 -0.2 1" quat="1 0.2 0.1 -0.4">
      <freejoint name="float"/>
      <geom type="box" size="0.3 0.2 0.1" pos="0.05 0.02 0.01" density="300"/>
      <frame euler="0.3 0.2 0.1" pos="0.1 0 0">
        <body name="wrist" pos="0.3 0.1 0" euler="0.1 -0.4 0.2">
          <joint name="ball" type="ball" pos="0.02 -0.01 0.03" damping="0.2" armature="0.03"/>
          <geom type="capsule" size="0.03 0.2" pos="0 0.02 0.2"/>
          <body name="hand" pos="0 0 0.4">
            <joint name="push" type="slide" axis="1 0 0"/>
            <joint type="ball"/>
            <geom type="ellipsoid" size="0.05 0.03 0.08" pos="0.02 0.01 0.1"/>
          </body>
        </body>
      </frame>
      <body name="panel" pos="-0.4 0 0"><joint name="turn" axis="0 1 0" ref="0.3"/><geom type="box" size="0.3 0.2 0.01"/></body>
    </body>
  </worldbody>
</mujoco>"""


@pytest.mark.parametrize("how", ["text", "compiled"])
def test_free_and_ball_joints_of_mujoco_move_alike_here(how):
    model = mujoco.MjModel.from_xml_string(FREE)
    data = mujoco.MjData(model)
    robot = iso.load(FREE if how == "text" else model)
    assert [joint.type for joint in robot.movable_joints] == ["floating", "spherical", "prismatic", "spherical", "revolute"]
    assert (robot.n, robot.nq) == (model.nv, model.nq) and robot.joint_names[3] == "hand_joint"
    q, qd, qdd = state(robot, 3)
    for library in ("mujoco", model):
        data.qpos[:], data.qvel[:] = iso.coordinates(robot, q, qd, to=library)
        back, v = iso.coordinates(robot, data.qpos, data.qvel, of=library)
        close(back, _same_side(robot, back, q), ops=30)
        close(v, qd, ops=60)
    ops = 8 * chained(robot)
    data.qacc[:] = qdd
    R = quaternion_matrix(data.qpos[3:7])
    data.qacc[:3] = R @ (qdd[:3] + np.cross(qd[3:6], qd[:3]))  # the rate of R v
    mujoco.mj_inverse(model, data)
    for body in ("hub", "wrist", "hand", "panel"):
        close(robot.pose(q, frame=body)[:3, 3], data.body(body).xpos, ops=200)
        close(robot.pose(q, frame=body)[:3, :3].ravel(), data.body(body).xmat, ops=200)
    tau = data.qfrc_inverse.copy()
    tau[:3] = R.T @ tau[:3]  # the power is the same
    close(iso.compile(robot, method="newton-euler").inverse_dynamics(q, qd, qdd), tau, ops=ops)
    full = np.zeros((model.nv, model.nv))
    try:
        mujoco.mj_fullM(model, data, full)  # MuJoCo 4
    except TypeError:
        mujoco.mj_fullM(model, full, data.qM)
    over = iso.coordinates(robot, np.tile(q, (robot.n, 1)), np.eye(robot.n), to="mujoco")[1].T  # qvel = over @ qd
    M = iso.compile(robot, method="composite-body").mass_matrix(q)
    close((over.T @ full @ over).ravel(), M.ravel(), ops=ops)


def test_what_mujocos_joints_have_besides_is_said():
    text = FREE.replace('<freejoint name="float"/>', '<joint name="float" type="free" armature="1" frictionloss="2"/>')
    text = text.replace('<joint type="ball"/>', '<joint type="ball" range="0 1" frictionloss="0.5"/>')
    for robot in (iso.load(text), iso.load(mujoco.MjModel.from_xml_string(text))):
        report = "\n".join(robot.import_notes)
        assert "the range of ball joints is left out: they rotate freely: 'hand_joint'" in report
        assert "frictionloss of ball and free joints is left out; give them damping: 'float', 'hand_joint'" in report
        assert "armature of free joints acts on accelerations in the body's axes here" in report
    assert "q of a free joint is the pose of its body in the world" in "\n".join(iso.load(FREE).import_notes)


CLOSED = """
<mujoco model="linkage">
  <compiler angle="radian"/>
  <default><equality solref="0.01 1"/><default class="off"><equality active="false"/></default></default>
  <worldbody>
    <site name="ground" pos="0.5 0.1 0" euler="0 0.2 0"/>
    <body name="crank" pos="0 0 0.1">
      <joint name="crank" axis="0 1 0" ref="0.2"/><geom type="capsule" fromto="0 0 0 0.1 0 0" size="0.01"/>
      <body name="coupler" pos="0.1 0 0">
        <joint name="coupler" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0.3 0 0" size="0.01"/>
        <site name="end" pos="0.3 0 0.02"/>
      </body>
    </body>
    <body name="rocker" pos="0.4 0 0.1" euler="0 -0.3 0">
      <joint name="rocker" axis="0 1 0" ref="-0.1"/><geom type="capsule" fromto="0 0 0 0 0 0.2" size="0.01"/>
    </body>
    <body name="left"><joint name="left" type="slide" axis="1 0 0" ref="0.05"/><geom size="0.02"/></body>
    <body name="right"><joint name="right" type="slide" axis="-1 0 0" ref="0.01"/><geom size="0.02"/></body>
    <body name="loose" pos="1 0 0"><freejoint/><geom size="0.1"/></body>
    <body name="twin" pos="1 0.5 0" euler="0.1 0.2 0.3"><freejoint/><geom size="0.1"/></body>
  </worldbody>
  <equality>
    <connect name="pin" body1="coupler" body2="rocker" anchor="0.3 0 0.02"/>
    <weld name="stick" body1="loose" body2="twin" anchor="0.1 0 -0.3"/>
    <weld body1="twin" relpose="0.1 0.2 0.3 1 0.2 0 0" anchor="0 0.1 0.2" class="off"/>
    <joint name="gear" joint1="right" joint2="left" polycoef="0.02 -1.5 0 0 0"/>
    <joint name="bent" joint1="crank" joint2="left" polycoef="0 1 0.5 0 0"/>
    <connect name="sited" site1="end" site2="ground" active="false"/>
  </equality>
</mujoco>"""


@pytest.mark.parametrize("how", ["text", "compiled"])
def test_equalities_of_mujoco_are_loops_and_couplings(how):
    model = mujoco.MjModel.from_xml_string(CLOSED)
    robot = iso.load(CLOSED if how == "text" else model)
    assert [(loop.name, loop.a, loop.b, loop.type) for loop in robot.loops] == [
        ("pin", "coupler", "rocker", "spherical"),
        ("stick", "loose", "twin", "fixed"),
    ]
    (gear,) = robot.couplings
    assert gear.joint == "right" and gear.others == {"left": -1.5} and abs(gear.offset - 0.105) <= 4 * np.finfo(float).eps * 0.105
    report = "\n".join(robot.import_notes)
    assert "these parts move freely: 'bent'" in report and "that is not active" in report and "'pin', 'stick'" in report
    data = mujoco.MjData(model)
    at_reference = iso.coordinates(robot, model.qpos0, of="mujoco")
    for loop in robot.loops:
        a, b = (robot.pose(at_reference, frame=link) @ at for link, at in ((loop.a, loop.at_a), (loop.b, loop.at_b)))
        close(b[:3, 3], a[:3, 3], ops=200)
        if loop.type == "fixed":
            close(b.ravel(), a.ravel(), ops=200)
    closed = iso.close_loops(robot, at_reference + _crank(robot, 0.05), fixed=["crank"])
    data.qpos[:] = iso.coordinates(robot, closed.q, to=model)
    mujoco.mj_forward(model, data)
    gaps = np.abs(data.efc_pos[: data.ne])
    names = np.array([model.equality(i).name for i in data.efc_id[: data.ne]])
    # what close_loops leaves, and as much again for the rounding of MuJoCo's own residuals of the same constraints
    assert gaps[names != "bent"].max() <= 2 * loops_of(robot).rounding
    assert set(names) == {"pin", "stick", "gear", "bent"}
    free = iso.load(CLOSED if how == "text" else model, mimic="free")
    assert free.n == robot.n + 1 and free.joint("right").mimic == Mimic("left", -1.5, gear.offset)


def _crank(robot: Robot, angle: float) -> np.ndarray:
    step = np.zeros(robot.nq)
    step[robot.position_names.index("crank")] = angle
    return step


def test_sites_and_relative_poses_place_loops():
    text = CLOSED.replace(' class="off"/>', "/>").replace('site2="ground" active="false"', 'site2="ground"')
    robot, compiled = iso.load(text), iso.load(mujoco.MjModel.from_xml_string(text))
    assert [loop.b for loop in robot.loops] == ["rocker", "twin", "world", "world"]
    for one, other in zip(robot.loops, compiled.loops, strict=True):
        assert (one.a, one.b, one.type) == (other.a, other.b, other.type)
        close(one.at_a[:3, 3], other.at_a[:3, 3], ops=100)
        close(one.at_b[:3, 3], other.at_b[:3, 3], ops=100)
        if one.type == "fixed":
            close((one.at_a @ np.linalg.inv(one.at_b)).ravel(), (other.at_a @ np.linalg.inv(other.at_b)).ravel(), ops=200)
    model = mujoco.MjModel.from_xml_string(text)
    data, weld = mujoco.MjData(model), robot.loops[2]
    q = iso.coordinates(robot, model.qpos0, of="mujoco")
    start = robot.position_names.index("twin_joint.x")
    held = weld.at_b @ np.linalg.inv(weld.at_a)  # where the weld puts the body: MuJoCo sees no gap there
    q[start : start + 3] = held[:3, 3]
    q[start + 3 : start + 7] = -0.2 / np.hypot(1, 0.2), 0, 0, 1 / np.hypot(1, 0.2)
    data.qpos[:] = iso.coordinates(robot, q, to=model)
    mujoco.mj_forward(model, data)
    size = max(1.0, np.abs(held[:3, 3]).max())  # some two dozen operations on lengths and a quaternion's entries
    assert np.abs(data.efc_pos[data.efc_id == 2][:6]).max() < 24 * np.finfo(float).eps * size


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('body2="rocker"', 'body2="roker"', "no body is called 'roker'; did you mean 'rocker'"),
        ('body2="rocker"', 'body2="coupler"', "joins the link 'coupler' to itself"),
        (' anchor="0.3 0 0.02"', "", "needs the attribute 'anchor'"),
        ('joint2="left" polycoef="0.02', 'joint2="lft" polycoef="0.02', "no hinge or slide is called 'lft'"),
        ('joint1="right"', 'joint1="left"', "a joint cannot follow itself"),
        ('joint1="crank" joint2="left" polycoef="0 1 0.5 0 0"', 'joint1="left" joint2="right"', "cyclic couplings.*mimic=.free."),
        ('joint1="crank" joint2="left" polycoef="0 1 0.5 0 0"', 'joint1="right" joint2="crank"', "coupled twice.*mimic=.free."),
        ('site2="ground" active="false"', 'site2="grund"', "no site is called 'grund'"),
        ('relpose="0.1 0.2 0.3 1 0.2 0 0" anchor="0 0.1 0.2" class="off"', 'relpose="1 2"', "expected 7 finite numbers"),
    ],
)  # fmt: skip
def test_wrong_equalities_are_refused_at_their_line(old, new, message):
    assert old in CLOSED
    with pytest.raises(FormatError, match=f"MJCF text, line .*{message}"):
        iso.load(CLOSED.replace(old, new))


_TOML = (
    carried("universal").with_loops(Loop("l", "base", "arm", "planar")).with_couplings(Coupling("turn", {"lift": 2.0})).to_toml()
)
_URDF = carried("planar").with_loops(Loop("l", "base", "arm")).with_couplings(Coupling("turn", {"lift": 2.0})).to_urdf()
_WORDS = ("nan", "-1", "0", "1e400", "", "floating", "ball", "arm", "lift", "0 0 0", "[]", "{}", "true", "é", "1 2 3 4 5 6 7")


@pytest.mark.filterwarnings("ignore::isodyn.errors.ModelWarning")
@pytest.mark.parametrize("text", [FREE, CLOSED, _URDF, _TOML], ids=["free", "closed", "urdf", "toml"])
def test_files_with_a_wrong_word_anywhere_are_read_or_refused(text):
    """Values of attributes and keys replaced by what stands elsewhere: nothing but our own errors comes out."""
    rng = np.random.default_rng(6)
    values = list(re.finditer(r"(?<==)\s*\"[^\"\n]*\"|(?<== )[^\"\n#]+", text))
    refused = 0
    for _ in range(40):
        found = values[int(rng.integers(len(values)))]
        word = str(rng.choice(_WORDS)) if rng.random() < 0.7 else values[int(rng.integers(len(values)))].group().strip().strip('"')
        new = f'"{word}"' if found.group().strip().startswith('"') else word
        try:
            robot = iso.load(text[: found.start()] + new + text[found.end() :])
            assert iso.load(robot.to_toml()) == robot
        except iso.IsodynError:
            refused += 1
    assert refused > 5


# -- coordinates ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "given"), JOINTS, ids=lambda x: x if isinstance(x, str) else "-".join(x))
@pytest.mark.parametrize("library", ["pinocchio", "mujoco"])
def test_states_go_there_and_come_back_in_batches(kind, given, library):
    robot = carried(kind, **given)
    if kind == "floating" and library == "mujoco":
        with pytest.raises(ModelError, match="joint 'j' floats on 'carrier'; MuJoCo's free joints float in the world"):
            iso.coordinates(robot, robot.neutral(), to=library)
        return
    rng = np.random.default_rng(4)
    q, qd = robot.random(rng, (3, 2)), rng.normal(size=(3, 2, robot.n))
    there, v = iso.coordinates(robot, q, qd, to=library)
    assert np.array_equal(iso.coordinates(robot, q, to=library), there)
    back, rates = iso.coordinates(robot, there, v, of=library)
    assert there.shape[:2] == v.shape[:2] == (3, 2) and back.shape == q.shape
    for k in np.ndindex(3, 2):
        one, speed = iso.coordinates(robot, q[k], qd[k], to=library)
        assert np.array_equal(one, there[k]) and np.array_equal(speed, v[k])
        again, speed = iso.coordinates(robot, back[k], rates[k], to=library)  # other angles may mean the same attitude
        close(again, _same_side_there(robot, again, there[k], library), ops=100)
        close(speed, v[k], ops=400)
        if robot.joint("j").is_manifold:
            close(back[k], _same_side(robot, back[k], q[k]), ops=50)
            close(rates[k], qd[k], ops=50)


def _same_side_there(robot: Robot, q: np.ndarray, like: np.ndarray, library: str) -> np.ndarray:
    """The same in the coordinates of another library, where the joint in the middle has the only quaternion."""
    if robot.joint("j").kind.chart is None or robot.joint("j").kind.axis:
        return like
    like, at = like.copy(), slice(q.size - 6, q.size - 2) if library == "pinocchio" else slice(1, 5)
    like[at] *= np.sign(q[at] @ like[at])
    return like


def test_a_free_base_that_is_mounted_askew_is_where_mujoco_has_its_link():
    robot = carried("floating")
    base = Robot("base", (Link("world"), *robot.links[2:]), tuple(_on_world(joint) for joint in robot.joints[1:]))
    q, qd, _ = state(base, 5)
    there, v = iso.coordinates(base, q, qd, to="mujoco")
    T = base.pose(q, frame="body")
    close(there[:3], T[:3, 3], ops=100)
    close(quaternion_matrix(there[3:7]).ravel(), T[:3, :3].ravel(), ops=100)
    J = base.jacobian(q, frame="body") @ qd
    close(v[:3], J[:3], ops=200)
    close(T[:3, :3] @ v[3:6], J[3:], ops=200)
    back, rates = iso.coordinates(base, there, v, of="mujoco")
    close(back, _same_side(base, back, q), ops=100)
    close(rates, qd, ops=100)


def _on_world(joint: Joint) -> Joint:
    return replace(joint, parent="world") if joint.parent == "carrier" else joint


def test_orders_of_pinocchio_are_kept_by_name():
    gripper = bare(iso.load("gripper"))
    model = pin.buildModelFromXML(gripper.to_urdf())
    q, qd, _ = state(gripper)
    for library in ("pinocchio", model):
        there, v = iso.coordinates(gripper, q, qd, to=library)
        same = iso.coordinates(gripper, q, qd, to=model)
        assert np.array_equal(there, same[0]) and np.array_equal(v, same[1])
    assert there.shape == (model.nq,)


def test_coupled_joints_have_entries_where_the_library_has_them():
    robot = iso.load(CLOSED)
    q = robot.neutral()
    q[robot.position_names.index("left")] = 0.2
    there = iso.coordinates(robot, q, to="mujoco")
    assert there.shape == (robot.nq + 1,) == (robot.uncoupled.nq,)
    (gear,) = robot.couplings
    assert there[4] == 0.2 * -1.5 + gear.offset
    assert np.array_equal(iso.coordinates(robot, there, of="mujoco"), q)


def test_quaternions_of_matrices_are_exact_where_they_can_be():
    assert matrix_quaternion(np.eye(3)).tolist() == [0, 0, 0, 1]
    rng = np.random.default_rng(0)
    for w, x, y, z in [*rng.normal(size=(50, 4)), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1), (0, 1, 1, 1)]:
        R = quaternion_matrix(np.array([w, x, y, z], dtype=float))
        a, b, c, d = matrix_quaternion(R)
        close(quaternion_matrix(np.array([d, a, b, c])).ravel(), R.ravel(), ops=60)


def test_wrong_states_and_libraries_are_refused_with_the_reason():
    robot = iso.load("ur5", base="floating")
    q = robot.neutral()
    cases = [
        (lambda: iso.coordinates(robot, q), ShapeError, "give either to= or of="),
        (lambda: iso.coordinates(robot, q, to="pinocchio", of="mujoco"), ShapeError, "give either to= or of="),
        (lambda: iso.coordinates(robot, q, to="pinochio"), UnknownNameError, "no library is called 'pinochio'; did you mean"),
        (lambda: iso.coordinates(robot, q, to=3), FormatError, "got int"),
        (lambda: iso.coordinates(robot, q[:-1], to="mujoco"), ShapeError, "as many as there are velocities"),
        (lambda: iso.coordinates(robot, q, q, to="mujoco"), ShapeError, "coordinates: qd"),
        (lambda: iso.coordinates(robot, 2 * q, to="mujoco"), ShapeError, "quaternion of joint 'base'.* off by"),
        (lambda: iso.coordinates(robot, 0 * q, to="mujoco"), ShapeError, "quaternion of joint 'base'"),
        (lambda: iso.coordinates(robot, 0 * q, of="mujoco"), ShapeError, "quaternion of joint 'base'"),
        (lambda: iso.coordinates(robot, q[:5], of="mujoco"), ShapeError, r"this robot has nq = 13, n = 12"),
        (lambda: iso.coordinates(iso.load("two-link"), [1.0, 1.0, 0.0, 1.0], of="pinocchio"), ShapeError, r"off by 0\.414"),
        (lambda: iso.coordinates(robot, q, to=pin.Model()), ModelError, "the pinocchio model has no joint 'base'"),
    ]
    for call, error, message in cases:
        with pytest.raises(error, match=message):
            call()
    level = carried("spherical", coordinates="zyx")
    turned = np.array([0.0, 0.0, np.sqrt(0.5), 0.0, np.sqrt(0.5), 0.0])  # lift; a quarter turn about y; turn
    with pytest.raises(ShapeError, match="rates are singular"):
        iso.coordinates(level, np.append(turned, 1.0)[[0, 1, 2, 3, 4, 6, 5]], np.ones(5), of="pinocchio")


def test_a_chain_of_couplings_is_written_so_that_pinocchio_reads_it():
    robot = iso.load("mimic-gripper")
    model = pin.buildModelFromXML(to_urdf(robot), mimic=True)
    q = np.array([0.3, 1.5])
    assert model.nq == robot.n and re.findall(r'<mimic joint="([^"]*)"', to_urdf(robot)) == ["gear", "gear"]
    data = model.createData()
    pin.computeGeneralizedGravity(model, data, q)
    close(bare(robot).gravity_torque(q), data.g, ops=100)


def test_equalities_without_names_are_counted_in_files_as_in_models():
    text = """<mujoco><worldbody>
      <body name="a"><joint name="ja"/><geom size="0.1"/></body>
      <body name="b" pos="0 1 0"><joint name="jb" axis="0 1 0"/><geom size="0.1"/></body></worldbody>
      <equality><weld active="false" body1="a" body2="b"/><connect body1="a" body2="b" anchor="0 0 0"/></equality></mujoco>"""
    by_file, by_model = iso.load(text), iso.load(mujoco.MjModel.from_xml_string(text))
    for robot in (by_file, by_model):
        assert [loop.name for loop in robot.loops] == ["equality_2"] and any("equality_1" in line for line in robot.import_notes)
