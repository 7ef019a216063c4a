"""Every quantity that Pinocchio has too: one call, a batch, and the time to compile; each pair gives the same numbers."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

import numpy as np

import isodyn as iso
from benchmarks.measure import best_of
from isodyn.backends.cpu import Kernel
from isodyn.graph.passes import optimised
from isodyn.model.quantities import QUANTITIES
from isodyn.study.speed import Pinocchio

CALLS = 200  # in a row
ROWS = 2000  # of a batch: results that fit the caches
FRAME = ("pose", "jacobian")  # asked for by the name of a frame
ASKED = {quantity: 1.0 for quantity in FRAME}  # part of Pinocchio's time that one call may take; 0.5 where nothing is said


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


def measured(name: str, quantity: str, rounds: int = 9) -> dict[str, float]:
    """ns of one call of both, of a state in a batch with out=, of filling the results of a state; us of compiling per node and
    result."""
    robot = iso.load(name)
    theirs = Peer(robot).pairs(robot.tip)[quantity]
    dynamics, inputs = iso.compile(robot, threads=1), len(QUANTITIES[quantity].inputs)
    options = {"frame": robot.tip} if quantity in FRAME else {}
    batch = list(np.random.default_rng(0).uniform(-1, 1, (3, ROWS, robot.n)))[:inputs]
    state = [x[0].copy() for x in batch]
    started = time.process_time()
    kernel = Kernel(dynamics.graph(quantity, **options))
    spent = time.process_time() - started
    out = getattr(dynamics, quantity)(*batch, **options)
    getattr(dynamics, quantity)(*state, **options)
    ours = getattr(dynamics, quantity)  # from now on the direct entry
    results = out if isinstance(out, tuple) else (out,)

    def many(call: Callable[..., object], **more: object) -> Callable[[], object]:
        return lambda: [call(*state, **more) for _ in range(CALLS)]

    best = best_of(
        {
            "peer": many(theirs),
            "ours": many(ours, **options),
            "batch": lambda: ours(*batch, **options, out=out),
            "fill": lambda: [array.fill(1.0) for array in results],
        },
        rounds=rounds,
    )
    size = len(optimised(kernel.graph)) + sum(port.size for port in kernel.graph.outputs)
    return {
        "peer": best["peer"] / CALLS, "ours": best["ours"] / CALLS, "part": best["ours"] / best["peer"],
        "batch": best["batch"] / ROWS, "times": best["peer"] / CALLS / (best["batch"] / ROWS), "fill": best["fill"] / ROWS,
        "compile": spent * 1e3, "each": spent * 1e6 / size,
    }  # fmt: skip


def table() -> None:
    """Print everything."""
    kept, os.environ["ISODYN_CACHE"] = os.environ.get("ISODYN_CACHE"), "off"  # compiling is measured
    try:
        iso.load("scara").mass_matrix(np.zeros((2, 4)))  # LLVM starts up, and what all kernels share is made
        iso.load("scara").inverse_dynamics(*np.zeros((3, 2, 4)))
        print(f"one call [ns], a batch of {ROWS} with out= [ns per state], compiling; part: of Pinocchio's time for one call")
        print(
            f"{'robot':7} {'quantity':28} {'peer':>7} {'isodyn':>7} {'part':>5} asked {'batch':>7} {'times':>6} {'fill':>6}", end=""
        )
        print(f" {'compile ms':>11} {'us per node and result':>23}")
        for name in ("ur5", "iiwa14"):
            for quantity in Peer(iso.load(name)).pairs(iso.load(name).tip):
                m = measured(name, quantity)
                print(
                    f"{name:7} {quantity:28} {m['peer']:7.0f} {m['ours']:7.0f} {m['part']:5.2f} {ASKED.get(quantity, 0.5):5.2f} ",
                    end="",
                )
                print(f"{m['batch']:7.1f} {m['times']:6.1f} {m['fill']:6.1f} {m['compile']:11.0f} {m['each']:23.0f}", flush=True)
    finally:
        os.environ.pop("ISODYN_CACHE") if kept is None else os.environ.update(ISODYN_CACHE=kept)
