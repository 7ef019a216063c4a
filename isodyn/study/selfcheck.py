"""The self-check: a few seconds that show whether kernels on this machine compute what they should."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from isodyn.backends.reference import evaluate_bound
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.spatial import Array
from isodyn.study.agreement import Agreement, against_first, by_methods, recovered, share

_CHECKED = ("inverse_dynamics", "forward_dynamics", "mass_matrix")


@dataclass(frozen=True)
class Check:
    """One thing that was looked at: what, whether it holds, a few words, and whether failing matters."""

    name: str
    passed: bool
    detail: str
    required: bool = True


def self_check(robot: Robot) -> list[Check]:
    """Every check on one robot; a check that raises has failed and says why."""
    rng = np.random.default_rng(1)
    states = {name: rng.uniform(-2, 2, (61, robot.n)) for name in ("q", "qd", "qdd", "tau")}  # 61: whole vectors and a tail
    dynamics = compile(robot)
    checks: list[tuple[str, Callable[[], tuple[bool, str]], bool]] = [
        ("kernels against the reference interpreter", lambda: _against_reference(dynamics, states), True),
        ("methods agree on the torques", lambda: _within(_torques(robot, states)), True),
        ("forward dynamics undoes inverse dynamics", lambda: _within(_identity(robot, states)), True),
        ("one state and a batch, bit for bit", lambda: _single_bits(dynamics, states), True),
        ("one thread and all threads, bit for bit", lambda: _thread_bits(robot), True),
        ("a NaN stays in its row", lambda: _contained(dynamics, states), True),
        ("fast entry for single states", lambda: _fast_entry(dynamics), False),
    ]
    return [_run(name, work, required) for name, work, required in checks]


def _run(name: str, work: Callable[[], tuple[bool, str]], required: bool) -> Check:
    try:
        passed, detail = work()
    except Exception as error:  # whatever breaks here is what the user came to hear about
        passed, detail = False, f"{type(error).__name__}: {error}"
    return Check(name, passed, detail, required)


def _arguments(quantity: str, states: dict[str, Array]) -> list[Array]:
    return [states[name] for name in QUANTITIES[quantity].inputs]


def _against_reference(dynamics: Dynamics, states: dict[str, Array]) -> tuple[bool, str]:
    """Both sides round: twice the bound."""
    worst = 0.0
    for quantity in _CHECKED:
        values, bounds = evaluate_bound(dynamics.graph(quantity), states)
        off = np.abs(getattr(dynamics, quantity)(*_arguments(quantity, states)) - values[quantity])
        worst = max(worst, float(share(off, 2 * bounds[quantity]).max()))
    return worst <= 1, f"{worst:.2g} of the rounding bound"


def _within(rows: list[Agreement]) -> tuple[bool, str]:
    worst = max(row.ratio for row in rows)
    return worst <= 1, f"{worst:.2g} of the rounding bound"


def _torques(robot: Robot, states: dict[str, Array]) -> list[Agreement]:
    return against_first("inverse_dynamics", by_methods(robot, "inverse_dynamics", states))


def _identity(robot: Robot, states: dict[str, Array]) -> list[Agreement]:
    torques = next(iter(by_methods(robot, "inverse_dynamics", states).values()))
    return recovered(robot, states, torques, compile(robot).mass_matrix(states["q"]))


def _single_bits(dynamics: Dynamics, states: dict[str, Array]) -> tuple[bool, str]:
    for quantity in _CHECKED:
        arguments = _arguments(quantity, states)
        batch = getattr(dynamics, quantity)(*arguments)
        for k, row in enumerate(zip(*arguments, strict=True)):
            if getattr(dynamics, quantity)(*row).tobytes() != batch[k].tobytes():
                return False, f"{quantity} differs in state {k}"
    return True, f"{len(batch)} states of {len(_CHECKED)} quantities"


def _thread_bits(robot: Robot) -> tuple[bool, str]:
    q = np.random.default_rng(2).uniform(-2, 2, (20_011, robot.n))
    one, every = (compile(robot, threads=threads).inverse_dynamics(q, q, q) for threads in (1, None))
    return one.tobytes() == every.tobytes(), f"{len(q)} states"


def _contained(dynamics: Dynamics, states: dict[str, Array]) -> tuple[bool, str]:
    arguments = _arguments("inverse_dynamics", states)
    clean = dynamics.inverse_dynamics(*arguments)
    spoilt = [x.copy() for x in arguments]
    spoilt[0][5] = np.nan
    found = dynamics.inverse_dynamics(*spoilt)
    others = np.arange(len(clean)) != 5
    return bool(np.isnan(found[5]).any()) and found[others].tobytes() == clean[others].tobytes(), "row 5 of 61"


def _fast_entry(dynamics: Dynamics) -> tuple[bool, str]:
    there = isinstance(dynamics.inverse_dynamics, types.BuiltinFunctionType)
    return there, "there" if there else "absent: single calls take the ordinary way, which is slower and just as right"
