"""compare: every method beside every other; wrong methods are found, and claims of the sources are checked."""

from __future__ import annotations

import csv
import json
import math
import re
import runpy
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from pages import read
from schemas import errors

import isodyn as iso
from isodyn.cli import main as cli
from isodyn.cli import studies as command
from isodyn.counts.counting import CountPolynomial
from isodyn.counts.crossings import CLAIMS, FAR, FIRST, Curve, cheapest, check_claim, claims_about, curve, fewer, range_words, where
from isodyn.counts.polynomial import PolynomialInN
from isodyn.formulations import composite_body, newton_euler
from isodyn.formulations.drives import driven
from isodyn.formulations.registry import METHODS, Method, methods_for
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.study import comparison as module
from isodyn.study.agreement import COMMON, Values, common, exact_agreement, exact_robot, random_states
from isodyn.study.comparison import COMPARED, NOT_OFFERED, REFUSED, TOO_LONG, Cell, Comparison, compare

SEVERAL = tuple(key for key in QUANTITIES if len(methods_for(key)) > 1 or key in COMMON)


@pytest.fixture(scope="module")
def two_link() -> Comparison:
    return compare(iso.load("two-link"), states=8, curves=False)


@pytest.fixture(scope="module")
def stanford() -> Comparison:
    """A sliding joint, motors off, and curves of one quantity."""
    return compare(iso.load("stanford"), quantities=("gravity_torque", "joint_wrenches"), states=8)


def row(key: str, **formulas) -> Method:
    return Method(key, key, "a test", "O(n)", formulas)


# -- what is there ------------------------------------------------------------------------------------------------------


def test_every_quantity_that_several_methods_give_is_compared_by_every_method(two_link):
    assert two_link.quantities == SEVERAL and two_link.methods == tuple(key for key in METHODS if key != "recursive-derivatives")
    assert len(two_link.cells) == len(SEVERAL) * len(two_link.methods)
    for cell in two_link.cells:
        offered = cell.method in methods_for(cell.quantity)
        assert cell.status == (COMPARED if offered else NOT_OFFERED)
        assert cell.verdict == ("-" if not offered else "reference" if cell.reference else "exact")


def test_the_reference_is_the_first_method_of_the_registry(two_link):
    for quantity in SEVERAL:
        assert two_link.references[quantity] == methods_for(COMMON.get(quantity, quantity))[0]
        assert [cell.method for cell in two_link.of(quantity) if cell.reference] == (
            [] if quantity in COMMON else [two_link.references[quantity]]
        )


def test_counts_and_times_are_those_of_the_library(two_link):
    for cell in two_link.cells:
        if cell.status == COMPARED:
            assert cell.count == iso.count(two_link.robot, cell.method, cell.quantity)
            assert cell.time > 0
        else:
            assert cell.count is None and math.isnan(cell.time)


@pytest.mark.parametrize("name", ["scara", "gripper"])
def test_robots_of_other_kinds_agree_too(name):
    keys = ("inverse_dynamics", "forward_dynamics")
    found = compare(iso.load(name), quantities=keys, states=4, speed=False, curves=False)
    assert found.agrees and all(cell.exact.equal for cell in found.cells if cell.status == COMPARED)
    ratios = [cell.agreement.ratio for cell in found.cells if cell.agreement is not None]
    assert 0.01 < max(ratios) <= 1, "the bound is kept and not idle"


def test_a_methods_own_matrix_is_compared_by_what_it_must_share():
    robot = iso.load("puma560")
    found = compare(robot, quantities=COMMON, states=4, speed=False, curves=False)
    assert all(cell.exact.equal and cell.agreement.ratio <= 1 for cell in found.cells if cell.status == COMPARED)
    rng = np.random.default_rng(3)
    q, qd = rng.uniform(-1, 1, (2, 5, robot.n))
    for quantity, source in COMMON.items():
        K = getattr(robot, source)(q, qd)
        for method in methods_for(quantity):
            C = getattr(iso.compile(robot, method=method), quantity)(q, qd)
            skew = np.abs(C + C.swapaxes(1, 2) - K - K.swapaxes(1, 2)).max() < 1e-9 * np.abs(K).max()
            assert found.cell(quantity, method).exact.skew == skew
            assert np.abs(C - K).max() > 1e-6 * np.abs(K).max(), "entry by entry it is another matrix"


def test_the_bound_of_c_qd_holds_in_exact_arithmetic():
    rng = np.random.default_rng(4)
    C, qd = rng.normal(size=(50, 4, 4)), rng.normal(size=(50, 4))
    found = common(Values(C, np.zeros_like(C)), qd)
    for k in range(50):
        exact = [sum(Fraction(C[k, i, j]) * Fraction(qd[k, j]) for j in range(4)) for i in range(4)]
        off = [abs(float(Fraction(x) - y)) for x, y in zip(found.value[k], exact, strict=True)]
        assert (np.array(off) <= found.bound[k]).all()


def test_states_hold_motion_rest_and_zero():
    robot = iso.load("two-link")
    x = random_states(robot, 5, 7)
    assert x["q"][:4].all() and not x["q"][4].any()
    assert x["qd"][:3].all() and not x["qd"][3:].any() and not x["qdd"][3:].any()
    assert random_states(robot, 1, 7)["q"].all()
    assert (random_states(robot, 5, 7)["q"] == x["q"]).all() and (random_states(robot, 5, 8)["q"] != x["q"]).any()


# -- wrong methods are found --------------------------------------------------------------------------------------------


def backwards(tree, q, qd, qdd, loads):
    """Newton-Euler with its velocities the wrong way round: only joint friction notices the sign of all of them."""
    rates = np.array([-qd[0], *qd[1:]], dtype=object)
    return driven("inverse_dynamics", newton_euler.inverse_dynamics)(tree, q, rates, qdd, loads)


def flipped(tree, q):
    """The inertia matrix with one sign wrong."""
    M = driven("mass_matrix", composite_body.mass_matrix)(tree, q)
    M[0, 1] = -M[0, 1]
    return M


def slightly(tree, q):
    """The inertia matrix a little too heavy, far below what anyone would see in a plot."""
    return driven("mass_matrix", composite_body.mass_matrix)(tree, q) * (1 + 2.0**-46)


@pytest.mark.parametrize(
    ("quantity", "formula"), [("inverse_dynamics", backwards), ("mass_matrix", flipped), ("mass_matrix", slightly)], ids=lambda x: x
)
def test_a_broken_method_differs(quantity, formula, monkeypatch):
    monkeypatch.setitem(METHODS, "broken", row("broken", **{quantity: formula}))
    found = compare(iso.load("puma560"), methods=("denoc", "broken"), quantities=(quantity,), states=4, speed=False, curves=False)
    assert not found.agrees
    assert found.cell(quantity, "denoc").verdict == "exact"
    cell = found.cell(quantity, "broken")
    assert cell.verdict == "DIFFERS" and cell.exact.equal is False and cell.agreement.ratio > 1
    text = str(found)
    assert "SOME METHODS DIFFER." in text and "DIFFERS" in text and " !" in text
    assert found.to_dict()["agrees"] is False
    assert "DIFFERS" in read(found.report().html()).text


def without_drives(tree, q, qd, qdd, loads):
    """Inverse dynamics as a paper has it, without rotors and friction."""
    return newton_euler.inverse_dynamics(tree, q, qd, qdd)


def test_a_method_that_forgets_rotors_and_friction_is_told_so(monkeypatch):
    monkeypatch.setitem(METHODS, "bare", row("bare", inverse_dynamics=without_drives))
    options = {"methods": ("denoc", "bare"), "quantities": ("inverse_dynamics",), "states": 4, "speed": False, "curves": False}
    found = compare(iso.load("puma560"), **options)
    assert not found.agrees and "without rotor inertia and friction bare and newton-euler agree exactly" in str(found)
    assert compare(iso.load("ur5"), **options).agrees
    monkeypatch.setitem(METHODS, "broken", row("broken", inverse_dynamics=backwards))
    found = compare(iso.load("puma560"), **(options | {"methods": ("broken",)}))
    assert not found.agrees and "rotor inertia" not in str(found)


def test_a_broken_reference_is_the_odd_one_out(monkeypatch):
    first = methods_for("mass_matrix")[0]
    monkeypatch.setitem(METHODS, first, row(first, mass_matrix=flipped))
    found = compare(iso.load("two-link"), quantities=("mass_matrix",), states=4, speed=False, curves=False)
    assert not found.agrees
    assert any(f"only {first} differs" in note for note in found.notes)


def refuses(tree, q):
    raise iso.MethodError("planar arms without friction only")


def test_a_method_that_refuses_the_robot_says_why(monkeypatch):
    monkeypatch.setitem(METHODS, "picky", row("picky", gravity_torque=refuses))
    found = compare(iso.load("two-link"), methods=("newton-euler", "picky"), quantities=("gravity_torque", "bias_torque"), states=4)
    cell = found.cell("gravity_torque", "picky")
    assert cell.status == cell.verdict == REFUSED and "planar arms" in cell.reason and math.isnan(cell.time)
    assert found.cell("bias_torque", "picky").verdict == "-"
    assert found.agrees
    assert "picky: not for this robot. planar arms without friction only" in str(found)
    assert any("No curve of gravity_torque by picky" in note for note in found.notes)


def test_when_the_first_method_refuses_the_next_is_the_reference(monkeypatch):
    first, second, *_ = methods_for("gravity_torque")
    monkeypatch.setitem(METHODS, first, row(first, gravity_torque=refuses))
    found = compare(iso.load("two-link"), quantities=("gravity_torque",), states=4, speed=False, curves=False)
    assert found.references["gravity_torque"] == second and found.agrees


def rooted(tree, q):
    """The inertia matrix through an absolute value, which residues do not have."""
    M = driven("mass_matrix", composite_body.mass_matrix)(tree, q)
    M[0, 0] = abs(M[0, 0])
    return M


def test_what_cannot_be_decided_exactly_is_said(monkeypatch):
    monkeypatch.setitem(METHODS, "rooted", row("rooted", mass_matrix=rooted))
    found = compare(iso.load("two-link"), methods=("rooted",), quantities=("mass_matrix",), states=4, speed=False, curves=False)
    cell = found.cell("mass_matrix", "rooted")
    assert cell.exact.equal is None and cell.agrees and cell.verdict == "to rounding"
    assert "rooted: not decided exactly. " in str(found) and "no meaning modulo p" in str(found)
    assert f"Compared with {methods_for('mass_matrix')[0]}." in str(found)


def test_too_long_methods_of_large_robots_are_left_out(monkeypatch):
    monkeypatch.setattr(module, "LONGEST", 600)
    found = compare(
        iso.chain(13),
        methods=("newton-euler", "composite-body"),
        quantities=("gravity_torque",),
        states=2,
        speed=False,
        curves=False,
    )
    cell = found.cell("gravity_torque", "newton-euler")
    assert cell.status == TOO_LONG and "754 operations" in cell.reason and cell.agrees
    assert found.references["gravity_torque"] == "composite-body", "the first that is not too long"


def test_a_singular_mass_matrix_is_said_and_forward_dynamics_left_out():
    links = (Link("base"), Link("a", 1.0, (0.5, 0, 0), (0.1, 0.1, 0.1, 0, 0, 0)), Link("b"))
    robot = Robot("r", links, (Joint("j", "base", "a"), Joint("k", "a", "b")))
    found = compare(robot, quantities=("forward_dynamics", "gravity_torque"), states=4, speed=False, curves=False)
    assert found.quantities == ("gravity_torque",) and any("singular" in note for note in found.notes)
    with pytest.raises(iso.ModelError, match=r"nothing is left to compare.*singular"):
        compare(robot, quantities=("forward_dynamics",))


def test_a_method_that_offers_nothing_is_all_dashes():
    found = compare(iso.load("two-link"), methods=("articulated-body",), quantities=("mass_matrix",), states=2)
    assert [cell.verdict for cell in found.cells] == ["-"] and found.agrees and found.curves == ()
    assert "- (no formula for it): articulated-body" in str(found)
    assert "0 of 0" in read(found.report().html()).text


# -- exactly ------------------------------------------------------------------------------------------------------------


def test_slanting_axes_and_fixed_links_have_an_exact_twin():
    robot = iso.random_tree(5, 3, arbitrary_axes=True, prismatic=0.4, fixed=0.5, motors=True, gravity=(1, 2, -9))
    exact = exact_robot(robot)
    assert len(robot.joints) > robot.n and {joint.type for joint in robot.movable_joints} == {"revolute", "prismatic"}
    assert exact.robot.joint_names == robot.joint_names and exact.robot.tips == robot.tips
    for quantity in ("inverse_dynamics", "forward_dynamics", "joint_wrenches"):
        first, *others = methods_for(quantity)
        assert any(exact.residues(first, quantity, 1))
        assert all(exact_agreement(exact, quantity, method, first, 1).equal for method in others)


def test_the_twin_keeps_zeros_and_right_angles():
    exact = exact_robot(iso.load("scara")).robot
    for joint, own in zip(exact.joints, iso.load("scara").joints, strict=True):
        flat = np.isin(np.abs(own.origin[:3, :3]), (0.0, 1.0)).all()
        assert not flat or (joint.origin[:3, :3] == own.origin[:3, :3]).all()
        assert [x == 0 for x in own.origin[:3, 3]] == [isinstance(x, float) and x == 0 for x in joint.origin[:3, 3]]


# -- curves and claims ---------------------------------------------------------------------------------------------------


def form(products: str, sums: str) -> Curve:
    zero = PolynomialInN()
    parts = (PolynomialInN.parse(products), PolynomialInN.parse(sums), zero, zero, zero, zero)
    return Curve("gravity_torque", f"{products}, {sums}", CountPolynomial("m", "gravity_torque", (), False, *parts, 1, (1,), (2,)))


def test_ranges_are_found_and_said():
    assert where(lambda n: n >= 7) == ((7, None),) and range_words(((7, None),)) == "n >= 7"
    assert range_words(where(lambda n: n < 5 or n == 9)) == "n <= 4, n = 9"
    assert range_words(where(lambda n: 3 <= n <= 5)) == "n = 3 to 5"
    assert range_words(where(lambda n: True)) == "every n" and range_words(where(lambda n: False)) == "never"
    assert where(lambda n: n == FAR) == ((FAR, None),)


def test_crossings_of_known_polynomials():
    line, square = form("10n", "5n"), form("n^2", "n^2")  # together 15n and 2n^2: equal at 7.5
    assert [(s.first, s.last, s.methods) for s in cheapest([line, square])] == [
        (FIRST, 7, (square.method,)),
        (8, None, (line.method,)),
    ]
    assert fewer(line, square) == {"products": ((11, None),), "sums": ((6, None),), "both": ((8, None),)}
    same = replace(form("10n", "5n"), method="twin")
    assert cheapest([line, same]) == cheapest([line, same])[:1] and cheapest([line, same])[0].methods == (line.method, "twin")


@pytest.mark.parametrize("quantity", ["gravity_torque", "mass_matrix"])
def test_curves_are_the_counts_of_the_general_arm(quantity):
    for method in methods_for(quantity)[:3]:
        found = curve(quantity, method)
        for n in (1, 2, 3, 5, 7):
            count = iso.count(n, method, quantity)
            assert (found.at(n).mul, found.at(n).add, found.at(n).div) == (count.mul, count.add, count.div)


def test_without_a_polynomial_arms_are_counted_one_by_one():
    found = Curve("gravity_torque", "denoc", None)
    assert found.at(4).add == iso.count(4, "denoc", "gravity_torque").add and found.reach < FAR
    data = found.to_dict()
    assert data["mul"] is None and len(data["counts"]) == 12


#: what the papers' own formulas say, by products, sums and both (Walker and Orin's sums corrected)
PRINTED = {
    "ReDySim's": ("n >= 7", "n >= 10", "n >= 9"),
    "efficient for n >= 10": ("n >= 10", "n = 2, n >= 14", "n >= 12"),
    "efficient for n >= 12": ("n >= 12", "n >= 14", "n >= 13"),
    "than by composite bodies": ("every n", "n <= 24", "n <= 72"),
    "than by the NOC": ("every n", "every n", "every n"),
    "than Lagrange": ("every n", "every n", "every n"),
    "fewer than Newton-Euler": ("every n", "every n", "every n"),
    "for n < 4": ("n <= 3",),
}


@pytest.mark.slow
def test_the_claims_are_checked_with_the_printed_formulas_and_with_ours():
    assert len(CLAIMS) == len(PRINTED)
    for claim in CLAIMS:
        checked = check_claim(claim)
        (expected,) = [ranges for text, ranges in PRINTED.items() if text in claim.text]
        assert tuple(map(range_words, checked.printed.values())) == expected, claim.text
        new, old = (curve(claim.quantity, method, given_bias=claim.given_bias) for method in claim.ours)
        for n in (2, 5, 9, 12):
            holds = any(first <= n and (last is None or n <= last) for first, last in checked.ours["products"])
            assert holds == (new.at(n).products < old.at(n).products)
        assert "published figures" in checked.verdict and (
            "by our counts" in checked.verdict or "our counts agree" in checked.verdict
        )


@pytest.mark.slow
def test_the_page_of_the_docs_is_what_its_script_writes():
    docs = Path(__file__).parents[2] / "docs"
    script = runpy.run_path(str(docs / "make_compare_page.py"))
    assert (docs / "compare-results.md").read_text(encoding="utf-8") == script["page"](), "run: python docs/make_compare_page.py"
    text = (docs / "compare.md").read_text(encoding="utf-8") + script["HEAD"]
    assert all(f"pictures/{name}" in text for name in ("compare-ratios.svg", "compare-curves.svg"))


def test_forward_dynamics_given_the_bias_has_fewer_operations_than_with_it():
    given, full = (curve("forward_dynamics", "articulated-body", given_bias=given) for given in (True, False))
    assert all(given.at(n).products < full.at(n).products for n in (2, 3, 6, 10))


def test_a_claim_about_a_method_that_is_not_there_says_so():
    checked = check_claim(replace(CLAIMS[5], ours=("newton-euler", "hamilton")))
    assert checked.ours == {} and "not counted here: no method is called 'hamilton'" in checked.verdict
    assert claims_about(("gravity_torque",)) == ()


# -- text, JSON, CSV, page ---------------------------------------------------------------------------------------------


def test_it_prints_as_tables(two_link, stanford):
    text = str(two_link)
    for words_ in (
        "Agreement",
        "No method differs",
        "forward_dynamics: ",
        "- (no formula for it): ",
        "dM/dt - 2 C is skew-symmetric: denoc",
    ):
        assert words_ in text
    assert max(map(len, text.splitlines())) < 200
    assert "Crossings" in str(stanford) and "random states" in str(stanford)
    assert "1 method, 1 quantity" in str(
        compare(two_link.robot, methods=["noc"], quantities=["mass_matrix"], states=1, speed=False, curves=False)
    )


NUMBER = {"anyOf": [{"type": "number"}, {"const": None}]}
TRUTH = {"anyOf": [{"type": "boolean"}, {"const": None}]}
WORD = {"type": "string"}
MAYBE = {"anyOf": [WORD, {"const": None}]}


def an_object(**properties) -> dict:
    return {"type": "object", "required": list(properties), "properties": properties, "additionalProperties": False}


def a_list(items: dict) -> dict:
    return {"type": "array", "items": items}


COUNTS = {name: NUMBER for name in ("mul", "add", "div", "sqrt", "trig", "other", "total", "depth")}
EVIDENCE = an_object(
    quantity=WORD, verdict=WORD, asked=a_list(WORD), apart=a_list(WORD), ratio_to_bound=NUMBER, place=WORD, reason=WORD,
)  # fmt: skip
SCHEMA = an_object(
    robot=WORD, n={"type": "number"}, agrees={"type": "boolean"}, quantities=a_list(WORD), methods=a_list(WORD),
    references={"type": "object"}, states={"type": "number"}, seed={"type": "number"}, batch={"type": "number"},
    cells=a_list(
        an_object(
            quantity=WORD, method=WORD, status={"enum": [COMPARED, NOT_OFFERED, REFUSED, TOO_LONG]}, verdict=WORD, agrees=TRUTH,
            exact=TRUTH, skew=TRUTH, absolute=NUMBER, relative=NUMBER, ratio_to_bound=NUMBER, **COUNTS, time_ns=NUMBER, reason=WORD,
        )
    ),
    witness=a_list(EVIDENCE),
    closed=a_list(EVIDENCE),
    families=a_list(
        an_object(
            quantity=WORD, methods=a_list(WORD), published=a_list(a_list(NUMBER)), reduced=a_list(a_list(NUMBER)),
            same=a_list(a_list(WORD)), same_reduced=a_list(a_list(WORD)), families=a_list(a_list(WORD)),
        )
    ),
    curves=a_list(
        an_object(
            quantity=WORD, method=WORD, mul=MAYBE, add=MAYBE, div=MAYBE, sqrt=MAYBE, trig=MAYBE, valid_from=NUMBER,
            verified=a_list({"type": "number"}),
            counts=a_list(an_object(**{key: {"type": "number"} for key in ("n", "mul", "add", "div", "sqrt", "trig")})),
        )
    ),
    cheapest={"type": "object"},
    claims=a_list(
        an_object(source=WORD, claim=WORD, quantity=WORD, says=WORD, printed={"type": "object"}, ours={"type": "object"},
                  verdict=WORD, note=WORD)
    ),
    host=WORD, notes=a_list(WORD), interrupted=WORD,
)  # fmt: skip


def test_it_becomes_json_of_a_known_shape(two_link, stanford):
    for found in (two_link, stanford):
        data = json.loads(json.dumps(found.to_dict(), allow_nan=False))
        assert errors(data, SCHEMA) == []
        assert len(data["cells"]) == len(found.cells) and data["agrees"] is True
    assert set(stanford.to_dict()["cheapest"]) == set(stanford.quantities)
    assert errors({**two_link.to_dict(), "states": "8"}, SCHEMA) == [".states: not of type number"]
    wrong = Cell("mass_matrix", "m", COMPARED, time=math.inf)
    assert json.dumps(wrong.to_dict(), allow_nan=False)


def test_it_becomes_a_csv_table(two_link, tmp_path):
    with pytest.raises(iso.FormatError, match="cannot write"):
        two_link.to_csv(tmp_path / "new" / "table.csv")
    with two_link.to_csv(tmp_path / "table.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["quantity"], row["method"]) for row in rows] == [(cell.quantity, cell.method) for cell in two_link.cells]
    first = two_link.cells[0]
    assert int(rows[0]["mul"]) == first.count.mul and float(rows[0]["time_ns"]) == first.time


def test_the_page_is_whole_and_needs_nothing_else(stanford, two_link):
    page = stanford.report().html()
    text = read(page).text
    for words_ in ("modified-newton-euler", "Cheapest method by number of joints", "number of joints n", "ns per evaluation"):
        assert words_ in text
    assert page.count("<svg") == 2 * 3 + 2  # operations, time and curves of two quantities; the robot, and the mark above
    assert page.index("<section id='robot'") < page.index("<section id='agreement'") and page.count("<details>") == 2 * 2
    assert "prefers-color-scheme: dark" in page and "currentColor" in page and "#010203" not in page
    assert "number of joints n" not in read(replace(two_link, quantities=("mass_matrix",)).report().html()).text


def test_names_are_escaped(tmp_path):
    links = (Link("base"), Link("a&b", 1.0, (0.1, 0.2, 0), (0.1, 0.1, 0.1, 0, 0, 0)))
    robot = Robot("<i>x</i>", links, (Joint("<em>&", "base", "a&b"),))
    found = compare(robot, quantities=("mass_matrix",), states=2, speed=False, curves=False)
    text = found.to_html(tmp_path / "page.html").read_text(encoding="utf-8")
    read(text)
    assert "<i>x" not in text and "<em>" not in text and "&lt;i&gt;x" in text


# -- interrupts, bad input, the command line ------------------------------------------------------------------------------


def interrupting(at: str):
    def progress(words_: str) -> None:
        if words_.startswith(at):
            raise KeyboardInterrupt

    return progress


def test_an_interrupt_keeps_what_was_found():
    robot, keys = iso.load("two-link"), ("mass_matrix", "gravity_torque")
    found = compare(robot, quantities=keys, states=2, progress=interrupting("curve"))
    assert found.interrupted == "curve of mass_matrix by newton-euler" and found.curves == () and found.agrees
    assert all(cell.time > 0 for cell in found.cells if cell.status == COMPARED)
    assert "INTERRUPTED at the curve of mass_matrix" in str(found)
    read(found.report().html())
    found = compare(robot, quantities=keys, states=2, progress=interrupting("agreement of gravity"))
    assert {cell.quantity for cell in found.cells} == {"mass_matrix"} and "not done" in str(found)
    assert errors(found.to_dict(), SCHEMA) == []
    with pytest.raises(KeyboardInterrupt):
        compare(robot, quantities=keys, states=2, progress=interrupting("agreement"))


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"methods": "denoc"}, iso.ModelError, r"methods takes a sequence of names, such as \('denoc',\), got 'denoc'"),
        ({"methods": ()}, iso.ModelError, "methods is empty"),
        ({"methods": ["dnoc"]}, iso.UnknownNameError, "did you mean 'denoc'"),
        ({"quantities": ["mass"]}, iso.UnknownNameError, "no quantity is called 'mass'"),
        ({"quantities": 3}, iso.ModelError, "quantities takes a sequence"),
        ({"methods": [["denoc"]]}, iso.ModelError, "methods takes names"),
        ({"quantities": ["pose"]}, iso.MethodError, "all share one"),
        ({"quantities": ["inverse_dynamics_derivatives"]}, iso.MethodError, "all differentiate"),
        ({"states": 0}, iso.ShapeError, "states must be a whole number of at least 1, got 0"),
        ({"states": 2.5}, iso.ShapeError, "states must be a whole number"),
        ({"states": True}, iso.ShapeError, "states must be a whole number"),
        ({"seed": -1}, iso.ShapeError, "seed must be a whole number of at least 0"),
    ],
    ids=str,
)
def test_bad_input_is_refused(options, error, message):
    with pytest.raises(error, match=message):
        compare(iso.load("two-link"), **options)


def test_robots_that_cannot_be_compared_are_refused():
    with pytest.raises(iso.ModelError, match="expected a Robot"):
        compare("puma560")
    with pytest.raises(iso.ModelError, match="no moving joint"):
        compare(Robot("r", (Link("a"),)))
    with pytest.raises(iso.ModelError, match="at most 30"):
        compare(iso.chain(31))
    with pytest.raises(iso.ModelError, match="symbols without a value"):
        compare(iso.load("two-link").with_parameters({"link1.mass": iso.symbol("m")}))


def test_a_missing_matplotlib_is_said_before_any_work(monkeypatch, capsys, tmp_path):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setattr(module, "compare", lambda *a, **k: pytest.fail("it should have been said before"))
    assert cli.main(["compare", "two-link", "--output", str(tmp_path / "page.html")]) == 1
    assert "pip install 'isodyn[plot]'" in capsys.readouterr().err


SMALL = ["compare", "two-link", "--quantity", "mass_matrix,gravity_torque", "--states", "2", "--no-curves"]


def test_the_command_line_prints_and_writes(capsys, tmp_path):
    page, table = tmp_path / "page.html", tmp_path / "table.csv"
    words_ = [*SMALL, "--method", "denoc", "noc", "--output", str(page), "--csv", str(table)]
    assert cli.main([*words_, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["methods"] == ["denoc", "noc"] and data["quantities"] == ["mass_matrix", "gravity_torque"]
    assert data["page"] == str(page.resolve()) and data["table"] == str(table.resolve())
    read(page.read_text(encoding="utf-8"))
    assert len(table.read_text(encoding="utf-8").splitlines()) == 1 + 4
    assert cli.main([*SMALL, "--no-speed"]) == 0
    assert "No method differs" in capsys.readouterr().out


def test_the_command_line_fails_when_a_method_differs(monkeypatch, capsys):
    monkeypatch.setitem(METHODS, "broken", row("broken", mass_matrix=flipped))
    assert cli.main([*SMALL, "--no-speed"]) == 1
    assert "SOME METHODS DIFFER" in capsys.readouterr().out


def test_an_interrupted_command_shows_what_it_has(monkeypatch, capsys):
    monkeypatch.setattr(command, "progress", interrupting("time"))
    assert cli.main([*SMALL, "--json"]) == 130
    caught = capsys.readouterr()
    assert json.loads(caught.out)["interrupted"] == "time of mass_matrix" and "interrupted at the time of mass_matrix" in caught.err


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--csv", "same", "--output", "same"], "both name 'same'"),
        (["--method", "dnoc"], "did you mean 'denoc'"),
        (["--seed=-1"], "seed must be a whole number"),
    ],
    ids=lambda x: " ".join(x) if isinstance(x, list) else "",
)
def test_wrong_options_are_named(more, message, capsys):
    assert cli.main([*SMALL, "--no-speed", *more]) == 2
    assert re.search(message, capsys.readouterr().err)


def test_a_page_that_cannot_be_written_is_said_before_any_work_and_results_are_shown_if_it_shows_later(
    monkeypatch, capsys, tmp_path
):
    words_ = [*SMALL, "--no-speed", "--output", str(tmp_path / "no" / "page.html")]
    assert cli.main(words_) == 1
    done = capsys.readouterr()
    assert done.out == "" and "page.html': No such file or directory" in done.err and not (tmp_path / "no").exists()
    monkeypatch.setattr(command, "check_writable", lambda what, path: None)  # as when the disk fills up meanwhile
    assert cli.main(words_) == 1
    done = capsys.readouterr()
    assert "No method differs" in done.out and "to_html: cannot write" in done.err
