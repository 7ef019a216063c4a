"""Ten million states: inverse dynamics adds its output array to the peak of memory and no more than 50 MB besides.

Each case runs in a process of its own, which builds its inputs (160 MB each), notes its peak, calls, and notes it again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from shell import PEAK

pytest.importorskip("resource", reason="peak memory is read with the resource module, which this system does not have")

STATES = 10_000_000
ALLOWED = 50e6  # bytes besides the output

PROGRAM = (
    PEAK
    + """
import json, resource, sys
import numpy as np
import isodyn as iso

STATES = int(sys.argv[1])
dynamics = iso.compile(iso.load("two-link"))
small = np.zeros((1000, 2))
dynamics.inverse_dynamics(small, small, small)      # trace, compile and load are not what is measured
big = np.zeros((100_000, 2))
dynamics.inverse_dynamics(big, big, big)            # nor are the stacks of the threads
del big

def plain():
    return [np.full((STATES, 2), x) for x in (0.1, 0.2, 0.3)]
def strided():
    wide = np.full((STATES, 4), 0.1)
    return [wide[:, ::2], wide[:, 1::2], wide[::-1, 2:]]
def fortran():
    return [np.full((2, STATES), x).T for x in (0.1, 0.2, 0.3)]
def broadcast():
    return [np.full((STATES, 2), 0.1), np.broadcast_to(np.array([0.2, 0.3]), (STATES, 2)), np.array([0.3, 0.4])]
def single():
    return [np.full((STATES, 2), x, np.float32) for x in (0.1, 0.2, 0.3)]
def mixed():
    whole, single = np.full((STATES, 2), 1, np.int16), np.full((2, STATES), 0.2, np.float32).T
    return [whole, single, np.broadcast_to(np.float32(0.3), (STATES, 2))]
def outer():
    return [np.full((2500, 1, 2), 0.1), np.full((1, 4000, 2), 0.2), np.zeros(2)]

inputs = globals()[sys.argv[2]]()
out = np.ones((*np.broadcast_shapes(*(a.shape[:-1] for a in inputs)), 2)) if sys.argv[3] == "out" else None
before = peak()
tau = dynamics.inverse_dynamics(*inputs, out=out)
after = peak()
rows = tau.reshape(-1, 2)
at = [0, 1, STATES // 3, STATES - 1]
wide = [np.broadcast_to(a, tau.shape).reshape(*tau.shape) for a in inputs]
index = [np.unravel_index(k, tau.shape[:-1]) for k in at]
expected = [dynamics.inverse_dynamics(*(np.array(a[i], dtype=float) for a in wide)).tolist() for i in index]
right = [rows[k].tolist() for k in at] == expected
print(json.dumps({"added": after - before, "output": tau.nbytes, "right": right}))
"""
)

CASES = [
    ("plain", "new"),
    ("plain", "out"),
    ("strided", "new"),
    ("fortran", "new"),
    ("broadcast", "new"),
    ("single", "new"),
    ("mixed", "out"),
    ("outer", "new"),
]


@pytest.mark.parametrize(("layout", "result"), CASES, ids=["-".join(case) for case in CASES])
def test_ten_million_states_add_their_output_and_little_else(layout: str, result: str) -> None:
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM, str(STATES), layout, result],
        capture_output=True, text=True, env=environment, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["right"], "states of the large batch differ from single ones"
    assert told["output"] == STATES * 2 * 8
    fresh = 0 if result == "out" else told["output"]
    assert told["added"] <= fresh + ALLOWED, f"{told['added'] / 1e6:.0f} MB added, of which the output is {fresh / 1e6:.0f} MB"
    if result == "new":
        assert told["added"] >= 0.9 * fresh, "the measurement does not even see the output"
