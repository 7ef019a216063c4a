"""Speed on this machine: time per state of a batch, time of a single call, and Pinocchio beside it when it is installed.

Both sides compute the rigid bodies alone: motors and friction are off.  Every figure is the best of several runs, which is what a
machine shared with others allows to compare.  Pinocchio gets its own batch call and its own memory layout (a state per column).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from isodyn.backends.device import cores
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.model.robot import Robot
from isodyn.spatial import Array
from isodyn.study.peer import Pinocchio, pinocchio_for
from isodyn.study.timing import CALLS, best_of, many_calls

TIMED = ("inverse_dynamics", "forward_dynamics", "mass_matrix")
ARGUMENTS = {"inverse_dynamics": 3, "forward_dynamics": 3, "mass_matrix": 1, "coriolis_matrix": 2}
_CHECKED = 1000  # states on which the peer's values are compared with ours


@dataclass(frozen=True)
class Speed:
    """Times of one quantity [ns]; nan where not measured.

    batch, batch_all   per state of a batch, on one thread and on all
    single             of one call for one state, arrays made beforehand, with out=
    peer, peer_single  Pinocchio's, on one thread
    peer_difference    largest difference from Pinocchio's values over their largest entry: both compute the same thing
    """

    quantity: str
    method: str
    states: int
    threads: int
    batch: float
    batch_all: float
    single: float
    peer: float = math.nan
    peer_single: float = math.nan
    peer_difference: float = math.nan

    @property
    def per_second(self) -> float:
        """States per second on all threads."""
        return 1e9 / self.batch_all

    @property
    def ratio(self) -> float:
        """How many times faster than Pinocchio's batch, one thread each."""
        return self.peer / self.batch

    def to_dict(self) -> dict[str, object]:
        """Plain numbers; what was not measured is None."""
        plain = asdict(self) | {"per_second": self.per_second, "ratio_to_pinocchio": self.ratio}
        return {key: None if isinstance(x, float) and not math.isfinite(x) else x for key, x in plain.items()}


def measure(
    robot: Robot, quantities: Sequence[str] = TIMED, *, states: int = 100_000, dtype: str = "float64", repeats: int = 5
) -> tuple[tuple[Speed, ...], str]:
    """(a row per quantity, a line on the peer: which one, or why there is none)."""
    arrays = _states(robot, states, dtype)
    one = compile(robot, dtype=dtype, motors=False, friction=False, threads=1)
    all_threads = compile(robot, dtype=dtype, motors=False, friction=False)
    peer, line = pinocchio_for(robot)
    rows = []
    for quantity in quantities:
        inputs = arrays[: ARGUMENTS[quantity]]
        batch = _batch(one, quantity, inputs, repeats)
        batch_all = _batch(all_threads, quantity, inputs, repeats) if cores() > 1 else batch
        single = best_of(single_calls(one, quantity, inputs), repeats) / CALLS
        beside = _beside(peer, one, quantity, inputs, repeats) if peer else ()
        rows.append(Speed(quantity, one.method_for(quantity), states, cores(), batch, batch_all, single, *beside))
    return tuple(rows), line


def _states(robot: Robot, states: int, dtype: str) -> tuple[Array, Array, Array]:
    rng = np.random.default_rng(0)
    q, qd, last = (rng.uniform(-2, 2, (states, n)).astype(dtype) for n in (robot.nq, robot.n, robot.n))
    return q, qd, last


def batch_call(dynamics: Dynamics, quantity: str, inputs: Sequence[Array]) -> Callable[[], Any]:
    """A call for a whole batch whose result has its place already."""
    call = getattr(dynamics, quantity)
    out = call(*inputs)
    return lambda: call(*inputs, out=out)


def _batch(dynamics: Dynamics, quantity: str, inputs: tuple[Array, ...], repeats: int) -> float:
    return best_of(batch_call(dynamics, quantity, inputs), repeats) / len(inputs[0])


def single_calls(dynamics: Dynamics, quantity: str, inputs: Sequence[Array], *, out: bool = True) -> Callable[[], Any]:
    """CALLS calls for the first state, with or without a place for the result."""
    first = [np.ascontiguousarray(x[0]) for x in inputs]
    result = getattr(dynamics, quantity)(*first)
    call = getattr(dynamics, quantity)  # asked for after the first call, which installs the direct entry
    return many_calls(call, first, out=result) if out else many_calls(call, first)


def _beside(peer: Pinocchio, ours: Dynamics, quantity: str, inputs: tuple[Array, ...], repeats: int) -> tuple[float, float, float]:
    """(per state of a batch, of one call, largest relative difference from ours) of the peer, on one thread."""
    rows = tuple(np.ascontiguousarray(x, dtype=float) for x in inputs)
    some = tuple(x[:_CHECKED] for x in rows)
    expected = getattr(ours, quantity)(*some)
    difference = np.abs(peer.values(quantity, some) - expected).max() / np.abs(expected).max()
    call, states = peer.batch(quantity, rows)
    single = peer.calls(quantity, rows)
    return best_of(call, min(repeats, 3)) / states, best_of(single, repeats) / CALLS, float(difference)
