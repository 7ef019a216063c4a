"""Which terms matter: they add up to the torques, each is what its name says, and the reduced model errs by what was left out."""

from __future__ import annotations

import json
import math
import runpy
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from bounds import between, bounded, close, within
from graphs import check
from jointed import mixed_tree
from pages import read

import isodyn as iso
from isodyn.cli import main as cli
from isodyn.formulations import newton_euler
from isodyn.formulations.strobe import coriolis_tensor_by
from isodyn.graph.count import count_graph
from isodyn.model.tree import reduce_robot
from isodyn.motion.laws import JointMotion
from isodyn.motion.trajectory import SampledTrajectory
from isodyn.study.significance import CORIOLIS, FORCE, FORMS, GRAVITY, INERTIA, Key, Lagrange, percent, significance

ROBOTS = ("two-link", "stanford", "gripper", "puma560", "mimic-gripper", "geared", "jointed")
MOVE = 10  # roundings when an inertia is moved to the parent, as in test_reductions


def load(name: str) -> iso.Robot:
    """A robot of the catalogue, or "geared": a Puma with springs in all joints, its fifth moved by two others, its last by one; or
    "jointed": a chain of joints of several freedoms, with all kinds of drives."""
    if name == "jointed":
        chain = mixed_tree(3, [("universal", "quaternion"), ("cylindrical", "quaternion"), ("planar", "zyx")], branching=0.0)
        return replace(chain, joints=tuple(replace(joint, coulomb=(0.5, -0.4), stiffness=3.0) for joint in chain.joints))
    if name != "geared":
        return iso.load(name)
    arm = iso.load("puma560")
    sprung = replace(arm, joints=tuple(replace(j, stiffness=4.0 + k, rest=0.1 * k) for k, j in enumerate(arm.joints)))
    return sprung.with_couplings(
        iso.Coupling("joint5", {"joint1": -1.5, "joint4": 0.5}, 0.3), iso.Coupling("joint6", {"joint3": -2.0})
    )


def states(robot: iso.Robot, rows: int = 5, seed: int = 4) -> JointMotion:
    rng = np.random.default_rng(seed)
    return JointMotion(*(rng.normal(size=(rows, robot.n)) for _ in range(3)))


@pytest.fixture(scope="module")
def puma() -> iso.Significance:
    return significance(iso.load("puma560"))


@pytest.fixture(scope="module")
def two() -> iso.Significance:
    return significance(iso.load("two-link"), keep=0.1)


# -- the terms --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ROBOTS)
def test_the_terms_add_up_to_the_torques(name, form):
    robot = load(name)
    terms, motion = FORMS[form](robot, True, True), states(robot)
    total = np.zeros((5, robot.n))
    size = np.zeros((5, robot.n))
    for key, row in zip(terms.keys, terms.values(motion), strict=True):
        total[:, key.joint] += row
        size[:, key.joint] += np.abs(row)
    graph = iso.trace(robot, "newton-euler", "inverse_dynamics")
    expected, bound = bounded(graph, motion._asdict(), constants=MOVE * robot.n)
    whole = terms.graph(terms.keys)
    check(whole)
    found, own = bounded(whole, motion._asdict(), constants=MOVE * robot.n)
    room = between(own["inverse_dynamics"], bound["inverse_dynamics"])
    within(found["inverse_dynamics"], expected["inverse_dynamics"], room, "the graph of all terms")
    added = room + len(terms.keys) * np.finfo(float).eps * size  # the sum of the terms is rounded too
    within(total, expected["inverse_dynamics"], added, "the sum of the terms")


def test_the_terms_of_the_two_link_arm_are_those_of_the_book():
    """M, C^i_jk and g of Saha (9.27)-(9.31): two rods, joint 2 at the end of the first, gravity along -y."""
    robot = iso.load("two-link")
    a1, m2, half = 0.30, 0.4, 0.125  # length of rod 1, mass of rod 2, its mass centre from joint 2
    own2 = float(robot.links[2].inertia[2, 2]) + m2 * half**2
    h = m2 * a1 * half
    motion = states(robot)
    q, qd, qdd = motion
    form = Lagrange(robot, False, False)
    values = dict(zip(form.keys, form.values(motion), strict=True))
    expected = {
        Key(0, INERTIA, (1,)): (own2 + h * np.cos(q[:, 1])) * qdd[:, 1],
        Key(1, INERTIA, (1,)): own2 * qdd[:, 1],
        Key(1, INERTIA, (0,)): (own2 + h * np.cos(q[:, 1])) * qdd[:, 0],
        Key(0, CORIOLIS, (0, 1)): -2 * h * np.sin(q[:, 1]) * qd[:, 0] * qd[:, 1],
        Key(0, CORIOLIS, (1, 1)): -h * np.sin(q[:, 1]) * qd[:, 1] ** 2,
        Key(1, CORIOLIS, (0, 0)): h * np.sin(q[:, 1]) * qd[:, 0] ** 2,
        Key(1, GRAVITY): m2 * 9.81 * half * np.cos(q.sum(axis=1)),
    }
    for key, value in expected.items():
        close(values[key][:, None], value[:, None], ops=MOVE * len(form.keys), condition=(own2 + h) / min(own2, h))
    assert {key for key in values if key.kind == CORIOLIS} == {key for key in expected if key.kind == CORIOLIS}


@pytest.mark.parametrize("name", ["stanford", "gripper"])
def test_the_symbols_are_those_of_strobing(name):
    """Turney's strobing of Newton-Euler gives the C^i_jk independently."""
    robot = iso.load(name)
    motion = states(robot, rows=1)
    C = coriolis_tensor_by(newton_euler.inverse_dynamics)(reduce_robot(robot, friction=False), motion.q[0]).astype(float)
    form = Lagrange(robot, False, False)
    found = np.zeros(C.shape)
    for key, value in zip(form.keys, form.values(motion), strict=True):
        if key.kind == CORIOLIS:
            j, k = key.of
            found[key.joint, j, k] = found[key.joint, k, j] = value[0] / (motion.qd[0, j] * motion.qd[0, k]) / (1 + (j != k))
    close(found.reshape(1, -1), C.reshape(1, -1), ops=len(form.graph(form.keys)))


def test_labels_and_kinds_say_what_a_term_is(puma):
    labels = {(term.joint, term.label) for term in puma.terms}
    assert {(0, "M_1,2 qdd_2"), (0, "2 C^1_1,2 qd_1 qd_2"), (1, "C^2_1,1 qd_1^2"), (2, "g_3"), (5, "rotor qdd_6")} <= labels
    assert {term.kind for term in puma.terms} == {"inertia", "coriolis", "gravity", "rotor", "friction"}
    assert [t.share for t in puma.terms] == sorted((t.share for t in puma.terms), reverse=True)
    assert puma.of("joint3") == puma.of(2) != ()
    with pytest.raises(iso.UnknownNameError, match="joint3"):
        puma.of("joint33")


def test_shares_are_relative_to_the_joints_largest_torque(two):
    torque = np.abs(two.tau).max(axis=0)
    for term in two.terms:
        assert term.share == term.peak / torque[term.joint] and term.rms_share == term.rms / torque[term.joint]
        assert term.rms <= term.peak and term.kept == (term.share >= 0.1)
    total = sum(two.groups.values())
    close(total, two.tau, ops=two.counts["all terms"].total, condition=max(term.share for term in two.terms))


def test_motors_and_friction_can_be_left_out():
    bare = significance(iso.load("puma560"), samples=11, motors=False, friction=False)
    assert {term.kind for term in bare.terms} == {"inertia", "coriolis", "gravity"}
    close(bare.tau, iso.compile(bare.robot, motors=False, friction=False).inverse_dynamics(*bare.motion), ops=1)


# -- the reduced model ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("keep", [0.0, 0.001, 0.03, 2.0])
def test_the_reduced_model_errs_by_what_was_left_out(form, keep):
    robot = iso.load("stanford")
    found = significance(robot, keep=keep, form=form, samples=31)
    check(found.graph)
    dropped = np.zeros(robot.n)
    for term in found.terms:
        dropped[term.joint] += 0.0 if term.kept else term.peak
    this = found.errors[0]
    rounding = 4 * found.counts["all terms"].total * np.finfo(float).eps * max(t.peak for t in found.terms)
    assert (this.peak <= dropped + rounding).all() and (this.rms <= this.peak * (1 + 31 * np.finfo(float).eps)).all()
    assert (this.peak > rounding).tolist() == (dropped > 0).tolist() or form == "newton-euler"
    assert found.counts["reduced"].total <= found.counts["all terms"].total
    if keep == 2.0:
        assert not any(term.kept for term in found.terms) and found.counts["reduced"].total == 0
    assert found.counts["reduced"] == count_graph(found.graph)


@pytest.mark.parametrize("name", ["puma560", "geared", "jointed"])
def test_drives_that_couplings_bring_together_are_left_out_together(name):
    """By links: of joints 1 and 4, which move joint 5, and of joint 5 itself at once; without couplings each alone."""
    robot = load(name)
    form, motion = FORMS["newton-euler"](robot, True, True), states(robot)
    drives = [key for key in form.keys if key.kind not in (FORCE, "moment")]
    assert {key.of for key in drives} == ({(0, 3), (1,), (2,)} if name == "geared" else {(k,) for k in range(robot.n)})
    values = dict(zip(form.keys, form.values(motion), strict=True))
    whole, room = bounded(iso.trace(robot, "newton-euler", "inverse_dynamics"), motion._asdict(), constants=MOVE * robot.n)
    for which in {(key.kind, key.of) for key in drives}:
        out = {key for key in drives if (key.kind, key.of) == which}
        expected, size = whole["inverse_dynamics"].copy(), np.zeros((5, robot.n))
        for key in out:
            expected[:, key.joint] -= values[key]
            size[:, key.joint] += np.abs(values[key])
        found, own = bounded(form.graph(set(form.keys) - out), motion._asdict(), constants=MOVE * robot.n)
        allowed = between(own["inverse_dynamics"], room["inverse_dynamics"]) + len(drives) * np.finfo(float).eps * size
        within(found["inverse_dynamics"], expected, allowed, f"without {which}")


def test_a_links_term_is_left_out_for_all_joints_or_for_none():
    found = significance(iso.load("puma560"), form="newton-euler", samples=21)
    kept: dict[str, set[bool]] = {}
    for term in found.terms:
        if term.kind in ("force", "moment"):
            kept.setdefault(term.label, set()).add(term.kept)
    assert all(len(values) == 1 for values in kept.values()) and {True} in kept.values() and {False} in kept.values()


def test_a_faster_motion_needs_more_terms(puma):
    """Terms in qd and qdd grow with the square of the speed, gravity and Coulomb friction do not: the share of the error grows."""
    this, fast, swings = puma.errors
    assert (fast.motion, swings.motion) == ("twice as fast", "random swings")
    close(fast.peak[None, :], 4 * this.peak[None, :], ops=puma.counts["all terms"].total, condition=float((1 / this.share).max()))
    assert (fast.share > this.share).all() and swings.share.max() > fast.share.max()


def test_what_turney_says_is_found_the_other_way_round(puma):
    """Insignificant terms are as easily named in Lagrange's form, and leaving them out saves far more than in Newton-Euler's."""
    recursive = significance(puma.robot, form="newton-euler")
    for found in (puma, recursive):
        assert found.errors[0].share.max() < 0.02  # both are good to 2 % along this motion
    assert puma.counts["reduced"].total < 0.5 * puma.counts["cheapest"].total < puma.counts["all terms"].total
    assert 0.7 * recursive.counts["all terms"].total < recursive.counts["reduced"].total < recursive.counts["all terms"].total
    assert sum(term.kept for term in puma.terms) < 0.15 * len(puma.terms)


def vibrating(robot: iso.Robot, size: float, frequency: float) -> SampledTrajectory:
    """Joint 1 through half a turn in 2 s; the other joints tremble, as the elastic sublinks of a flexible arm do."""
    base = iso.Trajectory.cycloidal([0.0], [math.pi], 2.0).sample(201)
    w = 2 * math.pi * frequency
    wave = np.stack([np.sin(w * base.t), w * np.cos(w * base.t), -w * w * np.sin(w * base.t)]) * size
    columns = [np.column_stack([x[:, 0], *[wave[k]] * (robot.n - 1)]) for k, x in enumerate((base.q, base.qd, base.qdd))]
    return SampledTrajectory(base.t, *columns)


def test_what_celentano_says_holds_for_the_angles_but_not_for_the_accelerations():
    """Remark 5, on a stand-in: deformation angles may go from M, C and g, the terms of their accelerations may not."""
    robot = iso.load("three-link")
    found = significance(robot, vibrating(robot, 0.01, 5.0))
    q, qd, qdd = found.motion
    only = np.array([1.0, 0.0, 0.0])
    torque = np.abs(found.tau).max(axis=0)
    stiff = np.abs(robot.inverse_dynamics(q * only, qd, qdd) - found.tau).max(axis=0) / torque
    gone = np.abs(robot.inverse_dynamics(q * only, qd * only, qdd * only) - found.tau).max(axis=0) / torque
    assert (stiff < 0.01).all() and (gone > 0.1).all()
    rates = [term for term in found.terms if term.kind == "coriolis" and "qd_1^2" not in term.label]
    assert rates and max(term.share for term in rates) < 1e-3


# -- motions and bad input --------------------------------------------------------------------------------------------


def test_any_motion_will_do():
    robot = iso.load("two-link")
    trajectory = iso.Trajectory.quintic([0, 0], [1, -1], 2.0)
    by_law = significance(robot, trajectory, samples=31)
    by_samples = significance(robot, trajectory.sample(31))
    bare = significance(robot, trajectory(np.linspace(0, 2, 31)))
    assert by_law.terms == by_samples.terms == bare.terms and bare.t[-1] == 30
    fallen = iso.simulate(robot, [0.3, 0.2], [0, 0], np.linspace(0, 0.5, 11))
    assert significance(robot, fallen).tau.shape == (11, 2)
    named = significance(robot, trajectory, others={"slow": trajectory.with_duration(20.0)})
    assert [error.motion for error in named.errors] == ["this motion", "slow"]
    assert (named.errors[1].peak <= named.errors[0].peak).all()


def test_an_idle_joint_keeps_what_is_not_zero():
    """No gravity and no motion of joint 1: nothing turns; the terms of joint 2's own acceleration stay."""
    robot = iso.load("rp").with_gravity((0, 0, 0))
    still = SampledTrajectory(np.arange(3.0), *np.zeros((3, 3, robot.n)))
    found = significance(robot, still, others={})
    assert all(term.share == 0 for term in found.terms) and "No torque along this motion" in str(found)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"keep": -0.1}, iso.ShapeError, "at least 0"),
        ({"keep": math.nan}, iso.ShapeError, "at least 0"),
        ({"keep": "1 %"}, iso.ShapeError, "such as 0.01"),
        ({"motors": "full"}, iso.ShapeError, "significance: motors must be True or False"),
        ({"form": "hamilton"}, iso.UnknownNameError, "newton-euler"),
        ({"samples": 1}, iso.ShapeError, "at least 2"),
        ({"trajectory": 5}, iso.ShapeError, "expected an isodyn.Trajectory"),
        ({"trajectory": JointMotion(*np.zeros((3, 4, 3)))}, iso.ShapeError, r"\(N, 2\)"),
        ({"trajectory": JointMotion(np.zeros((4, 2)), np.zeros((3, 2)), np.zeros((4, 2)))}, iso.ShapeError, "expected"),
        ({"trajectory": JointMotion(*np.full((3, 4, 2), np.inf))}, iso.ShapeError, "finite"),
        ({"others": {"odd": 3}}, iso.ShapeError, "'odd'"),
        ({"trajectory": iso.Trajectory.cubic([0], [1], 1.0)}, iso.ShapeError, r"\(N, 2\)"),
    ],
)
def test_bad_input_is_refused_with_words(options, error, message):
    with pytest.raises(error, match=message):
        significance(iso.load("two-link"), **options)


def test_robots_that_cannot_be_judged_are_refused():
    with pytest.raises(iso.ModelError, match="expected a Robot"):
        significance("two-link")
    with pytest.raises(iso.ModelError, match="1 to 12"):
        significance(iso.chain(13))
    with pytest.raises(iso.ModelError, match="symbols without a value"):
        significance(iso.load("two-link").with_parameters({"link1.mass": iso.symbol("m")}))
    with pytest.raises(
        iso.ModelError, match=r"significance: prescribed base motion is not supported \(robot 'ur5'\); use with_base\('fixed'\)"
    ):
        significance(iso.load("ur5", base="moving"))


# -- what it looks like -----------------------------------------------------------------------------------------------


def test_it_prints_and_becomes_json(puma):
    text = str(puma)
    assert (
        "Contributions to the torque" in text
        and "left out" in text
        and "twice as fast" in text
        and "more terms, none above" in text
    )
    assert "N m" in text and "complete, cheapest we know" in text
    data = json.loads(json.dumps(puma.to_dict(), allow_nan=False))
    assert len(data["terms"]) == len(puma.terms) and data["operations"]["reduced"]["total"] == puma.counts["reduced"].total
    assert len(puma.tables(None)[1].rows) == len(puma.terms) > 30 == len(puma.tables()[1].rows)
    assert (percent(0.0), percent(0.123456), percent(1e-9), percent(math.inf)) == ("-", "12.3 %", "< 0.0001 %", "inf")


def test_the_map_and_the_page_show_every_joint_and_group(two, tmp_path):
    pytest.importorskip("matplotlib")
    svg = two.plot(tmp_path / "map.svg")
    assert all(joint in svg for joint in two.robot.joint_names) and two.shares().shape == (2, len(two.groups))
    two.plot(tmp_path / "map.png")
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(iso.FormatError, match=r"svg, \.png or \.pdf"):
        two.plot(tmp_path / "map.bmp")
    found = read(two.report().html())
    assert "Significance of torque terms" in found.text and "Remark 5" in found.text


def test_the_verb_prints_writes_and_refuses(capsys, tmp_path):
    pytest.importorskip("matplotlib")
    place = tmp_path / "terms.html"
    assert cli.main(["terms", "two-link", "--keep", "0.05", "--duration", "2", "--samples", "21", "--output", str(place)]) == 0
    assert "Written" in capsys.readouterr().out and place.exists()
    motion = tmp_path / "motion.csv"
    iso.Trajectory.cubic([0, 0], [1, 1], 1.0).to_csv(motion, n=11)
    words = ["terms", "two-link", "--input", str(motion), "--form", "newton-euler", "--duration", "3", "--json"]
    assert cli.main(words) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["form"] == "newton-euler" and {term["kind"] for term in data["terms"]} == {FORCE, "moment"}
    assert cli.main(["terms", "two-link", "--all", "--no-friction", "--no-motors"]) == 0 and "Terms" in capsys.readouterr().out
    assert cli.main(["terms", "two-link", "--output", "terms.pdf"]) == 2 and ".html" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        cli.main(["terms", "two-link", "--keep", "-1"])


def test_the_docs_print_what_is_found():
    docs = Path(__file__).parents[2] / "docs"
    script = runpy.run_path(str(docs / "make_significance_page.py"))
    page = (docs / "significance-results.md").read_text(encoding="utf-8")
    assert page == script["page"](), "run: python docs/make_significance_page.py"
