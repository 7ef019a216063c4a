"""Robots out of other libraries' objects: the same numbers, told apart without importing anything."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from bounds import close
from oracle import chained, inverse_dynamics, inverse_dynamics_and_size, mass_matrix, same_dynamics, states

import isodyn as iso
from isodyn.errors import FormatError, IsodynError, MissingExtra, UnknownNameError
from isodyn.model.catalogue import load
from isodyn.model.coupling import Coupling
from isodyn.model.formats.foreign_models import from_description, from_object
from isodyn.model.joint import Limits, Mimic
from isodyn.model.robot import Robot
from isodyn.model.robots.families import random_tree

ARMS = ["ur5", "iiwa14", "kr5", "puma560", "stanford"]


# -- Pinocchio --------------------------------------------------------------------------------------------------------


def without_friction(robot: Robot) -> Robot:
    return replace(robot, joints=tuple(replace(j, viscous=0.0, coulomb=(0.0, 0.0)) for j in robot.joints))


@pytest.mark.parametrize(
    "robot", [*map(load, ARMS), *(random_tree(seed, 6, fixed=0.3, motors=True) for seed in range(6))], ids=lambda r: r.name
)
def test_a_pinocchio_model_is_the_same_robot(robot):
    pytest.importorskip("pinocchio", reason="Pinocchio is not installed")
    from peers import through_urdf

    model = through_urdf(robot).model
    taken = without_friction(load(model))
    assert taken.joint_names == tuple(model.names)[1:] and np.array_equal(taken.gravity, robot.gravity)
    agrees(without_friction(robot), taken)


def agrees(a: Robot, b: Robot) -> None:
    """The same mass matrix and torques, joint by joint of the same name."""
    ops = 4 * chained(a)  # theirs went through text and quaternions, and merged the links
    order = [a.joint_names.index(name) for name in b.joint_names]
    for q, qd, qdd in states(a, 5):
        close(mass_matrix(b, q[order]).ravel(), mass_matrix(a, q)[np.ix_(order, order)].ravel(), ops=ops)
        expected, size = inverse_dynamics_and_size(a, q, qd, qdd)
        actual = inverse_dynamics(b, q[order], qd[order], qdd[order])
        close(np.append(actual, size), np.append(expected[order], size), ops=ops)


def test_body_frames_of_pinocchio_are_links_here():
    pin = pytest.importorskip("pinocchio", reason="Pinocchio is not installed")
    model = pin.buildModelFromXML(load("ur5").to_urdf())
    robot = load(model)
    assert "tool0" in robot.link_names and "wrist_3_link" in robot.link_names
    data, q = model.createData(), np.linspace(-1, 1, 6)
    pin.framesForwardKinematics(model, data, q)
    close(iso.compile(robot).pose(q, frame="tool0").ravel(), data.oMf[model.getFrameId("tool0")].homogeneous.ravel(), ops=200)


def test_an_order_of_joints_that_cannot_be_kept_is_said():
    pin = pytest.importorskip("pinocchio", reason="Pinocchio is not installed")
    model, at = pin.Model(), pin.SE3.Identity()
    first, second = (model.addJoint(0, pin.JointModelRX(), at, name) for name in ("a", "b"))
    model.addJoint(first, pin.JointModelRY(), at, "c")
    robot = load(model)
    assert robot.joint_names == ("a", "c", "b") and second == 2
    assert any("the order of joints differs from" in line for line in robot.import_notes)


def test_limits_friction_and_unbounded_joints_of_pinocchio():
    pin = pytest.importorskip("pinocchio", reason="Pinocchio is not installed")
    text = """<robot name="r"><link name="a"/><link name="b"/><link name="c"/>
      <joint name="turn" type="continuous"><parent link="a"/><child link="b"/><axis xyz="0 0 1"/></joint>
      <joint name="slide" type="prismatic"><parent link="b"/><child link="c"/><axis xyz="1 0 0"/>
        <limit lower="-1" upper="2" velocity="3" effort="4"/><dynamics damping="0.5" friction="0.25"/></joint></robot>"""
    turn, slide = load(pin.buildModelFromXML(text)).movable_joints
    assert turn.type == "revolute" and turn.limits.lower == -np.inf and turn.axis.tolist() == [0, 0, 1]
    assert (slide.limits.lower, slide.limits.upper, slide.limits.velocity, slide.limits.effort) == (-1, 2, 3, 4)
    assert (slide.viscous, slide.coulomb) == (0.5, (0.25, -0.25))


def test_a_joint_of_pinocchio_without_a_counterpart_is_refused_by_name():
    pin = pytest.importorskip("pinocchio", reason="Pinocchio is not installed")
    model = pin.Model()
    model.addJoint(0, pin.JointModelEllipsoid(1.0, 2.0, 3.0), pin.SE3.Identity(), "egg")
    with pytest.raises(FormatError, match=r"joint 'egg' \(JointModelEllipsoid\) is not supported"):
        load(model)


def armed_model(pin: Any) -> Any:
    """The Pelican arm as a Pinocchio model whose rotors have inertia and gears."""
    arm = load("pelican")
    arm = replace(arm, joints=tuple(replace(j, limits=Limits(-3, 3)) if j.nv else j for j in arm.joints))  # angles, no (cos, sin)
    model = pin.buildModelFromXML(without_friction(arm).to_urdf())
    model.rotorInertia[:], model.rotorGearRatio[:] = (0.01, 0.02), (50.0, -7.0)
    return model


def mass_matrix_of(pin: Any, model: Any, q: Any) -> Any:
    upper = np.triu(pin.crba(model, model.createData(), q))
    return upper + np.triu(upper, 1).T


@pytest.mark.parametrize("reflected", [False, True])
def test_rotors_of_a_pinocchio_model_count_as_much_as_in_pinocchio(reflected):
    pin = pytest.importorskip("pinocchio", reason="Pinocchio is not installed")
    model = armed_model(pin)
    if reflected:
        model.armature[:] = model.rotorInertia * model.rotorGearRatio**2
    robot, q = load(model), np.array([0.3, 0.8])
    close(mass_matrix(robot, q).ravel(), mass_matrix_of(pin, model, q).ravel(), ops=chained(robot))
    ignored = [line for line in robot.import_notes if "rotorInertia" in line]
    assert len(ignored) == (0 if reflected else 1)
    if reflected:
        assert [(j.rotor_inertia, j.gear_ratio) for j in robot.movable_joints] == [(0.01, 50.0), (0.02, -7.0)]
    else:
        assert all(name in ignored[0] for name in robot.joint_names) and "model.armature = " in ignored[0]


def test_armature_beside_another_rotor_is_what_counts():
    pin = pytest.importorskip("pinocchio", reason="Pinocchio is not installed")
    model = armed_model(pin)
    model.armature[:] = (3.0, 0.02 * 49)
    robot, q = load(model), np.array([-0.4, 1.1])
    close(mass_matrix(robot, q).ravel(), mass_matrix_of(pin, model, q).ravel(), ops=chained(robot))
    first, second = robot.movable_joints
    assert (first.rotor_inertia, first.gear_ratio, second.rotor_inertia, second.gear_ratio) == (3.0, 1.0, 0.02, -7.0)
    (line,) = robot.import_notes
    assert repr(first.name) in line and repr(second.name) not in line


def test_a_mimic_joint_of_pinocchio_is_coupled_or_left_free():
    pin = pytest.importorskip("pinocchio", reason="Pinocchio is not installed")
    joint = '<joint name="{0}" type="prismatic"><parent link="base"/><child link="{1}"/>{2}<limit effort="1" velocity="1"/></joint>'
    text = '<robot name="r"><link name="base"/><link name="a"/><link name="b"/>'
    text += joint.format("left", "a", "") + joint.format("right", "b", '<mimic joint="left"/>') + "</robot>"
    text = text.replace('"left"/>', '"left" multiplier="-2" offset="0.25"/>')
    robot, free = (load(pin.buildModelFromXML(text, mimic=True), mimic=mimic) for mimic in ("couple", "free"))
    assert robot.n == 1 and robot.couplings == (Coupling("right", {"left": -2.0}, 0.25),) == load(text).couplings
    assert free.n == 2 and free.joint("right").mimic == Mimic("left", -2.0, 0.25)
    assert robot.joint("right").type == "prismatic" and robot.joint("right").axis.tolist() == [1, 0, 0]
    assert load(pin.buildModelFromXML(text, mimic=False)).n == 2


# -- MuJoCo -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_mujoco_model_is_the_same_robot(seed):
    mujoco = pytest.importorskip("mujoco", reason="MuJoCo is not installed")
    pytest.importorskip("pinocchio", reason="the writer of MJCF in peers.py uses Pinocchio's quaternions")
    from peers import mjcf

    robot = without_friction(random_tree(seed, 6, fixed=0.3, motors=True))
    taken = from_object(mujoco.MjModel.from_xml_string(mjcf(robot)))
    assert taken.joint_names == robot.joint_names
    agrees(robot, taken)


def test_a_mujoco_model_with_meshes_is_read_as_compiled():
    mujoco = pytest.importorskip("mujoco", reason="MuJoCo is not installed")
    text = """<mujoco model="tetra"><option density="1.2"/><asset><mesh name="m" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/></asset>
      <worldbody><body name="a" gravcomp="1"><joint name="j" stiffness="1"/><geom type="mesh" mesh="m"/></body></worldbody>
      <equality><joint joint1="j"/></equality></mujoco>"""
    robot = load(mujoco.MjModel.from_xml_string(text))
    assert robot.name == "tetra" and robot.link("a").mass == pytest.approx(1000 / 6)
    assert any("NOT MuJoCo's mechanism" in line for line in robot.import_notes)
    assert robot.joint("j").stiffness == 1.0 and any("gravcomp" in line for line in robot.import_notes)
    assert any("the fluid around the model is left out" in line for line in robot.import_notes)


# -- yourdfpy, robot_descriptions -------------------------------------------------------------------------------------


def test_a_yourdfpy_urdf_is_the_same_robot(tmp_path):
    yourdfpy = pytest.importorskip("yourdfpy", reason="yourdfpy is not installed")
    robot = load("ur5")
    (tmp_path / "r.urdf").write_text(robot.to_urdf())
    urdf = yourdfpy.URDF.load(str(tmp_path / "r.urdf"), load_meshes=False, build_scene_graph=False)
    same_dynamics(robot, load(urdf))


def test_anything_that_writes_urdf_like_yourdfpy_will_do():
    text = load("two-link").to_urdf()
    assert load(SimpleNamespace(robot=None, write_xml_string=lambda: text.encode())) == load(text)


# -- Robotics Toolbox -------------------------------------------------------------------------------------------------


class ToolboxLink(SimpleNamespace):
    """What a RevoluteDH, PrismaticDH, RevoluteMDH or PrismaticMDH has, and A(q) as the Toolbox defines it."""

    def A(self, q: float):
        q = (-q if self.isflip else q) + self.offset
        theta, d = (self.theta, q) if self.sigma else (q, self.d)
        ct, st, ca, sa = np.cos(theta), np.sin(theta), np.cos(self.alpha), np.sin(self.alpha)
        if self.mdh:
            rows = [ct, -st, 0, self.a], [st * ca, ct * ca, -sa, -sa * d], [st * sa, ct * sa, ca, ca * d]
        else:
            rows = [ct, -st * ca, st * sa, self.a * ct], [st, ct * ca, -ct * sa, self.a * st], [0, sa, ca, d]
        return np.array([*rows, (0, 0, 0, 1)])


def toolbox_links(seed: int, mdh: int, flips: bool) -> list[ToolboxLink]:
    rng, links = np.random.default_rng(seed), []
    for i in range(4):
        a, alpha, d, theta, offset, G = rng.normal(size=6)
        sigma = int(rng.random() < 0.4)
        inertia = np.diag(rng.uniform(1, 1.5, 3)) + 0.1 * (np.ones((3, 3)) - np.eye(3))
        links.append(ToolboxLink(
            a=a, alpha=alpha, d=0.0 if sigma else d, theta=theta if sigma else 0.0, offset=offset, sigma=sigma, mdh=mdh,
            isflip=flips and bool(i % 2), m=rng.uniform(1, 2), r=rng.normal(size=3), I=inertia, Jm=rng.uniform(), G=5 * G,
            B=rng.uniform(), Tc=np.array([rng.uniform(), -rng.uniform()]), qlim=[-2.0, 1.0], name=f"arm{i}",
        ))  # fmt: skip
    return links


def toolbox_robot(links, **more) -> SimpleNamespace:
    pose = {"base": SimpleNamespace(A=np.eye(4)), "tool": SimpleNamespace(A=np.eye(4))}
    return SimpleNamespace(**pose | {"links": links, "mdh": 0, "name": "theirs", "gravity": np.array([0, 0, -9.81])} | more)


@pytest.mark.parametrize("flips", [False, True])
@pytest.mark.parametrize("mdh", [0, 1])
@pytest.mark.parametrize("seed", range(3))
def test_a_robot_of_the_robotics_toolbox_has_their_frames_and_drives(seed, mdh, flips):
    links = toolbox_links(seed, mdh, flips)
    base, tool = (iso.load("ur5").pose(np.full(6, x)) for x in (0.3, -0.4))
    robot = load(toolbox_robot(links, base=SimpleNamespace(A=base), tool=SimpleNamespace(A=tool)))
    for q, *_ in states(robot, seed):
        T = base
        for link, x in zip(links, q, strict=True):
            T = T @ link.A(x)
            close(robot.pose(q, link.name).ravel(), T.ravel(), ops=chained(robot))
        close(robot.pose(q).ravel(), (T @ tool).ravel(), ops=chained(robot))
    for link, joint in zip(links, robot.movable_joints, strict=True):
        ours = robot.link(link.name)
        assert (ours.mass, ours.com.tolist(), ours.inertia.tolist()) == (link.m, link.r.tolist(), link.I.tolist())
        assert (joint.limits.lower, joint.limits.upper, joint.rotor_inertia, joint.gear_ratio) == (-2, 1, link.Jm, link.G)
        # link.friction(qd) is -|G| (B |G| qd + Tc)
        friction = [abs(link.G) * (link.B * abs(link.G) * qd + link.Tc[0 if qd > 0 else 1]) for qd in (0.7, -0.7)]
        ours = [joint.viscous * qd + joint.coulomb[0 if qd > 0 else 1] for qd in (0.7, -0.7)]
        close(ours, friction, ops=8)


def test_robots_of_the_robotics_toolbox_that_have_no_counterpart_are_refused_and_oddities_said():
    links = toolbox_links(0, 0, False)
    with pytest.raises(FormatError, match="all standard or all modified DH"):
        load(toolbox_robot([*links, *toolbox_links(1, 1, False)]))
    links[1].G, links[1].name, links[2].qlim = 0.0, "", None
    robot = load(toolbox_robot(links))
    assert robot.link_names == ("base", "link1", "link2", "link3", "link4") and robot.movable_joints[2].limits == Limits()
    assert robot.movable_joints[1].rotor_inertia == 0.0 and "gear ratio G = 0" in "".join(robot.import_notes)
    of_urdf = SimpleNamespace(urdf_string=iso.load("two-link").to_urdf(), urdf_filepath="", ets=None, name="")
    assert load(of_urdf).n == 2
    with pytest.raises(FormatError, match="has no URDF"):
        load(SimpleNamespace(urdf_string="", urdf_filepath="", ets=None, name="made of ETs"))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", ["Puma560", "Stanford", "Panda", "TwoLink", "UR5"])
def test_a_real_dhrobot_has_the_toolboxs_own_torques(name):
    toolbox = pytest.importorskip("roboticstoolbox", reason="the Robotics Toolbox is not installed")
    theirs = getattr(toolbox.models.DH, name)()
    robot = load(theirs)
    for q, qd, qdd in states(robot, 3):
        close(robot.pose(q).ravel(), theirs.fkine(q).A.ravel(), ops=chained(robot))
        expected, size = inverse_dynamics_and_size(robot, q, qd, qdd)
        close(np.append(theirs.rne(q, qd, qdd), size), np.append(expected, size), ops=4 * chained(robot))


def test_an_object_that_holds_a_model_is_opened():
    pin = pytest.importorskip("pinocchio", reason="Pinocchio is not installed")
    assert load(SimpleNamespace(model=pin.buildModelFromXML(load("two-link").to_urdf()))).n == 2


def fake_package(monkeypatch, **modules: Any) -> None:
    """A robot_descriptions that holds these modules (an exception is what importing one raises)."""
    names = {name: object() for name in modules}
    monkeypatch.setitem(sys.modules, "robot_descriptions", SimpleNamespace(DESCRIPTIONS=names, __path__=[], __spec__=None))
    for name, module in modules.items():
        if not isinstance(module, Exception):
            monkeypatch.setitem(sys.modules, f"robot_descriptions.{name}", module)


def test_a_robot_description_is_loaded_by_name(monkeypatch, tmp_path):
    (tmp_path / "r.urdf").write_text(load("two-link").to_urdf())
    (tmp_path / "m.xml").write_text("<mujoco model='m'><worldbody><body name='b'/></worldbody></mujoco>")
    fake_package(
        monkeypatch,
        arm_description=SimpleNamespace(URDF_PATH=str(tmp_path / "r.urdf")),
        arm_mj_description=SimpleNamespace(MJCF_PATH=str(tmp_path / "m.xml")),
        odd_description=SimpleNamespace(XACRO_PATH="x"),
        lost_description=OSError("no network"),
    )
    assert load("robot_descriptions:arm_description") == load("robot_descriptions:arm") == load(tmp_path / "r.urdf")
    assert load("robot_descriptions:arm_mj_description").name == "m"
    with pytest.raises(FormatError, match="neither as URDF nor as MJCF"):
        load("robot_descriptions:odd_description")
    with pytest.raises(UnknownNameError, match="did you mean 'arm_description'"):
        load("robot_descriptions:arn")
    with pytest.raises(FormatError, match=r"could not fetch 'lost_description' .* check the network"):
        load("robot_descriptions:lost")


@pytest.mark.parametrize("name", ["", "../x", "os.path", "a b", "x" * 1000])
def test_odd_description_names_are_named_errors(monkeypatch, name):
    fake_package(monkeypatch)
    with pytest.raises(IsodynError):
        from_description(name)


def test_a_missing_package_names_its_remedy(monkeypatch):
    monkeypatch.setitem(sys.modules, "robot_descriptions", None)
    with pytest.raises(MissingExtra, match="pip install robot_descriptions"):
        load("robot_descriptions:ur5")


# -- the rest ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thing", [7, None, object(), [1, 2], {"model": 1}, SimpleNamespace(model=3)])
def test_other_objects_are_refused_with_what_would_do(thing):
    with pytest.raises(FormatError, match=r"expected a catalogue name, a path, model text, a pinocchio\.Model"):
        load(thing)


def test_a_robot_loads_as_itself():
    robot = load("ur5")
    assert load(robot) is robot


def test_the_bridges_import_nobody():
    code = (
        "import sys, isodyn.model.formats.foreign_models\n"
        "assert not {'mujoco', 'pinocchio', 'yourdfpy', 'robot_descriptions'} & set(sys.modules), 'imported too early'"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
