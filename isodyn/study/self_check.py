"""Self-check of a few seconds (`isodyn doctor`): are the kernels and the methods correct on this machine?"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from isodyn.backends.reference import evaluate_bound
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.formulations.registry import methods_for
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.spatial import Array
from isodyn.study.agreement import Agreement, against_first, by_methods, exact_robot, recovered, share, values_by
from isodyn.study.peers import PEERS, against_peer
from isodyn.study.reference_check import CERTIFICATE_ONLY, WITNESSED, compare_with_records, methods_to_check, run_checks, verdict

_CHECKED = ("inverse_dynamics", "forward_dynamics", "mass_matrix")


@dataclass(frozen=True)
class Check:
    """Result of one check: its name, whether it passed, a detail, and whether a failure makes the self-check fail."""

    name: str
    passed: bool
    detail: str
    required: bool = True


def self_check(robot: Robot) -> list[Check]:
    """Run every check on one robot.  A check that raises has failed; its detail is the error."""
    rng = np.random.default_rng(1)
    states = {
        name: rng.uniform(-2, 2, (61, robot.n)) for name in ("q", "qd", "qdd", "tau")
    }  # 61: full SIMD vectors and a remainder
    checks: dict[str, Callable[[Dynamics, dict[str, Array]], tuple[bool, str]]] = {
        "kernels equal the reference interpreter": _against_interpreter,
        "methods agree on the torques": _methods_agree,
        "methods agree with the witness (independent reference)": _witnessed,
        "recorded results of other programs": _recorded,
        **{f"{name} gives the same torques": partial(_against_peer, name) for name in PEERS},
        "forward dynamics inverts inverse dynamics": _recovered,
        "single states and batches are bit-identical": _single_bits,
        "one thread and all threads are bit-identical": _thread_bits,
        "a NaN affects only its own row": _contained,
        "fast path for single states": _fast_entry,
    }
    dynamics, found = compile(robot), []
    for name, work in checks.items():
        try:
            passed, detail = work(dynamics, states)
        except Exception as error:  # any failure is a result of the self-check
            passed, detail = False, f"{type(error).__name__}: {error}"
        found.append(Check(name, passed, detail, required=work is not _fast_entry))
    return found


def _against_interpreter(dynamics: Dynamics, states: dict[str, Array]) -> tuple[bool, str]:
    """Compare with twice the rounding bound, because both sides round."""
    worst = 0.0
    for quantity in _CHECKED:
        values, bounds = evaluate_bound(dynamics.graph(quantity), states)
        off = np.abs(getattr(dynamics, quantity)(*_arguments(quantity, states)) - values[quantity])
        worst = max(worst, float(share(off, 2 * bounds[quantity]).max()))
    return worst <= 1, f"{worst:.2g} of the rounding bound"


def _arguments(quantity: str, states: dict[str, Array]) -> list[Array]:
    return [states[name] for name in QUANTITIES[quantity].inputs]


def _methods_agree(dynamics: Dynamics, states: dict[str, Array]) -> tuple[bool, str]:
    return _within(against_first("inverse_dynamics", by_methods(dynamics.robot, "inverse_dynamics", states)))


def _witnessed(dynamics: Dynamics, states: dict[str, Array]) -> tuple[bool, str]:
    """Check all methods exactly and the first one numerically.  Large matrices are checked by certificates only."""
    first = {name: x[:4] for name, x in states.items()}
    asked = {key: methods_to_check(key) for key in WITNESSED if key not in CERTIFICATE_ONLY}
    rows = run_checks(dynamics.robot, exact_robot(dynamics.robot), first, seed=0, asked=asked)
    if all(row.agrees for row in rows):
        return True, f"{max(row.ratio for row in rows):.2g} of the rounding bound, and exactly; {len(rows)} quantities"
    return False, " ".join(verdict(rows, _methods_agree(dynamics, states)[0], dynamics.robot))


def _against_peer(name: str, dynamics: Dynamics, _: dict[str, Array]) -> tuple[bool, str]:
    found = against_peer(dynamics.robot, name)
    if isinstance(found, str):
        return True, found.removeprefix(f"{name}: ")
    return max(found) <= 1, f"torques, {max(found):.2g} of the rounding bound"


def _recorded(_: Dynamics, __: dict[str, Array]) -> tuple[bool, str]:
    rows = compare_with_records()
    missed = [f"{row}: off by {row.methods:.3g} times the tolerance of its digits" for row in rows if not row.methods <= 1]
    return not missed, missed[0] if missed else f"{', '.join(dict.fromkeys(f'{row.program} {row.robot}' for row in rows))}"


def _recovered(dynamics: Dynamics, states: dict[str, Array]) -> tuple[bool, str]:
    torques = values_by(compile(dynamics.robot, method=methods_for("inverse_dynamics")[0]), "inverse_dynamics", states)
    return _within(recovered(dynamics.robot, states, torques, dynamics.mass_matrix(states["q"])))


def _within(rows: list[Agreement]) -> tuple[bool, str]:
    worst = max(row.ratio for row in rows)
    return worst <= 1, f"{worst:.2g} of the rounding bound"


def _single_bits(dynamics: Dynamics, states: dict[str, Array]) -> tuple[bool, str]:
    for quantity in _CHECKED:
        arguments = _arguments(quantity, states)
        batch = getattr(dynamics, quantity)(*arguments)
        for k, row in enumerate(zip(*arguments, strict=True)):
            if getattr(dynamics, quantity)(*row).tobytes() != batch[k].tobytes():
                return False, f"{quantity} differs in state {k}"
    return True, f"{len(batch)} states of {len(_CHECKED)} quantities"


def _thread_bits(dynamics: Dynamics, _: dict[str, Array]) -> tuple[bool, str]:
    q = np.random.default_rng(2).uniform(-2, 2, (20_011, dynamics.robot.n))
    one, every = (compile(dynamics.robot, threads=threads).inverse_dynamics(q, q, q) for threads in (1, None))
    return one.tobytes() == every.tobytes(), f"{len(q)} states"


def _contained(dynamics: Dynamics, states: dict[str, Array]) -> tuple[bool, str]:
    arguments = _arguments("inverse_dynamics", states)
    clean = dynamics.inverse_dynamics(*arguments)
    spoilt = [x.copy() for x in arguments]
    spoilt[0][5] = np.nan
    found = dynamics.inverse_dynamics(*spoilt)
    others = np.arange(len(clean)) != 5
    return bool(np.isnan(found[5]).any()) and found[others].tobytes() == clean[others].tobytes(), "row 5 of 61"


def _fast_entry(dynamics: Dynamics, _: dict[str, Array]) -> tuple[bool, str]:
    there = isinstance(dynamics.inverse_dynamics, types.BuiltinFunctionType)
    return there, "available" if there else "unavailable: single calls are slower, with the same results"
