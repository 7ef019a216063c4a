"""Factorise the inertia matrix I = U D U^T (Saha, Introduction to Robotics, (9.38)-(9.39)), the basis of O(n) forward dynamics.

    D = diag(m^_i),  m^_i = p_i^T M^_i p_i: the inertia that joint i sees when all joints beyond it are free                (9.39c)
    U_ji = p_j^T B_ij^T psi_i,  psi_i = M^_i p_i / m^_i, if j is an ancestor of i; 1 on the diagonal, 0 elsewhere            (9.39)
    M^_j = M_j + sum of B_ij^T (M^_i - psi^_i psi_i^T) B_ij over the child links i: articulated bodies                      (9.39d)

U D U^T x = phi is solved in three steps: U y = phi inwards, D z = y, U^T x = z outwards.  The recursion in formulations/denoc.py
does this without forming a matrix; here U and D are computed in full.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from isodyn.backends.reference import evaluate
from isodyn.check import flag, shaped
from isodyn.dynamics.trace import a_robot
from isodyn.formulations.denoc import at_origins
from isodyn.formulations.drives import rotors
from isodyn.formulations.solve import pivot
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.model.joint_positions import positions
from isodyn.model.robot import Robot, require_full_inertia, without_symbols
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import Array, Inertia, zeros
from isodyn.study.denoc_matrices import of_single_joints


class UDU(NamedTuple):
    """The factors of an inertia matrix I = U D U^T.

    U   (..., n, n)   upper triangular, ones on the diagonal
    D   (..., n)      the diagonal of D: the inertia that each joint sees if those beyond it are free   [kg m2] or [kg]
    """

    U: Array
    D: Array

    @property
    def inertia(self) -> Array:
        """I = U D U^T (..., n, n)."""
        return np.asarray((self.U * self.D[..., np.newaxis, :]) @ np.swapaxes(self.U, -1, -2))

    def solve(self, phi: ArrayLike) -> Array:
        """Solve I x = phi for x (..., n), in the three steps of (9.39)-(9.41)."""
        x = np.array(np.broadcast_arrays(np.asarray(phi, dtype=float), self.D)[0])
        n = x.shape[-1]
        for i in reversed(range(n)):  # U y = phi, from the tip inwards
            x[..., :i] -= self.U[..., :i, i] * x[..., i, np.newaxis]
        x /= self.D
        for i in range(n):  # U^T x = z, outwards
            x[..., i + 1 :] -= self.U[..., i, i + 1 :] * x[..., i, np.newaxis]
        return x


def udu(robot: Robot, q: ArrayLike, *, motors: bool = True) -> UDU:
    """Factorise the inertia matrix I = U D U^T at q, by the articulated bodies of Saha's DeNOC (9.39).

    q        (..., nq)  joint positions, one state or many   [rad] or [m]
    motors   include the reflected inertia of the rotors, as in mass_matrix
    """
    robot, motors = of_single_joints("udu", a_robot(robot)), flag("udu: motors", motors)
    without_symbols(robot, where="udu")
    values = np.asarray(q, dtype=float)
    shaped("udu: q", values, (..., robot.nq), f" for {robot.name!r}")
    if robot.quaternions:
        values = positions("udu: q", robot.movable_joints, values)
    found = evaluate(_graph(robot, motors), {"q": values})
    return UDU(found["U"], found["D"])


@lru_cache(maxsize=16)
def _graph(robot: Robot, motors: bool) -> Graph:
    context = Context()
    q = context.symbols("q", robot.nq)
    tree = reduce_robot(require_full_inertia(robot, "udu"), motors=motors, friction=False).mapped(context.adopt)
    U, D = factors(*tree.centred(q))
    return finish(context, {"q": q}, {"U": U, "D": D}, f"udu of {robot.name}")


def factors(tree: Tree, q: Array) -> tuple[Array, Array]:
    """Return (U (n, n), D (n,)) of a tree's inertia matrix, for numbers or symbols."""
    B, p = at_origins(tree, q)
    M = [Inertia.rigid(body.mass, body.first_moment, body.inertia_at_origin) for body in tree.bodies]  # M^_i
    U, D, extra = zeros(tree.n, tree.n), zeros(tree.n), rotors(tree)
    for i, j in tree.inward():
        psi_hat = M[i] @ p[i]
        D[i], _ = pivot(tree, i, p[i].dot(psi_hat) + extra[i])  # (9.39c)
        psi = psi_hat / D[i]
        U[i, i] = 1.0
        carried, k = psi, i
        for above in tree.ancestors(i):
            carried, k = B[k].back(carried), above
            U[above, i] = p[above].dot(carried)
        if j >= 0:
            M[j] = M[j] + M[i].without(psi_hat, psi).seen_through(B[i])  # (9.39d)
    return U, D
