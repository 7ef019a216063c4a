"""Saha's chapter 9 reproduced: every piece runs, and what it claims is computed again from printed numbers and formulas."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest
from bounds import close, within
from reproduced import item, listed, whole

import isodyn as iso
from isodyn.counts.published import SAHA_9_1, SAHA_9_6
from isodyn.errors import FormatError
from isodyn.papers import saha as data
from isodyn.papers.formulas import Formula, FormulaLine, angles, same, written
from isodyn.papers.paper_item import half_unit, printed
from isodyn.papers.saha import ITEMS, figures_fit
from isodyn.papers.saha_formulas import (
    ONE_LINK,
    THREE_LINK,
    TWO_LINK,
    general_energies_agree,
    one_link_steps,
    planar,
    two_link_steps,
)

pytest.importorskip("matplotlib", reason="the pieces draw")
pytest.importorskip("scipy", reason="the pieces simulate")

PI = math.pi
EPS = np.finfo(float).eps

AGREES = {"9.1", "9.3", "ex-9.6", "ex-9.7", "ex-9.8", "ex-9.9", "ex-9.10", "ex-9.11", "ex-9.12", "redysim-kr5"}
CORRECTED, WITHIN, COUNTED = {"9.2"}, {"redysim-two-link", "redysim-floating"}, {"ex-9.5", "table-9.1", "table-9.6", "crossovers"}
STAND_IN = {"9.4", "9.5", "9.6", "9.7", "9.8", "9.9", "9.10", "9.11", "fig-9.20", "ex-9.14", "ex-9.15", "redysim-four-bar"}
VERDICTS = {f"saha-{key}": verdict for verdict, keys in (
    ("agrees", AGREES), ("agrees within the source's own tolerance", WITHIN), ("misprint corrected and met", CORRECTED),
    ("counted otherwise", COUNTED), ("stand-in", STAND_IN)) for key in keys}  # fmt: skip


# -- every piece -------------------------------------------------------------------------------------------------------


def test_nothing_is_left_out():
    assert set(ITEMS) == set(VERDICTS)
    examples = [f"saha-9.{k}" for k in range(1, 12)]
    exercises = [f"saha-ex-9.{k}" for k in (5, 6, 7, 8, 9, 10, 11, 12, 14, 15)]
    assert [*examples, "saha-fig-9.20", *exercises, "saha-table-9.1", "saha-table-9.6"] == list(ITEMS)[:24]


@pytest.mark.parametrize("key", ITEMS)
def test_a_piece_has_its_verdict_and_a_page_of_its_own(key):
    whole(item(key), key, "Saha", VERDICTS[key])
    assert item(key).tables


@pytest.mark.parametrize("key", sorted(key for key in ITEMS if VERDICTS[key] == "stand-in"))
def test_a_stand_in_says_what_stands_in_and_draws_with_units(key):
    made = item(key)
    assert any(word in " ".join(made.remarks) for word in ("Stand-in", "ReDySim"))
    assert made.figures
    for figure in made.figures:
        assert re.search(r"\[(N m|N|rad|m|s|rad/s)\]", figure.svg)


def test_the_page_of_the_documentation_lists_them():
    listed(ITEMS)


# -- formulas ----------------------------------------------------------------------------------------------------------


def arm_of_rods(lengths, masses):
    n = len(lengths)
    rods = list(zip(lengths, masses, strict=True))
    return iso.Robot.from_dh(
        convention="standard", joints="R" * n, a=lengths, alpha=[0.0] * n, d=[0.0] * n, theta=[0.0] * n, mass=masses,
        com=[(-a / 2, 0, 0) for a in lengths], inertia=[(0.0, m * a * a / 12, m * a * a / 12) for a, m in rods],
        gravity=(0.0, -9.81, 0.0),
    )  # fmt: skip


@pytest.mark.parametrize(("forms", "n"), [(TWO_LINK, 2), (THREE_LINK, 3)])
def test_the_printed_formulas_are_the_dynamics_in_numbers(forms, n):
    """Without symbols: the formulas at random numbers, beside compiled dynamics of a robot of those numbers."""
    rng = np.random.default_rng(9)
    for _ in range(3):
        lengths, masses, q, qd = (rng.uniform(0.3, 1.5, n) for _ in range(4))
        robot = arm_of_rods(list(lengths), list(masses))
        names = angles(q) | {"g": 9.81} | {f"qd{k + 1}": x for k, x in enumerate(qd)}
        names |= {f"a{k + 1}": x for k, x in enumerate(lengths)} | {f"m{k + 1}": x for k, x in enumerate(masses)}
        value = {key: float(form.of(names)) for key, (_, form) in forms.items()}
        M, C, g = robot.mass_matrix(q), robot.coriolis_matrix(q, qd), robot.gravity_torque(q)
        found = {f"i{i}{j}": M[i - 1, j - 1] for i in range(1, n + 1) for j in range(1, n + 1)}
        found |= {f"c{i}{j}": C[i - 1, j - 1] for i in range(1, n + 1) for j in range(1, n + 1)}
        found |= {f"h{k + 1}": x for k, x in enumerate(C @ qd)} | {f"tau{k + 1}^g": -x for k, x in enumerate(g)}
        for part in ("i", "c", "h", "t"):
            keys = [key for key in value if key.startswith(part)]
            if keys:
                close([value[key] for key in keys], [found[key] for key in keys], ops=60)


def test_the_tables_of_formulas_show_what_is_printed_and_call_it_equal():
    for key, forms in (("saha-9.1", ONE_LINK), ("saha-9.3", TWO_LINK), ("saha-ex-9.11", THREE_LINK)):
        table = item(key).tables[0]
        verdicts = [row[2] for row in table.rows if row[1] == "ours"]
        assert verdicts == ["equal"] * len(forms)
        text = " ".join(row[3] for row in table.rows)
        for where, form in forms.values():
            assert str(form) in text and any(where in row[1] for row in table.rows)


def test_a_slip_in_a_formula_is_noticed():
    """A sign, a factor or a term: the line is called different."""
    arm = planar(3)
    for _, form in THREE_LINK.values():
        right = form.of(arm.names)
        wrongs = [f"{form.text} + m3*a3**2/1000"]
        wrongs += [f"-({form.text})", form.text.replace("a3", "a2")] * ("a3" in form.text)
        wrongs += [form.text.replace(" + ", " - ", 1)] * (" + " in form.text)
        assert FormulaLine.of("", "", form, arm.names, right).equal
        assert not any(FormulaLine.of("", "", Formula(wrong), arm.names, right).equal for wrong in wrongs)


def test_printed_slips_are_shown_beside_what_is_right():
    steps = {line.name: line for line in [*one_link_steps(planar(1)), *two_link_steps(planar(2))]}
    wrong = {name for name, line in steps.items() if not line.equal}
    assert wrong == {
        "[I]_1 xx", "[I]_1 xy", "[I]_1 yy",  # (9.23d)
        "I~_1 zz",  # (9.28b)
        "i11",  # (9.29), middle
        "p_1^T B_11^T M~_1 Omega_1 p_1", "p_1^T B_21^T M~_2 Omega_2 p_2",  # after (9.30)
    }  # fmt: skip
    assert all(steps[name].explained for name in wrong if steps[name].right is not None)
    c12 = TWO_LINK["c12"][1].of(planar(2).names)
    assert same(steps["p_1^T B_21^T M~_2 Omega_2 p_2"].ours, c12)


def test_the_rotated_inertia_of_9_23d_in_numbers():
    """Q diag(0, 1, 1) Q^T at an angle: not what is printed, but what the page calls right."""
    c, s = math.cos(0.4), math.sin(0.4)
    Q = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    found = Q @ np.diag([0, 1, 1]) @ Q.T
    close(found.ravel(), [s * s, -s * c, 0, -s * c, c * c, 0, 0, 0, 1], ops=4)
    assert abs(found[0, 0] - c * c) > 0.1


def test_equal_functions_have_equal_texts():
    q, r = iso.symbol("q[0]"), iso.symbol("q[1]")
    m = iso.symbol("m")
    assert written(q.cos() * r.cos() - q.sin() * r.sin()) == "c12"
    assert written(q.cos() * q.cos() + q.sin() * q.sin()) == "1"
    assert written(m * q.sin() * r.cos() / 2 - m * q.cos() * r.sin() / 2) == "1/2 m sin(q1 - q2)"
    assert written(2 * q.sin() * q.cos()) == "sin(2 q1)"
    assert written(0.0) == "0" and written(-m) == "-m"
    assert not same(q.cos(), r.cos()) and same(m * (q.cos() + 1), m + m * q.cos())
    assert written((q + r).cos()) == "c12" and written(m / q) == "m q1^-1"
    with pytest.raises(FormatError, match="not a sum of monomials: sqrt"):
        written(m.sqrt())
    with pytest.raises(FormatError, match="not a sum of angles"):
        written((q * r).cos())


def test_a_formula_is_no_program():
    with pytest.raises(FormatError, match="expected a number, an operation"):
        Formula("__import__('os')").of({})
    with pytest.raises(FormatError, match="'b': expected a number"):
        Formula("a + b").of({"a": 1})
    assert Formula("-a**2/3").of({"a": 3.0}) == -3.0


def test_kinetic_energies_by_twists_hold_for_general_arms():
    assert item("saha-ex-9.8").data["general arm"] == [1, 2, 3, 4]
    assert general_energies_agree(3)


# -- printed numbers ---------------------------------------------------------------------------------------------------


def test_half_a_unit_of_the_last_digit():
    assert half_unit("5.766651e+01") == pytest.approx(0.5e-5) and half_unit("0.25") == pytest.approx(0.005)
    assert half_unit("-131") == 0.5 and half_unit("0") == 0.0
    row = "0.1 1.25 100.0"
    assert printed(row, np.array([[1.2549, 100.04]])).agrees
    assert not printed(row, np.array([[1.2551, 100.04]])).agrees
    assert not printed("0.1 0 100.0", np.array([[1e-9, 100.0]])).agrees


def blocks(table, source):
    """place -> (texts of the source, our numbers) from a table of three lines a place."""
    found, place = {}, ""
    for row in table.rows:
        place = row[0] or place
        found.setdefault(place, {})[row[1]] = row[2:]
    return {place: (lines[source], [float(x) for x in lines["ours"]]) for place, lines in found.items()}


def met(texts, ours):
    """Half a unit of the last printed digit, and rounding where the printed number is noise."""
    printed = np.array([float(text) for text in texts])
    unit = np.array([10.0 ** (int(re.search(r"e([+-]\d+)$", text)[1] if "e" in text else 0) - decimals(text)) for text in texts])
    unit[printed == 0] = 0
    noise = 64 * EPS * np.abs(printed).max()
    within(ours, printed, 0.5 * unit * (1 + 1e-6) + noise + 0.006 * unit, "printed")  # two digits more are shown


def decimals(text):
    return len(text.split("e")[0].partition(".")[2])


@pytest.mark.parametrize("key", ["saha-9.7", "saha-redysim-kr5"])
def test_the_kuka_meets_redysims_record(key):
    """Must show 3: the table of the page, against torques computed here along (9.36)."""
    table = next(table for table in item(key).tables if table.title.startswith("Recorded by ReDySim"))
    rows = blocks(table, "ReDySim")
    assert len(rows) == 11
    robot = iso.load("kr5")
    for place, (texts, ours) in rows.items():
        t = float(place)
        w = 2 * PI * t
        q, qd, qdd = (PI / 3 * x * np.ones(6) for x in (t - math.sin(w) / (2 * PI), 1 - math.cos(w), 2 * PI * math.sin(w)))
        tau = robot.inverse_dynamics(q, qd, qdd)
        met(texts, tau)
        shown = np.array([10.0 ** (math.floor(math.log10(abs(x))) - 8) if x else 0.0 for x in ours])
        within(ours, tau, 0.51 * shown + 64 * EPS * np.abs(tau).max(), f"t = {place}:")


def test_every_method_meets_redysims_record():
    assert set(item("saha-redysim-kr5").data["ratio"]) == {row.key for row in iso.methods() if "inverse_dynamics" in row.quantities}
    assert max(item("saha-redysim-kr5").data["ratio"].values()) <= 1


def test_the_three_dof_arm_has_the_torques_of_an_independent_program():
    for texts, ours in blocks(item("saha-9.4").tables[0], "independent program").values():
        met(texts, ours)
    assert item("saha-9.4").data["ratio"] <= 1


STAND_INS = [("saha-9.5", "puma560", data.ROBOOP_PUMA), ("saha-9.6", "stanford", data.ROBOOP_STANFORD)]


@pytest.mark.parametrize(("key", "robot", "text"), STAND_INS, ids=["puma", "stanford"])
def test_the_stand_ins_have_roboops_torques(key, robot, text):
    """17 digits, to 1e-13 of the largest: the agreement the record itself is known to have."""
    state = np.full(6, PI / 4)
    tau = iso.compile(iso.load(robot), motors=False, friction=False).inverse_dynamics(state, state, state)
    printed = np.array([float(x) for x in text.split()[1:]])
    within(tau, printed, 1e-13 * np.abs(printed).max(), "ROBOOP")
    assert np.abs(item(key).data["difference"]).max() < 1e-13 * np.abs(printed).max()


def test_explicit_and_recursive_torques_are_the_same():
    for key in ("saha-ex-9.11", "saha-ex-9.15"):
        assert item(key).data["largest difference"] < 4 * 200 * EPS * 4.35  # rounding of some 200 operations on 4.35 N m


# -- simulations -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "at", "digits"), [("saha-9.8", 0, 9), ("saha-redysim-two-link", 2, 8)])
def test_free_falls_meet_known_states_and_keep_their_energy(key, at, digits):
    """Must show 1: the digits of independent computations (rtol 1e-12; 1e-10 for two links), drift over 10 s below 1e-9 m g L."""
    made = item(key)
    for texts, ours in blocks(made.tables[at], "independent program").values():
        printed = np.array([float(text) for text in texts])
        within(ours, printed, 0.5 * 10.0 ** (np.floor(np.log10(np.abs(printed))) - digits + 1), key)
    assert made.data["ratio"] <= 1
    assert made.data["drift"] < 1e-9 * made.data["mgL"]
    close([made.data["mgL"]], [9.81 * (1.2 * 0.77 if key == "saha-9.8" else 0.9 * 0.55)], ops=8)


def test_redysims_fall_differs_by_its_tolerance():
    """rtol 1e-4: off by more than print rounding and by less than 1e-3 of the largest state."""
    off = np.abs(item("saha-redysim-two-link").data["recorded"])
    assert 1e-4 < off.max() < 1e-3 * 19.7
    assert off[0].max() < 1e-7


def test_explicit_expressions_fall_as_the_recursion_does():
    """Exercise 9.12: no farther from the exact motion than the same integrator with isodyn's dynamics."""
    found = item("saha-ex-9.12").data
    assert found["largest distance in 1 s"] < 2 * found["error of RK45"] < 1e-7
    exact = np.array(item("saha-9.8").data["q"])
    assert np.abs(np.array(found["q"])[:101] - exact[:101]).max() == found["largest distance in 1 s"]


def test_the_remarks_of_the_book_hold_for_the_stand_ins():
    stanford = np.array(item("saha-9.10").data["q"])
    assert stanford[0].tolist() == data.STANFORD_START.tolist()
    assert stanford[50, 2] < 0.75 < 2 < stanford[100, 2] < 10 < stanford[-1, 2]  # joint 3 leaves sharply after about 1 s
    assert (np.diff(stanford[:, 1]) <= 0).all()  # joint 2 falls beyond -90 degrees
    puma = np.array(item("saha-9.9").data["upright"]["q"])
    assert (np.diff(puma[:60, 1]) > 0).all()  # joint 2 in the positive direction


def test_links_of_the_falling_kuka_interfere():
    """Saha's own remark on Example 9.11."""
    made = item("saha-9.11")
    contacts = made.data["contacts"]
    q, t = (np.array(made.data[name]) for name in ("q", "t"))
    again = iso.clearance(iso.load("kr5"), q, t=t).contacts
    assert contacts == [contact._asdict() for contact in again] and len(contacts) > 0
    assert {"link1", "link3"} == {contacts[0]["first"], contacts[0]["second"]}
    assert any("interfere" in remark for remark in made.remarks)
    shown = item("saha-fig-9.20")
    assert shown.data["contacts"] == contacts and min(shown.data["least gap"]) == -contacts[0]["depth"]


@pytest.mark.parametrize("key", ["saha-9.9", "saha-9.10", "saha-9.11"])
def test_six_axis_falls_keep_their_energy(key):
    for run in (item(key).data, item(key).data.get("upright"), item(key).data.get("level")):
        if run and "energy" in run:
            energy = np.array(run["energy"])
            assert run["drift"] < 1e-9 * max(np.abs(energy).max(), 1.0)
            within(energy, np.full_like(energy, energy[0]), run["drift"] * (1 + 1e-6) + 8 * EPS * abs(energy[0]), key)


def test_the_exercise_on_udu_solves_and_factors():
    found = item("saha-ex-9.10").data
    U, D, q = np.array(found["U"]), np.array(found["D"]), np.array([0.3, 0.5, -0.4])
    M = iso.load("three-link").mass_matrix(q)
    close((U @ np.diag(D) @ U.T).ravel(), M.ravel(), ops=60)
    fall = iso.load("three-link").forward_dynamics(q, np.zeros(3), np.zeros(3))
    close(np.array(found["qdd"]), fall, ops=200, condition=float(np.linalg.cond(M)))


def test_our_recursion_is_cheaper_from_ten_links_on():
    """Exercise 9.5, by the polynomials."""
    both = lambda method, n: (c := iso.count_polynomial(method, "forward_dynamics", given_bias=True)(n)).products + c.add  # noqa: E731
    assert [n for n in range(3, 31) if both("denoc", n) < both("composite-body", n)] == list(range(10, 31))
    assert item("saha-ex-9.5").data["ours"] == "n >= 10"


# -- tables ------------------------------------------------------------------------------------------------------------


def test_the_figures_that_do_not_fit_their_formulas_are_the_known_ones():
    assert [row.name for row in SAHA_9_1.rows if not figures_fit(row)] == []
    assert [row.name for row in SAHA_9_6.rows if not figures_fit(row)] == ["Featherstone (1983)", "Walker and Orin (1982)"]


def test_the_tables_hold_our_counts_beside_the_printed_ones():
    for key, quantity, given in (("saha-table-9.1", "inverse_dynamics", False), ("saha-table-9.6", "forward_dynamics", True)):
        table = item(key).tables[0]
        assert len(table.rows) == sum(len(row.printed) for row in (SAHA_9_6 if given else SAHA_9_1).rows)
        for row in table.rows:
            method, n, printed, ours, less = row[1], int(row[2]), row[3], row[5], row[6]
            if method == "denoc":
                count = iso.count_polynomial(method, quantity, given_bias=given)(n)
                assert ours == f"{count.products} / {count.add}"
                products, sums = (int(x) for x in printed.split(" / "))
                assert less == f"{count.products - products:+d} / {count.add - sums:+d}"


def test_recursive_forward_dynamics_crosses_where_the_formulas_say():
    """Products of ReDySim below Walker and Orin's from n = 7 on; products and sums together from n = 9 on, with 233n/6."""
    orin = lambda n: (n**3 / 6 + 23 * n**2 / 2 + 115 * n / 3 - 47, n**3 / 6 + 7 * n**2 + 233 * n / 6 - 46)  # noqa: E731
    redysim = lambda n: (135 * n - 116, 131 * n - 123)  # noqa: E731
    assert [n for n in range(2, 30) if redysim(n)[0] < orin(n)[0]] == list(range(7, 30))
    assert [n for n in range(2, 30) if sum(redysim(n)) < sum(orin(n))] == list(range(9, 30))
    row = item("saha-crossovers").tables[0].rows[0]
    assert (row[2], row[4]) == ("n >= 7", "n >= 9")
