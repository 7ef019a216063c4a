"""The DeNOC matrices of a robot in full: N = N_l N_d, the blocks B_ij and p_i (Saha, Introduction to Robotics, (9.4)-(9.7)).

The formulation (formulations/denoc.py) never builds them.  Here they are written in full, in base axes, angular part first:

    t = N qd,   N = N_l N_d                                                                                              (9.6a)
    N_l: block (i, j) is B_ij if j is an ancestor of i, 1 for i = j;   N_d: column i holds p_i                            (9.6b)
    B_ij = [[1, 0], [c_ij x 1, 1]],  c_ij from the point of link i to that of link j                                      (9.4d)
    p_i = (e_i, e_i x d_i) if revolute, (0, e_i) if prismatic, d_i from the joint's origin O_i to the point of link i    (9.5b)

The linear velocity in a link's twist is that of its mass centre C_i, as in chapter 9, or that of the origin O_i of its joint, as in
chapter 6 (where B_ij is called A_ij): the two definitions of (9.7).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ModelError, ShapeError
from isodyn.formulations.kinematics import body_poses, joint_axes, joint_frames
from isodyn.graph.node import Context
from isodyn.model.joint_positions import positions
from isodyn.model.robot import Robot, require_full_inertia
from isodyn.model.tree import Tree, reduce_robot
from isodyn.show.table import Table
from isodyn.spatial import Array, Scalar, array, cross, is_symbolic, scalars, skew, zeros

POINTS = ("mass-centre", "origin")
_ROWS = ("wx", "wy", "wz", "vx", "vy", "vz")
_WIDEST = 60  # longest expression that is printed in full [characters]


@dataclass(frozen=True, eq=False, repr=False)
class DenocMatrices:
    """Result of `denoc_matrices`, in base axes, twists as (angular, linear); numbers, or expressions in object arrays.

    links   (n,)           names of the moving links, in the order of the joints
    q       (nq,)          joint positions                                        [rad] or [m]
    point                  "mass-centre" or "origin"
    N_l     (6 n, 6 n)     lower block triangular
    N_d     (6 n, n)       block diagonal
    N       (6 n, n)       N_l N_d, the natural orthogonal complement: N qd stacks the twists of all links
    B       (n, n, 6, 6)   B[i, j] transforms a twist from link j to link i, for any two links, as if they were one body
    p       (n, 6)         p[i], the twist of link i per unit rate of its joint
    M       (6 n, 6 n)     masses and inertias of the links (9.3b), at the same points: N^T M N is the inertia matrix without rotors
    """

    links: tuple[str, ...]
    q: Array
    point: str
    N_l: Array
    N_d: Array
    N: Array
    B: Array
    p: Array
    M: Array

    def __repr__(self) -> str:
        return f"<DenocMatrices of {len(self.links)} links, twists at the {self.point}: {', '.join(self.links)}>"

    def __str__(self) -> str:
        return "\n\n".join(table.text() for table in self.tables())

    def tables(self) -> Iterator[Table]:
        """Tables of p_i, of c_ij for every block of N_l below the diagonal, and of N (described in words if it holds symbols)."""
        n, comma = len(self.links), "" if len(self.links) < 10 else ","
        place = {"mass-centre": "mass centres C_i", "origin": "joint origins O_i"}[self.point]
        rows = [(f"p_{i + 1}", name, *map(_text, self.p[i])) for i, name in enumerate(self.links)]
        title = f"twists at the {place}, base axes, q = ({', '.join(map(_text, self.q))})"
        yield Table(title, ("", "link", *_ROWS), tuple(rows), left=2)
        pairs = [(i, j) for i in range(n) for j in range(i) if self.N_l[6 * i, 6 * j] == 1]  # j is an ancestor of i
        if pairs:
            rows = [(f"c_{i + 1}{comma}{j + 1}", *map(_text, self.B[i, j][[5, 3, 4], [1, 2, 0]])) for i, j in pairs]
            yield Table("B_ij = [[1, 0], [c_ij x 1, 1]] with", ("", "x", "y", "z"), tuple(rows))
        header = ("link", "", *(f"qd_{j + 1}" for j in range(n)))
        if self.N.dtype == object:
            word = {(i, j): f"B_{i + 1}{comma}{j + 1} p_{j + 1}" for i, j in pairs} | {(i, i): f"p_{i + 1}" for i in range(n)}
            rows = [(name, f"t_{i + 1}", *(word.get((i, j), "0") for j in range(n))) for i, name in enumerate(self.links)]
        else:
            lines = [(i, k) for i in range(n) for k in range(6)]
            rows = [("" if k else self.links[i], _ROWS[k], *map(_text, self.N[6 * i + k])) for i, k in lines]
        yield Table("N = N_l N_d", header, tuple(rows), left=2)


def denoc_matrices(robot: Robot, q: ArrayLike | None = None, *, point: str = "mass-centre") -> DenocMatrices:
    """Compute the DeNOC matrices of a robot at q; print() shows them as tables.

    q       (nq,) joint positions [rad] or [m], numbers or symbols; None: the symbols q[0], q[1], ...
    point   "mass-centre": twists hold the velocity of each link's mass centre, as in Saha's chapter 9; "origin": that of the
            origin of its joint, as in his chapter 6
    """
    robot = of_single_joints("denoc_matrices", a_robot(robot))
    check.one_of("point", point, POINTS)
    context = Context()
    values = context.symbols("q", robot.nq) if q is None else _positions(robot, q, context)
    tree = reduce_robot(require_full_inertia(robot, "denoc_matrices"), motors=False, friction=False).mapped(context.adopt)
    N_l, N_d, B, p, M = _blocks(*tree.centred(values), point)
    N = np.zeros((6 * tree.n, 0)) if tree.n == 0 else N_l @ N_d
    links = tuple(body.name for body in tree.bodies)
    return DenocMatrices(links, array(values), point, *(array(x) for x in (N_l, N_d, N, B, p, M)))


def _positions(robot: Robot, q: ArrayLike, context: Context) -> Array:
    try:
        values = np.asarray(q)
    except ValueError:  # rows of different lengths
        values = np.asarray(None)
    if values.shape != (robot.nq,) or values.dtype.kind not in "fiubO":
        raise ShapeError(f"q: expected {robot.nq} numbers or symbols, one per moving joint of {robot.name!r}, got {q!r}")
    values = scalars(values)
    if not all(is_symbolic(x) or (isinstance(x, (int, float)) and np.isfinite(x)) for x in values):
        raise ShapeError(f"q: expected finite numbers or symbols, got {q!r}")
    if robot.quaternions and not any(map(is_symbolic, values)):
        values = scalars(positions("q", robot.movable_joints, values.astype(float)))
    values[:] = [context.adopt(x) for x in values]
    return values


def of_single_joints(where: str, robot: Robot) -> Robot:
    """Return the robot; raise ModelError if joints are coupled or the base motion is prescribed."""
    if robot.couplings:
        remedy = "use robot.with_couplings(), which makes all joints independent, and robot.expand(q)"
        raise ModelError(f"{where}: robot {robot.name!r} has coupled joints, so its inertia matrix is not that of a tree; {remedy}")
    if robot.moving_base:
        raise ModelError(f"{where}: robot {robot.name!r} has a prescribed base; use with_base('floating') or with_base('fixed')")
    return robot


def _blocks(tree: Tree, q: Array, point: str) -> tuple[Array, Array, Array, Array, Array]:
    """(N_l (6 n, 6 n), N_d (6 n, n), B (n, n, 6, 6), p (n, 6), M (6 n, 6 n)) in base axes."""
    n, (R, _), (_, step), (z_w, z_v) = tree.n, body_poses(tree, q), joint_frames(tree, q), joint_axes(tree)
    centre = [R[i] @ body.com for i, body in enumerate(tree.bodies)]  # from O_i to C_i
    d = centre if point == "mass-centre" else [zeros(3) for _ in centre]
    line = [(i, *tree.ancestors(i)) for i in range(n)]

    def reach(i: int, stop: set[int]) -> Array:
        """Vector from the origin of the nearest body in `stop` (or of the base) to the point of link i."""
        result = d[i]
        for k in line[i]:
            if k in stop:
                break
            parent = tree.bodies[k].parent
            result = (R[parent] @ step[k] if parent >= 0 else step[k]) + result
        return result

    N_l, N_d, B, p, M = zeros(6 * n, 6 * n), zeros(6 * n, n), zeros(n, n, 6, 6), zeros(n, 6), zeros(6 * n, 6 * n)
    for i, body in enumerate(tree.bodies):
        e, rows = R[i] @ z_w[i], slice(6 * i, 6 * i + 6)
        p[i, :3], p[i, 3:] = e, R[i] @ z_v[i] + cross(e, d[i])
        mass = zeros(6, 6)
        mass[:3, :3] = R[i] @ body.inertia @ R[i].T
        mass[3:, 3:] = body.mass * np.eye(3).astype(object)
        to_centre = _shift(d[i] - centre[i])
        M[rows, rows] = to_centre.T @ mass @ to_centre
        for j in range(n):
            shared = {*line[i]} & {*line[j]}  # c_ij passes through the nearest common ancestor
            B[i, j] = _shift(reach(j, shared) - reach(i, shared))
        N_d[rows, i] = p[i]  # (9.6b)
        for j in line[i]:
            N_l[rows, 6 * j : 6 * j + 6] = B[i, j]
    return N_l, N_d, B, p, M


def _shift(c: Array) -> Array:
    """[[1, 0], [c x 1, 1]]."""
    result: Array = scalars(np.eye(6))
    result[3:, :3] = skew(c)
    return result


def _text(x: Scalar) -> str:
    """Format a number to four decimals, or an expression, shortened if long."""
    if is_symbolic(x):
        text = str(x)
        return text if len(text) <= _WIDEST else f"{text[: _WIDEST - 4]} ..."
    return f"{x + 0.0:.0f}" if x == round(x) else f"{x:.4f}"  # + 0.0: no "-0"
