"""Writes docs/features.md: which function supports which kind of robot and which option, found by calling each one.

Run: python docs/make_features_page.py        (about a minute)
"""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import isodyn as iso
from isodyn.model.quantities import APART, QUANTITIES, Quantity

PAGE = Path(__file__).parent / "features.md"

HEAD = """# Features

<!-- written by docs/make_features_page.py; do not edit -->

On this page you find which function supports loops, couplings, prescribed bases, joints with several degrees of freedom,
parameters, batches, float32 and other devices.

The entries are not promises written by hand: a script calls every function with every feature and records what happens.

| entry | meaning |
|---|---|
| yes | the call returns finite numbers |
| tree | for robots with loops: the call works and describes the open tree, without the loop constraints |
| no | the call is refused; the message is below the table |
| | the feature does not apply |

"""


def _spherical() -> iso.Robot:
    links = iso.Link("ground"), iso.Link("upper", 2.0, (0, 0, -0.2), (0.03, 0.03, 0.01))
    lower = iso.Link("lower", 1.0, (0, 0, -0.2), (0.02, 0.02, 0.01))
    down = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, -0.4], [0, 0, 0, 1]]
    joints = iso.Joint("hip", "ground", "upper", "spherical"), iso.Joint("knee", "upper", "lower", "universal", origin=down)
    return iso.Robot("leg", (*links, lower), joints)


#: the column -> a robot that has it
ROBOTS: dict[str, Callable[[], iso.Robot]] = {
    "serial arm": lambda: iso.load("two-link"),
    "floating base": lambda: iso.load("two-link").with_payload(5.0, (0, 0, 0), (0.1, 0.1, 0.1), link="base").with_base("floating"),
    "prescribed base": lambda: iso.load("two-link").with_base("moving"),
    "multi-DOF joints": _spherical,
    "couplings": lambda: iso.load("mimic-gripper"),
    "loops": lambda: iso.load("four-bar"),
}
BASE = {"twist": [0.1, 0, 0, 0, 0, 0.2], "acceleration": [0, 0, 0.3, 0, 0, 0]}
OPTIONS = ("batches", "float32", "parameters", "derivatives", "`reference`", "`precise`", "`wasm`")


@cache
def robot_of(column: str) -> iso.Robot:
    return ROBOTS[column]()


@cache
def state(column: str) -> tuple[np.ndarray, np.ndarray]:
    """q, qd: at rest; near the neutral position, closed where there are loops."""
    robot = robot_of(column)
    if robot.loops:
        found = iso.close_loops(robot, [0.8, *[0.0] * (robot.n - 1)], fixed=[robot.joint_names[0]])
        return found.q, np.zeros(robot.n)
    return robot.integrate(robot.neutral(), np.linspace(0.1, 0.3, robot.n)), np.full(robot.n, 0.2)


class Trial:
    """One table: what was found for each row and column, and the messages of refusals."""

    def __init__(self, title: str, columns: tuple[str, ...]):
        self.title, self.columns = title, columns
        self.rows: dict[str, list[str]] = {}
        self.refused: dict[str, list[str]] = {}

    def attempt(self, row: str, call: Callable[[], object] | None) -> str:
        """Fills the next cell of the row."""
        entry = ""
        if call is not None:
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", iso.ModelWarning)
                    result = call()
                entry = result if isinstance(result, str) else "yes"
            except iso.IsodynError as error:
                entry = "no"
                column = self.columns[len(self.rows.get(row, []))]
                self.refused.setdefault(f"{type(error).__name__}: {error}".split("\n")[0], []).append(f"`{row}` ({column})")
        self.rows.setdefault(row, []).append(entry)
        return entry

    def markdown(self) -> str:
        head = [f"| | {' | '.join(self.columns)} |", f"|---|{'---|' * len(self.columns)}"]
        rows = [f"| `{row}` | {' | '.join(cells)} |".replace("|  |", "| |") for row, cells in self.rows.items()]
        notes = [f"- {_listed(where)}: {_escaped(message)}" for message, where in self.refused.items()]
        return "\n".join([f"## {self.title}", "", *head, *rows, "", *(["Refusals:", "", *notes, ""] if notes else [])])


def _listed(where: list[str]) -> str:
    return ", ".join(where)


def _escaped(message: str) -> str:
    short = message if len(message) < 260 else message[:250].rsplit(" ", 1)[0] + " ..."
    for mark in "*_<>|":
        short = short.replace(mark, f"\\{mark}")
    return short


# -- quantities --------------------------------------------------------------------------------------------------------


def arguments(row: Quantity, column: str) -> tuple[tuple[np.ndarray, ...], dict[str, Any]]:
    """What a quantity is called with, for a robot of this column."""
    robot, (q, qd) = robot_of(column), state(column)
    vectors = {"q": q, "qd": qd, "qdd": np.full(robot.n, 0.1), "tau": np.full(robot.n, 0.1), "known": np.full(robot.n, 0.1)}
    options: dict[str, Any] = {"base": BASE} if robot.moving_base and row.base else {}
    if "frame" in row.options:
        options["frame"] = robot.link_names[-1]
    names = [name if name in vectors else "known" for name in row.inputs]
    return tuple(vectors[name] for name in names), options


def evaluate(row: Quantity, column: str, **compiled: Any) -> np.ndarray:
    dynamics = iso.compile(robot_of(column), **compiled)
    given, options = arguments(row, column)
    return _flat(getattr(dynamics, row.key)(*given, **options))


def _flat(result: Any) -> np.ndarray:
    parts = [np.asarray(part, float).ravel() for part in (result if isinstance(result, tuple) else (result,))]
    whole = np.concatenate(parts)
    assert np.isfinite(whole).all()
    return whole


def of_robot(row: Quantity, column: str) -> str:
    """The entry of a quantity for a kind of robot."""
    found = evaluate(row, column)
    robot = robot_of(column)
    if not robot.loops:
        return "yes"
    tree = iso.compile(replace(robot, loops=()))
    given, options = arguments(row, column)
    same = _flat(getattr(tree, row.key)(*given, **options))
    return "tree" if same.shape == found.shape and np.allclose(same, found, rtol=1e-9, atol=1e-12) else "yes"


def of_option(row: Quantity, option: str) -> str:
    """The entry of a quantity for an option, on a serial arm."""
    column = "serial arm"
    given, options = arguments(row, column)
    if option == "batches":
        many = tuple(np.stack([one, one]) for one in given)
        result = getattr(robot_of(column), row.key)(*many, **options)
        shapes = {np.shape(part)[0] for part in (result if isinstance(result, tuple) else (result,))}
        assert shapes == {2}
    elif option == "float32":
        evaluate(row, column, dtype="float32")
    elif option == "parameters":
        dynamics = iso.compile(robot_of(column), parameters=["link2.mass"])
        _flat(getattr(dynamics, row.key)(*given, parameters={"link2.mass": 0.7}, **options))
    elif option == "derivatives":
        return "yes" if f"{row.key}_derivatives" in QUANTITIES else ""
    else:
        evaluate(row, column, device=option.strip("`"))
    return "yes"


def robots_table(keys: tuple[str, ...] = tuple(QUANTITIES)) -> Trial:
    trial = Trial("Quantities by kind of robot", tuple(ROBOTS))
    for key in keys:
        for column in ROBOTS:
            trial.attempt(key, lambda key=key, column=column: of_robot(QUANTITIES[key], column))
    return trial


def options_table(keys: tuple[str, ...] = tuple(QUANTITIES)) -> Trial:
    trial = Trial("Quantities by option", OPTIONS)
    for key in keys:
        for option in OPTIONS:
            trial.attempt(key, lambda key=key, option=option: of_option(QUANTITIES[key], option))
    return trial


# -- functions ---------------------------------------------------------------------------------------------------------


def _simulate(column: str, **options: Any) -> object:
    more = {"base": BASE} if robot_of(column).moving_base else {}
    return iso.simulate(robot_of(column), *state(column), 0.02, **more, **options)


def _rollout(column: str) -> object:
    robot, (q, qd) = robot_of(column), state(column)
    more = {"base": BASE} if robot.moving_base else {}
    return iso.rollout(robot, np.stack([q, q]), np.stack([qd, qd]), dt=1e-3, steps=5, **more)


def _controlled(column: str) -> object:
    robot, (q, _) = robot_of(column), state(column)
    return _simulate(column, torque=iso.Controller.pd(robot, 50.0, 5.0, q))


def _saved(column: str, ending: str) -> object:
    with tempfile.TemporaryDirectory() as folder:
        return robot_of(column).save(Path(folder) / f"robot{ending}")


def _inverse_kinematics(column: str) -> object:
    robot, (q, _) = robot_of(column), state(column)
    frame, more = robot.link_names[-1], {"base": BASE} if robot.moving_base else {}
    return iso.inverse_kinematics(robot, robot.pose(q, frame=frame, **more), frame=frame, q0=q)


def _cubic(column: str) -> object:
    robot, (q, _) = robot_of(column), state(column)
    end = robot.integrate(q, np.full(robot.n, 0.1))
    if robot.loops:
        end = iso.close_loops(robot, end, fixed=[robot.joint_names[0]]).q
    return iso.Trajectory.cubic(q, end, 1.0, robot=robot)


def _live(column: str) -> object:
    robot, (q, _) = robot_of(column), state(column)
    return iso.live(robot).mass_matrix(q, **({"base": BASE} if robot.moving_base else {}))


FUNCTIONS: dict[str, Callable[[str], object]] = {
    "simulate": _simulate,
    'simulate(events="limits")': lambda column: _simulate(column, events="limits"),
    "rollout": _rollout,
    "Controller.pd": _controlled,
    "live": _live,
    "Trajectory.cubic": _cubic,
    "inverse_kinematics": _inverse_kinematics,
    "poses": lambda column: iso.poses(robot_of(column), state(column)[0]),
    'coordinates(to="pinocchio")': lambda column: iso.coordinates(robot_of(column), *state(column), to="pinocchio"),
    "mobility": lambda column: iso.mobility(robot_of(column), state(column)[0]),
    "modes": lambda column: iso.modes(robot_of(column).with_gravity((0, 0, 0)), state(column)[0]),
    "equations": lambda column: iso.equations(robot_of(column)),
    "export": lambda column: iso.export(robot_of(column), "mass_matrix"),
    "count": lambda column: iso.count(robot_of(column), None, "mass_matrix"),
    "compare": lambda column: iso.compare(
        robot_of(column), methods=("newton-euler", "lagrange"), quantities=("mass_matrix",), states=2, speed=False, curves=False
    ),
    "significance": lambda column: iso.significance(robot_of(column)),
    "stability": lambda column: iso.stability(robot_of(column), states=2),
    "draw": lambda column: iso.draw(robot_of(column)),
    'save(".toml")': lambda column: _saved(column, ".toml"),
    'save(".urdf")': lambda column: _saved(column, ".urdf"),
    "to_dh": lambda column: robot_of(column).to_dh(convention="standard"),
}


def functions_table(keys: tuple[str, ...] = tuple(FUNCTIONS)) -> Trial:
    trial = Trial("Functions by kind of robot", tuple(ROBOTS))
    for key in keys:
        for column in ROBOTS:

            def call(key: str = key, column: str = column) -> object:
                FUNCTIONS[key](column)
                return "yes"

            trial.attempt(key, call)
    return trial


def page() -> str:
    """The whole page."""
    robots = "\n".join(f"- **{column}**: {_described(column)}" for column in ROBOTS)
    apart = ", ".join(f"`{key}`" for key in APART)
    text = f"The robots:\n\n{robots}\n\nNot in these tables, because they need a choice of joints or loops: {apart}.\n\n"
    text += "Formulas, counts and comparisons of a robot with loops describe its open tree.\n\n"
    text += "Derivatives exist for the quantities marked so; the columns in code style are devices (`compile(device=...)`).\n\n"
    return HEAD + text + "\n".join(table.markdown() for table in (robots_table(), options_table(), functions_table()))


def _described(column: str) -> str:
    robot = robot_of(column)
    return f"`{robot.name}`, {robot.n} degrees of freedom"


if __name__ == "__main__":
    PAGE.write_text(page().rstrip("\n") + "\n", encoding="utf-8", newline="\n")
