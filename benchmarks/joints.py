"""Joints of several freedoms: floating robots beside Pinocchio, M beside forward dynamics in the compiler, and every joint type by
every method on every quantity against Pinocchio's own joints (tests/formulations/test_joints.py has a tenth of these)."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import numpy as np

import isodyn as iso
from benchmarks import rollouts
from benchmarks.measure import Contestant, best_of
from isodyn.backends.cpu import Kernel
from isodyn.study.agreement import random_states
from isodyn.study.speed import Pinocchio

STATES = 1_000  # whose inputs and results stay in the cache next to the core
PLACES = 5  # in memory that arrays have in turn: where they lie costs or saves up to 5 % of a call
QUANTITIES = ("inverse_dynamics", "forward_dynamics")
#: robot on a floating base -> the part of the fixed UR5's ratio that is asked for
FLOATING = {"ur5": 0.7, "go2_description/urdf/go2.urdf": 0.5, "talos_data/robots/talos_reduced.urdf": 0.35}


def public_file(name: str) -> Path | None:
    """A file of example-robot-data; None where that is not installed."""
    try:
        files = distribution("example-robot-data").files or []
    except PackageNotFoundError:
        return None
    return next((Path(str(file.locate())) for file in files if file.as_posix().endswith(f"/{name}")), None)


def floating_robots() -> dict[str, iso.Robot]:
    """Those of FLOATING that are there, without motors and friction; the others are said."""
    found = {}
    for name in FLOATING:
        source = public_file(name) if "/" in name else name
        if source is None:
            print(f"{name}: skipped, example-robot-data is not installed")
        else:
            found[name] = iso.load(source).with_base("floating")
    return found


def ratios(rounds: int = 20) -> dict[tuple[str, str], float]:
    """(robot, quantity) -> Pinocchio's time over ours, batches on one thread; "fixed" is the UR5 as it stands."""
    robots = {"fixed": iso.load("ur5")} | floating_robots()
    contestants: dict[str, Contestant] = {}
    counts: dict[str, int] = {}
    for name, robot in robots.items():
        peer, dynamics = Pinocchio(robot), iso.compile(robot, threads=1, motors=False, friction=False)
        state = random_states(robot, STATES, 0, resting=0)
        for quantity in QUANTITIES:
            arguments = (state["q"], state["qd"], state["qdd"])
            call = getattr(dynamics, quantity)
            out = call(*arguments)
            off = np.abs(peer.values(quantity, tuple(x[:20] for x in arguments)) - out[:20]).max() / np.abs(out[:20]).max()
            assert off < 1e-6, f"{name}, {quantity}: Pinocchio gives something else, by {off:.1g}"
            for place in range(PLACES):
                x, result = tuple(each.copy() for each in arguments), out.copy()
                contestants[f"{name} {quantity} ours {place}"] = lambda call=call, x=x, result=result: call(*x, out=result)
                contestants[f"{name} {quantity} theirs {place}"], counts[f"{name} {quantity}"] = peer.batch(quantity, x)
    best = best_of(contestants, rounds=rounds)

    def fastest(what: str) -> float:
        return min(best[f"{what} {place}"] for place in range(PLACES))

    return {
        (name, quantity): fastest(f"{name} {quantity} theirs")
        / fastest(f"{name} {quantity} ours")
        * STATES
        / counts[f"{name} {quantity}"]
        for name in robots
        for quantity in QUANTITIES
    }


def seconds_to_compile(robot: iso.Robot, quantity: str) -> float:
    """CPU time of trace plus compile, as `compile` does it."""
    start = time.perf_counter()
    row = iso.model.quantities.quantity_row(quantity)
    Kernel(iso.trace(robot, None, quantity, reduce=row.reductions))
    return time.perf_counter() - start


def matrix() -> int:
    """Every cell; the number of those that failed."""
    sys.path[:0] = [str(Path(__file__).parents[1] / "tests" / folder) for folder in ("helpers", "formulations")]
    from test_joints import MATRIX, one_cell

    failed = 0
    for cell in MATRIX:
        try:
            one_cell(*cell)
        except AssertionError as error:
            failed += 1
            print(f"{cell}: {error}")
    print(f"{len(MATRIX) - failed} of {len(MATRIX)} cells (joint type and coordinates, quantity, method) agree with Pinocchio")
    return failed


def table() -> int:
    """Print everything; 1 where something that is asked for is missed."""
    missed = 0
    print("floating robots: Pinocchio's time over ours, as parts of the fixed UR5's")
    found = ratios()
    for (name, quantity), ratio in found.items():
        part, asked = ratio / found["fixed", quantity], FLOATING.get(name, 1.0)
        missed += part < asked
        print(f"{name:40} {quantity:17} {ratio:6.1f} times, part {part:5.2f} (asked {asked})")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["ISODYN_CACHE"] = folder
        print("\ntrace + compile [s], M over forward dynamics (asked: at most 2)")
        seconds_to_compile(iso.load("two-link"), "inverse_dynamics")  # LLVM starts up
        walking = {name: iso.load(name) for name in ("quadruped", "humanoid")}
        chains = {f"chain of {n}": iso.chain(n) for n in (18, 30)}
        for name, robot in ({"ur5": iso.load("ur5")} | floating_robots() | walking | chains).items():
            M, forward = (seconds_to_compile(robot, quantity) for quantity in ("mass_matrix", "forward_dynamics"))
            missed += M / forward > 2
            print(f"{name:40} {M:6.2f} / {forward:5.2f} = {M / forward:4.2f}")
        os.environ.pop("ISODYN_CACHE")
    print(f"\n{rollouts.floating_row()}\n", flush=True)
    return int(bool(missed + matrix()))
