"""The loops of a robot in numbers: how far they are from closed, states that close them, and which of their equations to use.

The dynamics of a robot with loops are straight-line code (formulations/loops.py), so what is independent is decided when they are
traced, from states that obey the loops, on walks through the poses that the robot can take: which equations follow from others,
and for which velocities the rest are solved.  A choice must be safe at every pose of the walks, dead points of joints among them.
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

ITERATIONS, TRIES = 40, 12  # of Newton's method, and starts elsewhere where one does not lead to closed loops
ANYWHERE = 128  # starts all over the ranges of the joints, where none near the neutral pose does
LONGEST = 0.5  # step of Newton's method [rad] or [m]
WALKERS, STEPS, STRIDE = 6, 32, 0.3  # walks through the poses: a crank goes round on each
FLAT = 1e-9  # a part of the largest singular value: below it, zero but for rounding
SAFE = 0.05  # least volume of the columns of a block, as part of the largest, at every pose
POOR = 0.01  # such a volume below which steps of a motion are not left to the block
SURE, MOST = 0.3, 16  # part of what all equations hold that those of some choice hold at every pose; so many choices at most
HALVED = 20  # times, the way between two poses on which equations turn round
LARGEST = 3  # equations of a block that is solved by its determinant


class Loops:
    """The closure equations of a robot on batches of states.

    names    what each equation holds, such as "pin: along x"
    owner    the loop of each equation, by number
    """

    def __init__(self, robot: Robot):
        without_symbols(robot, "before its loops are closed")
        self.robot = robot
        held = [ConstrainedDirections.by(loop).names for loop in robot.loops]
        self.names = tuple(f"{loop.name}: {name}" for loop, own in zip(robot.loops, held, strict=True) for name in own)
        self.owner = np.array([k for k, own in enumerate(held) for _ in own], dtype=int)
        #: (m,) which equations are of lengths, the others are of angles
        self.lengths = np.array([" along " in name for name in self.names], dtype=bool)
        lengths = [abs(float(x)) for joint in robot.joints for x in (*joint.origin[:3, 3], *joint.mount[:3, 3])]
        lengths += [abs(float(x)) for loop in robot.loops for x in (*loop.at_a[:3, 3], *loop.at_b[:3, 3])]
        #: what a gap may be by rounding alone: some thirty operations for each joint on the way
        self.rounding = 32 * max(robot.n, 1) * float(np.finfo(float).eps) * max(1.0, sum(lengths))

    def __call__(self, q: Array) -> tuple[Array, Array]:
        """(gap (..., m), K (..., m, n)) at q (..., nq)."""
        if not self.names:
            return np.zeros((*q.shape[:-1], 0)), np.zeros((*q.shape[:-1], 0, self.robot.n))
        gap, K = evaluate(self._kernel, (q,), (None, None), 1)
        return gap, K

    @cached_property
    def _kernel(self) -> Kernel:
        return device("cpu").kernel(closure_graph(self.robot), np.dtype(float))

    def bias(self, q: Array, qd: Array) -> Array:
        """k (..., m) at states that obey the loops: accelerations obey them with K qdd + k = 0."""
        (k,) = evaluate(self._bias_kernel, (q, qd), (None,), 1)
        return k

    @cached_property
    def _bias_kernel(self) -> Kernel:
        return device("cpu").kernel(bias_graph(self.robot), np.dtype(float))

    def rates(self, q: Array, qd: Array) -> Array:
        """dK/dt (..., m, n) on the way through states that obey the loops."""
        (rates,) = evaluate(self._rates_kernel, (q, qd), (None,), 1)
        return rates

    @cached_property
    def _rates_kernel(self) -> Kernel:
        return device("cpu").kernel(rates_graph(self.robot), np.dtype(float))

    def moved(self, q: Array, step: Array) -> Array:
        """q (..., nq) after a step (..., n) of the velocities; quaternions keep length 1."""
        return np.asarray(q + step) if self.robot.nq == self.robot.n else self.robot.integrate(q, step)

    def closed(self, q: Array, free: Sequence[int] | None = None) -> tuple[Array, Array]:
        """(q (N, nq) near the given one, largest gap (N,)): Newton's method of least steps in the free velocities."""
        q, columns = np.array(q, dtype=float), list(range(self.robot.n)) if free is None else list(free)
        best, least = q.copy(), np.full(len(q), np.inf)
        todo = np.arange(len(q))
        for _ in range(ITERATIONS):
            gap, K = self(q[todo])
            size = np.abs(gap).max(axis=-1, initial=0.0)
            size[~np.isfinite(size)] = np.inf
            nearer = size < least[todo]
            best[todo[nearer]], least[todo[nearer]] = q[todo[nearer]], size[nearer]
            goes_on = np.isfinite(size) & (nearer | (size > self.rounding))  # until nothing is gained by it
            todo, gap, K = todo[goes_on], gap[goes_on], K[goes_on]
            if not len(todo) or not columns:
                break
            step = np.zeros((len(todo), self.robot.n))
            step[:, columns] = -_shortest(K[..., columns], gap)
            longest = np.abs(step).max(axis=-1, keepdims=True, initial=0.0)
            q[todo] = self.moved(q[todo], step * np.minimum(1.0, LONGEST / np.maximum(longest, LONGEST)))
        return best, least

    def close(self, q: Array, free: Sequence[int] | None = None) -> tuple[Array, Array]:
        """`closed`, and where that does not close the loops, from other starts near by."""
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
        """The widest gap at q (nq,), in words: how large, of which loop, between which links."""
        gap, _ = self(q)
        k = int(np.argmax(np.abs(gap)))
        loop = self.robot.loops[self.owner[k]]
        unit = "m" if self.lengths[k] else "rad"
        return f"{abs(gap[k]):.3g} {unit} ({self.names[k]}) between the links {loop.a!r} and {loop.b!r}"

    @cached_property
    def start(self) -> Array:
        """A pose (nq,) that closes the loops, near the neutral one; where none does, the nearest of those reached from anywhere."""
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
                "look at the frames at_a and at_b and at the lengths of the links"
            )
        start: Array = found[0]
        return start

    @cached_property
    def poses(self) -> Array:
        """Poses (S, nq) that close the loops, on walks from the start; of several loops within the limits of the joints."""
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
        """Whether poses outside the limits do not count: those of one loop do, since multipliers cost it little."""
        return len(self.robot.loops) > 1 and any(np.isfinite((a.limits.lower, a.limits.upper)).any() for a in self.robot.dofs)

    def within(self, q: Array) -> Array:
        """Whether the joints stay within their limits (N,); those of several freedoms have none that say more than these poses."""
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
        """The largest length of each column of each block."""
        found = (np.linalg.norm(self.jacobians[:, rows][:, :, columns], axis=1).max(axis=0) for rows, columns in blocks)
        return tuple(tuple(lengths.tolist()) for lengths in found)

    @cached_property
    def independent(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """(independent equations, those that follow from them and do not always hold)."""
        K = self.jacobians
        norms = np.linalg.norm(K, axis=-1)
        rows = chosen(K, rank_of(K))
        return rows, tuple(k for k in range(K.shape[1]) if k not in rows and norms[:, k].max() > FLAT * norms.max())

    @cached_property
    def rank(self) -> int:
        """How many equations are independent at usual poses."""
        return len(self.independent[0])

    @cached_property
    def nonzero(self) -> list[int]:
        """The equations that do not always hold."""
        return sorted(sum(self.independent, ()))

    @cached_property
    def used(self) -> list[int]:
        """Equations from which all others follow at every pose: those of all choices."""
        return sorted({row for choice in (self.independent[0], *self.others) for row in choice})

    @cached_property
    def others(self) -> tuple[tuple[int, ...], ...]:
        """Further choices of independent equations, where those of `independent` depend on each other at some pose.

        Each is the best at the pose where those before do worst, until some choice holds a good part of what all equations hold
        together at every pose of the walks.
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
        """(S,): least singular value of equations at poses, of K (S, m, n) there, as part of that of all equations."""
        least, all_ = (np.linalg.svd(x, compute_uv=False)[:, self.rank - 1] for x in (K[:, list(rows)], K))
        return np.where(all_ > FLAT * all_.max(initial=0.0), least / np.maximum(all_, np.finfo(float).tiny), 1.0)

    def flat(self, rows: Sequence[int]) -> Array:
        """Poses (S, nq), between two of a walk, where equations depend on each other; the sign of their volume changes there."""
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
        """The choice for forward dynamics."""
        rows, rest = self.independent
        blocks = () if self.others else self._blocks(rows)
        lengths = self._lengths(blocks) if self._limited else ()
        return Closing(self.robot.loops, rows, rest, blocks, lengths, others=self.others)

    @cached_property
    def everywhere(self) -> Closing:
        """The choice that serves at every pose where the equations are as independent as usual: multipliers."""
        return self.closing._replace(blocks=(), lengths=())

    def _blocks(self, rows: Sequence[int]) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
        """A block for each loop, of velocities that no other loop moves; () where there is none that is safe at all poses."""
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
                key=lambda one: round(one[0], 6),  # of equals the first
            )
            if volume < SAFE:
                return ()
            blocks.append((tuple(own), tuple(map(int, columns))))
        return tuple(blocks)

    def driven_by(self, actuators: Sequence[int]) -> Closing:
        """The choice for torques of these actuators, or an error that says which freedom they leave.

        That of forward dynamics, where it has blocks; else velocities without an actuator depend on those with one, where they can.
        """
        left = self._left_by(actuators)
        if not len(left):
            return self._gripped(self.closing, actuators) if self.closing.blocks else self.led_by(actuators)[0]
        given, freedoms = ", ".join(self.robot.velocity_names[j] for j in actuators), self.robot.n - len(self.independent[0])
        size, rest = f"{freedoms} freedom{'s' * (freedoms != 1)}", f"{len(left)} {'is' if len(left) == 1 else 'are'} left"
        raise ModelError(
            f"the actuators ({given or 'none'}) do not determine the motion of robot {self.robot.name!r}, which has {size}: "
            f"with all of them held, {rest}, in which {', '.join(map(repr, self.moved_by(left)[:6]))} can still move; "
            "name an actuator for each: compile(actuators=...), --actuators"
        )

    def led_by(self, actuators: Sequence[int]) -> tuple[Closing, tuple[int, ...]]:
        """(a choice by which velocities without an actuator depend on those with one, those that none of them acts on)."""
        rows, n = self.used, self.robot.n
        K = self.jacobians[:, list(rows)]
        columns = chosen(K.transpose(0, 2, 1), self.rank, first=[j for j in range(n) if j not in actuators])
        free = tuple(j for j in range(n) if j not in actuators and j not in columns) if len(self._left_by(actuators)) else ()
        pattern = np.abs(K[:, :, list(columns)]).max(axis=0, initial=0.0) > FLAT * np.abs(K).max(initial=0.0)
        blocks = [(tuple(rows[r] for r in own), tuple(columns[c] for c in of)) for own, of in _components(pattern)]
        closing = Closing(self.robot.loops, *self.independent, tuple(blocks), self._lengths(blocks), others=self.others)
        return self._gripped(closing, actuators, free), free

    def refuse_led(self, places: Sequence[int]) -> None:
        """Refuse velocities that cannot all be chosen, because loops let some of them follow from the others."""
        K, rank = self.jacobians[:, self.nonzero], self.rank
        others = [j for j in range(self.robot.n) if j not in places]
        if rank_of(K[:, :, others]) == rank:
            return
        follow = [j for j in chosen(K.transpose(0, 2, 1), rank, first=others) if j in places]
        given, which = (", ".join(repr(self.robot.velocity_names[j]) for j in some) for some in (places, follow))
        raise ModelError(
            f"the accelerations of {given} cannot all be known beforehand: the loops of robot {self.robot.name!r} let {which} "
            f"follow from the others; leave {'it' if len(follow) == 1 else 'them'} out of prescribed="
        )

    def _gripped(self, closing: Closing, actuators: Sequence[int], free: Sequence[int] = ()) -> Closing:
        """The choice with its grip at the usual poses, on velocities that are not free."""
        dependent = [j for _, columns in closing.blocks for j in columns]
        independent = [j for j in range(self.robot.n) if j not in dependent]
        K = self.jacobians[:, [row for rows, _ in closing.blocks for row in rows]]
        P = np.tile(np.eye(self.robot.n)[:, independent], (len(K), 1, 1))
        P[:, dependent] = -np.linalg.pinv(K[:, :, dependent], rcond=FLAT) @ K[:, :, independent]
        drives = P[:, list(actuators)][:, :, [k for k, j in enumerate(independent) if j not in free]]
        size = np.linalg.norm(drives, axis=2 if drives.shape[1] == drives.shape[2] else 1)
        return closing._replace(grip=tuple(np.median(size, axis=0).tolist()))

    def _left_by(self, actuators: Sequence[int]) -> Array:
        """Motions (k, n) that go on while all these actuators are held, at the pose that leaves fewest."""
        best = np.eye(self.robot.n)
        for K in self.jacobians[:, list(self.independent[0])]:
            best = min(best, self.left_by(K, actuators), key=len)
            if not len(best):
                break
        return best

    def left_by(self, K: Array, actuators: Sequence[int], flat: float = FLAT) -> Array:
        """Motions (k, n) that move neither the loops, of K (m, n), nor an actuator; flat: as for `rank_of`."""
        held = np.vstack([K, np.eye(self.robot.n)[list(actuators)]])
        left: Array = np.linalg.svd(held)[2][rank_of(held[np.newaxis], flat) :]
        return left

    def moved_by(self, motions: Array) -> tuple[str, ...]:
        """The velocities that take part in motions (k, n)."""
        size = np.abs(motions).max(axis=0, initial=0.0)
        return tuple(name for name, x in zip(self.robot.velocity_names, size, strict=True) if x > 1e-3 * size.max())

    def failing(self, q: Array) -> Array:
        """(N,): whether the choice for forward dynamics is poor at poses q (N, nq), or behind one where it fails.

        That is outside the limits of joints alone, and nowhere if the choice is safe at all poses.
        """
        found = np.zeros(len(q), dtype=bool)
        if self.closing.lengths:
            outside = np.flatnonzero(~self.within(q) & np.isfinite(q).all(axis=-1))
            found[outside] = (self._volumes(q[outside]) <= POOR).any(axis=-1)
        return found

    def weakest(self, q: Array) -> str:
        """Words on the block that is nearest to failing at q (nq,): of which loop, and which velocities it is solved for."""
        rows, columns = self.closing.blocks[int(np.argmin(self._volumes(q[np.newaxis])))]
        names = ", ".join(repr(self.robot.velocity_names[j]) for j in columns)
        return f"loop {self.robot.loops[self.owner[rows[0]]].name!r} hardly determines {names} there"

    def _volumes(self, q: Array) -> Array:
        """(N, blocks): as parts of the usual ones; 0 where a block fails, negative behind such a pose."""
        K, usual = self(q)[1], self.jacobians[0]
        found = np.empty((len(q), len(self.closing.blocks)))
        for k, ((rows, columns), lengths) in enumerate(zip(self.closing.blocks, self.closing.lengths, strict=True)):
            sense = np.sign(np.linalg.det(usual[np.ix_(rows, columns)]))
            found[:, k] = np.linalg.det(K[:, rows][:, :, columns]) * sense / np.prod(lengths)
        return found


def chosen(rows: Array, count: int, first: Sequence[int] = (), sizes: Array | None = None) -> tuple[int, ...]:
    """So many rows, of (S, m, n) at S poses, that are far from depending on each other at the worst of them.

    first   rows to take before all others, as long as they do not depend on those taken
    sizes   (m,) that rows are measured by; None: their largest at these poses
    """
    left, found = np.array(rows), list[int]()
    if sizes is None:
        sizes = np.linalg.norm(rows, axis=-1).max(axis=0, initial=0.0)
    while len(found) < count:
        part = np.linalg.norm(left, axis=-1) / np.where(sizes > FLAT * sizes.max(initial=0.0), sizes, np.inf)  # not of rounding
        worst = part.min(axis=0)
        if worst.max(initial=0.0) < FLAT:  # at some pose everything depends: the best of the usual poses
            worst = np.median(part, axis=0)
        early = [k for k in first if worst[k] > FLAT]
        among = early or list(range(len(worst)))
        best = max(worst[k] for k in among)
        k = next(k for k in among if worst[k] >= 0.9 * best)  # of about equal ones the first
        found.append(k)
        unit = left[:, k] / np.maximum(np.linalg.norm(left[:, k], axis=-1, keepdims=True), np.finfo(float).tiny)
        left = left - (left @ unit[..., None]) * unit[:, None]
        left[:, found] = 0.0
    return tuple(sorted(found))


def _shortest(K: Array, gap: Array) -> Array:
    """The shortest x (N, k) with K x = gap, of K (N, m, k), or as nearly as can be."""
    size = np.abs(K).max(axis=(0, 2), initial=0.0)
    moving = size > FLAT * size.max(initial=0.0)  # what nothing changes, as the way across the plane of a planar robot, is left out
    K, gap = K[:, moving], gap[:, moving]
    if K.shape[1] == K.shape[2]:
        try:  # a sixth of the time that singular values take
            x: Array = np.linalg.solve(K, gap[..., None])[..., 0]
        except np.linalg.LinAlgError:
            pass
        else:
            longest = np.abs(gap).max(axis=-1, initial=0.0) / (FLAT * size.max(initial=0.0))
            if (np.abs(x).max(axis=-1, initial=0.0) <= longest).all():  # which is False of nan too; else K is all but singular
                return x
    return np.asarray((np.linalg.pinv(K, rcond=FLAT) @ gap[..., None])[..., 0])


def rank_of(K: Array, flat: float = FLAT) -> int:
    """The rank at the usual poses: the largest of all (S, m, n); flat: a part of the largest singular value that counts as 0."""
    if not K.size:
        return 0
    sizes = np.linalg.svd(K, compute_uv=False)
    return int((sizes > flat * sizes.max()).sum(axis=-1).max())


def volume_of(blocks: Array) -> float:
    """Least volume of the columns (S, m, r) at all poses, as part of what it would be, were they at right angles and longest."""
    lengths, square = np.linalg.norm(blocks, axis=1).max(axis=0), blocks.shape[1] == blocks.shape[2]
    volumes = np.abs(np.linalg.det(blocks)) if square else np.linalg.svd(blocks, compute_uv=False).prod(axis=-1)
    return float(volumes.min() / max(np.prod(lengths), np.finfo(float).tiny))


def _components(pattern: Array) -> list[tuple[list[int], list[int]]]:
    """Rows and columns of a square pattern that hang together."""
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
    """Places in qd and tau of joints, with all of their freedoms, or of single ones."""
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
                    f"joint {name!r} is coupled and has no entry of its own; name what moves it: {', '.join(moved.others)}"
                )
            raise UnknownNameError.of(kind, name, known)
    return tuple(sorted({place for name in names for place in known[name]}))


def actuator_places(robot: Robot, names: Sequence[str], *, whole: bool = True) -> tuple[int, ...]:
    """Places in tau of actuators; `whole`: or an error when they leave a freedom open."""
    places = places_of(robot, "actuator", names)
    for k, name in enumerate(names):
        if set(places_of(robot, "actuator", [name])).intersection(places_of(robot, "actuator", names[:k])):
            raise ModelError(f"the actuator {name!r} is named twice, alone or with its joint; name each once")
    if whole:
        loops_of(robot).driven_by(places)
    return places


def led_places(robot: Robot, names: Sequence[str]) -> tuple[int, ...]:
    """Places in qdd of the joints whose accelerations are known to hybrid dynamics, or an error when loops join them."""
    places = places_of(robot, "joint", names)
    if robot.loops:
        loops_of(robot).refuse_led(places)
    return places


@lru_cache(maxsize=64)
def loops_of(robot: Robot) -> Loops:
    """The closure equations of a robot, its choices kept."""
    return Loops(robot)


def closure_graph(robot: Robot) -> Graph:
    """gap (m,) and K (m, n) of q."""
    context, tree = Context(), reduce_robot(robot)
    q = context.symbols("q", robot.nq)
    gap, K = closure(*_at_state(tree, q))
    return finish(context, {"q": q}, {"gap": gap, "K": K}, f"{robot.name}_closure")


def bias_graph(robot: Robot) -> Graph:
    """k (m,) of q and qd that obey the loops."""
    context, tree = Context(), reduce_robot(robot)
    given = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}
    return finish(context, given, {"k": bias(*_at_state(tree, given["q"]), given["qd"])}, f"{robot.name}_closure_bias")


def rates_graph(robot: Robot) -> Graph:
    """dK/dt (m, n) of q and qd: the slope of K at q + s dq/dt, at s = 0."""
    context, tree = Context(), reduce_robot(robot)
    q, qd, s = context.symbols("q", robot.nq), context.symbols("qd", robot.n), context.symbols("s", 1)
    _, K = closure(*_at_state(tree, q + s[0] * rates(tree.charts, q, qd)))
    slopes = finish(context, {"q": q, "qd": qd, "s": s}, {"rates": jacobian(K, list(s))[..., 0]}, "slopes")
    context = Context()
    given = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}
    return finish(context, given, replay(slopes, context, given | {"s": zeros(1)}), f"{robot.name}_closure_rates")


def projecting_graph(robot: Robot, closing: Closing | None = None) -> Graph:
    """A state brought back to the loops from near by, by two steps of Newton's method: "open:q", "open:qd" -> "closed:q", ...

    closing   None: that of forward dynamics
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
    """What controllers need in loops.

    led        "q", "qd", "qdd" -> "led", accelerations that obey the loops, of the independent velocities those given
    carried    "q", "qd", "tau" -> "carried", the torques of the actuators in place of those at all joints
    yielding   "q", "qd", "tau", "M" -> "yielding", the accelerations of `free` that rid them of such torques
    free       independent velocities on which no actuator acts, as those of a base that floats
    """

    led: Graph
    carried: Graph
    yielding: Graph | None
    free: tuple[int, ...]


def driving(robot: Robot, actuators: Sequence[str]) -> Driving:
    """The graphs for a controller that has these actuators, which need not determine the motion."""
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
