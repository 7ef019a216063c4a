"""Draw a robot: links as tubes, joints as solids coloured by type, small frames, a base plate, axes in metres.

Solids are shaded faces, sorted by depth; back faces are left out to keep the SVG small.  Lines are mid-grey and the background is
transparent, so a picture suits light and dark pages.
"""

from __future__ import annotations

import os
import re
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from isodyn.dynamics.trace import a_robot
from isodyn.errors import MissingExtra
from isodyn.kinematics.frames import dh_frames
from isodyn.kinematics.posture import JointPlacement, closures, has_rod, places, plane_normal, posture, skeleton
from isodyn.model.robot import Robot
from isodyn.show.figure import Picture, picture_file, plain, svg_text, with_own_names
from isodyn.spatial import Array, coordinate_axis, frame_with_z

if TYPE_CHECKING:  # Matplotlib is optional
    from matplotlib.figure import Figure
    from mpl_toolkits.mplot3d import Axes3D  # type: ignore[import-untyped]

#: Okabe and Ito (2008)
JOINT_COLOURS = {
    "revolute": "#0072B2", "prismatic": "#E69F00", "fixed": "#CC79A7", "universal": "#7B4FB5", "spherical": "#009E73",
    "cylindrical": "#A6761D", "planar": "#D9C84A", "helical": "#56B4E9", "floating": "#D55E00",
}  # fmt: skip
AXIS_COLOURS = {"x": "#D55E00", "y": "#009E73", "z": "#56B4E9"}
LINK, PLATE, INK = "#A6ABB3", "#C9CDD2", "#767676"

_STYLE: dict[Any, Any] = {  # keys of Matplotlib
    "svg.fonttype": "none", "svg.hashsalt": "isodyn", "font.size": 8, "font.family": "sans-serif", "text.color": INK,
    "axes.labelcolor": INK, "xtick.color": INK, "ytick.color": INK, "legend.frameon": False, "grid.color": INK + "38",
    "axes.edgecolor": INK, "grid.linewidth": 0.5,
}  # fmt: skip
_LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_ELEVATION, _ASIDE = 22.0, 0.05  # degrees
_LEGEND = 6  # entries per row of the legend
_AZIMUTHS = (-65.0, -50.0, -35.0, 35.0, 50.0, 65.0)

Face = tuple[Array, str]


def draw(
    robot: Robot,
    q: ArrayLike | None = None,
    *,
    path: str | os.PathLike[str] | None = None,
    size: tuple[float, float] = (5.0, 4.4),
    title: str = "",
    dh: str | None = None,
) -> Picture:
    """Draw the robot; return a Picture.  Needs Matplotlib (`pip install 'isodyn[plot]'`).

    q       (nq,)  joint positions [rad] or [m]; None: a bent posture within the limits
    path    also save the picture to this file, .svg, .png or .pdf
    size    width and height                          [inch]
    title   None: the robot's name
    dh      "standard" or "modified": draw the numbered frames of the DH table instead of those of the links

    The Picture displays itself in notebooks, has .show() and .save(path), and is the <svg> element as text.  A planar arm is viewed
    along its joint axes, as in textbooks; others from a corner that shows much of them.  A tip with its frame at its joint is drawn
    to twice the distance of its centre of mass, where a uniform rod would end.
    """
    target = picture_file(path, "draw")
    try:
        import matplotlib
        from matplotlib.figure import Figure  # optional dependency
    except ImportError:
        raise MissingExtra.of("matplotlib", "plot") from None
    robot = a_robot(robot)
    scene = Scene(robot, posture(robot) if q is None else q, dh)
    # matplotlib projects uninitialised padding of its 3-D faces, which may overflow but is never drawn
    with matplotlib.rc_context(_STYLE), np.errstate(all="ignore"):
        figure = Figure(figsize=size)
        _paint(figure, scene, title or robot.name)
        picture = Picture(_pruned(svg_text(figure), title or robot.name), title or robot.name, figure)
        if target is not None:
            picture.write("draw", target)
    return picture


def _pruned(svg: str, title: str) -> str:
    """Return the <svg> element with coordinates in tenths of a point, a fluid width, and an accessible name."""
    svg = re.sub(r' d="[^"]*"', lambda d: re.sub(r"(-?\d+)\.(\d)\d*", r"\1.\2", d[0]).replace("\n", ""), svg)
    svg = re.sub(r"<!--.*?-->\n?", "", svg)
    svg = re.sub(r"\n\s+", "\n", svg)
    return svg.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)


def drawing_for_page(svg: str, name: str) -> str:
    """Return a drawing with unique element names for a page, in the page's text colour."""
    return with_own_names(svg, name).replace(INK, "currentColor").replace(INK.lower(), "currentColor")


class Scene:
    """The robot at q in the root frame, the viewpoint, and the sizes of the drawn solids."""

    def __init__(self, robot: Robot, q: ArrayLike, dh: str | None = None):
        self.robot, self.q = robot, np.asarray(q, dtype=float)
        self.places = places(robot, self.q)
        self.dh = [] if dh is None else list(dh_frames(robot, self.q, convention=dh))
        self.lines = [line for line in skeleton(robot, self.places) if np.ptp(line, axis=0).max() > 1e-9]
        points = [np.zeros((1, 3)), *self.lines, *(np.array([place.at, place.moved]) for place in self.places)]
        points += [frame[None, :3, 3] for frame in self.dh]
        self.points = np.concatenate(points)
        self.span = float(np.ptp(self.points, axis=0).max()) or 1.0
        length = sum(float(np.linalg.norm(np.diff(line, axis=0), axis=1).sum()) for line in self.lines)
        self.radius = min(0.036 * self.span, max(0.32 * length / max(len(self.robot.movable_joints), 1), 0.012 * self.span))
        gravity = robot.gravity.astype(float)
        self.up = int(np.argmax(np.abs(gravity))) if gravity.any() else 2  # the axis along gravity
        self.upright = gravity[self.up] <= 0  # True if that axis points up
        #: elevation of the viewpoint [deg]; negative if the vertical axis points down
        self.elevation = _ELEVATION if self.upright else -_ELEVATION
        self.azimuth = max(_AZIMUTHS, key=self._shown)
        normal = plane_normal(robot) if dh is None else None  # along z, the z axes of a DH table would be points
        self.depth = None if normal is None else coordinate_axis(normal)  # the axis along which a planar arm is seen
        if normal is not None and self.depth is not None:
            x, y, z = np.roll(normal, 2 - self.up)  # Matplotlib's angles are about its third axis
            # slightly off: viewed exactly along an axis, Matplotlib would draw scales over the title
            self.elevation, self.azimuth = (90.0 * z, -90.0) if z else (_ASIDE, float(np.degrees(np.arctan2(y, x))) + _ASIDE)
        self.eye = self.view(self.azimuth)

    @property
    def kinds(self) -> list[str]:
        """Types of the robot's joints, in the order of the legend."""
        own = {joint.type for joint in self.robot.joints} | {loop.type for loop in self.robot.loops}
        return [kind for kind in JOINT_COLOURS if kind in own]

    def view(self, azimuth: float) -> Array:
        """Return the unit vector towards the eye in the root frame (Matplotlib's angles, vertical axis `up`)."""
        e, a = np.radians(self.elevation), np.radians(azimuth)
        return np.roll([np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)], self.up - 2)

    def _shown(self, azimuth: float) -> float:
        """Return the projected length of the links from this azimuth, rounded so that ties go to the first."""
        eye = self.view(azimuth)
        steps = np.concatenate([np.diff(line, axis=0) for line in self.lines] or [np.zeros((1, 3))])
        return round(float(np.linalg.norm(steps - np.outer(steps @ eye, eye), axis=1).sum()) / self.span, 6)

    def faces(self) -> list[Face]:
        """Return the faces of all solids that face the eye."""
        tubes, joints = map(self._tubes, self.lines), map(self._joint, [*self.places, *closures(self.robot, self.places)])
        faces = [face for part in (*tubes, *joints, self._plate()) for face in part]
        up = np.eye(3)[self.up] * (1.0 if self.upright else -1.0)
        lamp = self.eye + 1.2 * up + 0.8 * np.cross(self.eye, up)  # above the left shoulder
        lamp = lamp / np.linalg.norm(lamp)
        placed = [(points, colour, _normal(points)) for points, colour in faces]
        return [(points, _lit(colour, normal @ lamp)) for points, colour, normal in placed if normal @ self.eye > 1e-3]

    def _tubes(self, line: Array) -> list[Face]:
        faces: list[Face] = []
        for a, b in pairwise(line):
            pieces = max(1, int(np.ceil(np.linalg.norm(b - a) / (0.16 * self.span))))
            stops = [a + (b - a) * k / pieces for k in range(pieces + 1)]
            for k in range(pieces):
                faces += prism(stops[k], stops[k + 1], 0.42 * self.radius, 6, LINK, caps=k in (0, pieces - 1))
        return faces

    def _joint(self, place: JointPlacement) -> list[Face]:
        """Return the solid of a joint type: drum (revolute), square sleeve (prismatic), round sleeve (cylindrical), nut (helical),
        cross (universal), ball (spherical), disc on a plate (planar)."""
        joint, at, out, r = place.joint, place.at, place.moved, self.radius
        colour, along = JOINT_COLOURS[joint.type], 1.25 * r * place.axis
        if not joint.nv:
            return prism(at - 0.3 * along, at + 0.3 * along, 0.65 * r, 4, colour)
        slides = sum(part.is_prismatic for part in joint.parts)
        if slides == 2:
            aside = 1.7 * r + 0.5 * float(np.linalg.norm(out - at))
            return plate((at + out) / 2, place.axis, aside, colour) + prism(out, out + 0.5 * along, r, 16, colour)
        if not joint.kind.axis:
            return ball(out, 0.8 * r if slides else 1.2 * r, colour)
        if joint.nv == 2 and not slides:
            ends = 1.7 * r * place.axis, 1.7 * r * place.last_axis
            return [face for end in ends for face in prism(at - end, at + end, 0.5 * r, 12, colour)]
        if not has_rod(joint):
            return prism(at - along, at + along, r, 16, colour)
        sleeve = prism(at - along, at + along, 1.1 * r, 4 if joint.is_prismatic else 6 if joint.is_revolute else 16, colour)
        return sleeve + (prism(at, out, 0.3 * r, 4, colour) if np.linalg.norm(out - at) > r else [])

    def _plate(self) -> list[Face]:
        """Return the base plate: below the first joint, above it for a hanging arm; none for floating or planar bases."""
        if self.places and sum(part.is_prismatic for part in self.places[0].joint.parts) > 1:
            return []
        axis = self.places[0].axis if self.places else np.eye(3)[self.up]
        hangs = not self.upright and abs(axis[self.up]) > 0.5
        if axis @ self.eye < 0 and not hangs:
            axis = -axis
        top = -1.25 * self.radius * axis if self.places and np.linalg.norm(self.places[0].at) < self.radius else np.zeros(3)
        return prism(top - 0.5 * self.radius * axis, top, 3.2 * self.radius, 4, PLATE)

    def frames(self) -> list[Array]:
        """Return the frames (4, 4) to draw: the DH table's; else root, links of a short chain and tips, coincident ones once."""
        if self.dh:
            return self.dh
        some = len(self.places) <= 10
        wanted = [np.eye(4), *(place.link for place in self.places if some or place.joint.child in self.robot.tips)]
        kept: list[Array] = []
        for frame in reversed(wanted):
            if all(np.linalg.norm(frame[:3, 3] - other[:3, 3]) > 0.5 * self.radius for other in kept):
                kept.append(frame)
        return kept

    @property
    def axis_length(self) -> float:
        """Length of the drawn frame axes   [m]."""
        return (5.2 if self.dh else 2.6) * self.radius

    def labels(self) -> list[tuple[Array, str, str]]:
        """Return (position, text, colour) for the x and z axes of a DH table; coincident labels are merged."""
        found: list[tuple[Array, str, str]] = []
        for number, frame in enumerate(self.dh):
            for name, k in (("x", 0), ("z", 2)):
                place, words = frame[:3, 3] + 1.15 * self.axis_length * frame[:3, k], f"{name}{str(number).translate(_LOWERED)}"
                for i, (at, before, colour) in enumerate(found):
                    if colour == AXIS_COLOURS[name] and np.linalg.norm(at - place) < 0.2 * self.axis_length:
                        found[i] = (at, f"{before} {words}", colour)
                        break
                else:
                    found.append((place, words, AXIS_COLOURS[name]))
        return found


def prism(a: Array, b: Array, radius: float, sides: int, colour: str, *, caps: bool = True) -> list[Face]:
    """Return the faces of a prism about the line from a to b."""
    R = frame_with_z((b - a) / np.linalg.norm(b - a)).astype(float)
    turn = 2 * np.pi * (np.arange(sides) + 0.5) / sides
    ring = radius * (np.outer(np.cos(turn), R[:, 0]) + np.outer(np.sin(turn), R[:, 1]))
    low, high = a + ring, b + ring
    faces = [(np.array([low[k - 1], low[k], high[k], high[k - 1]]), colour) for k in range(sides)]
    return faces + ([(low[::-1], colour), (high, colour)] if caps else [])


def ball(centre: Array, radius: float, colour: str, sides: int = 12) -> list[Face]:
    """Return the faces of a sphere."""
    rings = sides // 2
    down, round_ = np.meshgrid(np.pi * np.arange(rings + 1) / rings, 2 * np.pi * np.arange(sides + 1) / sides, indexing="ij")
    points = centre + radius * np.stack([np.sin(down) * np.cos(round_), np.sin(down) * np.sin(round_), np.cos(down)], axis=-1)
    quads = [points[[i, i + 1, i + 1, i], [k, k, k + 1, k + 1]] for i in range(rings) for k in range(sides)]
    return [(quad if k < sides else np.roll(quad, 1, axis=0), colour) for k, quad in enumerate(quads)]  # corners that differ first


def plate(centre: Array, axis: Array, aside: float, colour: str, tiles: int = 6) -> list[Face]:
    """Return a thin square normal to an axis, visible from both sides, as tiles small enough for depth sorting."""
    R = frame_with_z(axis).astype(float)
    step = np.linspace(-aside, aside, tiles + 1)
    points = centre + step[:, None, None] * R[:, 0] + step[None, :, None] * R[:, 1]
    quads = [points[[i, i + 1, i + 1, i], [k, k, k + 1, k + 1]] for i in range(tiles) for k in range(tiles)]
    return [(side, colour) for quad in quads for side in (quad, quad[::-1])]


def _normal(points: Array) -> Array:
    normal = np.cross(points[1] - points[0], points[2] - points[1])
    return np.asarray(normal / max(float(np.linalg.norm(normal)), 1e-300))


def _lit(colour: str, cosine: float) -> str:
    """Return the shaded colour of a face, from the cosine between its normal and the light."""
    light = 0.62 + 0.42 * max(float(cosine), 0.0)
    return "#" + "".join(f"{min(255, round(light * int(colour[k : k + 2], 16))):02x}" for k in (1, 3, 5))


def _paint(figure: Figure, scene: Scene, title: str) -> None:
    from mpl_toolkits.mplot3d import art3d  # optional dependency

    low = 0.07 if len(scene.kinds) + len(AXIS_COLOURS) <= _LEGEND else 0.12
    axes: Axes3D = figure.add_axes((0.0, low, 1.0, 0.93 - low), projection="3d", proj_type="ortho", computed_zorder=False)
    _box(axes, scene)  # first: Matplotlib 3.11 would take limits from the padding of faces with unequal numbers of corners
    faces = scene.faces()
    solids = art3d.Poly3DCollection([points for points, _ in faces], facecolors=[colour for _, colour in faces], zorder=2)
    solids.set_edgecolor("none" if scene.dh else [colour for _, colour in faces])
    solids.set_linewidth(0.3)
    solids.set_alpha(0.3 if scene.dh else None)  # the frames of a DH table are inside
    axes.add_collection3d(solids)
    length = scene.axis_length
    for frame in scene.frames():
        for k, colour in enumerate(AXIS_COLOURS.values()):
            ends = np.array([frame[:3, 3], frame[:3, 3] + length * frame[:3, k]])
            axes.plot(*ends.T, color=colour, linewidth=1.2, zorder=3, solid_capstyle="round")
    for place, words, colour in scene.labels():
        axes.text(*place, words, color=colour, fontsize=9, fontweight="bold", ha="center", va="center", zorder=4)
    figure.text(0.5, 0.975, plain(title), ha="center", va="top", fontsize=11)
    _legend(figure, scene)


def _box(axes: Axes3D, scene: Scene) -> None:
    """Set equal axes around the arm, ticks at round numbers, gravity vertical."""
    margin = scene.axis_length + 0.9 * scene.radius
    low, high = scene.points.min(axis=0) - margin, scene.points.max(axis=0) + margin
    middle, extent = (low + high) / 2, np.maximum(high - low, 0.3 * (high - low).max())
    for k, name in enumerate("xyz"):
        share = extent[k] / extent.max()
        getattr(axes, f"set_{name}lim")(middle[k] - extent[k] / 2, middle[k] + extent[k] / 2)
        getattr(axes, f"set_{name}label")(
            f"{name} [m]", labelpad=(5 if share > 0.45 else 0) if k == scene.up else -4 if scene.depth is None else -1
        )
        axis = getattr(axes, f"{name}axis")
        axis.set_pane_color((0.5, 0.5, 0.5, 0.05))
        if k == scene.depth:
            axis.set_ticks([])
            axis.set_label_text("")
            axis.line.set_visible(False)
        elif share <= 0.45:
            axis.set_ticks([0.0])  # a single tick at the base: more would overlap
        else:
            axis.get_major_locator().set_params(nbins=5 if share > 0.7 else 3)
        axis.set_tick_params(pad=2 if k == scene.up else -2, labelsize=7)
    axes.view_init(scene.elevation, scene.azimuth, 0 if scene.upright else 180, vertical_axis="xyz"[scene.up])
    axes.set_box_aspect(tuple(extent))
    axes.set_box_aspect(tuple(extent), zoom=_zoom(axes, middle, extent, 0.74 if scene.depth is None else 0.63))


def _zoom(axes: Axes3D, middle: Array, extent: Array, height: float) -> float:
    """Return the zoom at which the box fills 70 % of the figure's width, or the share `height` of its height."""
    from mpl_toolkits.mplot3d import proj3d  # optional dependency

    axes.apply_aspect()
    corners = middle + np.array([[i, j, k] for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]) * extent / 2
    x, y, _ = proj3d.proj_transform(*corners.T, axes.get_proj())
    pixels = axes.transData.transform(np.column_stack([x, y]))
    room = axes.figure.bbox.size * (0.70, height)
    return float((room / np.ptp(pixels, axis=0)).min())


def _legend(figure: Figure, scene: Scene) -> None:
    from matplotlib.lines import Line2D  # optional dependency

    solid = [Line2D([], [], linestyle="", marker="s", color=JOINT_COLOURS[kind], label=f"{kind} joint") for kind in scene.kinds]
    thin = [Line2D([], [], color=colour, linewidth=1.4, label=name) for name, colour in AXIS_COLOURS.items()]
    look = {"fontsize": 8, "handlelength": 1.0, "columnspacing": 1.2}
    figure.legend(handles=[*solid, *thin], loc="lower center", ncols=min(len(solid) + 3, _LEGEND), **look)
