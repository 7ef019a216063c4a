"""Loop constraints of a robot, evaluated: their residual, states that satisfy them, and the choice of equations and coordinates.

The dynamics of a robot with loops are straight-line code (formulations/loops.py).  The partition of the coordinates is therefore
chosen when they are traced: which equations depend on others, and which velocities the others are solved for.  The choice is made
from poses that satisfy the constraints, on random walks through the reachable poses.  It must be safe at every pose of the walks,
singular configurations of single joints included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache, partial
from itertools import combinations
from typing import NamedTuple

import numpy as np

from isodyn.backends.device import Kernel, device
from isodyn.dynamics.arrays import evaluate
from isodyn.errors import ModelError, MotionError, UnknownNameError
from isodyn.formulations.charts import rates
from isodyn.formulations.configurations import moved
from isodyn.formulations.loops import bias, carried, closure, led, projected, yielding
from isodyn.graph.derivative import jacobian
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context
from isodyn.model.loop import Closing, ConstrainedDirections
from isodyn.model.robot import Robot, without_symbols
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import Array, zeros

ITERATIONS, TRIES = 40, 12  # of Newton's method; further starts nearby if it does not converge
ANYWHERE = 128  # starts anywhere in the joint ranges, if none near the neutral pose converges
LONGEST = 0.5  # step of Newton's method [rad] or [m]
WALKERS, STEPS, STRIDE = 6, 32, 0.3  # random walks through the poses: long enough for a full turn of a crank
FLAT = 1e-9  # singular values below this fraction of the largest are rounding
SAFE = 0.05  # least relative volume of a block's columns, at every pose
POOR = 0.01  # relative volume below which a simulation does not use the block
SURE, MOST = 0.3, 16  # required fraction of the least singular value at every pose; largest number of choices
HALVED = 20  # bisections between two poses where a determinant changes sign
LARGEST = 3  # equations of a block, which is solved by determinants


class Loops:
    """Loop constraints of a robot, evaluated on batches of states.

    names    quantity that each equation constrains, such as "pin: along x"
    owner    index of each equation's loop
    """

    def __init__(self, robot: Robot):
        without_symbols(robot, "before its loops are closed")
        self.robot = robot
        held = [ConstrainedDirections.by(loop).names for loop in robot.loops]
        self.names = tuple(f"{loop.name}: {name}" for loop, own in zip(robot.loops, held, strict=True) for name in own)
        self.owner = np.array([k for k, own in enumerate(held) for _ in own], dtype=int)
        #: (m,) True for equations of lengths, False for angles
        self.lengths = np.array([" along " in name for name in self.names], dtype=bool)
        lengths = [abs(float(x)) for joint in robot.joints for x in (*joint.origin[:3, 3], *joint.mount[:3, 3])]
        lengths += [abs(float(x)) for loop in robot.loops for x in (*loop.at_a[:3, 3], *loop.at_b[:3, 3])]
        #: largest residual due to rounding: some thirty operations for each joint
        self.rounding = 32 * max(robot.n, 1) * float(np.finfo(float).eps) * max(1.0, sum(lengths))

    def __call__(self, q: Array) -> tuple[Array, Array]:
        """Return the residual (..., m) and its Jacobian K (..., m, n) at q (..., nq)."""
        if not self.names:
            return np.zeros((*q.shape[:-1], 0)), np.zeros((*q.shape[:-1], 0, self.robot.n))
        gap, K = evaluate(self._kernel, (q,), (None, None), 1)
        return gap, K

    @cached_property
    def _kernel(self) -> Kernel:
        return device("cpu").kernel(closure_graph(self.robot), np.dtype(float))

    def bias(self, q: Array, qd: Array) -> Array:
        """Return k (..., m) at states that satisfy the constraints; accelerations satisfy K qdd + k = 0."""
        (k,) = evaluate(self._bias_kernel, (q, qd), (None,), 1)
        return k

    @cached_property
    def _bias_kernel(self) -> Kernel:
        return device("cpu").kernel(bias_graph(self.robot), np.dtype(float))

    def rates(self, q: Array, qd: Array) -> Array:
        """Return dK/dt (..., m, n) at states that satisfy the constraints."""
        (rates,) = evaluate(self._rates_kernel, (q, qd), (None,), 1)
        return rates

    @cached_property
    def _rates_kernel(self) -> Kernel:
        return device("cpu").kernel(rates_graph(self.robot), np.dtype(float))

    def moved(self, q: Array, step: Array) -> Array:
        """Return q (..., nq) moved by the tangent vector step (..., n); quaternions keep length 1."""
        return np.asarray(q + step) if self.robot.nq == self.robot.n else self.robot.integrate(q, step)

    def closed(self, q: Array, free: Sequence[int] | None = None) -> tuple[Array, Array]:
        """Return closed q (N, nq) near the given one, and the largest residual (N,); Newton's method, minimum-norm steps in
        `free`.
        """
        q, columns = np.array(q, dtype=float), list(range(self.robot.n)) if free is None else list(free)
        best, least = q.copy(), np.full(len(q), np.inf)
        todo = np.arange(len(q))
        for _ in range(ITERATIONS):
            gap, K = self(q[todo])
            size = np.abs(gap).max(axis=-1, initial=0.0)
            size[~np.isfinite(size)] = np.inf
            nearer = size < least[todo]
            best[todo[nearer]], least[todo[nearer]] = q[todo[nearer]], size[nearer]
            goes_on = np.isfinite(size) & (nearer | (size > self.rounding))  # until the residual stops decreasing
            todo, gap, K = todo[goes_on], gap[goes_on], K[goes_on]
            if not len(todo) or not columns:
                break
            step = np.zeros((len(todo), self.robot.n))
            step[:, columns] = -_shortest(K[..., columns], gap)
            longest = np.abs(step).max(axis=-1, keepdims=True, initial=0.0)
            q[todo] = self.moved(q[todo], step * np.minimum(1.0, LONGEST / np.maximum(longest, LONGEST)))
        return best, least

    def close(self, q: Array, free: Sequence[int] | None = None) -> tuple[Array, Array]:
        """Return the same as `closed`; where it fails, also try other starts nearby."""
        found, gap = self.closed(q, free)
        random = np.random.default_rng(0)
        columns = list(range(self.robot.n)) if free is None else list(free)
        for attempt in range(TRIES):
            left = np.flatnonzero(~(gap <= self.rounding))
            if not len(left) or not columns:
                break
            shift = np.zeros((len(left), self.robot.n))
            shift[:, columns] = random.uniform(-1, 1, (len(left), len(columns))) * (0.2 + 1.5 * attempt / TRIES)
            again, size = self.closed(self.moved(q[left], shift), free)
            better = size < gap[left]
            found[left[better]], gap[left[better]] = again[better], size[better]
        return found, gap

    def widest(self, q: Array) -> str:
        """Describe the largest residual at q (nq,): its size, its loop, and the links that it is between."""
        gap, _ = self(q)
        k = int(np.argmax(np.abs(gap)))
        loop = self.robot.loops[self.owner[k]]
        unit = "m" if self.lengths[k] else "rad"
        return f"{abs(gap[k]):.3g} {unit} ({self.names[k]}) between the links {loop.a!r} and {loop.b!r}"

    @cached_property
    def start(self) -> Array:
        """A pose (nq,) that closes the loops, near the neutral one if possible, else the nearest one found from random starts."""
        neutral = self.robot.neutral()
        found, gap = self.close(neutral[np.newaxis])
        if not gap[0] <= self.rounding:
            others, gaps = self.closed(self.robot.random(0, ANYWHERE))
            found, gap = np.concatenate([found, others]), np.concatenate([gap, gaps])
            far = np.linalg.norm(self.robot.difference(np.tile(neutral, (len(found), 1)), found), axis=-1)
            order = np.lexsort([far, np.maximum(gap, self.rounding)])
            found, gap = found[order], gap[order]
        if not gap[0] <= self.rounding:
            raise MotionError(
                f"the loops of robot {self.robot.name!r} cannot be closed: the smallest gap found is {self.widest(found[0])}; "
                "check the frames at_a and at_b and the lengths of the links"
            )
        start: Array = found[0]
        return start

    @cached_property
    def poses(self) -> Array:
        """Poses (S, nq) that close the loops, on random walks from the start; with several loops, only poses within the joint
        limits.
        """
        random, n = np.random.default_rng(0), self.robot.n
        q = np.repeat(self.start[np.newaxis], WALKERS if self.names else 1, axis=0)
        if not self.names:
            return q
        way = random.standard_normal((WALKERS, n))
        seen = [q.copy()]
        for _ in range(STEPS):
            _, K = self(q)
            across = way - (np.linalg.pinv(K, rcond=FLAT) @ (K @ way[..., None]))[..., 0]
            length = np.linalg.norm(across, axis=-1, keepdims=True)
            step = STRIDE * across / np.where(length > FLAT, length, 1.0)
            new, gap = self.closed(self.moved(q, step))
            good = (gap <= self.rounding) & (self.within(new) if self._limited else True)
            way = np.where(good[:, None], step, random.standard_normal((WALKERS, n)))
            q = np.where(good[:, None], new, q)
            seen.append(q.copy())
        return np.concatenate(seen)

    @property
    def _limited(self) -> bool:
        """True if poses outside the joint limits are ignored.  With one loop they count, since multipliers cost it little."""
        return len(self.robot.loops) > 1 and any(np.isfinite((a.limits.lower, a.limits.upper)).any() for a in self.robot.dofs)

    def within(self, q: Array) -> Array:
        """Return (N,): True where all joints are within their limits; limits of multi-DOF joints are not checked."""
        inside, at = np.ones(len(q), dtype=bool), 0
        for joint in self.robot.movable_joints:
            if joint.nq == joint.nv:
                for k, part in enumerate(joint.parts):
                    inside &= (q[:, at + k] >= part.limits.lower) & (q[:, at + k] <= part.limits.upper)
            at += joint.nq
        return inside

    @cached_property
    def jacobians(self) -> Array:
        """K (S, m, n) at the poses."""
        return self(self.poses)[1]

    def _lengths(self, blocks: Sequence[tuple[tuple[int, ...], tuple[int, ...]]]) -> tuple[tuple[float, ...], ...]:
        """Return the largest length of each column of each block."""
        found = (np.linalg.norm(self.jacobians[:, rows][:, :, columns], axis=1).max(axis=0) for rows, columns in blocks)
        return tuple(tuple(lengths.tolist()) for lengths in found)

    @cached_property
    def independent(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Indices of the (independent equations, dependent equations that are not trivially satisfied)."""
        K = self.jacobians
        norms = np.linalg.norm(K, axis=-1)
        rows = chosen(K, rank_of(K))
        return rows, tuple(k for k in range(K.shape[1]) if k not in rows and norms[:, k].max() > FLAT * norms.max())

    @cached_property
    def rank(self) -> int:
        """Number of independent equations at generic poses."""
        return len(self.independent[0])

    @cached_property
    def nonzero(self) -> list[int]:
        """Indices of the equations that are not trivially satisfied."""
        return sorted(sum(self.independent, ()))

    @cached_property
    def used(self) -> list[int]:
        """Indices of equations that imply all others at every pose: the union of all choices."""
        return sorted({row for choice in (self.independent[0], *self.others) for row in choice})

    @cached_property
    def others(self) -> tuple[tuple[int, ...], ...]:
        """Further choices of independent equations, for poses where those of `independent` become dependent.

        Each is the best choice at the pose where the previous ones are worst.  The search ends when, at every pose of the walks,
        some choice has a good fraction of the smallest singular value of all equations.
        """
        rows, rest = self.independent
        if not rest:
            return ()
        K = np.concatenate([self.jacobians, self(self.flat(rows))[1]])
        shares = [self._share(K, rows)]
        if shares[0].min() >= SAFE:
            return ()
        found, sizes = list[tuple[int, ...]](), np.linalg.norm(K, axis=-1).max(axis=0)
        while (best := np.max(shares, axis=0)).min() < SURE and len(found) < MOST:
            new = chosen(K[[int(np.argmin(best))]], self.rank, sizes=sizes)
            if new in (rows, *found):
                break
            found.append(new)
            more = self(self.flat(new))[1]
            shares = [np.concatenate([own, self._share(more, some)]) for own, some in zip(shares, (rows, *found), strict=False)]
            K = np.concatenate([K, more])
            shares.append(self._share(K, new))
        return tuple(found)

    def _share(self, K: Array, rows: Sequence[int]) -> Array:
        """Return (S,): least singular value of these equations at poses, from K (S, m, n) there, as a fraction of that of all
        equations.
        """
        least, all_ = (np.linalg.svd(x, compute_uv=False)[:, self.rank - 1] for x in (K[:, list(rows)], K))
        return np.where(all_ > FLAT * all_.max(initial=0.0), least / np.maximum(all_, np.finfo(float).tiny), 1.0)

    def flat(self, rows: Sequence[int]) -> Array:
        """Return poses (S, nq), between two of a walk, where these equations become dependent: the sign of their determinant
        changes there.
        """
        walks, own = self.poses.reshape(-1, WALKERS, self.robot.nq), list(rows)
        K = self.jacobians[:, own].reshape(-1, WALKERS, len(own), self.robot.n)
        at = np.nonzero(np.linalg.det(K[:-1] @ K[1:].transpose(0, 1, 3, 2)) < 0)
        a, b, before = walks[:-1][at], walks[1:][at], K[:-1][at]
        for _ in range(HALVED if len(a) else 0):
            middle, _ = self.closed(self.moved(a, self.robot.difference(a, b) / 2))
            beyond = np.linalg.det(before @ self(middle)[1][:, own].transpose(0, 2, 1)) < 0
            a, b = np.where(beyond[:, None], a, middle), np.where(beyond[:, None], middle, b)
        return b

    @cached_property
    def closing(self) -> Closing:
        """The partition for forward dynamics."""
        rows, rest = self.independent
        blocks = () if self.others else self._blocks(rows)
        lengths = self._lengths(blocks) if self._limited else ()
        return Closing(self.robot.loops, rows, rest, blocks, lengths, others=self.others)

    @cached_property
    def everywhere(self) -> Closing:
        """The partition that is valid at every pose of full rank: no dependent coordinates, Lagrange multipliers."""
        return self.closing._replace(blocks=(), lengths=())

    def _blocks(self, rows: Sequence[int]) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
        """Return a block for each loop, of velocities that no other loop involves; () if no such blocks are safe at all poses."""
        K = self.jacobians
        touched = np.abs(K[:, list(rows)]).max(axis=0) > FLAT * np.abs(K).max(initial=0.0)
        owner = self.owner[list(rows)]
        blocks = []
        for loop in dict.fromkeys(owner.tolist()):
            own = [row for row, of in zip(rows, owner, strict=True) if of == loop]
            private = np.flatnonzero(~touched[owner != loop].any(axis=0) & touched[owner == loop].any(axis=0))
            if len(own) > LARGEST or len(private) < len(own):
                return ()
            volume, columns = max(
                ((volume_of(K[:, own][:, :, columns]), columns) for columns in map(list, combinations(private, len(own)))),
                key=lambda one: round(one[0], 6),  # among equals the first
            )
            if volume < SAFE:
                return ()
            blocks.append((tuple(own), tuple(map(int, columns))))
        return tuple(blocks)

    def driven_by(self, actuators: Sequence[int]) -> Closing:
        """Return the partition for torques of these actuators; refuse actuators that do not determine the motion.

        It is the partition of forward dynamics if that has blocks.  Else velocities without an actuator depend, if possible, on
        those with one.
        """
        left = self._left_by(actuators)
        if not len(left):
            return self._gripped(self.closing, actuators) if self.closing.blocks else self.led_by(actuators)[0]
        given, freedoms = ", ".join(self.robot.velocity_names[j] for j in actuators), self.robot.n - len(self.independent[0])
        size, rest = f"{freedoms} DOF", f"{len(left)} remain{'s' * (len(left) == 1)}"
        raise ModelError(
            f"the actuators ({given or 'none'}) do not determine the motion of robot {self.robot.name!r}, which has {size}: "
            f"with all of them locked, {rest}, in which {', '.join(map(repr, self.moved_by(left)[:6]))} can still move; "
            "name an actuator for each: compile(actuators=...), --actuators"
        )

    def led_by(self, actuators: Sequence[int]) -> tuple[Closing, tuple[int, ...]]:
        """Return (a partition where velocities without an actuator depend on those with one, independent velocities without an
        actuator).
        """
        rows, n = self.used, self.robot.n
        K = self.jacobians[:, list(rows)]
        columns = chosen(K.transpose(0, 2, 1), self.rank, first=[j for j in range(n) if j not in actuators])
        free = tuple(j for j in range(n) if j not in actuators and j not in columns) if len(self._left_by(actuators)) else ()
        pattern = np.abs(K[:, :, list(columns)]).max(axis=0, initial=0.0) > FLAT * np.abs(K).max(initial=0.0)
        blocks = [(tuple(rows[r] for r in own), tuple(columns[c] for c in of)) for own, of in _components(pattern)]
        closing = Closing(self.robot.loops, *self.independent, tuple(blocks), self._lengths(blocks), others=self.others)
        return self._gripped(closing, actuators, free), free

    def refuse_led(self, places: Sequence[int]) -> None:
        """Refuse velocities that cannot all be prescribed, because the loops make some of them depend on the others."""
        K, rank = self.jacobians[:, self.nonzero], self.rank
        others = [j for j in range(self.robot.n) if j not in places]
        if rank_of(K[:, :, others]) == rank:
            return
        follow = [j for j in chosen(K.transpose(0, 2, 1), rank, first=others) if j in places]
        given, which = (", ".join(repr(self.robot.velocity_names[j]) for j in some) for some in (places, follow))
        raise ModelError(
            f"prescribed: the accelerations of {given} cannot all be prescribed: the loops of robot {self.robot.name!r} already "
            f"determine {which}; remove {'it' if len(follow) == 1 else 'them'}"
        )

    def _gripped(self, closing: Closing, actuators: Sequence[int], free: Sequence[int] = ()) -> Closing:
        """Return the partition with its `grip`: the usual effect of the actuators on each independent velocity that has one."""
        dependent = [j for _, columns in closing.blocks for j in columns]
        independent = [j for j in range(self.robot.n) if j not in dependent]
        K = self.jacobians[:, [row for rows, _ in closing.blocks for row in rows]]
        P = np.tile(np.eye(self.robot.n)[:, independent], (len(K), 1, 1))
        P[:, dependent] = -np.linalg.pinv(K[:, :, dependent], rcond=FLAT) @ K[:, :, independent]
        drives = P[:, list(actuators)][:, :, [k for k, j in enumerate(independent) if j not in free]]
        size = np.linalg.norm(drives, axis=2 if drives.shape[1] == drives.shape[2] else 1)
        return closing._replace(grip=tuple(np.median(size, axis=0).tolist()))

    def _left_by(self, actuators: Sequence[int]) -> Array:
        """Return the motions (k, n) that remain with all these actuators locked, at the pose with the fewest."""
        best = np.eye(self.robot.n)
        for K in self.jacobians[:, list(self.independent[0])]:
            best = min(best, self.left_by(K, actuators), key=len)
            if not len(best):
                break
        return best

    def left_by(self, K: Array, actuators: Sequence[int], flat: float = FLAT) -> Array:
        """Return the motions (k, n) in the null space of K (m, n) that move none of the actuators; flat: as for `rank_of`."""
        held = np.vstack([K, np.eye(self.robot.n)[list(actuators)]])
        left: Array = np.linalg.svd(held)[2][rank_of(held[np.newaxis], flat) :]
        return left

    def moved_by(self, motions: Array) -> tuple[str, ...]:
        """Return the names of the velocities that take part in motions (k, n)."""
        size = np.abs(motions).max(axis=0, initial=0.0)
        return tuple(name for name, x in zip(self.robot.velocity_names, size, strict=True) if x > 1e-3 * size.max())

    def failing(self, q: Array) -> Array:
        """Return (N,) flags: the partition for forward dynamics is ill-conditioned at q (N, nq), or q lies beyond a pose where it
        is singular.

        This happens only outside the joint limits, and never if the partition is safe at all poses.
        """
        found = np.zeros(len(q), dtype=bool)
        if self.closing.lengths:
            outside = np.flatnonzero(~self.within(q) & np.isfinite(q).all(axis=-1))
            found[outside] = (self._volumes(q[outside]) <= POOR).any(axis=-1)
        return found

    def weakest(self, q: Array) -> str:
        """Describe the block that is closest to singular at q (nq,): its loop, and the velocities that it is solved for."""
        rows, columns = self.closing.blocks[int(np.argmin(self._volumes(q[np.newaxis])))]
        names = ", ".join(repr(self.robot.velocity_names[j]) for j in columns)
        return f"loop {self.robot.loops[self.owner[rows[0]]].name!r} hardly determines {names} there"

    def _volumes(self, q: Array) -> Array:
        """Return the normalised determinants (N, blocks): 0 where a block is singular, negative beyond such a pose."""
        K, usual = self(q)[1], self.jacobians[0]
        found = np.empty((len(q), len(self.closing.blocks)))
        for k, ((rows, columns), lengths) in enumerate(zip(self.closing.blocks, self.closing.lengths, strict=True)):
            sense = np.sign(np.linalg.det(usual[np.ix_(rows, columns)]))
            found[:, k] = np.linalg.det(K[:, rows][:, :, columns]) * sense / np.prod(lengths)
        return found


def chosen(rows: Array, count: int, first: Sequence[int] = (), sizes: Array | None = None) -> tuple[int, ...]:
    """Return `count` rows of (S, m, n), at S poses, that are far from linearly dependent at the worst pose.

    first   rows to take before all others, unless they depend on rows already taken
    sizes   (m,) by which rows are normalised; None: their largest norms at these poses
    """
    left, found = np.array(rows), list[int]()
    if sizes is None:
        sizes = np.linalg.norm(rows, axis=-1).max(axis=0, initial=0.0)
    while len(found) < count:
        part = np.linalg.norm(left, axis=-1) / np.where(sizes > FLAT * sizes.max(initial=0.0), sizes, np.inf)  # 0 for rounding
        worst = part.min(axis=0)
        if worst.max(initial=0.0) < FLAT:  # at some pose all rows are dependent: judge by the median pose
            worst = np.median(part, axis=0)
        early = [k for k in first if worst[k] > FLAT]
        among = early or list(range(len(worst)))
        best = max(worst[k] for k in among)
        k = next(k for k in among if worst[k] >= 0.9 * best)  # among nearly equal ones the first
        found.append(k)
        unit = left[:, k] / np.maximum(np.linalg.norm(left[:, k], axis=-1, keepdims=True), np.finfo(float).tiny)
        left = left - (left @ unit[..., None]) * unit[:, None]
        left[:, found] = 0.0
    return tuple(sorted(found))


def _shortest(K: Array, gap: Array) -> Array:
    """Return the minimum-norm least-squares solution x (N, k) of K x = gap, K (N, m, k)."""
    size = np.abs(K).max(axis=(0, 2), initial=0.0)
    moving = size > FLAT * size.max(initial=0.0)  # omit equations that no joint changes, such as across the plane of a planar robot
    K, gap = K[:, moving], gap[:, moving]
    if K.shape[1] == K.shape[2]:
        try:  # a sixth of the time that singular values take
            x: Array = np.linalg.solve(K, gap[..., None])[..., 0]
        except np.linalg.LinAlgError:
            pass
        else:
            longest = np.abs(gap).max(axis=-1, initial=0.0) / (FLAT * size.max(initial=0.0))
            if (np.abs(x).max(axis=-1, initial=0.0) <= longest).all():  # False for NaN too; otherwise K is nearly singular
                return x
    return np.asarray((np.linalg.pinv(K, rcond=FLAT) @ gap[..., None])[..., 0])


def rank_of(K: Array, flat: float = FLAT) -> int:
    """Return the generic rank: the largest over all (S, m, n); flat: fraction of the largest singular value that counts as 0."""
    if not K.size:
        return 0
    sizes = np.linalg.svd(K, compute_uv=False)
    return int((sizes > flat * sizes.max()).sum(axis=-1).max())


def volume_of(blocks: Array) -> float:
    """Return the least volume of the columns (S, m, r) over all poses, as a fraction of that of orthogonal columns of maximum
    length.
    """
    lengths, square = np.linalg.norm(blocks, axis=1).max(axis=0), blocks.shape[1] == blocks.shape[2]
    volumes = np.abs(np.linalg.det(blocks)) if square else np.linalg.svd(blocks, compute_uv=False).prod(axis=-1)
    return float(volumes.min() / max(np.prod(lengths), np.finfo(float).tiny))


def _components(pattern: Array) -> list[tuple[list[int], list[int]]]:
    """Return the connected components of a square pattern: rows and columns of each."""
    left, result = set(range(len(pattern))), []
    while left:
        own, of = {min(left)}, set[int]()
        while True:
            of = {int(c) for r in own for c in np.flatnonzero(pattern[r])}
            more = {int(r) for c in of for r in np.flatnonzero(pattern[:, c])} | own
            if more == own:
                break
            own = more
        left -= own
        result.append((sorted(own), sorted(of)))
    return result


def places_of(robot: Robot, kind: str, names: Sequence[str]) -> tuple[int, ...]:
    """Return the indices in qd and tau of joints, with all of their degrees of freedom, or of single ones."""
    known: dict[str, list[int]] = {}
    place = 0
    for joint in robot.movable_joints:
        known[joint.name] = list(range(place, place + joint.nv))
        known |= {axis.name: [place + k] for k, axis in enumerate(joint.parts) if joint.nv > 1}
        place += joint.nv
    for name in names:
        if name not in known:
            moved = next((one for one in robot.couplings if one.joint == name), None)
            if moved is not None:
                raise ModelError(
                    f"joint {name!r} is coupled and has no entry in qd; name the joints that it follows: {', '.join(moved.others)}"
                )
            raise UnknownNameError.of(kind, name, known)
    return tuple(sorted({place for name in names for place in known[name]}))


def actuator_places(robot: Robot, names: Sequence[str], *, whole: bool = True) -> tuple[int, ...]:
    """Return the indices in tau of actuators; whole: refuse actuators that do not determine the motion."""
    places = places_of(robot, "actuator", names)
    for k, name in enumerate(names):
        if set(places_of(robot, "actuator", [name])).intersection(places_of(robot, "actuator", names[:k])):
            raise ModelError(f"the actuator {name!r} is named twice, alone or with its joint; name each once")
    if whole:
        loops_of(robot).driven_by(places)
    return places


def led_places(robot: Robot, names: Sequence[str]) -> tuple[int, ...]:
    """Return the indices in qdd of joints with prescribed accelerations; refuse those that loops make dependent."""
    places = places_of(robot, "joint", names)
    if robot.loops:
        loops_of(robot).refuse_led(places)
    return places


@lru_cache(maxsize=64)
def loops_of(robot: Robot) -> Loops:
    """Return the loop constraints of a robot; cached."""
    return Loops(robot)


def closure_graph(robot: Robot) -> Graph:
    """Return the graph of the residual "gap" (m,) and of K (m, n), of q."""
    context, tree = Context(), reduce_robot(robot)
    q = context.symbols("q", robot.nq)
    gap, K = closure(*_at_state(tree, q))
    return finish(context, {"q": q}, {"gap": gap, "K": K}, f"{robot.name}_closure")


def bias_graph(robot: Robot) -> Graph:
    """Return the graph of k (m,), of q and qd that satisfy the constraints."""
    context, tree = Context(), reduce_robot(robot)
    given = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}
    return finish(context, given, {"k": bias(*_at_state(tree, given["q"]), given["qd"])}, f"{robot.name}_closure_bias")


def rates_graph(robot: Robot) -> Graph:
    """Return the graph of dK/dt (m, n), of q and qd: the derivative of K at q + s dq/dt by s, at s = 0."""
    context, tree = Context(), reduce_robot(robot)
    q, qd, s = context.symbols("q", robot.nq), context.symbols("qd", robot.n), context.symbols("s", 1)
    _, K = closure(*_at_state(tree, q + s[0] * rates(tree.charts, q, qd)))
    slopes = finish(context, {"q": q, "qd": qd, "s": s}, {"rates": jacobian(K, list(s))[..., 0]}, "slopes")
    context = Context()
    given = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}
    return finish(context, given, replay(slopes, context, given | {"s": zeros(1)}), f"{robot.name}_closure_rates")


def projecting_graph(robot: Robot, closing: Closing | None = None) -> Graph:
    """Return the graph that projects a nearby state onto the constraints, by two Newton steps: "open:q", "open:qd" -> "closed:q",
    ...

    closing   partition; None: the one of forward dynamics
    """
    context, tree = Context(), replace(reduce_robot(robot), closing=closing or loops_of(robot).closing)
    q, qd = given = context.symbols("open:q", robot.nq), context.symbols("open:qd", robot.n)
    for _ in range(2):
        step, _ = projected(*_at_state(tree, q), qd)
        q = moved(tree.charts, q, step)
    _, qd = projected(*_at_state(tree, q), qd)
    inputs = {"open:q": given[0], "open:qd": given[1]}
    return finish(context, inputs, {"closed:q": q, "closed:qd": qd}, f"{robot.name}_restored")


class Driving(NamedTuple):
    """Graphs that controllers need in loops.

    led        "q", "qd", "qdd" -> "led": accelerations that satisfy the constraints, with the given independent ones
    carried    "q", "qd", "tau" -> "carried": torques of the actuators that are equivalent to tau at all joints
    yielding   "q", "qd", "tau", "M" -> "yielding": the accelerations of `free` that make their required torques zero
    free       independent velocities without an actuator, such as those of a floating base
    """

    led: Graph
    carried: Graph
    yielding: Graph | None
    free: tuple[int, ...]


def driving(robot: Robot, actuators: Sequence[str]) -> Driving:
    """Return the graphs for a controller with these actuators, which need not determine the motion."""
    places, loops, n = actuator_places(robot, actuators, whole=False), loops_of(robot), robot.n
    closing, free = loops.led_by(places)
    tree = replace(reduce_robot(robot), closing=closing if free or not loops.closing.blocks else loops.closing)

    def graph(name: str, formula: Callable[..., Array], **more: tuple[int, ...]) -> Graph:
        context = Context()
        given = {key: context.symbols(key, shape) for key, shape in {"q": (robot.nq,), "qd": (n,), **more}.items()}
        at_state, own = _at_state(tree, given["q"])
        found = formula(at_state, own, *list(given.values())[1:])
        return finish(context, given, {name: found}, f"{robot.name}_{name}")

    return Driving(
        graph("led", led, qdd=(n,)),
        graph("carried", partial(carried, actuators=places, free=free), tau=(n,)),
        graph("yielding", partial(yielding, free=free), M=(n, n), tau=(n,)) if free else None,
        free,
    )


def _at_state(tree: Tree, q: Array) -> tuple[Tree, Array]:
    at_state, own = tree.centred(q)
    return tree.around(at_state), own
