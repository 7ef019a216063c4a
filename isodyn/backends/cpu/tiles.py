"""Moving rows of user arrays into [element][lane] tiles and back, as LLVM text.

A block is `lanes` rows of an array with C elements each.  Three ways, chosen per array by its strides:

    rows      elements of a row adjacent: load pieces of 4 (or 2) elements of every row and transpose them in registers
    columns   rows adjacent for each element: plain vector loads
    any       everything else, and the last, incomplete block: one element at a time (@gather, @scatter)
"""

from __future__ import annotations

from isodyn.backends.cpu.code import Code

AHEAD = 8  # blocks: 4 to 16 do equally well, and save 10 to 15 % when the data are not in the caches
FIRST, LAST = (0, 1, 4, 5), (2, 3, 6, 7)  # halves of a block of four, from two vectors


def pieces(columns: int, lanes: int) -> tuple[int, list[int]]:
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
        return [pick(x[0], x[1], *p) for p, x in ((FIRST, low), (FIRST, high), (LAST, low), (LAST, high))]
    low, high = [pick(v[k], v[k + 1], 0, 4, 1, 5) for k in (0, 2)], [pick(v[k], v[k + 1], 2, 6, 3, 7) for k in (0, 2)]
    return [pick(x[0], x[1], *p) for p, x in ((FIRST, low), (LAST, low), (FIRST, high), (LAST, high))]


def row_pointers(code: Code, first: str, stride: str) -> list[str]:
    """Pointers to the rows of a block."""
    rows = [first]
    for _ in range(code.lanes - 1):
        rows.append(code.new(f"getelementptr i8, ptr {rows[-1]}, i64 {stride}"))
    return rows


def adjacent_rows(code: Code, first: str, columns: int) -> list[str]:
    """Pointers to the rows of a block that lie one after the other."""
    step = columns * code.bits // 8
    return [first, *(code.new(f"getelementptr i8, ptr {first}, i64 {k * step}") for k in range(1, code.lanes))]


def load_rows(code: Code, rows: list[str], columns: int, tile: str) -> None:
    """Rows into a tile."""
    width, starts = pieces(columns, code.lanes)
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
    width, starts = pieces(columns, code.lanes)
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


def rows_out(lanes: int, bits: int) -> str:
    """@rows_out: the tile of a wide result into rows, piece by piece in a loop, so that its code does not grow with its width."""
    code = Code(lanes, bits, fma=True)
    width, size = pieces(4, lanes)[0], bits // 8
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


def load_columns(code: Code, first: str, stride: str, columns: int, tile: str) -> None:
    """Adjacent rows: one vector per element."""
    at = first
    for k in range(columns):
        vector = code.new(f"load {code.type}, ptr {at}, align {code.bits // 8}")
        code.store(vector, tile, k * code.lanes * code.bits // 8)
        at = code.new(f"getelementptr i8, ptr {at}, i64 {stride}")


def store_columns(code: Code, tile: str, columns: int, first: str, stride: str) -> None:
    """One vector per element into adjacent rows."""
    at = first
    for k in range(columns):
        vector = code.load(tile, k * code.lanes * code.bits // 8)
        code.put(f"store {code.type} {vector}, ptr {at}, align {code.bits // 8}")
        at = code.new(f"getelementptr i8, ptr {at}, i64 {stride}")


def movers(read: set[int], written: set[int], by_rows: set[int], lanes: int, bits: int) -> str:
    """@rows_in_C, @columns_in_C, the same out: between a tile and C elements a row, whose rows or columns are %step bytes apart.

    One of each for all arrays of this width: inlined in @run they would cost a sixth of the time to compile.
    """
    sizes = {"rows_in": read, "columns_in": read, "rows_out": by_rows, "columns_out": written}
    text = ""
    for name, columns in ((name, columns) for name, widths in sizes.items() for columns in sorted(widths - {0})):
        code = Code(lanes, bits, fma=True)
        if name.startswith("rows"):
            prefetch(code, "%first", "%step", columns, writing=name == "rows_out")
            rows = row_pointers(code, "%first", "%step")
        if name == "rows_in":
            load_rows(code, rows, columns, "%tile")
        elif name == "rows_out":
            store_rows(code, "%tile", columns, rows)
        elif name == "columns_in":
            load_columns(code, "%first", "%step", columns, "%tile")
        else:
            store_columns(code, "%tile", columns, "%first", "%step")
        head = f"define internal void @{name}_{columns}(ptr %first, i64 %step, ptr %tile) #0 {{"
        text += "\n".join([head, "entry:", *code.lines, "  ret void", "}", ""])
    return text


def prefetch(code: Code, first: str, rs: str, columns: int, *, writing: bool) -> None:
    """Ask for the lines of a block some blocks ahead: at these speeds the processor's own guess comes too late."""
    ahead = code.new(f"mul i64 {rs}, {AHEAD * code.lanes}")
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
