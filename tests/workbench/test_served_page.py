"""The page that a server serves, in a browser: what Python works out stands in it; and it goes on without the server.

Every test but the last fails on any message of the console, any error of the page, and any request to anywhere else.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from browsers import PLAIN
from serving import process
from test_page import NO_WEBGL
from test_screens import go

import isodyn as iso
from isodyn.workbench.document import new_document

pytest.importorskip("playwright.sync_api", reason="playwright is missing (extra pages): no page was looked at in a browser")
from playwright.sync_api import Page, expect

BROWSER = PLAIN


@pytest.fixture
def page(watched, served) -> Page:
    """Of a browser without WebGL, whose pictures take no time, that opens a link."""
    client, state = served
    own = (client.origin, "blob:", "data:")
    opened: Page = watched(state.link(), own, (1440, 900), init=NO_WEBGL, accept_downloads=True)
    expect(opened.get_by_text("Connected", exact=True)).to_be_visible()
    opened.evaluate("given => workbench.replace(given)", json.loads(json.dumps(new_document(iso.load("two-link")))))
    expect(opened.get_by_label("Name of the robot")).to_have_value("two-link")
    return opened


def made(page: Page, press: str, section: str = "") -> list[str]:
    """Names of the files that a button's work made."""
    place = page.locator("section.section").filter(has_text=section) if section else page.locator(".panel")
    place.get_by_role("button", name=press, exact=True).click()
    expect(place.locator(".files li").first).to_be_visible(timeout=120_000)
    return place.locator(".files .mono").all_inner_texts()


def test_robots_are_found_by_what_they_are(page, served):
    go(page, "Start")
    page.get_by_label("Find a robot").fill("closed loops")
    loops = [row["name"] for row in served[0].get("/api/library").json if row["family"] == "parallel"]
    expect(page.locator(".row-card")).to_have_count(len(loops))
    expect(page.locator(".row-card").filter(has_text="four-bar")).to_be_visible()
    page.get_by_label("Find a robot").fill("planar arm of 3 rods")
    expect(page.locator(".row-card")).to_have_count(1)
    page.locator(".row-card").scroll_into_view_if_needed()
    expect(page.locator(".row-card svg.sketch")).to_be_visible()
    page.locator(".row-card").click()
    expect(page.get_by_label("Name of the robot")).to_have_value("three-link")


@pytest.mark.parametrize("name", ["scara", "puma560", "four-bar", "quadruped"])
def test_a_robot_of_the_library_is_opened_as_python_begins_with_it(page, name):
    """What slides, has limits and dry friction, is bound by loops, floats: a motion that it can make, a simulation that runs."""
    go(page, "Start")
    page.get_by_label("Find a robot").fill(name)
    page.locator(".row-card").filter(has_text=re.compile(f"^{name}")).first.click()
    expect(page.get_by_label("Name of the robot")).to_have_value(name)
    document, expected = page.evaluate("workbench.document()"), new_document(iso.load(name))
    for part in ("pose", "motion", "simulation"):
        assert document[part] == json.loads(json.dumps(expected[part])), part
    go(page, "Motion")
    expect(page.get_by_text("Loop constraints are not enforced")).to_have_count(1 if name == "four-bar" else 0)
    go(page, "Simulation")
    page.get_by_label("PD", exact=True).check()
    page.get_by_label("Duration").fill("0.05")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Run to the end at once").click()
    expect(page.locator(".run-bar .clock")).to_have_text("0.050 s", timeout=30_000)
    expect(page.get_by_text("diverged")).to_have_count(0)


def test_equations_stand_in_the_page_with_their_brackets(page):
    go(page, "Dynamics")
    page.get_by_role("tab", name="Equations").click()
    files = made(page, "Write the equations")
    assert [Path(name).suffix for name in files] == [".html", ".txt", ".tex", ".py"]
    typeset = page.get_by_role("region", name="Equations")
    assert typeset.locator("math").count() > 8
    bracket = typeset.locator("mtable.brackets").first
    assert bracket.evaluate("e => [getComputedStyle(e).borderLeftWidth, e.getBoundingClientRect().height > 20]") == ["1px", True]
    assert typeset.locator("[style], style, script").count() == 0


def test_friction_at_rest_left_out_is_dry_friction_and_a_check_that_fails_is_an_error_at_its_cell(page):
    go(page, "Start")
    page.locator("button.card").filter(has_text="Six-axis arm").click()
    go(page, "Model")
    page.get_by_role("tab", name="Motors and friction").click()
    rest = page.get_by_label("joint1, static friction, positive direction")
    expect(rest).to_have_value("")
    expect(rest).to_have_attribute("placeholder", "4")
    page.get_by_label("joint1, Coulomb friction at positive speed").fill("6")
    page.keyboard.press("Enter")
    expect(rest).to_have_attribute("placeholder", "6")
    expect(page.get_by_role("button", name="1 note")).to_be_visible()  # of the server's linter: no motors
    expect(page.locator(".remarks .error")).to_have_count(0)

    page.evaluate("(d => { d.model.base = Array(16).fill(1); workbench.replace(d) })(structuredClone(workbench.document()))")
    expect(page.locator(".remarks .error")).to_have_text(re.compile("Whole arm: base: not a rigid pose"))
    page.evaluate("workbench.run('edit.undo')")
    expect(page.locator(".remarks .error")).to_have_count(0)

    rest.fill("5")
    page.keyboard.press("Enter")
    expect(page.locator(".remarks .error")).to_have_text(
        re.compile("joint1, static \\+: static friction is below Coulomb friction")
    )
    expect(rest).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_label("joint1, static friction, negative direction")).to_have_attribute("aria-invalid", "false")
    rest.fill("")
    page.keyboard.press("Enter")
    expect(page.locator(".remarks .error")).to_have_count(0)
    go(page, "Dynamics")
    page.get_by_role("tab", name="Equations").click()
    assert made(page, "Write the equations")


def test_what_was_worked_out_of_another_robot_goes(page):
    go(page, "Dynamics")
    page.get_by_role("tab", name="Equations").click()
    made(page, "Write the equations")
    page.get_by_role("tab", name="Matrices").click()
    go(page, "Model")
    page.get_by_role("tab", name="Inertial parameters").click()
    page.get_by_label("link1, mass").fill("3")
    page.keyboard.press("Enter")
    go(page, "Dynamics")
    page.get_by_role("tab", name="Equations").click()
    expect(page.get_by_text("so the last result is hidden")).to_be_visible()
    expect(page.locator(".typeset, .files")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    expect(page.locator(".typeset")).to_be_visible()
    broken = json.loads(json.dumps(new_document(iso.load("three-link"))))
    broken["model"]["rows"][0]["mass"] = -1.0
    page.evaluate("given => workbench.replace(given)", broken)
    go(page, "Dynamics")
    expect(page.locator(".typeset, .files")).to_have_count(0)
    page.get_by_role("button", name="Write the equations").click()
    expect(page.locator(".panel").get_by_role("alert")).to_be_visible(timeout=60_000)
    expect(page.locator(".typeset, .files")).to_have_count(0)
    page.evaluate("given => workbench.replace(given)", json.loads(json.dumps(new_document(iso.load("two-link")))))
    go(page, "Dynamics")
    expect(page.locator(".panel").get_by_role("alert")).to_have_count(0)


def test_operations_of_this_very_arm_are_those_that_python_counts(page):
    go(page, "Methods")
    own = iso.count(iso.load("two-link"), "newton-euler", "inverse_dynamics")
    row = page.locator("table.race tbody tr").filter(has_text="Luh, Walker")
    expect(row.locator("td").nth(4)).to_have_text(str(own.products), timeout=60_000)
    expect(row.locator("td").nth(5)).to_have_text(str(own.add))
    page.evaluate("workbench.run('pose.gravity-moon')")
    page.get_by_label("Operations, this arm").check()
    expect(row.locator("td").nth(4)).to_have_text(str(own.products), timeout=60_000)


def test_terms_comparison_and_reports_are_made(page):
    go(page, "Dynamics")
    page.get_by_role("tab", name="Significant terms").click()
    assert "two-link-terms.html" in made(page, "Compute")
    go(page, "Methods")
    page.get_by_role("tab", name="Full report").click()
    assert any(name.endswith(".html") for name in made(page, "Compare"))
    go(page, "Export")
    for section, press in (("Certificate", "Certify"), ("Reproduce the papers", "Reproduce")):
        assert any(name.endswith(".html") for name in made(page, press, section)), section


def test_every_registered_target_and_format_is_written(page):
    go(page, "Export")
    code = page.locator("section.section").filter(has_text="A quantity as compiled code")
    targets = [target.key for target in iso.targets()]
    expect(code.get_by_label("Target").locator("option")).to_have_text(targets)
    for target in targets:
        code.get_by_label("Target").select_option(target)
        made(page, "Export", "A quantity as compiled code")
        with page.expect_download() as caught:
            code.get_by_role("button", name="Save").first.click()
        content = Path(caught.value.path()).read_bytes()
        assert content == iso.export(iso.load("two-link"), "inverse_dynamics", target)
    formats = page.locator("section.section").filter(has_text="Robot file")
    for kind, ending in (("toml", ".toml"), ("urdf", ".urdf"), ("dh", ".txt")):
        formats.get_by_label("Format").select_option(kind)
        formats.get_by_role("button", name="Write the file").click()
        expect(formats.locator(".files .mono").filter(has_text=re.compile(re.escape(ending) + "$"))).to_be_visible(timeout=60_000)


def test_files_are_read_by_the_server(page, tmp_path):
    (tmp_path / "arm.urdf").write_text(iso.load("three-link").to_urdf(), encoding="utf-8")
    go(page, "Start")
    with page.expect_file_chooser() as asked:
        page.get_by_role("button", name="Open a file").click()
    asked.value.set_files(tmp_path / "arm.urdf")
    expect(page.get_by_label("Name of the robot")).to_have_value("three-link")


def test_a_page_goes_on_without_its_server_and_takes_up_the_next(browser):
    """Killed in the middle of its work; the browser complains that it is not reached, and nothing else does."""
    faults: list[str] = []
    with process("two-link") as (found, client):
        name, _, value = client.cookie.partition("=")
        cookie = {"name": name, "value": value, "domain": "127.0.0.1", "path": "/"}
        page: Page = browser.new_page(viewport={"width": 1440, "height": 900}, storage_state={"cookies": [cookie], "origins": []})
        page.add_init_script(NO_WEBGL)
        page.on("console", lambda message: "Failed to load resource" in message.text or faults.append(message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(client.origin)
        expect(page.get_by_text("Connected", exact=True)).to_be_visible()
        go(page, "Methods")
        page.get_by_role("tab", name="Full report").click()
        page.get_by_role("button", name="Compare", exact=True).click()
        expect(page.get_by_role("button", name="Cancel")).to_be_visible()
        expect(page.get_by_text("Starting …")).to_have_count(0)  # from then on the server is at it
        found.kill()
        found.wait()
        expect(page.get_by_text("Disconnected")).to_be_visible(timeout=20_000)
        expect(page.get_by_text("Connection to the server lost during this job.")).to_be_visible(timeout=20_000)
        go(page, "Pose")
        page.get_by_label("joint1, value").fill("30")
        page.keyboard.press("Enter")
        go(page, "Dynamics")
        shown = page.locator("table.heat").nth(2).locator("tbody tr").nth(1).locator("td").first.inner_text()
        q = page.evaluate("workbench.document().pose.q")
        assert float(shown.replace("−", "-")) == pytest.approx(iso.load("two-link").gravity_torque(q)[0], abs=5e-4)
        with process("--port", str(client.port)) as (_, again):
            value = again.cookie.partition("=")[2]
            page.context.add_cookies([cookie | {"value": value}])
            expect(page.get_by_text("Connected", exact=True)).to_be_visible(timeout=20_000)
            assert page.evaluate("workbench.document().pose.q") == q
    page.close()
    assert faults == []
