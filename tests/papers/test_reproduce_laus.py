"""Laus, Simoni and Martins reproduced: every piece runs, has the verdict it claims, and what it says is computed again."""

from __future__ import annotations

import numpy as np
import pytest
from bounds import close
from reproduced import item, listed, whole

import isodyn as iso
from isodyn.papers.formulas import Formula
from isodyn.papers.laus import FRAMES, ITEMS, ONE, THREE, TWO, Q, arm, link_lines

pytest.importorskip("matplotlib", reason="the pieces draw")

VERDICTS = {
    "laus-screws": "agrees",
    "laus-table-1": "agrees",
    "laus-3.1": "agrees",
    "laus-3.2": "misprint corrected and met",
    "laus-attached": "misprint corrected and met",
    "laus-grab": "stand-in",
    "laus-rotor": "agrees",
    "laus-fig-1": "stand-in",
}


def test_nothing_is_left_out() -> None:
    assert set(ITEMS) == set(VERDICTS)


@pytest.mark.parametrize("key", ITEMS)
def test_a_piece_has_its_verdict_and_a_page_of_its_own(key: str) -> None:
    whole(item(key), key, "Laus", VERDICTS[key])
    assert item(key).tables


def test_the_page_of_the_documentation_lists_them() -> None:
    listed(ITEMS)


def test_four_entries_are_printed_wrongly_and_no_others() -> None:
    lines = link_lines(arm(3), 2, THREE)
    wrong = [line.name for line in lines if not line.equal]
    assert wrong == ["M_3, 1 1", "M_3, 3 3", "C_3, 1 2", "C_3, 2 2"]
    assert all(line.explained for line in lines)
    assert all(line.equal for i, print_ in enumerate((ONE, TWO)) for line in link_lines(arm(2), i, print_))


def values(text: str, names: dict[str, float]) -> np.ndarray:
    return np.array([[float(Formula(x.strip()).of(names)) for x in row.split(",")] for row in text.split(";")])


def test_the_printed_formulas_are_the_dynamics_in_numbers() -> None:
    """Without symbols: M, g and the tip by the printed formulas, corrected, beside the compiled robot of the catalogue."""
    robot = iso.load("pelican-crucible")
    q = np.array([0.4, -0.9, 1.3])
    names = {"g": 9.81}
    for first in range(3):
        for last in range(first, 3):
            key, angle = "".join(str(k + 1) for k in range(first, last + 1)), q[first : last + 1].sum()
            names |= {f"c{key}": float(np.cos(angle)), f"s{key}": float(np.sin(angle))}
    for k, link in enumerate(robot.links[1:]):
        a = float(robot.to_dh(convention="standard").a[k])
        names |= {
            f"a{k + 1}": a,
            f"l{k + 1}": a + float(link.com[0]),
            f"m{k + 1}": link.mass,
            f"Iz{k + 1}": float(link.inertia[2, 2]),
        }
    M, g = np.zeros((3, 3)), np.zeros(3)
    for k, print_ in enumerate((ONE, TWO, THREE), start=1):
        M[:k, :k] += values(print_.mass_right or print_.mass[1], names)
        g[:k] += values(print_.gravity[1], names)[:, 0]
    close(M.ravel(), robot.mass_matrix(q).ravel(), ops=80)
    close(g, robot.gravity_torque(q), ops=60)
    close(values(FRAMES["A_3^0"][1], names)[:2, 3], robot.pose(q)[:2, 3], ops=20)


def test_what_the_payload_adds_is_the_difference_of_the_two_arms() -> None:
    bare, loaded = (iso.load(name).mass_matrix(np.array(Q)[:n]) for name, n in (("pelican", 2), ("pelican-crucible", 3)))
    added = loaded - np.pad(bare, (0, 1))
    rows = [row for row in item("laus-fig-1").tables[0].rows if row[1] == "ours"]
    shown = [float(row[3]) for row in rows]
    close(shown, [added[i, j] for i, j in ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))], ops=400)
