"""The loops around a body, as LLVM text.

    @run(ptr arrays, i64 start, i64 stop, ptr scratch)                      rows start <= i < stop
    @run_shared(ptr arrays, ptr job, i64 chunk, i64 stop, ptr scratch)      rows taken from a shared counter, for threads
    @unfinished(ptr job, i64 patience) -> i64                               threads still at work on a job, after looking so often

`arrays` holds (address, row stride, element stride, stream) for every input, then every output; strides in bytes.  Each block of
rows is read whole before any of it is written, so an output may be one of the inputs.

Wide results (M, C) whose rows lie one after the other are put in order in a stage first and then written line by line: writing each
row in small pieces reaches half of the memory's speed.  With stream = 1 (large results on a 16-byte boundary) these writes pass
the caches by (`python -m benchmarks` shows both).
"""

from __future__ import annotations

from dataclasses import dataclass

from isodyn.backends.cpu import tiles
from isodyn.backends.cpu.body import Body, signature
from isodyn.backends.cpu.code import Code
from isodyn.graph.graph import Graph, Port


FIELDS = 4  # numbers per array in `arrays`
WIDE = 12  # elements: from here on results are staged


@dataclass(frozen=True)
class Layout:
    """Byte offsets in the scratch block: tiles of every array, slots of the vector body, then the same for one lane."""

    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    slots: int
    inputs_1: tuple[int, ...]
    outputs_1: tuple[int, ...]
    slots_1: int
    stage: int
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
    stage = take(max((port.size for port in graph.outputs if port.size >= WIDE), default=0), lanes)
    return Layout(inputs, outputs, slots, inputs_1, outputs_1, slots_1, stage, offset)


def emit_driver(graph: Graph, place: Layout, lanes: int, bits: int) -> str:
    """@run, @run_shared and their helpers."""
    text = tiles.one_by_one(lanes, bits) + _run(graph, place, lanes, bits) + _RUN_SHARED
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
    put(f"%stage = getelementptr i8, ptr %scratch, i64 {place.stage}")
    put("%any = icmp ult i64 %start, %stop")
    put("br i1 %any, label %block, label %exit")
    code.lines.append("block:")
    put("%i = phi i64 [%start, %entry], [%next, %continue]")
    put("%left = sub i64 %stop, %i")
    put(f"%full = icmp uge i64 %left, {lanes}")
    put(f"%count = select i1 %full, i64 {lanes}, i64 %left")
    for position, (kind, k, columns, _) in enumerate(arrays):
        if position == len(graph.inputs):
            _call_body(code, graph, lanes)
        base, rs, cs, stream = head[FIELDS * position : FIELDS * (position + 1)]
        _move(code, f"{kind}{k}", columns, base, rs, cs, stream)
    put("br label %continue")
    code.lines.append("continue:")
    put(f"%next = add i64 %i, {lanes}")
    put("%more = icmp ult i64 %next, %stop")
    put("br i1 %more, label %block, label %exit")
    body = "\n".join(code.lines)
    fence = "  fence seq_cst\n" if any(port.size >= WIDE for port in graph.outputs) else ""  # streamed lines become visible
    return f"define void @run(ptr %arrays, i64 %start, i64 %stop, ptr %scratch) #0 {{\nentry:\n{body}\nexit:\n{fence}  ret void\n}}\n"


def _move(code: Code, name: str, columns: int, base: str, rs: str, cs: str, stream: str) -> None:
    """Between one array and its tile, the way its strides allow."""
    put, new, reading = code.put, code.new, name.startswith("in")
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
    rows = tiles.row_pointers(code, first, rs)
    if reading:
        tiles.load_rows(code, rows, columns, tile)
    else:
        tiles.store_rows(code, tile, columns, rows)
    put(f"br label %{name}.done")
    code.lines.append(f"{name}.adjacent:")
    if reading:
        tiles.load_columns(code, first, cs, columns, tile)
    else:
        tiles.store_columns(code, tile, columns, first, cs)
    put(f"br label %{name}.done")
    code.lines.append(f"{name}.any:")
    helper = "gather" if reading else "scatter"
    put(f"call void @{helper}(ptr {first}, i64 {rs}, i64 {cs}, i64 {columns}, i64 %count, ptr {tile})")
    put(f"br label %{name}.done")
    code.lines.append(f"{name}.done:")


def _store_staged(code: Code, name: str, columns: int, first: str, rs: str, stream: str) -> None:
    """A wide result whose rows are adjacent: rows into the stage, then the stage in one sweep; else go on at .spread."""
    put, size = code.put, code.bits // 8
    together = code.new(f"icmp eq i64 {rs}, {columns * size}")
    put(f"br i1 {together}, label %{name}.together, label %{name}.spread")
    code.lines.append(f"{name}.together:")
    staged = [code.new(f"getelementptr i8, ptr %stage, i64 {row * columns * size}") for row in range(code.lanes)]
    tiles.store_rows(code, f"%{name}", columns, staged)
    past = code.new(f"icmp ne i64 {stream}, 0")
    put(f"br i1 {past}, label %{name}.stream, label %{name}.sweep")
    total = columns * size * code.lanes
    for label, width, hint in (("stream", 16, ", !nontemporal !0"), ("sweep", 64 if total % 64 == 0 else 16, "")):
        kind, align = f"<{width // size} x {code.scalar}>", 16 if hint else size
        unroll = 4 if total % (4 * width) == 0 else 1
        code.lines.append(f"{name}.{label}:")
        put(f"br label %{name}.{label}.loop")
        code.lines.append(f"{name}.{label}.loop:")
        at = f"%{name}.{label}.k"
        put(f"{at} = phi i64 [0, %{name}.{label}], [{at}1, %{name}.{label}.loop]")
        for step in range(unroll):
            offset = code.new(f"add i64 {at}, {step * width}")
            source, target = (code.new(f"getelementptr i8, ptr {p}, i64 {offset}") for p in ("%stage", first))
            value = code.new(f"load {kind}, ptr {source}, align 16")
            put(f"store {kind} {value}, ptr {target}, align {align}{hint}")
        put(f"{at}1 = add i64 {at}, {unroll * width}")
        more = code.new(f"icmp ult i64 {at}1, {total}")
        put(f"br i1 {more}, label %{name}.{label}.loop, label %{name}.done")
    code.lines.append(f"{name}.spread:")


def _call_body(code: Code, graph: Graph, lanes: int) -> None:
    call = signature(graph).replace("%scratch", "%slots")
    if lanes == 1:
        code.new(f"call i1 @body_1({call})")
        return
    beyond = code.new(f"call i1 @body_v({call})")
    code.put(f"br i1 {beyond}, label %slow, label %computed")
    code.lines.append("slow:")
    code.put("call void @each_lane(ptr %scratch)")
    code.put("br label %computed")
    code.lines.append("computed:")


def _each_lane(graph: Graph, place: Layout, lanes: int, bits: int) -> str:
    """@each_lane: the tiles again, one state at a time, for arguments the vector body cannot take."""
    scalar = "double" if bits == 64 else "float"
    lines = []
    names = [(f"in{k}", port.size, place.inputs[k], place.inputs_1[k]) for k, port in enumerate(graph.inputs)]
    names += [(f"out{k}", port.size, place.outputs[k], place.outputs_1[k]) for k, port in enumerate(graph.outputs)]
    for name, _, wide, narrow in names:
        lines += [f"  %{name}.tile = getelementptr i8, ptr %scratch, i64 {wide}", f"  %{name} = getelementptr i8, ptr %scratch, i64 {narrow}"]
    lines += [f"  %slots = getelementptr i8, ptr %scratch, i64 {place.slots_1}", "  br label %lane", "lane:"]
    lines += ["  %l = phi i64 [0, %entry], [%l1, %after]"]
    position = 0
    for name, size, *_ in names:
        if position == len(graph.inputs):
            lines.append(f"  %flag = call i1 @body_1({signature(graph).replace('%scratch', '%slots')})")
        tile = f"%{name}.at"
        lines.append(f"  {tile} = getelementptr {scalar}, ptr %{name}.tile, i64 %l")
        ends = (f"ptr {tile}, i64 {lanes}, ptr %{name}, i64 1", f"ptr %{name}, i64 1, ptr {tile}, i64 {lanes}")
        lines.append(f"  call void @copy({ends[position >= len(graph.inputs)]}, i64 {size})")
        position += 1
    body = "\n".join(lines)
    return _COPY.format(scalar=scalar, align=bits // 8) + (
        f"define internal void @each_lane(ptr %scratch) #0 {{\nentry:\n{body}\n  br label %after\nafter:\n"
        f"  %l1 = add i64 %l, 1\n  %more = icmp ult i64 %l1, {lanes}\n  br i1 %more, label %lane, label %exit\nexit:\n  ret void\n}}\n"
    )


_COPY = """define internal void @copy(ptr %from, i64 %fs, ptr %to, i64 %ts, i64 %count) #0 {{
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

# job: [next row, workers that began, workers that ended].  A worker that comes late finds no rows left and touches nothing else, so
# the caller waits only for those that are in the middle of something.
_RUN_SHARED = """define void @run_shared(ptr %arrays, ptr %job, i64 %chunk, i64 %stop, ptr %scratch) #0 {
entry:
  %began = getelementptr i64, ptr %job, i64 1
  %ended = getelementptr i64, ptr %job, i64 2
  %b = atomicrmw add ptr %began, i64 1 seq_cst
  br label %take
take:
  %start = atomicrmw add ptr %job, i64 %chunk seq_cst
  %any = icmp ult i64 %start, %stop
  br i1 %any, label %work, label %exit
work:
  %end = add i64 %start, %chunk
  %inside = icmp ult i64 %end, %stop
  %until = select i1 %inside, i64 %end, i64 %stop
  call void @run(ptr %arrays, i64 %start, i64 %until, ptr %scratch)
  br label %take
exit:
  %e = atomicrmw add ptr %ended, i64 1 seq_cst
  ret void
}
define i64 @unfinished(ptr %job, i64 %patience) #0 {
entry:
  %began = getelementptr i64, ptr %job, i64 1
  %ended = getelementptr i64, ptr %job, i64 2
  br label %look
look:
  %turn = phi i64 [0, %entry], [%next, %again]
  %e = load atomic i64, ptr %ended seq_cst, align 8
  %b = load atomic i64, ptr %began seq_cst, align 8
  %open = sub i64 %b, %e
  %done = icmp eq i64 %open, 0
  br i1 %done, label %exit, label %again
again:
  %next = add i64 %turn, 1
  %more = icmp ult i64 %next, %patience
  br i1 %more, label %look, label %exit
exit:
  ret i64 %open
}
"""
