"""Inertia of the motion alone: Celentano's (65), (66) by every method, against the kinetic energy differentiated."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.dynamics import motion_only
from isodyn.errors import MethodError, ModelError
from isodyn.papers.celentano_flexible import bar
from isodyn.spatial import Array

BEAM = iso.Beam(EI=40.0, mass_per_length=0.8, damping=1e-3)
WHOLE, ONLY = (
    iso.flexible(bar(2, 1.0).with_gravity((0.0, -9.81, 0.0)), {"link1": BEAM, "link2": BEAM}, 2, inertia=inertia)
    for inertia in ("whole", "undeformed")
)
N = WHOLE.n
SMALL = np.array([joint.exclude_from_inertia for joint in ONLY.dofs])
RNG = np.random.default_rng(8)
Q, QD, QDD = RNG.uniform(-0.4, 0.4, (3, N))


def at_motion(q: Array) -> Array:
    return np.where(SMALL, 0.0, q)


def expected_torques(q: Array, qd: Array, qdd: Array) -> Array:
    """B qdd + B' qd - dT/dq + g + springs + friction, with derivatives of B by complex steps' cousin: B is a sum of sines, of which
    five points settle the slope exactly."""
    whole = iso.compile(WHOLE, device="reference")

    def B(x: Array) -> Array:
        return np.asarray(whole.mass_matrix(at_motion(x)))

    k = int(np.flatnonzero(~SMALL)[1])  # beta2, the one angle on which B depends: B_1 + B_2 cos(beta2)
    first, second = B(q + np.eye(N)[k] * (np.pi / 2)), B(q - np.eye(N)[k] * (np.pi / 2))
    slope = (first - second) / 2
    c = np.zeros(N)
    c[k] = qd @ slope @ qd / 2
    still = np.zeros(N)
    return np.asarray(B(q) @ qdd + slope @ qd * qd[k] - c + whole.inverse_dynamics(q, still, still) + 1e-3 * springs() * qd)


def springs() -> Array:
    return np.array([joint.stiffness for joint in WHOLE.dofs])


def test_torques_and_accelerations_by_every_method() -> None:
    tau = expected_torques(Q, QD, QDD)
    condition = float(np.linalg.cond(iso.compile(ONLY, device="reference").mass_matrix(Q)))
    for row in iso.methods():
        dynamics = iso.compile(ONLY, method=row.key, device="reference")
        if "inverse_dynamics" in row.quantities:
            close(dynamics.inverse_dynamics(Q, QD, QDD), tau, ops=5000)
            close(dynamics.bias_torque(Q, QD), expected_torques(Q, QD, 0 * QD), ops=5000)
        if "forward_dynamics" in row.quantities:
            close(dynamics.forward_dynamics(Q, QD, tau), QDD, ops=5000, condition=condition)


def test_every_flipped_sign_changes_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """As tests/formulations/test_flips.py does for formulations."""
    code, tau = ast.parse(Path(motion_only.__file__).read_text(encoding="utf-8")), expected_torques(Q, QD, QDD)
    signs = [node for node in ast.walk(code) if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub))]
    assert len(signs) > 3
    for node in signs:
        node.op, right = (ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()), node.op
        space: dict[str, Any] = {"__name__": motion_only.__name__}
        exec(compile(code, motion_only.__file__, "exec"), space)
        node.op = right
        monkeypatch.setattr(motion_only, "outputs", space["outputs"])
        dynamics = iso.compile(ONLY, device="reference")
        off = [dynamics.inverse_dynamics(Q, QD, QDD) - tau, dynamics.forward_dynamics(Q, QD, tau) - QDD]
        assert max(np.abs(x).max() for x in off) > 1e-6, ast.unparse(node)


def test_quantities_fit_together() -> None:
    dynamics, whole = (iso.compile(robot, device="reference") for robot in (ONLY, WHOLE))
    B = dynamics.mass_matrix(Q)
    close(B, whole.mass_matrix(at_motion(Q)), ops=500)
    close(dynamics.kinetic_energy(Q, QD), QD @ B @ QD / 2, ops=500)
    close(dynamics.potential_energy(Q), whole.potential_energy(Q), ops=1)
    close(dynamics.pose(Q), whole.pose(Q), ops=1)
    C = dynamics.coriolis_matrix(Q, QD)
    close(C @ QD, dynamics.bias_torque(Q, QD) - dynamics.bias_torque(Q, 0 * QD) - 1e-3 * springs() * QD, ops=5000)
    by_q, by_qd, by_qdd = dynamics.inverse_dynamics_derivatives(Q, QD, QDD)
    close(by_qdd, B, ops=500)
    h = 1e-6
    for matrix, change in ((by_q, (h, 0.0)), (by_qd, (0.0, h))):
        for k, e in enumerate(np.eye(N)):
            ends = [dynamics.inverse_dynamics(Q + s * change[0] * e, QD + s * change[1] * e, QDD) for s in (1, -1)]
            assert np.abs((ends[0] - ends[1]) / (2 * h) - matrix[:, k]).max() < 1e-6 * np.abs(matrix).max()


def test_the_error_grows_with_the_bend() -> None:
    """What is left out is of the first order in the bend where the arm moves, of the square at rest."""
    only, whole = (iso.compile(robot, device="reference") for robot in (ONLY, WHOLE))
    tau, off = np.where(SMALL, 0.0, 1.0), []
    for size in (1e-2, 1e-3):
        q = np.where(SMALL, size * np.sign(Q), Q)
        rates = np.where(SMALL, 0.0, 0 * QD)
        off.append(np.abs(only.forward_dynamics(q, rates, tau) - whole.forward_dynamics(q, rates, tau)).max())
    assert 0.9 < np.log10(off[0] / off[1]) < 2.1


def test_it_is_simulated_written_and_refused() -> None:
    q0 = np.where(SMALL, 0.01, 0.2)
    run = iso.simulate(ONLY, q0, np.zeros(N), 0.05, integrator="rosenbrock", rtol=1e-8, atol=1e-10, progress=False)
    energy = ONLY.kinetic_energy(run.q, run.qd) + ONLY.potential_energy(run.q)
    assert (np.diff(energy) < 1e-6 * np.ptp(energy)).all()  # a system of Lagrange's: damping alone takes energy
    assert iso.Robot.from_toml(ONLY.to_toml()) == ONLY
    with pytest.raises(MethodError, match="inertia='undeformed' does not support joint_wrenches"):
        iso.compile(ONLY, device="reference").joint_wrenches(Q, QD, QDD)
    with pytest.raises(ModelError, match="the momentum scheme needs the full inertia"):
        iso.simulate(ONLY, q0, np.zeros(N), 0.01, integrator="momentum", dt=1e-4, progress=False)
    with pytest.raises(ModelError, match="udu needs the full inertia"):
        iso.udu(ONLY, Q)
    floating = ONLY.with_payload(1.0, inertia=(1.0, 1.0, 1.0), link="base").with_base("floating")
    with pytest.raises(ModelError, match="use coordinates='zyx'"):
        iso.compile(floating, device="reference").mass_matrix(floating.neutral())
