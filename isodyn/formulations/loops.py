"""Loops: the constraints of closing joints, and the dynamics of a tree under these constraints.

A loop joins a frame on link a to one on link b (model/loop.py).  In the axes of the frame on a, with R and p the pose of the one on
b, w_a and w_b the angular velocities, the joint constrains:

    along an axis         p_k = 0                                  d/dt:  the velocity of b's origin relative to a
    about an axis         no rotation of b about it                       (R w_b - w_a)_k
    angle of two axes     e_a . R e_b as at the start                     (e_a x R e_b) . (R w_b - w_a)

    K qd = 0,        K qdd + k = 0                                                                                              (1)

with k of products of speeds.  The constraint forces do no work: M qdd + bias = tau + K^T lambda.                               (2)

Elimination (coordinate partitioning).  Equations of one loop, solved block by block for as many of its velocities d, give

    qd = P qd_i,    qdd = P qdd_i + c,        P^T M P qdd_i = P^T (tau - bias - M c)                                            (3)

in the independent velocities i; bias + M c are the torques of the motion c.  So each leg of a parallel robot is solved separately,
and the remaining system has one equation per degree of freedom.  If no such choice is safe at every pose, Lagrange multipliers:

    (K M^-1 K^T) lambda = -(k + K M^-1 (tau - bias)),        qdd = M^-1 (tau - bias + K^T lambda)                               (4)

Both are exact at states that satisfy the constraints.  They need only independent rows of K, which are chosen beforehand
(dynamics/closing.py), so redundant constraints need no regularisation.  Among all possible forces it returns those of least norm:
K = G K_independent, lambda = G (G^T G)^-1 mu, with mu those of the independent equations.                                      (5)

In overconstrained loops (Bricard's, Goldberg's) each choice of equations becomes dependent at some pose of the motion, though
the rank of K never changes.  There several choices J are solved, and the result is their mean with weights det A_J of
A = K M^-1 K^T, which vanish where a choice fails (the sum over all J is the pseudo-inverse: Ben-Israel, 1982):

    lambda = sum_J det(A_J) lambda_J / sum_J det(A_J)                                                                           (6)

All lambda_J give the same K^T lambda, so the mean is exact too, whatever the weights.  No acceleration jumps if
an integrator violates the constraints slightly within a step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from isodyn.formulations.charts import acceleration_shift
from isodyn.formulations.kinematics import joint_axes, joint_frames
from isodyn.formulations.solve import Inverse, solve_least, solve_small, solve_symmetric, solve_tree, solve_weighted
from isodyn.model.loop import Closing, ConstrainedDirections, Loop
from isodyn.model.tree import Tree
from isodyn.spatial import Array, Rotation, Scalar, cleaned, cos_sin, cross, dot, scalars, zeros

Inertia = Callable[[Tree, Array], Array]
Loads = Mapping[str, Array]


class _Motion(NamedTuple):
    """Motion of a frame in its own axes: angular velocity, velocity of its origin; the two accelerations."""

    w: Array
    v: Array
    al: Array
    a: Array


class _Side:
    """A frame of a loop, and the bodies that carry it but not the other frame, from the base to the tip."""

    def __init__(self, tree: Tree, frames: tuple[list[Rotation], list[Array]], link: str, at: Array, chain: Sequence[int]):
        frame = tree.frame(link)
        self.R, self.r = frames
        self.chain = chain
        self.R_at, self.p_at = cleaned(frame.R @ at[:3, :3]), cleaned(frame.p + frame.R @ at[:3, 3])
        self.z_w, self.z_v = joint_axes(tree)

    def pose(self) -> tuple[Array, Array]:
        """Return (R, p) of the frame in the frame of the body that carries both sides."""
        R, p = scalars(np.eye(3)), zeros(3)
        for i in self.chain:
            R, p = np.stack([self.R[i].T @ row for row in R]), p + R @ self.r[i]
        return R @ self.R_at, p + R @ self.p_at

    def columns(self) -> dict[int, tuple[Array, Array]]:
        """Return joint -> (w, v) of the frame per unit velocity of the joint, in the frame's axes."""
        found: dict[int, tuple[Array, Array]] = {}
        for i in self.chain:
            found = {j: (self.R[i].T @ w, self.R[i].T @ (v + cross(w, self.r[i]))) for j, (w, v) in found.items()}
            found[i] = self.z_w[i], self.z_v[i]
        return {j: (self.R_at.T @ w, self.R_at.T @ (v + cross(w, self.p_at))) for j, (w, v) in found.items()}

    def motion(self, qd: Array, qdd: Array) -> _Motion:
        """Return the motion of the frame relative to the body that carries both sides."""
        w, v, al, a = zeros(3), zeros(3), zeros(3), zeros(3)
        for i in self.chain:
            R, r, turn, slide = self.R[i].T, self.r[i], self.z_w[i] * qd[i], self.z_v[i] * qd[i]
            w_p = R @ w
            a = R @ (a + cross(w, cross(w, r)) + cross(al, r)) + self.z_v[i] * qdd[i] + 2.0 * cross(w_p, slide)
            v = R @ (v + cross(w, r)) + slide
            al = R @ al + cross(w_p, turn) + self.z_w[i] * qdd[i]
            w = w_p + turn
        R, r = self.R_at.T, self.p_at
        return _Motion(R @ w, R @ (v + cross(w, r)), R @ al, R @ (a + cross(w, cross(w, r)) + cross(al, r)))


class _Relation:
    """The two frames of a loop.

    closed   True: the state satisfies the loop constraints, so that the constrained components are 0
    """

    def __init__(self, tree: Tree, frames: tuple[list[Rotation], list[Array]], loop: Loop, closed: bool):
        ends = [tree.frame(link).body for link in (loop.a, loop.b)]
        ways = [[*reversed([i, *tree.ancestors(i)])] if i >= 0 else [] for i in ends]
        shared = sum(a == b for a, b in zip(*ways, strict=False))
        self.a, self.b = (
            _Side(tree, frames, link, scalars(at), way[shared:])
            for link, at, way in zip((loop.a, loop.b), (loop.at_a, loop.at_b), ways, strict=True)
        )
        self.n, self.held = tree.n, ConstrainedDirections.by(loop)
        R_a, p_a = self.a.pose()
        R_b, p_b = self.b.pose()
        self.R = R_a.T @ R_b
        self.p = zeros(3)
        if not closed or len(self.held.along) < 3 or self.held.pitch is not None:
            self.p = R_a.T @ (p_b - p_a)
        if closed:
            for k in self.held.along:
                if self.held.pitch is None or self.held.pitch[0] != k:
                    self.p[k] = 0.0

    def rows(self, w: Array, v: Array) -> list[Scalar]:
        """Return the constrained components of a relative velocity: w, and v of b's origin, in the axes of a."""
        held = self.held
        result = [v[k] for k in held.along]
        if held.pitch is not None:
            k, pitch = held.pitch
            result[held.along.index(k)] = v[k] - pitch * w[k]
        result += [w[k] for k in held.about]
        return [*result, dot(self.normal, w)] if held.angle else result

    @property
    def normal(self) -> Array:
        """Normal to the two axes of a universal joint."""
        assert self.held.angle is not None
        on_a, on_b = self.held.angle
        return cross(scalars(on_a), self.R @ scalars(on_b))

    def jacobian(self) -> Array:
        """Return K (m, n) of (1)."""
        K = zeros(len(self.held.names), self.n)
        for j, (w, v) in self.b.columns().items():
            K[:, j] = self.rows(self.R @ w, self.R @ v)
        for j, (w, v) in self.a.columns().items():
            K[:, j] = self.rows(-w, -(v + cross(w, self.p)))
        return K

    def bias(self, qd: Array, shift: Array) -> Array:
        """Return k (m,) of (1)."""
        a, b = self.a.motion(qd, shift), self.b.motion(qd, shift)
        w_b = self.R @ b.w
        al = self.R @ b.al - a.al - cross(a.w, w_b)
        v = self.R @ b.v - a.v - cross(a.w, self.p)
        acceleration = self.R @ b.a - a.a - cross(a.al, self.p) - cross(a.w, cross(a.w, self.p))
        result = self.rows(al, acceleration - 2.0 * cross(a.w, self._slides(v)))
        if self.held.angle:
            on_a, on_b = (scalars(axis) for axis in self.held.angle)
            w = w_b - a.w
            result[-1] = result[-1] + dot(cross(on_a, cross(w, self.R @ on_b)), w)
        return np.array(result, dtype=object)

    def _slides(self, v: Array) -> Array:
        """Return the relative velocity of b's origin with its constrained components set to 0."""
        held = set(self.held.along) - ({self.held.pitch[0]} if self.held.pitch else set())
        return np.array([0.0 if k in held else v[k] for k in range(3)], dtype=object)

    def gap(self) -> Array:
        """Return the residuals (m,) of the constraints: lengths [m], and twice the tangent of half an angle [rad]."""
        held, result = self.held, [self.p[k] for k in self.held.along]
        if held.pitch is not None:
            k, pitch = held.pitch
            i, j = (k + 1) % 3, (k + 2) % 3
            c, s = cos_sin(self.p[k] / pitch)
            cosine = 0.5 * (self.R[i, i] + self.R[j, j])
            sine = 0.5 * (self.R[j, i] - self.R[i, j])
            result[held.along.index(k)] = 2.0 * pitch * (s * cosine - c * sine) / (1.0 + c * cosine + s * sine)
        if len(held.about) == 3:
            R = self.R
            turn = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]], dtype=object)
            result += list(2.0 * turn / (1.0 + R[0, 0] + R[1, 1] + R[2, 2]))
        elif held.about:
            (k,) = set(range(3)) - set(held.about)
            lean = 2.0 * cross(scalars(np.eye(3)[k]), self.R[:, k]) / (1.0 + self.R[k, k])
            result += [lean[j] for j in held.about]
        if held.angle:
            on_a, on_b = held.angle
            result.append(float(on_a @ on_b) - dot(scalars(on_a), self.R @ scalars(on_b)))
        return np.array(result, dtype=object)


def closure(tree: Tree, q: Array) -> tuple[Array, Array]:
    """(gap (m,), K (m, n)) of all loops at any state, one loop after the other."""
    relations = _relations(tree, q, closed=False)
    return np.concatenate([one.gap() for one in relations]), _jacobian(tree, relations)


def bias(tree: Tree, q: Array, qd: Array) -> Array:
    """k (m,) of all loops (1), at a state that satisfies the loop constraints."""
    return _Equations.at(tree, q, qd).k


def _relations(tree: Tree, q: Array, *, closed: bool) -> list[_Relation]:
    whole = tree.whole or tree
    frames = joint_frames(whole, q)
    return [_Relation(whole, frames, loop, closed) for loop in _closing(tree).loops]


def _jacobian(tree: Tree, relations: Sequence[_Relation]) -> Array:
    K = np.vstack([one.jacobian() for one in relations])
    return K if tree.expansion is None else tree.expansion.fold(K)


def _closing(tree: Tree) -> Closing:
    assert tree.closing is not None
    return tree.closing


class _Equations(NamedTuple):
    """K and k of all constraints, at a state that satisfies them."""

    relations: list[_Relation]
    K: Array
    k: Array

    @classmethod
    def at(cls, tree: Tree, q: Array, qd: Array) -> _Equations:
        relations, shift = _relations(tree, q, closed=True), zeros(tree.n)
        if tree.charts:
            shift = acceleration_shift(tree, qd)
        K = _jacobian(tree, relations)
        if tree.expansion is not None:
            qd, shift = tree.expansion.expand_velocity(qd), tree.expansion.expand_velocity(shift)
        return cls(relations, K, np.concatenate([one.bias(qd, shift) for one in relations]))


def used_equations(tree: Tree, q: Array, qd: Array) -> tuple[Array, Array, tuple[tuple[int, ...], ...]]:
    """K and k of (1) for constraints that imply all others, and the choices among them; the state must satisfy the constraints."""
    equations, closing = _Equations.at(tree, q, qd), _closing(tree)
    used = list(closing.used)
    return equations.K[used], equations.k[used], closing.places


def multipliers(A: Array, b: Array, choices: Sequence[Sequence[int]], lengths: Sequence[Scalar] = ()) -> Array:
    """x with A x = b for a symmetric positive semidefinite matrix; the rows of each choice are independent.

    choices   of rows; for several, x is the weighted mean (6)
    lengths   as for `solve_symmetric`, of all rows
    """
    result = zeros(*b.shape)
    if len(choices) == 1:
        (rows,) = map(list, choices)
        result[rows] = solve_symmetric(A[np.ix_(rows, rows)], b[rows], [lengths[row] for row in rows] if len(lengths) else ())
        return result
    whole: Scalar = 0.0
    for rows, x, weight in _weighted(A, b, choices):
        result[rows] = result[rows] + weight * x
        whole = whole + weight
    return np.asarray(result / whole)


def _weighted(A: Array, b: Array, choices: Sequence[Sequence[int]]) -> Iterator[tuple[list[int], Array, Scalar]]:
    """Yield (rows, x, weight) of each choice (6); pivots are scaled by the mean diagonal entry, so that no product overflows."""
    unit = len(A) / A.diagonal().sum()
    for rows in map(list, choices):
        x, weight = solve_weighted(A[np.ix_(rows, rows)], b[rows], unit)
        yield rows, x, weight


class _Eliminated(NamedTuple):
    """(3): c, and P without its rows for i, which are those of the identity.

    independent   velocities
    dependent     velocities, block by block
    T             (dependent, independent)
    c             (n,), 0 for independent velocities
    """

    independent: list[int]
    dependent: list[int]
    T: Array
    c: Array

    @classmethod
    def of(cls, closing: Closing, n: int, K: Array, k: Array) -> _Eliminated:
        dependent = [j for _, columns in closing.blocks for j in columns]
        independent = [j for j in range(n) if j not in dependent]
        T, c, at = zeros(len(dependent), len(independent)), zeros(n), 0
        for block, (rows, columns) in enumerate(closing.blocks):
            own = slice(at, at := at + len(columns))
            right = np.column_stack([K[np.ix_(rows, independent)], k[list(rows)]])
            solved = -solve_small(K[np.ix_(rows, columns)], right, closing.lengths[block] if closing.lengths else ())
            T[own], c[list(columns)] = solved[:, :-1], solved[:, -1]
        return cls(independent, dependent, T, c)

    def torque(self, tau: Array) -> Array:
        """Return P^T tau."""
        result: Array = tau[self.independent] + self.T.T @ tau[self.dependent]
        return result

    def inertia(self, M: Array) -> Array:
        """Return P^T M P, each entry computed once."""
        i, d, T = self.independent, self.dependent, self.T
        half = M[:, i] + M[:, d] @ T  # M P
        result = zeros(len(i), len(i))
        for row, own in enumerate(i):
            for column in range(row + 1):
                result[row, column] = half[own, column] + T[:, row] @ half[d, column] if d else half[own, column]
                result[column, row] = result[row, column]
        return result


def forward_dynamics_by(mass_matrix: Inertia, inverse: Inverse) -> Inverse:
    """Accelerations qdd (n,) that satisfy the loop constraints, by M and torques; both functions include drives and loads."""

    def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads) -> Array:
        return _accelerations(tree, q, qd, tau, loads, mass_matrix, inverse)[0]

    return forward_dynamics


def _accelerations(
    tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads, mass_matrix: Inertia, inverse: Inverse
) -> tuple[Array, Array, _Equations]:
    """Return (qdd (n,), multipliers mu (m,) of the equations, 0 but for independent ones, the equations)."""
    equations, closing = _Equations.at(tree, q, qd), _closing(tree)
    M = mass_matrix(tree, q)
    if closing.blocks:
        way = _Eliminated.of(closing, tree.n, equations.K, equations.k)
        driving = tau - inverse(tree, q, qd, way.c, loads)
        own = solve_symmetric(way.inertia(M), way.torque(driving)) if way.independent else zeros(0)
        qdd = way.c.copy()
        qdd[way.independent], qdd[way.dependent] = own, way.T @ own + way.c[way.dependent]
        return qdd, _held_by_blocks(closing, equations.K, M, qdd - way.c, driving), equations
    used, choices = list(closing.used), closing.places
    K, k = equations.K[used], equations.k[used]
    driving = tau - inverse(tree, q, qd, zeros(tree.n), loads)
    free = solve_tree(tree, M, np.column_stack([K.T, driving]))
    mu, force = multipliers(K @ free[:, :-1], -(k + K @ free[:, -1]), choices), zeros(len(equations.K))  # (4)
    force[used] = mu
    return free[:, -1] + free[:, :-1] @ mu, force, equations


def _held_by_blocks(closing: Closing, K: Array, M: Array, qdd: Array, driving: Array) -> Array:
    """Return mu: K_d^T mu = M (qdd - c) - driving at the dependent velocities."""
    mu = zeros(len(K))
    for rows, columns in closing.blocks:
        d = list(columns)
        mu[list(rows)] = solve_small(K[np.ix_(rows, d)].T, (M[d] @ qdd - driving[d])[:, np.newaxis])[:, 0]
    return mu


def constraint_forces_by(mass_matrix: Inertia, inverse: Inverse) -> Inverse:
    """(loops, 6): force, then moment, that a exerts on b through the closing joint.

    At the origin of the frame on b, in the axes of the frame on a.
    """

    def constraint_forces(tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads) -> Array:
        if tree.closing is None:
            return zeros(0, 6)
        _, mu, equations = _accelerations(tree, q, qd, tau, loads, mass_matrix, inverse)
        force = _least_norm(tree.closing, equations.K, mu)
        wrenches, at = zeros(len(equations.relations), 6), 0
        for wrench, one in zip(wrenches, equations.relations, strict=True):
            own = force[at : at + len(one.held.names)]
            at += len(own)
            for k in range(6):  # power of the forces per unit of relative velocity
                unit = scalars(np.eye(6)[k])
                wrench[k] = own @ np.array(one.rows(unit[3:], unit[:3]), dtype=object)
        return wrenches

    return constraint_forces


def _least_norm(closing: Closing, K: Array, mu: Array) -> Array:
    """Return lambda (m,) of (5), from multipliers mu (m,) of independent equations."""
    result, rows, rest = zeros(len(K)), list(closing.rows), list(closing.rest)
    if not closing.others:
        own = K[rows]
        result[rows], result[rest] = _spread(solve_symmetric(own @ own.T, own @ K[rest].T).T, mu[rows]) if rest else (mu[rows], ())
        return result
    every, whole = [*rows, *rest], zeros(1)[0]
    unit, moved = len(every) / (K[every] * K[every]).sum(), K.T @ mu
    for rows in map(list, closing.choices):
        own, rest = K[rows], [row for row in every if row not in rows]
        found, volume = solve_weighted(own @ own.T, own @ np.column_stack([K[rest].T, moved]), unit)
        weight = volume * volume  # where the volume is small, both G and mu are amplified rounding
        for places, force in zip((rows, rest), _spread(found[:, :-1].T, found[:, -1]), strict=True):
            result[places] = result[places] + weight * force
        whole = whole + weight
    return np.asarray(result / whole)


def _spread(G: Array, mu: Array) -> tuple[Array, Array]:
    """Return the least-norm forces (of independent equations, of those that are G times them) with the same effect as mu alone."""
    mu = solve_symmetric(scalars(np.eye(len(mu))) + G.T @ G, mu)
    return mu, G @ mu


def actuated_inverse_dynamics(inverse: Inverse, actuators: Sequence[int]) -> Inverse:
    """Torques tau (n,), 0 except at the actuators, of a motion that satisfies the loop constraints."""

    def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
        needed = inverse(tree, q, qd, qdd, loads)
        return needed if tree.closing is None else carried(tree, q, qd, needed, actuators)

    return inverse_dynamics


def carried(tree: Tree, q: Array, qd: Array, tau: Array, actuators: Sequence[int], free: Sequence[int] = ()) -> Array:
    """Torques (n,), 0 except at the actuators, with the same effect on the motion as tau (n,): with equal P^T tau (3).

    Least norm if there are more actuators than needed; not finite if they cannot drive a degree of freedom.
    free   independent velocities on which no actuator acts: the effect of tau on them is left out
    """
    K, result, u = _Equations.at(tree, q, qd).K, zeros(tree.n), list(actuators)
    way = _Eliminated.of(_closing(tree), tree.n, K, zeros(len(K)))
    rows = [k for k, j in enumerate(way.independent) if j not in free]
    drives = zeros(len(rows), len(u))  # P^T of a unit torque of each actuator
    for column, joint in enumerate(u):
        drives[:, column] = way.torque(scalars(np.eye(tree.n)[joint]))[rows]
    result[u] = solve_least(drives, way.torque(tau)[rows], _closing(tree).grip)
    return result


def yielding(tree: Tree, q: Array, qd: Array, M: Array, tau: Array, free: Sequence[int]) -> Array:
    """Accelerations x (n,), 0 except at the independent velocities `free`, that balance the torques tau (n,) there.

    They satisfy these velocities' rows of P^T (M P x + tau) = 0.
    """
    K, result = _Equations.at(tree, q, qd).K, zeros(tree.n)
    way = _Eliminated.of(_closing(tree), tree.n, K, zeros(len(K)))
    rows = [k for k, j in enumerate(way.independent) if j in free]
    result[list(free)] = solve_symmetric(way.inertia(M)[np.ix_(rows, rows)], -way.torque(tau)[rows])
    return result


def led(tree: Tree, q: Array, qd: Array, qdd: Array) -> Array:
    """Accelerations (n,) that satisfy the loop constraints: qdd of the independent velocities, and (3) for the others."""
    equations = _Equations.at(tree, q, qd)
    way = _Eliminated.of(_closing(tree), tree.n, equations.K, equations.k)
    result: Array = np.array(qdd)
    result[way.dependent] = way.T @ qdd[way.independent] + way.c[way.dependent]
    return result


def projected(tree: Tree, q: Array, qd: Array) -> tuple[Array, Array]:
    """(step (n,), qd (n,)): tangent step of the positions, and velocities, that project a state onto the loop constraints.

    By the dependent velocities (3), or along the rows of K (4), so that the change is small.
    """
    closing = _closing(tree)
    gap, K = closure(tree, q)
    speed = K @ qd
    step, change = zeros(tree.n), zeros(tree.n)
    if closing.blocks:
        for rows, columns in closing.blocks:
            r, d = list(rows), list(columns)
            solved = -solve_small(K[np.ix_(r, d)], np.column_stack([gap[r], speed[r]]))
            step[d], change[d] = solved[:, 0], solved[:, 1]
    else:
        used = list(closing.used)
        own, right = K[used], np.column_stack([gap[used], speed[used]])
        solved = -(own.T @ multipliers(own @ own.T, right, closing.places))
        step, change = solved[:, 0], solved[:, 1]
    return step, qd + change
