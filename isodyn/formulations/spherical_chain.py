"""Links on spherical joints in closed form (Celentano, 2008, section 4): inertia, momenta and gravity, Theorems 6-12.

Link i rotates about O_i, carries the next link's O_i+1 at xi_O and its mass centre at xi_G, both in its own axes, and has any
shape: I = integral of xi xi^T dm about O_i.  Its attitude does not depend on its parent: alpha_i are absolute ZYX angles, so

    x_P = x_O + R(alpha) xi,        R = Rz(alpha_1) Ry(alpha_2) Rx(alpha_3),        R_h = dR / d alpha_h       (36), (38), (41)-(44)

and its velocity is  x_O' + P(xi) alpha',  where column h of P(xi) is R_h xi.  Hence

    T_i = q_i'^T I_i q_i' / 2,   q_i = (x_O, alpha),   I_i = [[M 1, M P(xi_G)], [M P(xi_G)^T, J]],   J_hk = tr(R_h I R_k^T)     (35)
    x_Oi' = sum over j < i of V_j alpha_j',    V_j = P(xi_Oj)                                                          (53), (54)
    A_i = [[M V^T V, V^T I_12], [I_12^T V, I_22]]  on alpha_1..i,        A = sum of the A_i, size-extended           (50)-(52), (64)
    Y_i = dU_i / d alpha = -M g^T (P(xi_O1), P(xi_O2), ..., P(xi_Gi))                                                 (60), (61)

On a principal frame with both points on its first axis the sums over h, k have one or three terms: (48), (57), (58) and, g being
vertical, (62) remain when the zeros of xi and I fold, and are not written again.

Corrections (docs/misprints.md): sum_h R_h xi_h stands for P(xi), whose column h is R_h xi, in (35), (37), (39), (40), (47), (48),
(52), (57), (58): the printed (41)-(43), derivatives of R, serve (60) as they are; I of (35) are second moments, not the inertia
matrix; (51) has I_12 where I_22 is printed; (62) is -dU/d alpha; 4.3 assembles gamma(1:3i).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np

from isodyn.errors import MethodError, ShapeError
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Scalar, cos_sin, dot, skew, zeros

_AXES = (2, 1, 0)  # axes of alpha_1, alpha_2, alpha_3


@dataclass(frozen=True, eq=False)
class SphericalChain:
    """Links on spherical joints, from the base (Fig. 11).

    M        (n,)       mass                                                                       [kg]
    xi_G     (n, 3)     mass centre from O_i, in the link's axes                                   [m]
    xi_O     (n, 3)     next joint's centre from O_i, in the link's axes; the last is not used     [m]
    I        (n, 3, 3)  second moments about O_i, integral of xi xi^T dm                           [kg m2]
    gravity  (3,)       acceleration of gravity                                                    [m/s2]
    """

    M: Array
    xi_G: Array
    xi_O: Array
    I: Array
    gravity: Array

    def __post_init__(self) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, np.asarray(getattr(self, field.name), dtype=object))
        n = self.M.size
        shapes = [getattr(self, field.name).shape for field in fields(self)]
        if shapes != [(n,), (n, 3), (n, 3), (n, 3, 3), (3,)] or not n:
            raise ShapeError(f"a chain of n links needs M (n,), xi_G and xi_O (n, 3), I (n, 3, 3), gravity (3,); got {shapes}")

    @property
    def n(self) -> int:
        """Number of links."""
        return int(self.M.size)


def spherical_chain(tree: Tree) -> SphericalChain:
    """Return the links of a serial chain of spherical joints whose frames are parallel at q = 0; raise MethodError if it is none.

    Rotors and friction are left out.
    """
    links = [tree.bodies[chart.angular[-1]] for chart in tree.charts if not chart.linear and len(chart.angular) == 3]
    if len(links) * 3 != tree.n or not tree.n:
        raise MethodError(
            "the closed forms are for chains of spherical joints with quaternions; the method 'momentum' takes any robot"
        )
    firsts = [tree.bodies[chart.body] for chart in tree.charts]
    for i, body in enumerate(firsts):
        if body.parent != 3 * i - 1 or body.R.tolist() != np.eye(3).tolist():
            raise MethodError(
                f"joint {body.joint!r} is not carried by the link before it, or is rotated against it; the closed forms are for "
                "serial chains with parallel frames (the method 'momentum' takes any robot)"
            )
    if any(x != 0.0 for x in firsts[0].p):
        raise MethodError("the closed forms need the first spherical joint at the base's origin; move the base")
    ahead = [*(body.p for body in firsts[1:]), zeros(3)]
    second = [body.euler_tensor_at_origin for body in links]
    return SphericalChain(
        np.array([body.mass for body in links], dtype=object),
        np.array([body.com for body in links], dtype=object),
        np.array(ahead, dtype=object),
        np.array(second, dtype=object),
        tree.gravity,
    )


class Attitude:
    """R of a link at its angles alpha (3,), and its derivatives: R_h of (41)-(43) by their factors, and second derivatives R_hk."""

    def __init__(self, alpha: Array):
        self._turns = [_turn(axis, angle) for axis, angle in zip(_AXES, alpha, strict=True)]

    def slope(self, *angles: int) -> Array:
        """(3, 3): R differentiated by each of these angles; without angles, R itself (44)."""
        result: Array | None = None
        for k, (axis, turn) in enumerate(zip(_AXES, self._turns, strict=True)):
            for _ in range(angles.count(k)):
                turn = skew(np.eye(3).astype(object)[axis]) @ turn
            result = turn if result is None else result @ turn
        assert result is not None
        return result

    def points(self, xi: Array) -> Array:
        """P(xi) (3, 3) with column h = R_h xi: a point's velocity per unit rate of the angles (37)."""
        return np.stack([self.slope(h) @ xi for h in range(3)], axis=1)

    def rate(self, rates: Array, *angles: int) -> Array:
        """d/dt (3, 3) of a derivative of R at these rates of the angles."""
        return sum((self.slope(h, *angles) * rates[h] for h in range(3)), zeros(3, 3))


def _turn(axis: int, angle: Scalar) -> Array:
    c, s = cos_sin(angle)
    R = zeros(3, 3)
    x, y = (axis + 1) % 3, (axis + 2) % 3
    R[axis, axis], R[x, x], R[y, y], R[x, y], R[y, x] = 1.0, c, c, -s, s
    return R


def joint_rates(at: Sequence[Attitude]) -> Array:
    """J (3 n, 3 n): rates of the absolute angles to the velocities of the joints, w_i - R_i^T R_(i-1) w_(i-1) in link i's axes.

    So B = J^T M J, and torques tau in the joints are forces J^T tau on the angles.
    """
    J, before = zeros(3 * len(at), 3 * len(at)), zeros(3, 3 * len(at))
    for i, one in enumerate(at):
        R, own = one.slope(), zeros(3, 3 * len(at))
        for h in range(3):
            spin = R.T @ one.slope(h)  # skew
            own[:, 3 * i + h] = spin[2, 1], spin[0, 2], spin[1, 0]
        J[3 * i : 3 * i + 3] = own - R.T @ before
        before = R @ own
    return J


def attitudes(alpha: Array) -> list[Attitude]:
    """Attitudes of all links at the angles alpha (3 n,)."""
    return [Attitude(alpha[3 * i : 3 * i + 3]) for i in range(len(alpha) // 3)]


# -- link by link, as the theorems print them (i counts from 0) --------------------------------------------------------------


def link_inertia(chain: SphericalChain, at: Attitude, i: int) -> Array:
    """I_i (6, 6) by the position of O and the angles of the link.  Theorem 6, (35); Theorem 8, (48), where zeros fold"""
    result = zeros(6, 6)
    result[0, 0] = result[1, 1] = result[2, 2] = chain.M[i]
    result[:3, 3:] = chain.M[i] * at.points(chain.xi_G[i])
    result[3:, :3] = result[:3, 3:].T
    slopes = [at.slope(h) for h in range(3)]
    for h in range(3):
        for k in range(h + 1):
            result[3 + h, 3 + k] = result[3 + k, 3 + h] = (slopes[h] @ chain.I[i] * slopes[k]).sum()
    return result


def link_matrix(chain: SphericalChain, at: Sequence[Attitude], i: int) -> Array:
    """A_i (3 i + 3, 3 i + 3).  Theorem 9, (51); Theorem 10, (57), (58), where zeros fold"""
    own = link_inertia(chain, at[i], i)
    if i == 0:
        return own[3:, 3:]
    V = np.hstack([at[j].points(chain.xi_O[j]) for j in range(i)])  # (52)
    cross = V.T @ own[:3, 3:]
    return np.block([[chain.M[i] * (V.T @ V), cross], [cross.T, own[3:, 3:]]])


def link_gravity_gradient(chain: SphericalChain, at: Sequence[Attitude], i: int) -> Array:
    """Y_i = dU_i / d alpha (3 i + 3,).  Theorem 11, (60); Theorem 12, the negative of (62), where zeros fold"""
    points = [*(at[j].points(chain.xi_O[j]) for j in range(i)), at[i].points(chain.xi_G[i])]
    return np.concatenate([-chain.M[i] * (P.T @ chain.gravity) for P in points])


def assembled(parts: Sequence[Array]) -> Array:
    """The sum of one part per link, each on the angles of the links up to it: the loops of 4.3."""
    total = zeros(*parts[-1].shape)
    for part in parts:
        at = tuple(slice(size) for size in part.shape)
        total[at] = total[at] + part
    return total


# -- the whole chain ---------------------------------------------------------------------------------------------------------


def mass_matrix(chain: SphericalChain, alpha: Array) -> Array:
    """A (3 n, 3 n) by the rates of the absolute angles (64)."""
    at = attitudes(alpha)
    return assembled([link_matrix(chain, at, i) for i in range(chain.n)])


def gravity_gradient(chain: SphericalChain, alpha: Array) -> Array:
    """dU / d alpha (3 n,); gamma of (6) is its negative."""
    at = attitudes(alpha)
    return assembled([link_gravity_gradient(chain, at, i) for i in range(chain.n)])


def kinetic_energy(chain: SphericalChain, alpha: Array, rates: Array) -> Scalar:
    """T (64), from the velocities, without forming a matrix."""
    at = attitudes(alpha)
    v, turned, _ = _velocities(chain, at, rates)
    total: Scalar = 0.0
    for i, Rd in enumerate(turned):
        total = total + chain.M[i] * (dot(v[i], v[i]) + 2.0 * dot(v[i], Rd @ chain.xi_G[i])) + (Rd @ chain.I[i] * Rd).sum()
    return 0.5 * total


def kinetic_gradient(chain: SphericalChain, alpha: Array, rates: Array) -> Array:
    """c = dT / d alpha (3 n,) of (7): only R' of a link depends on its angles; all outer links depend on them through xi_O."""
    at = attitudes(alpha)
    v, turned, beyond = _velocities(chain, at, rates)
    c = zeros(3 * chain.n)
    for i, (Rd, p) in enumerate(zip(turned, beyond, strict=True)):
        for h in range(3):
            change = at[i].rate(rates[3 * i : 3 * i + 3], h)
            c[3 * i + h] = dot(p, change @ chain.xi_O[i]) + chain.M[i] * dot(v[i], change @ chain.xi_G[i])
            c[3 * i + h] = c[3 * i + h] + (change @ chain.I[i] * Rd).sum()
    return c


def momentum(chain: SphericalChain, alpha: Array, rates: Array) -> Array:
    """A alpha' (3 n,), without forming A."""
    at = attitudes(alpha)
    v, turned, beyond = _velocities(chain, at, rates)
    result = zeros(3 * chain.n)
    for i, (Rd, p) in enumerate(zip(turned, beyond, strict=True)):
        for h in range(3):
            R_h = at[i].slope(h)
            own = chain.M[i] * dot(v[i], R_h @ chain.xi_G[i]) + (R_h @ chain.I[i] * Rd).sum()
            result[3 * i + h] = dot(p, R_h @ chain.xi_O[i]) + own
    return result


def _velocities(chain: SphericalChain, at: Sequence[Attitude], rates: Array) -> tuple[list[Array], list[Array], list[Array]]:
    """Return (x_O', R', linear momentum of all outer links) of every link."""
    turned = [one.rate(rates[3 * i : 3 * i + 3]) for i, one in enumerate(at)]
    v = [zeros(3)]
    for i, Rd in enumerate(turned[:-1]):
        v.append(v[i] + Rd @ chain.xi_O[i])  # (53)
    beyond = [zeros(3)] * chain.n
    for i in reversed(range(1, chain.n)):
        beyond[i - 1] = beyond[i] + chain.M[i] * (v[i] + turned[i] @ chain.xi_G[i])
    return v, turned, beyond
