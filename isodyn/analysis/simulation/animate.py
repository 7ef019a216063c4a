"""Moving pictures of a simulation: a standalone HTML page, or a GIF."""

from __future__ import annotations

import base64
import json
import os
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from isodyn.analysis.plots import COLOURS
from isodyn.analysis.simulation.animation_page import PAGE
from isodyn.analysis.simulation.result import Simulation
from isodyn.analysis.simulation.view import FINER, Film, basis, film, finer, frame_times
from isodyn.errors import FormatError, MissingExtra
from isodyn.spatial import Array

_SIZE, _SCALE = 480, 2  # of a GIF [pixels]; drawn larger, then reduced
_SPEED_OF_GIF = 20  # pictures per second: browsers slow faster ones down


def animate(simulation: Simulation, path: str | os.PathLike[str], *, speed: float = 1.0, fps: int = 30) -> Path:
    """Write the motion to an .html or .gif file."""
    target = Path(path)
    kind = target.suffix.lower()
    if kind not in (".html", ".htm", ".gif"):
        raise FormatError(f"animate: {str(target)[:200]!r} ends in {target.suffix!r}; expected .html or .gif")
    times = frame_times(simulation.t, speed, min(fps, _SPEED_OF_GIF) if kind == ".gif" else fps, 2 if kind == ".gif" else 240)
    q, _ = simulation.at(times)
    pictures = film(simulation.robot, times, q, simulation.at(finer(times))[0])
    try:
        if kind == ".gif":
            _gif(pictures, simulation.robot.name, target, speed)
        else:
            target.write_text(page(simulation, pictures, q, speed), encoding="utf-8", newline="\n")
    except OSError as error:
        raise FormatError(f"animate: cannot write {str(target)[:200]!r}: {error}") from None
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
        "owner": pictures.owner.tolist(),
        "links": list(pictures.names),
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
        "colours": list(COLOURS),
    }
    text = json.dumps(data).replace("</", "<\\/")  # a name must not end the script element
    words = f"{simulation.integrator}, {simulation.method}, {simulation.t[-1] - simulation.t[0]:g} s"
    return PAGE.replace("@TITLE@", escape(robot.name)).replace("@WORDS@", escape(words)).replace("@DATA@", text)


def _packed(values: Array) -> str:
    """Numbers as base64 of little-endian float32."""
    return base64.b64encode(np.ascontiguousarray(values, dtype="<f4").tobytes()).decode()


# -- GIF --------------------------------------------------------------------------------------------------------------


def _gif(pictures: Film, name: str, target: Path, speed: float) -> None:
    try:
        from PIL import Image
    except ImportError:
        raise MissingExtra.of("Pillow", "plot") from None
    images = [_picture(pictures, k, name) for k in range(len(pictures.t))]
    frames = [image.quantize(64, dither=Image.Dither.NONE) for image in images]
    pause = 1000 * (pictures.t[-1] - pictures.t[0]) / speed / max(1, len(pictures.t) - 1)
    lasting = max(20, round(pause / 10) * 10)  # GIF counts in hundredths of a second
    frames[0].save(target, save_all=True, append_images=frames[1:], duration=lasting, loop=0, optimize=False)


def _picture(pictures: Film, k: int, name: str) -> Any:
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
        owner = int(pictures.owner[s])
        colour = COLOURS[(owner - 1) % len(COLOURS)] if owner else "#767676"
        pen.line([(x0, y0), (x1, y1)], fill=colour, width=7 * _SCALE)
    for x, y, _ in flat(pictures.joints[k]):
        r = 5.5 * _SCALE
        pen.ellipse([x - r, y - r, x + r, y + r], fill="white", outline="#333333", width=2 * _SCALE)
    pen.text((10 * _SCALE, 8 * _SCALE), f"{name}   t = {pictures.t[k]:.2f} s", fill="#333333", font_size=14 * _SCALE)
    return image.reduce(_SCALE)
