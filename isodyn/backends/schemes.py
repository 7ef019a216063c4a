"""Schemes of numerical integration as data: the coefficients that compiled and interpreted steppers both read.

A scheme advances x' = f(t, x) by one step h.  Coefficients are exact fractions.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

F = Fraction
Row = tuple[Fraction, ...]


@dataclass(frozen=True)
class RungeKutta:
    """k_s = f(t + c_s h, x + h sum_j a_sj k_j);  x + h sum_s b_s k_s.

    lower   weights of an embedded formula of order - 1, whose difference to b estimates the error; None: a fixed step only
    """

    key: str
    order: int
    a: tuple[Row, ...]
    b: Row
    lower: Row | None = None

    @property
    def c(self) -> Row:
        """Where the stages lie within the step."""
        return tuple(sum(row, F(0)) for row in self.a)

    @property
    def stages(self) -> int:
        """Evaluations of f per step."""
        return len(self.b)


@dataclass(frozen=True)
class PredictorCorrector:
    """Predict p = x + h sum_j predictor_j f_(n-j); evaluate; correct x + h (corrector_0 f(p) + sum_j corrector_(j+1) f_(n-j)).

    The first steps, as long as the past is too short, are taken by `starter`.
    """

    key: str
    order: int
    predictor: Row
    corrector: Row
    starter: RungeKutta

    @property
    def memory(self) -> int:
        """Values of f that are kept, the present one included."""
        return len(self.predictor)


@dataclass(frozen=True)
class SemiImplicitEuler:
    """v + h f(x, v) first, then x + h v with the new v (symplectic for separable systems)."""

    key: str
    order: int = 1


@dataclass(frozen=True)
class Adaptive:
    """A Runge-Kutta pair that chooses its own steps between two samples, for every motion by itself.

    A step is taken when the difference of the two formulas, divided by atol + rtol |x|, is at most 1 in the root mean square.
    """

    pair: RungeKutta

    @property
    def key(self) -> str:
        """As the pair's."""
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

#: Adams, Bashforth and Moulton, four steps, evaluated after prediction and after correction (PECE)
ABM = PredictorCorrector("abm", 4, (F(55, 24), F(-59, 24), F(37, 24), F(-9, 24)), (F(9, 24), F(19, 24), F(-5, 24), F(1, 24)), RK4)

SEMI_IMPLICIT_EULER = SemiImplicitEuler("semi-implicit-euler")

SCHEMES: dict[str, Scheme] = {scheme.key: scheme for scheme in (RK4, RKF45, ABM, SEMI_IMPLICIT_EULER)}


def evaluations(scheme: Scheme, steps: int) -> int:
    """Evaluations of f that so many steps of one motion take; an adaptive scheme counts them as it goes."""
    assert not isinstance(scheme, Adaptive)
    if isinstance(scheme, RungeKutta):
        return scheme.stages * steps
    if isinstance(scheme, PredictorCorrector):
        start = min(steps, scheme.memory - 1)
        return scheme.starter.stages * start + 2 * (steps - start)
    return steps
