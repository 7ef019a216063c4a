"""Motion where velocities are no rates of positions: orders of integrators, momenta, reference cases, friction and stops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from bounds import close, converged, printed

import isodyn as iso
from isodyn.errors import ShapeError
from isodyn.spatial import Array

EPS = np.finfo(float).eps
UNIT = 5 * EPS  # how far lengths of quaternions may be from 1: ten roundings, of dividing by the length and of looking at it again


def body(
    inertia: tuple[float, float, float] = (0.2, 0.5, 0.6), kind: str = "floating", coordinates: str = "quaternion"
) -> iso.Robot:
    """A rigid body that floats, its mass centre beside its frame, without gravity."""
    links = iso.Link("world"), iso.Link("body", 2.0, (0.1, -0.2, 0.15), inertia)
    return iso.Robot("body", links, (iso.Joint("base", "world", "body", kind, coordinates=coordinates),), gravity=(0.0, 0.0, 0.0))


ALL = ("floating", "revolute", "spherical", "prismatic")
FEW = ALL[:2]


def arm(kinds: Sequence[str] = ALL, coordinates: str = "quaternion", **drives: object) -> iso.Robot:
    """A floating base that carries a revolute, a spherical and a sliding joint, or some of these."""
    names = ["world", "base", "upper", "fore", "hand"][: len(kinds) + 1]
    links = [iso.Link("world")]
    links += [iso.Link(name, 5.0 / (k + 1), (0.1, 0.05 * k, -0.1), (0.08, 0.1, 0.12)) for k, name in enumerate(names[1:])]
    joints = []
    for k, kind in enumerate(kinds):
        origin = np.eye(4)
        origin[:3, 3] = (0.2, 0.1, 0.3) if k else (0.0, 0.0, 0.0)
        own = drives if kind == "revolute" else {}
        joints.append(
            iso.Joint(f"joint{k}", names[k], names[k + 1], kind, origin, axis=(0, 1, 0) if kind == "revolute" else (0, 0, 1), **own)  # type: ignore[arg-type]
        )
    with_angles = [replace(joint, coordinates=coordinates) for joint in joints]
    return iso.Robot("arm", tuple(links), tuple(with_angles))


def lengths(robot: iso.Robot, q: Array) -> Array:
    """Lengths of the quaternions (..., k)."""
    ends = np.cumsum([joint.nq for joint in robot.movable_joints])
    places = [end - 4 for end, joint in zip(ends, robot.movable_joints, strict=True) if joint.nq > joint.nv]
    return np.stack([np.linalg.norm(q[..., place : place + 4], axis=-1) for place in places], axis=-1)


def rounding(robot: iso.Robot, q: Array, qd: Array, duration: float) -> tuple[float, float]:
    """(positions, velocities): what two programs of the same steps may differ by after a short time, by rounding."""
    dynamics = iso.compile(robot, device="reference")
    condition = max(np.linalg.cond(M) for M in np.atleast_3d(dynamics.mass_matrix(q)).reshape(-1, robot.n, robot.n))
    size = np.abs(dynamics.forward_dynamics(q, qd, np.zeros(robot.n))).max() + np.abs(qd).max() / duration
    speeds = 4 * dynamics.count("forward_dynamics").depth * EPS * float(condition) * size * duration
    return speeds * duration + 16 * EPS * (1 + np.abs(q).max()), speeds


def same_by_angles(robot: iso.Robot, other: iso.Robot, q: Array, qd: Array) -> tuple[Array, Array]:
    """The state of the same robot with angles for attitudes."""
    angles, starts = [], np.cumsum([0, *(joint.nq for joint in robot.movable_joints)])
    for joint, start in zip(robot.movable_joints, starts, strict=False):
        values = q[start : start + joint.nq]
        if joint.nq > joint.nv:
            R = np.array(joint.motion(values), dtype=float)[:3, :3]
            turn = np.arctan2(R[1, 0], R[0, 0]), -np.arcsin(R[2, 0]), np.arctan2(R[2, 1], R[2, 2])
            values = np.array([*values[:-4], *turn])
        angles.append(values)
    there = np.concatenate(angles)
    frames = [joint.child for joint in robot.movable_joints]
    J, K = (np.concatenate([one.jacobian(x, frame) for frame in frames]) for one, x in ((robot, q), (other, there)))
    return there, np.linalg.lstsq(K, J @ qd, rcond=None)[0]


# -- integrators ---------------------------------------------------------------------------------------------------------


ORDERS = [("rk4", 4), ("abm", 4), ("semi-implicit-euler", 1), ("rkf45", 5), ("momentum", 4)]


@pytest.mark.parametrize(("integrator", "order"), ORDERS)
def test_fixed_steps_keep_their_order_on_a_tumbling_body(integrator: str, order: int) -> None:
    """Errors at half the step are 2^order times smaller; quaternions have the length 1 all the way."""
    robot = body()
    q, qd = robot.random(4), np.array([0.3, -0.2, 0.1, 2.0, 0.1, -1.5])
    exact = iso.simulate(robot, q, qd, 1.0, integrator="DOP853", rtol=1e-13, atol=1e-13)
    off = []
    for steps in (40, 80):
        found = iso.rollout(robot, q, qd, dt=1 / steps, steps=steps, integrator=integrator)
        off.append(np.abs(robot.difference(exact.q[-1], found.q[-1])).max() + np.abs(exact.qd[-1] - found.qd[-1]).max())
        assert np.abs(lengths(robot, found.q) - 1).max() < UNIT
    assert order - 0.35 < np.log2(off[0] / off[1]) < order + 0.8


@pytest.mark.parametrize("integrator", ["rkf45", "rosenbrock", "RK45", "DOP853", "Radau", "LSODA"])
def test_adaptive_steps_follow_their_tolerance(integrator: str) -> None:
    """At most the sum of what the steps may miss; the error falls by more than the root of the tolerance; lengths stay 1."""
    robot = arm(("floating", "spherical") if integrator != "rosenbrock" else FEW)
    q, qd = robot.random(4), np.linspace(-4.0, 4.0, robot.n)
    exact = iso.simulate(robot, q, qd, 0.5, integrator="DOP853", rtol=1e-13, atol=1e-13)
    off, room = [], []
    for rtol in (1e-5, 1e-9):
        found = iso.simulate(robot, q, qd, 0.5, integrator=integrator, rtol=rtol, atol=rtol)
        off.append(np.abs(robot.difference(exact.q, found.q)).max())
        between = found.at(np.linspace(0.0, 0.5, 77))
        apart = robot.difference(exact.at(np.linspace(0.0, 0.5, 77))[0], between[0])
        assert np.abs(apart).max() < 2 * off[-1], "nowhere far more than at the samples beside"
        room.append(found.steps * (1 + np.abs(found.q).max()) * rtol)
        assert np.abs(lengths(robot, found.q) - 1).max() < UNIT
        assert np.abs(lengths(robot, between[0]) - 1).max() < UNIT
    assert off[1] < off[0] * np.sqrt(1e-9 / 1e-5) and off[0] < room[0]
    momenta = (robot.mass_matrix(found.q) @ found.qd[..., np.newaxis])[..., 0]  # by which velocities change the energy
    slopes = np.abs(momenta).sum(axis=-1).max(), np.abs(robot.gravity_torque(found.q)).sum(axis=-1).max()
    assert found.max_energy_error < 2 * (slopes[0] * np.abs(found.qd - exact.qd).max() + slopes[1] * off[1])


@pytest.mark.parametrize("integrator", ["rk4", "abm", "semi-implicit-euler", "rosenbrock"])
def test_compiled_steps_are_those_of_the_interpreter(integrator: str) -> None:
    """For one motion and for many, and with steps of their own."""
    robot = arm(("floating", "spherical") if integrator != "rosenbrock" else ("spherical",))
    q, qd = robot.random(2, 3), np.linspace(-1.0, 1.0, robot.n)
    found, expected = (
        iso.rollout(robot, q, qd, dt=0.01, steps=4, integrator=integrator, device=device) for device in ("cpu", "reference")
    )
    near = rounding(robot, q, qd, 0.04)
    if integrator == "rosenbrock":  # whose interpreter has slopes by differences: within its tolerance

        def run(rtol: float) -> tuple[Array, Array]:
            made = iso.rollout(robot, q, qd, dt=0.01, steps=4, integrator=integrator, rtol=rtol, atol=rtol / 100)
            return made.q, made.qd

        near = tuple(converged(run, 1e-8)[1])
    assert np.abs(found.q - expected.q).max() < near[0] and np.abs(found.qd - expected.qd).max() < near[1]
    alone = iso.rollout(robot, q[1], qd, dt=0.01, steps=4, integrator=integrator)
    np.testing.assert_array_equal(alone.q, iso.rollout(robot, q, qd, dt=0.01, steps=4, integrator=integrator).q[1])


def test_torque_functions_and_controllers_drive_floating_arms_alike() -> None:
    """Interpreted and compiled steps, fixed and adaptive, of the same damping."""
    robot = arm(FEW)
    q, qd = robot.random(4), np.linspace(-1.0, 1.0, robot.n)
    law = iso.Controller.of(robot, lambda q, qd, t: -0.7 * qd)
    for how in (
        {},
        {"integrator": "rk4", "dt": 0.01},
        {"integrator": "semi-implicit-euler", "dt": 0.01},
        {"integrator": "abm", "dt": 0.01},
    ):
        one = iso.simulate(robot, q, qd, 0.2, torque=law, **how)  # type: ignore[arg-type]
        two = iso.simulate(robot, q, qd, 0.2, torque=lambda t, q, qd: -0.7 * qd, **how)  # type: ignore[arg-type]
        assert np.abs(one.q - two.q).max() < rounding(robot, q, qd, 0.2)[0]
    assert one.tau.shape == one.qdd.shape == one.friction.shape == one.is_held.shape == (201, robot.n)
    assert one.q.shape == (201, robot.nq)


# -- the same motion by angles -------------------------------------------------------------------------------------------


def test_quaternions_and_angles_are_one_motion_with_friction_stops_and_a_push() -> None:
    """Joints that strike, rest, slip and stick do so at the same instants; the energy lost is the same."""
    drives = {"coulomb": (0.4, -0.3), "static": (0.6, -0.6), "viscous": 0.05, "limits": iso.Limits(-0.5, 0.6)}
    by_quaternions, by_angles = arm(FEW, **drives), arm(FEW, "zyx", **drives)  # type: ignore[arg-type]
    q = by_quaternions.neutral()
    q[3:7], q[7] = (0.1, 0.2, -0.3, 0.9), 0.1
    q = by_quaternions.normalized(q)
    qd = np.linspace(-0.8, 0.9, by_quaternions.n)
    qd[6] = 4.0
    states = (q, qd), same_by_angles(by_quaternions, by_angles, q, qd)
    names, found = list[list[str]](), []
    for robot, state in zip((by_quaternions, by_angles), states, strict=True):
        events, push = (*iso.Event.limits(robot, restitution=0.3),), {"upper": (0.5, 0.2, -0.3, 0.1, 0.0, 0.05)}

        def run(rtol: float, robot: iso.Robot = robot, state: tuple[Array, Array] = state, **given: object) -> list[Array]:
            made = iso.simulate(robot, *state, 1.0, rtol=rtol, atol=rtol / 100, **given)  # type: ignore[arg-type]
            names.append([event.name for event in made.events])
            return [
                np.array([e.t for e in made.events]),
                robot.pose(made.q, "upper"),
                made.energy,
                made.work,
                np.array(made.max_energy_error),
            ]

        found.append(converged(partial(run, events=events, wrench=push), 1e-11))
    assert all(each == names[0] for each in names) and len(names[0]) >= 2
    for one, two, *near in zip(found[0][0], found[1][0], found[0][1], found[1][1], strict=True):
        assert np.abs(one - two).max() < sum(near)
    assert found[0][0][-1] < found[0][1][-1], "and the energy goes where friction and stops say"


def test_rollouts_with_dry_friction_stick_on_a_floating_arm() -> None:
    """Steps that choose their modes, fixed and adaptive, by quaternions and by angles."""
    drives = {"coulomb": (0.8, -0.8), "viscous": 0.05}
    by_quaternions, by_angles = arm(FEW, **drives), arm(FEW, "zyx", **drives)  # type: ignore[arg-type]
    q, qd = by_quaternions.neutral(), np.zeros(by_quaternions.n)
    qd[6] = 0.7
    other = same_by_angles(by_quaternions, by_angles, q, qd)
    runs = []
    for robot, state, place in ((by_quaternions, (q, qd), 7), (by_angles, other, 6)):

        def run(rtol: float, robot: iso.Robot = robot, state: tuple[Array, Array] = state, place: int = place) -> list[Array]:
            made = iso.rollout(robot, *state, dt=0.02, steps=25, integrator="rkf45", rtol=rtol, atol=rtol / 10)
            assert made.qd[-1, 6] == 0.0
            return [made.q[:, place], made.q[-1]]

        runs.append(converged(run, 1e-9))
    (one, near), (two, other_near) = runs
    assert np.abs(one[0] - two[0]).max() < near[0] + other_near[0]

    fixed = iso.rollout(by_quaternions, q, qd, dt=0.002, steps=250, integrator="rk4")
    assert fixed.qd[-1, 6] == 0.0 and np.abs(fixed.q[-1] - one[1]).max() < within_a_step(by_quaternions, q, qd, 0.002) + near[1]


def within_a_step(robot: iso.Robot, q: Array, qd: Array, h: float) -> float:
    """How far a joint goes, by its acceleration, in a step in which friction stops it somewhere."""
    return float(np.abs(robot.forward_dynamics(q, qd, np.zeros(robot.n))).max() * h**2)


def test_a_body_on_a_plane_slides_as_its_slides_and_turn_do() -> None:
    """Planar joints by their own velocities and by rates of x, y and the angle."""
    one, two = body(kind="planar"), body(kind="planar", coordinates="zyx")
    q, v = np.array([0.1, 0.2, 0.7]), np.array([0.5, -0.3, 1.2])
    c, s = np.cos(q[2]), np.sin(q[2])
    found = [
        converged(lambda rtol, robot=robot, qd=qd: [iso.simulate(robot, q, qd, 2.0, rtol=rtol, atol=rtol / 100).q], 1e-10)
        for robot, qd in ((one, v), (two, (c * v[0] - s * v[1], s * v[0] + c * v[1], v[2])))
    ]
    assert np.abs(found[0][0][0] - found[1][0][0]).max() < found[0][1][0] + found[1][1][0]
    steps = [
        converged(lambda h, name=name: [iso.rollout(one, q, v, dt=h, steps=round(0.1 / h), integrator=name).q[-1]], 0.005, 2.0)
        for name in ("rk4", "semi-implicit-euler")
    ]
    assert np.abs(steps[0][0][0] - steps[1][0][0]).max() < 2 * (steps[0][1][0] + steps[1][1][0])  # of order 1: half is left


def test_dry_friction_about_the_normal_of_a_plane_stops_the_turn_alone() -> None:
    """A disc slides on; by its own velocities and by rates, with modes between steps and by steps."""
    runs, near = list[list[Array]](), list[list[float]]()
    for coordinates in ("quaternion", "zyx"):
        disc = body(kind="planar", coordinates=coordinates)
        joint = replace(disc.joints[0], coulomb=((0.0, 0.0), (0.0, 0.0), (0.3, -0.3)))
        disc = replace(disc, links=(disc.links[0], iso.Link("body", 2.0, (0, 0, 0), (0.2, 0.2, 0.3))), joints=(joint,))
        q, qd = np.array([0.0, 0.0, 0.4]), np.array([0.5, 0.0, 1.0])
        if coordinates == "zyx":
            qd[:2] = 0.5 * np.cos(0.4), 0.5 * np.sin(0.4)
        name = f"base.{'wz' if coordinates == 'quaternion' else 'angle'} sticks"

        def run(rtol: float, disc: iso.Robot = disc, q: Array = q, qd: Array = qd, name: str = name) -> list[Array]:
            made = iso.simulate(disc, q, qd, 2.0, rtol=rtol, atol=rtol / 100)
            assert [event.name for event in made.events] == [name]
            return [np.array(made.events[0].t), made.q]

        for kept, found in zip((runs, near), converged(run, 1e-10), strict=True):
            kept.append(found)
        fixed = iso.rollout(disc, q, qd, dt=0.005, steps=400)
        assert fixed.qd[-1, 2] == 0.0
        assert np.abs(fixed.q[-1] - runs[-1][1][-1]).max() < within_a_step(disc, q, qd, 0.005) + near[-1][1]
        assert abs(runs[-1][0] - 1.0) < near[-1][0] + 64 * EPS  # I w / T
    assert np.abs(runs[0][1] - runs[1][1]).max() < near[0][1] + near[1][1]


# -- reference cases -----------------------------------------------------------------------------------------------------


def test_a_heavy_top_precesses_steadily() -> None:
    """A W^2 cos(tilt) - C w3 W + m g l = 0: after 5 s at 3 rad/s the tilt is what it was and the azimuth 15 rad further."""
    A, C, mass, length, tilt, W = 0.02, 0.005, 1.0, 0.1, np.pi / 6, 3.0
    spin = (A * W**2 * np.cos(tilt) + mass * 9.81 * length) / (C * W)
    printed(spin, 75.7923048454133, digits=13)
    centre = A - mass * length**2
    links = iso.Link("world"), iso.Link("top", mass, (0.0, 0.0, length), (centre, centre, C))
    robot = iso.Robot("top", links, (iso.Joint("pivot", "world", "top", "spherical"),))
    q = np.array([np.sin(tilt / 2), 0.0, 0.0, np.cos(tilt / 2)])  # about x: the axis of the top leans towards -y
    qd = np.array([0.0, W * np.sin(tilt), spin])

    def run(rtol: float) -> tuple[Array, Array]:
        motion = iso.simulate(robot, q, qd, 5.0, integrator="DOP853", rtol=rtol, atol=rtol / 10)
        axis = robot.pose(motion.q, "top")[:, :3, 2]
        return np.arccos(axis[:, 2]), np.unwrap(np.arctan2(axis[:, 1], axis[:, 0]))

    (leans, azimuth), near = converged(run, 1e-12)
    assert np.abs(leans - tilt).max() < near[0] and abs(azimuth[-1] - azimuth[0] - 15.0) < near[1]


def test_two_links_on_ball_joints_start_as_celentano_has_them() -> None:
    """Absolute ZYX angles, their rates and free accelerations (Theorems 6-12), turned into velocities of the joints."""
    mass, com, inertia = (2.0, 1.5), (0.3, 0.25), ((0.01, 0.07, 0.08), (0.008, 0.04, 0.05))
    links = [iso.Link("world"), *(iso.Link(f"link{k}", mass[k], (com[k], 0.0, 0.0), inertia[k]) for k in range(2))]
    end = np.eye(4)
    end[0, 3] = 0.6
    joints = iso.Joint("first", "world", "link0", "spherical"), iso.Joint("second", "link0", "link1", "spherical", end)
    robot = iso.Robot("two-balls", tuple(links), joints)
    angles, rates = np.reshape((0.3, 0.4, -0.2, 0.1, -0.5, 0.6), (2, 3)), np.reshape((0.5, -0.3, 0.8, 0.2, 0.4, -0.7), (2, 3))
    given = np.reshape((-1.033959435, 15.720151978, -0.389777196, 3.999177897, 7.743960743, -1.803642663), (2, 3))

    def turned(a: Array) -> tuple[Array, Array]:
        """R, and E of w = E a' in the body."""
        (cz, cy, cx), (sz, sy, sx) = np.cos(a), np.sin(a)
        z, y, x = (
            [[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]],
            [[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]],
            [[1, 0, 0], [0, cx, -sx], [0, sx, cx]],
        )
        R = np.array(z) @ y @ x
        return R, np.stack([R.T @ (0, 0, 1), np.transpose(x) @ (0, 1, 0), (1, 0, 0)], axis=1)

    h = 1e-5
    (R1, E1), (R2, E2) = (turned(a) for a in angles)
    slopes = [(turned(a + h * r)[1] - turned(a - h * r)[1]) / (2 * h) for a, r in zip(angles, rates, strict=True)]
    w1, w2 = E1 @ rates[0], E2 @ rates[1]
    a1, a2 = (E @ acc + slope @ r for E, acc, slope, r in zip((E1, E2), given, slopes, rates, strict=True))
    between = R2.T @ R1
    qd = np.concatenate([w1, w2 - between @ w1])
    qdd = np.concatenate([a1, a2 - between @ a1 + np.cross(w2, between @ w1)])
    quaternions = [_quaternion(R1), _quaternion(R1.T @ R2)]
    start = iso.simulate(robot, np.concatenate(quaternions), qd, 0.001)
    printed(start.kinetic[0], 0.134086123291, digits=12)
    reach = sum(np.abs(E).sum(axis=1).max() for E in (E1, E2))  # of accelerations by the nine digits given
    slopes_off = (h**2 + 4 * EPS / h) * reach * np.abs(rates).max() ** 2  # which are differences
    assert np.abs(start.qdd[0] - qdd).max() < 0.5e-9 * reach + slopes_off


def _quaternion(R: Array) -> Array:
    """(4,) of a rotation by less than half a turn."""
    w = np.sqrt(1 + np.trace(R)) / 2
    return np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1], 4 * w * w]) / (4 * w)


def space_arm() -> iso.Robot:
    """ReDySim's floating base: a plane, a base of 500 kg, three links of 10 kg."""
    names, places = ("base", "one", "two", "three"), (0.0, 0.5, 1.0, 1.0)
    links = [iso.Link("world"), iso.Link("base", 500.0, (0, 0, 0), (1.0, 1.0, 83.61))]
    links += [iso.Link(name, 10.0, (0.5, 0.0, 0.0), (1.05, 1.05, 1.05)) for name in names[1:]]
    joints = [iso.Joint("plane", "world", "base", "planar", passive=True)]
    for parent, child, place in zip(names, names[1:], places[1:], strict=False):
        origin = np.eye(4)
        origin[0, 3] = place
        joints.append(iso.Joint(child, parent, child, "revolute", origin))
    return iso.Robot("space-arm", tuple(links), tuple(joints), gravity=(0.0, 0.0, 0.0))


def test_a_free_floating_arm_turns_its_base_as_momentum_asks() -> None:
    """Saha 9.4.1: cycloidal joints and no momentum, by a drive that follows them; ReDySim's run to the accuracy of its own."""
    robot, start, end, T = space_arm(), np.array([0.3803, -0.6198, 1.2867]), np.full(3, -np.pi / 2), 30.0

    def torque(t: float, q: Array, qd: Array) -> Array:
        """Those of the joints that give them these accelerations while nothing holds the base."""
        a = (end - start) * 2 * np.pi * np.sin(2 * np.pi * t / T) / T**2
        M, bias = robot.mass_matrix(q), robot.bias_torque(q, qd)
        base = -np.linalg.solve(M[:3, :3], M[:3, 3:] @ a + bias[:3])
        return np.concatenate([np.zeros(3), M[3:, :3] @ base + M[3:, 3:] @ a + bias[3:]])

    def run(rtol: float) -> tuple[Array, Array, Array]:
        state = np.concatenate([np.zeros(3), start]), np.zeros(6)
        motion = iso.simulate(robot, *state, (0.0, T), torque=torque, rtol=rtol, atol=rtol / 100)
        return motion.q[-1, 3:], motion.q[-1, :3], (robot.mass_matrix(motion.q)[:, :3] @ motion.qd[..., np.newaxis])[..., 0]

    (joints, reached, momenta), near = converged(run, 1e-11)
    assert np.abs(joints - end).max() < near[0]
    assert np.abs(reached - (0.0718423226, 0.0381927257, 1.0361759152)).max() < near[1] + 0.5e-10
    assert np.abs(reached - (0.07182897, 0.03810805, 1.038754)).max() < 3e-3
    assert np.abs(momenta).max() < near[2]


def test_a_free_arm_keeps_both_momenta_for_half_a_minute() -> None:
    """DOP853 at 1e-12: to 1e-10 of the largest momentum of a link."""
    robot = iso.load("floating-gripper")
    assert not robot.gravity.any()
    q, qd = robot.random(8), np.linspace(-0.3, 0.4, robot.n)
    motion = iso.simulate(robot, q, qd, 30.0, integrator="DOP853", rtol=1e-12, atol=1e-12)
    linear, angular, largest = momenta_of(robot, motion.q, motion.qd)
    for momentum, size in zip((linear, angular), largest, strict=True):
        assert np.abs(momentum - momentum[0]).max() < 1e-10 * size
    assert np.abs(lengths(robot, motion.q) - 1).max() < UNIT


def heavy_top() -> iso.Robot:
    """A body on a ball, its mass centre off every axis."""
    links = iso.Link("world"), iso.Link("top", 1.0, (0.05, 0.1, 0.3), (0.1, 0.25, 0.3))
    return iso.Robot("top", links, (iso.Joint("ball", "world", "top", "spherical"),))


def coupled_arm() -> iso.Robot:
    """A floating base with gears: a ball, and two hinges that turn together."""
    kinds = ("floating", "revolute", "spherical", "revolute")
    robot = arm(kinds, rotor_inertia=0.02, gear_ratio=5.0, viscous=0.3)
    turned = replace(robot, joints=tuple(replace(j, rotor_inertia=0.1) if j.type == "spherical" else j for j in robot.joints))
    return turned.with_couplings(iso.Coupling("joint3", {"joint1": -0.7}, 0.2))


@pytest.mark.parametrize("make", [heavy_top, arm, coupled_arm])
def test_steps_of_momenta_turn_attitudes_as_other_steps_do(make: Callable[[], iso.Robot]) -> None:
    """Of order 4 in positions, velocities and energy, one motion as many; quaternions have the length 1."""
    robot = make()
    q, qd = robot.random(2), np.linspace(-1.5, 1.0, robot.n)
    exact = iso.simulate(robot, q, qd, 0.5, integrator="DOP853", rtol=1e-13, atol=1e-13)
    off = []
    for steps in (25, 50):
        found = iso.rollout(robot, [q, q], qd, dt=0.5 / steps, steps=steps, integrator="momentum")
        alone = iso.simulate(robot, q, qd, 0.5, integrator="momentum", dt=0.5 / steps)
        apart = robot.difference(exact.q[-1], alone.q[-1]), exact.qd[-1] - alone.qd[-1], alone.max_energy_error
        off.append([np.abs(x).max() for x in apart])
        assert (found.q[0] == found.q[1]).all() and np.abs(lengths(robot, found.q) - 1).max() < UNIT
        depth = iso.compile(robot).count("forward_dynamics").depth
        close(found.q[0, -1], alone.q[-1], ops=depth)
        close(found.qd[0, -1], alone.qd[-1], ops=depth)
    orders = np.log2(np.divide(*off))
    rate = max(np.abs(exact.qd).max(), np.sqrt(np.abs(exact.qdd).max()))
    assert (orders[:2] > 3.6).all() and (orders < 5.6).all() and off[1][0] < (0.01 * rate) ** 4


def test_steps_of_momenta_keep_those_of_a_free_arm_to_their_order() -> None:
    """Both momenta of a free arm in space: what 16 times smaller is at half the step."""
    robot = iso.load("floating-gripper")
    q, qd = robot.random(8), np.linspace(-0.6, 0.8, robot.n)
    off = []
    for steps in (50, 100):
        found = iso.rollout(robot, q, qd, dt=1 / steps, steps=steps, integrator="momentum")
        linear, angular, largest = momenta_of(robot, found.q, found.qd)
        off.append([np.abs(x - x[0]).max() / size for x, size in zip((linear, angular), largest, strict=True)])
    assert (np.log2(np.divide(*off)) > 3.5).all() and np.max(off[1]) < (0.01 * np.abs(found.qd).max()) ** 4


def momenta_of(robot: iso.Robot, q: Array, qd: Array) -> tuple[Array, Array, tuple[float, float]]:
    """Linear and angular momentum about the world's origin (K, 3), and the largest of a link of each."""
    linear, angular, largest = np.zeros((len(q), 3)), np.zeros((len(q), 3)), [0.0, 0.0]
    for link in robot.links[1:]:
        pose, J = robot.pose(q, link.name), robot.jacobian(q, link.name)
        v, w = np.split((J @ qd[..., np.newaxis])[..., 0], 2, axis=-1)
        R, c = pose[:, :3, :3], pose[:, :3, 3] + pose[:, :3, :3] @ link.com
        p = link.mass * (v + np.cross(w, R @ link.com))
        spin = np.einsum("kij,jl,kml,km->ki", R, link.inertia, R, w)
        turn = np.cross(c, p) + spin
        linear, angular = linear + p, angular + turn
        largest = [max(a, np.abs(b).max()) for a, b in zip(largest, (p, turn), strict=True)]
    return linear, angular, (largest[0], largest[1])


# -- results and refusals ------------------------------------------------------------------------------------------------


def test_results_have_a_column_for_every_position_and_velocity(tmp_path) -> None:  # type: ignore[no-untyped-def]
    """Files come back; between samples too, without the integrator's own path."""
    robot = arm()
    motion = iso.simulate(robot, robot.neutral(), np.linspace(-1.0, 1.0, robot.n), 0.3)
    again = iso.Simulation.load(motion.save(tmp_path / "motion.npz"))
    np.testing.assert_array_equal(again.q, motion.q)
    t = np.linspace(0.0, 0.3, 37)  # between samples, of which half as many miss the path by many times as much
    half = replace(again, **{name: getattr(again, name)[::2] for name in ("t", "q", "qd", "qdd", "tau")})
    for path, own, sparse in zip(motion.at(t), again.at(t), half.at(t), strict=True):
        assert np.abs(own - path).max() < np.abs(sparse - own).max()
    header = motion.to_csv(tmp_path / "motion.csv").read_text().split("\n")[0].split(",")
    assert len(header) == 1 + robot.nq + 3 * robot.n + 4
    text = str(motion)
    assert "joint0.qw" in text and "joint0.vx" in text


def test_states_that_cannot_be_are_refused() -> None:
    """Off unit length, and sizes mixed up."""
    robot = arm()
    q, qd = robot.neutral(), np.zeros(robot.n)
    with pytest.raises(ShapeError, match="the quaternion of joint 'joint0', entries 3 to 6, has length 2"):
        iso.simulate(robot, q + np.eye(robot.nq)[6], qd, 1.0)
    with pytest.raises(ShapeError, match="joint 'joint2', entries 8 to 11 of state 1, has length 2"):
        iso.rollout(robot, [q, q + np.eye(robot.nq)[11]], qd, dt=0.1, steps=1)
    with pytest.raises(ShapeError, match=r"q has nq = 13 entries, four for a quaternion, qd has n = 11"):
        iso.simulate(robot, qd, q, 1.0)
    with pytest.raises(ShapeError, match=r"as many as there are velocities \(n = 11\)"):
        iso.rollout(robot, qd, qd, dt=0.1, steps=1)


def test_a_simulation_at_gimbal_lock_says_so_and_what_to_do() -> None:
    links = iso.Link("world"), iso.Link("body", 1.0, [0.0, 0.1, 0.2], [0.1, 0.25, 0.3])
    robot = iso.Robot("ball", links, (iso.Joint("ball", "world", "body", "spherical", coordinates="zyx"),))
    with pytest.raises(iso.SimulationError, match=r"'ball' are at gimbal lock .* coordinates='quaternion'"):
        iso.simulate(robot, [0.0, np.pi / 2, 0.0], [0.0, 1.0, 0.0], 1.0)


def test_values_of_the_wrong_number_are_told_which_are_positions() -> None:
    robot = iso.load("floating-gripper")
    q, qd = robot.neutral(), np.zeros(robot.n)
    many = np.ones(robot.nq)
    for call in (
        lambda: iso.mobility(robot, qd), lambda: iso.close_loops(robot, qd), lambda: iso.close_loops(robot, q, many),
        lambda: robot.expand(qd), lambda: robot.expand_velocity(many), lambda: iso.Controller.pd(robot, many, 1.0, q),
        lambda: iso.rollout(robot, q, qd, many, dt=1e-3, steps=1), lambda: iso.simulate(robot, q, qd, 0.1, effort=many),
    ):  # fmt: skip
        with pytest.raises(iso.ShapeError, match=f"q has nq = {robot.nq} values .* qd and tau have n = {robot.n}"):
            call()
