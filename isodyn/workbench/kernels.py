"""Kernel sets: the WebAssembly modules that the page computes with (boards.py says which functions and arrays they have).

Those of the templates and of the catalogue come with the package, made by tools/kernels.py; others are traced and compiled, of
which the second is kept on disk.  Finding one that comes along takes no compiler and no tracing.

A module of "methods" has, beside its manifest, a section "isodyn:lines", as JSON: which lines of the formulations made the
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
    """The module of a robot's kernels: "dynamics" or "methods"; where it is editable, the one of all robots of its key."""
    from isodyn.workbench.structure import key_of  # here: the server starts without what models need

    found = prebuilt(key_of(robot), which)
    if found is not None:
        return found
    from isodyn.workbench.kernel_graphs import kernel_graphs  # likewise

    return made(kernel_graphs(robot, which), which)


def prebuilt(key: str, which: str = "dynamics") -> bytes | None:
    """The module of a key that comes with the package; None: there is none."""
    path = path_of(key, which)
    return path.read_bytes() if _plain(key) and path.is_file() else None


def prebuilt_keys(which: str = "dynamics") -> tuple[str, ...]:
    """The keys of all modules that come with the package."""
    ending = path_of("", which).name
    return tuple(sorted(path.name.removesuffix(ending) for path in FOLDER.glob(f"*{ending}")))


def made(graphs: KernelSet, which: str = "dynamics") -> bytes:
    """The module of graphs, compiled."""
    from isodyn.backends.wasm import wasm_module  # here: only this needs a compiler

    content = wasm_module(graphs.functions, graphs.steppers).content
    return content + section(LINES, lines(graphs)) if which == "methods" else content


def manifest_of(module: bytes) -> Manifest:
    """What a module has."""
    found: Manifest = json.loads(sections(module)[SECTION])
    return found


def digests(graphs: KernelSet) -> dict[str, str]:
    """Name of a function -> digest of what it is made of, as the manifest has it: equal ones compute the same."""
    problems = {name: problem.digest() for name, problem in graphs.steppers.items()}
    steps = {name + more: digest for name, digest in problems.items() for more in ("", MANY)}
    return {name: graph.digest() for name, graph in graphs.functions.items()} | steps


def in_step(module: bytes, graphs: KernelSet) -> bool:
    """Whether a module was made of these graphs."""
    return {name: function["digest"] for name, function in manifest_of(module)["functions"].items()} == digests(graphs)


def lines(graphs: KernelSet) -> str:
    """What stands in the section LINES."""
    from isodyn.counts.statements import source_file  # here: what is shipped has them already

    functions = {name: list(_lines(graph)) for name, graph in graphs.functions.items()}
    used = sorted({(file, line) for rows in functions.values() for file, line, *_ in rows})
    text: dict[str, dict[str, str]] = {}
    for file, line in used:
        text.setdefault(file, {})[str(line)] = source_file(file).lines[line - 1].strip()
    return json.dumps({"functions": functions, "text": text}, separators=(",", ":"))


def _lines(graph: Graph) -> Iterator[tuple[str, int, int, int]]:
    """(file, line, products with divisions, sums) of the lines that made a graph's operations, in the order of the files."""
    from isodyn.graph.count import count_by_line  # likewise

    for line, count in count_by_line(graph).items():
        if line is not None and (count.products or count.add):
            yield *line, count.products, count.add


def section(name: str, text: str) -> bytes:
    """A custom section of a WebAssembly module, which may stand at its end."""
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
    """(an unsigned LEB128, where it ends)."""
    value = shift = 0
    while True:
        byte = content[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def _counted(content: bytes) -> bytes:
    """The content behind its length, an unsigned LEB128."""
    size, length = len(content), bytearray()
    while size >= 128:
        length.append(size & 127 | 128)
        size >>= 7
    return bytes([*length, size]) + content


def path_of(key: str, which: str) -> Path:
    """Where the module of a key is, if it comes with the package.  Which joints are passive is no matter of "methods"."""
    if which not in SETS:
        raise UnknownNameError.of("kernel set", which, SETS)
    return FOLDER / f"{key.partition('-passive-')[0] if which == 'methods' else key}.{which}.wasm"


def _plain(key: str) -> bool:
    """Whether a key names a file and no folder."""
    return len(key) < 200 and key.isascii() and key.replace("-", "").replace("_", "").isalnum()
