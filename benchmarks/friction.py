"""Rollouts with dry friction beside the same without: time of a step, and the order with which they converge to `simulate`; then
time and evaluations of motions that choose their steps."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial

import numpy as np

import isodyn as iso
from benchmarks.measure import Contestant, best_of

ROBOTS = ("puma560", "direct-drive")
CHAIN, LEVELS = "redysim-chain-20", (0.01, 0.1, 1.0)  # a long chain, and friction in all its joints [N m]: some of them stick, most
INTEGRATORS = ("rk4", "rkf45", "abm", "semi-implicit-euler")
ARMS, STEPS, STEP = 256, 200, 1e-3
RTOLS = (1e-4, 1e-6, 1e-8, 1e-10)
MOTIONS, DURATION, COARSE = 16, 0.4, 100  # of the order: motions, seconds, steps of the coarsest rollout
MOST = 3.0  # what issue "motions that always finish" asks: times the time without friction


def initial(robot: iso.Robot, arms: int) -> tuple[np.ndarray, np.ndarray]:
    """Where the arms start, and how fast: (arms, n) each."""
    rng = np.random.default_rng(0)
    return rng.uniform(-1.0, 1.0, (arms, robot.n)), rng.normal(size=(arms, robot.n))


def ours(robot: iso.Robot, integrator: str, dtype: str, *, friction: bool) -> Contestant:
    """A contestant: rollouts on one thread, first and last states kept."""
    q0, qd0 = (a.astype(dtype) for a in initial(robot, ARMS))
    out = tuple(np.empty((ARMS, 2, robot.n), dtype) for _ in range(2))
    options = {
        "dt": STEP,
        "steps": STEPS,
        "save_every": STEPS,
        "threads": 1,
        "friction": friction,
        "progress": False,
        "dtype": dtype,
    }
    return lambda: iso.rollout(robot, q0, qd0, integrator=integrator, out=out, **options)


def times(robot: iso.Robot, integrator: str, dtype: str = "float64", rounds: int = 9) -> tuple[float, float]:
    """ns of CPU time per step and arm without and with friction."""
    arms = {str(friction): ours(robot, integrator, dtype, friction=friction) for friction in (False, True)}
    best = best_of(arms, rounds=rounds, clock=time.process_time)
    return best["False"] / ARMS / STEPS, best["True"] / ARMS / STEPS


def controlled(robot: iso.Robot, rtol: float) -> tuple[list[float], float]:
    """(evaluations of the dynamics a motion without and with friction, CPU time with it over without)."""
    start = initial(robot, MOTIONS)
    options = {
        "dt": DURATION,
        "steps": 1,
        "integrator": "rkf45",
        "rtol": rtol,
        "atol": 1e-2 * rtol,
        "threads": 1,
        "progress": False,
    }
    runs = {str(friction): partial(iso.rollout, robot, *start, friction=friction, **options) for friction in (False, True)}
    best = best_of(runs, rounds=5, clock=time.process_time)
    return [float(np.mean(run().evaluations)) for run in runs.values()], best["True"] / best["False"]


def exact(robot: iso.Robot) -> np.ndarray:
    """q (motions, n) at the end, by `simulate`."""
    runs = [
        iso.simulate(robot, *start, [0.0, DURATION], rtol=1e-11, atol=1e-12, progress=False)
        for start in zip(*initial(robot, MOTIONS), strict=True)
    ]
    return np.array([run.q[-1] for run in runs])


def errors(robot: iso.Robot, integrator: str, end: np.ndarray) -> list[float]:
    """Root mean square distance in q from the end, of steps h, h/2 and h/4."""
    q0, qd0 = initial(robot, MOTIONS)
    found = []
    for steps in (COARSE, 2 * COARSE, 4 * COARSE):
        done = iso.rollout(
            robot, q0, qd0, dt=DURATION / steps, steps=steps, save_every=steps, integrator=integrator, progress=False
        )
        found.append(float(np.sqrt(((done.q[:, -1] - end) ** 2).mean())))
    return found


def table() -> None:
    """Print both."""
    print(f"dry friction: {ARMS} arms, {STEPS} steps of {1000 * STEP:g} ms; ns of CPU time per step and arm without it and with it")
    print(f"(asked: at most {MOST:g} times); distance from `simulate` after {DURATION:g} s at h, h/2, h/4, and the order")
    for name in ROBOTS:
        robot = iso.load(name)
        end = exact(robot)
        for integrator in INTEGRATORS:
            without, with_it = times(robot, integrator)
            off = errors(robot, integrator, end)
            shown = " ".join(f"{x:8.1e}" for x in off)
            print(
                f"{name:13} {integrator:20} {without:6.0f} {with_it:6.0f}  {with_it / without:5.2f}x  "
                f"{shown}  order {np.log2(off[0] / off[-1]) / 2:4.1f}",
                flush=True,
            )
    print(f"steps under error control, {MOTIONS} motions of {DURATION:g} s: evaluations without friction, with it, and the time")
    for name in ROBOTS:
        for rtol in RTOLS:
            counts, ratio = controlled(iso.load(name), rtol)
            print(f"{name:13} rtol {rtol:5.0e} {counts[0]:6.0f} {counts[1]:6.0f}  {ratio:5.2f}x", flush=True)
    print("a long chain with friction in all its joints: ns as above")
    chain = iso.load(CHAIN)
    for level in LEVELS:
        rough = replace(chain, joints=tuple(replace(joint, coulomb=(level, -level)) for joint in chain.joints))
        for integrator in INTEGRATORS:
            without, with_it = times(rough, integrator)
            print(f"{CHAIN} {level:4g} N m {integrator:20} {without:6.0f} {with_it:6.0f}  {with_it / without:5.2f}x", flush=True)
