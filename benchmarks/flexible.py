"""Flexible arms: `rosenbrock` beside SciPy's Radau and LSODA at equal error, and what inertia of the motion alone leaves out."""

from __future__ import annotations

import time

import numpy as np

import isodyn as iso
from isodyn.papers.celentano_flexible import ARM, PER_METRE, SLEW, START, STIFFNESS, bar, elastic, plan
from isodyn.spatial import Array

SUBLINKS = (2, 5, 10)
RTOLS = (1e-4, 1e-5, 1e-6, 1e-7, 1e-8)
ERRORS = (1e-6, 1e-8)  # rad: at these the times are compared
RIVALS = ("Radau", "LSODA", "DOP853")
ROUNDS = 2


def arm(nu: int, inertia: str = "whole") -> iso.Robot:
    """Two of Celentano's bars, 1 m each, which bend and are damped."""
    beam = iso.Beam(EI=STIFFNESS, mass_per_length=PER_METRE, damping=2e-4)
    return iso.flexible(bar(2, ARM), {"link1": beam, "link2": beam}, nu, inertia=inertia)


def slew(robot: iso.Robot, integrator: str, rtol: float) -> tuple[float, iso.Simulation]:
    """(CPU seconds, the motion): a slew under the torques of the rigid arm."""
    times = np.linspace(0.0, SLEW, 66)
    hubs = [k for k in range(robot.n) if k not in elastic(robot)]
    torques, begin = np.zeros((len(times), robot.n)), np.zeros(robot.n)
    torques[:, hubs], begin[hubs] = iso.compile(bar(2, ARM)).inverse_dynamics(*plan()(times)), START
    how = {"integrator": integrator, "rtol": rtol, "atol": 1e-2 * rtol, "progress": False}
    start = time.process_time()
    run = iso.simulate(robot, begin, np.zeros(robot.n), times, torque=torques, **how)
    return time.process_time() - start, run


def curve(robot: iso.Robot, exact: Array, integrator: str) -> Array:
    """(k, 2): error [rad] and CPU seconds, best of some rounds, over the tolerances."""
    slew(robot, integrator, RTOLS[0])  # compiled
    found = []
    for rtol in RTOLS:
        runs = [slew(robot, integrator, rtol) for _ in range(ROUNDS)]
        found.append((np.abs(runs[0][1].q - exact).max(), min(seconds for seconds, _ in runs)))
    return np.array(found)


def at(points: Array, error: float) -> float:
    """Seconds at an error, between the points on logarithmic scales."""
    order = np.argsort(points[:, 0])
    return float(np.exp(np.interp(np.log(error), *np.log(points[order]).T)))


def table() -> int:
    """Print the tables; the exit code is 1 where rosenbrock is less than five times faster than Radau."""
    print(f"A slew of {SLEW:g} s of two flexible links, CPU time at equal error, best of {ROUNDS}")
    print(
        f"{'sublinks':>8} {'freedoms':>8} {'error [rad]':>12} {'rosenbrock [ms]':>16}" + "".join(f"{name:>10}" for name in RIVALS)
    )
    worst = np.inf
    for nu in SUBLINKS:
        robot = arm(nu)
        exact = slew(robot, "DOP853", 1e-12)[1].q  # of SciPy's, so that rosenbrock is not compared with itself
        times = {name: curve(robot, exact, name) for name in ("rosenbrock", *RIVALS)}
        for error in ERRORS:
            own = at(times["rosenbrock"], error)
            ratios = [at(times[name], error) / own for name in RIVALS]
            worst = min(worst, ratios[0])
            print(
                f"{nu:8d} {robot.n:8d} {error:12.0e} {1e3 * own:16.2f}" + "".join(f"{ratio:9.1f}x" for ratio in ratios), flush=True
            )
    print("\nInertia of the motion alone, the same slew: largest distance from the whole inertia")
    for nu in SUBLINKS[:2]:
        (_, whole), (_, only) = (slew(arm(nu, inertia), "rosenbrock", 1e-8) for inertia in ("whole", "undeformed"))
        ends = [iso.compile(run.robot).pose(run.q)[:, :3, 3] for run in (whole, only)]
        bend = np.degrees(np.abs(whole.q[:, elastic(whole.robot)]).max())
        off = 100 * np.linalg.norm(ends[0] - ends[1], axis=1).max()
        print(f"{nu:8d} sublinks: tip {off:.2f} cm, elastic joints bending by up to {bend:.2f} degrees", flush=True)
    return int(worst < 5)
