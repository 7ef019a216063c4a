"""Flexible links: Celentano's bar in every printed digit, beams by finite elements, and what stays of the rigid robot."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.errors import ModelError, UnknownNameError
from isodyn.spatial import Array

EPS = float(np.finfo(float).eps)
LENGTH, SIDE, YOUNG, DENSITY = 2.0, 0.01, 1e11, 7876.0  # Celentano's bar [m], [m], [N/m2], [kg/m3]
EI, PER_METRE = YOUNG * SIDE**4 / 12, DENSITY * SIDE**2
BAR = iso.Beam(EI=EI, mass_per_length=PER_METRE)


def bar(hub: str = "revolute", tip: float = 0.0, hub_inertia: float = 0.0) -> iso.Robot:
    """A bar along x on a joint about z, a mass at its tip, without gravity."""
    end = np.eye(4)
    end[0, 3] = LENGTH
    links = (iso.Link("base"), iso.Link("bar", 1.0), iso.Link("hub", 0.0, inertia=(0.0, 0.0, hub_inertia)), iso.Link("tip", tip))
    joints = (
        iso.Joint("hub", "base", "bar", hub),
        iso.Joint("rim", "bar", "hub", "fixed"),
        iso.Joint("end", "bar", "tip", "fixed", end),
    )
    return iso.Robot("bar", links, joints, gravity=(0.0, 0.0, 0.0))


def two_links() -> iso.Robot:
    """A planar arm of two rods with a tool, in the vertical plane."""
    end = np.eye(4)
    end[0, 3] = 1.0
    rod = {"mass": 0.8, "com": (0.5, 0.0, 0.0), "inertia": (2e-4, 0.8 / 12, 0.8 / 12)}
    links = (iso.Link("base"), iso.Link("upper", **rod), iso.Link("fore", **rod), iso.Link("tool", 0.3))
    joints = (
        iso.Joint("shoulder", "base", "upper"),
        iso.Joint("elbow", "upper", "fore", origin=end),
        iso.Joint("flange", "fore", "tool", "fixed", end),
    )
    return iso.Robot("arm", links, joints, gravity=(0.0, -9.81, 0.0))


def elements(
    EI: Callable[[float], float],
    mu: Callable[[float], float],
    *,
    clamped: bool,
    hub: float = 0.0,
    tip: float = 0.0,
    count: int = 60,
) -> Array:
    """Frequencies [Hz] of a beam of LENGTH by cubic finite elements, root clamped or pinned with a hub, a mass at the tip."""
    h, x, w = LENGTH / count, *np.polynomial.legendre.leggauss(4)
    K, M = np.zeros((2, 2 * count + 2, 2 * count + 2))
    for e in range(count):
        place = slice(2 * e, 2 * e + 4)
        for p, weight in zip((x + 1) / 2, w / 2 * h, strict=True):
            N = np.array([1 - 3 * p**2 + 2 * p**3, h * (p - 2 * p**2 + p**3), 3 * p**2 - 2 * p**3, h * (p**3 - p**2)])
            B = np.array([-6 + 12 * p, h * (-4 + 6 * p), 6 - 12 * p, h * (-2 + 6 * p)]) / h**2
            s = (e + p) * h
            K[place, place] += weight * EI(s) * np.outer(B, B)
            M[place, place] += weight * mu(s) * np.outer(N, N)
    M[1, 1] += hub
    M[-2, -2] += tip
    free = slice(2 if clamped else 1, None)
    root = np.linalg.inv(np.linalg.cholesky(M[free, free]))
    squares = np.linalg.eigvalsh(root @ K[free, free] @ root.T)
    return np.asarray(np.sqrt(np.maximum(squares, 0.0)) / (2 * math.pi))


def frequencies(robot: iso.Robot, nu: int, beam: iso.Beam = BAR, count: int = 3) -> Array:
    """The slowest so many above 0 [Hz]."""
    found = iso.modes(iso.flexible(robot, {"bar": beam}, nu)).frequencies
    return np.asarray(found[found > 1e-3][:count])


def printed(text: str, found: Array) -> bool:
    """Whether numbers rounded as they are printed are the printed ones."""
    return [f"{x:.{len(word.partition('.')[2])}f}" for word, x in zip(text.split(), found, strict=True)] == text.split()


def test_frequencies_of_celentano_in_all_printed_digits() -> None:
    assert printed("6.31 20.4 41.9 65.6 90.8", frequencies(bar(), 5, count=5))  # (72)
    assert printed("6.31 20.4 42.6 72.77 110.5", frequencies(bar(), 10, count=5))  # (73)


def test_clamped_bar_to_the_digits_of_an_independent_calculation() -> None:
    assert printed("1.452336630 9.313470133 26.535005837 51.595004987 90.589616114", frequencies(bar("fixed"), 5, count=5))
    assert printed("1.439847700 9.036187468 25.333709880 49.707086303 82.268071250", frequencies(bar("fixed"), 20, count=5))


@pytest.mark.parametrize("nu", range(1, 21))
def test_deflections_of_celentano(nu: int) -> None:
    """(74)-(76), with loads so small that angles are."""
    robot, small = iso.flexible(bar(), {"bar": BAR}, nu), 1e-5
    turn, way = {}, {}
    for load, wrench in {"moment": (0, 0, 0, 0, 0, small), "force": (0, small, 0, 0, 0, 0)}.items():
        T = iso.compile(robot, device="reference").pose(iso.equilibrium(robot, wrench=wrench, held=["hub"]))
        turn[load], way[load] = math.atan2(T[1, 0], T[0, 0]) / small, T[1, 3] / small
    within = (small * LENGTH**2 / EI) ** 2 + 100 * nu * EPS / small  # angles that are not infinitely small, and rounding
    assert abs(turn["moment"] / (LENGTH / EI) - 1) < within  # (74)
    assert abs(way["moment"] / (LENGTH**2 / (2 * EI)) - 1) < within
    assert abs(turn["force"] / (LENGTH**2 / (2 * EI)) - 1) < within  # (75)
    assert abs(way["force"] / (LENGTH**3 / (3 * EI)) - 1 + 1 / (4 * nu**2)) < within  # (76)
    assert printed("1.375 2.40 1.375", [math.degrees(turn["moment"]), 100 * way["moment"], math.degrees(turn["force"])])


@pytest.mark.parametrize("tip, exact", [(0.0, (1.43902, 9.01820, 25.2512)), (0.5, (0.825224, 6.91735, 21.1600))])
def test_error_of_clamped_bars_falls_with_the_square_of_sublinks(tip: float, exact: tuple[float, ...]) -> None:
    mass = tip * PER_METRE * LENGTH
    fine = elements(lambda s: EI, lambda s: PER_METRE, clamped=True, tip=mass)[:3]
    assert np.abs(fine / exact - 1).max() < 5e-6  # six printed digits
    off = [np.abs(frequencies(bar("fixed", mass), nu) / fine - 1) for nu in (10, 20)]
    orders = np.log2(off[0] / off[1])
    assert (abs(orders - 2) < 0.15).all(), orders


def test_tapered_bar_on_a_hub_as_by_finite_elements() -> None:
    def stiffness(s: Array | float) -> Array | float:
        return EI * (1 - 0.35 * s) ** 3

    def mass(s: Array | float) -> Array | float:
        return PER_METRE * (1 - 0.35 * s)

    beam = iso.Beam(EI=stiffness, mass_per_length=mass)
    fine = elements(stiffness, mass, clamped=False, hub=0.2, tip=0.3)[1:4]
    off = [np.abs(frequencies(bar(tip=0.3, hub_inertia=0.2), nu, beam) / fine - 1) for nu in (8, 16)]
    orders = np.log2(off[0] / off[1])
    assert (off[1] < 0.01).all() and (abs(orders - 2) < 0.3).all(), (off, orders)


def test_samples_along_the_link_are_the_function_between_them() -> None:
    def straight(s: Array | float) -> Array | float:
        return EI * (1.5 - 0.5 * s / LENGTH)

    samples = iso.Beam(EI=np.linspace(1.5, 1.0, 4) * EI, mass_per_length=[PER_METRE, PER_METRE])
    function = iso.Beam(EI=straight, mass_per_length=PER_METRE)
    one, other = (iso.flexible(bar(), {"bar": beam}, 3) for beam in (samples, function))
    close([j.stiffness for j in one.joints if j.passive], [j.stiffness for j in other.joints if j.passive], ops=1000)
    close([link.mass for link in one.links], [link.mass for link in other.links], ops=1000)


def test_torsion_of_a_tube_as_of_a_bar_by_elements() -> None:
    """Clamped and free: c (2 k - 1) / 4 L, c^2 = G / density, for a round section."""
    tube = iso.Beam.tube(0.02, 0.002, "steel")
    twisting = iso.Beam(EI=1e9, GJ=tube.GJ, mass_per_length=tube.mass_per_length, rotary=tube.rotary)
    exact = math.sqrt(81e9 / 7850) * np.array([1, 3]) / (4 * LENGTH)
    off = [np.abs(frequencies(bar("fixed"), nu, twisting)[:2] / exact - 1) for nu in (8, 16)]
    assert (np.log2(off[0] / off[1]) > 1.9).all() and (off[1] < 0.01).all(), off


def test_sections() -> None:
    square = iso.Beam.rectangle(SIDE, SIDE, E=YOUNG, density=DENSITY, planar=True)
    close([square.EI, square.mass_per_length], [EI, PER_METRE], ops=10)
    assert square.EI2 is None and square.GJ is None
    thin = iso.Beam.rectangle(0.1, 0.001, E=1.0, G=1.0, density=1.0)  # J goes to a b^3 / 3 (1 - 0.63 b / a)
    assert abs(thin.GJ / (0.1 * 0.001**3 / 3) - (1 - 0.63 * 0.01)) < 1e-5
    assert abs(iso.Beam.rectangle(1.0, 1.0, E=1.0, G=1.0, density=1.0).GJ - 0.140577) < 1e-6  # Saint-Venant's square
    tapered = iso.Beam.tube(lambda s: 0.03 - 0.005 * s, 0.002, "aluminium")
    robot = iso.flexible(bar(), {"bar": tapered}, 4)
    radius = np.polynomial.Polynomial([0.03, -0.005])
    area = (math.pi * (radius**2 - (radius - 0.002) ** 2)).integ()
    close(sum(link.mass for link in robot.links), 2700 * (area(LENGTH) - area(0.0)), ops=1000)


def test_stiff_beams_are_the_rigid_arm() -> None:
    rigid, rod = two_links(), iso.Beam(EI=1.0)  # the links' own mass
    arm = iso.flexible(rigid, {"upper": rod, "fore": rod}, 3)
    still = [arm.velocity_names.index(name) for name in rigid.velocity_names]
    q, qd = np.array([0.4, -0.9]), np.array([1.2, -0.7])
    bent, rates = np.zeros((2, arm.n))
    bent[still], rates[still] = q, qd
    close(arm.mass_matrix(bent)[np.ix_(still, still)], rigid.mass_matrix(q), ops=500)
    close(arm.bias_torque(bent, rates)[still], rigid.bias_torque(q, qd), ops=500)
    close(arm.pose(bent), rigid.pose(q), ops=200)
    sag = []
    for stiffness in (1e5, 1e6):
        beam = iso.Beam(EI=stiffness)
        arm = iso.flexible(rigid, {"upper": beam, "fore": beam}, 3)
        sag.append(
            np.linalg.norm(arm.pose(iso.equilibrium(arm, held=["shoulder", "elbow"]))[:3, 3] - rigid.pose([0.0, 0.0])[:3, 3])
        )
    assert abs(sag[0] / sag[1] - 10) < 1e-2  # falls as 1 / EI


def test_planar_beams_are_spatial_ones_in_their_plane() -> None:
    planar, spatial = (
        iso.flexible(two_links(), {"fore": iso.Beam(EI=30.0, damping=1e-3, **more)}, 3) for more in ({}, {"EI2": 50.0, "GJ": 20.0})
    )
    at = [spatial.velocity_names.index(name if "elastic" not in name else f"{name}.rz") for name in planar.velocity_names]
    rng = np.random.default_rng(5)
    q, qd, tau = rng.uniform(-0.5, 0.5, (3, planar.n))
    wide = np.zeros((3, spatial.n))
    wide[:, at] = q, qd, tau
    found = iso.compile(spatial, device="reference").forward_dynamics(*wide)
    expected = iso.compile(planar, device="reference").forward_dynamics(q, qd, tau)
    M = iso.compile(planar, device="reference").mass_matrix(q)
    close(found[at], expected, ops=3000, condition=float(np.linalg.cond(M)))
    across = np.delete(found, at)
    assert np.abs(across).max() <= 3000 * EPS * np.linalg.cond(M) * np.abs(expected).max()


def test_every_method_agrees_on_a_flexible_arm() -> None:
    arm = iso.flexible(two_links(), {"fore": iso.Beam.tube(0.01, 0.001, "aluminium", axis=(0.0, 0.0, 1.0))}, 2)
    rng = np.random.default_rng(3)
    q, qd, qdd = rng.uniform(-0.4, 0.4, (3, arm.n))
    torques = {
        row.key: iso.compile(arm, method=row.key, device="reference").inverse_dynamics(q, qd, qdd)
        for row in iso.methods()
        if "inverse_dynamics" in row.quantities
    }
    assert len(torques) > 8
    for tau in torques.values():
        close(tau, torques["newton-euler"], ops=20000)


def test_what_the_link_carried_stays_where_it_was() -> None:
    """URDF and DH frames, branches, tools: poses of all frames that keep their names, with springs at rest."""
    for name, link in (("ur5", "upper_arm_link"), ("puma560", "link2"), ("three-link", "link2"), ("quadruped", "front_left_thigh")):
        robot = iso.load(name)
        if link not in robot.link_names:
            link = next(joint.child for joint in robot.movable_joints[1:] if any(j.parent == joint.child for j in robot.joints))
        bent = iso.flexible(robot, {link: iso.Beam(EI=100.0, EI2=100.0)}, 3)
        assert set(robot.link_names) < set(bent.link_names)
        q = robot.random(4)
        wide = bent.neutral()
        at = [bent.position_names.index(name) for name in robot.position_names]
        wide[at] = q
        for frame in robot.link_names:
            close(
                iso.compile(bent, device="reference").pose(wide, frame),
                iso.compile(robot, device="reference").pose(q, frame),
                ops=500,
            )


def test_loops_stay_closed() -> None:
    robot = iso.load("four-bar")
    bent = iso.flexible(robot, {"coupler": iso.Beam(EI=5.0)}, 2)
    q = iso.close_loops(robot, robot.neutral() + 0.7, fixed=[robot.joint_names[0]]).q
    wide = np.zeros(bent.nq)
    wide[[bent.position_names.index(name) for name in robot.position_names]] = q
    assert float(iso.close_loops(bent, wide).residual) < 1e-12
    assert np.abs(iso.close_loops(bent, wide).q - wide).max() < 1e-9


def test_simulation_and_rollout_take_it_as_any_robot() -> None:
    arm = iso.flexible(two_links(), {"fore": iso.Beam(EI=20.0, damping=1e-3)}, 2)
    q0, qd0 = np.array([0.2, -0.4, 0.05, -0.02]), np.zeros(4)
    run = iso.simulate(arm, q0, qd0, 0.2, integrator="rosenbrock", rtol=1e-9, atol=1e-11, progress=False)
    other = iso.rollout(arm, q0, qd0, dt=0.2, steps=1, integrator="rosenbrock", rtol=1e-9, atol=1e-11)
    assert np.abs(run.q[-1] - other.q[-1]).max() < 1e-6
    lost = arm.kinetic_energy(run.q, run.qd) + arm.potential_energy(run.q)
    assert (np.diff(lost) < 1e-7).all() and lost[-1] < lost[0]  # damping takes energy, and nothing gives any
    assert iso.Robot.from_toml(arm.to_toml()) == arm


@pytest.mark.parametrize(
    "change, words",
    [
        (lambda: iso.Beam(EI=0.0), "EI must be positive, got 0.0"),
        (lambda: iso.Beam(EI=[1.0, -2.0]), "EI must be positive"),
        (lambda: iso.flexible(bar(), {"bar": iso.Beam(EI=lambda s: 1.0 - s)}), "it must be positive along the whole beam"),
        (lambda: iso.flexible(bar(), {"bar": BAR}, 101), "sublinks of link 'bar' must be a whole number from 1 to 100"),
        (lambda: iso.flexible(bar(), {"bar": BAR}, 0), "must be a whole number from 1 to 100"),
        (lambda: iso.flexible(bar(), {"baz": BAR}), "did you mean 'bar'"),
        (lambda: iso.flexible(bar(), {"base": BAR}), "is the root"),
        (lambda: iso.flexible(bar(), {"tip": BAR}), "has length 0"),
        (lambda: iso.flexible(bar(), {"bar": 5.0}), "expected an isodyn.Beam"),
        (lambda: iso.flexible(bar(), {"bar": iso.Beam(EI=1.0, axis=(1.0, 0.0, 0.0))}), "the bending axis is undefined"),
        (lambda: iso.flexible(bar(), {"bar": iso.Beam(EI=1.0, GJ=1.0, mass_per_length=1.0)}), "no inertia about its own line"),
        (lambda: iso.Beam.tube(0.01, E=1e9), "G is missing"),
        (lambda: iso.Beam(EI=1.0, rotary=1.0), "rotary takes three"),
        (lambda: iso.Beam(EI=1.0, axis=(0.0, 0.0, 0.0)), "no direction"),
        (lambda: iso.Beam.tube(0.01, 0.015, "steel"), "the wall is thicker than the radius"),
        (lambda: iso.Beam.rectangle([0.1, 0.2, 0.3], [0.1, 0.2], "steel"), "vary in different ways"),
        (lambda: iso.Beam.rectangle([0.1, 0.2], lambda s: 0.1 + s, "steel"), "vary in different ways"),
        (lambda: iso.flexible(bar(), {"bar": iso.Beam(EI=lambda s: np.ones(3))}), "EI: expected a function of an array of s"),
        (lambda: iso.flexible(bar(), {"bar": iso.Beam(EI=float)}), "EI: expected a function of an array of s"),
        (lambda: iso.flexible(iso.flexible(bar(), {"bar": BAR}), {"bar": BAR}), "link 'bar' is flexible already"),
        (lambda: iso.Beam(EI=iso.symbol("E")), "Beam: EI: expected numbers, got symbols; give them values"),
        (
            lambda: iso.Beam(EI=np.inf),
            "Beam: EI must be a finite number, got inf; leave it out for a link without this flexibility",
        ),
        (lambda: iso.Beam(EI=1.0, mass_per_length=-2.0), "Beam: mass_per_length must be positive, got -2.0"),
        (lambda: iso.flexible(bar(), {"bar": iso.Beam(EI=lambda s: 1 / 0)}), "as many numbers, or one: ZeroDivisionError"),
        (lambda: iso.flexible(bar(), {"bar": BAR}, {"base": 9}), "sublinks: link 'base' is not flexible"),
    ],
)
def test_what_cannot_bend_is_refused_by_name(change: Callable[[], object], words: str) -> None:
    with pytest.raises((ModelError, UnknownNameError)) as refused:
        change()
    assert words in str(refused.value)
