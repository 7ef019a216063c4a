"""Builder of LLVM text: instructions, blocks and loops of one function, for scalars or vectors of one width, and the module around.

Fast-math flags are never used.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import count
from typing import SupportsFloat

import llvmlite.binding as llvm

from isodyn.backends.llvm.target import UNITS, Target

_HAS_SPLAT = llvm.llvm_version_info >= (19,)  # shorter text, which LLVM parses faster


@lru_cache(maxsize=4096)
def hexadecimal(value: float, bits: int) -> str:
    """Return a floating-point constant as LLVM reads it exactly; float32 constants are rounded first."""
    if bits == 32:
        value = struct.unpack("<f", struct.pack("<f", value))[0]
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def bit_pattern(value: float, bits: int) -> int:
    """Return the bits of a number as an integer."""
    return int.from_bytes(struct.pack("<d" if bits == 64 else "<f", value), "little")


class Code:
    """The lines of one function, for values with `lanes` lanes; methods append an instruction and return the name of its result."""

    def __init__(self, lanes: int, bits: int, *, fma: bool = True):
        self.lanes, self.bits, self.fused = lanes, bits, fma
        self.scalar = "double" if bits == 64 else "float"
        self.integer = f"i{bits}"
        self.size, self.width = bits // 8, lanes * bits // 8  # bytes of a number, and of a value
        self.lines: list[str] = []
        self.block = "entry"  # name of the current block
        self._names = count(1)

    def with_lanes(self, lanes: int) -> Code:
        """Return a builder of the same function for values with `lanes` lanes; only the original may begin and end blocks."""
        other = Code(lanes, self.bits, fma=self.fused)
        other.lines, other._names = self.lines, self._names
        return other

    def _vector(self, element: str) -> str:
        return element if self.lanes == 1 else f"<{self.lanes} x {element}>"

    @property
    def type(self) -> str:
        """The floating-point type of a value."""
        return self._vector(self.scalar)

    @property
    def itype(self) -> str:
        """The integer type of the same width."""
        return self._vector(self.integer)

    @property
    def btype(self) -> str:
        """The Boolean type."""
        return self._vector("i1")

    def constant(self, value: SupportsFloat) -> str:
        """Return a floating-point constant, equal in every lane."""
        return self._everywhere(self.scalar, hexadecimal(float(value), self.bits))

    def iconstant(self, value: int) -> str:
        """Return an integer constant, equal in every lane."""
        return self._everywhere(self.integer, str(value))

    def _everywhere(self, kind: str, text: str) -> str:
        if self.lanes == 1:
            return text
        return f"splat ({kind} {text})" if _HAS_SPLAT else "<" + ", ".join([f"{kind} {text}"] * self.lanes) + ">"

    def put(self, text: str) -> None:
        """Append an instruction without a result."""
        self.lines.append("  " + text)

    def new(self, text: str) -> str:
        """Append an instruction with a result; return its name."""
        name = f"%v{next(self._names)}"
        self.lines.append(f"  {name} = {text}")
        return name

    # -- values -------------------------------------------------------------------------------------------------------

    def add(self, a: str, b: str) -> str:
        return self.new(f"fadd {self.type} {a}, {b}")

    def sub(self, a: str, b: str) -> str:
        return self.new(f"fsub {self.type} {a}, {b}")

    def mul(self, a: str, b: str) -> str:
        return self.new(f"fmul {self.type} {a}, {b}")

    def div(self, a: str, b: str) -> str:
        return self.new(f"fdiv {self.type} {a}, {b}")

    def neg(self, a: str) -> str:
        return self.new(f"fneg {self.type} {a}")

    def fma(self, a: str, b: str, c: str) -> str:
        """Return a b + c; rounded once if the target has fused multiply-add."""
        if not self.fused:
            return self.add(self.mul(a, b), c)
        return self.call("fma", a, b, c)

    def fnma(self, a: str, b: str, c: str) -> str:
        """Return c - a b."""
        if not self.fused:
            return self.sub(c, self.mul(a, b))
        return self.call("fma", self.neg(a), b, c)

    def fms(self, a: str, b: str, c: str) -> str:
        """Return a b - c."""
        if not self.fused:
            return self.sub(self.mul(a, b), c)
        return self.call("fma", a, b, self.neg(c))

    def call(self, intrinsic: str, *args: str) -> str:
        """Call an LLVM intrinsic on floating-point values."""
        values = ", ".join(f"{self.type} {a}" for a in args)
        suffix = f"f{self.bits}" if self.lanes == 1 else f"v{self.lanes}f{self.bits}"
        return self.new(f"call {self.type} @llvm.{intrinsic}.{suffix}({values})")

    def compare(self, how: str, a: str, b: str) -> str:
        return self.new(f"fcmp {how} {self.type} {a}, {b}")

    def select(self, condition: str, yes: str, no: str) -> str:
        return self.new(f"select {self.btype} {condition}, {self.type} {yes}, {self.type} {no}")

    def ibinary(self, op: str, a: str, b: str) -> str:
        return self.new(f"{op} {self.itype} {a}, {b}")

    def to_bits(self, a: str) -> str:
        return self.new(f"bitcast {self.type} {a} to {self.itype}")

    def from_bits(self, a: str) -> str:
        return self.new(f"bitcast {self.itype} {a} to {self.type}")

    def splat(self, value: str) -> str:
        """Broadcast a double, rounded to this precision, to every lane."""
        return self.spread(value if self.bits == 64 else self.new(f"fptrunc double {value} to float"))

    def spread(self, value: str) -> str:
        """Broadcast a number to every lane."""
        if self.lanes == 1:
            return value
        one = self.new(f"insertelement {self.type} poison, {self.scalar} {value}, i32 0")
        return self.new(f"shufflevector {self.type} {one}, {self.type} poison, <{self.lanes} x i32> zeroinitializer")

    def either(self, a: str, b: str) -> str:
        return self.new(f"or {self.btype} {a}, {b}")

    def both(self, a: str, b: str) -> str:
        return self.new(f"and {self.btype} {a}, {b}")

    def negated(self, a: str) -> str:
        ones = "true" if self.lanes == 1 else "<" + ", ".join(["i1 true"] * self.lanes) + ">"
        return self.new(f"xor {self.btype} {a}, {ones}")

    def any(self, a: str) -> str:
        """Return an i1: true if a Boolean value is true in any lane."""
        return a if self.lanes == 1 else self.new(f"call i1 @llvm.vector.reduce.or.v{self.lanes}i1({self.btype} {a})")

    # -- words and memory ---------------------------------------------------------------------------------------------

    def i64(self, op: str, a: str, b: str | int) -> str:
        """Return a sum, product, ... of two 64-bit integers."""
        return self.new(f"{op} i64 {a}, {b}")

    def test(self, how: str, a: str, b: str | int, kind: str = "i64") -> str:
        """Return the comparison (i1) of two integers or addresses."""
        return self.new(f"icmp {how} {kind} {a}, {b}")

    def pick(self, condition: str, yes: str, no: str) -> str:
        """Select one of two 64-bit integers by an i1."""
        return self.new(f"select i1 {condition}, i64 {yes}, i64 {no}")

    def at(self, pointer: str, offset: str | int, kind: str = "i8") -> str:
        """Return the address `offset` bytes, or values of type `kind`, after a pointer."""
        return pointer if offset == 0 else self.new(f"getelementptr {kind}, ptr {pointer}, i64 {offset}")

    def load(self, pointer: str, offset: str | int = 0) -> str:
        """Load a value at a byte offset, with the alignment of vectors."""
        return self.new(f"load {self.type}, ptr {self.at(pointer, offset)}, align {self.width}")

    def store(self, value: str, pointer: str, offset: str | int = 0) -> None:
        """Store a value at a byte offset."""
        self.put(f"store {self.type} {value}, ptr {self.at(pointer, offset)}, align {self.width}")

    def word(self, table: str, k: str | int, kind: str = "i64") -> str:
        """Load word number k of a table."""
        return self.new(f"load {kind}, ptr {self.at(table, k, 'i64')}")

    def put_word(self, value: str | int, table: str, k: str | int, kind: str = "i64") -> None:
        """Store word number k of a table."""
        self.put(f"store {kind} {value}, ptr {self.at(table, k, 'i64')}")

    # -- blocks -------------------------------------------------------------------------------------------------------

    def label(self, name: str) -> None:
        """Begin a block."""
        self.block = name
        self.lines.append(f"{name}:")

    def go(self, to: str) -> None:
        """Branch to a block."""
        self.put(f"br label %{to}")

    def branch(self, condition: str, yes: str, no: str) -> None:
        """Branch to one of two blocks."""
        self.put(f"br i1 {condition}, label %{yes}, label %{no}")

    def require(self, condition: str, otherwise: str) -> None:
        """Continue here if the condition is true, else branch to `otherwise`."""
        following = f"b{next(self._names)}"
        self.branch(condition, following, otherwise)
        self.label(following)

    @contextmanager
    def when(self, condition: str, name: str) -> Iterator[None]:
        """Context: the instructions inside run only if the condition is true."""
        self.branch(condition, name, f"{name}.end")
        self.label(name)
        yield
        self.go(f"{name}.end")
        self.label(f"{name}.end")

    @contextmanager
    def loop(self, name: str, stop: str | int, *, start: str | int = 0, step: int = 1, maybe: bool = False) -> Iterator[str]:
        """Context: a loop over %name = start, start + step, ... < stop; it runs at least once, unless `maybe`."""
        before, each, end = self.block, f"each.{name}", f"{name}.end"
        if maybe:
            self.branch(self.test("ult", str(start), stop), each, end)
        else:
            self.go(each)
        self.label(each)
        top = len(self.lines)
        yield f"%{name}"
        following = self.i64("add", f"%{name}", step)
        self.lines.insert(top, f"  %{name} = phi i64 [{start}, %{before}], [{following}, %{self.block}]")
        self.branch(self.test("ult", following, stop), each, end)
        self.label(end)

    def function(self, head: str, result: str = "void", *, once: bool = False, full: bool = False) -> str:
        """Return the function with these lines; `head` is such as "internal void @name(ptr %x)".

        once   it runs once per call (see assembled)
        full   it has more live values than registers (see assembled)
        """
        attributes = 1 if once else 2 if full else 0
        return "\n".join([f"define {head} #{attributes} {{", "entry:", *self.lines, f"  ret {result}", "}", ""])


class Scratch:
    """Allocates parts of a memory block, each on a 64-byte boundary; size: the bytes so far."""

    size = 0

    def take(self, size: int) -> int:
        """Return the offset of a new part of `size` bytes."""
        start = self.size
        self.size = (start + size + 63) // 64 * 64
        return start


def assembled(functions: str, target: Target, shared: Iterable[str] = ()) -> str:
    """Return the module of these functions: target, attributes, and declarations of intrinsics and of functions of other modules.

    shared   heads of the functions of other modules
    Functions marked #1 run once per call: LLVM compiles them fast and does not optimise them.  Functions marked #2 keep vectors on
    the stack.  By default LLVM aligns the stack to 16 bytes only, so that half of these vectors would cross a cache line.
    """
    width = max(64, 8 * UNITS[target.unit])
    common = f'nounwind "no-stack-arg-probe" "prefer-vector-width"="{width}" "min-legal-vector-width"="{width}"'
    kinds = (common, f"{common} noinline optnone", f'{common} "stackrealign"')
    attributes = "".join(f"attributes #{k} = {{ {kind} }}\n" for k, kind in enumerate(kinds))
    text = f'target triple = "{target.triple}"\n' + functions
    return text + _declarations(text, shared) + attributes + "!0 = !{i32 1}\n"


def _declarations(text: str, shared: Iterable[str]) -> str:
    """Return declarations of the called functions: those with these heads, and intrinsics, whose arguments all have one type."""
    heads = {head[head.index("@") : head.index("(")]: head for head in shared}
    own = set(re.findall(r"(?m)^define [^@\n]*(@\w+)\(", text))
    found = {
        name: f"declare {head} #0\n"
        for name, head in heads.items()
        if name not in own and (f" {name}(" in text or f" {name} " in text)
    }
    for result, name, kind in re.findall(r"call (<[^>]+>|\w+) (@llvm\.[\w.]+)\((<[^>]+>|\w+)", text):
        if ".prefetch." in name:
            continue
        number = 3 if ".fma." in name else 2 if any(x in name for x in (".minimum.", ".maximum.", ".copysign.")) else 1
        found[name] = f"declare {result} {name}({', '.join([kind] * number)})\n"
    if "@llvm.prefetch.p0(" in text:
        found["@llvm.prefetch.p0"] = "declare void @llvm.prefetch.p0(ptr, i32, i32, i32)\n"
    return "".join(found[name] for name in sorted(found))
