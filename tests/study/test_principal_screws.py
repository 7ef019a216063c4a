"""Principal screws of inertia: they are those of Laus (2)-(10), and Ball's definition holds for them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from bounds import close, within

import isodyn as iso
from isodyn.model.robot import Robot

#: eigenvectors by orthogonal similarity: 3 sweeps of 3 planar rotations, each 4 products; then root, square and 6 terms
EIGEN = 3 * 3 * 4 + 8


def some_links() -> list[tuple[Robot, str]]:
    robots = [iso.load(name) for name in ("ur5", "iiwa14", "pelican-crucible")] + [iso.random_tree(seed, 4) for seed in range(4)]
    return [(robot, link.name) for robot in robots for link in robot.links if link.mass]


@cache
def screws_of(k: int) -> tuple[Any, Any]:
    robot, name = some_links()[k]
    return robot.link(name), iso.principal_screws(robot, name)


EVERY = pytest.mark.parametrize("k", range(len(some_links())), ids=[f"{robot.name}-{name}" for robot, name in some_links()])


@EVERY
def test_principal_screws_give_the_generalized_mass_matrix(k: int) -> None:
    """(8)-(10): m/2 S^T S = diag(I, m 1)."""
    link, found = screws_of(k)
    Mbar = found.generalized_mass
    close(Mbar[:3, :3].ravel(), np.asarray(link.inertia).ravel(), ops=EIGEN)
    close(Mbar[3:, 3:].ravel(), (link.mass * np.eye(3)).ravel(), ops=EIGEN)
    across = link.mass * np.abs(found.pitches).max()
    within(Mbar[:3, 3:], np.zeros((3, 3)), 4 * EIGEN * np.finfo(float).eps * across)


@EVERY
def test_an_impulse_on_a_principal_screw_moves_the_body_along_it(k: int) -> None:
    """Ball's definition: Mbar times the twist [d; h d] is m h times the wrench [h d; d], on the same axis with the same pitch h."""
    link, found = screws_of(k)
    for pitch, row in zip(found.pitches, found.screws, strict=True):
        d = row[3:]
        angular, linear = link.inertia @ d, link.mass * pitch * d
        close(angular, link.mass * pitch * row[:3], ops=EIGEN)
        close(linear, link.mass * pitch * row[3:], ops=EIGEN)


@EVERY
def test_principal_screws_lie_in_pairs_on_right_handed_axes(k: int) -> None:
    _, found = screws_of(k)
    close(found.axes.T @ found.axes, np.eye(3), ops=EIGEN)
    assert np.linalg.det(found.axes) > 0 and (np.diagonal(found.axes) > 0).sum() >= 2
    assert (found.pitches[::2] == -found.pitches[1::2]).all() and (found.pitches[::2] == found.radii).all()
    reciprocal = found.screws[:, 3:] @ found.screws[:, :3].T
    reciprocal = reciprocal + reciprocal.T
    within(reciprocal - np.diag(np.diagonal(reciprocal)), np.zeros((6, 6)), 4 * EIGEN * np.finfo(float).eps * found.radii.max())
    close(np.diagonal(reciprocal), 2 * found.pitches, ops=EIGEN)


def body(inertia: Any, mass: Any = 2.0) -> Robot:
    return Robot(
        "one", (iso.Link("base"), iso.Link("body", mass, (0.1, 0, 0), inertia)), (iso.Joint("j", "base", "body", "revolute"),)
    )


def test_the_screws_of_a_box_are_those_of_2_to_7() -> None:
    found = iso.principal_screws(body((0.5, 0.32, 0.72)), "body")
    a, b, c = 0.5, 0.4, 0.6
    rows = [
        [a, 0, 0, 1, 0, 0],
        [-a, 0, 0, 1, 0, 0],
        [0, b, 0, 0, 1, 0],
        [0, -b, 0, 0, 1, 0],
        [0, 0, c, 0, 0, 1],
        [0, 0, -c, 0, 0, 1],
    ]
    close(found.screws, rows, ops=EIGEN)
    text = str(found).splitlines()
    assert "'body'" in text[0] and "2 kg" in text[0] and "(0.1, 0, 0) m" in text[0]
    assert text[1].split()[:3] == ["screw", "pitch", "[m]"] and text[3].split() == ["$2", "-0.5", "-0.5", *"00100", "0.5"]
    assert "-0 " not in str(found) and len(text) == 8


def test_a_rod_has_a_pitch_of_zero_about_itself() -> None:
    """Its moment comes out of the eigenvalues as a rounding of either sign."""
    turned = np.array([[1.0, -1.0, 0.0], [-1.0, 1.0, 0.0], [0.0, 0.0, 2.0]]) / 7
    low, *others = np.sort(iso.principal_screws(body(turned), "body").radii)
    rounding = np.sqrt(4 * EIGEN * np.finfo(float).eps) * others[1]
    assert 0 <= low <= rounding < others[0]
    assert not iso.principal_screws(body(np.zeros((3, 3))), "body").radii.any()


@pytest.mark.parametrize(
    ("inertia", "mass", "message"),
    [
        ((1.0, 1.0, -0.5), 1.0, "negative"),
        ((1.0, 1.0, 1.0, 2.0, 0.0, 0.0), 1.0, "negative"),
        ((1.0, 1.0, 3.0), 1.0, "sum of the other two"),
        ((1.0, 1.0, 1.0), 0.0, "no mass"),
        ((1.0, 1.0, 1.0), 1e-320, "too small"),
        ((1.0, 1.0, 1.0), iso.symbol("m"), "with_parameters"),
    ],
)
def test_a_body_that_cannot_be_has_no_screws(inertia: Any, mass: Any, message: str) -> None:
    with pytest.raises(iso.ModelError, match=message):
        iso.principal_screws(body(inertia, mass), "body")


def test_a_plate_of_printed_digits_is_accepted_and_a_wrong_name_is_not() -> None:
    assert iso.principal_screws(body((0.121, 0.263, 0.385)), "body").radii[2] > 0
    with pytest.raises(iso.UnknownNameError, match="'body'"):
        iso.principal_screws(body((1, 1, 1)), "bodi")
    with pytest.raises(iso.ModelError, match="expected a Robot"):
        iso.principal_screws("ur5", "body")  # type: ignore[arg-type]


def test_what_is_no_name_is_no_link():
    with pytest.raises(iso.UnknownNameError, match="no link is called array"):
        iso.principal_screws(iso.load("ur5"), np.zeros(6))
