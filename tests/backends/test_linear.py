"""The linear algebra of a Rosenbrock step, compiled alone, against NumPy's."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest
from bounds import close

from isodyn.backends.llvm import linear
from isodyn.backends.llvm.code import assembled
from isodyn.backends.llvm.objects import Loaded
from isodyn.backends.llvm.target import compile_object, host_target

POINTER, NUMBER = ctypes.c_void_p, ctypes.c_double


def aligned(values: np.ndarray) -> np.ndarray:
    """The same numbers on whole lines of the cache, as a scratch block has them."""
    block = np.zeros(values.size + 8)
    start = -block.ctypes.data % 64 // 8
    block[start : start + values.size] = values.ravel()
    return block[start : start + values.size]


@pytest.mark.parametrize(("n", "p"), [(0, 1), (1, 1), (3, 4), (6, 6), (5, 9), (0, 13)])
def test_equations_are_solved_whichever_rows_have_to_be_exchanged(n: int, p: int) -> None:
    """1 / g - J with zeros on its diagonal, but for the last: by_y is 1 / g there."""
    target, rng, g, d = host_target("scalar"), np.random.default_rng(3), 0.25, 0.5
    text = linear.linear_algebra(n, p, n, 64, fma=target.fma).replace("define internal", "define")
    code = Loaded([compile_object(assembled(text, target), target)], target)
    prepare = ctypes.CFUNCTYPE(None, POINTER, NUMBER, POINTER, POINTER)(code.address("prepare"))
    solve = ctypes.CFUNCTYPE(None, POINTER, POINTER, POINTER, NUMBER, NUMBER, *[POINTER] * 3)(code.address("solve"))
    by_x, by_t, r = rng.normal(size=(p, n + p)), rng.normal(size=p), rng.normal(size=n + p)
    matrix = np.eye(p) / g - by_x[:, n:]
    matrix[:, p - n :] -= g * by_x[:, :n]
    by_x[range(p - 1), range(n, n + p - 1)] += np.diag(matrix)[:-1]
    matrix[range(p - 1), range(p - 1)] = 0.0
    y = np.linalg.solve(matrix, r[n:] + d * by_t + g * by_x[:, :n] @ r[:n])
    expected = np.concatenate([g * (r[:n] + y[p - n :]), y])
    tiles = [aligned(x) for x in (by_x, by_t, r, np.full(linear.room(n, p), np.nan), np.zeros(n + p))]
    by, later, right, A, u = (tile.ctypes.data for tile in tiles)
    pivots = np.zeros(p, dtype=np.int64)
    prepare(by, g, A, pivots.ctypes.data)
    solve(right, by, later, g, d, A, pivots.ctypes.data, u)
    assert p < 3 or (pivots != range(p)).any()
    close(tiles[-1], expected, ops=p**2, condition=float(np.linalg.cond(matrix)))
