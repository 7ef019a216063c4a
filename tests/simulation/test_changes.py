"""Parts attached and taken off while a robot moves: the crucible's grab, momenta, energies, files, and what cannot be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import isodyn as iso
from isodyn.show.animation import film, filmed
from isodyn.simulation.changes import applied
from isodyn.simulation.result import shots

BOTH = iso.load("pelican-crucible")
ARM, CRUCIBLE, PIN = BOTH.detach("link3"), BOTH.link("link3"), BOTH.joints[-1]
TWIST = np.array([0.1, 0.2, 0.0, 0.0, 0.0, 0.5])


def carried() -> iso.Simulation:
    """The crucible picked up moving, carried, and set down."""
    t = iso.symbol("t")
    grab = iso.Event(t - 0.1, "grab", model_change=iso.Attach(CRUCIBLE, joint=PIN, q=[-0.7], twist=TWIST))
    drop = iso.Event(t - 0.3, "drop", model_change=iso.Detach("link3"))
    return iso.simulate(ARM, [0.3, 0.4], [0.5, -0.2], 0.5, torque=[1.0, 0.5], events=[grab, drop], rtol=1e-11, atol=1e-12)


def test_the_crucibles_grab_has_the_digits_of_the_reference_case() -> None:
    q, qd = np.array([0.3, 0.4]), np.array([0.5, -0.2])
    found = applied(iso.Attach(CRUCIBLE, joint=PIN, q=[-0.7]), ARM, q, qd, "grab", 0.0, iso.compile)
    np.testing.assert_allclose(found.qd, [0.492543563737, -0.622451048878, -0.593905436849], atol=1e-12)
    before, after = float(ARM.kinetic_energy(q, qd)), float(found.robot.kinetic_energy(found.q, found.qd))
    assert abs(before - 0.042786137) < 1e-9 and abs(after - 0.039855106) < 1e-9
    assert abs(found.changed.dissipated - (before - after)) < 1e-15, "by Carnot, and by the energies"


@pytest.mark.parametrize("joint", ["fixed", "spherical", "revolute"])
def test_joining_keeps_the_momentum_of_free_bodies_and_loses_what_the_energies_say(joint: str) -> None:
    """Two bodies in space: linear and angular momentum of both, in root axes about the root's origin."""
    robot = iso.load("floating-gripper").with_gravity((0.0, 0.0, 0.0))
    rng = np.random.default_rng(3)
    q, qd, twist = robot.random(rng, ()), rng.normal(size=robot.n), rng.normal(size=6)
    part, at = iso.Link("debris", 3.0, (0.1, -0.2, 0.05), (0.2, 0.3, 0.25)), np.eye(4)
    at[:3, 3] = 0.3, 0.1, -0.2
    tip = robot.link_names[-1]
    found = applied(iso.Attach(part, tip, joint, at, twist), robot, q, qd, "catch", 0.0, iso.compile)

    def momentum(of: iso.Robot, *state: np.ndarray) -> np.ndarray:
        h, c = of.centroidal_momentum(*state), of.centre_of_mass(state[0])
        return np.concatenate([h[:3], h[3:] + np.cross(c, h[:3])])

    pose = found.robot.pose(found.q, "debris")
    R, v, w = pose[:3, :3], pose[:3, :3] @ twist[:3], pose[:3, :3] @ twist[3:]
    c = pose[:3, 3] + R @ part.com
    p = part.mass * (v + np.cross(w, c - pose[:3, 3]))
    own = np.concatenate([p, np.cross(c, p) + R @ (np.asarray(part.inertia, dtype=float) @ twist[3:])])
    after = momentum(found.robot, found.q, found.qd)
    np.testing.assert_allclose(after, momentum(robot, q, qd) + own, atol=1e-12 * np.abs(after).max())
    had = float(robot.kinetic_energy(q, qd)) + 0.5 * part.mass * ((p / part.mass) ** 2).sum()
    had += 0.5 * float(twist[3:] @ np.asarray(part.inertia, dtype=float) @ twist[3:])
    assert (
        abs(had - found.robot.kinetic_energy(found.q, found.qd) - found.changed.dissipated) < 1e-12 * had
        and found.changed.dissipated > 0
    )


@pytest.mark.parametrize("motors", [True, "full"])
def test_the_impulse_on_a_part_with_joints_is_what_the_robot_loses(motors: bool | str) -> None:
    """A floating robot has no other: the change of its own momentum about the root's origin, turned round."""
    robot, rng = iso.load("floating-gripper").with_gravity((0.0, 0.0, 0.0)), np.random.default_rng(3)
    q, qd, twist = robot.random(rng, ()), rng.normal(size=robot.n), rng.normal(size=6)
    links = iso.Link("flange", 0.3, (0.1, 0, 0.05), (0.01, 0.02, 0.02)), iso.Link("finger", 0.1, (0.2, 0, 0), (0.001, 0.001, 0.001))
    motor = iso.Rotor(0.4, (0.1, 0.2, 0), (0.002, 0.002, 0.003))
    part = iso.Robot("tool", links, (iso.Joint("grip", "flange", "finger", axis=(1, 1, 0), rotor=motor, gear_ratio=10.0),))
    change = iso.Attach(part, robot.link_names[-1], "spherical", twist=twist)
    found = applied(change, robot, q, qd, "catch", 0.0, lambda of: iso.compile(of, motors=motors))
    jump = robot.centroidal_momentum(q, found.qd[: robot.n] - qd)
    moment = jump[3:] + np.cross(robot.centre_of_mass(q), jump[:3])
    pose, given = found.robot.pose(found.q, "flange"), found.changed.impulse
    force = pose[:3, :3] @ given[:3]
    other = np.concatenate([force, pose[:3, :3] @ given[3:] + np.cross(pose[:3, 3], force)])
    condition = np.linalg.cond(iso.compile(found.robot, motors=motors).mass_matrix(found.q))
    size = np.abs(other).max()
    assert np.abs(other + np.concatenate([jump[:3], moment])).max() < 100 * condition * np.finfo(float).eps * size


def test_a_crucible_picked_up_carried_and_set_down_balances() -> None:
    motion = carried()
    assert np.abs(motion.energy_error).max() < 1e-9 * np.abs(motion.energy).max()
    assert [phase.robot.n for phase in motion.phases] == [2, 3, 2] and [one.dissipated > 0 for one in motion.changes] == [
        True,
        False,
    ]
    grab, drop = motion.changes
    assert abs(grab.t - 0.1) < 1e-12 and (drop.impulse == 0).all() and drop.energy_added < 0
    middle, last = motion.phases[1:]
    np.testing.assert_array_equal(last.qd[0], middle.qd[-1, :2])
    assert np.isnan(motion.at(0.05)[0][2]) and np.isfinite(motion.at([0.1, 0.2])[0]).all()
    alone = iso.simulate(BOTH, middle.q[0], middle.qd[0], 0.2, torque=[1.0, 0.5, 0.0], rtol=1e-11, atol=1e-12)
    assert np.abs(alone.q[-1] - middle.q[-1]).max() < 1e-8
    assert "link3 attached" in str(motion) and "link3 detached" in str(motion)


def test_files_and_tables_go_across_changes(tmp_path: Path) -> None:
    motion = carried()
    again = iso.Simulation.load(motion.save(tmp_path / "grab.npz"))
    for name in ("t", "q", "qd", "tau", "kinetic", "potential", "work", "is_held"):
        np.testing.assert_array_equal(getattr(again, name), getattr(motion, name))
    assert [phase.robot for phase in again.phases] == [phase.robot for phase in motion.phases]
    assert (
        again.changes[0].dissipated == motion.changes[0].dissipated
        and again.changes[0].impulse.tolist() == motion.changes[0].impulse.tolist()
    )
    rows = motion.to_csv(tmp_path / "grab.csv").read_text().splitlines()
    assert len(rows) == len(motion.t) + 1 and "nan" in rows[1] and "nan" not in rows[60]
    assert motion.plot(tmp_path / "grab.png") and (tmp_path / "grab.png").stat().st_size > 1000


def test_an_animation_goes_across_changes_and_parts_that_are_away_rest(tmp_path: Path) -> None:
    motion = carried()
    pictures = filmed(shots(motion), np.linspace(0.0, 0.5, 26))
    held = (pictures.t >= motion.changes[0].t) & (pictures.t < motion.changes[1].t)
    crucible = [k for k, owner in enumerate(pictures.owner) if pictures.names[owner] == "link3"]
    grey, coloured = ([k for k in crucible if (pictures.mover[k] == -1) == away] for away in (True, False))
    there = np.isfinite(pictures.segments[..., 0, 0])
    assert grey and len(grey) == len(coloured)
    for k in range(there.shape[1]):
        np.testing.assert_array_equal(there[:, k], ~held if k in grey else held if k in coloured else True)
    alone = film(BOTH, pictures.t[held], motion.at(pictures.t[held])[0], motion.at(pictures.t[held])[0])
    np.testing.assert_array_equal(pictures.segments[np.ix_(held, coloured)], alone.segments[:, [alone.mover.index(2)]])
    for rows, rest in ((pictures.t < 0.1, 0), (pictures.t >= 0.3, -1)):
        still = np.broadcast_to(alone.segments[rest, [alone.mover.index(2)]], (rows.sum(), len(grey), 2, 3))
        np.testing.assert_array_equal(pictures.segments[np.ix_(rows, grey)], still)
    assert np.isnan(pictures.q[~held, 2]).all() and np.isfinite(pictures.q[:, :2]).all() and np.isfinite(pictures.size)
    assert "link3 joined at 0.1 s, link3 taken off at 0.3 s" in motion.animate(tmp_path / "grab.html").read_text()
    assert motion.animate(tmp_path / "grab.gif").stat().st_size > 1000


def test_changes_of_one_instant_all_happen_and_an_end_in_it_is_one(tmp_path: Path) -> None:
    """By the same expression, and by others whose zero is there but for rounding."""
    t, free = iso.symbol("t"), iso.simulate(ARM, [0.3, 0.4], [0.5, -0.2], 0.2)
    for when in (t - 0.1, 3 * t - 0.3, 7 * t - 0.7):
        grab = iso.Event(t - 0.1, "grab", model_change=iso.Attach(CRUCIBLE, joint=PIN, q=[-0.7], twist=TWIST))
        drop = iso.Event(when, "drop", model_change=iso.Detach("link3"))
        motion = iso.simulate(ARM, [0.3, 0.4], [0.5, -0.2], 0.2, events=[grab, drop])
        assert [one.joined for one in motion.changes] == [True, False] and [phase.robot.n for phase in motion.phases] == [2, 2]
        assert np.abs(motion.energy_error).max() < 1e-6 and np.abs(motion.q[-1] - free.q[-1]).max() > 1e-3, "the blow was felt"
        again = iso.Simulation.load(motion.save(tmp_path / "both.npz"))
        assert len(again.changes) == 2 and (again.work == motion.work).all()
        end = iso.Event(when, "end", terminal=True, direction=1)
        ended = iso.simulate(ARM, [0.3, 0.4], [0.5, -0.2], 0.2, events=[grab, end])
        assert ended.status == "event" and ended.message == "end" and not ended.changes and abs(ended.t[-1] - 0.1) < 1e-12


def test_a_change_at_the_last_time_is_recorded_and_changes_nothing() -> None:
    grab = iso.Event(iso.symbol("t") - 0.2, "grab", model_change=iso.Attach(CRUCIBLE, joint=PIN))
    motion = iso.simulate(ARM, [0.3, 0.4], [0.5, 0.0], 0.2, events=grab)
    assert motion.complete and not motion.changes and [event.name for event in motion.events] == ["grab"]


def test_a_blow_throws_a_joint_off_its_stop_and_it_is_not_held_meanwhile() -> None:
    arm = replace(ARM, joints=(replace(ARM.joints[0], limits=iso.Limits(-0.5, 0.5)), ARM.joints[1]))
    stops = iso.Event.limits(arm, restitution=0.0)
    hit = iso.Event(iso.symbol("t") - 0.3, "hit", model_change=iso.Attach(CRUCIBLE, twist=[0.0, 3.0, 0.0, 0.0, 0.0, 0.0]))
    motion = iso.simulate(arm, [-0.45, 1.2], [-1.0, 0.0], 0.5, events=[*stops, hit])
    (first, thrown), (back, _), *_ = motion.held_intervals["joint1"]
    assert thrown == 0.3 < back and first < 0.1 and motion.q[:, 0].min() >= -0.5
    assert motion.at((thrown + back) / 2)[0][0] > -0.5


def test_events_that_a_blow_jumps_over_happen_then(tmp_path: Path) -> None:
    arm, start = ARM.with_gravity((0.0, 0.0, 0.0)), ([0.3, 0.4], [0.5, -0.2], 0.2)
    grab = iso.Event(iso.symbol("t") - 0.1, "grab", model_change=iso.Attach(CRUCIBLE, joint=PIN, q=[-0.7], twist=5 * TWIST))
    free, carrying = iso.simulate(arm, *start, events=grab).phases
    before, after = free.qd[-1, 1], carrying.qd[0, 1]
    for terminal in (False, True):
        over = np.sign(after - before) * (iso.symbol("qd[1]") - (before + after) / 2)
        jump = iso.Event(over, "jump", direction=1, terminal=terminal)
        motion = iso.simulate(arm, *start, events=[grab, jump])
        happened = next(event for event in motion.events if event.name == "jump")
        assert abs(happened.t - 0.1) < 1e-12 and happened.qd[1] == after and len(motion.changes) == 1
        assert motion.complete is not terminal and (motion.t[-1] > 0.15) is not terminal
    assert motion.message == "jump" and motion.at(motion.t[-1])[1][1] == after and motion.animate(tmp_path / "end.html")


def test_events_go_by_the_names_of_joints_where_others_are_taken_off() -> None:
    """Of two pendulums on one base the first is taken off: the other's number is another, its limit and its stop are the same."""
    links = [iso.Link(name, 1.0, (0.1, 0.0, 0.0), (0.01, 0.01, 0.01)) for name in "ab"]
    joints = (iso.Joint("ja", "ground", "a"), iso.Joint("jb", "ground", "b", limits=iso.Limits(-5.0, 0.3)))
    robot = iso.Robot(links=(iso.Link("ground"), *links), joints=joints, name="two", gravity=(0.0, 0.0, 0.0))
    drop = iso.Event(iso.symbol("t") - 0.1, "drop", model_change=iso.Detach("a"))
    gone = iso.Event(iso.symbol("q[0]") - 0.05, "gone")  # the first would be there at 0.5 s
    for restitution, end in ((None, 1.0), (0.5, 0.3 - 0.5 * 0.7)):
        limits = iso.Event.limits(robot, restitution=restitution)
        motion = iso.simulate(robot, [0.0, 0.0], [0.1, 1.0], 1.0, events=[*limits, gone, drop])
        assert [event.name.split()[0] for event in motion.events] == ["drop", "jb"] and abs(motion.events[1].t - 0.3) < 1e-9
        assert abs(motion.q[-1, 1] - end) < 1e-9 and motion.complete


def test_a_controller_goes_on_with_what_it_remembers() -> None:
    """A part of hardly any mass joins, and nothing is seen of it in the motion."""
    speck = iso.Link("speck", 1e-12)
    pid = iso.Controller.pid(ARM, 20.0, 60.0, 2.0, [0.5, 0.2])
    join = iso.Event(iso.symbol("t") - 0.2, "join", model_change=iso.Attach(speck))
    motion, plain = (iso.simulate(ARM, [0.3, 0.4], [0.1, 0.0], 0.4, torque=pid, events=events) for events in (join, None))
    assert len(motion.phases) == 2 and motion.integral is not None and np.abs(motion.integral[-1]).max() > 0.1
    assert np.abs(motion.q[-1] - plain.q[-1]).max() < 1e-6 and np.abs(motion.integral[-1] - plain.integral[-1]).max() < 1e-6


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (iso.Attach(CRUCIBLE, joint="spherical", q=[1.0, 2.0, 0.0, 0.0]), "Attach 'link3': q: .* length"),
        (iso.Attach(CRUCIBLE, joint="revolute", q=[1.0, 2.0]), r"Attach 'link3': q has shape \(2,\); expected \(1,\) for"),
        (iso.Attach(CRUCIBLE, "nowhere"), "no link of robot 'pelican-crucible' is called 'nowhere'"),
        (iso.Attach(iso.load("four-bar"), prefix="f_", q=[0.3, 0.2, 0.1]), "does not close the loops"),
    ],
)
def test_a_change_that_is_wrong_ends_the_simulation_with_the_motion_up_to_there(change: iso.Attach, words: str) -> None:
    with pytest.raises(iso.SimulationError, match=f"stopped at t = 0.1 s: .*{words}") as told:
        iso.simulate(ARM, [0.3, 0.4], [0.5, 0.0], 0.2, events=iso.Event(iso.symbol("t") - 0.1, "grab", model_change=change))
    assert abs(told.value.partial.t[-1] - 0.1) < 1e-12


def test_what_cannot_be_attached_or_taken_off_ends_the_simulation_by_name() -> None:
    t = iso.symbol("t")
    touch = iso.Event((t - 0.1) * (t - 0.2), "touch", model_change=iso.Attach(CRUCIBLE, joint=PIN))
    with pytest.raises(iso.SimulationError, match=r"event 'touch' attaches 'link3' again, which robot .* carries already") as told:
        iso.simulate(ARM, [0.3, 0.4], [0.5, 0.0], 0.3, events=touch)
    assert len(told.value.partial.phases) == 2 and told.value.partial.changes[0].link == "link3"
    drop = iso.Event(iso.symbol("t") - 0.1, "drop", model_change=iso.Detach("link9"))
    with pytest.raises(iso.SimulationError, match="event 'drop' detaches 'link9', which robot 'pelican-crucible' does not carry"):
        iso.simulate(ARM, [0.3, 0.4], [0.5, 0.0], 0.2, events=drop)
    off = iso.Event(iso.symbol("t") - 0.1, "off", model_change=iso.Detach("link1"))
    with pytest.raises(iso.SimulationError, match=r"event 'off' detaches 'link1' and leaves no joint that moves; end"):
        iso.simulate(ARM, [0.3, 0.4], [0.5, 0.0], 0.2, events=off)
    with pytest.raises(iso.ModelError, match="robot 'stone' has no movable joint: there is nothing to simulate"):
        iso.simulate(iso.Robot(links=(iso.Link("a", 1.0),), joints=(), name="stone"), [], [], 0.1)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: iso.Attach("link3"), "attach takes a Link or a Robot, got str 'link3'"),
        (lambda: iso.Attach(CRUCIBLE, joint="hinge"), "no joint type is called 'hinge'"),
        (lambda: iso.Attach(CRUCIBLE, at=[1, 2]), r"at: expected shape \(4, 4\)"),
        (lambda: iso.Attach(CRUCIBLE, twist=[1.0]), "Attach 'link3': twist has shape"),
        (lambda: iso.Attach(CRUCIBLE, prefix=3), "prefix is a string put before"),
        (lambda: iso.Detach(3), "Detach: link is the name of the link that is taken off, got 3"),
        (
            lambda: iso.Event(iso.symbol("t"), "end", model_change=3),
            "Event 'end': model_change must be an isodyn.Attach or isodyn.Detach, got int",
        ),
        (
            lambda: iso.Event(iso.symbol("t"), "end", terminal=True, model_change=iso.Detach("link3")),
            "Event 'end': the simulation continues after model_change; leave out terminal= and stop=",
        ),
    ],
)
def test_a_change_that_no_robot_can_make_is_refused_when_it_is_written(make: Callable[[], object], words: str) -> None:
    with pytest.raises((iso.ModelError, iso.ShapeError, iso.UnknownNameError), match=words):
        make()


def test_a_change_that_is_over_at_the_start_is_refused_and_one_that_may_come_is_not() -> None:
    t = iso.symbol("t")
    change = iso.Attach(CRUCIBLE, joint=PIN)
    for over in (t, t + 1.0, 3.0 * t):
        with pytest.raises(iso.ModelError, match=r"event 'grab' lies before the start at t = 0 s, .* robot.attach\("):
            iso.simulate(ARM, [0.3, 0.4], [0.5, 0.0], 0.2, events=iso.Event(over, "grab", model_change=change))
    for coming in (0.1 - t, (t - 0.1) * (t + 1.0), t * (t - 0.1)):
        found = iso.simulate(ARM, [0.3, 0.4], [0.5, 0.0], 0.2, events=iso.Event(coming, "grab", model_change=change))
        assert [one.name for one in found.changes] == ["grab"] and abs(found.changes[0].t - 0.1) < 1e-9


def test_steps_by_articulated_bodies_go_on_with_another_robot_too() -> None:
    """A method that gives accelerations alone: what joins is weighed by another."""
    grab = iso.Event(iso.symbol("t") - 0.1, "grab", model_change=iso.Attach(CRUCIBLE, joint=PIN, twist=TWIST))
    found, expected = (
        iso.simulate(ARM, [0.3, 0.4], [0.5, 0.0], 0.2, events=grab, method=method, rtol=1e-10, atol=1e-12)
        for method in ("articulated-body", None)
    )
    assert len(found.phases) == 2 and np.abs(found.q[-1] - expected.q[-1]).max() < 1e-9
