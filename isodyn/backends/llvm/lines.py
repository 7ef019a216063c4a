"""Inputs that follow straight lines over time, as LLVM text, for one lane.

    @follow_<k>(ptr scratch, double t)      input k at t into its tile

In the scratch block, for each of them: address of the times (m,), m, address of the values (m, size), the stretch looked at last.
A time before the first or after the last one lies on the first or last line, continued.
"""

from __future__ import annotations

from isodyn.backends.llvm.code import Code

WORDS = 4  # of 8 bytes


def store_lines(code: Code, offset: int, times: str, count: str, values: str) -> None:
    """The words of a table into the scratch block; the first stretch is looked at first."""
    fields = (("ptr", times), ("i64", count), ("i64", values), ("i64", "0"))
    for k, (kind, word) in enumerate(fields):
        at = code.new(f"getelementptr i8, ptr %scratch, i64 {offset + 8 * k}")
        code.put(f"store {kind} {word}, ptr {at}")


def emit_lines(bits: int, k: int, size: int, *, lines: int, tile: int) -> str:
    """@follow_<k> for an input of `size` elements; times and values have the precision of the states."""
    kind = "double" if bits == 64 else "float"
    return _FOLLOW.format(k=k, kind=kind, size=size, lines=lines, tile=tile, last=WORDS - 1)


_FOLLOW = """define internal void @follow_{k}(ptr %scratch, {kind} %t) #0 {{
entry:
  %lines = getelementptr i8, ptr %scratch, i64 {lines}
  %count.at = getelementptr i64, ptr %lines, i64 1
  %values.at = getelementptr i64, ptr %lines, i64 2
  %last.at = getelementptr i64, ptr %lines, i64 {last}
  %times = load ptr, ptr %lines
  %count = load i64, ptr %count.at
  %values = load ptr, ptr %values.at
  %from = load i64, ptr %last.at
  %most = sub i64 %count, 2
  br label %back
back:
  %b = phi i64 [%from, %entry], [%b1, %earlier]
  %b.at = getelementptr {kind}, ptr %times, i64 %b
  %b.t = load {kind}, ptr %b.at
  %before = fcmp olt {kind} %t, %b.t
  %inner = icmp sgt i64 %b, 0
  %again = and i1 %before, %inner
  br i1 %again, label %earlier, label %on
earlier:
  %b1 = sub i64 %b, 1
  br label %back
on:
  %k = phi i64 [%b, %back], [%k1, %later]
  %k1 = add i64 %k, 1
  %end.at = getelementptr {kind}, ptr %times, i64 %k1
  %end = load {kind}, ptr %end.at
  %behind = fcmp oge {kind} %t, %end
  %more = icmp slt i64 %k, %most
  %go = and i1 %behind, %more
  br i1 %go, label %later, label %found
later:
  br label %on
found:
  store i64 %k, ptr %last.at
  %start.at = getelementptr {kind}, ptr %times, i64 %k
  %start = load {kind}, ptr %start.at
  %since = fsub {kind} %t, %start
  %whole = fsub {kind} %end, %start
  %part = fdiv {kind} %since, %whole
  %row = mul i64 %k, {size}
  %left = getelementptr {kind}, ptr %values, i64 %row
  %right = getelementptr {kind}, ptr %left, i64 {size}
  %tile = getelementptr i8, ptr %scratch, i64 {tile}
  br label %each
each:
  %e = phi i64 [0, %found], [%e1, %each]
  %a.at = getelementptr {kind}, ptr %left, i64 %e
  %c.at = getelementptr {kind}, ptr %right, i64 %e
  %to = getelementptr {kind}, ptr %tile, i64 %e
  %a = load {kind}, ptr %a.at
  %c = load {kind}, ptr %c.at
  %step = fsub {kind} %c, %a
  %share = fmul {kind} %part, %step
  %value = fadd {kind} %a, %share
  store {kind} %value, ptr %to
  %e1 = add i64 %e, 1
  %left.over = icmp ult i64 %e1, {size}
  br i1 %left.over, label %each, label %exit
exit:
  ret void
}}
"""
