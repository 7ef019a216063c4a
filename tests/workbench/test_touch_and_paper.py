"""The page under fingers on a telephone, and on paper."""

from __future__ import annotations

import math
import re
from datetime import datetime

import pytest

import isodyn as iso
from isodyn.workbench.document import new_document
from isodyn.workbench.page import page as one_file

pytest.importorskip("playwright.sync_api", reason="playwright is missing (extra pages): no page was looked at in a browser")
from playwright.sync_api import Locator, Page, TimeoutError, expect

OWN = ("file:", "blob:", "data:")
SCREENS = ("Model", "Pose", "Motion", "Dynamics", "Simulation", "Methods", "Lessons", "Export")
#: which controls may be seen on paper: those that hold what is set
CONTROLS = ".button, .icon-button, .menu-root button, input[type=range], .rail, .top, .scene-tools, .transport, .switch-track"


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    place = tmp_path_factory.mktemp("page") / "arm.html"
    place.write_text(one_file(new_document(iso.load("ur5")), methods=True), encoding="utf-8")
    return place


def go(page: Page, screen: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=screen, exact=True).click()


def tap(button: Locator, until: Locator) -> None:
    """On a busy machine a tap takes so long that the browser calls it a long press, which is another thing: then once more."""
    for _ in range(5):
        button.tap()
        try:
            until.wait_for(timeout=3000)
            return
        except TimeoutError:
            continue
    until.wait_for()


class Fingers:
    """Fingers on a page, each at a place."""

    def __init__(self, page: Page):
        self.session = page.context.new_cdp_session(page)

    def send(self, kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def draw(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 6) -> None:
        """From places to places, all at once."""
        for k in range(steps + 1):
            at = [(a + (c - a) * k / steps, b + (d - b) * k / steps) for (a, b), (c, d) in ways]
            self.send("touchStart" if k == 0 else "touchMove", *at)
        self.send("touchEnd")


def eye(page: Page):
    """The camera, when it has been drawn."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate("workbench.camera()")


def away(camera) -> float:
    return math.dist(camera["eye"], camera["target"])


@pytest.mark.parametrize("drawing", ["webgl", "canvas"])
def test_one_finger_turns_two_pinch_and_move_and_the_tip_follows_a_finger(watched, file, drawing):
    page = watched(file.as_uri() + ("?canvas" if drawing == "canvas" else ""), OWN, (390, 844), has_touch=True)
    go(page, "Model")
    page.wait_for_function("kind => workbench.drawn.kind === kind && workbench.drawn.count > 0", arg=drawing)
    box = page.locator(".scene").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers, start = Fingers(page), eye(page)
    fingers.draw(((x - 40, y - 60), (x + 60, y - 50)))
    turned = eye(page)
    assert math.dist(turned["eye"], start["eye"]) > 0.1 * away(start) and math.isclose(away(turned), away(start), rel_tol=1e-9)
    fingers.draw(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    assert math.isclose(away(eye(page)), away(turned) / 3, rel_tol=0.02), "three times as far apart, a third as far away"
    near = eye(page)
    fingers.draw(((x - 30, y), (x - 30, y + 50)), ((x + 30, y), (x + 30, y + 50)))
    moved = eye(page)
    assert math.isclose(away(moved), away(near), rel_tol=0.02) and math.dist(moved["target"], near["target"]) > 0.05 * away(near)
    assert page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1], "the page itself stays where it is"
    go(page, "Pose")
    page.evaluate("workbench.run('view.frame')")
    eye(page)
    before = page.evaluate("workbench.document().pose.q")
    tip = page.evaluate("workbench.tipPixel()")
    at = (box["x"] + tip[0], box["y"] + tip[1])
    fingers.draw((at, (at[0] - 30, at[1] - 25)))
    after = page.evaluate("workbench.document().pose.q")
    assert max(abs(a - b) for a, b in zip(before, after, strict=True)) > 1e-3
    tap(page.get_by_role("button", name="File and more"), until=page.get_by_role("menu"))
    page.get_by_role("menuitem", name="Undo").tap()
    assert page.evaluate("workbench.document().pose.q") == before, "one drag, one step"


def test_sliders_and_waypoints_are_reached_by_fingers(watched, file):
    page = watched(file.as_uri(), OWN, (390, 844), has_touch=True)
    go(page, "Pose")
    slider = page.get_by_label("elbow_joint", exact=True)
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    x, y, width = box["x"], box["y"] + box["height"] / 2, box["width"]
    Fingers(page).draw(((x + 0.5 * width, y), (x + 0.8 * width, y)))
    assert page.evaluate("workbench.document().pose.q[2]") > 0.5
    for screen in SCREENS:
        go(page, screen)
        small = page.evaluate(
            """() => [...document.querySelectorAll(".panel .button, .panel select, .panel [role=tab], .panel .segmented label")]
            .filter(e => e.getBoundingClientRect().height && e.getBoundingClientRect().height < 24).map(e => e.textContent)"""
        )
        assert small == [], f"{screen}: targets of less than 24 px (WCAG 2.5.8)"


def test_every_screen_goes_to_paper_light_whole_and_without_controls(watched, file):
    page = watched(file.as_uri(), OWN, (1200, 900))
    page.evaluate("workbench.look({ theme: 'dark' })")
    # what is seen at the moment of printing
    page.evaluate(
        """() => addEventListener("beforeprint", () => {
          const head = document.querySelector(".print-head")?.textContent ?? "";
          window.seen = { theme: document.documentElement.dataset.theme, head };
        })"""
    )
    for screen in ("Motion", "Methods"):
        go(page, screen)
        page.wait_for_timeout(150)
        pdf = page.pdf(format="A4", print_background=True)
        pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
        assert 1 <= pages <= 12, f"{screen}: {pages} pages"
        seen = page.evaluate("window.seen")
        assert seen["theme"] == "light" and f"ur5 · {screen}" in seen["head"], seen
        assert str(datetime.now().year) in seen["head"]
        assert page.evaluate("document.documentElement.dataset.theme") == "dark", "behind it, it is as it was"
    # the same sheet as a browser lays it out
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 688, "height": 972})  # A4 less its margins
    for screen in SCREENS:
        page.evaluate("name => workbench.run(`go.${name.toLowerCase()}`)", screen)
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        page.wait_for_timeout(100)
        laid = page.evaluate(
            """controls => {
              const seen = selector => [...document.querySelectorAll(selector)].filter(e => e.checkVisibility());
              const cuts = e => e.scrollHeight > e.clientHeight + 1 && /auto|scroll|hidden/.test(getComputedStyle(e).overflowY);
              const named = elements => elements.map(e => e.outerHTML.slice(0, 90));
              return { wide: document.documentElement.scrollWidth, controls: named(seen(controls)),
                cut: named(seen(".panel, .panel *").filter(cuts).filter(e => !e.closest(".unseen") && !e.matches("select, input"))),
                background: getComputedStyle(document.body).backgroundColor }; }""",
            CONTROLS,
        )
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        assert laid["controls"] == [] and laid["cut"] == [], (screen, laid)
        assert laid["wide"] <= 688, (screen, laid["wide"])
        assert laid["background"] in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"), screen


def test_the_picture_on_paper_is_the_arm_on_white(watched, file):
    page = watched(file.as_uri(), OWN, (1200, 900))
    page.evaluate("workbench.look({ theme: 'dark' })")
    go(page, "Model")
    page.wait_for_function("workbench.drawn.count > 0")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    found = page.evaluate(
        """() => { const seen = document.querySelector(".on-paper"), sheet = document.createElement("canvas");
        [sheet.width, sheet.height] = [seen.width, seen.height];
        const pen = sheet.getContext("2d");
        pen.fillStyle = "#ffffff"; pen.fillRect(0, 0, sheet.width, sheet.height); pen.drawImage(seen, 0, 0);
        const all = pen.getImageData(0, 0, sheet.width, sheet.height).data;
        let [white, dark] = [0, 0];
        for (let k = 0; k < all.length; k += 4) {
          const sum = all[k] + all[k + 1] + all[k + 2];
          white += sum > 690;
          dark += sum < 200;
        }
        return { white: white / (all.length / 4), dark: dark / (all.length / 4), size: [seen.width, seen.height] }; }"""
    )
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert found["white"] > 0.6 and found["dark"] > 0.002 and found["size"] == [2000, 960], found
    expect(page.locator(".print-head")).to_have_count(0)
