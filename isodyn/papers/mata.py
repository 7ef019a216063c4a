"""Mata, Provenzano, Valero and Cuadrado (2002): Tables 1 to 7, section 5.1 in single precision among them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from isodyn.counts.published import MATA_1, MATA_2, MATA_3, MATA_4, MATA_4_1, MATA_4_2
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.trace import count
from isodyn.model.catalogue import load
from isodyn.papers.counted import counted_piece
from isodyn.papers.mata_motion import table_6, table_7
from isodyn.papers.mata_smoothness import smoothness
from isodyn.papers.piece import DIFFERS, Maker, Piece
from isodyn.show.figure import Figure, Sketch, look
from isodyn.show.table import Table, number
from isodyn.spatial import Array
from isodyn.study.stability import FLOOR, TABLE_5, Stability, stability

STEPS = 180  # of two degrees
SOLVING = ("composite-body", "gibbs-appell")  # with Gauss-Jordan elimination, in the paper


@lru_cache(maxsize=1)
def study() -> Stability:
    """Link 2 once around, at rest, without torques; every method in both precisions against fifty digits."""
    return stability(load("mata-arm"), states=STEPS, sweep="joint2")


def table_5() -> Piece:
    """Largest and average loss of single precision."""
    found = study()
    aba, crba, ga = (float(found.row(method).absolute.mean()) for method in TABLE_5)
    floor = float(found.row(FLOOR).absolute.mean())
    remarks = (
        "Two bars of 0.02 m and 2 m, 0.1 kg and 10 kg, mass centres at mid-length; link 2 goes around in 180 steps of 2 degrees, "
        "at rest, without torques, gravity along -y. Kernels in IEEE single and double precision; beside them a reference of 50 "
        "digits, so that errors are known and not only differences between precisions.",
        "As the paper says, articulated bodies lose less than composite bodies: "
        f"{number(aba)} against {number(crba)} rad/s2 on average. They lose far less than the paper's program did (0.0132): "
        "ours keeps all seven digits of single precision.",
        f"Gibbs-Appell is found beside composite bodies ({number(ga)} rad/s2), not beside articulated bodies as in the table. It "
        "forms the same inertia matrix D and solves with it, and D is ill-conditioned: rounding its entries once, everything "
        f"else exact, costs {number(floor)} rad/s2 already (row '{FLOOR}'). No method that solves with D in single precision can "
        "be expected to do better. The paper's average of 0.0088 rad/s2 lies below that floor; its text puts Gibbs-Appell behind "
        "articulated bodies, its table before them.",
        "The paper solves with Gauss-Jordan elimination, ours with L^T D' L. The third table shows that it is not the "
        "elimination: with Gauss-Jordan, in single precision, both lose about as much.",
        "The paper does not say where the mass centres are, nor in which order it computes; the ranking can be compared, the "
        "digits cannot.",
    )
    tables = (_table_5(found), found.tables()[0], _by_gauss_jordan(found))
    figures = (_figure_2(found), Figure(found.plot(methods=[FLOOR, *TABLE_5, "denoc"]), _ERRORS))
    data: dict[str, Any] = {"study": found.to_dict(), "gauss-jordan": {m: gauss_jordan_errors(m) for m in SOLVING}}
    data |= {"table 5": {method: list(values) for method, values in TABLE_5.items()}, "differences": differences(found)}
    title = "Table 5: forward dynamics in single precision"
    return Piece("mata-table-5", "Mata", title, DIFFERS, remarks, tables, figures, data)


_ERRORS = (
    "Relative errors over the turn of link 2: single precision above, double precision below it, against 50 digits; at the "
    "bottom the "
    f'condition number of the inertia matrix. "{FLOOR}" is the inertia matrix rounded once and everything else exact.'
)


def differences(found: Stability) -> dict[str, list[list[float]]]:
    """Method -> [largest, average] over the turn of |double - single precision|, joint by joint [rad/s2]."""
    result = {}
    for method in TABLE_5:
        gap = np.abs(found.row(method, "float64").value - found.row(method, "float32").value)
        result[method] = [gap.max(axis=0).tolist(), gap.mean(axis=0).tolist()]
    return result


def _table_5(found: Stability) -> Table:
    rows = []
    for method, ours in differences(found).items():
        for k, what in enumerate(("largest", "average")):
            paper = TABLE_5[method][k]
            cells = (*(number(x) for x in ours[k]), *(number(x - paper) for x in ours[k]))
            rows.append((method if not k else "", what, f"{paper:g}", *cells))
    header = ("method", "", "Table 5", "ours,\njoint 1", "ours,\njoint 2", "difference,\njoint 1", "difference,\njoint 2")
    notes = ("|double - single precision| in rad/s2. The table is headed joint 1 and its rows say joint 2: here are both.",)
    return Table("Mata, Table 5, and ours", header, tuple(rows), notes, left=2)


# -- Gauss and Jordan -------------------------------------------------------------------------------------------------


def gauss_jordan(A: Array, b: Array) -> Array:
    """x with A x = b, row by row with the largest pivot, in the number type of A (n, n) and b (n,)."""
    rows: Array = np.concatenate([A, b[:, np.newaxis]], axis=1)
    for k in range(len(b)):
        best = k + int(np.argmax(np.abs(rows[k:, k])))
        rows[[k, best]] = rows[[best, k]]
        rows[k] = rows[k] / rows[k, k]
        for i in range(len(b)):
            if i != k:
                rows[i] = rows[i] - rows[i, k] * rows[k]
    return np.array(rows[:, -1])


def gauss_jordan_errors(method: str) -> list[float]:
    """[largest, average] error [rad/s2] when D and the bias by a method are solved so in single precision."""
    found = study()
    dynamics = compile(found.robot, method=method, dtype="float32", friction=False, threads=1)
    q, qd = found.states["q"], found.states["qd"]
    D, bias = dynamics.mass_matrix(q), dynamics.bias_torque(q, qd)
    solved = np.array([gauss_jordan(A, -b) for A, b in zip(D, bias, strict=True)])
    assert solved.dtype == np.float32
    error = np.abs(solved.astype(float) - found.exact).max(axis=1)
    return [float(error.max()), float(error.mean())]


def _by_gauss_jordan(found: Stability) -> Table:
    rows = []
    for method in SOLVING:
        own = found.row(method).absolute
        solved = gauss_jordan_errors(method)
        rows.append((method, number(float(own.max())), number(solved[0]), number(float(own.mean())), number(solved[1])))
    header = (
        "method",
        "largest error,\nL^T D' L",
        "largest error,\nGauss-Jordan",
        "average error,\nL^T D' L",
        "average error,\nGauss-Jordan",
    )
    notes = ("Single precision throughout, against 50 digits; rad/s2, the larger of the two joints.",)
    return Table("The same equations, solved in two ways", header, tuple(rows), notes)


# -- Fig. 2 -----------------------------------------------------------------------------------------------------------


def _figure_2(found: Stability) -> Figure:
    angle = np.degrees(found.states["q"][:, 1])
    with Sketch("mata-fig-2", "Accelerations of joint 1 in single precision", height=6.2) as sketch:
        sketch.axes.remove()
        axes = sketch.figure.subplots(4, 1, sharex=True)
        for k, (axis, method) in enumerate(zip(axes[:3], TABLE_5, strict=True)):
            axis.plot(angle, found.row(method).value[:, 0], linewidth=1.0, **look(k))
            axis.plot(angle, found.exact[:, 0], color="0.5", linewidth=1.0, linestyle="--")
            axis.set_title(method, loc="left", fontsize=9)
            axis.set(ylabel="qdd₁ [rad/s²]", ylim=(-493.2, -489.9))
        axes[3].plot(angle, found.condition, color="0.5")
        axes[3].set(ylabel="cond D", xlabel="angle of joint 2 [deg]", xlim=(0, 358), xticks=range(0, 361, 45))
        sketch.figure.align_ylabels(axes)
        return Figure(
            sketch.svg(),
            "Accelerations in single precision: Fig. 2 of the paper, the acceleration of joint 1 while link 2 turns, in single "
            "precision (coloured) and to 50 digits (grey, dashed), by the three methods of the paper; and the condition number "
            "of the inertia matrix D.",
        )


def table_1() -> Piece:
    """Inverse dynamics, counted."""
    remarks = (
        "Gibbs-Appell costs 96 products and 84 sums a joint, in ours as in the paper, and step by step the same (table of "
        "section 4.1 below). The constants differ: ours are what is left when everything that is zero or one at the ends of the "
        "arm is folded, which saves 9 products and 6 sums more than the paper does by hand.",
        "Newton-Euler as Luh, Walker and Paul wrote it is counted with the same folding: 117n and 90n instead of 150n and 131n. "
        "Kane's equations cost 105 products a joint in ours as in the paper, and three sums fewer; Balafoutis and Patel's tensors "
        "93 products and 81 sums in both, the fewest of the table and of ours. Both are written here from the literature, not "
        "from the paper, which only quotes them.",
    )
    title = "Table 1: operations of inverse dynamics"
    return counted_piece("mata-table-1", "Mata", title, MATA_1, remarks, (MATA_4_1,))


def table_2() -> Piece:
    """Inertia matrix, counted."""
    counts = [count(6, method, "mass_matrix") for method in SOLVING]
    composite, gibbs = (found.products + found.add for found in counts)
    remarks = (
        "Gibbs-Appell: the terms in n^2 are the paper's; of those in n ours needs 10n products and 3n sums less, most of it in "
        "step 2 (vectors s that two links share) and step 5.",
        f"Composite bodies need less than Gibbs-Appell in ours ({composite} operations against {gibbs} for n = 6), the reverse of "
        "the table: the paper quotes 12n^2 + 56n - 27 products for them from another paper. Ours keeps a composite about its body's"
        " origin, where that paper has it about its own mass centre, and turns its ten numbers by cosines and sines.",
    )
    return counted_piece("mata-table-2", "Mata", "Table 2: operations of the inertia matrix", MATA_2, remarks, (MATA_4_2,))


def table_3() -> Piece:
    """Forward dynamics by Gibbs-Appell, part by part."""
    remarks = (
        "A misprint: Cholesky's decomposition takes (n^3 - n)/6 sums, 35 for n = 6, not as many as products (56); the total is "
        "then 884 sums, not 905.",
        "Ours factors D = L^T D' L, without square roots, and is otherwise the same; D and the bias share what is turned, so "
        "that the total is less than the sum of the parts.",
    )
    return counted_piece("mata-table-3", "Mata", "Table 3: operations of forward dynamics by Gibbs-Appell", MATA_3, remarks)


def table_4() -> Piece:
    """Forward dynamics, n = 6."""
    remarks = (
        "The paper's order is articulated bodies, composite bodies, NOC, Gibbs-Appell, from the most operations to the fewest. "
        "In ours, all counted alike, composite bodies need fewest, Gibbs-Appell next, then articulated bodies; NOC needs most.",
        "The paper takes the other methods' figures from their own papers. The same methods have other figures in Saha's Table 9.6 "
        "(633 / 475 and 996 / 871), where the bias is given and not counted.",
    )
    return counted_piece("mata-table-4", "Mata", "Table 4: operations of forward dynamics, n = 6", MATA_4, remarks)


ITEMS: dict[str, Maker] = {
    "mata-table-1": table_1,
    "mata-table-2": table_2,
    "mata-table-3": table_3,
    "mata-table-4": table_4,
    "mata-table-5": table_5,
    "mata-table-6": table_6,
    "mata-table-7": table_7,
    "mata-smoothness": smoothness,
}
