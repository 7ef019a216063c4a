"""LLVM modules for this machine: of kernels (bodies, the loop over rows, the direct entry from Python) and of integrators.

    @entry(self, args, nargs, kwnames)      METH_FASTCALL | METH_KEYWORDS
    @batch_rows(args, out) -> N             -1 when this is not a plain, small batch
    @batch(args, out, N) -> result          runs the loop over rows on scratch of its own

The direct entry is a Python builtin function emitted by our own LLVM, so that one call costs no interpreter work.  It takes
exactly the common cases: contiguous, aligned ndarrays of the kernel's dtype and sizes, one state (n,) or a batch (N, n) too small
for threads, and at most the keyword `out`.  Everything else goes to `self`, the ordinary Python method, untouched.  Fields of
ndarrays are read in place (see cpython.py, which also fills @python with the addresses of what is needed from Python and NumPy).
Some tens of states cost less than the interpreter's work around them otherwise would, hence the small batches.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends.cpu.cpython import DATA, DESCR, DIMENSIONS, FLAGS, HEAD, ND, READ, TABLE, WRITE
from isodyn.backends.cpu.objects import Header
from isodyn.backends.cpu.threads import SHARING, WORTH_THREADS
from isodyn.backends.device import Problem, Switching
from isodyn.backends.llvm.body import emit_bodies, signature
from isodyn.backends.llvm.code import Code, assembled
from isodyn.backends.llvm.rows import FIELDS, WIDE, Layout, emit_loop, layout
from isodyn.backends.llvm.target import Target
from isodyn.graph.graph import Graph
from isodyn.graph.passes import optimised

STACK = 32768  # above this much scratch, calls go the ordinary way


class Module(NamedTuple):
    """What must be known to call an object, and the LLVM text that it is made of."""

    header: Header
    text: str


def lanes_for(graph: Graph, target: Target, bits: int) -> int:
    """States per block: one vector of them, or two where a short graph has wide results (M): writing then takes most of the time,
    and larger blocks hide it better.  For longer graphs two would not fit the registers."""
    lanes = target.lanes(bits // 8)
    written = sum(port.size for port in graph.outputs)
    return 2 * lanes if lanes > 1 and written >= WIDE and len(graph) < 10 * written else lanes


def emit_kernel(graph: Graph, target: Target, dtype: DTypeLike) -> Module:
    """The module of a graph; `entry`: whether the direct entry is there."""
    graph, bits = optimised(graph), 8 * np.dtype(dtype).itemsize
    lanes = lanes_for(graph, target, bits)
    bodies = emit_bodies(graph, lanes, bits, fma=target.fma)
    place = layout(graph, lanes, bits, bodies)
    entry = emit_entry(graph, place, bits)
    text = bodies.text + emit_loop(graph, place, lanes, bits) + SHARING + entry
    return Module({"lanes": lanes, "scratch": max(place.size, 64), "entry": bool(entry)}, assembled(text, target))


def emit_integrator(problem: Problem, target: Target) -> Module:
    """The module of a problem; carried, evaluations, history and rate are places in a carried block (see llvm/integrate.py)."""
    from isodyn.backends.llvm.integrate import EVALUATIONS, Plan, emit_integration  # for start-up: kernels do without

    graph, size, switching = optimised(problem.graph), np.dtype(problem.dtype).itemsize, problem.switching
    if switching is not None:
        beside = {name: optimised(each) for name, each in switching.graphs.items()}
        switching = Switching(**beside, rounds=switching.rounds)
    lanes, bits, fma = target.lanes(size), 8 * size, target.fma
    bodies = emit_bodies(graph, lanes, bits, fma=fma, beside={} if switching is None else switching.graphs)
    place = Plan(
        graph, problem.states, problem.scheme, bodies, lanes, bits, fma=fma, lined=problem.lined, alone=problem.alone,
        recorded=problem.recorded, switching=switching,
    )  # fmt: skip
    places = {"carried": place.carried, "evaluations": place.past(EVALUATIONS), "history": place.history, "rate": place.rate}
    text = bodies.text + emit_integration(place) + SHARING
    return Module({"lanes": lanes, "scratch": place.size, **places}, assembled(text, target))


def emit_entry(graph: Graph, place: Layout, bits: int) -> str:
    """LLVM text of @entry and what it calls, or nothing when the graph cannot have one: it takes vectors, gives one array (a bare
    number is better made by Python), and is small enough for the stack."""
    vectors = graph.inputs and all(len(port.shape) == 1 for port in graph.inputs)
    if not vectors or len(graph.outputs) != 1 or not graph.outputs[0].shape or sys.implementation.name != "cpython":
        return ""
    if place.size - place.inputs_1[0] > STACK:
        return ""
    code, out, many = Code(1, bits), graph.outputs[0], place.size <= STACK
    code.put(f"%slots = alloca [{max(64, place.size - place.slots_1)} x i8], align 64")
    buffer = code.new(f"alloca [{max(1, out.size)} x {code.scalar}], align 64")
    dims = code.new(f"alloca [{len(out.shape)} x i64], align 16")
    python = {name: _python(code, name) for name in TABLE}
    _arguments(code, graph, python)
    code.branch(code.test("eq", "%target", "null", "ptr"), "make", "check")
    code.label("make")
    array = _new_array(code, dims, out.shape, python["ndarray"], python["PyArray_New"])
    code.require(code.test("ne", array, "null", "ptr"), "nothing")
    call = f"call i1 @body_1({signature(graph, '%slots')})"
    code.new(call.replace("%out0", _field(code, array, DATA)))
    code.put(f"ret ptr {array}")
    code.label("nothing")
    code.put("ret ptr null")
    code.label("check")
    _guard(code, "%target", out.shape, WRITE, python)
    code.new(call.replace("%out0", buffer))
    data = _field(code, "%target", DATA)
    for k in range(out.size):  # only now, because the caller's array may be one of the inputs
        code.store(code.load(buffer, k * code.size), data, k * code.size)
    code.put(f"call void {python['IncRef']}(ptr %target)")
    code.put("ret ptr %target")
    code.label("many")
    if many:
        rows = code.new("call i64 @batch_rows(ptr %args, ptr %target)")
        code.require(code.test("sgt", rows, 0), "other")
        code.put(f"ret ptr {code.new(f'call ptr @batch(ptr %args, ptr %target, i64 {rows})')}")
    else:
        code.go("other")
    code.label("other")
    answer = code.new(f"call ptr {python['Vectorcall']}(ptr %self, ptr %args, i64 %nargs, ptr %kwnames)")
    text = code.function("ptr @entry(ptr %self, ptr %args, i64 %nargs, ptr %kwnames)", f"ptr {answer}")
    batches = _rows_of() + _batch_rows(graph, bits) + _batch(graph, place.size, bits) if many else ""
    return f"@python = global [{len(TABLE)} x ptr] zeroinitializer\n" + text + batches


def _python(code: Code, name: str) -> str:
    """An address of @python."""
    return code.word("@python", TABLE.index(name), "ptr")


def _field(code: Code, array: str, offset: int, kind: str = "ptr") -> str:
    """A field of an ndarray."""
    return code.new(f"load {kind}, ptr {code.at(array, offset)}")


def _arguments(code: Code, graph: Graph, python: dict[str, str]) -> None:
    """%target (null, or the keyword `out`) and %in0, ...: the data of the arguments, checked."""
    code.require(code.test("eq", "%nargs", len(graph.inputs)), "other")
    plain = code.block
    code.branch(code.test("eq", "%kwnames", "null", "ptr"), "inputs", "keyword")
    code.label("keyword")
    number = code.new(f"call i64 {python['PyTuple_Size']}(ptr %kwnames)")
    code.require(code.test("eq", number, 1), "other")
    name = code.new(f"call ptr {python['PyTuple_GetItem']}(ptr %kwnames, i64 0)")
    code.require(code.test("eq", name, python["out"], "ptr"), "other")
    named = code.word("%args", len(graph.inputs), "ptr")
    given = code.block
    code.go("inputs")
    code.label("inputs")
    code.put(f"%target = phi ptr [null, %{plain}], [{named}, %{given}]")
    for k, port in enumerate(graph.inputs):
        array = code.word("%args", k, "ptr")
        _guard(code, array, port.shape, READ, python)
        code.put(f"%in{k} = load ptr, ptr {code.at(array, DATA)}")


def _guard(code: Code, array: str, shape: tuple[int, ...], flags: int, python: dict[str, str]) -> None:
    """Go on only if this is an ndarray of this shape, dtype and layout; else at %many."""
    dimensions = _checked(code, array, str(len(shape)), str(flags), python["ndarray"], python["descr"], "many")
    good = "true"
    for k, size in enumerate(shape):
        good = code.both(good, code.test("eq", code.word(dimensions, k), size))
    code.require(good, "many")


def _checked(code: Code, array: str, rank: str, flags: str, ndarray: str, descr: str, otherwise: str) -> str:
    """The address of an array's dimensions; go on only if it is an ndarray of so many, with this dtype and these flags."""
    code.require(code.test("eq", _field(code, array, HEAD - 8), ndarray, "ptr"), otherwise)
    nd, dtype, found = _field(code, array, ND, "i32"), _field(code, array, DESCR), _field(code, array, FLAGS, "i32")
    masked = code.new(f"and i32 {found}, {flags}")
    right_rank, right_dtype = code.test("eq", nd, rank, "i32"), code.test("eq", dtype, descr, "ptr")
    right_flags = code.test("eq", masked, flags, "i32")
    code.require(code.both(code.both(right_rank, right_dtype), right_flags), otherwise)
    return _field(code, array, DIMENSIONS)


def _new_array(code: Code, dims: str, shape: tuple[object, ...], ndarray: str, make: str) -> str:
    """A new array of this shape, or null; `dims` is room for its dimensions."""
    for k, size in enumerate(shape):
        code.put_word(str(size), dims, k)
    number = np.dtype(f"f{code.size}").num
    what = f"ptr {ndarray}, i32 {len(shape)}, ptr {dims}, i32 {number}, ptr null, ptr null, i32 0, i32 0, ptr null"
    return code.new(f"call ptr {make}({what})")


def _rows_of() -> str:
    """@rows_of: the rows of an array whose rows have this rank and these first and last extents, or -1."""
    code = Code(1, 64)
    wanted = code.new("add i32 %rank, 1")
    dimensions = _checked(code, "%array", wanted, "%flags", _python(code, "ndarray"), _python(code, "descr"), "no")
    rows, first = code.word(dimensions, 0), code.test("eq", code.word(dimensions, 1), "%first")
    last = code.new(f"load i64, ptr {code.new(f'getelementptr i64, ptr {dimensions}, i32 %rank')}")
    code.require(code.both(first, code.test("eq", last, "%last")), "no")
    code.put(f"ret i64 {rows}")
    code.label("no")
    return code.function("internal i64 @rows_of(ptr %array, i32 %rank, i32 %flags, i64 %first, i64 %last)", "i64 -1", once=True)


def _batch_rows(graph: Graph, bits: int) -> str:
    """@batch_rows; the inputs are vectors, the output is a vector or a matrix."""
    code, out = Code(1, bits), graph.outputs[0]

    def rows_of(array: str, shape: tuple[int, ...], flags: int) -> str:
        what = f"ptr {array}, i32 {len(shape)}, i32 {flags}, i64 {shape[0]}, i64 {shape[-1]}"
        return code.new(f"call i64 @rows_of({what})")

    arrays = [code.word("%args", k, "ptr") for k in range(len(graph.inputs))]
    counts = [rows_of(array, port.shape, READ) for array, port in zip(arrays, graph.inputs, strict=True)]
    good, rows = "true", counts[0]
    for count in counts:
        good = code.both(good, code.test("eq", count, rows))
    few = code.test("ult", rows, WORTH_THREADS // max(1, len(graph)))
    code.require(code.both(good, few), "no")
    code.branch(code.test("eq", "%out", "null", "ptr"), "yes", "output")
    code.label("output")
    code.require(code.test("eq", rows_of("%out", out.shape, WRITE), rows), "no")
    begin, apart = _field(code, "%out", DATA, "i64"), "true"
    end = code.i64("add", begin, code.i64("mul", rows, out.size * code.size))
    for array, port in zip(arrays, graph.inputs, strict=True):  # rows that are written must not be read later
        first = _field(code, array, DATA, "i64")
        last = code.i64("add", first, code.i64("mul", rows, port.size * code.size))
        apart = code.both(apart, code.either(code.test("ule", last, begin), code.test("ule", end, first)))
    code.branch(apart, "yes", "no")
    code.label("yes")
    code.put(f"ret i64 {rows}")
    code.label("no")
    return code.function("internal i64 @batch_rows(ptr %args, ptr %out)", "i64 -1", once=True)


def _batch(graph: Graph, scratch: int, bits: int) -> str:
    """@batch."""
    code, ports = Code(1, bits), (*graph.inputs, graph.outputs[0])
    block = code.new(f"alloca [{max(64, scratch)} x i8], align 64")
    table = code.new(f"alloca [{FIELDS * len(ports)} x i64], align 16")
    shape = ("%rows", *ports[-1].shape)
    dims = code.new(f"alloca [{len(shape)} x i64], align 16")
    arrays = [code.word("%args", k, "ptr") for k in range(len(graph.inputs))]
    code.branch(code.test("eq", "%out", "null", "ptr"), "make", "keep")
    code.label("make")
    made = _new_array(code, dims, shape, _python(code, "ndarray"), _python(code, "PyArray_New"))
    code.branch(code.test("eq", made, "null", "ptr"), "nothing", "run")
    code.label("keep")
    code.put(f"call void {_python(code, 'IncRef')}(ptr %out)")
    code.go("run")
    code.label("run")
    result = code.new(f"phi ptr [{made}, %make], [%out, %keep]")
    for k, (array, port) in enumerate(zip([*arrays, result], ports, strict=True)):
        row: list[str | int] = [_field(code, array, DATA, "i64"), port.size * code.size, code.size, 0]  # not streamed
        for part, value in enumerate(row):
            code.put_word(value, table, FIELDS * k + part)
    code.put(f"call void @run(ptr {table}, i64 0, i64 %rows, ptr {block})")
    code.put(f"ret ptr {result}")
    code.label("nothing")
    return code.function("internal ptr @batch(ptr %args, ptr %out, i64 %rows)", "ptr null", once=True)
