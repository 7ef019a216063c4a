"""The direct entry from Python, as LLVM text that all kernels of one number type share.

    @entry(self, args, nargs, kwnames) -> result               METH_FASTCALL | METH_KEYWORDS, the only one of the kernel's own
    @answer(kernel, ..., block)                                the same, with scratch for one state
    @direct(kernel, ...)                                       the same, where the stack has not enough
    @batch_rows(kernel, args, out) -> N                        -1 when this is not a plain, small batch
    @batch(kernel, args, out, N) -> result                     runs the loop over rows on scratch of its own

A Python builtin function emitted by our own LLVM, so that one call costs no interpreter work.  It takes exactly the common cases:
contiguous, aligned ndarrays of the kernel's dtype and sizes, one state (n,) or a batch (N, n) too small for threads, and at most
the keywords `out` of a kernel with one result and `parameters` of one that has some.  Everything else goes to `self`, the ordinary
Python method, untouched.  What a kernel takes and gives is read from its @kernel (llvm/rows.py), fields of ndarrays in place (see
cpython.py, which also fills @python with the addresses of what is needed from Python and NumPy).  Some tens of states cost less
than the interpreter's work around them otherwise would, hence the small batches.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import numpy as np

from isodyn.backends.cpu.cpython import DATA, DESCR, DIMENSIONS, FLAGS, HEAD, ND, READ, TABLE, WRITE
from isodyn.backends.llvm import rows
from isodyn.backends.llvm.code import Code
from isodyn.backends.llvm.rows import port_of
from isodyn.graph.graph import Graph, Port

STACK = 32768  # bytes of scratch that are taken from the stack; more are asked of Python
_MOST = 2  # dimensions of a result that the entry can make

_CALL = "ptr %self, ptr %args, i64 %nargs, ptr %kwnames"
DIRECT, ANSWER = f"ptr @direct(ptr @kernel, {_CALL})", f"ptr @answer(ptr @kernel, {_CALL}, ptr %block)"
ENTRIES = tuple(head.replace("@kernel", "%kernel") for head in (DIRECT, ANSWER))


def has_entry(graph: Graph) -> bool:
    """Whether a kernel can be called this way: it takes vectors and gives numbers, vectors or matrices."""
    vectors = graph.inputs and all(len(port.shape) == 1 for port in graph.inputs)
    plain = graph.outputs and all(len(port.shape) <= _MOST for port in graph.outputs)
    return bool(vectors and plain and sys.implementation.name == "cpython")


def emit_entry(scratch: int) -> str:
    """@entry of a kernel that needs so much scratch for one state."""
    code = Code(1, 64)
    if scratch <= STACK:
        code.put(f"%block = alloca [{scratch} x i8], align 64")
    answer = code.new(f"call {ANSWER if scratch <= STACK else DIRECT}")
    return code.function(f"ptr @entry({_CALL})", f"ptr {answer}")


def given_entry_fits(ports: Sequence[Port], scratch: int) -> bool:
    """Whether @entry can read such parameters: numbers and vectors."""
    return scratch <= STACK and all(len(port.shape) == 1 for port in ports)


def emit_given_entry(scratch: int, ports: Sequence[Port], bits: int) -> str:
    """@entry of a kernel with parameters, which the keyword `parameters` gives by name, as floats and plain arrays; besides it
    only `out` may be there."""
    code = Code(1, bits)
    block = code.new(f"alloca [{scratch} x i8], align 64")
    kinds = _python(code, "ndarray"), _python(code, "descr")
    code.require(code.test("ne", "%kwnames", "null", "ptr"), "other")
    names = code.new(f"call i64 {_python(code, 'PyTuple_Size')}(ptr %kwnames)")
    code.require(code.test("ne", names, 0), "other")
    first = code.test("eq", _keyword(code, "0"), _python(code, "parameters"), "ptr")
    place = code.pick(first, "0", code.i64("sub", names, 1))  # the first or the last: `out` may be the other
    code.require(code.test("eq", _keyword(code, place), _python(code, "parameters"), "ptr"), "other")
    named = code.word("%args", code.i64("add", "%nargs", place), "ptr")
    code.require(code.test("eq", _field(code, named, HEAD - 8), _python(code, "dict"), "ptr"), "other")
    code.require(code.test("eq", code.new(f"call i64 {_python(code, 'PyDict_Size')}(ptr {named})"), len(ports)), "other")
    offset = 0
    for k, port in enumerate(ports):
        value = code.new(f"call ptr {_python(code, 'PyDict_GetItem')}(ptr {named}, ptr {code.word('@names', k, 'ptr')})")
        code.require(code.test("ne", value, "null", "ptr"), "other")
        if port.size == 1:  # a float, or an array without dimensions
            code.branch(code.test("eq", _field(code, value, HEAD - 8), _python(code, "float"), "ptr"), f"float{k}", f"array{k}")
            code.label(f"float{k}")
            number = code.new(f"load double, ptr {code.at(value, HEAD)}")
            code.store(number if bits == 64 else code.new(f"fptrunc double {number} to float"), "@given", offset)
            code.go(f"next{k}")
            code.label(f"array{k}")
            _checked(code, value, "0", READ, kinds, "other")
        else:
            dimensions = _checked(code, value, "1", READ, kinds, "other")
            code.require(code.test("eq", code.word(dimensions, 0), port.size), "other")
        data = _field(code, value, DATA)
        for e in range(port.size):
            code.store(code.load(data, e * code.size), "@given", offset + e * code.size)
        offset += port.size * code.size
        if port.size == 1:
            code.go(f"next{k}")
            code.label(f"next{k}")
    code.put(f"call void @off_line(ptr @given, ptr {block})")
    code.put(f"ret ptr {code.new(f'call ptr @answer(ptr @kernel, {_CALL}, ptr {block})')}")
    code.label("other")
    answer = code.new(f"call ptr {_python(code, 'Vectorcall')}({_CALL})")
    text = f"@python = external global [0 x ptr]\n@names = dso_local global [{max(1, len(ports))} x ptr] zeroinitializer\n"
    return text + code.function(f"ptr @entry({_CALL})", f"ptr {answer}")


def general_entry(place: int, stack: int) -> str:
    """@entry of a program for any robot (llvm/sweeps.py), whose description is at @current: its address goes to a place in the
    scratch, and a robot that needs more than so much of it is left to the ordinary way."""
    code = Code(1, 64)
    kernel = code.new("load ptr, ptr @current")
    block = code.new(f"alloca [{stack} x i8], align 64")
    code.require(code.test("ne", kernel, "null", "ptr"), "other")
    code.require(code.test("ule", code.word(kernel, rows.ONE), stack), "other")
    code.put(f"store ptr {kernel}, ptr {code.at(block, place)}")
    code.put(f"ret ptr {code.new(f'call ptr @answer(ptr {kernel}, {_CALL}, ptr {block})')}")
    code.label("other")
    vectorcall = code.word("@python", TABLE.index("Vectorcall"), "ptr")
    answer = code.new(f"call ptr {vectorcall}({_CALL})")
    return "@python = external global [0 x ptr]\n" + code.function(f"ptr @entry({_CALL})", f"ptr {answer}")


def shared_entry(bits: int) -> str:
    """@direct and what it calls."""
    text = f"@python = dso_local global [{len(TABLE)} x ptr] zeroinitializer\n"
    return text + _rows_of() + _make(bits) + _wrap() + _batch_rows(bits) + _batch(bits) + _answer(bits) + _direct()


def _python(code: Code, name: str) -> str:
    """An address of @python."""
    return code.word("@python", TABLE.index(name), "ptr")


def _keyword(code: Code, k: str) -> str:
    """The name of a keyword argument."""
    return code.new(f"call ptr {_python(code, 'PyTuple_GetItem')}(ptr %kwnames, i64 {k})")


def _field(code: Code, array: str, offset: int, kind: str = "ptr") -> str:
    """A field of an ndarray."""
    return code.new(f"load {kind}, ptr {code.at(array, offset)}")


def _ports(code: Code) -> tuple[str, str]:
    """(inputs, inputs and outputs) of a kernel."""
    inputs = code.word("%kernel", rows.INPUTS)
    return inputs, code.i64("add", inputs, code.word("%kernel", rows.OUTPUTS))


def _results(code: Code, block: str, ports: str) -> str:
    """Where the new arrays of a call are noted: in a scratch block behind the places."""
    return code.at(block, code.i64("add", ports, 1), "i64")


def _checked(code: Code, array: str, rank: str, flags: str | int, kinds: tuple[str, str], otherwise: str) -> str:
    """The address of an array's dimensions; go on only if it is an ndarray of so many, with the kernel's dtype and these flags.

    kinds   ndarray and the dtype
    """
    code.require(code.test("eq", _field(code, array, HEAD - 8), kinds[0], "ptr"), otherwise)
    nd, dtype, found = _field(code, array, ND, "i32"), _field(code, array, DESCR), _field(code, array, FLAGS, "i32")
    masked = code.new(f"and i32 {found}, {flags}")
    right_rank, right_dtype = code.test("eq", nd, rank, "i32"), code.test("eq", dtype, kinds[1], "ptr")
    right_flags = code.test("eq", masked, flags, "i32")
    code.require(code.both(code.both(right_rank, right_dtype), right_flags), otherwise)
    return _field(code, array, DIMENSIONS)


def _rows_of() -> str:
    """@rows_of: the rows of an array of states of a port, with one `extra` dimension, or 1 for a state; -1 for anything else."""
    code = Code(1, 64)
    rank, kinds = code.word("%port", rows.RANK), (_python(code, "ndarray"), _python(code, "descr"))
    wanted = code.new(f"trunc i64 {code.i64('add', rank, '%extra')} to i32")
    dimensions = _checked(code, "%array", wanted, "%flags", kinds, "no")
    own, last = code.at(dimensions, "%extra", "i64"), code.i64("sub", rank, 1)
    with code.when(code.test("ne", rank, 0), "extents"):
        first = code.test("eq", code.word(own, 0), code.word("%port", rows.FIRST))
        code.require(code.both(first, code.test("eq", code.word(own, last), code.word("%port", rows.LAST))), "no")
    code.branch(code.test("ne", "%extra", 0), "many", "one")
    code.label("many")
    code.put(f"ret i64 {code.word(dimensions, 0)}")
    code.label("one")
    code.put("ret i64 1")
    code.label("no")
    return code.function("internal i64 @rows_of(ptr %array, ptr %port, i64 %extra, i32 %flags)", "i64 -1")


def _new(code: Code, dims: str, port: str, rank: str, shape: str) -> str:
    """A new array of so many dimensions, or null; the last of them are those of the port, in room for two behind `dims`."""
    for number, part in enumerate((rows.FIRST, rows.LAST)):
        code.put_word(code.word(port, part), dims, number)
    nd = code.new(f"trunc i64 {rank} to i32")
    what = f"ptr {_python(code, 'ndarray')}, i32 {nd}, ptr {shape}, i32 {np.dtype(f'f{code.size}').num}"
    return code.new(f"call ptr {_python(code, 'PyArray_New')}({what}, ptr null, ptr null, i32 0, i32 0, ptr null)")


def _make(bits: int) -> str:
    """@make: a new array for every output, of a state or with `extra` = 1 of rows; all of them noted at `results`, or false."""
    code = Code(1, bits)
    shape = code.new("alloca [3 x i64], align 16")
    inputs, ports = _ports(code)
    code.put_word("%rows", shape, 0)
    dims, shape = code.at(shape, 1, "i64"), code.at(shape, code.i64("sub", "1", "%extra"), "i64")
    with code.loop("k", ports, start=inputs) as k:
        port = port_of(code, k)
        made = _new(code, dims, port, code.i64("add", code.word(port, rows.RANK), "%extra"), shape)
        code.put_word(made, "%results", code.i64("sub", k, inputs), "ptr")
        code.require(code.test("ne", made, "null", "ptr"), "nothing")
    code.put("ret i1 true")
    code.label("nothing")  # there is no memory
    with code.loop("j", k, start=inputs, maybe=True) as j:
        array = code.word("%results", code.i64("sub", j, inputs), "ptr")
        code.put(f"call void {_python(code, 'DecRef')}(ptr {array})")
    return code.function("internal i1 @make(ptr %kernel, i64 %rows, i64 %extra, ptr %results)", "i1 false", once=True)


def _wrap() -> str:
    """@wrap: what a call returns: the only array, or a tuple; null without memory."""
    code = Code(1, 64)
    number = code.word("%kernel", rows.OUTPUTS)
    code.branch(code.test("eq", number, 1), "array", "several")
    code.label("array")
    code.put(f"ret ptr {code.word('%results', 0, 'ptr')}")
    code.label("several")
    result = code.new(f"call ptr {_python(code, 'PyTuple_New')}(i64 {number})")
    code.branch(code.test("eq", result, "null", "ptr"), "nothing", "fill")
    code.label("nothing")
    with code.loop("j", number) as j:
        code.put(f"call void {_python(code, 'DecRef')}(ptr {code.word('%results', j, 'ptr')})")
    code.put("ret ptr null")
    code.label("fill")
    with code.loop("k", number) as k:
        code.new(f"call i32 {_python(code, 'PyTuple_SetItem')}(ptr {result}, i64 {k}, ptr {code.word('%results', k, 'ptr')})")
    return code.function("internal ptr @wrap(ptr %kernel, ptr %results)", f"ptr {result}", once=True)


def _batch_rows(bits: int) -> str:
    """@batch_rows."""
    code = Code(1, bits)
    inputs = code.word("%kernel", rows.INPUTS)
    count = code.new(f"call i64 @rows_of(ptr {code.word('%args', 0, 'ptr')}, ptr {port_of(code, '0')}, i64 1, i32 {READ})")
    few = code.test("ult", count, code.word(code.word("%kernel", rows.FEW, "ptr"), 0))
    code.require(code.both(few, code.test("ne", count, 0)), "no")
    with code.loop("k", inputs, start="1", maybe=True) as k:
        array = code.word("%args", k, "ptr")
        found = code.new(f"call i64 @rows_of(ptr {array}, ptr {port_of(code, k)}, i64 1, i32 {READ})")
        code.require(code.test("eq", found, count), "no")
    with code.when(code.test("ne", "%out", "null", "ptr"), "output"):
        port = port_of(code, inputs)
        found = code.new(f"call i64 @rows_of(ptr %out, ptr {port}, i64 1, i32 {WRITE})")
        code.require(code.test("eq", found, count), "no")
        begin = _field(code, "%out", DATA, "i64")
        end = code.i64("add", begin, code.i64("mul", code.i64("mul", count, code.size), code.word(port, rows.SIZE)))
        with code.loop("j", inputs) as j:  # rows that are written must not be read later
            first = _field(code, code.word("%args", j, "ptr"), DATA, "i64")
            size = code.word(port_of(code, j), rows.SIZE)
            last = code.i64("add", first, code.i64("mul", code.i64("mul", count, code.size), size))
            code.require(code.either(code.test("ule", last, begin), code.test("ule", end, first)), "no")
    code.put(f"ret i64 {count}")
    code.label("no")
    return code.function("internal i64 @batch_rows(ptr %kernel, ptr %args, ptr %out)", "i64 -1", once=True)


def _borrowed(code: Code, size: str) -> tuple[str, str]:
    """(block, memory): so much scratch in memory of Python's that is to be given back; go on at %other if there is none."""
    memory = code.new(f"call ptr {_python(code, 'RawMalloc')}(i64 {code.i64('add', size, 64)})")
    code.require(code.test("ne", memory, "null", "ptr"), "other")
    whole = code.i64("and", code.i64("add", code.new(f"ptrtoint ptr {memory} to i64"), 63), -64)
    return code.new(f"inttoptr i64 {whole} to ptr"), memory


def _batch(bits: int) -> str:
    """@batch: -1 for the result, as an address, when there is no memory for scratch."""
    code = Code(1, bits)
    inputs, ports = _ports(code)
    stack = code.new(f"alloca [{STACK} x i8], align 64")
    size = code.word("%kernel", rows.SCRATCH)
    code.branch(code.test("ule", size, STACK), "have", "ask")
    code.label("ask")
    borrowed, memory = _borrowed(code, size)
    asked = code.block
    code.go("have")
    code.label("have")
    block = code.new(f"phi ptr [{stack}, %entry], [{borrowed}, %{asked}]")
    lent = code.new(f"phi ptr [null, %entry], [{memory}, %{asked}]")
    results = _results(code, block, ports)
    table = code.at(results, ports, "i64")
    code.branch(code.test("eq", "%out", "null", "ptr"), "make", "keep")
    code.label("make")
    made = code.new(f"call i1 @make(ptr %kernel, i64 %rows, i64 1, ptr {results})")
    code.branch(made, "run", "nothing")
    code.label("keep")
    code.put(f"call void {_python(code, 'IncRef')}(ptr %out)")
    code.put_word("%out", results, 0, "ptr")
    code.go("run")
    code.label("run")
    with code.loop("k", ports) as k:
        given, new = code.at("%args", k, "i64"), code.at(results, code.i64("sub", k, inputs), "i64")
        array = code.word(code.new(f"select i1 {code.test('ult', k, inputs)}, ptr {given}, ptr {new}"), 0, "ptr")
        row = code.at(table, code.i64("mul", k, rows.FIELDS), "i64")
        step = code.i64("mul", code.word(port_of(code, k), rows.SIZE), code.size)
        fields: list[str | int] = [_field(code, array, DATA, "i64"), step, code.size, 0]  # not streamed
        for part, value in enumerate(fields):
            code.put_word(value, row, part)
    code.put(f"call void {code.word('%kernel', rows.RUN, 'ptr')}(ptr {table}, i64 0, i64 %rows, ptr {block})")
    answer = code.new(f"call ptr @wrap(ptr %kernel, ptr {results})")
    ran = code.block
    code.go("end")
    code.label("nothing")
    code.go("end")
    code.label("end")
    result = code.new(f"phi ptr [{answer}, %{ran}], [null, %nothing]")
    code.put(f"call void {_python(code, 'RawFree')}(ptr {lent})")  # which takes null too
    code.put(f"ret ptr {result}")
    code.label("other")
    return code.function(
        "internal ptr @batch(ptr %kernel, ptr %args, ptr %out, i64 %rows)", "ptr inttoptr (i64 -1 to ptr)", once=True
    )


def _answer(bits: int) -> str:
    """@answer."""
    code = Code(1, bits)
    inputs, ports = _ports(code)
    number, kinds = code.i64("sub", ports, inputs), (_python(code, "ndarray"), _python(code, "descr"))
    code.require(code.test("eq", "%nargs", inputs), "other")
    plain = code.block
    code.branch(code.test("eq", "%kwnames", "null", "ptr"), "inputs", "keyword")
    code.label("keyword")
    names = code.new(f"call i64 {_python(code, 'PyTuple_Size')}(ptr %kwnames)")
    read = code.word("%kernel", rows.GIVEN)  # 1 where @entry has found `parameters` among them, and read these
    given = code.block
    code.branch(code.test("eq", names, read), "inputs", "named")
    code.label("named")
    code.require(code.both(code.test("eq", number, 1), code.test("eq", names, code.i64("add", read, 1))), "other")
    behind = code.both(code.test("ne", read, 0), code.test("eq", _keyword(code, "0"), _python(code, "parameters"), "ptr"))
    place = code.pick(behind, "1", "0")
    code.require(code.test("eq", _keyword(code, place), _python(code, "out"), "ptr"), "other")
    named = code.word("%args", code.i64("add", inputs, place), "ptr")
    asked = code.block
    code.go("inputs")
    code.label("inputs")
    code.put(f"%target = phi ptr [null, %{plain}], [null, %{given}], [{named}, %{asked}]")
    with code.loop("k", inputs) as k:
        array = code.word("%args", k, "ptr")
        dimensions = _checked(code, array, "1", READ, kinds, "many")
        code.require(code.test("eq", code.word(dimensions, 0), code.word(port_of(code, k), rows.SIZE)), "many")
        code.put_word(_field(code, array, DATA), "%block", k, "ptr")
    code.put_word(code.at("%block", code.word("%kernel", rows.SLOTS_1)), "%block", ports, "ptr")
    body, results = code.word("%kernel", rows.SINGLE, "ptr"), _results(code, "%block", ports)
    port = port_of(code, inputs)
    code.branch(code.test("eq", "%target", "null", "ptr"), "make", "check")
    code.label("make")  # one array, as mostly, without any detour
    code.require(code.test("eq", number, 1), "several")
    rank = code.word(port, rows.RANK)
    made = _new(code, results, port, rank, results)
    code.require(code.test("ne", made, "null", "ptr"), "nothing")
    code.put_word(_field(code, made, DATA), "%block", inputs, "ptr")
    code.put(f"call void {body}(ptr %block)")
    code.branch(code.test("eq", rank, 0), "bare", "array")
    code.label("bare")
    bare = _python(code, "PyArray_Return")
    code.put(f"ret ptr {code.new(f'call ptr {bare}(ptr {made})')}")
    code.label("array")
    code.put(f"ret ptr {made}")
    code.label("several")
    code.require(code.new(f"call i1 @make(ptr %kernel, i64 1, i64 0, ptr {results})"), "nothing")
    with code.loop("j", number) as j:
        data = _field(code, code.word(results, j, "ptr"), DATA)
        code.put_word(data, "%block", code.i64("add", j, inputs), "ptr")
    code.put(f"call void {body}(ptr %block)")
    code.put(f"ret ptr {code.new(f'call ptr @wrap(ptr %kernel, ptr {results})')}")
    code.label("nothing")
    code.put("ret ptr null")
    code.label("check")
    found = code.new(f"call i64 @rows_of(ptr %target, ptr {port}, i64 0, i32 {WRITE})")
    code.require(code.test("eq", found, 1), "many")
    tile = code.at("%block", code.word(port, rows.TILE_1))
    code.put_word(tile, "%block", inputs, "ptr")
    code.put(f"call void {body}(ptr %block)")
    data = _field(code, "%target", DATA)  # written only now, because the caller's array may be one of the inputs
    size = code.i64("mul", code.word(port, rows.SIZE), code.size)
    copied = code.new(f"call i64 @copy_lines(ptr {tile}, ptr {data}, i64 {size})")
    with code.loop("e", size, start=copied, step=code.size, maybe=True) as e:
        code.store(code.load(tile, e), data, e)
    code.put(f"call void {_python(code, 'IncRef')}(ptr %target)")
    code.put("ret ptr %target")
    code.label("many")
    count = code.new("call i64 @batch_rows(ptr %kernel, ptr %args, ptr %target)")
    code.require(code.test("sgt", count, 0), "other")
    batch = code.new(f"call ptr @batch(ptr %kernel, ptr %args, ptr %target, i64 {count})")
    code.require(code.test("ne", batch, "inttoptr (i64 -1 to ptr)", "ptr"), "other")
    code.put(f"ret ptr {batch}")
    code.label("other")
    answer = code.new(f"call ptr {_python(code, 'Vectorcall')}(ptr %self, ptr %args, i64 %nargs, ptr %kwnames)")
    return code.function(ENTRIES[1], f"ptr {answer}")


def _direct() -> str:
    """@direct: @answer where the stack has not enough for one state."""
    code = Code(1, 64)
    block, memory = _borrowed(code, code.word("%kernel", rows.ONE))
    code.put(f"%block = getelementptr i8, ptr {block}, i64 0")
    result = code.new(f"call {ENTRIES[1]}")
    code.put(f"call void {_python(code, 'RawFree')}(ptr {memory})")
    code.put(f"ret ptr {result}")
    code.label("other")
    answer = code.new(f"call ptr {_python(code, 'Vectorcall')}({_CALL})")
    return code.function(ENTRIES[0], f"ptr {answer}", once=True)
