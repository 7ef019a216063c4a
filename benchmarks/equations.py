"""Equations of motion beside SymPy's LagrangesMethod and simplify: equal exactly, and how long both take, in one run.

SymPy's side is written by itself: positions and angular velocities of the rods in a plane, their Lagrangian, and the derivatives.
"""

from __future__ import annotations

import time

import isodyn as iso
from isodyn.papers.saha_formulas import rods


def by_sympy(n: int, *, simplified: bool) -> tuple[object, float]:
    """(torques of n rods in a plane by names of isodyn, seconds)."""
    import sympy as sp
    from sympy.physics.mechanics import LagrangesMethod, dynamicsymbols

    begin = time.process_time()
    q = dynamicsymbols(f"q1:{n + 1}")
    a, m, g, t = sp.symbols(f"a1:{n + 1}"), sp.symbols(f"m1:{n + 1}"), sp.Symbol("g"), dynamicsymbols._t
    L, x, y, angle = sp.S(0), sp.S(0), sp.S(0), sp.S(0)
    for k in range(n):
        angle = angle + q[k]
        cx, cy = x + a[k] / 2 * sp.cos(angle), y + a[k] / 2 * sp.sin(angle)
        L += m[k] * (cx.diff(t) ** 2 + cy.diff(t) ** 2) / 2 + m[k] * a[k] ** 2 / 12 * angle.diff(t) ** 2 / 2 - m[k] * g * cy
        x, y = x + a[k] * sp.cos(angle), y + a[k] * sp.sin(angle)
    torques = LagrangesMethod(L, q).form_lagranges_equations()
    if simplified:
        torques = torques.applyfunc(sp.simplify)
    seconds = time.process_time() - begin
    for order, name in ((2, "qdd"), (1, "qd"), (0, "q")):
        torques = torques.subs({x.diff(t, order) if order else x: sp.Symbol(f"{name}{k + 1}") for k, x in enumerate(q)})
    return torques, seconds


def table() -> int:
    """Print agreement and times; 1 where they differ or isodyn is less than 100 times faster."""
    try:
        import sympy as sp
    except ImportError:
        print("equations: SymPy is not installed; pip install 'isodyn[sym]'")
        return 1
    iso.equations(rods(3)).text()  # once, so that nothing is imported while time is taken
    worst = 0
    for n in (1, 2, 3):
        simplified = n == 3
        begin = time.process_time()
        found = iso.equations(rods(n))
        found.text()
        ours = time.process_time() - begin
        torques, seconds = by_sympy(n, simplified=simplified)
        theirs = sp.Matrix(torques)
        if n == 1:  # hangs along x in the book's example 9.1
            own = sp.Matrix(found.sympy()["tau"])
            theirs = theirs.subs({sp.Symbol("a1"): sp.Symbol("a"), sp.Symbol("m1"): sp.Symbol("m")})
            q1 = sp.Symbol("q1")
            theirs = theirs.subs(q1, q1 - sp.pi / 2)
        else:
            own = sp.Matrix(found.sympy()["tau"])
        equal = all(sp.expand((x - y).rewrite(sp.exp)) == 0 for x, y in zip(own, theirs, strict=True))
        what = "LagrangesMethod and simplify" if simplified else "LagrangesMethod"
        print(f"planar {n}R: equal {equal}; isodyn {1e3 * ours:.1f} ms, {what} {seconds:.2f} s: {seconds / ours:.0f} times")
        worst |= int(not equal or (simplified and seconds < 100 * ours))
    return worst
