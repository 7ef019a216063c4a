"""Pages of the workbench in a browser: every test fails on any message of the console, error of a page, or request to elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browsers import CHROMIUM, WEBGL


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Any]:
    """The system's Chromium, without a window; a module's alone, since its loop is that of the thread.  BROWSER says how."""
    reason = "playwright is missing (extra pages): no page was looked at in a browser"
    api = pytest.importorskip("playwright.sync_api", reason=reason)
    if CHROMIUM is None:
        pytest.skip("no Chromium: no page was looked at in a browser")
    with api.sync_playwright() as play:
        found = play.chromium.launch(executable_path=CHROMIUM, args=getattr(request.module, "BROWSER", WEBGL))
        yield found
        found.close()


@pytest.fixture(scope="module")
def served() -> Iterator[Any]:
    """A server of the workbench for the tests of a module: a client that has its cookie, and the server's state."""
    from serving import running

    with running() as (client, state):
        yield client, state


@pytest.fixture
def watched(browser: Any) -> Iterator[Callable[..., Any]]:
    """Opens a page at an address; looks at what it said and asked for when the test is over.

    own      beginnings of addresses that it may ask for
    answer   what is asked for comes from this function (route, faults); None: from where it says
    init     a script that runs before those of the page; the rest is the browser's (viewport, has_touch ...)
    """
    faults: list[str] = []
    pages: list[Any] = []

    def open_(address: str, own: tuple[str, ...], size: tuple[int, int], answer: Any = None, init: str = "", **context: Any) -> Any:
        page = browser.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", **context)
        pages.append(page)
        page.set_default_timeout(30_000)
        page.on("console", lambda message: faults.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: faults.append(f"error: {error}"))
        page.on("request", lambda asked: asked.url.startswith(own) or faults.append(f"asked for {asked.url}"))
        if answer:
            page.route("**/*", lambda route: answer(route, faults))
        if init:
            page.add_init_script(init)
        page.goto(address)
        page.wait_for_selector(".app")
        return page

    yield open_
    for page in pages:
        page.close()
    assert faults == []
