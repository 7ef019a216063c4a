"""How often the dynamics are evaluated, by method and integrator, and how far the motions are apart (as Mata's Table 7 asks)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from isodyn.formulations.registry import methods_for
from isodyn.model.robot import Robot
from isodyn.show.table import Table, number
from isodyn.simulation.integrators import integrator_row
from isodyn.simulation.loads import Torque
from isodyn.simulation.simulate import simulate


class Run(NamedTuple):
    """One simulation: evaluations, accepted steps, seconds, and its largest distance in q from the reference [rad or m]."""

    method: str
    integrator: str
    evaluations: int
    steps: int
    seconds: float
    off: float


def evaluation_counts(
    robot: Robot,
    q0: ArrayLike,
    qd0: ArrayLike,
    t: ArrayLike,
    *,
    methods: Sequence[str] = (),
    integrators: Sequence[str] = ("RK45", "DOP853", "LSODA", "rk4"),
    rtol: float = 1e-6,
    atol: float = 1e-6,
    dt: float | None = None,
    torque: Torque = None,
    friction: bool = True,
    motors: bool = True,
) -> tuple[Run, ...]:
    """The same motion by every method and integrator; the reference is DOP853 at a tolerance of 1e-12 by the first method.

    methods    keys of isodyn.methods(); all that give forward dynamics when empty
    dt         of integrators that can take fixed steps; the rest as for simulate
    """
    keys = tuple(methods) or methods_for("forward_dynamics")
    motion = partial(simulate, robot, q0, qd0, t, torque=torque, friction=friction, motors=motors)
    exact = motion(method=keys[0], integrator="DOP853", rtol=1e-12, atol=1e-12)
    runs = []
    for method in keys:
        for name in integrators:
            step = None if integrator_row(name).scheme is None else dt
            begin = time.perf_counter()
            done = motion(method=method, integrator=name, rtol=rtol, atol=atol, dt=step)
            seconds = time.perf_counter() - begin
            runs.append(Run(method, name, done.evaluations, done.steps, seconds, float(np.abs(done.q - exact.q).max())))
    return tuple(runs)


def evaluation_table(runs: Sequence[Run], title: str = "") -> Table:
    """A row for each method: evaluations by each integrator, and the largest distance from the reference in brackets."""
    names = list(dict.fromkeys(run.integrator for run in runs))
    rows = []
    for method in dict.fromkeys(run.method for run in runs):
        own = {run.integrator: run for run in runs if run.method == method}
        rows.append((method, *(f"{own[name].evaluations} ({number(own[name].off, 2)})" for name in names)))
    return Table(
        title, ("method", *names), tuple(rows), ("evaluations of the dynamics (largest distance in q from the reference)",)
    )
