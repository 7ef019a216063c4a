"""sin, cos and atan2 of the CPU kernels against exact values: DESIGN section 6."""

from __future__ import annotations

import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest

from isodyn.backends.cpu import Kernel
from isodyn.backends.llvm.elementary import circular, pi_fraction
from isodyn.backends.llvm.target import available_units
from isodyn.graph.graph import finish
from isodyn.graph.node import Context


def elementary_kernel(dtype: str, unit: str | None = None) -> Kernel:
    context = Context()
    x, y = context.symbols("x", 1), context.symbols("y", 1)
    results = np.array([x[0].sin(), x[0].cos(), y[0].arctan2(x[0])], dtype=object)
    return Kernel(finish(context, {"x": x, "y": y}, {"r": results}, "elementary"), dtype, unit)


def run(kernel: Kernel, x: np.ndarray, y: np.ndarray | None = None) -> np.ndarray:
    x = np.ascontiguousarray(x, kernel.dtype)
    y = np.ones_like(x) if y is None else np.ascontiguousarray(y, kernel.dtype)
    out = np.empty((x.size, 3), kernel.dtype)
    kernel.run([x[:, None], y[:, None], out], x.size)
    return out


def ulps(found: np.ndarray, exact: list, dtype: str) -> float:
    """Largest error in units in the last place of the exact value."""
    worst = 0.0
    for value, truth in zip(found, exact, strict=True):
        unit = Fraction(float(np.spacing(np.abs(np.dtype(dtype).type(float(truth)))))) or Fraction(5, 10**324)
        worst = max(worst, float(abs(Fraction(float(value)) - Fraction(*truth_fraction(truth))) / unit))
    return worst


def truth_fraction(value: mpmath.mpf) -> tuple[int, int]:
    man, exp = int(value.man), int(value.exp)
    man = -man if value < 0 and man > 0 else man
    return (man * 2**exp, 1) if exp >= 0 else (man, 2**-exp)


def arguments(dtype: str, limit: float) -> np.ndarray:
    """Random arguments of every size up to limit, and the neighbours of multiples of pi/4."""
    rng = np.random.default_rng(7)
    sizes = np.exp(rng.uniform(math.log(1e-9), math.log(limit), 3000)) * rng.choice([-1, 1], 3000)
    near = np.array([float(k * pi_fraction() / 4) for k in rng.integers(-int(limit / 0.8), int(limit / 0.8), 1500)])
    near = np.concatenate([near, np.nextafter(near, np.inf), np.nextafter(near, -np.inf)])
    values = np.concatenate([sizes, near, [0.0, 1e-300, -1e-300, limit, -limit]])
    return values[np.abs(values) <= limit].astype(dtype)


@pytest.mark.parametrize("unit", available_units())
def test_double_sine_and_cosine_are_within_one_ulp_up_to_1e5(unit):
    x = arguments("float64", 1e5)
    out = run(elementary_kernel("float64", unit), x)
    with mpmath.workprec(200):
        assert ulps(out[:, 0], [mpmath.sin(mpmath.mpf(float(v))) for v in x], "float64") <= 1
        assert ulps(out[:, 1], [mpmath.cos(mpmath.mpf(float(v))) for v in x], "float64") <= 1


def test_a_dense_sweep_stays_within_one_ulp():
    if np.finfo(np.longdouble).nmant < 63:
        pytest.skip("this platform has no long double to compare a million values with")
    rng = np.random.default_rng(11)
    for limit in (0.8, 4.0, 100.0, 1e5):
        x = rng.uniform(-limit, limit, 500_000)
        out = run(elementary_kernel("float64"), x)
        for k, function in enumerate((np.sin, np.cos)):
            exact = function(x.astype(np.longdouble))
            error = np.abs(out[:, k] - exact) / np.spacing(np.abs(exact.astype(np.float64)))
            assert error.max() <= 1, f"{function.__name__} off by {error.max():.3f} ulp at {x[error.argmax()]!r}"


def test_huge_double_arguments_are_right_too():
    rng = np.random.default_rng(3)
    x = np.concatenate(
        [
            np.exp(rng.uniform(math.log(1e5), math.log(1.7e308), 1500)),
            [2.0**17, 2.0**17 + 1, 1.7976931348623157e308, 6381956970095103.0 * 2.0**797],
        ]
    )
    x = np.concatenate([x, -x])
    out = run(elementary_kernel("float64"), x)
    with mpmath.workprec(1300):
        sines = [+mpmath.sin(mpmath.mpf(float(v))) for v in x]
        cosines = [+mpmath.cos(mpmath.mpf(float(v))) for v in x]
    assert ulps(out[:, 0], sines, "float64") <= 1
    assert ulps(out[:, 1], cosines, "float64") <= 1


@pytest.mark.parametrize("unit", available_units())
def test_single_sine_and_cosine_are_within_two_ulp_up_to_100(unit):
    x = arguments("float32", 100.0)
    out = run(elementary_kernel("float32", unit), x)
    with mpmath.workprec(120):
        assert ulps(out[:, 0], [mpmath.sin(mpmath.mpf(float(v))) for v in x], "float32") <= 2
        assert ulps(out[:, 1], [mpmath.cos(mpmath.mpf(float(v))) for v in x], "float32") <= 2


def test_large_single_arguments_go_through_double():
    x = np.array([1e3, 8192.0, 8193.0, 1e6, 1e20, 3e38, -1e30], dtype=np.float32)
    out = run(elementary_kernel("float32"), x)
    with mpmath.workprec(400):
        assert ulps(out[:, 0], [+mpmath.sin(mpmath.mpf(float(v))) for v in x], "float32") <= 2


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_one_bad_lane_does_not_touch_the_others(dtype):
    x = np.linspace(-3, 3, 64).astype(dtype)
    clean = run(elementary_kernel(dtype), x)
    for bad in (np.nan, np.inf, -np.inf, 1e30):
        spoilt = x.copy()
        spoilt[13] = bad
        out = run(elementary_kernel(dtype), spoilt)
        assert np.array_equal(np.delete(out, 13, 0), np.delete(clean, 13, 0))
        assert np.isnan(out[13, :2]).all() == (not math.isfinite(bad) or (dtype == "float32" and not np.isfinite(np.float32(bad))))


@pytest.mark.parametrize("unit", available_units())
def test_arctangent_covers_the_plane(unit):
    rng = np.random.default_rng(5)
    size = np.exp(rng.uniform(-200, 200, (2, 2000)))
    y, x = size * rng.choice([-1, 1], (2, 2000))
    special = [0.0, -0.0, 1.0, -1.0, 0.66, 1e-300, np.inf, -np.inf]
    y, x = np.concatenate([y, np.repeat(special, 8)]), np.concatenate([x, np.tile(special, 8)])
    found = run(elementary_kernel("float64", unit), x, y)[:, 2]
    expected = np.arctan2(y, x)
    assert np.array_equal(np.signbit(found), np.signbit(expected))
    assert (np.abs(found - expected) <= 3 * np.spacing(np.abs(expected))).all()


def test_the_parts_of_half_pi_add_up():
    for bits, precision in ((64, 138), (32, 57)):
        for fma in (True, False):
            error = abs(sum(map(Fraction, circular(bits, fma).parts)) - pi_fraction() / 2)
            assert error < Fraction(1, 2 ** (precision - (0 if fma else 17)))
