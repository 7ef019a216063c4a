"""Single motions with dry friction as it is, all defaults: evaluations beside those without friction, CPU time beside Radau's with
friction smoothed (creep = 1e-3), and how smoothed motions converge to them."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import isodyn as iso

PER_CHANGE, TIMES = 100, 3  # evaluations asked for: at most so many a change of mode, and so many times those without friction
SMOOTHED = {"integrator": "Radau", "stiction_speed": 1e-3}


class Motion(NamedTuple):
    """A motion: of which robot, from where, how long [s], under what."""

    name: str
    robot: iso.Robot
    q0: list[float]
    qd0: list[float]
    t: float
    given: dict[str, Any]

    def run(self, **how: object) -> iso.Simulation:
        """With these options."""
        return iso.simulate(self.robot, self.q0, self.qd0, self.t, **self.given, **how, progress=False)


def slider(name: str, parent: str, child: str, **drive: Any) -> iso.Joint:
    """A joint that slides along x."""
    return iso.Joint(name, parent, child, "prismatic", axis=(1, 0, 0), **drive)


def example(path: str) -> iso.Robot | None:
    """A robot of example-robot-data, where that is installed."""
    try:
        files = distribution("example-robot-data")
    except PackageNotFoundError:
        return None
    file = Path(str(files.locate_file(f"cmeel.prefix/share/example-robot-data/robots/{path}")))
    return iso.load(file) if file.is_file() else None


def motions() -> Iterator[Motion]:
    """Those that the issue names."""
    puma, z1, Link, Robot = iso.load("puma560"), example("z1_description/urdf/z1.urdf"), iso.Link, iso.Robot
    yield Motion("puma560, 10 s from zeros", puma, [0.0] * 6, [0.0] * 6, 10.0, {})
    if z1 is not None:
        yield Motion("Z1, 0.6 s from zeros", z1, [0.0] * z1.n, [0.0] * z1.n, 0.6, {})
    stuck = replace(puma, joints=tuple(replace(j, coulomb=(90.0, -90.0)) if j.nv else j for j in puma.joints))
    yield Motion("puma560 that sticks throughout, 10 s", stuck, [0.1] * 6, [0.0] * 6, 10.0, {})
    turns = iso.Joint("j", "base", "a", "revolute", axis=(0, 0, 1), coulomb=(0.01, -0.01))
    finger = Robot("finger", (Link("base"), Link("a", 1e-3, (0, 0, 0), (1e-6, 1e-6, 1e-6))), (turns,))
    yield Motion("a finger of 1e-6 kg m2, 1 s", finger, [0.0], [10.0], 1.0, {})
    block = Robot("block", (Link("base"), Link("a", 2.0)), (slider("x", "base", "a", coulomb=(1, -1), static=(1.5, -1.5)),))
    yield Motion("a block under a sine force, 12 s", block, [0.0], [0.0], 12.0, {"torque": lambda t, q, qd: [2.0 * math.sin(t)]})
    links = (Link("base"), Link("a", 1.0), Link("b", 1.0))
    rough = {"coulomb": (1.0, -1.0), "static": (1.2, -1.2)}
    pair = Robot("pair", links, (slider("x", "base", "a", **rough), slider("y", "base", "b", **rough)))
    yield Motion("two that let go at once, 2 s", pair, [0.0] * 2, [0.0] * 2, 2.0, {"torque": ([0, 2], [[0, 0], [4, 4]])})
    y = slider("y", "a", "b", coulomb=(0.5, -0.5), static=(2.0, -2.0))
    train = Robot("train", links, (slider("x", "base", "a", coulomb=(1.0, -1.0)), y))
    yield Motion(
        "one that sets its neighbour free, 2.5 s", train, [0.0] * 2, [0.0] * 2, 2.5, {"torque": ([0, 2.5], [[0.9, 0], [0.9, -2.5]])}
    )
    lift = Robot(
        "lift", links[:2], (iso.Joint("z", "base", "a", "prismatic", axis=(0, 0, 1), coulomb=(2, -2), limits=iso.Limits(0.0, 1.0)),)
    )
    stops = {"torque": ([0, 2], [[0], [40]]), "events": iso.Event.limits(lift, restitution=0.0)}
    yield Motion("one pressed on its stop, then lifted, 2 s", lift, [0.0], [0.0], 2.0, stops)
    bars = (Link("base"), Link("a", 1.0, (0.5, 0, 0), (0.1, 0.1, 0.1)), Link("b", 1.0, (0.5, 0, 0), (0.1, 0.1, 0.1)))
    limited = iso.Joint("j2", "a", "b", "revolute", axis=(0, 0, 1), limits=iso.Limits(-1.0, 1.0))
    struck = Robot("struck", bars, (replace(turns, coulomb=(0.5, -0.5)), limited))
    yield Motion(
        "a blow through a stuck joint, 3 s",
        struck,
        [0.0] * 2,
        [0.0, 1.0],
        3.0,
        {"events": iso.Event.limits(struck, restitution=0.5)},
    )


def seconds(motion: Motion, rounds: int, **how: object) -> float:
    """CPU time, the best of some, kernels compiled before."""
    best = math.inf
    for _ in range(rounds + 1):
        begin = time.process_time()
        motion.run(**how)
        best = min(best, time.process_time() - begin)
    return best


def table() -> None:
    """Print both."""
    print("single motions with dry friction, all defaults: evaluations and changes; those without friction;")
    print(f"(asked: at most {TIMES} times them and {PER_CHANGE} a change); CPU s; Radau with creep = 1e-3, CPU s (asked: no less)")
    for motion in motions():
        done, free = motion.run(), motion.run(friction=False)
        allowed = TIMES * free.evaluations + PER_CHANGE * len(done.events)
        ours, theirs = seconds(motion, 3), seconds(motion, 1, **SMOOTHED)
        verdict = "" if done.evaluations <= allowed and ours <= theirs else "   MORE than asked"
        counts = f"{done.evaluations:6d} {len(done.events):4d} {free.evaluations:7d}"
        print(f"{motion.name:42} {counts}  {ours:8.4f} {theirs:8.4f}{verdict}", flush=True)
    arm = iso.load("two-link")
    arm = replace(arm, joints=tuple(replace(j, coulomb=(0.2, -0.1)) if j.nv else j for j in arm.joints))
    swing = Motion("swing", arm, [0.3, 0.2], [0.0, 0.0], 1.5, {})
    exact = swing.run(rtol=1e-10, atol=1e-12)
    print(f"two-link, 1.5 s, {len(exact.events)} changes: Radau at creep c, largest distance in q from friction as it is")
    for creep in (1e-4, 1e-5, 1e-6):
        smoothed = swing.run(integrator="Radau", stiction_speed=creep, rtol=1e-9, atol=1e-11)
        print(f"  c = {creep:g}: {np.abs(smoothed.q - exact.q).max():.3e}", flush=True)
