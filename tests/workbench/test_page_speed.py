"""From an edit, a slider, a drag or a scrub to the finished picture: little script beside the draw call, and no request.

Script is what the browser counts as such over all of a change, from the event to what runs after the picture; frames are not
counted, since a processor that draws in place of a graphics card makes few.
"""

from __future__ import annotations

import time

import numpy as np
import pytest
from browsers import CHROMIUM, WEBGL

import isodyn as iso
from isodyn.workbench.document import new_document
from isodyn.workbench.page import page as one_file

pytest.importorskip("playwright.sync_api", reason="playwright is missing (extra pages): no page was looked at in a browser")
from playwright.sync_api import Page, sync_playwright

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: no page was looked at in a browser")
WARM, CHANGES, ASKED = 40, 11, 1.5
SAMPLES = 100_000


class Watched:
    """A page whose script is counted."""

    def __init__(self, page: Page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable")

    def script(self) -> float:
        """Of the page since it was opened [ms]."""
        counted = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        return 1e3 * counted["ScriptDuration"]

    def drawn(self) -> tuple[int, float]:
        """How often the scene was drawn, and the time of all draw calls [ms]; next to no script."""
        words = "[workbench.drawn.count, workbench.drawn.calls]"
        return tuple(self.session.send("Runtime.evaluate", {"expression": words, "returnByValue": True})["result"]["value"])

    def beside_drawing(self, change) -> float:
        """Script outside of the draw calls over these calls; change(k) makes a change by mouse or keys.

        Medians of some changes, after others for which the browser compiles; where others hold the machine up, measured again.
        """
        for k in range(WARM):
            change(k)
            time.sleep(0.03)
        time.sleep(0.5)
        best = np.inf
        for again in range(3):
            found = np.array([self.of_one(change, WARM + again * CHANGES + k) for k in range(CHANGES)])
            outside, call = np.median(found, axis=0)
            best = min(best, outside / call)
            if best <= ASKED:
                break
        return best

    def of_one(self, change, k: int) -> tuple[float, float]:
        """(script outside of the draw call, the draw call) of a change [ms]."""
        before, script = self.drawn(), self.script()
        change(k)
        until, seen = time.monotonic() + 10.0, before
        while seen[0] == before[0] or seen != self.drawn():  # until the picture is there, and rests
            seen = self.drawn()
            time.sleep(0.1)
            assert time.monotonic() < until, "nothing was drawn"
        call = seen[1] - before[1]
        return self.script() - script - call, call


@pytest.fixture(scope="module")
def watched(tmp_path_factory):
    place = tmp_path_factory.mktemp("page") / "arm.html"
    place.write_text(one_file(new_document(iso.load("ur5"))), encoding="utf-8")
    faults, asked = [], []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=WEBGL)
        page = browser.new_page(viewport={"width": 1100, "height": 760}, reduced_motion="reduce")
        page.on("console", lambda message: faults.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: faults.append(f"error: {error}"))
        page.on("request", lambda request: asked.append(request.url))
        page.goto(place.as_uri())
        page.wait_for_selector(".app")
        yield Watched(page)
        browser.close()
    assert faults == [] and asked == [place.as_uri()]


def go(watched: Watched, screen: str) -> None:
    watched.page.get_by_role("navigation").get_by_role("button", name=screen, exact=True).click()
    time.sleep(0.5)


def samples() -> str:
    """A motion of six joints as CSV, a hundred seconds long."""
    t = np.linspace(0.0, 100.0, SAMPLES)
    q = 0.5 * np.sin(np.outer(t, 0.3 * np.arange(1, 7))) + 0.01 * np.sin(np.add.outer(40.0 * t, np.arange(6)))
    rows = (f"{when:.4f}," + ",".join(f"{x:.5f}" for x in row) for when, row in zip(t, q, strict=True))
    return "t,q_1,q_2,q_3,q_4,q_5,q_6\n" + "\n".join(rows)


def test_a_cell_of_the_table(watched):
    go(watched, "Model")
    cell = watched.page.get_by_label("a, translation along x").nth(1)

    def typed(k: int) -> None:
        cell.focus()
        watched.page.keyboard.insert_text(f"{-0.4 - 0.002 * k:.3f}")
        watched.page.keyboard.press("Enter")

    assert watched.beside_drawing(typed) <= ASKED


def test_a_slider(watched):
    go(watched, "Pose")
    watched.page.get_by_role("slider").first.focus()
    assert watched.beside_drawing(lambda _: watched.page.keyboard.press("ArrowRight")) <= ASKED


def test_the_tip(watched):
    go(watched, "Pose")
    box, tip = watched.page.locator(".scene").bounding_box(), watched.page.evaluate("workbench.tipPixel()")
    x, y = box["x"] + tip[0], box["y"] + tip[1]

    def mouse(kind: str, k: int) -> None:  # Playwright's own looks into the page at every move
        where = {"x": x - 2 * k, "y": y - 1.5 * k, "button": "left", "buttons": 1, "clickCount": 1}
        watched.session.send("Input.dispatchMouseEvent", {"type": kind, **where})

    mouse("mousePressed", 0)
    assert watched.beside_drawing(lambda k: mouse("mouseMoved", k + 1)) <= ASKED
    mouse("mouseReleased", 0)


def test_a_motion_of_a_hundred_thousand_samples(watched):
    """Plots and scene follow the slider of the time; whatever is plotted."""
    put = "csv => { const now = workbench.document(); workbench.replace({ ...now, motion: { ...now.motion, kind: 'csv', csv } }); }"
    watched.page.evaluate(put, samples())
    go(watched, "Motion")
    assert watched.page.evaluate("workbench.player.film.value.t.length") >= SAMPLES
    for tab in ("Torque", "Energy"):
        watched.page.get_by_role("tab", name=tab, exact=True).click()
        time.sleep(0.5)
        watched.page.get_by_role("slider", name="Time", exact=True).focus()
        assert watched.beside_drawing(lambda _: watched.page.keyboard.press("ArrowRight")) <= ASKED, tab
