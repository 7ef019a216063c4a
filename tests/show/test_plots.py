"""Plots and pages: nothing hidden, nothing read as markup, colours that mean the same everywhere."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from pages import Reader

import isodyn as iso
from isodyn.papers.paper_item import VERDICTS, PaperItem
from isodyn.papers.reproduce import index_page, item_page
from isodyn.show.animation import film, finer, round_length

pytest.importorskip("matplotlib", reason="Matplotlib is not installed")

from isodyn.show import figure as plots

T = np.linspace(0.0, 1.0, 11)


def strokes(svg: str) -> list[tuple[str, bool]]:
    """(colour, whether dashed) of the curves over time, in the order they are drawn."""
    styles = re.findall(r'<path d="[^"]*" clip-path="[^"]*" style="([^"]*)"', svg)
    curves = [style for style in styles if any(colour.lower() in style for colour in plots.COLOURS)]
    return [(re.search(r"stroke: (#\w+)", style)[1].upper(), "stroke-dasharray" in style) for style in curves]


def test_lines_that_cover_each_other_share_stripes():
    columns = np.column_stack([T, T, 1.0 - T, T + 1e-4])
    drawn = strokes(plots.lines("a", "a", T, columns, list("abcd"), "x"))
    first, second, third, fourth = plots.COLOURS[:4]
    assert drawn == [(first, False), (second, True), (fourth, True), (third, False)]
    apart = np.column_stack([T, T + 0.02])
    assert strokes(plots.lines("a", "a", T, apart, ["a", "b"], "x")) == [(first, False), (second, False)]


def test_a_crowd_of_bars_has_names_and_a_few_have_colours():
    many = [("sums", [(f"method {k}", 10.0 + k) for k in range(len(plots.COLOURS) + 1)])]
    named = plots.bars("a", "a", many, "operations")
    assert all(name in named for name, _ in many[0][1]) and "least of its group" in named
    few = plots.bars("a", "a", [("sums", many[0][1][:3])], "operations")
    assert "least of its group" not in few and all(colour.lower() in few for colour in plots.COLOURS[:3])


@pytest.mark.parametrize("name", [r"$\nonsense{$", "$x$", "cost: 5$"])
def test_dollar_signs_in_names_are_dollar_signs(name, tmp_path):
    robot = iso.load("two-link")
    robot = replace(robot, name=name, joints=(replace(robot.joints[0], name=name), *robot.joints[1:]))
    assert name in iso.draw(robot)
    svg = plots.lines("a", "a", T, np.column_stack([T, 1.0 - T]), list(robot.joint_names), "x")
    assert name in svg
    done = iso.simulate(robot, [0.0, 0.0], [0.0, 0.0], 0.1, integrator="rk4", dt=0.01)
    done.plot(tmp_path / "fall.svg")
    assert name in (tmp_path / "fall.svg").read_text(encoding="utf-8")


def test_the_panels_of_a_simulation_do_not_mix_units():
    robot = iso.load("stanford")
    axes = iso.simulate(robot, np.zeros(6), np.zeros(6), 0.1, integrator="rk4", dt=0.01).plot().axes
    assert [axis.get_ylabel() for axis in axes] == ["q [rad]", "q [m]", "qd [rad/s]", "qd [m/s]", "energy [J]"]
    assert axes[0].get_ylim() == (-1.0, 1.0)  # it falls straight: what turns is rounding


@pytest.mark.parametrize("name, base", [("humanoid", "floating"), ("humanoid", "fixed"), ("stewart", None), ("quadruped", None)])
def test_legends_of_many_names_leave_room_for_the_curves(name, base):
    """Panels are as high as their legends; nothing is cut off, and Matplotlib lays it out without a warning."""
    robot = iso.load(name, base=base)
    picture = iso.simulate(robot, robot.neutral(), np.zeros(robot.n), 0.05, integrator="rk4", dt=0.01).plot()
    for axis in picture.axes:
        left, low, right, high = axis.get_tightbbox().transformed(picture.canvas.transFigure.inverted()).extents
        assert axis.get_position().width > 0.4 and min(left, low) > -0.01 and max(right, high) < 1.01


def test_log_axes_of_few_decades_have_plain_numbers():
    svg = plots.curve_lines("a", "a", [2, 3, 4], [("one", [30.0, 300.0, 3000.0]), ("two", [20.0, 40.0, 80.0])], "x", [0, 1])
    assert ">1 000<" in svg and ">50<" in svg


@pytest.mark.parametrize("name", ["gripper", "ur5", "stanford", "panda"])
def test_links_have_the_colours_of_the_joints_that_move_them(name):
    robot = iso.load(name)
    t, q = np.array([0.0, 1.0]), np.zeros((2, robot.nq))
    pictures = film(robot, t, q, np.zeros((len(finer(t)), robot.nq)))
    found = pictures.mover
    assert len({*found} - {-1}) > robot.n / 2 and max(found) < robot.n
    for k in range(robot.n):
        bent = q.copy()
        bent[:, k] = 0.3
        other = film(robot, t, bent, np.zeros((len(finer(t)), robot.nq))).segments
        moved = np.abs(other - pictures.segments).max(axis=(0, 2, 3)) > 0
        before = [mover < k if robot.is_serial else mover == -1 for mover in found]
        assert not moved[before].any()


def test_lengths_are_round():
    assert [round_length(x) for x in (1.0, 0.99, 0.37, 4.9, 5.0, 123.0)] == pytest.approx([1.0, 0.5, 0.2, 2.0, 5.0, 100.0])


def test_a_figure_says_how_wide_it_is():
    assert "--width: 518" in plots.Figure(plots.lines("a", "a", T, T[:, None], ["a"], "x"), "caption").html()


def test_pieces_point_to_each_other_and_only_to_those_that_are_there():
    verdict = next(iter(VERDICTS))
    remark = "See mata-table-1 and mata-table-10 <b>."
    pieces = [PaperItem(key, "Saha", "title", verdict, (remark,)) for key in ("saha-9.1", "mata-table-1")]
    reader = Reader()
    reader.feed(item_page(pieces[0], pieces))
    assert reader.foreign == ["index.html", "mata-table-1.html", "mata-table-1.html"] and reader.open == []
    reader = Reader()
    reader.feed(item_page(pieces[0]))
    assert reader.foreign == ["index.html"]
    assert "●" in index_page(pieces)
