"""The CPU of this machine: compiles graphs to machine code by LLVM, caches it on disk and runs it in threads.

Kernel       a compiled graph; it takes arrays with one row per state.  The dynamics layer handles shapes, broadcasting and names.
Integrator   a compiled ODE problem: scheme and right-hand side
DEVICE       both as a device (device.py)
The LLVM text comes from backends/llvm and emit.py.
"""

from __future__ import annotations

import ctypes
import struct
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends import device
from isodyn.backends.cpu.cpython import TABLE, abi, address_of, builtin, python_entry
from isodyn.backends.cpu.threads import WORTH_THREADS, Launcher
from isodyn.backends.device import DTYPES, Call, Curves, Problem, Program, Recorded, Schedule, cores
from isodyn.backends.llvm import objects, store
from isodyn.backends.llvm.objects import PLACES, Loaded, Object, key, obtained
from isodyn.backends.llvm.store import Header
from isodyn.backends.llvm.target import Target, available_units, host_target, one_lane
from isodyn.graph.count import Count, count_graph
from isodyn.graph.graph import Graph
from isodyn.renamed import with_old_members
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.backends.cpu.emit import Module
    from isodyn.backends.schemes import Motion

_MOMENT = 20_000_000  # node evaluations for which a call may block other Python threads, about 1 ms
_SLICE = 2_000_000_000  # node evaluations between two checks for Ctrl-C, about 0.2 s
_OFF_LINE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
HEADER = ("lanes", "bits", "rows", "scratch", "entry", "one", "early", "worked_out")  # see emit.emit_kernel
_WORTH_STREAMING = 8_000_000  # bytes: larger results are written with streaming stores, which bypass the caches


@with_old_members
class Kernel(device.Kernel):
    """Compiled code of a graph for this machine.

    count     operations of the graph
    lanes     states that one SIMD instruction processes
    ir        the LLVM text
    size      size of the machine code with its constants [bytes]
    cached    True if it was loaded from disk
    uniform   inputs that are equal for all states of a call, set by `bind`.  Work that depends on them only is done once per call.
    """

    def __init__(self, graph: Graph, dtype: DTypeLike = np.float64, unit: str | None = None, uniform: Sequence[str] = ()):
        self.graph, self.uniform = graph, tuple(port.name for port in graph.inputs if port.name in uniform)
        self.dtype = np.dtype(dtype)
        self.target: Target = host_target(unit)
        self._unit = unit
        name = key("kernel", graph.digest(), self.target, self.dtype.str, self.uniform, abi())
        found = obtained(name, self.target, lambda: self._module, HEADER)
        self.cached, self._object = found.cached, found.content
        self._header, self.lanes = found.header, found.header["lanes"]
        self._has_entry = bool(found.header["entry"])
        self._code = _loaded(found, self.target)
        self._launch = Launcher(self._code, self.lanes, found.header["scratch"])

    @cached_property
    def _module(self) -> Module:
        from isodyn.backends.cpu.emit import emit_kernel  # imported here for a fast start: a cached kernel needs no emitters

        return emit_kernel(self.graph, self.target, self.dtype, self.uniform)

    @property
    def ir(self) -> str:
        """The LLVM text."""
        return self._module.text

    @property
    def size(self) -> int:
        """Size of the object file [bytes]: machine code and constants."""
        return len(self._object)

    def __repr__(self) -> str:
        return f"<Kernel {self.graph.name}: {self.count}; {self.target.unit} x {self.lanes} {self.dtype}, {self.size} bytes>"

    @property
    def count(self) -> Count:
        """Operations of the graph, without those that are done once per call."""
        return count_graph(self.graph, offline=self.uniform)

    def __reduce__(self) -> tuple[type[Kernel], tuple[Graph, str, str | None, tuple[str, ...]]]:
        return Kernel, (self.graph, self.dtype.str, self._unit, self.uniform)

    def bind(self, values: Array) -> device.Kernel:
        """Return the kernel of the other inputs, the uniform ones fixed to `values` (k,), concatenated, of the kernel's dtype."""
        return BoundKernel(self, values)

    def run(self, arrays: Sequence[Array], rows: int, workers: int | None = 1) -> None:
        """Evaluate `rows` states.  Arrays: inputs, then outputs, each (rows, elements) of the kernel's dtype, with any strides.

        workers   maximum number of threads; None: as many as this process may use
        """
        assert not self.uniform, "pass the values of uniform inputs to `bind`"
        self._sliced(arrays, rows, workers, None)

    def _sliced(self, arrays: Sequence[Array], rows: int, workers: int | None, given: Array | None) -> None:
        large = sum(a.nbytes for a in arrays[len(self.graph.inputs) - len(self.uniform) :]) >= _WORTH_STREAMING
        most = (_SLICE // max(1, len(self.graph)) // self.lanes + 1) * self.lanes
        if rows <= most:
            self._run(arrays, rows, workers, large, given)
            return
        for start in range(0, rows, most):  # Ctrl-C is handled between slices
            part = slice(start, min(rows, start + most))
            self._run([a[part] for a in arrays], part.stop - start, workers, large, given)

    def _run(self, arrays: Sequence[Array], rows: int, workers: int | None, large: bool, given: Array | None) -> None:
        fields: list[int] = []
        for a in arrays:
            data = address_of(a)
            even = (data | self.lanes * a.shape[1] * a.itemsize) % 16 == 0  # every block of rows begins and ends on 16 bytes
            fields += (data, *a.strides, large and even)
        if given is not None:
            fields.append(address_of(given))
        table = array("q", fields)
        useful = rows * len(self.graph) // WORTH_THREADS + 1
        workers = 1 if useful == 1 else min(useful, workers or cores())
        self._launch(table.buffer_info()[0], rows, workers, (table, arrays, given))

    def direct(self, name: str, doc: str, ordinary: Call, workers: int | None = None, *, finite: bool = False) -> Call:
        """Return a builtin that evaluates one state or a small batch without Python overhead, else calls `ordinary`.

        Return `ordinary` itself if this kernel has no such entry.  A batch is small if threads would not make it faster.  On
        one thread it is small if it blocks the interpreter for about 1 ms at most.  Uniform inputs are passed as
        parameters={name: value}.

        finite   True: pass calls whose results are not finite to `ordinary` as well; this sets it for all builtins of the kernel
        """
        address = self._entry(workers, finite)
        return ordinary if address is None else builtin(address, name, doc, ordinary, self)

    def _entry(self, workers: int | None, finite: bool, *, bound: bool = False) -> int | None:
        """Return the address of the direct entry; if `bound`, of the one whose uniform inputs are bound.  None if there is none."""
        address = python_entry(self._code, self.dtype.str, self.uniform, bound=bound) if self._has_entry else None
        if address is None:
            return None
        if finite:
            ctypes.c_int64.from_address(self._code.variable("finite")).value = 1
        if (workers or cores()) == 1:
            written = sum(port.size for port in self.graph.outputs) * self.dtype.itemsize
            few = min(_MOMENT // max(1, len(self.graph)), _WORTH_STREAMING // max(1, written))
            ctypes.c_int64.from_address(self._code.variable("few")).value = few
        return address

    def _worked_out(self, values: Array) -> Array:
        """Return the values that depend on the uniform inputs only, as the compiled code computes them once per call."""
        header, size = self._header, self.dtype.itemsize
        block = np.empty(header["one"] + 64, dtype=np.uint8)
        first = -address_of(block) % 64
        _OFF_LINE(self._code.address("off_line"))(address_of(values), address_of(block) + first)
        start = first + header["early"]
        return block[start : start + header["worked_out"] * size].view(self.dtype)

    def take_calls(self, wanted: bool) -> None:
        """Switch the direct entries on or off.  Off: the dtype that they compare with is null, so that every call falls back."""
        if self._has_entry:
            self._wanted_dtype.value = id(np.dtype(self.dtype.str)) if wanted else None

    @cached_property
    def _wanted_dtype(self) -> ctypes.c_void_p:
        return ctypes.c_void_p.from_address(self._code.variable("python") + TABLE.index("descr") * ctypes.sizeof(ctypes.c_void_p))


class BoundKernel(device.Kernel):
    """A kernel with fixed values of its uniform inputs."""

    def __init__(self, kernel: Kernel, values: Array):
        self._kernel, self._values = kernel, np.ascontiguousarray(values, kernel.dtype)
        self.dtype, self.lanes, inputs = kernel.dtype, kernel.lanes, kernel.graph.inputs
        self.graph = replace(kernel.graph, inputs=tuple(port for port in inputs if port.name not in kernel.uniform))

    def __repr__(self) -> str:
        return f"{repr(self._kernel)[:-1]}, bound: {', '.join(self._kernel.uniform)}>"

    @property
    def ir(self) -> str:
        """The LLVM text."""
        return self._kernel.ir

    @property
    def size(self) -> int:
        """Size of the machine code with its constants [bytes]."""
        return self._kernel.size

    @property
    def count(self) -> Count:
        """Operations per state."""
        return self._kernel.count

    def direct(self, name: str, doc: str, ordinary: Call, workers: int | None = None, *, finite: bool = False) -> Call:
        """As Kernel.direct; the values that depend on the uniform inputs only are computed here, once."""
        kernel = self._kernel
        address = kernel._entry(workers, finite, bound=True)
        if address is None:
            return ordinary
        numbers = np.concatenate([kernel._worked_out(self._values), self._values])
        return builtin(address, name, doc, ordinary, kernel, numbers=numbers)

    def run(self, arrays: Sequence[Array], rows: int, workers: int | None = 1) -> None:
        """Evaluate `rows` states."""
        self._kernel._sliced(arrays, rows, workers, self._values)


class Integrator(device.Integrator):
    """An ODE problem compiled for the widest vector unit, or for one lane (see llvm/integrate.py).

    lanes    motions that one SIMD instruction processes
    ir       the LLVM text
    """

    def __init__(self, problem: Problem):
        self.problem, self.dtype = problem, np.dtype(problem.dtype)
        self.target: Target = host_target(one_lane() if problem.alone or problem.recorded else None)
        names = ("lanes", "bits", "rows", "scratch", *PLACES)
        found = obtained(key("integrator", problem.digest(), self.target), self.target, lambda: self._module, names)
        self.lanes, self._at = found.header["lanes"], found.header
        self._launch = Launcher(_loaded(found, self.target), self.lanes, found.header["scratch"])

    @cached_property
    def _module(self) -> Module:
        from isodyn.backends.cpu.emit import emit_integrator  # imported here for a fast start, as for kernels

        return emit_integrator(self.problem, self.target)

    @property
    def ir(self) -> str:
        """The LLVM text."""
        return self._module.text

    def carried(self, rows: int) -> Array:
        """Return a new buffer for the state that a later call to `run` resumes from."""
        return np.empty(-(-rows // self.lanes) * self._at["carried"] + 64, dtype=np.uint8)

    def evaluations(self, carried: Array, rows: int) -> Array:
        """Return (rows,) evaluations of the right-hand side so far, as an adaptive scheme counted them."""
        size, start, width = self._at["carried"], self._at["evaluations"], self.lanes * self.dtype.itemsize
        blocks = _aligned(carried)[: -(-rows // self.lanes) * size].reshape(-1, size)
        counts = np.ascontiguousarray(blocks[:, start : start + width]).view(self.dtype)
        return np.asarray(counts.reshape(-1)[:rows], dtype=np.int64)

    def run(
        self,
        initial: Sequence[Array],
        held: Sequence[Array | Curves],
        results: Sequence[Array],
        steps: Schedule,
        carried: Array,
        workers: int = 1,
    ) -> None:
        """Integrate all motions over these steps."""
        rows, (first, last) = len(results[0]), (steps.first, steps.last)
        head = [*_words(steps.h, steps.t0, steps.rtol, steps.atol, steps.guess, np.inf), first, last, steps.every]
        fields = [word for a in initial for word in (a.ctypes.data, a.strides[0])]
        fields += [word for a in held for word in _held_words(a)]
        fields += [word for a in results for word in (a.ctypes.data - steps.sample * a.strides[1], *a.strides[:2])]
        table = array("q", [*head, _aligned(carried).ctypes.data, *fields])
        enough = rows * (last - first) * len(self.problem.graph) // WORTH_THREADS + 1
        workers = min(workers, enough, -(-rows // self.lanes))
        self._launch(table.buffer_info()[0], rows, workers, (table, initial, held, results, carried))

    def follow(
        self, motion: Motion, held: Sequence[Array | Curves], *, end: float, rtol: float, atol: float, max_step: float, trials: int
    ) -> Recorded:
        """Integrate one motion towards `end`, for at most `trials` trial steps; return the accepted steps."""
        size = motion.x.size
        states, inner = np.empty((trials, size)), np.empty((trials if self._at["inner"] else 0, 3, size))
        record = Recorded(np.empty(trials), states, np.empty(trials, dtype=np.int64), np.zeros(trials), inner)
        block, report = _aligned(self.carried(1)).view(np.float64), np.zeros(2, dtype=np.int64)
        x, past, rate = (block[start // 8 :] for start in (0, self._at["history"], self._at["rate"]))
        x, past, rate = x[: motion.x.size], past[:3], rate[: motion.x.size]
        x[:], past[:], rate[:] = motion.x, (motion.h, motion.evaluations, motion.t), motion.rate
        head = [*_words(end, 0.0, rtol, atol, 0.0, max_step), 0, 1, 2, block.ctypes.data, trials]
        fields = [*(a.ctypes.data for a in (*record, report)), *(word for a in held for word in _held_words(a))]
        table = array("q", [*head, *fields])
        self._launch(table.buffer_info()[0], 1, 1, (table, block, held, record, report))
        motion.x, motion.rate = x.copy(), rate.copy()
        motion.h, motion.t, motion.evaluations, motion.stuck = float(past[0]), float(past[2]), int(past[1]), bool(report[1])
        return Recorded(*(a[: report[0]] for a in record))


@cache
def shared(lanes: int, bits: int, columns: int, target: Target) -> bytes:
    """Return the object code that all modules with these lanes and bits call (see emit_shared); kept until the process ends."""

    def make() -> tuple[Header, str]:
        from isodyn.backends.cpu.emit import emit_shared  # imported here for a fast start, as for kernels

        return emit_shared(lanes, bits, columns, target)

    return obtained(key("shared", lanes, bits, columns, target, abi()), target, make).content


def _loaded(found: Object, target: Target) -> Loaded:
    """Load the code of a kernel or an integrator, together with the shared code that it calls."""
    lanes, bits, rows = (found.header[name] for name in ("lanes", "bits", "rows"))
    widths = [0, *(columns for columns in range(1, rows.bit_length()) if rows >> columns & 1)]
    return Loaded([*(shared(lanes, bits, columns, target) for columns in widths), found.content], target)


def _aligned(block: Array) -> Array:
    """Return the bytes of a buffer from `carried`, starting at the first 64-byte boundary."""
    start = -block.ctypes.data % 64
    return block[start : start + len(block) - 64]


def _held_words(array: Array | Curves) -> tuple[int, int, int]:
    """Return the table entries of a held input: (rows, 1 or steps, size), (size,) for a single motion, or curves."""
    if isinstance(array, Curves):
        pieces, powers, _ = array.coefficients.shape
        return array.times.ctypes.data, array.coefficients.ctypes.data, pieces << 8 | powers - 1
    if array.ndim == 1:
        return array.ctypes.data, 0, 0
    return array.ctypes.data, array.strides[0], array.strides[1] if array.shape[1] > 1 else 0


def _words(*values: float) -> list[int]:
    """Return the bits of doubles as integers, for the table."""
    return list(struct.unpack(f"<{len(values)}q", struct.pack(f"<{len(values)}d", *values)))


class CPU(device.Device):
    """Device that compiles for the widest vector unit of this machine, or for the one named by ISODYN_LANES."""

    name = "cpu"
    dtypes = DTYPES

    def kernel(self, graph: Graph, dtype: DTypeLike = np.float64) -> Kernel:
        """Compile a graph."""
        return Kernel(graph, dtype)

    def uniform(self, graph: Graph, names: Sequence[str], dtype: DTypeLike = np.float64) -> Kernel:
        """Compile a graph; work that depends on the inputs `names` only is done once per call."""
        return Kernel(graph, dtype, uniform=names)

    def integrator(self, problem: Problem) -> Integrator:
        """Compile an ODE problem."""
        return Integrator(problem)

    def general(self, program: Program, dtype: DTypeLike = np.float64) -> device.General:
        """Compile a program for trees of any topology; each object that is returned has its own current tree."""
        from isodyn.backends.cpu.anytree import General  # imported here for a fast start: most kernels are of one robot

        return General(program, dtype, _loaded)

    def describe(self) -> str:
        """Return CPU, vector unit and lanes."""
        target = host_target()
        return f"{target.cpu} ({target.unit}, {target.lanes(8)} float64 lanes)"

    def facts(self) -> Mapping[str, str]:
        """Return CPU, vector unit, threads, and the state of the kernel cache."""
        target = host_target()
        return {
            "CPU": f"{target.cpu}, {'with' if target.fma else 'without'} fused multiply-add",
            "vector unit": f"{target.unit}: {target.lanes(8)} float64 or {target.lanes(4)} float32 lanes",
            "can run": ", ".join(available_units()),
            "threads": f"{cores()}",
            "cache": store.state(),
        }

    def compiling(self) -> bool:
        """True while LLVM is compiling."""
        return objects.under_way()


DEVICE: device.Device = CPU()
