"""One pose for all screens, what is fixed elsewhere says so, and arms stop at their limits; in one file opened from disk."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import numpy as np
import pytest
from browsers import PLAIN

import isodyn as iso
from isodyn.workbench.document import new_document
from isodyn.workbench.page import page as one_file

pytest.importorskip("playwright.sync_api", reason="playwright is missing (extra pages): no page was looked at in a browser")
from playwright.sync_api import Page, expect

BROWSER = PLAIN
ELSEWHERE = re.compile("does not start at the current pose")


@pytest.fixture
def page(watched, tmp_path) -> Page:
    place = tmp_path / "arm.html"
    place.write_text(one_file(new_document(iso.load("scara")), robots=[iso.load("mimic-gripper")]), encoding="utf-8")
    return watched(f"{place.as_uri()}?canvas", ("file:", "blob:", "data:"), (1100, 760), accept_downloads=True)


def go(page: Page, screen: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=screen, exact=True).click()


def typed(page: Page, label: str, value: object) -> None:
    page.get_by_label(label, exact=True).fill(str(value))
    page.keyboard.press("Enter")


def value(page: Page, label: str) -> float:
    return float(page.get_by_label(label, exact=True).input_value())


def test_the_pose_is_where_everything_starts_until_something_else_is_typed(page):
    go(page, "Pose")
    typed(page, "joint1, value", 10)
    go(page, "Motion")
    assert value(page, "joint1 at waypoint 1") == 10
    expect(page.get_by_text("Waypoint 1 follows the Pose screen.")).to_be_visible()
    go(page, "Simulation")
    expect(page.get_by_label("Initial state", exact=True)).to_have_value("pose")
    assert np.allclose(page.evaluate("workbench.document().simulation.q0"), [np.radians(10), 0, 0, 0])
    page.get_by_label("Initial state", exact=True).select_option("own")
    typed(page, "Initial position of joint2", 30)
    typed(page, "Initial velocity of joint1", -20)
    words = "joint2 at 30° instead of 0°, joint1 moves at −20°/s."
    expect(page.get_by_role("note").filter(has_text=ELSEWHERE)).to_contain_text(words)
    kept = page.evaluate("workbench.document()")
    page.reload()
    page.evaluate("kept => workbench.replace(kept)", kept)  # read as a file is
    go(page, "Motion")
    typed(page, "joint1 at waypoint 1", 20)
    note = page.get_by_role("note").filter(has_text=ELSEWHERE)
    expect(note).to_contain_text("joint1 at 20° instead of 10°")
    note.get_by_role("button", name="Start at the pose").click()
    assert value(page, "joint1 at waypoint 1") == 10
    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    expect(note).to_contain_text("joint1 at 20° instead of 10°")
    go(page, "Simulation")
    note.get_by_role("button", name="Start at the pose").click()
    expect(note).to_have_count(0)
    found = page.evaluate("workbench.document().simulation")
    assert np.allclose(found["q0"], [np.radians(10), 0, 0, 0]) and found["qd0"] == [0, 0, 0, 0]


def ends(page: Page, n: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions (n,) at the end of the simulation, of the page and of its Python."""
    page.get_by_role("button", name="Run to the end at once").click()
    with page.expect_download() as caught:
        page.get_by_role("button", name="Save as CSV").click()
    *_, last = csv.reader(io.StringIO(Path(caught.value.path()).read_text(encoding="utf-8")))
    space = {}
    exec(page.evaluate("workbench.python('simulation.python')"), space)
    return np.array(last[1 : 1 + n], dtype=float), space["motion"].q[-1]


def test_an_arm_falls_onto_its_stops_as_its_python_says(page):
    limits = iso.load("scara").dofs[2].limits
    go(page, "Simulation")
    typed(page, "Duration", 0.6)
    own, python = ends(page, 4)
    assert np.abs(own - python).max() <= 1e-9  # [m], as near as stops are kept
    assert own[2] in (limits.lower, limits.upper), "gravity draws the slide onto its stop"
    page.get_by_text("Joint stops at the limits", exact=True).click()
    expect(page.get_by_text("Joint stops are off: joints can pass their position limits.")).to_be_visible()
    own, python = ends(page, 4)
    assert np.abs(own - python).max() <= 1e-9 and not limits.lower <= own[2] <= limits.upper
    page.get_by_role("button", name="Enable joint stops").click()
    page.get_by_label("Initial state", exact=True).select_option("own")
    typed(page, "Initial position of joint3", limits.upper + 0.1)
    expect(page.get_by_text(f"outside its limit {limits.upper:g} m: start within the limits")).to_be_visible()


def test_friction_that_cannot_be_left_out_is_in_the_python_too(page):
    document = new_document(iso.load("mimic-gripper"))
    document["simulation"] |= {"at_pose": False, "qd0": [1.0, -1.0], "duration": 0.2, "friction": False}
    page.evaluate("given => { workbench.replace(given); workbench.look({screen: 'simulation'}); }", document)
    expect(page.get_by_label("Friction", exact=True)).to_be_checked()
    own, python = ends(page, 2)
    assert np.abs(own - python).max() <= 1e-12 * np.abs(own).max()


def test_positions_beyond_limits_are_named_with_joint_and_time(page):
    upper = iso.load("scara").dofs[2].limits.upper
    go(page, "Motion")
    expect(page.get_by_text(" reaches ")).to_have_count(0)
    typed(page, "joint3 at waypoint 2", upper + 0.25)
    fault = page.get_by_role("note").filter(has_text=" reaches ")
    expect(fault).to_contain_text(f"joint3 reaches {upper + 0.25:g} m at 2 s (limit {upper:g} m)")
    expect(page.locator(".facts-table .over").filter(has_text="outside its limits")).to_have_count(1)
