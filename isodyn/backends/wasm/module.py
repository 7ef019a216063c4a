"""Modules: named functions of graphs, and steps of motions, that share named arrays in the module's memory (the board).

A function has no arguments and returns nothing: it reads its inputs from the addresses in the manifest and writes its outputs
there.  Arrays of one name are one array: an output of one function is the input of that name of another.  If a host copies the
bytes of the states and later puts them back, the module gives the same bits again.

The manifest, also stored in the module's section "isodyn", as JSON:

    {"version": 1, "memory": pages of 64 KiB, "scalar": "float64",
     "arrays": {name: {"offset": bytes, "size": numbers}},
     "functions": {name: {"inputs": [names], "outputs": [names], "digest": of the graph or the steps, "count": operations}}}

The memory is exported as "memory"; it does not grow.  A stepper called "step" gives two functions: "step" takes one step of "h"
(1,), "step_many" takes "steps" (1,) of them.  They advance the states, and "t" (1,) if the motion depends on the time.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike

from isodyn.backends.device import Problem
from isodyn.backends.llvm.objects import Object as Compiled
from isodyn.backends.llvm.objects import key, obtained
from isodyn.backends.llvm.target import WASM
from isodyn.backends.schemes import Adaptive, PredictorCorrector
from isodyn.backends.wasm.emit import STEPS, H, emit_kernel, emit_shared, emit_steps, step_ports
from isodyn.backends.wasm.linker import Object, Piece, linked
from isodyn.errors import BackendError
from isodyn.graph.count import count_graph
from isodyn.graph.graph import Graph, Port

VERSION = 1
SECTION = "isodyn"
MANY = "_many"  # suffix of the names of functions that take several steps
FIRST = 64  # unused bytes at the start of the memory: to LLVM, address 0 is the null pointer
_NUMBER = 8  # bytes


class Module(NamedTuple):
    """A WebAssembly module and its manifest (see above)."""

    content: bytes
    manifest: dict[str, Any]


class _Function(NamedTuple):
    """One entry of the manifest, and the object of its code."""

    inputs: Sequence[Port]
    outputs: Sequence[Port]
    made: Compiled
    symbol: str
    digest: str
    operations: dict[str, int]


def kernel_object(graph: Graph, dtype: DTypeLike = np.float64) -> Compiled:
    """Return the object of a graph (emit.py), from the disk cache or compiled."""
    kind = np.dtype(dtype)
    return obtained(key("wasm", graph.digest(), kind.str), WASM, lambda: emit_kernel(graph, kind), ("scratch",))


@cache
def shared_object(bits: int = 64) -> Object:
    """Return the object with the shared functions, kept for the life of the process."""
    return Object(obtained(key("wasm", "shared", bits), WASM, lambda: emit_shared(bits)).content)


def wasm_module(functions: Mapping[str, Graph], steppers: Mapping[str, Problem] = MappingProxyType({})) -> Module:
    """Return one module with several functions, in float64.

    functions   name in the module -> graph
    steppers    name in the module -> ODE problem, with a one-step scheme of fixed steps
    """
    found = {name: _of_graph(graph) for name, graph in functions.items()}
    for name, problem in steppers.items():
        one = _of_problem(name, problem)
        steps = one._replace(inputs=(*one.inputs, Port(STEPS, (1,))), symbol="call_many")
        for each, function in ((name, one), (name + MANY, steps)):
            if each in found:
                raise BackendError(f"two functions of a module are called {each!r}; stepper {name!r} also defines {name + MANY!r}")
            found[each] = function
    if not found:
        raise BackendError("a module needs a function: pass at least one graph or stepper")
    if "memory" in found:
        raise BackendError("no function can be called 'memory': the module exports its memory under this name")
    arrays, end = _board(found)
    scratch = -(-end // 64) * 64
    used = scratch + max(function.made.header["scratch"] for function in found.values())
    pieces = [Piece(shared_object(), {}, {})]
    for names in _of_one_object(found).values():
        own = [_piece(name, found[name], arrays, scratch) for name in names]
        exports = {name: symbol for piece in own for name, symbol in piece.exports.items()}
        pieces.append(own[-1]._replace(exports=exports))  # the last: of two steppers, it also has the address of "steps"
    manifest: dict[str, Any] = {"version": VERSION, "memory": 0, "scalar": "float64", "arrays": arrays}
    manifest["functions"] = {
        name: {
            "inputs": [port.name for port in function.inputs],
            "outputs": [port.name for port in function.outputs],
            "digest": function.digest,
            "count": function.operations,
        }
        for name, function in found.items()
    }

    def about(pages: int) -> dict[str, str]:
        manifest["memory"] = pages
        return {SECTION: json.dumps(manifest, separators=(",", ":"))}

    return Module(linked(pieces, used, about=about), manifest)


def _of_one_object(found: Mapping[str, _Function]) -> dict[tuple[int, str], list[str]]:
    """Group functions by their object: one step and many steps share their code, which the module then contains once."""
    shared = dict[tuple[int, str], list[str]]()
    for name, function in found.items():
        stepped = name.removesuffix(MANY) if function.symbol == "call_many" else name
        shared.setdefault((id(function.made), stepped), []).append(name)
    return shared


def _of_graph(graph: Graph) -> _Function:
    return _Function(graph.inputs, graph.outputs, kernel_object(graph), "call", graph.digest(), vars(count_graph(graph)))


def _of_problem(name: str, problem: Problem) -> _Function:
    if isinstance(problem.scheme, (Adaptive, PredictorCorrector)) or problem.recorded or problem.following:
        raise BackendError(
            f"stepper {name!r}: a module needs a one-step scheme with fixed steps, such as Runge-Kutta or semi-implicit "
            "Euler, with inputs constant during a step: a restored state then gives the same motion again"
        )
    if np.dtype(problem.dtype) != np.float64:
        raise BackendError(f"stepper {name!r}: the arrays of a module are float64, but its states are {problem.dtype}")
    for port in problem.graph.inputs:
        if port.name in (H, STEPS):
            raise BackendError(f"stepper {name!r}: an input is called {port.name!r}, a reserved name; rename it")
    inputs, outputs = step_ports(problem)
    made = obtained(key("wasm", "steps", problem.digest()), WASM, lambda: emit_steps(problem), ("scratch",))
    return _Function(inputs, outputs, made, "call", problem.digest(), vars(count_graph(problem.graph)))


def _board(functions: Mapping[str, _Function]) -> tuple[dict[str, dict[str, int]], int]:
    """Return the place of every array, in the order in which the functions name them, and the end of the last."""
    arrays, named, at = dict[str, dict[str, int]](), dict[str, str](), FIRST
    for name, function in functions.items():
        for port in (*function.inputs, *function.outputs):
            known = arrays.get(port.name)
            if known is None:
                arrays[port.name], named[port.name] = {"offset": at, "size": port.size}, name
                at += -(-port.size * _NUMBER // 16) * 16
            elif known["size"] != port.size:
                raise BackendError(
                    f"the array {port.name!r} has {known['size']} numbers in {named[port.name]!r} and {port.size} in {name!r}; "
                    "arrays of one name share memory: give them different names, or make two modules"
                )
    return arrays, at


def _piece(name: str, function: _Function, arrays: Mapping[str, Mapping[str, int]], scratch: int) -> Piece:
    """Return the object with the addresses of its arrays; steps use numbers for some of them and names for others."""
    places = {port.name: arrays[port.name]["offset"] for port in (*function.inputs, *function.outputs)}
    addresses = {f"in{k}": places[port.name] for k, port in enumerate(function.inputs)}
    addresses |= {f"out{k}": places[port.name] for k, port in enumerate(function.outputs)}
    addresses |= {other: places[other] for other in (H, "t", STEPS) if other in places}
    return Piece(Object(function.made.content), {name: function.symbol}, addresses | {"scratch": scratch})


def written(graphs: Mapping[str, Graph]) -> bytes:
    """Return the module of some graphs, as an export target (backends/targets.py)."""
    return wasm_module(graphs).content
