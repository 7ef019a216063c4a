"""The direct entry: a Python builtin function emitted by our own LLVM, so that one call costs no interpreter work.

    @entry(self, args, nargs, kwnames)      METH_FASTCALL | METH_KEYWORDS

It takes exactly the common cases: contiguous, aligned ndarrays of the kernel's dtype and sizes, one state (n,) or a batch (N, n)
too small for threads (small_batch.py), and at most the keyword `out`.  Everything else goes to `self`, the ordinary Python method,
untouched.  Fields of ndarrays are read in place; their layout (the same in NumPy 1 and 2) is verified once by run-time checks in
loader.py before this entry is used at all.

@python holds the addresses of what is needed from Python and NumPy; loader.py fills it in.
"""

from __future__ import annotations

import sys
from string import Template

import numpy as np

from isodyn.backends.cpu.body import signature
from isodyn.backends.cpu.driver import Layout
from isodyn.backends.cpu.ndarray import DATA, DESCR, DIMENSIONS, FLAGS, HEAD, ND, READ, TABLE, WRITE
from isodyn.backends.cpu.small_batch import emit_small_batch
from isodyn.graph.graph import Graph

STACK = 32768  # above this much scratch, calls go the ordinary way


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
