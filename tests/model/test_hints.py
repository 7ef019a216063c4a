"""Hints: a name from another library answers with ours, ours exists, and the other library really has that name."""

from __future__ import annotations

import importlib
import inspect
import re
import subprocess
import sys

import pytest

import isodyn
from isodyn.model.hints import FUNCTIONS, HINTS, INTEGRATOR_HINTS, LATER, METHOD_HINTS, PACKAGE_HINTS, SIMULATE_ARGUMENTS
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


@pytest.mark.parametrize(
    "name, words",
    [("teach", r"robot\.view .*sliders"), ("islimit", r"robot\.joints"), ("ikine_NR", "inverse_kinematics"),
     ("ikine", "inverse_kinematics"),
     ("qz", r"robot\.neutral"), ("jtraj", "Trajectory.quintic"), ("vellipse", "manipulability"), ("reach", "workspace")],
)  # fmt: skip
def test_what_users_of_the_robotics_toolbox_look_for_leads_to_what_does_it(name, words):
    with pytest.raises(AttributeError, match=f"Robot has no '{name}'; use .*{words}"):
        getattr(ROBOT, name)


@pytest.mark.parametrize("name, row", ROWS, ids=[name for name, _ in ROWS])
def test_the_package_answers_too(name, row):
    ours = row[0] if "." in row[0] else f"robot.{row[0]}"
    with pytest.raises(AttributeError, match=f"has no attribute '{name}'; use {re.escape(ours)} "):
        isodyn.__getattr__(name)  # a room of that name may have been imported: `show`


@pytest.mark.parametrize("name", LATER)
def test_what_is_planned_says_what_there_is_until_then(name):
    for thing, what in ((ROBOT, "has no"), (ROBOT._dynamics, "has no"), (isodyn, "has no attribute")):
        with pytest.raises(AttributeError, match=f"{what} '{name}'; not available in this version; "):
            getattr(thing, name)
    assert all(exists(other) for other in re.findall(r"(?:isodyn|robot)(?:\.\w+)+", LATER[name]))


def test_the_functions_that_take_a_robot_are_listed():
    public = {name: getattr(isodyn, name) for name in isodyn.__all__ if name.islower() and not name.startswith("_")}
    assert set(FUNCTIONS) == {name for name, f in public.items() if [*inspect.signature(f).parameters][:1] == ["robot"]}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_asked_of_a_robot_are_named(name):
    for thing in (each for each in (ROBOT, ROBOT._dynamics) if not hasattr(type(each), name)):
        with pytest.raises(AttributeError, match=rf"has no '{name}'; it is a function: isodyn\.{name}\(robot, \.\.\.\)"):
            getattr(thing, name)


@pytest.mark.parametrize(
    "name, ours", [("mass_matrx", "mass_matrix"), ("inverse_dynamic", "inverse_dynamics"), ("joint_nams", "joint_names")]
)
def test_a_misspelt_attribute_is_answered_with_the_nearest(name, ours):
    with pytest.raises(AttributeError, match=f"Robot has no attribute '{name}'; did you mean '{ours}'"):
        getattr(ROBOT, name)


@pytest.mark.parametrize(
    "name, words", [("Simulate", "did you mean 'simulate'"), ("lod", "did you mean 'load'"), ("mass_matrix", "robot.mass_matrix"),
     ("RK45", 'it is an integrator: integrator="RK45" of isodyn.simulate'), ("ode45", 'integrator="RK45".*of isodyn.simulate')],
)  # fmt: skip
def test_a_misspelt_name_of_the_package_too(name, words):
    with pytest.raises(AttributeError, match=words):
        getattr(isodyn, name)


@pytest.mark.parametrize(
    "name, words", [("study", r"use isodyn\.Study\.of "), ("show", r"use isodyn\.draw "), ("check", r"use robot\.lint ")]
)
def test_a_part_of_the_package_called_like_its_command_says_what_to_write(name, words):
    room = importlib.import_module(f"isodyn.{name}")
    with pytest.raises(TypeError, match=rf"isodyn\.{name} is a module, not a function; {words}"):
        room(ROBOT)


WRONG = {
    "integrator as method": (lambda: isodyn.simulate(ROBOT, [0, 0], [0, 0], 1, method="RK45"), 'integrator="RK45"'),
    "ode45": (lambda: isodyn.simulate(ROBOT, [0, 0], [0, 0], 1, integrator="ode45"), 'integrator="RK45"'),
    "controller": (lambda: isodyn.simulate(ROBOT, [0, 0], [0, 0], 1, controller=None), "torque, which takes an isodyn.Controller"),
    "rnea": (lambda: isodyn.compile(ROBOT, method="RNEA"), 'method="newton-euler"'),
    "UR5": (lambda: isodyn.load("UR5"), "did you mean 'ur5'"),
    "kuka": (lambda: isodyn.load("kuka"), "'iiwa14' or 'kr5'"),
    "csv": (lambda: isodyn.load("arm.csv"), "isodyn.Trajectory.from_csv.*isodyn.Robot.from_dh"),
    "symbols": (lambda: isodyn.symbols("a b"), r"a, b = map\(isodyn.symbol, \['a', 'b'\]\)"),
}


@pytest.mark.parametrize("wrong, words", WRONG.values(), ids=WRONG)
def test_what_newcomers_write_is_answered_with_what_to_write(wrong, words):
    with pytest.raises(isodyn.IsodynError, match=words):
        wrong()


def test_hints_name_methods_integrators_and_arguments_that_there_are():
    for words in METHOD_HINTS.values():
        (name,) = re.findall('method="([^"]+)"', words) or re.findall('integrator="([^"]+)"', words)
        assert name in {row.key for row in (*isodyn.methods(), *isodyn.integrators())}
    for words in INTEGRATOR_HINTS.values():
        assert set(re.findall('"([^"]+)"', words)) <= {row.key for row in isodyn.integrators()}
    known = inspect.signature(isodyn.simulate).parameters
    assert all(re.split(r"\W", words)[0] in known for words in SIMULATE_ARGUMENTS.values())


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
