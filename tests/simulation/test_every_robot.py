"""Falls, stops and controllers end on every robot of the catalogue, with a bound for each (tests/test_every_call.py has all calls).

The bound of its evaluations stands beside each: about half as many again as when it was written.  More of them say that an
integrator has fallen back into what a bound was written for: friction or stops that stop it, stiffness that it crawls through.
"""

from __future__ import annotations

import numpy as np
import pytest
from arms import ARMS

import isodyn as iso

#: robot -> evaluations of simulate(robot, zeros, zeros, 2.0), and of the same with stops at its limits
FALLS = {
    "direct-drive": (10, 10),  # 7 and 2 N m of friction hold it
    "gripper": (12_000, 12_000),
    "iiwa14": (6_000, 7_000),
    "kr5": (4_000, 4_000),
    "kr5-book": (4_000, 4_000),
    "mata-arm": (10_000, 10_000),
    "panda": (8_000, None),  # 0 is beyond a limit
    "pelican": (1_500, 1_500),
    "pelican-crucible": (6_000, 6_000),
    "pppr": (100, 100),
    "puma560": (1_400, 4_000),  # friction stops it after 1.6 s; within its limits it bounces first
    "puma560-akb": (800, 800),
    "puma560-mdh": (1_000, 1_000),
    "redysim-chain-20": (50_000, 50_000),
    "rp": (1_000, 1_000),
    "scara": (80, 400),
    "stanford": (80, 80),
    "three-link": (5_000, 5_000),
    "two-link": (4_000, 4_000),
    "ur10": (2_500, 3_000),
    "ur3": (4_000, 4_000),
    "ur5": (2_500, 2_500),
    "ur5e": (4_000, 5_000),
}

#: robot -> evaluations of `isodyn simulate ROBOT --control pd-gravity --kp 100 --kd 20`, to 0.3 rad or m from zero
HOLDS = {
    "direct-drive": 2_500,  # sticks before it arrives
    "gripper": 3_000,  # stiff, as are those below that say so: explicit steps alone take 1.3 million
    "iiwa14": 4_000,  # stiff: 36 000
    "kr5": 3_000,  # stiff: 10 million, for the 3e-6 kg m2 of its last joint
    "kr5-book": 3_000,  # stiff: 10 million
    "mata-arm": 1_500,  # stiff: 61 000
    "panda": 10_000,
    "pelican": 4_000,
    "pelican-crucible": 11_000,
    "pppr": 40_000,  # as stiff, but too short for linearly implicit steps to be worth it
    "puma560": 1_500,
    "puma560-akb": 1_200,
    "puma560-mdh": 1_200,
    "redysim-chain-20": 8_500,  # stiff: 17 million
    "rp": 3_500,
    "scara": 3_000,  # stiff: 0.4 million
    "stanford": 3_500,  # stiff: 0.1 million
    "three-link": 3_000,  # stiff: 38 000
    "two-link": 22_000,  # too short as well
    "ur10": 3_500,  # stiff: 65 000
    "ur3": 3_500,  # stiff: 41 000
    "ur5": 4_500,
    "ur5e": 4_500,  # stiff: 0.2 million
}


LONG = "redysim-chain-20"  # the derivatives of twenty joints compile for seconds


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow if name == LONG else ()) for name in ARMS])
def test_a_controller_holds_it_whose_damping_is_stiff_for_light_links(name: str) -> None:
    robot, bound = iso.load(name), HOLDS[name]
    rest, driven = np.zeros(robot.n), np.array([not joint.passive for joint in robot.movable_joints])
    target = np.where(driven, 0.3, 0.0)
    held = iso.simulate(robot, rest, rest, 1.0, torque=iso.Controller.pd_gravity(robot, 100.0, 20.0, target))
    assert held.status == "complete" and held.evaluations <= bound
    assert np.isfinite(held.q).all() and (np.abs(held.q[-1] - target) < 0.3)[driven].all()


@pytest.mark.parametrize("name", ARMS)
def test_a_fall_from_zero_ends(name: str) -> None:
    robot, (bound, bounces) = iso.load(name), FALLS[name]
    rest = np.zeros(robot.n)
    fall = iso.simulate(robot, rest, rest, 2.0)
    assert fall.status == "complete" and fall.evaluations <= bound
    rollout = iso.rollout(robot, rest, rest, dt=1e-3, steps=5)
    assert rollout.finite.all() and (rollout.q[..., -1, :][fall.is_held.all(axis=0)] == 0).all()
    stops = iso.Event.limits(robot, restitution=0.5)
    if bounces is None:
        with pytest.raises(iso.ShapeError, match="starts beyond an event that ends it"):
            iso.simulate(robot, rest, rest, 2.0, events=stops)
        return
    fenced = iso.simulate(robot, rest, rest, 2.0, events=stops)
    assert fenced.status == "complete" and fenced.evaluations <= bounces
    lower, upper = np.array([(joint.limits.lower, joint.limits.upper) for joint in robot.movable_joints]).T
    assert (fenced.q >= lower - 1e-9).all() and (fenced.q <= upper + 1e-9).all()  # 1e-9: events are located to the tolerance
