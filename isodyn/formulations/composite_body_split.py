"""Composite rigid bodies with a split recursion: M in fewer operations.  A method of isodyn; no paper.

A variant of composite_body.py.  Passing a force F inward by one body costs 22 products, its product with a joint axis 6.  So a
force from the outer bodies is passed only to a body a third of the way out.  There it is multiplied by the motions T_j of the inner
joints, which are passed outward to it once:

    T_j = X ... X S_j,        M_ij = T_j . F                                                                                (1)
"""

from __future__ import annotations

from isodyn.formulations.composite_body import bias_torque, bodies
from isodyn.formulations.kinematics import joint_motions, joint_moves
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Move, Pair, zeros


def mass_matrix(tree: Tree, q: Array) -> Array:
    """M (n, n)."""
    X, S, I = joint_moves(tree, q), joint_motions(tree), bodies(tree)
    met = motions_met(tree, X, S)
    M = zeros(tree.n, tree.n)
    for i, p in tree.inward():
        if p >= 0:
            I[p] = I[p].plus(I[i], X[i])
        F, child = I[i] @ S[i], i
        M[i, i] = S[i].dot(F)
        for j in tree.ancestors(i):
            if child in met:
                M[i, j] = M[j, i] = met[child][j].dot(F)  # (1)
            else:
                F, child = X[child].back(F), j
                M[i, j] = M[j, i] = S[j].dot(F)
    return M


def motions_met(tree: Tree, X: list[Move], S: list[Pair]) -> dict[int, dict[int, Pair]]:
    """Intermediate body -> ancestor j -> T_j: the twist of that body for a unit velocity of joint j."""
    levels = [len(list(tree.ancestors(i))) for i in range(tree.n)]
    longest = max((len([i, *tree.ancestors(i)]) for i in range(tree.n)), default=0)
    meeting = longest // 3  # at a fraction x of the way: 11 - 16 x + 27 x^2 products per n^2, fewest at x = 0.30
    seen: dict[int, dict[int, Pair]] = {}
    for i, p in tree.outward():
        if 0 < levels[i] <= meeting:
            seen[i] = {j: X[i].out(T) for j, T in {**seen.get(p, {}), p: S[p]}.items()}
    return {i: motions for i, motions in seen.items() if levels[i] == meeting}


def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """M qdd + C qd + g, term by term."""
    tau: Array = mass_matrix(tree, q) @ qdd + bias_torque(tree, q, qd)
    return tau
