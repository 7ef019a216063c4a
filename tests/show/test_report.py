"""A report: the same result as text and as a page, everything escaped, figures made only for the page."""

from __future__ import annotations

import base64
import gzip
import re
from dataclasses import replace

import numpy as np
import pytest
from pages import WORKBENCH, read

from isodyn import symbol
from isodyn.errors import FormatError
from isodyn.model.catalogue import load
from isodyn.show.figure import Figure
from isodyn.show.onefile import built
from isodyn.show.report import Report, Reported, Section, note_lines, picked, robot_section
from isodyn.show.table import Table
from isodyn.workbench.document import new_document
from isodyn.workbench.page import page as workbench_page

TABLE = Table("Sums <1>", ("what", "how much\n[N m]"), (("a & b", "1"), ("c", "22")), ("A note < 2.",))
SVG = '<svg viewBox="0 0 300 200"></svg>'


class Found(Reported):
    """A result with two tables, of which the page alone has the second."""

    values = np.array([1.0, 2.0])
    names = ("a", "b")

    def report(self) -> Report:
        return Report(
            "arm <x>", "An arm", "Lead & all", [("Most", "5 < 6")], self._sections, "here", "arm: 1 table", (TABLE,), ("End.",)
        )

    def _sections(self) -> list[Section]:
        small = [Figure(SVG, f"Part {k}.") for k in (1, 2)]
        again = Table("", ("n",), (("only here",),))
        return [
            Section("sums", "Sums & more", note_lines(["Note <3>."]), TABLE, Figure(SVG, "All <4>.")),
            Section("parts", "Parts", small, again),
        ]


class NoPage(Found):
    """Its page cannot be made."""

    def _sections(self) -> list[Section]:
        raise FormatError("no figures")


def test_the_text_has_headline_tables_and_remarks_and_makes_no_figure():
    head, title, *rows, note, _, end = str(NoPage()).replace("\n\n", "\n", 1).splitlines()
    assert (head, title, note, end) == ("arm: 1 table", "Sums <1>", "  A note < 2.", "End.")
    assert rows == ["         how much", "  what      [N m]", "  a & b         1", "  c            22"]
    assert NoPage().tables() == [TABLE]
    with pytest.raises(FormatError, match="no figures"):
        NoPage().to_html("page.html")


def test_the_page_escapes_words_and_keeps_markup(tmp_path):
    page = Found().to_html(tmp_path / "page.html").read_text(encoding="utf-8")
    found = read(page)
    for words in ("An arm", "Lead & all", "5 < 6", "Sums & more", "Note <3>.", "a & b", "All <4>.", "only here", "A note < 2."):
        assert words in found.text, words
    assert page.count("<figure") == 3 and page.count("class='trio'") == 1 and "<title>isodyn: arm &lt;x&gt;</title>" in page
    assert "href='#sums'" in page and "section id='sums'" in page and page.count("--width: 300") == 3
    with pytest.raises(FormatError, match=r"to_html: cannot write .*No such file"):
        Found().to_html(tmp_path / "new" / "page.html")


def test_what_is_wider_than_a_window_scrolls_by_the_keyboard_and_has_a_name():
    page = Found().report().html() + robot_section(load("two-link")).html()
    boxes = re.findall(r"<div class='(?:scroll|picture)[^>]*>", page)
    assert len(boxes) == 2 + 3 + 3  # tables, figures; the robot's picture and tables
    assert all("tabindex='0'" in box for box in boxes)
    assert sum("role='group' aria-label='" in box for box in boxes) == len(boxes) - 1  # one table has no title
    assert "<html lang='en'>" in page and "<meta name='viewport'" in page


def test_a_long_note_is_lines_in_the_terminal_and_a_paragraph_on_the_page():
    table = Table("", ("n",), (("1",),), ("word " * 60 + "end.", ""))
    *_, first, second, empty = table.text().splitlines()
    assert max(len(first), len(second)) <= 182 and second.endswith("end.") and empty == "  "
    assert f"<p class='note'>{'word ' * 60}end.</p>" in table.html()


def test_attributes_become_plain_data():
    nested = type("Result", (), {"rows": ({"x": np.eye(2)},), "one": 1.5})()
    assert picked(Found(), "values", "names") == {"values": [1.0, 2.0], "names": ["a", "b"]}
    assert picked(nested, "rows", "one") == {"rows": [{"x": [[1.0, 0.0], [0.0, 1.0]]}], "one": 1.5}


def test_a_page_has_the_colours_of_the_workbench():
    page = Found().report().html()
    assert built("colours.css") in page and "var(--ink)" in page


def test_a_page_about_a_robot_that_the_workbench_knows_has_it_with_it():
    known, unknown = load("two-link"), load("four-bar").with_parameters({"coupler.mass": 0.5})
    page = replace(Found().report(), robot=known).html()
    (packed,) = WORKBENCH.findall(page)
    assert gzip.decompress(base64.b64decode(packed)).decode() == workbench_page(new_document(known))
    assert WORKBENCH.sub("", page) == Found().report().html()
    symbolic = known.with_parameters({"link1.mass": symbol("m")})
    assert all(replace(Found().report(), robot=robot).html() == Found().report().html() for robot in (unknown, symbolic))
