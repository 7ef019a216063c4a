"""Hints: a name from another library answers with ours, ours exists, and the other library really has that name."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import isodyn
from isodyn.model.hints import HINTS, LATER, PACKAGE_HINTS
from isodyn.model.quantities import Quantities

ROBOT = isodyn.load("two-link")
ROWS = [*HINTS.items(), *PACKAGE_HINTS.items()]


def exists(target: str) -> bool:
    """Whether "inverse_dynamics", "robot.n" or "isodyn.Robot.from_dh" is there."""
    first, *rest = target.split(".")
    owner: object = {"isodyn": isodyn, "robot": ROBOT}.get(first, Quantities)
    for name in rest or [first]:
        if not hasattr(owner, name):
            return False
        owner = getattr(owner, name)
    return True


@pytest.mark.parametrize("name, row", ROWS, ids=[name for name, _ in ROWS])
def test_what_a_hint_names_exists(name, row):
    ours, whose = row
    assert exists(ours)
    assert all(exists(other) for other in re.findall(r"isodyn(?:\.\w+)+", whose))
    assert whose and not whose.endswith(".")


@pytest.mark.parametrize("name", HINTS)
def test_robots_and_compiled_dynamics_answer_alike(name):
    for thing in (ROBOT, ROBOT._dynamics):
        with pytest.raises(AttributeError, match=f"has no '{name}'; use {re.escape(HINTS[name][0])} "):
            getattr(thing, name)


@pytest.mark.parametrize("name, row", ROWS, ids=[name for name, _ in ROWS])
def test_the_package_answers_too(name, row):
    ours = row[0] if "." in row[0] else f"robot.{row[0]}"
    with pytest.raises(AttributeError, match=f"has no attribute '{name}'; use {re.escape(ours)} "):
        isodyn.__getattr__(name)  # a room of that name may have been imported: `show`


@pytest.mark.parametrize("name", LATER)
def test_what_is_planned_says_what_there_is_until_then(name):
    for thing, what in ((ROBOT, "has no"), (ROBOT._dynamics, "has no"), (isodyn, "has no attribute")):
        with pytest.raises(AttributeError, match=f"{what} '{name}'; it is not in this version; "):
            getattr(thing, name)
    assert all(exists(other) for other in re.findall(r"(?:isodyn|robot)(?:\.\w+)+", LATER[name]))


def test_no_name_stands_in_two_tables_and_none_is_ours():
    assert not set(HINTS) & set(PACKAGE_HINTS) and not set(LATER) & {*HINTS, *PACKAGE_HINTS}
    assert not set(LATER) & {*dir(isodyn.Robot), *isodyn.Robot.__dataclass_fields__, *dir(isodyn.Dynamics), *isodyn.__all__}
    assert not set(HINTS) & {*dir(isodyn.Robot), *isodyn.Robot.__dataclass_fields__, *dir(isodyn.Dynamics)}
    assert not {*HINTS, *PACKAGE_HINTS} & set(isodyn.__all__)


def owners(package: str) -> list[object]:
    module = pytest.importorskip(package)
    if package == "pinocchio":
        return [module, module.Model]
    if package == "mujoco":
        return [module, module.MjModel, module.MjData]
    return [module, module.DHRobot]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "package, label", [("pinocchio", "Pinocchio"), ("mujoco", "MuJoCo"), ("roboticstoolbox", "Robotics Toolbox")]
)
def test_the_others_have_these_names(package, label):
    places = owners(package)
    theirs = [name for name, (_, whose) in ROWS if re.match(rf"{label} {name}\b", whose) and name != "mdl_puma560"]
    assert len(theirs) > 10
    assert [name for name in theirs if not any(hasattr(place, name) for place in places)] == []


def test_asking_for_a_module_imports_nothing_heavy():
    code = "import sys, isodyn; hasattr(isodyn, 'cli'); print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "False"
