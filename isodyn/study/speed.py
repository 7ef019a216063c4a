"""Speed on this machine: time per state of a batch, time of a single call, and Pinocchio's times for the same robot, if installed.

Both compute rigid bodies only: motors and friction are off.  Every figure is the best of several runs, so that times are comparable
on a shared machine.  Pinocchio gets its native batch call, memory layout (a state per column) and joint order.
"""

from __future__ import annotations

import importlib.util
import math
import os
import platform
import time
import timeit
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import NamedTuple

import numpy as np

from isodyn.backends.device import cores, device
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.errors import IsodynError
from isodyn.model.edits import without_drives
from isodyn.model.formats.coordinates import coordinates
from isodyn.model.formats.urdf import to_urdf
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot, refuse_prescribed_base
from isodyn.show.table import Table, number
from isodyn.spatial import Array

TIMED = ("inverse_dynamics", "forward_dynamics", "mass_matrix")
CALLS = 5000  # single calls per timing
_CHECKED = 1000  # states on which Pinocchio's values are compared with ours
_LOOPED = 3000  # batch size for Pinocchio algorithms without a batch call

Call = Callable[[], object]


@dataclass(frozen=True)
class Speed:
    """Times of one quantity [ns]; nan if not measured.

    batch, batch_all   per state of a batch, on one thread and on all
    single             of one call for one state, with existing arrays and out=
    peer, peer_single  Pinocchio's, on one thread
    peer_difference    largest difference from Pinocchio's values / their largest entry
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
        """Plain numbers; None if not measured."""
        plain = asdict(self) | {"per_second": self.per_second, "ratio_to_pinocchio": self.ratio}
        return {key: None if isinstance(x, float) and not math.isfinite(x) else x for key, x in plain.items()}


def measure(
    robot: Robot, quantities: Sequence[str] = TIMED, *, states: int = 100_000, dtype: str = "float64", repeats: int = 5
) -> tuple[tuple[Speed, ...], str]:
    """Measure quantities; return (a row per quantity, a line on Pinocchio: its version, or why it was skipped)."""
    refuse_prescribed_base(robot, "speed")
    rng = np.random.default_rng(0)
    arrays = [rng.uniform(-2, 2, (states, n)) for n in (robot.nq, robot.n, robot.n)]
    arrays = [x.astype(dtype) for x in (robot.normalized(arrays[0]), *arrays[1:])]
    one = compile(robot, dtype=dtype, motors=False, friction=False, threads=1)
    all_threads = compile(robot, dtype=dtype, motors=False, friction=False)
    peer, line = pinocchio_for(robot)
    rows = []
    for quantity in quantities:
        inputs = arrays[: len(QUANTITIES[quantity].inputs)]
        batch = best_of(batch_call(one, quantity, inputs), repeats) / states
        batch_all = best_of(batch_call(all_threads, quantity, inputs), repeats) / states if cores() > 1 else batch
        single = best_of(single_calls(one, quantity, inputs), repeats) / CALLS
        theirs: tuple[float, ...] = ()
        if peer:
            try:
                theirs = _peer_times(peer, one, quantity, inputs, repeats)
            except RuntimeError as error:  # some of its algorithms do not support all joints, such as aba with mimic joints
                line += f"; {quantity} skipped, it does not support this robot ({str(error).splitlines()[0].rstrip('.')})"
        rows.append(Speed(quantity, one.method_for(quantity), states, cores(), batch, batch_all, single, *theirs))
    return tuple(rows), line


def batch_call(dynamics: Dynamics, quantity: str, inputs: Sequence[Array]) -> Call:
    """Return a function that computes a whole batch into an existing array."""
    call = getattr(dynamics, quantity)
    out = call(*inputs)
    return lambda: call(*inputs, out=out)


def single_calls(dynamics: Dynamics, quantity: str, inputs: Sequence[Array], *, out: bool = True) -> Call:
    """Return a function that makes CALLS calls for the first state, with or without out=."""
    first = [np.ascontiguousarray(x[0]) for x in inputs]
    result = getattr(dynamics, quantity)(*first)
    call = getattr(dynamics, quantity)  # fetched after the first call, which installs the fast path
    return many_calls(call, first, out=result) if out else many_calls(call, first)


def _peer_times(
    peer: Pinocchio, ours: Dynamics, quantity: str, inputs: Sequence[Array], repeats: int
) -> tuple[float, float, float]:
    """Time the peer on one thread; return (per state of a batch, of one call, largest relative difference from ours)."""
    rows = tuple(np.ascontiguousarray(x, dtype=float) for x in inputs)
    some = tuple(x[:_CHECKED] for x in rows)
    expected = getattr(ours, quantity)(*some)
    difference = np.abs(peer.values(quantity, some) - expected).max() / np.abs(expected).max()
    call, states = peer.batch(quantity, rows)
    single = peer.calls(quantity, rows)
    return best_of(call, min(repeats, 3)) / states, best_of(single, repeats) / CALLS, float(difference)


def speed_table(speeds: tuple[Speed, ...], peer: str, host: str) -> Table:
    """Return a table of times per state."""
    threads = speeds[0].threads
    header = ("quantity", "method", "1 thread [ns]", f"{threads} threads [ns]", "states/s", "single call [ns]",
              "Pinocchio [ns]", "ratio", "its call [ns]")  # fmt: skip
    rows = []
    for r in speeds:
        ours = (number(r.batch), number(r.batch_all), f"{r.per_second / 1e6:.3g} M", number(r.single))
        rows.append((r.quantity, r.method, *ours, number(r.peer), number(r.ratio), number(r.peer_single)))
    notes = [f"Time per state in batches of {speeds[0].states}, best of several, motors and friction off. {host}.", f"{peer}."]
    differences = [r.peer_difference for r in speeds if r.peer_difference == r.peer_difference]
    if differences:
        notes.append(f"Largest difference from Pinocchio's values, relative to the largest: {number(max(differences))}.")
    return Table("Speed on this machine", header, tuple(rows), tuple(notes), left=2)


def host_line() -> str:
    """Return a line with the CPU, its vector unit, the operating system and the Python version."""
    return f"{device().describe()}, {platform.system()}, Python {platform.python_version()}"


# -- timing: calls alternate; the best time of each counts ------------------------------------------------------------------


def rounds_in_turn(
    calls: Mapping[str, Call], repeats: int, *, again: int = 1, clock: Callable[[], float] = time.perf_counter
) -> dict[str, list[float]]:
    """Time each call in every round [ns].  Calls alternate, so that other load on the machine affects all alike.

    again   calls per round; the best one counts
    clock   [s]; time.process_time counts this process only, for calls of one thread
    """
    for call in calls.values():
        call()
    times: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(repeats):
        for name, call in calls.items():
            times[name].append(1e9 * min(timeit.repeat(call, timer=clock, repeat=again, number=1)))
    return times


def in_turn(
    calls: Mapping[str, Call], repeats: int, *, again: int = 1, clock: Callable[[], float] = time.perf_counter
) -> dict[str, float]:
    """Time each call [ns]; the best of several rounds."""
    return {name: min(times) for name, times in rounds_in_turn(calls, repeats, again=again, clock=clock).items()}


class Spread(NamedTuple):
    """The best and the median time of several rounds."""

    best: float
    median: float

    @classmethod
    def of(cls, times: Sequence[float], per: float = 1.0) -> Spread:
        """Best and median of the times, divided by `per`."""
        return cls(min(times) / per, float(np.median(times)) / per)

    def __str__(self) -> str:
        """Text such as "31.2 (median 33.0)"."""
        return f"{number(self.best)} (median {number(self.median)})"

    def over(self, other: Spread) -> str:
        """Text with the ratio of two times, by their best and by their medians."""
        low, high = sorted((self.best / other.best, self.median / other.median))
        return f"{low:.2f}" if f"{low:.2f}" == f"{high:.2f}" else f"{low:.2f} to {high:.2f}"


def best_of(call: Call, repeats: int) -> float:
    """Nanoseconds of a call, the best of several."""
    return in_turn({"": call}, repeats)[""]


def many_calls(call: Callable[..., object], arguments: Sequence[object], **options: object) -> Call:
    """CALLS short calls in a row: as text, so that nothing is timed with them but the loop itself."""
    scope = {"call": call, **{f"a{k}": x for k, x in enumerate(arguments)}, **options}
    words = [*(f"a{k}" for k in range(len(arguments))), *(f"{name}={name}" for name in options)]
    timer = timeit.Timer(f"call({', '.join(words)})", globals=scope)
    return lambda: timer.timeit(CALLS)


# -- Pinocchio on the same robot ----------------------------------------------------------------------------------------


def no_peers() -> bool:
    """Whether the user wants no peers to be asked."""
    return bool(os.environ.get("ISODYN_NO_PEERS"))


def pinocchio_for(robot: Robot) -> tuple[Pinocchio | None, str]:
    """(the peer or None, a line that says which it is or why there is none)."""
    if no_peers():
        return None, "Pinocchio: skipped, ISODYN_NO_PEERS is set"
    if importlib.util.find_spec("pinocchio") is None:
        return None, "Pinocchio: skipped, it is not installed (pip install pin)"
    try:
        peer = Pinocchio(robot)
    except (IsodynError, ValueError, RuntimeError, ImportError) as error:
        return None, f"Pinocchio: skipped, it does not support this robot ({str(error).splitlines()[0] if str(error) else error!r})"
    return peer, f"Pinocchio {peer.version} in the same process, one thread, with its own batch call and layout where it has them"


class Pinocchio:
    """Pinocchio's model of a robot, read from the URDF that isodyn writes, without motors and friction."""

    def __init__(self, robot: Robot):
        import pinocchio  # an extra

        self._pin = pinocchio
        self.version = str(pinocchio.__version__)
        if robot.loops:
            raise ValueError("its loops would be open in a model that is read from URDF")
        follows = {"mimic": True} if robot.couplings else {}
        self._model = pinocchio.buildModelFromXML(to_urdf(without_drives(robot)), **follows)
        self._model.gravity.linear = np.asarray(robot.gravity, dtype=float)
        self._data = self._model.createData()
        self._robot = robot
        marks = coordinates(robot, robot.neutral(), np.arange(1.0, robot.n + 1), to=self._model)[1]
        self._order = np.round(marks).astype(int) - 1
        self._function = {
            "inverse_dynamics": pinocchio.rnea,
            "forward_dynamics": pinocchio.aba,
            "mass_matrix": pinocchio.crba,
            "coriolis_matrix": pinocchio.computeCoriolisMatrix,
        }
        self._batch = {"inverse_dynamics": pinocchio.rneaInParallel, "forward_dynamics": pinocchio.abaInParallel}

    def _rows(self, inputs: tuple[Array, ...]) -> list[Array]:
        """Our (N, n) arrays as Pinocchio wants them: its order of joints and its coordinates."""
        return [coordinates(self._robot, inputs[0], to=self._model), *(np.ascontiguousarray(x[:, self._order]) for x in inputs[1:])]

    def values(self, quantity: str, inputs: tuple[Array, ...]) -> Array:
        """(N, ...) in our order of joints."""
        function, place = self._function[quantity], np.argsort(self._order)
        found = np.array([function(self._model, self._data, *state) for state in zip(*self._rows(inputs), strict=True)])
        if quantity == "mass_matrix":
            found = np.triu(found) + np.triu(found, 1).transpose(0, 2, 1)  # crba fills the upper triangle
        return found[:, place[:, None], place] if found.ndim == 3 else found[:, place]

    def calls(self, quantity: str, inputs: tuple[Array, ...]) -> Call:
        """CALLS calls for the first state."""
        state = [x[0].copy() for x in self._rows(tuple(x[:1] for x in inputs))]
        return many_calls(self._function[quantity], [self._model, self._data, *state])

    def batch(self, quantity: str, inputs: tuple[Array, ...]) -> tuple[Call, int]:
        """(a call for a batch on one thread, how many states it does): a loop for matrices, which have no batch call."""
        model, data, function = self._model, self._data, self._function[quantity]
        if quantity not in self._batch:
            some = list(zip(*self._rows(tuple(x[:_LOOPED] for x in inputs)), strict=True))

            def loop() -> None:
                for state in some:
                    function(model, data, *state)

            return loop, len(some)
        columns = [np.asfortranarray(x.T) for x in self._rows(inputs)]
        out, pool = np.asfortranarray(np.empty((model.nv, len(inputs[0])))), self._pin.ModelPool(model, 1)
        batch = self._batch[quantity]
        return lambda: batch(1, pool, *columns, out), len(inputs[0])
