"""Moving pictures of a motion: a standalone HTML page (animation.html, filled in) or a GIF.

A Film is what they show: the segments of all links over time, and from where to look at them.
"""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from isodyn import check
from isodyn.errors import MissingExtra, writing
from isodyn.kinematics.clearance import Capsules
from isodyn.kinematics.posture import floats, plane_normal, walk
from isodyn.model.robot import Robot
from isodyn.show.figure import COLOURS
from isodyn.spatial import Array

if TYPE_CHECKING:  # an extra
    from PIL.Image import Image as Picture

_SIZE, _SCALE = 480, 2  # of a GIF [pixels]; drawn larger, then reduced
_STILL = "#767676"  # colour of what no joint moves
_SPEED_OF_GIF = 20  # pictures per second: browsers slow faster ones down
_AZIMUTHS = np.radians([-65.0, -50.0, -35.0, 35.0, 50.0, 65.0])
_ELEVATION = np.radians(22.0)
_FLAT = 0.02  # a motion this thin, in shares of its size, is looked at face on
MOST_FRAMES = 3000
FINER = 4  # points of the tips' trace per picture


def animate(
    robot: Robot, t: Array, positions: Callable[[Array], Array], path: str | os.PathLike[str], words: str, *, speed: float, fps: int
) -> Path:
    """Write a motion over the times t (K,) to an .html or .gif file.

    positions   times (F,) -> q (F, nq)                   [rad] or [m]
    words       shown under the name of the robot
    """
    target = check.file("animate", path, (".html", ".htm", ".gif"))
    gif = target.suffix.lower() == ".gif"
    fps, least = (min(fps, _SPEED_OF_GIF), 2) if gif else (fps, 240)
    for name, value in (("speed", speed), ("fps", fps)):
        check.positive(f"animate: {name}", value)
    count = int(min(MOST_FRAMES, max(least, round((t[-1] - t[0]) / speed * fps) + 1)))
    times = np.linspace(t[0], t[-1], count)
    q = positions(times)
    pictures = film(robot, times, q, positions(finer(times)))
    with writing("animate", target):
        if gif:
            _gif(pictures, robot, target, speed)
        else:
            target.write_text(_page(robot, words, pictures, q, speed), encoding="utf-8", newline="\n")
    return target


@dataclass(frozen=True, eq=False)
class Film:
    """A motion as line segments.

    t          (F,)             times of the pictures                                    [s]
    segments   (F, S, 2, 3)     ends of the links' segments in the root frame            [m]
    owner      (S,)             number of each segment's link among `names`
    joints     (F, J, 3)        where the moving joints are, then those that close loops [m]
    tips       (FINER (F - 1) + 1, T, 3)    ends of the arm, at finer times              [m]
    up         (3,)             against gravity
    eye        (azimuth, elevation) to begin with, about `up`                            [rad]
    """

    t: Array
    segments: Array
    owner: Array
    names: tuple[str, ...]
    joints: Array
    tips: Array
    up: Array
    eye: tuple[float, float]

    @property
    def middle(self) -> Array:
        """Centre of everything that is shown [m]."""
        points = self._points
        return np.asarray((points.min(axis=0) + points.max(axis=0)) / 2)

    @property
    def size(self) -> float:
        """Radius of a ball about the middle that holds everything [m]."""
        return float(np.linalg.norm(self._points - self.middle, axis=1).max()) or 1.0

    @property
    def _points(self) -> Array:
        return np.concatenate([self.segments.reshape(-1, 3), np.zeros((1, 3))])


def film(robot: Robot, t: Array, q: Array, fine: Array) -> Film:
    """The pictures of a motion q (F, nq) at times t (F,); `fine` (FINER (F - 1) + 1, nq) is the motion at finer times."""
    body = Capsules(robot, None)
    segments, traced = body.points(q), body.points(fine)
    at, out, _, links = walk(robot, q)
    moving = [k for k, joint in enumerate(robot.joints) if joint.nv and not floats(joint)]
    in_plane = [k for k in moving if sum(part.slides for part in robot.joints[k].parts) > 1]
    at[:, in_plane] = out[:, in_plane]
    frames = {robot.root.name: np.eye(4)[None]} | {joint.child: links[:, k] for k, joint in enumerate(robot.joints)}
    pins = [np.broadcast_to((frames[loop.a] @ loop.at_a.astype(float))[:, :3, 3], (len(q), 3)) for loop in robot.loops]
    ends = [k for k, name in enumerate(body.links) if name in robot.tips]
    last = [int(np.flatnonzero(body.fixed == k)[-1]) for k in ends]
    gravity = robot.gravity.astype(float)
    axis = int(np.argmax(np.abs(gravity))) if gravity.any() else 2
    up: Array = np.eye(3)[axis] * (-1.0 if gravity[axis] > 0 else 1.0)
    rods = [body.links.index(robot.joints[k].child) for k in body.slides]  # drawn as parts of the links that slide
    owner = np.array([*body.fixed, *rods], dtype=int)
    return Film(
        t,
        segments,
        owner,
        tuple(body.links),
        np.stack([*at[:, moving].swapaxes(0, 1), *pins], axis=1) if pins else at[:, moving],
        traced[:, last, 1],
        up,
        _eye(robot, segments, up),
    )


def finer(t: Array) -> Array:
    """Times between the pictures as well."""
    return np.linspace(t[0], t[-1], FINER * (len(t) - 1) + 1)


def basis(up: Array, azimuth: float, elevation: float) -> Array:
    """(3, 3): rows right, upwards and towards the eye, in the root frame."""
    first, second = _across(up)
    towards = np.cos(elevation) * (np.cos(azimuth) * first + np.sin(azimuth) * second) + np.sin(elevation) * up
    right = np.cos(azimuth) * second - np.sin(azimuth) * first
    rows: Array = np.array([right, np.cross(towards, right), towards])
    return rows


def _across(up: Array) -> tuple[Array, Array]:
    """A root axis across `up`, and the one that completes them."""
    first = np.roll(np.abs(up), 1)
    return first, np.cross(up, first)


def _eye(robot: Robot, segments: Array, up: Array) -> tuple[float, float]:
    """Along the joint axes of a planar arm, face on for a flat motion; else from where the most of the links is seen."""
    normal = plane_normal(robot)
    if normal is not None:
        first, second = _across(up)
        height = float(normal @ up)
        upright = abs(height) > 1 - 1e-9
        return (-np.pi / 2 if upright else float(np.arctan2(normal @ second, normal @ first))), float(np.arcsin(height))
    points = segments.reshape(-1, 3)
    spread = np.ptp(points, axis=0)
    flat = int(np.argmin(spread))
    if spread[flat] < _FLAT * spread.max() and not up[flat]:
        (first, second), normal = _across(up), np.eye(3)[flat]
        return float(np.arctan2(normal @ second, normal @ first)), 0.0
    steps = (segments[..., 1, :] - segments[..., 0, :]).reshape(-1, 3)[:: max(1, len(segments) // 50)]

    def seen(azimuth: float) -> float:
        flat_view = steps @ basis(up, azimuth, float(_ELEVATION))[:2].T
        return round(float(np.linalg.norm(flat_view, axis=1).sum()), 9)

    return max((float(a) for a in _AZIMUTHS), key=seen), float(_ELEVATION)


def _page(robot: Robot, words: str, pictures: Film, q: Array, speed: float) -> str:
    """One self-contained HTML page."""
    data = {
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
        "names": [f"{name} [{unit}]" for name, unit in zip(robot.position_names, robot.position_units, strict=True)],
        "unit": " | ".join(dict.fromkeys(robot.position_units)),
        "colours": list(COLOURS),
    }
    text = json.dumps(data).replace("</", "<\\/")  # a name must not end the script element
    page = (resources.files("isodyn.show") / "animation.html").read_text(encoding="utf-8")
    return page.replace("@TITLE@", escape(robot.name)).replace("@WORDS@", escape(words)).replace("@DATA@", text)


def movers(robot: Robot, pictures: Film) -> list[int]:
    """For each segment the number of the first position of the joint that carries its link, -1 for what stands still.

    Segments have the colour of that position's line in the plot.
    """
    carrier, every = {robot.root.name: -1}, 0  # of all joints, those that couplings move as well
    for joint in robot.joints:
        by = robot.expansion.positions[every] if joint.nv and robot.uncoupled is not robot else ((every, 1.0),)
        carrier[joint.child] = by[0][0] if joint.nv and by else carrier[joint.parent]
        every += joint.nq
    return [carrier[pictures.names[owner]] for owner in pictures.owner]


def _packed(values: Array) -> str:
    """Numbers as base64 of little-endian float32."""
    return base64.b64encode(np.ascontiguousarray(values, dtype="<f4").tobytes()).decode()


def _gif(pictures: Film, robot: Robot, target: Path, speed: float) -> None:
    try:
        from PIL import Image  # an extra
    except ImportError:
        raise MissingExtra.of("Pillow", "plot") from None
    colours = [COLOURS[mover % len(COLOURS)] if mover >= 0 else _STILL for mover in movers(robot, pictures)]
    images = [_picture(pictures, k, robot.name, colours) for k in range(len(pictures.t))]
    frames = [image.quantize(64, dither=Image.Dither.NONE) for image in images]
    pause = 1000 * (pictures.t[-1] - pictures.t[0]) / speed / max(1, len(pictures.t) - 1)
    lasting = max(20, round(pause / 10) * 10)  # GIF counts in hundredths of a second
    frames[0].save(target, save_all=True, append_images=frames[1:], duration=lasting, loop=0, optimize=False)


def _picture(pictures: Film, k: int, name: str, colours: Sequence[str]) -> Picture:
    from PIL import Image, ImageDraw  # an extra

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
