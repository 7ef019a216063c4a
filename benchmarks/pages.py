"""Every page that isodyn and its documentation write, in headless Chromium: wide and narrow, light and dark.

A page fails by a message on the console, a request to a network, a violation of WCAG 2.2 A or AA that axe-core finds, or by being
wider than the window.  Needs the extra "pages" and a Chromium (CHROMIUM=path, where it is not on the PATH).  PAGES=folder keeps the
pages there, with a picture of each in every setting, for people to look at.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple
from unittest import mock
from urllib.parse import urlparse
from urllib.request import url2pathname

import isodyn as iso
from isodyn.cli.options import VERBS

DOCS = Path(__file__).parent.parent / "docs"
WIDTHS = (1440, 390)  # pixels
SCHEMES = ("light", "dark")
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
NEEDED = {  # module -> why
    "playwright": "drives the browser",
    "axe_playwright_python": "brings axe-core, the rules",
    "nbconvert": "shows notebooks",
    "sphinx": "makes the documentation",
}
#: what is run in the folder; all verbs that write HTML are here
COMMANDS = (
    "study puma560 --output study.html",
    "study gripper --no-speed --output study-tree.html",
    "compare puma560 --output compare.html",
    "certify scara --output certify.html",
    "significance puma560 --output terms.html",
    "equations scara --grouped --output equations.html",
    "equations puma560 --output equations-listing.html",
    "modes two-link --beam link2 EI=20 --animate mode.html",
    "simulate two-link --q 0.5,0.2 --t 2 --animate fall.html",
    "trajectory iiwa14 --output motion.csv",
    "animate iiwa14 --trajectory motion.csv --output motion.html",
    "workbench ur5 --file workbench.html",
    "reproduce --output reproduced",
)
#: before axe-core looks: what is folded is opened; gradients, through which it cannot see, make room for the paper behind them
PLAIN = """() => {
  document.querySelectorAll("details").forEach(part => { part.open = true; });
  const style = new CSSStyleSheet();  // which a page's content policy does not refuse
  style.replaceSync("* { background-image: none !important; animation: none !important; transition: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
}"""

#: of pictures that are taken of WebGL without a graphics card: no fault of a page
SOFTWARE = "GL Driver Message (OpenGL, Performance"

#: what a notebook is shown on
PAPER = """
:root { color-scheme: light dark } body { background: Canvas; color: CanvasText; line-height: 1.6 } .prompt { display: none }
img, svg { max-width: 100%; height: auto } pre { white-space: pre-wrap; overflow-wrap: anywhere }
"""


class Seen(NamedTuple):
    """A page in one setting: what the console said, where else it went, which rules it breaks where, pixels beyond the window."""

    page: str
    width: int
    scheme: str
    console: list[str]
    requests: list[str]
    violations: list[str]
    beyond: int

    @property
    def wrong(self) -> list[str]:
        """Each fault in words."""
        wide = [f"{self.beyond} pixels wider than the window"] if self.beyond else []
        return [*self.console, *(f"request: {url}" for url in self.requests), *self.violations, *wide]


def missing(*needed: str) -> list[str]:
    """Packages that are missing, of those needed (none named: all), and the browser; each with its remedy."""
    absent = [f"{name} ({NEEDED[name]})" for name in needed or NEEDED if find_spec(name) is None]
    lines = [f"not installed: {', '.join(absent)}; pip install 'isodyn[docs,pages,plot,sym]'"] if absent else []
    if chromium() is None:
        lines.append("no Chromium on the PATH; install one (apt-get install chromium), or set CHROMIUM=path")
    return lines


def chromium() -> str | None:
    """The browser."""
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    return os.environ.get("CHROMIUM") or next((place for name in names if (place := shutil.which(name))), None)


def build(folder: Path) -> None:
    """Write every page: of the verbs, of a picture that is shown, of the documentation, of the notebooks."""
    asked = {command.split()[0] for command in COMMANDS}
    assert not {verb for verb, row in VERBS.items() if "html" in str(row.options)} - asked, (
        "a verb writes pages that nobody looks at"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(DOCS.parent), os.environ.get("PYTHONPATH")]))}
    sphinx = ["-m", "sphinx", "-q", "-W", "-b", "html", str(DOCS), "docs"]
    for arguments in [*(["-m", "isodyn", *command.split()] for command in COMMANDS), sphinx]:
        print(f"making: {' '.join(arguments[1:])}", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)
    with mock.patch("webbrowser.open") as opened:
        iso.workspace(iso.load("puma560"), samples=20_000).plot().show()
    shutil.copy(url2pathname(urlparse(opened.call_args[0][0]).path), folder / "picture.html")
    for notebook in sorted((DOCS / "notebooks").glob("*.ipynb")):
        (folder / f"notebook-{notebook.stem}.html").write_text(shown(notebook), encoding="utf-8")


def shown(notebook: Path) -> str:
    """What a notebook holds, as nbconvert sets it, on plain paper: the colours of Jupyter's own pages are not ours to judge."""
    from nbconvert import HTMLExporter  # an extra

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # colours of code need IPython
        inside, _ = HTMLExporter(template_name="basic").from_filename(str(notebook))
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{notebook.stem}</title>"
    return f"<!doctype html>\n<html lang='en'><head>{head}<style>{PAPER}</style></head><body><main>{inside}</main></body></html>\n"


def pages(folder: Path) -> list[Path]:
    """The pages of a folder; what stands below _static is no page."""
    return [page for page in sorted(folder.rglob("*.html")) if "_static" not in page.parts]


def looked_at(folder: Path, names: list[Path], pictures: bool) -> Iterator[Seen]:
    """Pages, each in every setting."""
    import axe_playwright_python  # an extra, as is the next
    from playwright.sync_api import sync_playwright

    rules = Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
    with sync_playwright() as driver, driver.chromium.launch(executable_path=chromium()) as browser:
        contexts = {scheme: browser.new_context(color_scheme=scheme) for scheme in SCHEMES}
        for page in names:
            for scheme, context in contexts.items():
                yield from _seen(context.new_page(), rules, folder, page, scheme, pictures)


def _seen(tab, rules: str, folder: Path, page: Path, scheme: str, pictures: bool) -> Iterator[Seen]:
    console, requests = list[str](), list[str]()
    tab.on("console", lambda message: None if SOFTWARE in message.text else console.append(f"console: {message.text}"))
    tab.on("pageerror", lambda error: console.append(f"console: {error}"))
    tab.on("request", lambda request: None if request.url.startswith(("file:", "data:")) else requests.append(request.url))
    # frames hold animations, which are looked at as pages of their own; asked of a frame, axe-core writes to the console
    settings = {"runOnly": {"type": "tag", "values": RULES}, "resultTypes": ["violations"], "preload": False, "iframes": False}
    name = page.relative_to(folder).as_posix()
    for width in WIDTHS:
        console.clear()
        requests.clear()
        tab.set_viewport_size({"width": width, "height": 900})
        tab.goto(page.as_uri(), wait_until="load")
        tab.wait_for_timeout(100)  # for what scripts do then
        if pictures:
            tab.screenshot(path=folder / "looks" / f"{name.replace('/', '-')}-{width}-{scheme}.png", full_page=True)
        tab.evaluate(PLAIN)
        tab.evaluate(rules)
        beyond = tab.evaluate("Math.max(0, document.documentElement.scrollWidth - window.innerWidth)")
        holes = tab.evaluate("[...document.images].filter(image => !image.naturalWidth).map(image => image.src.slice(0, 80))")
        found = tab.evaluate("settings => axe.run(document, settings)", settings)
        violations = [
            f"{rule['id']}: {node['target']} {' '.join(node['failureSummary'].split())}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]
        violations += [f"not shown: {source}" for source in holes]
        yield Seen(name, width, scheme, list(console), list(requests), violations, beyond)
    tab.close()


def table() -> int:
    """A row for each page and setting, and what is wrong below it; 1 when something is, 2 when it cannot be looked at."""
    lacking = missing()
    if lacking:
        print("\n".join(f"pages: {line}" for line in lacking))
        return 2
    names = ("page", "width", "scheme", "console", "requests", "violations", "beyond")
    row = "{:52} {:>5} {:>6} {:>7} {:>8} {:>10} {:>6}"
    kept, total, failed = os.environ.get("PAGES"), 0, 0
    with tempfile.TemporaryDirectory() if not kept else contextlib.nullcontext(kept) as place:
        folder = Path(place).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        build(folder)
        print(row.format(*names), flush=True)
        for seen in looked_at(folder, pages(folder), pictures=bool(kept)):
            print(row.format(*seen[:3], len(seen.console), len(seen.requests), len(seen.violations), seen.beyond), flush=True)
            for words in seen.wrong:
                print(f"    {words}", flush=True)
            total, failed = total + 1, failed + bool(seen.wrong)
    print(f"{total} looks at pages, {failed} with something wrong")
    return 1 if failed else 0
