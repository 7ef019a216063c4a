"""What dry friction as it is costs: evaluations beside those without friction, CPU time beside Radau's with friction smoothed, and
steps of rollouts beside those without; and that rollouts converge to `simulate`."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

import numpy as np
import pytest

import isodyn as iso
from benchmarks import friction
from benchmarks.stick_slip import PER_CHANGE, SMOOTHED, TIMES, Motion, motions
from isodyn.simulation.events import crossing

MOTIONS = list(motions())
NEAR = 1.01  # measured orders are at most so much below those that they tend to


@pytest.mark.parametrize("motion", MOTIONS, ids=lambda motion: motion.name)
def test_evaluations_are_at_most_three_times_those_without_friction_and_a_hundred_a_change(motion: Motion) -> None:
    done, free = motion.run(), motion.run(friction=False)
    assert done.complete and done.evaluations <= TIMES * free.evaluations + PER_CHANGE * len(done.events)


@pytest.mark.speed
@pytest.mark.parametrize("motion", MOTIONS, ids=lambda motion: motion.name)
def test_cpu_time_is_at_most_that_of_radau_with_friction_smoothed(motion: Motion) -> None:
    """In turn, each its best: a disturbance only ever makes a time longer.  All kernels are compiled before the first counts."""
    ours = theirs = math.inf
    motion.run()
    for _ in range(3):
        times = [time.process_time()]
        for how in (SMOOTHED, {}, {}):
            motion.run(**how)
            times.append(time.process_time())
        smoothed, *dry = np.diff(times)
        ours, theirs = min(ours, *dry), min(theirs, smoothed)
    assert ours <= theirs, f"{ours:.4f} s, Radau {theirs:.4f} s"


@pytest.mark.speed
@pytest.mark.parametrize("integrator", friction.INTEGRATORS)
def test_a_step_of_a_rollout_takes_at_most_three_times_that_without_friction(integrator: str) -> None:
    robot = iso.load("puma560")
    ratios = []
    for _ in range(5):  # one that a disturbance has not made longer is enough
        without, with_it = friction.times(robot, integrator, rounds=3)
        ratios.append(with_it / without)
        if ratios[-1] <= friction.MOST:
            return
    raise AssertionError(f"{ratios} times")


@pytest.mark.parametrize("name", friction.ROBOTS)
@pytest.mark.parametrize("integrator", ["rk4", "semi-implicit-euler"])
def test_rollouts_converge_to_a_simulation_with_order_one_at_least(name: str, integrator: str) -> None:
    robot = iso.load(name)
    off = friction.errors(robot, integrator, friction.exact(robot))
    assert np.log2(off[0] / off[-1]) / 2 > 1 / NEAR, f"distances {off} at h, h/2, h/4"


@pytest.mark.parametrize("wide", [0.0, 1e-10])
@pytest.mark.parametrize(("falls", "looks"), [(lambda t: 0.3 - t, 6), (lambda t: math.exp(-50 * t) - math.exp(-15.0), 30)])
def test_an_instant_is_located_in_few_looks(falls: Callable[[float], float], looks: int, wide: float) -> None:
    """A torque that rises along a line meets its bound where a secant says: the other end must follow it there."""
    seen = list[float]()
    at = crossing(lambda t: seen.append(t) or falls(t), 0.0, 1.0, wide)
    assert abs(at - 0.3) <= max(wide, 4 * math.ulp(0.3)) and falls(at) <= 0 and len(seen) <= looks
