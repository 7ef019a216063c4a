"""The direct entry's way for batches (N, n) that are too small for threads: some tens of states cost less than the interpreter's
work around them otherwise would.

    @batch_rows(args, out) -> N       -1 when this is not a plain, small batch
    @batch(args, out, N) -> result    runs the loop of driver.py on scratch of its own
"""

from __future__ import annotations

from string import Template

import numpy as np

from isodyn.backends.cpu.driver import FIELDS
from isodyn.backends.cpu.ndarray import DATA, DESCR, DIMENSIONS, FLAGS, HEAD, ND, READ, TABLE, WRITE
from isodyn.graph.graph import Graph

WORTH_THREADS = 2_000_000  # node evaluations: below about 0.1 ms threads cost more than they give


def emit_small_batch(graph: Graph, scratch: int, bits: int) -> str:
    """LLVM text of both functions.  Inputs are vectors, the output is a vector or a matrix."""
    out, size = graph.outputs[0], bits // 8
    shapes = [port.shape for port in graph.inputs]
    row_bytes = [port.size * size for port in (*graph.inputs, out)]
    return Template(_TEXT).substitute(
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


_TEXT = """define internal i64 @rows_of(ptr %array, i32 %rank, i32 %flags, i64 %first, i64 %last) #1 {
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
