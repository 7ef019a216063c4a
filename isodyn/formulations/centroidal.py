"""The centre of mass, the momentum about it, the Jacobian of floating robots without momentum, and the base reaction.

A composite is all bodies carried by a joint, locked (composite_body.py); c is the centre of mass, p_i the origin of body i, R_0i
its axes, in the root frame.  The momentum I_i S_i of the composite of joint i, taken about c, is a column of the centroidal
momentum matrix (Orin, Goswami and Lee, 2013):

    A_i = (R_0i f, R_0i n + (p_i - c) x R_0i f)        with (n, f) = I_i S_i                                                  (1)

A floating robot without momentum has  M_bb qd_b + M_bm qd_m = 0  in the rows of M of its base, so that a frame moves by

    J qd = (J_m - J_b M_bb^-1 M_bm) qd_m                            (Umetani and Yoshida, 1989)                               (2)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from isodyn.errors import ModelError
from isodyn.formulations import newton_euler
from isodyn.formulations.charts import chart_accelerations
from isodyn.formulations.composite_body import bodies
from isodyn.formulations.composite_body import mass_matrix as inertia_matrix
from isodyn.formulations.drives import body_wrenches, spun
from isodyn.formulations.kinematics import body_poses, jacobian, joint_motions, joint_moves
from isodyn.formulations.solve import solve_tree
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Pair, Scalar, cross, zeros


def centre_of_mass(tree: Tree, q: Array) -> Array:
    """c (3,) of the bodies, in the root frame."""
    X = joint_moves(tree, q)
    m, h = [body.mass for body in tree.bodies], [body.first_moment for body in tree.bodies]
    mass: Scalar = 0.0
    moment = zeros(3)
    for i, p in tree.inward():
        carried = X[i].R @ h[i] + m[i] * X[i].r
        if p >= 0:
            m[p], h[p] = m[p] + m[i], h[p] + carried
        else:
            mass, moment = mass + m[i], moment + carried
    if mass == 0:
        raise ModelError("no joint moves any mass, so there is no centre of mass; set the masses of the moving links")
    return np.asarray(moment / mass)


def centroidal_momentum(tree: Tree, q: Array, qd: Array) -> Array:
    """(6,): linear, and angular about c, in root axes."""
    X, S, I = joint_moves(tree, q), joint_motions(tree), bodies(tree)
    t = [Pair.zero()] * (tree.n + 1)  # the last entry, [-1], is the root
    for i, p in tree.outward():
        t[i] = X[i].out(t[p]) + S[i] * qd[i]
    total = [I[i] @ t[i] for i in range(tree.n)] + [Pair.zero()]
    for i, p in tree.inward():
        total[p] = total[p] + X[i].back(total[i])
    linear, angular = total[-1].linear, total[-1].angular
    return np.concatenate([linear, angular - cross(centre_of_mass(tree, q), linear)])


def centroidal_momentum_matrix(tree: Tree, q: Array) -> Array:
    """A (6, n)."""
    X, S, I = joint_moves(tree, q), joint_motions(tree), bodies(tree)
    (R, at), c = body_poses(tree, q), centre_of_mass(tree, q)
    A = zeros(6, tree.n)
    for i, p in tree.inward():
        if p >= 0:
            I[p] = I[p].plus(I[i], X[i])
        momentum = I[i] @ S[i]
        A[:3, i] = R[i] @ momentum.linear  # (1)
        A[3:, i] = R[i] @ momentum.angular + cross(at[i] - c, A[:3, i])
    return A


def generalized_jacobian(tree: Tree, q: Array, frame: str) -> Array:
    """(6, n - DOFs of the base), "world-aligned"."""
    J, floating = jacobian(tree, q, frame, "world-aligned"), tree.base + 1
    if not floating:
        return J
    M = np.asarray(spun("mass_matrix", inertia_matrix)(tree, q))
    base = replace(tree, bodies=tree.bodies[:floating])
    moved = solve_tree(base, M[:floating, :floating], M[:floating, floating:])
    return np.asarray(J[:, floating:] - J[:, :floating] @ moved)  # (2)


def base_reaction(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Mapping[str, Array]) -> Array:
    """(6,): force and moment that the ground exerts on the base, at the origin and in the axes of the base frame."""
    wrenches = newton_euler.recursion(tree, q, qd, chart_accelerations(tree, qd, qdd), body_wrenches(tree, loads))
    if tree.base >= 0:
        mount, found = tree.bodies[tree.base].mount, wrenches[tree.base]
        R, at = mount[:3, :3], mount[:3, 3]
        return np.concatenate([R.T @ found.linear, R.T @ (found.angular - cross(at, found.linear))])
    moment, X = np.array(tree.ground.moment, dtype=object), joint_moves(tree, q)
    total = Pair(-cross(moment, tree.gravity), -tree.gravity * tree.ground.mass)
    for i, p in tree.outward():
        if p < 0:
            total = total + X[i].back(wrenches[i])
    for name, load in loads.items():
        frame = tree.frame(name)
        if frame.body < 0:
            f = frame.R @ load[:3]
            total = total - Pair(frame.R @ load[3:] + cross(frame.p, f), f)
    return np.concatenate([total.linear, total.angular])
