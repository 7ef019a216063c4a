"""When explicit steps are bound by a rate that does not count: h |lambda| beside the bound from which on `simulate` goes on by
linearly implicit steps, and what both take for the same motions."""

from __future__ import annotations

import time
from dataclasses import replace

import numpy as np

import isodyn as iso
from isodyn.backends.schemes import RKF45, Adaptive, ErrorControl
from isodyn.simulation.integrators import Counter, Stiffness, tracked_steps
from isodyn.simulation.loads import loads_of
from isodyn.simulation.system import System, compiled

RTOLS = (1e-4, 1e-8, 1e-12)
ROUNDS = 3
Case = tuple[iso.Robot, list[float], float, iso.Controller | None]  # robot, q0, seconds, what drives it


def damped(name: str, joint: int, viscous: float) -> iso.Robot:
    """With so much viscous friction [N m s/rad] in one joint."""
    robot = iso.load(name)
    slow = robot.movable_joints[joint].name
    return replace(robot, joints=tuple(replace(j, viscous=viscous) if j.name == slow else j for j in robot.joints))


def cases() -> dict[str, Case]:
    """Arms that fall; then with more and more damping, and held by controllers."""
    falling = {name: (smooth(name), [0.3] * iso.load(name).n, 1.0, None) for name in ("three-link", "ur5", "iiwa14", "scara")}
    slowed = {f"two-link, {b:g} N m s": (damped("two-link", 1, b), [0.2, 0.2], 1.0, None) for b in (1.0, 10.0, 100.0)}
    arm = iso.load("two-link")
    held = {f"two-link, kd {kd:g}": (arm, [0.2, 0.2], 0.5, iso.Controller.pd(arm, 20 * kd, kd, [0.0, 0.0])) for kd in (5.0, 50.0)}
    return falling | slowed | held


def smooth(name: str) -> iso.Robot:
    """Without friction."""
    robot = iso.load(name)
    none = {"viscous": 0.0, "coulomb": (0.0, 0.0), "static": (0.0, 0.0)}
    return replace(robot, joints=tuple(joint if joint.type == "fixed" else replace(joint, **none) for joint in robot.joints))


def above(case: Case, rtol: float) -> tuple[float, int]:
    """(h |lambda| that 15 of 20 explicit steps in a row exceed, at most, over the bound; steps)."""
    robot, q0, duration, law = case
    (span,) = loads_of(robot, law, None, np.array([0.0, duration]), "linear", (), None).spans(0.0, duration)
    system, counter = System(robot, drive=span.drive), Counter()
    control = ErrorControl(
        Adaptive(RKF45), replace(system, drive=True).right_hand_side(span, counter), duration, rtol, rtol, np.inf
    )
    kernel = compiled(system, Adaptive(RKF45), alone=True, following=span.following, recorded=True)
    state = np.concatenate([q0, np.zeros(robot.n)])
    found = np.concatenate([steps.stiffness for steps in tracked_steps(kernel, control, counter, span.held, 0.0, state)])
    size = min(Stiffness.STEPS, len(found))
    windows = np.sort(np.lib.stride_tricks.sliding_window_view(found, size), axis=1)
    return float(windows[:, size * (Stiffness.STEPS - Stiffness.SURE) // Stiffness.STEPS].max()) / Stiffness.bound(rtol), len(found)


def seconds(case: Case, rtol: float, integrator: str) -> tuple[float, int]:
    """(CPU time, the best of some; steps)."""
    robot, q0, duration, law = case
    best, never = np.inf, Stiffness.SURE
    Stiffness.SURE = Stiffness.STEPS + 1  # explicit ones to the end
    try:
        for _ in range(ROUNDS):
            begin = time.process_time()
            done = iso.simulate(
                robot,
                q0,
                np.zeros(robot.n),
                [0.0, duration],
                torque=law,
                rtol=rtol,
                atol=rtol,
                integrator=integrator,
                progress=False,
            )
            best = min(best, time.process_time() - begin)
    finally:
        Stiffness.SURE = never
    return best, done.steps


def table() -> None:
    """Print both, for every tolerance."""
    print("stiffness: h |lambda| over the bound (above 1: bound by a rate that does not count); steps and CPU ms of explicit")
    print("and of linearly implicit steps, and the ratio, at rtol " + ", ".join(f"{rtol:g}" for rtol in RTOLS))
    for name, case in cases().items():
        row = []
        for rtol in RTOLS:
            (part, _), (slow, many), (fast, few) = (
                above(case, rtol),
                seconds(case, rtol, "rkf45"),
                seconds(case, rtol, "rosenbrock"),
            )
            row.append(f"{part:6.2f} {many:6d} {1e3 * slow:6.1f} {few:6d} {1e3 * fast:6.1f} {slow / fast:5.1f}x")
        print(f"{name:20}", " |".join(row), flush=True)
