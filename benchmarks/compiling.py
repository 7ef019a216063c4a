"""Time from a robot to a kernel, and what the choices behind it gain."""

from __future__ import annotations

import os
import tempfile
import time

import numpy as np

import isodyn as iso
from benchmarks.measure import best_of
from isodyn.backends.cpu import Kernel


def trace_and_compile(robot: iso.Robot, quantity: str) -> float:
    """Seconds of trace plus compile."""
    start = time.perf_counter()
    Kernel(iso.trace(robot, None, quantity))
    return time.perf_counter() - start


def table() -> None:
    """Print everything."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["ISODYN_CACHE"] = folder
        trace_and_compile(iso.load("two-link"), "inverse_dynamics")  # LLVM starts up
        print("trace + compile [s], then from the disk cache")
        rows = (
            ("iiwa14", iso.load("iiwa14"), "inverse_dynamics", "under 0.15, cached under 0.020"),
            ("chain of 100", iso.chain(100), "inverse_dynamics", "under 4"),
            ("chain of 20", iso.chain(20), "mass_matrix", "under 2"),
            ("chain of 100", iso.chain(100), "forward_dynamics", ""),
        )
        for label, robot, quantity, asked in rows:
            fresh, cached = trace_and_compile(robot, quantity), min(trace_and_compile(robot, quantity) for _ in range(5))
            print(f"{label:13} {quantity:17} {fresh:7.3f} {cached:7.3f}" + (f"   asked: {asked}" if asked else ""), flush=True)
        print(f"\nchain of 100 takes {growth():.2f} times as long per evaluation as chain of 50 (asked: at most 2.6)")
        os.environ.pop("ISODYN_CACHE")


def growth(rounds: int = 9) -> float:
    """Time per evaluation of a chain of 100 over that of a chain of 50."""
    rows = 4000
    rng = np.random.default_rng(0)
    contestants = {}
    for n in (50, 100):
        dynamics = iso.compile(iso.chain(n), threads=1)
        inputs = rng.normal(size=(3, rows, n))
        contestants[str(n)] = lambda d=dynamics, x=inputs: d.inverse_dynamics(*x)
    best = best_of(contestants, rounds=rounds)
    return best["100"] / best["50"]
