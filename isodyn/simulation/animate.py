"""Moving pictures of a simulation: a standalone HTML page, or a GIF."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from isodyn.errors import MissingExtra, writing
from isodyn.model.robot import Robot
from isodyn.show.figure import COLOURS
from isodyn.simulation.animation_page import PAGE
from isodyn.simulation.files import target_path
from isodyn.simulation.result import Simulation
from isodyn.simulation.view import FINER, Film, basis, film, finer, frame_times
from isodyn.spatial import Array

_SIZE, _SCALE = 480, 2  # of a GIF [pixels]; drawn larger, then reduced
_STILL = "#767676"  # colour of what no joint moves
_SPEED_OF_GIF = 20  # pictures per second: browsers slow faster ones down


def animate(simulation: Simulation, path: str | os.PathLike[str], *, speed: float = 1.0, fps: int = 30) -> Path:
    """Write the motion to an .html or .gif file."""
    target = target_path("animate", path, (".html", ".htm", ".gif"))
    kind = target.suffix.lower()
    times = frame_times(simulation.t, speed, min(fps, _SPEED_OF_GIF) if kind == ".gif" else fps, 2 if kind == ".gif" else 240)
    q, _ = simulation.at(times)
    pictures = film(simulation.robot, times, q, simulation.at(finer(times))[0])
    with writing("animate", target):
        if kind == ".gif":
            _gif(pictures, simulation.robot, target, speed)
        else:
            target.write_text(page(simulation, pictures, q, speed), encoding="utf-8", newline="\n")
    return target


# -- page -------------------------------------------------------------------------------------------------------------


def page(simulation: Simulation, pictures: Film, q: Array, speed: float) -> str:
    """One self-contained HTML page."""
    robot = simulation.robot
    data: dict[str, Any] = {
        "frames": len(pictures.t),
        "t": [float(pictures.t[0]), float(pictures.t[-1])],
        "speed": speed,
        "segments": _packed(pictures.segments),
        "mover": movers(robot, pictures),
        "joints": _packed(pictures.joints),
        "tips": _packed(pictures.tips),
        "finer": FINER,
        "counts": [pictures.segments.shape[1], pictures.joints.shape[1], pictures.tips.shape[1]],
        "up": pictures.up.tolist(),
        "eye": list(pictures.eye),
        "middle": pictures.middle.tolist(),
        "size": pictures.size,
        "q": _packed(q),
        "names": [f"{joint.name} [{joint.unit}]" for joint in robot.moving],
        "unit": " | ".join(dict.fromkeys(joint.unit for joint in robot.moving)),
        "colours": list(COLOURS),
    }
    text = json.dumps(data).replace("</", "<\\/")  # a name must not end the script element
    words = f"{simulation.integrator}, {simulation.method}, {simulation.t[-1] - simulation.t[0]:g} s"
    return PAGE.replace("@TITLE@", escape(robot.name)).replace("@WORDS@", escape(words)).replace("@DATA@", text)


def movers(robot: Robot, pictures: Film) -> list[int]:
    """For each segment the number of the moving joint that carries its link, -1 for what stands still.

    Segments have the colour of their joint's line in the plot.
    """
    carrier = {robot.root.name: -1}
    for joint in robot.joints:
        carrier[joint.child] = robot.moving.index(joint) if joint.nv else carrier[joint.parent]
    return [carrier[pictures.names[owner]] for owner in pictures.owner]


def _packed(values: Array) -> str:
    """Numbers as base64 of little-endian float32."""
    return base64.b64encode(np.ascontiguousarray(values, dtype="<f4").tobytes()).decode()


# -- GIF --------------------------------------------------------------------------------------------------------------


def _gif(pictures: Film, robot: Robot, target: Path, speed: float) -> None:
    try:
        from PIL import Image
    except ImportError:
        raise MissingExtra.of("Pillow", "plot") from None
    colours = [COLOURS[mover % len(COLOURS)] if mover >= 0 else _STILL for mover in movers(robot, pictures)]
    images = [_picture(pictures, k, robot.name, colours) for k in range(len(pictures.t))]
    frames = [image.quantize(64, dither=Image.Dither.NONE) for image in images]
    pause = 1000 * (pictures.t[-1] - pictures.t[0]) / speed / max(1, len(pictures.t) - 1)
    lasting = max(20, round(pause / 10) * 10)  # GIF counts in hundredths of a second
    frames[0].save(target, save_all=True, append_images=frames[1:], duration=lasting, loop=0, optimize=False)


def _picture(pictures: Film, k: int, name: str, colours: Sequence[str]) -> Any:
    from PIL import Image, ImageDraw

    side = _SIZE * _SCALE
    image = Image.new("RGB", (side, side), "white")
    pen = ImageDraw.Draw(image)
    view, zoom = basis(pictures.up, *pictures.eye), 0.44 * side / pictures.size

    def flat(points: Array) -> Array:
        seen = (points - pictures.middle) @ view.T
        return np.stack([side / 2 + zoom * seen[..., 0], side / 2 - zoom * seen[..., 1], seen[..., 2]], axis=-1)

    for tip in range(pictures.tips.shape[1]):
        trace = [(float(x), float(y)) for x, y, _ in flat(pictures.tips[: FINER * k + 1, tip])]
        if len(trace) > 1:
            pen.line(trace, fill="#C9CDD2", width=2 * _SCALE)
    ends = flat(pictures.segments[k])
    for s in np.argsort(ends[:, :, 2].mean(axis=1)):
        (x0, y0), (x1, y1) = ends[s, 0, :2], ends[s, 1, :2]
        pen.line([(x0, y0), (x1, y1)], fill=colours[s], width=7 * _SCALE)
    for x, y, _ in flat(pictures.joints[k]):
        r = 5.5 * _SCALE
        pen.ellipse([x - r, y - r, x + r, y + r], fill="white", outline="#333333", width=2 * _SCALE)
    pen.text((10 * _SCALE, 8 * _SCALE), f"{name}   t = {pictures.t[k]:.2f} s", fill="#333333", font_size=14 * _SCALE)
    length = round_length(0.25 * side / zoom)
    low = side - 12 * _SCALE
    pen.line([(10 * _SCALE, low), (10 * _SCALE + zoom * length, low)], fill="#333333", width=2 * _SCALE)
    pen.text((10 * _SCALE, low - 20 * _SCALE), f"{length:g} m", fill="#333333", font_size=12 * _SCALE)
    return image.reduce(_SCALE)


def round_length(most: float) -> float:
    """The longest of 1, 2, 5, 10, ... that is not above `most`   [m]."""
    decade = 10.0 ** np.floor(np.log10(most))
    return float(max(m for m in (1, 2, 5) if m * decade <= most * (1 + 1e-9)) * decade)
