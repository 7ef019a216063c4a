"""robot.view() and result.view(): the page below a cell, in a tab, as a file; and the pose that Python and the page share."""

from __future__ import annotations

import importlib
import sys
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from browsers import CHROMIUM, WEBGL

import isodyn as iso
from isodyn.show import view as module
from isodyn.show.report import Report
from isodyn.show.view import EmbeddedPage

ARM = iso.load("two-link")
MOTION = iso.Trajectory.cubic([0.0, 0.0], [1.0, -0.5], 1.0)


class Frame(HTMLParser):
    """Attributes of the one frame of a piece of HTML."""

    def __init__(self, text: str):
        super().__init__()
        self.frames: list[dict] = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        assert tag == "iframe"
        self.frames.append(dict(attributes))


# -- files, tabs, cells ----------------------------------------------------------------------------------------------------


def test_outside_notebooks_a_view_says_what_it_can_do_and_is_saved_or_shown(tmp_path, monkeypatch):
    opened = []
    monkeypatch.setattr(module.webbrowser, "open", lambda link: opened.append(link) or True)
    for made in (ARM.view(), MOTION.view(ARM), iso.simulate(ARM, [0.1, 0.2], [0.0, 0.0], 0.1).view()):
        assert (
            isinstance(made, EmbeddedPage) and ".show()" in repr(made) and ".save(path)" in repr(made) and "two-link" in repr(made)
        )
        assert made.save(tmp_path / "view.html").read_text(encoding="utf-8") == made.page
        assert made.show().as_uri() == opened[-1]
    with pytest.raises(iso.FormatError, match=r"\.html"):
        ARM.view().save(tmp_path / "view.png")


def test_a_cell_shows_a_frame_that_reaches_nothing_outside():
    for made in (ARM.view(widget=False), MOTION.view(ARM)):
        bundle = made._repr_mimebundle_()
        assert set(bundle) == {"text/plain", "text/html"}
        (frame,) = Frame(bundle["text/html"]).frames
        assert frame["srcdoc"] == made.page and frame["sandbox"] == "allow-scripts allow-downloads" and frame["title"] == made.about
        assert "default-src 'none'" in made.page


def test_a_robot_that_the_page_cannot_hold_is_said_by_name():
    symbolic = ARM.with_parameters({"link1.mass": iso.symbol("m")})
    with pytest.raises(iso.errors.ModelError, match="before the workbench opens it"):
        symbolic.view()
    with pytest.raises(iso.UnknownNameError, match="screen"):
        ARM.view(screen="films")
    with pytest.raises(iso.ShapeError, match="q"):
        ARM.view(q=[1.0])


def test_without_anywidget_the_extra_is_named_and_the_frame_is_there(monkeypatch):
    monkeypatch.setitem(sys.modules, "anywidget", None)
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    made = ARM.view()
    assert "text/html" in made._repr_mimebundle_()
    for ask in (lambda: made.q, lambda: made.widget, lambda: ARM.view(widget=True)):
        with pytest.raises(iso.MissingExtra, match=r"isodyn\[notebook\]"):
            ask()
    with pytest.raises(iso.errors.ModelError, match="no pose"):
        _ = MOTION.view(ARM).q


def test_with_anywidget_the_pose_is_a_trait():
    pytest.importorskip("anywidget", reason="anywidget is missing (extra notebook): no widget was made")
    made = ARM.view(q=[0.25, -0.5])
    seen = []
    made.widget.observe(lambda change: seen.append(change["new"]), "q")
    assert made.q == [0.25, -0.5] and made.widget.page == made.page
    made.q = np.array([1.0, 2.0])
    assert made.widget.q == [1.0, 2.0] and seen == [[1.0, 2.0]]
    with pytest.raises(iso.ShapeError, match="view: q"):
        made.q = [1.0]
    bundle = made._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle and "text/html" in bundle


# -- in a browser ----------------------------------------------------------------------------------------------------------

#: what the notebook does: gives the widget its model, which tells of changes, and an element
HOST = """async ([esm, page, q, attributes]) => {
  const traits = { page, q, frame: attributes };
  const ears = {};
  window.saved = [];
  window.model = {
    get: name => traits[name],
    set: (name, value) => { traits[name] = value; (ears["change:" + name] ?? []).forEach(run => run()); },
    save_changes: () => { saved.push([...traits.q]); },
    on: (name, run) => (ears[name] ??= []).push(run),
    off: (name, run) => { ears[name] = ears[name].filter(one => one !== run); },
  };
  const link = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
  const { default: widget } = await import(link);
  window.away = widget.render({ model, el: document.body });
}"""


@pytest.fixture
def tab():
    play = pytest.importorskip("playwright.sync_api", reason="playwright is missing (extra pages): no view was looked at")
    if CHROMIUM is None:
        pytest.skip("no Chromium: no view was looked at in a browser")
    faults = []
    with play.sync_playwright() as driver, driver.chromium.launch(executable_path=CHROMIUM, args=WEBGL) as browser:
        page = browser.new_page(viewport={"width": 1000, "height": 800}, reduced_motion="reduce")
        page.set_default_timeout(30_000)
        page.on("console", lambda message: faults.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: faults.append(f"error: {error}"))
        page.on("request", lambda r: None if r.url.startswith(("file:", "blob:", "data:", "about:")) else faults.append(r.url))
        yield SimpleNamespace(page=page, play=play)
    assert faults == []


def test_the_pose_goes_from_python_to_the_page_and_back(tab, tmp_path):
    made = ARM.view(q=[0.25, -0.5], widget=False)
    blank = tmp_path / "notebook.html"
    blank.write_text("<!doctype html><html lang='en'><title>notebook</title><body></body></html>", encoding="utf-8")
    tab.page.goto(blank.as_uri())
    tab.page.evaluate(HOST, [module._WIDGET, made.page, [0.25, -0.5], module._frame(made.about, 700)])
    frame = tab.page.frame_locator("iframe")
    slider = frame.get_by_role("slider").first
    tab.play.expect(slider).to_be_visible()
    inside = next(one for one in tab.page.frames if one != tab.page.main_frame)
    assert inside.evaluate("workbench.document().pose.q") == [0.25, -0.5]
    tab.page.evaluate("model.set('q', [1, 0.5])")  # Python
    inside.wait_for_function("() => workbench.document().pose.q[0] === 1")
    assert inside.evaluate("workbench.document().pose.q") == [1, 0.5]
    slider.focus()
    slider.press("ArrowRight")  # hands
    moved = inside.evaluate("workbench.document().pose.q")
    assert moved[0] > 1 and moved[1] == 0.5
    tab.page.wait_for_function("q => JSON.stringify(model.get('q')) === JSON.stringify(q)", arg=moved)
    assert tab.page.evaluate("saved.at(-1)") == moved
    tab.page.evaluate("model.set('q', [NaN, 1]); model.set('q', ['x']); model.set('q', [1, 2, 3])")
    assert inside.evaluate("workbench.document().pose.q") == moved


def test_pages_that_are_made_of_notebooks_show_views(tab, tmp_path):
    """As nbconvert and Sphinx write them: the HTML of the bundle between other elements."""
    views = [made._repr_mimebundle_()["text/html"] for made in (iso.load("four-bar").view(widget=False), MOTION.view(ARM))]
    place = tmp_path / "page.html"
    text = f"<!doctype html><meta charset='utf-8'><title>a page</title><main>{'<hr>'.join(views)}</main>"
    place.write_text(text, encoding="utf-8")
    tab.page.goto(place.as_uri())
    first, second = (tab.page.frame_locator("iframe").nth(k) for k in (0, 1))
    tab.play.expect(first.get_by_role("slider").first).to_be_visible()
    tab.play.expect(second.get_by_role("slider", name="Time")).to_be_visible()
    for one in tab.page.frames[1:]:
        one.wait_for_function("() => (globalThis.workbench ?? globalThis.isodyn).drawn.count > 0")
        assert one.evaluate("(globalThis.workbench ?? globalThis.isodyn).drawn.kind") == "webgl"


def test_the_documentation_has_a_live_workbench(tab, tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "docs"))
    live = importlib.import_module("workbench_live")
    live.write(SimpleNamespace(outdir=tmp_path, builder=SimpleNamespace(format="html")), None)
    place = tmp_path / "workbench.html"
    frame = f"<iframe src='{live.NAME}' width='900' height='700'></iframe>"
    place.write_text(f"<!doctype html><title>docs</title>{frame}", encoding="utf-8")
    tab.page.goto(place.as_uri())
    frame = tab.page.frame_locator("iframe")
    slider = frame.get_by_role("slider").first
    tab.play.expect(slider).to_be_visible()
    frame.get_by_role("navigation").get_by_role("button", name="Start").click()
    for name in live.OTHERS:
        tab.play.expect(frame.get_by_role("button", name=name).first).to_be_attached()


def test_a_report_opens_its_robot_in_the_workbench_from_disk(tab, tmp_path):
    report = Report("arm", "An arm", "Its page.", [], list, "here", robot=ARM)
    place = tmp_path / "report.html"
    place.write_text(report.html(), encoding="utf-8")
    tab.page.goto(place.as_uri())
    with tab.page.expect_popup() as opened:
        tab.page.get_by_role("button", name="Open in the workbench").click()
    opened.value.wait_for_selector(".app")
    assert opened.value.evaluate("workbench.document().model.name") == ARM.name
    opened.value.wait_for_function("() => workbench.drawn.count > 0")
