"""Live models: stages agree, no call sees half a change, nothing leaks, and what is asked wrongly is refused in words."""

from __future__ import annotations

import gc
import os
import pickle
import subprocess
import sys
import threading
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest
from bounds import between, bounded, generic, within
from jointed import KINDS, mixed_tree

import isodyn as iso
from isodyn.dynamics import live as module
from isodyn.dynamics.general import Structure, ten
from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.quantities import QUANTITIES, quantity_row
from isodyn.spatial import pose, rpy_matrix

PART = iso.Link("part", 1.5, (0.1, -0.2, 0.3), (0.02, 0.03, 0.04, 0.001, -0.002, 0.003))
SIX = (0.3, 0.4, 0.5, 0.01, -0.02, 0.03)


OF_TREES = tuple(quantity for quantity in module.PLAIN if quantity != "constraint_forces")


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is specialised but by wait()."""
    monkeypatch.setattr(module, "REST", 1e6)


def states(robot: iso.Robot, count: int, seed: int = 1) -> Any:
    """q, qd and what is given besides; q obeys the loops of the robot, if it has any, as near as they can be closed."""
    rng = np.random.default_rng(seed)
    x = rng.uniform(-1.5, 1.5, (3, count, robot.n))
    if robot.loops:
        return (np.tile(iso.close_loops(robot, robot.neutral()).q, (count, 1)), *x[1:])
    return x if robot.nq == robot.n else (np.array([robot.random(rng) for _ in range(count)]), *x[1:])


def agree(live: iso.Live, robot: iso.Robot, quantity: str, seed: int = 1) -> None:
    """A live model's answers are those of a robot, to the rounding of both programs (see agreeing.py)."""
    names = quantity_row(quantity).inputs
    given = dict(zip(names, states(robot, 5, seed), strict=False))
    found = getattr(live, quantity)(*given.values())
    by_bodies = quantity == "forward_dynamics" and robot.uncoupled is robot and not robot.loops and live.motors != "full"
    graph, other = (
        iso.trace(one, "articulated-body" if by_bodies else None, quantity, motors=live.motors)
        for one in (robot, robot if robot.loops else generic(robot))
    )
    expected, bound = bounded(graph, given, constants=4)
    _, wide = bounded(other, given, constants=4)
    within(found, expected[quantity], between(bound[quantity], wide[quantity]), f"{robot.name} {quantity}")


def trees() -> list[iso.Robot]:
    """Branches, slides, screws, fixed links, motors and friction."""
    tree = iso.random_tree(348, 5, branching=0.3, prismatic=0.4, fixed=0.5, motors=True, gravity=(1, 2, -9))
    drives = {"viscous": 0.2, "coulomb": (0.3, -0.4), "stiffness": 2.0, "rest": 0.1}
    rubs = replace(tree, joints=tuple(replace(j, **drives) if j.nv else j for j in tree.joints), name="rubs")
    joints = (
        iso.Joint("a", "w", "x", "universal", pose(rpy_matrix((0.1, 0.2, 0.3)), (0.1, 0, 0.2)), mount=pose(None, (0, 0.1, 0.2))),
        iso.Joint("b", "x", "y", "helical", pose(rpy_matrix((0.4, 0, 0.3))), (0, 1, 0), pitch=0.3, offset=0.2, rotor_inertia=0.1),
        iso.Joint("c", "y", "z", "cylindrical", axis=(1, 2, 2)),
    )
    jointed = iso.Robot("jointed", (iso.Link("w"), *(replace(PART, name=name) for name in "xyz")), joints)
    return [iso.load("ur5"), rubs, jointed]


def geared(robot: iso.Robot) -> iso.Robot:
    """With motors whose rotors are bodies."""
    rotor = iso.Rotor(0.4, (0.01, -0.02, 0.03), (0.002, 0.002, 0.001), (0, 0, 1))
    joints = (replace(j, rotor=rotor, rotor_inertia=0.0, gear_ratio=7.0) if j.nv == 1 else j for j in robot.joints)
    return replace(robot, joints=tuple(joints), name=f"{robot.name} with rotors")


def mechanisms() -> list[tuple[iso.Robot, bool | str]]:
    """Charts of every type, coupled joints, rotors, loops of joints of one and of two axes; and motors."""
    floating = iso.load("ur5").with_base("floating")
    return [
        (mixed_tree(7, KINDS[::2]), True),
        (mixed_tree(8, KINDS[1::2]), True),
        (replace(floating, name="floating ur5"), True),
        (iso.load("mimic-gripper"), True),
        (geared(iso.load("pelican-crucible")), True),
        (geared(replace(floating, name="floating")), "full"),
        *((iso.load(name), True) for name in ("four-bar", "slider-crank", "stewart", "delta")),
    ]


CHANGED = ("floating ur5", "mimic-gripper", "pelican-crucible with rotors", "floating with rotors", "four-bar")


@pytest.mark.parametrize(
    ("robot", "motors"), [*((robot, True) for robot in trees()), *mechanisms()], ids=lambda x: getattr(x, "name", str(x))
)
def test_general_kernels_agree_with_the_robots_own(robot: iso.Robot, motors: bool | str, monkeypatch: pytest.MonkeyPatch) -> None:
    live = iso.live(robot, motors=motors)
    monkeypatch.setattr(module, "compile", None)  # nothing is traced, and nothing compiled for the robot
    for quantity in module.PLAIN if robot.loops else OF_TREES:
        agree(live, robot, quantity)
        assert live.tier(quantity) == "general"


def test_one_state_a_batch_and_a_large_one_are_the_same_bits() -> None:
    robot = iso.load("ur5")
    live, (q, qd, x) = iso.live(robot), states(robot, 3000)
    for quantity in ("inverse_dynamics", "forward_dynamics"):
        ask = getattr(live, quantity)
        whole = ask(q, qd, x)
        assert (ask(q[:9], qd[:9], x[:9]) == whole[:9]).all() and (getattr(live, quantity)(q[7], qd[7], x[7]) == whole[7]).all()
        assert (ask(q[:, ::-1][:, ::-1], qd, x, out=np.empty((3000, 6)).T.copy().T) == whole).all()
        far = q.copy()
        far[5] *= 1e7  # beyond the fast sines
        assert (ask(far, qd, x)[[4, 6]] == whole[[4, 6]]).all() and (ask(far, qd, x)[5] == ask(far[5], qd[5], x[5])).all()


@pytest.mark.parametrize("quantity", sorted(QUANTITIES))
def test_every_quantity_is_there_in_both_stages(quantity: str) -> None:
    robot = iso.Robot.from_dh(
        convention="modified", joints="RP", a=[0, 0.3], alpha=[0, 0.5], d=[0.1, 0], theta=[0, 0.2],
        mass=[1, 2], com=[(0.1, 0.2, 0.3)] * 2, inertia=[(0.3, 0.4, 0.5)] * 2,
    )  # fmt: skip
    live, given = iso.live(robot), states(robot, 4)[: len(QUANTITIES[quantity].inputs)]
    expected = getattr(robot, quantity)(*given)
    for stage in ("general", "specialised"):
        assert live.tier(quantity) == stage
        for one, other in zip(_tuple(getattr(live, quantity)(*given)), _tuple(expected), strict=True):
            within(one, other, 1e3 * np.finfo(float).eps * np.abs(other).max(), f"{quantity} {stage}")
        live.wait()


def _tuple(result: Any) -> tuple[Any, ...]:
    return result if isinstance(result, tuple) else (result,)


def test_changes_agree_with_the_robots_they_make() -> None:
    robot, at = iso.load("ur5"), pose(rpy_matrix((0.3, -0.2, 0.1)), (0.1, 0.2, 0.3))
    live, tip = iso.live(robot), robot.tip
    live.inverse_dynamics(*states(robot, 1)), live.forward_dynamics(*states(robot, 1))
    expected, rail = robot, iso.Joint("rail", "fixed", "slides", "prismatic", axis=(1, 2, 2), viscous=0.3)
    for change in (
        lambda one: one.attach(PART, "forearm_link", joint="revolute"),
        lambda one: one.attach(replace(PART, name="fixed"), "part"),
        lambda one: one.attach(replace(PART, name="slides"), joint=rail),
        lambda one: one.attach(PART, "wrist_2_link", joint="revolute", at=at, prefix="b_"),
        lambda one: one.attach(PART, joint=iso.Joint("slide", "b_part", "part", "prismatic"), at=at.tolist(), prefix="c_"),
        lambda one: one.attach(PART, joint=iso.Joint("led", "c_part", "part", mimic=iso.Mimic("part_joint")), prefix="d_"),
        lambda one: one.attach(iso.load("pelican"), tip, at=pose(None, (0, 0, 0.1)), prefix="p_"),
        lambda one: one.detach("fixed"),
        lambda one: one.detach("d_part"),
        lambda one: one.detach("b_part"),
        lambda one: one.detach("part"),
        lambda one: one.detach("p_" + iso.load("pelican").root.name),
    ):  # fmt: skip
        change(live)
        expected = change(expected)
        structure = live._now.structure
        assert structure is not None and structure.key == Structure(expected, True, True).key
        for quantity in ("inverse_dynamics", "forward_dynamics"):
            agree(live, expected, quantity)
        assert live.robot == expected
    live.set(tip, mass=2.0, com=(0.1, 0.2, 0.3), inertia=SIX)
    live.set("forearm_link", com=np.array([0.1, 0.0, 0.2]))
    live.set(robot.root.name, mass=7.0)
    given = {f"{tip}.mass": 2.0, f"{tip}.com": (0.1, 0.2, 0.3), f"{tip}.inertia": SIX, "forearm_link.com": (0.1, 0.0, 0.2)}
    expected = robot.with_parameters(given)
    expected = replace(expected, links=(replace(expected.root, mass=7.0), *expected.links[1:]))
    assert live.robot == expected
    for quantity in OF_TREES:
        agree(live, expected, quantity)


MATRIX = np.array([[0.02, 0.001, 0.0], [0.001, 0.03, 0.002], [0.0, 0.002, 0.01]])


@pytest.mark.parametrize(
    "given",
    [
        {"mass": 2, "com": [0.1, 0, 0.3], "inertia": MATRIX.tolist()},
        {"mass": np.float64(2.0), "com": (0.1, np.float64(0.2), 0.3), "inertia": tuple(map(tuple, MATRIX))},
        {"mass": np.float32(2.1), "com": np.array([1, 2, 3]), "inertia": MATRIX.astype(np.float32)},
        {"com": np.array([0.1, 0.2, 0.3], np.float32), "inertia": [0.02, 0.03, 0.04]},
        {"inertia": (0.02, 0.03, 0.04, 0.001, 0, 0.002)},
        {"mass": True}, {"mass": "2"}, {"mass": -1}, {"mass": float("inf")}, {"mass": 10**400}, {"mass": [1.0]},
        {"mass": iso.symbol("m")}, {"com": [0.1, 0.2]}, {"com": "abc"}, {"com": 1.0}, {"com": [True, 0, 0]},
        {"com": [0, 0, np.nan]}, {"com": {0, 1, 2}},
        {"inertia": MATRIX + np.triu(MATRIX, 1)}, {"inertia": [[1, 0, 0], [0, 1, 0, 0], [0, 1]]}, {"inertia": [1.0] * 4},
        {"inertia": [1.0, 2.0]}, {"inertia": ["abc", "def", "ghi"]}, {"inertia": []}, {"inertia": [[1.0]]}, {"inertia": 1.0},
    ],
    ids=lambda given: " ".join(str(given).split())[:60],
)  # fmt: skip
def test_mass_properties_are_read_as_a_link_reads_them(given: dict[str, Any]) -> None:
    """Whatever form they have; what a link refuses is refused in its words, and nothing changes by that."""
    robot = iso.load("ur5")
    live, link = iso.live(robot), robot.link(robot.tip)
    try:
        expected: Any = ten(replace(link, **given))
    except ModelError as error:
        expected = str(error)
    except TypeError:
        expected = "give it a value"
    if isinstance(expected, str):
        with pytest.raises(ModelError) as caught:
            live.set(robot.tip, **given)
        assert expected in str(caught.value) and live.robot == robot
    else:
        live.set(robot.tip, **given)
        assert ten(live.robot.link(robot.tip)) == expected == live._now.links[-1]


NOWHERE = (np.eye(3), 2 * np.eye(4), "here", np.diag([1.0, 1.0, -1.0, 1.0]), [[np.nan] * 4] * 4, pose(None, iso.symbols("p", 3)))


@pytest.mark.parametrize("at", NOWHERE, ids=range(len(NOWHERE)))
def test_a_place_that_is_none_is_refused_as_by_robots(at: Any) -> None:
    robot = iso.load("ur5")
    live = iso.live(robot)
    for joint in ("revolute", iso.Joint("two", robot.tip, "part", origin=pose(None, (0, 0, 1.0)))):
        found = []
        for one in (robot, live):
            with pytest.raises(ModelError) as caught:
                new = one.attach(PART, joint=joint, at=at)
                iso.live(new)
            found.append(str(caught.value).rpartition(": ")[2])
        assert found[0] == found[1] and live.robot == robot


@pytest.mark.parametrize(
    ("robot", "motors"), [case for case in mechanisms() if case[0].name in CHANGED], ids=lambda x: getattr(x, "name", str(x))
)
def test_changes_of_mechanisms_agree_with_the_robots_they_make(robot: iso.Robot, motors: bool | str) -> None:
    live, quantities, link = iso.live(robot, motors=motors), ("inverse_dynamics", "forward_dynamics"), robot.links[-1].name
    for quantity in quantities:
        agree(live, robot, quantity)
    live.set(link, mass=2.5, com=np.array([0.1, 0.0, 0.2]))
    heavier = replace(robot, links=(*robot.links[:-1], replace(robot.links[-1], mass=2.5, com=np.array([0.1, 0.0, 0.2]))))
    assert live.robot == heavier
    live.attach(PART, link, joint="revolute")
    with_part = heavier.attach(PART, link, joint="revolute")
    structure = live._now.structure
    assert structure is not None and structure.key == Structure(with_part, True, motors).key
    for quantity in quantities:
        agree(live, with_part, quantity)
    live.set("part", mass=0.0, inertia=np.zeros((3, 3)))
    q, qd, x = (v[0] for v in states(with_part, 1))
    own = with_part.velocity_names.index("part_joint")
    qdd = live.forward_dynamics(q, qd, x)
    at = with_part.position_names.index("part_joint")
    expected = iso.live(heavier, motors=motors).forward_dynamics(np.delete(q, at), np.delete(qd, own), np.delete(x, own))
    assert qdd[own] == 0.0
    within(np.delete(qdd, own), expected, 1e5 * np.finfo(float).eps * np.abs(expected).max(), "without mass")
    live.detach("part")
    for quantity in quantities:
        agree(live, heavier, quantity)


def test_a_part_that_floats_comes_and_goes() -> None:
    """Trees with quaternions are another program's: entries that are kept follow."""
    robot = iso.load("pelican")
    live = iso.live(robot)
    live.inverse_dynamics(*np.zeros((3, 2)))
    kept, given = live.inverse_dynamics, states(robot, 1)[:, 0]
    right = kept(*given)
    live.attach(PART, joint="spherical")
    agree(live, robot.attach(PART, joint="spherical"), "inverse_dynamics")
    with pytest.raises(iso.ShapeError):
        kept(*given)
    live.detach("part")
    assert (kept(*given) == right).all() and (live.inverse_dynamics(*given) == right).all()


def test_positions_that_inertia_leaves_out_are_not_for_general_kernels() -> None:
    robot = iso.flexible(iso.load("pelican"), {"link2": iso.Beam(EI=100.0, mass_per_length=2.0)}, sublinks=2, inertia="undeformed")
    live, q = iso.live(robot), np.full(robot.n, 0.1)
    expected = iso.compile(robot, device="reference").mass_matrix(q)
    within(live.mass_matrix(q), expected, 100 * np.finfo(float).eps * np.abs(expected).max())


def test_mass_0_is_as_good_as_detached() -> None:
    robot = iso.load("ur5")
    with_part, live = robot.attach(PART, "forearm_link", joint="revolute"), iso.live(robot)
    live.attach(PART, "forearm_link", joint="revolute")
    live.set("part", mass=0.0, inertia=np.zeros((3, 3)))
    q, qd, x = states(with_part, 6)
    own = with_part.joint_names.index("part_joint")
    rest = [k for k in range(with_part.n) if k != own]
    x[:, own] = 0.0
    for stage in ("general", "specialised"):
        tau, qdd, M = live.inverse_dynamics(q, qd, x), live.forward_dynamics(q, qd, x), live.mass_matrix(q)
        assert (tau[:, own] == 0.0).all() and (qdd[:, own] == 0.0).all() and (M[:, own] == 0.0).all()
        others = (tau[:, rest], qdd[:, rest], M[:, rest][:, :, rest])
        bare = iso.live(robot)
        given = [v[:, rest] for v in (q, qd, x)]
        if stage == "general":  # the same bits: what has no mass adds zeros
            expected = bare.inverse_dynamics(*given), bare.forward_dynamics(*given), bare.mass_matrix(given[0])
            assert all((one == other).all() for one, other in zip(others, expected, strict=True))
        live.wait()
    assert live.tier("inverse_dynamics") == "specialised"
    assert live.tier("forward_dynamics") == "general"  # a kernel of its own would divide by the mass that is not there
    assert [live.tier(quantity) for quantity in ("mass_matrix", "forward_dynamics_derivatives")] == ["specialised", "general"]
    bare, wrench = iso.compile(robot), {"tool0": np.arange(6.0)}
    slopes = live.forward_dynamics_derivatives(q, qd, x)
    for found, expected in (
        (others[0], bare.inverse_dynamics(*given)),
        (others[2], bare.mass_matrix(given[0])),
        (live.forward_dynamics(q, qd, x, wrench=wrench)[:, rest], bare.forward_dynamics(*given, wrench=wrench)),
        *((one[:, rest][:, :, rest], other) for one, other in zip(slopes, bare.forward_dynamics_derivatives(*given), strict=True)),
    ):
        within(found, expected, 1e5 * np.finfo(float).eps * np.abs(expected).max(), "without mass")
    for slopes in live.forward_dynamics_derivatives(q, qd, x):
        assert (slopes[:, own] == 0.0).all() and (slopes[:, :, own] == 0.0).all()


def test_hybrid_dynamics_of_joints_that_were_named_at_first() -> None:
    robot = iso.load("ur5")
    live, (q, qd, known) = iso.live(robot, prescribed=["elbow_joint"]), states(robot, 4)
    for change in (bool, partial(live.set, "forearm_link", mass=9.0), partial(live.detach, "wrist_3_link")):
        change()
        given = [v[:, : live.robot.n] for v in (q, qd, known)]
        expected = iso.compile(live.robot, prescribed=["elbow_joint"]).hybrid_dynamics(*given)
        for stage in ("general", "specialised"):
            for one, other in zip(live.hybrid_dynamics(*given), expected, strict=True):
                within(one, other, 1e3 * np.finfo(float).eps * np.abs(other).max())
            assert live.tier("hybrid_dynamics") == stage
            live.wait()
    assert pickle.loads(pickle.dumps(live)).prescribed == ("elbow_joint",)


def test_joints_of_hybrid_dynamics_may_be_taken_off_and_come_back() -> None:
    robot = iso.load("ur5")
    led, held = ["elbow_joint", "wrist_1_joint"], robot.subtree("wrist_1_link")
    live, (q, qd, known) = iso.live(robot, prescribed=led), states(robot, 4)
    for change, left in (
        (partial(live.detach, "wrist_1_link"), led[:1]),
        (partial(live.detach, "forearm_link"), []),
        (partial(live.attach, robot.subtree("forearm_link"), joint=robot.joint("elbow_joint")), led),
        (partial(live.detach, held.root.name), led[:1]),
    ):
        change()
        n = live.robot.n
        expected = iso.compile(live.robot, prescribed=left).hybrid_dynamics(q[:, :n], qd[:, :n], known[:, :n])
        for _ in range(2):
            for one, other in zip(live.hybrid_dynamics(q[:, :n], qd[:, :n], known[:, :n]), expected, strict=True):
                within(one, other, 1e3 * np.finfo(float).eps * np.abs(other).max())
            live.coriolis_matrix(q[:, :n], qd[:, :n])
            live.wait()
        assert live.tier("hybrid_dynamics") == live.tier("coriolis_matrix") == "specialised"


def test_a_link_with_small_angles_alone_is_not_for_general_kernels_either() -> None:
    """A joint whose position inertia leaves out, as beams with inertia="undeformed" have, comes to a running model."""
    robot = iso.load("pelican")
    joint = iso.Joint("bend", robot.tip, "part", "revolute", pose(None, (0.2, 0, 0)), exclude_from_inertia=True, stiffness=3.0)
    live, q = iso.live(robot), np.full(3, 0.4)
    live.inverse_dynamics(*np.zeros((3, 2)))
    live.attach(PART, joint=joint)
    expected = iso.compile(robot.attach(PART, joint=joint), device="reference").mass_matrix(q)
    within(live.mass_matrix(q), expected, 100 * np.finfo(float).eps * np.abs(expected).max())


def test_kernels_of_its_own_take_over_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    robot = iso.load("pelican")
    live, (q, qd, x) = iso.live(robot), states(robot, 1)[:, 0]
    live.inverse_dynamics(q, qd, x)
    assert live.tier("inverse_dynamics") == "general"
    live.wait()
    assert live.tier("inverse_dynamics") == "specialised"
    assert (live.inverse_dynamics(q, qd, x) == robot.inverse_dynamics(q, qd, x)).all()
    for k in range(module.KNOWN):
        live.set(robot.tip, mass=2.0 + k)
        assert live.tier("inverse_dynamics") == "general"
        if k < module.KNOWN - 1:
            live.wait()
    live.set(robot.tip, mass=robot.link(robot.tip).mass)
    assert live.tier("inverse_dynamics") == "specialised", "the first of the last 16"
    live.attach(PART, joint="revolute")
    live.inverse_dynamics(*np.zeros((3, 3)))
    live.detach("part")
    assert live.tier("inverse_dynamics") == "specialised"
    for k in range(module.KNOWN):
        live.set(robot.tip, mass=20.0 + k)
        live.wait()
    live.set(robot.tip, mass=2.0)
    assert live.tier("inverse_dynamics") == "general" and len(live._known) == module.KNOWN
    monkeypatch.setattr(module, "REST", 0.0)
    live.set(robot.tip, mass=2.5)
    live.inverse_dynamics(q, qd, x)
    module._BEHIND.ask(live)
    for _ in range(200):
        if live.tier("inverse_dynamics") == "specialised":
            break
        threading.Event().wait(0.05)
    assert live.tier("inverse_dynamics") == "specialised", "made behind"
    assert (live.inverse_dynamics(q, qd, x) == live.robot.inverse_dynamics(q, qd, x)).all()


def test_a_method_that_somebody_holds_follows_every_change() -> None:
    """Held before and after kernels of its own were made: of quantities with a general kernel, put together, and traced."""
    robot, quantities = iso.load("pelican"), ("inverse_dynamics", "mass_matrix", "coriolis_matrix")
    live, given = iso.live(robot), states(robot, 1)[:, 0]
    held = {name: [getattr(live, name)] for name in quantities}

    def follow(live: iso.Live, given: Any) -> None:
        for name, methods in held.items():
            arguments = given[: len(QUANTITIES[name].inputs)]
            expected = getattr(iso.live(live.robot), name)(*arguments)
            for method in (*methods, getattr(live, name)):
                within(method(*arguments), expected, 100 * np.finfo(float).eps * np.abs(expected).max(), name)

    def hold() -> None:
        live.wait()
        for name, methods in held.items():
            assert live.tier(name) == "specialised"
            methods.append(getattr(live, name))

    follow(live, given)
    hold()
    live.set(robot.tip, mass=9.0)
    follow(live, given)
    hold()
    live.attach(PART, joint="revolute")
    follow(live, states(live.robot, 1)[:, 0])
    with pytest.raises(iso.ShapeError):
        held["mass_matrix"][-1](given[0])
    hold()
    live.detach("part")
    follow(live, given)
    live.set(robot.tip, mass=robot.link(robot.tip).mass)
    follow(live, given)
    assert [len(methods) for methods in held.values()] == [4, 4, 4]


def test_a_call_sees_the_old_robot_or_the_new_one() -> None:
    robot = iso.load("ur5")
    live, (q, qd, x) = iso.live(robot), states(robot, 4000)
    masses, tip = (1.0, 50.0), "wrist_3_link"
    expected = []
    for mass in masses:
        live.set(tip, mass=mass)
        expected.append(live.inverse_dynamics(q, qd, x))
    wrong, done, seen = [], threading.Event(), [0, 0]

    def ask(rows: int) -> None:
        while not done.is_set():
            found = live.inverse_dynamics(q[:rows], qd[:rows], x[:rows])
            which = [(found == right[:rows]).all() for right in expected]
            seen[int(which[1])] += 1
            if sum(which) != 1:
                wrong.append(rows)
                return

    threads = [threading.Thread(target=ask, args=(rows,)) for rows in (3, 4000)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)  # so that changes come between and into calls
    try:
        for thread in threads:
            thread.start()
        for k in range(100_000):
            live.set(tip, mass=masses[k % 2])
            if min(seen) > 100:
                break
    finally:
        sys.setswitchinterval(before)
        done.set()
    for thread in threads:
        thread.join()
    assert not wrong and min(seen) > 100


def test_ten_thousand_changes_leak_nothing() -> None:
    robot = iso.load("pelican")
    live, zero = iso.live(robot), np.zeros((3, robot.n))
    more = np.zeros((3, robot.n + 1))

    def change(count: int) -> None:
        for k in range(count):
            live.set(robot.tip, mass=1.0 + k)
            live.inverse_dynamics(*zero)
            if k % 20 == 0:
                live.attach(PART, joint="revolute")
                live.inverse_dynamics(*more)
                live.detach("part")

    change(200)
    gc.collect()
    before, objects = sys.getallocatedblocks(), len(gc.get_objects())
    change(10_000)
    gc.collect()
    assert sys.getallocatedblocks() - before < 500 and len(gc.get_objects()) - objects < 200


def test_a_model_is_not_changed_inside_its_own_call() -> None:
    live = iso.live(iso.load("pelican"))

    class Meddling:
        def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
            live.set(live.robot.tip, mass=3.0)
            return np.zeros(2)

    for quantity in ("inverse_dynamics", "mass_matrix", "coriolis_matrix"):
        more = len(QUANTITIES[quantity].inputs) - 1
        with pytest.raises(ModelError, match=r"during one of its own calls; edit it before or after the call"):
            getattr(live, quantity)(Meddling(), *np.zeros((more, 2)))
    live.set(live.robot.tip, mass=3.0)  # afterwards it may


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    robot = iso.load("ur5")
    live = iso.live(robot)
    for wrong, error, words in (
        (lambda: live.set("wrist_3_link", mass=-1.0), ModelError, "below 0"),
        (lambda: live.set("wrist_3_link", com=np.array([0.0, np.nan, 0.0])), ModelError, "not finite"),
        (lambda: live.set("wrist_3_link", inertia=np.array([[1.0, 0.2, 0], [0, 1, 0], [0, 0, 1]])), ModelError, "symmetric"),
        (lambda: live.set("wrist_3_link", mass=iso.symbol("m")), ModelError, "give it a value"),
        (lambda: live.set("wrist", mass=1.0), UnknownNameError, "wrist_1_link"),
        (lambda: live.attach(PART, "nowhere", joint="revolute"), UnknownNameError, "nowhere"),
        (lambda: live.attach(replace(PART, name="tool0"), "forearm_link", joint="revolute"), ModelError, "prefix="),
        (lambda: live.attach(PART, joint="hinge"), UnknownNameError, "revolute"),
        (lambda: live.attach(iso.Link("heavy", iso.symbol("m")), joint="revolute"), ModelError, "symbols without a value: m"),
        (lambda: live.detach(robot.root.name), ModelError, "base"),
        (lambda: live.inverse_dynamics(np.zeros(5), np.zeros(6), np.zeros(6)), iso.ShapeError, "q"),
        (lambda: live.inverse_dynamics(np.zeros(6), np.zeros(6), np.zeros(6), parameters={}), ModelError, "live.set"),
        (lambda: live.tier("torque"), UnknownNameError, "torque"),
    ):
        with pytest.raises(error, match=words):
            wrong()
        assert live.robot is robot or live.robot == robot
    with pytest.raises(ModelError, match="symbols without a value"):
        iso.live(robot.with_parameters({"wrist_3_link.mass": iso.symbol("m")}))


def test_loops_and_floating_bases_are_specialised_too() -> None:
    for robot in (iso.load("ur5").with_base("floating"), iso.load("four-bar")):
        live, rng = iso.live(robot), np.random.default_rng(3)
        q, qd, x = robot.random(rng), *rng.uniform(-1, 1, (2, robot.n))
        if robot.loops:
            q = iso.close_loops(robot, robot.neutral()).q
        changes = partial(live.set, robot.links[-1].name, mass=3.0), partial(live.attach, PART, robot.links[-1].name)
        for change in (bool, *changes):
            change()
            expected = live.robot.forward_dynamics(q, qd, x)
            within(live.forward_dynamics(q, qd, x), expected, 1e5 * np.finfo(float).eps * np.abs(expected).max())
            assert live.tier("forward_dynamics") == "general"
        live.wait()
        assert live.tier("forward_dynamics") == "specialised"


def test_float32_wrenches_and_pickles() -> None:
    robot = iso.load("ur5")
    live = iso.live(robot, dtype="float32")
    given = states(robot, 3).astype(np.float32)
    found = live.inverse_dynamics(*given)
    assert found.dtype == np.float32
    live.set("wrist_3_link", mass=4.0)
    expected = iso.compile(live.robot, dtype="float32").inverse_dynamics(*given)
    within(live.inverse_dynamics(*given), expected, 300 * np.finfo(np.float32).eps * np.abs(expected).max())
    wrench = {"tool0": np.arange(6.0)}
    double = iso.live(robot)
    right = robot.inverse_dynamics(*given, wrench=wrench)
    within(double.inverse_dynamics(*given, wrench=wrench), right, 300 * np.finfo(float).eps * np.abs(right).max())
    again = pickle.loads(pickle.dumps(live))
    assert (
        again.robot == live.robot
        and again.dtype == live.dtype
        and (again.inverse_dynamics(*given) == live.inverse_dynamics(*given)).all()
    )


def test_the_same_tree_without_its_loops_is_another_robot() -> None:
    robot = iso.load("four-bar")
    live, q, still = iso.live(robot), iso.close_loops(robot, robot.neutral()).q, np.zeros(robot.n)
    live.forward_dynamics(q, still, still)
    live.wait()
    last, joint = robot.links[-1], robot.joints[-1]
    live.detach(last.name)
    live.attach(last, joint=joint)
    assert live.robot.links == robot.links and live.robot.joints == robot.joints and not live.robot.loops
    assert live.tier("forward_dynamics") == "general", "the kernels of the closed robot are not its own"
    expected = live.robot.forward_dynamics(q, still, still)
    within(live.forward_dynamics(q, still, still), expected, 1e5 * np.finfo(float).eps * np.abs(expected).max())


def test_kinetic_energy_has_the_models_dtype_and_names_its_arguments() -> None:
    live = iso.live(iso.load("pelican"), dtype="float32")
    assert live.kinetic_energy(np.zeros((3, 2)), np.ones((3, 2))).dtype == np.float32
    with pytest.raises(iso.ShapeError, match="qd: expected"):
        live.kinetic_energy(np.zeros(2), np.zeros(3))


def test_a_change_that_is_interrupted_leaves_the_robot_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    robot = iso.load("pelican")
    live, given = iso.live(robot), states(robot, 3)
    for k in range(2):
        before = live.inverse_dynamics(*given), live.forward_dynamics(*given)

        def interrupted(tree: Any) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(live._generals["forward_dynamics"], "use", interrupted)
            patch.setattr(live, "_settle", lambda: patch.undo() or type(live)._settle(live))
            with pytest.raises(KeyboardInterrupt):
                live.set(robot.tip, mass=50.0)
        gc.collect()
        assert live.robot == robot
        assert (live.inverse_dynamics(*given) == before[0]).all() and (live.forward_dynamics(*given) == before[1]).all()
        if not k:
            live.wait()  # and again with kernels of its own


def test_what_was_asked_of_links_that_are_gone_holds_nothing_up() -> None:
    robot = iso.load("pelican")
    live, q = iso.live(robot), np.zeros(robot.n)
    live.attach(PART)
    live.pose(q, frame="part")
    live.detach("part")
    live.pose(q, frame=robot.tip)
    assert live.tier("pose") == "general"
    live.wait()
    assert live.tier("pose") == "specialised"


def test_trouble_behind_is_told_once_and_the_general_kernel_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    robot = iso.load("pelican")
    live, given = iso.live(robot), states(robot, 3)
    expected = live.inverse_dynamics(*given)

    def full(*_: object, **__: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(iso.Dynamics, "kernel", full)
    with pytest.raises(OSError, match="no room"):
        live.wait()
    live.wait()
    assert live.tier("inverse_dynamics") == "general" and (live.inverse_dynamics(*given) == expected).all()


def test_trouble_behind_with_one_model_leaves_others_their_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, told, given = iso.Dynamics.kernel, list[Any](), np.zeros((3, 2))
    one, other = (iso.live(iso.load(name)) for name in ("pelican", "two-link"))

    def full(dynamics: iso.Dynamics, *asked: Any, **options: Any) -> Any:
        if dynamics.robot.name == "pelican":
            raise OSError("no room")
        return kernel(dynamics, *asked, **options)

    monkeypatch.setattr(iso.Dynamics, "kernel", full)
    monkeypatch.setattr(threading, "excepthook", told.append)
    monkeypatch.setattr(module, "REST", 0.1)
    for live in (one, other):  # the other's turn comes when the trouble is over
        live.set(live.robot.tip, mass=2.0)
        live.inverse_dynamics(*given)
    for _ in range(200):
        if other.tier("inverse_dynamics") == "specialised":
            break
        threading.Event().wait(0.05)
    assert [one.tier("inverse_dynamics"), other.tier("inverse_dynamics")] == ["general", "specialised"]
    assert [str(each.exc_value) for each in told] == ["no room"]


def test_the_first_calls_of_many_threads_share_one_entry() -> None:
    robot = iso.load("pelican")
    for _ in range(5):
        live, given, ready = iso.live(robot), states(robot, 1)[:, 0], threading.Barrier(4)

        def first(live: iso.Live = live, given: Any = given, ready: threading.Barrier = ready) -> None:
            ready.wait()
            live.inverse_dynamics(*given)

        threads = [threading.Thread(target=first) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        live.set(robot.tip, mass=50.0)
        agree(live, live.robot, "inverse_dynamics")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_fork_waits_for_kernels_under_way_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, done, given = threading.Event(), list[bool](), np.zeros((3, 2))

    def slow(*_: object, **__: object) -> None:
        begun.set()
        threading.Event().wait(0.2)
        done.append(True)
        raise ModelError("cannot be")

    monkeypatch.setattr(module, "REST", 0.0)
    monkeypatch.setattr(iso.Dynamics, "kernel", slow)
    live = iso.live(iso.load("pelican"))
    live.inverse_dynamics(*given)
    assert begun.wait(10)
    child = os.fork()
    if not child:
        live.set(live.robot.tip, mass=3.0)  # it works on, with a thread of its own
        os._exit(0 if done and len(live.inverse_dynamics(*given)) == 2 else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_the_process_ends_in_the_middle_of_making_kernels() -> None:
    program = """
import numpy as np, isodyn as iso
from isodyn.dynamics import live as module
module.REST = 0.0
live = iso.live(iso.chain(12))
live.inverse_dynamics(*np.zeros((3, 12))), live.forward_dynamics(*np.zeros((3, 12))), live.coriolis_matrix(*np.zeros((2, 12)))
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stderr) == (0, "")
