"""Numerical integration schemes: coefficients as data, and their reference implementation in NumPy.

A scheme advances x' = f(t, x) by one step h.  Coefficients are exact fractions.  Compiled integrators use the same coefficients
and the same step-size rules.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache, partial
from typing import NamedTuple, Protocol

import numpy as np

from isodyn.spatial import Array

F = Fraction
NOWHERE = 1e-12  # the choice of the first step treats smaller states as 0: they are rounding errors
Row = tuple[Fraction, ...]
Rhs = Callable[[float, Array], Array]  # f(t, x (m,)) -> x' (m,)
Slopes = Callable[[float, Array, Array], tuple[Array, Array]]  # see ErrorControl


@dataclass(frozen=True)
class RungeKutta:
    """k_s = f(t + c_s h, x + h sum_j a_sj k_j);  x + h sum_s b_s k_s.

    lower   weights of an embedded formula of order - 1, whose difference from b estimates the error; None: fixed steps only
    """

    key: str
    order: int
    a: tuple[Row, ...]
    b: Row
    lower: Row | None = None

    def __hash__(self) -> int:
        return hash(self.key)  # kernels are looked up by their scheme, and hashing fractions is slow

    @property
    def c(self) -> Row:
        """Times of the stages, as fractions of the step."""
        return tuple(sum(row, F(0)) for row in self.a)

    @property
    def stages(self) -> int:
        """Evaluations of f per step."""
        return len(self.b)

    @property
    def errors(self) -> Row:
        """Weights of the error estimate: b - lower."""
        return tuple(b - low for b, low in zip(self.b, self.lower or self.b, strict=True))

    @property
    def late(self) -> int:
        """Index of the last stage with c = 1: its time is the end of the step, but its argument is not the new state."""
        return max(s for s, c in enumerate(self.c) if c == 1)

    @cached_property
    def leading_error(self) -> float:
        """Coefficient e of the error estimate e (h lambda)^order + ... for x' = lambda x, relative to x."""
        numbers = _numbers(self)
        return abs(float(numbers.errors @ np.linalg.matrix_power(numbers.a, self.order - 1) @ np.ones(self.stages)))

    @cached_property
    def stable_to(self) -> float:
        """Stability limit on the real axis: the largest h |lambda| for which x' = -|lambda| x does not grow."""
        numbers, ones = _numbers(self), np.ones(self.stages)
        powers = [float(numbers.b @ np.linalg.matrix_power(numbers.a, k) @ ones) for k in range(self.stages)]
        grows = np.polynomial.Polynomial([1.0, *powers])  # of z = h lambda: 1 + b z + b A z^2 + ...
        ends = [root.real for sign in (1, -1) for root in (grows - sign).roots() if abs(root.imag) < 1e-9 and root.real < -1e-6]
        return -float(max(ends))


@dataclass(frozen=True)
class Rosenbrock:
    """(1 / (gamma h) - J) u_s = f(t + c_s h, x + sum_j a_sj u_j) + sum_j coupling_sj u_j / h + drift_s h df/dt, where J = df/dx;
    x + sum_s b_s u_s.  Stiffly accurate: the last u is the new x minus the argument of the last f; it is also the error estimate.

    inner   dense output: weights of w_k = sum_s inner_ks u_s in
            x(t + p h) = (1 - p) x + p (new + (1 - p) (w_0 + p (w_1 + p w_2)))
    """

    key: str
    order: int
    gamma: Fraction
    a: tuple[Row, ...]
    coupling: tuple[Row, ...]
    c: Row
    drift: Row
    inner: tuple[Row, ...]

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def b(self) -> Row:
        """Weights of the new state."""
        return (*self.a[-1], F(1))

    @property
    def stages(self) -> int:
        """Evaluations of f per step."""
        return len(self.a)

    @property
    def errors(self) -> Row:
        """Weights of the error estimate."""
        return (*(F(0) for _ in self.a[-1]), F(1))


@dataclass(frozen=True)
class PredictorCorrector:
    """Predict p = x + h sum_j predictor_j f_(n-j); evaluate; correct x + h (corrector_0 f(p) + sum_j corrector_(j+1) f_(n-j)).

    `starter` takes the first steps, until enough past derivatives are known.  After a change of mode, lower-order formulas use only
    the derivatives of the new mode.
    younger   (predictor, corrector) of these formulas, for one known derivative, two, ...
    """

    key: str
    order: int
    predictor: Row
    corrector: Row
    starter: RungeKutta
    younger: tuple[tuple[Row, Row], ...]

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def memory(self) -> int:
        """Number of values of f that are kept, including the present one."""
        return len(self.predictor)


@dataclass(frozen=True)
class SemiImplicitEuler:
    """v + h f(x, v) first, then x + h v with the new v (symplectic for separable systems)."""

    key: str
    order: int = 1


@dataclass(frozen=True)
class StepRule:
    """Step-size rule of an embedded pair: the next step is safety error^(-1/order) times the last, within shrink and grow.

    The error is the root mean square of the difference of the two formulas, divided by atol + rtol max(|x|, |new x|).  A step is
    accepted if the error is at most 1.  It is repeated with a shorter step if the error is larger or NaN.
    shortest   shortest step, in units of the floating-point spacing at t
    """

    safety: float = 0.9
    shrink: float = 0.2
    grow: float = 5.0
    shortest: int = 16

    def factor(self, error: float, order: int) -> float:
        """Return the ratio of the next step to the last."""
        low, high = self.bounds(order)
        if not low < error < high:
            return self.grow if error <= low else self.shrink
        return self.safety * float(error ** (-1 / order))

    def bounds(self, order: int) -> tuple[float, float]:
        """Return the errors (low, high): up to `low` the step grows as much as it may; from `high` on it shrinks as much."""
        return (self.safety / self.grow) ** order, (self.safety / self.shrink) ** order


@dataclass(frozen=True)
class Adaptive:
    """An embedded pair with step-size control, separate for every motion."""

    pair: RungeKutta | Rosenbrock
    rule: StepRule = StepRule()

    @property
    def key(self) -> str:
        """The key of the pair."""
        return self.pair.key


Scheme = RungeKutta | PredictorCorrector | SemiImplicitEuler | Adaptive

#: Kutta (1901)
RK4 = RungeKutta("rk4", 4, ((), (F(1, 2),), (F(0), F(1, 2)), (F(0), F(0), F(1))), (F(1, 6), F(1, 3), F(1, 3), F(1, 6)))

#: Fehlberg (1969), formula 2 of RK4(5), advanced by the higher order (local extrapolation)
RKF45 = RungeKutta(
    "rkf45",
    5,
    (
        (),
        (F(1, 4),),
        (F(3, 32), F(9, 32)),
        (F(1932, 2197), F(-7200, 2197), F(7296, 2197)),
        (F(439, 216), F(-8), F(3680, 513), F(-845, 4104)),
        (F(-8, 27), F(2), F(-3544, 2565), F(1859, 4104), F(-11, 40)),
    ),
    (F(16, 135), F(0), F(6656, 12825), F(28561, 56430), F(-9, 50), F(2, 55)),
    (F(25, 216), F(0), F(1408, 2565), F(2197, 4104), F(-1, 5), F(0)),
)


def _decimals(*rows: str) -> tuple[Row, ...]:
    return tuple(tuple(F(word) for word in row.split()) for row in rows)


_RODAS5P = "-7.502846399306121 2.561846144803919 -11.627539656261098 -0.18268767659942256 0.030198172008377946"

#: Steinebach (2023), Rodas5P: order 5 with an embedded one of order 4, L-stable, stiffly accurate; order 4 in between
RODAS5P = Rosenbrock(
    "rosenbrock",
    5,
    F("0.21193756319429014"),
    _decimals(
        "",
        "3",
        "2.849394379747939 0.45842242204463923",
        "-6.954028509809101 2.489845061869568 -10.358996098473584",
        "2.8029986275628964 0.5072464736228206 -0.3988312541770524 -0.04721187230404641",
        _RODAS5P,
        f"{_RODAS5P} 1",
        f"{_RODAS5P} 1 1",
    ),
    _decimals(
        "",
        "-14.155112264123755",
        "-17.97296035885952 -2.859693295451294",
        "147.12150275711716 -1.41221402718213 71.68940251302358",
        "165.43517024871676 -0.4592823456491126 42.90938336958603 -5.961986721573306",
        "24.854864614690072 -3.0009227002832186 47.4931110020768 5.5814197821558125 -0.6610691825249471",
        "30.91273214028599 -3.1208243349937974 77.79954646070892 34.28646028294783 -19.097331116725623 -28.087943162872662",
        "37.80277123390563 -3.2571969029072276 112.26918849496327 66.9347231244047 -40.06618937091002 -54.66780262877968 "
        "-9.48861652309627",
    ),
    _decimals("0 0.6358126895828704 0.4095798393397535 0.9769306725060716 0.4288403609558664 1 1 1")[0],
    _decimals("0.21193756319429014 -0.42387512638858027 -0.3384627126235924 1.8046452872882734 2.325825639765069 0 0 0")[0],
    _decimals(
        "25.948786856663858 -2.5579724845846235 10.433815404888879 -2.3679251022685204 0.524948541321073 1.1241088310450404 "
        "0.4272876194431874 -0.17202221070155493",
        "-9.91568850695171 -0.9689944594115154 3.0438037242978453 -24.495224566215796 20.176138334709044 15.98066361424651 "
        "-6.789040303419874 -6.710236069923372",
        "11.419903575922262 2.8879645146136994 72.92137995996029 80.12511834622643 -52.072871366152654 -59.78993625266729 "
        "-0.15582684282751913 4.883087185713722",
    ),
)

#: Adams, Bashforth and Moulton, four steps, evaluated after prediction and after correction (PECE)
_AM4 = (F(9, 24), F(19, 24), F(-5, 24), F(1, 24))
ABM = PredictorCorrector(
    "abm",
    4,
    (F(55, 24), F(-59, 24), F(37, 24), F(-9, 24)),
    _AM4,
    RK4,
    (
        ((F(1),), (F(1, 2), F(1, 2))),
        ((F(3, 2), F(-1, 2)), (F(5, 12), F(8, 12), F(-1, 12))),
        ((F(23, 12), F(-16, 12), F(5, 12)), _AM4),
    ),
)

SEMI_IMPLICIT_EULER = SemiImplicitEuler("semi-implicit-euler")

SCHEMES: dict[str, Scheme] = {scheme.key: scheme for scheme in (RK4, RKF45, ABM, SEMI_IMPLICIT_EULER)}


@dataclass(frozen=True)
class Layout:
    """Which states are positions q and velocities qd: the first and the last; there may be other states between them.

    positions, speeds   number of each
    quaternions         index of the first entry of each quaternion in q; every step normalises them
    moved               (q, step (n,)) -> q: update on the configuration manifold; None: q' = qd
    restored            (q, qd) -> (q, qd), (..., k) each: projection onto the constraints after every step; None: no projection
    """

    positions: int
    speeds: int
    quaternions: tuple[int, ...] = ()
    moved: Callable[[Array, Array], Array] | None = None
    restored: Callable[[Array, Array], tuple[Array, Array]] | None = None

    @staticmethod
    def halves(x: Array) -> Layout:
        """Return the layout of states that are q and qd = q'."""
        return Layout(len(x) // 2, len(x) // 2)

    @property
    def rates(self) -> int:
        """Number of leading states whose derivatives are the last states (q' = qd); 0 on a configuration manifold."""
        return 0 if self.moved else self.positions

    def unit(self, x: Array) -> Array:
        """Project states (..., m): normalise quaternions and apply `restored`."""
        for k in self.quaternions:
            x = x.copy() if k == self.quaternions[0] else x
            x[..., k : k + 4] /= np.sqrt((x[..., k : k + 4] ** 2).sum(axis=-1, keepdims=True))
        if self.restored is not None:
            ends = slice(self.positions), slice(x.shape[-1] - self.speeds, None)
            x, (q, qd) = x.copy(), self.restored(*(np.ascontiguousarray(x[..., end]) for end in ends))
            x[..., ends[0]], x[..., ends[1]] = q, qd
        return x


class Modes(Protocol):
    """Mode logic of f: the mode is chosen at the start of a fixed step and kept during the step.

    rate      f at the start of the step, in its mode
    next      estimate from the last step under error control: the time after which this mode may end [s]
    """

    rate: Array
    next: float

    def choose(self, t: float, x: Array, h: float) -> bool:
        """Choose the mode of the step of length h that begins here; return True if it differs from the previous mode."""

    def settle(self, x: Array) -> Array | None:
        """Return the state after that step with every velocity that changed sign stopped or reversed; None if none changed sign."""

    def land(self, t: float, x: Array, late: Array, *, h: float, rtol: float, atol: float, least: float) -> tuple[Array, float]:
        """After a step of length h to x at t under error control, return (corrected x, 1.0) and choose the next mode.

        Or keep the mode and return, as second value, the fraction of the step at which it should end.
        late   f at the stage whose time is also t
        """


def evaluations(scheme: Scheme, steps: int) -> int:
    """Return the evaluations of f that `steps` fixed steps of one motion take; adaptive schemes count theirs while they run."""
    assert not isinstance(scheme, Adaptive)
    if isinstance(scheme, RungeKutta):
        return scheme.stages * steps
    if isinstance(scheme, PredictorCorrector):
        start = min(steps, scheme.memory - 1)
        return scheme.starter.stages * start + 2 * (steps - start)
    return steps


class StepFailure(Exception):
    """The integrator could not continue at time t."""

    def __init__(self, t: float, reason: str):
        super().__init__(reason)
        self.t, self.reason = t, reason


def fixed_steps(
    scheme: Scheme, f: Rhs, t0: float, x: Array, h: float, count: int, modes: Modes | None = None, layout: Layout | None = None
) -> Iterator[Array]:
    """Yield x after each of `count` steps of length h.

    A multistep scheme restarts after a change of mode.  Without a layout the states are q and qd = q'.
    """
    layout, past = layout or Layout.halves(x), list[Array]()
    numbers = _numbers(scheme if isinstance(scheme, RungeKutta) else RK4)
    for k in range(count):
        t = t0 + k * h
        if modes is not None and modes.choose(t, x, h):
            past = []
        rate = f(t, x) if modes is None else modes.rate
        if isinstance(scheme, SemiImplicitEuler):
            x = _semi_implicit(rate, x, h, modes, layout)
            yield x
            continue
        if isinstance(scheme, PredictorCorrector):
            past = [rate, *past[: scheme.memory - 1]]
            x = _predicted_and_corrected(scheme, f, t, x, h, past, starting=k < scheme.memory - 1)
        else:
            x = x + h * (numbers.b @ _stages(numbers, f, t, x, h, rate))
        x = layout.unit(x)
        settled = None if modes is None else modes.settle(x)
        if settled is not None:
            x, past = settled, []
        yield x


@dataclass
class Motion:
    """State of an adaptive integration between two steps.

    t, h          time reached, and the next step to try
    x, rate       states and their derivatives (m,)
    evaluations   evaluations of f in compiled steps so far
    goal          step length to resume once the mode that limited the steps has ended
    stuck         True if compiled steps stopped before a step that they could not evaluate
    stiffness     h |lambda| of the last step; lambda is the fastest rate in it
    late          after a Runge-Kutta step: derivatives at the stage with c = 1, distance of x from that stage's argument, and h
    slopes        derivatives as from ErrorControl.slopes, if a Rosenbrock pair has computed them
    inner         (3, m): dense-output data of the last step of a Rosenbrock pair
    """

    t: float
    h: float
    x: Array
    rate: Array
    evaluations: int = 0
    goal: float = 0.0
    stuck: bool = False
    stiffness: float = 0.0
    late: tuple[Array, Array, float] | None = None
    slopes: tuple[Array, Array] | None = None
    inner: Array | None = None


@dataclass(frozen=True)
class ErrorControl:
    """Adaptive integration of f up to `end`; each step lies in one mode if there are modes.

    slopes   (t, x, f there) -> Jacobian (p, n + p) with respect to x, and derivative (p,) with respect to t, of all rates
             except those that are themselves states; None: finite differences of f
    layout   None: q and qd = q'
    """

    scheme: Adaptive
    f: Rhs
    end: float
    rtol: float
    atol: float
    max_step: float
    modes: Modes | None = None
    slopes: Slopes | None = None
    layout: Layout | None = None

    @cached_property
    def _numbers(self) -> _Numbers:
        return _numbers(self.scheme.pair)

    def layout_of(self, x: Array) -> Layout:
        """Return the layout of these states."""
        return self.layout or Layout.halves(x)

    def begin(self, t: float, x: Array, first: float | None = None) -> Motion:
        """Return the initial state of the integration.  `first`: the first step to try [s]; None: estimate it."""
        rate = self.f(t, x)
        h = _first_step(self.f, t, x, rate, self.scheme.pair.order, self.rtol, self.atol) if first is None else first
        return Motion(t, min(h, self.max_step, self.end - t), x, rate)

    def step(self, motion: Motion) -> tuple[float, Array]:
        """Take one accepted step; return (t, x) at its start.  `motion` then holds its end, where x' is not computed yet."""
        rule = self.scheme.rule
        t, x, h, error = motion.t, motion.x, motion.h, math.inf
        while not error <= 1:
            least = rule.shortest * math.ulp(t)
            if not h >= least:
                raise StepFailure(t, "the step became smaller than the floating-point spacing at this time")
            to = self.end if t + h >= self.end - least else t + h
            wish, h = h, to - t
            with np.errstate(all="ignore"):
                new, off = self._try(motion, h)
                scale = self.atol + self.rtol * np.maximum(np.abs(x), np.abs(new))
                error = float(np.sqrt(np.mean((off / scale) ** 2)))
            factor = rule.factor(error, self.scheme.pair.order)
            if self.modes is not None and error <= 1:
                assert motion.late is not None
                new, part = self.modes.land(to, new, motion.late[0], h=h, rtol=self.rtol, atol=self.atol, least=least)
                if part != 1:
                    error, factor, motion.goal = math.inf, part, max(motion.goal, h)
            h = min(h * factor, self.max_step)
        motion.t, motion.x = to, new
        motion.h = max(h, wish) if to == self.end else h  # a step shortened to reach `end` must not shorten the next one
        if self.modes is not None:  # nor must a step shortened because the mode ended
            longest, motion.goal = max(motion.h, motion.goal), 0.0
            motion.h = min(longest, self.modes.next)
            if motion.h < longest:
                motion.goal = longest
        return t, x

    def _try(self, motion: Motion, h: float) -> tuple[Array, Array]:
        """Return (new state, its error) of a step of length h."""
        numbers, t, x, pair = self._numbers, motion.t, motion.x, self.scheme.pair
        if isinstance(pair, Rosenbrock):
            layout = self.layout_of(x)
            nq, n = layout.positions, layout.rates
            if motion.slopes is None:
                motion.slopes = (self.slopes or partial(_differences, self.f, n))(t, x, motion.rate)
            u = _implicit_stages(pair, self.f, n, t, x, h, motion.rate, *motion.slopes)
            motion.inner = _implicit_numbers(pair)[-1] @ u
            by_q, by_y = (np.linalg.norm(part) for part in np.split(motion.slopes[0][nq - n :], [nq], axis=1))
            motion.stiffness = float(h * (by_y + math.sqrt(by_q)))
            return layout.unit(x + numbers.b @ u), u[-1]
        k = _stages(numbers, self.f, t, x, h, motion.rate)
        new = self.layout_of(x).unit(x + h * (numbers.b @ k))
        motion.late = k[pair.late], h * ((numbers.b - numbers.a[pair.late]) @ k), h
        return new, h * (numbers.errors @ k)

    def go_on(self, motion: Motion) -> None:
        """Compute x' at the end of the step, and the stiffness of the step (Hairer and Wanner, Solving ODEs II, IV.2)."""
        motion.rate, motion.slopes = self.f(motion.t, motion.x), None
        if motion.late is not None:
            k, gap, h = motion.late
            with np.errstate(all="ignore"):
                motion.stiffness = float(h * np.linalg.norm(motion.rate - k) / np.linalg.norm(gap))


def _differences(f: Rhs, n: int, t: float, x: Array, rate: Array) -> tuple[Array, Array]:
    """Return derivatives of all rates but the first n with respect to x and t, by one evaluation of f for each variable."""
    eps, by_x = np.finfo(float).eps, np.empty((len(x) - n, len(x)))
    for k, value in enumerate(x.tolist()):
        there = x.copy()
        there[k] += math.sqrt(eps * max(1e-5, abs(value)))
        by_x[:, k] = (f(t, there) - rate)[n:] / (there[k] - value)
    later = t + math.sqrt(eps * max(1e-5, abs(t)))
    return by_x, (f(later, x) - rate)[n:] / (later - t)


def _implicit_stages(
    pair: Rosenbrock, f: Rhs, n: int, t: float, x: Array, h: float, rate: Array, by_x: Array, by_t: Array
) -> Array:
    """Return (stages, m): u_s.  The linear system leaves out the first n states, whose derivatives are the last n states."""
    numbers, (gamma, coupling, drift, _) = _numbers(pair), _implicit_numbers(pair)
    u, turn, by_q, rest = np.zeros((pair.stages, len(x))), gamma * h, by_x[:, :n], len(x) - n
    matrix = np.eye(rest) / turn - by_x[:, n:]
    matrix[:, rest - n :] -= turn * by_q
    for s in range(pair.stages):
        value = f(t + numbers.c[s] * h, x + numbers.a[s] @ u) if s else rate
        right = value + coupling[s] @ u / h
        right[n:] += drift[s] * h * by_t + turn * (by_q @ right[:n])
        try:
            u[s, n:] = np.linalg.solve(matrix, right[n:])
        except np.linalg.LinAlgError:
            return np.full_like(u, np.nan)
        u[s, :n] = turn * (right[:n] + u[s, rest:])
    return u


def _first_step(f: Rhs, t0: float, x0: Array, f0: Array, order: int, rtol: float, atol: float) -> float:
    """Return a first step whose error is about the tolerance (Hairer, Norsett and Wanner, Solving ODEs I, II.4)."""
    scale, size = atol + rtol * np.abs(x0), math.sqrt(x0.size)
    with np.errstate(all="ignore"):
        far = np.where(np.abs(x0) > NOWHERE, x0, 0.0)
        d0, d1 = np.linalg.norm(far / scale) / size, np.linalg.norm(f0 / scale) / size
        guess = float(0.01 * d0 / d1) if d0 >= 1e-5 and 1e-5 <= d1 < math.inf else 1e-6  # NaN or infinite if atol is 0
        f1 = f(t0 + guess, x0 + guess * f0)
        d2 = np.linalg.norm((f1 - f0) / scale) / size / guess
        other = max(1e-6, guess * 1e-3) if max(d1, d2) <= 1e-15 else (0.01 / max(d1, d2)) ** (1 / order)
    return float(min(100 * guess, other)) if other > 0 else guess


class _Numbers(NamedTuple):
    """The coefficients of a scheme as floats; `errors` are the weights of the error estimate."""

    a: Array
    b: Array
    c: list[float]
    errors: Array


@lru_cache
def _numbers(scheme: RungeKutta | Rosenbrock) -> _Numbers:
    return _Numbers(_lower(scheme.a), _floats(scheme.b), _floats(scheme.c).tolist(), _floats(scheme.errors))


@lru_cache
def _implicit_numbers(scheme: Rosenbrock) -> tuple[float, Array, Array, Array]:
    """Return (gamma, coupling, drift, inner) of a Rosenbrock scheme as floats."""
    inner = np.array([_floats(row) for row in scheme.inner])
    return float(scheme.gamma), _lower(scheme.coupling), _floats(scheme.drift), inner


def _lower(rows: tuple[Row, ...]) -> Array:
    """Return a strictly lower triangular matrix."""
    matrix = np.zeros((len(rows), len(rows)))
    for k, row in enumerate(rows):
        matrix[k, :k] = _floats(row)
    return matrix


def _floats(row: Row) -> Array:
    return np.array([float(x) for x in row])


def _stages(scheme: _Numbers, f: Rhs, t: float, x: Array, h: float, first: Array) -> Array:
    """Return (stages, m): the derivatives k_s; `first` is k_0."""
    k = np.empty((len(scheme.b), len(x)))
    k[0] = first
    for s in range(1, len(k)):
        k[s] = f(t + scheme.c[s] * h, x + h * (scheme.a[s, :s] @ k[:s]))
    return k


def _predicted_and_corrected(
    scheme: PredictorCorrector, f: Rhs, t: float, x: Array, h: float, past: list[Array], *, starting: bool
) -> Array:
    if starting:
        starter = _numbers(scheme.starter)
        return np.asarray(x + h * (starter.b @ _stages(starter, f, t, x, h, past[0])))
    predictor, corrector = (*scheme.younger, (scheme.predictor, scheme.corrector))[len(past) - 1]
    predicted = f(t + h, x + h * (_floats(predictor) @ np.array(past)))
    known = [predicted, *past[: len(corrector) - 1]]
    return np.asarray(x + h * (_floats(corrector) @ np.array(known)))


def _semi_implicit(rate: Array, x: Array, h: float, modes: Modes | None, layout: Layout) -> Array:
    n = layout.positions
    new = np.concatenate([x[:n], x[n:] + h * rate[n:]])
    settled = None if modes is None else modes.settle(new)
    new = new if settled is None else settled
    step = h * new[len(x) - layout.speeds :]
    new[:n] = layout.moved(new[:n], step) if layout.moved else new[:n] + step
    if layout.restored is None:
        return new
    new = layout.unit(new)
    settled = None if modes is None else modes.settle(new)  # again, because the projection may have moved held joints
    return new if settled is None else settled
