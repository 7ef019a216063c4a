"""Kane's equations in O(n): the resultants of active and inertia forces are accumulated inward.  Not in the five sources.

Angeles, Ma and Rojas, "An algorithm for the inverse dynamics of n-axis general manipulators using Kane's equations", Computers and
Mathematics with Applications 17 (12), 1989.  A variant of kane.py, with the symbols of that file; equations numbered here.

Insert the partial velocities (1) of kane.py into F_r + F*_r = 0 before the sum.  z_r factors out, which leaves a resultant
force P_r and a resultant moment Q_r about the joint, accumulated inward:

    P_r = sum of R_i + R*_i,        Q_r = sum of T_i + T*_i + (c_i - p_r) x (R_i + R*_i)
    tau_r = -z_r . Q_r  if joint r is revolute,      -z_r . P_r  if it is prismatic                                         (1)

Accelerations by Omega = skew(alpha) + skew(omega)^2; weight joins -m a when the base accelerates against gravity.
"""

from __future__ import annotations

from isodyn.formulations.kinematics import joint_axes, joint_frames
from isodyn.model.tree import Tree
from isodyn.spatial import Array, consolidated, cross, dot, zeros


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """tau (n,) from F + F* = 0."""
    R, s = joint_frames(tree, q)
    z_w, z_v = joint_axes(tree)
    w, al, a = ([zeros(3) for _ in range(tree.n + 1)] for _ in range(3))
    Omega = [zeros(3, 3) for _ in range(tree.n + 1)]
    a[-1] = -tree.gravity
    for i, p in tree.outward():
        w_p = R[i].T @ w[p]
        w[i] = w_p + z_w[i] * qd[i]
        al[i] = R[i].T @ al[p] + cross(w_p, z_w[i] * qd[i]) + z_w[i] * qdd[i]
        Omega[i] = consolidated(w[i], al[i])
        a[i] = R[i].T @ (a[p] + Omega[p] @ s[i]) + z_v[i] * qdd[i] + 2.0 * cross(w_p, z_v[i] * qd[i])
    P, Q = ([zeros(3) for _ in range(tree.n)] for _ in range(2))
    tau = zeros(tree.n)
    for i, p in tree.inward():
        body = tree.bodies[i]
        inertia_force = -body.mass * (a[i] + Omega[i] @ body.com)  # R*
        inertia_moment = -(body.inertia @ al[i] + cross(w[i], body.inertia @ w[i]))  # T*
        P[i] = P[i] + inertia_force
        Q[i] = Q[i] + inertia_moment + cross(body.com, inertia_force)
        tau[i] = -dot(z_w[i], Q[i]) - dot(z_v[i], P[i])  # (1)
        if p >= 0:
            carried = R[i] @ P[i]
            P[p] = P[p] + carried
            Q[p] = Q[p] + R[i] @ Q[i] + cross(s[i], carried)
    return tau
