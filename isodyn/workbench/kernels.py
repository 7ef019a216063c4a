"""Kernel sets: the WebAssembly modules that the page computes with (kernel_graphs.py defines their functions and buffers).

The sets of the templates and of the catalogue are prebuilt by tools/kernels.py; others are traced and compiled, and the compiled
code is cached on disk.  A prebuilt set needs neither a compiler nor tracing.

A module of "methods" also has a section "isodyn:lines" in JSON: the source lines of the formulations that produce the
operations of its functions,

    {"functions": {name: [[file, line, products with divisions, sums], ...]}, "text": {file: {line: source}}}
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from isodyn.errors import UnknownNameError

if TYPE_CHECKING:
    from isodyn.graph.graph import Graph
    from isodyn.model.robot import Robot
    from isodyn.workbench.kernel_graphs import KernelSet
    from isodyn.workbench.messages import Manifest

SETS = ("dynamics", "methods")
FOLDER = Path(__file__).parent / "prebuilt"
MANY = "_many"  # of the names of functions that take several steps
SECTION, LINES = "isodyn", "isodyn:lines"  # of a module


def kernel_set(robot: Robot, which: str = "dynamics") -> bytes:
    """The kernel module of a robot, "dynamics" or "methods"; an editable robot shares it with all robots of its key."""
    from isodyn.workbench.structure import key_of  # here: the server starts without what models need

    found = prebuilt(key_of(robot), which)
    if found is not None:
        return found
    from isodyn.workbench.kernel_graphs import kernel_graphs  # likewise

    return made(kernel_graphs(robot, which), which)


def prebuilt(key: str, which: str = "dynamics") -> bytes | None:
    """The prebuilt module of a key; None if there is none."""
    path = path_of(key, which)
    return path.read_bytes() if _plain(key) and path.is_file() else None


def prebuilt_keys(which: str = "dynamics") -> tuple[str, ...]:
    """The keys of all prebuilt modules."""
    ending = path_of("", which).name
    return tuple(sorted(path.name.removesuffix(ending) for path in FOLDER.glob(f"*{ending}")))


def made(graphs: KernelSet, which: str = "dynamics") -> bytes:
    """Compile graphs into a module."""
    from isodyn.backends.wasm import wasm_module  # here: only this needs a compiler

    content = wasm_module(graphs.functions, graphs.steppers).content
    return content + section(LINES, lines(graphs)) if which == "methods" else content


def manifest_of(module: bytes) -> Manifest:
    """The manifest of a module."""
    found: Manifest = json.loads(sections(module)[SECTION])
    return found


def digests(graphs: KernelSet) -> dict[str, str]:
    """Name of a function -> digest of its graph, as in the manifest; equal digests mean equal results."""
    problems = {name: problem.digest() for name, problem in graphs.steppers.items()}
    steps = {name + more: digest for name, digest in problems.items() for more in ("", MANY)}
    return {name: graph.digest() for name, graph in graphs.functions.items()} | steps


def in_step(module: bytes, graphs: KernelSet) -> bool:
    """True if a module was compiled from these graphs."""
    return {name: function["digest"] for name, function in manifest_of(module)["functions"].items()} == digests(graphs)


def lines(graphs: KernelSet) -> str:
    """The content of the section LINES."""
    from isodyn.counts.statements import source_file  # here: what is shipped has them already

    functions = {name: list(_lines(graph)) for name, graph in graphs.functions.items()}
    used = sorted({(file, line) for rows in functions.values() for file, line, *_ in rows})
    text: dict[str, dict[str, str]] = {}
    for file, line in used:
        text.setdefault(file, {})[str(line)] = source_file(file).lines[line - 1].strip()
    return json.dumps({"functions": functions, "text": text}, separators=(",", ":"))


def _lines(graph: Graph) -> Iterator[tuple[str, int, int, int]]:
    """(file, line, products and divisions, sums) of the source lines of a graph's operations, in file order."""
    from isodyn.graph.count import count_by_line  # likewise

    for line, count in count_by_line(graph).items():
        if line is not None and (count.products or count.add):
            yield *line, count.products, count.add


def section(name: str, text: str) -> bytes:
    """A custom section, to append to a WebAssembly module."""
    inside = _counted(name.encode()) + text.encode()
    return b"\0" + _counted(inside)


def sections(module: bytes) -> dict[str, str]:
    """The custom sections of a module."""
    found, at = dict[str, str](), 8
    while at < len(module):
        kind = module[at]
        size, start = _number(module, at + 1)
        if kind == 0:
            length, begin = _number(module, start)
            found[module[begin : begin + length].decode()] = module[begin + length : start + size].decode()
        at = start + size
    return found


def _number(content: bytes, at: int) -> tuple[int, int]:
    """(value of an unsigned LEB128, index after it)."""
    value = shift = 0
    while True:
        byte = content[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def _counted(content: bytes) -> bytes:
    """The content with its length in front, an unsigned LEB128."""
    size, length = len(content), bytearray()
    while size >= 128:
        length.append(size & 127 | 128)
        size >>= 7
    return bytes([*length, size]) + content


def path_of(key: str, which: str) -> Path:
    """Path of the prebuilt module of a key.  Sets of "methods" do not depend on passive joints."""
    if which not in SETS:
        raise UnknownNameError.of("kernel set", which, SETS)
    return FOLDER / f"{key.partition('-passive-')[0] if which == 'methods' else key}.{which}.wasm"


def _plain(key: str) -> bool:
    """True if a key is a plain file name."""
    return len(key) < 200 and key.isascii() and key.replace("-", "").replace("_", "").isalnum()
