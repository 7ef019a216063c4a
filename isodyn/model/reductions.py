"""Reductions: the same dynamics from a tree that costs less.  Each takes a tree and gives a tree.

frames             A body's frame may slide along its joint axis and turn about it.  Frames are put where the offsets p and the
                   fixed rotations R between neighbours have the most zeros; joint offsets take up what is turned.
base-parameters    What lies on a joint's axis moves with the parent as well.  So the mass of a turning body, its first moment along
                   the axis and its second moment along the axis, or all second moments of a sliding body, are handed to the parent
                   (the base takes what reaches it out of the equations):  3 (or 6) of the ten inertial parameters vanish
                   (Gautier and Khalil, 1990, for trees).

Second moments are K = integral of x x^T dm = tr(I)/2 1 - I about the body origin.  What moves from body i, a content (m, h, K) for
which R and p do not depend on the joint, adds to the parent

    m,      R h + m p,      R K R^T + p (R h)^T + (R h) p^T + m p p^T                                                        (1)

Regrouped bodies are no bodies any more (masses vanish, moments turn negative): torques, M, C and g are the same, wrenches in the
joints and the potential energy's constant are not.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from isodyn.errors import UnknownNameError
from isodyn.model.tree import Body, Frame, Moments, Tree, zeros_of
from isodyn.spatial import Array, Scalar, frame_with_z, is_symbolic, planar, scalars, symmetric

Tidy = Callable[[Scalar], Scalar]  # an expression that is identically zero, as 0.0; others as they are

NAMES = ("frames", "base-parameters", "factoring")  # the last one works on graphs, see graph/factoring.py


class NoMassCentre(Exception):
    """A formula asked for the mass centre of a body without mass."""


class _Nowhere:
    """A coordinate of a mass centre that does not exist."""

    def _refuse(self, *_: object) -> Any:
        raise NoMassCentre

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __neg__ = __truediv__ = _refuse


def check_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names of reductions, or an error that lists them."""
    names = (names,) if isinstance(names, str) else tuple(names)
    for name in names:
        if name not in NAMES:
            raise UnknownNameError.of("reduction", name, NAMES)
    return names


# -- base parameters --------------------------------------------------------------------------------


def base_parameters(tree: Tree, mass: float) -> Tree:
    """The tree with regrouped inertias; turning bodies keep the given mass, 0 or 1.

    With 0 a formula may use first moments only (NoMassCentre tells); with 1 it may speak of mass centres as well.
    """
    contents: list[list[Any]] = [[body.mass, body.first_moment, body.euler_tensor_at_origin] for body in tree.bodies]
    for i, parent in tree.inward():
        body = tree.bodies[i]
        if body.type == "revolute" and _coordinate(body.axis) is None:
            continue
        m, h, K = contents[i]
        contents[i], moved = _split(body, m, h, K, mass)
        if parent >= 0:
            contents[parent] = _added(contents[parent], body.R, body.p, moved)
    return replace(tree, bodies=tuple(_filled(body, *content) for body, content in zip(tree.bodies, contents, strict=True)))


def _split(body: Body, m: Scalar, h: Array, K: Array, mass: float) -> tuple[list[Any], list[Any]]:
    """(what stays, what goes to the parent)."""
    zero = scalars(np.zeros(3))
    if body.type == "prismatic":
        return [m, h, scalars(np.zeros((3, 3)))], [0.0, zero, K]
    k = _coordinate(body.axis)
    h_kept, K_kept, h_moved, K_moved = h.copy(), K.copy(), zero.copy(), scalars(np.zeros((3, 3)))
    h_moved[k], K_moved[k, k] = h[k], K[k, k]
    h_kept[k], K_kept[k, k] = 0.0, 0.0
    return [mass, h_kept, K_kept], [m - mass, h_moved, K_moved]


def _added(content: list[Any], R: Array, p: Array, moved: list[Any]) -> list[Any]:
    m, h, K = moved
    Rh = R @ h
    cross_term = np.outer(p, Rh)
    second = symmetric(content[2] + R @ K @ R.T + cross_term + cross_term.T + m * np.outer(p, p))
    return [content[0] + m, content[1] + Rh + m * p, second]  # (1)


def _filled(body: Body, m: Scalar, h: Array, K: Array) -> Body:
    """The body with this content."""
    if zeros_of(h) == 3 and not is_symbolic(m) and m == 0.0:
        return replace(body, mass=m, com=h, inertia=_inertia(K), moments=Moments(h, K, K, _inertia(K)))
    if not is_symbolic(m) and m == 0.0:
        nowhere = np.array([_Nowhere()] * 3, dtype=object)
        return replace(body, mass=m, com=nowhere, inertia=_inertia(K), moments=Moments(h, K, K, _inertia(K)))
    about_centre = symmetric(K - np.outer(h, h / m))
    return replace(body, mass=m, com=h / m, inertia=_inertia(about_centre), moments=Moments(h, about_centre, K, _inertia(K)))


def _inertia(K: Array) -> Array:
    """tr(K) 1 - K, the diagonal as sums, so that nothing cancels."""
    result: Array = -K
    for i in range(3):
        result[i, i] = K[(i + 1) % 3, (i + 1) % 3] + K[(i + 2) % 3, (i + 2) % 3]
    return result


def _coordinate(axis: Array) -> int | None:
    """Which coordinate axis it is, if any."""
    return next((k for k in range(3) if not is_symbolic(axis[k]) and abs(axis[k]) == 1.0), None)


# -- frames -----------------------------------------------------------------------------------------


def cheap_frames(tree: Tree, tidy: Tidy) -> Tree:
    """The tree with its frames where offsets and rotations have the most zeros."""
    bodies = list(tree.bodies)
    frames = dict(tree.frames)
    reach = _reach(tree)
    aligned: set[int] = set()
    for i, parent in tree.inward():
        _put_axis_on_z(bodies, frames, i)
        if _is_number(bodies[i].R) and _price(bodies[i].R) > PLANAR:
            _turn(bodies, frames, i, parent, aligned)
    for i, _ in tree.outward():
        _slide(bodies, frames, i, _best_slide(bodies[i], reach, tidy), tidy)
    return replace(tree, bodies=tuple(bodies), frames=frames)


PLANAR = 4  # products of a rotation about a coordinate axis


def _price(R: Array) -> int:
    """Products that turning a vector by R costs."""
    return sum(is_symbolic(x) or x not in (0.0, 1.0, -1.0) for x in R.flat)


def _put_axis_on_z(bodies: list[Body], frames: dict[str, Frame], i: int) -> None:
    """Turn a body's frame so that a joint axis that is no coordinate axis becomes z."""
    body = bodies[i]
    if _coordinate(body.axis) is None and _is_number(body.axis):
        Q = scalars(frame_with_z(body.axis))
        _turn_body(bodies, frames, i, Q)
        bodies[i] = replace(bodies[i], R=_clean(bodies[i].R @ Q), axis=scalars(np.array([0.0, 0.0, 1.0])))


def _turn(bodies: list[Body], frames: dict[str, Frame], i: int, parent: int, aligned: set[int]) -> None:
    """R_i = Rz(u) Rx(alpha) Rz(v) between two z axes: the parent's frame takes u once, a turning joint's offset takes v."""
    body = bodies[i]
    if parent < 0 or any(_coordinate(bodies[k].axis) != 2 for k in (i, parent)):
        return
    R = body.R.astype(float)
    sign = float(body.axis[2])
    u = math.atan2(R[0, 2], -R[1, 2]) if math.hypot(R[0, 2], R[1, 2]) > 0.0 else 0.0
    v = math.atan2(R[2, 0], R[2, 1]) if math.hypot(R[2, 0], R[2, 1]) > 0.0 else math.atan2(R[1, 0], R[0, 0])
    if body.type == "revolute":
        bodies[i] = replace(body, R=_clean(scalars(R @ planar(2, -v))), offset=body.offset + sign * v)
    if parent not in aligned and bodies[parent].type == "revolute":
        aligned.add(parent)
        Q = scalars(planar(2, u))
        _turn_body(bodies, frames, parent, Q)
        bodies[parent] = replace(bodies[parent], offset=bodies[parent].offset + float(bodies[parent].axis[2]) * u)


def _turn_body(bodies: list[Body], frames: dict[str, Frame], i: int, Q: Array) -> None:
    """See everything that is fixed to body i from a frame turned by Q; its own joint is the caller's business."""
    body = bodies[i]
    mount = body.mount.copy()
    mount[:3, :3], mount[:3, 3] = Q.T @ mount[:3, :3], Q.T @ mount[:3, 3]
    inertia = symmetric(Q.T @ body.inertia @ Q)
    bodies[i] = replace(body, com=Q.T @ body.com, inertia=inertia, mount=mount)
    for k, other in enumerate(bodies):
        if other.parent == i:
            bodies[k] = replace(other, R=_clean(Q.T @ other.R), p=_clean(Q.T @ other.p))
    for name, frame in frames.items():
        if frame.body == i:
            frames[name] = Frame(i, Q.T @ frame.R, Q.T @ frame.p)


def _slide(bodies: list[Body], frames: dict[str, Frame], i: int, distance: Scalar, tidy: Tidy) -> None:
    """Move the origin of body i along its axis."""
    if not is_symbolic(distance) and distance == 0.0:
        return
    body = bodies[i]
    step = body.axis * distance
    mount = body.mount.copy()
    mount[:3, 3] = mount[:3, 3] - step
    bodies[i] = replace(body, p=_zeros_found(body.p + body.R @ step, body.p, tidy), com=body.com - step, mount=mount)
    for k, other in enumerate(bodies):
        if other.parent == i:
            bodies[k] = replace(other, p=_zeros_found(other.p - step, other.p, tidy))
    for name, frame in frames.items():
        if frame.body == i:
            frames[name] = Frame(i, frame.R, frame.p - step)


def _best_slide(body: Body, reach: float, tidy: Tidy) -> Scalar:
    """The slide after which p has the most zeros; the first of equals, so that nothing moves for nothing."""
    if body.type != "revolute":
        return 0.0
    direction = body.R @ body.axis
    slides: list[Scalar] = [0.0, -(direction[0] * body.p[0] + direction[1] * body.p[1] + direction[2] * body.p[2])]
    slides += [-body.p[k] / direction[k] for k in range(3) if is_symbolic(direction[k]) or abs(direction[k]) > SMALLEST_SINE]
    best, most = slides[0], zeros_of(body.p)
    for slide in slides[1:]:
        found = zeros_of(_zeros_found(body.p + direction * slide, body.p, tidy))
        if found > most and (is_symbolic(slide) or abs(slide) <= reach):
            best, most = slide, found
    return best


SMALLEST_SINE = 1e-3  # axes closer to parallel than this meet too far away


def _zeros_found(p: Array, before: Array, tidy: Tidy) -> Array:
    """p with entries that are zero, or rounding of what was there before, as 0.0."""
    scale = max((abs(float(x)) for x in before if not is_symbolic(x)), default=0.0)
    return np.array([tidy(x) if is_symbolic(x) else (0.0 if abs(x) <= ROUNDING * scale else float(x)) for x in p], dtype=object)


ROUNDING = 8 * float(np.finfo(float).eps)


def _clean(A: Array) -> Array:
    """Numbers that are 0, 1 or -1 but for rounding, as such."""
    result = A.astype(object)
    for k, x in enumerate(A.flat):
        if not is_symbolic(x) and abs(x - round(x)) <= ROUNDING and abs(round(x)) <= 1:
            result.flat[k] = float(round(x))
    return result


def _is_number(A: Array) -> bool:
    return not any(is_symbolic(x) for x in A.flat)


def _reach(tree: Tree) -> float:
    """An upper bound of how far the arm reaches: frames do not move further than that."""
    return float(sum(abs(float(x)) for body in tree.bodies for x in body.p if not is_symbolic(x)))
