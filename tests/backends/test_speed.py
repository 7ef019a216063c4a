"""Speed, as ratios measured in one process, at 60 % of what the benchmark is asked for (`python -m benchmarks` prints the rest).

A disturbed machine gets another try: a ratio counts when it was reached once, because a disturbance only ever makes it worse.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

import isodyn as iso
from benchmarks import compiling, doors, inverse_kinematics, rollouts, speed
from isodyn.backends.device import cores
from isodyn.backends.llvm.target import available_units

pytestmark = pytest.mark.speed
pytest.importorskip("pinocchio", reason="speed is measured against Pinocchio")

ROBOTS = ("ur5", "iiwa14")
TRIES = 5


def reached(measure: Callable[[], float], least: float) -> bool:
    """Whether a ratio of at least this much is measured in one of several tries."""
    found = []
    for _ in range(TRIES):
        found.append(measure())
        if found[-1] >= least:
            return True
    print(f"asked for {least:.2f}, measured {', '.join(f'{x:.2f}' for x in found)}")
    return False


@pytest.mark.parametrize("robot", ROBOTS)
@pytest.mark.parametrize("quantity", ["inverse_dynamics", "forward_dynamics", "mass_matrix"])
@pytest.mark.parametrize("unit", [unit for unit in available_units() if unit in speed.TARGETS])
def test_batches_are_dozens_of_times_faster_than_pinocchio(robot, quantity, unit):
    """The peer's time per state does not depend on how many there are: a tenth of them will do for it."""
    asked, some = 0.6 * speed.TARGETS[unit][quantity], speed.STATES // 10
    assert reached(lambda: speed.against_pinocchio(iso.load(robot), quantity, unit=unit, rounds=3, theirs=some)["ratio"], asked)


@pytest.mark.parametrize("robot", ROBOTS)
def test_a_single_call_takes_a_fraction_of_pinocchios_time(robot):
    assert reached(lambda: 1 / speed.single_call(iso.load(robot), rounds=5)["part"], 0.6 / 0.35)
    assert reached(lambda: 1 / speed.single_call(iso.load(robot), rounds=5)["part with out="], 0.6 / 0.25)


@pytest.mark.skipif("avx2" not in available_units(), reason="what is asked is asked of AVX2")
@pytest.mark.parametrize("robot", ROBOTS)
def test_a_batch_of_a_few_dozen_states_is_as_fast_as_a_large_one(robot):
    """The interpreter's work around it must not show: at 60 % of what AVX2 is asked for with large batches."""
    asked = 0.6 * speed.TARGETS["avx2"]["inverse_dynamics"]
    assert reached(lambda: speed.small_batch(iso.load(robot), "inverse_dynamics", rounds=3)["ratio"], asked)


@pytest.mark.skipif(cores() < 2, reason="this machine lends one core only")
@pytest.mark.parametrize("robot", ROBOTS)
def test_two_threads_are_faster_than_one(robot):
    arm = iso.load(robot)
    if not reached(lambda: speed.machine_gain(arm), 1.2):
        pytest.skip("two independent threads do not get two cores here and now, so sharing cannot be measured")
    assert reached(lambda: speed.threads_gain(arm), 0.6 * 1.8)


@pytest.mark.parametrize("robot", ROBOTS)
@pytest.mark.parametrize("quantity", ["inverse_dynamics", "forward_dynamics"])
def test_single_precision_is_faster_than_double(robot, quantity):
    assert reached(lambda: speed.single_precision_gain(iso.load(robot), quantity, rounds=5), 0.6 * 1.5)


def test_a_chain_of_100_costs_little_more_than_twice_a_chain_of_50():
    assert reached(lambda: 1 / compiling.growth(rounds=5), 0.6 / 2.6)


@pytest.mark.parametrize("robot", ROBOTS)
@pytest.mark.parametrize("peer", list(rollouts.TARGETS))
def test_a_step_of_a_rollout_takes_a_fraction_of_mujocos(robot, peer):
    pytest.importorskip("mujoco", reason="rollouts are measured against MuJoCo")
    arm = iso.load(robot)

    def ratio() -> float:
        return rollouts.against_mujoco(arm, arms=2000, steps=100, theirs=100, rounds=1)[f"{peer} ratio"]

    assert reached(ratio, 0.6 * rollouts.TARGETS[peer])


def test_floating_arms_roll_faster_than_mujocos() -> None:
    pytest.importorskip("mujoco", reason="MuJoCo is not installed")

    def ratio() -> float:
        return rollouts.floating(arms=1000, steps=50, theirs=50, rounds=1)["RK4 ratio"]

    assert reached(ratio, 0.6 * rollouts.FLOATING)


@pytest.mark.filterwarnings("ignore")  # the Robotics Toolbox has its own
@pytest.mark.parametrize("robot, least", [("puma560", 60), ("ur5", 60), ("iiwa14", 15)])
def test_inverse_kinematics_is_dozens_of_times_faster_than_the_robotics_toolbox(robot, least):
    pytest.importorskip("roboticstoolbox", reason="inverse kinematics is measured against the Robotics Toolbox")

    def ratio() -> float:
        found = inverse_kinematics.measured(robot, rounds=1)
        return float(found["peer us"] / found["ours us"])

    assert reached(ratio, least)


DOORS = {
    "out=": partial(doors.given_arrays, rounds=6),
    "live.set": partial(doors.set_properties, rounds=6),
    "attach": partial(doors.attached, rounds=400),
    "bind": partial(doors.bound, rounds=6, quantities=("inverse_dynamics",)),
    "loops": partial(doors.loops, rounds=6, robots=("delta", "stewart")),
}


@pytest.mark.parametrize("door", DOORS)
def test_what_is_around_a_kernel_costs_little(door: str) -> None:
    """Arrays for several results, changes of a live model, bound numbers, robots with loops: none goes the interpreter's way."""

    def least() -> float:
        return min(doors.ASKED[row.kind] / row.ratio for row in DOORS[door]())

    assert reached(least, 0.6)


def test_a_step_in_webassembly_takes_a_fraction_of_mujocos() -> None:
    rows: list[doors.Row] = []

    def ratio() -> float:
        rows.extend(doors.steps(turns=1))
        if not rows:
            pytest.skip("Node and npm's @mujoco/mujoco (NODE_PATH) are not there to be compared with")
        return doors.ASKED["step"] / rows[-1].ratio

    assert reached(ratio, 0.6)
