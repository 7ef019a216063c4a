"""The page in a browser: start, model and pose by mouse, touch and keys; themes; without WebGL; links.

Every test fails on any message of the console, any error of the page, and any request to anywhere else.
"""

from __future__ import annotations

import base64
import copy
import json
import re
import zlib
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="playwright is missing (extra pages): no page was looked at in a browser")
from playwright.sync_api import Page, expect

from isodyn.workbench.server import PAGE

STATIC = Path(__file__).parents[2] / "isodyn" / "show" / "static"
HERE = "http://workbench.test/"
MEDIA = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.copied = text; } } });"
NO_WEBGL = """const get = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return /webgl/.test(kind) ? null : get.call(this, kind, ...more); };"""
CARD = """const get = WebGL2RenderingContext.prototype.getParameter;
WebGL2RenderingContext.prototype.getParameter = function (name) { return name === 0x9246 ? "A card" : get.call(this, name); };"""


@pytest.fixture
def opened(watched):
    """Opens the page under the server's policy, without a server."""

    def answer(route, faults):
        url = route.request.url.partition("#")[0].partition("?")[0]
        path = STATIC / (url.removeprefix(HERE) or "index.html")
        if not url.startswith(HERE) or not path.is_file():
            faults.append(f"asked for {url}")
            return route.abort()
        body = path.read_text(encoding="utf-8")
        if path.suffix == ".html":  # as one file without server has it
            body = body.replace("</body>", '<script type="application/json" id="isodyn-home">{"home": "file"}</script></body>')
        headers = {"content-type": MEDIA[path.suffix] + "; charset=utf-8", "content-security-policy": PAGE}
        return route.fulfill(body=body, headers=headers)

    def open_(fragment="", size=(1000, 640), init="", **context) -> Page:
        return watched(HERE + fragment, (HERE, "blob:", "data:"), size, answer, init, **context)

    return open_


def go(page: Page, screen: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=screen, exact=True).click()
    drawn(page)


def drawn(page: Page, since: int = 0) -> int:
    """Waits for the scene to be drawn and to rest; how often it was."""
    page.wait_for_function("since => workbench.drawn.count > since && !workbench.waiting()", arg=since)
    return page.evaluate("workbench.drawn.count")


def ink(page: Page) -> dict[str, int]:
    """How many pixels of the scene are painted, and a number that stands for them all."""
    return page.evaluate(
        """() => { const from = document.querySelector(".scene canvas"), to = document.createElement("canvas");
        to.width = from.width; to.height = from.height; const pen = to.getContext("2d"); pen.drawImage(from, 0, 0);
        const data = pen.getImageData(0, 0, to.width, to.height).data; let count = 0, blue = 0, sum = 0;
        for (let k = 0; k < data.length; k += 4) if (data[k + 3] > 200) {
          count++; if (data[k + 2] > data[k] + 50) blue++;
          sum = (sum * 31 + data[k] + 7 * data[k + 1] + 49 * data[k + 2]) % 1000003; }
        return { count, blue, sum }; }"""
    )


def document(page: Page) -> dict:
    return page.evaluate("workbench.document()")


def test_an_arm_is_picked_by_its_picture_and_drawn_by_webgl(opened):
    page = opened()
    expect(page.get_by_role("heading", name="Robot dynamics in the browser")).to_be_visible()
    assert page.locator(".card svg").count() == 6
    page.get_by_role("button", name="SCARA").first.click()
    drawn(page)
    assert page.evaluate("workbench.drawn.kind") == "webgl"
    assert document(page)["model"]["name"] == "SCARA"
    found = ink(page)
    assert found["count"] > 2000 and found["blue"] > 50, "shells and caps of the joints are painted"


def test_a_cell_changes_the_picture_is_remarked_on_and_undone(opened):
    page = opened()
    go(page, "Model")
    before = ink(page)
    cell = page.get_by_label("joint2, a, translation along x")
    assert cell.input_value() == "0.5"
    cell.fill("800 mm")
    cell.press("Enter")
    drawn(page, 1)
    assert document(page)["model"]["rows"][1]["a"] == 0.8
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "joint3, a, translation along x", "Enter goes down"
    assert ink(page)["sum"] != before["sum"]
    page.get_by_role("tab", name="Inertial parameters").click()
    page.get_by_label("upper arm, inertia, zz").fill("9")
    page.keyboard.press("Enter")
    remark = page.get_by_role("button", name=re.compile("upper arm, inertia"))
    expect(remark).to_contain_text("triangle-inequality")
    expect(remark).to_contain_text("Check for swapped or mistyped entries")
    page.get_by_role("tab", name="DH table").click()
    remark.click()
    expect(page.get_by_label("upper arm, inertia, xx")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    assert document(page)["model"]["rows"][1]["a"] == 0.5
    expect(page.get_by_text("No problems found.")).to_be_visible()


def test_a_spreadsheet_is_pasted_and_joints_come_and_go(opened):
    page = opened()
    go(page, "Model")
    page.get_by_label("joint1, d, translation along z").focus()
    page.evaluate(
        """() => { const data = new DataTransfer(); data.setData("text", "0,45\\t0,1\\t90\\n0\\t0,6\\tpi/2");
        const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
        document.activeElement.dispatchEvent(event); }"""
    )
    rows = document(page)["model"]["rows"]
    assert (rows[0]["d"], rows[0]["a"], rows[1]["a"]) == (0.45, 0.1, 0.6)
    assert rows[0]["alpha"] == rows[1]["alpha"] == pytest.approx(1.5707963267948966, rel=1e-15)
    page.get_by_role("button", name="Add a joint").click()
    assert len(document(page)["model"]["rows"]) == len(document(page)["pose"]["q"]) == 7
    page.get_by_role("button", name="Remove joint7").click()
    assert len(document(page)["pose"]["q"]) == 6


def test_the_walk_goes_from_frame_to_frame_in_four_steps(opened):
    page = opened()
    go(page, "Model")
    page.get_by_role("tab", name="Frames step by step").click()
    expect(page.get_by_role("heading", name="Rotate by θ₁ = 20°")).to_be_visible()
    for words in ("Translate by d₁ = 0.4 m", "Translate by a₁ = 0.06 m", "Rotate by α₁ = −90°", "Rotate by θ₂ = −55°"):
        page.get_by_role("button", name="Next", exact=True).click()
        expect(page.get_by_role("heading", name=words)).to_be_visible()
    expect(page.get_by_text("Joint 2 of 6, from frame 1 to frame 2")).to_be_visible()


def test_the_arm_is_posed_by_slider_by_typing_and_by_its_tip(opened):
    page = opened()
    go(page, "Pose")
    count = drawn(page)
    page.get_by_label("joint1", exact=True).focus()
    page.keyboard.press("ArrowRight")
    drawn(page, count)
    degree = 0.017453292519943295
    assert document(page)["pose"]["q"][0] == pytest.approx(21 * degree, rel=1e-12)
    page.get_by_label("joint2, value").fill("10")
    page.keyboard.press("Enter")
    assert document(page)["pose"]["q"][1] == pytest.approx(10 * degree, rel=1e-12)
    page.get_by_label("joint2, value").fill("1000")
    page.keyboard.press("Enter")
    assert document(page)["pose"]["q"][1] == pytest.approx(120 * degree, rel=1e-12), "limits are kept"
    expect(page.get_by_text("1000° is above the limit of 120°; 120° is used.")).to_be_visible()
    page.evaluate("workbench.run('edit.undo')")
    place = page.get_by_label("Position, z")
    start = float(place.input_value())
    place.fill(str(start + 0.05))
    page.keyboard.press("Enter")
    expect(page.get_by_text("Target reached.")).to_be_visible()
    place.fill("9")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"Out of reach: the closest pose found is \d\.\d+ m "))).to_be_visible()


def test_a_lesson_gives_back_the_document_when_the_page_was_loaded_again(opened):
    page = opened(init=NO_WEBGL)
    model = document(page)["model"]
    page.get_by_role("navigation").get_by_role("button", name="Lessons", exact=True).click()
    page.get_by_role("button", name=re.compile("Four numbers for each joint")).click()
    expect(page.get_by_label("Name of the robot")).to_have_value("three-link")
    page.wait_for_function("() => localStorage.getItem('isodyn-workbench')?.includes('three-link')")
    page.reload()
    expect(page.get_by_label("Name of the robot")).to_have_value("three-link")
    page.get_by_role("button", name="Leave the lesson").click()
    assert document(page)["model"] == model
    assert page.evaluate("localStorage.getItem('isodyn-workbench-before-lesson')") is None


def test_the_tip_is_dragged_by_mouse_in_one_step_to_undo(opened):
    page = opened()
    go(page, "Pose")
    before = document(page)["pose"]["q"]
    box = page.locator(".scene").bounding_box()
    tip = page.evaluate("workbench.tipPixel()")
    x, y = box["x"] + tip[0], box["y"] + tip[1]
    page.mouse.move(x, y)
    page.mouse.down()
    for k in range(1, 5):
        page.mouse.move(x - 10 * k, y - 8 * k)
    page.mouse.up()
    assert document(page)["pose"]["q"] != before
    now = page.evaluate("workbench.tipPixel()")
    assert abs(now[0] - tip[0] + 40) < 3 and abs(now[1] - tip[1] + 32) < 3, "the tip is under the pointer"
    page.keyboard.press("Control+z")
    assert document(page)["pose"]["q"] == before
    note = page.locator(".scene-note")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 10, box["y"] + box["height"] - 10, steps=3)
    expect(note).to_contain_text("Out of reach: the closest pose found is")
    page.mouse.up()
    expect(note).to_have_count(0)


def test_everything_is_found_by_keys(opened):
    page = opened()
    page.keyboard.press("Alt+3")
    drawn(page)
    assert document(page)["view"]["screen"] == "pose"
    page.keyboard.press("Control+k")
    expect(page.get_by_role("combobox", name="Search actions")).to_be_focused()
    page.keyboard.type("theme dark")
    page.keyboard.press("Enter")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.keyboard.press("Alt+d")
    assert document(page)["view"]["degrees"] is False
    page.locator(".scene").focus()
    count = drawn(page)
    page.keyboard.press("ArrowLeft")
    drawn(page, count)
    page.wait_for_function("() => workbench.document().view.eye.length === 3")


def test_a_link_carries_the_document_and_a_damaged_one_says_so(opened):
    page = opened(init=CLIPBOARD)
    go(page, "Model")
    page.get_by_label("joint2, a, translation along x").fill("0.55")
    page.keyboard.press("Enter")
    page.evaluate("workbench.run('file.share')")
    page.wait_for_function("() => window.copied")
    link = page.evaluate("window.copied")
    assert len(link) < 2200
    other = opened(fragment=link.removeprefix(HERE))
    assert document(other)["model"] == document(page)["model"]
    assert "#" not in other.url
    broken = opened(fragment=link.removeprefix(HERE)[:-30])
    expect(broken.get_by_text(re.compile("This link is damaged"))).to_be_visible()


def test_what_was_open_is_there_again(opened, browser):
    page = opened()
    page.get_by_role("button", name="Planar 2R").first.click()
    page.wait_for_function("() => (localStorage.getItem('isodyn-workbench') || '').includes('Planar 2R')")
    page.reload()
    page.wait_for_selector(".app")
    assert document(page)["model"]["name"] == "Planar 2R"


def fragment_of(text: str) -> str:
    """A link's, as the page writes them."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = deflate.compress(text.encode()) + deflate.flush()
    return "#d=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def put(given: dict, place: str, value: object) -> dict:
    """A copy of a document with another value at a place such as "model.rows.0.mass"; * stands for all of a list."""
    result = copy.deepcopy(given)
    *way, last = place.split(".")
    at = [result]
    for name in way:
        at = [deeper for one in at for deeper in (one if name == "*" else [one[int(name) if name.isdigit() else name]])]
    for one in at:
        one[last] = value
    return result


EVIL = "</script><script>alert(1)</script><img src=x onerror=alert(1)>"
NESTED = "[" * 90_000 + "]" * 90_000
#: what a link carries -> what is said of it; of those that cannot be read the document before stays
REFUSED = {
    "too long": ("A" * (10 << 20), "too long: 1048.... characters"),
    "no base64": ("<script>alert(1)</script>", "This link is damaged"),
    "a bomb": (lambda given: "[" + " " * (100 << 20) + "]", "larger than 4 MB"),
    "no JSON": (lambda given: "{", "it is not JSON"),
    "NaN": (lambda given: json.dumps(put(given, "model.rows.0.mass", float("nan"))), "it is not JSON"),
    "beyond all numbers": (
        lambda given: re.sub(r'"mass": [\d.]+', '"mass": 1e999', json.dumps(given)),
        r"mass is not a finite number",
    ),
    "1e300": (
        lambda given: json.dumps(put(given, "model.rows.0.mass", 1e300)),
        r"model.rows\[0\].mass is not a finite number up to",
    ),
    "nested": (lambda given: json.dumps(put(given, "view.layers", "@")).replace('"@"', NESTED), "layers.0. is not text"),
    "a newer version": (lambda given: json.dumps(put(given, "version", 99)), "this workbench reads up to 3"),
    "a model of the wrong kind": (lambda given: json.dumps(put(given, "model", [])), "model is not a record"),
    "too few positions": (lambda given: json.dumps(put(given, "pose.q", [0.0])), "pose.q has 1 entries, expected"),
    "no eye": (lambda given: json.dumps(put(given, "view.eye", [1.0])), "view.eye has 1 entries, expected 0 or 3"),
    "half a character": (lambda given: json.dumps(put(given, "model.name", "\ud800")), "model.name is not text"),
}
#: what links carry and the page lives with: place -> value
TAKEN = [
    {
        "model.name": EVIL, "model.rows.*.link": EVIL, "model.rows.*.name": EVIL, "view.layers": [EVIL],
        "view.method": "constructor", "view.screen": "__proto__", "motion.csv": EVIL, "lesson.name": EVIL,
        "lesson.answers": {"__proto__": EVIL},
    },
    {"model.rows.*.mass": 0.0, "model.rows.*.inertia": [0.0] * 6, "simulation.step": 0.0, "motion.waypoints": []},
    {"model.rows.0.mass": -1.0, "model.tool": [0.0] * 16, "motion.ramp": -5.0, "simulation.duration": 1e99},
    {"model.rows.1.mass": 1e99, "model.gravity": [0.0, 0.0, 1e99], "pose.q": [1e99] * 3, "simulation.kp": [1e99] * 3},
    {"model.rows.0.a": 1e99, "view.eye": [1e99, 0.0, 0.0]},
]  # fmt: skip


def test_links_that_mean_harm_are_refused_or_survived(opened):
    """One page, one link after the other; every screen is gone to, with the simulation run, under what can be read."""
    page = opened(init=NO_WEBGL)
    page.get_by_role("button", name="Planar 3R").first.click()
    given = document(page)
    for what, (content, words) in REFUSED.items():
        page.evaluate(
            "fragment => { location.hash = fragment; }",
            "#d=" + content if isinstance(content, str) else fragment_of(content(given)),
        )
        expect(page.get_by_text(re.compile(words)).last, what).to_be_visible()
        assert document(page)["model"] == given["model"], what
    for number, places in enumerate(TAKEN, 1):
        hostile = put(given, "lesson.step", number)
        for place, value in places.items():
            hostile = put(hostile, place, value)
        page.evaluate("fragment => { location.hash = fragment; }", fragment_of(json.dumps(hostile)))
        page.wait_for_function("number => workbench.document().lesson.step === number", arg=number)
        for screen in ("Model", "Pose", "Motion", "Dynamics", "Simulation", "Methods", "Lessons", "Export"):
            page.get_by_role("navigation").get_by_role("button", name=screen, exact=True).click()
            if screen == "Simulation":
                page.get_by_role("button", name="Run to the end at once").click()
        page.get_by_role("navigation").get_by_role("button", name="Model", exact=True).click()
        assert page.locator("img").count() == 0 and page.locator("body script").count() <= 2, places
    expect(page.get_by_text("Too large to draw")).to_be_visible()
    page.evaluate("fragment => { location.hash = fragment; }", fragment_of(json.dumps(given)[:-1] + f', "x": {NESTED}}}'))
    page.wait_for_function("() => workbench.document().lesson.step === 0")
    assert document(page) == given, "what no document has goes"
    go(page, "Model")
    assert ink(page)["count"] > 2000, "after all that an arm is drawn as ever"


def test_hostile_names_are_text(opened):
    page = opened()
    given = document(page)
    given["model"]["name"] = "<img src=x onerror=alert(1)>"
    given["model"]["rows"][0]["link"] = "</script><script>alert(1)</script>"
    given["view"]["screen"] = "model"
    given["view"]["layers"] = ["bodies", "names", "frames", "axes", "com", "inertia"]
    page.evaluate("given => workbench.replace(given)", given)
    drawn(page)
    assert page.locator("img").count() == 0
    refused = "given => { try { workbench.replace(given); return '' } catch (error) { return error.message } }"
    message = page.evaluate(refused, {**given, "version": 7})
    assert "version 7" in message
    assert json.loads(json.dumps(document(page)))["model"]["name"].startswith("<img")


def test_on_a_graphics_card_shells_reflect_a_room(opened):
    """With all that is drawn at once: the page has as much of three.js as this takes, or the console would say so."""
    page = opened(init=CARD, size=(900, 300))
    go(page, "Model")
    page.evaluate("workbench.look({ layers: ['bodies', 'grid', 'names', 'frames', 'axes', 'com', 'inertia', 'trace'] })")
    drawn(page, 1)
    assert page.evaluate("workbench.drawn.kind") == "webgl"
    assert ink(page)["count"] > 1000


def test_without_webgl_a_plain_drawing_stands_in(opened):
    page = opened(init=NO_WEBGL)
    go(page, "Pose")
    assert page.evaluate("workbench.drawn.kind") == "canvas"
    assert ink(page)["count"] > 1000
    expect(page.get_by_text("No WebGL: simple drawing")).to_be_visible()
    count = drawn(page)
    page.get_by_label("joint2", exact=True).focus()
    page.keyboard.press("ArrowRight")
    drawn(page, count)


def test_a_lost_context_comes_back(opened):
    page = opened()
    go(page, "Pose")
    count = drawn(page)
    page.evaluate(
        """() => { const lose = document.querySelector(".scene canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
        lose.loseContext(); setTimeout(() => lose.restoreContext(), 300); }"""
    )
    expect(page.get_by_text("WebGL context lost")).to_be_visible()
    expect(page.get_by_text("WebGL context lost")).to_be_hidden()
    drawn(page, count + 1)
    assert page.evaluate("workbench.drawn.kind") == "webgl"
    assert ink(page)["count"] > 2000


def test_on_a_telephone_the_panel_is_a_sheet(opened):
    page = opened(size=(390, 844), has_touch=True)
    for screen in ("Start", "Model", "Pose"):
        page.get_by_role("navigation").get_by_role("button", name=screen, exact=True).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, screen
    drawn(page)
    low = page.locator(".panel").bounding_box()["height"]
    page.get_by_role("button", name="Make the panel larger").tap()
    page.wait_for_function("low => document.querySelector('.panel').getBoundingClientRect().height > 1.3 * low", arg=low)
    buttons = page.get_by_role("navigation").get_by_role("button").all()
    assert min(button.bounding_box()["height"] for button in buttons) >= 44
