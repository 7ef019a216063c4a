"""The first part of `python -m benchmarks walk`: the arm that the workbench opens with on every screen, and two tasks of users."""

from __future__ import annotations

import pytest
from browsers import PLAIN
from test_page import NO_WEBGL

pytest.importorskip("playwright.sync_api", reason="playwright is missing (extra pages): no page was looked at in a browser")
from benchmarks.walk import SCREENS, Walker

BROWSER = PLAIN


@pytest.fixture
def walker(watched, served) -> Walker:
    client, state = served
    own = (client.origin, "blob:", "data:")
    return Walker(watched(state.link(), own, (1366, 768), init=NO_WEBGL, accept_downloads=True), own)


def test_the_arm_that_opens_goes_through_every_screen(walker):
    stops = list(walker.through(None, jobs=(("Export", None, "Write the file", "Robot file"),)))
    assert {stop.place.partition(",")[0] for stop in stops} >= set(SCREENS)
    assert [(stop.place, stop.wrong) for stop in stops if stop.wrong] == []


@pytest.mark.parametrize("task", ["own_arm", "lesson"])
def test_a_user_s_task_from_start_to_end(walker, task):
    stops = list(getattr(walker, task)())
    assert len(stops) >= 3 and [(stop.place, stop.wrong) for stop in stops if stop.wrong] == []
