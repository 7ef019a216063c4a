"""The player: what its page holds, and in a browser how it moves, by keys and mouse, wide and narrow, with and without WebGL."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import films
import numpy as np
import pytest
from browsers import CHROMIUM, WEBGL

import isodyn as iso
from isodyn.show.animation import COLOURS, Shot, filmed, inset, player

ARM, FRAMES = iso.load("ur5"), 61
HOSTILE = "</script><script>alert(1)</script><!--<b>"


def swing(robot: iso.Robot, rates: np.ndarray, end: float = 1.0) -> list[Shot]:
    """Every joint at a speed of its own, so that the motion needs no simulation."""
    return [Shot(robot, np.array([0.0, end]), lambda t: 0.4 * np.sin(np.outer(t, rates)))]


def turned() -> list[Shot]:
    return swing(ARM, np.arange(1.0, 7.0))


def resting(robot: iso.Robot) -> Shot:
    return Shot(robot, np.array([0.0, 1.0]), lambda t: np.tile(robot.neutral(), (len(t), 1)))


# -- what it holds ---------------------------------------------------------------------------------------------------------


def test_numbers_are_packed_without_loss_and_small():
    shots = turned()
    page = player(filmed(shots, np.linspace(0.0, 1.0, FRAMES)), "arm", "words", 1.0)
    made, found = filmed(shots, np.linspace(0.0, 1.0, FRAMES)), films.read(page)
    plain = 0
    for name in ("q", "segments", "joints", "axes", "tips"):
        assert np.array_equal(found[name], np.asarray(getattr(made, name), dtype="<f4"), equal_nan=True), name
        plain += found[name].nbytes
    packed = sum(len(text) for name, text in re.findall(r'"(q|segments|joints|axes|tips)":"([^"]*)"', page))
    assert packed < plain
    assert found["kinds"] == ["turns"] * 6 and found["first"] == list(range(6))
    assert len(page.encode()) < 400_000


def test_it_asks_for_nothing_and_its_policy_names_its_scripts_alone():
    page = player(filmed(turned(), np.linspace(0.0, 1.0, 3)), "arm", "words", 1.0)
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    assert policy.startswith("default-src 'none'; script-src 'sha256-") and "unsafe-inline" not in policy
    assert not re.search(r"https?://|src=|@import|fetch\(|XMLHttp", page)


def test_words_of_users_end_no_element():
    robot = replace(iso.load("two-link"), name=HOSTILE)
    page = player(filmed(swing(robot, np.ones(2)), np.linspace(0.0, 1.0, 3)), robot.name, HOSTILE, 1.0)
    assert "<script>alert" not in page and "<b>" not in page
    assert films.read(page)["title"] == HOSTILE and films.read(page)["words"] == HOSTILE
    frame = inset(swing(robot, np.ones(2)), HOSTILE, HOSTILE)
    assert frame.count("<") == 2 and frame.count("'") == inset(swing(robot, np.ones(2)), "Swing", "a motion").count("'")


def test_sliding_ball_and_closing_joints_are_named_so():
    stanford, four = iso.load("stanford"), iso.load("four-bar")
    slides, closes = (filmed([resting(robot)], np.linspace(0.0, 1.0, 3)) for robot in (stanford, four))
    assert slides.kinds == ("turns", "turns", "slides", "turns", "turns", "turns") and len(closes.kinds) == 4
    assert closes.first == (0, 1, 2, -1)
    for one in (slides, closes):
        assert np.abs(np.linalg.norm(one.axes, axis=2) - 1).max() < 8 * np.finfo(float).eps
        assert len(one.radii) == one.segments.shape[1] and (one.radii > 0).all()


# -- in a browser ----------------------------------------------------------------------------------------------------------

play = pytest.importorskip("playwright.sync_api", reason="playwright is missing (extra pages): no film was looked at in a browser")
look = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: no film was looked at in a browser")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
NO_WEBGL = """const get = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return /webgl/.test(kind) ? null : get.call(this, kind, ...more); };"""


@pytest.fixture(scope="module")
def browser():
    with play.sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=CHROMIUM, args=WEBGL)
        yield found
        found.close()


@pytest.fixture(scope="module")
def file(tmp_path_factory) -> Path:
    """An arm of six joints."""
    place = tmp_path_factory.mktemp("film") / "arm.html"
    place.write_text(player(filmed(turned(), np.linspace(0.0, 1.0, FRAMES)), "ur5", "a swing, 1 s", 0.3), encoding="utf-8")
    return place


@pytest.fixture
def opened(browser, file):
    """Opens a film from disk; looks at what it said when the test is over."""
    faults, pages = [], []

    def asked(request):
        if not request.url.startswith(("file:", "blob:", "data:")):
            faults.append(f"asked for {request.url}")

    def open_(path: Path = file, size=(900, 760), init="", **context):
        page = browser.new_page(viewport={"width": size[0], "height": size[1]}, **({"reduced_motion": "reduce"} | context))
        pages.append(page)
        page.set_default_timeout(20_000)
        page.on("console", lambda message: faults.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: faults.append(f"error: {error}"))
        page.on("request", asked)
        if init:
            page.add_init_script(init)
        page.goto(path.as_uri())
        page.wait_for_function("() => globalThis.isodyn && isodyn.drawn.count > 0")
        return page

    yield open_
    for page in pages:
        page.close()
    assert faults == []


def now(page) -> float:
    return page.evaluate("isodyn.player.time.value")


@look
def test_the_film_of_the_page_is_that_of_python_and_is_drawn_by_webgl(opened):
    page = opened()
    made = filmed(turned(), np.linspace(0.0, 1.0, FRAMES))
    for name in ("q", "segments", "joints", "axes", "tips"):
        assert page.evaluate(f"[...isodyn.film.{name}]") == np.asarray(getattr(made, name), dtype="<f4").ravel().tolist(), name
    assert page.evaluate("isodyn.drawn.kind") == "webgl"
    assert page.locator(".legend li").count() == 6
    page.evaluate("isodyn.player.seek(0.5)")
    play.expect(page.locator(".legend li").first).to_contain_text(f"{made.q[30, 0]:.3f} rad")
    assert page.locator(".legend path").first.get_attribute("stroke") == COLOURS[0]


@look
def test_keys_play_step_turn_and_zoom(opened):
    page = opened()
    step = 1.0 / (FRAMES - 1)
    press = page.keyboard.press
    places = {"ArrowRight": 1, ".": 2, "ArrowLeft": 1, "End": FRAMES - 1, ",": FRAMES - 2, "Home": 0}
    for key, place in places.items():
        press(key)
        assert abs(now(page) - place * step) < 4 * np.finfo(float).eps, key
    press("Space")
    page.wait_for_function("() => isodyn.player.time.value > 0.02")
    press("Space")
    assert page.evaluate("isodyn.player.playing.value") is False
    press("t")
    play.expect(page.get_by_role("button", name="Show the tip paths")).to_have_attribute("aria-pressed", "false")
    count = page.evaluate("isodyn.drawn.count")
    for key in ("Shift+ArrowLeft", "Shift+ArrowUp", "+", "-"):
        press(key)
        page.wait_for_function("count => isodyn.drawn.count > count", arg=count)
        count = page.evaluate("isodyn.drawn.count")
    assert page.get_by_label("Speed").input_value() == "0.3"


@look
def test_it_plays_by_itself_unless_motion_is_unwanted(opened):
    assert opened().evaluate("isodyn.player.playing.value") is False
    page = opened(reduced_motion="no-preference")
    page.wait_for_function("() => isodyn.player.time.value > 0")


@look
def test_curves_and_slider_lead_to_a_moment(opened):
    page = opened()
    box = page.get_by_role("img", name="Positions over time").bounding_box()
    page.mouse.click(box["x"] + 0.75 * box["width"], box["y"] + 40)
    assert 0.6 < now(page) < 0.9
    page.get_by_role("slider", name="Time").fill("0.25")
    assert now(page) == 0.25


@look
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nobody_is_kept_out(opened, scheme):
    axe = pytest.importorskip("axe_playwright_python", reason="axe-core is missing (extra pages): rules were not looked at")
    rules = Path(axe.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
    for size in ((1440, 900), (390, 844)):
        page = opened(size=size, color_scheme=scheme)
        play.expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        page.evaluate(rules)
        found = page.evaluate("rules => axe.run(document, { runOnly: { type: 'tag', values: rules } })", RULES)
        assert [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found["violations"]] == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@look
def test_without_webgl_it_is_drawn_plainly(opened):
    page = opened(init=NO_WEBGL)
    assert page.evaluate("isodyn.drawn.kind") == "canvas"
    play.expect(page.get_by_text("No WebGL")).to_be_visible()


@look
def test_a_context_that_is_lost_is_stood_in_for_until_it_is_back(opened):
    page = opened()
    page.evaluate(
        "window.lose = document.querySelector('.scene canvas').getContext('webgl2').getExtension('WEBGL_lose_context');"
        "lose.loseContext()"
    )
    page.wait_for_function("() => isodyn.drawn.kind === 'canvas'")
    play.expect(page.get_by_text("WebGL context lost")).to_be_visible()
    page.evaluate("lose.restoreContext()")
    page.wait_for_function("() => isodyn.drawn.kind === 'webgl'")


@look
def test_three_thousand_pictures_are_scrubbed_in_no_more_script_than_drawing_takes(opened, tmp_path):
    robot = iso.load("two-link")
    place = tmp_path / "long.html"
    shots = swing(robot, np.array([1.0, 7.3]), 100.0)
    place.write_text(player(filmed(shots, np.linspace(0.0, 100.0, 3000)), "long", "", 1.0), encoding="utf-8")
    page = opened(place)
    took = page.evaluate(
        """async () => { const found = [];
        for (let k = 1; k < 20; k++) { isodyn.player.seek(100 * ((7 * k) % 20) / 20);
          const before = isodyn.drawn.count;
          while (isodyn.drawn.count === before) await new Promise(done => requestAnimationFrame(done));
          found.push([isodyn.drawn.script, isodyn.drawn.call]); }
        return found; }"""
    )
    script, call = np.median(took, axis=0)
    assert script <= 1.5 * call


@look
def test_parts_that_come_and_go_are_drawn_while_they_are_there(opened, tmp_path):
    two, three = iso.load("two-link"), iso.load("three-link")
    ways = [lambda t: np.tile([0.3, 0.2], (len(t), 1)), lambda t: np.tile([0.3, 0.2, 0.1], (len(t), 1))]
    shots = [Shot(two, np.array([0.0, 0.5]), ways[0]), Shot(three, np.array([0.5, 1.0]), ways[1])]
    place = tmp_path / "cut.html"
    place.write_text(player(filmed(shots, np.linspace(0.0, 1.0, 41)), "cut", "", 1.0), encoding="utf-8")
    page = opened(place)
    assert np.isnan(films.read(place.read_text(encoding="utf-8"))["q"][0, 2])
    play.expect(page.locator(".legend li").last).to_contain_text("–")
    page.evaluate("isodyn.player.seek(0.9)")
    play.expect(page.locator(".legend li").last).to_contain_text("0.100 rad")
