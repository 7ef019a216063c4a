"""LLVM text: instructions of one function for scalars or vectors of one width, and the module around functions.

No fast-math flags, ever.
"""

from __future__ import annotations

import re
import struct
from functools import lru_cache
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


class Code:
    """Lines of one function body; every method appends an instruction and returns the name of its result."""

    def __init__(self, lanes: int, bits: int, *, fma: bool):
        self.lanes, self.bits, self.fused = lanes, bits, fma
        self.scalar = "double" if bits == 64 else "float"
        self.integer = f"i{bits}"
        self.lines: list[str] = []
        self._count = 0

    # -- types and constants ------------------------------------------------------------------------------------------

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

    @property
    def suffix(self) -> str:
        """The type as intrinsics spell it."""
        return f"f{self.bits}" if self.lanes == 1 else f"v{self.lanes}f{self.bits}"

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

    # -- instructions -------------------------------------------------------------------------------------------------

    def put(self, text: str) -> None:
        """An instruction without a result."""
        self.lines.append("  " + text)

    def new(self, text: str) -> str:
        """An instruction with a result."""
        self._count += 1
        name = f"%v{self._count}"
        self.lines.append(f"  {name} = {text}")
        return name

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
        return self.new(f"call {self.type} @llvm.{intrinsic}.{self.suffix}({values})")

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
        if self.bits == 32:
            value = self.new(f"fptrunc double {value} to float")
        if self.lanes == 1:
            return value
        one = self.new(f"insertelement {self.type} poison, {self.scalar} {value}, i32 0")
        return self.new(f"shufflevector {self.type} {one}, {self.type} poison, <{self.lanes} x i32> zeroinitializer")

    def either(self, a: str, b: str) -> str:
        return self.new(f"or {self.btype} {a}, {b}")

    def load(self, pointer: str, offset: int) -> str:
        """A value at a byte offset, aligned as vectors are."""
        at = self.new(f"getelementptr i8, ptr {pointer}, i64 {offset}") if offset else pointer
        return self.new(f"load {self.type}, ptr {at}, align {self.lanes * self.bits // 8}")

    def store(self, value: str, pointer: str, offset: int) -> None:
        """Store a value at a byte offset."""
        at = self.new(f"getelementptr i8, ptr {pointer}, i64 {offset}") if offset else pointer
        self.put(f"store {self.type} {value}, ptr {at}, align {self.lanes * self.bits // 8}")


# -- modules ------------------------------------------------------------------------------------------------------------


def assembled(functions: str, target: Target) -> str:
    """A module around functions: the target, declarations of the intrinsics they call, attributes.

    Functions marked #1 run once a call: LLVM translates them quickly instead of well.
    """
    width = max(64, 8 * UNITS[target.unit])
    common = f'nounwind "no-stack-arg-probe" "prefer-vector-width"="{width}" "min-legal-vector-width"="{width}"'
    attributes = f"attributes #0 = {{ {common} }}\nattributes #1 = {{ {common} noinline optnone }}\n"
    text = f'target triple = "{target.triple}"\n' + functions
    return text + _declarations(text) + attributes + "!0 = !{i32 1}\n"


def _declarations(text: str) -> str:
    """Declarations of the intrinsics that are called; every one here takes arguments of one type."""
    found = {}
    for result, name, kind in re.findall(r"call (<[^>]+>|\w+) (@llvm\.[\w.]+)\((<[^>]+>|\w+)", text):
        if ".prefetch." in name:
            continue
        number = 3 if ".fma." in name else 2 if any(x in name for x in (".minimum.", ".maximum.", ".copysign.")) else 1
        found[name] = f"declare {result} {name}({', '.join([kind] * number)})\n"
    if "@llvm.prefetch.p0(" in text:
        found["@llvm.prefetch.p0"] = "declare void @llvm.prefetch.p0(ptr, i32, i32, i32)\n"
    return "".join(found[name] for name in sorted(found))
