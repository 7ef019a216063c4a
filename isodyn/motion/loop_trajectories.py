"""Motions of robots with closed loops: as many velocities as degrees of freedom follow a law of the open tree, the others depend.

With y the coordinates of the law (q itself, or tangent vectors at configurations), qd = J y' and qdd = J y'' + c:

    gap(q) = 0,        K J y' = 0,        K (J y'' + c) + k = 0                                 formulations/loops.py (1)

are solved for the dependent y, from pose to pose, so the loops keep the assembly mode of the start.  Between these poses the motion
is quintic, with so many of them that its error is only rounding for all later use.
"""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import NamedTuple

import numpy as np

from isodyn.dynamics.closing import chosen, loops_of, volume_of
from isodyn.errors import MotionError
from isodyn.kinematics.loop_closure import at_loops
from isodyn.model.robot import Robot
from isodyn.model.tree import charts_of
from isodyn.motion.laws import JointMotion, Law, PolynomialMotion, quintic_pieces
from isodyn.motion.manifold_trajectory import ManifoldMotion, apart, seen
from isodyn.spatial import Array

CLOSE = 1e-11  # error of a quintic piece halfway [m], [rad]
STEPS = 32  # over a motion, at least
_JUMP = 0.1  # rad or m; a larger correction means another assembly mode
_SHORTEST = 1e-7  # of the duration: a shorter step means that the motion is blocked
_ROUNDS = 10  # of inserting poses between others
_COUNTED, _TRIED = 100, 6  # numbers of partitions (choices of dependent velocities) that are compared, and tried
_FLAT = 1e-3  # of the largest volume of columns of K: below it is a dead point
_ARRIVED = 1e-6  # rad or m: a larger distance from a given pose means that it was not reached
REMEDY = "isodyn.close_loops(robot, q, fixed=[...]) projects the pose onto the loops"


def _choices(robot: Robot, q: Array) -> list[tuple[int, ...]]:
    """Return choices of dependent velocities on a way through poses q (K, nq), best first.

    Those that dynamics solves for at every pose, if there are such; else passive ones, and far from a dead point at q.
    """
    loops = loops_of(robot)
    if loops.closing.blocks:
        return [tuple(sorted(j for _, columns in loops.closing.blocks for j in columns))]
    rank, passive = loops.rank, [k for k, axis in enumerate(robot.dofs) if axis.passive]
    K = loops(q)[1][:, loops.used]
    best = chosen(K.transpose(0, 2, 1), rank, first=passive)
    if math.comb(robot.n, rank) > _COUNTED:
        return [best]
    found = [
        (sum(k not in some for k in passive), -volume, some)
        for some in combinations(range(robot.n), rank)
        if (volume := volume_of(K[:, :, some])) > _FLAT
    ]
    return list(dict.fromkeys([best, *(some for *_, some in sorted(found))]))[:_TRIED]


def closed_poses(where: str, robot: Robot, q: Array, qd: Array | None = None) -> None:
    """Refuse poses (K, nq), with velocities (K, n), that violate the loop constraints."""
    at_loops(
        robot, q, np.zeros((len(q), robot.n)) if qd is None else qd, (f"{where}: pose {{}}", f"{where}: qd of pose {{}}"), REMEDY, 1
    )


class _Node(NamedTuple):
    """Poses that close the loops: y, y', y'' (..., n), and the dependent columns of K J (..., m, r)."""

    y: Array
    yd: Array
    ydd: Array
    columns: Array


def _dead_between(A: Array, B: Array) -> Array:
    """Return flags (...): a dead point is at one of two poses or between, so columns (..., m, r) of K J change orientation."""
    if A.shape[-1] == A.shape[-2]:
        return np.asarray(np.linalg.slogdet(A)[0] * np.linalg.slogdet(B)[0] <= 0)
    return np.asarray(np.linalg.det(np.swapaxes(A, -1, -2) @ B) <= 0)


def _solved(A: Array, b: Array) -> Array:
    """Return x (..., r, 1) with A x = b, with as many equations as unknowns, or further dependent ones."""
    if A.shape[-1] == A.shape[-2]:
        return np.asarray(np.linalg.solve(A, b))
    return np.asarray(np.linalg.pinv(A) @ b)


def closed_law(where: str, robot: Robot | None, law: Law, t: Array, q: Array) -> Law:
    """Return the law unchanged without loops; with loops, some of its velocities follow from the others, as many as needed.

    t, q   (K,) times from 0 and the poses (K, nq) of the law at these times, all of which close the loops
    """
    if robot is None or not robot.loops:
        return law
    blocked: MotionError | None = None
    split = isinstance(law, ManifoldMotion) and len(np.unique(law.about, axis=0)) > 1
    for follows in _choices(robot, q):
        try:
            follower = _Follower(where, robot, law, follows)
            if split:
                follower.whole_charts()
            return _closed_by(follower, law, t, q)
        except MotionError as error:
            blocked = blocked or error
    assert blocked is not None
    raise blocked


def _closed_by(follower: _Follower, law: Law, t: Array, q: Array) -> Law:
    """Return the law with one choice of dependent coordinates, part by part; raise if it does not reach the given poses."""
    knots, parts = [0.0], list[tuple[Array, PolynomialMotion]]()
    before, y = follower.about(0.0), np.zeros(law.n) if isinstance(law, ManifoldMotion) else q[0]
    for begin, end in pairwise([0.0, *law.breaks, law.duration]):
        about = follower.about(begin)
        piece = follower.part(about, begin, end, y if np.array_equal(about, before) else np.zeros(law.n))
        parts.append((about, piece))
        knots += (begin + piece.knots[1:]).tolist()
        before, y = about, piece(piece.knots[-1:]).q[0]
    made = PolynomialMotion(np.array(knots), np.concatenate([piece.coefficients for _, piece in parts]))
    found: Law = made
    if isinstance(law, ManifoldMotion):
        found = ManifoldMotion(
            law.robot, np.concatenate([np.tile(about, (len(piece.coefficients), 1)) for about, piece in parts]), made
        )
    follower.arrived(found, t, q)
    return found


class _Follower:
    """Computes the dependent coordinates of a law from the independent ones."""

    def __init__(self, where: str, robot: Robot, law: Law, follows: tuple[int, ...]):
        self.where, self.robot, self.loops, self.duration = where, robot, loops_of(robot), law.duration
        self.rows = self.loops.used
        self.follows = np.array(follows, dtype=int)
        self.leads = ~np.isin(np.arange(robot.n), self.follows)
        self.charted = law if isinstance(law, ManifoldMotion) else None
        self.law = law if self.charted is None else self.charted.law

    def about(self, t: float) -> Array:
        """Return the configuration (nq,) of the law from t on; empty for plain positions."""
        if self.charted is None:
            return np.zeros(0)
        piece = int(np.searchsorted(self.charted.knots, t, side="right")) - 1
        return np.asarray(self.charted.about[min(max(piece, 0), len(self.charted.about) - 1)])

    def _seen(self, about: Array, y: Array, yd: Array, ydd: Array) -> JointMotion:
        """Return q, qd and qdd for coordinates (..., n)."""
        return JointMotion(y, yd, ydd) if self.charted is None else seen(self.robot, about, y, yd, ydd)

    def _columns(self, about: Array, y: Array) -> tuple[Array, Array, Array]:
        """Return (gap (N, r), K (N, r, n), K J (N, r, n)) at y (N, n)."""
        still = np.zeros_like(y)
        gap, K = self.loops(self._seen(about, y, still, still).q)
        gap, K = gap[:, self.rows], K[:, self.rows]
        if self.charted is None:
            return gap, K, K
        J = seen(self.robot, about, y[:, np.newaxis], np.eye(self.robot.n), still[:, np.newaxis]).qd.swapaxes(-1, -2)
        return gap, K, K @ J

    def close(self, about: Array, y: Array) -> tuple[Array, Array]:
        """Return (y (N, n) with the dependent ones solved from the loops, convergence flags (N,)), by Newton's method."""
        start = np.array(y)
        y = start.copy()
        with np.errstate(all="ignore"):
            for _ in range(8):
                gap, _, columns = self._columns(about, y)
                if (np.abs(gap).max(axis=-1, initial=0.0) <= 0.1 * self.loops.rounding).all():
                    break
                y[:, self.follows] -= (np.linalg.pinv(columns[..., self.follows]) @ gap[..., np.newaxis])[..., 0]
                y = np.where(np.abs(y - start).max(axis=-1, keepdims=True) < 10 * _JUMP, y, start)
            left = np.abs(self._columns(about, y)[0]).max(axis=-1, initial=0.0)
        return y, (left <= self.loops.rounding) & (np.abs(y - start).max(axis=-1) < _JUMP)

    def nodes(self, about: Array, y: Array, yd: Array, ydd: Array) -> _Node:
        """Return the nodes (N, ...) at closed y (N, n), with the rates of the independent coordinates from the law."""
        _, K, columns = self._columns(about, y)
        A, B = columns[..., self.follows], columns[..., self.leads]
        dead = _dead_between(A, A)  # exactly at a dead point nothing is determined
        A = np.where(dead[:, np.newaxis, np.newaxis], np.eye(*A.shape[1:]), A)
        yd, ydd = np.array(yd), np.array(ydd)
        yd[:, self.follows] = -_solved(A, B @ yd[:, self.leads, np.newaxis])[..., 0]
        q, qd, c = self._seen(about, y, yd, np.zeros_like(yd))
        right = B @ ydd[:, self.leads, np.newaxis] + K @ c[..., np.newaxis] + self.loops.bias(q, qd)[:, self.rows, np.newaxis]
        ydd[:, self.follows] = -_solved(A, right)[..., 0]
        ydd[dead] = np.nan
        return _Node(y, yd, ydd, A)

    def _given(self, t: Array) -> JointMotion:
        """Return y, y' and y'' of the law; just before a break with the accelerations before it."""
        return self.law(np.asarray(t))

    def _try(self, about: Array, node: _Node | None, guess: Array, t: float) -> _Node | None:
        """Return the node at t from a guess of y (n,); None if the step is too long."""
        given = self._given(np.array([t]))
        y = np.where(self.leads, given.q, guess)
        y, good = self.close(about, y)
        if not good[0]:
            return None
        found = _Node(*(x[0] for x in self.nodes(about, y, given.qd, given.qdd)))
        whole = np.isfinite(found.yd).all() and np.isfinite(found.ydd).all()
        return found if whole and (node is None or not _dead_between(node.columns, found.columns)) else None

    def part(self, about: Array, begin: float, end: float, guess: Array) -> PolynomialMotion:
        """Return quintic pieces, from 0, of the law between two of its breaks, from the previous end y (n,)."""
        last = np.nextafter(end, 0.0)
        node = self._try(about, None, guess, begin)
        if node is None:
            raise self._blocked(about, guess, begin)
        count = max(2, int(np.ceil(STEPS * (end - begin) / self.duration)))
        t, nodes = [begin], [node]
        todo = np.append(np.linspace(begin, end, count + 1)[1:-1], last)[::-1].tolist()
        while todo:
            h = todo[-1] - t[-1]
            found = self._try(about, nodes[-1], nodes[-1].y + (nodes[-1].yd + 0.5 * nodes[-1].ydd * h) * h, todo[-1])
            if found is not None:
                t.append(todo.pop())
                nodes.append(found)
            elif h < _SHORTEST * self.duration:
                raise self._blocked(about, nodes[-1].y, todo[-1])
            else:
                todo.append(t[-1] + h / 2)
        t[-1] = end
        return self._refined(about, np.array(t), _Node(*map(np.array, zip(*nodes, strict=True))))

    def _refined(self, about: Array, t: Array, nodes: _Node) -> PolynomialMotion:
        """Return quintic pieces through nodes (N, ...), with others inserted where they deviate from the loops or the law."""
        for _ in range(_ROUNDS):
            y, yd, ydd, columns = nodes
            law = quintic_pieces(t - t[0], y[:-1], np.diff(y, axis=0), yd[:-1], yd[1:], ydd[:-1], ydd[1:])
            middle = (t[:-1] + t[1:]) / 2
            given, own = self._given(middle), law(middle - t[0]).q
            exact, good = self.close(about, np.where(self.leads, given.q, own))
            poor = ~(np.abs(exact - own).max(axis=-1) <= CLOSE) | ~good
            if not poor.any():
                return law
            new = self.nodes(about, exact[poor], given.qd[poor], given.qdd[poor])
            bad = ~good[poor] | _dead_between(columns[:-1][poor], new.columns) | ~np.isfinite(new.ydd).all(axis=-1)
            if bad.any():
                raise self._blocked(about, own[poor][bad][0], float(middle[poor][bad][0]))
            at = np.flatnonzero(poor) + 1
            t = np.insert(t, at, middle[poor])
            nodes = _Node(*(np.insert(old, at, more, axis=0) for old, more in zip(nodes, new, strict=True)))
        raise self._blocked(about, own[poor][0], float(middle[poor][0]))

    def _blocked(self, about: Array, y: Array, t: float) -> MotionError:
        """Return the error for a blocked motion from y (n,) at t: the loops cannot be closed beyond, or there is a dead point."""
        later = min(self.duration, t + 0.01 * self.duration)
        given = self._given(np.array([later]))
        q = self._seen(about, np.where(self.leads, given.q, y), given.qd, given.qdd).q
        found, gap = self.loops.close(q, self.follows.tolist())
        names = self.robot.velocity_names
        lead, follow = (
            ", ".join(repr(name) for name, leads in zip(names, self.leads, strict=True) if leads == which)
            for which in (True, False)
        )
        advice = "choose another way, through a pose in between (Trajectory.waypoints), or a shorter one"
        if not gap[0] <= self.loops.rounding:
            return MotionError(
                f"{self.where}: from t = {t:.4g} s on the loops of robot {self.robot.name!r} cannot be closed: with {lead} "
                f"as in the motion at {later:.4g} s, the smallest gap found is {self.loops.widest(found[0])}; {advice}"
            )
        return MotionError(
            f"{self.where}: the motion reaches a dead point of robot {self.robot.name!r} at t = {t:.4g} s, where {lead} no "
            f"longer determine {follow}; {advice}"
        )

    def whole_charts(self) -> None:
        """Refuse manifold joints with both independent and dependent velocities: at a change of configuration they would jump."""
        for chart in charts_of(self.robot):
            own = self.leads[chart.body : chart.angular.stop]
            if own.any() and not own.all():
                names = self.robot.velocity_names[chart.body : chart.angular.stop]
                raise MotionError(
                    f"{self.where}: the loops of robot {self.robot.name!r} constrain some of the velocities {', '.join(names)}, so "
                    "motions through several poses would jump; move from one to the next: Trajectory.quintic(..., robot=robot)"
                )

    def arrived(self, law: Law, t: Array, q: Array) -> None:
        """Refuse poses with another assembly mode than that in which the motion arrives."""
        came = law(np.nextafter(t, 0.0)).q
        off = np.abs(apart(self.robot, q, came))
        if (off <= _ARRIVED).all():
            return
        k = int(np.argmax(off.max(axis=-1) > _ARRIVED))
        j = int(np.argmax(off[k]))
        axis, place = self.robot.dofs[j], self.robot.velocity_to_position_index[j]
        what = (
            f"{off[k, j]:.4g} {axis.unit} away" if place < 0 else f"at {came[k, place]:.6g} {axis.unit}, not at {q[k, place]:.6g}"
        )
        raise MotionError(
            f"{self.where}: pose {k + 1} closes the loops of robot {self.robot.name!r} in another assembly mode than the motion: "
            f"there {axis.name!r} is {what}; give the pose on this side of the dead point, by isodyn.close_loops from the "
            "start of the motion"
        )
