"""Devices: where graphs are computed, looked up by name and imported only then.

A device turns a graph into a Kernel, which evaluates rows of arrays, and the right-hand side of a motion into an Integrator.
`device("cpu")` is the CPU of this machine by LLVM; `device("reference")` the interpreter that defines what every operation means;
`device("precise")` the same in arithmetic of many digits; `device("wasm")` WebAssembly, run by wasmtime.  A new device is a folder
beside cpu/ whose package has an object DEVICE, and a row of DEVICES (docs/add-a-backend.md).
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import DTypeLike

from isodyn.errors import BackendError
from isodyn.graph.count import Count, count_graph
from isodyn.graph.graph import Graph
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.backends.schemes import Motion, Scheme

#: name -> the module that has the device
DEVICES = {
    "cpu": "isodyn.backends.cpu",
    "reference": "isodyn.backends.reference",
    "precise": "isodyn.backends.precise",
    "wasm": "isodyn.backends.wasm",
}

DEFAULT = "cpu"
#: number types that kernels may have
DTYPES = ("float64", "float32")

#: arrays on the board of a Switching
STEP, ROUND, WRONG, PART, NEXT, RTOL, ATOL, LEAST = (
    f"step:{name}" for name in ("h", "round", "wrong", "part", "next", "rtol", "atol", "least")
)
RATE, BEFORE, LATE = "rate:", "before:", "late:"  # of the names of others

Call = TypeVar("Call", bound=Callable[..., object])


class Kernel(Protocol):
    """A graph that can be evaluated.

    graph    what it computes
    dtype    of all its arrays
    lanes    states worked on at once
    """

    graph: Graph
    dtype: np.dtype[np.generic]
    lanes: int

    @property
    def count(self) -> Count:
        """Operations of the graph."""
        return count_graph(self.graph)

    @property
    def ir(self) -> str:
        """The text that the device makes of the graph."""

    @property
    def size(self) -> int:
        """Bytes of machine code with its constants; 0 where there is none."""
        return 0

    def run(self, arrays: Sequence[Array], rows: int, workers: int | None = 1) -> None:
        """Evaluate `rows` states.  Arrays: inputs, then outputs, each (rows, elements) of the kernel's dtype, any strides.

        An output may be one of the inputs.   workers   at most so many threads; None: as many as this process may use
        """

    def direct(self, name: str, doc: str, ordinary: Call, workers: int | None = None, *, finite: bool = False) -> Call:
        """A function that takes one state, or a few, without interpreter work and hands everything else to `ordinary`; or that.

        workers   threads that `ordinary` may use; None: as many as this process may use
        finite    whether calls with results that are not finite are left to `ordinary` as well
        """
        return ordinary

    def take_calls(self, wanted: bool) -> None:
        """Whether direct entries, also those that somebody holds, take calls at all; if not they hand everything to `ordinary`."""
        return


@dataclass(frozen=True)
class Switching:
    """How a mode is chosen at the start of every step and held through it: graphs around a problem's own, arrays by name.

    Whatever these graphs give replaces arrays of the same names on a board, from which they, and the problem's graph, take theirs.
    The board has the states, the time, what is held, the step "step:h" (1,), and the number of the round "step:round" (1,), from 0
    on; "rate:<name>" is an output of the problem's graph.  (Colons keep these names apart from what controllers call theirs.)

    begin    at the start of a step: what is weighed there, and the rates of the states but the last
    turn     one round; repeated, `rounds` times at most, while "step:wrong" (1,), which it gives, is not 0.  It gives the mode,
             which is among the inputs of the problem's graph, and the rate of the last state in that mode
    A board that is not wrong is left as it is by a round, so that a motion does not depend on its neighbours.

    after    two graphs more, by name.  After a fixed step, where the states are the new ones:
      crossed  "step:wrong", not 0 where they must be put right
      end      there alone: what is weighed; the rate of the last state, as rounds then leave it, is the new last state itself
    After a step under error control, which must end where the mode does; the board has "step:rtol", "step:atol", "step:least" (1,)
    besides, the shortest step worth taking, and "late:<name>", the rates at the stage that lies at the end of the step too:
      landed   "step:part" (1,): 1.0, or the part of the step after which it should end; and the states, put right
      late     behind the choice of the next mode: "step:part" again, and "step:next" (1,), after which that mode may end, so that
               a longer step is not worth trying; "before:<name>" is an array as it was before that choice
    """

    begin: Graph
    turn: Graph
    after: Mapping[str, Graph]
    rounds: int

    @property
    def graphs(self) -> dict[str, Graph]:
        """All of them, by their names here."""
        return {"begin": self.begin, "turn": self.turn, **self.after}

    def mapped(self, change: Callable[[Graph], Graph]) -> Switching:
        """The same with every graph changed."""
        after = {name: change(graph) for name, graph in self.after.items()}
        return Switching(change(self.begin), change(self.turn), after, self.rounds)

    def mode(self, graph: Graph) -> tuple[str, ...]:
        """Names of the inputs of the problem's graph that are the mode."""
        given = {port.name for port in self.turn.outputs}
        return tuple(port.name for port in graph.inputs if port.name in given)


@dataclass(frozen=True)
class Charts:
    """Positions whose rates are no velocities: the first state of a problem; the last are the velocities.

    quaternions   where they begin among the positions; steps leave them with the length 1
    moved         graph of where a step leads: "q", "step" -> "moved"
    """

    quaternions: tuple[int, ...]
    moved: Graph


@dataclass(frozen=True)
class Problem:
    """What is integrated, and how: a scheme around the right-hand side x' = f(x, t, u) of a graph.

    The first inputs of the graph are so many states, its outputs their derivatives; an input "t" is the time; all others are held
    during a step, or follow curves over time, or are the mode.
    dtype      of the states
    alone      for one motion at a time, not for many
    following  names of the inputs that follow curves
    recorded   to `follow` a motion, alone, by an adaptive scheme; else to `run`
    switching  how the mode of every step is chosen; None: there are no modes
    charts     None: the last states are the rates of the first
    restored   graph that brings a state after a step back to where it must be, the first and the last of its arrays:
               "open:q", "open:qd" -> "closed:q", "closed:qd"; None: it is there
    """

    graph: Graph
    states: int
    scheme: Scheme
    dtype: str = "float64"
    alone: bool = False
    following: tuple[str, ...] = ()
    recorded: bool = False
    switching: Switching | None = None
    charts: Charts | None = None
    restored: Graph | None = None

    def digest(self) -> str:
        """A name for the content: equal problems have equal digests, on every machine."""
        graphs = [self.graph, *(self.switching.graphs.values() if self.switching else ())]
        graphs += [graph for graph in (self.charts and self.charts.moved, self.restored) if graph]
        modes = self.switching and (self.switching.rounds, tuple(self.switching.after))
        how = (self.states, repr(self.scheme), self.dtype, self.alone, self.following, self.recorded, modes)
        text = repr((*how, self.charts and self.charts.quaternions, self.restored is None, *(graph.digest() for graph in graphs)))
        return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Schedule:
    """Steps first <= k < last, each from t0 + k h to t0 + (k + 1) h; a sample after every so many.

    sample              the number of the results' first sample; sample 0 is the initial state
    rtol, atol, guess   tolerances and first step of an adaptive scheme, which steps as it likes between t0 + k h and the next
    """

    h: float
    last: int = 0
    first: int = 0
    t0: float = 0.0
    every: int = 1
    sample: int = 0
    rtol: float = 0.0
    atol: float = 0.0
    guess: float = 0.0


class Curves(NamedTuple):
    """Polynomials in u = (t - times[k]) / (times[k + 1] - times[k]), one behind the other; the first and the last go on for ever.

    times          (m + 1,)               where they begin and end, float64                           [s]
    coefficients   (m, degree + 1, size)  of ascending powers of u, of the states' dtype; both C-contiguous
    """

    times: Array
    coefficients: Array

    def at(self, t: Array, within: Array | None = None) -> Array:
        """(K, size) at times (K,); of the polynomials to which the times `within` belong, where those are given."""
        k = np.searchsorted(self.times, t if within is None else within, side="right") - 1
        k = np.clip(k, 0, len(self.coefficients) - 1)
        u = ((t - self.times[k]) / (self.times[k + 1] - self.times[k]))[:, np.newaxis].astype(self.coefficients.dtype)
        value = self.coefficients[k, -1]
        for power in reversed(range(self.coefficients.shape[1] - 1)):
            value = value * u + self.coefficients[k, power]
        return np.asarray(value)

    def between(self, start: float, end: float) -> Curves:
        """Those that are followed between two times."""
        last = len(self.coefficients) - 1
        first = min(max(int(np.searchsorted(self.times, start, side="right")) - 1, 0), last)
        stop = min(max(int(np.searchsorted(self.times, end, side="left")), first + 1), last + 1)
        return Curves(self.times[first : stop + 1], self.coefficients[first:stop])

    @property
    def jumps(self) -> Array:
        """Times at which a value jumps by more than a millionth of its largest: what is less no step needs to stop for [s]."""
        ends, starts = self.coefficients[:-1].sum(axis=1), self.coefficients[1:, 0]
        largest = np.maximum(np.abs(ends), np.abs(starts)).max(axis=0, initial=0.0)
        least = 1e-6 * largest + 1e-9 * largest.max(initial=0.0)  # the second for values that are rounding throughout
        return np.asarray(self.times[1:-1][(np.abs(starts - ends) > least).any(axis=-1)])


PARENT = "parent:"  # of names of arrays in a Program


class Sweep(NamedTuple):
    """A graph for every body of a tree in turn, parents before their children where it goes outward, else after them."""

    graph: Graph
    outward: bool


class Program(NamedTuple):
    """A quantity of trees of any shape: sweeps one after the other.

    Inputs of a graph:  "numbers", those of the body; an entry of a vector; what a sweep before left at the body, under any name, or
    at its parent, "parent:<name>".  Outputs: the body's entry of the result; what stays with the body; "parent:<name>", which is
    added to what the parent has.

    vectors   names of the inputs, one entry a body
    result    name of the output, as many entries for each body as its graph gives
    places    inputs of graphs that are entries of the first vector at places that the tree says for every body; 0 where it has none
    """

    vectors: tuple[str, ...]
    result: str
    sweeps: tuple[Sweep, ...]
    places: tuple[str, ...] = ()

    @property
    def base(self) -> dict[str, int]:
        """What bodies take from the base, with its size."""
        ports = [port for sweep in self.sweeps for port in sweep.graph.inputs]
        return {port.name.removeprefix(PARENT): port.size for port in ports if port.name.startswith(PARENT)}

    @property
    def each(self) -> int:
        """Entries of the result for each body."""
        return next(port.size for sweep in self.sweeps for port in sweep.graph.outputs if port.name == self.result)


class Uniform(Kernel, Protocol):
    """A kernel some of whose inputs are the same for all states of a call."""

    def bind(self, values: Array) -> Kernel:
        """The kernel of the other inputs, with these numbers (k,) for the uniform ones, one after the other, of its dtype."""


class Shaped(Kernel, Protocol):
    """A program with the numbers of a tree, which are never written again: a call keeps those that it began with."""

    def with_numbers(self, numbers: Array) -> Shaped:
        """The same tree with other numbers of its bodies."""


class General(Protocol):
    """A program that is compiled for no tree, and runs any."""

    def shaped(self, numbers: Array, parents: Array, base: Array, places: Array | None = None, first: int = 0) -> Shaped:
        """The kernel of a tree.

        numbers   (bodies, k)
        parents   (bodies,): 0 for the base, else the number of the body that carries it, counted from 1
        base      what bodies take from the base, one array after the other
        places    (bodies, inputs with places) in the first vector, -1 for none; of a program that has any
        first     entries of that vector
        """

    def use(self, tree: Shaped | None) -> None:
        """Direct calls are of this tree from now on."""

    def direct(self, name: str, doc: str, ordinary: Call) -> Call:
        """As of a kernel; of the tree in use."""


INSIDE = 2.0**-20  # of a fixed step: a knot that is nearer to one of its ends counts as that end


class Recorded(NamedTuple):
    """Accepted steps: their ends (m,), states there (m, elements), evaluations of f until then (m,); how stiff they were (m,), and
    what a Rosenbrock pair has of them in between (m, 3, elements), as Motion has both."""

    t: Array
    x: Array
    evaluations: Array
    stiffness: Array
    inner: Array


class Integrator(Protocol):
    """A problem that can be integrated, for many motions at once or for one alone."""

    problem: Problem

    def carried(self, rows: int) -> Array:
        """Room for what a later call goes on from."""

    def evaluations(self, carried: Array, rows: int) -> Array:
        """(rows,): evaluations of the right-hand side so far, as an adaptive scheme counted them."""

    def run(
        self,
        initial: Sequence[Array],
        held: Sequence[Array | Curves],
        results: Sequence[Array],
        steps: Schedule,
        carried: Array,
        workers: int = 1,
    ) -> None:
        """The steps of all motions; where the first is not 0 they go on from what the call before left in `carried`.

        initial   (rows, size)                  per state
        held      (rows, 1 or steps, size)      per held input; rows may be broadcast; Curves for those that follow some
        results   (rows, samples, size)         per state
        All of the problem's dtype, the elements of a row side by side.
        """

    def follow(
        self, motion: Motion, held: Sequence[Array | Curves], *, end: float, rtol: float, atol: float, max_step: float, trials: int
    ) -> Recorded:
        """At most so many trial steps of one motion under error control towards the end, each that is accepted recorded.

        held   (size,) or Curves per held input
        """


class Device(Protocol):
    """Where graphs are computed.

    name     as compile(device=...) takes it
    dtypes   of the numbers it computes with
    """

    name: str
    dtypes: tuple[str, ...]

    def kernel(self, graph: Graph, dtype: DTypeLike = np.float64) -> Kernel:
        """The graph, ready to evaluate."""

    def integrator(self, problem: Problem) -> Integrator:
        """The problem, ready to integrate."""

    def uniform(self, graph: Graph, names: Sequence[str], dtype: DTypeLike = np.float64) -> Uniform | None:
        """The graph, ready to evaluate with the same numbers in these inputs for all states; None where that gains nothing."""
        return None

    def general(self, program: Program, dtype: DTypeLike = np.float64) -> General:
        """The program, ready for trees of any shape."""
        raise BackendError(f"the device {self.name!r} has no kernels for trees of any shape")

    def describe(self) -> str:
        """The hardware in a few words."""

    def facts(self) -> Mapping[str, str]:
        """What this machine has for the device, and what the device keeps there: name of the fact -> fact."""

    def compiling(self) -> bool:
        """Whether a compile goes on behind, which an interrupt left."""
        return False


def device(name: str = DEFAULT) -> Device:
    """The device of this name; BackendError names those there are, MissingExtra the remedy when it needs an extra."""
    if name not in DEVICES:
        raise BackendError(f"no device is called {name!r}; this version has {', '.join(map(repr, DEVICES))}")
    found: Device = import_module(DEVICES[name]).DEVICE
    return found


def cores() -> int:
    """Cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1
