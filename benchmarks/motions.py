"""One motion: steps compiled around the dynamics beside the same steps with a torque that is a Python function; stiff motions by
the default, by Rosenbrock steps throughout, and by SciPy's Radau."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

import isodyn as iso
from isodyn.study.speed import in_turn

T = np.linspace(0.0, 2.0, 21)


def pairs() -> dict[str, tuple[Callable[[], Any], Callable[[], Any]]]:
    """What is done -> (compiled, with a Python function)."""
    three, arm = iso.load("three-link"), iso.load("ur5")
    tau = np.random.default_rng(0).normal(size=(len(T), arm.n)).cumsum(axis=0)
    goal = np.full(arm.n, 0.5)
    fall = partial(iso.simulate, three, np.zeros(3), np.zeros(3), 2.0, integrator="rkf45", rtol=1e-12, atol=1e-12)
    move = partial(iso.simulate, arm, np.full(arm.n, 0.2), np.zeros(arm.n), T)

    def lines(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        return np.array([np.interp(t, T, column) for column in tau.T])

    def pull(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        return 100.0 * (goal - q) - 10.0 * qd

    law = iso.Controller.pd(arm, 100.0, 10.0, goal)
    return {
        "three-link, 2 s fall, rkf45 at 1e-12": (fall, partial(fall, torque=lambda t, q, qd: np.zeros(3))),
        "UR5, 2 s under PD, rkf45": (partial(move, torque=law, integrator="rkf45"), partial(move, torque=pull, integrator="rkf45")),
        "UR5, 2 s of lines, rkf45": (
            partial(move, torque=tau, integrator="rkf45"),
            partial(move, torque=lines, integrator="rkf45"),
        ),
        "UR5, 2 s of lines, rk4 at 1 ms": (
            partial(move, torque=tau, integrator="rk4"),
            partial(move, torque=lines, integrator="rk4"),
        ),
    }


def stiff() -> dict[str, Callable[..., Any]]:
    """Motions for a second whose fastest rates are 4e5, 6e5 and 8e6 1/s."""
    two, arm = iso.load("two-link"), iso.load("puma560")
    heavy = replace(two, joints=tuple(replace(j, viscous=1e3) if j is two.movable_joints[1] else j for j in two.joints))
    start, still = np.full(arm.n, 0.2), np.zeros(arm.n)
    return {
        "two-link, a damper of 1 kN m s/rad": partial(iso.simulate, heavy, [0.2, 0.2], [0.0, 0.0], 1.0),
        "puma560, PD of 1e6 and 1e5": partial(iso.simulate, arm, start, still, 1.0, torque=iso.Controller.pd(arm, 1e6, 1e5, still)),
        "puma560, friction smoothed below 1e-6 rad/s": partial(iso.simulate, arm, start, still, 1.0, stiction_speed=1e-6),
    }


def table() -> None:
    """Milliseconds of each, and their ratio."""
    print("one motion: compiled steps and Python functions, ms (best of 3)")
    for name, (compiled, function) in pairs().items():
        best = in_turn({"compiled": compiled, "function": function}, 3, clock=time.process_time)
        mine, other = best["compiled"] / 1e6, best["function"] / 1e6
        print(f"  {name:40s} {mine:8.1f} {other:8.1f}   {other / mine:5.0f} times")
    print("stiff motions, 1 s at the default tolerances: ms, steps, evaluations")
    for name, motion in stiff().items():
        words = []
        for key in ("rkf45", "rosenbrock", "Radau"):
            motion(integrator=key)  # compiled
            begin = time.process_time()
            done = motion(integrator=key)
            words.append(f"{key} {1e3 * (time.process_time() - begin):.0f} ms, {done.steps}, {done.evaluations}")
        print(f"  {name:44s} {'; '.join(words)}")
