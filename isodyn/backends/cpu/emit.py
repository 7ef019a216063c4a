"""A kernel's LLVM module: bodies, the loop over rows, and the direct entry.

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
from dataclasses import dataclass
from string import Template

import numpy as np

from isodyn.backends.cpu.cpython import DATA, DESCR, DIMENSIONS, FLAGS, HEAD, ND, READ, TABLE, WRITE
from isodyn.backends.cpu.threads import SHARING, WORTH_THREADS
from isodyn.backends.llvm.body import emit_bodies, signature
from isodyn.backends.llvm.code import assembled
from isodyn.backends.llvm.rows import FIELDS, WIDE, Layout, emit_loop, layout
from isodyn.backends.llvm.target import Target
from isodyn.graph.graph import Graph

STACK = 32768  # above this much scratch, calls go the ordinary way


@dataclass(frozen=True)
class Module:
    """LLVM text with what is needed to call it: lanes, bytes of scratch, whether the direct entry is there."""

    text: str
    lanes: int
    scratch: int
    has_entry: bool


def lanes_for(graph: Graph, target: Target, bits: int) -> int:
    """States per block: one vector of them, or two where a short graph has wide results (M): writing then takes most of the time,
    and larger blocks hide it better.  For longer graphs two would not fit the registers."""
    lanes = target.lanes(bits // 8)
    written = sum(port.size for port in graph.outputs)
    return 2 * lanes if lanes > 1 and written >= WIDE and len(graph) < 10 * written else lanes


def emit_module(graph: Graph, target: Target, bits: int) -> Module:
    """LLVM text for an optimised graph."""
    lanes = lanes_for(graph, target, bits)
    bodies = emit_bodies(graph, lanes, bits, fma=target.fma)
    place = layout(graph, lanes, bits, bodies)
    python = emit_entry(graph, place, bits)
    text = bodies.text + emit_loop(graph, place, lanes, bits) + SHARING + python
    return Module(assembled(text, target), lanes, max(place.size, 64), bool(python))


# -- the direct entry ---------------------------------------------------------------------------------------------------


def supported(graph: Graph, place: Layout) -> bool:
    """Whether a graph can have this entry: one output, vectors in, small enough for the stack."""
    if not graph.inputs or len(graph.outputs) != 1 or not graph.outputs[0].shape:  # a bare number is better made by Python
        return False
    return all(len(port.shape) == 1 for port in graph.inputs) and place.size - place.inputs_1[0] <= STACK


def emit_entry(graph: Graph, place: Layout, bits: int) -> str:
    """LLVM text of @entry, or nothing when the graph cannot have one."""
    if not supported(graph, place) or sys.implementation.name != "cpython":
        return ""
    scalar = "double" if bits == 64 else "float"
    out = graph.outputs[0]
    many = place.size <= STACK
    call = signature(graph).replace("ptr %out0", "ptr %result").replace("%scratch", "%slots")
    return Template(_ENTRY).substitute(
        table=f"[{len(TABLE)} x ptr]",
        slots=max(64, place.size - place.slots_1),
        size=max(1, out.size),
        scalar=scalar,
        dims=max(1, len(out.shape)),
        rank=len(out.shape),
        number=np.dtype(np.float64 if bits == 64 else np.float32).num,
        inputs=len(graph.inputs),
        data=DATA,
        fetch="\n".join(_fetched(k, name) for k, name in enumerate(TABLE)),
        target="\n".join(_guard("target", out.shape, WRITE)),
        arguments="\n".join(line for k, port in enumerate(graph.inputs) for line in _argument(k, port.shape)),
        store_dims="\n".join(
            f"  %dim{k} = getelementptr i64, ptr %dims, i64 {k}\n  store i64 {size}, ptr %dim{k}"
            for k, size in enumerate(out.shape)
        ),
        call_made=call.replace("%result", "%made.data"),
        call_buffer=call.replace("%result", "%buffer"),
        copied=_copied(scalar, bits, out.size),
        many=_MANY if many else "  br label %other",
    ) + (emit_small_batch(graph, place.size, bits) if many else "")


def _fetched(k: int, name: str) -> str:
    """The k-th address of @python."""
    return f"  %py.{name}.p = getelementptr ptr, ptr @python, i64 {k}\n  %py.{name} = load ptr, ptr %py.{name}.p"


def _argument(k: int, shape: tuple[int, ...]) -> list[str]:
    """The k-th argument: checked, its data at %in<k>."""
    return [
        f"  %arg{k}.p = getelementptr ptr, ptr %args, i64 {k}",
        f"  %arg{k} = load ptr, ptr %arg{k}.p",
        *_guard(f"arg{k}", shape, READ),
        f"  %in{k}.p = getelementptr i8, ptr %arg{k}, i64 {DATA}",
        f"  %in{k} = load ptr, ptr %in{k}.p",
    ]


_ENTRY = """@python = global $table zeroinitializer
define ptr @entry(ptr %self, ptr %args, i64 %nargs, ptr %kwnames) #0 {
start:
  %slots = alloca [$slots x i8], align 64
  %buffer = alloca [$size x $scalar], align 64
  %dims = alloca [$dims x i64], align 16
$fetch
  %right = icmp eq i64 %nargs, $inputs
  br i1 %right, label %keywords, label %other
keywords:
  %plain = icmp eq ptr %kwnames, null
  br i1 %plain, label %inputs, label %keyword
keyword:
  %number = call i64 %py.PyTuple_Size(ptr %kwnames)
  %one = icmp eq i64 %number, 1
  br i1 %one, label %named, label %other
named:
  %name = call ptr %py.PyTuple_GetItem(ptr %kwnames, i64 0)
  %is_out = icmp eq ptr %name, %py.out
  br i1 %is_out, label %given, label %other
given:
  %out.p = getelementptr ptr, ptr %args, i64 $inputs
  %named_out = load ptr, ptr %out.p
  br label %inputs
inputs:
  %target = phi ptr [null, %keywords], [%named_out, %given]
$arguments
  %fresh = icmp eq ptr %target, null
  br i1 %fresh, label %make, label %check
make:
$store_dims
  %array = call ptr %py.PyArray_New(ptr %py.ndarray, i32 $rank, ptr %dims, i32 $number, ptr null, ptr null, i32 0, i32 0, ptr null)
  %failed = icmp eq ptr %array, null
  br i1 %failed, label %nothing, label %made
made:
  %made.p = getelementptr i8, ptr %array, i64 $data
  %made.data = load ptr, ptr %made.p
  %flag1 = call i1 @body_1($call_made)
  ret ptr %array
nothing:
  ret ptr null
check:
$target
  %flag2 = call i1 @body_1($call_buffer)
  %fill.p = getelementptr i8, ptr %target, i64 $data
  %fill.data = load ptr, ptr %fill.p
$copied
  call void %py.IncRef(ptr %target)
  ret ptr %target
many:
$many
other:
  %answer = call ptr %py.Vectorcall(ptr %self, ptr %args, i64 %nargs, ptr %kwnames)
  ret ptr %answer
}
"""

_MANY = """  %rows = call i64 @batch_rows(ptr %args, ptr %target)
  %few = icmp sgt i64 %rows, 0
  br i1 %few, label %batch, label %other
batch:
  %results = call ptr @batch(ptr %args, ptr %target, i64 %rows)
  ret ptr %results"""


def _copied(scalar: str, bits: int, size: int) -> str:
    """From the buffer to the user's array: only now, because that array may be one of the inputs."""
    lines = []
    for k in range(size):
        lines.append(
            f"  %c{k}.f = getelementptr {scalar}, ptr %buffer, i64 {k}\n  %c{k} = load {scalar}, ptr %c{k}.f, align {bits // 8}"
        )
        lines.append(
            f"  %c{k}.t = getelementptr {scalar}, ptr %fill.data, i64 {k}\n  store {scalar} %c{k}, ptr %c{k}.t, align {bits // 8}"
        )
    return "\n".join(lines)


def _guard(name: str, shape: tuple[int, ...], flags: int) -> list[str]:
    """Go on at %name.good only if %name is an ndarray of this shape, dtype and layout; else to %many."""
    lines = [
        f"  %{name}.t.p = getelementptr i8, ptr %{name}, i64 {HEAD - 8}",
        f"  %{name}.t = load ptr, ptr %{name}.t.p",
        f"  %{name}.c0 = icmp eq ptr %{name}.t, %py.ndarray",
        f"  br i1 %{name}.c0, label %{name}.array, label %many",
        f"{name}.array:",
        f"  %{name}.nd.p = getelementptr i8, ptr %{name}, i64 {ND}",
        f"  %{name}.nd = load i32, ptr %{name}.nd.p",
        f"  %{name}.d.p = getelementptr i8, ptr %{name}, i64 {DESCR}",
        f"  %{name}.d = load ptr, ptr %{name}.d.p",
        f"  %{name}.f.p = getelementptr i8, ptr %{name}, i64 {FLAGS}",
        f"  %{name}.f = load i32, ptr %{name}.f.p",
        f"  %{name}.m = and i32 %{name}.f, {flags}",
        f"  %{name}.c1 = icmp eq i32 %{name}.nd, {len(shape)}",
        f"  %{name}.c2 = icmp eq ptr %{name}.d, %py.descr",
        f"  %{name}.c3 = icmp eq i32 %{name}.m, {flags}",
        f"  %{name}.c4 = and i1 %{name}.c1, %{name}.c2",
        f"  %{name}.c5 = and i1 %{name}.c4, %{name}.c3",
        f"  br i1 %{name}.c5, label %{name}.shape, label %many",
        f"{name}.shape:",
        f"  %{name}.s.p = getelementptr i8, ptr %{name}, i64 {DIMENSIONS}",
        f"  %{name}.s = load ptr, ptr %{name}.s.p",
    ]
    good = "true"
    for k, size in enumerate(shape):
        lines += [
            f"  %{name}.s{k}.p = getelementptr i64, ptr %{name}.s, i64 {k}",
            f"  %{name}.s{k} = load i64, ptr %{name}.s{k}.p",
            f"  %{name}.e{k} = icmp eq i64 %{name}.s{k}, {size}",
            f"  %{name}.g{k} = and i1 {good}, %{name}.e{k}",
        ]
        good = f"%{name}.g{k}"
    return [*lines, f"  br i1 {good}, label %{name}.good, label %many", f"{name}.good:"]


# -- small batches ------------------------------------------------------------------------------------------------------


def emit_small_batch(graph: Graph, scratch: int, bits: int) -> str:
    """LLVM text of both functions.  Inputs are vectors, the output is a vector or a matrix."""
    out, size = graph.outputs[0], bits // 8
    shapes = [port.shape for port in graph.inputs]
    row_bytes = [port.size * size for port in (*graph.inputs, out)]
    return Template(_BATCH).substitute(
        head=HEAD - 8, nd=ND, dimensions=DIMENSIONS, descr=DESCR, flags=FLAGS, data=DATA,
        ndarray_slot=8 * TABLE.index("ndarray"), descr_slot=8 * TABLE.index("descr"),
        new_slot=8 * TABLE.index("PyArray_New"), incref_slot=8 * TABLE.index("IncRef"),
        load_args="\n".join(_loaded(k) for k in range(len(shapes))),
        count_args="\n".join(_counted(f"a{k}", shape, READ) for k, shape in enumerate(shapes)),
        agree="\n".join(_agreed(k) for k in range(len(shapes))),
        last=len(shapes) - 1,
        limit=WORTH_THREADS // max(1, len(graph)),
        count_out=_counted("out", out.shape, WRITE),
        apart="\n".join(_apart(k, row_bytes[k], row_bytes[-1]) for k in range(len(shapes))),
        scratch=max(64, scratch),
        fields=FIELDS * len(row_bytes),
        rank=len(out.shape) + 1,
        store_dims="\n".join(_stored("dims", k, extent) for k, extent in enumerate(("%rows", *out.shape))),
        number=np.dtype(np.float64 if bits == 64 else np.float32).num,
        rows_of_args="\n".join(_described(k, f"%a{k}", width, size) for k, width in enumerate(row_bytes[:-1])),
        rows_of_result=_described(len(shapes), "%result", row_bytes[-1], size),
    )  # fmt: skip


def _loaded(k: int) -> str:
    return f"  %p{k} = getelementptr ptr, ptr %args, i64 {k}\n  %a{k} = load ptr, ptr %p{k}"


def _counted(name: str, shape: tuple[int, ...], flags: int) -> str:
    """Its number of rows, or -1."""
    return f"  %{name}.n = call i64 @rows_of(ptr %{name}, i32 {len(shape)}, i32 {flags}, i64 {shape[0]}, i64 {shape[-1]})"


def _agreed(k: int) -> str:
    """Inputs have as many rows as the first."""
    before = "true" if k == 0 else f"%all{k - 1}"
    return f"  %same{k} = icmp eq i64 %a{k}.n, %a0.n\n  %all{k} = and i1 {before}, %same{k}"


def _apart(k: int, in_width: int, out_width: int) -> str:
    """No byte of the output is one of this input's: rows that are written must not be read later."""
    before = "true" if k == 0 else f"%apart{k - 1}"
    return f"""  %d{k}.p = getelementptr i8, ptr %a{k}, i64 {DATA}
  %d{k} = load i64, ptr %d{k}.p
  %w{k} = mul i64 %a0.n, {in_width}
  %e{k} = add i64 %d{k}, %w{k}
  %ow{k} = mul i64 %a0.n, {out_width}
  %oe{k} = add i64 %od, %ow{k}
  %below{k} = icmp ule i64 %e{k}, %od
  %above{k} = icmp ule i64 %oe{k}, %d{k}
  %clear{k} = or i1 %below{k}, %above{k}
  %apart{k} = and i1 {before}, %clear{k}"""


def _stored(table: str, k: int, value: object) -> str:
    return f"  %{table}{k} = getelementptr i64, ptr %{table}, i64 {k}\n  store i64 {value}, ptr %{table}{k}"


def _described(k: int, array: str, row_bytes: int, size: int) -> str:
    """The fields of @run's table: address, bytes from row to row and from element to element, not streamed."""
    lines = [f"  %at{k}.p = getelementptr i8, ptr {array}, i64 {DATA}\n  %at{k} = load i64, ptr %at{k}.p"]
    lines += [_stored("table", FIELDS * k + part, value) for part, value in enumerate((f"%at{k}", row_bytes, size, 0))]
    return "\n".join(lines)


_BATCH = """define internal i64 @rows_of(ptr %array, i32 %rank, i32 %flags, i64 %first, i64 %last) #1 {
start:
  %ndarray.p = getelementptr i8, ptr @python, i64 $ndarray_slot
  %ndarray = load ptr, ptr %ndarray.p
  %type.p = getelementptr i8, ptr %array, i64 $head
  %type = load ptr, ptr %type.p
  %is_array = icmp eq ptr %type, %ndarray
  br i1 %is_array, label %fields, label %no
fields:
  %descr.p = getelementptr i8, ptr @python, i64 $descr_slot
  %descr = load ptr, ptr %descr.p
  %d.p = getelementptr i8, ptr %array, i64 $descr
  %d = load ptr, ptr %d.p
  %good_type = icmp eq ptr %d, %descr
  %nd.p = getelementptr i8, ptr %array, i64 $nd
  %nd = load i32, ptr %nd.p
  %wanted = add i32 %rank, 1
  %good_nd = icmp eq i32 %nd, %wanted
  %f.p = getelementptr i8, ptr %array, i64 $flags
  %f = load i32, ptr %f.p
  %masked = and i32 %f, %flags
  %good_flags = icmp eq i32 %masked, %flags
  %g0 = and i1 %good_type, %good_nd
  %g1 = and i1 %g0, %good_flags
  br i1 %g1, label %shape, label %no
shape:
  %s.p = getelementptr i8, ptr %array, i64 $dimensions
  %s = load ptr, ptr %s.p
  %rows = load i64, ptr %s
  %s1.p = getelementptr i64, ptr %s, i64 1
  %s1 = load i64, ptr %s1.p
  %good_first = icmp eq i64 %s1, %first
  %sl.p = getelementptr i64, ptr %s, i32 %rank
  %sl = load i64, ptr %sl.p
  %good_last = icmp eq i64 %sl, %last
  %g2 = and i1 %good_first, %good_last
  br i1 %g2, label %yes, label %no
yes:
  ret i64 %rows
no:
  ret i64 -1
}
define internal i64 @batch_rows(ptr %args, ptr %out) #1 {
start:
$load_args
$count_args
$agree
  %few = icmp ult i64 %a0.n, $limit
  %good = and i1 %all${last}, %few
  br i1 %good, label %inputs, label %no
inputs:
  %fresh = icmp eq ptr %out, null
  br i1 %fresh, label %yes, label %output
output:
$count_out
  %fits = icmp eq i64 %out.n, %a0.n
  br i1 %fits, label %overlap, label %no
overlap:
  %od.p = getelementptr i8, ptr %out, i64 $data
  %od = load i64, ptr %od.p
$apart
  br i1 %apart${last}, label %yes, label %no
yes:
  ret i64 %a0.n
no:
  ret i64 -1
}
define internal ptr @batch(ptr %args, ptr %out, i64 %rows) #1 {
start:
  %scratch = alloca [$scratch x i8], align 64
  %table = alloca [$fields x i64], align 16
  %dims = alloca [$rank x i64], align 16
$load_args
  %fresh = icmp eq ptr %out, null
  br i1 %fresh, label %make, label %keep
make:
$store_dims
  %ndarray.p = getelementptr i8, ptr @python, i64 $ndarray_slot
  %ndarray = load ptr, ptr %ndarray.p
  %new.p = getelementptr i8, ptr @python, i64 $new_slot
  %new = load ptr, ptr %new.p
  %made = call ptr %new(ptr %ndarray, i32 $rank, ptr %dims, i32 $number, ptr null, ptr null, i32 0, i32 0, ptr null)
  %failed = icmp eq ptr %made, null
  br i1 %failed, label %nothing, label %run
keep:
  %incref.p = getelementptr i8, ptr @python, i64 $incref_slot
  %incref = load ptr, ptr %incref.p
  call void %incref(ptr %out)
  br label %run
run:
  %result = phi ptr [%made, %make], [%out, %keep]
$rows_of_args
$rows_of_result
  call void @run(ptr %table, i64 0, i64 %rows, ptr %scratch)
  ret ptr %result
nothing:
  ret ptr null
}
"""
