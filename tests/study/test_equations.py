"""Equations of motion as formulas: those of books, the same by every method, right where they are read and where they run."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from bounds import close
from exact import random_symbolic_tree

import isodyn as iso
from benchmarks.equations import CASES, MOST, SPATIAL, equal_at_random, listings, named
from isodyn.errors import ShapeError
from isodyn.formulations.registry import methods_for
from isodyn.graph.node import Context
from isodyn.graph.normal import Normal
from isodyn.model.quantities import quantity_row
from isodyn.papers.formulas import Formula, angles
from isodyn.papers.saha_formulas import THREE_LINK, TWO_LINK, listing, printed_matrices, rods
from isodyn.spatial import pose
from isodyn.study.equations import QUANTITIES

S = iso.symbol
BALL = iso.Link("ball", S("m"), (S("cx"), 0.0, S("cz")), [S("Ix"), S("Iy"), S("Iz")])
KEYS = {name: row.key for name, row in QUANTITIES.items() if row.key}


def ball(coordinates: str) -> iso.Robot:
    return iso.Robot("ball", (iso.Link("base"), BALL), (iso.Joint("j", "base", "ball", "spherical", coordinates=coordinates),))


@pytest.mark.parametrize(("n", "printed"), [(2, TWO_LINK), (3, THREE_LINK)])
def test_saha_prints_the_same(n: int, printed: Any) -> None:
    """Example 9.3 and (9.42)."""
    context, found = Context(), iso.equations(rods(n))
    names = angles(context.symbols("q", n)) | {f"qd{k + 1}": x for k, x in enumerate(context.symbols("qd", n))}
    names |= {name: context.symbol(name) for name in found.symbols}
    I, C, gravity = printed_matrices(printed, names, n)
    normal = Normal(context)
    pairs = [*zip(found.M.flat, I.flat, strict=True), *zip(found.C.flat, C.flat, strict=True)]
    pairs += [] if gravity is None else list(zip(found.g, -gravity, strict=True))
    for ours, theirs in pairs:
        assert ours.terms == normal.of(theirs if theirs is not None else 0.0)


def test_the_statements_of_saha_give_the_one_link_arm() -> None:
    """Example 9.2: figure 9.4 statement by statement, with the mass that its printed tau lacks; iner qdd + h = tau, typeset."""
    context, found = Context(), iso.equations(rods(1))
    q, (qd,), (qdd,) = (context.symbols(name, 1) for name in ("q", "qd", "qdd"))
    names = angles(q, "") | {name: context.symbol(name) for name in (*found.symbols, "tau")}
    inertia, h, force = listing(names | {"qd": qd})
    normal = Normal(context)
    assert found.M[0, 0].terms == normal.of(inertia) and found.C[0, 0].terms == normal.of(h) == {}
    assert found.tau[0].terms == normal.of(inertia * qdd + h - (force - names["tau"]))
    printed = Formula("m*a**2*qdd/3 + a*g*s/2").of(names | {"qdd": qdd})  # the print's own, without the mass
    assert found.tau[0].terms != normal.of(printed)
    assert str(found.tau[0]) == "1/3 m a^2 qdd1 + 1/2 m a g sin(q1)"
    assert found.tau[0].latex() == r"\tfrac{1}{3}\,m\,a^{2}\,\ddot{q}_{1} + \tfrac{1}{2}\,m\,a\,g\,\sin(q_{1})"
    (section,) = re.findall(r"<section id='tau'>.*?</section>", found.html())
    math = re.sub(r"<[^>]*>", "", section[section.index("<math") :])
    assert math == "τ=13ma2q¨1+12magsin(q1)"
    assert section.count("<mfrac") == 2 and "<msup><mi>a</mi>" in section and "<mover>" in section


def test_the_two_link_arm_reads_as_in_a_book() -> None:
    found = iso.equations(rods(2))
    assert found.form("M") == "sums" and str(found.M[1, 1]) == "1/3 m2 a2^2"
    assert str(found.C[0, 1]) == "-1/2 m2 a1 a2 sin(q2) (qd1 + qd2)"
    assert str(found.g[1]) == "1/2 m2 a2 g cos(q1 + q2)"
    text = found.text("M", "g")
    assert "M12 = M21 = " in text and "g2 = 1/2 m2 a2 g cos(q1 + q2)" in text
    assert r"\dot{q}_{2}" in found.latex("C") and found._repr_latex_().startswith("$")
    assert str(iso.equations(rods(1)).M[0, 0]) == "1/3 m a^2"  # example 9.1


ROBOTS = {
    "rods": lambda: rods(2), "spatial": SPATIAL.robot, "scara": lambda: iso.load("scara"),
    "friction": lambda: iso.load("direct-drive"), "rp": lambda: iso.load("rp"),
    "payload": lambda: rods(2).with_payload(S("mp"), (S("px"), 0, 0)),
    "zyx": lambda: ball("zyx"), "quaternion": lambda: ball("quaternion"),
}  # fmt: skip


@pytest.mark.parametrize("name", ROBOTS)
def test_every_method_gives_the_same_form(name: str) -> None:
    """Some of them for each robot and quantity, drawn by seed."""
    robot, rng = ROBOTS[name](), np.random.default_rng(len(name))
    found = iso.equations(robot)
    for symbol in ("M", "C", "g", "tau"):
        for method in rng.choice(methods_for(KEYS[symbol]), 2, replace=False):
            other = getattr(iso.equations(robot, method=str(method), form="sums"), symbol)
            assert all(entry.terms is not None for entry in other.flat)
            assert np.all(getattr(found, symbol) == other), f"{symbol} by {method}"


def read(text: str, values: dict[str, Any]) -> float:
    """The number that a formula of `text` stands for."""
    code = re.sub(r"(?<=[\w)]) (?=[\w(])", "*", text.replace("^", "**"))
    return float(eval(code, {"cos": np.cos, "sin": np.sin, "sgn": np.sign, **values}))


@pytest.mark.parametrize("form", ["sums", "products", "listing"])
@pytest.mark.parametrize("name", ["rods", "spatial", "scara", "friction", "rp", "payload"])
def test_what_is_written_gives_the_kernels_numbers(name: str, form: str) -> None:
    robot, rng = ROBOTS[name](), np.random.default_rng(7)
    found = iso.equations(robot, form=form)
    symbols = {symbol: float(x) for symbol, x in zip(found.symbols, rng.uniform(0.5, 1.5, len(found.symbols)), strict=True)}
    solid = robot.with_parameters(symbols) if symbols else robot
    vectors = dict(zip(("q", "qd", "qdd"), rng.standard_normal((3, robot.n)), strict=True))
    values = symbols | {f"{letter}{k + 1}": x for letter, row in vectors.items() for k, x in enumerate(row)}
    for symbol, key in KEYS.items():
        kernel = getattr(solid, key)
        given = [vectors[name] for name in quantity_row(key).inputs]
        expected = np.asarray(kernel(*given))
        function = found.function(symbol)
        close(np.ravel(function(*given, **symbols)), np.ravel(expected), ops=200)
        if form != "listing":
            entries = np.ravel(np.array(getattr(found, symbol), dtype=object))
            close([read(entry.text(), values) for entry in entries], np.ravel(expected), ops=200)


def test_a_puma_is_a_listing_that_runs() -> None:
    robot, rng = iso.load("puma560"), np.random.default_rng(3)
    found, (q, qd, qdd) = iso.equations(robot), rng.standard_normal((3, 4, 6))
    assert found.form("tau") == "listing" and found.form("g") != "listing"
    space: dict[str, Any] = {}
    exec(found.listing(), space)
    close(space["tau"](q, qd, qdd), robot.inverse_dynamics(q, qd, qdd), ops=200)
    close(space["M"](q).reshape(4, -1), robot.mass_matrix(q).reshape(4, -1), ops=200)


def test_entries_of_a_listing_have_their_normal_forms_all_the_same() -> None:
    """That a puma's torques are no formula to read is seen by an eighth of the work that their normal forms take."""
    found = iso.equations(iso.load("puma560"))
    assert found.form("tau") == "listing" and found.form("C") == "listing"
    assert all(entry.terms is not None for entry in found.tau) and found.tau[5] == iso.equations(found.robot, form="sums").tau[5]
    listed = found.to_dict("C")["C"]
    assert isinstance(listed, dict) and listed["form"] == "listing" and listed["entries"][5][0] == found.C[5, 0].text()
    assert "all other entries are 0" in found.text("C") and "C = 0" not in found.text("C")


@pytest.mark.speed
def test_listings_of_a_hundred_links_take_at_most_ten_times_their_trace() -> None:
    """One time is enough: a disturbance only makes a ratio of best times worse."""
    ratios: dict[str, float] = {}
    for names, rounds in ((("g", "tau", "kinetic_energy", "potential_energy"), 3), (("M", "listing()"), 1)):
        for _ in range(3):
            ratios |= {name: written / traced for name, (written, traced) in listings(names, rounds=rounds).items()}
            if all(ratios[name] <= MOST for name in names):
                break
    assert max(ratios.values()) <= MOST, ratios


def test_what_is_too_long_becomes_a_listing() -> None:
    found = iso.equations(iso.chain(20), form="sums")
    assert found.form("tau") == "listing" and found.tau[0].terms is None
    other = iso.equations(iso.chain(20), method="newton-euler", form="listing")
    assert found.tau[3] == other.tau[3] and found.tau[3] != other.tau[4]
    planar = iso.load("redysim-chain-20")  # cos(q1 + ... + q20) is half a million products of single angles
    assert iso.equations(planar, form="products").form("g") == "listing" and iso.equations(planar, form="sums").form("g") == "sums"


#: how matrices are written in which it is to be seen that quaternions are of length 1
QUATERNIONS = (("lagrange", "listing"), ("screw", "listing"))


def test_entries_with_a_normal_form_are_compared_with_those_without() -> None:
    formula, listed = (iso.equations(rods(2), form=form).M for form in ("sums", "listing"))
    for i, k in np.ndindex(2, 2):
        assert [entry.terms is None for entry in (formula[i, k], listed[i, k])] == [False, True]
        assert formula[i, k] == listed[i, k] == formula[k, i] and hash(formula[i, k]) == hash(listed[i, k])
        assert [formula[i, k] == listed[j] for j in np.ndindex(2, 2)] == [formula[i, k] == formula[j] for j in np.ndindex(2, 2)]
    C = [iso.equations(iso.load("scara"), form=form).C for form in ("sums", "listing")]
    assert C[1][3, 3].terms is None and C[1][3, 3] == 0 and C[1][0, 0] != 0 and C[0][0, 0] != C[1][3, 3] != C[0][0, 1]
    assert iso.equations(iso.load("scara"), form="listing").M[2, 2] == 1 != C[1][3, 3]
    M, *others = (iso.equations(ball("quaternion"), method=m, form=form).M for m, form in ((None, "sums"), *QUATERNIONS))
    assert all(np.all(each == M) and M[0, 0] != each[1, 1] for each in others)
    groups = iso.equations(rods(1), grouped=True).groups
    assert groups["ZZ1"] == iso.equations(rods(1), form="listing").M[0, 0] != groups["MX1"]


def test_links_have_their_shares() -> None:
    robot = rods(2)
    found = iso.equations(robot)
    total: dict[Any, Any] = {}
    for name in found.links:
        for term, factor in found.links[name].M[0, 0].terms.items():
            total[term] = total.get(term, 0) + factor
    assert total == found.M[0, 0].terms and found.links["link1"].M[1, 1] == 0
    with pytest.raises(iso.UnknownNameError, match="no link is called"):
        found.links["link9"]


def test_base_parameters_are_what_they_say() -> None:
    found, plain = iso.equations(rods(2), grouped=True), iso.equations(rods(2))
    assert list(found.groups) == ["MX1", "ZZ1", "MX2", "ZZ2"] and str(found.M[1, 1]) == "ZZ2"
    values = dict(zip(plain.symbols, (0.4, 0.3, 9.0, 1.2, 0.7), strict=True))
    groups = {name: read(entry.text(), values) for name, entry in found.groups.items()}
    q, qd, qdd = np.random.default_rng(0).standard_normal((3, 2))
    lengths = {name: x for name, x in values.items() if name in ("a1", "g")}
    close(found.function("tau")(q, qd, qdd, **groups, **lengths), plain.function("tau")(q, qd, qdd, **values), ops=100)


def test_the_heading_says_what_torques_hold() -> None:
    arm = rods(1)
    assert "M qdd + C qd + g = tau" in iso.equations(arm).text("M")
    (hinge,) = arm.joints
    dressed = iso.equations(replace(arm, joints=(replace(hinge, stiffness=S("k"), rest=S("r"), viscous=S("b")),)))
    assert "M qdd + C qd + g + friction + springs = tau" in dressed.text("tau")
    assert "g = tau" in dressed.links[arm.link_names[-1]].text("M")


def test_energies() -> None:
    found = iso.equations(rods(1))
    assert str(found.kinetic_energy) == "1/6 m a^2 qd1^2" and str(found.potential_energy) == "-1/2 m a g cos(q1)"
    assert found.lagrangian.terms == {**found.kinetic_energy.terms, **{t: -x for t, x in found.potential_energy.terms.items()}}


def test_files(tmp_path: Any) -> None:
    found = iso.equations(rods(2))
    for ending in ("html", "tex", "txt", "py", "json"):
        found.save(tmp_path / f"arm.{ending}")
        assert (tmp_path / f"arm.{ending}").stat().st_size > 300
    page = (tmp_path / "arm.html").read_text()
    assert "<math" in page and "Lagrangian" in page
    with pytest.raises(iso.FormatError, match=r"\.html"):
        found.save(tmp_path / "arm.doc")


@pytest.mark.parametrize("robot", [rods(3), SPATIAL.robot()], ids=["(9.42)", "spatial 2R"])
def test_pages_break_long_brackets(robot: iso.Robot) -> None:
    """A browser breaks lines between formulas alone: no piece is wider than a window."""
    page = iso.equations(robot).html()
    for paragraph in re.findall(r"<p class='formula'>(.*?)</p>", page):
        widths = [len(re.sub(r"<[^>]*>", "", piece)) for piece in re.findall(r"<math.*?</math>", paragraph)]
        assert max(widths) <= 60, paragraph


def test_mistakes_are_named() -> None:
    found = iso.equations(rods(2))
    with pytest.raises(iso.UnknownNameError, match="no form is called 'sum'; did you mean 'sums'"):
        iso.equations(rods(2), form="sum")
    with pytest.raises(iso.UnknownNameError, match="no quantity is called 'mass'"):
        found.text("mass")
    with pytest.raises(iso.ModelError, match="expected a Robot, got str"):
        iso.equations("two-link")  # type: ignore[arg-type]
    with pytest.raises(iso.ModelError, match="robot 'stone' has no moving joint, so it has no equations of motion"):
        iso.equations(iso.Robot(links=(iso.Link("a", 1.0),), joints=(), name="stone"))
    with pytest.raises(iso.ModelError, match="symbols without a value: a2, m2; pass a2="):
        found.function("M")([0, 1], m1=1, a1=1)
    with pytest.raises(iso.UnknownNameError, match="no symbol is called 'mm'"):
        found.function("M")([0, 1], mm=1)
    with pytest.raises(ShapeError, match="function M: symbol m1 must be real numbers, got str 'heavy'"):
        found.function("M")([0, 1], m1="heavy", m2=1, a1=1, a2=1)
    with pytest.raises(ShapeError, match=r"leading dimensions do not broadcast: q \(3, 2\), symbol a1 \(\), .*symbol m1 \(4,\)"):
        found.function("M")(np.zeros((3, 2)), m1=np.ones(4), m2=1, a1=1, a2=1)
    with pytest.raises(iso.ModelError, match=r"base parameters of robot 'random-5' .* too many terms; omit grouped=, or set"):
        iso.equations(random_symbolic_tree(5, 6), grouped=True).text("M")
    with pytest.raises(iso.ModelError, match="name 'q1' is reserved for a joint's state"):
        iso.equations(rods(2).with_parameters({"m1": S("q1")}))


def test_equations_of_a_robot_with_loops_say_that_they_are_of_the_open_tree() -> None:
    said = "These equations are those of the tree with its loops cut; add the constraint forces on the right (pin)."
    found = iso.equations(iso.load("four-bar"))
    assert found.text("g", digits=4).splitlines()[1] == said
    assert found.to_dict("g")["open_loops"] == ["pin"] and said in found.html(digits=4)
    assert said not in iso.equations(rods(2)).text() and "open_loops" not in iso.equations(rods(2)).to_dict()


def test_sympy_has_the_same() -> None:
    sympy = pytest.importorskip("sympy", reason="needs the extra sym")
    found = iso.equations(rods(2)).sympy()
    a1, m2, a2, q2 = (found["symbols"][name] for name in ("a1", "m2", "a2", "q2"))
    assert sympy.expand(found["M"][0, 1] - (m2 * a2**2 / 3 + m2 * a1 * a2 * sympy.cos(q2) / 2)) == 0
    assert found["tau"].shape == (2, 1) and found["lagrangian"].has(q2)


@pytest.mark.parametrize(
    "name",
    ["planar 1R (Saha, examples 9.1 and 9.2)", "planar 2R (example 9.3)", "spatial 2R, all symbols", "SCARA of the catalogue"],
)
def test_lagranges_method_of_sympy_gives_the_same(name: str) -> None:
    """At a state in fractions; `python -m benchmarks equations` compares them, and more robots, as functions."""
    pytest.importorskip("sympy", reason="needs the extra sym")
    robot, torques = CASES[name]
    own, theirs = iso.equations(robot()).sympy()["tau"], named(torques())
    assert equal_at_random(own, theirs, 5)
    own[0] = own[0] + own[0].diff("qdd1") / 1000
    assert not equal_at_random(own, theirs, 5)


def test_rotors_that_turn_on_their_links_and_springs() -> None:
    """motors="full" against the robot whose rotor is a link of its own that a coupling turns; the spring is in tau, not in g."""
    plain = SPATIAL.robot()
    rotor = iso.Rotor(S("mr"), (0.0, S("y"), 0.0), [S("J"), S("J"), S("Jr")], (0.0, 0.0, 1.0))
    spring = {"stiffness": S("k"), "rest": S("r")}
    first, second = plain.movable_joints
    geared = replace(plain, joints=(first, replace(second, rotor=rotor, gear_ratio=20.0, **spring)))
    turn = iso.Joint("turn", second.parent, "rotor", origin=pose(None, rotor.com), axis=rotor.axis)
    whole = replace(plain, joints=(first, replace(second, **spring))).attach(
        iso.Link("rotor", rotor.mass, inertia=rotor.inertia), joint=turn
    )
    expected = iso.equations(whole.with_couplings(iso.Coupling("turn", {second.name: 20.0})))
    found, stiff = iso.equations(geared, motors="full"), iso.equations(geared)
    for name in QUANTITIES:
        assert np.all(getattr(found, name) == getattr(expected, name)), name
    assert "20 Jr" in str(found.M[0, 1]) and "Jr" not in str(stiff.M[0, 1]) and "400 Jr" in str(stiff.M[1, 1])
    springs = {term: x for term, x in found.tau[1].terms.items() if ("k", 1) in term.powers}
    assert sorted(springs.values()) == [-1, 1]  # k q2 - k r
    assert not any("k" in str(entry) for entry in found.g) and "k (1/2 r^2 " in str(found.potential_energy)
    shares, alone = stiff.links, iso.equations(plain)  # rotors and springs are no link's
    assert shares["link2"].M[1, 1] == alone.links["link2"].M[1, 1] and shares["link1"].g[0] == alone.links["link1"].g[0]
    with pytest.raises(ShapeError, match="motors must be True, False or 'full', got 'half'"):
        iso.equations(geared, motors="half")
