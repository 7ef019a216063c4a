"""Devices: the back-ends that evaluate graphs.  Each is imported when it is first looked up by name.

A device compiles a graph into a Kernel, which evaluates batches of states, and an ODE problem into an Integrator.
`device("cpu")` compiles for this machine's CPU by LLVM.  `device("reference")` is the interpreter that defines every operation.
`device("precise")` interprets with many digits.  `device("wasm")` compiles to WebAssembly and runs it by wasmtime.
To add one, write a package next to cpu/ with an object DEVICE and add a row to DEVICES (docs/add-a-backend.md).
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

#: device name -> module with its DEVICE object
DEVICES = {
    "cpu": "isodyn.backends.cpu",
    "reference": "isodyn.backends.reference",
    "precise": "isodyn.backends.precise",
    "wasm": "isodyn.backends.wasm",
}

DEFAULT = "cpu"
#: floating-point types of kernels
DTYPES = ("float64", "float32")

#: names of the arrays that the graphs of a Switching share (see there)
STEP, ROUND, WRONG, PART, NEXT, RTOL, ATOL, LEAST = (
    f"step:{name}" for name in ("h", "round", "wrong", "part", "next", "rtol", "atol", "least")
)
RATE, BEFORE, LATE = "rate:", "before:", "late:"  # prefixes: derivative, previous value, value at the last stage

Call = TypeVar("Call", bound=Callable[..., object])


class Kernel(Protocol):
    """A compiled graph.

    graph    the graph that it evaluates
    dtype    type of all arrays
    lanes    states that one SIMD instruction processes
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
        """The generated code as text (for the CPU: LLVM IR)."""

    @property
    def size(self) -> int:
        """Size of the machine code with its constants [bytes]; 0 for interpreters."""
        return 0

    def run(self, arrays: Sequence[Array], rows: int, workers: int | None = 1) -> None:
        """Evaluate a batch of `rows` states.

        arrays    inputs, then outputs; each (rows, elements), of the kernel's dtype, with any strides.  An output may be an input.
        workers   maximum number of threads; None: as many as the process may use
        """

    def direct(self, name: str, doc: str, ordinary: Call, workers: int | None = None, *, finite: bool = False) -> Call:
        """Return a function that evaluates one state, or a few, without Python overhead, and passes every other call to `ordinary`.

        A device without such a fast path returns `ordinary` itself.
        workers   threads that `ordinary` may use; None: as many as the process may use
        finite    True: pass calls whose results are not finite to `ordinary` as well
        """
        return ordinary

    def take_calls(self, wanted: bool) -> None:
        """Switch the fast path of all functions from `direct` on or off; while it is off, they pass every call to `ordinary`."""
        return


@dataclass(frozen=True)
class Switching:
    """Mode logic of a hybrid system: graphs that pick the stick/slip mode at the start of a step and detect where it ends.

    They share named buffers (the *board*) with the right-hand side: an output of a graph overwrites the buffer of its name, and
    inputs are read from the buffers.  The board holds the states, the time, the constant inputs, the step "step:h" (1,) and the
    iteration number "step:round" (1,), from 0.  "rate:<name>" is an output of the right-hand side.  The colon keeps these names
    apart from the setpoints of controllers.

    begin    Runs at the start of a step.  Outputs: the data of the mode problem, and the derivatives of all states but the last.
    turn     One iteration.  The device repeats it until "step:wrong" (1,) is 0, at most `rounds` times.  Outputs: the mode (an
             input of the right-hand side), and the derivative of the last state in it.
    An iteration changes only lanes that have not converged.  Results therefore do not depend on the batch.

    after    two more graphs, by name.  After a fixed step, with the new states on the board:
      crossed  Output: "step:wrong", not 0 where a velocity changed sign and the states must be corrected.
      end      Runs only there.  Outputs: the data of an impulse problem, whose solution is the new last state itself.
    After a step under error control, which must end where the mode ends.  The board then also has the tolerances "step:rtol" and
    "step:atol", the shortest useful step "step:least" (1,), and the derivatives "late:<name>" at the stage at the end of the step:
      landed   Outputs: "step:part" (1,), the fraction of the step at which it should end (1.0: all); and the corrected states.
      late     Runs after the choice of the next mode.  Outputs: "step:part" again, and "step:next" (1,), the time after which that
               mode may end, which bounds the next step.  "before:<name>" is the previous value of an array.
    """

    begin: Graph
    turn: Graph
    after: Mapping[str, Graph]
    rounds: int

    @property
    def graphs(self) -> dict[str, Graph]:
        """All graphs by name."""
        return {"begin": self.begin, "turn": self.turn, **self.after}

    def mapped(self, change: Callable[[Graph], Graph]) -> Switching:
        """Return a copy with `change` applied to every graph."""
        after = {name: change(graph) for name, graph in self.after.items()}
        return Switching(change(self.begin), change(self.turn), after, self.rounds)

    def mode(self, graph: Graph) -> tuple[str, ...]:
        """Names of the inputs of the right-hand side `graph` that hold the mode."""
        given = {port.name for port in self.turn.outputs}
        return tuple(port.name for port in graph.inputs if port.name in given)


@dataclass(frozen=True)
class Charts:
    """Configuration manifold of the first state, whose derivative is not the velocity; the last state holds the velocities.

    quaternions   index of the first entry of each quaternion in q; every step normalises them
    moved         graph of the exact update of q by a tangent vector: "q", "step" -> "moved"
    """

    quaternions: tuple[int, ...]
    moved: Graph


@dataclass(frozen=True)
class Problem:
    """ODE problem: the right-hand side x' = f(x, t, u) as a graph, and the scheme that integrates it.

    The first `states` inputs of the graph are the states; its outputs are their derivatives.  An input "t" is the time.  Every
    other input is constant during a step, follows a curve over time, or is the mode.
    dtype      type of the states
    alone      True: one motion at a time; False: a batch of motions
    following  names of the inputs that follow curves
    recorded   True: for `follow` (one motion, adaptive scheme, every step recorded); False: for `run`
    switching  mode logic; None: the system has no modes
    charts     configuration manifold of the first state; None: the last states are the derivatives of the first
    restored   graph that projects the first and the last state onto the loop constraints after a step:
               "open:q", "open:qd" -> "closed:q", "closed:qd"; None: no projection
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
        """Hash of the content: equal problems have equal digests, on every machine."""
        graphs = [self.graph, *(self.switching.graphs.values() if self.switching else ())]
        graphs += [graph for graph in (self.charts and self.charts.moved, self.restored) if graph]
        modes = self.switching and (self.switching.rounds, tuple(self.switching.after))
        how = (self.states, repr(self.scheme), self.dtype, self.alone, self.following, self.recorded, modes)
        text = repr((*how, self.charts and self.charts.quaternions, self.restored is None, *(graph.digest() for graph in graphs)))
        return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Schedule:
    """Grid of steps first <= k < last, each from t0 + k h to t0 + (k + 1) h; every `every`-th end is a sample.

    sample              index of the first sample in the results; sample 0 is the initial state
    rtol, atol, guess   tolerances and first step of an adaptive scheme, which chooses its own steps inside each grid step
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
    """Piecewise polynomials in time (as scipy.interpolate.PPoly); the end pieces extrapolate.

    The variable of piece k is u = (t - times[k]) / (times[k + 1] - times[k]).
    times          (m + 1,)               breakpoints, float64                                        [s]
    coefficients   (m, degree + 1, size)  of ascending powers of u, of the states' dtype; both C-contiguous
    """

    times: Array
    coefficients: Array

    def at(self, t: Array, within: Array | None = None) -> Array:
        """Return the values (K, size) at times (K,).  `within` (K,) selects the pieces by other times, for one-sided limits."""
        k = np.searchsorted(self.times, t if within is None else within, side="right") - 1
        k = np.clip(k, 0, len(self.coefficients) - 1)
        u = ((t - self.times[k]) / (self.times[k + 1] - self.times[k]))[:, np.newaxis].astype(self.coefficients.dtype)
        value = self.coefficients[k, -1]
        for power in reversed(range(self.coefficients.shape[1] - 1)):
            value = value * u + self.coefficients[k, power]
        return np.asarray(value)

    def between(self, start: float, end: float) -> Curves:
        """Return the pieces that cover the interval [start, end]."""
        last = len(self.coefficients) - 1
        first = min(max(int(np.searchsorted(self.times, start, side="right")) - 1, 0), last)
        stop = min(max(int(np.searchsorted(self.times, end, side="left")), first + 1), last + 1)
        return Curves(self.times[first : stop + 1], self.coefficients[first:stop])

    @property
    def jumps(self) -> Array:
        """Times [s] at which a value jumps by more than a millionth of its maximum; steps must end there."""
        ends, starts = self.coefficients[:-1].sum(axis=1), self.coefficients[1:, 0]
        largest = np.maximum(np.abs(ends), np.abs(starts)).max(axis=0, initial=0.0)
        least = 1e-6 * largest + 1e-9 * largest.max(initial=0.0)  # the second term: for curves that are rounding errors throughout
        return np.asarray(self.times[1:-1][(np.abs(starts - ends) > least).any(axis=-1)])


PARENT = "parent:"  # prefix of array names in a Program


class Sweep(NamedTuple):
    """A graph that runs once for each body of a tree: parents first if `outward`, else children first."""

    graph: Graph
    outward: bool


class Program(NamedTuple):
    """A quantity of a tree of any topology, as a sequence of sweeps over its bodies.

    Inputs of a graph: "numbers" (the parameters of the body); the body's entry of an input vector; an output of an earlier sweep,
    of the body ("<name>") or of its parent ("parent:<name>").  Outputs: the body's entry of the result; values stored at the body;
    "parent:<name>", which is added to the value at the parent.

    vectors   names of the input vectors, one entry per body
    result    name of the output; each body has as many entries as the graph's output
    places    graph inputs that are read from the first vector at indices that the tree gives for every body; 0 where it gives none
    """

    vectors: tuple[str, ...]
    result: str
    sweeps: tuple[Sweep, ...]
    places: tuple[str, ...] = ()

    @property
    def base(self) -> dict[str, int]:
        """Arrays that bodies read from the base: name -> size."""
        ports = [port for sweep in self.sweeps for port in sweep.graph.inputs]
        return {port.name.removeprefix(PARENT): port.size for port in ports if port.name.startswith(PARENT)}

    @property
    def each(self) -> int:
        """Entries of the result per body."""
        return next(port.size for sweep in self.sweeps for port in sweep.graph.outputs if port.name == self.result)


class Uniform(Kernel, Protocol):
    """A kernel with some inputs that are equal for all states of a call (as uniforms on a GPU)."""

    def bind(self, values: Array) -> Kernel:
        """Return the kernel of the other inputs, the uniform ones fixed to `values` (k,), concatenated, of the kernel's dtype."""


class Shaped(Kernel, Protocol):
    """A program bound to the parameters of one tree.  They are immutable, so that a running call is not affected by an edit."""

    def with_numbers(self, numbers: Array) -> Shaped:
        """Return the same tree with other parameters of its bodies."""


class General(Protocol):
    """A compiled program that runs for any tree, without compiling again."""

    def shaped(self, numbers: Array, parents: Array, base: Array, places: Array | None = None, first: int = 0) -> Shaped:
        """Return the kernel of a tree.

        numbers   (bodies, k) parameters
        parents   (bodies,) number of the parent body, counted from 1; 0: the base
        base      arrays that bodies read from the base, concatenated
        places    (bodies, len(Program.places)) indices into the first vector, -1: none
        first     number of entries of that vector
        """

    def use(self, tree: Shaped | None) -> None:
        """Set the tree that the functions from `direct` evaluate."""

    def direct(self, name: str, doc: str, ordinary: Call) -> Call:
        """As Kernel.direct, for the tree that `use` has set."""


INSIDE = 2.0**-20  # fraction of a fixed step: a breakpoint this near to an end of the step counts as that end


class Recorded(NamedTuple):
    """Accepted steps of one motion.

    t            (m,)              ends of the steps [s]
    x            (m, elements)     states there
    evaluations  (m,)              evaluations of f so far
    stiffness    (m,)              stiffness estimate of each step (see schemes.Motion)
    inner        (m, 3, elements)  dense-output data of a Rosenbrock pair (see schemes.Motion)
    """

    t: Array
    x: Array
    evaluations: Array
    stiffness: Array
    inner: Array


class Integrator(Protocol):
    """A compiled ODE problem, for a batch of motions or for one."""

    problem: Problem

    def carried(self, rows: int) -> Array:
        """Return a new array for the state that a later call to `run` resumes from."""

    def evaluations(self, carried: Array, rows: int) -> Array:
        """Return (rows,) evaluations of the right-hand side so far, as an adaptive scheme counted them."""

    def run(
        self,
        initial: Sequence[Array],
        held: Sequence[Array | Curves],
        results: Sequence[Array],
        steps: Schedule,
        carried: Array,
        workers: int = 1,
    ) -> None:
        """Integrate a batch of motions.  If steps.first is not 0, resume from `carried`, as the call before left it.

        initial   (rows, size)                  for each state
        held      (rows, 1 or steps, size)      for each input; rows may be broadcast; Curves for inputs that follow curves
        results   (rows, samples, size)         for each state
        All arrays have the problem's dtype and contiguous rows.
        """

    def follow(
        self, motion: Motion, held: Sequence[Array | Curves], *, end: float, rtol: float, atol: float, max_step: float, trials: int
    ) -> Recorded:
        """Integrate one motion under error control towards `end`, for at most `trials` trial steps; return the accepted steps.

        held   (size,) or Curves for each input
        """


class Device(Protocol):
    """A back-end that compiles and runs graphs.

    name     for compile(device=...)
    dtypes   supported floating-point types
    """

    name: str
    dtypes: tuple[str, ...]

    def kernel(self, graph: Graph, dtype: DTypeLike = np.float64) -> Kernel:
        """Compile a graph."""

    def integrator(self, problem: Problem) -> Integrator:
        """Compile an ODE problem."""

    def uniform(self, graph: Graph, names: Sequence[str], dtype: DTypeLike = np.float64) -> Uniform | None:
        """Compile a graph with the inputs `names` uniform over a call; None if that gains nothing on this device."""
        return None

    def general(self, program: Program, dtype: DTypeLike = np.float64) -> General:
        """Compile a program for trees of any topology."""
        raise BackendError(f"the device {self.name!r} has no kernels for trees of any topology; use device='cpu'")

    def describe(self) -> str:
        """Return the hardware in a few words."""

    def facts(self) -> Mapping[str, str]:
        """Return what `isodyn doctor` prints about the device, such as the vector unit and the cache: label -> text."""

    def compiling(self) -> bool:
        """True while a compilation that an interrupt (Ctrl-C) abandoned still runs in the background."""
        return False


def device(name: str = DEFAULT) -> Device:
    """Return the device of this name.  Raises BackendError if there is none, MissingExtra if an optional package is missing."""
    if name not in DEVICES:
        raise BackendError(f"no device is called {name!r}; this version has {', '.join(map(repr, DEVICES))}")
    found: Device = import_module(DEVICES[name]).DEVICE
    return found


def cores() -> int:
    """Number of cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1
