"""The loop over the rows of arrays around a body, as LLVM text.

    @run(ptr arrays, i64 start, i64 stop, ptr scratch)                      rows start <= i < stop

`arrays` holds (address, row stride, element stride, stream) for every input, then every output; strides in bytes.  Each block of
rows is read whole before any of it is written, so an output may be one of the inputs.

A block is `lanes` rows of an array with C elements each.  Rows go into [element][lane] tiles and back in one of three ways, chosen
per array by its strides:

    rows      elements of a row adjacent: load pieces of 4 (or 2) elements of every row and transpose them in registers
    columns   rows adjacent for each element: plain vector loads
    any       everything else, and the last, incomplete block: one element at a time (@gather, @scatter)

Wide results (M, C) whose rows lie one after the other are put in order in a stage and written line by line, a block later: writing
each row in small pieces reaches half of the memory's speed.  With stream = 1 (large results on a 16-byte boundary) these writes
pass the caches by (`python -m benchmarks` shows both).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from isodyn.backends.llvm.body import Bodies, signature
from isodyn.backends.llvm.code import Code, Scratch
from isodyn.graph.graph import Graph, Port

FIELDS = 4  # numbers per array in `arrays`
WIDE = 12  # elements: from here on results are staged
_AHEAD = 8  # blocks: 4 to 16 do equally well, and save 10 to 15 % when the data are not in the caches
_FIRST, _LAST = (0, 1, 4, 5), (2, 3, 6, 7)  # halves of a block of four, from two vectors

# -- between rows and tiles -----------------------------------------------------------------------------------------------


def _pieces(columns: int, lanes: int) -> tuple[int, list[int]]:
    """(width, first columns) of the pieces a row is cut into; the last piece may overlap the one before."""
    width = 4
    while width > min(columns, lanes):
        width //= 2
    starts = list(range(0, columns - width + 1, width))
    if starts[-1] + width < columns:
        starts.append(columns - width)
    return width, starts


def _shuffle(code: Code, a: str, b: str, size: int, indices: list[int]) -> str:
    kind = f"<{size} x {code.scalar}>"
    mask = ", ".join(f"i32 {k}" for k in indices)
    return code.new(f"shufflevector {kind} {a}, {kind} {b}, <{len(indices)} x i32> <{mask}>")


def _joined(code: Code, parts: list[str], size: int) -> str:
    """Short vectors one after the other, pairwise."""
    while len(parts) > 1:
        parts = [_shuffle(code, parts[k], parts[k + 1], size, list(range(2 * size))) for k in range(0, len(parts), 2)]
        size *= 2
    return parts[0]


def _transposed(code: Code, v: list[str]) -> list[str]:
    """Transpose every width x width block of `width` vectors."""
    width, lanes = len(v), code.lanes
    if width == 1:
        return v

    def pick(a: str, b: str, *places: int) -> str:  # places 0..width-1 in a, the same + width in b, in every block
        indices = [block + (p if p < width else lanes + p - width) for block in range(0, lanes, width) for p in places]
        return _shuffle(code, a, b, lanes, indices)

    if width == 2:
        return [pick(v[0], v[1], 0, 2), pick(v[0], v[1], 1, 3)]
    if code.bits == 64:  # pairs interleave within 128 bits
        low, high = [pick(v[k], v[k + 1], 0, 4, 2, 6) for k in (0, 2)], [pick(v[k], v[k + 1], 1, 5, 3, 7) for k in (0, 2)]
        return [pick(x[0], x[1], *p) for p, x in ((_FIRST, low), (_FIRST, high), (_LAST, low), (_LAST, high))]
    low, high = [pick(v[k], v[k + 1], 0, 4, 1, 5) for k in (0, 2)], [pick(v[k], v[k + 1], 2, 6, 3, 7) for k in (0, 2)]
    return [pick(x[0], x[1], *p) for p, x in ((_FIRST, low), (_LAST, low), (_FIRST, high), (_LAST, high))]


def row_pointers(code: Code, first: str, stride: str) -> list[str]:
    """Pointers to the rows of a block."""
    rows = [first]
    for _ in range(code.lanes - 1):
        rows.append(code.at(rows[-1], stride))
    return rows


def move_rows(code: Code, way: str, rows: list[str], columns: int, tile: str) -> None:
    """Rows "in" to a tile, or "out" of it."""
    width, starts = _pieces(columns, code.lanes)
    kind = code.scalar if width == 1 else f"<{width} x {code.scalar}>"
    written = 0
    for start in starts:
        if way == "in":
            short = [code.new(f"load {kind}, ptr {code.at(row, start * code.size)}, align {code.size}") for row in rows]
            vectors = [_joined(code, short[j::width], width) for j in range(width)] if width > 1 else [_collected(code, short)]
            for j, vector in enumerate(_transposed(code, vectors)):
                if start + j >= written:
                    code.store(vector, tile, (start + j) * code.width)
            written = start + width
            continue
        vectors = [code.load(tile, (start + j) * code.width) for j in range(width)]
        for j, vector in enumerate(_transposed(code, vectors)):
            for block in range(0, code.lanes, width):
                part = _part(code, vector, block, width)
                code.put(f"store {kind} {part}, ptr {code.at(rows[block + j], start * code.size)}, align {code.size}")


def _part(code: Code, vector: str, first: int, width: int) -> str:
    """So many neighbouring lanes of a vector."""
    if width == code.lanes:
        return vector
    if width == 1:
        return code.new(f"extractelement {code.type} {vector}, i32 {first}")
    return _shuffle(code, vector, "poison", code.lanes, list(range(first, first + width)))


def _collected(code: Code, elements: list[str]) -> str:
    """Scalars into one vector."""
    if code.lanes == 1:
        return elements[0]
    vector = "poison"
    for k, element in enumerate(elements):
        vector = code.new(f"insertelement {code.type} {vector}, {code.scalar} {element}, i32 {k}")
    return vector


def _move_columns(code: Code, way: str, columns: int) -> None:
    """Between %tile and adjacent rows at %first, one vector per element, %step bytes apart."""
    at = "%first"
    for k in range(columns):
        if way == "in":
            code.store(code.new(f"load {code.type}, ptr {at}, align {code.size}"), "%tile", k * code.width)
        else:
            code.put(f"store {code.type} {code.load('%tile', k * code.width)}, ptr {at}, align {code.size}")
        at = code.at(at, "%step")


def _movers(read: set[int], written: set[int], lanes: int, bits: int) -> str:
    """@rows_in_C, @columns_in_C, the same out: between a tile and C elements a row, whose rows or columns are %step bytes apart.

    One of each for all arrays of this width: inlined in @run they would cost a sixth of the time to compile.
    """
    narrow = {size for size in written if size < WIDE}
    text = ""
    for kind, way, sizes in (
        ("rows", "in", read), ("columns", "in", read), ("rows", "out", narrow), ("columns", "out", written),
    ):  # fmt: skip
        for columns in sorted(sizes - {0}):
            code = Code(lanes, bits)
            if kind == "rows":
                _prefetch(code, way, "%first", "%step", columns)
                move_rows(code, way, row_pointers(code, "%first", "%step"), columns, "%tile")
            else:
                _move_columns(code, way, columns)
            text += code.function(f"internal void @{kind}_{way}_{columns}(ptr %first, i64 %step, ptr %tile)")
    return text


def _prefetch(code: Code, way: str, first: str, rs: str, columns: int) -> None:
    """Ask for the lines of a block some blocks ahead: at these speeds the processor's own guess comes too late."""
    at = code.at(first, code.i64("mul", rs, _AHEAD * code.lanes))
    for line in range(0, columns * code.width, 64):
        code.put(f"call void @llvm.prefetch.p0(ptr {code.at(at, line)}, i32 {int(way == 'out')}, i32 3, i32 1)")


def one_by_one(lanes: int, bits: int) -> str:
    """@gather and @scatter: count rows of any strides, element by element; lanes beyond count repeat the last row."""
    text = ""
    for name, bound in (("gather", str(lanes)), ("scatter", "%count")):
        code = Code(1, bits)
        last = code.i64("sub", "%count", 1)
        with code.loop("column", "%columns") as column:
            base = code.i64("mul", column, lanes)
            with code.loop("lane", bound) as lane:
                row = code.pick(code.test("ult", lane, "%count"), lane, last)
                offset = code.i64("add", code.i64("mul", row, "%rs"), code.i64("mul", column, "%cs"))
                rows, tile = code.at("%first", offset), code.at("%tile", code.i64("add", base, lane), code.scalar)
                code.store(code.load(rows if name == "gather" else tile), tile if name == "gather" else rows)
        arguments = "ptr %first, i64 %rs, i64 %cs, i64 %columns, i64 %count, ptr %tile"
        text += code.function(f"internal void @{name}({arguments})")
    return text


def copying(bits: int) -> str:
    """@copy: so many elements from one stride to another."""
    code = Code(1, bits)
    with code.loop("k", "%count") as k:
        offsets = code.i64("mul", k, "%fs"), code.i64("mul", k, "%ts")
        source, target = code.at("%from", offsets[0], code.scalar), code.at("%to", offsets[1], code.scalar)
        code.store(code.load(source), target)
    return code.function("internal void @copy(ptr %from, i64 %fs, ptr %to, i64 %ts, i64 %count)")


_Copied = tuple[str, str, int]  # pointers to a tile and to the same for one state, elements


def each_lane(
    code: Code, graph: Graph, arguments: str, lanes: int, inputs: Sequence[_Copied], outputs: Sequence[_Copied], *,
    name: str = "each_lane", body: str = "body_1",
) -> str:  # fmt: skip
    """@each_lane: tiles again, one state at a time, for arguments the vector body cannot take; `code` has made the pointers."""
    with code.loop("lane", lanes) as lane:
        for tile, single, size in inputs:
            code.put(f"call void @copy(ptr {code.at(tile, lane, code.scalar)}, i64 {lanes}, ptr {single}, i64 1, i64 {size})")
        code.new(f"call i1 @{body}({signature(graph, '%slots')})")
        for tile, single, size in outputs:
            code.put(f"call void @copy(ptr {single}, i64 1, ptr {code.at(tile, lane, code.scalar)}, i64 {lanes}, i64 {size})")
    return code.function(f"internal void @{name}({arguments})")


# -- the loop ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Layout:
    """Byte offsets in the scratch block: tiles of every array, slots of the vector body, the same for one lane; stages of wide
    results.

    A stage begins with 64 bytes that hold the address its rows still have to go to, or null.
    """

    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    slots: int
    inputs_1: tuple[int, ...]
    outputs_1: tuple[int, ...]
    slots_1: int
    stages: tuple[int, ...]
    size: int


def layout(graph: Graph, lanes: int, bits: int, bodies: Bodies) -> Layout:
    """Where everything lies."""
    block, size = Scratch(), bits // 8

    def tiles(ports: tuple[Port, ...], width: int) -> tuple[int, ...]:
        return tuple(block.take(port.size * width) for port in ports)

    wide = tiles(graph.inputs, lanes * size), tiles(graph.outputs, lanes * size), block.take(bodies.slots * lanes * size)
    single = tiles(graph.inputs, size), tiles(graph.outputs, size), block.take(bodies.slots_1 * size)
    stages = tuple(block.take(port.size * lanes * size + 64) if port.size >= WIDE else 0 for port in graph.outputs)
    return Layout(*wide, *single, stages, block.size)


class _Array(NamedTuple):
    """An array of @run: its tile's name, elements of a row, and what the table says of it."""

    name: str
    columns: int
    base: str
    rs: str
    cs: str
    stream: str

    @property
    def way(self) -> str:
        return "in" if self.name.startswith("in") else "out"

    @property
    def staged(self) -> bool:
        return self.way == "out" and self.columns >= WIDE

    @property
    def stage(self) -> str:
        return f"%stage{self.name.removeprefix('out')}"


def emit_loop(graph: Graph, place: Layout, lanes: int, bits: int) -> str:
    """@run and its helpers."""
    read, written = {port.size for port in graph.inputs}, {port.size for port in graph.outputs}
    text = one_by_one(lanes, bits) + _movers(read, written, lanes, bits) + _Run(graph, place, lanes, bits).function()
    if any(size >= WIDE for size in written):
        text += _wide_rows_out(lanes, bits) + _write_out() + _copy_lines("copy_lines", 64, 4)
        text += _copy_lines("stream_lines", 64, 64, _PAST) + _copy_lines("stream_ends", 16, 16, _PAST)
    if lanes == 1:
        return text
    code, ends = Code(1, bits), list[list[_Copied]]()
    for kind, ports, wide, single in (
        ("in", graph.inputs, place.inputs, place.inputs_1), ("out", graph.outputs, place.outputs, place.outputs_1),
    ):  # fmt: skip
        ends.append([])
        for k, port in enumerate(ports):
            tile = code.at("%scratch", wide[k])
            code.put(f"%{kind}{k} = getelementptr i8, ptr %scratch, i64 {single[k]}")
            if port.size:
                ends[-1].append((tile, f"%{kind}{k}", port.size))
    code.put(f"%slots = getelementptr i8, ptr %scratch, i64 {place.slots_1}")
    return text + copying(bits) + each_lane(code, graph, "ptr %scratch", lanes, *ends)


class _Run:
    """Writes @run: over whole blocks of plain arrays first, then over all blocks that are left."""

    def __init__(self, graph: Graph, place: Layout, lanes: int, bits: int):
        self.graph, self.place, self.code = graph, place, Code(lanes, bits)
        self.arrays: list[_Array] = []
        code, ports = self.code, [("in", k, port) for k, port in enumerate(graph.inputs)]
        for kind, k, port in [*ports, *(("out", k, port) for k, port in enumerate(graph.outputs))]:
            row = FIELDS * len(self.arrays)
            base, rs, cs, stream = (code.word("%arrays", row + part, "i64" if part else "ptr") for part in range(FIELDS))
            offset = (place.inputs if kind == "in" else place.outputs)[k]
            code.put(f"%{kind}{k} = getelementptr i8, ptr %scratch, i64 {offset}")
            code.put(f"%{kind}{k}.is_unit = icmp eq i64 {cs}, {code.size}")
            code.put(f"%{kind}{k}.is_adjacent = icmp eq i64 {rs}, {code.size}")
            self.arrays.append(_Array(f"{kind}{k}", port.size, base, rs, cs, stream))

    def function(self) -> str:
        """The text."""
        code, staged = self.code, [array for array in self.arrays if array.staged]
        code.put(f"%slots = getelementptr i8, ptr %scratch, i64 {self.place.slots}")
        for k, port in enumerate(self.graph.outputs):
            if port.size >= WIDE:
                code.put(f"%stage{k} = getelementptr i8, ptr %scratch, i64 {self.place.stages[k]}")
                code.put(f"store ptr null, ptr %stage{k}")
        code.branch(code.test("ult", "%start", "%stop"), "begin", "exit")
        self._plain_blocks()
        self._blocks()
        code.label("exit")
        for array in staged:
            code.put(f"call void @write_out(ptr {array.stage}, i64 {array.columns * code.width}, i64 {array.stream})")
        if staged:
            code.put("fence seq_cst")  # streamed lines become visible
        return code.function("void @run(ptr %arrays, i64 %start, i64 %stop, ptr %scratch)")

    def _plain_blocks(self) -> None:
        """Whole blocks of arrays whose rows all lie one after the other, as they mostly do: every address is a constant away from
        the block's first, which saves a third of the loop's instructions.  What is left of the rows goes the general way."""
        code = self.code
        code.label("begin")
        plain = "true"
        for array in self.arrays:
            if array.columns:
                unit, close = code.test("eq", array.cs, code.size), code.test("eq", array.rs, array.columns * code.size)
                plain = code.new(f"and i1 {plain}, {code.new(f'and i1 {unit}, {close}')}")
        fits = code.test("ule", code.i64("add", "%start", code.lanes), "%stop")
        code.branch(code.new(f"and i1 {plain}, {fits}"), "plain.block", "block")
        code.label("plain.block")
        code.put("%plain.i = phi i64 [%start, %begin], [%plain.next, %plain.continue]")
        for position, array in enumerate(self.arrays):
            if position == len(self.graph.inputs):
                self._call_body("plain.")
            if not array.columns:
                continue
            step = array.columns * code.size
            first = code.at(array.base, code.i64("mul", "%plain.i", step))
            if array.staged:
                self._stage(array, first)
                continue
            _prefetch(code, array.way, first, str(step), array.columns)
            rows = [code.at(first, k * step) for k in range(code.lanes)]
            move_rows(code, array.way, rows, array.columns, f"%{array.name}")
        code.go("plain.continue")
        code.label("plain.continue")
        code.put(f"%plain.next = add i64 %plain.i, {code.lanes}")
        more = code.test("ule", code.i64("add", "%plain.next", code.lanes), "%stop")
        code.branch(more, "plain.block", "plain.end")
        code.label("plain.end")
        code.branch(code.test("ult", "%plain.next", "%stop"), "block", "exit")

    def _blocks(self) -> None:
        """Blocks of any arrays; the last may be incomplete."""
        code = self.code
        code.label("block")
        code.put("%i = phi i64 [%start, %begin], [%plain.next, %plain.end], [%next, %continue]")
        left = code.i64("sub", "%stop", "%i")
        code.put(f"%full = icmp uge i64 {left}, {code.lanes}")
        count = code.pick("%full", str(code.lanes), left)
        for position, array in enumerate(self.arrays):
            if position == len(self.graph.inputs):
                self._call_body()
            if array.columns:  # a robot without moving joints has vectors without elements
                self._move(array, count)
        code.go("continue")
        code.label("continue")
        code.put(f"%next = add i64 %i, {code.lanes}")
        code.branch(code.test("ult", "%next", "%stop"), "block", "exit")

    def _move(self, array: _Array, count: str) -> None:
        """Between one array and its tile, the way its strides allow."""
        code, (name, columns, base, rs, cs, _) = self.code, array
        first = code.at(base, code.i64("mul", "%i", rs))
        code.branch("%full", f"{name}.whole", f"{name}.any")
        code.label(f"{name}.whole")
        order = ("adjacent", "unit") if columns == 1 else ("unit", "adjacent")  # one element a row: both may hold
        code.branch(f"%{name}.is_{order[0]}", f"{name}.{order[0]}", f"{name}.other")
        code.label(f"{name}.other")
        code.branch(f"%{name}.is_{order[1]}", f"{name}.{order[1]}", f"{name}.any")
        code.label(f"{name}.unit")
        if array.staged:
            code.branch(code.test("eq", rs, columns * code.size), f"{name}.together", f"{name}.spread")
            code.label(f"{name}.together")
            self._stage(array, first)
            code.go(f"{name}.done")
            code.label(f"{name}.spread")
            code.put(f"call void @rows_out(ptr %{name}, i64 {columns}, ptr {first}, i64 {rs})")
        else:
            code.put(f"call void @rows_{array.way}_{columns}(ptr {first}, i64 {rs}, ptr %{name})")
        code.go(f"{name}.done")
        code.label(f"{name}.adjacent")
        code.put(f"call void @columns_{array.way}_{columns}(ptr {first}, i64 {cs}, ptr %{name})")
        code.go(f"{name}.done")
        code.label(f"{name}.any")
        helper = "gather" if array.way == "in" else "scatter"
        code.put(f"call void @{helper}(ptr {first}, i64 {rs}, i64 {cs}, i64 {columns}, i64 {count}, ptr %{name})")
        code.go(f"{name}.done")
        code.label(f"{name}.done")

    def _stage(self, array: _Array, first: str) -> None:
        """Write out what the stage of a wide result holds, then put this block's rows there, to be written one block later.

        Later, because whole lines can only be read from the stage without waiting when the pieces they were put together from are
        long past (this makes a third of the time).
        """
        code, columns = self.code, array.columns
        code.put(f"call void @write_out(ptr {array.stage}, i64 {columns * code.width}, i64 {array.stream})")
        staged = code.at(array.stage, 64)
        code.put(f"call void @rows_out(ptr %{array.name}, i64 {columns}, ptr {staged}, i64 {columns * code.size})")
        code.put(f"store ptr {first}, ptr {array.stage}")

    def _call_body(self, prefix: str = "") -> None:
        code, call = self.code, signature(self.graph, "%slots")
        if code.lanes == 1:
            code.new(f"call i1 @body_1({call})")
            return
        with code.when(code.new(f"call i1 @body_v({call})"), f"{prefix}slow"):
            code.put("call void @each_lane(ptr %scratch)")


def _wide_rows_out(lanes: int, bits: int) -> str:
    """@rows_out: the tile of a wide result into rows, piece by piece in a loop, so that its code does not grow with its width."""
    code, width = Code(lanes, bits), _pieces(4, lanes)[0]
    last = code.i64("sub", "%columns", width)
    with code.loop("k", "%columns", step=width) as k:
        c = code.pick(code.test("ugt", k, last), last, k)
        in_tile, in_row = code.i64("mul", c, code.width), code.i64("mul", c, code.size)
        tile, first = code.at("%tile", in_tile), code.at("%first", in_row)
        move_rows(code, "out", row_pointers(code, first, "%rs"), width, tile)
    return code.function("internal void @rows_out(ptr %tile, i64 %columns, ptr %first, i64 %rs)")


_PAST = ", !nontemporal !0"  # past the caches


def _copy_lines(name: str, width: int, align: int, hint: str = "") -> str:
    """@name(from, to, bytes): `width` bytes at a time, as long as whole ones fit; returns the bytes copied."""
    code, kind = Code(1, 64), f"<{width // 8} x i64>"
    until = code.i64("and", "%bytes", -width)
    with code.loop("k", until, step=width, maybe=True) as k:
        source, target = code.at("%from", k), code.at("%to", k)
        line = code.new(f"load {kind}, ptr {source}, align 4")
        code.put(f"store {kind} {line}, ptr {target}, align {align}{hint}")
    return code.function(f"internal i64 @{name}(ptr %from, ptr %to, i64 %bytes)", f"i64 {until}")


def _write_out() -> str:
    """@write_out: what a stage holds, if anything, to where it belongs.

    Streaming wants whole, aligned lines: the ends of a block that share a line with its neighbours are written in pieces of 16
    bytes, which the write-combining buffers put together.  The size of a block is a multiple of 16, and so is a streamed address.
    """
    code = Code(1, 64)
    to = code.new("load ptr, ptr %stage")
    code.branch(code.test("eq", to, "null", "ptr"), "exit", "begin")
    code.label("begin")
    code.put("store ptr null, ptr %stage")
    start = code.at("%stage", 64)
    streamed = code.test("ne", "%stream", 0)
    code.branch(streamed, "streaming", "plain")
    code.label("plain")
    copied = code.new(f"call i64 @copy_lines(ptr {start}, ptr {to}, i64 %bytes)")
    code.go("rest")
    code.label("streaming")
    address = code.new(f"ptrtoint ptr {to} to i64")
    head = code.i64("and", code.i64("sub", "0", address), 63)
    code.new(f"call i64 @stream_ends(ptr {start}, ptr {to}, i64 {head})")
    source, target = code.at(start, head), code.at(to, head)
    lines = code.new(f"call i64 @stream_lines(ptr {source}, ptr {target}, i64 {code.i64('sub', '%bytes', head)})")
    done = code.i64("add", head, lines)
    code.go("rest")
    code.label("rest")
    so_far = code.new(f"phi i64 [{copied}, %plain], [{done}, %streaming]")
    source, target = code.at(start, so_far), code.at(to, so_far)
    tail = code.i64("sub", "%bytes", so_far)
    code.branch(streamed, "ends", "words")
    code.label("ends")
    code.new(f"call i64 @stream_ends(ptr {source}, ptr {target}, i64 {tail})")
    code.put("ret void")
    code.label("words")
    with code.loop("k", code.i64("lshr", tail, 2), maybe=True) as k:
        places = code.at(source, k, "i32"), code.at(target, k, "i32")
        code.put(f"store i32 {code.new(f'load i32, ptr {places[0]}, align 4')}, ptr {places[1]}, align 4")
    code.go("exit")
    code.label("exit")
    return code.function("internal void @write_out(ptr %stage, i64 %bytes, i64 %stream)")
