"""Tolerances, derived in one place: rounding of a counted number of operations, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np


def close(actual: Any, expected: Any, *, ops: int, dtype: Any = np.float64, condition: float = 1.0) -> None:
    """Rounding of `ops` chained operations, relative to each state's largest entry (the last axis is one state)."""
    actual, expected = np.asarray(actual, dtype=float), np.asarray(expected, dtype=float)
    assert actual.shape == expected.shape, f"shape {actual.shape}, expected {expected.shape}"
    scale = np.abs(expected).max(axis=-1, keepdims=True, initial=0.0)
    off = np.abs(actual - expected)
    bound = 4 * ops * condition * np.finfo(dtype).eps * scale
    ratio = np.divide(off, bound, out=np.where(off == 0, 0.0, np.inf), where=np.broadcast_to(bound, off.shape) > 0).max(initial=0.0)
    assert ratio <= 1, f"off by {ratio:.3g} times the bound for {ops} operations in {np.dtype(dtype)}"


def printed(actual: Any, expected: Any, *, digits: int) -> None:
    """Agreement with a published table: half a unit of its last decimal place."""
    off = np.abs(np.asarray(actual, dtype=float) - np.asarray(expected, dtype=float)).max()
    assert off <= 0.5000001 * 10.0**-digits, f"off by {off:.3g}, printed to {digits} decimals"
