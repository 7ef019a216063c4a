"""Linear algebra of a Rosenbrock step as LLVM text, loops for one lane.

States are x = (q, y), q (n,), where y (p,) ends in qd = q' and may begin with what a controller remembers.  So (1 / g - J) u = r is

    (1 / g - by_y - g by_q E) u_y = r_y + d by_t + g by_q r_q        E y = qd
    u_q = g (r_q + E u_y)

    @prepare(ptr by_x, double g, ptr A, ptr pivots)       that matrix A (p, p), factored: L U with rows exchanged
    @solve(ptr r, ptr by_x, ptr by_t, double g, double d, ptr A, ptr pivots, ptr u)
    @fastest(ptr by_x) -> double                          |by_y| + sqrt |by_q|: no rate of the motion is larger

by_x (p, n + p) has the derivatives of y' by q and y side by side, by_t (p,) those by time; r and u are (n + p,).  Where q' is not
qd, y is all of x, n = 0; @fastest takes the rows of by_x that are not of q' even then.
"""

from __future__ import annotations

from isodyn.backends.llvm.code import Code


def linear_algebra(n: int, p: int, nq: int, bits: int, *, fma: bool) -> str:
    """The three functions; nq: positions, n or those of states with n = 0."""
    parts = (_prepare, n, p), (_solve, n, p), (_fastest, nq, n + p - nq)
    return "".join(write(Code(1, bits, fma=fma), *sizes) for write, *sizes in parts)


def _entry(code: Code, base: str, row: str, column: str, width: int) -> str:
    """Where an entry of a matrix with rows of `width` is."""
    return code.at(base, code.i64("add", code.i64("mul", row, width), column), code.scalar)


def _exchange(code: Code, here: str, there: str) -> None:
    values = code.load(here), code.load(there)
    code.store(values[1], here)
    code.store(values[0], there)


def _prepare(code: Code, n: int, p: int) -> str:
    diagonal = code.div(code.constant(1.0), "%g")
    with code.loop("r", p) as r:
        with code.loop("c", p) as c:
            own = code.select(code.test("eq", r, c), diagonal, code.constant(0.0))
            by_y = code.load(_entry(code, "%by_x", r, code.i64("add", c, n), n + p))
            code.store(code.sub(own, by_y), _entry(code, "%A", r, c, p))
        with code.loop("d", n, maybe=n == 0) as d:
            at = _entry(code, "%A", r, code.i64("add", d, p - n), p)
            code.store(code.fnma("%g", code.load(_entry(code, "%by_x", r, d, n + p)), code.load(at)), at)
    with code.loop("k", p) as k:
        below = code.i64("add", k, 1)
        code.put_word(k, "%pivots", k)
        with code.loop("s", p, start=below, maybe=True) as s:  # the largest of what is left of the column
            best = code.word("%pivots", k)
            sizes = [code.call("fabs", code.load(_entry(code, "%A", row, k, p))) for row in (s, best)]
            code.put_word(code.pick(code.compare("ogt", *sizes), s, best), "%pivots", k)
        pivot = code.word("%pivots", k)
        with code.loop("x", p) as x:
            _exchange(code, _entry(code, "%A", k, x, p), _entry(code, "%A", pivot, x, p))
        own = code.load(_entry(code, "%A", k, k, p))
        with code.loop("i", p, start=below, maybe=True) as i:
            factor = code.div(code.load(_entry(code, "%A", i, k, p)), own)
            code.store(factor, _entry(code, "%A", i, k, p))
            with code.loop("j", p, start=below) as j:
                at = _entry(code, "%A", i, j, p)
                code.store(code.fnma(factor, code.load(_entry(code, "%A", k, j, p)), code.load(at)), at)
    return code.function(f"internal void @prepare(ptr %by_x, {code.scalar} %g, ptr %A, ptr %pivots)")


def _solve(code: Code, n: int, p: int) -> str:
    kind, rest = code.scalar, code.at("%u", n, code.scalar)

    def of(base: str, k: str) -> str:
        return code.at(base, k, kind)

    with code.loop("m", p) as m:
        to = of(rest, m)
        code.store(code.fma("%d", code.load(of("%by_t", m)), code.load(of("%r", code.i64("add", m, n)))), to)
        with code.loop("c", n, maybe=n == 0) as c:
            part = code.mul("%g", code.load(_entry(code, "%by_x", m, c, n + p)))
            code.store(code.fma(part, code.load(of("%r", c)), code.load(to)), to)
    with code.loop("x", p) as x:
        _exchange(code, of(rest, x), of(rest, code.word("%pivots", x)))
    with code.loop("i", p, start=1, maybe=True) as i, code.loop("j", i) as j:
        code.store(code.fnma(code.load(_entry(code, "%A", i, j, p)), code.load(of(rest, j)), code.load(of(rest, i))), of(rest, i))
    with code.loop("b", p) as b:
        row = code.i64("sub", str(p - 1), b)
        with code.loop("k", p, start=code.i64("add", row, 1), maybe=True) as k:
            at = of(rest, row)
            code.store(code.fnma(code.load(_entry(code, "%A", row, k, p)), code.load(of(rest, k)), code.load(at)), at)
        code.store(code.div(code.load(of(rest, row)), code.load(_entry(code, "%A", row, row, p))), of(rest, row))
    with code.loop("q", n, maybe=n == 0) as q:
        rate = code.load(of(rest, code.i64("add", q, p - n)))
        code.store(code.mul("%g", code.add(code.load(of("%r", q)), rate)), of("%u", q))
    given = f"ptr %r, ptr %by_x, ptr %by_t, {kind} %g, {kind} %d, ptr %A, ptr %pivots, ptr %u"
    return code.function(f"internal void @solve({given})")


def _fastest(code: Code, n: int, p: int) -> str:
    sums = [code.new(f"alloca {code.scalar}, align {code.size}") for _ in range(2)]
    for total in sums:
        code.store(code.constant(0.0), total)
    with code.loop("r", p) as r:
        for total, start, count in zip(sums, (0, n), (n, p), strict=True):
            with code.loop(f"c{start}", count) as c:
                entry = code.load(_entry(code, "%by_x", r, code.i64("add", c, start), n + p))
                code.store(code.fma(entry, entry, code.load(total)), total)
    by_q, by_y = (code.call("sqrt", code.load(total)) for total in sums)
    return code.function(f"internal {code.scalar} @fastest(ptr %by_x)", f"{code.scalar} {code.add(by_y, code.call('sqrt', by_q))}")
