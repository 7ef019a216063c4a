"""LLVM text of the objects that modules are linked from (linker.py): of graphs, of integrators, and of shared functions.

An object contains no addresses: it refers to its arrays by symbols, and the linker sets their addresses.

    @call()                                          of a graph: from @in<k> to @out<k>
    @rows(i64 count, ptr in0, ..., ptr out0, ..., ptr scratch)
                                                     the same for arrays with `count` adjacent rows
    @call(), @call_many()                            of steps: one, or @steps (1,) of them, of the length @h (1,).  They advance the
                                                     states at @in<k> and, if the problem depends on it, the time @t (1,), in place
    @run(ptr table, i64 start, i64 stop, ptr scratch)   of an integrator: motions, as in llvm/integrate.py

@scratch is a block for intermediate values.  One state at a time, without fused multiply-add, which WebAssembly does not have.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends.device import Problem
from isodyn.backends.llvm.body import emit_bodies, signature
from isodyn.backends.llvm.code import Code, Scratch, assembled
from isodyn.backends.llvm.elementary import SINCOS, shared_sincos
from isodyn.backends.llvm.rows import HEADS, shared_loop
from isodyn.backends.llvm.store import Header
from isodyn.backends.llvm.target import WASM
from isodyn.graph.graph import Graph, Port
from isodyn.graph.passes import optimised

H, TIME, STEPS = "h", "t", "steps"  # names of the other inputs of steps
_MULTIPLY = "i128 @__multi3(i128 %a, i128 %b)"  # LLVM calls it for products of 128 bits
_MOST = "9007199254740992.0"  # 2^53: a double cannot count more steps
_SHARED = (*SINCOS.values(), *HEADS)


def emit_kernel(graph: Graph, dtype: DTypeLike) -> tuple[Header, str]:
    """Return the object of a graph; header: the bytes of scratch that a call needs."""
    graph, bits = optimised(graph), 8 * np.dtype(dtype).itemsize
    bodies = emit_bodies(graph, 1, bits, fma=False)
    block = Scratch()
    block.take(bodies.slots_1 * bits // 8)
    text = bodies.text + _call(graph, bits, block) + _rows(graph, bits)
    return {"scratch": block.size}, _assembled(text)


def _call(graph: Graph, bits: int, block: Scratch) -> str:
    """@call; a result that shares its array with an input is written after all inputs have been read."""
    code, names = Code(1, bits), [port.name for port in graph.inputs]
    places = [f"ptr @in{k}" for k in range(len(names))]
    aside = {k: block.take(port.size * code.size) for k, port in enumerate(graph.outputs) if port.name in names}
    for k in range(len(graph.outputs)):
        places.append(f"ptr {code.at('@scratch', aside[k]) if k in aside else f'@out{k}'}")
    code.put(f"call i1 @body_1({', '.join([*places, 'ptr @scratch'])})")
    for k, offset in aside.items():
        _copy(code, code.at("@scratch", offset), f"@out{k}", graph.outputs[k].size, f"out{k}")
    return code.function("void @call()") + _externals(len(names), len(graph.outputs))


def _rows(graph: Graph, bits: int) -> str:
    """Return @rows."""
    code, ports = Code(1, bits), [*graph.inputs, *graph.outputs]
    names = [part.removeprefix("ptr ") for part in signature(graph).split(", ")]
    with code.loop("i", "%count", maybe=True) as i:
        places = [
            f"ptr {code.at(name, code.i64('mul', i, port.size * code.size))}" for name, port in zip(names, ports, strict=False)
        ]
        code.put(f"call i1 @body_1({', '.join([*places, 'ptr %scratch'])})")
    return code.function(f"void @rows(i64 %count, {signature(graph)})")


def _copy(code: Code, source: str, target: str, size: int, name: str) -> None:
    """Copy `size` numbers."""
    if size:
        with code.loop(name, size) as e:
            code.store(code.load(code.at(source, e, code.scalar)), code.at(target, e, code.scalar))


def _externals(inputs: int, outputs: int, others: Sequence[str] = ()) -> str:
    """Declare the arrays whose addresses the linker sets."""
    names = [*(f"in{k}" for k in range(inputs)), *(f"out{k}" for k in range(outputs)), *others, "scratch"]
    return "".join(f"@{name} = external global i8\n" for name in names)


def step_ports(problem: Problem) -> tuple[list[Port], list[Port]]:
    """Return inputs and outputs of a step.

    Inputs: states, held inputs, "h", and "t" if the problem depends on the time.  Outputs: the states, and "t".
    """
    graph, modes = problem.graph, problem.switching.mode(problem.graph) if problem.switching else ()
    states = list(graph.inputs[: problem.states])
    held = [port for port in graph.inputs[problem.states :] if port.name not in (TIME, *modes)]
    time = [port for port in graph.inputs[problem.states :] if port.name == TIME]
    return [*states, *held, Port(H, (1,)), *time], [*states, *time]


def emit_steps(problem: Problem) -> tuple[Header, str]:
    """Return the object of a problem's steps; see `step_ports` for its arrays."""
    from isodyn.backends.llvm.integrate import integration  # imported here for a fast start: kernels do not need it

    place, text = integration(problem, WASM)
    code, bits = Code(1, place.bits), place.bits
    inputs, _ = step_ports(problem)
    states = [place.state(k) for k in range(problem.states)]
    timed = inputs[-1].name == TIME
    taken = [*states, *(place.input(k) for k in place.held)]
    h, t = code.new("load double, ptr @h"), code.new("load double, ptr @t") if timed else "0.0"
    for k, offset in enumerate(taken):
        _copy(code, f"@in{k}", code.at("@scratch", offset), inputs[k].size, f"in{k}")
    with code.loop("k", "%count", maybe=True) as number:
        since = code.new(f"fmul double {code.new(f'sitofp i64 {number} to double')}, {h}")
        code.put(f"call void @step(ptr @scratch, i64 {number}, double {code.new(f'fadd double {t}, {since}')}, double {h})")
    for k, offset in enumerate(states):
        _copy(code, code.at("@scratch", offset), f"@in{k}", inputs[k].size, f"out{k}")
    if timed:
        whole = code.new(f"fmul double {code.new('sitofp i64 %count to double')}, {h}")
        code.put(f"store double {code.new(f'fadd double {t}, {whole}')}, ptr @t")
    text += code.function("internal void @advance(i64 %count)")
    one, many = Code(1, bits), Code(1, bits)
    one.put("call void @advance(i64 1)")
    steps = many.new("load double, ptr @steps")
    steps = many.new(f"select i1 {many.new(f'fcmp ogt double {steps}, {_MOST}')}, double {_MOST}, double {steps}")
    whole = many.new(f"select i1 {many.new(f'fcmp oge double {steps}, 1.0')}, double {steps}, double 0.0")
    many.put(f"call void @advance(i64 {many.new(f'fptosi double {whole} to i64')})")
    text += one.function("void @call()") + many.function("void @call_many()")
    text += _externals(len(taken), 0, [H, STEPS, *([TIME] if timed else [])])
    return {"scratch": place.size}, _assembled(text)


def emit_integrator(problem: Problem) -> tuple[Header, str]:
    """Return the object of a problem with loops over motions and steps; header: offsets in a carried block, as for the CPU."""
    from isodyn.backends.llvm.integrate import EVALUATIONS, integration  # imported here for a fast start, as above

    place, text = integration(problem, WASM)
    header = {"scratch": place.size, "inner": int(place.slopes is not None), "carried": place.carried}
    header |= {"evaluations": place.past(EVALUATIONS), "history": place.history, "rate": place.rate}
    return header, _assembled(text)


def emit_shared(bits: int) -> tuple[Header, str]:
    """Return shared functions: sines and cosines of any argument, loops over arrays, and the library functions that LLVM calls."""
    return {}, _assembled(shared_sincos(False, bits) + shared_loop(1, bits) + _multiply())


def _multiply() -> str:
    """@__multi3: the lower 128 bits of a product, from products of 32 bits."""
    code = Code(1, 64)
    n = code.new
    parts = {}
    for name in "ab":
        high = n(f"lshr i128 %{name}, 64")
        high = n(f"trunc i128 {high} to i64")
        low = n(f"trunc i128 %{name} to i64")
        parts[name] = high, low, code.i64("lshr", low, 32), code.i64("and", low, 2**32 - 1)
    (ah, al, a1, a0), (bh, bl, b1, b0) = parts["a"], parts["b"]
    lowest, low, high, highest = (code.i64("mul", x, y) for x, y in ((a0, b0), (a0, b1), (a1, b0), (a1, b1)))
    middle = code.i64("add", code.i64("lshr", lowest, 32), code.i64("and", low, 2**32 - 1))
    middle = code.i64("add", middle, code.i64("and", high, 2**32 - 1))
    upper = code.i64("add", highest, code.i64("lshr", low, 32))
    upper = code.i64("add", upper, code.i64("lshr", high, 32))
    upper = code.i64("add", upper, code.i64("lshr", middle, 32))
    for x, y in ((ah, bl), (al, bh)):
        upper = code.i64("add", upper, code.i64("mul", x, y))
    below = code.i64("or", code.i64("shl", middle, 32), code.i64("and", lowest, 2**32 - 1))
    upper, below = (n(f"zext i64 {word} to i128") for word in (upper, below))
    upper = n(f"shl i128 {upper}, 64")
    return code.function(_MULTIPLY, f"i128 {n(f'or i128 {upper}, {below}')}")


def _assembled(text: str) -> str:
    """Assemble a module; marking constant offsets as inbounds lets LLVM write them into the load and store instructions."""
    return assembled(re.sub(r"getelementptr (\w+, ptr [%@][\w.]+, i64 \d+\n)", r"getelementptr inbounds \1", text), WASM, _SHARED)
