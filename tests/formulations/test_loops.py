"""Closed loops: ReDySim's four-bar to its digits, every mechanism against other derivations (in minimal coordinates:
test_minimal_coordinates.py), and what closures leave to choose."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from bounds import close
from mechanisms import DEAD, OVERCONSTRAINED, at_dead_point, bricard

import isodyn as iso
from benchmarks.loops import ROBOTS, ClosedPinocchio, states
from isodyn.backends.reference import evaluate
from isodyn.counts.counting import countable
from isodyn.dynamics.closing import loops_of
from isodyn.model.joint import JOINT_TYPES

DRIVES = {
    "four-bar": ["crank"],
    "slider-crank": ["crank"],
    "five-bar": ["left-shoulder", "right-shoulder"],
    "3-rrr": ["shoulder1", "shoulder2", "shoulder3"],
    "delta": ["motor1", "motor2", "motor3"],
    "stewart": [f"leg{k}" for k in range(1, 7)],
}


def closed(robot: iso.Robot, q: object, qd: object, **given: object) -> iso.LoopClosure:
    return iso.close_loops(robot, q, qd, **given)


def ops(robot: iso.Robot) -> int:
    """Operations behind an acceleration."""
    return int(iso.compile(robot).count("forward_dynamics").depth)


def solved(robot: iso.Robot, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> tuple[np.ndarray, float]:
    """(qdd, condition): M qdd + bias = tau + K^T lambda and K qdd + k = 0 in one, all equations kept, k by differences of K."""
    loops, step, dynamics = loops_of(robot), 1e-4, iso.compile(robot, device="reference")
    K, M = loops(q)[1], dynamics.mass_matrix(q)
    at = lambda h: loops(robot.integrate(q, h * qd))[1] @ qd  # noqa: E731
    k = (8 * (at(step) - at(-step)) - (at(2 * step) - at(-2 * step))) / (12 * step)  # of fourth order
    A = np.block([[M, K.T], [K, np.zeros((len(K), len(K)))]])
    found = np.linalg.lstsq(A, np.concatenate([tau - dynamics.bias_torque(q, qd), -k]), rcond=1e-10)[0]
    return found[: robot.n], float(np.linalg.cond(M))


# -- ReDySim's four-bar -----------------------------------------------------------------------------------------------


def at_one_radian() -> tuple[iso.Robot, np.ndarray, np.ndarray]:
    robot = iso.load("four-bar")
    state = closed(robot, [1.0, 0.0, 0.0], [2.0, 0.0, 0.0], fixed=["crank"])
    return robot, state.q, state.qd


@pytest.mark.parametrize("method", [row.key for row in iso.methods() if {"inverse_dynamics", "mass_matrix"} <= set(row.quantities)])
def test_redysims_four_bar_has_the_numbers_of_forty_digits_by_every_method(method: str) -> None:
    """Crank at 1 rad and 2 rad/s under 0.5 N m, gravity along -y, rocker above."""
    robot, q, qd = at_one_radian()
    assert abs(robot.potential_energy(q) - 5.518616863832366) < 1e-12
    assert abs((qd / 2) @ robot.mass_matrix(q) @ (qd / 2) - 4.148798610379415e-3) < 1e-12
    qdd = iso.compile(robot, method=method).forward_dynamics(q, qd, [0.5, 0.0, 0.0])
    assert abs(qdd[0] - 8.221377520033787) < 1e-12


# -- all mechanisms ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ROBOTS)
def test_accelerations_are_pinocchios(name: str) -> None:
    """constraintDynamics at a few consistent states; 1000 of them in `python -m benchmarks loops`."""
    pytest.importorskip("pinocchio")
    robot = iso.load(name)
    q, qd, tau = states(robot, 20)
    theirs = ClosedPinocchio(robot).accelerations(q, qd, tau)
    condition = max(np.linalg.cond(M) for M in robot.mass_matrix(q))
    close(robot.forward_dynamics(q, qd, tau), theirs, ops=ops(robot), condition=condition)


@pytest.mark.parametrize("name", ROBOTS)
def test_accelerations_obey_the_equations_of_motion_and_the_loops(name: str) -> None:
    robot = iso.load(name)
    for q, qd, tau in zip(*states(robot, 2, seed=5), strict=True):
        expected, condition = solved(robot, q, qd, tau)
        found = robot.forward_dynamics(q, qd, tau)
        off = np.abs(found - expected).max() / np.abs(expected).max()
        assert off < 1e-9 * max(1.0, condition / 1e3), off  # differences of K lose the rest


@pytest.mark.parametrize("name", ROBOTS)
def test_the_inverse_by_actuators_is_undone_by_forward_dynamics(name: str) -> None:
    robot = iso.load(name)
    q, qd, tau = states(robot, 10, seed=7)
    qdd = robot.forward_dynamics(q, qd, tau)
    dynamics = iso.compile(robot, actuators=DRIVES[name])
    drives = dynamics.inverse_dynamics(q, qd, qdd)
    idle = [k for k, axis in enumerate(robot.dofs) if axis.name not in DRIVES[name]]
    assert (drives[:, idle] == 0).all()
    condition = max(np.linalg.cond(M) for M in robot.mass_matrix(q))
    close(robot.forward_dynamics(q, qd, drives), qdd, ops=2 * ops(robot), condition=condition)


@pytest.mark.parametrize("name", ROBOTS)
def test_the_power_of_the_actuators_is_the_rate_of_the_energy(name: str) -> None:
    """tau . qd = d/dt (T + V): qd . (M qdd + C qd + g) with the loops' forces doing no work."""
    robot = iso.load(name)
    q, qd, tau = states(robot, 10, seed=11)
    rate = ((robot.inverse_dynamics(q, qd, robot.forward_dynamics(q, qd, tau))) * qd).sum(axis=-1)
    size = np.abs(tau * qd).sum(axis=-1, keepdims=True) + np.abs(robot.bias_torque(q, qd) * qd).sum(axis=-1, keepdims=True)
    condition = max(np.linalg.cond(M) for M in robot.mass_matrix(q))
    bound = 4 * ops(robot) * condition * np.finfo(float).eps * size[:, 0]
    assert (np.abs(rate - (tau * qd).sum(axis=-1)) <= bound).all()


@pytest.mark.parametrize("name", ["four-bar", "five-bar", "delta"])  # by blocks of two, by multipliers, by blocks of three
def test_constraint_forces_hold_the_loops_and_are_the_least_that_do(name: str) -> None:
    """Put as outside wrenches on the open tree they give the motion of the closed one; of all that do, none is shorter."""
    robot = iso.load(name)
    q, qd, tau = (x[0] for x in states(robot, 1, seed=13))
    forces = robot.constraint_forces(q, qd, tau)
    assert forces.shape == (len(robot.loops), 6)
    tree, wrenches = robot.with_loops(), dict[str, np.ndarray]()
    for loop, force in zip(robot.loops, forces, strict=True):
        poses = {link: robot.pose(q, link) if link != robot.root.name else np.eye(4) for link in (loop.a, loop.b)}
        axes = (poses[loop.a] @ loop.at_a)[:3, :3]
        point = (poses[loop.b] @ loop.at_b)[:3, 3]
        for link, sign in ((loop.a, -1.0), (loop.b, 1.0)):
            R, p = poses[link][:3, :3], poses[link][:3, 3]
            f, m = sign * axes @ force[:3], sign * axes @ force[3:]
            own = np.concatenate([R.T @ f, R.T @ (m + np.cross(point - p, f))])
            wrenches[link] = wrenches.get(link, np.zeros(6)) + own
    wrenches.pop(robot.root.name, None)
    condition = float(np.linalg.cond(robot.mass_matrix(q)))
    found = tree.forward_dynamics(q, qd, tau, wrench=wrenches)
    close(found, robot.forward_dynamics(q, qd, tau), ops=2 * ops(robot), condition=condition)
    K = loops_of(robot)(q)[1]
    needed = robot.inverse_dynamics(q, qd, robot.forward_dynamics(q, qd, tau)) - tau
    shortest = np.linalg.norm(np.linalg.lstsq(K.T, needed, rcond=1e-10)[0])
    close([np.linalg.norm(forces)], [shortest], ops=2 * ops(robot), condition=condition)


@pytest.mark.parametrize("name", OVERCONSTRAINED)
def test_overconstrained_loops_have_the_accelerations_and_least_forces_of_all_their_equations(name: str) -> None:
    """Compared with one system of all equations, also at poses where those used elsewhere depend on each other."""
    robot = OVERCONSTRAINED[name]()
    loops, dynamics = loops_of(robot), iso.compile(robot)
    q = np.concatenate([loops.poses[-1:], *(loops.flat(rows)[:1] for rows in loops.closing.choices)])
    rng = np.random.default_rng(6)
    qd, tau = closed(robot, q, rng.normal(size=q.shape)).qd, rng.normal(size=q.shape)
    for one, speed, torque in zip(q, np.asarray(qd), tau, strict=True):
        expected, condition = solved(robot, one, speed, torque)
        found = dynamics.forward_dynamics(one, speed, torque)
        lengths = np.linalg.svd(loops(one)[1])[1]
        lost = condition * (lengths[0] / lengths[loops.rank - 1]) ** 2 / 1e3
        assert np.abs(found - expected).max() < 1e-9 * max(1.0, lost) * np.abs(expected).max()
        K, needed = loops(one)[1], robot.inverse_dynamics(one, speed, found) - torque
        shortest = np.linalg.lstsq(K.T, needed, rcond=1e-9)[0]
        force = dynamics.constraint_forces(one, speed, torque)[0, :5]  # the hinge's five equations, in their order
        assert np.abs(force - shortest).max() < 1e-9 * max(1.0, lost) * np.abs(shortest).max()


def test_an_overconstrained_loop_is_driven_by_any_joint_and_by_accelerations_that_are_known() -> None:
    robot = bricard(0.9)
    q = loops_of(robot).flat(loops_of(robot).independent[0])[0]
    qd, tau = closed(robot, q, np.ones(robot.n)).qd, np.arange(robot.n) / 2
    qdd = robot.forward_dynamics(q, qd, tau)
    motor = iso.compile(robot, actuators=["j2"]).inverse_dynamics(q, qd, qdd)
    assert (motor[[0, 2, 3, 4]] == 0).all()
    unit = 16 * ops(robot) * np.finfo(float).eps * np.linalg.cond(robot.mass_matrix(q)) * np.abs(qdd).max()
    assert np.abs(robot.forward_dynamics(q, qd, motor) - qdd).max() < unit
    known = np.where(np.arange(robot.n) == 1, qdd, motor)
    found, torque = iso.compile(robot, prescribed=["j2"]).hybrid_dynamics(q, qd, known)
    assert np.abs(found - qdd).max() < unit and np.abs(torque - motor).max() < unit * np.abs(robot.mass_matrix(q)).max()


def test_a_pose_that_closes_the_loops_is_left_as_it_is() -> None:
    """Of as many equations as joints, of which one depends on the others, rounding is no reason for a step of half a radian."""
    robot = OVERCONSTRAINED["bricard, line-symmetric"]()
    q = loops_of(robot).poses
    assert np.abs(closed(robot, q, None).q - q).max() < 1e-9


def test_redundant_closures_need_no_regularisation_and_share_their_forces() -> None:
    """A bar on two balls beside a hinge: some equations twice; the forces that come out are those of lstsq."""
    robot = iso.load("four-bar")
    twice = robot.with_loops(*robot.loops, replace(robot.loops[0], name="again"))
    q, qd, tau = (x[0] for x in states(robot, 1))
    close(twice.forward_dynamics(q, qd, tau), robot.forward_dynamics(q, qd, tau), ops=2 * ops(robot))
    one, two = robot.constraint_forces(q, qd, tau), twice.constraint_forces(q, qd, tau)
    close(two.reshape(1, -1), np.concatenate([one, one]).reshape(1, -1) / 2, ops=4 * ops(robot), condition=10)
    assert len(iso.mobility(twice, q).redundant) == 8


def test_more_actuators_than_freedoms_share_by_least_norm() -> None:
    robot = iso.load("3-rrr")
    names = [*DRIVES["3-rrr"], "elbow1", "elbow2"]
    q, qd, tau = (x[0] for x in states(robot, 1, seed=17))
    qdd = robot.forward_dynamics(q, qd, tau)
    drives = iso.compile(robot, actuators=names).inverse_dynamics(q, qd, qdd)
    close(robot.forward_dynamics(q, qd, drives), qdd, ops=4 * ops(robot), condition=100)
    K = loops_of(robot)(q)[1]
    null = np.linalg.svd(K)[2][np.linalg.matrix_rank(K, tol=1e-9) :]  # motions that the loops allow
    chosen = [robot.velocity_names.index(name) for name in names]
    least = np.linalg.lstsq(null[:, chosen], null @ robot.inverse_dynamics(q, qd, qdd), rcond=None)[0]
    close(drives[chosen], least, ops=4 * ops(robot), condition=100)


def test_actuators_that_leave_a_freedom_are_refused_by_name() -> None:
    with pytest.raises(iso.ModelError, match="which has 2 DOF: with all of them locked, 1 remains, in which 'left-elbow'"):
        iso.compile(iso.load("five-bar"), actuators=["left-shoulder"])
    with pytest.raises(iso.ModelError, match="1 remains, in which 'joint3' can still move"):
        iso.compile(iso.load("pelican-crucible"), actuators=["joint1", "joint2"])
    with pytest.raises(iso.ModelError, match="which has 1 DOF: with"):
        iso.compile(iso.load("four-bar"), actuators=[])
    for twice in (["plate", "plate.vx"], ["leg1", "leg1"]):
        with pytest.raises(iso.ModelError, match=f"the actuator '{twice[1]}' is named twice"):
            iso.compile(iso.load("stewart"), actuators=twice)
    with pytest.raises(iso.UnknownNameError, match="no actuator is called 'motor'"):
        iso.compile(iso.load("five-bar"), actuators=["motor"])


def standing() -> iso.Robot:
    """A floating robot whose four feet are held to the ground by balls."""
    robot = iso.load("quadruped")
    feet = [f"{leg}-foot" for leg in ("fl", "fr", "hl", "hr")]
    return robot.with_loops(
        *(iso.Loop(f"held-{foot}", foot, robot.root.name, "spherical", at_b=robot.pose(robot.neutral(), foot)) for foot in feet)
    )


@pytest.mark.parametrize("name", [*ROBOTS, "quadruped"])
def test_any_actuators_give_the_motion_or_are_refused_with_what_they_leave(name: str) -> None:
    """Sets at random: forward dynamics return the motion, or at no state does the rank of loops and actuators reach n."""
    robot = standing() if name == "quadruped" else iso.load(name)
    q, qd, tau = states(robot, 3, seed=19)
    qdd, K = robot.forward_dynamics(q, qd, tau), loops_of(robot)(q)[1]
    freedom, random = robot.n - np.linalg.matrix_rank(K[0], tol=1e-9), np.random.default_rng(23)
    condition = max(np.linalg.cond(M) for M in robot.mass_matrix(q))
    for _ in range(6):
        count = int(random.integers(max(1, freedom - 1), min(robot.n, freedom + 2) + 1))
        places = np.sort(random.choice(robot.n, count, replace=False))
        held = np.concatenate([K, np.tile(np.eye(robot.n)[places], (len(K), 1, 1))], axis=1)
        least = np.linalg.svd(held, compute_uv=False)[:, robot.n - 1 :].min(
            axis=1, initial=np.inf if held.shape[1] >= robot.n else 0.0
        )
        names = [robot.velocity_names[k] for k in places]
        try:
            dynamics = iso.compile(robot, device="reference", actuators=names)
        except iso.ModelError as error:
            assert least.max() < 1e-9 and "can still move" in str(error), names
            continue
        drives = dynamics.inverse_dynamics(q, qd, qdd)
        assert not np.delete(drives, places, axis=1).any()
        loss = condition * float(np.abs(held).max() / least.min()) ** 2  # normal equations of the actuators
        close(robot.forward_dynamics(q, qd, drives), qdd, ops=2 * ops(robot), condition=loss)


# -- dead points ------------------------------------------------------------------------------------------------------


def at_a_dead_point(limits: iso.Limits) -> tuple[iso.Robot, np.ndarray, np.ndarray]:
    """A four-bar whose coupler and rocker are in line, so that the crank turns back there, and speeds that it may have."""
    crank, coupler, rocker, ground = 0.3, 0.5, 0.4, 1.0

    def at(x: float) -> np.ndarray:
        T = np.eye(4)
        T[0, 3] = x
        return T

    def rod(name: str, length: float) -> iso.Link:
        return iso.Link(name, 1.0, [length / 2, 0.0, 0.0], [0.001, length**2 / 12, length**2 / 12])

    links = iso.Link("ground"), rod("a", crank), rod("b", coupler), rod("c", rocker)
    joints = (
        iso.Joint("crank", "ground", "a", limits=limits),
        iso.Joint("coupler", "a", "b", origin=at(crank)),
        iso.Joint("rocker", "ground", "c", origin=at(ground)),
    )
    pin = iso.Loop("pin", "b", "c", "revolute", at_a=at(coupler), at_b=at(rocker))
    turned = math.acos((crank**2 + ground**2 - (coupler + rocker) ** 2) / (2 * crank * ground))
    way = math.atan2(-crank * math.sin(turned), ground - crank * math.cos(turned))
    robot = iso.Robot("dead", links, joints, gravity=(0.0, -9.81, 0.0), loops=(pin,))
    return robot, np.array([turned, way - turned, way + math.pi]), np.array([0.0, 2.0, -2.0 * coupler / rocker])


@pytest.mark.parametrize("limits", [iso.Limits(), iso.Limits(0.2, 1.0)])
def test_a_dead_point_is_passed_within_the_limits_and_outside(limits: iso.Limits) -> None:
    robot, q, qd = at_a_dead_point(limits)
    assert q[0] > 1.0 and iso.mobility(robot, q).independent != ("crank",)
    tau = np.array([0.3, 0.1, -0.2])
    expected, _ = solved(robot, q, qd, tau)
    assert np.abs(robot.forward_dynamics(q, qd, tau) - expected).max() < 1e-9 * np.abs(expected).max()


@pytest.mark.parametrize("device", ["cpu", "reference"])
def test_torques_of_a_motor_without_grip_are_not_finite(device: str) -> None:
    """At the dead point the crank moves nothing; a motor at the coupler does."""
    robot, q, qd = at_a_dead_point(iso.Limits())
    found = {
        name: iso.compile(robot, device=device, actuators=[name]).inverse_dynamics(q, 0 * qd, qd) for name in ("crank", "coupler")
    }
    assert not np.isfinite(found["crank"]).all() and np.isfinite(found["coupler"]).all()
    assert iso.mobility(robot, q, actuators=["crank"]).undriven == ("coupler", "rocker")
    assert iso.mobility(robot, q, actuators=["coupler"]).undriven == ()


def test_six_legs_without_grip_are_noticed_too() -> None:
    """A platform turned by a right angle about the vertical, where its legs do not hold it (Fichter, 1986)."""
    robot, drives = iso.load("stewart"), DRIVES["stewart"]
    q, rest = np.tile(robot.neutral(), (2, 1)), np.zeros(robot.n)
    for row, turn in zip(q, (math.pi / 2, 1.5), strict=True):
        row[3:7] = 0.0, 0.0, math.sin(turn / 2), math.cos(turn / 2)
    q = iso.close_loops(robot, q, fixed=["plate"]).q
    found = iso.compile(robot, device="reference", actuators=drives).inverse_dynamics(q, rest, rest)
    assert np.isnan(found[0]).any() and np.isfinite(found[1]).all()
    left = iso.mobility(robot, q[0], actuators=drives)
    assert {"plate.vz", "plate.wz"} < set(left.undriven) and not set(drives) & set(left.undriven) and not left.singular
    assert iso.mobility(robot, q[1], actuators=drives).undriven == ()


def obeyed(robot: iso.Robot, q: np.ndarray, qd: np.ndarray, qdd: np.ndarray, tau: np.ndarray) -> None:
    """K qdd + k = 0, and M qdd + bias - tau does no work in any motion that the loops allow, each within its rounding."""
    loops, dynamics = loops_of(robot), iso.compile(robot, device="reference")
    K, k, M, bias = loops(q)[1], loops.bias(q, qd), dynamics.mass_matrix(q), dynamics.bias_torque(q, qd)
    free = np.linalg.svd(K)[2][np.linalg.matrix_rank(K, tol=1e-9) :]
    unit, left = 4 * ops(robot) * np.finfo(float).eps * float(np.linalg.cond(M)), free @ (M @ qdd + bias - tau)
    assert np.abs(K @ qdd + k).max() <= unit * (np.abs(K) @ np.abs(qdd) + np.abs(k)).max()
    assert np.abs(left).max() <= unit * (np.abs(free) @ (np.abs(M) @ np.abs(qdd) + np.abs(bias) + np.abs(tau))).max()


@pytest.mark.parametrize("which", DEAD)
def test_accelerations_and_forces_are_whole_at_dead_points_of_platforms(which: str) -> None:
    """There and a millionth of a second beside, in one batch with a usual pose, whose bits do not change by that."""
    robot, q, qd = at_dead_point(which)
    beside = iso.close_loops(robot, robot.integrate(q, 1e-7 * qd), qd)
    usual = iso.close_loops(robot, robot.neutral(), qd)
    qs, qds = np.stack([q, beside.q, usual.q]), np.stack([qd, beside.qd, usual.qd])
    tau = np.random.default_rng(1).standard_normal((3, robot.n))
    dynamics = iso.compile(robot, device="cpu" if robot.n <= 12 else "reference")
    qdd, forces = dynamics.forward_dynamics(qs, qds, tau), dynamics.constraint_forces(qs, qds, tau)
    for k in range(3):
        assert not iso.mobility(robot, qs[k]).singular
        obeyed(robot, qs[k], qds[k], qdd[k], tau[k])
        assert (qdd[k] == dynamics.forward_dynamics(qs[k], qds[k], tau[k])).all()
    K, needed = loops_of(robot)(qs)[1], robot.inverse_dynamics(qs, qds, qdd) - tau
    for k in range(3):  # the shortest of all forces that do
        shortest = np.linalg.norm(np.linalg.lstsq(K[k].T, needed[k], rcond=1e-9)[0])
        condition = float(np.linalg.cond(robot.mass_matrix(qs[k])))
        close([np.linalg.norm(forces[k])], [shortest], ops=2 * ops(robot), condition=condition)
    if robot.name == "delta":
        assert all(np.isfinite(one).all() for one in dynamics.forward_dynamics_derivatives(qs[:1], qds[:1], tau[:1]))


@pytest.mark.parametrize("which", DEAD)
def test_torques_of_motors_at_dead_points_give_the_motion_or_are_named(which: str) -> None:
    """Not finite at that state alone, and only where `mobility` says what the motors leave."""
    robot, q, qd = at_dead_point(which)
    drives, tau = DRIVES[robot.name], np.random.default_rng(2).standard_normal(robot.n)
    usual = iso.close_loops(robot, robot.neutral(), qd)
    qs, qds = np.stack([usual.q, q]), np.stack([usual.qd, qd])
    qdd = robot.forward_dynamics(qs, qds, tau)
    device = "cpu" if robot.n <= 12 else "reference"
    found = iso.compile(robot, device=device, actuators=drives).inverse_dynamics(qs, qds, qdd)
    condition = float(max(np.linalg.cond(M) for M in robot.mass_matrix(qs)))
    close(robot.forward_dynamics(usual.q, usual.qd, found[0]), qdd[0], ops=4 * ops(robot), condition=condition)
    if undriven := iso.mobility(robot, q, actuators=drives).undriven:
        assert not np.isfinite(found[1]).all() and undriven in (("elbow1.first",), ("foot1.first",))
    else:
        close(robot.forward_dynamics(q, qd, found[1]), qdd[1], ops=4 * ops(robot), condition=condition)


def test_dead_points_are_looked_for_in_every_call() -> None:
    """With wrenches, with parameters, into arrays that are given; and a kernel by itself is not finite there."""
    robot, q, qd = at_dead_point("a rod of the delta along its motor's axis")
    qs, qds = np.stack([q, iso.close_loops(robot, robot.neutral(), qd).q]), np.zeros((2, robot.n))
    wrench, tau = {"plate": np.array([1.0, 2.0, 3.0, 0.0, 0.0, 0.0])}, np.zeros(robot.n)
    pushed, out = robot.forward_dynamics(qs, qds, tau, wrench=wrench), np.empty((2, robot.n))
    heavy = iso.compile(robot, parameters=["plate.mass"])
    for k in range(2):
        known = robot.with_loops().inverse_dynamics(qs[k], qds[k], pushed[k], wrench=wrench)
        obeyed(robot, qs[k], qds[k], pushed[k], tau - known + robot.inverse_dynamics(qs[k], qds[k], pushed[k]))
    assert heavy.forward_dynamics(qs, qds, tau, parameters={"plate.mass": 0.5}, out=out) is out and np.isfinite(out).all()
    usual = robot.forward_dynamics(qs, qds, tau)
    close(out, usual, ops=ops(robot), condition=float(max(np.linalg.cond(M) for M in robot.mass_matrix(qs))))
    alone = iso.compile(robot, device="reference").kernel("forward_dynamics")
    values = evaluate(alone.graph, {"q": qs, "qd": qds, "tau": np.zeros((2, robot.n))})["forward_dynamics"]
    assert np.isnan(values[0]).all() and np.isfinite(values[1]).all()


# -- every joint type as a closure ------------------------------------------------------------------------------------


def bent_loop(kind: str) -> iso.Robot:
    """Seven general joints from the world to a link that a joint of this type holds to the world."""
    chain = iso.chain(7)
    random = np.random.default_rng(4)
    chain = replace(chain, joints=tuple(replace(joint, axis=np.eye(3)[k % 3]) for k, joint in enumerate(chain.joints)))
    q, tip = random.uniform(-0.5, 0.5, chain.n), chain.tips[0]
    pitch = 0.05 if kind == "helical" else 0.0
    loop = iso.Loop("held", chain.root.name, tip, kind, at_a=chain.pose(q, tip), pitch=pitch)
    places = dict(zip(chain.joint_names, q, strict=True))
    moved = tuple(replace(joint, offset=joint.offset + places.get(joint.name, 0.0)) for joint in chain.joints)
    return replace(chain, joints=moved, loops=(loop,))


@pytest.mark.parametrize("kind", [kind for kind in JOINT_TYPES if kind != "floating"])
def test_every_joint_type_closes_a_loop(kind: str) -> None:
    """Held at the end of a chain: as many equations as the joint lacks freedoms, and accelerations that obey them."""
    robot = bent_loop(kind)
    held = 6 - len(JOINT_TYPES[kind].freedoms)
    assert iso.mobility(robot, robot.neutral()).dof == robot.n - held
    random = np.random.default_rng(6)
    state = closed(robot, 0.1 * random.standard_normal(robot.n), random.standard_normal(robot.n))
    assert state.residual < loops_of(robot).rounding
    tau = random.standard_normal(robot.n)
    expected, condition = solved(robot, state.q, state.qd, tau)
    found = iso.compile(robot, device="reference").forward_dynamics(state.q, state.qd, tau)  # nothing to compile for one state
    assert np.abs(found - expected).max() < 1e-9 * condition * np.abs(expected).max()


def test_a_floating_closure_holds_nothing() -> None:
    robot = bent_loop("revolute")
    free = robot.with_loops(replace(robot.loops[0], type="floating"))
    assert iso.mobility(free, free.neutral()).dof == free.n


def test_a_joint_that_is_coupled_takes_part_in_a_loop() -> None:
    """A rack and pinion inside a loop: the coupling is eliminated first, the loop closes over what is left."""
    robot = iso.load("five-bar")
    geared = replace(robot, couplings=(iso.Coupling("right-shoulder", {"left-shoulder": -1.0}),))
    q = closed(geared, [0.2, 0.1, -0.1], [1.0, 0.0, 0.0], fixed=["left-shoulder"])
    assert iso.mobility(geared, q.q).dof == 1
    tau = np.array([0.3, 0.0, 0.0])
    found = geared.expand(geared.forward_dynamics(q.q, q.qd, tau)[None])[0]
    K = loops_of(robot)
    full, speed = geared.expand(q.q[None])[0], geared.expand(q.qd[None])[0]
    h = 1e-4
    rate = (K(full + h * speed)[1] - K(full - h * speed)[1]) @ speed / (2 * h)
    assert np.abs(K(full)[1] @ found + rate).max() < 1e-6 * np.abs(found).max()


def test_articulated_bodies_say_that_they_do_not_go_round_loops() -> None:
    robot, q, qd = at_one_radian()
    with pytest.raises(iso.MethodError, match="do not support loops \\(pin\\)"):
        iso.compile(robot, method="articulated-body").forward_dynamics(q, qd, np.zeros(3))
    with pytest.raises(iso.MethodError, match="has no loops"):
        iso.load("two-link").constraint_forces([0, 0], [0, 0], [0, 0])


def test_derivatives_of_accelerations_are_those_of_the_closed_robot() -> None:
    robot, q, qd = at_one_radian()
    tau, h = np.array([0.5, 0.0, 0.0]), 1e-6
    _, by_speed, by_torque = robot.forward_dynamics_derivatives(q, qd, tau)
    for k in range(3):
        step = np.eye(3)[k] * h
        slope = (robot.forward_dynamics(q, qd, tau + step) - robot.forward_dynamics(q, qd, tau - step)) / (2 * h)
        assert np.abs(by_torque[:, k] - slope).max() < 1e-6 * np.abs(slope).max()
    assert np.isfinite(by_speed).all()


def test_methods_are_counted_on_the_closed_robot_and_compared_on_the_tree() -> None:
    robot = iso.load("four-bar")
    counted = {method for _, method in countable(robot, ["forward_dynamics", "forward_dynamics_derivatives"])}
    assert "denoc" in counted and not counted & {"articulated-body", "recursive-derivatives"}
    found = iso.compare(robot, methods=["denoc", "kane"], quantities=["mass_matrix"], states=2, speed=False, curves=False)
    assert found.robot == robot.with_loops() and "the tree of four-bar, its loops cut" in " ".join(found.notes)
    assert found.closed == (), "accelerations were not asked for"
