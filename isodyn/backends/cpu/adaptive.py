"""Steps under error control, as LLVM text: from one sample to the next, every lane with a step of its own.

    @step(ptr scratch, i64 k, double t, double H)      the states in the tile x, from t to t + H

All lanes go through the same instructions until the last of them has arrived; those that have take steps of length zero, which
change nothing, so that a motion does not depend on its neighbours.  A step whose error is too large is taken again, shorter.  The
next step is 0.84 err^(-1/4) times the last (Fehlberg's rule; square roots are exact to the last bit on every unit), within 0.2 and
5.  A motion whose step becomes too small, or that needs too many, becomes NaN.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from isodyn.backends.llvm.code import Code
from isodyn.backends.schemes import RungeKutta

if TYPE_CHECKING:
    from isodyn.backends.cpu.stepper import Writer

MOST = 100_000  # steps between two samples
_SAFETY, _SHRINK, _GROW = 0.84, 0.2, 5.0
_SHORTEST = {64: 2.0**-48, 32: 2.0**-20}  # steps, in distances of the samples: below, t + h would be t


def emit_adaptive(writer: Writer, pair: RungeKutta) -> str:
    """@step of a Runge-Kutta pair."""
    place, code = writer.place, writer.code()
    put, kind = code.put, code.type
    span, start = code.splat("%H"), code.splat("%t")
    first = code.load("%scratch", place.history)
    put("br label %loop")
    code.lines.append("loop:")
    put(f"%s = phi {kind} [{code.constant(0.0)}, %entry], [%s.next, %loop]")
    put(f"%wish = phi {kind} [{first}, %entry], [%wish.next, %loop]")
    put("%turn = phi i64 [0, %entry], [%turn.next, %loop]")
    left = code.sub(span, "%s")
    active = code.compare("ogt", left, code.constant(0.0))
    ends = code.compare("oge", "%wish", left)
    h = code.select(ends, left, "%wish")
    error = trial(writer, code, pair, h, code.add(start, "%s"))
    good = code.compare("ole", error, code.constant(1.0))
    wish = _next_step(code, error, h, good, ends)
    short = code.mul(code.constant(_SHORTEST[code.bits]), span)
    lost = _both(code, active, _both(code, _negated(code, good), code.compare("olt", wish, short)))
    _accept(writer, code, place.stage(pair.stages), good, lost)
    arrived = code.select(good, code.select(ends, span, code.add("%s", h)), "%s")
    put(f"%s.next = select {code.btype} {lost}, {kind} {span}, {kind} {arrived}")
    put(f"%wish.next = select {code.btype} {active}, {kind} {wish}, {kind} %wish")
    count = code.load("%scratch", place.history + place.width)
    counted = code.select(active, code.constant(float(pair.stages)), code.constant(0.0))
    code.store(code.add(count, counted), "%scratch", place.history + place.width)
    put("%turn.next = add i64 %turn, 1")
    put(f"%again = icmp ult i64 %turn.next, {MOST}")
    under_way = code.compare("olt", "%s.next", span)
    more = _any(code, under_way)
    put(f"%go = and i1 {more}, %again")
    put("br i1 %go, label %loop, label %exit")
    code.lines.append("exit:")
    code.store("%wish.next", "%scratch", place.history)
    _accept(writer, code, 0, under_way, under_way)  # out of turns
    return writer.function("step", code.lines, "i64 %k, double %t, double %H")


def trial(writer: Writer, code: Code, pair: RungeKutta, h: str, t: str, *, first_known: bool = False) -> str:
    """A step of h from t: the stages (the first may be known), the new state behind them; returns its error."""
    place = writer.place
    stages = [_offset(code, place.stage(s)) for s in range(pair.stages)]
    for s, row in enumerate(pair.a):
        if s == 0 and first_known:
            continue
        writer.combine(code, h, row, stages, place.inputs)
        writer.store_lane_time(code, code.fma(code.constant(float(pair.c[s])), h, t))
        code.put(f"call void @evaluate(ptr %scratch, ptr {stages[s]})")
    writer.combine(code, h, pair.b, stages, place.stage(pair.stages))
    return _error(writer, code, pair, h, stages)


def _accept(writer: Writer, code: Code, new: int, good: str, lost: str) -> None:
    """x becomes the state at `new` in the lanes where that is good, and NaN where the motion is lost."""
    place, nothing = writer.place, code.constant(float("nan"))
    for e in range(place.elements):
        kept = code.select(good, code.load("%scratch", new + e * place.width), code.load("%scratch", e * place.width))
        code.store(code.select(lost, nothing, kept), "%scratch", e * place.width)


def _error(writer: Writer, code: Code, pair: RungeKutta, h: str, stages: list[str]) -> str:
    """Root mean square of the difference of the two formulas over atol + rtol max(|x|, |new x|)."""
    place, new = writer.place, writer.place.stage(pair.stages)
    rtol, atol = (code.load("%scratch", place.tolerances + k * place.width) for k in range(2))
    assert pair.lower is not None
    weights = [(code.constant(float(b - low)), k) for b, low, k in zip(pair.b, pair.lower, stages, strict=True) if b != low]
    total = ""
    for e in range(place.elements):
        gap = ""
        for weight, k in weights:
            derivative = code.load(k, e * place.width)
            gap = code.fma(weight, derivative, gap) if gap else code.mul(weight, derivative)
        sizes = [code.call("fabs", code.load("%scratch", at + e * place.width)) for at in (0, new)]
        size = code.select(code.compare("ogt", sizes[0], sizes[1]), sizes[0], sizes[1])
        part = code.div(code.mul(h, gap), code.fma(rtol, size, atol))
        total = code.fma(part, part, total) if total else code.mul(part, part)
    return code.call("sqrt", code.mul(total, code.constant(1.0 / place.elements)))


def _next_step(code: Code, error: str, h: str, good: str, ends: str) -> str:
    """What the error suggests; a step that was cut at a sample must not make the next one shorter."""
    root = code.call("sqrt", code.call("sqrt", error))
    factor = code.div(code.constant(_SAFETY), root)
    low, high = code.constant(_SHRINK), code.constant(_GROW)
    factor = code.select(code.compare("olt", factor, high), factor, high)
    factor = code.select(code.compare("ogt", factor, low), factor, low)
    factor = code.select(code.compare("uno", error, error), low, factor)
    wish = code.mul(h, factor)
    cut = _both(code, _both(code, good, ends), code.compare("olt", wish, "%wish"))
    return code.select(cut, "%wish", wish)


def _offset(code: Code, offset: int) -> str:
    return code.new(f"getelementptr i8, ptr %scratch, i64 {offset}")


def _both(code: Code, a: str, b: str) -> str:
    return code.new(f"and {code.btype} {a}, {b}")


def _negated(code: Code, a: str) -> str:
    ones = "true" if code.lanes == 1 else "<" + ", ".join(["i1 true"] * code.lanes) + ">"
    return code.new(f"xor {code.btype} {a}, {ones}")


def _any(code: Code, a: str) -> str:
    return a if code.lanes == 1 else code.new(f"call i1 @llvm.vector.reduce.or.v{code.lanes}i1({code.btype} {a})")
