"""Linear algebra of a Rosenbrock step as LLVM text, for one motion: vectors hold parts of columns.

States are x = (q, y), q (n,).  y (p,) ends with qd = q' and may begin with the states of a controller.  So (1 / g - J) u = r is

    (1 / g - by_y - g by_q E) u_y = r_y + d by_t + g by_q r_q        E y = qd
    u_q = g (r_q + E u_y)

    @prepare(ptr by_x, double g, ptr A, ptr pivots)       that matrix (p, p), factored: L U with row pivoting
    @solve(ptr r, ptr by_x, ptr by_t, double g, double d, ptr A, ptr pivots, ptr u)
    @fastest(ptr by_x) -> double                          |by_y| + sqrt |by_q|: an upper bound of the rates of the motion

by_x (p, n + p) holds the derivatives of y' with respect to q and y side by side, by_t (p,) those with respect to time; r and u are
(n + p,).  If q' is not qd, y is all of x and n = 0; @fastest still uses only the rows of by_x that do not belong to q.

A holds columns, padded with zeros to whole vectors: p of U, p of L, n of g by_q; then 1 / the diagonal of U, and space for one
column.  U and L have zeros in the other triangle; L has zeros also for its unit diagonal.  Vectors may therefore extend beyond
a triangle.
"""

from __future__ import annotations

from isodyn.backends.llvm.code import Code

_PART = 4  # numbers of a column per vector


def _high(p: int) -> int:
    """Return the padded length of a column with p numbers in A."""
    return -(-p // _PART) * _PART


def room(n: int, p: int) -> int:
    """Return the size of A in numbers."""
    return _high(p) * (2 * p + n + 2)


def linear_algebra(n: int, p: int, nq: int, bits: int, *, fma: bool) -> str:
    """Return the three functions.

    nq   number of positions: n, or that of the states if n = 0
    """
    parts = (_prepare, n, p), (_solve, n, p), (_fastest, nq, n + p - nq)
    return "".join(write(Code(1, bits, fma=fma), *sizes) for write, *sizes in parts)


def _entry(code: Code, base: str, row: str, column: str, width: int) -> str:
    """Return the address of an entry of a matrix with rows of `width`."""
    return code.at(base, code.i64("add", code.i64("mul", row, width), column), code.scalar)


def _exchange(code: Code, here: str, there: str) -> None:
    values = code.load(here), code.load(there)
    code.store(values[1], here)
    code.store(values[0], there)


class _Columns:
    """Consecutive columns of A: of U, L, g by_q, or the reciprocals."""

    def __init__(self, code: Code, p: int, first: int = 0):
        self._code, self._high = code, _high(p)
        self._base = code.at("%A", first * self._high, code.scalar)

    def at(self, column: str, row: str = "0") -> str:
        """Return the address of an entry."""
        return _entry(self._code, self._base, column, row, self._high)


def _part_of(code: Code, row: str) -> str:
    """Return the first row of the part that contains this row."""
    return code.i64("and", row, -_PART)


def _beyond(wide: Code, row: str, first: str) -> str:
    """Return a mask of the rows of a part, which begins at row `first`, that lie below `row`."""
    above = wide.new(f"sub i64 {row}, {first}")
    every = wide.new(f"insertelement <{_PART} x i64> poison, i64 {above}, i32 0")
    every = wide.new(f"shufflevector <{_PART} x i64> {every}, <{_PART} x i64> poison, <{_PART} x i32> zeroinitializer")
    return wide.new(f"icmp sgt <{_PART} x i64> <{', '.join(f'i64 {k}' for k in range(_PART))}>, {every}")


def _prepare(code: Code, n: int, p: int) -> str:
    """Factor column by column: move the largest entry on or below the diagonal to the diagonal, then eliminate the rows below."""
    wide, high = code.with_lanes(_PART), _high(p)
    U, L, G, inverse = (_Columns(code, p, first) for first in (0, p, 2 * p, 2 * p + n))
    with code.loop("zero", room(n, p), step=_PART) as zero:
        wide.store(wide.constant(0.0), code.at("%A", zero, code.scalar))
    with code.loop("r", p) as r:
        with code.loop("c", p) as c:
            code.store(code.neg(code.load(_entry(code, "%by_x", r, code.i64("add", c, n), n + p))), U.at(c, r))
        with code.loop("d", n, maybe=n == 0) as d:
            part, at = code.mul("%g", code.load(_entry(code, "%by_x", r, d, n + p))), U.at(code.i64("add", d, p - n), r)
            code.store(part, G.at(d, r))
            code.store(code.sub(code.load(at), part), at)
        code.store(code.add(code.load(U.at(r, r)), code.div(code.constant(1.0), "%g")), U.at(r, r))
    with code.loop("k", p) as k:
        below = code.i64("add", k, 1)
        pivot = _largest(code, U, k, p)
        code.put_word(pivot, "%pivots", k)
        with code.when(code.test("ne", pivot, k), "moved"), code.loop("x", p) as x:
            _exchange(code, U.at(x, k), U.at(x, pivot))
            _exchange(code, L.at(x, k), L.at(x, pivot))
        own = code.div(code.constant(1.0), code.load(U.at(k, k)))
        code.store(own, inverse.at("0", k))
        scale, start = wide.spread(own), _part_of(code, k)
        with code.loop("l", high, start=start, step=_PART) as row:
            at, lower = U.at(k, row), _beyond(wide, k, row)
            value = wide.load(at)
            wide.store(wide.select(lower, wide.mul(value, scale), wide.constant(0.0)), L.at(k, row))
            wide.store(wide.select(lower, wide.constant(0.0), value), at)
        with code.loop("j", p, start=below, maybe=True) as j:
            factor = wide.spread(code.load(U.at(j, k)))
            with code.loop("i", high, start=start, step=_PART) as row:
                at = U.at(j, row)
                wide.store(wide.fnma(factor, wide.load(L.at(k, row)), wide.load(at)), at)
    return code.function(f"internal void @prepare(ptr %by_x, {code.scalar} %g, ptr %A, ptr %pivots)")


def _largest(code: Code, U: _Columns, k: str, p: int) -> str:
    """Return the row, from k on, of the largest entry of column k."""
    size = code.call("fabs", code.load(U.at(k, k)))
    before = code.block
    code.go("look")
    code.label("look")
    code.put(f"%s = phi i64 [{k}, %{before}], [%s.next, %look]")
    code.put(f"%best = phi i64 [{k}, %{before}], [%better, %look]")
    code.put(f"%most = phi {code.scalar} [{size}, %{before}], [%more, %look]")
    found = code.call("fabs", code.load(U.at(k, "%s")))
    larger = code.compare("ogt", found, "%most")
    code.put(f"%better = select i1 {larger}, i64 %s, i64 %best")
    code.put(f"%more = select i1 {larger}, {code.scalar} {found}, {code.scalar} %most")
    code.put("%s.next = add i64 %s, 1")
    code.branch(code.test("ult", "%s.next", p), "look", "look.end")
    code.label("look.end")
    return "%better"


def _solve(code: Code, n: int, p: int) -> str:
    kind, wide, high = code.scalar, code.with_lanes(_PART), _high(p)
    U, L, G, inverse = (_Columns(code, p, first) for first in (0, p, 2 * p, 2 * p + n))
    y = _Columns(code, p, 2 * p + n + 1).at("0")

    def of(base: str, k: str) -> str:
        return code.at(base, k, kind)

    def less(name: str, factor: str, columns: _Columns, column: str, start: str, stop: str) -> None:
        """Subtract a multiple of a column from y, from the part with row `start` to the part with row `stop`."""
        with code.loop(name, stop, start=start, step=_PART) as row:
            wide.store(wide.fnma(factor, wide.load(columns.at(column, row)), wide.load(of(y, row))), of(y, row))

    with code.loop("m", p) as m:
        code.store(code.fma("%d", code.load(of("%by_t", m)), code.load(of("%r", code.i64("add", m, n)))), of(y, m))
    with code.loop("c", n, maybe=n == 0) as c:
        less("known", wide.spread(code.neg(code.load(of("%r", c)))), G, c, "0", str(high))
    with code.loop("x", p) as x:
        _exchange(code, of(y, x), of(y, code.word("%pivots", x)))
    with code.loop("k", p) as k:
        less("lower", wide.spread(code.load(of(y, k))), L, k, _part_of(code, k), str(high))
    with code.loop("b", p) as b:
        k = code.i64("sub", str(p - 1), b)
        value = code.mul(code.load(of(y, k)), code.load(inverse.at("0", k)))
        less("upper", wide.spread(value), U, k, "0", code.i64("add", k, 1))
        code.store(value, of("%u", code.i64("add", k, n)))
    with code.loop("q", n, maybe=n == 0) as q:
        rate = code.load(of("%u", code.i64("add", q, p)))
        code.store(code.mul("%g", code.add(code.load(of("%r", q)), rate)), of("%u", q))
    given = f"ptr %r, ptr %by_x, ptr %by_t, {kind} %g, {kind} %d, ptr %A, ptr %pivots, ptr %u"
    return code.function(f"internal void @solve({given})")


def _fastest(code: Code, n: int, p: int) -> str:
    sums = [code.new(f"alloca {code.scalar}, align {code.size}") for _ in range(2)]
    for total in sums:
        code.store(code.constant(0.0), total)
    with code.loop("r", p) as r:
        for name, total, start, count in zip(("by_q", "by_y"), sums, (0, n), (n, p), strict=True):
            with code.loop(f"c.{name}", count, maybe=count == 0) as c:
                entry = code.load(_entry(code, "%by_x", r, code.i64("add", c, start), n + p))
                code.store(code.fma(entry, entry, code.load(total)), total)
    by_q, by_y = (code.call("sqrt", code.load(total)) for total in sums)
    return code.function(f"internal {code.scalar} @fastest(ptr %by_x)", f"{code.scalar} {code.add(by_y, code.call('sqrt', by_q))}")
