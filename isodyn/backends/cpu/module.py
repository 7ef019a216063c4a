"""A whole LLVM module for a graph: bodies, loops, the Python entry; and its translation to an object file.

The graph is already optimised, so no module passes are run: they cost most of the compile time and gain nothing (the benchmark
`python -m benchmarks compile` shows it).  Code generation alone runs, at level 2.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import llvmlite.binding as llvm

from isodyn.backends.cpu import elementary
from isodyn.backends.cpu.body import emit_body
from isodyn.backends.cpu.driver import WIDE, emit_driver, layout
from isodyn.backends.cpu.entry import emit_entry
from isodyn.backends.cpu.host import UNITS, Target, initialise
from isodyn.errors import BackendError
from isodyn.graph.graph import Graph
from isodyn.graph.ops import COS, SIN


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


def emit_module(graph: Graph, target: Target, bits: int, *, entry: bool = True) -> Module:
    """LLVM text for an optimised graph."""
    lanes = lanes_for(graph, target, bits)
    scalar = emit_body(graph, "body_1", 1, bits, fma=target.fma)
    vector = emit_body(graph, "body_v", lanes, bits, fma=target.fma) if lanes > 1 else scalar
    place = layout(graph, lanes, bits, vector, scalar)
    parts = [scalar.text, vector.text if lanes > 1 else ""]
    if any(op in (SIN, COS) for op in graph.ops):
        parts.insert(0, elementary.scalar_module(target.fma, bits))
    parts.append(emit_driver(graph, place, lanes, bits))
    python = emit_entry(graph, place, bits) if entry else ""
    parts.append(python)
    return Module(assembled("".join(parts), target), lanes, max(place.size, 64), bool(python))


def assembled(functions: str, target: Target) -> str:
    """A module around functions: the target, declarations of the intrinsics they call, attributes.

    Functions marked #1 run once a call: LLVM translates them quickly instead of well.
    """
    width = max(64, 8 * UNITS[target.unit])
    common = f'nounwind "no-stack-arg-probe" "prefer-vector-width"="{width}" "min-legal-vector-width"="{width}"'
    attributes = f"attributes #0 = {{ {common} }}\nattributes #1 = {{ {common} noinline optnone }}\n"
    text = f'target triple = "{target.triple}"\n' + functions
    return text + _declarations(text) + attributes + "!0 = !{i32 1}\n"


def _declarations(text: str) -> str:
    """Declarations of the intrinsics that are called; every one here takes arguments of one type."""
    found = {}
    for result, name, kind in re.findall(r"call (<[^>]+>|\w+) (@llvm\.[\w.]+)\((<[^>]+>|\w+)", text):
        if ".prefetch." in name:
            continue
        number = 3 if ".fma." in name else 2 if any(x in name for x in (".minimum.", ".maximum.", ".copysign.")) else 1
        found[name] = f"declare {result} {name}({', '.join([kind] * number)})\n"
    if "@llvm.prefetch.p0(" in text:
        found["@llvm.prefetch.p0"] = "declare void @llvm.prefetch.p0(ptr, i32, i32, i32)\n"
    return "".join(found[name] for name in sorted(found))


def compile_object(text: str, target: Target) -> bytes:
    """The object file of an LLVM module."""
    try:
        module = llvm.parse_assembly(text)
        module.verify()
        return bytes(target_machine(target).emit_object(module))
    except RuntimeError as error:
        raise BackendError(f"LLVM refused the generated code: {str(error)[:300]}") from error


def target_machine(target: Target) -> llvm.TargetMachine:
    """LLVM's description of the target."""
    initialise()
    if target.triple != llvm.get_process_triple():
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=2, reloc="pic", codemodel="default"
    )
