"""Rounding against fifty digits: the reference is right and belongs to no method; Mata's Table 5 is found as far as it can be."""

from __future__ import annotations

import json
import math
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bounds import bounded, printed, within
from pages import read

import isodyn as iso
from isodyn.backends.precise import error_of, evaluate_precisely
from isodyn.backends.reference import evaluate_bound
from isodyn.cli import main as cli
from isodyn.formulations.registry import METHODS, methods_for
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.graph.passes import optimised
from isodyn.spatial import rpy_matrix
from isodyn.study.agreement import _ExactRobotBuilder, exact_robot
from isodyn.study.stability import FLOOR, TABLE_5, _reference, stability, swept

mpmath = pytest.importorskip("mpmath")


@pytest.fixture(scope="module")
def mata() -> iso.Stability:
    """Section 5.1: body 2 through a whole turn in 180 steps of two degrees, at rest, no torques."""
    return stability(iso.load("mata-arm"), states=180, sweep="joint2")


@pytest.fixture(scope="module")
def ordinary() -> iso.Stability:
    return stability(iso.load("stanford"), ("composite-body", "articulated-body"), states=8)


# -- the reference ----------------------------------------------------------------------------------------------------


def test_every_operation_means_what_the_reference_interpreter_says():
    context = Context()
    a, b = context.symbols("a", 1)[0], context.symbols("b", 1)[0]
    results = [a + b, a - b, a * b, a / b, -a, a.sin(), a.cos(), (a * a).sqrt(), abs(a), a.minimum(b), a.maximum(b)]
    results += [
        (a < b).select(a, b),
        (a <= b).select(b, a),
        a.equals(b).select(a, 2.0),
        a.arctan2(b),
        a * b + b,
        a * b - b,
        b - a * b,
    ]
    inputs = {"a": np.array([a]), "b": np.array([b])}
    graph = finish(context, inputs, {"x": np.array(results, dtype=object)})
    given = {"a": np.array([[0.7], [-1.3], [0.5]]), "b": np.array([[-0.2], [2.9], [0.5]])}
    for form in (graph, optimised(graph)):  # fused operations too
        values, bounds = evaluate_bound(form, given)
        exact = evaluate_precisely(form, given, 50)["x"]
        within(error_of(values["x"], exact), np.zeros(exact.shape), bounds["x"])


def test_what_has_no_value_is_not_a_number():
    context = Context()
    a = context.symbols("a", 1)
    graph = finish(context, {"a": a}, {"x": np.array([1.0 / a[0], a[0].sqrt(), a[0] + 1.0], dtype=object)})
    found = evaluate_precisely(graph, {"a": [[0.0], [-1.0]]})["x"].astype(float)
    assert math.isnan(found[0, 0]) and math.isnan(found[1, 1])
    assert found[1, 0] == -1 and found[0, 2] == 1


@pytest.mark.parametrize("name", ["stanford", "gripper", "mata-arm"])
def test_the_reference_does_not_depend_on_the_method(name):
    """The methods differ by the rounding of their operations in fifty digits, and no more."""
    robot, exact = iso.load(name), exact_robot(iso.load(name))
    rng = np.random.default_rng(2)
    states = {key: rng.normal(size=(2, robot.n)) for key in ("q", "qd", "tau")}
    reference = _reference(exact, "forward_dynamics", states, 50)
    condition = np.linalg.cond(robot.mass_matrix(states["q"])).max()
    for method in methods_for("forward_dynamics"):
        graph = iso.trace(exact.robot, method, "forward_dynamics", parameters=tuple(exact.numbers), friction=False)
        numbers = {key: [value] for key, value in exact.numbers.items()}
        found = evaluate_precisely(graph, {**numbers, **states}, 50)["forward_dynamics"]
        off = max(abs(x) for x in (found - reference).flat) / max(abs(x) for x in reference.flat)
        assert off <= 4 * len(graph) * condition * 1e-50, method


@pytest.mark.parametrize("pitch", [0.3, math.pi / 2 - 1e-3, 1.5708, math.pi / 2 - 1e-9, math.pi / 2, -1.5708])
def test_the_twin_has_the_rotations_of_the_robot_at_any_pitch(pitch):
    for roll, yaw in ((0.4, -2.2), (3.0, 1.1), (1.5708, 0.0)):
        R = np.asarray(rpy_matrix((roll, pitch, yaw)), dtype=float)
        maker = _ExactRobotBuilder()
        exact = maker.rotation(R)
        graph = finish(maker._context, {name: np.array([maker._context.symbol(name)]) for name in maker.numbers}, {"R": exact})
        found = evaluate_precisely(graph, {name: [x] for name, x in maker.numbers.items()})["R"][0]
        off = np.abs(np.array([[float(x) for x in row] for row in found]) - R).max()
        # a turn undone (3 roundings), an angle (1 ulp of up to pi), and three angles in one product
        assert off <= 3 * (3 + 4) * np.finfo(float).eps, (roll, yaw)


def test_the_errors_are_within_their_running_bounds():
    """Independent of the reference: every kernel's error is covered by the rounding analysis of its own operations."""
    robot = iso.load("ur5")
    found = stability(robot, ("newton-euler", "denoc", "composite-body"), quantity="inverse_dynamics", states=4)
    for row in found.rows:
        graph = iso.trace(robot, row.method, "inverse_dynamics", friction=False)
        _, bounds = bounded(graph, found.states, constants=10 * robot.n, dtype=row.dtype)
        within(row.error, np.zeros(row.error.shape), bounds["inverse_dynamics"], f"{row.method} {row.dtype}")
        assert row.relative.max() > 0


# -- Mata's Table 5 ---------------------------------------------------------------------------------------------------


def test_the_reference_of_matas_arm_is_the_one_found_elsewhere():
    """Accelerations and condition numbers of a derivation by hand in forty digits, at steps of 30 degrees."""
    expected = [
        (-492.108078095565, 492.132198663984, 54055.9550556306),
        (-491.425442233118, 491.437463779834, 30985.0796045005),
        (-491.000507331344, 491.004261042486, 16575.6154935864),
        (-490.907053941909, 490.907053941909, 13280.3404749059),
        (-491.000507331344, 490.996753620201, 16085.7486113816),
        (-491.425442233118, 491.413420686403, 29416.2434927258),
        (-492.108078095565, 492.083957527146, 50908.1721920564),
    ]
    q = np.zeros((7, 2))
    q[:, 1] = np.deg2rad(30.0 * np.arange(7))
    found = stability(iso.load("mata-arm"), "articulated-body", states={"q": q}, dtypes="float64")
    printed(found.exact, np.array(expected)[:, :2], digits=12)
    # M has entries of about 13 and is known to a rounding, so its least eigenvalue and the condition number to u cond
    condition = np.array(expected)[:, 2]
    assert (np.abs(found.condition - condition) <= 8 * np.finfo(float).eps * condition**2).all()


def test_articulated_bodies_lose_less_than_composite_bodies_as_mata_says(mata):
    assert len(mata.condition) == 180 and 13278 < mata.condition.min() < mata.condition.max() < 54057
    printed(np.degrees(swept(mata.robot, "joint2", 180)[:3, 1]), [0.0, 2.0, 4.0], digits=12)
    for joint in (0, 1):
        difference = {
            method: np.abs(mata.row(method, "float64").value - mata.row(method, "float32").value)[:, joint] for method in TABLE_5
        }
        articulated, composite, gibbs = (difference[m] for m in ("articulated-body", "composite-body", "gibbs-appell"))
        assert articulated.max() < composite.max() and articulated.mean() < composite.mean()
        # the paper's composite bodies and ours are of one size; our articulated bodies are far better than the paper's
        largest, average = TABLE_5["composite-body"]
        assert largest / 2 < composite.max() < 2 * largest and average / 2 < composite.mean() < 2 * average
        assert articulated.max() < TABLE_5["articulated-body"][0]
        # Gibbs-Appell, as found: with composite bodies, because it solves with the same M
        assert composite.mean() / 2 < gibbs.mean() < 2 * composite.mean() and gibbs.mean() > 100 * articulated.mean()


def test_gibbs_appell_could_not_do_better_with_a_rounded_inertia_matrix(mata):
    """One rounding of M's entries costs more than the paper's average for Gibbs-Appell, whatever comes after it."""
    floor = mata.row(FLOOR)
    assert np.abs(floor.error).mean() > 10 * TABLE_5["gibbs-appell"][1]
    for method in ("gibbs-appell", "composite-body", "newton-euler", "noc", "lagrange"):
        for dtype in mata.dtypes:
            ratio = mata.in_units(mata.row(method, dtype)).max()
            assert 0.1 < ratio < 10, "a method that solves with M loses about u cond(M)"
    assert mata.in_units(mata.row("articulated-body")).max() < 0.01


def test_matas_arm_is_ill_conditioned_however_it_is_scaled_and_the_stanford_arm_is_not(mata, ordinary):
    assert mata.scaled.min() > 1e4 and ordinary.condition.min() > 1e5 and ordinary.scaled.max() < 10


def test_double_precision_is_better_by_the_ratio_of_the_units(mata):
    ratio = np.median(mata.row("composite-body", "float32").relative) / np.median(mata.row("composite-body", "float64").relative)
    assert 2**29 / 8 < ratio < 2**29 * 8


def test_table_5_is_printed_beside_ours(mata):
    table = mata.tables()[1]
    assert "Mata et al., Table 5" in table.title and table.text() in str(mata)
    assert [row[0] for row in table.rows] == list(TABLE_5) and table.rows[1][1] == "1.29"
    other = stability(iso.load("mata-arm"), tuple(TABLE_5), states=4)
    assert len(other.tables()) == 1, "other states are not his"


def test_regrouped_inertias_leave_matas_arm_as_it_is():
    methods = ("composite-body", "articulated-body")
    plain, reduced = (
        stability(iso.load("mata-arm"), methods, states=45, sweep="joint2", dtypes=("float32",), reduce=reduce)
        for reduce in ((), ("frames", "base-parameters"))
    )
    for method in methods:
        rms = [float(np.sqrt((found.row(method).relative ** 2).mean())) for found in (plain, reduced)]
        assert rms[1] <= max(2 * rms[0], np.finfo("float32").eps)


# -- states, methods, quantities --------------------------------------------------------------------------------------


def ratio(robot: str, **options: Any) -> float:
    """Median error of articulated bodies over that of composite bodies, in float32."""
    found = stability(iso.load(robot), ("composite-body", "articulated-body"), states=12, dtypes=("float32",), **options)
    return float(np.median(found.row("articulated-body").relative) / np.median(found.row("composite-body").relative))


def test_articulated_bodies_are_not_better_everywhere():
    """On ordinary arms the two are as good, and in motion on Mata's too; on the Stanford arm, whose hand is light, composite
    bodies are better until inertias are regrouped."""
    assert 1 / 8 < ratio("three-link") < 8 and 1 / 8 < ratio("mata-arm") < 8
    assert ratio("stanford") > 8
    assert 1 / 8 < ratio("stanford", reduce=("frames", "base-parameters")) < 8


@pytest.mark.parametrize("quantity", ["mass_matrix", "gravity_torque", "bias_torque", "coriolis_matrix"])
def test_other_quantities_have_rows_without_a_floor(quantity):
    found = stability(iso.load("two-link"), quantity=quantity, states=3, dtypes=("float32",))
    assert found.methods == methods_for(quantity) and FLOOR not in {row.method for row in found.rows}
    assert all(row.error.shape == found.exact.shape and (row.relative < 100 * np.finfo(np.float32).eps).all() for row in found.rows)
    assert set(found.states) <= {"q", "qd"}


def test_states_are_rounded_before_anything_is_computed(ordinary):
    assert all((array == array.astype("float32")).all() for array in ordinary.states.values())


def test_a_sweep_keeps_to_the_limits_of_its_joint():
    robot = iso.load("scara")
    for k in (1, 2):  # an elbow and a slide
        limits, q = robot.movable_joints[k].limits, swept(robot, robot.joint_names[k], 3)
        assert q[:, k].tolist() == [limits.lower, (limits.lower + limits.upper) / 2, limits.upper]
        assert not np.delete(q, k, axis=1).any()
    free = iso.load("rp")
    printed(swept(free, free.joint_names[1], 3)[:, 1], [0.0, 0.05, 0.1], digits=12)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"quantity": "forward"}, iso.UnknownNameError, "forward_dynamics"),
        ({"quantity": "convective_matrix"}, iso.MethodError, "inverse_dynamics"),
        ({"quantity": "pose"}, iso.MethodError, "mass_matrix"),
        ({"methods": ("aba",)}, iso.UnknownNameError, "no method"),
        ({"methods": ()}, iso.ModelError, "omit it"),
        ({"methods": ("articulated-body",), "quantity": "mass_matrix"}, iso.MethodError, "does not give mass_matrix"),
        ({"dtypes": ("float16",)}, iso.UnknownNameError, "float32"),
        ({"dtypes": ()}, iso.ShapeError, "one or more"),
        ({"digits": 10}, iso.ShapeError, "20 to 1000"),
        ({"digits": 50.0}, iso.ShapeError, "20 to 1000"),
        ({"states": 0}, iso.ShapeError, "at least 1"),
        ({"seed": -1}, iso.ShapeError, "at least 0"),
        ({"sweep": "elbow"}, iso.UnknownNameError, "joint"),
        ({"sweep": "joint1", "states": {"q": [[0, 0]]}}, iso.ShapeError, "not both"),
        ({"states": {"q": [0.0, 0.0]}}, iso.ShapeError, r"\(N, 2\)"),
        ({"states": {"q": [[0.0, 0.0]], "qd": [[0.0, 0.0]] * 2}}, iso.ShapeError, "expected the shape"),
        ({"states": {}}, iso.ShapeError, "nothing"),
        ({"states": {"qdd": [[0.0, 0.0]]}}, iso.UnknownNameError, "did you mean 'qd'"),
        ({"states": {"q": [[math.nan, 0.0]]}}, iso.ShapeError, "finite"),
        ({"states": {"q": [["a", "b"]]}}, iso.ShapeError, "real numbers"),
        ({"reduce": ("frame",)}, iso.UnknownNameError, "frames"),
    ],
)
def test_bad_input_is_refused_with_words(options, error, message):
    with pytest.raises(error, match=message):
        stability(iso.load("two-link"), **options)


def test_robots_without_an_answer_are_refused():
    with pytest.raises(iso.ModelError, match="expected a Robot"):
        stability("two-link")
    with pytest.raises(iso.ModelError, match="1 to 30"):
        stability(iso.chain(31))
    with pytest.raises(iso.ModelError, match="symbols without a value: m"):
        stability(iso.load("two-link").with_parameters({"link1.mass": iso.symbol("m")}))
    with pytest.raises(
        iso.ModelError, match=r"stability: prescribed base motion is not supported \(robot 'ur5'\); use with_base\('fixed'\)"
    ):
        stability(iso.load("ur5", base="moving"))
    massless = iso.load("two-link").with_parameters({"link2.mass": 0.0, "link2.inertia": [0.0] * 6})
    with pytest.raises(iso.ModelError, match="singular"):
        stability(massless)


def test_loops_are_open_and_that_is_said():
    found = stability(iso.load("four-bar"), ["newton-euler"], quantity="inverse_dynamics", states=2, dtypes=["float64"])
    assert found.notes == ("The loops of four-bar are cut here: results are those of its tree.",)
    terms = iso.significance(iso.load("four-bar"), samples=3)
    assert terms.notes == ("The loops of four-bar are cut here: motion and torques are those of its tree.",)


def test_without_mpmath_the_remedy_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "mpmath", None)
    with pytest.raises(iso.MissingExtra, match=r"isodyn\[sym\]"):
        stability(iso.load("two-link"))


# -- what it looks like -----------------------------------------------------------------------------------------------


def test_it_prints_and_becomes_json(ordinary):
    text = str(ordinary)
    assert "cond M" in text and "composite-body" in text and FLOOR in text and "rad/s2 | m/s2" in text
    data = json.loads(json.dumps(ordinary.to_dict()))
    assert data["digits"] == 50 and len(data["condition"]) == 8 and {row["dtype"] for row in data["rows"]} == {"float32", "float64"}
    with pytest.raises(iso.UnknownNameError, match="composite-body float32"):
        ordinary.row("composite-body", "float31")
    assert set(ordinary.methods) == {"composite-body", "articulated-body"} < set(METHODS)


def test_it_is_drawn_along_a_sweep_and_over_the_condition_number(mata, ordinary, tmp_path):
    pytest.importorskip("matplotlib")
    assert "joint2 [deg]" in mata.plot(tmp_path / "sweep.svg", methods=("articulated-body", FLOOR))
    assert "condition number of M" in ordinary.plot(tmp_path / "states.png")
    assert (tmp_path / "states.png").read_bytes().startswith(b"\x89PNG") and (tmp_path / "sweep.svg").exists()
    with pytest.raises(iso.FormatError, match=r"svg, \.png or \.pdf"):
        ordinary.plot(tmp_path / "states.bmp")
    with pytest.raises(iso.UnknownNameError, match="method"):
        ordinary.plot(methods=("noc",))


def test_the_page_shows_errors_and_sources(ordinary, tmp_path):
    pytest.importorskip("matplotlib")
    odd = replace(ordinary, robot=replace(ordinary.robot, name='a "b" <c>'))
    for found in (ordinary, odd):
        page = read(found.to_html(tmp_path / "page.html").read_text(encoding="utf-8"))
        assert found.robot.name in page.text and "section 5.1" in page.text and "composite-body" in page.text
        assert all(row.method in page.text for row in found.rows)


def test_the_verb_prints_json_and_draws(capsys, tmp_path):
    pytest.importorskip("matplotlib")
    place = tmp_path / "errors.svg"
    words = ["stability", "mata-arm", "--sweep", "joint2", "--states", "6", "--method", "articulated-body,gibbs-appell"]
    assert cli.main([*words, "--dtype", "float32", "--plot", str(place), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["swept"] == "joint2" and [row["method"] for row in data["rows"]] == [FLOOR, "gibbs-appell", "articulated-body"]
    assert place.exists() and data["plot"] == str(place)
    assert cli.main([*words, "--plot", "errors.pdf"]) == 2 and ".svg or .png" in capsys.readouterr().err


def test_the_docs_print_table_5_as_it_is_found(mata):
    page = (Path(__file__).parents[2] / "docs" / "stability-results.md").read_text(encoding="utf-8")
    for row in mata.tables()[1].rows:
        assert f"| {' | '.join(row)} |" in page, "run: python docs/make_stability_page.py"
