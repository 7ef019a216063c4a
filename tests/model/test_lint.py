"""The linter: planted faults of every kind are found, clean models give no more than notes, and the catalogue's verdicts stand."""

from __future__ import annotations

import importlib.util
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from isodyn.errors import ModelError, ModelWarning
from isodyn.graph.node import symbol
from isodyn.model.catalogue import catalogue, load
from isodyn.model.joint import JOINT_TYPES, Joint, Limits, Mimic
from isodyn.model.link import Link, Shape
from isodyn.model.lint import RULES, SEVERITIES, UNITS, Finding, _shape_volume, check
from isodyn.model.robot import Robot
from isodyn.model.robots.families import autotree, chain, random_tree
from isodyn.spatial import pose, rpy_matrix

DOCS = Path(__file__).parents[2] / "docs"
CLEAN = ("ur3", "ur5e", "ur10", "kr5", "kr5-book", "iiwa14", "panda", "scara", "pelican", "mata-arm", "gripper")


def found(robot: Robot) -> set[tuple[str, str]]:
    """(rule, where) of everything more severe than a note."""
    return {(finding.rule, finding.where) for finding in check(robot) if finding.severity != "note"}


def rules(robot: Robot) -> set[str]:
    return {finding.rule for finding in check(robot)}


# -- clean ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*CLEAN, "chain-1", "chain-20", "autotree-15-2"])
def test_clean_robots_give_no_more_than_notes(name):
    assert found(load(name)) == set()


@pytest.mark.parametrize("taper", [1.0, 0.8])
def test_parametric_trees_give_no_more_than_notes(taper):
    assert found(autotree(12, 1.5, 0.4, taper)) == set()


def test_random_trees_that_can_exist_give_no_more_than_notes():
    for seed in range(400):
        robot = random_tree(seed, 1 + seed % 9, fixed=0.3, motors=seed % 2 > 0, arbitrary_axes=seed % 3 > 0)
        assert found(robot) == set(), robot.name


def test_everyday_models_give_no_more_than_notes():
    rod = np.array([1 / 12, 1 / 12, 1e-4])
    pendulum = Robot(
        "pendulum", (Link("base"), Link("rod", 1.0, (0, 0, -0.5), rod)), (Joint("pin", "base", "rod", axis=(0, 1, 0)),)
    )
    cart = Link("cart", 2.0, inertia=(0.01, 0.02, 0.02))
    joints = (
        Joint("slide", "base", "cart", "prismatic", axis=(1, 0, 0)),
        Joint("pin", "cart", "rod", origin=pose(None, (0, 0, 0.1))),
    )
    for robot in (pendulum, Robot("cart-pole", (Link("base"), cart, pendulum.link("rod")), joints)):
        assert found(robot) == set()


def test_what_never_moves_is_not_looked_at():
    base = Link("base", 1.0, (99, 0, 0), (1, 1, 1))
    foot = Link("foot", 0.0, inertia=(0.1, 0.1, 5.0))
    robot = chain(3)
    robot = replace(robot, links=(base, foot, *robot.links[1:]), joints=(*robot.joints, Joint("stand", "base", "foot", "fixed")))
    assert found(robot) == set()


# -- planted ----------------------------------------------------------------------------------------------------------


def body(**change: object) -> Robot:
    """A clean arm of three links whose second link is changed."""
    robot = chain(3)
    return replace(robot, links=tuple(replace(link, **change) if link.name == "link2" else link for link in robot.links))


def axis(**change: object) -> Robot:
    """A clean arm whose second joint is changed."""
    robot = chain(3)
    return replace(robot, joints=tuple(replace(joint, **change) if joint.name == "joint2" else joint for joint in robot.joints))


def all_bodies(*changes: dict[str, object]) -> Robot:
    robot = chain(3)
    bodies = (replace(link, **change) for link, change in zip(robot.links[1:4], changes, strict=True))
    return replace(robot, links=(robot.links[0], *bodies, *robot.links[4:]))


def tip(**change: object) -> Robot:
    """Two links, the last of which nothing hangs on."""
    links = (Link("base"), Link("link1", 1.0, (0.5, 0, 0), (1e-3, 0.08, 0.08)), Link("link2", **change))
    joints = (Joint("joint1", "base", "link1"), Joint("joint2", "link1", "link2", origin=pose(None, (1, 0, 0))))
    return Robot("arm", links, joints)


ROD = (0.00125, 0.0839583, 0.0839583)
ABOUT_END = (0.00125, 0.0839583 + 0.25, 0.0839583 + 0.25)  # of a bar of 1 m and 1 kg
COM = (0.5, 0.0, 0.0)


def on_joint(kind: str, *, carried: Link | None = None, **given: object) -> Robot:
    """A link on a joint of several freedoms, and maybe another on that."""
    links, joints = (
        [Link("base"), Link("link1", **given)],
        [Joint("ball", "base", "link1", kind, pitch=0.1 if kind == "helical" else 0.0)],
    )
    if carried is not None:
        links.append(carried)
        joints.append(Joint("arm", "link1", carried.name))
    return Robot("r", tuple(links), tuple(joints))


PLANTED = [
    ("inertia-negative", "link2", body(inertia=(0.1, 0.1, 0.1, 0.3, 0, 0))),
    ("inertia-negative", "link2", body(inertia=(-0.1, 0.1, 0.1))),
    ("triangle-inequality", "link2", body(inertia=(0.01, 0.02, 0.05))),
    ("triangle-inequality", "link2", body(inertia=(0.0, 0.0, 0.35))),
    ("triangle-rounded", "link2", body(inertia=(0.0417, 0.0417, 0.0837))),
    ("massless-tip", "joint2", tip()),
    ("massless-tip", "joint2", tip(mass=1.0)),  # a point on the axis
    ("massless-tip", "joint2", tip(mass=1.0, com=(0, 0, 0.1), inertia=(0.1, 0.1, 0.0))),
    ("massless-tip", "ball.wz", on_joint("spherical", mass=1.0, com=(0, 0, 0.1), inertia=(0.01, 0.01, 0.0))),
    ("massless-tip", "ball.second", on_joint("universal", mass=1.0, com=(0.1, 0, 0), inertia=(0.0, 0.01, 0.01))),
    ("massless-floating", "link1", on_joint("floating", carried=Link("arm", 1.0, (0.1, 0, 0), (0.01, 0.02, 0.02)))),
    ("mass-zero", "link2", body(mass=0.0, inertia=np.zeros((3, 3)))),
    ("inertia-without-mass", "link2", body(mass=0.0)),
    ("inertia-missing", "link2", body(inertia=np.zeros((3, 3)))),
    ("inertia-singular", "link2", body(inertia=(0.0, 0.08, 0.08))),
    ("inertia-placeholder", "link2", body(inertia=(0.1, 0.1, 0.1))),
    ("inertia-placeholder", "link2", body(inertia=(1, 1, 1))),
    ("inertia-round", "link2", body(inertia=(0.003, 0.003, 0.003))),
    ("inertia-repeated", "chain-3", all_bodies({"mass": 1.0}, {"mass": 1.5}, {"mass": 2.0})),
    ("inertia-about-joint", "link2", body(com=COM, inertia=ABOUT_END)),
    ("inertia-moved-twice", "link2", body(com=COM, inertia=(0.00125, 0.0839583 - 0.25, 0.0839583 - 0.25))),
    ("density-high", "link2", body(mass=50.0, inertia=(0.002, 0.003, 0.003))),
    ("density-high", "link2", body(shapes=(Shape("sphere", (0.001,)), Shape("box", (0.01, 0.01, 0.01), role="collision")))),
    ("density-high", "link2", body(shapes=(Shape("cylinder", (0.001, 1.0)),))),
    ("density-low", "link2", body(inertia=(40.0, 40.0, 40.1))),
    ("gyration-large", "link2", body(inertia=(20.0, 20.0, 21.0))),
    ("gyration-small", "link2", body(inertia=(4e-7, 5e-7, 5e-7))),
    ("com-far", "link2", body(com=(5.0, 0, 0))),
    ("com-missing", "chain-3", all_bodies(*[{"com": (0, 0, 0)}] * 3)),
    ("unit-length", "joint2", axis(origin=pose(None, (500.0, 0, 0)))),
    ("unit-length", "joint2", axis(mount=pose(None, (500.0, 0, 0)))),
    ("unit-length", "link2", body(com=(120.0, 0, 0))),
    ("unit-mass", "link2", body(mass=3700.0)),
    ("unit-inertia", "link2", body(inertia=tuple(1e6 * x for x in ROD))),
    ("unit-gravity", "chain-3", replace(chain(3), gravity=np.array([0, 0, -9810.0]))),
    ("gravity-up", "chain-3", replace(chain(3), gravity=np.array([0, 0, 9.81]))),
    ("gravity-odd", "chain-3", chain(3, gravity=(0, 0, -1.62))),
    ("unit-angle", "joint2", axis(offset=90.0)),
    ("unit-rotation", "joint2", axis(origin=pose(rpy_matrix((90.0, 0, 0)), (1, 0, 0)))),
    ("unit-rotation", "joint2", axis(mount=pose(rpy_matrix((0, -90.0, 0))))),
    ("unit-rotation", "joint2", axis(origin=pose(rpy_matrix((0.3, 0.2, 180.0))))),
    ("limits-degrees", "joint2", axis(limits=Limits(-170, 170))),
    ("limits-fast", "joint2", axis(limits=Limits(-1, 1, 180.0))),
    ("limits-empty", "joint2", axis(limits=Limits(0.0, 0.0))),
    ("limits-unreachable", "joint2", axis(limits=Limits(math.inf, math.inf))),
    ("limits-zero", "joint2", axis(limits=Limits(-1, 1, 0.0, 10.0))),
    ("limits-zero", "joint2", axis(limits=Limits(-1, 1, 1.0, 0.0))),
    ("limits-exclude-zero", "joint2", axis(limits=Limits(0.5, 1.0))),
    ("mimic-unknown", "joint2", axis(mimic=Mimic("elbow"))),
    ("mimic-unknown", "joint2", axis(mimic=Mimic("joint2"))),
    ("near-right-angle", "joint2", axis(origin=pose(rpy_matrix((1.5708, 0, 0)), (1, 0, 0)))),
    ("near-right-angle", "joint2", axis(origin=pose(rpy_matrix((0.3, 0, 3.1416)), (1, 0, 0)))),
    ("near-right-angle", "joint2", axis(mount=pose(rpy_matrix((0, -1.57, 0))))),
    ("near-right-angle", "joint2", axis(offset=-1.5708)),
    ("near-axis", "joint2", axis(axis=np.array([0.0, -1.0, -4.37114e-08]))),
    ("motors-missing", "chain-3", chain(3)),
    ("friction-missing", "chain-3", chain(3)),
    ("limits-missing", "chain-3", chain(3)),
    ("symbols", "chain-3", body(mass=symbol("m2"))),
]


@pytest.mark.parametrize(("rule", "name", "robot"), PLANTED, ids=[f"{rule}-{i}" for i, (rule, _, _) in enumerate(PLANTED)])
def test_a_planted_fault_is_found_where_it_is(rule, name, robot):
    hits = [finding for finding in robot.lint() if finding.rule == rule]
    assert [finding.where.split(" ", 1)[1] for finding in hits] == [repr(name)]
    assert all(part and part == part.strip() for part in (hits[0].value, hits[0].message, hits[0].remedy))


# -- warnings when a robot is made ------------------------------------------------------------------------------------

ROW = {"joints": "RR", "a": [0.3, 0.2], "alpha": [0, 0], "d": [0, 0], "theta": [0, 0], "mass": [1, 1], "convention": "standard"}


@pytest.mark.parametrize(
    "given, words",
    [
        ({"alpha": [90, 0]}, r"alpha\[0\] = 90 rad: degrees\? give radians"),
        (
            {"limits": [(-170, 170), None]},
            r"joint 'joint1': a limit .* degrees\? \(limit -170 rad, 27.1 revolutions\); give radians",
        ),
        ({"a": [300, 200]}, r"a\[0\] = 300 m, a\[1\] = 200 m: millimetres\? give metres"),
        ({"com": [(-150, 0, 0), (0, 0, 0)]}, r"link 'link1': a length .* millimetres\?"),
        ({"gravity": (0, 0, 9.81)}, r"gravity points along \+z.*\+9.81.*give \(0, 0, -9.81\)"),
        ({"gravity": (0, -9810, 0)}, r"mm/s2\?"),
        ({"mass": [5000, 1]}, r"link 'link1': a mass of more than a tonne: grams\? \(mass 5000 kg\); give kilograms"),
        ({"inertia": [(1, 1, 1), (5000, 5000, 5000)]}, r"link 'link2': a radius of gyration .*; give kg m2"),
    ],
)
def test_numbers_in_another_unit_are_warned_of_once_at_the_line_that_gave_them(given, words):
    with pytest.warns(ModelWarning, match=words) as caught:
        Robot.from_dh(**{**ROW, **given})
    assert [row.filename for row in caught] == [__file__]
    assert "used unchanged" in str(caught[0].message)


def test_gravity_and_files_are_warned_of_too():
    arm = Robot.from_dh(**ROW)
    with pytest.warns(ModelWarning, match="robot 'robot': gravity points along") as caught:
        turned = arm.with_gravity((0, 0, 9.81))
    assert caught[0].filename == __file__ and turned.gravity[2] == 9.81
    wide = replace(arm, joints=tuple(replace(joint, limits=Limits(-170, 170, 1, 1)) for joint in arm.joints))
    for text in (wide.to_toml(), wide.to_urdf()):
        with pytest.warns(ModelWarning, match="and 1 more.*give radians"):
            load(text)


def test_what_is_warned_of_is_a_warning_of_the_linter():
    assert {rule.key for rule in RULES if rule.severity == "warning"} >= set(UNITS)


def test_every_rule_has_a_planted_fault():
    assert {rule for rule, _, _ in PLANTED} == {rule.key for rule in RULES}


def test_a_planted_fault_brings_no_unrelated_errors():
    for rule, _, robot in PLANTED:
        related = {"massless-tip", "massless-floating", "inertia-negative", "triangle-inequality", "limits-unreachable"}
        errors = {finding.rule for finding in check(robot) if finding.severity == "error"}
        expected = {rule} & related | ({"inertia-negative"} if rule == "inertia-moved-twice" else set())
        assert errors == expected, rule


@pytest.mark.parametrize("kind", [kind for kind, row in JOINT_TYPES.items() if row.freedoms])
def test_sound_joints_of_every_type_give_no_more_than_notes(kind):
    """What stands between two axes of a joint is no link without mass."""
    link = {"mass": 1.0, "com": (0.1, 0.05, 0.02), "inertia": (0.01, 0.012, 0.015)}
    assert found(on_joint(kind, **link)) == set()
    assert found(on_joint(kind, **link, carried=Link("arm", 1.0, (0.1, 0, 0.02), (0.01, 0.02, 0.02)))) == set()


def test_joints_are_counted_not_freedoms_and_passive_ones_need_no_motor():
    values = {finding.rule: finding.value for finding in check(load("stewart"))}
    assert values == {"motors-missing": "6 joints", "friction-missing": "13 joints"}
    values = {finding.rule: finding.value for finding in check(load("four-bar"))}
    assert values["motors-missing"] == values["limits-missing"] == "1 joint" and values["friction-missing"] == "3 joints"


def test_what_cannot_be_at_all_is_refused_when_a_robot_is_made():
    with pytest.raises(ModelError, match="lower limit 1 is above"):
        axis(limits=Limits(1, -1))
    with pytest.raises(ModelError, match="below 0"):
        body(mass=-1.0)


def test_turns_that_are_meant_are_not_called_near_right():
    for rpy in ((0, 0, 1e-4), (math.pi / 2, 0, 0), (0.3, 0.2, 0.1), (0, 0, 1.5)):
        assert "near-right-angle" not in rules(axis(origin=pose(rpy_matrix(rpy), (1, 0, 0))))
    for direction in ((0, 0, 1), (0, -1, 0), (0.0, 0.1, 1.0)):
        assert "near-axis" not in rules(axis(axis=np.array(direction, dtype=float)))


def test_a_table_in_millimetres_and_degrees_is_noticed_when_it_is_read_and_by_the_linter():
    rows = {"convention": "standard", "joints": "RR", "d": [0, 0], "theta": [0, 0], "mass": [1, 1], "inertia": [np.eye(3)] * 2}
    with pytest.warns(ModelWarning, match="millimetres.*degrees"):
        robot = Robot.from_dh(a=[500, 400], alpha=[90, 0], **rows)
    assert robot.import_notes == (
        "warning: a[0] = 500 m, a[1] = 400 m: millimetres? give metres",
        "warning: alpha[0] = 90 rad: degrees? give radians, or degrees=True",
    )
    assert {"unit-length", "unit-rotation"} <= rules(robot)
    right = Robot.from_dh(a=[0.5, 0.4], alpha=[-2 * math.pi, math.pi / 2], **rows)
    assert right.import_notes == () and not {"unit-length", "unit-angle", "unit-rotation"} & rules(right)


def test_absurd_numbers_are_asked_about_and_overflow_nothing():
    with pytest.warns(ModelWarning, match="millimetres.*grams"):
        arm = Robot.from_dh(**{**ROW, "mass": [1e-300, 1e300], "com": [(1e308, -1e308, 0)] * 2, "inertia": [(1e300,) * 3] * 2})
    assert {"unit-length", "unit-mass", "unit-inertia"} <= rules(arm)


def test_exact_multiples_of_a_right_angle_are_radians_however_many():
    arm = Robot.from_dh(**{**ROW, "theta": [5 * math.pi / 2, -3 * math.pi], "limits": [(-8 * math.pi, 8 * math.pi), None]})
    assert arm.import_notes == () and not {"unit-angle", "limits-degrees"} & rules(arm)
    with pytest.warns(ModelWarning, match=r"theta\[0\] = 7.85 rad: degrees"):
        Robot.from_dh(**{**ROW, "theta": [7.85, 0]})


def test_a_limit_that_means_none_is_not_called_degrees():
    """1e16 rad: the rotors of iris.urdf in example-robot-data."""
    assert not {finding.rule for finding in axis(limits=Limits(-1e16, 1e16)).lint()} & {"limits-degrees"}


def test_a_passive_joint_may_have_no_effort():
    assert "limits-zero" not in rules(axis(limits=Limits(-1, 1, 1.0, 0.0), passive=True))


def test_a_rotor_makes_a_massless_tip_regular():
    robot = tip()
    driven = replace(robot, joints=(robot.joints[0], replace(robot.joints[1], rotor_inertia=1e-4, gear_ratio=100.0)))
    assert "massless-tip" in rules(robot) and "massless-tip" not in rules(driven)


def test_what_hangs_on_a_fixed_joint_counts_for_the_link_that_carries_it():
    robot = tip()
    tool = Link("tool", 1.0, (0.1, 0, 0), (1e-3, 2e-3, 2e-3))
    robot = replace(robot, links=(*robot.links, tool), joints=(*robot.joints, Joint("flange", "link2", "tool", "fixed")))
    assert rules(robot) & {"massless-tip", "mass-zero"} == set()


def test_findings_come_errors_first_and_read_as_sentences():
    findings = check(load("puma560"))
    order = [SEVERITIES.index(finding.severity) for finding in findings]
    assert order == sorted(order) and isinstance(findings[0], Finding)
    assert str(findings[1]) == (
        "error: link 'link3': one principal moment is above the sum of the other two, which is physically impossible "
        "(0.086 > 0.0125 + 0.066 kg m2); check for swapped or mistyped entries [triangle-inequality]"
    )


def test_sizes_are_written_out_as_people_do():
    values = [finding.value for finding in check(body(mass=25_000.0)) if finding.rule == "unit-mass"]
    assert values == ["mass 25000 kg"]
    dense = body(shapes=(Shape("box", (0.01, 0.05, 0.06)),), mass=1.0)
    assert [finding.value for finding in check(dense) if finding.rule == "density-high"] == ["about 33300 kg/m3"]


def test_robots_of_symbols_and_of_nothing_are_looked_at_as_far_as_they_go():
    m = symbol("m")
    robot = Robot.from_dh(
        convention="standard", joints="RR", a=[symbol("a"), 1], alpha=[0, symbol("b")], d=[0, 0], theta=[symbol("c"), 0],
        mass=[m, m], com=[(m, 0, 0)] * 2, gravity=(0, symbol("g"), 0), viscous=[symbol("f"), 0],
    )  # fmt: skip
    assert "symbols" in rules(robot) and all(f.severity == "note" for f in check(robot))
    assert check(Robot("stone", (Link("stone", 1.0),))) == ()


def test_shapes_have_a_volume_only_if_each_of_them_has_one():
    """A mesh is never opened; visual and collision shapes may be the same thing twice."""
    box, ball = Shape("box", (0.1, 0.2, 0.3)), Shape("sphere", (0.1,), role="collision")
    assert _shape_volume(Link("a", shapes=(box, ball))) == pytest.approx(0.006)
    assert _shape_volume(Link("a", shapes=(box, ball, ball))) == pytest.approx(2 * 4 / 3 * math.pi * 0.1**3)
    assert _shape_volume(Link("a", shapes=(box, Shape("mesh", (1.0, 1.0, 1.0), "arm.stl")))) == _shape_volume(Link("a")) == 0


def test_rules_are_unique_and_of_known_severity():
    assert len({rule.key for rule in RULES}) == len(RULES) and {rule.severity for rule in RULES} == set(SEVERITIES)


# -- the catalogue ----------------------------------------------------------------------------------------------------

#: errors and warnings of every robot that comes along: a change here is a change of its numbers or of the rules
VERDICTS = {
    "3-rrr": {},
    "biped": {},
    "delta": {"mass-zero": [1, 2]},
    "direct-drive": {},
    "five-bar": {},
    "floating-gripper": {},
    "four-bar": {"density-high": [1, 2, 3]},
    "gripper": {},
    "humanoid": {},
    "iiwa14": {},
    "kr5": {},
    "kr5-book": {},
    "mata-arm": {},
    "mimic-gripper": {},
    "panda": {},
    "pelican": {},
    "pelican-crucible": {},
    "pppr": {"inertia-singular": [1, 2, 3, 4]},
    "puma560": {
        "triangle-inequality": [1, 3],
        "mass-zero": [1],
        "inertia-without-mass": [1],
        "inertia-about-joint": [6],
        "inertia-moved-twice": [3],
    },
    "puma560-akb": {"triangle-inequality": [1], "mass-zero": [1], "inertia-without-mass": [1], "inertia-about-joint": [6]},
    "puma560-mdh": {"triangle-inequality": [1], "mass-zero": [1], "inertia-without-mass": [1], "inertia-about-joint": [6]},
    "quadruped": {},
    "redysim-chain-20": {"density-high": list(range(1, 21))},
    "rp": {"inertia-singular": [1, 2]},
    "scara": {},
    "slider-crank": {},
    "stewart": {},
    "stanford": {"com-far": [2, 3, 5, 6]},
    "three-link": {"density-high": [1, 2, 3]},
    "two-link": {"density-high": [1, 2]},
    "ur10": {},
    "ur3": {},
    "ur5": {"gyration-large": [4, 5, 6]},
    "ur5e": {},
}


@pytest.mark.parametrize("name", list(catalogue()))
def test_the_verdict_on_every_catalogue_robot_stands(name):
    robot = load(name)
    verdict: dict[str, list[int]] = {}
    for finding in check(robot):
        if finding.severity != "note":
            verdict.setdefault(finding.rule, []).append(robot.link_names.index(finding.where[6:-1]))
    assert verdict == VERDICTS[name]


@pytest.mark.check
def test_the_page_is_in_step_with_the_linter():
    spec = importlib.util.spec_from_file_location("make_linter_page", DOCS / "make_linter_page.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert (DOCS / "linter.md").read_text(encoding="utf-8") == module.page(), "run: python docs/make_linter_page.py"
