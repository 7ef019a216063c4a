"""Animate a motion: one HTML file with the player of the workbench, or a GIF.

A Film holds the segments of all links over time, and the viewpoint.  It is assembled from shots, one for every robot of a motion
with model changes.  A part that is not attached at some time is drawn in grey at the place where it is later attached, or where it
was detached.
"""

from __future__ import annotations

import base64
import gzip
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np

from isodyn import check
from isodyn.errors import MissingExtra, reraise_write_errors
from isodyn.kinematics.clearance import Capsules
from isodyn.kinematics.posture import floats, plane_normal, walk
from isodyn.model.joint import Joint
from isodyn.model.robot import Robot
from isodyn.show.figure import COLOURS
from isodyn.show.onefile import one_file
from isodyn.show.view import EmbeddedPage
from isodyn.spatial import Array

if TYPE_CHECKING:  # optional dependency
    from PIL.Image import Image as Picture

_SIZE, _SCALE = 480, 2  # of a GIF [pixels]; drawn larger, then reduced
_STILL = "#767676"  # colour of links that no joint moves
_SPEED_OF_GIF = 20  # pictures per second: browsers slow faster ones down
_AZIMUTHS = np.radians([-65.0, -50.0, -35.0, 35.0, 50.0, 65.0])
_ELEVATION = np.radians(22.0)
_FLAT = 0.02  # a motion with a smaller thickness / size is viewed along its normal
MOST_FRAMES = 3000
FINER = 4  # points of the tips' trace per picture

Key = TypeVar("Key")


class Shot(NamedTuple):
    """A robot in motion.

    t           (K,)   from the first of these times to the last     [s]
    positions   times (F,) -> q (F, nq)                              [rad] or [m]
    """

    robot: Robot
    t: Array
    positions: Callable[[Array], Array]


def animate(shots: Sequence[Shot], path: str | os.PathLike[str], title: str, words: str, *, speed: float, fps: int) -> Path:
    """Write a motion to an .html or .gif file.

    shots   in order of time, without gaps
    title   of the picture;  words  text below it
    """
    target = check.file("animate", path, (".html", ".htm", ".gif"))
    gif = target.suffix.lower() == ".gif"
    fps, least = (min(fps, _SPEED_OF_GIF), 2) if gif else (fps, 240)
    for name, value in (("speed", speed), ("fps", fps)):
        check.positive(f"animate: {name}", value)
    start, end = shots[0].t[0], shots[-1].t[-1]
    count = int(min(MOST_FRAMES, max(least, round((end - start) / speed * fps) + 1)))
    pictures = filmed(shots, np.linspace(start, end, count))
    with reraise_write_errors("animate", target):
        if gif:
            _gif(pictures, title, target, speed)
        else:
            target.write_text(player(pictures, title, words, speed), encoding="utf-8", newline="\n")
    return target


def looked_at(
    shots: Sequence[Shot], title: str, words: str, *, speed: float = 1.0, height: int = 640, count: int = 240
) -> EmbeddedPage:
    """Return the player with a motion of `count` pictures, for notebooks, tabs and files."""
    check.positive("view: speed", speed)
    times = np.linspace(shots[0].t[0], shots[-1].t[-1], count)
    return EmbeddedPage(lambda: player(filmed(shots, times), title, words, speed), f"{title} in motion", height=height)


def inset(shots: Sequence[Shot], title: str, words: str, *, speed: float = 1.0) -> str:
    """Return the animation as an HTML element for another page."""
    return looked_at(shots, title, words, speed=speed)._repr_html_()


@dataclass(frozen=True, eq=False)
class Film:
    """A motion as line segments.

    t          (F,)             times of the pictures                                    [s]
    q          (F, nq)          positions, and their `labels` with units                 [rad] or [m]
    segments   (F, S, 2, 3)     ends of the links' segments in the root frame            [m]
    owner      (S,)             index of each segment's link in `names`
    mover      (S,)             index in q of the joint that carries the link, which sets its colour; -1: no joint
    radii      (S,)             radii of the segments' links                             [m]
    joints     (F, J, 3)        positions of the moving joints, then of loop joints, named `pins` [m]
    axes       (F, J, 3)        unit vectors along their axes of rotation or translation
    kinds      (J,)             "turns" (revolute), "slides" (prismatic) or "ball" (any other joint)
    first      (J,)             first index in q of each joint, which sets its colour; -1 for loop joints
    tips       (FINER (F - 1) + 1, T, 3)    positions of the end effectors, links `ends`, at finer times   [m]
    up         (3,)             opposite to gravity
    eye        initial (azimuth, elevation) about `up`                                   [rad]

    nan marks parts that do not exist at a time.
    """

    t: Array
    q: Array
    labels: tuple[str, ...]
    segments: Array
    owner: Array
    mover: tuple[int, ...]
    names: tuple[str, ...]
    radii: Array
    joints: Array
    pins: tuple[str, ...]
    axes: Array
    kinds: tuple[str, ...]
    first: tuple[int, ...]
    tips: Array
    ends: tuple[str, ...]
    up: Array
    eye: tuple[float, float]

    @property
    def middle(self) -> Array:
        """Centre of the scene [m]."""
        points = self._points
        return np.asarray((points.min(axis=0) + points.max(axis=0)) / 2)

    @property
    def size(self) -> float:
        """Radius of a sphere about the centre that contains the scene [m]."""
        return float(np.linalg.norm(self._points - self.middle, axis=1).max()) or 1.0

    @property
    def _points(self) -> Array:
        points = self.segments.reshape(-1, 3)
        return np.concatenate([points[np.isfinite(points[:, 0])], np.zeros((1, 3))])


def film(robot: Robot, t: Array, q: Array, fine: Array) -> Film:
    """Compute the Film of a motion q (F, nq) at times t (F,); `fine` (FINER (F - 1) + 1, nq) is the motion at finer times."""
    body = Capsules(robot, None)
    segments, traced = body.points(q), body.points(fine)
    at, out, axes, links = walk(robot, q)
    moving = [k for k, joint in enumerate(robot.joints) if joint.nv and not floats(joint)]
    in_plane = [k for k in moving if sum(part.is_prismatic for part in robot.joints[k].parts) > 1]
    at[:, in_plane] = out[:, in_plane]
    frames = {robot.root.name: np.eye(4)[None]} | {joint.child: links[:, k] for k, joint in enumerate(robot.joints)}
    closed = [np.broadcast_to(frames[loop.a] @ loop.at_a.astype(float), (len(q), 4, 4)) for loop in robot.loops]
    about = [place[:, :3, :3] @ loop.joint.axis for place, loop in zip(closed, robot.loops, strict=True)]
    carrier = _carriers(robot)
    ends = [k for k, name in enumerate(body.links) if name in robot.tips]
    last = [int(np.flatnonzero(body.fixed == k)[-1]) for k in ends]
    gravity = robot.gravity.astype(float)
    axis = int(np.argmax(np.abs(gravity))) if gravity.any() else 2
    up: Array = np.eye(3)[axis] * (-1.0 if gravity[axis] > 0 else 1.0)
    rods = [body.links.index(robot.joints[k].child) for k in body.slides]  # drawn as parts of the links that slide
    owner = np.array([*body.fixed, *rods], dtype=int)
    return Film(
        t=t,
        q=q,
        labels=tuple(f"{name} [{unit}]" for name, unit in zip(robot.position_names, robot.position_units, strict=True)),
        segments=segments,
        owner=owner,
        mover=tuple(carrier[body.links[k]] for k in owner),
        names=tuple(body.links),
        radii=np.array(body.radii)[body.owner],
        joints=np.concatenate([at[:, moving], *(place[:, np.newaxis, :3, 3] for place in closed)], axis=1),
        pins=(*(robot.joints[k].name for k in moving), *(loop.name for loop in robot.loops)),
        axes=np.concatenate([axes[:, moving], *(axis[:, np.newaxis] for axis in about)], axis=1),
        kinds=tuple(_kind(joint) for joint in (*(robot.joints[k] for k in moving), *(loop.joint for loop in robot.loops))),
        first=(*(carrier[robot.joints[k].child] for k in moving), *[-1] * len(robot.loops)),
        tips=traced[:, last, 1],
        ends=tuple(body.links[k] for k in ends),
        up=up,
        eye=_eye(robot, segments, up),
    )


def filmed(shots: Sequence[Shot], t: Array) -> Film:
    """Compute the Film of all shots at times t (F,)."""
    fine, starts = finer(t), [shot.t[0] for shot in shots[1:]]
    which, traced = (np.searchsorted(starts, times, side="right") for times in (t, fine))
    cuts = [(k, np.flatnonzero(which == k), np.flatnonzero(traced == k)) for k in range(len(shots)) if (which == k).any()]
    films = [film(shots[k].robot, t[rows], shots[k].positions(t[rows]), shots[k].positions(fine[more])) for k, rows, more in cuts]
    if len(films) == 1 and len(films[0].tips) == len(fine):
        return films[0]
    rows, more = [cut[1] for cut in cuts], [cut[2] for cut in cuts]
    labels, q = _side_by_side([one.labels for one in films], [one.q for one in films], rows, len(t))
    pins, joints = _side_by_side([one.pins for one in films], [one.joints for one in films], rows, len(t))
    axes = _side_by_side([one.pins for one in films], [one.axes for one in films], rows, len(t))[1]
    kinds = {pin: kind for one in films for pin, kind in zip(one.pins, one.kinds, strict=True)}
    first = {
        pin: labels.index(one.labels[k]) if k >= 0 else -1 for one in films for pin, k in zip(one.pins, one.first, strict=True)
    }
    ends, tips = _side_by_side([one.ends for one in films], [one.tips for one in films], more, len(fine))
    keys, segments = _side_by_side([_numbered(one) for one in films], [one.segments for one in films], rows, len(t))
    mover = {
        key: labels.index(one.labels[k]) if k >= 0 else -1
        for one in films
        for key, k in zip(_numbered(one), one.mover, strict=True)
    }
    radii = {key: radius for one in films for key, radius in zip(_numbered(one), one.radii, strict=True)}
    links = [link for link, _ in keys]
    some = [k for k, link in enumerate(links) if not all(link in one.names for one in films)]
    left = [_left(segments[:, k], links[k], films, rows) for k in some]
    owners = links + [links[k] for k in some]
    names, largest = list(dict.fromkeys(links)), max(films, key=lambda one: one.segments.shape[1])
    return Film(
        t=t, q=q, labels=labels, segments=np.stack([*segments.swapaxes(0, 1), *left], axis=1),
        owner=np.array([names.index(link) for link in owners]), mover=(*(mover[key] for key in keys), *[-1] * len(left)),
        names=tuple(names), radii=np.array([radii[key] for key in [*keys, *(keys[k] for k in some)]]), joints=joints, pins=pins,
        axes=axes, kinds=tuple(kinds[pin] for pin in pins), first=tuple(first[pin] for pin in pins), tips=tips, ends=ends,
        up=largest.up, eye=largest.eye,
    )  # fmt: skip


def _numbered(pictures: Film) -> tuple[tuple[str, int], ...]:
    """Return (link, index among its segments) for each segment."""
    links = [pictures.names[k] for k in pictures.owner]
    return tuple((link, links[:k].count(link)) for k, link in enumerate(links))


def _side_by_side(
    keys: Sequence[tuple[Key, ...]], values: Sequence[Array], rows: Sequence[Array], count: int
) -> tuple[tuple[Key, ...], Array]:
    """Return all keys and values (count, keys, ...): each film's values in its rows, nan for keys that it does not have."""
    every = tuple(dict.fromkeys(key for own in keys for key in own))
    whole = np.full((count, len(every), *values[0].shape[2:]), np.nan)
    for own, value, at in zip(keys, values, rows, strict=True):
        whole[at[:, np.newaxis], [every.index(key) for key in own]] = value
    return every, whole


def _left(segment: Array, link: str, films: Sequence[Film], rows: Sequence[Array]) -> Array:
    """Fill in a link's segment (F, 2, 3) at times without the link: where it was detached, or will be attached."""
    away = np.concatenate([np.full(len(at), link not in one.names) for one, at in zip(films, rows, strict=True)])
    known = np.flatnonzero(np.isfinite(segment[:, 0, 0]))
    nearest = known[np.maximum(np.searchsorted(known, np.arange(len(segment)), side="right") - 1, 0)]
    return np.where(away[:, np.newaxis, np.newaxis], segment[nearest], np.nan)


def finer(t: Array) -> Array:
    """Return t refined: FINER times for each picture."""
    return np.linspace(t[0], t[-1], FINER * (len(t) - 1) + 1)


def basis(up: Array, azimuth: float, elevation: float) -> Array:
    """Return (3, 3): unit vectors to the right, upwards and towards the eye, as rows in the root frame."""
    first, second = _across(up)
    towards = np.cos(elevation) * (np.cos(azimuth) * first + np.sin(azimuth) * second) + np.sin(elevation) * up
    right = np.cos(azimuth) * second - np.sin(azimuth) * first
    rows: Array = np.array([right, np.cross(towards, right), towards])
    return rows


def _across(up: Array) -> tuple[Array, Array]:
    """Return two unit vectors perpendicular to `up`, the first one near a root axis."""
    first = np.roll(np.abs(up), 1)
    return first, np.cross(up, first)


def _eye(robot: Robot, segments: Array, up: Array) -> tuple[float, float]:
    """Choose a viewpoint: along the joint axes of a planar arm, normal to a flat motion, else where links look longest."""
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


def player(pictures: Film, title: str, words: str, speed: float) -> str:
    """Return the player with this film as one self-contained HTML file."""
    data = {
        "title": title, "words": words, "t": [float(pictures.t[0]), float(pictures.t[-1])], "frames": len(pictures.t),
        "finer": FINER, "speed": speed, "labels": list(pictures.labels), "mover": list(pictures.mover),
        "radii": [float(f"{radius:.4g}") for radius in pictures.radii], "kinds": list(pictures.kinds),
        "first": list(pictures.first), "up": pictures.up.tolist(), "eye": list(pictures.eye),
        "middle": pictures.middle.tolist(), "size": pictures.size,
        **{name: _packed(getattr(pictures, name)) for name in ("q", "segments", "joints", "axes", "tips")},
    }  # fmt: skip
    return one_file("player", {"film": data}, title, packed=True)


def _packed(values: Array) -> str:
    """Pack numbers (F, ...) losslessly as float32: base64 of gzip of the second differences of their bits along F.

    Columns are stored one after the other, in byte planes, lowest bytes first.
    """
    columns = np.ascontiguousarray(values.reshape(len(values), -1).T, dtype="<f4").view("<u4")
    bends = np.diff(np.diff(columns, axis=1, prepend=np.uint32(0)), axis=1, prepend=np.uint32(0))
    planes = bends.reshape(-1).view(np.uint8).reshape(-1, 4).T.tobytes()
    return base64.b64encode(gzip.compress(planes, mtime=0)).decode()


def _carriers(robot: Robot) -> dict[str, int]:
    """Return {link: first index in q of the joint that carries it}, -1 for fixed links."""
    carrier, every = {robot.root.name: -1}, 0  # every: counts coupled joints too
    for joint in robot.joints:
        by = robot.expansion.positions[every] if joint.nv and robot.uncoupled is not robot else ((every, 1.0),)
        carrier[joint.child] = by[0][0] if joint.nv and by else carrier[joint.parent]
        every += joint.nq
    return carrier


def _kind(joint: Joint) -> str:
    """Return how a joint is drawn: an entry of Film.kinds."""
    if joint.nv != 1 or not joint.kind.axis:
        return "ball"
    return "slides" if joint.is_prismatic else "turns"


def _gif(pictures: Film, title: str, target: Path, speed: float) -> None:
    try:
        from PIL import Image  # optional dependency
    except ImportError:
        raise MissingExtra.of("Pillow", "plot") from None
    colours = [COLOURS[mover % len(COLOURS)] if mover >= 0 else _STILL for mover in pictures.mover]
    images = [_picture(pictures, k, title, colours) for k in range(len(pictures.t))]
    frames = [image.quantize(64, dither=Image.Dither.NONE) for image in images]
    pause = 1000 * (pictures.t[-1] - pictures.t[0]) / speed / max(1, len(pictures.t) - 1)
    lasting = max(20, round(pause / 10) * 10)  # GIF counts in hundredths of a second
    frames[0].save(target, save_all=True, append_images=frames[1:], duration=lasting, loop=0, optimize=False)


def _picture(pictures: Film, k: int, name: str, colours: Sequence[str]) -> Picture:
    from PIL import Image, ImageDraw  # optional dependency

    side = _SIZE * _SCALE
    image = Image.new("RGB", (side, side), "white")
    pen = ImageDraw.Draw(image)
    view, zoom = basis(pictures.up, *pictures.eye), 0.44 * side / pictures.size

    def flat(points: Array) -> Array:
        seen = (points - pictures.middle) @ view.T
        return np.stack([side / 2 + zoom * seen[..., 0], side / 2 - zoom * seen[..., 1], seen[..., 2]], axis=-1)

    for tip in range(pictures.tips.shape[1]):
        way = flat(pictures.tips[: FINER * k + 1, tip])
        for part in np.split(way, np.flatnonzero(np.diff(np.isfinite(way[:, 0]))) + 1):
            trace = [(float(x), float(y)) for x, y, _ in part]
            if len(trace) > 1 and np.isfinite(trace[0][0]):
                pen.line(trace, fill="#C9CDD2", width=2 * _SCALE)
    there = np.isfinite(pictures.segments[k, :, 0, 0])
    ends, colours = flat(pictures.segments[k][there]), [colour for colour, seen in zip(colours, there, strict=True) if seen]
    for s in np.argsort(ends[:, :, 2].mean(axis=1)):
        (x0, y0), (x1, y1) = ends[s, 0, :2], ends[s, 1, :2]
        pen.line([(x0, y0), (x1, y1)], fill=colours[s], width=7 * _SCALE)
    for x, y, _ in flat(pictures.joints[k][np.isfinite(pictures.joints[k, :, 0])]):
        r = 5.5 * _SCALE
        pen.ellipse([x - r, y - r, x + r, y + r], fill="white", outline="#333333", width=2 * _SCALE)
    pen.text((10 * _SCALE, 8 * _SCALE), f"{name}   t = {pictures.t[k]:.2f} s", fill="#333333", font_size=14 * _SCALE)
    length = round_length(0.25 * side / zoom)
    low = side - 12 * _SCALE
    pen.line([(10 * _SCALE, low), (10 * _SCALE + zoom * length, low)], fill="#333333", width=2 * _SCALE)
    pen.text((10 * _SCALE, low - 20 * _SCALE), f"{length:g} m", fill="#333333", font_size=12 * _SCALE)
    return image.reduce(_SCALE)


def round_length(most: float) -> float:
    """Return the largest of ..., 1, 2, 5, 10, ... that is at most `most`   [m]."""
    decade = 10.0 ** np.floor(np.log10(most))
    return float(max(m for m in (1, 2, 5) if m * decade <= most * (1 + 1e-9)) * decade)
