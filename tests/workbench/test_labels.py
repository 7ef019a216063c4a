"""Names and units of the page's tables, plots and files: those of the robot's velocities.

What the page takes them from is compared over the whole catalogue (labels.json, frontend/test/labels.test.ts); its screens are
looked at with robots that turn and slide, float, and have joints of several freedoms and loops.
"""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import numpy as np
import pytest
from browsers import PLAIN

import isodyn as iso
from isodyn.model.columns import labels, units
from isodyn.workbench.document import new_document, robot_of
from isodyn.workbench.page import page as one_file
from isodyn.workbench.structure import structure

pytest.importorskip("playwright.sync_api", reason="playwright is missing (extra pages): no page was looked at in a browser")
from playwright.sync_api import Page, expect

BROWSER = PLAIN
ROBOTS = ("humanoid", "stewart", "delta", "3-rrr", "scara")
FOLDER = Path(__file__).parents[2] / "frontend" / "test" / "fixtures"
MATRICES = {  # efforts of a row and a column -> units of their entries of M and C
    ("N m", "N m"): ("kg m²", "N m s/rad"),
    ("N m", "N"): ("kg m", "N s"),
    ("N", "N m"): ("kg m", "N s/rad"),
    ("N", "N"): ("kg", "kg/s"),
}
READ = """table => ({
  unit: table.querySelector("caption .unit")?.textContent ?? "",
  across: [...table.querySelectorAll("thead th")].map(th => th.textContent),
  down: [...table.querySelectorAll("tbody th")].map(th => th.textContent),
  hints: [...table.querySelectorAll("tbody td")].map(td => td.title),
})"""


@pytest.fixture
def page(watched, tmp_path) -> Page:
    """A page with these robots."""
    robots = [iso.load(name) for name in ROBOTS]
    place = tmp_path / "robots.html"
    place.write_text(one_file(new_document(robots[0]), robots=robots[1:]), encoding="utf-8")
    return watched(f"{place.as_uri()}?canvas", ("file:", "blob:", "data:"), (1100, 760), accept_downloads=True)


def shown(page: Page, robot: iso.Robot, screen: str) -> None:
    page.evaluate("([next, screen]) => { workbench.replace(next); workbench.look({screen}); }", [new_document(robot), screen])


def header(page: Page, action: str) -> list[str]:
    """The first line of the file that an action saves."""
    with page.expect_download() as caught:
        page.evaluate("id => workbench.run(id)", action)
    return next(csv.reader(io.StringIO(Path(caught.value.path()).read_text(encoding="utf-8"))))


def columns(robot: iso.Robot, *vectors: str) -> list[str]:
    return [
        f"{name} [{unit}]" for vector in vectors for name, unit in zip(labels(robot, vector), units(robot, vector), strict=True)
    ]


def test_the_page_labels_the_whole_catalogue_as_python_does():
    found = json.loads((FOLDER / "labels" / "catalogue.json").read_text(encoding="utf-8"))
    assert list(found) == list(iso.catalogue()), "python tools/fixtures.py"
    for name, (info, names, efforts, columns) in found.items():
        robot = iso.load(name)
        now = structure(robot)
        assert {key: now[key] for key in info} == info, f"{name}: python tools/fixtures.py"
        assert names == list(robot.velocity_names) and len(set(names)) == robot.n
        assert efforts == [axis.effort_unit for axis in robot.dofs]
        assert columns == {
            vector: [list(pair) for pair in zip(labels(robot, vector), units(robot, vector), strict=True)]
            for vector in ("q", "qd", "qdd", "tau")
        }


def test_every_table_names_velocities_with_their_units(page):
    for robot in map(iso.load, ROBOTS):
        names, efforts = list(robot.velocity_names), units(robot, "tau")
        assert len(set(names)) == robot.n
        shown(page, robot, "dynamics")
        page.evaluate("workbench.run('dynamics.matrices')")
        page.locator("table.heat").nth(2).wait_for()
        M, C, torques = page.locator("table.heat").evaluate_all(f"all => all.map({READ})")
        for k, (symbol, found) in enumerate(zip("MC", (M, C), strict=True)):
            entries = [MATRICES[row, column][k] for row in efforts for column in efforts]
            assert found["across"] == found["down"] == names, robot.name
            assert found["unit"] == f" [{', '.join(dict.fromkeys(entries))}]", robot.name
            pairs = [f"{symbol}, row {i + 1}, column {j + 1}: {a}, {b}" for i, a in enumerate(names) for j, b in enumerate(names)]
            assert found["hints"] == [f"{pair} [{unit}]" for pair, unit in zip(pairs, entries, strict=True)], robot.name
        each = [f"{name} [{unit}]" for name, unit in zip(names, efforts, strict=True)]
        assert torques["across"] == (each if len(set(efforts)) > 1 else names), robot.name
        assert torques["unit"] == ("" if len(set(efforts)) > 1 else f" [{efforts[0]}]"), robot.name
        assert coupled(page.locator(".stack > .hint").inner_text(), robot, page.evaluate("workbench.document().pose.q")), robot.name
        fields = page.locator(".rates label").evaluate_all("all => all.map(label => label.textContent)")
        assert [re.sub(r"\W*$", "", text) for text in fields] == names, robot.name
        if robot.nq == robot.n:  # its motions are analysed
            page.evaluate("workbench.run('dynamics.terms')")
            if robot.loops:  # whose first motion stands still
                page.get_by_text("All waypoints of the motion are the same pose").wait_for()
                assert page.locator("table.heat").count() == 0, robot.name
                given = page.evaluate("workbench.document()")
                given["motion"]["waypoints"][1]["q"] = [0.1] * robot.nq
                page.evaluate("given => { workbench.replace(given); workbench.run('dynamics.terms'); }", given)
                page.locator("table.heat").nth(1).wait_for()
            terms = page.locator("table.heat").evaluate_all(f"all => all.map({READ})")
            assert [table["down"] for table in terms] == [table["across"] for table in terms] == [names] * 2, robot.name
            page.evaluate("workbench.run('dynamics.split')")
            expect(page.get_by_label("Joint", exact=True).locator("option")).to_have_text(names)
            expect(page.locator(".facts-table tbody th")).to_have_text(names)
            page.evaluate("workbench.look({screen: 'motion'})")
            expect(page.locator(".facts-table tbody th")).to_have_text(names)
            assert header(page, "motion.save") == ["t [s]", *columns(robot, "q", "qd", "qdd", "tau")], robot.name
        page.evaluate("workbench.look({screen: 'simulation'})")
        assert header(page, "simulation.csv")[:-2] == ["t [s]", *columns(robot, "q", "qd", "tau")], robot.name
        page.evaluate("workbench.run('simulation.step')")
        drawn = [
            name for name, unit in zip(robot.position_names, robot.position_units, strict=True) if unit != "1"
        ]  # no quaternions
        legend = page.locator(".plots .legend button > span")
        expect(legend).to_have_count(len(drawn))
        assert sorted(legend.all_inner_texts()) == sorted(drawn), robot.name
        assert page.locator(".plots .hint").count() == (len(drawn) < robot.nq), robot.name


def coupled(words: str, robot: iso.Robot, q: list[float]) -> bool:
    """Whether a hint names two velocities that are coupled as strongly as any; for a robot with loops it names none."""
    if robot.loops:
        return "coupl" not in words
    M = robot_of(new_document(robot)).mass_matrix(q)
    d = np.sqrt(np.diag(M))
    share = np.abs(M) / np.outer(d, d) - np.eye(robot.n)
    named = re.search(r"Strongest inertial coupling: (\S+) and (\S+), ", words)
    if named is None:
        return "not inertially coupled" in words and share.max() < 0.006
    i, j = (robot.velocity_names.index(name) for name in named.groups())
    return share[i, j] >= share.max() - 1e-9
