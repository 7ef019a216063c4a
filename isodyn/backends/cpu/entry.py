"""The direct entry from Python, as LLVM text that all kernels of one number type share.

    @entry(self, args, nargs, kwnames) -> result               METH_FASTCALL | METH_KEYWORDS, of the kernel's own
    @entry_bound(self, ...) -> result                          the same, with parameters that `self` holds
    @answer(kernel, ..., block, read)                          the same, with scratch for one state
    @direct(kernel, ..., read)                                 the same, where the stack has not enough
    @targets(kernel, out, results) -> whether                  the arrays that the keyword `out` gives, one for each result
    @batch_rows(kernel, args, targets) -> N                    -1 when this is not a plain, small batch
    @batch(kernel, args, targets, N) -> result                 runs the loop over rows on scratch of its own

A Python builtin function emitted by our own LLVM, so that one call costs no interpreter work.  It takes exactly the common cases:
contiguous, aligned ndarrays of the kernel's dtype and sizes, one state (n,) or a batch (N, n) too small for threads, and at most
the keywords `out` (an array, or a tuple or list with one for each result) and `parameters` of a kernel that has some.  Everything
else goes to `self`, the ordinary Python method; so does a call with a result that is not finite, of a kernel whose @finite says so.
What a kernel takes and gives is read from its @kernel (llvm/rows.py), fields of ndarrays in place (see cpython.py, which also fills
@python with the addresses of what is needed from Python and NumPy).  Some tens of states cost less than the interpreter's work
around them otherwise would, hence the small batches.
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
_OTHER = "inttoptr (i64 -1 to ptr)"  # instead of a result: the ordinary way has to do it

_CALL = "ptr %self, ptr %args, i64 %nargs, ptr %kwnames"
#: heads of both; read: 1 where @entry has found `parameters` among the keywords and taken them, else 0
ENTRIES = f"ptr @direct(ptr %kernel, {_CALL}, i64 %read)", f"ptr @answer(ptr %kernel, {_CALL}, ptr %block, i64 %read)"


def _direct_call(kernel: str = "@kernel") -> str:
    return f"call ptr @direct(ptr {kernel}, {_CALL}, i64 0)"


def _answer_call(kernel: str = "@kernel", block: str = "%block", read: int = 0) -> str:
    return f"call ptr @answer(ptr {kernel}, {_CALL}, ptr {block}, i64 {read})"


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
    answer = code.new(_answer_call() if scratch <= STACK else _direct_call())
    return code.function(f"ptr @entry({_CALL})", f"ptr {answer}")


def given_entry_fits(ports: Sequence[Port], scratch: int) -> bool:
    """Whether @entry can read such parameters: numbers and vectors."""
    return scratch <= STACK and all(len(port.shape) == 1 for port in ports)


def emit_given_entries(scratch: int, ports: Sequence[Port], bits: int, early: tuple[int, int]) -> str:
    """@entry and @entry_bound of a kernel with parameters.

    early   where in the scratch block its body expects what @off_line works out, and how many numbers that is
    """
    return _entry_by_name(scratch, ports, bits) + _entry_bound(scratch, ports, bits, early)


def _entry_by_name(scratch: int, ports: Sequence[Port], bits: int) -> str:
    """@entry: the keyword `parameters` gives them by name, as floats and plain arrays; besides it only `out` may be there."""
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
    code.put(f"ret ptr {code.new(_answer_call(block=block, read=1))}")
    code.label("other")
    answer = code.new(f"call ptr {_python(code, 'Vectorcall')}({_CALL})")
    text = f"@python = external global [0 x ptr]\n@names = dso_local global [{max(1, len(ports))} x ptr] zeroinitializer\n"
    return text + code.function(f"ptr @entry({_CALL})", f"ptr {answer}")


def _entry_bound(scratch: int, ports: Sequence[Port], bits: int, early: tuple[int, int]) -> str:
    """@entry_bound: `self` is an array (cpython.py) of what @off_line makes of the parameters, then of themselves."""
    code = Code(1, bits)
    block, data = code.new(f"alloca [{scratch} x i8], align 64"), _field(code, "%self", DATA)
    start, count = early
    values = sum(port.size for port in ports)
    for name, first, number, to in (("e", 0, count, code.at(block, start)), ("g", count, values, "@given")):
        source = code.at(data, first * code.size)
        with code.loop(name, number * code.size, step=code.size, maybe=True) as k:
            code.store(code.load(source, k), to, k)
    return code.function(f"ptr @entry_bound({_CALL})", f"ptr {code.new(_answer_call(block=block))}")


def general_entry(place: int, stack: int) -> str:
    """@entry of a program for any robot (llvm/sweeps.py), whose description is at @current: its address goes to a place in the
    scratch, and a robot that needs more than so much of it is left to the ordinary way."""
    code = Code(1, 64)
    kernel = code.new("load ptr, ptr @current")
    block = code.new(f"alloca [{stack} x i8], align 64")
    code.require(code.test("ne", kernel, "null", "ptr"), "other")
    code.require(code.test("ule", code.word(kernel, rows.ONE), stack), "other")
    code.put(f"store ptr {kernel}, ptr {code.at(block, place)}")
    code.put(f"ret ptr {code.new(_answer_call(kernel, block))}")
    code.label("other")
    vectorcall = code.word("@python", TABLE.index("Vectorcall"), "ptr")
    answer = code.new(f"call ptr {vectorcall}({_CALL})")
    return "@python = external global [0 x ptr]\n" + code.function(f"ptr @entry({_CALL})", f"ptr {answer}")


def shared_entry(bits: int) -> str:
    """@direct and what it calls."""
    text = f"@python = dso_local global [{len(TABLE)} x ptr] zeroinitializer\n"
    text += _rows_of() + _targets() + _apart(bits) + _all_finite(bits) + _drop() + _make(bits) + _wrap()
    return text + _batch_rows(bits) + _batch(bits) + _answer(bits) + _direct()


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


def _targets() -> str:
    """@targets: into `results` the arrays that `out` gives: itself, or the elements of a tuple or a list of so many."""
    code = Code(1, 64)
    number = code.word("%kernel", rows.OUTPUTS)
    code.branch(code.test("eq", number, 1), "array", "several")
    code.label("array")
    code.put_word("%out", "%results", 0, "ptr")
    code.put("ret i1 true")
    code.label("several")
    kind = _field(code, "%out", HEAD - 8)
    is_tuple, is_list = (code.test("eq", kind, _python(code, name), "ptr") for name in ("tuple", "list"))
    code.require(code.either(is_tuple, is_list), "no")
    size, item = (
        code.new(f"select i1 {is_tuple}, ptr {_python(code, f'PyTuple_{name}')}, ptr {_python(code, f'PyList_{name}')}")
        for name in ("Size", "GetItem")
    )
    code.require(code.test("eq", code.new(f"call i64 {size}(ptr %out)"), number), "no")
    with code.loop("k", number) as k:
        code.put_word(code.new(f"call ptr {item}(ptr %out, i64 {k})"), "%results", k, "ptr")
    code.put("ret i1 true")
    code.label("no")
    return code.function("internal i1 @targets(ptr %kernel, ptr %out, ptr %results)", "i1 false", once=True)


def _range(code: Code, array: str, port: str, count: str) -> tuple[str, str]:
    """Where so many states of a port begin and end in an array of them."""
    begin, size = _field(code, array, DATA, "i64"), code.i64("mul", code.word(port, rows.SIZE), code.size)
    return begin, code.i64("add", begin, code.i64("mul", count, size))


def _disjoint(code: Code, one: tuple[str, str], other: tuple[str, str]) -> str:
    return code.either(code.test("ule", one[1], other[0]), code.test("ule", other[1], one[0]))


def _apart(bits: int) -> str:
    """@apart: whether no two of the arrays for results, of so many states, share memory."""
    code = Code(1, bits)
    inputs, number = code.word("%kernel", rows.INPUTS), code.word("%kernel", rows.OUTPUTS)
    with code.loop("j", number, start=1, maybe=True) as j:
        one = _range(code, code.word("%results", j, "ptr"), port_of(code, code.i64("add", inputs, j)), "%rows")
        with code.loop("k", j) as k:
            other = _range(code, code.word("%results", k, "ptr"), port_of(code, code.i64("add", inputs, k)), "%rows")
            code.require(_disjoint(code, one, other), "no")
    code.put("ret i1 true")
    code.label("no")
    return code.function("internal i1 @apart(ptr %kernel, ptr %results, i64 %rows)", "i1 false")


def _all_finite(bits: int) -> str:
    """@all_finite: whether a call need not be left to the ordinary way: by @finite, or because all results of so many states are.

    places   the address of the first result, and of the others so many words on each
    """
    code = Code(1, bits)
    inputs, number = code.word("%kernel", rows.INPUTS), code.word("%kernel", rows.OUTPUTS)
    wanted = code.word("%kernel", rows.FINITE, "ptr")
    code.require(code.test("ne", wanted, "null", "ptr"), "yes")
    code.require(code.test("ne", code.word(wanted, 0), 0), "yes")
    exponent = 0x7FF << 52 if bits == 64 else 0xFF << 23
    with code.loop("k", number) as k:
        data, port = code.word("%places", code.i64("mul", k, "%step"), "ptr"), port_of(code, code.i64("add", inputs, k))
        size = code.i64("mul", code.word(port, rows.SIZE), "%rows")
        with code.loop("e", size, maybe=True) as e:
            bit_pattern = code.new(f"load {code.integer}, ptr {code.at(data, e, code.integer)}")
            masked = code.new(f"and {code.integer} {bit_pattern}, {exponent}")
            code.require(code.test("ne", masked, exponent, code.integer), "no")
    code.go("yes")
    code.label("no")
    code.put("ret i1 false")
    code.label("yes")
    return code.function("internal i1 @all_finite(ptr %kernel, ptr %places, i64 %step, i64 %rows)", "i1 true")


def _drop() -> str:
    """@drop: one reference less to every array for results."""
    code = Code(1, 64)
    with code.loop("k", code.word("%kernel", rows.OUTPUTS)) as k:
        code.put(f"call void {_python(code, 'DecRef')}(ptr {code.word('%results', k, 'ptr')})")
    return code.function("internal void @drop(ptr %kernel, ptr %results)", once=True)


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
    code.put("call void @drop(ptr %kernel, ptr %results)")
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
    with code.when(code.test("ne", "%targets", "null", "ptr"), "output"):
        with code.loop("i", code.word("%kernel", rows.OUTPUTS)) as i:
            port, target = port_of(code, code.i64("add", inputs, i)), code.word("%targets", i, "ptr")
            found = code.new(f"call i64 @rows_of(ptr {target}, ptr {port}, i64 1, i32 {WRITE})")
            code.require(code.test("eq", found, count), "no")
            written = _range(code, target, port, count)
            with code.loop("j", inputs) as j:  # rows that are written must not be read later
                read = _range(code, code.word("%args", j, "ptr"), port_of(code, j), count)
                code.require(_disjoint(code, read, written), "no")
        code.require(code.new(f"call i1 @apart(ptr %kernel, ptr %targets, i64 {count})"), "no")
    code.put(f"ret i64 {count}")
    code.label("no")
    return code.function("internal i64 @batch_rows(ptr %kernel, ptr %args, ptr %targets)", "i64 -1", once=True)


def _borrowed(code: Code, size: str) -> tuple[str, str]:
    """(block, memory): so much scratch in memory of Python's that is to be given back; go on at %other if there is none."""
    memory = code.new(f"call ptr {_python(code, 'RawMalloc')}(i64 {code.i64('add', size, 64)})")
    code.require(code.test("ne", memory, "null", "ptr"), "other")
    whole = code.i64("and", code.i64("add", code.new(f"ptrtoint ptr {memory} to i64"), 63), -64)
    return code.new(f"inttoptr i64 {whole} to ptr"), memory


def _batch(bits: int) -> str:
    """@batch: -1 for the result, as an address, when there is no memory for scratch, and when results are not as they must be."""
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
    code.branch(code.test("eq", "%targets", "null", "ptr"), "make", "keep")
    code.label("make")
    made = code.new(f"call i1 @make(ptr %kernel, i64 %rows, i64 1, ptr {results})")
    code.branch(made, "run", "nothing")
    code.label("keep")
    with code.loop("j", code.i64("sub", ports, inputs)) as j:
        target = code.word("%targets", j, "ptr")
        code.put(f"call void {_python(code, 'IncRef')}(ptr {target})")
        code.put_word(target, results, j, "ptr")
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
    places = code.at(table, code.i64("mul", inputs, rows.FIELDS), "i64")
    good = code.new(f"call i1 @all_finite(ptr %kernel, ptr {places}, i64 {rows.FIELDS}, i64 %rows)")
    code.branch(good, "done", "refused")
    code.label("refused")
    code.put(f"call void @drop(ptr %kernel, ptr {results})")
    code.go("end")
    code.label("done")
    answer = code.new(f"call ptr @wrap(ptr %kernel, ptr {results})")
    ran = code.block
    code.go("end")
    code.label("nothing")
    code.go("end")
    code.label("end")
    result = code.new(f"phi ptr [{answer}, %{ran}], [{_OTHER}, %refused], [null, %nothing]")
    code.put(f"call void {_python(code, 'RawFree')}(ptr {lent})")  # which takes null too
    code.put(f"ret ptr {result}")
    code.label("other")
    return code.function("internal ptr @batch(ptr %kernel, ptr %args, ptr %targets, i64 %rows)", f"ptr {_OTHER}", once=True)


def _answer(bits: int) -> str:
    """@answer."""
    code = Code(1, bits)
    inputs, ports = _ports(code)
    number, kinds = code.i64("sub", ports, inputs), (_python(code, "ndarray"), _python(code, "descr"))
    body, results = code.word("%kernel", rows.SINGLE, "ptr"), _results(code, "%block", ports)
    code.require(code.test("eq", "%nargs", inputs), "other")
    plain = code.block
    code.branch(code.test("eq", "%kwnames", "null", "ptr"), "inputs", "keyword")
    code.label("keyword")
    names = code.new(f"call i64 {_python(code, 'PyTuple_Size')}(ptr %kwnames)")
    given = code.block
    code.branch(code.test("eq", names, "%read"), "inputs", "named")
    code.label("named")
    code.require(code.test("eq", names, code.i64("add", "%read", 1)), "other")
    behind = code.both(code.test("ne", "%read", 0), code.test("eq", _keyword(code, "0"), _python(code, "parameters"), "ptr"))
    place = code.pick(behind, "1", "0")
    code.require(code.test("eq", _keyword(code, place), _python(code, "out"), "ptr"), "other")
    named = code.word("%args", code.i64("add", inputs, place), "ptr")
    code.require(code.new(f"call i1 @targets(ptr %kernel, ptr {named}, ptr {results})"), "other")
    asked = code.block
    code.go("inputs")
    code.label("inputs")
    code.put(f"%targets = phi ptr [null, %{plain}], [null, %{given}], [{results}, %{asked}]")
    with code.loop("k", inputs) as k:
        array = code.word("%args", k, "ptr")
        dimensions = _checked(code, array, "1", READ, kinds, "many")
        code.require(code.test("eq", code.word(dimensions, 0), code.word(port_of(code, k), rows.SIZE)), "many")
        code.put_word(_field(code, array, DATA), "%block", k, "ptr")
    code.put_word(code.at("%block", code.word("%kernel", rows.SLOTS_1)), "%block", ports, "ptr")
    port, places = port_of(code, inputs), code.at("%block", inputs, "i64")
    finite = f"call i1 @all_finite(ptr %kernel, ptr {places}, i64 1, i64 1)"
    code.branch(code.test("eq", "%targets", "null", "ptr"), "make", "check")
    code.label("make")  # one array, as mostly, without any detour
    code.require(code.test("eq", number, 1), "several")
    rank = code.word(port, rows.RANK)
    made = _new(code, results, port, rank, results)
    code.require(code.test("ne", made, "null", "ptr"), "nothing")
    code.put_word(_field(code, made, DATA), "%block", inputs, "ptr")
    code.put(f"call void {body}(ptr %block)")
    code.branch(code.new(finite), "good", "release")
    code.label("release")
    code.put(f"call void {_python(code, 'DecRef')}(ptr {made})")
    code.go("other")
    code.label("good")
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
    code.branch(code.new(finite), "wrap", "release.all")
    code.label("release.all")
    code.put(f"call void @drop(ptr %kernel, ptr {results})")
    code.go("other")
    code.label("wrap")
    code.put(f"ret ptr {code.new(f'call ptr @wrap(ptr %kernel, ptr {results})')}")
    code.label("nothing")
    code.put("ret ptr null")
    code.label("check")
    with code.loop("i", number) as i:
        port, target = port_of(code, code.i64("add", inputs, i)), code.word(results, i, "ptr")
        found = code.new(f"call i64 @rows_of(ptr {target}, ptr {port}, i64 0, i32 {WRITE})")
        code.require(code.test("eq", found, 1), "many")
        code.put_word(code.at("%block", code.word(port, rows.TILE_1)), places, i, "ptr")
    code.require(code.new(f"call i1 @apart(ptr %kernel, ptr {results}, i64 1)"), "other")
    code.put(f"call void {body}(ptr %block)")
    code.require(code.new(finite), "other")
    with code.loop("o", number) as o:
        target, tile = code.word(results, o, "ptr"), code.word(places, o, "ptr")
        data = _field(code, target, DATA)  # written only now, because the caller's arrays may be among the inputs
        size = code.i64("mul", code.word(port_of(code, code.i64("add", inputs, o)), rows.SIZE), code.size)
        copied = code.new(f"call i64 @copy_lines(ptr {tile}, ptr {data}, i64 {size})")
        with code.loop("e", size, start=copied, step=code.size, maybe=True) as e:
            code.store(code.load(tile, e), data, e)
        code.put(f"call void {_python(code, 'IncRef')}(ptr {target})")
    code.put(f"ret ptr {code.new(f'call ptr @wrap(ptr %kernel, ptr {results})')}")
    code.label("many")
    count = code.new("call i64 @batch_rows(ptr %kernel, ptr %args, ptr %targets)")
    code.require(code.test("sgt", count, 0), "other")
    batch = code.new(f"call ptr @batch(ptr %kernel, ptr %args, ptr %targets, i64 {count})")
    code.require(code.test("ne", batch, _OTHER, "ptr"), "other")
    code.put(f"ret ptr {batch}")
    code.label("other")
    answer = code.new(f"call ptr {_python(code, 'Vectorcall')}({_CALL})")
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
