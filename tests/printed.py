"""The sources' equations in their own notation, as printed or corrected: what tests/test_misprints.py compares with the formulations.

Every function here takes `slip`, the name of one misprint of docs/misprints.md, or "" for the corrected text.  Nothing is shared with
isodyn/formulations but positions (`body_poses`, `joint_frames`) and the matrices B, p, M of isodyn.denoc_matrices.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from exactly import a_point

import isodyn as iso
from isodyn.formulations.kinematics import body_poses, dot, joint_axes, joint_frames, zeros
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import evaluate_exactly
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.model import Robot, reduce_robot
from isodyn.model.parameters import symbols as robot_symbols
from isodyn.model.tree import Tree
from isodyn.spatial import cross, skew

EYE = np.eye(3).astype(object)


class Scene:
    """A serial robot of symbols: its tree without motors and friction, and a state, all in one context."""

    def __init__(self, robot: Robot):
        self.robot, self.n = robot, robot.n
        self.D = iso.denoc_matrices(robot)  # Saha's N_l, N_d, B, p, M in base axes
        self.context: Context = self.D.q[0].context
        self.q = self.D.q
        self.qd, self.qdd = (self.context.symbols(name, robot.n) for name in ("qd", "qdd"))
        self.tree = reduce_robot(robot, motors=False, friction=False).mapped(self.context.adopt)

    def residues(self, values: Any, seed: int = 1) -> list[int]:
        """Expressions at a random point modulo 2^61 - 1."""
        free = {name: np.array([self.context.symbol(name)], dtype=object) for name in robot_symbols(self.robot)}
        inputs = {"q": self.q, "qd": self.qd, "qdd": self.qdd, **free}
        graph = finish(self.context, inputs, {"values": np.asarray(values, dtype=object)})
        assert graph.results
        return evaluate_exactly(graph, a_point(graph, seed))

    def same(self, found: Any, expected: Any) -> bool:
        """Whether two arrays of expressions are equal, exactly."""
        return not any(self.residues(np.asarray(found, dtype=object) - np.asarray(expected, dtype=object)))

    def rate(self, values: Any) -> Any:
        """The time derivative of expressions in q."""
        return jacobian(values, list(self.q)) @ self.qd


# -- Saha, chapter 9, in base axes ------------------------------------------------------------------------------------------


class Saha:
    """The matrices of section 9.2, built as the text says; links count from 0."""

    def __init__(self, scene: Scene, slip: str = ""):
        self.scene, self.slip, self.n = scene, slip, scene.n
        D, tree, n = scene.D, scene.tree, scene.n
        self.B, self.p = D.B, D.p
        self.M = [D.M[6 * i : 6 * i + 6, 6 * i : 6 * i + 6] for i in range(n)]
        self.t = (D.N @ scene.qd).reshape(n, 6)
        self.w = self.t[:, :3]
        R, _ = body_poses(tree, scene.q)
        _, z_v = joint_axes(tree)
        self.e = [R[i] @ z_v[i] for i in range(n)]  # of sliding joints, else 0
        self.d = [R[i] @ body.com for i, body in enumerate(tree.bodies)]
        self.W = [_blocks(skew(w), zeros(3, 3)) for w in self.w]
        self.Omega = [_blocks(skew(w), skew(w)) for w in self.w]

    def c(self, i: int, j: int) -> Any:
        """c_ij of (9.4d), as B_ij holds it."""
        B = self.B[i, j]
        return np.array([B[5, 1], B[3, 2], B[4, 0]], dtype=object)

    def B_rate(self, i: int, j: int) -> Any:
        """Bdot_ij of (9.16d): neighbours' rates of r and d added up."""
        c_rate = zeros(3)
        for k in range(j, i):
            d = self.d[k + 1]
            r = -self.c(k + 1, k) - d
            d_rate = cross(self.w[k + 1], d)
            if self.slip != "(9.16d)":
                d_rate = d_rate + self.e[k + 1] * self.scene.qd[k + 1]
            c_rate = c_rate - cross(self.w[k], r) - d_rate
        result = zeros(6, 6)
        result[3:, :3] = skew(c_rate)
        return result

    def composite(self) -> list[Any]:
        """M~_i by (9.11d)."""
        M = list(self.M)
        for i in reversed(range(self.n - 1)):
            M[i] = M[i] + self.B[i + 1, i].T @ M[i + 1] @ self.B[i + 1, i]
        return M

    def composite_sum(self) -> list[Any]:
        """M~_i by the sum (9.11c)."""
        M = self.composite()
        inner = M if self.slip == "(9.11c)" else self.M
        return [
            self.M[i] + sum((self.B[k, i].T @ inner[k] @ self.B[k, i] for k in range(i + 1, self.n)), zeros(6, 6))
            for i in range(self.n)
        ]

    def inertia(self, M: list[Any]) -> Any:
        """I of (9.15b) with composite matrices."""
        I = zeros(self.n, self.n)
        for i in range(self.n):
            for j in range(i + 1):
                I[i, j] = I[j, i] = self.p[i] @ (M[i] @ (self.B[i, j] @ self.p[j]))
        return I

    def primed(self) -> list[Any]:
        """M~'_i of (9.16j)."""
        M = [W @ M for W, M in zip(self.W, self.M, strict=True)]
        for i in reversed(range(self.n - 1)):
            M[i] = M[i] + self.B[i + 1, i].T @ M[i + 1] @ self.B[i + 1, i]
        return M

    def convective(self) -> Any:
        """C of (9.16k)."""
        n, M, M1 = self.n, self.composite(), self.primed()
        H: dict[tuple[int, int], Any] = {}
        for i in reversed(range(n)):
            for j in range(n):
                beyond = self.B[i + 1, i].T @ H[i + 1, i] if i + 1 < n else zeros(6, 6)
                H[i, j] = M[i] @ self.B_rate(i, j) + beyond if j < i else zeros(6, 6)
        C = zeros(n, n)
        for i in range(n):
            for j in range(n):
                if i <= j:
                    inner = self.B[j, i].T @ (M[j] @ self.Omega[j] + M1[j])
                    if j + 1 < n:
                        inner = inner + self.B[j + 1, i].T @ H[j + 1, i if self.slip == "(9.16k)" else j]
                else:
                    inner = H[i, j] + M[i] @ self.B[i, j] @ self.Omega[j] + M1[i] @ self.B[i, j]
                C[i, j] = self.p[i] @ (inner @ self.p[j])
        return C

    def accelerations(self, phi: Any) -> Any:
        """qdd of I qdd = phi by (9.38)-(9.41)."""
        n, M = self.n, list(self.M)
        psi, psi_hat, m_hat = ([None] * n for _ in range(3))
        hat, eta = zeros(n), zeros(6)
        for i in reversed(range(n)):
            psi_hat[i] = M[i] @ self.p[i]
            m_hat[i] = self.p[i] @ psi_hat[i]
            psi[i] = psi_hat[i] / m_hat[i]
            hat[i] = phi[i] - self.p[i] @ eta
            if i:
                bar = M[i] - np.outer(psi_hat[i], psi[i])
                M[i - 1] = M[i - 1] + self.B[i, i - 1].T @ bar @ self.B[i, i - 1]
                eta = self.B[i, i - 1].T @ (psi[i] * hat[i] + eta)
        qdd, mu = zeros(n), zeros(6)
        for i in range(n):
            mu = self.B[i, i - 1] @ mu if i else mu
            qdd[i] = hat[i] / m_hat[i] - (psi_hat[i] if self.slip == "(9.41a)" else psi[i]) @ mu
            mu = self.p[i] * qdd[i] + mu
        return qdd


def _blocks(a: Any, b: Any) -> Any:
    result = zeros(6, 6)
    result[:3, :3], result[3:, 3:] = a, b
    return result
