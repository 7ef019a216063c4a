"""LLVM text: instructions, blocks and loops of one function for scalars or vectors of one width, and the module around functions.

No fast-math flags, ever.
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

_HAS_SPLAT = llvm.llvm_version_info >= (19,)  # shorter text, which LLVM reads faster


@lru_cache(maxsize=4096)
def hexadecimal(value: float, bits: int) -> str:
    """A floating-point constant as LLVM reads it exactly; float32 ones are rounded first."""
    if bits == 32:
        value = struct.unpack("<f", struct.pack("<f", value))[0]
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def bit_pattern(value: float, bits: int) -> int:
    """The bits of a number, as a whole number."""
    return int.from_bytes(struct.pack("<d" if bits == 64 else "<f", value), "little")


class Code:
    """Lines of one function, for values of so many lanes; a method appends an instruction and returns the name of its result."""

    def __init__(self, lanes: int, bits: int, *, fma: bool = True):
        self.lanes, self.bits, self.fused = lanes, bits, fma
        self.scalar = "double" if bits == 64 else "float"
        self.integer = f"i{bits}"
        self.size, self.width = bits // 8, lanes * bits // 8  # bytes of a number, and of a value
        self.lines: list[str] = []
        self.block = "entry"  # the one being written
        self._names = count(1)

    def with_lanes(self, lanes: int) -> Code:
        """The same function, for values of so many lanes; blocks are begun and ended by this one."""
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
        """The truth type."""
        return self._vector("i1")

    def constant(self, value: SupportsFloat) -> str:
        """A floating-point constant, the same in every lane."""
        return self._everywhere(self.scalar, hexadecimal(float(value), self.bits))

    def iconstant(self, value: int) -> str:
        """An integer constant, the same in every lane."""
        return self._everywhere(self.integer, str(value))

    def _everywhere(self, kind: str, text: str) -> str:
        if self.lanes == 1:
            return text
        return f"splat ({kind} {text})" if _HAS_SPLAT else "<" + ", ".join([f"{kind} {text}"] * self.lanes) + ">"

    def put(self, text: str) -> None:
        """An instruction without a result."""
        self.lines.append("  " + text)

    def new(self, text: str) -> str:
        """An instruction with a result."""
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
        """a b + c; rounded once where the host can."""
        if not self.fused:
            return self.add(self.mul(a, b), c)
        return self.call("fma", a, b, c)

    def fnma(self, a: str, b: str, c: str) -> str:
        """c - a b."""
        if not self.fused:
            return self.sub(c, self.mul(a, b))
        return self.call("fma", self.neg(a), b, c)

    def fms(self, a: str, b: str, c: str) -> str:
        """a b - c."""
        if not self.fused:
            return self.sub(self.mul(a, b), c)
        return self.call("fma", a, b, self.neg(c))

    def call(self, intrinsic: str, *args: str) -> str:
        """An LLVM intrinsic on floating-point values."""
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
        """A double, rounded to this precision, in every lane."""
        return self.spread(value if self.bits == 64 else self.new(f"fptrunc double {value} to float"))

    def spread(self, value: str) -> str:
        """A number in every lane."""
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
        """Whether a truth value holds in some lane (i1)."""
        return a if self.lanes == 1 else self.new(f"call i1 @llvm.vector.reduce.or.v{self.lanes}i1({self.btype} {a})")

    # -- words and memory ---------------------------------------------------------------------------------------------

    def i64(self, op: str, a: str, b: str | int) -> str:
        """A sum, product, ... of two words of 8 bytes."""
        return self.new(f"{op} i64 {a}, {b}")

    def test(self, how: str, a: str, b: str | int, kind: str = "i64") -> str:
        """A comparison of two integers or addresses (i1)."""
        return self.new(f"icmp {how} {kind} {a}, {b}")

    def pick(self, condition: str, yes: str, no: str) -> str:
        """One of two words, by an i1."""
        return self.new(f"select i1 {condition}, i64 {yes}, i64 {no}")

    def at(self, pointer: str, offset: str | int, kind: str = "i8") -> str:
        """The address so many bytes, or values of another kind, behind a pointer."""
        return pointer if offset == 0 else self.new(f"getelementptr {kind}, ptr {pointer}, i64 {offset}")

    def load(self, pointer: str, offset: str | int = 0) -> str:
        """A value at a byte offset, aligned as vectors are."""
        return self.new(f"load {self.type}, ptr {self.at(pointer, offset)}, align {self.width}")

    def store(self, value: str, pointer: str, offset: str | int = 0) -> None:
        """Store a value at a byte offset."""
        self.put(f"store {self.type} {value}, ptr {self.at(pointer, offset)}, align {self.width}")

    def word(self, table: str, k: str | int, kind: str = "i64") -> str:
        """Word number k of a table."""
        return self.new(f"load {kind}, ptr {self.at(table, k, 'i64')}")

    def put_word(self, value: str | int, table: str, k: str | int, kind: str = "i64") -> None:
        """Store word number k of a table."""
        self.put(f"store {kind} {value}, ptr {self.at(table, k, 'i64')}")

    # -- blocks -------------------------------------------------------------------------------------------------------

    def label(self, name: str) -> None:
        """Here a block begins."""
        self.block = name
        self.lines.append(f"{name}:")

    def go(self, to: str) -> None:
        """On to a block."""
        self.put(f"br label %{to}")

    def branch(self, condition: str, yes: str, no: str) -> None:
        """On to one of two blocks."""
        self.put(f"br i1 {condition}, label %{yes}, label %{no}")

    def require(self, condition: str, otherwise: str) -> None:
        """Go on here if the condition holds, else at another block."""
        following = f"b{next(self._names)}"
        self.branch(condition, following, otherwise)
        self.label(following)

    @contextmanager
    def when(self, condition: str, name: str) -> Iterator[None]:
        """What is done only where the condition holds."""
        self.branch(condition, name, f"{name}.end")
        self.label(name)
        yield
        self.go(f"{name}.end")
        self.label(f"{name}.end")

    @contextmanager
    def loop(self, name: str, stop: str | int, *, start: str | int = 0, step: int = 1, maybe: bool = False) -> Iterator[str]:
        """What is done for %name = start, start + step, ... < stop: at least once, or `maybe` not at all."""
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
        """The function of these lines, such as "internal void @name(ptr %x)"; `once`: it runs once a call, `full`: it has more
        values at work than registers (see assembled)."""
        attributes = 1 if once else 2 if full else 0
        return "\n".join([f"define {head} #{attributes} {{", "entry:", *self.lines, f"  ret {result}", "}", ""])


class Scratch:
    """Hands out parts of a block of memory, each on a 64-byte boundary; size: the bytes so far."""

    size = 0

    def take(self, size: int) -> int:
        """Where a part of so many bytes begins."""
        start = self.size
        self.size = (start + size + 63) // 64 * 64
        return start


def assembled(functions: str, target: Target, shared: Iterable[str] = ()) -> str:
    """A module around functions: the target, declarations of the intrinsics that they call, and of the functions of another module
    with these heads, attributes.

    Functions marked #1 run once a call: LLVM translates them quickly instead of well.  Those marked #2 keep vectors on the stack,
    which LLVM leaves on 16 bytes unless told otherwise: half of them would lie across two lines of the cache.
    """
    width = max(64, 8 * UNITS[target.unit])
    common = f'nounwind "no-stack-arg-probe" "prefer-vector-width"="{width}" "min-legal-vector-width"="{width}"'
    kinds = (common, f"{common} noinline optnone", f'{common} "stackrealign"')
    attributes = "".join(f"attributes #{k} = {{ {kind} }}\n" for k, kind in enumerate(kinds))
    text = f'target triple = "{target.triple}"\n' + functions
    return text + _declarations(text, shared) + attributes + "!0 = !{i32 1}\n"


def _declarations(text: str, shared: Iterable[str]) -> str:
    """Declarations of what is called: functions of these heads, and intrinsics, every one of which takes arguments of one type."""
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
