"""Draw the pictures of edits, simulation, controllers, friction and flexible links: python docs/make_simulation_pictures.py"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import isodyn as iso
from isodyn.papers import celentano_flexible
from isodyn.show.figure import panels_over_time

PICTURES = Path(__file__).parent / "pictures"


def main() -> None:
    """Write all pictures."""
    fall = iso.simulate(iso.load("three-link"), np.zeros(3), np.zeros(3), np.linspace(0, 2, 801), integrator="DOP853", rtol=1e-10)
    fall.plot(PICTURES / "simulation-fall.svg")
    fall.animate(PICTURES / "simulation-fall.gif", speed=0.5)
    arm = iso.load("ur5")
    law = iso.Controller.computed_torque(arm, 100.0, 20.0, lambda t: [0.5 * np.sin((k + 1) * t) for k in range(6)])
    follow = iso.simulate(arm, np.full(6, 0.2), np.zeros(6), np.linspace(0, 2, 401), torque=law)
    follow.plot(PICTURES / "simulation-control.svg")
    wind_up()
    stick_and_slip()
    bounce()
    grab_and_drop()
    celentano_flexible.slew().animate(PICTURES / "flexible-slew.gif", speed=0.25)


def wind_up() -> None:
    """The lift of the page on control: a PID at its limit, with and without anti-windup."""
    lift = iso.Robot.from_dh(convention="modified", joints="P", a=[0], alpha=[0], d=[0], theta=[0], mass=[2.0], com=[[0, 0, 0]])
    t = np.linspace(0, 4, 401)
    laws = [iso.Controller.pid(lift, 200.0, 400.0, 40.0, [1.0], limit=24.0, tracking=tracking) for tracking in (None, 1e9)]
    done = [iso.simulate(lift, [0.0], [0.0], t, torque=law) for law in laws]
    panels = [
        ("height\n[m]", np.hstack([motion.q for motion in done]), (0, 1)),
        ("integral\n[N]", np.hstack([motion.integral for motion in done]), (0, 1)),
        ("force\n[N]", np.hstack([motion.tau for motion in done]), (0, 1)),
    ]
    title, path = "A PID lifts 2 kg by 1 m with 24 N at most", PICTURES / "controllers-wind-up.svg"
    panels_over_time("wind-up", title, t, panels, ["anti-windup", "none"], path)


def stick_and_slip() -> None:
    """The block of the page on friction, pulled by a spring."""
    slide = iso.Joint("slide", "floor", "block", "prismatic", axis=(1, 0, 0), coulomb=(1.0, -1.0), static=(1.5, -1.5))
    block = iso.Robot("block", (iso.Link("floor"), iso.Link("block", 1.0)), (slide,))
    stiffness, speed, t = 20.0, 0.02, np.linspace(0, 12, 2401)
    spring = iso.Controller.of(block, lambda q, qd, t: [stiffness * (speed * t - q[0])])
    motion = iso.simulate(block, [0.0], [0.0], t, torque=spring)
    end = (speed * t)[:, None]
    panels = [
        ("position\n[m]", np.hstack([motion.q, end]), (0, 1)),
        ("speed\n[m/s]", motion.qd, (0,)),
        ("force\n[N]", np.hstack([motion.tau, motion.friction]), (1, 2)),
    ]
    labels, path = ["block", "spring", "friction"], PICTURES / "friction-stick-slip.svg"
    panels_over_time("friction", "A block on a spring: static friction 1.5 N, sliding 1 N", t, panels, labels, path)


def bounce() -> None:
    """The block of the page on friction hits its upper stop, rests on it and leaves it."""
    dry = {"coulomb": (1.0, -1.0), "static": (1.5, -1.5)}
    slide = iso.Joint("slide", "floor", "block", "prismatic", axis=(1, 0, 0), limits=iso.Limits(0.0, 0.5), **dry)
    block = iso.Robot("block", (iso.Link("floor"), iso.Link("block", 1.0)), (slide,))
    push, t = ([0.0, 2.0, 4.0], [[3.0], [3.0], [-3.0]]), np.linspace(0, 4, 1601)
    motion = iso.simulate(block, [0.0], [0.0], t, torque=push, events=iso.Event.limits(block, restitution=0.5))
    panels = [
        ("position\n[m]", motion.q, (0,)),
        ("speed\n[m/s]", motion.qd, (0,)),
        ("force\n[N]", np.hstack([motion.tau, motion.friction]), (1, 2)),
    ]
    title, path = "A block hits its upper stop, rests on it, and is pulled off", PICTURES / "friction-stops.svg"
    panels_over_time("stops", title, t, panels, ["block", "push", "friction"], path)


def grab_and_drop() -> None:
    """The arm of the page on edits takes up a crucible and drops it."""
    both = iso.load("pelican-crucible")
    arm, crucible, pin = both.detach("link3"), both.link("link3"), both.joints[-1]
    joined = iso.Attach(crucible, joint=pin, q=[-0.7], twist=[0.1, 0.2, 0, 0, 0, 0.5])
    grab = iso.Event(iso.symbol("t") - 0.1, "grab", model_change=joined)
    drop = iso.Event(iso.symbol("t") - 0.3, "drop", model_change=iso.Detach("link3"))
    motion = iso.simulate(arm, [0.3, 0.4], [0.5, -0.2], 0.5, torque=[1.0, 0.5], events=[grab, drop])
    motion.animate(PICTURES / "edit-grab.gif", speed=0.25)


if __name__ == "__main__":
    main()
