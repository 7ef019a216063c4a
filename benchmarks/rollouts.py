"""Rollouts of many arms beside MuJoCo's `rollout`: free fall, two threads, no contacts, the same arms in the same process."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

import isodyn as iso
from benchmarks.measure import Contestant, best_of

ARMS, STEPS, STEP, THREADS = 10_000, 1000, 1e-3, 2

#: what issue "simulation" asks: times faster than MuJoCo per step, our Runge-Kutta step against theirs and against their Euler step
TARGETS = {"RK4": 30.0, "Euler": 9.0}


def initial(robot: iso.Robot, arms: int) -> np.ndarray:
    """Where the arms start, at rest: (arms, n)."""
    return np.random.default_rng(0).uniform(-1.0, 1.0, (arms, robot.n))


def ours(robot: iso.Robot, arms: int, steps: int, integrator: str = "rk4") -> Contestant:
    """A contestant: `arms` motions of `steps` steps, first and last states kept."""
    q0, qd0 = initial(robot, arms), np.zeros((arms, robot.n))
    out = tuple(np.empty((arms, 2, robot.n)) for _ in range(2))
    options = {"dt": STEP, "steps": steps, "every": steps, "threads": THREADS, "friction": False, "progress": False}
    return lambda: iso.rollout(robot, q0, qd0, integrator=integrator, out=out, **options)


def mujoco_model(robot: iso.Robot, integrator: str) -> object:
    """The same arm in MuJoCo: no contacts, no limits, no friction."""
    import mujoco

    model = mujoco.MjModel.from_xml_string(robot.to_urdf())
    model.opt.timestep = STEP
    model.opt.integrator = {"RK4": mujoco.mjtIntegrator.mjINT_RK4, "Euler": mujoco.mjtIntegrator.mjINT_EULER}[integrator]
    model.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT | mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
    model.dof_damping[:] = 0.0
    model.dof_frictionloss[:] = 0.0
    return model


def mujoco_rollout(robot: iso.Robot, arms: int, steps: int, integrator: str) -> Callable[[], np.ndarray]:
    """A contestant: MuJoCo's threaded rollout into arrays that are there already; returns the states."""
    import mujoco
    from mujoco import rollout

    model = mujoco_model(robot, integrator)
    data = [mujoco.MjData(model) for _ in range(THREADS)]
    start = np.zeros((arms, mujoco.mj_stateSize(model, mujoco.mjtState.mjSTATE_FULLPHYSICS)))
    start[:, 1 : 1 + robot.n] = initial(robot, arms)
    states = np.empty((arms, steps, start.shape[1]))
    pool = rollout.Rollout(nthread=THREADS)

    def run() -> np.ndarray:
        pool.rollout(model, data, start, nstep=steps, state=states)
        return states

    return run


def against_mujoco(
    robot: iso.Robot, *, arms: int = ARMS, steps: int = STEPS, theirs: int = 200, rounds: int = 2
) -> dict[str, float]:
    """ns per step and arm of us and of MuJoCo (on fewer arms: its time per step does not depend on how many), and the ratios."""
    best = best_of(
        {
            "ours": ours(robot, arms, steps),
            "RK4": mujoco_rollout(robot, theirs, steps, "RK4"),
            "Euler": mujoco_rollout(robot, theirs, steps, "Euler"),
        },
        rounds=rounds,
    )
    mine = best["ours"] / arms / steps
    peer = {name: best[name] / theirs / steps for name in TARGETS}
    return {"ours": mine, **peer, **{f"{name} ratio": ns / mine for name, ns in peer.items()}}


def table() -> None:
    """Print the comparison, and the other integrators."""
    print(f"{ARMS} arms in free fall, {STEPS} steps of {1000 * STEP:g} ms, {THREADS} threads; ns per step and arm")
    print(f"{'robot':9} {'isodyn rk4':>11}  MuJoCo RK4 (asked {TARGETS['RK4']:g}x), MuJoCo Euler (asked {TARGETS['Euler']:g}x)")
    for name in ("ur5", "iiwa14"):
        robot = iso.load(name)
        try:
            r = against_mujoco(robot)
        except ImportError:
            print(f"{name:9} skipped: MuJoCo is not installed")
            continue
        shown = ", ".join(f"{r[key]:.0f} ({r[f'{key} ratio']:.1f}x)" for key in TARGETS)
        others = {key: ours(robot, ARMS, STEPS, key) for key in ("semi-implicit-euler", "rkf45", "abm", "momentum")}
        best = {key: ns / ARMS / STEPS for key, ns in best_of(others, rounds=1).items()}
        print(
            f"{name:9} {r['ours']:11.1f}  {shown}; ours by " + ", ".join(f"{key} {ns:.0f}" for key, ns in best.items()), flush=True
        )
