"""Modes and equilibria: closed forms of pendulums and springs, damping, what is held, what is refused."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.cli.main import main as command_line
from isodyn.dynamics.closing import loops_of
from isodyn.errors import ModelError, MotionError, ShapeError, UnknownNameError
from isodyn.show.animation import Shot

G = 9.81


def pendulum(stiffness: float = 0.0, viscous: float = 0.0, **drive: object) -> iso.Robot:
    """A rod of 1 m and 2 kg on a joint about y; at 0 it is along x, and positive turns lower it."""
    joint = iso.Joint("pivot", "base", "rod", axis=(0.0, 1.0, 0.0), stiffness=stiffness, viscous=viscous, **drive)
    return iso.Robot("pendulum", (iso.Link("base"), iso.Link("rod", 2.0, (0.5, 0.0, 0.0), (0.0, 1 / 6, 1 / 6))), (joint,))


INERTIA = 2.0 / 3.0  # about the pivot


def test_pendulum_hangs_stands_and_leans() -> None:
    rate = math.sqrt(2.0 * G * 0.5 / INERTIA)
    hanging, standing = (iso.modes(pendulum(), [q]) for q in (math.pi / 2, -math.pi / 2))
    close(hanging.frequencies, [rate / (2 * math.pi)], ops=50)
    close(standing.frequencies, [-rate / (2 * math.pi)], ops=50)
    close(np.sort(standing.roots.real), [-rate, rate], ops=50)
    assert math.isnan(standing.damping[0])
    assert "unstable" in iso.Modes.__doc__
    close(hanging.shapes[0, 0] ** 2 * INERTIA, 1.0, ops=50)
    assert iso.modes(pendulum().with_gravity((0.0, 0.0, 0.0)), [0.3]).frequencies == [0.0]


def test_spring_and_damper_are_those_of_the_oscillator() -> None:
    robot = pendulum(stiffness=40.0, viscous=1.5, coulomb=(3.0, -3.0)).with_gravity((0.0, 0.0, 0.0))
    found = iso.modes(robot)
    rate = math.sqrt(40.0 / INERTIA)
    close(found.frequencies, [rate / (2 * math.pi)], ops=50)
    close(found.damping, [1.5 / (2 * math.sqrt(40.0 * INERTIA))], ops=50)  # dry friction has no slope
    s = np.roots([INERTIA, 1.5, 40.0])
    close(np.sort(found.roots.imag), np.sort(s.imag), ops=100)
    close(found.roots.real, s.real, ops=100)


def test_damping_of_a_beam_grows_with_the_frequency() -> None:
    """Kelvin and Voigt: damping omega / 2 for every mode."""
    beam = iso.Beam(EI=10.0, damping=2e-3, tip=(1.0, 0.0, 0.0))
    found = iso.modes(iso.flexible(pendulum(), {"rod": beam}, 4), [math.pi / 2, 0, 0, 0, 0], held=["pivot"])
    elastic = iso.modes(iso.flexible(pendulum().with_gravity((0, 0, 0)), {"rod": beam}, 4), held=["pivot"])
    close(elastic.damping, math.pi * elastic.frequencies * 2e-3, ops=5000)
    assert found.frequencies[0] > elastic.frequencies[0]  # gravity pulls a hanging beam straight
    assert (found.shapes[:, 0] == 0.0).all() and found.shapes.shape == (4, 5)


def test_equilibrium_of_a_pendulum_on_a_spring_and_of_one_that_is_pushed() -> None:
    robot = pendulum(stiffness=30.0)
    (q,) = iso.equilibrium(robot, [0.0])
    assert abs(30.0 * q - 2.0 * G * 0.5 * math.cos(q)) < 1e-12  # rounding of torques of 10 N m
    robot = pendulum()
    (q,) = iso.equilibrium(robot, [1.0], wrench={"rod": (0.0, 0.0, 0.0, 0.0, -4.0, 0.0)})
    assert abs(2.0 * G * 0.5 * math.cos(q) - 4.0) < 1e-12
    (q,) = iso.equilibrium(robot, [0.2])  # far from where it hangs
    assert abs(abs(q) - math.pi / 2) < 1e-12


def test_table_file_and_plain_numbers(tmp_path) -> None:
    found = iso.modes(iso.flexible(pendulum(), {"rod": iso.Beam(EI=10.0)}, 2), held=["pivot"])
    assert "rod.elastic1" in str(found) and found.to_dict()["frequencies"] == found.frequencies.tolist()
    page = found.animate(tmp_path / "mode.html", 1)
    assert "mode 1" in page.read_text() and page.stat().st_size > 10_000


def test_refused_by_name() -> None:
    with pytest.raises(MotionError, match="residual 5 N m at joint 'pivot'; add it to held="):
        iso.equilibrium(pendulum().with_gravity((0, 0, 0)), [0.0], wrench={"rod": (0, 0, 0, 0, 5.0, 0)})
    with pytest.raises(ShapeError, match=r"equilibrium: wrench has shape \(3, 6\); expected \(6,\)"):
        iso.equilibrium(pendulum(), wrench=np.zeros((3, 6)))
    with pytest.raises(ShapeError, match=r"equilibrium: wrench rod has shape \(5,\)"):
        iso.equilibrium(pendulum(), wrench={"rod": np.zeros(5)})
    with pytest.raises(ModelError, match="every joint of robot 'pendulum' is held"):
        iso.modes(pendulum(), held=["pivot"])
    with pytest.raises(UnknownNameError, match="pivto"):
        iso.modes(pendulum(), held=["pivto"])
    bar = iso.load("four-bar")
    with pytest.raises(MotionError, match=r"modes: q does not close the loops of robot 'four-bar'"):
        iso.modes(bar, [0.5, 0.0, 0.0])
    with pytest.raises(ModelError, match="robot 'four-bar' cannot move with these joints held"):
        iso.modes(bar, held=["crank"])
    loose = replace(bar, joints=tuple(replace(joint, passive=True) for joint in bar.joints))
    with pytest.raises(MotionError, match=r"modes: robot 'four-bar' is not in equilibrium: residual .* N m at joint '\w+'"):
        iso.modes(loose)
    with pytest.raises(ModelError, match="robot 'pendulum' has a prescribed base"):
        iso.modes(pendulum().with_base("moving"))


def test_a_beam_that_bends_two_ways_and_twists_vibrates_under_its_weight() -> None:
    """Its elastic joints turn about any axis, and springs hold them."""
    beam = iso.Beam(EI=1000.0, EI2=800.0, GJ=300.0, mass_per_length=2.0, rotary=(1e-3, 1e-3, 1e-3))
    arm = iso.flexible(iso.load("pelican"), {"link1": beam}, sublinks=2)
    assert [joint.type for joint in arm.movable_joints][1:3] == ["spherical", "spherical"]
    assert np.isfinite(iso.modes(arm, held=["joint1"]).frequencies).all()


@pytest.mark.parametrize("coordinates", ["quaternion", "zyx"])
def test_what_falls_has_no_modes_until_it_is_held_or_weightless(coordinates: str) -> None:
    """Gravity's slope would depend on the coordinates: two sets of them gave two sets of frequencies."""
    free = iso.load("ur5").with_base("floating", coordinates=coordinates)
    q = free.neutral()
    q[-5:] = 0.5
    with pytest.raises(MotionError, match=r"robot 'ur5' is not in equilibrium: residual 206 N at joint 'base\.v?z'"):
        iso.modes(free, q)
    adrift = iso.modes(free.with_gravity((0, 0, 0)), q)
    assert (adrift.frequencies == 0).all() and len(adrift.frequencies) == 12
    close(iso.modes(free, q, held=["base"]).frequencies, iso.modes(iso.load("ur5"), q[-6:]).frequencies, ops=1000)


# -- closed loops ---------------------------------------------------------------------------------------------------------

CRANK, ROCKER, COUPLER, GROUND = 0.05, 0.13, 0.1, 0.15  # m, of 1.5, 5 and 3 kg
SPRINGS, DAMPERS = (2.0, 9.0), (0.02, 0.05, 0.03)  # N m/rad at crank and rocker; N m s/rad at crank, rocker, coupler


def sprung_four_bar(passive: bool = False) -> iso.Robot:
    bar = iso.load("four-bar")
    stiff = (*SPRINGS, 0.0)
    joints = [
        replace(j, stiffness=k, viscous=d, rest=0.3 if k else 0.0, passive=j.passive or passive)
        for j, k, d in zip(bar.joints, stiff, DAMPERS, strict=True)
    ]
    return replace(bar, joints=tuple(joints))


class OneCoordinate:
    """The four-bar by the angle of its crank alone: places of its rods by triangles, energies, and their slopes in many digits."""

    def __init__(self) -> None:
        self.mp = pytest.importorskip("mpmath").mp.clone()
        self.mp.dps = 40

    def angles(self, t: object) -> tuple[object, object]:
        """Of rocker and coupler, the coupler from the rocker's end to the crank's."""
        mp = self.mp
        x, y = CRANK * mp.cos(t) - mp.mpf(GROUND), CRANK * mp.sin(t)  # of the crank's end, from the rocker's pivot
        far = mp.sqrt(x * x + y * y)
        rocker = mp.atan2(y, x) % (2 * mp.pi) - mp.acos((far**2 + mp.mpf(ROCKER) ** 2 - mp.mpf(COUPLER) ** 2) / (2 * far * ROCKER))
        end = ROCKER * mp.cos(rocker), ROCKER * mp.sin(rocker)
        return rocker, mp.atan2(y - end[1], x - end[0])

    def potential(self, t: object) -> object:
        mp = self.mp
        rocker, _ = self.angles(t)
        up = CRANK * mp.sin(t), ROCKER * mp.sin(rocker)
        weight = mp.mpf(9.81) * (1.5 * up[0] / 2 + 5.0 * up[1] / 2 + 3.0 * (up[0] + up[1]) / 2)
        turned = rocker - mp.mpf(float(iso.load("four-bar").joints[1].offset))
        return weight + SPRINGS[0] * (t - mp.mpf(0.3)) ** 2 / 2 + SPRINGS[1] * (turned - mp.mpf(0.3)) ** 2 / 2

    def weights(self, t: object) -> tuple[object, object]:
        """(inertia, damping) that the crank sees."""
        mp = self.mp
        rocker, coupler = (mp.diff(lambda x, k=k: self.angles(x)[k], t) for k in (0, 1))
        phi, _ = self.angles(t)
        middle = [
            -CRANK * mp.sin(t) / 2 - ROCKER * mp.sin(phi) * rocker / 2, CRANK * mp.cos(t) / 2 + ROCKER * mp.cos(phi) * rocker / 2,
        ]  # fmt: skip
        inertia = 1.5 * mp.mpf(CRANK) ** 2 / 3 + 5.0 * mp.mpf(ROCKER) ** 2 / 3 * rocker**2
        inertia += 3.0 * (middle[0] ** 2 + middle[1] ** 2) + 3.0 * mp.mpf(COUPLER) ** 2 / 12 * coupler**2
        return inertia, DAMPERS[0] + DAMPERS[1] * rocker**2 + DAMPERS[2] * (coupler - rocker) ** 2


def lost(robot: iso.Robot, q: np.ndarray, found: iso.Modes, stiffness: float) -> float:
    """By how much what is subtracted in the stiffness of the one freedom, of torques and slopes, is larger than what is left."""
    dynamics, rest = iso.compile(robot, device="reference"), np.zeros(robot.n)
    slopes, torques = dynamics.inverse_dynamics_derivatives(q, rest, rest)[0], dynamics.bias_torque(q, rest)
    ways = np.abs(found.shapes[0] / found.shapes[0, 0]).max() ** 2
    return float((np.abs(slopes).max() + np.abs(torques).max()) * ways / abs(stiffness))


@pytest.mark.parametrize("crank", [0.4, 1.0, 2.7, -1.2])
def test_a_sprung_four_bar_vibrates_as_its_one_coordinate_does(crank: float) -> None:
    """Held by its motor where springs and weights do not balance: the second slope of the energy, loops' forces included."""
    robot, one = sprung_four_bar(), OneCoordinate()
    q = iso.close_loops(robot, [crank, 0.0, 0.0], fixed=["crank"]).q
    found = iso.modes(robot, q)
    K, (inertia, damping) = one.mp.diff(one.potential, crank, 2), one.weights(crank)
    rate = float(one.mp.sqrt(abs(K) / inertia))
    condition = lost(robot, q, found, float(K))
    close(found.frequencies, [math.copysign(rate, K) / (2 * math.pi)], ops=200, condition=condition)
    close(found.shapes[0, 0] ** 2 * float(inertia), 1.0, ops=200)
    if K > 0:
        close(found.damping, [float(damping) / (2 * rate * float(inertia))], ops=200, condition=condition)
    s = np.roots([float(inertia), float(damping), float(K)])
    close(np.sort(np.abs(found.roots)), np.sort(np.abs(s)), ops=400, condition=condition)


def test_a_four_bar_settles_where_its_energy_is_least() -> None:
    robot, one = sprung_four_bar(passive=True), OneCoordinate()
    q = iso.equilibrium(robot)
    least = one.mp.findroot(lambda t: one.mp.diff(one.potential, t), q[0])
    assert one.mp.diff(one.potential, least, 2) > 0 and abs(q[0] - float(least)) < 1e3 * loops_of(robot).rounding
    assert np.abs(loops_of(robot)(q)[0]).max() <= loops_of(robot).rounding
    found = iso.modes(robot, q)
    K = one.mp.diff(one.potential, least, 2)
    rate, condition = float(one.mp.sqrt(K / one.weights(least)[0])), lost(robot, q, found, float(K))
    close(found.frequencies, [rate / (2 * math.pi)], ops=400, condition=condition)
    pushed = iso.equilibrium(robot, q, wrench={"crank": (0.0, 0.0, 0.0, 0.0, 0.0, 0.1)})
    moment = float(one.mp.diff(one.potential, pushed[0]))  # of springs and weights that are larger
    close([moment], [0.1], ops=400, condition=condition * float(K) / 0.1)


@pytest.mark.parametrize(("name", "held"), [("stewart", ()), ("five-bar", ()), ("five-bar", ("left-shoulder",)), ("delta", ())])
def test_mechanisms_vibrate_by_the_curvature_of_their_energy_over_their_motors(name: str, held: tuple[str, ...]) -> None:
    """Second differences of the energy of closed poses; two step lengths say how far these are off."""
    plain, random = iso.load(name), np.random.default_rng(3)
    robot = replace(plain, joints=tuple(replace(j, stiffness=200.0) if not j.passive else j for j in plain.joints))
    motors = [k for k, axis in enumerate(robot.dofs) if not axis.passive]
    free = [k for k in motors if robot.velocity_names[k] not in held]
    names = [robot.velocity_names[k] for k in motors]
    shift = np.zeros(robot.n)
    shift[motors] = 0.05 * random.standard_normal(len(motors))
    q = iso.close_loops(robot, robot.integrate(robot.neutral(), shift), fixed=names).q
    found = iso.modes(robot, q, held=held)

    def energies(steps: np.ndarray) -> np.ndarray:
        moved = np.zeros((len(steps), robot.n))
        moved[:, free] = steps
        return robot.potential_energy(iso.close_loops(robot, robot.integrate(q, moved), fixed=names).q)

    def curvature(h: float) -> np.ndarray:
        pairs = [(i, j, a, b) for i in range(len(free)) for j in range(len(free)) for a in (-h, h) for b in (-h, h)]
        unit = np.eye(len(free))
        values = energies(np.array([a * unit[i] + b * unit[j] for i, j, a, b in pairs])).reshape(len(free), len(free), 2, 2)
        return (values[:, :, 1, 1] - values[:, :, 0, 1] - values[:, :, 1, 0] + values[:, :, 0, 0]) / (4 * h * h)

    K = loops_of(robot)(q)[1][list(loops_of(robot).independent[0])]
    rest = [k for k in range(robot.n) if k not in motors]
    P = np.eye(robot.n)[:, free]
    P[rest] = -np.linalg.lstsq(K[:, rest], K[:, free], rcond=1e-9)[0]
    M = P.T @ robot.mass_matrix(q) @ P
    squares = [np.sort(np.linalg.eigvals(np.linalg.solve(M, curvature(h))).real) for h in (4e-3, 2e-3)]
    ours = np.sort(np.sign(found.frequencies) * (2 * math.pi * found.frequencies) ** 2)
    apart = np.abs(squares[0] - squares[1]).max()
    assert np.abs(ours - squares[1]).max() < apart < 1e-3 * np.abs(ours).max()
    assert found.shapes.shape == (len(free), robot.n) and not found.shapes[:, [robot.velocity_names.index(n) for n in held]].any()
    close(found.shapes @ robot.mass_matrix(q) @ found.shapes.T, np.eye(len(free)), ops=4000, condition=float(np.linalg.cond(M)))


def test_a_mode_of_a_mechanism_is_drawn_with_its_loops_closed(tmp_path, monkeypatch) -> None:
    robot = sprung_four_bar()
    found, shown = iso.modes(robot), list[np.ndarray]()
    assert found.animate(tmp_path / "mode.html", 1).stat().st_size > 10_000

    def kept(shots: Sequence[Shot], *rest: object, **more: object) -> None:
        shown.append(shots[0].positions(np.linspace(0, 1, 9)))

    monkeypatch.setattr("isodyn.study.vibration.animate", kept)
    found.animate(tmp_path / "mode.html", 1)
    assert np.abs(loops_of(robot)(shown[0])[0]).max() <= loops_of(robot).rounding and np.ptp(shown[0][:, 0]) > 0.1


@pytest.mark.parametrize(
    "words, said",
    [
        ("--beam link2 EI=1 EI=2", "EI is given twice"),
        ("--beam link2 EI=1 --beam link2 EI=2", "a link is named twice"),
        ("--beam link2 tube=0.01,0.015 material=steel", "the wall is thicker than the radius"),
    ],
)
def test_the_command_refuses_what_is_said_twice(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["flexible", "two-link", "-", *words.split()]) != 0
    assert said in capsys.readouterr().err


def test_the_command_finds_where_a_mechanism_settles_and_how_it_vibrates(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["modes", "stewart", "--held", "leg1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    expected = iso.modes(iso.load("stewart"), held=["leg1"]).frequencies
    assert found["frequencies"] == expected.tolist() and len(expected) == 5
    assert command_line(["modes", "four-bar", "--q", "0.5,0,0"]) == 1
    assert "does not close the loops of robot 'four-bar'" in capsys.readouterr().err
