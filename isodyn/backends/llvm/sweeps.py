"""Kernels for trees of any topology, as LLVM text: graphs of one body, repeated over the bodies of a tree that is read from memory.

    @block, @single     as in rows.py, for a description that is made at run time instead of @kernel
    @run(arrays, ...)   the loop over rows; the first word of `arrays` is the address of the description
    @run_current(...)   the same with the description at @current
    @entry              the direct entry from Python (cpu/entry.py), also with the description at @current

The scratch block has a record of named fields for the base, and after it one for each body.  A description has the HEAD and PORT
words of rows.py, and then the words below.  The address of the current one is at KERNEL in the scratch block.  Inputs of a graph:
"numbers", the parameters of the body, equal for all lanes; an entry of one of the vectors; a field of the body's record,
"<field>", or of its parent's, "parent:<field>"; entries of the first vector at indices that are read from memory, or of an array
of zeros.  Outputs: the body's entries of the result, a field of its record, or a term added to a field of its parent's record.
"""

from __future__ import annotations

from collections.abc import Sequence

from isodyn.backends.device import PARENT, Program
from isodyn.backends.llvm import rows
from isodyn.backends.llvm.body import emit_bodies
from isodyn.backends.llvm.code import Code, Scratch
from isodyn.graph.graph import Graph, Port

KERNEL = 256  # offset in a scratch block of the address of the description
FIRST = 320  # offset of the first tile
#: words of a description after those of rows.py
WORDS = 8
BODIES, NUMBERS, PARENTS, BASE, PLACES, RECORDS, RECORDS_1, FEW = range(WORDS)


class Records:
    """Offsets of fields in the record of a body, counted in numbers.

    After the records: values on the way to the parent, and zeros.
    fields   name -> (first, size)
    size     of a record
    zeros    how many, for inputs that have no index in the first vector
    """

    def __init__(self, program: Program):
        self.program, self.fields, self.size = program, dict[str, tuple[int, int]](), 0
        others = {*program.vectors, *program.places, program.result, "numbers"}
        for sweep in program.sweeps:
            for port in (*sweep.graph.inputs, *sweep.graph.outputs):
                field = port.name.removeprefix(PARENT)
                if field not in others and field not in self.fields:
                    self.fields[field] = self.size, port.size
                    self.size += port.size
        self.passed = max(sum(port.size for port in _passed(sweep.graph)) for sweep in program.sweeps)
        inputs = [port for sweep in program.sweeps for port in sweep.graph.inputs]
        self.zeros = max((port.size for port in inputs if port.name in program.places), default=0)

    def layout(self, sizes: Sequence[int], lanes: int, size: int) -> tuple[list[int], list[int], list[int], list[int]]:
        """Return the layout of a scratch block, for ports of these sizes.

        That is: tiles for one state and for blocks, (RECORDS, RECORDS_1), (bytes for one state, all bytes).
        """
        block = Scratch()
        block.take(FIRST)
        whole = (sizes[-1] // self.program.each + 1) * self.size + self.passed + self.zeros

        def part(width: int) -> tuple[list[int], int]:
            return [block.take(entries * width) for entries in sizes], block.take(whole * width)

        (singles, records_1), one = part(size), block.size
        tiles, records = part(lanes * size)
        return singles, tiles, [records, records_1], [one, block.size]


def _passed(graph: Graph) -> list[Port]:
    """Return the outputs that are added to fields of the parent."""
    return [port for port in graph.outputs if port.name.startswith(PARENT)]


def emit_sweeps(program: Program, lanes: int, bits: int, *, fma: bool, entry: str) -> str:
    """Return all functions of a program; `entry` is the text of @entry."""
    graphs = [sweep.graph for sweep in program.sweeps]
    beside = {f"sweep{k}": graph for k, graph in enumerate(graphs[1:], start=1)}
    bodies = emit_bodies(graphs[0], lanes, bits, fma=fma, beside=beside, uniform=("numbers",))
    assert not bodies.slots, "a step is short"
    text = "@current = dso_local global ptr null\n" + bodies.text
    for width in sorted({1, lanes}):
        text += _sweeps(program, width, bits)
    return text + _single(program) + _block(program, lanes) + _runs() + entry


def _sweeps(program: Program, lanes: int, bits: int) -> str:
    """@sweeps_v or @sweeps_1: the whole program, on tiles and records at these places."""
    code, records, suffix = Code(lanes, bits), Records(program), "v" if lanes > 1 else "1"
    description = code.at("%kernel", rows.HEAD + rows.PORT * (len(program.vectors) + 1), "i64")
    n, numbers = code.word(description, BODIES), code.word(description, NUMBERS, "ptr")
    parents, base = code.word(description, PARENTS, "ptr"), code.word(description, BASE, "ptr")
    pitch = records.size * code.width
    passed = code.at("%records", code.i64("mul", code.i64("add", n, 1), pitch))
    zeros, listed = code.at(passed, records.passed * code.width), code.word(description, PLACES, "ptr")
    for k in range(records.zeros):
        code.store(code.constant(0.0), zeros, k * code.width)
    place = 0
    for field, size in program.base.items():
        start = records.fields[field][0]
        for k in range(size):
            value = code.new(f"load {code.scalar}, ptr {code.at(base, (place + k) * code.size)}")
            code.store(code.spread(value), "%records", (start + k) * code.width)
        place += size
    flag = code.new("alloca i1")
    code.put(f"store i1 false, ptr {flag}")
    for number, sweep in enumerate(program.sweeps):
        name = f"sweep{number}" if number else "body"
        with code.loop(f"j{number}", n) as j:
            i = j if sweep.outward else code.i64("sub", code.i64("sub", n, 1), j)
            own = code.at("%records", code.i64("mul", code.i64("add", i, 1), pitch))
            parent = code.at("%records", code.i64("mul", code.word(parents, i), pitch))
            entry, arguments, goes = code.i64("mul", i, code.width), list[str](), 0
            for port in sweep.graph.inputs:
                if port.name == "numbers":
                    arguments.append(code.at(numbers, code.i64("mul", i, port.size * code.size)))
                elif port.name in program.places:
                    entry_of = code.i64("add", code.i64("mul", i, len(program.places)), program.places.index(port.name))
                    first = code.word(listed, entry_of)
                    held = code.at("%in0", code.i64("mul", first, code.width))
                    arguments.append(code.new(f"select i1 {code.test('slt', first, 0)}, ptr {zeros}, ptr {held}"))
                elif port.name in program.vectors:
                    arguments.append(code.at(f"%in{program.vectors.index(port.name)}", entry))
                else:
                    record = parent if port.name.startswith(PARENT) else own
                    arguments.append(code.at(record, records.fields[port.name.removeprefix(PARENT)][0] * code.width))
            for port in sweep.graph.outputs:
                if port.name == program.result:
                    arguments.append(code.at("%out", entry if port.size == 1 else code.i64("mul", entry, port.size)))
                elif port.name.startswith(PARENT):
                    arguments.append(code.at(passed, goes * code.width))
                    goes += port.size
                else:
                    arguments.append(code.at(own, records.fields[port.name][0] * code.width))
            text = ", ".join(f"ptr {argument}" for argument in (*arguments, passed))
            beyond = code.new(f"call i1 @{name}_{suffix}({text})")
            before = code.new(f"load i1, ptr {flag}")
            code.put(f"store i1 {code.new(f'or i1 {beyond}, {before}')}, ptr {flag}")
            goes = 0
            for port in _passed(sweep.graph):
                start = records.fields[port.name.removeprefix(PARENT)][0]
                for k in range(port.size):
                    there = (start + k) * code.width
                    code.store(code.add(code.load(parent, there), code.load(passed, (goes + k) * code.width)), parent, there)
                goes += port.size
    arguments = [f"ptr %in{k}" for k in range(len(program.vectors))]
    head = f"internal i1 @sweeps_{suffix}(ptr %kernel, {', '.join(arguments)}, ptr %out, ptr %records)"
    return code.function(head, f"i1 {code.new(f'load i1, ptr {flag}')}")


def _single(program: Program) -> str:
    """@single: one state, at the addresses in `places`, which are at the start of a scratch block."""
    code, ports = Code(1, 64), len(program.vectors) + 1
    kernel = code.new(f"load ptr, ptr {code.at('%places', KERNEL)}")
    description = code.at(kernel, rows.HEAD + rows.PORT * ports, "i64")
    arguments = [kernel, *(code.word("%places", k, "ptr") for k in range(ports))]
    arguments.append(code.at("%places", code.word(description, RECORDS_1)))
    code.new(f"call i1 @sweeps_1({', '.join(f'ptr {argument}' for argument in arguments)})")
    return code.function("internal void @single(ptr %places)")


def _block(program: Program, lanes: int) -> str:
    """@block: tiles in the scratch block."""
    code, ports = Code(1, 64), len(program.vectors) + 1
    kernel = code.new(f"load ptr, ptr {code.at('%scratch', KERNEL)}")
    description = code.at(kernel, rows.HEAD + rows.PORT * ports, "i64")
    tiles = [code.at("%scratch", code.word(kernel, rows.HEAD + rows.PORT * k + rows.TILE)) for k in range(ports)]
    arguments = [kernel, *tiles, code.at("%scratch", code.word(description, RECORDS))]
    text = ", ".join(f"ptr {argument}" for argument in arguments)
    beyond = code.new(f"call i1 @sweeps_{'v' if lanes > 1 else '1'}({text})")
    return code.function("internal i1 @block(ptr %scratch)", f"i1 {beyond if lanes > 1 else 'false'}")


def _runs() -> str:
    """@run, @run_current, and @functions: the addresses of the functions that a description contains."""
    text = ""
    for name in ("run", "run_current"):
        code = Code(1, 64)
        kernel = code.new("load ptr, ptr %arrays" if name == "run" else "load ptr, ptr @current")
        arrays = code.at("%arrays", 8) if name == "run" else "%arrays"
        code.put(f"store ptr {kernel}, ptr {code.at('%scratch', KERNEL)}")
        code.put(f"call void @finish(ptr {kernel}, ptr {arrays}, i64 %start, i64 %stop, ptr %scratch)")
        text += code.function(f"void @{name}(ptr %arrays, i64 %start, i64 %stop, ptr %scratch)")
    return text + "@functions = dso_local global [3 x ptr] [ptr @block, ptr @single, ptr @run_current]\n"


def description(program: Program, sizes: Sequence[int], lanes: int, size: int, few: int, functions: Sequence[int]) -> list[int]:
    """Return the words of a description for vectors and a result of these sizes.

    The addresses of the parameters and of its own last word, `few`, are 0.
    functions   addresses of @block, @single, @run_current
    """
    singles, tiles, records, (one, whole) = Records(program).layout(sizes, lanes, size)
    words = [len(program.vectors), 1, *functions, whole, one, 0, 0, 0]
    for entries, single, tile in zip(sizes, singles, tiles, strict=True):
        words += [entries, 1, entries, entries, tile, single, 0, 0]
    return [*words, sizes[-1] // program.each, 0, 0, 0, 0, *records, few]
