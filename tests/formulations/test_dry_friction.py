"""Which joints move under dry friction and at stops: the law, all modes tried one by one, and a solver of SciPy agree."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from bounds import close

from isodyn.backends.reference import evaluate
from isodyn.formulations.dry_friction import (
    BLOCKS,
    EPSILON,
    MOST,
    RESTS,
    Bounds,
    ByMatrix,
    Pass,
    Yielding,
    moving,
    solved,
    switched,
)
from isodyn.formulations.solve import solve_tree
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.model.robots.families import random_tree
from isodyn.model.tree import reduce_robot

CASES = 10_000


def problem(rng: Any, n: int, *, looser: bool = False) -> tuple[Any, Any, Bounds, Bounds]:
    """(M, r, static, sliding): joints with friction, stops on one side, both or none, and some that slide."""
    A = rng.normal(size=(n, n)) * np.exp(rng.uniform(-2, 2, n))[:, np.newaxis]
    M = A @ A.T + 1e-3 * np.diag(np.exp(rng.uniform(-4, 4, n)))
    r = rng.normal(size=n) * np.exp(rng.uniform(-2, 2, n))
    plus, minus = rng.uniform(0, 2, n), -rng.uniform(0, 2, n)
    more = rng.uniform(1, 2, n) if looser else 1.0
    static, sliding = Bounds(minus * more, plus * more), Bounds(minus.copy(), plus.copy())
    for i, kind in enumerate(rng.choice(["dry", "upper", "lower", "both", "slides", "none"], n, p=[0.4, 0.1, 0.1, 0.1, 0.2, 0.1])):
        for low, high in (static, sliding):
            if kind in ("upper", "both"):
                high[i] = np.inf
            if kind in ("lower", "both"):
                low[i] = -np.inf
            if kind in ("slides", "none"):
                low[i] = high[i] = plus[i] if kind == "slides" else 0.0
    return M, r, static, sliding


def holds(M: Any, r: Any, static: Bounds, sliding: Bounds, found: Pass) -> None:
    """The law, within the rounding of a solution that is exact for data changed in their last bits."""
    a, f = np.asarray(found.a, dtype=float), np.asarray(found.f, dtype=float)
    n, stuck = len(r), np.asarray(found.free) == 0
    assert (a[stuck] == 0).all()
    size = np.abs(M) @ np.abs(a) + np.abs(r)
    assert (np.abs(M @ a + f - r) <= 8 * (n + 1) * EPSILON * np.where(stuck, size, size.max())).all()
    rounding = 16 * (n + 1) * EPSILON * size
    lower, upper = (np.where(np.asarray(found.loose) > 0, *pair) for pair in zip(sliding, static, strict=True))
    assert (f >= lower - rounding).all()
    assert (f <= upper + rounding).all()
    apart = lower < upper
    assert (f[(a > 0) & apart] == upper[(a > 0) & apart]).all()
    assert (f[(a < 0) & apart] == lower[(a < 0) & apart]).all()


def test_random_problems_satisfy_the_law_after_few_passes() -> None:
    rng = np.random.default_rng(10)
    passes = np.zeros(MOST * 8 + 1, dtype=int)
    for k in range(CASES):
        M, r, static, sliding = problem(rng, 1 + k % 8)
        found, count = moving(ByMatrix(M, solved), r, static, sliding)
        holds(M, r, static, sliding, found)
        passes[count] += 1
    assert passes[: BLOCKS + 1].sum() >= CASES - 5, passes  # 1150, 3853, 2781, 1405, 624, 140, 36, 6 by number of passes
    assert np.flatnonzero(passes).max() <= BLOCKS + 8, passes  # and the rule of the least index ended soon for the others


def test_static_bounds_give_way_to_sliding_ones_for_the_joints_that_move() -> None:
    rng, added = np.random.default_rng(11), 0
    for k in range(1000):
        M, r, static, sliding = problem(rng, 1 + k % 8, looser=True)
        found, _ = moving(ByMatrix(M, solved), r, static, sliding)
        holds(M, r, static, sliding, found)
        first, _ = moving(ByMatrix(M, solved), r, static, static)
        added += ((np.asarray(found.free) > 0) & (np.asarray(first.free) == 0)).any()
    assert added > 10  # letting go set another joint free


def by_trying(M: Any, r: Any, bounds: Bounds) -> Any:
    """The accelerations of the one mode among 3^n that violates the law least."""
    n, best, least = len(r), None, np.inf
    for senses in product((-1, 0, 1), repeat=n):
        sense = np.array(senses)
        dry = np.where(sense > 0, bounds.upper, np.where(sense < 0, bounds.lower, 0.0))
        free = np.flatnonzero(sense)
        if not np.isfinite(dry).all():
            continue
        a = np.zeros(n)
        a[free] = np.linalg.solve(M[np.ix_(free, free)], (r - dry)[free])
        f = r - M @ a
        apart = bounds.lower < bounds.upper
        off = max((np.where(apart, -sense * a, 0.0)).max(), (f - bounds.upper).max(), (bounds.lower - f).max())
        if off < least:
            best, least = a, off
    return best


def test_all_modes_tried_one_by_one_give_the_same_accelerations() -> None:
    rng = np.random.default_rng(12)
    for k in range(200):
        M, r, static, _ = problem(rng, 1 + k % 4)
        found = moving(ByMatrix(M, solved), r, static, static)[0].a
        close(found, by_trying(M, r, static), ops=50, condition=float(np.linalg.cond(M)))


def test_torques_are_those_of_least_squares_within_bounds() -> None:
    """(r - f)' M^-1 (r - f) is least over all f within the bounds: the dual problem, by a solver that knows nothing of joints."""
    optimize = pytest.importorskip("scipy.optimize")
    rng = np.random.default_rng(13)
    for k in range(100):
        M, r, static, _ = problem(rng, 2 + k % 7)
        apart = static.lower < static.upper
        W = np.linalg.inv(np.linalg.cholesky(M))
        fixed = np.where(apart, 0.0, static.lower)
        if not apart.any():
            continue
        found = optimize.lsq_linear(W[:, apart], W @ (r - fixed), (static.lower[apart], static.upper[apart]), "bvls", tol=1e-14)
        f = np.asarray(moving(ByMatrix(M, solved), r, static, static)[0].f)
        close(f[apart], found.x, ops=1000, condition=float(np.linalg.cond(M)))


def test_joints_that_follow_others_accelerate_as_the_freedoms_do_that_they_share() -> None:
    """n joints turn by T x with m < n freedoms x of unit inertia: |T' f - x''|^2 is least over all f within the bounds, of which
    T x'' is unique though f is not.  By a solver that knows nothing of loops, and one that sticks is at rest by bits."""
    optimize = pytest.importorskip("scipy.optimize")
    rng, still = np.random.default_rng(15), 0
    for k in range(200):
        n, m = 2 + k % 6, 1 + k % 3
        T, x = rng.normal(size=(n, m)), rng.normal(size=m) * 3
        own = sorted(rng.choice(n, int(rng.integers(1, n + 1)), replace=False).tolist())
        rough = np.isin(range(n), own)
        bounds = Bounds(*(np.where(rough, sign * rng.uniform(0, 2, n), 0.0) for sign in (-1, 1)))
        found, _ = moving(Yielding((T @ T.T)[:, own], own, solved), T @ x, bounds, bounds, np.where(rough, 0.0, 1.0))
        other = np.zeros(n)
        other[own] = optimize.lsq_linear(T[own].T, x, (bounds.lower[own], bounds.upper[own]), "bvls", tol=1e-15).x
        a, f = np.asarray(found.a, dtype=float), np.asarray(found.f, dtype=float)
        rounding = 1000 * EPSILON * np.linalg.cond(T) ** 2 * (np.abs(T) @ (np.abs(x) + np.abs(T.T) @ np.abs(f))).max()
        for torques in (f, other):
            assert np.abs(a - T @ (x - T.T @ torques)).max() < rounding
        assert (f >= bounds.lower - 1e-5).all() and (f <= bounds.upper + 1e-5).all(), "shared as equally stiff joints do"
        rests = (np.asarray(found.free) == 0) | (np.asarray(found.carried) > 0)
        assert (a[rests] == 0).all()
        still += rests.sum() > m
    assert still > 20, "more joints at rest than there are freedoms"


def test_joints_that_others_carry_to_a_dead_point_move_when_what_carries_them_does() -> None:
    """A row of T that others give to the last bit, and accelerations of speeds that they do not give: f'(T T')f / 2 - a0'f is least
    over all f within the bounds, where T T' has no inverse.  A joint that follows and is pulled along is not at rest."""
    optimize = pytest.importorskip("scipy.optimize")
    rng, pulled = np.random.default_rng(16), 0
    for k in range(200):
        n, m = 4 + k % 3, 2 + k % 2
        T, x, give = rng.normal(size=(n, m)), rng.normal(size=m) * 3, 2.0**-20
        T[m] = rng.normal(size=m - 1) @ T[: m - 1]
        speeds = np.where(np.arange(n) == m, rng.normal(size=n), 0.0)
        rough = np.arange(n) <= m
        bounds = Bounds(*(np.where(rough, sign * rng.uniform(0.5, 2, n), 0.0) for sign in (-1, 1)))
        own, a0 = np.flatnonzero(rough).tolist(), T @ x + speeds
        found, passes = moving(Yielding((T @ T.T)[:, own], own, solved), a0, bounds, bounds, np.where(rough, 0.0, 1.0))
        a, f = np.asarray(found.a, dtype=float), np.asarray(found.f, dtype=float)
        A = np.vstack([T[own].T, give * np.eye(len(own))])
        ends = bounds.lower[own], bounds.upper[own]
        other = optimize.lsq_linear(A, np.append(x, speeds[own] / give), ends, "bvls", tol=1e-15).x
        size = np.abs(a0).max() + np.abs(T @ T.T).max() * np.abs(f).sum()
        most = np.linalg.norm(bounds.upper - bounds.lower)  # |T'(f - other)|^2 <= give^2 other'(f - other)
        near = np.linalg.norm(T, 2) * give * most + 1000 * EPSILON * np.linalg.cond(A) * size
        assert np.abs(a - (a0 - (T @ T.T)[:, own] @ other)).max() < near
        assert np.abs(a - (a0 - T @ T.T @ f)).max() < RESTS * size, "what is said to be at rest is"
        assert passes < BLOCKS + MOST
        pulled += bool((np.abs(a[: m + 1]) > 0).sum() == 1)
    assert pulled > 20


def test_a_joint_whose_release_sets_its_neighbour_free() -> None:
    M = np.array([[2.0, 1.0], [1.0, 2.0]])
    tight = Bounds(np.array([-1.0, -1.0]), np.array([1.0, 1.0]))
    found, _ = moving(ByMatrix(M, solved), np.array([0.9, -2.0]), tight, tight)
    assert (np.asarray(found.free) == 1).all()  # the second lets go, and its reaction takes the first along
    alone, _ = moving(ByMatrix(np.diag([2.0, 2.0]), solved), np.array([0.9, -2.0]), tight, tight)
    assert np.asarray(alone.free).tolist() == [0, 1]


def test_a_torque_that_is_no_number_is_seen_in_the_acceleration() -> None:
    wide = Bounds(np.full(2, -9.0), np.full(2, 9.0))
    found, _ = moving(ByMatrix(np.eye(2), solved), np.array([np.nan, 1.0]), wide, wide)
    assert np.isnan(found.a[0])


def test_one_pass_on_symbols_is_the_pass_on_numbers() -> None:
    tree = reduce_robot(random_tree(5, 5, branching=0.4))
    rng, n = np.random.default_rng(14), tree.n
    context = Context()
    ports = {"M": (n, n), "r": (n,), "a0": (n,), "a1": (n,), "b0": (n,), "b1": (n,), "sense": (n,), "loose": (n,), "alone": (1,)}
    given = {name: context.symbols(name, shape) for name, shape in ports.items()}

    def one(solve: Any, v: dict[str, Any]) -> Pass:
        bounds = Bounds(v["a0"], v["a1"]), Bounds(v["b0"], v["b1"])
        return switched(ByMatrix(v["M"], solve).weigh(v["r"]), *bounds, v["sense"], v["loose"], v["alone"][0])

    def solve(M: Any, b: Any) -> Any:
        return np.linalg.solve(M, np.asarray(b, dtype=float))

    traced = one(lambda M, b: solve_tree(tree, M, b), given)
    names = [*Pass._fields[:-1], "wrong"]
    graph = finish(context, given, dict(zip(names, [*traced[:-1], np.array([traced.wrong], dtype=object)], strict=True)))
    pattern = np.array([[i == j or i in tree.ancestors(j) or j in tree.ancestors(i) for j in range(n)] for i in range(n)])
    for _ in range(30):
        M, r, static, sliding = problem(rng, n, looser=True)
        M = np.where(pattern, M, 0.0) + 50 * np.eye(n)
        values = {
            "M": M, "r": r, "a0": static.lower, "a1": static.upper, "b0": sliding.lower, "b1": sliding.upper,
            "sense": rng.choice([-1.0, 0.0, 1.0], n), "loose": rng.choice([0.0, 1.0], n), "alone": rng.choice([0.0, 1.0], 1),
        }  # fmt: skip
        values["sense"] = np.where(np.isinf(static.upper) | np.isinf(static.lower), 0.0, values["sense"])
        numbers = one(solve, values)
        symbols = evaluate(graph, values)
        for name, value in zip(names, numbers, strict=True):
            expected = np.atleast_1d(np.asarray(value, dtype=float))
            close(symbols[name], expected, ops=50, condition=float(np.linalg.cond(M)))


def test_a_joint_that_moves_no_inertia_has_no_acceleration() -> None:
    bounds = Bounds(np.array([-1.0]), np.array([1.0]))
    assert moving(ByMatrix(np.zeros((1, 1)), solved), np.array([0.5]), bounds, bounds)[0].a.tolist() == [0.0]
    assert np.isnan(moving(ByMatrix(np.zeros((1, 1)), solved), np.array([2.0]), bounds, bounds)[0].a).all()
