"""Controllers: trajectories followed in compiled code, references in plain Python, laws against closed forms."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from math import cos as cosine

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.backends.reference import evaluate
from isodyn.motion.cartesian import rotation_vector

TWO = iso.load("two-link")
A, B = np.array([0.3, -0.4]), np.array([-0.5, 0.9])

#: one of each kind of law; 0.25 s are steps of any dt used here
TRAJECTORIES = {
    "cubic": iso.Trajectory.cubic(A, B, 0.5),
    "quintic": iso.Trajectory.quintic(A, B, 0.5, qd0=[1.0, -1.0]),
    "cycloidal": iso.Trajectory.cycloidal(A, B, 0.5),
    "trapezoidal": iso.Trajectory.trapezoidal([0, 0], [0.375, -0.75], velocity=3.0, acceleration=12.0),  # 0.25 s of ramp, twice
    "slower": iso.Trajectory.trapezoidal(A, B, velocity=5.0, acceleration=40.0).with_duration(0.5),
    "slower cycloid": iso.Trajectory.cycloidal(A, B, 0.3).with_duration(0.5),
    "spline": iso.Trajectory.waypoints([A, [0.0, 0.0], B], times=[0.0, 0.25, 0.5]),
    "time-optimal": iso.Trajectory.waypoints([A, [0.0, 0.0], B], acceleration=20.0, velocity=4.0),
    "fourier": iso.Trajectory.exciting(TWO, period=0.5, harmonics=2, share=0.1),
}
PIECES = [key for key, motion in TRAJECTORIES.items() if motion.curves() is not None]


def pendulum(mass=2.0, length=0.5, gravity=0.0):
    """One turning joint about z, a point mass at a distance; gravity along -y."""
    return iso.Robot.from_dh(
        convention="modified", joints="R", a=[0], alpha=[0], d=[0], theta=[0], mass=[mass], com=[[length, 0, 0]],
        inertia=[[0, 0, 1e-3, 0, 0, 0]], gravity=(0, -gravity, 0),
    )  # fmt: skip


# -- trajectories -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", PIECES)
def test_curves_are_the_polynomials_of_the_trajectory_and_rest_at_its_ends(key):
    motion = TRAJECTORIES[key]
    curves, t = motion.curves(), np.random.default_rng(0).uniform(0, motion.duration, 200)
    powers = curves.coefficients.shape[1]
    for found, wanted in zip(np.split(curves.at(t), 3, axis=1), motion(t), strict=True):
        # rounding of the terms, which may be larger than their sum
        terms = np.abs(curves.coefficients).sum(axis=1).max()
        assert np.abs(found - wanted).max() <= 8 * powers * np.finfo(float).eps * max(terms, np.abs(wanted).max())
    before, after = curves.at(np.array([-3.0, motion.duration + 5.0]))
    assert np.array_equal(before, [*motion(0.0).q, 0, 0, 0, 0])
    assert np.array_equal(after, [*motion(motion.duration).q, 0, 0, 0, 0])


def test_curves_jump_where_the_acceleration_does_and_nowhere_else():
    jumps = {key: TRAJECTORIES[key].curves().jumps for key in PIECES}
    ramp = TRAJECTORIES["trapezoidal"]
    assert np.array_equal(jumps["trapezoidal"], [0.0, *ramp.jump_ts, ramp.duration]) and len(ramp.jump_ts)
    assert np.array_equal(jumps["spline"], [0.0, 0.5])  # the knot between has the same curvature on both sides
    assert np.array_equal(jumps["quintic"], [0.0])  # it begins at speed
    for count, cut in ((101, True), (5001, False)):  # cubics: the finer, the smaller are their jumps, too small to stop for
        t = np.linspace(0, 1, count)
        sampled = iso.Trajectory.from_samples(t, *iso.Trajectory.cycloidal(A, B, 1.0)(t)[:2]).curves()
        assert len(sampled.jumps) > 90 if cut else not len(sampled.jumps)


@pytest.mark.parametrize(
    ("key", "integrator"),
    [*((key, name) for key in TRAJECTORIES for name in ("rkf45", "rk4")), ("trapezoidal", "RK45"), ("fourier", "rosenbrock")],
)
def test_computed_torque_on_a_trajectory_leaves_no_error(key, integrator):
    """From its start the motion is the trajectory; error control and Runge-Kutta steps of 1 ms keep it to their tolerance."""
    motion = TRAJECTORIES[key]
    law = iso.Controller.computed_torque(TWO, 100.0, 20.0, motion)
    t = np.linspace(0.0, 1.2 * motion.duration, 49)
    done = iso.simulate(
        TWO, motion(0.0).q, motion(0.0).qd, t, torque=law, integrator=integrator, friction=False, rtol=1e-9, atol=1e-9
    )
    over = t > motion.duration
    wanted = motion(t if key == "fourier" else np.minimum(t, motion.duration)).q
    start = motion(motion.duration).qd
    if key != "fourier" and np.abs(start).max() < 1e-9:  # it stops where it ends
        assert np.abs(done.q - wanted).max() < 1e-7
    assert np.abs(done.q[~over] - wanted[~over]).max() < 1e-7


@pytest.mark.parametrize("kind", ["quintic", "cycloidal"])
def test_computed_torque_breaks_joints_with_dry_friction_away(kind):
    """They start with the reference and stop with it; the same law without their static friction sticks and is left behind."""
    arm, far = iso.load("direct-drive"), np.array([0.6, -0.8])
    motion = getattr(iso.Trajectory, kind)([0, 0], far, 1.0)
    t = np.linspace(0, 1.3, 27)
    law = iso.Controller.computed_torque(arm, 100.0, 20.0, motion)
    done = iso.simulate(arm, [0, 0], [0, 0], t, torque=law)
    assert np.abs(done.q - motion(np.minimum(t, 1.0)).q).max() < 1e-7 and len(done.events) < 10
    inverse = arm.inverse_dynamics

    def plain(t, q, qd):
        q_ref, qd_ref, qdd_ref = motion(min(t, 1.0))
        return inverse(q, qd, qdd_ref + 100.0 * (q_ref - q) + 20.0 * (qd_ref - qd))

    stuck = iso.simulate(arm, [0, 0], [0, 0], t[:15], torque=plain)
    assert np.abs(stuck.q - motion(t[:15]).q).max() > 1e-3


def test_computed_torque_leaves_out_what_a_simulation_leaves_out():
    arm = iso.load("puma560")
    motion = iso.Trajectory.quintic(np.zeros(6), [0.5, -0.4, 0.3, 0.2, -0.3, 0.4], 0.5)
    t = np.linspace(0, 0.5, 6)
    for out in ({"friction": False}, {"friction": False, "motors": False}):
        law = iso.Controller.computed_torque(arm, 100.0, 20.0, motion, **out)
        off = [
            np.abs(iso.simulate(arm, motion(0.0).q, np.zeros(6), t, torque=law, **how).q - motion(t).q).max() for how in (out, {})
        ]
        assert off[0] < 1e-7 and off[1] > 1e-3


def test_a_motion_that_ends_at_speed_is_held_at_its_end():
    motion = iso.Trajectory.cubic([0, 0], [1, 1], 0.5, qdT=[1.0, 0.0])
    law = iso.Controller.computed_torque(TWO, 400.0, 40.0, motion)
    done = iso.simulate(TWO, [0, 0], [0, 0], [0.0, 0.25, 0.5, 0.7], torque=law, integrator="rkf45", friction=False)
    e = 0.2 * math.exp(-20 * 0.2)  # e'' + 40 e' + 400 e = 0 from (0, 1): e = t exp(-20 t)
    assert np.abs(done.q[-1] - [1 + e, 1]).max() < 1e-7


@pytest.mark.parametrize("follow", ["cubic", "cycloidal"])
def test_pd_behind_a_trajectory_is_the_solution_of_its_linear_equation(follow):
    """J e'' + kd e' + kp e = J r'' with e = r - q: r'' = a + b t of a cubic, or a sine of a cycloid."""
    arm, kp, kd, T = pendulum(), 3.0, 0.7, 0.8
    J = float(arm.mass_matrix([0.0])[0, 0])
    motion = getattr(iso.Trajectory, follow)([0.2], [1.1], T)
    t = np.linspace(0.0, T, 9)
    done = iso.simulate(
        arm, [0.2], [0.0], t, torque=iso.Controller.pd(arm, kp, kd, motion), integrator="rkf45", rtol=1e-11, atol=1e-12
    )
    damping, w = kd / (2 * J), np.sqrt(kp / J - (kd / (2 * J)) ** 2 + 0j)
    if follow == "cubic":
        a, b = motion(0.0).qdd[0], (motion(T).qdd[0] - motion(0.0).qdd[0]) / T
        c1 = J * b / kp
        c0 = (J * a - kd * c1) / kp
        particular, rate = c0 + c1 * t, c1
        first = c0
    else:
        size, u = motion(T / 4).qdd[0], 2 * math.pi / T  # r'' = size sin(u t)
        gain = J * size / (kp - J * u * u + 1j * u * kd)
        particular, rate, first = (gain * np.exp(1j * u * t)).imag, (1j * u * gain).imag, gain.imag
    free = np.exp(-damping * t) * (first * np.cos(w * t) + (rate + damping * first) / w * np.sin(w * t))
    assert np.abs(done.q[:, 0] - (motion(t).q[:, 0] - (particular - free.real))).max() < 1e-9


def test_a_rollout_follows_a_trajectory_with_the_bits_of_one_motion():
    motion, rng = TRAJECTORIES["trapezoidal"], np.random.default_rng(3)
    law = iso.Controller.computed_torque(TWO, 100.0, 20.0, motion)
    q0, qd0 = rng.uniform(-1, 1, (11, 2)), rng.normal(size=(11, 2))
    for how in ({}, {"integrator": "abm"}, {"integrator": "rkf45", "rtol": 1e-8}, {"dtype": "float32"}):
        options = {"controller": law, "dt": 0.02, "steps": 20, "friction": False, **how}
        many = iso.rollout(TWO, q0, qd0, **options)
        assert many.finite.all()
        for k in (0, 7, 10):
            one = iso.rollout(TWO, q0[k], qd0[k], **options)
            assert np.array_equal(one.q, many.q[k]) and np.array_equal(one.qd, many.qd[k])


@pytest.mark.parametrize(
    "how", [{}, {"integrator": "abm"}, {"integrator": "semi-implicit-euler"}, {"integrator": "rkf45", "rtol": 1e-8}]
)
def test_compiled_steps_follow_what_interpreted_ones_follow(how):
    law = iso.Controller.computed_torque(TWO, 100.0, 20.0, TRAJECTORIES["trapezoidal"])
    start = [[0.1, 0.2], [0.0, 0.3]], [0.0, 0.1]
    on = {key: iso.rollout(TWO, *start, controller=law, dt=0.025, steps=22, device=key, **how) for key in ("cpu", "reference")}
    assert np.array_equal(on["cpu"].evaluations, on["reference"].evaluations)
    nodes = len(law.graph) * int(np.max(on["cpu"].evaluations))
    close(on["cpu"].q, on["reference"].q, ops=nodes, condition=np.linalg.cond(TWO.mass_matrix([0.0, 0.0])))


@pytest.mark.parametrize("integrator", ["rk4", "rkf45"])  # not abm, which remembers the steps before the jump
def test_fixed_steps_that_end_at_jumps_keep_their_order(integrator):
    """A stage at the end of a step takes the acceleration before the jump, the first stage of the next the one after it."""
    motion = TRAJECTORIES["trapezoidal"]
    law = iso.Controller.computed_torque(TWO, 400.0, 40.0, motion)
    off = []
    for steps in (32, 64):
        done = iso.rollout(TWO, [0.1, 0.1], [0, 0], controller=law, dt=motion.duration / steps, steps=steps, integrator=integrator)
        e = 0.1 * (1 + 20 * done.t) * np.exp(-20 * done.t)
        off.append(np.abs(done.q - motion(done.t).q - e[:, np.newaxis])[-1].max())
    assert 3.0 < np.log2(off[0] / off[1]) < 6.0


def test_a_rollout_says_which_jumps_its_steps_go_over():
    law = iso.Controller.computed_torque(TWO, 100.0, 20.0, TRAJECTORIES["trapezoidal"])  # it jumps at 0, 0.25 and 0.5 s
    options = {"controller": law, "steps": 40, "friction": False}
    assert iso.rollout(TWO, [0, 0], [0, 0], dt=0.0125, **options).notes == ()
    (note,) = iso.rollout(TWO, [0, 0], [0, 0], dt=0.013, **options).notes
    assert note.startswith("2 jumps of what 'computed_torque' follows lie inside steps, the first at 0.25 s; ")
    assert iso.rollout(TWO, [0, 0], [0, 0], dt=0.013, integrator="rkf45", rtol=1e-8, **options).notes == ()


def test_efforts_limit_what_follows_a_trajectory():
    law = iso.Controller.computed_torque(TWO, 100.0, 20.0, TRAJECTORIES["trapezoidal"])
    done = iso.simulate(TWO, [0, 0], [0, 0], 0.5, torque=law, effort=[2.0, 0.5], friction=False)
    free = iso.simulate(TWO, [0, 0], [0, 0], 0.5, torque=law, friction=False)
    assert (np.abs(free.tau).max(axis=0) > [2.0, 0.5]).all() and np.array_equal(np.abs(done.tau).max(axis=0), [2.0, 0.5])


def test_a_trajectory_of_other_joints_is_refused():
    with pytest.raises(iso.ShapeError, match="the trajectory has 3 joints; 'two-link' has 2"):
        iso.Controller.pd(TWO, 1.0, 1.0, iso.Trajectory.cubic([0, 0, 0], [1, 1, 1], 1.0))


@pytest.mark.parametrize("law", [iso.Controller.pd, iso.Controller.impedance])
@pytest.mark.parametrize("reference", [iso.Trajectory, iso.CartesianPath])
def test_a_class_is_no_reference(law, reference):
    with pytest.raises(iso.ShapeError, match=f"reference: expected .*, got the class {reference.__name__}"):
        law(TWO, 1.0, 1.0, reference)


@pytest.mark.parametrize("wrong", ["home", [1j, 0.0], [[1.0], [1.0, 2.0]]])
def test_references_and_setpoints_that_are_no_numbers_are_refused(wrong):
    for make in (iso.Controller.pd, iso.Controller.computed_torque):
        with pytest.raises(iso.ShapeError, match="reference: expected an array of real numbers, got"):
            make(TWO, 1.0, 1.0, wrong)
    with pytest.raises(iso.ShapeError, match="setpoint 'goal': expected an array of real numbers, got"):
        iso.Controller.of(TWO, lambda q, qd, t, goal: goal - q, goal=wrong)


# -- references in plain Python ---------------------------------------------------------------------------------------


def _swing(t):
    return math.sin(3 * t) + cosine(t)


class Wave:
    """A reference with a state of its own."""

    def at(self, t, high=1.0):
        return [_swing(t) * high, math.atan2(t, 2.0) + math.hypot(1.0, t)]

    def __call__(self, t):
        return [_swing(t), math.atan2(t, 2.0) + math.hypot(1.0, t)]


def test_references_may_use_math_numpy_helpers_closures_methods_and_defaults():
    sine = math.sin

    def keyword(t, *, wave=math.sin):
        return [wave(3 * t) + cosine(t), math.atan2(t, 2.0) + math.sqrt(1 + t**2)] if t is not None else later

    def with_wave(wave, t, root):
        return [wave(3 * t) + cosine(t), math.atan2(t, 2.0) + root(1 + t**2)]

    def numpy(t):
        return [np.sin(3 * t) + np.cos(t), np.arctan2(t, 2.0) + np.sqrt(1 + t * t)]

    wanted = iso.Controller.pd(TWO, 1.0, 1.0, numpy).graph.digest()
    given = [Wave().at, partial(Wave().at, high=1.0), lambda t: [sine(3 * t) + cosine(t), math.atan2(t, 2.0) + math.sqrt(1 + t**2)]]
    for reference in (*given, Wave(), keyword, partial(with_wave, math.sin, root=math.sqrt)):
        assert iso.Controller.pd(TWO, 1.0, 1.0, reference).graph.digest() == wanted
    later = 1.0  # had no value so far, and needed none
    assert math.sin(0.5) == np.sin(0.5) and _swing(0.25) == math.sin(0.75) + math.cos(0.25)  # nothing of ours is left behind


@pytest.mark.parametrize("name", ["sin", "cos", "tan", "asin", "acos", "atan", "sqrt", "fabs", "radians", "degrees"])
def test_functions_of_math_are_the_same_on_expressions(name):
    own = getattr(math, name)
    law = iso.Controller.of(pendulum(), lambda q, qd, t: [own(t)])
    for t in (0.3, 0.7):
        found = iso.simulate(pendulum(), [0.0], [0.0], [t, t + 1e-3], torque=law, integrator="rk4").tau[0]
        close(found, [own(t)], ops=4)


@pytest.mark.parametrize(
    ("reference", "message"),
    [
        (lambda t: [math.exp(t), t], "math.exp is not an operation of graphs.*Trajectory.from_samples"),
        (lambda t: [np.exp(t), t], "no callable exp method.*sqrt, arctan2 and abs of math or NumPy"),
        (lambda t: [t if t < 1 else 1, t], r"no truth value.*condition.select\(yes, no\)"),
        (lambda t: [max(t, 1.0), t], r"x.maximum\(y\) for if, min, max"),
        (lambda t: [t**0.5, t], "only integer powers"),
        (lambda t: [float(t), t], "not 'Expr'"),
    ],
)
def test_what_cannot_be_traced_says_so_with_a_remedy(reference, message):
    with pytest.raises(iso.GraphError, match=f"reference: the function of t cannot be traced: .*{message}"):
        iso.Controller.computed_torque(TWO, 1.0, 1.0, reference)
    with pytest.raises(iso.GraphError, match=r"controller: the law cannot be traced: .*simulate takes any function"):
        iso.Controller.of(TWO, lambda q, qd, t: reference(t))


@pytest.mark.parametrize(
    ("given", "message"),
    [(lambda t: t > 1.0, r"got a condition; .*condition.select\(1.0, 0.0\)"), (lambda t: "a", "expressions or numbers, got str")],
)
def test_laws_and_references_give_numbers(given, message):
    with pytest.raises(iso.ShapeError, match=f"reference: the function of t.*{message}"):
        iso.Controller.pd(TWO, 1.0, 1.0, lambda t: [given(t), t])
    with pytest.raises(iso.ShapeError, match=f"controller: the law.*{message}"):
        iso.Controller.of(TWO, lambda q, qd, t: [given(t), t])


def test_setpoints_are_the_controllers_own():
    """Rows of another array, not side by side, that change afterwards."""
    both = np.array([[0.3, 9.0], [-0.2, 9.0]])
    law, own = iso.Controller.pd(TWO, 3.0, 1.0, both[:, 0]), iso.Controller.pd(TWO, 3.0, 1.0, [0.3, -0.2])
    both[:] = 7.0
    found, wanted = (iso.simulate(TWO, [0, 0], [0, 0], 0.1, torque=one, integrator="rk4", dt=0.01).q for one in (law, own))
    assert np.array_equal(found, wanted)


# -- impedance --------------------------------------------------------------------------------------------------------

ARM = iso.load("ur5")
POSTURE = np.array([0.3, -1.2, 1.5, -0.6, 0.7, 0.2])
STIFFNESS, DAMPING = np.array([2000, 1500, 1000, 50, 60, 40.0]), np.array([200, 200, 200, 8, 8, 8.0])


def left(pose, wanted):
    """The shift and the axis of the turn that are left, times the sine of its angle (6,)."""
    turn = rotation_vector(wanted[:3, :3] @ pose[:3, :3].T)
    return np.concatenate([wanted[:3, 3] - pose[:3, 3], turn * np.sinc(np.linalg.norm(turn) / np.pi)])


def torques(law, q, qd, t=0.0):
    inputs = {"q": q, "qd": qd, "t": [t], **law.setpoints, **{key: value.at(np.array([t]))[0] for key, value in law.curves.items()}}
    return evaluate(law.graph, {key: np.asarray(value)[np.newaxis] for key, value in inputs.items()})["tau"][0]


def test_impedance_is_a_spring_and_a_damper_in_space():
    rng = np.random.default_rng(4)
    wanted, full = ARM.pose(POSTURE), np.diag(STIFFNESS) + rng.normal(size=(6, 6))
    law = iso.Controller.impedance(ARM, full, DAMPING, wanted)
    for _ in range(5):
        q, qd = POSTURE + 0.3 * rng.normal(size=6), rng.normal(size=6)
        J = ARM.jacobian(q)
        tau = J.T @ (full @ left(ARM.pose(q), wanted) - DAMPING * (J @ qd)) + ARM.gravity_torque(q)
        close(torques(law, q, qd), tau, ops=len(law.graph))


def test_a_static_wrench_measures_the_stiffness():
    wrench, wanted = np.array([10, -20, 15, 0.5, -1, 0.8]), ARM.pose(POSTURE)
    law = iso.Controller.impedance(ARM, STIFFNESS, DAMPING, wanted)
    rest = iso.simulate(ARM, POSTURE, np.zeros(6), 6.0, torque=law, wrench=wrench, integrator="rkf45", friction=False)
    assert np.abs(rest.qd[-1]).max() < 1e-9
    pose = ARM.pose(rest.q[-1])
    pushed = np.concatenate([pose[:3, :3] @ wrench[:3], pose[:3, :3] @ wrench[3:]])
    moved = -left(pose, wanted)
    assert np.abs(STIFFNESS * moved - pushed).max() < 1e-8 * np.abs(pushed).max() and np.abs(moved).max() > 5e-3


def test_impedance_follows_joints_a_trajectory_and_a_pose_over_time():
    """The same reference in three ways: the torque is that of the pose and the twist at that time."""
    motion, t, rng = iso.Trajectory.quintic(POSTURE, POSTURE + 0.4, 1.0), 0.3, np.random.default_rng(5)
    q, qd = POSTURE + 0.1 * rng.normal(size=6), rng.normal(size=6)
    J, (q_ref, qd_ref, _) = ARM.jacobian(q), motion(t)

    def tau(wanted, twist):
        return J.T @ (STIFFNESS * left(ARM.pose(q), wanted) + DAMPING * (twist - J @ qd)) + ARM.gravity_torque(q)

    law = iso.Controller.impedance(ARM, STIFFNESS, DAMPING, motion)
    close(torques(law, q, qd, t), tau(ARM.pose(q_ref), ARM.jacobian(q_ref) @ qd_ref), ops=len(law.graph))
    law = iso.Controller.impedance(ARM, STIFFNESS, DAMPING, q_ref)
    close(torques(law, q, qd), tau(ARM.pose(q_ref), np.zeros(6)), ops=len(law.graph))

    def spin(t):
        c, s, k, u = math.cos(2 * t), math.sin(2 * t), math.cos(t), math.sin(t)  # Rz(2 t) Rx(t)
        return [[c, -s * k, s * u, 0.3 * c], [s, c * k, -c * u, 0.3 * s], [0, u, k, 0.5 * t], [0, 0, 0, 1]]

    law = iso.Controller.impedance(ARM, STIFFNESS, DAMPING, spin)
    (x, y), (c, s) = np.array(spin(t))[:2, 3], (math.cos(2 * t), math.sin(2 * t))
    close(torques(law, q, qd, t), tau(np.array(spin(t)), np.array([-2 * y, 2 * x, 0.5, c, s, 2])), ops=len(law.graph))


@pytest.mark.parametrize("turning", ["fixed", "turning"])
def test_impedance_follows_a_path_in_space(turning):
    """A circle, with ramps, then at a speed by a cycloid: pose and twist of the path, in compiled code; held at its end."""
    start, q, qd = ARM.pose(POSTURE), POSTURE + 0.1, np.full(6, 0.2)
    J = ARM.jacobian(q)
    for pace in ({"speed": 0.3, "acceleration": 1.0}, {"profile": iso.Trajectory.cycloidal([0.0], [1.0], 1.5)}):
        path = iso.CartesianPath.circle(start, start[:3, 3] + [0.1, 0, 0], [0, 0.6, 0.8], angle=2.0, attitude=turning, **pace)
        law = iso.Controller.impedance(ARM, STIFFNESS, DAMPING, path)
        for t in (0.1, 0.7, path.duration + 1.0):
            wanted = path(min(t, path.duration))
            twist = wanted.twist if t < path.duration else np.zeros(6)
            force = STIFFNESS * left(ARM.pose(q), wanted.pose) + DAMPING * (twist - J @ qd)
            close(torques(law, q, qd, t), J.T @ force + ARM.gravity_torque(q), ops=len(law.graph))
    with pytest.raises(iso.ShapeError, match=r"the path of a frame; Trajectory.follow\(robot, path\)"):
        iso.Controller.pd(ARM, 1.0, 1.0, path)


def test_bad_impedances_are_refused():
    wanted = ARM.pose(POSTURE)
    for change, error, message in (
        ({"stiffness": [1, 2, 3]}, iso.ShapeError, r"stiffness: expected a number, \(6,\) or \(6, 6\).*got shape \(3,\)"),
        ({"damping": np.inf}, iso.ShapeError, "impedance: damping"),
        ({"reference": 2 * wanted}, iso.ModelError, "not a rigid pose"),
        ({"reference": [1.0, 2.0]}, iso.ShapeError, "reference: expected"),
        ({"reference": None}, iso.ShapeError, "impedance: reference: expected a pose .*got None"),
        (
            {"reference": [[1.0], [1.0, 2.0]]},
            iso.ShapeError,
            "impedance: reference must be real numbers, got list; its rows differ",
        ),
        ({"frame": "hand"}, iso.UnknownNameError, "no frame is called 'hand'"),
        ({"reference": lambda t: [t, t]}, iso.ModelError, r"returned shape \(2,\); expected \(4, 4\)"),
    ):
        with pytest.raises(error, match=message):
            iso.Controller.impedance(**({"robot": ARM, "stiffness": 1.0, "damping": 1.0, "reference": wanted} | change))


# -- PID --------------------------------------------------------------------------------------------------------------


def lift(mass=2.0):
    """A mass on an upright slide."""
    return iso.Robot.from_dh(
        convention="modified", joints="P", a=[0], alpha=[0], d=[0], theta=[0], mass=[mass], com=[[0, 0, 0]], gravity=(0, 0, -9.81)
    )


@pytest.mark.parametrize("integrator", ["rkf45", "rosenbrock", "rk4", "abm", "momentum", "DOP853"])
def test_pid_is_the_solution_of_its_linear_equation_and_leaves_no_error(integrator):
    """m q'' = kp (r - q) - kd q' + z - m g, z' = ki (r - q): three eigenvalues."""
    m, kp, ki, kd, r = 2.0, 200.0, 500.0, 40.0, 0.3
    law, t = iso.Controller.pid(lift(m), kp, ki, kd, [r]), np.linspace(0, 4, 17)
    done = iso.simulate(lift(m), [0.0], [0.0], t, torque=law, integrator=integrator, rtol=1e-10, atol=1e-12)
    A = np.array([[0, 0, 1], [-ki, 0, 0], [-kp / m, 1 / m, -kd / m]])  # of (q - r, z - m g, qd)
    values, vectors = np.linalg.eig(A)
    parts = np.linalg.solve(vectors, np.array([-r, -9.81 * m, 0.0], dtype=complex))
    x = ((vectors * parts) @ np.exp(np.multiply.outer(values, t))).real.T
    assert np.abs(done.q[:, 0] - r - x[:, 0]).max() < 1e-8
    assert np.abs(done.tau[:, 0] - 9.81 * m - (x[:, 1] - kp * x[:, 0] - kd * x[:, 2])).max() < 1e-6
    assert done.max_energy_error < 1e-6 and np.abs(done.integral[:, 0] - 9.81 * m - x[:, 1]).max() < 1e-6
    held = iso.simulate(lift(m), [0.0], [0.0], t, torque=iso.Controller.pd(lift(m), kp, kd, [r]), integrator="rkf45")
    assert abs(held.q[-1, 0] - (r - 9.81 * m / kp)) < 1e-6 < 1e-4 < abs(held.q[-1, 0] - r)  # what a PD law leaves
    assert abs(done.q[-1, 0] - r) < 1e-4


def test_a_limited_pid_along_a_trajectory_is_what_scipy_makes_of_its_equations():
    """q' = qd, z' and qd' written out, with the forward dynamics of the robot and the trajectory as it is called."""
    integrate = pytest.importorskip("scipy.integrate", reason="SciPy is not installed")
    motion, kp, ki, kd, most = TRAJECTORIES["trapezoidal"], 20.0, 30.0, 2.0, np.array([2.5, 0.4])
    T = math.sqrt(kd / ki)

    def rate(t, x):
        q, z, qd = np.split(x, 3)
        q_ref, qd_ref, _ = motion(min(t, motion.duration))
        wanted = kp * (q_ref - q) + z + kd * (qd_ref - qd)
        tau = np.clip(wanted, -most, most)
        return np.concatenate([qd, ki * (q_ref - q) + (tau - wanted) / T, TWO.forward_dynamics(q, qd, tau)])

    peer = integrate.solve_ivp(rate, (0.0, 0.5), np.zeros(6), method="DOP853", rtol=1e-10, atol=1e-11, max_step=0.01).y[:, -1]
    law = iso.Controller.pid(TWO, kp, ki, kd, motion, limit=most)
    for how in ({"integrator": "rkf45"}, {"integrator": "rk4", "dt": 2.5e-4}):
        done = iso.simulate(TWO, [0, 0], [0, 0], [0.0, 0.5], torque=law, rtol=1e-10, atol=1e-11, **how)
        assert np.abs(np.concatenate([done.q[-1], done.integral[-1], done.qd[-1]]) - peer).max() < 1e-6
    seen = iso.simulate(TWO, [0, 0], [0, 0], 0.5, torque=law)
    assert np.array_equal(np.abs(seen.tau).max(axis=0), most) and (np.abs(seen.tau) < most).any(axis=0).all()  # in and out of both


def test_a_limited_pid_does_not_wind_up():
    """A far step with little torque to spare: z follows what is cut off, and the mass does not fly past its goal."""
    gains = {"kp": 200.0, "ki": 400.0, "kd": 40.0, "reference": [1.0]}
    limits = {"free": {}, "back": {"limit": 24.0}, "wound": {"limit": 24.0, "tracking": 1e9}}
    far = {key: iso.simulate(lift(), [0], [0], 12.0, torque=iso.Controller.pid(lift(), **gains, **k)) for key, k in limits.items()}
    over = {key: done.q.max() - 1.0 for key, done in far.items()}
    assert over["back"] < over["free"] < over["wound"] / 3  # not even as far as the law without limits
    assert far["back"].tau.max() == far["wound"].tau.max() == 24.0 < far["free"].tau.max()
    assert max(abs(done.q[-1, 0] - 1.0) for done in far.values()) < 1e-9


def test_the_integral_is_fed_back_what_a_limit_cuts_off():
    ki, T = np.array([50.0, 0.0]), np.array([0.2, 0.3])
    law = iso.Controller.pid(TWO, 100.0, ki, 10.0, [1.0, -1.0], limit=[5.0, 7.0], tracking=T)
    q, qd, z = np.array([0.3, -0.9]), np.array([0.1, 0.2]), np.array([2.0, -1.0])
    e = law.setpoints["q_ref"] - q
    wanted = 100.0 * e + z - 10.0 * qd
    tau = np.clip(wanted, [-5.0, -7.0], [5.0, 7.0])
    rows = {"q": q, "qd": qd, "z": z, "t": [0.0], **law.setpoints}
    found = evaluate(law.graph, {key: np.asarray(value)[np.newaxis] for key, value in rows.items()})
    close(found["tau"][0], tau, ops=8)
    close(found["dz"][0], [ki[0] * e[0] + (tau - wanted)[0] / T[0], 0.0], ops=8)  # without an integral nothing is fed back
    twice = iso.Controller.pid(TWO, 100.0, ki, 10.0, [1.0, -1.0], limit=20.0, tracking=T).limited([5.0, 7.0])
    again = evaluate(twice.graph, {key: np.asarray(value)[np.newaxis] for key, value in rows.items()})
    close(again["dz"][0], found["dz"][0], ops=12)


def test_efforts_of_a_simulation_limit_a_pid_as_its_own_limit_does():
    own = iso.Controller.pid(TWO, 30.0, 20.0, 2.0, [0.8, -0.4], limit=3.0)
    free = iso.Controller.pid(TWO, 30.0, 20.0, 2.0, [0.8, -0.4])
    found = iso.simulate(TWO, [0, 0], [0, 0], 0.5, torque=free, effort=3.0)
    assert np.array_equal(found.q, iso.simulate(TWO, [0, 0], [0, 0], 0.5, torque=own).q) and np.abs(found.tau).max() == 3.0


@pytest.mark.parametrize("robot", ["two-link", "direct-drive"])  # without and with dry friction
@pytest.mark.parametrize(
    "how", [{}, {"integrator": "abm"}, {"integrator": "semi-implicit-euler"}, {"integrator": "rkf45", "rtol": 1e-8}]
)
def test_rollouts_of_a_pid_are_the_same_on_every_device_and_in_every_lane(robot, how):
    arm, rng = iso.load(robot), np.random.default_rng(6)
    scale = np.diag(arm.mass_matrix([0.0, 0.0]))
    motion = iso.Trajectory.cubic([0, 0], [0.4, -0.2], 0.08)
    law = iso.Controller.pid(arm, 300 * scale, 900 * scale, 30 * scale, motion, limit=60 * scale)
    q0, qd0 = rng.uniform(-0.3, 0.3, (9, 2)), rng.normal(size=(9, 2))
    options = {"controller": law, "dt": 0.01, "steps": 10, "friction": "rtol" not in how, **how}
    many = iso.rollout(arm, q0, qd0, **options)
    assert many.finite.all()
    one, slow = (iso.rollout(arm, q0[7], qd0[7], device=key, **options) for key in ("cpu", "reference"))
    assert np.array_equal(one.q, many.q[7]) and np.array_equal(one.qd, many.qd[7])
    assert np.array_equal(one.integral, many.integral[7]) and not one.integral[0].any() and one.integral[-1].all()
    nodes = len(law.graph) * int(np.max(one.evaluations))
    close(one.q, slow.q, ops=nodes, condition=np.linalg.cond(arm.mass_matrix([0.0, 0.0])))


def test_a_pid_goes_through_sticking_joints_with_steps_of_either_kind():
    """Steps that choose their length end where joints stick and slip; fixed ones come nearer to them the shorter they are."""
    arm, goal = iso.load("direct-drive"), np.array([0.5, -0.4])
    inertia = np.diag(arm.mass_matrix(goal))
    law = iso.Controller.pid(arm, 108 * inertia, 216 * inertia, 18 * inertia, goal)
    done = iso.simulate(arm, [0, 0], [0, 0], [0.0, 1.5], torque=law)
    assert {event.name for event in done.events} >= {"joint2 sticks", "joint2 slips"} and done.max_energy_error < 1e-6
    off = []
    for steps in (300, 4800):
        fixed = iso.rollout(arm, [0, 0], [0, 0], controller=law, dt=1.5 / steps, steps=steps, save_every=steps)
        off.append([np.abs(fixed.q[-1] - done.q[-1]).max(), np.abs(fixed.integral[-1] - done.integral[-1]).max()])
    assert (np.array(off[1]) < np.array(off[0]) / 4).all()  # where a change falls in its step is chance


def test_the_integral_goes_on_after_a_joint_struck_its_stop():
    fenced = replace(TWO, joints=tuple(replace(j, limits=iso.Limits(-1.5, 0.5)) if j.nv else j for j in TWO.joints))
    law = iso.Controller.pid(fenced, 30.0, 60.0, 2.0, [0.8, -0.4], limit=4.0)
    options = {"torque": law, "events": iso.Event.limits(fenced, restitution=0.5), "rtol": 1e-10, "atol": 1e-12}
    found, other = (iso.simulate(fenced, [0, 0], [0, 0], 0.6, integrator=key, **options) for key in ("rkf45", "DOP853"))
    assert len(found.events) == len(other.events) >= 1
    assert np.abs(found.q - other.q).max() < 1e-6 and found.max_energy_error < 1e-6


def test_the_integral_is_in_tables_files_and_data(tmp_path):
    law = iso.Controller.pid(lift(), 200.0, 500.0, 40.0, [0.3])
    done = iso.simulate(lift(), [0.0], [0.0], 0.5, torque=law)
    assert "integral_1 [N]" in done.to_csv(tmp_path / "lift.csv").read_text().splitlines()[0]
    assert np.array_equal(iso.Simulation.load(done.save(tmp_path / "lift.npz")).integral, done.integral)
    assert done.to_dict()["integral"] == done.integral.tolist() and not done.integral.flags.writeable
    fall = iso.simulate(lift(), [0.0], [0.0], 0.1)
    assert fall.integral is None and "integral" not in fall.to_dict()
    assert iso.Simulation.load(fall.save(tmp_path / "fall.npz")).integral is None


def test_passive_joints_get_nothing_from_a_pid():
    swing = iso.load("pelican-crucible")
    law = iso.Controller.pid(swing, 50.0, 20.0, 5.0, limit=30.0)
    done = iso.simulate(swing, np.zeros(3), np.zeros(3), 0.2, torque=law, integrator="rk4")
    assert not done.tau[:, 2].any()
    rows = {"q": [0.1, 0.1, 0.1], "qd": [0, 0, 0], "z": [0, 0, 0], "t": [0.0], **law.setpoints}
    found = evaluate(law.graph, {key: np.asarray(value, dtype=float)[np.newaxis] for key, value in rows.items()})
    assert found["dz"][0, 2] == 0 and found["dz"][0, 0] < 0


def test_bad_pids_are_refused():
    with pytest.raises(iso.ShapeError, match="ki: gains must not be negative"):
        iso.Controller.pid(TWO, 1.0, -1.0, 1.0)
    with pytest.raises(iso.ShapeError, match="pid: tracking"):
        iso.Controller.pid(TWO, 1.0, 1.0, 1.0, tracking=0.0)
    with pytest.raises(iso.ShapeError, match="limited: efforts"):
        iso.Controller.pid(TWO, 1.0, 1.0, 1.0, limit=[1.0, 2.0, 3.0])
    with pytest.raises(iso.ShapeError, match="setpoint 'z'"):
        iso.Controller.of(TWO, lambda q, qd, t, z: q, z=[1.0])


@pytest.mark.parametrize("kind", ["pd", "pd_gravity", "computed_torque"])
def test_gains_that_are_none_are_setpoints_which_every_motion_has_of_its_own(kind):
    make = getattr(iso.Controller, kind)
    law, goal = make(TWO, None, 3.0, None), np.array([0.4, -0.2])
    assert "kp" in law.setpoints and "kd" not in law.setpoints
    gains = np.array([[4.0, 9.0], [16.0, 1.0]])
    both = iso.rollout(
        TWO, [0, 0], np.zeros((2, 2)), dt=1e-3, steps=50, controller=law, setpoints={"kp": gains[:, np.newaxis], "q_ref": goal}
    )
    for k, own in enumerate(gains):
        alone = iso.rollout(TWO, [0, 0], [0, 0], dt=1e-3, steps=50, controller=make(TWO, own, 3.0, goal))
        close(both.q[k, -1], alone.q[-1], ops=50 * 400)
