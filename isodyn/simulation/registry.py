"""The registry of integrators: one row each.  `integrator` is always how time is stepped through; `method` the formulation."""

from __future__ import annotations

from dataclasses import dataclass

from isodyn.backends.schemes import ABM, RK4, RKF45, SEMI_IMPLICIT_EULER, Scheme
from isodyn.errors import MethodError, UnknownNameError


@dataclass(frozen=True)
class Integrator:
    """An integrator.

    key        what users write
    title      what people call it
    source     who published it
    order      the error over a fixed time falls with this power of the step (of the tolerance's step, when adaptive)
    adaptive   whether it chooses its steps by rtol and atol; fixed-step ones take dt
    scheme     coefficients, for those that are compiled around the dynamics; None: SciPy's
    momenta    whether it works in (q, B qd) instead of (q, qd)
    """

    key: str
    title: str
    source: str
    order: int
    adaptive: bool
    scheme: Scheme | None = None
    momenta: bool = False


INTEGRATORS = {
    row.key: row
    for row in (
        Integrator("rk4", "Runge-Kutta 4", "Kutta (1901)", 4, False, RK4),
        Integrator("rkf45", "Runge-Kutta-Fehlberg 4(5), advanced by order 5", "Fehlberg (1969)", 5, True, RKF45),
        Integrator("abm", "Adams-Bashforth-Moulton 4, started by Runge-Kutta 4", "Bashforth and Adams (1883)", 4, False, ABM),
        Integrator("semi-implicit-euler", "Semi-implicit Euler", "Euler; symplectic variant", 1, False, SEMI_IMPLICIT_EULER),
        Integrator("momentum", "Momentum scheme, stepped by Runge-Kutta 4", "Celentano (2008), Theorem 1", 4, False, RK4, True),
        Integrator("RK45", "Dormand-Prince 5(4), SciPy", "Dormand and Prince (1980)", 5, True),
        Integrator("DOP853", "Dormand-Prince 8(5,3), SciPy", "Hairer, Norsett and Wanner (1993)", 8, True),
        Integrator("Radau", "Radau IIA 5, implicit, SciPy", "Hairer and Wanner (1996)", 5, True),
        Integrator("LSODA", "Adams or BDF of order up to 12, SciPy", "Petzold (1983), Hindmarsh (1983)", 12, True),
    )
}


def integrators() -> tuple[Integrator, ...]:
    """Every integrator, in the order of the registry."""
    return tuple(INTEGRATORS.values())


def own_method(row: Integrator, method: str | None) -> Integrator:
    """The row, or an error when it brings a formulation of its own and another one is named."""
    if row.momenta and method is not None:
        raise MethodError(
            f"the integrator {row.key!r} has its own formulation, from B and the energies; leave method={method!r} out"
        )
    return row


def integrator_row(key: object) -> Integrator:
    """The integrator of this name; capitals do not matter."""
    for row in INTEGRATORS.values():
        if str(key).lower() == row.key.lower():
            return row
    raise UnknownNameError.of("integrator", key, INTEGRATORS)
