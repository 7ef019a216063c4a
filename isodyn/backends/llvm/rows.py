"""The loop over the rows of arrays around a body, as LLVM text.

    @run(ptr arrays, i64 start, i64 stop, ptr scratch)                      rows start <= i < stop

`arrays` holds (address, row stride, element stride, stream) for every input, then every output; strides in bytes.  Each block of
rows is read completely before any of it is written, so an output may be one of the inputs.

A block is `lanes` rows of an array with C elements each.  Rows are copied to [element][lane] tiles and back in one of three ways,
chosen per array by its strides:

    rows      elements of a row adjacent: load pieces of 4 (or 2) elements of every row and transpose them in registers
    columns   rows adjacent for each element: plain vector loads
    any       everything else, and the last, incomplete block: one element at a time (@gather, @scatter)

Large results (M, C) that exceed the caches and have adjacent rows (stream = 1, on a 16-byte boundary) are first collected in a
stage.  One block later they are written line by line with non-temporal stores, past the caches.  Writing each row in small pieces
would reach half of the memory bandwidth (`python -m benchmarks` measures both).

A kernel contains only the code for whole blocks of plain arrays (emit_loop).  All other code is equal for every kernel with these
lanes and bits, and is compiled once (shared_loop).  It reads the properties of a kernel from @kernel, words of 8 bytes:

    HEAD words    inputs, outputs, addresses of @block, @single and @run, bytes of scratch, of the part of it for one state, offset
                  of the slots in it, address of @few (fewer rows are not worth threads; see Kernel.direct), and address of @finite
                  (not 0: direct calls with results that are not finite fall back to the ordinary method), or 0: they do not
    PORT words    of every input, then every output: elements, rank, first and last extent; offsets in the scratch block of its
                  tile, its tile for one state and its stage (a stage at 0: none); address of @plain_in_C or @plain_out_C, or 0

Values that depend only on parameters equal for all states are computed once per call, by @off_line, into an array in the scratch
block.  The body takes this array as its first input, one number per element for all lanes.  The parameters are concatenated at the
address in the last word of `arrays`, or at @given.

Constant results are written into the tiles once per call, not by the body: pairs of words (element, value) list them.

    @block(ptr scratch) -> i1       the body for a block, tiles in the scratch block; true: @each_lane has to repeat it
    @single(ptr places)             the body for one state at the addresses in `places`: inputs, outputs, slots
"""

from __future__ import annotations

from dataclasses import dataclass

from isodyn.backends.llvm.body import Bodies, constant_results, signature
from isodyn.backends.llvm.code import Code, Scratch, bit_pattern
from isodyn.graph.graph import Graph, Port

FIELDS = 4  # numbers per array in `arrays`
WIDE = 12  # elements: results with at least so many are staged
LONGEST = 20  # elements: plain rows up to this length are copied by straight-line code, longer ones by a loop
_AHEAD = 8  # blocks: 4 to 16 are equally good, and save 10 to 15 % if the data are not in the caches
_WIDE_AHEAD = 2  # the same for wide rows; more would evict a large body's values from the first-level cache
_FIRST, _LAST = (0, 1, 4, 5), (2, 3, 6, 7)  # halves of a block of four, from two vectors

# -- between rows and tiles -----------------------------------------------------------------------------------------------


def _pieces(columns: int, lanes: int) -> tuple[int, list[int]]:
    """Return (width, first columns) of the pieces of a row; the last piece may overlap the one before."""
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
    """Concatenate short vectors, pairwise."""
    while len(parts) > 1:
        parts = [_shuffle(code, parts[k], parts[k + 1], size, list(range(2 * size))) for k in range(0, len(parts), 2)]
        size *= 2
    return parts[0]


def _transposed(code: Code, v: list[str]) -> list[str]:
    """Transpose every width x width block of `width` vectors."""
    width, lanes = len(v), code.lanes
    if width == 1:
        return v

    def pick(a: str, b: str, *places: int) -> str:  # indices 0..width-1 select from a, index + width from b, in every block
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
    """Return pointers to the rows of a block."""
    rows = [first]
    for _ in range(code.lanes - 1):
        rows.append(code.at(rows[-1], stride))
    return rows


def move_rows(code: Code, way: str, rows: list[str], columns: int, tile: str) -> None:
    """Copy rows "in" to a tile, or "out" of it.

    Two pieces are written row by row, so that a cache line is written at once.  Rows whose length is a power of two all map to the
    same few lines of the first-level cache.
    """
    width, starts = _pieces(columns, code.lanes)
    kind = code.scalar if width == 1 else f"<{width} x {code.scalar}>"
    written, stores = 0, list[tuple[int, str]]()
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
                part, to = _part(code, vector, block, width), code.at(rows[block + j], start * code.size)
                stores.append((block + j, f"store {kind} {part}, ptr {to}, align {code.size}"))
    for _, text in sorted(stores, key=lambda store: store[0]) if columns == 2 * width else stores:
        code.put(text)


def _part(code: Code, vector: str, first: int, width: int) -> str:
    """Return `width` neighbouring lanes of a vector."""
    if width == code.lanes:
        return vector
    if width == 1:
        return code.new(f"extractelement {code.type} {vector}, i32 {first}")
    return _shuffle(code, vector, "poison", code.lanes, list(range(first, first + width)))


def _collected(code: Code, elements: list[str]) -> str:
    """Combine scalars into one vector."""
    if code.lanes == 1:
        return elements[0]
    vector = "poison"
    for k, element in enumerate(elements):
        vector = code.new(f"insertelement {code.type} {vector}, {code.scalar} {element}, i32 {k}")
    return vector


def _prefetch(code: Code, way: str, first: str, rs: str, columns: int) -> None:
    """Prefetch the lines of a block some blocks ahead: at these speeds the hardware prefetcher is too late."""
    at = code.at(first, code.i64("mul", rs, (_AHEAD if columns < WIDE else _WIDE_AHEAD) * code.lanes))
    for line in range(0, columns * code.width, 64):
        code.put(f"call void @llvm.prefetch.p0(ptr {code.at(at, line)}, i32 {int(way == 'out')}, i32 3, i32 1)")


# -- description of a kernel ------------------------------------------------------------------------------------------

HEAD, PORT = 10, 8  # words of @kernel
INPUTS, OUTPUTS, BLOCK, SINGLE, RUN, SCRATCH, ONE, SLOTS_1, FEW, FINITE = range(HEAD)
SIZE, RANK, FIRST, LAST, TILE, TILE_1, STAGE, MOVER = range(PORT)


@dataclass(frozen=True)
class Layout:
    """Byte offsets in the scratch block.

    First, for one state (`one` bytes in all): addresses and fields of every array, values computed once per call (`early`), tiles,
    slots of the body.  Then tiles of blocks, slots of the body for blocks, stages of wide results.
    A stage begins with 64 bytes that hold the destination of its rows, or null.
    """

    inputs_1: tuple[int, ...]
    outputs_1: tuple[int, ...]
    slots_1: int
    one: int
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    slots: int
    stages: tuple[int, ...]
    size: int
    early: int


def layout(graph: Graph, lanes: int, parts: int, bits: int, bodies: Bodies, early: int = 0) -> Layout:
    """Return the layout of the scratch block.

    parts   SIMD vectors per block;  early   number of values that are computed once per call
    """
    block, size = Scratch(), bits // 8

    def tiles(ports: tuple[Port, ...], width: int) -> tuple[int, ...]:
        return tuple(block.take(port.size * width) for port in ports)

    block.take(room(len(graph.inputs) + len(graph.outputs)))
    first = block.take(early * size)
    single = tiles(graph.inputs, size), tiles(graph.outputs, size), block.take(bodies.slots_1 * size), block.size
    wide = tiles(graph.inputs, lanes * size), tiles(graph.outputs, lanes * size), block.take(bodies.slots * lanes // parts * size)
    stages = tuple(block.take(port.size * lanes * size + 64) if port.size >= WIDE else 0 for port in graph.outputs)
    return Layout(*single, *wide, stages, block.size, first)


def room(ports: int) -> int:
    """Return the bytes at the start of a scratch block: places (an address for every port and the slots), new arrays, `arrays`."""
    return 8 * (ports + 1 + ports + FIELDS * ports)


def ports_of(graph: Graph) -> list[tuple[str, int, Port]]:
    """Return (direction, number, port) of every input, then every output."""
    return [(way, k, port) for way, ports in (("in", graph.inputs), ("out", graph.outputs)) for k, port in enumerate(ports)]


def narrow(graph: Graph) -> set[int]:
    """Return the row lengths of the arrays that have special functions for plain rows (see shared_rows)."""
    return {port.size for _, _, port in ports_of(graph) if 0 < port.size <= LONGEST}


def description(graph: Graph, place: Layout, few: int, given: bool) -> str:
    """Return @kernel, @few and @finite."""

    def address(name: str) -> str:
        return f"ptrtoint (ptr @{name} to i64)"

    words: list[int | str] = [len(graph.inputs), len(graph.outputs), address("block"), address("single")]
    words += [address("run_given" if given else "run"), place.size, place.one, place.slots_1, address("few"), address("finite")]
    tiles, singles = (*place.inputs, *place.outputs), (*place.inputs_1, *place.outputs_1)
    stages = (*[0] * len(graph.inputs), *place.stages)
    for (way, _, port), *offsets in zip(ports_of(graph), tiles, singles, stages, strict=True):
        staged = way == "out" and port.size >= WIDE
        mover = address(f"plain_{way}_{port.size}") if 0 < port.size <= LONGEST and not staged else 0
        words += [port.size, len(port.shape), *((port.shape or (1,))[k] for k in (0, -1)), *offsets, mover]
    table = f"@kernel = internal constant [{len(words)} x i64] [{', '.join(f'i64 {word}' for word in words)}]\n"
    return f"@few = dso_local global i64 {few}\n@finite = dso_local global i64 0\n" + table


# -- code that all kernels share -------------------------------------------------------------------------------------------

_ROWS = "ptr %first, i64 %rs, i64 %cs, i64 %columns, i64 %count, ptr %tile"
GATHER, SCATTER = f"void @gather({_ROWS})", f"void @scatter({_ROWS})"
COPY = "void @copy(ptr %from, i64 %fs, ptr %to, i64 %ts, i64 %count)"
PREPARE = "i1 @prepare(ptr %kernel, ptr %arrays, ptr %scratch)"
FINISH = "void @finish(ptr %kernel, ptr %arrays, i64 %start, i64 %stop, ptr %scratch)"
EACH_LANE = "void @each_lane(ptr %kernel, ptr %scratch)"
CONSTANTS, CONSTANTS_1 = (f"void @{name}(ptr %pairs, i64 %count, ptr %to)" for name in ("constants", "constants_1"))
STAGED = "void @staged(ptr %stage, ptr %tile, i64 %columns, i64 %stream, ptr %first)"
ROWS_IN, ROWS_OUT, WIDE_OUT = (
    f"void @{name}(ptr %first, i64 %rs, i64 %columns, ptr %tile)" for name in ("rows_in", "rows_out", "wide_out")
)
#: functions that other modules may call
HEADS = (GATHER, SCATTER, COPY, PREPARE, FINISH, EACH_LANE, STAGED, CONSTANTS, CONSTANTS_1, ROWS_IN)


def shared_loop(lanes: int, bits: int) -> str:
    """Return all code around a body that does not depend on it."""
    text = _constants(CONSTANTS, lanes, bits) + _constants(CONSTANTS_1, 1, bits) + _one_by_one(lanes, bits) + _copy(bits)
    text += _rows(lanes, bits) + _columns(lanes, bits) + _moves(lanes, bits)
    text += _copy_lines("copy_lines", 64, 4) + _copy_lines("stream_lines", 64, 64, _PAST)
    text += _copy_lines("stream_ends", 16, 16, _PAST) + _write_out() + _staged(lanes, bits)
    return text + _prepare(bits) + _each_lane(lanes, bits) + _finish(lanes, bits)


def _one_by_one(lanes: int, bits: int) -> str:
    """@gather and @scatter: count rows of any strides, element by element; lanes beyond count repeat the last row."""
    text = ""
    for head, bound in ((GATHER, str(lanes)), (SCATTER, "%count")):
        code = Code(1, bits)
        last = code.i64("sub", "%count", 1)
        with code.loop("column", "%columns") as column:
            base = code.i64("mul", column, lanes)
            with code.loop("lane", bound) as lane:
                row = code.pick(code.test("ult", lane, "%count"), lane, last)
                offset = code.i64("add", code.i64("mul", row, "%rs"), code.i64("mul", column, "%cs"))
                rows, tile = code.at("%first", offset), code.at("%tile", code.i64("add", base, lane), code.scalar)
                code.store(code.load(rows if head is GATHER else tile), tile if head is GATHER else rows)
        text += code.function(head)
    return text


def _constants(head: str, lanes: int, bits: int) -> str:
    """@constants, @constants_1: write constants into a tile, or into a result of one state."""
    code = Code(lanes, bits)
    with code.loop("k", "%count") as k:
        pair = code.at("%pairs", code.i64("mul", k, 2), "i64")
        value = code.word(pair, 1, code.scalar)
        code.store(code.spread(value), code.at("%to", code.i64("mul", code.word(pair, 0), code.width)))
    return code.function(head)


def _copy(bits: int) -> str:
    """@copy: copies elements from one stride to another."""
    code = Code(1, bits)
    with code.loop("k", "%count", maybe=True) as k:
        offsets = code.i64("mul", k, "%fs"), code.i64("mul", k, "%ts")
        source, target = code.at("%from", offsets[0], code.scalar), code.at("%to", offsets[1], code.scalar)
        code.store(code.load(source), target)
    return code.function(COPY)


def _piece(lanes: int) -> int:
    """Return the columns that @rows_in and @rows_out copy at once."""
    return _pieces(4, lanes)[0]


def _rows(lanes: int, bits: int) -> str:
    """@rows_in, @rows_out: between a tile and rows at least as long as a piece.

    They loop over pieces, so that the code does not grow with the width.  @wide_out: the same out, by two pieces.
    """
    text, piece = "", _piece(lanes)
    for head, way, width in ((ROWS_IN, "in", piece), (ROWS_OUT, "out", piece), (WIDE_OUT, "out", 2 * piece)):
        code = Code(lanes, bits)
        if way == "in":
            ahead = code.at("%first", code.i64("mul", "%rs", _WIDE_AHEAD * lanes))
            with code.loop("line", code.i64("mul", "%columns", code.width), step=64) as line:
                code.put(f"call void @llvm.prefetch.p0(ptr {code.at(ahead, line)}, i32 0, i32 3, i32 1)")

        last = code.i64("sub", "%columns", width)
        with code.loop("k", "%columns", step=width) as k:
            c = code.pick(code.test("ugt", k, last), last, k)
            in_tile, in_row = code.i64("mul", c, code.width), code.i64("mul", c, code.size)
            move_rows(code, way, row_pointers(code, code.at("%first", in_row), "%rs"), width, code.at("%tile", in_tile))
        text += code.function(head)
    return text


def plain_heads(columns: int) -> tuple[str, str]:
    """Return the heads of @plain_in_C, @plain_out_C: between a tile and a block of adjacent narrow rows."""
    return f"void @plain_in_{columns}(ptr %first, ptr %tile)", f"void @plain_out_{columns}(ptr %first, ptr %tile)"


def shared_rows(columns: int, lanes: int, bits: int) -> str:
    """Return both of them.

    Every address is at a constant offset from the block's first, which saves a third of the loop's instructions.
    """
    text = ""
    for way, head in zip(("in", "out"), plain_heads(columns), strict=True):
        code = Code(lanes, bits)
        step = columns * code.size
        _prefetch(code, way, "%first", str(step), columns)
        move_rows(code, way, [code.at("%first", lane * step) for lane in range(lanes)], columns, "%tile")
        text += code.function(head)
    return text


def _columns(lanes: int, bits: int) -> str:
    """@columns_in, @columns_out: between a tile and adjacent rows, one vector for each element, %cs bytes apart."""
    text = ""
    for way in ("in", "out"):
        code = Code(lanes, bits)
        with code.loop("k", "%columns") as k:
            at, tile = code.at("%first", code.i64("mul", k, "%cs")), code.at("%tile", code.i64("mul", k, code.width))
            if way == "in":
                code.store(code.new(f"load {code.type}, ptr {at}, align {code.size}"), tile)
            else:
                code.put(f"store {code.type} {code.load(tile)}, ptr {at}, align {code.size}")
        text += code.function(f"internal void @columns_{way}(ptr %first, i64 %cs, i64 %columns, ptr %tile)")
    return text


def _moves(lanes: int, bits: int) -> str:
    """@move_in, @move_out: between a tile and count rows, by the method that their strides allow."""
    text = ""
    for way, slow in (("in", "gather"), ("out", "scatter")):
        code = Code(1, bits)
        code.require(code.test("eq", "%count", lanes), "any")
        unit, adjacent = code.test("eq", "%cs", code.size), code.test("eq", "%rs", code.size)
        single = code.either(code.test("eq", "%columns", 1), code.new(f"xor i1 {unit}, true"))  # one element: both may be true
        code.branch(code.both(adjacent, single), "by.columns", "by.rows")
        code.label("by.columns")
        code.put(f"call void @columns_{way}(ptr %first, i64 %cs, i64 %columns, ptr %tile)")
        code.put("ret void")
        code.label("by.rows")
        code.require(code.both(unit, code.test("uge", "%columns", _piece(lanes))), "any")
        if way == "out":
            close = code.test("eq", "%rs", code.i64("mul", "%columns", code.size))
            code.branch(code.both(close, code.test("ne", "%stage", "null", "ptr")), "together", "spread")
            code.label("together")
            code.put("call void @staged(ptr %stage, ptr %tile, i64 %columns, i64 %stream, ptr %first)")
            code.put("ret void")
            code.label("spread")
        code.put(f"call void @rows_{way}(ptr %first, i64 %rs, i64 %columns, ptr %tile)")
        code.put("ret void")
        code.label("any")
        code.put(f"call void @{slow}(ptr %first, i64 %rs, i64 %cs, i64 %columns, i64 %count, ptr %tile)")
        text += code.function(f"internal void @move_{way}({_ROWS}{', ptr %stage, i64 %stream' if way == 'out' else ''})")
    return text


_PAST = ", !nontemporal !0"  # past the caches


def _copy_lines(name: str, width: int, align: int, hint: str = "") -> str:
    """@name(from, to, bytes): copies `width` bytes at a time while that many are left; returns the bytes copied."""
    code, kind = Code(1, 64), f"<{width // 8} x i64>"
    until = code.i64("and", "%bytes", -width)
    with code.loop("k", until, step=width, maybe=True) as k:
        source, target = code.at("%from", k), code.at("%to", k)
        line = code.new(f"load {kind}, ptr {source}, align 4")
        code.put(f"store {kind} {line}, ptr {target}, align {align}{hint}")
    return code.function(f"internal i64 @{name}(ptr %from, ptr %to, i64 %bytes)", f"i64 {until}")


def _write_out() -> str:
    """@write_out: writes the rows of a stage, if there are any, to their destination, past the caches.

    Streaming needs whole, aligned lines.  The ends of a block, which share a line with other blocks, are written in pieces of
    16 bytes, which the write-combining buffers join.  Size and address of a block are multiples of 16.
    """
    code = Code(1, 64)
    to = code.new("load ptr, ptr %stage")
    code.branch(code.test("eq", to, "null", "ptr"), "exit", "begin")
    code.label("begin")
    code.put("store ptr null, ptr %stage")
    start, address = code.at("%stage", 64), code.new(f"ptrtoint ptr {to} to i64")
    head = code.i64("and", code.i64("sub", "0", address), 63)
    code.new(f"call i64 @stream_ends(ptr {start}, ptr {to}, i64 {head})")
    source, target = code.at(start, head), code.at(to, head)
    lines = code.new(f"call i64 @stream_lines(ptr {source}, ptr {target}, i64 {code.i64('sub', '%bytes', head)})")
    done = code.i64("add", head, lines)
    source, target = code.at(start, done), code.at(to, done)
    code.new(f"call i64 @stream_ends(ptr {source}, ptr {target}, i64 {code.i64('sub', '%bytes', done)})")
    code.go("exit")
    code.label("exit")
    return code.function("internal void @write_out(ptr %stage, i64 %bytes)")


def _staged(lanes: int, bits: int) -> str:
    """@staged: the rows of a wide result.

    If they bypass the caches: write out the stage, then store this block's rows there, to be written one block later.
    The delay saves a third of the time: whole lines can be read from the stage without waiting only if their pieces were
    stored long before.
    """
    code = Code(lanes, bits)
    rows, step = code.at("%stage", 64), code.i64("mul", "%columns", code.size)
    code.branch(code.test("eq", "%stream", 0), "at.once", "later")
    code.label("at.once")
    code.put(f"call void @wide_out(ptr %first, i64 {step}, i64 %columns, ptr %tile)")
    code.put("ret void")
    code.label("later")
    code.put(f"call void @write_out(ptr %stage, i64 {code.i64('mul', '%columns', code.width)})")
    code.put(f"call void @wide_out(ptr {rows}, i64 {step}, i64 %columns, ptr %tile)")
    code.put("store ptr %first, ptr %stage")
    return code.function(STAGED)


def port_of(code: Code, k: str) -> str:
    """Return the address of the words of a port."""
    return code.at("%kernel", code.i64("add", code.i64("mul", k, PORT), HEAD), "i64")


def _close(code: Code, rs: str, cs: str, columns: str) -> str:
    """Return whether rows are adjacent, without gaps."""
    return code.both(code.test("eq", cs, code.size), code.test("eq", rs, code.i64("mul", columns, code.size)))


def _prepare(bits: int) -> str:
    """@prepare: mark the stages as empty; return whether the rows of all arrays are adjacent."""
    code = Code(1, bits)
    ports = code.i64("add", code.word("%kernel", INPUTS), code.word("%kernel", OUTPUTS))
    room = code.new("alloca i1")
    code.put(f"store i1 true, ptr {room}")
    with code.loop("k", ports) as k:
        port, array = port_of(code, k), code.at("%arrays", code.i64("mul", k, FIELDS), "i64")
        stage = code.word(port, STAGE)
        with code.when(code.test("ne", stage, 0), "wide"):
            code.put(f"store ptr null, ptr {code.at('%scratch', stage)}")
        columns, rs, cs = code.word(port, SIZE), code.word(array, 1), code.word(array, 2)
        good = code.either(_close(code, rs, cs, columns), code.test("eq", columns, 0))
        code.put(f"store i1 {code.both(code.new(f'load i1, ptr {room}'), good)}, ptr {room}")
    return code.function(PREPARE, f"i1 {code.new(f'load i1, ptr {room}')}", once=True)


def _each_lane(lanes: int, bits: int) -> str:
    """@each_lane: evaluates tiles again, one state at a time, for arguments that the vector body cannot handle."""
    code = Code(1, bits)
    inputs = code.word("%kernel", INPUTS)
    ports = code.i64("add", inputs, code.word("%kernel", OUTPUTS))
    body = code.word("%kernel", SINGLE, "ptr")
    set_places(code, "%scratch", ports)
    with code.loop("lane", lanes) as lane:
        for name, start, stop in (("in", "0", inputs), ("out", inputs, ports)):
            if name == "out":
                code.put(f"call void {body}(ptr %scratch)")
            with code.loop(name, stop, start=start, maybe=True) as k:
                port = port_of(code, k)
                tile = code.at(code.at("%scratch", code.word(port, TILE)), lane, code.scalar)
                wide, single = f"ptr {tile}, i64 {lanes}", f"ptr {code.at('%scratch', code.word(port, TILE_1))}, i64 1"
                pair = (wide, single) if name == "in" else (single, wide)
                code.put(f"call void @copy({', '.join(pair)}, i64 {code.word(port, SIZE)})")
    return code.function(EACH_LANE, once=True)


def set_places(code: Code, block: str, ports: str) -> None:
    """Write the addresses of all tiles for one state, and of the slots, to the start of a scratch block."""
    with code.loop("place", ports) as k:
        code.put_word(code.at(block, code.word(port_of(code, k), TILE_1)), block, k, "ptr")
    code.put_word(code.at(block, code.word("%kernel", SLOTS_1)), block, ports, "ptr")


def _finish(lanes: int, bits: int) -> str:
    """@finish: processes the remaining blocks, of any arrays; the last may be incomplete.  Then it writes out the stages."""
    code = Code(1, bits)
    inputs = code.word("%kernel", INPUTS)
    ports = code.i64("add", inputs, code.word("%kernel", OUTPUTS))
    body = code.word("%kernel", BLOCK, "ptr")

    def staged(port: str) -> str:
        offset = code.word(port, STAGE)
        return code.new(f"select i1 {code.test('eq', offset, 0)}, ptr null, ptr {code.at('%scratch', offset)}")

    with code.loop("i", "%stop", start="%start", step=lanes, maybe=True) as i:
        left = code.i64("sub", "%stop", i)
        count = code.pick(code.test("ult", left, lanes), left, str(lanes))
        for way, start, stop in (("in", "0", inputs), ("out", inputs, ports)):
            if way == "out":
                with code.when(code.new(f"call i1 {body}(ptr %scratch)"), "slow"):
                    code.put("call void @each_lane(ptr %kernel, ptr %scratch)")
            with code.loop(way, stop, start=start, maybe=True) as k:
                port, array = port_of(code, k), code.at("%arrays", code.i64("mul", k, FIELDS), "i64")
                columns = code.word(port, SIZE)
                with code.when(code.test("ne", columns, 0), f"some.{way}"):  # vectors of a robot without movable joints are empty
                    rs, cs, stream = (code.word(array, part) for part in range(1, FIELDS))
                    first = code.at(code.word(array, 0, "ptr"), code.i64("mul", i, rs))
                    tile, mover = code.at("%scratch", code.word(port, TILE)), code.word(port, MOVER, "ptr")
                    close = code.both(_close(code, rs, cs, columns), code.test("eq", count, lanes))
                    code.branch(code.both(close, code.test("ne", mover, "null", "ptr")), f"plain.{way}", f"any.{way}")
                    code.label(f"plain.{way}")
                    code.put(f"call void {mover}(ptr {first}, ptr {tile})")
                    code.go(f"moved.{way}")
                    code.label(f"any.{way}")
                    more = f", ptr {staged(port)}, i64 {stream}" if way == "out" else ""
                    where = f"ptr {first}, i64 {rs}, i64 {cs}, i64 {columns}, i64 {count}"
                    code.put(f"call void @move_{way}({where}, ptr {tile}{more})")
                    code.go(f"moved.{way}")
                    code.label(f"moved.{way}")
    with code.loop("last", ports, start=inputs, maybe=True) as k:
        port = port_of(code, k)
        stage, stream = code.word(port, STAGE), code.word(code.at("%arrays", code.i64("mul", k, FIELDS), "i64"), FIELDS - 1)
        with code.when(code.both(code.test("ne", stage, 0), code.test("ne", stream, 0)), "streamed"):
            size = code.i64("mul", code.word(port, SIZE), lanes * code.size)
            code.put(f"call void @write_out(ptr {code.at('%scratch', stage)}, i64 {size})")
            code.put("fence seq_cst")  # makes streamed lines visible to other threads
    return code.function(FINISH)


# -- the loop of one kernel ------------------------------------------------------------------------------------------------


def emit_loop(graph: Graph, place: Layout, lanes: int, parts: int, bits: int, few: int, early: Graph | None = None) -> str:
    """Return @kernel and the functions specific to one kernel.

    parts   SIMD vectors per block
    early   graph of the values that depend only on parameters equal for all states, @early_1; these are no inputs of `graph`
    """
    given = early is not None
    text = description(graph, place, few, given) + _constant_pairs(graph, bits) + _single(graph, place, given)
    text += _block(graph, place, lanes, parts, bits, given) + _run(graph, place, lanes, parts, bits, given)
    return text + (_off_line(early, len(graph.inputs) + len(graph.outputs), place, bits) if early is not None else "")


def _off_line(early: Graph, ports: int, place: Layout, bits: int) -> str:
    """Return @off_line, and @run and @run_given around @run_rows."""
    code, offset, arguments = Code(1, bits), 0, list[str]()
    for port in early.inputs:
        arguments.append(f"ptr {code.at('%given', offset)}")
        offset += port.size * code.size
    arguments += (f"ptr {code.at('%scratch', place.early)}", f"ptr {code.at('%scratch', place.slots_1)}")
    code.new(f"call i1 @early_1({', '.join(arguments)})")
    text = f"@given = dso_local global [{max(1, offset)} x i8] zeroinitializer, align 64\n"
    text += code.function("void @off_line(ptr %given, ptr %scratch)")
    for name in ("run", "run_given"):
        code = Code(1, bits)
        given = code.word("%arrays", FIELDS * ports, "ptr") if name == "run" else "@given"
        code.put(f"call void @off_line(ptr {given}, ptr %scratch)")
        code.put("call void @run_rows(ptr %arrays, i64 %start, i64 %stop, ptr %scratch)")
        text += code.function(f"void @{name}(ptr %arrays, i64 %start, i64 %stop, ptr %scratch)")
    return text


def _constant_pairs(graph: Graph, bits: int) -> str:
    """@constants_of_<k>: the constant elements of an output."""
    text = ""
    for k, found in enumerate(constant_results(graph)):
        pairs = [f"i64 {word}" for element, value in found.items() for word in (element, bit_pattern(value, bits))]
        text += f"@constants_of_{k} = internal constant [{len(pairs)} x i64] [{', '.join(pairs)}]\n" if pairs else ""
    return text


def _set_constants(code: Code, graph: Graph, function: str) -> None:
    """Write the constants into the tiles, or the results for one state, %out0, ..."""
    for k, found in enumerate(constant_results(graph)):
        if found:
            code.put(f"call void @{function}(ptr @constants_of_{k}, i64 {len(found)}, ptr %out{k})")


def _single(graph: Graph, place: Layout, given: bool) -> str:
    """Return @single."""
    code = Code(1, 64)
    names = [*(f"%in{k}" for k in range(len(graph.inputs))), *(f"%out{k}" for k in range(len(graph.outputs))), "%slots"]
    for k, name in enumerate(names):
        code.put(f"{name} = load ptr, ptr {code.at('%places', k, 'i64')}")
    _set_constants(code, graph, "constants_1")
    early = f"ptr {code.at('%places', place.early)}, " if given else ""
    code.new(f"tail call i1 @body_1({early}{signature(graph, '%slots')})")
    return code.function("internal void @single(ptr %places)")


def _tiles(code: Code, graph: Graph, place: Layout, parts: int, given: bool) -> list[str]:
    """Return the calls of the body for a block; %in0, ... are its tiles."""
    tiles = [(f"%in{k}", offset) for k, offset in enumerate(place.inputs)]
    tiles += [(f"%out{k}", offset) for k, offset in enumerate(place.outputs)]
    for name, offset in tiles:
        code.put(f"{name} = getelementptr i8, ptr %scratch, i64 {offset}")
    slots, calls, early = code.at("%scratch", place.slots), [], [code.at("%scratch", place.early)] if given else []
    for part in range(parts):
        pointers = [code.at(name, part * code.width // parts) for name, _ in tiles]
        arguments = ", ".join(f"ptr {pointer}" for pointer in (*early, *pointers, slots))
        calls.append(f"call i1 @body_{'v' if code.lanes > 1 else '1'}({arguments})")
    return calls


def _called(code: Code, calls: list[str]) -> str:
    """Return whether one of these calls returned true."""
    first, *others = (code.new(call) for call in calls)
    for flag in others:
        first = code.new(f"or i1 {first}, {flag}")
    return first


def _block(graph: Graph, place: Layout, lanes: int, parts: int, bits: int, given: bool) -> str:
    """Return @block."""
    code = Code(lanes, bits)
    return code.function("internal i1 @block(ptr %scratch)", f"i1 {_called(code, _tiles(code, graph, place, parts, given))}")


def _run(graph: Graph, place: Layout, lanes: int, parts: int, bits: int, given: bool) -> str:
    """Return @run, or @run_rows if there are parameters; whole blocks of arrays with adjacent rows, the usual case, come first."""
    code = Code(lanes, bits)
    body = _tiles(code, graph, place, parts, given)
    arrays = ports_of(graph)
    bases = [code.word("%arrays", FIELDS * k, "ptr") for k in range(len(arrays))]
    streams = [code.word("%arrays", FIELDS * k + FIELDS - 1) for k in range(len(arrays))]
    _set_constants(code, graph, "constants")
    plain = code.new("call i1 @prepare(ptr @kernel, ptr %arrays, ptr %scratch)")
    whole = code.test("ule", code.i64("add", "%start", lanes), "%stop")
    code.branch(code.new(f"and i1 {plain}, {whole}"), "blocks", "rest")
    code.label("blocks")
    last = code.i64("sub", "%stop", lanes - 1)
    with code.loop("i", last, start="%start", step=lanes) as i:
        for position, (way, k, port) in enumerate(arrays):
            if position == len(graph.inputs):
                flag = _called(code, body)
                if lanes > 1:
                    with code.when(flag, "slow"):
                        code.put("call void @each_lane(ptr @kernel, ptr %scratch)")
            if not port.size:
                continue
            step = port.size * code.size
            first = code.at(bases[position], code.i64("mul", i, step))
            if way == "out" and place.stages[k]:
                stage, end = code.at("%scratch", place.stages[k]), f"written.{k}"
                what = f"ptr {stage}, ptr %out{k}, i64 {port.size}, i64 {streams[position]}, ptr {first}"
                if port.size <= LONGEST:
                    code.branch(code.test("eq", streams[position], 0), f"straight.{k}", f"staged.{k}")
                    code.label(f"straight.{k}")
                    code.put(f"call void @plain_out_{port.size}(ptr {first}, ptr %out{k})")
                    code.go(end)
                    code.label(f"staged.{k}")
                code.put(f"call void @staged({what})")
                if port.size <= LONGEST:
                    code.go(end)
                    code.label(end)
                continue
            if port.size <= LONGEST:
                code.put(f"call void @plain_{way}_{port.size}(ptr {first}, ptr %{way}{k})")
            else:
                code.put(f"call void @rows_in(ptr {first}, i64 {step}, i64 {port.size}, ptr %in{k})")
        if not graph.outputs:
            _called(code, body)
        following = code.i64("add", i, lanes)
    code.go("rest")
    code.label("rest")
    code.put(f"%next = phi i64 [%start, %entry], [{following}, %i.end]")
    code.put("call void @finish(ptr @kernel, ptr %arrays, i64 %next, i64 %stop, ptr %scratch)")
    name = "internal void @run_rows" if given else "void @run"
    return code.function(f"{name}(ptr %arrays, i64 %start, i64 %stop, ptr %scratch)")
