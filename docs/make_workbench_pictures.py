"""Pictures of the workbench: python docs/make_workbench_pictures.py (the extra `pages`, a Chromium)."""

from __future__ import annotations

import io
import re
import shutil
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

import isodyn as iso
from isodyn.workbench.document import new_document
from isodyn.workbench.page import page as one_file

PICTURES = Path(__file__).parent / "pictures"
FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
WAYPOINTS = {0.0: (0.3, -1.1, 1.3, -0.6, 1.0, 0.2), 1.2: (1.2, -0.6, 0.8, -0.2, 0.4, 0.6), 2.4: (-0.4, -1.4, 1.7, -0.9, 0.7, 0.0)}


def go(page: Page, screen: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=screen, exact=True).click()


def typed(page: Page, **values: str) -> None:
    """Values of fields by their labels, with _ for spaces."""
    for label, value in values.items():
        page.get_by_label(label.replace("_", " "), exact=True).fill(value)
        page.keyboard.press("Enter")


def kept(page: Page, name: str) -> None:
    """What stands there, in few colours: pictures of the documentation are read more often than looked at closely."""
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(700, 2)
    page.wait_for_timeout(1500)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(PICTURES / f"{name}.png", optimize=True)


def motion(page: Page) -> None:
    document = page.evaluate("workbench.document()")
    points = [{"t": t, "q": list(q), "at_pose": t == 0} for t, q in WAYPOINTS.items()]
    document["motion"]["waypoints"], document["pose"]["q"] = points, points[0]["q"]
    page.evaluate("given => workbench.replace(given)", document)
    go(page, "Motion")
    page.wait_for_timeout(500)
    page.evaluate("workbench.player.seek(0.9)")


def simulation(page: Page) -> None:
    motion(page)
    go(page, "Simulation")
    page.get_by_label("Initial state", exact=True).select_option("pose")
    typed(page, Duration="1.5")
    page.get_by_role("button", name="Run to the end at once").click()


def own_arm(page: Page) -> None:
    """The torques of an arm with four axes that carries 2 kg, as tests/workbench/test_screens.py asks for them."""
    go(page, "Start")
    page.get_by_role("button", name=re.compile("Planar 3R")).click()
    page.get_by_role("button", name="Add a joint").click()
    page.get_by_label("joint4, a, translation along x", exact=True).fill("0.18")
    page.keyboard.press("Enter")
    go(page, "Pose")
    typed(page, Mass="2")
    go(page, "Motion")
    typed(page, joint1_at_waypoint_2="90", joint4_at_waypoint_2="-30", Time_of_waypoint_2="3")
    page.wait_for_timeout(500)
    page.evaluate("workbench.player.seek(0.8)")


def lesson(page: Page) -> None:
    go(page, "Lessons")
    page.get_by_role("button", name=re.compile("Torques of an arm of three links")).click()
    page.get_by_label("Predict.").fill(f"{iso.load('three-link').gravity_torque([0.0] * 3)[0]:.2f}")
    page.get_by_role("button", name="Check").click()


def main() -> None:
    text = one_file(new_document(iso.load("ur5")), robots=[iso.chain(4), iso.load("three-link")])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        place = Path(folder, "arm.html")
        place.write_text(text, encoding="utf-8")
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for show in (motion, simulation, own_arm, lesson):
            page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            page.goto(place.as_uri())
            page.wait_for_selector(".app")
            page.wait_for_timeout(500)
            show(page)
            kept(page, f"workbench-{show.__name__.replace('_', '-')}")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
