"""What is kept of a motion: memory and time grow linearly with its steps, and nothing of what is kept changes by that."""

from __future__ import annotations

import subprocess
import sys
import tracemalloc

import numpy as np
from bounds import close
from shell import PEAK

import isodyn as iso
from isodyn.simulation import record
from isodyn.simulation.interpolation import Piecewise, Stretch
from isodyn.simulation.progress import Reporter

THREE = iso.load("three-link")

MILLION = f"""{PEAK}
import numpy as np, isodyn as iso
done = iso.simulate(iso.load("puma560"), np.zeros(6), np.zeros(6), 1.0, torque=np.full(6, 0.1), integrator="rk4", dt=1e-6)
print(done.steps, peak())
"""


def test_a_million_steps_take_less_than_400_megabytes():
    done = subprocess.run([sys.executable, "-c", MILLION], capture_output=True, text=True, check=True)
    steps, peak = map(int, done.stdout.split())
    assert steps == 1_000_000
    assert peak < 400e6  # interpreter and compiler included


def test_many_stretches_are_looked_at_in_linear_memory():
    """A mask of all times for every stretch would take count^2 bytes."""
    count = 10_000
    path = Piecewise([Stretch(float(k), k + 1.0, lambda t: (np.sin(t)[:, np.newaxis],) * 2) for k in range(count)])
    times = np.random.default_rng(1).permutation(count) + 0.5
    tracemalloc.start()
    q, _ = path(times)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert np.array_equal(q[:, 0], np.sin(times))
    assert peak < 1000 * count


def test_blocks_of_work_do_not_show(monkeypatch):
    """Friction's losses and the drives' work, found at once or piece by piece: the same but for the order of sums."""
    arm, law = iso.load("puma560"), iso.Controller.pd(iso.load("puma560"), 50.0, 10.0, np.full(6, 0.1))
    how = {"torque": law, "integrator": "rk4", "dt": 1e-3, "events": iso.Event(iso.symbol("q[1]") - 0.05)}
    whole = iso.simulate(arm, np.zeros(6), np.zeros(6), np.linspace(0, 0.1, 8), **how)
    monkeypatch.setattr(record, "BLOCK", 1)
    monkeypatch.setattr("isodyn.simulation.integrators.CHUNK", 7)
    single = iso.simulate(arm, np.zeros(6), np.zeros(6), np.linspace(0, 0.1, 8), **how)
    assert np.array_equal(single.q, whole.q)
    close(single.work, whole.work, ops=100 * 6 * 8)


def test_a_path_that_would_take_much_memory_is_not_kept(monkeypatch):
    whole = iso.simulate(THREE, [0.1] * 3, [0.0] * 3, 0.5, integrator="rkf45")
    monkeypatch.setattr(record, "KEPT", 1000)
    short = iso.simulate(THREE, [0.1] * 3, [0.0] * 3, 0.5, integrator="rkf45")
    assert whole.path is not None and short.path is None
    assert np.array_equal(short.q, whole.q) and np.array_equal(short.work, whole.work)
    assert np.abs(short.at(0.1234)[0] - whole.at(0.1234)[0]).max() < 1e-8  # by quintics between the samples


def test_a_log_has_a_line_now_and_then(monkeypatch, capsys):
    """Where stderr is no terminal, a long motion says every half minute how far it is; progress=False says nothing."""
    for asked, expected in ((None, ["30", "70"]), (False, [])):
        now = [0.0]
        monkeypatch.setattr("isodyn.simulation.progress.time.monotonic", lambda now=now: now[0])
        with Reporter("simulate", asked) as tell:
            for seconds in (10.0, 30.0, 50.0, 70.0):
                now[0] = seconds
                tell(seconds / 100)
        lines = capsys.readouterr().err.splitlines()
        assert lines == [f"isodyn: simulate: {part} % after {part} s" for part in expected]
