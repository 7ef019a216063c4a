"""Trajectories and paths as pictures over time, with units; jumps are drawn as jumps."""

from __future__ import annotations

import os
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any

import numpy as np

from isodyn.model.robot import Robot
from isodyn.motion.door import a_number_of_joints
from isodyn.motion.uniform import fine_times
from isodyn.show.figure import Sketch, legend, look, overlay, picture_file, plain
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.motion.cartesian import CartesianPath
    from isodyn.motion.trajectory import Trajectory

_TIMES = 401  # at least; both sides of every jump as well
_NAMES = {"q": ("position", ""), "qd": ("velocity", "/s"), "qdd": ("acceleration", "/s²")}

Panel = tuple[str, Array, Sequence[int]]  # label of the axis, columns (N, k), which look each has


def picture(trajectory: Trajectory, path: str | os.PathLike[str] | None, robot: Robot | None, title: str) -> str:
    """q, qd and qdd, one below the other; joints that slide have panels of their own."""
    joints = [f"joint {k + 1}" for k in range(trajectory.n)]
    units = ["rad or m"] * trajectory.n
    if robot is not None:
        moving = a_number_of_joints("plot", robot, trajectory.n).moving
        joints, units = [joint.name for joint in moving], [joint.unit for joint in moving]
    t = fine_times(trajectory.law, _TIMES)
    motion = trajectory(t)._asdict()
    panels: list[Panel] = []
    for name, (word, per) in _NAMES.items():
        for unit in dict.fromkeys(units):
            chosen = [k for k, other in enumerate(units) if other == unit]
            label = f"{unit}{per}" if " " not in unit or not per else f"({unit}){per}"
            panels.append((f"{word}\n[{label}]", motion[name][:, chosen], chosen))
    heading = title or f"{trajectory.kind} trajectory" + (f" of {robot.name}" if robot is not None else "")
    return _drawn(f"trajectory-{trajectory.kind}", heading, t, panels, joints, path)


def path_picture(motion: CartesianPath, path: str | os.PathLike[str] | None, title: str) -> str:
    """Position, speed along the path, and rate of turning."""
    t = fine_times(motion.law, _TIMES)
    pose, twist, acceleration = motion(t)
    speed, rate = (np.linalg.norm(twist[:, part], axis=1, keepdims=True) for part in (slice(0, 3), slice(3, 6)))
    steep = np.linalg.norm(acceleration[:, :3], axis=1, keepdims=True)
    panels: list[Panel] = [
        ("position\n[m]", pose[:, :3, 3], (0, 1, 2)),
        ("speed\n[m/s]", speed, (3,)),
        ("acceleration\n[m/s²]", steep, (3,)),
        ("turning\n[rad/s]", rate, (3,)),
    ]
    return _drawn(f"path-{motion.kind}", title or f"{motion.kind} in space", t, panels, ["x", "y", "z"], path)


def _drawn(name: str, title: str, t: Array, panels: list[Panel], labels: Sequence[str], path: Any) -> str:
    target = picture_file(path)
    with Sketch(name, escape(title), height=0.7 + 1.6 * len(panels)) as sketch:
        sketch.axes.remove()
        axes = sketch.figure.subplots(len(panels), 1, sharex=True, squeeze=False)[:, 0]
        for k, label in enumerate(labels):  # the legend in the order of the labels, whichever panel they are in
            axes[0].plot([], [], label=plain(label), **look(k))
        for axis, (label, columns, looks) in zip(axes, panels, strict=True):
            overlay(axis, t, columns, looks)
            axis.set_ylabel(label)
        axes[0].set_title(plain(title), fontsize=11)
        axes[-1].set(xlabel="t [s]", xlim=(t[0], t[-1]))
        sketch.figure.align_ylabels(axes)
        legend(sketch, len(labels))
        return sketch.write(target)
