"""Every quantity that Pinocchio has too: one call, a batch, and the time to compile; each pair gives the same numbers.

All of them for two arms; what is wide for two humanoids of example-robot-data, where it is installed (or on PYTHONPATH).  Rigid
bodies alone: motors and friction are off.  ISODYN_LANES=avx2 measures narrower code than the widest of the host.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

import isodyn as iso
from benchmarks.measure import best_of
from isodyn.backends.cpu import Kernel
from isodyn.backends.llvm.target import host_target
from isodyn.dynamics.dynamics import Dynamics
from isodyn.graph.passes import optimised
from isodyn.model.quantities import QUANTITIES
from isodyn.study.speed import Pinocchio, host_line

CALLS = 200  # in a row, of an arm
CACHE = 2_400_000  # bytes of a batch's results: they fit the caches
FRAME = ("pose", "jacobian")  # asked for by the name of a frame
DERIVATIVES = ("inverse_dynamics_derivatives", "forward_dynamics_derivatives")
WIDE = ("inverse_dynamics", "mass_matrix", "coriolis_matrix", *DERIVATIVES, "regressor")
HUMANOIDS = {"talos": "talos_data/robots/talos_reduced.urdf", "g1": "g1_description/urdf/g1_29dof_rev_1_0.urdf"}
PART = {quantity: 1.0 for quantity in FRAME}  # of Pinocchio's time that one call may take; 0.5 where nothing is said
#: (robot, quantity) -> how many times Pinocchio's speed a batch is asked for, by vector unit
TIMES = {
    ("iiwa14", "mass_matrix"): {"avx2": 28, "avx512": 38},
    ("iiwa14", "inverse_dynamics_derivatives"): {"avx2": 20, "avx512": 35},
    ("iiwa14", "forward_dynamics_derivatives"): {"avx2": 18, "avx512": 30},
    ("talos", "mass_matrix"): {"avx2": 8, "avx512": 8},
    ("talos", "inverse_dynamics_derivatives"): {"avx2": 4, "avx512": 4},
}

HEADING = f"""\
peer, isodyn    one call [ns]; part of Pinocchio's time, asked: at most
batch           with out=, so many rows [ns per state]; times as fast as Pinocchio's calls in a loop, asked: at least
fill            the same results with a number [ns per state]
compile         and trace [CPU ms]; each node and result [us], by that of inverse dynamics; of wide results asked: at most 2
{"robot":7} {"quantity":28} {"peer":>7} {"isodyn":>7} {"part":>5} asked {"rows":>5} {"batch":>7} {"times":>6} asked \
{"fill":>7} {"compile":>8} {"each":>5} {"by":>5}"""


class Peer(Pinocchio):
    """Pinocchio's calls for the results of our quantities, by name of the quantity; a frame's name goes with pose and jacobian."""

    def pairs(self, frame: str) -> dict[str, Callable[..., object]]:
        """Quantity -> function of (q, qd, qdd or tau) as far as it takes them."""
        pin, model, data = self._pin, self._model, self._data
        number, axes = model.getFrameId(frame), pin.LOCAL_WORLD_ALIGNED

        def pose(q: np.ndarray) -> np.ndarray:
            pin.forwardKinematics(model, data, q)
            placed: np.ndarray = pin.updateFramePlacement(model, data, number).homogeneous
            return placed

        return {
            "inverse_dynamics": lambda q, v, a: pin.rnea(model, data, q, v, a),
            "forward_dynamics": lambda q, v, tau: pin.aba(model, data, q, v, tau),
            "mass_matrix": lambda q: pin.crba(model, data, q),  # one triangle
            "coriolis_matrix": lambda q, v: pin.computeCoriolisMatrix(model, data, q, v),  # another C; C qd is the same
            "gravity_torque": lambda q: pin.computeGeneralizedGravity(model, data, q),
            "bias_torque": lambda q, v: pin.nonLinearEffects(model, data, q, v),
            "kinetic_energy": lambda q, v: pin.computeKineticEnergy(model, data, q, v),
            "potential_energy": lambda q: pin.computePotentialEnergy(model, data, q),
            "pose": pose,
            "jacobian": lambda q: pin.computeFrameJacobian(model, data, q, number, axes),
            "inverse_dynamics_derivatives": lambda q, v, a: pin.computeRNEADerivatives(model, data, q, v, a),
            "forward_dynamics_derivatives": lambda q, v, tau: pin.computeABADerivatives(model, data, q, v, tau),
            "regressor": lambda q, v, a: pin.computeJointTorqueRegressor(model, data, q, v, a),
        }


def measured(robot: iso.Robot, quantity: str, rounds: int = 9) -> dict[str, float]:
    """ns of one call of both, of a state in a batch with out=, of filling the results of a state; CPU us of tracing and compiling
    per node and result."""
    frame = robot.link_names[-1]
    theirs = Peer(robot).pairs(frame)[quantity]
    dynamics, inputs = iso.compile(robot, threads=1, friction=False, motors=False), len(QUANTITIES[quantity].inputs)
    options = {"frame": frame} if quantity in FRAME else {}
    spent, kernel = compiling(dynamics, quantity, options)
    results_size = sum(port.size for port in kernel.graph.outputs)
    rows, calls = max(64, min(2000, CACHE // (8 * results_size))), max(20, CALLS * 7 // robot.n)
    batch = list(np.random.default_rng(0).uniform(-1, 1, (3, rows, robot.n)))[:inputs]
    state = [x[0].copy() for x in batch]
    out = getattr(dynamics, quantity)(*batch, **options)
    getattr(dynamics, quantity)(*state, **options)
    ours = getattr(dynamics, quantity)  # from now on the direct entry
    results = out if isinstance(out, tuple) else (out,)

    def many(call: Callable[..., object], **more: object) -> Callable[[], object]:
        return lambda: [call(*state, **more) for _ in range(calls)]

    best = best_of(
        {
            "peer": many(theirs),
            "ours": many(ours, **options),
            "batch": lambda: ours(*batch, **options, out=out),
            "fill": lambda: [array.fill(1.0) for array in results],
        },
        rounds=rounds,
    )
    return {
        "peer": best["peer"] / calls, "ours": best["ours"] / calls, "part": best["ours"] / best["peer"], "rows": rows,
        "batch": best["batch"] / rows, "times": best["peer"] / calls / (best["batch"] / rows), "fill": best["fill"] / rows,
        "compile": spent * 1e3, "each": spent * 1e6 / (len(optimised(kernel.graph)) + results_size),
    }  # fmt: skip


def compiling(dynamics: Dynamics, quantity: str, options: dict[str, str]) -> tuple[float, Kernel]:
    """(CPU s of tracing and compiling, the kernel); the best of three where it is short: of kernels a millisecond counts."""
    spent, kernel = np.inf, None
    for _ in range(3):
        started = time.process_time()
        kernel = Kernel(dynamics.graph(quantity, **options))
        spent = min(spent, time.process_time() - started)
        if spent > 1.0:
            break
    assert kernel is not None
    return spent, kernel


def robots() -> dict[str, tuple[iso.Robot, tuple[str, ...]]]:
    """Name -> robot, and what is measured of it."""
    arms = {name: iso.load(name) for name in ("ur5", "iiwa14")}
    found = {name: (robot, tuple(Peer(robot).pairs(robot.tip))) for name, robot in arms.items()}
    for name, path in HUMANOIDS.items():
        places = (Path(folder) / "cmeel.prefix/share/example-robot-data/robots" / path for folder in sys.path)
        file = next((place for place in places if place.exists()), None)
        if file is None:
            print(f"{name} is left out: example-robot-data is not installed", file=sys.stderr)
        else:
            found[name] = (iso.load(str(file)), WIDE)
    return found


def table() -> None:
    """Print everything."""
    kept, os.environ["ISODYN_CACHE"] = os.environ.get("ISODYN_CACHE"), "off"  # compiling is measured
    try:
        iso.load("scara").mass_matrix(np.zeros((2, 4)))  # LLVM starts up, and what all kernels share is made
        iso.load("scara").inverse_dynamics(*np.zeros((3, 2, 4)))
        unit = host_target().unit
        print(f"{host_line()}, {unit} code; Pinocchio {Peer(iso.load('ur5')).version}")
        print(HEADING)
        for name, (robot, quantities) in robots().items():
            first = 0.0
            for quantity in quantities:
                m = measured(robot, quantity)
                first = first or m["each"]
                asked = TIMES.get((name, quantity), {}).get(unit, "")
                print(
                    f"{name:7} {quantity:28} {m['peer']:7.0f} {m['ours']:7.0f} {m['part']:5.2f} {PART.get(quantity, 0.5):5.2f} "
                    f"{m['rows']:5.0f} {m['batch']:7.1f} {m['times']:6.1f} {asked:>5} {m['fill']:7.1f} {m['compile']:8.0f} "
                    f"{m['each']:5.0f} {m['each'] / first:5.2f}",
                    flush=True,
                )
    finally:
        os.environ.pop("ISODYN_CACHE") if kept is None else os.environ.update(ISODYN_CACHE=kept)
