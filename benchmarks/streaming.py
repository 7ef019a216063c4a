"""A CSV table through `isodyn inverse`, beside reading it with NumPy's or pyarrow's CSV reader and calling the kernel."""

from __future__ import annotations

import contextlib
import io
import tempfile
from pathlib import Path

import numpy as np

import isodyn as iso
from benchmarks.measure import Contestant, best_of
from isodyn.cli import main as cli
from isodyn.cli.results import rows_as_text

ROBOT = "ur5"
ASKED = 0.5  # of the speed of the reader and the kernel


def write_motion(path: Path, rows: int) -> None:
    """A table of random states, with full digits."""
    n = iso.load(ROBOT).n
    header = ",".join(f"{name}_{k}" for name in ("q", "qd", "qdd") for k in range(1, n + 1))
    with path.open("w", encoding="utf-8") as file:
        file.write(header + "\n")
        rng = np.random.default_rng(0)
        for start in range(0, rows, 10_000):
            file.write(rows_as_text(rng.normal(size=(min(10_000, rows - start), 3 * n))))


def contestants(folder: Path, rows: int) -> dict[str, Contestant]:
    """Us with and without writing text, and the readers that are here."""
    motion = folder / "motion.csv"
    write_motion(motion, rows)
    dynamics = iso.compile(iso.load(ROBOT))

    def kernel(table: np.ndarray) -> np.ndarray:
        return dynamics.inverse_dynamics(table[:, :6], table[:, 6:12], table[:, 12:])

    def ours(target: str, *more: str) -> None:
        with contextlib.redirect_stdout(io.StringIO()):
            assert cli.main(["inverse", ROBOT, "--input", str(motion), "--output", str(folder / target), *more]) == 0

    runs: dict[str, Contestant] = {
        "isodyn, CSV to CSV": lambda: ours("torques.csv"),
        "isodyn, CSV to NPZ": lambda: ours("torques.npz", "--results-only"),
        "np.loadtxt + kernel": lambda: kernel(np.loadtxt(motion, delimiter=",", skiprows=1)),
    }
    try:
        from pyarrow import csv
    except ImportError:
        return runs

    def arrow() -> np.ndarray:
        table = csv.read_csv(motion)
        return kernel(np.column_stack([column.to_numpy() for column in table.columns]))

    return {**runs, "pyarrow + kernel": arrow}


def measure(rows: int = 50_000, rounds: int = 2) -> dict[str, float]:
    """Seconds of each contestant."""
    with tempfile.TemporaryDirectory() as folder:
        return {name: ns / 1e9 for name, ns in best_of(contestants(Path(folder), rows), rounds=rounds).items()}


def table(rows: int = 50_000) -> None:
    """Print rows per second, and the ratio to NumPy's reader plus the kernel."""
    best = measure(rows)
    print(f"CSV of {rows} states of {ROBOT} (18 columns, full digits) to inverse dynamics; asked: {ASKED} of np.loadtxt + kernel")
    for name, seconds in best.items():
        print(f"{name:22} {rows / seconds:12,.0f} rows/s   {best['np.loadtxt + kernel'] / seconds:6.2f}")
    if "pyarrow + kernel" not in best:
        print("pyarrow: not installed, skipped")
