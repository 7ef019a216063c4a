"""Time the workbench from the built wheel, in an environment that holds the wheel and its extra alone, without Node on the path.

Prints how long the page takes to load, compared with importing the packages that serve it, and checks the page in a browser.

    python -m benchmarks wheel      needs a package index; the browser check needs Playwright and Chromium
"""

from __future__ import annotations

import http.cookiejar
import re
import shutil
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from isodyn.study.speed import host_line
from tools.release import build, new_environment

ASKED = 2.0  # times the import of isodyn, Starlette and uvicorn
ROUNDS = 7
IMPORTS = "import isodyn, starlette.applications, uvicorn"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def environment(folder: Path) -> tuple[Path, dict[str, str]]:
    """Install the wheel of HEAD with the extra `workbench`; return the Python, and the variables to run it with."""
    _, wheel = build(folder)
    python = new_environment(folder / "own", f"{wheel}[workbench]")
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
    return python, {"PATH": str(folder / "own" / "bin"), "HOME": str(folder), "LANG": "C.UTF-8"}


class Served:
    """`isodyn workbench` as a user starts it; link: what it prints."""

    def __init__(self, python: Path, folder: Path, variables: dict[str, str], *words: str):
        self.process = subprocess.Popen(
            [python, "-m", "isodyn", "workbench", "--no-open", *words],
            cwd=folder, env=variables, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://\S+", line):
                self.link = found[0]
                return
        raise RuntimeError(f"isodyn workbench ended with {self.process.wait()} and printed no link")

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)


def times(python: Path, folder: Path, variables: dict[str, str]) -> tuple[float, float]:
    """Seconds of importing, and until page, script, style and hello are there; in turns, the best of each."""
    imported, there = [], []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        subprocess.run([python, "-c", IMPORTS], check=True, cwd=folder, env=variables)
        imported.append(time.perf_counter() - begin)
        begin = time.perf_counter()
        with Served(python, folder, variables) as served:
            jar = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
            place = served.link.rpartition("/")[0]
            jar.open(served.link).read()  # for the cookie, and the way to the page
            assert b'id="app"' in jar.open(f"{place}/").read()
            for name in ("workbench.js", "workbench.css", "api/hello"):
                assert jar.open(f"{place}/{name}").read()
            there.append(time.perf_counter() - begin)
    return min(imported), min(there)


def look(python: Path, folder: Path, variables: dict[str, str]) -> str:
    """What the page does in Chromium, in a few words; RuntimeError where it does not."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return "not looked at: Playwright is not installed"
    if CHROMIUM is None:
        return "not looked at: there is no Chromium"
    faults: list[str] = []
    with sync_playwright() as play, Served(python, folder, variables, "ur5") as served:
        browser = play.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
        )
        page = browser.new_page()
        page.on("console", lambda message: faults.append(message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        begin = time.perf_counter()
        page.goto(served.link)
        page.wait_for_function(
            "() => globalThis.workbench && workbench.document().model.name === 'ur5' && workbench.drawn.count > 0"
        )
        seconds = time.perf_counter() - begin
        page.get_by_role("navigation").get_by_role("button", name="Dynamics", exact=True).click()
        page.get_by_text("Inertia matrix").first.wait_for()
        kind = page.evaluate("workbench.drawn.kind")
        browser.close()
    if faults:
        raise RuntimeError(f"the page complains: {faults[:3]}")
    words = f"in Chromium the UR5 stands there {seconds:.1f} s after its link was opened, drawn by {kind}, with its matrices"
    return f"{words}; no complaint"


def table() -> int:
    """Print both; 1 where the page takes longer than is asked."""
    print(host_line())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        python, variables = environment(folder)
        assert shutil.which("node", path=variables["PATH"]) is None
        imported, there = times(python, folder, variables)
        print(f"isodyn, Starlette and uvicorn imported: {imported:.2f} s; page, script, style and hello there: {there:.2f} s,")
        print(f"{there / imported:.2f} times (asked: at most {ASKED:g})")
        print(look(python, folder, variables))
    return int(there / imported > ASKED)
