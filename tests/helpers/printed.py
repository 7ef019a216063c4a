"""The sources' equations in their own notation, printed or corrected, for test_misprints.py to compare with the formulations.

`slip` is the name of one misprint of docs/misprints.md, or "" for the corrected text.  Nothing is taken from isodyn/formulations
but where the joints are (`body_poses`, `joint_frames`, `joint_axes`), and B, p, M of isodyn.denoc_matrices.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from exact import a_point

import isodyn as iso
from isodyn.formulations.kinematics import body_poses, joint_axes, joint_frames
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import evaluate_exactly
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.model.edits import without_drives
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import reduce_robot
from isodyn.spatial import cross, dot, skew, zeros

EYE = np.eye(3).astype(object)


class Scene:
    """A serial robot of symbols: its tree with nothing on its axes, and a state, all in one context."""

    def __init__(self, robot: Robot):
        self.robot, self.n = robot, robot.n
        self.D = iso.denoc_matrices(robot)  # Saha's N_l, N_d, B, p, M in base axes
        self.context: Context = self.D.q[0].context
        self.q = self.D.q
        self.qd, self.qdd = (self.context.symbols(name, robot.n) for name in ("qd", "qdd"))
        self.tree = reduce_robot(without_drives(robot)).mapped(self.context.adopt)

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


# -- Mata, Provenzano, Valero and Cuadrado ------------------------------------------------------------------------------------


def mata_torques(scene: Scene, slip: str = "") -> Any:
    """tau by section 4.1, for turning and sliding joints; every link in its own axes.

    With the slips of (9) gravity enters the forces, not the base: corrected m (rdd - g), printed m (rdd + g).
    """
    tree, n = scene.tree, scene.n
    R, s = joint_frames(tree, scene.q)
    z_w, z_v = joint_axes(tree)
    gravity = zeros(3) if slip.startswith("(9)") else tree.gravity
    w, al = zeros(3), zeros(3)
    sdd, weight = (gravity if slip == "step 1" else -gravity), tree.gravity
    Omega_p, f, t = zeros(3, 3), [], []
    for i, body in enumerate(tree.bodies):
        w_p, turn, slide = R[i].T @ w, z_w[i] * scene.qd[i], z_v[i] * scene.qd[i]
        sdd = R[i].T @ (sdd + Omega_p @ s[i])
        if slip != "4.1 sliding, acceleration":
            sdd = sdd + z_v[i] * scene.qdd[i] + 2.0 * cross(w_p, slide)
        al = R[i].T @ al + z_w[i] * scene.qdd[i] + cross(w_p, turn)
        w = w_p + turn
        Omega_p = (skew(w) if slip == "(12)" else skew(al)) + skew(w) @ skew(w)
        rdd, weight = sdd + Omega_p @ body.com, R[i].T @ weight
        if slip.startswith("(9)"):
            rdd = rdd + weight if slip == "(9) printed" else rdd - weight
        f.append(body.mass * rdd)
        J = (body.inertia.trace() / 2.0) * EYE - body.inertia  # (11)
        spun = Omega_p @ J - (Omega_p @ J).T  # (10)
        t.append(np.array([spun[2, 1], spun[0, 2], spun[1, 0]], dtype=object))
    tau, phi, chi = zeros(n), zeros(3), zeros(3)
    for j in reversed(range(n)):
        own = cross(tree.bodies[j].com, f[j]) + t[j]
        if j + 1 < n:
            phi = R[j + 1] @ (f[j + 1] + phi)  # (16)
            own = own + cross(s[j + 1], phi) + R[j + 1] @ chi  # (15)
        chi = own
        along = zeros(3) if slip == "4.1 sliding, torque" else f[j] + phi
        axis = tree.bodies[j].axis if slip == "4.1 sliding, torque" else z_w[j]
        tau[j] = dot(axis, chi) + dot(z_v[j], along)  # (14)
    return tau


class MataInertia:
    """What section 4.2 is made of, in base axes: axes z, origins o, mass centres c, inertias I."""

    def __init__(self, scene: Scene):
        tree = scene.tree
        R, self.o = body_poses(tree, scene.q)
        self.n, self.turns = scene.n, [body.turns for body in tree.bodies]
        self.m = [body.mass for body in tree.bodies]
        self.z = [R[i] @ body.axis for i, body in enumerate(tree.bodies)]
        self.c = [self.o[i] + R[i] @ body.com for i, body in enumerate(tree.bodies)]
        self.I = [R[i] @ body.inertia @ R[i].T for i, body in enumerate(tree.bodies)]

    def by_22(self, slip: str = "") -> Any:
        """D of (22), turning joints."""
        D = zeros(self.n, self.n)
        for j in range(self.n):
            for k in range(j + 1):
                for i in range(j, self.n):
                    r_ii, r_ji = self.c[i] - self.o[i], self.c[i] - self.o[j]
                    s_ki, s_ji = self.o[i] - self.o[k], self.o[i] - self.o[j]
                    last = s_ji if slip == "(22)" else r_ji
                    inner = self.I[i] - self.m[i] * (skew(r_ii) @ skew(r_ji) + skew(s_ki) @ skew(last))
                    D[j, k] = D[j, k] + self.z[k] @ (inner @ self.z[j])
                D[k, j] = D[j, k]
        return D

    def by_steps(self, slip: str = "") -> Any:
        """D of steps 1 to 7: M, phi and Psi inwards, then the entries for each pair of joint types."""
        n = self.n
        r = [self.c[i] - self.o[i] for i in range(n)]
        s = [self.o[i + 1] - self.o[i] for i in range(n - 1)]
        own = [zeros(3)] * n if slip == "4.2 step 1" else [zeros(3)] * (n - 1) + [self.m[-1] * r[-1]]  # gamma_n
        M, phi, Psi = list(self.m), own, [zeros(3, 3)] * (n - 1) + [self.I[-1] - self.m[-1] * skew(r[-1]) @ skew(r[-1])]
        for i in reversed(range(n - 1)):
            M[i] = self.m[i] + M[i + 1]
            H = self.I[i] - self.m[i] * skew(r[i]) @ skew(r[i])
            E = H - M[i + 1] * skew(s[i]) @ skew(s[i])
            cross_term = skew(s[i]) @ skew(phi[i + 1])
            Psi[i] = E - cross_term - cross_term.T + Psi[i + 1]
            phi[i] = self.m[i] * r[i] + M[i + 1] * s[i] + phi[i + 1]
        D = zeros(n, n)
        for j in range(n):
            for k in range(j + 1):
                D[j, k] = D[k, j] = self._entry(k, j, M[j], phi[j], Psi[j], slip)
        return D

    def _entry(self, k: int, j: int, M: Any, phi: Any, Psi: Any, slip: str) -> Any:
        s = self.o[j] - self.o[k]
        turning = Psi + skew(s) @ skew(phi) if slip == "step 7, sign" else Psi - skew(s) @ skew(phi)
        inner = {(True, True): turning, (True, False): M * skew(s) + skew(phi), (False, True): -skew(phi), (False, False): M * EYE}
        pair = (True, True) if slip == "4.2 sliding" else (self.turns[k], self.turns[j])
        return self.z[k] @ (inner[pair] @ self.z[j])


# -- Turney, Mudge and Lee: standard Denavit-Hartenberg frames ----------------------------------------------------------------


class Turney:
    """Links of a general arm of turning joints in the report's own frames; entry i is link i + 1."""

    def __init__(self, scene: Scene):
        self.scene, self.n = scene, scene.n
        s = scene.context.symbol
        each = range(1, scene.n + 1)
        self.m = [s(f"m{i}") for i in each]
        self.rbar = [np.array([s(f"c{x}{i}") for x in "xyz"], dtype=object) for i in each]
        self.I = []
        self.R, self.r = [], []  # R_{i-1}^i of (1.10), r_i of (1.14)
        for i in each:
            xx, yy, zz, xy, xz, yz = (s(f"I{x}{i}") for x in ("xx", "yy", "zz", "xy", "xz", "yz"))
            self.I.append(np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]], dtype=object))
            angle, twist = scene.q[i - 1] + s(f"theta{i}"), s(f"alpha{i}")
            ct, st, ca, sa = angle.cos(), angle.sin(), twist.cos(), twist.sin()
            self.R.append(np.array([[ct, -ca * st, sa * st], [st, ca * ct, -sa * ct], [0.0, sa, ca]], dtype=object))
            self.r.append(np.array([s(f"a{i}"), sa * s(f"d{i}"), ca * s(f"d{i}")], dtype=object))

    def J(self, i: int, slip: str = "") -> Any:
        """J_q of (1.26)."""
        own = euler_tensor(self.I[i])
        if slip == "(1.26)":
            own = np.diag(np.diagonal(own))
        return own + self.m[i] * np.outer(self.rbar[i], self.rbar[i])

    def torques(self, slip: str = "") -> Any:
        """tau by (3.15)-(3.21)."""
        tau, state, f, n = zeros(self.n), self.motions(slip), zeros(3), zeros(3)
        for i in reversed(range(self.n)):
            w, al, abar = state[i]
            own = self.I[i] @ al + cross(w, self.I[i] @ w) + self.m[i] * cross(self.rbar[i] + self.r[i], abar)
            n = own + cross(self.r[i], f) + n  # (3.20); f and n are those of link i + 1, turned
            f = self.m[i] * abar + f  # (3.19)
            tau[i] = self.R[i][2] @ n  # (3.21)
            f, n = self.R[i] @ f, self.R[i] @ n
        return tau

    def motions(self, slip: str = "") -> list[tuple[Any, Any, Any]]:
        """(omega_i, alpha_i, abar_i) of every link in its own axes, (3.15)-(3.18); the base accelerates against gravity."""
        z, result = np.array([0.0, 0.0, 1.0], dtype=object), []
        w, al, a = zeros(3), zeros(3), -self.scene.tree.gravity
        for i, (qd, qdd) in enumerate(zip(self.scene.qd, self.scene.qdd, strict=True)):
            w_i = self.R[i].T @ (w + z * qd)
            al = self.R[i].T @ (al + cross(w_i if slip == "(3.16)" else w, z * qd) + z * qdd)
            w = w_i
            a = cross(w, cross(w, self.r[i])) + cross(al, self.r[i]) + self.R[i].T @ a
            result.append((w, al, cross(w, cross(w, self.rbar[i])) + cross(al, self.rbar[i]) + a))
        return result

    def modified_torques(self, slip: str = "") -> Any:
        """tau by (5.1), (5.2)."""
        z, f, n, tau = np.array([0.0, 0.0, 1.0], dtype=object), zeros(3), zeros(3), zeros(self.n)
        w, al, a, state = zeros(3), zeros(3), -self.scene.tree.gravity, []
        for i, (qd, qdd) in enumerate(zip(self.scene.qd, self.scene.qdd, strict=True)):
            al = self.R[i].T @ (al + cross(w, z * qd) + z * qdd)
            w = self.R[i].T @ (w + z * qd)
            A = self.A(w, al, slip)
            carried = self.R[i].T @ a
            a = A @ self.r[i] + carried
            state.append((A, A @ (self.rbar[i] + self.r[i]) + carried))
        for i in reversed(range(self.n)):
            A, abar = state[i]
            arm = self.rbar[i] + self.r[i]
            n = self.trace(A @ self.K(i, slip), slip) + self.m[i] * cross(arm, abar) + cross(self.r[i], f) + n  # (5.2)
            f = self.m[i] * abar + f  # (5.1)
            tau[i] = self.R[i][2] @ n
            f, n = self.R[i] @ f, self.R[i] @ n
        return tau

    def A(self, w: Any, al: Any, slip: str) -> Any:
        """A_i, entry by entry."""
        x, y, z = w
        low = al[2] if slip == "A_i" else al[0]
        return np.array(
            [
                [-(y * y + z * z), x * y - al[2], x * z + al[1]],
                [y * x + al[2], -(z * z + x * x), y * z - al[0]],
                [z * x - al[1], z * y + low, -(x * x + y * y)],
            ],
            dtype=object,
        )

    def K(self, i: int, slip: str) -> Any:
        """K_i: about the centre of mass."""
        K = euler_tensor(self.I[i])
        if slip == "K_i diagonal":
            return np.diag(np.diagonal(K))
        if slip == "K_i about the origin i-1":
            arm = self.rbar[i] + self.r[i]
            return K + self.m[i] * np.outer(arm, arm)
        return K

    def trace(self, AK: Any, slip: str) -> Any:
        """Tr{A K sigma^t}, component by component."""
        vector = np.array([AK[2, 1] - AK[1, 2], AK[0, 2] - AK[2, 0], AK[1, 0] - AK[0, 1]], dtype=object)
        return -vector if slip == "after (5.2)" else vector

    def T(self, i: int) -> list[Any]:
        """T_i^q of (1.15) for q = i + 1, ..., n."""
        T, result = np.eye(4).astype(object), []
        for k in range(i, self.n):
            step = zeros(4, 4)
            step[:3, :3], step[:3, 3], step[3, 3] = self.R[k], self.R[k] @ self.r[k], 1.0  # p_{i-1}^i turned back, (1.14)
            T = T @ step
            result.append(T)
        return result

    def lagrange_inertia(self, slip: str = "") -> Any:
        """M_ij of (2.11)."""
        M, q = zeros(self.n, self.n), self.scene.q
        from_base = self.T(0)
        for i in range(self.n):
            carried = [np.eye(4).astype(object), *self.T(i + 1)] if slip == "dT_i^q" else from_base[i:]
            for k in range(i, self.n):
                right = jacobian(carried[k - i], [q[i]])[..., 0]
                for j in range(k + 1):
                    left = jacobian(from_base[k], [q[j]])[..., 0]
                    M[i, j] = M[i, j] + (left @ self.J_augmented(k, slip) @ right.T).trace()
        return M

    def J_augmented(self, i: int, slip: str = "") -> Any:
        """J_q^a of (1.28)."""
        J = zeros(4, 4)
        J[:3, :3], J[:3, 3], J[3, 3] = self.J(i, slip), self.m[i] * self.rbar[i], self.m[i]
        J[3, :3] = J[:3, 3]
        return J

    def height_energy(self, g: Any) -> Any:
        """sum of m g h over the links, h the height of the mass centre along z_0: (2.1) without its sign."""
        total: Any = 0.0
        for i, T in enumerate(self.T(0)):
            total = total + self.m[i] * g * (T[2, :3] @ self.rbar[i] + T[2, 3])
        return total


def euler_tensor(I: Any) -> Any:
    """tr(I)/2 E - I."""
    return (I.trace() / 2.0) * EYE - I
