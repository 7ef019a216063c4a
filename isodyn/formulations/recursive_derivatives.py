"""Partial derivatives of the torques by one outward and one inward pass, with composites of all bodies beyond a joint.

After Carpentier and Mansard (2018) and Singh, Russell and Wensing (2022), in 3-D vectors, each body's in its own axes.  Body i has
the angular velocity w and, at its origin, the acceleration (alpha, a), a_0 = -gravity; A = skew(alpha) + skew(w)^2.  A change of
joint i, whose motion is S_i = (z_w, z_v), changes velocity and acceleration of body i and of all that it carries, in their axes,

    per unit of q     by  P_i = w x S_i    and  Q_i = (A z_w, A z_v + a x z_w)                                              (1)
    per unit of qd    by  S_i              and  2 P_i
    per unit of qdd   by  nothing          and  S_i

A composite is all bodies that joint i carries; I is its inertia.  A change of velocity t and of acceleration s needs the wrench
I s + B t.  B t = (E t_w, t_w x p) is linear in the present velocity: for a body alone, of first moment h and Euler tensor K,

    p = 2 w x h,    E = -2 skew(w) K                                                                                        (2)

twice the matrix of Echeandia and Wensing (composite_body.py).  Rotating joint i also rotates the wrench f in it, by S_i x* f.  So

    F = I S_i,    G = 2 I P_i + B S_i,    H = I Q_i + B P_i + S_i x* f,    N = B^T S_i, a moment                             (3)

are passed from body i to every body j that carries it, and there, on either side of the diagonal,

    d tau_j / d qdd_i = S_j . F     d tau_j / d qd_i = S_j . G           d tau_j / d q_i = S_j . H                          (4)
    d tau_i / d qdd_j = S_j . F     d tau_i / d qd_j = 2 P_j . F + S_j . N     d tau_i / d q_j = Q_j . F + P_j . N          (5)

Velocities of points do not enter: the origin of every composite may be taken at rest.  Relative to its parent its velocity is u/2,

    u = 2 (w_p x r + z_v qd),    p' = R p + m u,    E' = R E R^T - skew(R h) skew(u),    N' = R N + u x (force of F)         (6)

and shifting it there by r adds -skew(r) skew(p') to E.  The derivative by qd is twice C of the Christoffel symbols.
"""

from __future__ import annotations

from isodyn.formulations.charts import gradients
from isodyn.formulations.composite_body import bodies
from isodyn.formulations.kinematics import joint_motions, joint_moves, joint_torques
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Pair, consolidated, cross, dot, skew, spin, zeros


def inverse_dynamics_derivatives(tree: Tree, q: Array, qd: Array, qdd: Array, outside: list[Pair]) -> tuple[Array, Array, Array]:
    """(d tau/d q, d tau/d qd, d tau/d qdd), each (n, n); outside: the external wrenches on every body, constant in its axes.

    With manifold joints, derivatives of the tree at the state: along tangents, qdd being theta'' (charts.py).
    """
    X, S, I = joint_moves(tree, q), joint_motions(tree), bodies(tree)
    w, al, a = ([zeros(3)] * (tree.n + 1) for _ in range(3))  # the last entry, [-1], is the base
    A, E = ([zeros(3, 3)] * (tree.n + 1) for _ in range(2))
    p, u = ([zeros(3)] * tree.n for _ in range(2))
    f, P, Q = ([Pair.zero()] * tree.n for _ in range(3))
    a[-1] = -tree.gravity
    for i, parent in tree.outward():
        body, R, r, rate = tree.bodies[i], X[i].R, X[i].r, S[i] * qd[i]
        w_p, h, K = R.T @ w[parent], body.first_moment, body.euler_tensor_at_origin
        w[i] = w_p + rate.angular
        al[i] = R.T @ al[parent] + cross(w_p, rate.angular) + S[i].angular * qdd[i]
        a[i] = R.T @ (a[parent] + A[parent] @ r) + S[i].linear * qdd[i] + 2.0 * cross(w_p, rate.linear)
        A[i] = consolidated(w[i], al[i])
        P[i], Q[i] = S[i].turned(w[i]), Pair(A[i] @ S[i].angular, A[i] @ S[i].linear + cross(a[i], S[i].angular))  # (1)
        p[i], E[i] = cross(2.0 * w[i], h), -(skew(2.0 * w[i]) @ K)  # (2)
        u[i] = cross(2.0 * w[parent], r) + R @ (2.0 * rate.linear)  # (6)
        f[i] = Pair(spin(A[i], K) + cross(h, a[i]), A[i] @ h + body.mass * a[i]) - outside[i]
    by_q, by_qd, by_qdd = (zeros(tree.n, tree.n) for _ in range(3))
    for i, parent in tree.inward():
        F, N = I[i] @ S[i], E[i].T @ S[i].angular + cross(p[i], S[i].linear)  # (3)
        G = I[i] @ (P[i] * 2.0) + Pair(E[i] @ S[i].angular, cross(S[i].angular, p[i]))
        H = I[i] @ Q[i] + Pair(E[i] @ P[i].angular, cross(P[i].angular, p[i]))
        by_q[i, i], by_qd[i, i], by_qdd[i, i] = S[i].dot(H), S[i].dot(G), S[i].dot(F)
        H, child = H + S[i].cross_wrench(f[i]), i
        for j in tree.ancestors(i):
            F, G, H, N = X[child].back(F), X[child].back(G), X[child].back(H), X[child].R @ N
            N, child = N + cross(u[child], F.linear), j  # (6)
            by_q[j, i], by_qd[j, i], by_qdd[j, i] = S[j].dot(H), S[j].dot(G), S[j].dot(F)  # (4)
            by_q[i, j] = Q[j].dot(F) + dot(P[j].angular, N)  # (5)
            by_qd[i, j], by_qdd[i, j] = (P[j] * 2.0).dot(F) + dot(S[j].angular, N), by_qdd[j, i]
        if parent >= 0:
            R, r = X[i].R, X[i].r
            moved = R @ p[i] + I[i].m * u[i]  # (6)
            E_p = R.congruence(E[i]) - skew(R @ I[i].h) @ skew(u[i]) - skew(r) @ skew(moved)
            I[parent], f[parent] = I[parent].plus(I[i], X[i]), f[parent] + X[i].back(f[i])
            p[parent], E[parent] = p[parent] + moved, E[parent] + E_p
    return gradients(tree, (by_q, by_qd, by_qdd), joint_torques(tree, f), qd, qdd) if tree.charts else (by_q, by_qd, by_qdd)
