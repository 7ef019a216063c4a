"""Modes and equilibria: closed forms of pendulums and springs, damping, what is held, what is refused."""

from __future__ import annotations

import math

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.cli.main import main as command_line
from isodyn.errors import ModelError, MotionError, UnknownNameError

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
    with pytest.raises(MotionError, match="5 N m are left at joint 'pivot'; hold it"):
        iso.equilibrium(pendulum().with_gravity((0, 0, 0)), [0.0], wrench={"rod": (0, 0, 0, 0, 5.0, 0)})
    with pytest.raises(ModelError, match="every joint of robot 'pendulum' is held"):
        iso.modes(pendulum(), held=["pivot"])
    with pytest.raises(UnknownNameError, match="pivto"):
        iso.modes(pendulum(), held=["pivto"])
    with pytest.raises(ModelError, match="has loops"):
        iso.modes(iso.load("four-bar"))
    with pytest.raises(ModelError, match="the base of robot 'pendulum' is moved from outside"):
        iso.modes(pendulum().with_base("moving"))


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
