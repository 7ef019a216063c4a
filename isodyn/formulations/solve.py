"""Solving M x = b for an inertia matrix with the pattern of a tree (Featherstone, 2008, section 6.5).

M = L^T D L, factored from the tips inward: L has entries only where one body carries another, so branches add no fill-in.
(np.linalg does not support object arrays, and a traced factorisation folds zeros.)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from isodyn.errors import ModelError
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Scalar, choose, cross, is_symbolic, zeros

FLAT = 1e-6  # volume of columns relative to the largest possible, below which accelerations lose more than half of their digits
Inverse = Callable[[Tree, Array, Array, Array, Mapping[str, Array]], Array]  # of q, qd, qdd or tau, and loads
Three = tuple[Array, Array, Array]  # derivatives by each of the vectors
Derivatives = Callable[[Tree, Array, Array, Array, Mapping[str, Array]], Three]


def pivot(tree: Tree, i: int, inertia: Scalar) -> tuple[Scalar, Scalar]:
    """Return (D, moves): the inertia seen by joint i, and 1; raise ModelError if it is 0 at every state.

    If it may be 0 for possible masses (Tree.vanishes), then at 0 D becomes 1 and `moves` 0.  Everything that is divided by D is
    then 0 except the torque on the joint, which becomes 0 by the factor `moves`.  Such a joint has no acceleration and transmits
    nothing.
    """
    if inertia == 0:
        joint = tree.bodies[i].joint
        raise ModelError(f"joint {joint!r} moves no mass, so it has no acceleration; give its links inertia, or its motor a rotor")
    if tree.vanishes is None or not tree.vanishes(inertia):
        return inertia, 1.0
    nothing = abs(inertia) <= 0.0  # false for NaN
    return choose(nothing, 1.0, inertia), choose(nothing, 0.0, 1.0)


def factors(tree: Tree, M: Array) -> Array:
    """Return L^T D L = M in one matrix (n, n): D on the diagonal, L below it where one body carries another."""
    H: Array = M.copy()
    for k in reversed(range(tree.n)):
        row, (D, _) = list(tree.ancestors(k)), pivot(tree, k, H[k, k])
        factor = {i: H[k, i] / D for i in row}  # L_ki
        for place, i in enumerate(row):
            for j in row[place:]:
                H[i, j] = H[i, j] - factor[i] * H[k, j]
        for i in row:
            H[k, i] = factor[i]
    return H


def solve_tree(tree: Tree, M: Array, b: Array) -> Array:
    """Return x with M x = b: (n,), or (n, k) for k right-hand sides."""
    H: Array = factors(tree, M)
    result: Array = b.copy()
    for x in np.atleast_2d(result.T):  # one right-hand side after the other keeps few values live
        for i in reversed(range(tree.n)):  # L^T y = b
            for j in tree.ancestors(i):
                x[j] = x[j] - H[i, j] * x[i]
        for i in range(tree.n):  # D L x = y
            D, moves = pivot(tree, i, H[i, i])
            x[i] = x[i] / D * moves if b.ndim == 1 else x[i] * (1.0 / D * moves)  # one division for all right-hand sides
            for j in tree.ancestors(i):
                x[i] = x[i] - H[i, j] * x[j]
    return result


def inverse_tree(tree: Tree, M: Array) -> Array:
    """Return M^-1 (n, n), each entry computed once.

    Row i comes from D L W = L^-T; of the right-hand side only the ones on the diagonal are needed.
    """
    H, W = factors(tree, M), zeros(tree.n, tree.n)
    for i in range(tree.n):
        for k in range(i):
            for j in tree.ancestors(i):
                W[i, k] = W[i, k] - H[i, j] * W[j, k]
            W[k, i] = W[i, k]
        D, moves = pivot(tree, i, H[i, i])
        W[i, i] = 1.0 / D * moves
        for j in tree.ancestors(i):
            W[i, i] = W[i, i] - H[i, j] * W[i, j]
    return W


def solve_symmetric(A: Array, b: Array, lengths: Sequence[Scalar] = ()) -> Array:
    """Return x with A x = b for a dense symmetric positive definite matrix: (n,), or (n, k); A = L D L^T.

    lengths   if A = B^T B may be singular: typical lengths of the columns of B; x is then not finite where A is singular
    """
    L, _, inverse = _symmetric_factors(A, lambda i, d: _unless_flat(d, lengths[i:][:1], power=2))  # the square of a height
    return _by_factors(L, inverse, b)


def solve_weighted(A: Array, b: Array, unit: Scalar) -> tuple[Array, Scalar]:
    """Return (x with A x = b, determinant of A unit) for a symmetric positive semidefinite matrix.

    If A is singular, the determinant is 0, and x is finite but meaningless.
    """
    L, D, inverse = _symmetric_factors(A, lambda _, d: choose(d > 0.0, d, 1.0))
    determinant: Scalar = 1.0
    for d in D:
        determinant = determinant * choose(d > 0.0, d * unit, 0.0)
    return _by_factors(L, inverse, b), determinant


def _symmetric_factors(A: Array, divisor: Callable[[int, Scalar], Scalar]) -> tuple[Array, list[Scalar], Array]:
    """Return L and D (n,) of A = L D L^T, and the inverse (n,) of D: 1 / divisor(i, D_i)."""
    n, L, W = len(A), zeros(*A.shape), zeros(*A.shape)  # W = L D
    inverse = zeros(n)
    for i in range(n):
        for j in range(i + 1):
            W[i, j] = A[i, j] - (L[j, :j] * W[i, :j]).sum()
            L[i, j] = W[i, j] * inverse[j] if j < i else 1.0
        inverse[i] = 1.0 / divisor(i, W[i, i])
    return L, list(W.diagonal()), inverse


def _by_factors(L: Array, inverse: Array, b: Array) -> Array:
    """Return x with L D L^T x = b."""
    x: Array = b.copy()
    for i in range(len(L)):
        x[i] = x[i] - L[i, :i] @ x[:i]
    for i in reversed(range(len(L))):
        x[i] = x[i] * inverse[i] - L[i + 1 :, i] @ x[i + 1 :]
    return x


def solve_small(A: Array, B: Array, lengths: Sequence[float] = ()) -> Array:
    """Return X (r, k) with A X = B, for a nonsingular matrix A (r, r), whichever of its entries are zero.

    First come unknowns that are alone in an equation, then up to three others by their determinant.  More unknowns, and a matrix
    with more rows than (independent) columns, use the normal equations with one step of iterative refinement.  In the second case
    the equations must be consistent.

    lengths   typical lengths of the columns of A, if it may be singular: X is then not finite, instead of amplified rounding
    """
    if len(A) > A.shape[1]:
        return _by_normal_equations(A, B, lengths)
    entries = [[j for j, x in enumerate(row) if is_symbolic(x) or x != 0.0] for row in A]
    i = next((i for i, places in enumerate(entries) if len(places) == 1), None)
    if i is not None:
        (j,) = entries[i]
        rows, columns = [k for k in range(len(A)) if k != i], [k for k in range(len(A)) if k != j]
        X = zeros(*B.shape)
        own, left = ([lengths[k] for k in some if lengths] for some in ([j], columns))
        X[j] = B[i] * (1.0 / _unless_flat(A[i, j], own))
        X[columns] = solve_small(A[np.ix_(rows, columns)], B[rows] - np.outer(A[rows, j], X[j]), left)
        return X
    if len(A) > 3:
        return _by_normal_equations(A, B, lengths)
    if not len(A):
        return B
    if len(A) == 2:
        (a, b), (c, d) = A
        adjugate = np.array([[d, -b], [-c, a]], dtype=object)
    else:
        adjugate = np.stack([cross(A[1], A[2]), cross(A[2], A[0]), cross(A[0], A[1])], axis=1)
    scale = 1.0 / _unless_flat(A[0] @ adjugate[:, 0], lengths)
    return np.asarray((adjugate * scale) @ B)


def _by_normal_equations(A: Array, B: Array, lengths: Sequence[float]) -> Array:
    N = A.T @ A
    X = solve_symmetric(N, A.T @ B, lengths)
    return np.asarray(X + solve_symmetric(N, A.T @ (B - A @ X), lengths))


def _unless_flat(volume: Scalar, lengths: Sequence[Scalar], power: int = 1) -> Scalar:
    """Return `volume`, a power of a volume of columns; with lengths, 0 if the columns are nearly dependent for their lengths."""
    least = (FLAT * math.prod(lengths)) ** power
    return choose(abs(volume) > least, volume, 0.0) if lengths and is_symbolic(volume) else volume


def solve_least(A: Array, b: Array, lengths: Sequence[float] = ()) -> Array:
    """Return the least-norm x (k,) with A x = b, for a matrix A (r, k) of full rank with at least as many columns as rows.

    lengths   typical lengths of the columns of A, or of its rows if there are fewer, as for `solve_small`
    """
    if len(A) == A.shape[1]:
        return solve_small(A, b[:, np.newaxis], lengths)[:, 0]
    x: Array = A.T @ solve_symmetric(A @ A.T, b, lengths)
    return x


def forward_dynamics_by(mass_matrix: Callable[[Tree, Array], Array], inverse: Inverse) -> Inverse:
    """Return qdd (n,) = M^-1 (tau - bias); the bias is the torque at zero acceleration; both functions include drives and loads."""

    def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, loads: Mapping[str, Array]) -> Array:
        bias = inverse(tree, q, qd, zeros(tree.n), loads)
        return solve_tree(tree, mass_matrix(tree, q), tau - bias)

    return forward_dynamics


def forward_dynamics_derivatives_by(inverse: Inverse, derivatives: Derivatives) -> Derivatives:
    """Return (d qdd/d q, d qdd/d qd, d qdd/d tau), each (n, n).

    M qdd + bias = tau holds on both sides of a small change, so they are

        -M^-1 d tau/d q,      -M^-1 d tau/d qd,      M^-1        at the accelerations qdd = M^-1 (tau - bias).

    Both functions include drives and loads; M = d tau/d qdd, the same at rest.
    """

    def mass_matrix(tree: Tree, q: Array) -> Array:
        return derivatives(tree.weightless(), q, zeros(tree.n), zeros(tree.n), {})[2]

    forward = forward_dynamics_by(mass_matrix, inverse)

    def forward_dynamics_derivatives(tree: Tree, q: Array, qd: Array, tau: Array, loads: Mapping[str, Array]) -> Three:
        by_q, by_qd, M = derivatives(tree, q, qd, forward(tree, q, qd, tau, loads), loads)
        by_state = -solve_tree(tree, M, np.hstack([by_q, by_qd]))
        return by_state[:, : tree.n], by_state[:, tree.n :], inverse_tree(tree, M)

    return forward_dynamics_derivatives
