"""Inverse kinematics of ten thousand random reachable poses, beside the Robotics Toolbox's compiled ik_LM in the same run."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

import isodyn as iso
from benchmarks.measure import Contestant, best_of

POSES = 10_000
PEER_POSES = 300
#: ik_LM stops at half the squared error: this is 1e-9 m and 1e-9 rad
PEER_TOLERANCE = 5e-19


def targets(robot: iso.Robot, count: int = POSES) -> np.ndarray:
    """(count, 4, 4) poses of random postures within the limits."""
    low, high = (np.array([getattr(joint.limits, end) for joint in robot.movable_joints]) for end in ("lower", "upper"))
    return robot.pose(np.random.default_rng(5).uniform(low, high, (count, robot.n)))


def toolbox_arm(robot: iso.Robot) -> Any:
    """The same arm in the Robotics Toolbox, as the elementary transforms that its C++ code works on."""
    import roboticstoolbox
    from spatialmath import SE3

    table = robot.to_dh(convention="standard")
    columns = zip(table.a, table.alpha, table.d, table.theta, table.limits, strict=True)
    links = [
        roboticstoolbox.RevoluteDH(a=a, alpha=alpha, d=d, offset=theta, qlim=[limit.lower, limit.upper])
        for a, alpha, d, theta, limit in columns
    ]
    base, tool = (SE3(T, check=False) for T in (table.base, table.tool))
    return roboticstoolbox.DHRobot(links, base=base, tool=tool, name=robot.name).ets()


@contextmanager
def one_core() -> Iterator[None]:
    """This process on a single core, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def measured(name: str, rounds: int = 5) -> dict[str, Any]:
    """us of one core per pose: ours for one posture and for all, and ik_LM's; what was reached, and how nearly."""
    robot = iso.load(name)
    poses = targets(robot)
    found = iso.inverse_kinematics(robot, poses)
    result: dict[str, Any] = {
        "method": found.method,
        "reached": float(np.mean(found.reached)),
        "errors": (float(found.position_error[found.reached].max()), float(found.rotation_error[found.reached].max())),
    }
    contestants: dict[str, Contestant] = {"ours": lambda: iso.inverse_kinematics(robot, poses)}
    if robot.n == 6:
        result["postures"] = float(iso.inverse_kinematics(robot, poses, all_solutions=True).counts.mean())
        contestants["all"] = lambda: iso.inverse_kinematics(robot, poses, all_solutions=True)
    counts = dict.fromkeys(contestants, POSES)
    try:
        arm = toolbox_arm(robot)
        some = [np.asfortranarray(T) for T in poses[:PEER_POSES]]
        contestants["peer"] = lambda: [arm.ik_LM(T, tol=PEER_TOLERANCE) for T in some]
        counts["peer"] = PEER_POSES
        result["peer reached"] = float(np.mean([arm.ik_LM(T, tol=PEER_TOLERANCE).success for T in some]))
    except ImportError:
        pass
    with one_core():
        best = best_of(contestants, rounds=rounds, clock=time.process_time)
    return result | {f"{key} us": ns / counts[key] / 1e3 for key, ns in best.items()}


def table(names: tuple[str, ...] = ("puma560", "ur5", "iiwa14")) -> None:
    """Print everything."""
    print(f"inverse kinematics of {POSES} random reachable poses in one call, limits respected, to 1e-9 m and 1e-9 rad;")
    print("us per pose, CPU time of one core")
    print(f"{'robot':9} {'isodyn':>9} {'reached':>9} {'all':>9} {'ik_LM':>9} {'reached':>9}   times slower than isodyn")
    for name in names:
        m = measured(name)
        every = f"{m['all us']:9.2f}" if "all us" in m else f"{'-':>9}"
        ours = f"{m['ours us']:9.2f} {100 * m['reached']:8.2f}% {every}"
        if "peer us" in m:
            peer = f"{m['peer us']:9.1f} {100 * m['peer reached']:8.2f}%   {m['peer us'] / m['ours us']:.0f}x"
        else:
            peer = "   the Robotics Toolbox is not installed"
        print(f"{name:9} {ours} {peer}")
        worst = f"largest errors {m['errors'][0]:.1e} m, {m['errors'][1]:.1e} rad"
        postures = f"; {m['postures']:.2f} postures a pose within the limits" if "postures" in m else ""
        print(f"{'':9} by {m['method']}; {worst}{postures}", flush=True)
