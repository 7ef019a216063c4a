"""A walk through the workbench as users make it, by visible names alone, in headless Chromium: robots through every screen and
tab, with the work that Python does for them, and two users' tasks.

    python -m benchmarks walk            WALK=folder keeps a picture of every screen, for people to look at

A stop fails by a message on the console, a request to elsewhere, an error that the page shows, a number that is none ("NaN"), or by
being wider than the window.  Needs the extras "pages" and "workbench" and a Chromium (CHROMIUM=path, where it is not on the PATH).
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import isodyn as iso
from benchmarks.pages import SOFTWARE, chromium, missing

SIZES = ((1366, 768), (390, 844))  # a common laptop, a telephone
SCREENS = ("Start", "Model", "Pose", "Motion", "Dynamics", "Simulation", "Methods", "Lessons", "Export")
#: robots by the names that users see; None: the arm that the workbench opens with
ROBOTS = (None, "SCARA", "humanoid", "stewart")
#: what Python makes: screen, tab or None, the button (and its section, where several have such a button)
JOBS = (
    ("Dynamics", "Significant terms", "Compute", ""),
    ("Dynamics", "Equations", "Write the equations", ""),
    ("Methods", "Full report", "Compare", ""),
    ("Export", None, "Write the file", "Robot file"),
    ("Export", None, "Create the study", "Study"),
)
#: not asked for: work that takes minutes for large robots, and what needs motions, which the page has for one-axis joints only
LEFT_OUT = {"humanoid": ("Write the equations", "Compare", "Create the study", "Compute"), "stewart": ("Compute",)}
#: words that no screen may show
NO_NUMBER = re.compile(r"\b(NaN|undefined|Infinity|null)\b|\[object")
PATIENCE = 180_000  # [ms] for what Python makes


class Stop(NamedTuple):
    """A place of the walk: robot, screen and tab, width of the window, what is wrong there."""

    robot: str
    place: str
    width: int
    wrong: list[str]


class Walker:
    """Somebody at a page of the workbench, who sees names and presses them.

    page     a page of Playwright
    own      beginnings of addresses that it may ask for
    folder   where pictures are kept; None: nowhere
    """

    def __init__(self, page: Any, own: tuple[str, ...], folder: Path | None = None):
        self.page, self.folder, self.faults = page, folder, list[str]()
        self.width = page.viewport_size["width"]
        page.on("console", lambda message: SOFTWARE in message.text or self.faults.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", lambda asked: asked.url.startswith(own) or self.faults.append(f"asked for {asked.url}"))

    def go(self, screen: str) -> None:
        """To a screen."""
        self.page.get_by_role("navigation").get_by_role("button", name=screen, exact=True).click()

    def press(self, name: str, section: str = "") -> None:
        """A button, in the section with this text."""
        place = self.page.locator("section.section").filter(has_text=section) if section else self.page
        place.get_by_role("button", name=name, exact=True).first.click()

    def fill(self, label: str, value: str) -> None:
        """A field, by its label."""
        self.page.get_by_label(label, exact=True).fill(value)
        self.page.keyboard.press("Enter")

    def take(self, robot: str) -> None:
        """A robot: a template by its picture, or one of the library by its name."""
        self.go("Start")
        self.page.get_by_label("Find a robot").wait_for()
        template = self.page.locator(".card").filter(has_text=re.compile(f"^{robot}"))
        if template.count():
            template.first.click()
        else:
            self.page.get_by_label("Find a robot").fill(robot)
            self.page.locator(".row-card").filter(has_text=re.compile(f"^{robot}")).first.click()
        self.page.wait_for_timeout(600)

    def tabs(self) -> list[str]:
        """Names of the tabs of this screen."""
        return list(self.page.get_by_role("tab").all_inner_texts())

    def made(self, press: str, section: str = "") -> None:
        """What Python makes by a button; its files, or the reason why there are none, stand on the screen."""
        self.press(press, section)
        place = self.page.locator("section.section").filter(has_text=section) if section else self.page.locator(".panel")
        place.locator(".files li, .notice.error").first.wait_for(timeout=PATIENCE)

    def look(self, robot: str, place: str) -> Stop:
        """What is wrong on this screen, and its picture."""
        self.page.wait_for_timeout(300)
        wrong, self.faults = self.faults, []
        wrong += [f"an error is shown: {text}" for text in self.page.locator(".notice.error").all_inner_texts()]
        if beyond := self.page.evaluate("Math.max(0, document.documentElement.scrollWidth - window.innerWidth)"):
            wrong.append(f"{beyond} pixels wider than the window")
        shown = self.page.locator("body").inner_text()
        wrong += [f"the screen says {found[0]!r}" for found in NO_NUMBER.finditer(shown)]
        if self.folder:
            name = re.sub(r"\W+", "-", f"{robot}-{place}-{self.width}".lower())
            self.page.screenshot(path=self.folder / f"{name}.png")
        return Stop(robot, place, self.width, wrong)

    def through(self, robot: str | None, jobs: Sequence[tuple[str, str | None, str, str]] = ()) -> Iterator[Stop]:
        """Every screen and tab with a robot, then what Python makes (as JOBS)."""
        name = robot or "default arm"
        if robot:
            self.take(robot)
        for screen in SCREENS:
            self.go(screen)
            tabs = self.tabs() or [""]
            for tab in tabs:
                if tab:
                    self.page.get_by_role("tab", name=tab, exact=True).first.click()
                yield self.look(name, f"{screen}, {tab}" if len(tabs) > 1 else screen)
        for screen, tab, press, section in jobs:
            if press in LEFT_OUT.get(name, ()):
                continue
            self.go(screen)
            if tab:
                self.page.get_by_role("tab", name=tab, exact=True).first.click()
            self.made(press, section)
            yield self.look(name, f"{screen}: {press}")

    def own_arm(self) -> Iterator[Stop]:
        """A control engineer's task: an arm of three joints from a DH table with dry friction, its torques, its URDF, a film."""
        page, task = self.page, "own arm"
        self.take("Planar 3R")
        self.page.get_by_label("Name of the robot").fill("mine")
        for joint, length in enumerate((0.4, 0.3, 0.2), start=1):
            self.fill(f"joint{joint}, a, translation along x", str(length))
        page.get_by_role("tab", name="Motors and friction").click()
        self.fill("joint1, Coulomb friction at positive speed", "0.5")
        yield self.look(task, "table")
        self.go("Motion")
        self.fill("joint1 at waypoint 2", "60")
        yield self.look(task, "torques")
        with page.expect_download() as caught:
            self.press("Save all as CSV")
        torques = Path(caught.value.path()).read_text(encoding="utf-8")
        self.go("Export")
        page.get_by_label("Format").select_option("urdf")
        self.made("Write the file", "Robot file")
        with page.expect_download() as caught:
            page.locator(".files li").first.get_by_role("button", name="Save").click()
        urdf = Path(caught.value.path()).read_text(encoding="utf-8")
        with page.expect_download(timeout=60_000) as caught:
            self.press("Video of the motion (WebM)")
        film = Path(caught.value.path()).read_bytes()
        found = self.look(task, "files")
        yield found._replace(wrong=found.wrong + list(wrong_files(torques, urdf, film)))

    def lesson(self) -> Iterator[Stop]:
        """A student's task: the lesson on torques of three links, from its first question to the end."""
        page, task = self.page, "lesson"
        self.go("Lessons")
        page.get_by_role("button", name=re.compile("Torques of an arm of three links")).click()
        first, _, third = iso.load("three-link").gravity_torque(np.zeros(3))
        for label, answer in (("Predict.", f"{first:.2f}"), ("Predict.", f"{third:.2f}"), ("negative", ""), ("gravity", "")):
            field = page.get_by_label(label)
            if answer:
                field.fill(answer)
            else:
                field.check()
            self.press("Check")
            found = self.look(task, f"{label} {answer}".strip())
            right = page.get_by_text("Correct.").is_visible()
            yield found._replace(wrong=found.wrong + ([] if right else [f"{label} {answer} was not right"]))
            last = page.get_by_role("button", name="Finish")
            (last if last.is_visible() else page.get_by_role("button", name="Next")).click()


def wrong_files(torques: str, urdf: str, film: bytes) -> Iterator[str]:
    """What is wrong with the files of an own arm: torques at the start are Python's for the URDF, the film is one."""
    robot = iso.Robot.from_urdf(urdf)
    if [link.name for link in robot.links][-3:] != ["link1", "link2", "link3"]:
        yield f"the URDF has the links {[link.name for link in robot.links]}"
    head, *rows = [line.split(",") for line in torques.splitlines() if line and not line.startswith("#")]
    found = {name.split(" ")[0]: np.array(column, dtype=float) for name, column in zip(head, zip(*rows, strict=True), strict=True)}
    q, qd, qdd, tau = (np.stack([found[f"{name}_{k}"] for k in (1, 2, 3)], -1) for name in ("q", "qd", "qdd", "tau"))
    off = float(np.abs(robot.inverse_dynamics(q, qd, qdd) - tau).max() / np.abs(tau).max())
    if not off < 1e-6:  # the file has angles in degrees where the page shows them
        yield f"torques of the page and of the URDF in Python differ by {off:.2g} of the largest"
    if film[:4] != b"\x1a\x45\xdf\xa3" or len(film) < 2000:
        yield f"the film has {len(film)} bytes and begins with {film[:4]!r}"


@contextlib.contextmanager
def served() -> Iterator[str]:
    """The link of a server of the workbench, in a process of its own."""
    command = [sys.executable, "-m", "isodyn", "workbench", "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            links = (found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
            yield next(links)
        finally:
            process.kill()


def walked(folder: Path | None) -> Iterator[Stop]:
    """All stops, in every size; work by Python and the users' tasks in the first."""
    from playwright.sync_api import Error, sync_playwright

    with sync_playwright() as play:
        options = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
        browser = play.chromium.launch(executable_path=chromium(), args=options)
        for size in SIZES:
            for task in (*ROBOTS, "own arm", "lesson"):
                if task in ("own arm", "lesson") and size != SIZES[0]:
                    continue
                with served() as link:
                    page = browser.new_page(viewport=dict(zip(("width", "height"), size, strict=True)), reduced_motion="reduce")
                    page.set_default_timeout(30_000)
                    walker = Walker(page, (link.split("/", 3)[0] + "//127.0.0.1", "blob:", "data:"), folder)
                    page.goto(link)
                    page.wait_for_selector(".app")
                    page.wait_for_timeout(1000)
                    stops = {"own arm": walker.own_arm, "lesson": walker.lesson}.get(task or "") or partial(
                        walker.through, task, jobs=JOBS if size == SIZES[0] else ()
                    )
                    try:
                        yield from stops()
                    except Error as error:  # a name that is not there, a file that does not come
                        yield Stop(task or "default arm", "the walk ended here", size[0], [str(error).split("Call log")[0].strip()])
                    page.close()
        browser.close()


def table() -> int:
    """A row for each stop, and what is wrong below it; 1 when something is, 2 when it cannot be walked."""
    if lacking := missing("playwright"):
        print("\n".join(f"walk: {line}" for line in lacking))
        return 2
    kept = os.environ.get("WALK")
    folder = Path(kept).resolve() if kept else None
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    begun, total, failed = time.monotonic(), 0, 0
    row = "{:12} {:44} {:>5} {:>5}"
    print(row.format("robot, task", "screen", "width", "wrong"), flush=True)
    for stop in walked(folder):
        print(row.format(stop.robot, stop.place, stop.width, len(stop.wrong)), flush=True)
        for words in stop.wrong:
            print(f"    {words}", flush=True)
        total, failed = total + 1, failed + bool(stop.wrong)
    print(f"{total} stops in {time.monotonic() - begun:.0f} s, {failed} with something wrong")
    return 1 if failed else 0
