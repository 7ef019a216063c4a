"""Motion, dynamics, simulation, methods, lessons and export in a browser, in one file opened from disk: no server, no network.

Every test fails on any message of the console, any error of the page, and any request to anywhere else.  What the page computes is
compared with Python.
"""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import numpy as np
import pytest
from bounds import close
from browsers import PLAIN

import isodyn as iso
from isodyn.graph.count import count_graph
from isodyn.workbench.document import new_document, robot_of
from isodyn.workbench.kernel_graphs import graphs_of_key
from isodyn.workbench.page import page as one_file

pytest.importorskip("playwright.sync_api", reason="playwright is missing (extra pages): no page was looked at in a browser")
from playwright.sync_api import Page, expect

BROWSER = PLAIN

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SCREENS = ("Motion", "Dynamics", "Simulation", "Methods", "Lessons", "Export")


@pytest.fixture(scope="module")
def file(tmp_path_factory) -> Path:
    """A page with an arm of six joints, and kernels of the arms that these tests and lessons open."""
    arm = iso.load("ur5")
    others = [iso.chain(4), iso.load("three-link")]
    place = tmp_path_factory.mktemp("page") / "arm.html"
    place.write_text(one_file(new_document(arm), methods=True, robots=others), encoding="utf-8")
    return place


@pytest.fixture
def opened(watched, file):
    """Opens the page from disk; without WebGL, which is drawn in test_page.py, where no picture is asked for."""

    def open_(size=(1100, 760), path: Path = file, drawing: str = "?canvas") -> Page:
        return watched(path.as_uri() + drawing, ("file:", "blob:", "data:"), size, accept_downloads=True)

    return open_


def go(page: Page, screen: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=screen, exact=True).click()


def saved(page: Page, press) -> str:
    """The text of the file that a press gives."""
    with page.expect_download() as caught:
        press()
    return Path(caught.value.path()).read_text(encoding="utf-8")


def table(text: str) -> dict[str, np.ndarray]:
    """Columns by name, without units."""
    head, *rows = list(csv.reader(io.StringIO(text)))
    values = np.array(rows, dtype=float)
    return {name.partition(" [")[0]: values[:, k] for k, name in enumerate(head)}


def vectors(columns: dict[str, np.ndarray], name: str, n: int) -> np.ndarray:
    return np.stack([columns[f"{name}_{k + 1}"] for k in range(n)], axis=1)


def operations(key: str, name: str) -> int:
    """Of a kernel of the page."""
    count = count_graph(graphs_of_key(key, "dynamics").functions[name])
    return count.mul + count.add + count.div + count.trig


def same_steps(robot: iso.Robot, sim: dict, columns: dict[str, np.ndarray], n: int, **given) -> None:
    """The page's steps are Python's: as near as motions that begin a rounding of the accelerations' operations apart."""
    apart = operations("R" * n, "forward_dynamics") * np.finfo(float).eps
    given |= {"integrator": "rk4", "dt": sim["step"], "friction": False}
    own, near = (iso.simulate(robot, np.add(sim["q0"], moved), sim["qd0"], columns["t"], **given) for moved in (0.0, apart))
    assert np.abs(vectors(columns, "q", n) - own.q).max() <= np.abs(near.q - own.q).max()


def test_torques_of_a_motion_are_those_of_python(opened):
    page = opened()
    go(page, "Motion")
    columns = table(saved(page, lambda: page.get_by_role("button", name="Save all as CSV").click()))
    robot, n = robot_of(page.evaluate("workbench.document()")), 6
    points = page.evaluate("workbench.document().motion.waypoints")
    t = columns["t"]
    motion = iso.Trajectory.cycloidal(points[0]["q"], points[1]["q"], points[1]["t"])(t)
    # the trajectory's sine takes an angle of a whole turn; its terms are summed in the same order
    for name, expected in zip(("q", "qd", "qdd"), motion, strict=True):
        close(vectors(columns, name, n), np.asarray(expected), ops=64, condition=8)
    q, qd, qdd = (vectors(columns, name, n) for name in ("q", "qd", "qdd"))
    close(vectors(columns, "tau", n), robot.inverse_dynamics(q, qd, qdd), ops=operations("R" * n, "inverse_dynamics"))


def test_a_payload_beside_a_plot_a_limit_that_is_broken_and_another_course(opened):
    page = opened()
    go(page, "Motion")
    page.get_by_label("Compare with").select_option("payload")
    expect(page.get_by_role("button", name=re.compile("with 5 kg at the tip")).first).to_be_visible()
    page.get_by_label("Time of waypoint 2").fill("0.05")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"needs .* \(limit ")).first).to_be_visible()
    page.get_by_label("Time of waypoint 2").fill("-1")
    page.keyboard.press("Enter")
    expect(page.get_by_text("times must increase")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    for kind in ("Quintic", "Trapezoidal", "Cubic spline"):
        page.get_by_label(kind, exact=True).check()
        expect(page.get_by_role("slider", name=re.compile("^Torque"))).to_be_visible()
    for tab in ("Position", "Velocity", "Acceleration", "Power", "Energy"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("slider", name=re.compile(f"^{tab}"))).to_be_visible()


def printed(python: str, **wanted: str) -> dict[str, np.ndarray]:
    """Values of names behind lines that were copied."""
    space: dict[str, np.ndarray] = {}
    exec(python, space)
    return {key: np.asarray(eval(words, space)) for key, words in wanted.items()}


def test_two_runs_stand_in_one_plot_in_one_file_and_in_python(opened):
    page, n = opened(), 6
    go(page, "Motion")
    ops = operations("R" * n, "inverse_dynamics")
    before = table(saved(page, lambda: page.get_by_role("button", name="Save all as CSV").click()))
    page.get_by_role("button", name="Keep as reference").click()
    page.get_by_label("shoulder_lift_joint at waypoint 2").fill("-60")
    page.keyboard.press("Enter")
    page.get_by_label("Compare with").select_option("payload")
    page.get_by_label("Payload mass", exact=True).fill("3")
    page.keyboard.press("Enter")
    for words in ("elbow_joint", "elbow_joint, with 3 kg at the tip", "elbow_joint, reference"):
        expect(page.get_by_role("button", name=re.compile(f"^{words}")).last).to_be_visible()
    both = table(saved(page, lambda: page.get_by_role("button", name="Save all as CSV").click()))
    assert all(
        np.array_equal(both[f"{name}_{k + 1}, reference"], before[f"{name}_{k + 1}"]) for name in ("q", "tau") for k in range(n)
    )
    with_payload = np.stack([both[f"tau_{k + 1}, with 3 kg at the tip"] for k in range(n)], axis=1)
    states = [vectors(both, name, n) for name in ("q", "qd", "qdd")]
    robot = robot_of(page.evaluate("workbench.document()"))
    close(with_payload, robot.with_payload(3.0).inverse_dynamics(*states), ops=ops)
    python = page.evaluate("workbench.python('motion.python')")
    assert "# the reference run" in python
    found = printed(python, tau="tau", beside="compared", t="t")
    close(found["t"], both["t"], ops=4)
    close(found["tau"], vectors(both, "tau", n), ops=2 * ops, condition=8)
    close(found["beside"], with_payload, ops=2 * ops, condition=8)
    page.get_by_label("Show differences").press("Space")
    expect(page.get_by_role("slider", name=re.compile("^Torque, difference, .*reference"))).to_be_visible()
    page.get_by_role("button", name="Remove the reference").click()
    page.get_by_label("Compare with").select_option("method")
    page.get_by_label("Formulation").select_option("gibbs-appell")
    expect(page.get_by_role("slider", name=re.compile("^Torque, difference · 10¹., .*by Gibbs-Appell"))).to_be_visible()
    text = saved(page, lambda: page.get_by_role("button", name="Save all as CSV").click())
    other = table(text)
    by_method = np.stack([other[f"tau_{k + 1}, by Gibbs-Appell"] for k in range(n)], axis=1)
    more = count_graph(graphs_of_key("R" * n, "methods").functions["inverse_dynamics:gibbs-appell"])
    close(by_method, vectors(other, "tau", n), ops=ops + more.mul + more.add)
    lines = page.evaluate("workbench.python('motion.python')")
    close(printed(lines, beside="compared")["beside"], by_method, ops=2 * ops, condition=8)


def test_matrices_follow_the_arm(opened):
    page = opened()
    go(page, "Dynamics")
    document = page.evaluate("workbench.document()")
    robot, q = robot_of(document), document["pose"]["q"]
    cells = page.locator("table.heat").first.locator("tbody td")
    shown = [float(text.replace("−", "-")) for text in cells.all_inner_texts()]
    M = robot.mass_matrix(q).ravel()
    small = np.abs(M[np.abs(M) < 1e-3]).max(initial=0.0)  # two digits are shown of them
    assert np.abs(np.array(shown) - M).max() <= 0.5e-3 + 5e-3 * small
    page.get_by_role("tab", name="Torque components").click()
    expect(page.get_by_role("cell", name=re.compile("%$")).first).to_be_visible()
    page.get_by_role("tab", name="Significant terms").click()
    assert page.locator("table.heat").count() == 2


def test_a_fall_is_python_s_goes_back_to_the_same_bits_and_is_pulled_by_hand(opened):
    page = opened()
    go(page, "Simulation")
    page.get_by_label("Duration").fill("0.3")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Run to the end at once").click()
    columns = table(saved(page, lambda: page.get_by_role("button", name="Save as CSV").click()))
    document = page.evaluate("workbench.document()")
    robot, sim, n = robot_of(document), document["simulation"], 6
    same_steps(robot, sim, columns, n)
    energy = columns["kinetic"] + columns["potential"]
    assert np.ptp(energy) <= 1e-3 * columns["kinetic"].max()
    page.get_by_role("slider", name="Time of the simulation").fill("150")
    page.get_by_role("button", name="Recompute from the last snapshot").click()
    expect(page.get_by_text("bit-identical")).to_be_visible()
    box = page.locator(".scene canvas").first.bounding_box()
    page.get_by_role("button", name="Back to the start").click()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = page.evaluate("workbench.document()")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y - 60, steps=4)
    page.mouse.up()
    assert page.evaluate("workbench.document()")["model"] == before["model"], "a pull changes no document"


@pytest.mark.parametrize("control", ["PD", "PD + gravity", "Computed torque"])
def test_controllers_bring_the_arm_to_its_target(opened, control):
    page = opened()
    go(page, "Simulation")
    page.get_by_label(control, exact=True).check()
    page.get_by_label("Duration").fill("0.2")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Run to the end at once").click()
    columns = table(saved(page, lambda: page.get_by_role("button", name="Save as CSV").click()))
    document = page.evaluate("workbench.document()")
    robot, sim, n = robot_of(document), document["simulation"], 6
    same_steps(robot, sim, columns, n, torque=getattr(iso.Controller, sim["control"])(robot, sim["kp"], sim["kd"], sim["target"]))


@pytest.mark.parametrize("control", ["PD", "PD + gravity", "Computed torque"])
def test_gains_suit_light_arms_too_until_others_are_typed(opened, control):
    page = opened()
    page.get_by_role("button", name="isodyn workbench: go to Start").click()
    page.get_by_role("button", name=re.compile("Planar 3R")).click()
    go(page, "Simulation")
    page.get_by_label("Computed torque" if control == "PD" else "PD", exact=True).check()
    page.get_by_label(control, exact=True).check()
    document = page.evaluate("workbench.document()")
    robot, sim = robot_of(document), document["simulation"]
    inertia = np.ones(3) if control == "Computed torque" else np.diag(robot.mass_matrix(sim["target"]))
    assert np.allclose(sim["kp"], 100 * inertia, rtol=0.05) and np.allclose(sim["kd"], 0.2 * np.array(sim["kp"]), rtol=1e-5)
    page.get_by_role("button", name="Run to the end at once").click()
    expect(page.locator(".run-bar .clock")).to_have_text("2.000 s", timeout=30_000)
    expect(page.get_by_text("diverged")).to_have_count(0)
    page.get_by_label("Kp of joint1").fill("7")
    page.keyboard.press("Enter")
    page.get_by_label("PD" if control != "PD" else "PD + gravity", exact=True).check()
    assert page.evaluate("workbench.document().simulation.kp[0]") == 7
    page.get_by_role("button", name="Use suggested gains").click()
    assert page.evaluate("workbench.document().simulation.kp[0]") != 7


def test_formulations_agree_race_and_show_their_lines(opened):
    page = opened()
    go(page, "Methods")
    expect(page.get_by_text(re.compile("formulations give the same torques"))).to_be_visible()
    robot = robot_of(page.evaluate("workbench.document()"))
    kernels = graphs_of_key("R" * 6, "methods").functions
    expect(page.get_by_role("columnheader", name="a general arm with these joints")).to_be_visible()
    expect(page.get_by_role("columnheader", name="this arm")).to_be_visible()
    for source, method in (("Luh, Walker", "newton-euler"), ("Mata and", "gibbs-appell"), ("Kane and Levinson", "kane")):
        row = page.locator("table.race tbody tr").filter(has_text=source)
        any_arm, own = count_graph(kernels[f"inverse_dynamics:{method}"]), iso.count(robot, method, "inverse_dynamics")
        expected = [any_arm.products, any_arm.add, any_arm.trig, any_arm.depth, own.products, own.add]
        assert [int(text) for text in row.locator("td").all_inner_texts()[:6]] == expected, method
    of_lines = printed(page.evaluate("workbench.python('methods.count')"), products="count.products", add="count.add")
    own = iso.count(robot, "newton-euler", "inverse_dynamics")
    assert (of_lines["products"], of_lines["add"]) == (own.products, own.add), "the lines that are copied count the same"
    page.get_by_role("button", name="Measure times").click()
    expect(page.get_by_role("button", name="Measure times")).to_be_visible(timeout=60_000)
    assert page.locator("table.race tbody tr").count() >= 12
    assert all("µs" in text for text in page.locator("table.race tbody tr").all_inner_texts())
    page.get_by_role("tab", name="Operations over joints").click()
    expect(page.get_by_role("img", name=re.compile("^Operations"))).to_be_visible()
    page.get_by_role("tab", name="Source lines").click()
    page.get_by_label("Formulation").select_option("gibbs-appell")
    expect(page.locator("table.listing code").filter(has_text="=").first).to_be_visible()
    own = iso.count(robot, "gibbs-appell", "inverse_dynamics")
    expect(page.get_by_text(f"and {own.products + own.add} for this arm")).to_be_visible()
    page.evaluate("workbench.replace(workbench.document())")
    expect(page.get_by_text(f"and {own.products + own.add} for this arm")).to_be_visible()
    go(page, "Model")
    page.get_by_label("shoulder_pan_joint, a, translation along x").fill("0.1")
    page.keyboard.press("Enter")
    go(page, "Methods")
    expect(page.get_by_text("for this arm, its zeros")).to_have_count(0)
    page.get_by_role("tab", name="Agreement and timing").click()
    expect(page.get_by_text("isodyn count arm.toml --quantity inverse_dynamics")).to_be_visible()


def test_a_lesson_from_start_to_end_by_visible_names(opened):
    page = opened()
    go(page, "Lessons")
    page.get_by_role("button", name=re.compile("Torques of an arm of three links")).click()
    robot = iso.load("three-link")
    first = robot.gravity_torque(np.zeros(3))
    expect(page.get_by_text("step 1 of 4")).to_be_visible()
    page.get_by_label("Predict.").fill(f"{first[0]:.2f}")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Correct.")).to_be_visible()
    page.get_by_role("button", name="Try it: Motion").click()
    expect(page.get_by_role("heading", name="Motion")).to_be_visible()
    page.get_by_role("button", name="Back to the lesson").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_label("Predict.").fill(f"{3 * first[2]:.2f}")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Not quite.")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    page.get_by_label("negative").check()
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Correct.")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    page.get_by_label("gravity").check()
    page.get_by_role("button", name="Check").click()
    page.get_by_role("button", name="Finish").click()
    expect(page.get_by_role("button", name=re.compile("Free fall of arms"))).to_be_visible()


def test_a_lesson_gives_back_the_document_the_layers_and_the_view(opened):
    page = opened()
    page.evaluate("workbench.look({ layers: ['bodies', 'names'], eye: [3, 1, 1], target: [0, 0, 0.3] })")
    go(page, "Pose")
    page.get_by_label("elbow_joint, value").fill("40")
    page.keyboard.press("Enter")
    mine = page.evaluate("workbench.document()")
    for leave in ("Leave the lesson", "Finish", "another document", "undo"):
        go(page, "Lessons")
        page.get_by_role("button", name=re.compile("Four numbers for each joint")).click()
        page.get_by_role("button", name="Next").click()
        expect(page.get_by_label("Name of the robot")).to_have_value("three-link")
        assert page.evaluate("workbench.document().view.layers") != mine["view"]["layers"], "the lesson has layers of its own"
        if leave == "Finish":
            while page.get_by_role("button", name="Next").count():
                page.get_by_role("button", name="Next").click()
        if leave == "another document":
            page.get_by_role("button", name="isodyn workbench: go to Start").click()
            page.get_by_role("button", name=re.compile("Planar 2R")).click()
        elif leave == "undo":
            while page.evaluate("workbench.document().lesson.name"):
                page.get_by_role("button", name=re.compile("^Undo")).first.click()
        else:
            page.get_by_role("button", name=leave).click()
        after = page.evaluate("workbench.document()")
        assert after["view"]["layers"] == mine["view"]["layers"], leave
        if leave in ("Leave the lesson", "Finish"):
            assert after == mine | {"view": mine["view"] | {"screen": "lessons"}}
            assert page.evaluate("workbench.camera().eye") == mine["view"]["eye"]
        page.evaluate("given => workbench.replace(given)", mine)


def test_a_lesson_leads_to_the_walk_through_a_row(opened):
    page = opened()
    go(page, "Lessons")
    page.get_by_role("button", name=re.compile("Four numbers for each joint")).click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Try it: Model").click()
    expect(page.get_by_role("tab", name="Frames step by step")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text(re.compile("Joint 2 of 3"))).to_be_visible()


def test_an_entry_that_is_not_taken_says_why_and_what_stood_there_comes_back(opened):
    page = opened()
    page.get_by_role("button", name="isodyn workbench: go to Start").click()
    page.get_by_role("button", name=re.compile("Planar 3R")).click()
    cell = page.get_by_label("joint2, a, translation along x")
    before, words = cell.input_value(), "“90°” is an angle; this field needs a length"
    model = page.evaluate("workbench.document().model")

    def refused() -> None:
        cell.fill("90°")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert").filter(has_text=words)).to_be_visible()
        assert page.evaluate("workbench.document().model") == model
        expect(cell).to_have_value("90°")
        expect(cell).to_be_focused()  # Enter does not go on from what was not taken

    def back() -> None:
        expect(cell).to_have_value(before)
        expect(page.get_by_text(words)).to_have_count(0)

    refused()
    page.keyboard.press("Escape")
    back()
    page.set_viewport_size({"width": 390, "height": 844})
    refused()
    expect(page.get_by_role("alert").filter(has_text=words)).to_be_in_viewport(ratio=1)
    expect(cell).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1100, "height": 760})
    page.keyboard.press("Escape")
    back()
    refused()
    page.get_by_role("button", name="Undo: rejected entry").click()
    back()
    assert page.evaluate("workbench.document().model") == model, "nothing else is undone"
    refused()
    page.evaluate("workbench.replace(workbench.document())")
    back()
    name = page.get_by_label("joint2, Name")
    name.fill(" ")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Enter a name.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(name).to_have_value("joint2")
    go(page, "Motion")
    page.get_by_label("joint1 at waypoint 2").fill("2 kg")
    page.keyboard.press("Enter")
    expect(
        page.get_by_role("alert").filter(has_text="joint1 at waypoint 2: “2 kg” is a mass; this field needs an angle")
    ).to_be_visible()


def test_a_typed_value_beyond_a_limit_says_what_is_taken(opened):
    page = opened()
    go(page, "Pose")
    page.get_by_label("elbow_joint, value").fill("400")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="400° is above the limit of 180°; 180° is used.")).to_be_visible()
    page.get_by_label("elbow_joint, value").fill("40")
    page.keyboard.press("Enter")
    expect(page.get_by_text("is above the limit")).to_have_count(0)
    page.get_by_label("Position, z").fill("9")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"the closest pose found is [78]\.\d+ m from the target"))).to_be_visible()
    go(page, "Dynamics")
    page.get_by_role("tab", name="Significant terms").click()
    assert [t for t in page.locator("table.heat td").all_inner_texts() if re.search(r"\de[+-−]?\d|10[⁻⁰-⁹]", t)] == []


def test_the_camera_follows_an_arm_that_grows_and_leaves_who_has_zoomed(opened):
    page = opened()
    page.get_by_role("button", name="isodyn workbench: go to Start").click()
    page.get_by_role("button", name=re.compile("Planar 3R")).click()
    cell = page.get_by_label("joint2, a, translation along x")

    def tip_in_sight() -> bool:
        (x, y), box = page.evaluate("workbench.tipPixel()"), page.locator(".scene").bounding_box()
        return 0 <= x <= box["width"] and 0 <= y <= box["height"]

    def length(value: str) -> None:
        cell.fill(value)
        page.keyboard.press("Enter")

    start = page.evaluate("workbench.camera()")
    length("5")
    assert tip_in_sight()
    length("0.3")
    assert page.evaluate("workbench.camera().eye") == pytest.approx(start["eye"], rel=0.3, abs=0.1)
    for _ in range(8):
        page.get_by_role("button", name="Add a joint", exact=True).click()
    assert tip_in_sight()
    page.locator(".scene").focus()
    page.keyboard.press("ArrowLeft")  # turned, and all of it in sight
    page.wait_for_function("() => workbench.document().view.eye.length === 3")
    turned = page.evaluate("workbench.camera().eye")
    length("9")
    assert tip_in_sight()
    length("0.3")
    assert page.evaluate("workbench.camera().eye") == turned
    for _ in range(12):
        page.get_by_role("button", name="Zoom in").click()
    zoomed = page.evaluate("workbench.camera().eye")
    length("9")
    assert page.evaluate("workbench.camera().eye") == zoomed


def test_torques_of_a_motion_are_seen_on_a_portable_computer(opened):
    page = opened(size=(1366, 768))
    go(page, "Motion")
    plot = page.locator(".plot").first
    expect(plot.get_by_role("slider", name=re.compile("^Torque"))).to_be_visible()
    box = plot.bounding_box()
    assert box["height"] > 200 and box["y"] + box["height"] <= 768, "curves, axis and names"
    page.get_by_role("button", name="Copy a link to this document").hover()
    expect(page.locator(".tip")).to_be_in_viewport(ratio=1)  # beside the edge of the window
    page.mouse.move(683, 400)
    page.get_by_role("button", name="Layers and views").click()
    off = page.locator("[role=menuitemcheckbox][aria-checked=false]")
    assert off.count() >= 5 and off.locator("svg path").count() == 0, "no mark at what is off"


def test_torques_of_an_arm_of_one_s_own_with_a_payload_as_csv(opened):
    """From the start page, by visible names alone: four axes, 2 kg at the tip, a motion, its torques as CSV."""
    page, actions = opened(), 0

    def act(do) -> None:
        nonlocal actions
        do()
        actions += 1

    def fill(label: str, value: str) -> None:
        act(lambda: (page.get_by_label(label, exact=True).fill(value), page.keyboard.press("Enter")))

    act(lambda: go(page, "Start"))
    act(lambda: page.get_by_role("button", name=re.compile("Planar 3R")).click())
    act(lambda: page.get_by_role("button", name="Add a joint").click())
    fill("joint4, a, translation along x", "0.18")
    fill("joint1, a, translation along x", "0.35")
    act(lambda: page.get_by_role("tab", name="Inertial parameters").click())
    fill("link4, mass", "0.25")
    act(lambda: go(page, "Pose"))
    fill("Mass", "2")
    act(lambda: go(page, "Motion"))
    fill("joint1 at waypoint 2", "90")
    fill("joint4 at waypoint 2", "-30")
    fill("Time of waypoint 2", "3")
    text = saved(page, lambda: act(lambda: page.get_by_role("button", name="Save all as CSV").click()))
    assert actions <= 25
    columns, n = table(text), 4
    document = page.evaluate("workbench.document()")
    robot = robot_of(document)
    assert robot.n == n and document["model"]["payload"]["mass"] == 2 and document["model"]["rows"][3]["a"] == 0.18
    expected = robot.inverse_dynamics(*(vectors(columns, name, n) for name in ("q", "qd", "qdd")))
    close(vectors(columns, "tau", n), expected, ops=operations("R" * n, "inverse_dynamics"))


def chosen(page: Page, press, path: Path) -> None:
    """Gives a file to what asks for one."""
    with page.expect_file_chooser() as asked:
        press()
    asked.value.set_files(path)


def test_documents_motions_and_lessons_are_opened_from_files(opened, tmp_path):
    """Without a server too."""
    page = opened()
    go(page, "Pose")
    page.get_by_label("elbow_joint, value").fill("40")
    page.keyboard.press("Enter")
    before = page.evaluate("workbench.document()")
    go(page, "Export")
    (tmp_path / "kept.json").write_text(saved(page, lambda: page.get_by_role("button", name="Save the document").click()))
    page.get_by_role("button", name="isodyn workbench: go to Start").click()
    page.get_by_role("button", name=re.compile("Planar 2R")).click()
    go(page, "Export")
    chosen(page, lambda: page.get_by_role("button", name="Open a file …").click(), tmp_path / "kept.json")
    expect(page.get_by_label("Name of the robot")).to_have_value("ur5")
    after = page.evaluate("workbench.document()")
    assert (after["model"], after["pose"]) == (before["model"], before["pose"])
    t = np.linspace(0.0, 1.0, 21)
    rows = [",".join(map(str, [when, *(0.3 * np.sin(when * np.arange(1, 7)))])) for when in t]
    (tmp_path / "motion.csv").write_text("\n".join(["t,q_1,q_2,q_3,q_4,q_5,q_6", *rows]))
    chosen(page, lambda: page.get_by_role("button", name="Open a file …").click(), tmp_path / "motion.csv")
    expect(page.get_by_text("motion.csv opened.")).to_be_visible()
    go(page, "Motion")
    expect(page.get_by_label("From a file", exact=True)).to_be_checked()
    columns = table(saved(page, lambda: page.get_by_role("button", name="Save all as CSV").click()))
    assert columns["t"][-1] == 1.0 and np.abs(columns["q_2"][-1] - 0.3 * np.sin(2.0)) < 1e-12
    lesson = "title: My own\nrobot: three-link\nminutes: 1\n\n## One step\nLook.\n\nchoose: Which?\n- this *\n- that\n"
    (tmp_path / "mine.txt").write_text(lesson)
    go(page, "Lessons")
    chosen(page, lambda: page.get_by_role("button", name="Open a lesson file …").click(), tmp_path / "mine.txt")
    expect(page.get_by_text("My own · step 1 of 1")).to_be_visible()
    page.get_by_role("radio", name="this").check()
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Correct.")).to_be_visible()


def test_pictures_of_plots_and_a_film_of_the_motion(opened):
    page = opened(size=(700, 560))
    go(page, "Motion")
    page.get_by_label("Time of waypoint 2").fill("0.5")
    page.keyboard.press("Enter")
    for kind, begins in (("PNG", b"\x89PNG"), ("SVG", b"<svg"), ("CSV", b"t [s]")):
        page.get_by_role("button", name="Save Torque").click()
        with page.expect_download() as caught:
            page.get_by_role("menuitem", name=kind).click()
        assert Path(caught.value.path()).read_bytes().startswith(begins), kind
    go(page, "Export")
    with page.expect_download(timeout=60_000) as caught:
        page.get_by_role("button", name="Video of the motion (WebM)").click()
    film = Path(caught.value.path()).read_bytes()
    assert caught.value.suggested_filename == "ur5.webm" and film[:4] == b"\x1a\x45\xdf\xa3" and len(film) > 2000


def test_a_line_through_a_singular_pose_is_said_in_words(opened):
    page = opened()
    go(page, "Motion")
    page.get_by_label("Cartesian line", exact=True).check()
    expect(
        page.get_by_text(re.compile("cannot follow the line beyond 0 %. The arm is near a singular configuration"))
    ).to_be_visible()
    given = page.evaluate("workbench.document()")

    def between(*postures: list[float]) -> None:
        given["motion"]["waypoints"] = [{"t": 2.0 * k, "q": q, "at_pose": False} for k, q in enumerate(postures)]
        page.evaluate("given => workbench.replace(given)", given)

    between([0.0, -0.5, 1.0, 0.0, 0.02, 0.0], [0.2, -0.6, 1.0, 0.1, 0.4, 0.0])
    expect(page.get_by_text(re.compile("The line passes near a singular configuration at 0 %"))).to_be_visible()
    between([0.0, -1.0, 1.2, 0.5, 1.0, 0.0], [0.3, -1.1, 1.3, 0.5, 1.1, 0.0])
    expect(page.get_by_role("slider", name=re.compile("^Torque"))).to_be_visible()
    expect(page.get_by_text(re.compile("singular"))).to_have_count(0)


def test_the_page_saves_itself_as_one_file_that_opens(opened, tmp_path):
    page = opened()
    go(page, "Export")
    text = saved(page, lambda: page.get_by_role("button", name="Save as one HTML file").click())
    assert len(text.encode()) <= 1_000_000
    go(page, "Export")
    page.get_by_label("Include all formulations (for timing)").press("Space")
    place = tmp_path / "methods.html"
    place.write_text(saved(page, lambda: page.get_by_role("button", name="Save as one HTML file").click()), encoding="utf-8")
    again = opened(path=place)
    go(again, "Methods")
    expect(again.get_by_role("columnheader", name="this arm")).to_be_visible()
    place = tmp_path / "again.html"
    place.write_text(text, encoding="utf-8")
    again = opened(path=place)
    go(again, "Motion")
    expect(again.get_by_role("slider", name=re.compile("^Torque"))).to_be_visible()
    assert again.evaluate("workbench.document().model") == page.evaluate("workbench.document().model")


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 1440), ("projector", 1440), ("light", 390)])
def test_rules_of_accessibility(opened, theme, width):
    reason = "axe-playwright-python is missing: rules of accessibility were not asked"
    axe, page = pytest.importorskip("axe_playwright_python.sync_playwright", reason=reason).Axe(), opened(size=(width, 900))
    page.evaluate("theme => workbench.look({ theme, layers: ['bodies'] })", theme)
    for screen in ("Start", "Model", "Pose", *SCREENS):
        page.evaluate("name => workbench.run(`go.${name.toLowerCase()}`)", screen)
        page.wait_for_timeout(200)
        found = axe.run(page, options={"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"]})
        broken = [(screen, v["id"], [node["html"][:120] for node in v["nodes"][:3]]) for v in found.response["violations"]]
        assert broken == []


@pytest.mark.parametrize("theme", ["light", "dark", "projector"])
def test_on_a_telephone_all_stands_in_its_place(opened, theme):
    """Nothing is wider than the page; the bar is above, the arm below it, then the sheet, and the screens along the foot."""
    page = opened(size=(390, 844))
    page.evaluate("theme => workbench.look({ theme })", theme)
    for screen in ("Model", *SCREENS):
        page.evaluate("name => workbench.run(`go.${name.toLowerCase()}`)", screen)
        page.wait_for_timeout(200)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, screen
        at = {name: page.locator(f".{name}").bounding_box() for name in ("top", "panel", "rail")}
        assert all(box["x"] == 0 and box["width"] == 390 for box in at.values()), (screen, at)
        assert at["top"]["y"] == 0 and at["top"]["height"] < 80 and at["rail"]["y"] + at["rail"]["height"] == 844, (screen, at)
        assert at["panel"]["y"] >= at["top"]["height"] and at["panel"]["height"] > 300, (screen, at)
        here = page.locator(".rail [aria-current]").bounding_box()
        assert here["x"] >= 0 and here["x"] + here["width"] <= 390, f"{screen} is in sight along the foot"
        if page.locator(".transport").is_visible():
            play = page.get_by_role("button", name="Play", exact=True).bounding_box()
            assert play["y"] + play["height"] <= at["panel"]["y"], f"{screen}: the sheet covers no part of the button"


def test_what_stands_in_cells_is_not_cut(opened):
    """Names and numbers of the table, where the page is wide; and a cell that is typed in moves the others but little."""
    page = opened(size=(1440, 900))
    go(page, "Model")
    widths = "() => [...document.querySelectorAll('.table thead th')].map((e) => e.getBoundingClientRect().width)"
    for theme in ("light", "projector"):
        page.evaluate("theme => workbench.look({ theme })", theme)
        for tab in ("DH table", "Inertial parameters", "Limits", "Motors and friction"):
            page.get_by_role("tab", name=tab).click()
            page.evaluate("document.activeElement.blur()")
            cut = page.evaluate(
                """() => [...document.querySelectorAll(".cell input")].filter((e) => e.scrollWidth > e.clientWidth + 1)
                .map((e) => `${e.getAttribute("aria-label")}: ${e.value}`)"""
            )
            assert cut == [], (theme, tab)
            before = page.evaluate(widths)
            for cell in page.locator("tbody tr").first.locator("input").all():
                cell.focus()
                assert max(abs(a - b) for a, b in zip(before, page.evaluate(widths), strict=True)) <= 16, (theme, tab)


def test_a_mechanism_stays_closed_when_a_joint_is_drawn(opened, tmp_path):
    robot = iso.load("four-bar")
    place = tmp_path / "bars.html"
    place.write_text(one_file(new_document(robot)), encoding="utf-8")
    page = opened(path=place)
    go(page, "Pose")
    before = page.evaluate("workbench.document().pose.q")
    field = page.get_by_label(f"{robot.position_names[0]}, value")
    field.fill(f"{np.degrees(before[0]) + 10:.3f}")
    page.keyboard.press("Enter")
    q = page.evaluate("workbench.document().pose.q")
    assert abs(q[0] - before[0]) > np.radians(1) and q != before
    assert np.abs(iso.close_loops(robot, q).q - q).max() <= 1e-9  # as near as the page closes them
