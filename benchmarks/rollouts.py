"""Rollouts of many arms beside MuJoCo's `rollout`: free fall, no contacts, the same arms in the same process; two threads, one for
arms whose base floats."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

import isodyn as iso
from benchmarks.measure import Contestant, best_of

ARMS, STEPS, STEP, THREADS = 10_000, 1000, 1e-3, 2

#: what issue "simulation" asks: times faster than MuJoCo per step, our Runge-Kutta step against theirs and against their Euler step
TARGETS = {"RK4": 30.0, "Euler": 9.0}
FLOATING = 30.0  # what issue "joints" asks of arms whose base floats: our Runge-Kutta step against theirs, one thread


def floats(robot: iso.Robot) -> bool:
    """Whether its base does."""
    return robot.nq != robot.n


def initial(robot: iso.Robot, arms: int) -> tuple[np.ndarray, np.ndarray]:
    """Where the arms start, at rest, (arms, nq); or, where the base floats, (arms, n) thrown and spinning."""
    rng = np.random.default_rng(0)
    if not floats(robot):
        return rng.uniform(-1.0, 1.0, (arms, robot.n)), np.zeros((arms, robot.n))
    q, qd = robot.random(rng, arms), rng.uniform(-1.0, 1.0, (arms, robot.n))
    qd[:, :3] = 0.0  # theirs is in the world's axes
    return q, qd


def ours(robot: iso.Robot, arms: int, steps: int, integrator: str = "rk4", threads: int = THREADS) -> Contestant:
    """A contestant: `arms` motions of `steps` steps, first and last states kept; returns the rollout."""
    q0, qd0 = initial(robot, arms)
    out = tuple(np.empty((arms, 2, size)) for size in (robot.nq, robot.n))
    options = {"dt": STEP, "steps": steps, "save_every": steps, "threads": threads, "friction": False, "progress": False}
    return lambda: iso.rollout(robot, q0, qd0, integrator=integrator, out=out, **options)


def mujoco_model(robot: iso.Robot, integrator: str) -> object:
    """The same arm in MuJoCo: no contacts, no limits, no friction; with a free joint where the base floats."""
    import mujoco

    if floats(robot):
        text = robot.with_base("fixed").to_urdf()
        inside = text.index(">", text.index("<robot")) + 1
        keep = '<mujoco><compiler fusestatic="false"/></mujoco>'
        spec = mujoco.MjSpec.from_string(text[:inside] + keep + text[inside:])
        spec.bodies[1].add_freejoint()
        model = spec.compile()
    else:
        model = mujoco.MjModel.from_xml_string(robot.to_urdf())
    model.opt.timestep = STEP
    model.opt.integrator = {"RK4": mujoco.mjtIntegrator.mjINT_RK4, "Euler": mujoco.mjtIntegrator.mjINT_EULER}[integrator]
    model.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT | mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
    model.dof_damping[:] = 0.0
    model.dof_frictionloss[:] = 0.0
    return model


def mujoco_rollout(robot: iso.Robot, arms: int, steps: int, integrator: str, threads: int = THREADS) -> Callable[[], np.ndarray]:
    """A contestant: MuJoCo's threaded rollout into arrays that are there already; returns the states."""
    import mujoco
    from mujoco import rollout

    model = mujoco_model(robot, integrator)
    data = [mujoco.MjData(model) for _ in range(threads)]
    start = np.zeros((arms, mujoco.mj_stateSize(model, mujoco.mjtState.mjSTATE_FULLPHYSICS)))
    q, qd = initial(robot, arms)
    if floats(robot):
        q = q[:, [0, 1, 2, 6, 3, 4, 5, *range(7, robot.nq)]]  # their quaternions begin with w
    start[:, 1 : 1 + robot.nq + robot.n] = np.concatenate([q, qd], axis=1)
    states = np.empty((arms, steps, start.shape[1]))
    pool = rollout.Rollout(nthread=threads)

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


def floating(*, arms: int = ARMS, steps: int = 200, theirs: int = 100, rounds: int = 3) -> dict[str, float]:
    """UR5 arms whose base floats, one thread: ns per step and arm, MuJoCo's, the ratio, and how far apart the joints end [rad]."""
    robot = iso.load("ur5").with_base("floating")
    contestants = {
        "ours": ours(robot, arms, steps, threads=1),
        "semi-implicit-euler": ours(robot, arms, steps, "semi-implicit-euler", threads=1),
        "RK4": mujoco_rollout(robot, theirs, steps, "RK4", threads=1),
        "Euler": mujoco_rollout(robot, theirs, steps, "Euler", threads=1),
    }
    same = ours(robot, theirs, steps, threads=1)().q[:, -1], contestants["RK4"]()[:, -1, 1 : 1 + robot.nq]
    apart = float(np.abs(same[0][:, 7:] - same[1][:, 7:]).max())
    best = best_of(contestants, rounds=rounds, clock=time.process_time)  # of one thread: neighbours on the machine do not count
    mine = {name: best[name] / arms / steps for name in ("ours", "semi-implicit-euler")}
    peer = {name: best[name] / theirs / steps for name in TARGETS}
    ratios = {"RK4 ratio": peer["RK4"] / mine["ours"], "Euler ratio": peer["Euler"] / mine["semi-implicit-euler"]}
    return {**mine, **peer, **ratios, "apart": apart}


def floating_row() -> str:
    """The comparison in words."""
    try:
        r = floating()
    except ImportError:
        return "floating ur5: skipped, MuJoCo is not installed"
    euler = f"semi-implicit-euler {r['semi-implicit-euler']:.1f} ns, MuJoCo Euler {r['Euler']:.0f} ({r['Euler ratio']:.1f}x)"
    return (
        f"floating ur5, {ARMS} arms, one thread: rk4 {r['ours']:.1f} ns, MuJoCo RK4 {r['RK4']:.0f} ({r['RK4 ratio']:.1f}x, asked "
        f"{FLOATING:g}x); {euler}; joints end {r['apart']:.1g} rad apart"
    )


def table() -> None:
    """Print the comparison, and the other integrators."""
    print(floating_row(), flush=True)
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
