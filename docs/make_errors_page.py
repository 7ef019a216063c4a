"""Writes docs/errors.md: every exception class, with the message of an example that raises it now.

Run: python docs/make_errors_page.py
"""

from __future__ import annotations

import os
import sys
import warnings
from pathlib import Path
from typing import NamedTuple

import numpy as np

import isodyn as iso

PAGE = Path(__file__).parent / "errors.md"

HEAD = """# Error classes

<!-- written by docs/make_errors_page.py; do not edit -->

On this page you find every exception that isodyn raises on purpose, an example of each, and what to do.

All of them are subclasses of `IsodynError`, and most also of the built-in exception that you would expect, so that `except
ValueError` works too. A message says what was expected, what came instead, and what to do. Wrong argument names raise Python's
own `TypeError`.

```python
import isodyn as iso

try:
    iso.load("ur55")
except iso.IsodynError as error:
    print(type(error).__name__, error)
```

| class | also a | raised for |
|---|---|---|
"""


class Example(NamedTuple):
    """A class, what raises it, and the remedy; `code` is run, its last line raises."""

    name: str
    when: str
    code: tuple[str, ...]
    remedy: str


ARM = 'arm = iso.load("two-link")'
EXAMPLES = (
    Example(
        "ModelError",
        "a robot that cannot exist, or whose description contradicts itself: masses, axes, trees, names, loops",
        ('iso.Robot.from_dh(convention="standard", joints="R", a=[0.3], mass=[-1.0])',),
        "Correct the number or name that the message gives. `robot.lint()` finds numbers that are possible but unlikely.",
    ),
    Example(
        "FormatError",
        "a file or text that cannot be read or written in the named format",
        ('iso.load("<robot><link/></robot>")',),
        "Look at the line that the message names. For a file that cannot be written, it gives the reason of the operating system.",
    ),
    Example(
        "ShapeError",
        "an array or number of the wrong shape, type or range",
        (ARM, "arm.inverse_dynamics([0, 0, 0], [0, 0], [0, 0])"),
        "Pass arrays of shape (..., nq) for `q` and (..., n) for velocities, accelerations and torques.",
    ),
    Example(
        "MotionError",
        "a motion that the robot cannot make: out of reach, through a singularity, beyond its limits",
        (
            ARM,
            "path = iso.CartesianPath.line(arm.pose([0.1, 0.5]), [5, 0, 0], speed=0.5)",
            "iso.Trajectory.follow(arm, path, [0.1, 0.5])",
        ),
        "Choose other poses or a longer duration; [Plan a motion](trajectories.md) has the functions that keep limits.",
    ),
    Example(
        "SimulationError",
        "a simulation that cannot continue: a torque function failed, the motion diverged, the steps became too small",
        (
            ARM,
            "push = lambda t, q, qd: np.full(2, np.nan if t > 0.5 else 0.0)",
            "iso.simulate(arm, [0, 0], [0, 0], 1.0, torque=push)",
        ),
        "`error.partial` is the `Simulation` up to that time. Look at its last states.",
    ),
    Example(
        "UnknownNameError",
        "a robot, method, quantity, joint, link or frame that does not exist",
        ('iso.load("ur55")',),
        "Take a suggested name. `iso.catalogue()`, `iso.methods()`, `robot.joint_names` and `robot.link_names` list them.",
    ),
    Example(
        "MethodError",
        "a method that exists, but does not compute this quantity or does not support this robot",
        (ARM, 'iso.compile(arm, method="articulated-body").mass_matrix([0, 0])'),
        "Take another method, or `method=None`, which chooses one for each quantity.",
    ),
    Example(
        "GraphError",
        "an operation that an operation graph cannot hold, while a formulation runs on symbols",
        ('iso.symbol("x") ** 0.5',),
        "Write the formula with the operations of `isodyn/graph/ops.py`; use `condition.select(yes, no)` in place of `if`.",
    ),
    Example(
        "BackendError",
        "code that cannot be generated, compiled or run on this machine",
        (ARM, 'iso.compile(arm, device="cuda")'),
        "Take a device of the list. `isodyn doctor` tells what this machine supports.",
    ),
    Example(
        "MissingExtra",
        "a function that needs an optional package which is not installed",
        (ARM, 'iso.stability(arm, states=2).plot("errors.svg")'),
        "Run the command in the message.",
    ),
)
WARNING = Example(
    "ModelWarning",
    "numbers that look like degrees, millimetres, or gravity with the wrong sign; they are used as given",
    ('iso.Robot.from_dh(convention="standard", joints="RR", a=[0.3, 0.2], alpha=[90, 0], mass=[1, 1])',),
    'Convert the number, or pass `degrees=True`. To silence the warning: `warnings.simplefilter("ignore", iso.ModelWarning)`.',
)


def page() -> str:
    """The whole page."""
    lines = [f"| [`{one.name}`](#{one.name.lower()}) | {_also(one.name)} | {one.when} |" for one in (*EXAMPLES, WARNING)]
    sections = [_section(one, _raised(one)) for one in EXAMPLES]
    return HEAD + "\n".join([*lines, "", *sections, _section(WARNING, _warned(WARNING))])


def _also(name: str) -> str:
    bases = [
        base.__name__ for base in getattr(iso, name).__mro__[1:] if base.__name__ not in ("Exception", "BaseException", "object")
    ]
    return ", ".join(f"`{base}`" for base in bases if base not in ("IsodynError", "Warning"))


def _section(one: Example, message: str) -> str:
    code = "\n".join(f">>> {line}" for line in one.code)
    words = f"Raised for {one.when}." if one is not WARNING else f"A warning about {one.when}."
    return f"## {one.name}\n\n{words}\n\n```pycon\n{code}\n{one.name}: {message}\n```\n\n{one.remedy}\n"


def _raised(one: Example) -> str:
    """The message of the example; Matplotlib counts as not installed."""
    hidden = sys.modules.get("matplotlib")
    sys.modules["matplotlib"] = None  # type: ignore[assignment]
    try:
        _run(one)
    except iso.IsodynError as error:
        assert type(error).__name__ == one.name, error
        return str(error)
    finally:
        del sys.modules["matplotlib"]
        if hidden is not None:
            sys.modules["matplotlib"] = hidden
    raise AssertionError(f"{one.name}: the example raises nothing")


def _warned(one: Example) -> str:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        _run(one)
    return str(found[0].message)


def _run(one: Example) -> None:
    names = {"iso": iso, "np": np, "os": os}
    for line in one.code:
        exec(line, names)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
