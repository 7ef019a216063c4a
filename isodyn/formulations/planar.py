"""Planar arms in closed form (Celentano, 2008, section 3): inertia, gradient of the kinetic energy and gravity, Theorems 2-5.

For n links with parallel axes, each mass centre on the line from its own axis C^- to the next one, C^+, and absolute angles alpha
(from the x axis of the plane to that line), link i has

    A_i,hk = M_i L~_h L~_k cos(alpha_k - alpha_h),    L~_h = L_h if h < i, L_Gi if h = i;    A_i,ii = J_i                 (17), (18)

Every A_i has the same cosines, so the coefficients are added first: A_hk = W_hk cos(alpha_k - alpha_h) with a constant W, and
the gradient and gravity likewise.  The relative angles beta have alpha = U beta, so B = U^T A U, and forces transform by U^T.
(28)-(30)

The functions take directions e (n, 2), the cosine and sine of every alpha, of absolute angles by `turned`, of relative
ones by `chained`.  c is dT/dq and gamma the force of gravity, as in d(B qd)/dt = c + gamma + u.                                (6)

Corrections (docs/misprints.md): (19) and (20) sum to i - 1; (30) is A(U beta); (32) has J_i where M_i is printed; (31a) is the
gradient by beta; (33) is dU/d beta, and gamma its negative.  Gravity may point anywhere in the plane; the paper's is (0, -g).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np

from isodyn.errors import MethodError, ShapeError
from isodyn.model.tree import Body, Tree
from isodyn.spatial import Array, Scalar, cos_sin, zeros


@dataclass(frozen=True, eq=False)
class PlanarArm:
    """Links of a planar arm, from the base (Fig. 5).

    M        (n,)  mass                                               [kg]
    L        (n,)  distance from C^- to C^+; the last is not used     [m]
    L_G      (n,)  place of the mass centre on that line, from C^-    [m]
    J        (n,)  moment of inertia about C^-                        [kg m2]
    gravity  (2,)  acceleration of gravity, x and y of the plane      [m/s2]
    """

    M: Array
    L: Array
    L_G: Array
    J: Array
    gravity: Array

    def __post_init__(self) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, np.asarray(getattr(self, field.name), dtype=object))
        shapes = [getattr(self, field.name).shape for field in fields(self)]
        if shapes != [(self.M.size,)] * 4 + [(2,)] or not self.M.size:
            raise ShapeError(
                f"a planar arm needs M, L, L_G and J of one length, and gravity of two numbers; got the shapes {shapes}"
            )

    @property
    def n(self) -> int:
        """Number of links."""
        return int(self.M.size)

    def reach(self, i: int) -> Array:
        """L~ of (31b): distance of link i's mass centre along each of the links 0..i."""
        return np.append(self.L[:i], self.L_G[i])


def planar_arm(tree: Tree) -> PlanarArm:
    """Return the links of a planar arm, or raise MethodError naming the first joint that does not fit; no rotors, no friction.

    Every joint rotates about the z axis of its body.  Neighbouring bodies differ by a rotation about it and by a translation along
    x (and along the axis, which has no effect).  Mass centres are on x.  The base may have any attitude.  Angles: q + offset.
    """
    if not tree.n:
        raise MethodError("the closed forms are for planar arms; this robot has no movable joint")
    for i, body in enumerate(tree.bodies):
        _require(body, i)
    base = tree.bodies[0].R
    rows = [(b.mass, b.com[0], b.inertia[2, 2] + b.mass * (b.com[0] * b.com[0])) for b in tree.bodies]
    M, L_G, J = np.array(rows, dtype=object).reshape(tree.n, 3).T
    L = np.array([*(body.p[0] for body in tree.bodies[1:]), 0.0], dtype=object)
    return PlanarArm(M, L, L_G, J, (base.T @ tree.gravity)[:2])


def _require(body: Body, i: int) -> None:
    faults = {
        "is prismatic": not body.turns,
        "is not carried by the link before it": body.parent != i - 1,
        "does not rotate about the z axis of its frame": list(body.axis) != [0.0, 0.0, 1.0],
        "is at an angle to the link before it": i > 0 and body.R.tolist() != np.eye(3).tolist(),
        "is not on the x axis of the link before it": i > 0 and body.p[1] != 0.0,
        "carries a mass centre off its own x axis": body.com[1] != 0.0,
    }
    fault = next((what for what, found in faults.items() if found), None)
    if fault is not None:
        raise MethodError(
            f"joint {body.joint!r} {fault}; the closed forms are for planar chains of revolute joints whose mass centres lie on "
            "the lines from axis to axis (the method 'momentum' takes any robot)"
        )


def turned(alpha: Array) -> Array:
    """Directions e (n, 2) of links at absolute angles [rad]."""
    return np.array([cos_sin(angle) for angle in alpha], dtype=object)


def chained(beta: Array) -> Array:
    """Directions e (n, 2) of links at relative angles [rad]: alpha = U beta, by the addition theorems."""
    result = turned(beta)
    for i in range(1, len(beta)):
        (c, s), (cb, sb) = result[i - 1], result[i]
        result[i] = c * cb - s * sb, s * cb + c * sb
    return result


def absolute_rates(betad: Array) -> Array:
    """U betad (n,): rates of the absolute angles."""
    return np.cumsum(betad)


def relative_forces(forces: Array) -> Array:
    """U^T f (n,): forces on the absolute angles, converted to forces on the relative ones."""
    return np.cumsum(forces[::-1])[::-1]


# -- link by link, as the theorems print them (i counts from 0) ------------------------------------------------------------


def link_inertia(arm: PlanarArm, e: Array, i: int) -> Array:
    """I_i (3, 3) by x, y, alpha of the link.  Theorem 2, (11)"""
    N, (c, s) = arm.M[i] * arm.L_G[i], e[i]
    return np.array([[arm.M[i], 0.0, -N * s], [0.0, arm.M[i], N * c], [-N * s, N * c, arm.J[i]]], dtype=object)


def link_jacobian(arm: PlanarArm, e: Array, i: int) -> Array:
    """R_i (3, i + 1) from the rates of alpha to those of x, y, alpha of the link.  (16), (21)"""
    R = zeros(3, i + 1)
    for h in range(i):
        R[0, h], R[1, h] = -arm.L[h] * e[h, 1], arm.L[h] * e[h, 0]
    R[2, i] = 1.0
    return R


def link_matrix(arm: PlanarArm, e: Array, i: int) -> Array:
    """A_i (i + 1, i + 1).  Theorem 3, (17)"""
    A, reach = zeros(i + 1, i + 1), arm.reach(i)
    for h in range(i + 1):
        A[h, h] = arm.M[i] * reach[h] * reach[h] if h < i else arm.J[i]
        for k in range(h):
            A[h, k] = A[k, h] = arm.M[i] * reach[h] * reach[k] * _cosine(e, k, h)
    return A


def link_gradient(arm: PlanarArm, e: Array, alphad: Array, i: int) -> Array:
    """c_i = dT_i/d beta (i + 1,): the pairs h < k whose angle varies with beta_l are those with h < l <= k.  Theorem 4, (31a)"""
    c, reach = zeros(i + 1), arm.reach(i)
    for j in range(1, i + 1):
        for h in range(j):
            for k in range(j, i + 1):
                c[j] = c[j] - arm.M[i] * (reach[h] * alphad[h]) * (reach[k] * alphad[k]) * _sine(e, h, k)
    return c


def link_gravity(arm: PlanarArm, e: Array, i: int) -> Array:
    """gamma_i (i + 1,), the force of the link's weight by beta.  Theorem 5, (33) with its sign changed"""
    gamma, reach = zeros(i + 1), arm.reach(i)
    for k in range(i + 1):
        for m in range(k, i + 1):
            gamma[k] = gamma[k] + _moment(arm.M[i] * reach[m] * arm.gravity, e[m])
    return gamma


def assembled(parts: Sequence[Array]) -> Array:
    """The sum over the links 0..n-1, the part of link i filling the first i + 1 entries (Fig. 8 and the loops after it)."""
    total: Array = parts[-1].copy()
    for i in reversed(range(len(parts) - 1)):
        corner = (slice(i + 1),) * total.ndim
        total[corner] = total[corner] + parts[i]
    return total


def relative_matrix(A: Array) -> Array:
    """B = U^T A U by the loop after (30)."""
    B: Array = A.copy()
    for i in reversed(range(len(B) - 1)):
        B[:, i] = B[:, i] + B[:, i + 1]
    for i in reversed(range(len(B) - 1)):
        B[: i + 1, i + 1] = B[i + 1, : i + 1]
        B[i, : i + 1] = B[i, : i + 1] + B[i + 1, : i + 1]
    return B


# -- coefficients added over the links first -------------------------------------------------------------------------------


def weights(arm: PlanarArm) -> Array:
    """W (n, n), computed once per arm: A at alpha = 0."""
    flat = turned(zeros(arm.n))
    return assembled([link_matrix(arm, flat, i) for i in range(arm.n)])


def inertia(arm: PlanarArm, e: Array) -> Array:
    """A (n, n), inertia matrix by the absolute angles; `relative_matrix` of it is B."""
    A = weights(arm)
    for h in range(arm.n):
        for k in range(h):
            A[h, k] = A[k, h] = A[h, k] * _cosine(e, k, h)
    return A


def kinetic_gradient(arm: PlanarArm, e: Array, alphad: Array) -> Array:
    """dT/d alpha (n,) at fixed rates; `relative_forces` of it is dT/d beta."""
    W, c = weights(arm), zeros(arm.n)
    speed = alphad[:, np.newaxis] * e  # so that alphad_h alphad_k sin(alpha_k - alpha_h) is a product of two of them
    for h in range(arm.n):
        for k in range(h):
            turn = W[h, k] * _sine(speed, k, h)
            c[h], c[k] = c[h] - turn, c[k] + turn
    return c


def gravity_force(arm: PlanarArm, e: Array) -> Array:
    """gamma by the absolute angles (n,); `relative_forces` of it is gamma by the relative ones."""
    moments = assembled([arm.M[i] * arm.reach(i) for i in range(arm.n)])
    return np.array([_moment(moments[m] * arm.gravity, e[m]) for m in range(arm.n)], dtype=object)


def _cosine(e: Array, h: int, k: int) -> Scalar:
    """cos(alpha_k - alpha_h)."""
    cosine: Scalar = e[k, 0] * e[h, 0] + e[k, 1] * e[h, 1]
    return cosine


def _sine(e: Array, h: int, k: int) -> Scalar:
    """sin(alpha_k - alpha_h)."""
    sine: Scalar = e[k, 1] * e[h, 0] - e[k, 0] * e[h, 1]
    return sine


def _moment(weight: Array, direction: Array) -> Scalar:
    """Moment of a weight (2,) in the plane at unit length along a direction."""
    moment: Scalar = weight[1] * direction[0] - weight[0] * direction[1]
    return moment
