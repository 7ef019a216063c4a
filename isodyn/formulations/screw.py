"""Progressive dynamics with screws: Laus, Simoni and Martins, equations (1)-(36).  One M_i, C_i and g_i per link, then a sum.

The twist of link i at its centre of mass, in the link's axes, is $ = [omega; v] = J_i qd (12), (16), angular part first.  J_i is
the paper's J_i^{Ci}: 6 rows, one column per joint on the way from the base to link i.  From it follow

    M_i = J_i^T Mbar_i J_i,        Mbar_i = diag(I_i, m_i 1)                                                          (9), (21)
    C_i = J_i^T (Mbar_i dJ_i/dt + B_i J_i)                                                                            (35)
    g_i = -m_i Jbar_i^T [0; gravity]                                                                                  (36)

and M, C, g are their sums, each part placed on the rows and columns of its own joints: the paper's size-extending addition.  The
parts of the other links do not change if a link is added or removed.  M qdd + C qd + g = tau                               (32)

Reason for this form of C_i: a joint k beyond joint j rotates column j of J_i, and a joint before it does not, so that

    dJ_j/dq_k = [J_j, J_k]  for k beyond j,  else 0,       [a, b] = (a_w x b_w, a_w x b_v + a_v x b_w)

is a Lie bracket of screws.  In the Christoffel symbols of M_i (35), the brackets add up to dJ_j/dt = [J_j, part of the twist from
the joints beyond j] and to a skew matrix B_i = diag(skew(E omega), m skew(omega)), E = tr(I)/2 1 - I.  C_i is the Christoffel
matrix itself, not another one with the same C_i qd, and dM_i/dt - 2 C_i is skew link by link.

J_i is built in the paper's three ways: "transformed" (22)-(24), "direct" (28), "turned" (29)-(31).  M uses the first, C the
second, inverse and forward dynamics the third, because gravity needs its Jbar_i.

Differences from print (docs/misprints.md): R_0^i rotates base axes into link axes, so it is the transpose of the axes of frame i;
the last term of the sum in 2.4 is M_n.  Frames are at their own joint, so column j has z_j and p_j where the paper has z_{j-1} and
p_{j-1}; a prismatic joint has the column [0; z_j].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

import numpy as np

from isodyn.errors import UnknownNameError
from isodyn.formulations.kinematics import body_poses, joint_axes
from isodyn.model.tree import Body, Tree
from isodyn.spatial import Array, Pair, cross, skew, symmetric, zeros

# -- one link -----------------------------------------------------------------------------------------------------------


def path(tree: Tree, i: int) -> list[int]:
    """The joints that move link i, from the base outward: the columns of J_i, the rows and columns of M_i, C_i and g_i."""
    return [*reversed([*tree.ancestors(i)]), i]


def link_jacobian(tree: Tree, q: Array, i: int, way: str = "direct") -> Array:
    """J_i (6, k): qd of path(tree, i) to the twist [omega; v] of link i's centre of mass in the link's axes.

    way   "transformed" (22)-(24), "direct" (28) or "turned" (29)-(31): the same matrix, built differently
    """
    if way not in WAYS:
        raise UnknownNameError.of("way to build a link's Jacobian", way, WAYS)
    return WAYS[way](tree, _in_base(tree, q), i)


def link_mass_matrix(tree: Tree, q: Array, i: int) -> Array:
    """M_i (k, k) on path(tree, i), without rotors."""
    return _mass(tree.bodies[i], link_jacobian(tree, q, i, "transformed"))


def link_coriolis_matrix(tree: Tree, q: Array, qd: Array, i: int) -> Array:
    """C_i (k, k) of the Christoffel symbols of M_i; qd (n,) are the speeds of all joints."""
    return _coriolis(tree.bodies[i], link_jacobian(tree, q, i, "direct"), qd[path(tree, i)])


def link_gravity_torque(tree: Tree, q: Array, i: int) -> Array:
    """g_i (k,) on path(tree, i)."""
    return _gravity(tree, _in_base(tree, q), i)


def generalized_mass(body: Body) -> Array:
    """Mbar (6, 6) about the centre of mass in link axes (9); by principal screws (10) in isodyn.principal_screws."""
    M = zeros(6, 6)
    M[:3, :3] = body.inertia
    M[3, 3] = M[4, 4] = M[5, 5] = body.mass
    return M


def extended_sum(tree: Tree, parts: Iterable[Array], axes: int) -> Array:
    """The sum of one part per link, each on the rows (axes = 1) or rows and columns (2) of path(tree, i): section 2.4."""
    total = zeros(*[tree.n] * axes)
    for i, part in enumerate(parts):
        at = np.ix_(*[path(tree, i)] * axes)
        total[at] = total[at] + part
    return total


# -- three ways to a link's Jacobian ------------------------------------------------------------------------------------


class _Base(NamedTuple):
    """All bodies in base axes: axes R, origin p, joint axis z_w if it rotates and z_v if it translates (else 0), mass centre c."""

    R: list[Array]
    p: list[Array]
    z_w: list[Array]
    z_v: list[Array]
    c: list[Array]


def _in_base(tree: Tree, q: Array) -> _Base:
    R, p = body_poses(tree, q)
    z_w, z_v = ([R_j @ z for R_j, z in zip(R, axes, strict=True)] for axes in joint_axes(tree))
    return _Base(R, p, z_w, z_v, [p_i + R_i @ body.com for R_i, p_i, body in zip(R, p, tree.bodies, strict=True)])


def _transformed(tree: Tree, base: _Base, i: int) -> Array:
    """The twist of the point at the base origin, moved to the centre of mass: one Jacobian serves all links."""
    _, p, z_w, z_v, c = base
    J_0 = _columns((z_w[j], cross(p[j], z_w[j]) + z_v[j]) for j in path(tree, i))  # (23)
    R_0i = base.R[i].T
    T = zeros(6, 6)
    T[:3, :3] = T[3:, 3:] = R_0i
    T[3:, :3] = -(R_0i @ skew(c[i]))  # (22)
    J: Array = T @ J_0  # (24)
    return J


def _direct(tree: Tree, base: _Base, i: int) -> Array:
    """Column by column in link axes."""
    _, p, z_w, z_v, c = base
    R_0i = base.R[i].T
    return _columns((R_0i @ z_w[j], R_0i @ (cross(z_w[j], c[i] - p[j]) + z_v[j])) for j in path(tree, i))  # (28)


def _turned(tree: Tree, base: _Base, i: int) -> Array:
    """The twist at the centre of mass in base axes, rotated into the link's."""
    T = zeros(6, 6)
    T[:3, :3] = T[3:, 3:] = base.R[i].T  # (29)
    J: Array = T @ _unturned(tree, base, i)  # (31)
    return J


def _unturned(tree: Tree, base: _Base, i: int) -> Array:
    """Jbar_i (6, k): the twist at the centre of mass in base axes."""
    _, p, z_w, z_v, c = base
    return _columns((z_w[j], cross(z_w[j], c[i] - p[j]) + z_v[j]) for j in path(tree, i))  # (30)


def _columns(screws: Iterable[tuple[Array, Array]]) -> Array:
    return np.stack([np.concatenate(screw) for screw in screws], axis=1)


Way = Callable[[Tree, _Base, int], Array]
WAYS: dict[str, Way] = {"transformed": _transformed, "direct": _direct, "turned": _turned}


def _shares(tree: Tree, q: Array, name: str, share: Callable[[_Base, int], Array]) -> list[Array]:
    """One part per link, cached where sums are: after a link is added, only its part is computed."""
    base, kept = _in_base(tree, q), tree.shares
    if kept is None:
        return [share(base, i) for i in range(tree.n)]
    return [kept(name, i, partial(share, base, i)) for i in range(tree.n)]


# -- M_i, C_i, g_i ------------------------------------------------------------------------------------------------------


def _mass(body: Body, J: Array) -> Array:
    return symmetric(J.T @ (generalized_mass(body) @ J))  # (21)


def _coriolis(body: Body, J: Array, qd: Array) -> Array:
    """(35), with the derivatives of M_i written out."""
    Jd, twist = zeros(*J.shape), Pair.zero()
    for j in reversed(range(len(qd))):
        S = Pair.of(J[:, j])
        Jd[:, j] = S.cross(twist).array()  # at this point the twist is that of the joints beyond j
        twist = twist + S * qd[j]
    w = twist.angular
    B = zeros(6, 6)
    B[:3, :3], B[3:, 3:] = skew(body.euler_tensor @ w), body.mass * skew(w)
    C: Array = J.T @ (generalized_mass(body) @ Jd + B @ J)
    return C


def _gravity(tree: Tree, base: _Base, i: int) -> Array:
    screw = np.concatenate([zeros(3), tree.gravity])
    g: Array = -tree.bodies[i].mass * (_unturned(tree, base, i).T @ screw)  # (36)
    return g


# -- the whole robot ----------------------------------------------------------------------------------------------------


def mass_matrix(tree: Tree, q: Array, way: str = "transformed") -> Array:
    """M (n, n): the sum of M_i."""

    def share(base: _Base, i: int) -> Array:
        return _mass(tree.bodies[i], WAYS[way](tree, base, i))

    return extended_sum(tree, _shares(tree, q, f"M {way}", share), 2)


def turned_mass_matrix(tree: Tree, q: Array) -> Array:
    """M (n, n) by (29)-(31), whose Jacobians forward dynamics has already computed."""
    return mass_matrix(tree, q, "turned")


def coriolis_matrix(tree: Tree, q: Array, qd: Array) -> Array:
    """C (n, n): the sum of C_i."""
    return _all_coriolis(tree, q, qd, "direct")


def gravity_torque(tree: Tree, q: Array) -> Array:
    """g (n,): the sum of g_i."""
    return extended_sum(tree, _shares(tree, q, "g", partial(_gravity, tree)), 1)


def bias_torque(tree: Tree, q: Array, qd: Array) -> Array:
    """C qd + g."""
    C = _all_coriolis(tree, q, qd, "turned")
    bias: Array = C @ qd + gravity_torque(tree, q)
    return bias


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """tau (n,) of (32)."""
    tau: Array = mass_matrix(tree, q, "turned") @ qdd + bias_torque(tree, q, qd)
    return tau


def _all_coriolis(tree: Tree, q: Array, qd: Array, way: str) -> Array:
    def share(base: _Base, i: int) -> Array:
        return _coriolis(tree.bodies[i], WAYS[way](tree, base, i), qd[path(tree, i)])

    return extended_sum(tree, _shares(tree, q, f"C {way}", share), 2)
