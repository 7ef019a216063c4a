"""LLVM modules for this machine: of kernels, of integrators, and of the code that they share, which is compiled once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends.cpu.entry import ENTRIES, emit_entry, emit_given_entries, given_entry_fits, has_entry, shared_entry
from isodyn.backends.cpu.threads import WORTH_THREADS
from isodyn.backends.device import Problem
from isodyn.backends.llvm.body import emit_bodies
from isodyn.backends.llvm.code import assembled
from isodyn.backends.llvm.elementary import SINCOS, shared_sincos
from isodyn.backends.llvm.rows import HEADS, WIDE, emit_loop, layout, narrow, plain_heads, shared_loop, shared_rows
from isodyn.backends.llvm.store import Header
from isodyn.backends.llvm.target import Target
from isodyn.graph.graph import Graph
from isodyn.graph.passes import optimised, parted

_HALF_A_CACHE = 16_384  # bytes
_EARLY = "early"  # name of the input with values that are computed once per call

#: functions of the shared module that other modules call
SHARED = (*SINCOS.values(), *HEADS, *ENTRIES)


class Module(NamedTuple):
    """LLVM text, and the header that callers of the compiled object need."""

    header: Header
    text: str


def parts_of(graph: Graph, lanes: int, bits: int) -> int:
    """Return the SIMD vectors per block of states: 1 or 2.

    It is 2 for a short graph with large results (such as M) whose tiles fill at most half of the first-level cache.  Writing then
    takes most of the time, and larger blocks hide it better.
    """
    written = sum(port.size for port in graph.outputs)
    small = 2 * written * lanes * bits // 8 <= _HALF_A_CACHE
    return 2 if lanes > 1 and written >= WIDE and small and len(graph) < 10 * written else 1


def emit_kernel(graph: Graph, target: Target, dtype: DTypeLike, uniform: Collection[str] = ()) -> Module:
    """Return the module of a graph.

    uniform   inputs that are equal for all states of a call
    Header field `entry`: 1 if the module has a direct entry.
    """
    known, early = [port for port in graph.inputs if port.name in uniform], None
    if uniform:
        early, (graph,) = parted((graph,), known, _EARLY)
        early = optimised(early)
    graph, bits = optimised(graph), 8 * np.dtype(dtype).itemsize
    lanes = target.lanes(bits // 8)
    parts = parts_of(graph, lanes, bits)
    beside = {} if early is None else {"early": early}
    bodies = emit_bodies(graph, lanes, bits, fma=target.fma, constants=False, parts=parts, beside=beside, uniform=(_EARLY,))
    lanes *= parts
    if early is not None:
        graph = replace(graph, inputs=graph.inputs[1:])
    worked_out = 0 if early is None else early.outputs[0].size
    place = layout(graph, lanes, parts, bits, bodies, worked_out)
    loop = emit_loop(graph, place, lanes, parts, bits, WORTH_THREADS // max(1, len(graph)), early)
    entry = has_entry(graph) and (early is None or given_entry_fits(known, place.one))
    if entry and early is None:
        loop += emit_entry(place.one)
    elif entry:
        loop += emit_given_entries(place.one, known, bits, (place.early, worked_out))
    text = bodies.text + loop
    widths = narrow(graph)
    header = {"lanes": lanes, "bits": bits, "scratch": place.size, "entry": int(entry)}
    header["rows"] = sum(1 << columns for columns in widths)
    header |= {"one": place.one, "early": place.early, "worked_out": worked_out}
    return Module(header, assembled(text, target, [*SHARED, *(head for columns in widths for head in plain_heads(columns))]))


def emit_integrator(problem: Problem, target: Target) -> Module:
    """Return the module of a problem.

    Header fields `carried`, `evaluations`, `history`, `rate`: size of a carried block, and offsets in it (llvm/integrate.py).
    """
    from isodyn.backends.llvm.integrate import EVALUATIONS, integration  # imported here for a fast start: kernels do not need it

    place, text = integration(problem, target)
    header = {"lanes": place.lanes, "bits": place.bits, "scratch": place.size, "rows": 0, "inner": int(place.slopes is not None)}
    header |= {"carried": place.carried, "evaluations": place.past(EVALUATIONS), "history": place.history, "rate": place.rate}
    return Module(header, assembled(text, target, SHARED))


def emit_shared(lanes: int, bits: int, columns: int, target: Target) -> Module:
    """Return the functions that all modules with these lanes and bits call.

    columns   0: the common ones; else those for narrow rows of so many columns
    """
    common = shared_sincos(target.fma, bits) + shared_loop(lanes, bits) + shared_entry(bits)
    return Module({}, assembled(shared_rows(columns, lanes, bits) if columns else common, target))
