"""Reductions: simplified models with the same dynamics and fewer operations.  Each maps a tree to a tree.

frames             The frame of a body may slide along its joint axis and rotate about it.  This reduction puts frames where the
                   offsets p and the fixed rotations R between neighbours have the most zeros; joint offsets absorb the rotations.
                   It preserves every result that does not refer to frames; not poses, Jacobians and regressors.  For forward
                   dynamics a floating base that carries all other bodies is also described from another frame, which rotates and
                   falls with it (formulations/free_base.py).
base-parameters    Mass on a joint's axis moves with the parent as well.  The mass of a rotating body, its first moment along the
                   axis and its second moment along the axis, or all second moments of a translating body, are therefore moved to
                   the parent (moments that reach the base leave the equations):  3 (or 6) of the ten inertial parameters vanish
                   (Gautier and Khalil, 1990, for trees).  It preserves torques, accelerations, M, C, g and the kinetic energy.
factoring          Works on graphs (graph/passes.py) and preserves every result.

Second moments are K = integral of x x^T dm = tr(I)/2 1 - I about the body origin.  A part (m, h, K) of body i for which R and p do
not depend on the joint adds to the parent

    m,      R h + m p,      R K R^T + p (R h)^T + (R h) p^T + m p p^T                                                        (1)

Regrouped bodies are not physical (masses vanish, moments become negative): torques, M, C and g are the same, but not the wrenches
in the joints or the constant of the potential energy.  A rotating body keeps no mass; or, where a formula uses its mass centre, a
mass of 1, which costs no products.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from isodyn.check import one_of
from isodyn.errors import MethodError
from isodyn.model.quantities import QUANTITIES, quantity_row
from isodyn.model.tree import Body, Frame, Moments, Tree, zeros_of
from isodyn.spatial import (
    ROUNDING,
    Array,
    Scalar,
    cleaned,
    coordinate_axis,
    dot,
    frame_with_z,
    is_symbolic,
    planar,
    scalars,
    symmetric,
    zeros,
)

NAMES = ("frames", "base-parameters", "factoring")


def check_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of reductions; refuse unknown ones."""
    return tuple(one_of("reduction", name, NAMES) for name in ((names,) if isinstance(names, str) else names))


def serves(name: str, quantity: str) -> bool:
    """Return True if a reduction leaves a quantity unchanged."""
    return name == "factoring" or name in quantity_row(quantity).reductions


def allowed(names: Sequence[str], quantity: str) -> tuple[str, ...]:
    """Return the reductions; refuse one that would change the quantity."""
    names = check_names(names)
    for name in names:
        if not serves(name, quantity):
            others = ", ".join(sorted(key for key in QUANTITIES if serves(name, key)))
            raise MethodError(f"the reduction {name!r} would change {quantity}; leave it out (it preserves {others})")
    return names


def reduced(tree: Tree, names: Sequence[str], *, centres: bool, free: bool = False) -> Tree:
    """Return the tree after the reductions.

    centres   True: a formula uses mass centres, so that every body needs one
    free      True: the formula supports a base described from another frame, as those of forward dynamics do
    """
    if tree.whole is not None:
        return replace(tree, whole=reduced(tree.whole, names, centres=centres))
    if "frames" in names:
        tree = cheap_frames(tree)
        tree = free_base(tree) if free and tree.charts else tree
    return base_parameters(tree, centres=centres) if "base-parameters" in names else tree


#: masses that a rotating body may keep if mass centres are needed: 0, if all of them lie on axes; 1; or another value, if 1 happens
#: to leave a translating body without mass
MASSES = (0.0, 1.0, 2.0, 3.0)
PLANAR = 4  # products of a rotation about a coordinate axis
SMALLEST_SINE = 1e-3  # axes closer to parallel than this intersect too far away


class _Content(NamedTuple):
    """Mass, first and second moments of a body about its origin."""

    m: Scalar
    h: Array
    K: Array


def base_parameters(tree: Tree, *, centres: bool) -> Tree:
    """Return the tree with regrouped inertias.

    centres   True: every body needs a mass centre; False: rotating bodies keep no mass, and their `com` must not be used
    """
    if not centres:
        return _regrouped(tree, 0.0)
    found = (_regrouped(tree, mass) for mass in MASSES)
    return next(tree for tree in found if all(body.com[0] is not None for body in tree.bodies))


def _regrouped(tree: Tree, mass: float) -> Tree:
    """Return the tree whose rotating bodies keep this mass; all else that moves with the parent is moved to the parent."""
    contents = [_Content(body.mass, body.first_moment, body.euler_tensor_at_origin) for body in tree.bodies]
    charts = {i: chart for chart in tree.charts for i in chart.bodies}
    for i, parent in tree.inward():
        body = tree.bodies[i]
        if i in charts:
            if i != charts[i].bodies[-1] or charts[i].linear:  # no part of it moves with the parent
                continue
            body = tree.bodies[charts[i].body]
            parent = body.parent
            contents[i], (m, h, K) = _attitude_split(contents[i], mass)
        elif body.turns and coordinate_axis(body.axis) is None:
            continue
        else:
            contents[i], (m, h, K) = _split(body, contents[i], mass)
        if parent >= 0:
            own, Rh = contents[parent], body.R @ h
            shift = np.outer(body.p, Rh)
            second = symmetric(own.K + body.R @ K @ body.R.T + shift + shift.T + m * np.outer(body.p, body.p))
            contents[parent] = _Content(own.m + m, own.h + Rh + m * body.p, second)  # (1)
    return replace(tree, bodies=tuple(filled(body, *content) for body, content in zip(tree.bodies, contents, strict=True)))


def _split(body: Body, content: _Content, mass: float) -> tuple[_Content, _Content]:
    """Return (the part that remains, the part that goes to the parent)."""
    m, h, K = content
    if not body.turns:
        return _Content(m, h, zeros(3, 3)), _Content(0.0, zeros(3), K)
    k = coordinate_axis(body.axis)
    h_kept, K_kept, h_moved, K_moved = h.copy(), K.copy(), zeros(3), zeros(3, 3)
    K_moved[k, k], K_kept[k, k] = K[k, k], 0.0
    if body.screws:
        return _Content(m, h, K_kept), _Content(0.0, zeros(3), K_moved)
    h_moved[k], h_kept[k] = h[k], 0.0
    return _Content(mass, h_kept, K_kept), _Content(m - mass, h_moved, K_moved)


def _attitude_split(content: _Content, mass: float) -> tuple[_Content, _Content]:
    """Return the same for a body that rotates about a point: its mass goes to the parent."""
    return _Content(mass, content.h, content.K), _Content(content.m - mass, zeros(3), zeros(3, 3))


def filled(body: Body, m: Scalar, h: Array, K: Array) -> Body:
    """Return the body with this mass, first and second moments; `com` is None without mass but with a first moment."""
    if m == 0.0:
        com = h if zeros_of(h) == 3 else np.full(3, None)
        return replace(body, mass=m, com=com, inertia=_inertia(K), moments=Moments(h, K, K, _inertia(K)))
    about_centre = symmetric(K - np.outer(h, h / m))
    return replace(body, mass=m, com=h / m, inertia=_inertia(about_centre), moments=Moments(h, about_centre, K, _inertia(K)))


def _inertia(K: Array) -> Array:
    """Return tr(K) 1 - K, with the diagonal as sums, so that nothing cancels."""
    result: Array = -K
    for i in range(3):
        result[i, i] = K[(i + 1) % 3, (i + 1) % 3] + K[(i + 2) % 3, (i + 2) % 3]
    return result


def cheap_frames(tree: Tree) -> Tree:
    """Return the tree with frames where offsets and rotations have the most zeros."""
    bodies = list(tree.bodies)
    frames = dict(tree.frames)
    reach = _reach(tree)
    standing = {i for chart in tree.charts for i in chart.bodies}  # unchanged: their rotation depends on the state
    aligned = set(standing)
    for i, parent in tree.inward():
        if coordinate_axis(bodies[i].axis) is None and _is_number(bodies[i].axis):  # a frame whose z is the joint's axis
            Q = scalars(frame_with_z(bodies[i].axis))
            _turn_body(bodies, frames, i, Q)
            bodies[i] = replace(bodies[i], R=cleaned(bodies[i].R @ Q), axis=scalars(np.array([0.0, 0.0, 1.0])))
        if _is_number(bodies[i].R) and sum(x not in (0.0, 1.0, -1.0) for x in bodies[i].R.flat) > PLANAR:
            _turn(bodies, frames, i, parent, aligned)
    for i, _ in tree.outward():
        if i not in standing:
            _slide(bodies, frames, i, _best_slide(bodies[i], reach))
    return replace(tree, bodies=tuple(bodies), frames=frames)


def free_base(tree: Tree) -> Tree:
    """Return the tree whose floating base, if it carries all other bodies, has its origin at its only joint; that frame slides,
    too.
    """
    from isodyn.formulations.free_base import floats_alone, only_turn  # imported here: few robots and quantities need it

    chart = floats_alone(tree)
    if chart is None:
        return tree
    i, base = only_turn(tree, chart), chart.last
    if i is None:
        return replace(tree, free=zeros(3))
    bodies, frames = list(tree.bodies), dict(tree.frames)
    beyond = next((body for body in bodies if body.parent == i), None)
    if beyond is not None:
        _slide(bodies, frames, i, _best_along(-bodies[i].axis, beyond.p, _reach(tree)))
    d = bodies[i].p
    _shift(bodies, frames, base, d)
    return replace(tree, bodies=tuple(bodies), frames=frames, free=d)


def _reach(tree: Tree) -> float:
    """Return the largest distance that a frame is moved."""
    return float(sum(abs(float(x)) for body in tree.bodies for x in body.p if not is_symbolic(x)))


def _turn(bodies: list[Body], frames: dict[str, Frame], i: int, parent: int, aligned: set[int]) -> None:
    """Use R_i = Rz(u) Rx(alpha) Rz(v) between two z axes: u rotates the parent's frame, once; v goes into a revolute joint's
    offset.
    """
    body = bodies[i]
    if parent < 0 or any(coordinate_axis(bodies[k].axis) != 2 for k in (i, parent)):
        return
    R = body.R.astype(float)
    sign = float(body.axis[2])
    u = math.atan2(R[0, 2], -R[1, 2]) if math.hypot(R[0, 2], R[1, 2]) > 0.0 else 0.0
    v = math.atan2(R[2, 0], R[2, 1]) if math.hypot(R[2, 0], R[2, 1]) > 0.0 else math.atan2(R[1, 0], R[0, 0])
    if body.turns and not body.screws and i not in aligned:  # the offset of a screw would slide it too
        bodies[i] = replace(body, R=cleaned(scalars(R @ planar(2, -v))), offset=body.offset + sign * v)
    if parent not in aligned and bodies[parent].turns and not bodies[parent].screws:
        aligned.add(parent)
        _turn_body(bodies, frames, parent, scalars(planar(2, u)))
        bodies[parent] = replace(bodies[parent], offset=bodies[parent].offset + float(bodies[parent].axis[2]) * u)


def _turn_body(bodies: list[Body], frames: dict[str, Frame], i: int, Q: Array) -> None:
    """Describe everything that is fixed to body i in a frame rotated by Q; the caller adapts its own joint."""
    body = bodies[i]
    mount = body.mount.copy()
    mount[:3, :3], mount[:3, 3] = Q.T @ mount[:3, :3], Q.T @ mount[:3, 3]
    bodies[i] = replace(body, com=Q.T @ body.com, inertia=symmetric(Q.T @ body.inertia @ Q), mount=mount)
    for k, other in enumerate(bodies):
        if other.parent == i:
            bodies[k] = replace(other, R=cleaned(Q.T @ other.R), p=cleaned(Q.T @ other.p))
    for name, frame in frames.items():
        if frame.body == i:
            frames[name] = Frame(i, Q.T @ frame.R, Q.T @ frame.p)


def _slide(bodies: list[Body], frames: dict[str, Frame], i: int, distance: Scalar) -> None:
    """Move the origin of body i along its axis."""
    if distance == 0.0:
        return
    body = bodies[i]
    step = body.axis * distance
    bodies[i] = replace(body, p=_zeros_found(body.p + body.R @ step, body.p))
    _shift(bodies, frames, i, step)


def _shift(bodies: list[Body], frames: dict[str, Frame], i: int, step: Array) -> None:
    """Describe everything that is fixed to body i from an origin moved by `step`; the caller adapts its own joint."""
    body = bodies[i]
    mount = body.mount.copy()
    mount[:3, 3] = mount[:3, 3] - step
    bodies[i] = replace(body, com=body.com - step, mount=mount)
    for k, other in enumerate(bodies):
        if other.parent == i:
            bodies[k] = replace(other, p=_zeros_found(other.p - step, other.p))
    for name, frame in frames.items():
        if frame.body == i:
            frames[name] = Frame(i, frame.R, frame.p - step)


def _best_slide(body: Body, reach: float) -> Scalar:
    """Return the slide after which p has the most zeros; among equals the first, so that frames move only if it helps."""
    if not body.turns:
        return 0.0
    return _best_along(body.R @ body.axis, body.p, reach)


def _best_along(direction: Array, p: Array, reach: float) -> Scalar:
    """Return the x after which p + direction x has the most zeros; 0 among equals."""
    slides: list[Scalar] = [0.0, -dot(direction, p)]
    slides += [-p[k] / direction[k] for k in range(3) if is_symbolic(direction[k]) or abs(direction[k]) > SMALLEST_SINE]
    best, most = slides[0], zeros_of(p)
    for slide in slides[1:]:
        found = zeros_of(_zeros_found(p + direction * slide, p))
        if found > most and (is_symbolic(slide) or abs(slide) <= reach):
            best, most = slide, found
    return best


def _zeros_found(p: Array, before: Array) -> Array:
    """Return p with entries that are zero, or rounding errors of the previous values, as 0.0."""
    scale = max((abs(float(x)) for x in before if not is_symbolic(x)), default=0.0)

    def found(x: Scalar) -> Scalar:
        if is_symbolic(x):
            from isodyn.graph.exact import is_zero  # imported here: only symbolic robots need it

            return 0.0 if is_zero(x) else x
        return 0.0 if abs(x) <= ROUNDING * scale else float(x)

    return np.array([found(x) for x in p], dtype=object)


def _is_number(A: Array) -> bool:
    return not any(is_symbolic(x) for x in A.flat)
