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

from dataclasses import dataclass

from isodyn.backends.llvm.body import Body, signature
from isodyn.backends.llvm.code import Code
from isodyn.graph.graph import Graph, Port

_Named = tuple[str, int, int, int]  # "in" or "out", its number, elements, offset of its tile
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
        rows.append(code.new(f"getelementptr i8, ptr {rows[-1]}, i64 {stride}"))
    return rows


def _adjacent_rows(code: Code, first: str, columns: int) -> list[str]:
    """Pointers to the rows of a block that lie one after the other."""
    step = columns * code.bits // 8
    return [first, *(code.new(f"getelementptr i8, ptr {first}, i64 {k * step}") for k in range(1, code.lanes))]


def load_rows(code: Code, rows: list[str], columns: int, tile: str) -> None:
    """Rows into a tile."""
    width, starts = _pieces(columns, code.lanes)
    size = code.bits // 8
    written = 0
    for start in starts:
        short = [_load_piece(code, row, start * size, width) for row in rows]
        vectors = [_joined(code, short[j::width], width) for j in range(width)] if width > 1 else [_collected(code, short)]
        for j, vector in enumerate(_transposed(code, vectors)):
            if start + j >= written:
                code.store(vector, tile, (start + j) * size * code.lanes)
        written = start + width


def store_rows(code: Code, tile: str, columns: int, rows: list[str]) -> None:
    """A tile into rows."""
    width, starts = _pieces(columns, code.lanes)
    size = code.bits // 8
    for start in starts:
        vectors = [code.load(tile, (start + j) * size * code.lanes) for j in range(width)]
        for j, vector in enumerate(_transposed(code, vectors)):
            for block in range(code.lanes // width):
                row = rows[block * width + j]
                if width > 1:
                    part = vector
                    if code.lanes > width:
                        part = _shuffle(code, vector, "poison", code.lanes, [block * width + k for k in range(width)])
                    kind = f"<{width} x {code.scalar}>"
                else:
                    part = code.new(f"extractelement {code.type} {vector}, i32 {block}") if code.lanes > 1 else vector
                    kind = code.scalar
                at = code.new(f"getelementptr i8, ptr {row}, i64 {start * size}")
                code.put(f"store {kind} {part}, ptr {at}, align {size}")


def _wide_rows_out(lanes: int, bits: int) -> str:
    """@rows_out: the tile of a wide result into rows, piece by piece in a loop, so that its code does not grow with its width."""
    code = Code(lanes, bits, fma=True)
    width, size = _pieces(4, lanes)[0], bits // 8
    tile_step, row_step = (code.new(f"mul i64 %c, {step}") for step in (lanes * size, size))
    tile = code.new(f"getelementptr i8, ptr %tile, i64 {tile_step}")
    first = code.new(f"getelementptr i8, ptr %first, i64 {row_step}")
    store_rows(code, tile, width, row_pointers(code, first, "%rs"))
    body = "\n".join(code.lines)
    return f"""define internal void @rows_out(ptr %tile, i64 %columns, ptr %first, i64 %rs) #0 {{
entry:
  %last = sub i64 %columns, {width}
  br label %piece
piece:
  %k = phi i64 [0, %entry], [%next, %piece]
  %beyond = icmp ugt i64 %k, %last
  %c = select i1 %beyond, i64 %last, i64 %k
{body}
  %next = add i64 %k, {width}
  %more = icmp ult i64 %next, %columns
  br i1 %more, label %piece, label %exit
exit:
  ret void
}}
"""


def _load_piece(code: Code, row: str, offset: int, width: int) -> str:
    at = code.new(f"getelementptr i8, ptr {row}, i64 {offset}") if offset else row
    kind = code.scalar if width == 1 else f"<{width} x {code.scalar}>"
    return code.new(f"load {kind}, ptr {at}, align {code.bits // 8}")


def _collected(code: Code, elements: list[str]) -> str:
    """Scalars into one vector."""
    if code.lanes == 1:
        return elements[0]
    vector = "poison"
    for k, element in enumerate(elements):
        vector = code.new(f"insertelement {code.type} {vector}, {code.scalar} {element}, i32 {k}")
    return vector


def _load_columns(code: Code, first: str, stride: str, columns: int, tile: str) -> None:
    """Adjacent rows: one vector per element."""
    at = first
    for k in range(columns):
        vector = code.new(f"load {code.type}, ptr {at}, align {code.bits // 8}")
        code.store(vector, tile, k * code.lanes * code.bits // 8)
        at = code.new(f"getelementptr i8, ptr {at}, i64 {stride}")


def _store_columns(code: Code, tile: str, columns: int, first: str, stride: str) -> None:
    """One vector per element into adjacent rows."""
    at = first
    for k in range(columns):
        vector = code.load(tile, k * code.lanes * code.bits // 8)
        code.put(f"store {code.type} {vector}, ptr {at}, align {code.bits // 8}")
        at = code.new(f"getelementptr i8, ptr {at}, i64 {stride}")


def _movers(read: set[int], written: set[int], by_rows: set[int], lanes: int, bits: int) -> str:
    """@rows_in_C, @columns_in_C, the same out: between a tile and C elements a row, whose rows or columns are %step bytes apart.

    One of each for all arrays of this width: inlined in @run they would cost a sixth of the time to compile.
    """
    sizes = {"rows_in": read, "columns_in": read, "rows_out": by_rows, "columns_out": written}
    text = ""
    for name, columns in ((name, columns) for name, widths in sizes.items() for columns in sorted(widths - {0})):
        code = Code(lanes, bits, fma=True)
        if name.startswith("rows"):
            _prefetch(code, "%first", "%step", columns, writing=name == "rows_out")
            rows = row_pointers(code, "%first", "%step")
        if name == "rows_in":
            load_rows(code, rows, columns, "%tile")
        elif name == "rows_out":
            store_rows(code, "%tile", columns, rows)
        elif name == "columns_in":
            _load_columns(code, "%first", "%step", columns, "%tile")
        else:
            _store_columns(code, "%tile", columns, "%first", "%step")
        head = f"define internal void @{name}_{columns}(ptr %first, i64 %step, ptr %tile) #0 {{"
        text += "\n".join([head, "entry:", *code.lines, "  ret void", "}", ""])
    return text


def _prefetch(code: Code, first: str, rs: str, columns: int, *, writing: bool) -> None:
    """Ask for the lines of a block some blocks ahead: at these speeds the processor's own guess comes too late."""
    ahead = code.new(f"mul i64 {rs}, {_AHEAD * code.lanes}")
    at = code.new(f"getelementptr i8, ptr {first}, i64 {ahead}")
    for line in range(0, columns * code.lanes * code.bits // 8, 64):
        place = code.new(f"getelementptr i8, ptr {at}, i64 {line}")
        code.put(f"call void @llvm.prefetch.p0(ptr {place}, i32 {int(writing)}, i32 3, i32 1)")


def one_by_one(lanes: int, bits: int) -> str:
    """@gather and @scatter: count rows of any strides, element by element; lanes beyond count repeat the last row."""
    scalar = "double" if bits == 64 else "float"
    text = ""
    for name in ("gather", "scatter"):
        if name == "gather":
            inner = f"  %x = load {scalar}, ptr %user, align {bits // 8}\n  store {scalar} %x, ptr %own, align {bits // 8}\n"
            bound = str(lanes)
        else:
            inner = f"  %x = load {scalar}, ptr %own, align {bits // 8}\n  store {scalar} %x, ptr %user, align {bits // 8}\n"
            bound = "%count"
        text += f"""define internal void @{name}(ptr %first, i64 %rs, i64 %cs, i64 %columns, i64 %count, ptr %tile) #0 {{
entry:
  %last = sub i64 %count, 1
  br label %column
column:
  %c = phi i64 [0, %entry], [%c1, %next]
  %base = mul i64 %c, {lanes}
  br label %lane
lane:
  %l = phi i64 [0, %column], [%l1, %lane]
  %inside = icmp ult i64 %l, %count
  %row = select i1 %inside, i64 %l, i64 %last
  %ro = mul i64 %row, %rs
  %co = mul i64 %c, %cs
  %offset = add i64 %ro, %co
  %user = getelementptr i8, ptr %first, i64 %offset
  %place = add i64 %base, %l
  %own = getelementptr {scalar}, ptr %tile, i64 %place
{inner}  %l1 = add i64 %l, 1
  %more = icmp ult i64 %l1, {bound}
  br i1 %more, label %lane, label %next
next:
  %c1 = add i64 %c, 1
  %again = icmp ult i64 %c1, %columns
  br i1 %again, label %column, label %done
done:
  ret void
}}
"""
    return text


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


def layout(graph: Graph, lanes: int, bits: int, vector: Body, scalar: Body) -> Layout:
    """Where everything lies; each part on a 64-byte boundary."""
    offset = 0

    def take(count: int, width: int) -> int:
        nonlocal offset
        start = offset
        offset = (offset + count * width * bits // 8 + 63) // 64 * 64
        return start

    def all_of(ports: tuple[Port, ...], width: int) -> tuple[int, ...]:
        return tuple(take(port.size, width) for port in ports)

    inputs, outputs, slots = all_of(graph.inputs, lanes), all_of(graph.outputs, lanes), take(vector.slots, lanes)
    inputs_1, outputs_1, slots_1 = all_of(graph.inputs, 1), all_of(graph.outputs, 1), take(scalar.slots, 1)
    stages = tuple(take(port.size * lanes + 512 // bits, 1) if port.size >= WIDE else 0 for port in graph.outputs)
    return Layout(inputs, outputs, slots, inputs_1, outputs_1, slots_1, stages, offset)


def emit_loop(graph: Graph, place: Layout, lanes: int, bits: int) -> str:
    """@run and its helpers."""
    read, written = {port.size for port in graph.inputs}, {port.size for port in graph.outputs}
    narrow = {size for size in written if size < WIDE}
    text = one_by_one(lanes, bits) + _movers(read, written, narrow, lanes, bits) + _run(graph, place, lanes, bits)
    if any(port.size >= WIDE for port in graph.outputs):
        text += (
            _wide_rows_out(lanes, bits)
            + _WRITE_OUT
            + _copy_loop("copy_lines", 64, 4, "")
            + _copy_loop("stream_lines", 64, 64, _PAST)
            + _copy_loop("stream_ends", 16, 16, _PAST)
        )
    return text + (_each_lane(graph, place, lanes, bits) if lanes > 1 else "")


def _run(graph: Graph, place: Layout, lanes: int, bits: int) -> str:
    code = Code(lanes, bits, fma=True)
    put, new, size = code.put, code.new, bits // 8
    arrays = [("in", k, port.size, place.inputs[k]) for k, port in enumerate(graph.inputs)]
    arrays += [("out", k, port.size, place.outputs[k]) for k, port in enumerate(graph.outputs)]
    head = []
    for position, (kind, k, _, offset) in enumerate(arrays):
        for part, name in enumerate(("base", "rs", "cs", "stream")):
            at = new(f"getelementptr i64, ptr %arrays, i64 {FIELDS * position + part}")
            head.append(new(f"load {'ptr' if name == 'base' else 'i64'}, ptr {at}"))
        put(f"%{kind}{k} = getelementptr i8, ptr %scratch, i64 {offset}")
        put(f"%{kind}{k}.is_unit = icmp eq i64 {head[-2]}, {size}")
        put(f"%{kind}{k}.is_adjacent = icmp eq i64 {head[-3]}, {size}")
    put(f"%slots = getelementptr i8, ptr %scratch, i64 {place.slots}")
    wide = [k for k, port in enumerate(graph.outputs) if port.size >= WIDE]
    for k in wide:
        put(f"%stage{k} = getelementptr i8, ptr %scratch, i64 {place.stages[k]}")
        put(f"store ptr null, ptr %stage{k}")
    put("%any = icmp ult i64 %start, %stop")
    put("br i1 %any, label %begin, label %exit")
    _plain_blocks(code, graph, arrays, head, lanes, size)
    code.lines.append("block:")
    put("%i = phi i64 [%start, %begin], [%plain.next, %plain.end], [%next, %continue]")
    put("%left = sub i64 %stop, %i")
    put(f"%full = icmp uge i64 %left, {lanes}")
    put(f"%count = select i1 %full, i64 {lanes}, i64 %left")
    for position, (kind, k, columns, _) in enumerate(arrays):
        if position == len(graph.inputs):
            _call_body(code, graph, lanes)
        base, rs, cs, stream = head[FIELDS * position : FIELDS * (position + 1)]
        if columns:  # a robot without moving joints has vectors without elements
            _move(code, f"{kind}{k}", columns, base, rs, cs, stream)
    put("br label %continue")
    code.lines.append("continue:")
    put(f"%next = add i64 %i, {lanes}")
    put("%more = icmp ult i64 %next, %stop")
    put("br i1 %more, label %block, label %exit")
    code.lines.append("exit:")
    for k in wide:
        stream = head[FIELDS * (len(graph.inputs) + k) + 3]
        put(f"call void @write_out(ptr %stage{k}, i64 {graph.outputs[k].size * size * lanes}, i64 {stream})")
    if wide:
        put("fence seq_cst")  # streamed lines become visible
    body = "\n".join(code.lines)
    return f"define void @run(ptr %arrays, i64 %start, i64 %stop, ptr %scratch) #0 {{\nentry:\n{body}\n  ret void\n}}\n"


def _plain_blocks(code: Code, graph: Graph, arrays: list[_Named], head: list[str], lanes: int, size: int) -> None:
    """Whole blocks of arrays whose rows all lie one after the other, as they mostly do: every address is a constant away from the
    block's first, which saves a third of the loop's instructions.  What is left of the rows goes the general way."""
    put, new = code.put, code.new
    code.lines.append("begin:")
    plain = "true"
    for position, (_, _, columns, _) in enumerate(arrays):
        if columns:
            unit = new(f"icmp eq i64 {head[FIELDS * position + 2]}, {size}")
            close = new(f"icmp eq i64 {head[FIELDS * position + 1]}, {columns * size}")
            plain = new(f"and i1 {plain}, {new(f'and i1 {unit}, {close}')}")
    put(f"%plain.first = add i64 %start, {lanes}")
    fits = new("icmp ule i64 %plain.first, %stop")
    put(f"br i1 {new(f'and i1 {plain}, {fits}')}, label %plain.block, label %block")
    code.lines.append("plain.block:")
    put("%plain.i = phi i64 [%start, %begin], [%plain.next, %plain.continue]")
    for position, (kind, k, columns, _) in enumerate(arrays):
        if position == len(graph.inputs):
            _call_body(code, graph, lanes, "plain.")
        if not columns:
            continue
        offset = new(f"mul i64 %plain.i, {columns * size}")
        first = new(f"getelementptr i8, ptr {head[FIELDS * position]}, i64 {offset}")
        if kind == "out" and columns >= WIDE:
            _stage(code, f"out{k}", columns, first, head[FIELDS * position + 3])
            continue
        _prefetch(code, first, str(columns * size), columns, writing=kind == "out")
        rows = _adjacent_rows(code, first, columns)
        if kind == "in":
            load_rows(code, rows, columns, f"%in{k}")
        else:
            store_rows(code, f"%out{k}", columns, rows)
    put("br label %plain.continue")
    code.lines.append("plain.continue:")
    put(f"%plain.next = add i64 %plain.i, {lanes}")
    put(f"%plain.after = add i64 %plain.next, {lanes}")
    put("%plain.more = icmp ule i64 %plain.after, %stop")
    put("br i1 %plain.more, label %plain.block, label %plain.end")
    code.lines.append("plain.end:")
    put("%plain.rest = icmp ult i64 %plain.next, %stop")
    put("br i1 %plain.rest, label %block, label %exit")


def _move(code: Code, name: str, columns: int, base: str, rs: str, cs: str, stream: str) -> None:
    """Between one array and its tile, the way its strides allow."""
    put, new, reading = code.put, code.new, name.startswith("in")
    way = "in" if reading else "out"
    offset = new(f"mul i64 %i, {rs}")
    first = new(f"getelementptr i8, ptr {base}, i64 {offset}")
    tile = f"%{name}"
    put(f"br i1 %full, label %{name}.whole, label %{name}.any")
    code.lines.append(f"{name}.whole:")
    order = ("adjacent", "unit") if columns == 1 else ("unit", "adjacent")  # one element a row: both may hold
    put(f"br i1 {tile}.is_{order[0]}, label %{name}.{order[0]}, label %{name}.other")
    code.lines.append(f"{name}.other:")
    put(f"br i1 {tile}.is_{order[1]}, label %{name}.{order[1]}, label %{name}.any")
    code.lines.append(f"{name}.unit:")
    if not reading and columns >= WIDE:
        _store_staged(code, name, columns, first, rs, stream)
        put(f"call void @rows_out(ptr {tile}, i64 {columns}, ptr {first}, i64 {rs})")
    else:
        put(f"call void @rows_{way}_{columns}(ptr {first}, i64 {rs}, ptr {tile})")
    put(f"br label %{name}.done")
    code.lines.append(f"{name}.adjacent:")
    put(f"call void @columns_{way}_{columns}(ptr {first}, i64 {cs}, ptr {tile})")
    put(f"br label %{name}.done")
    code.lines.append(f"{name}.any:")
    helper = "gather" if reading else "scatter"
    put(f"call void @{helper}(ptr {first}, i64 {rs}, i64 {cs}, i64 {columns}, i64 %count, ptr {tile})")
    put(f"br label %{name}.done")
    code.lines.append(f"{name}.done:")


def _store_staged(code: Code, name: str, columns: int, first: str, rs: str, stream: str) -> None:
    """A wide result whose rows are adjacent: rows into the stage, to be written out one block later; else go on at .spread.

    Later, because whole lines can only be read from the stage without waiting when the pieces they were put together from are
    long past (this makes a third of the time).
    """
    put, size = code.put, code.bits // 8
    together = code.new(f"icmp eq i64 {rs}, {columns * size}")
    put(f"br i1 {together}, label %{name}.together, label %{name}.spread")
    code.lines.append(f"{name}.together:")
    _stage(code, name, columns, first, stream)
    put(f"br label %{name}.done")
    code.lines.append(f"{name}.spread:")


def _stage(code: Code, name: str, columns: int, first: str, stream: str) -> None:
    """Write out what the stage holds, then put this block's rows there."""
    put, size = code.put, code.bits // 8
    stage = f"%stage{name.removeprefix('out')}"
    put(f"call void @write_out(ptr {stage}, i64 {columns * size * code.lanes}, i64 {stream})")
    staged = code.new(f"getelementptr i8, ptr {stage}, i64 64")
    put(f"call void @rows_out(ptr %{name}, i64 {columns}, ptr {staged}, i64 {columns * size})")
    put(f"store ptr {first}, ptr {stage}")


def _call_body(code: Code, graph: Graph, lanes: int, prefix: str = "") -> None:
    call = signature(graph).replace("%scratch", "%slots")
    if lanes == 1:
        code.new(f"call i1 @body_1({call})")
        return
    beyond = code.new(f"call i1 @body_v({call})")
    code.put(f"br i1 {beyond}, label %{prefix}slow, label %{prefix}computed")
    code.lines.append(f"{prefix}slow:")
    code.put("call void @each_lane(ptr %scratch)")
    code.put(f"br label %{prefix}computed")
    code.lines.append(f"{prefix}computed:")


def _each_lane(graph: Graph, place: Layout, lanes: int, bits: int) -> str:
    """@each_lane: the tiles again, one state at a time, for arguments the vector body cannot take."""
    scalar = "double" if bits == 64 else "float"
    lines = []
    names = [(f"in{k}", port.size, place.inputs[k], place.inputs_1[k]) for k, port in enumerate(graph.inputs)]
    names += [(f"out{k}", port.size, place.outputs[k], place.outputs_1[k]) for k, port in enumerate(graph.outputs)]
    for name, _, wide, narrow in names:
        lines += [
            f"  %{name}.tile = getelementptr i8, ptr %scratch, i64 {wide}",
            f"  %{name} = getelementptr i8, ptr %scratch, i64 {narrow}",
        ]
    lines += [f"  %slots = getelementptr i8, ptr %scratch, i64 {place.slots_1}", "  br label %lane", "lane:"]
    lines += ["  %l = phi i64 [0, %entry], [%l1, %after]"]
    position = 0
    for name, size, *_ in names:
        if position == len(graph.inputs):
            lines.append(f"  %flag = call i1 @body_1({signature(graph).replace('%scratch', '%slots')})")
        tile = f"%{name}.at"
        lines.append(f"  {tile} = getelementptr {scalar}, ptr %{name}.tile, i64 %l")
        if not size:
            position += 1
            continue
        ends = (f"ptr {tile}, i64 {lanes}, ptr %{name}, i64 1", f"ptr %{name}, i64 1, ptr {tile}, i64 {lanes}")
        lines.append(f"  call void @copy({ends[position >= len(graph.inputs)]}, i64 {size})")
        position += 1
    body = "\n".join(lines)
    return COPY.format(scalar=scalar, align=bits // 8) + (
        f"define internal void @each_lane(ptr %scratch) #0 {{\nentry:\n{body}\n  br label %after\nafter:\n"
        f"  %l1 = add i64 %l, 1\n  %more = icmp ult i64 %l1, {lanes}\n"
        "  br i1 %more, label %lane, label %exit\nexit:\n  ret void\n}\n"
    )


_PAST = ", !nontemporal !0"  # past the caches


def _copy_loop(name: str, width: int, align: int, hint: str) -> str:
    """@name(from, to, bytes): `width` bytes at a time, as long as whole ones fit; returns the bytes copied."""
    kind = f"<{width // 8} x i64>"
    return f"""define internal i64 @{name}(ptr %from, ptr %to, i64 %bytes) #0 {{
entry:
  %until = and i64 %bytes, -{width}
  %any = icmp ne i64 %until, 0
  br i1 %any, label %each, label %exit
each:
  %k = phi i64 [0, %entry], [%k1, %each]
  %f = getelementptr i8, ptr %from, i64 %k
  %t = getelementptr i8, ptr %to, i64 %k
  %x = load {kind}, ptr %f, align 4
  store {kind} %x, ptr %t, align {align}{hint}
  %k1 = add i64 %k, {width}
  %more = icmp ult i64 %k1, %until
  br i1 %more, label %each, label %exit
exit:
  ret i64 %until
}}
"""


# Streaming wants whole, aligned lines: the ends of a block that share a line with its neighbours are written in pieces of 16 bytes,
# which the write-combining buffers put together.  The size of a block is a multiple of 16, and so is a streamed address.
_WRITE_OUT = """define internal void @write_out(ptr %stage, i64 %bytes, i64 %stream) #0 {
entry:
  %to = load ptr, ptr %stage
  %none = icmp eq ptr %to, null
  br i1 %none, label %exit, label %begin
begin:
  store ptr null, ptr %stage
  %from = getelementptr i8, ptr %stage, i64 64
  %past = icmp ne i64 %stream, 0
  br i1 %past, label %streaming, label %plain
plain:
  %c = call i64 @copy_lines(ptr %from, ptr %to, i64 %bytes)
  br label %rest
streaming:
  %address = ptrtoint ptr %to to i64
  %below = sub i64 0, %address
  %head = and i64 %below, 63
  %h = call i64 @stream_ends(ptr %from, ptr %to, i64 %head)
  %from1 = getelementptr i8, ptr %from, i64 %head
  %to1 = getelementptr i8, ptr %to, i64 %head
  %left = sub i64 %bytes, %head
  %l = call i64 @stream_lines(ptr %from1, ptr %to1, i64 %left)
  %done = add i64 %head, %l
  br label %rest
rest:
  %so_far = phi i64 [%c, %plain], [%done, %streaming]
  %from2 = getelementptr i8, ptr %from, i64 %so_far
  %to2 = getelementptr i8, ptr %to, i64 %so_far
  %tail = sub i64 %bytes, %so_far
  br i1 %past, label %ends, label %words
ends:
  %e = call i64 @stream_ends(ptr %from2, ptr %to2, i64 %tail)
  ret void
words:
  %count = lshr i64 %tail, 2
  %some = icmp ne i64 %count, 0
  br i1 %some, label %word, label %exit
word:
  %k = phi i64 [0, %words], [%k1, %word]
  %f = getelementptr i32, ptr %from2, i64 %k
  %t = getelementptr i32, ptr %to2, i64 %k
  %x = load i32, ptr %f, align 4
  store i32 %x, ptr %t, align 4
  %k1 = add i64 %k, 1
  %more = icmp ult i64 %k1, %count
  br i1 %more, label %word, label %exit
exit:
  ret void
}
"""

#: @copy: so many elements from one stride to another
COPY = """define internal void @copy(ptr %from, i64 %fs, ptr %to, i64 %ts, i64 %count) #0 {{
entry:
  br label %each
each:
  %k = phi i64 [0, %entry], [%k1, %each]
  %fo = mul i64 %k, %fs
  %too = mul i64 %k, %ts
  %f = getelementptr {scalar}, ptr %from, i64 %fo
  %t = getelementptr {scalar}, ptr %to, i64 %too
  %x = load {scalar}, ptr %f, align {align}
  store {scalar} %x, ptr %t, align {align}
  %k1 = add i64 %k, 1
  %more = icmp ult i64 %k1, %count
  br i1 %more, label %each, label %exit
exit:
  ret void
}}
"""
