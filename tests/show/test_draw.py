"""Pictures: any robot can be drawn, where its frames are, within its limits, without global state."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.kinematics.posture import elbows, places, plane_normal, posture, skeleton
from isodyn.show.animation import basis, film
from isodyn.show.drawing import Scene, _paint
from isodyn.show.workspace import ProjectionPanel

pytest.importorskip("matplotlib")
NAMES = [*iso.catalogue(), "chain-1", "autotree-12-3"]


def test_a_figure_is_an_object_that_shows_and_saves_itself(tmp_path, monkeypatch, capsys):
    """Drawings, plots of motions and of simulations, workspaces: alike."""
    robot = iso.load("two-link")
    motion = iso.Trajectory.cubic([0, 0], [1, 1], 1.0)
    fall = iso.simulate(robot, [0, 0], [0, 0], 0.1)
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    monkeypatch.setattr("tempfile.mkdtemp", lambda prefix: str(tmp_path))
    for picture in (iso.draw(robot), motion.plot(robot=robot), fall.plot(), iso.workspace(robot, samples=50).plot()):
        assert len(repr(picture)) < 120 and repr(picture).startswith("<Picture '")
        assert picture.startswith("<svg") and re.search(r'<svg\b[^>]* width="', picture._repr_svg_())
        again = pickle.loads(pickle.dumps(picture))
        assert again == picture and repr(again) == repr(picture)
        for ending in ("svg", "png", "pdf"):
            assert picture.save(tmp_path / f"p.{ending}").stat().st_size > 1000
        picture.show()
        page = (tmp_path / "figure.html").read_text(encoding="utf-8")
        assert opened.pop().endswith("figure.html") and "<svg" in page
        assert "<html lang='en'>" in page and "<title>" in page and 'role="img" aria-label="' in page
        with pytest.raises(iso.FormatError, match=r"save: .* expected .svg, .png or .pdf"):
            picture.save(tmp_path / "p.bmp")
    monkeypatch.setattr("webbrowser.open", lambda address: False)
    picture.show()
    assert "no browser found" in capsys.readouterr().out


@pytest.mark.parametrize(
    "name, normal",
    [("three-link", (0, 0, 1)), ("rp", (0, 0, 1)), ("gripper", (0, 0, 1)), ("scara", None), ("puma560", None), ("ur5", None)],
)
def test_planar_arms_are_seen_along_their_axes(name, normal):
    robot = iso.load(name)
    found = plane_normal(robot)
    assert (None if found is None else tuple(found)) == normal
    scene, moving = Scene(robot, posture(robot)), film(robot, np.zeros(2), np.zeros((2, robot.n)), np.zeros((5, robot.n)))
    if normal is not None:
        assert scene.eye @ found > 1 - 1e-5  # but for a twentieth of a degree
        right, up, towards = basis(moving.up, *moving.eye)
        assert np.allclose([right, up, towards], np.eye(3), atol=1e-12)  # x to the right, y upwards
    assert not robot.is_serial or Scene(robot, posture(robot), "standard").depth is None


def test_an_arm_that_turns_the_other_way_or_lies_flat_is_seen_from_where_its_axes_point():
    lying = replace(iso.load("two-link"), gravity=np.array([0, 0, -9.81]))
    assert np.allclose(
        basis(np.array([0.0, 0.0, 1.0]), *film(lying, np.zeros(2), np.zeros((2, 2)), np.zeros((5, 2))).eye), np.eye(3)
    )
    joints = tuple(replace(joint, axis=-joint.axis) for joint in iso.load("two-link").joints)
    turned = replace(iso.load("two-link"), joints=joints)
    assert Scene(turned, [0.1, 0.2]).eye @ [0, 0, -1] > 1 - 1e-5


def test_a_workspace_is_where_the_tip_gets(tmp_path):
    arm = iso.load("three-link")
    found = iso.workspace(arm)
    lengths = 0.3 + 0.25 + 0.22
    assert 0.999 * lengths < found.reach <= lengths * (1 + 1e-12) and not found.points[:, 2].any()
    assert np.abs(found.box[:, :2]).min() > 0.99 * lengths
    q = iso.inverse_kinematics(arm, found.points[7], orientation=False).q
    assert np.allclose(arm.pose(q)[:3, 3], found.points[7], atol=1e-8)
    assert iso.workspace(arm, seed=1, samples=10).points.shape == (10, 3) and "link3" in str(found) and "reach" in repr(found)
    limited = iso.workspace(iso.load("scara"), samples=5000)
    assert len(limited.plot(tmp_path / "scara.svg").axes) == 2 and limited.to_dict()["frame"] == "link4"
    with pytest.raises(iso.ModelError, match="prismatic joint 'joint2' has no limits"):
        iso.workspace(iso.load("rp"))
    stewart = iso.load("stewart")  # without motors
    with pytest.raises(
        iso.ModelError, match=r"give the joint 'plate' coordinates=.zyx. and limits, as in its TOML .isodyn convert.$"
    ):
        iso.workspace(replace(stewart, joints=tuple(replace(joint, passive=True) for joint in stewart.joints)), frame="plate")
    with pytest.raises(iso.UnknownNameError, match="no link is called 'hand'"):
        iso.workspace(arm, frame="hand")


def test_a_link_is_a_bow_where_the_distance_from_an_axis_is_shown():
    """A rod from (1, -1) to (1, 1) comes within 1 of the axis; its ends are sqrt(2) away."""
    rod, up = np.array([[1.0, -1.0, 0.0], [1.0, 1.0, 0.0], [1.0, 1.0, 0.5]]), np.array([0.0, 0.0, 1.0])
    bow = ProjectionPanel(None, up).line(rod)
    close(bow[[0, -1]], [[np.sqrt(2), 0.0], [np.sqrt(2), 0.5]], ops=4)
    close([bow[:, 0].min()], [1.0], ops=4)
    close(ProjectionPanel(np.array([1.0, 0.0, 0.0]), up).line(rod)[:, 0], np.ones(len(bow)), ops=4)
    puma = iso.workspace(iso.load("puma560"), samples=50)
    drawn = puma.plot().axes[0].lines
    pieces = skeleton(puma.robot, places(puma.robot, posture(puma.robot)))
    for line, piece in zip(drawn[:-1], pieces, strict=True):  # the last is the origin
        middle = piece[:2].mean(axis=0)
        expected = np.array([np.hypot(*middle[:2]), middle[2]])
        nearest = np.abs(line.get_xydata() - expected).max(axis=1).argmin()
        close(line.get_xydata()[nearest], expected, ops=8)


@pytest.mark.parametrize("name", ["a>b", 'a width="1" & <b>', "it's"])
def test_a_picture_is_one_element_whatever_the_robot_is_called(name):
    robot = replace(iso.load("two-link"), name=name)
    for picture in (iso.draw(robot), iso.workspace(robot, samples=10).plot()):
        root = ElementTree.fromstring(picture._repr_svg_())
        assert root.get("width", "").endswith("pt") and name in root.get("aria-label", "")


@pytest.mark.parametrize("name", NAMES)
def test_the_default_posture_is_within_the_limits_and_bent(name):
    robot = iso.load(name)
    q = posture(robot)
    assert q.shape == (robot.nq,) and np.isfinite(q).all()
    for place, axis in zip(robot.velocity_to_position_index, robot.dofs, strict=True):
        assert place < 0 or axis.limits.lower <= q[place] <= axis.limits.upper
    assert np.array_equal(q, posture(robot)), "the same picture every time"


@pytest.mark.parametrize("name", ["puma560", "kr5", "ur5", "stanford", "scara", "gripper", "panda"])
def test_links_are_drawn_where_their_frames_are(name):
    robot = iso.load(name)
    q = np.random.default_rng(3).normal(size=robot.nq)
    for place in places(robot, q):
        close(place.link, robot.pose(q, place.joint.child), ops=60 * robot.n)


@pytest.mark.parametrize("name", ["puma560", "kr5", "ur5", "stanford", "gripper"])
def test_the_skeleton_hangs_together(name):
    robot = iso.load(name)
    at = places(robot, posture(robot))
    lines = skeleton(robot, at)
    assert len(lines) == len(robot.joints) + len(robot.tips)
    known = [np.zeros(3), *(place.moved for place in at)]
    for line in lines:
        assert any(np.array_equal(line[0], point) for point in known)
    for line, place in zip(lines, at, strict=False):
        assert np.linalg.norm(line[-1] - place.at) < 3e-6 * (1 + np.abs(place.at).max()), "three pieces too short to be drawn"


def test_an_offset_runs_along_the_axes():
    x, z = np.array([1.0, 0, 0]), np.array([0.0, 0, 1])
    early = elbows(np.zeros(3), z, np.array([0.3, 0, 0.2]), z)
    late = elbows(np.zeros(3), z, np.array([0.3, 0, 0.2]), z, early=False)
    close(early, [[0, 0, 0], [0, 0, 0.2], [0.3, 0, 0.2]], ops=8)  # d, then a: standard DH
    close(late, [[0, 0, 0], [0.3, 0, 0], [0.3, 0, 0.2]], ops=8)  # a, then d: modified DH
    assert len(elbows(np.zeros(3), z, 0.5 * z, x)) == 2


def test_a_picture_is_svg_with_units_and_a_name(tmp_path):
    svg = iso.draw(iso.load("stanford"), path=tmp_path / "arm.svg", title="<arm> & tool")
    assert (tmp_path / "arm.svg").read_text() == svg
    root = ElementTree.fromstring(svg)
    words = "".join(root.itertext())
    assert root.get("aria-label") == "<arm> & tool"
    assert all(word in words for word in ("x [m]", "y [m]", "z [m]", "revolute joint", "prismatic joint", "<arm> & tool"))
    assert "fixed joint" not in words


def test_png_is_written_too(tmp_path):
    iso.draw(iso.load("two-link"), [0.3, 0.4], path=tmp_path / "arm.png", size=(3, 3))
    assert (tmp_path / "arm.png").read_bytes().startswith(b"\x89PNG")


def test_robots_without_joints_or_extent_can_be_drawn():
    assert "<svg" in iso.draw(iso.Robot("block", (iso.Link("block"),)))
    assert "<svg" in iso.draw(iso.load("panda").with_gravity((0, 0, 0)))
    point = iso.Robot("point", (iso.Link("base"), iso.Link("body")), (iso.Joint("turn", "base", "body"),))
    assert "<svg" in iso.draw(point)


@pytest.mark.filterwarnings("ignore:.*gravity points along")
@pytest.mark.parametrize("axis", range(3))
def test_up_is_against_gravity(axis):
    """Seen from above, the picture turned so that what gravity leaves behind is on top."""
    from matplotlib.figure import Figure

    for sign in (-1.0, 1.0):
        up = -sign * np.eye(3)[axis]
        for name in ("stanford", *(["two-link"] if axis < 2 else [])):  # a planar arm that lies is seen from above
            robot, figure = iso.load(name), Figure()
            scene = Scene(replace(robot, gravity=-9.81 * up), np.full(robot.n, 0.3))
            _paint(figure, scene, "")
            above, below = (figure.axes[0].get_proj() @ [*point, 1.0] for point in (up, -up))
            assert above[1] / above[3] > below[1] / below[3] and (scene.eye @ up > 0.3 or name == "two-link")


def test_what_cannot_be_drawn_is_said():
    robot = iso.load("two-link")
    with pytest.raises(iso.ShapeError, match=r"q has shape \(3,\); expected \(2,\)"):
        iso.draw(robot, [0, 0, 0])
    with pytest.raises(iso.ShapeError, match="finite"):
        iso.draw(robot, [0, np.nan])
    with pytest.raises(iso.FormatError, match=r"ends in '.jpg'; expected .svg, .png or .pdf"):
        iso.draw(robot, path="arm.jpg")
    a = iso.symbol("a")
    symbolic = iso.Robot.from_dh(convention="standard", joints="R", a=[a], alpha=[0], d=[0], theta=[0])
    with pytest.raises(iso.ModelError, match="contains symbols"):
        iso.draw(symbolic)


def test_a_missing_matplotlib_names_its_remedy(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(iso.MissingExtra, match=r"pip install 'isodyn\[plot\]'"):
        iso.draw(iso.load("two-link"))


def test_pyplot_is_left_alone():
    code = "import sys, isodyn; isodyn.draw(isodyn.load('rp')); print('matplotlib.pyplot' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "False"
