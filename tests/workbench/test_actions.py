"""Everything that the screens are for, by keyboard alone: the palette by visible names, fields by their labels."""

from __future__ import annotations

import contextlib
import csv
import inspect
import io
import json
import re
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from browsers import PLAIN

import isodyn as iso
from isodyn.spatial import rpy_matrix
from isodyn.workbench.document import checked, new_document, robot_of
from isodyn.workbench.page import page as one_file
from isodyn.workbench.share import from_link
from isodyn.workbench.templates import template
from tests.helpers.bounds import close

pytest.importorskip("playwright.sync_api", reason="playwright is missing (extra pages): no page was looked at in a browser")
from playwright.sync_api import Page, expect

BROWSER = PLAIN
CLIP = "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.copied = text; } } });"


@pytest.fixture(scope="module")
def page_file(tmp_path_factory) -> Path:
    place = tmp_path_factory.mktemp("page") / "arm.html"
    place.write_text(one_file(new_document(iso.load("ur5")), methods=True, robots=[iso.load("three-link")]), encoding="utf-8")
    return place


@pytest.fixture
def page(watched, page_file) -> Page:
    return watched(page_file.as_uri() + "?canvas", ("file:", "blob:", "data:"), (1100, 800), init=CLIP, accept_downloads=True)


def do(page: Page, title: str, python: bool = False) -> None:
    """An action by its name in the palette: no mouse."""
    page.keyboard.press("Escape")
    page.keyboard.press("Control+k")
    page.get_by_role("combobox", name="Search actions").fill(title)
    option = page.get_by_role("listbox", name="Actions").get_by_role("option").first
    expect(option).to_contain_text(title)
    expect(option).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Alt+Enter" if python else "Enter")
    expect(page.get_by_role("combobox", name="Search actions")).to_have_count(0)


def saved(page: Page, title: str) -> str:
    with page.expect_download() as caught:
        do(page, title)
    return Path(caught.value.path()).read_text(encoding="utf-8")


def document(page: Page):
    return page.evaluate("workbench.document()")


def screen(page: Page) -> str:
    return document(page)["view"]["screen"]


def shown(page: Page, label: str) -> None:
    expect(page.get_by_role("slider", name=re.compile(f"^{label}"))).to_be_visible()


def test_model_and_pose_by_keyboard(page):
    do(page, "Start with: Planar 3R")
    do(page, "Model: Inertial parameters")
    expect(page.get_by_label("link1, mass")).to_be_visible()
    for title in ("Limits", "Motors and friction", "DH table"):
        do(page, f"Model: {title}")
        expect(page.get_by_role("tab", name=title)).to_have_attribute("aria-selected", "true")
    robot = robot_of(document(page))
    do(page, "Convert the table to the other DH convention")
    other = robot_of(document(page))
    assert document(page)["model"]["convention"] == "modified"
    q = np.array([0.3, -0.4, 0.5])
    size = np.abs(robot.gravity_torque(q)).max()
    assert np.abs(robot.gravity_torque(q) - other.gravity_torque(q)).max() <= 256 * np.finfo(float).eps * size
    do(page, "Undo")
    do(page, "Add a joint")
    assert len(document(page)["model"]["rows"]) == 4
    do(page, "Remove the selected joint")
    do(page, "Switch between degrees and radians")
    assert not document(page)["view"]["degrees"]
    do(page, "Model: Frames step by step")
    first = page.get_by_role("heading", level=4).or_(page.get_by_role("heading", level=3)).all_inner_texts()
    do(page, "Frames: next step")
    assert page.get_by_role("heading", level=4).or_(page.get_by_role("heading", level=3)).all_inner_texts() != first
    for layer in ("Link frames", "Joint axes", "Centres of mass", "Inertia ellipsoids"):
        before = document(page)["view"]["layers"]
        do(page, f"Show or hide: {layer}")
        assert document(page)["view"]["layers"] != before
    do(page, "Model: Inertial parameters")
    page.get_by_label("link1, mass").fill("-1")
    page.keyboard.press("Enter")
    do(page, "Model: DH table")
    do(page, "Go to the first problem")
    expect(page.get_by_label("link1, mass")).to_be_focused()
    do(page, "Undo")
    do(page, "Pose: payload at the tip")
    expect(page.get_by_label("Mass", exact=True)).to_be_focused()
    page.keyboard.type("2\n")
    assert document(page)["model"]["payload"]["mass"] == 2
    do(page, "Remove the payload")
    do(page, "Pose: force on the tip")
    expect(page.get_by_label("Force, x")).to_be_focused()
    page.keyboard.type("5\n")
    assert document(page)["pose"]["wrench"][0] == 5
    do(page, "Remove the force on the tip")
    do(page, "Pose: move the tip (inverse kinematics)")
    do(page, "Gravity: Moon")
    assert np.linalg.norm(document(page)["model"]["gravity"]) == pytest.approx(1.62, rel=1e-12)
    do(page, "Mount the arm on the ceiling")
    assert document(page)["model"]["base"][5] == -1
    do(page, "Move all joints to zero")
    assert document(page)["pose"]["q"] == [0, 0, 0] and screen(page) == "pose"
    do(page, "Rename the robot")
    expect(page.get_by_label("Name of the robot")).to_be_focused()
    page.keyboard.type("Mine\n")
    assert document(page)["model"]["name"] == "Mine"


def test_motion_dynamics_and_methods_by_keyboard(page):
    for kind in ("Quintic", "Trapezoidal", "Cubic spline", "Cartesian line", "Cycloidal"):
        do(page, f"Motion: {kind}")
        expect(page.get_by_label(kind, exact=True)).to_be_checked()
    shown(page, "Torque")
    for quantity in ("Position", "Velocity", "Acceleration", "Power", "Energy", "Torque"):
        do(page, f"{quantity} of the motion over time")
        shown(page, quantity)
    slider = page.get_by_role("slider", name=re.compile("^Torque"))
    slider.focus()
    at = page.evaluate("workbench.player.time.value")
    page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate("workbench.player.time.value") > at, "the cursor of a plot is moved by keys, and the arm with it"
    do(page, "Compare the motion with a different payload")
    expect(page.get_by_label("Payload mass", exact=True)).to_be_visible()
    do(page, "Keep this motion")
    do(page, "Show differences of the compared")
    shown(page, "Torque, difference")
    assert "reference" in saved(page, "Save the motion and its torques as CSV")
    assert saved(page, "Save the plot “Torque, difference” as SVG").startswith("<svg")
    assert saved(page, "Save the plot “Torque, difference” as CSV").startswith("t [s]")
    do(page, "Compare the motion with nothing")
    do(page, "Motion: peak values")
    for part in ("Matrices", "Torque components", "Significant terms", "Equations"):
        do(page, f"Dynamics: {part}")
        expect(page.get_by_role("tab", name=part)).to_have_attribute("aria-selected", "true")
    do(page, "Go to the time of the largest torque")
    do(page, "Methods: Operations over joints")
    expect(page.get_by_role("img", name=re.compile("^Operations"))).to_be_visible()
    do(page, "Methods: Source lines")
    expect(page.locator("table.listing code").filter(has_text="=").first).to_be_visible()
    do(page, "Measure the times of the formulations")
    expect(page.locator("table.race tbody tr").first).to_contain_text("µs", timeout=60_000)
    do(page, "Copy the motion and its torques as Python")
    space: dict[str, object] = {}
    exec(page.evaluate("window.copied"), space)
    assert np.shape(space["tau"]) == (401, 6)


def test_simulation_lessons_and_export_by_keyboard(page):
    do(page, "Simulation controller: PD + gravity")
    assert document(page)["simulation"]["control"] == "pd_gravity"
    do(page, "Simulation controller: No control")
    expect(page.get_by_text("the forces that you apply with the mouse (friction is off).")).to_be_visible()
    for what in ("friction", "stops"):
        before = document(page)["simulation"][what]
        do(page, "Switch friction in the simulation" if what == "friction" else "Switch joint stops")
        assert document(page)["simulation"][what] != before
    expect(
        page.get_by_text("the robot moves under gravity, friction and the forces that you apply with the mouse. Drag")
    ).to_be_visible()
    page.get_by_label("Duration").fill("0.3")
    page.keyboard.press("Enter")
    clock = page.locator(".run-bar .clock")
    do(page, "One step of the simulation")
    expect(clock).to_have_text("0.001 s")
    do(page, "Pull the tip up for a tenth of a second")
    expect(clock).to_have_text("0.101 s")
    do(page, "One step back in the simulation")
    expect(clock).to_have_text("0.100 s")
    do(page, "Rewind the simulation")
    expect(clock).to_have_text("0.000 s")
    do(page, "Compute the whole simulation")
    expect(clock).to_have_text("0.300 s")
    for quantity in ("Velocity", "Torque", "Energy", "Position"):
        do(page, f"{quantity} of the simulation over time")
        shown(page, quantity)
    do(page, "Recompute the present state of the simulation")
    expect(page.get_by_text("bit-identical")).to_be_visible()
    do(page, "Speed 0.1 ×")
    page.locator(".panel").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    assert saved(page, "Save the simulation as CSV").startswith("t [s],q_1")
    do(page, "Lesson: Four numbers for each joint")
    expect(page.get_by_text("step 1 of")).to_be_visible()
    do(page, "Next step of the lesson")
    do(page, "Try it: go to the screen of this step")
    assert screen(page) == "model"
    do(page, "Back to the lesson")
    do(page, "Check the answer of the lesson")
    do(page, "Leave the lesson")
    do(page, "Go to Export")
    assert json.loads(saved(page, "Save the document"))["format"] == "isodyn-workbench"
    assert saved(page, "Save as one HTML file").startswith("<!doctype html>")
    do(page, "Copy a link to this document")
    page.wait_for_function("() => window.copied?.includes('#')")
    assert from_link(page.evaluate("window.copied")) == checked(document(page))
    box = page.get_by_role("dialog", name="Share this document")
    expect(box).to_contain_text("only on this computer")
    with page.expect_download() as caught:
        box.get_by_role("button", name="Save the document").click()
    assert caught.value.suggested_filename.endswith(".isodyn.json")
    expect(box).to_have_count(0)
    do(page, "Copy the robot as Python", python=True)
    page.wait_for_function("() => window.copied?.includes('from_dh')")
    with page.expect_download() as caught:
        do(page, "Save the scene as PNG")
    assert Path(caught.value.path()).read_bytes()[:4] == b"\x89PNG"
    for theme in ("Dark", "Projector", "Light"):
        do(page, f"Theme: {theme}")
        assert page.evaluate("document.documentElement.dataset.theme") == theme.lower()


def numbers(text: str) -> dict[str, np.ndarray]:
    """First cell of a line -> the numbers after it."""
    rows = list(csv.reader(text.splitlines()))
    return {row[0]: np.array(row[1:], dtype=float) for row in rows if all(re.fullmatch(r"[-+.\de]+", cell) for cell in row[1:])}


def copied(page: Page, title: str) -> str:
    page.evaluate("window.copied = null")
    do(page, title)
    page.wait_for_function("() => window.copied")
    return page.evaluate("window.copied")


@pytest.mark.parametrize("name", ["ur5", "puma560", "template-6R", "2R", "stanford"])
def test_frame_postures_and_joint_forces_are_those_of_python(page, name):
    robot = template(name.removeprefix("template-")) if name.endswith("R") else iso.load(name)
    given, random = new_document(robot), np.random.default_rng(5)
    robot, n = robot_of(given), robot.n
    low, high = np.array([[max(axis.limits.lower, -1.2), min(axis.limits.upper, 1.2)] for axis in robot.dofs]).T
    q = random.uniform(low, high)
    given["pose"] = {"q": q.tolist(), "wrench": random.uniform(-9, 9, 6).tolist()}
    given["model"]["payload"] = {"mass": 1.5, "com": [0.01, 0.02, 0.03], "inertia": [0.01, 0.02, 0.03, 0.0, 0.0, 0.0]}
    page.evaluate("workbench.replace", given)
    robot = robot_of(document(page))
    found = numbers(copied(page, "Copy transform and Jacobian as CSV"))
    T, J = robot.pose(q), robot.jacobian(q)
    x, y, z, w = found["quaternion x y z w"]
    turned = [[1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)], [2 * (x * y + z * w), 1 - 2 * (x * x + z * z)]]
    close(np.concatenate([found[f"T row {k}"] for k in range(1, 5)]), T.ravel(), ops=200)
    close(rpy_matrix(found["roll pitch yaw [rad]"]).astype(float).ravel(), T[:3, :3].ravel(), ops=200)
    close(np.concatenate(turned), T[:3, :3].ravel()[:5], ops=200)
    close(np.concatenate([found[row] for row in ("vx", "vy", "vz", "wx", "wy", "wz")]), J.ravel(), ops=200)
    for axes, rows in (("all", slice(6)), ("translation", slice(3)), ("rotation", slice(3, 6))):
        close(found[f"singular values {axes}"], np.linalg.svd(J[rows], compute_uv=False), ops=400)
    wrenches = numbers(copied(page, "Copy joint reaction forces and moments as CSV"))
    expected = robot.joint_wrenches(q, np.zeros(n), np.zeros(n), wrench=given["pose"]["wrench"])
    close(np.concatenate([wrenches[joint] for joint in robot.joint_names]), expected.ravel(), ops=800)
    do(page, "Dynamics: Joint reaction forces")
    if n == 6 and name != "stanford":  # whose kernels the file has: along the motion
        page.get_by_label("At the time of the player").check()
        page.wait_for_function("() => workbench.player.film.value !== null")
        page.evaluate("workbench.player.seek(0.7)")
    else:  # in the pose, with joint rates
        page.get_by_text("Joint velocities", exact=True).click()
        for k, joint in enumerate(robot.joint_names):
            page.get_by_label(joint, exact=True).fill(str(30 + 10 * k))
            page.keyboard.press("Enter")
    wrenches = numbers(copied(page, "Copy joint reaction forces and moments as CSV"))
    state = dict(re.findall(r"^(q|qd|qdd) = (.*)$", page.evaluate("workbench.python('dynamics.wrenches-csv')"), re.MULTILINE))
    moving = [json.loads(state[key]) for key in ("q", "qd", "qdd")]
    along = any(moving[2])
    assert np.abs(moving[1]).max() > 0.1 and along == (n == 6 and name != "stanford")
    expected = robot.joint_wrenches(*moving, wrench=None if along else given["pose"]["wrench"])
    close(np.concatenate([wrenches[joint] for joint in robot.joint_names]), expected.ravel(), ops=800)
    page.get_by_label("At the pose").check()
    do(page, "Go to Pose")
    postures = np.array([row for row in csv.reader(copied(page, "Copy all solutions as CSV").splitlines()[1:])], dtype=float)
    whole = name != "2R"
    limits = {"joint3": (-2.0, 2.0)} if name == "stanford" else True
    exact = iso.inverse_kinematics(robot, T, q0=q, all_solutions=True, orientation=whole, limits=limits).solutions
    assert len(postures) == len(exact) >= 2
    apart = postures[:, None] - exact[None]
    assert np.abs(apart - 2 * np.pi * np.round(apart / (2 * np.pi))).max(axis=-1).min(axis=0).max() < 1e-6
    part = np.s_[..., :, :] if whole else np.s_[..., :3, 3]
    assert np.abs(robot.pose(postures)[part] - T[part]).max() < 1e-9
    do(page, "Pose: all inverse kinematics solutions")
    beyond_limits_are_listed(page, robot, T, q, exact, orientation=whole)
    other = page.locator(".solutions tbody tr").nth(1).get_by_role("button")
    other.click()
    assert document(page)["pose"]["q"] == postures[1].tolist()
    expect(other).to_have_attribute("aria-pressed", "true")


def beyond_limits_are_listed(
    page: Page, robot: iso.Robot, T: np.ndarray, q: np.ndarray, inside: np.ndarray, *, orientation: bool
) -> None:
    """In grey, with their joints, and not to be taken: the solutions that Python finds without the limits of turning joints."""
    turning = np.array([not axis.is_prismatic for axis in robot.dofs])
    free = {name: (-np.pi, np.pi) if turns else (-2.0, 2.0) for name, turns in zip(robot.joint_names, turning, strict=True)}
    every = iso.inverse_kinematics(robot, T, q0=q, all_solutions=True, orientation=orientation, limits=free).solutions
    grey = page.locator(".solutions .beyond")
    rows, count = grey.locator("td").all_inner_texts(), len(every) - len(inside)
    assert grey.count() == count and grey.get_by_role("button").count() == 0
    said = page.locator(".hint").filter(has_text=re.compile("by closed form|by numerical search from many starts")).inner_text()
    assert said.startswith(f"{len(inside)} solution" + (f"s within position limits and {count} outside them" if count else ""))
    values = np.array([text.replace("\u2212", "-") for text in rows], dtype=float).reshape(-1, robot.n)
    values = np.where(turning, np.radians(values), values)
    low, high = np.array([[axis.limits.lower, axis.limits.upper] for axis in robot.dofs]).T
    for row, joints in zip(values, grey.locator("th").all_inner_texts(), strict=True):
        apart = every - row
        apart = np.where(turning, apart - 2 * np.pi * np.round(apart / (2 * np.pi)), apart)
        assert np.abs(apart).max(axis=1).min() < np.radians(0.1)  # the digits of the table
        outside = [name for name, x, least, most in zip(robot.joint_names, row, low, high, strict=True) if not least <= x <= most]
        assert joints == f"outside limits: {', '.join(outside)}"


@pytest.mark.parametrize("equations", [True, False])
def test_a_file_has_its_equations_or_says_how_it_gets_them(watched, tmp_path, equations):
    place = tmp_path / "robot.html"
    place.write_text(one_file(new_document(iso.load("two-link")), equations=equations), encoding="utf-8")
    page = watched(place.as_uri() + "?canvas", ("file:", "blob:", "data:"), (1100, 800), accept_downloads=True)
    do(page, "Methods: Source lines")
    expect(page.get_by_text("--file PAGE.html --methods")).to_be_visible()
    do(page, "Dynamics: Equations")
    if not equations:
        return expect(page.get_by_text("--file PAGE.html --equations")).to_be_visible()
    expect(page.locator(".typeset math").first).to_be_visible()
    do(page, "Single HTML file: include the equations, or not")
    assert 'id="isodyn-equations"' in saved(page, "Save as one HTML file")
    do(page, "Model: Inertial parameters")
    page.get_by_label("link1, mass").fill("3")
    page.keyboard.press("Enter")
    do(page, "Dynamics: Equations")
    expect(page.get_by_text("the model has changed since")).to_be_visible()


@pytest.mark.parametrize("name", ["quadruped", "four-bar"])
def test_any_frame_of_robots_that_float_or_have_loops(watched, tmp_path, name):
    given = new_document(iso.load(name))
    place = tmp_path / "robot.html"
    place.write_text(one_file(given), encoding="utf-8")
    page = watched(place.as_uri() + "?canvas", ("file:", "blob:", "data:"), (1100, 800), init=CLIP)
    do(page, "Pose: transform and Jacobian")
    link = robot_of(given).links[-2].name
    page.get_by_label("Frame", exact=True).select_option(link)
    expect(page.get_by_label("Transform of the frame in the world frame")).to_be_visible()
    expect(page.get_by_text("robot.jacobian(q, frame)")).to_be_visible()
    found = numbers(copied(page, "Copy transform and Jacobian as CSV"))
    expected = robot_of(given).pose(given["pose"]["q"], link)
    close(np.concatenate([found[f"T row {k}"] for k in range(1, 5)]), expected.ravel(), ops=400)
    if name == "quadruped":
        words = page.get_by_text("A zero quaternion is not a rotation")
        for back in ("Escape", "Control+z"):
            one = page.locator(".free-joint").get_by_role("textbox").nth(6)
            one.fill("0")
            page.keyboard.press("Enter")
            expect(words).to_be_visible()
            page.keyboard.press(back)
            expect(words).to_have_count(0)
            expect(one).to_have_value("1")
    do(page, "Dynamics: Joint reaction forces")
    expect(page.get_by_text("robot.joint_wrenches(q, qd, qdd)")).to_be_visible()


#: what is of the page alone, or of a hand: beginnings of the names of actions
NO_PYTHON = (
    "go.", "edit.", "view.", "play.", "start.", "lessons.", "plot.", "file.save", "file.share", "file.rename", "file.print",
    "export.formulations", "export.equations-along", "simulation.pull-",
)  # fmt: skip
#: what takes longer than a test may; that they are called with what they take is seen by their signatures
LONG = {"certify": 1, "compare": 1, "reproduce": 1, "animate": 2}


def test_the_python_of_every_action_runs(page, tmp_path, monkeypatch):
    """In a folder of its own; what takes long is called by a stand-in that has its signature."""
    do(page, "Start with: Planar 3R")
    for title in ("Model: Frames step by step", "Motion: Cycloid", "Simulation controller: PD + gravity", "Go to Pose"):
        do(page, title)  # screens that have been seen have all their actions
    monkeypatch.chdir(tmp_path)
    for name, count in LONG.items():
        holder = iso.Trajectory if name == "animate" else iso
        real = getattr(holder, name)

        def called(*given, real=real, count=count, **more):
            inspect.signature(real).bind(*given, **more)
            assert len(given) >= count

        monkeypatch.setattr(holder, name, called)
    of, pages = iso.Study.of, []
    monkeypatch.setattr(
        iso.Study, "of", lambda *given: inspect.signature(of).bind(*given) and SimpleNamespace(to_html=pages.append)
    )
    found: dict[str, list[str]] = {}
    for name in page.evaluate("workbench.ids()"):
        found.setdefault(page.evaluate("workbench.python", name), []).append(name)
    assert [name for name in found.pop("") if not name.startswith(NO_PYTHON)] == []
    assert sum(map(len, found.values())) > 60
    iso.Trajectory.cycloidal([0.0] * 3, [0.5] * 3, 2.0).to_csv("motion.csv")
    failed = {}
    for text, names in found.items():
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(text, names[0], "exec"), {})
        except Exception as error:
            failed[", ".join(names)] = f"{error!r}\n{text}"
    assert pages == ["Planar-3R-study.html"]
    assert list(failed) == ["file.open"], "\n".join(failed.values())  # of a file that is not there


def test_every_action_has_a_name_of_its_own_and_every_screen_is_reached_by_alt_and_a_number(page):
    titles = page.evaluate("workbench.titles()")
    assert len(titles) == len(set(titles)) > 100
    page.keyboard.press("?")
    box = page.get_by_role("dialog", name="Help: ")
    expect(box).to_contain_text(f"isodyn {iso.__version__}")
    expect(box).to_contain_text("Search actions")
    page.keyboard.press("?")
    expect(box).to_have_count(0)
    names = ("start", "model", "pose", "motion", "dynamics", "simulation", "methods", "lessons", "export")
    for k, name in enumerate(names, start=1):
        page.keyboard.press(f"Alt+{k}")
        assert screen(page) == name
