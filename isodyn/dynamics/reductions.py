"""Reductions: the same dynamics from a tree that costs less.  Each takes a tree and gives a tree.

frames             A body's frame may slide along its joint axis and turn about it.  Frames are put where the offsets p and the
                   fixed rotations R between neighbours have the most zeros; joint offsets take up what is turned.  Serves every
                   result that does not speak of frames: not poses, Jacobians and regressors.  Forward dynamics sees a base that
                   floats alone from another frame too, which turns and falls with it (formulations/free_base.py).
base-parameters    What lies on a joint's axis moves with the parent as well.  So the mass of a turning body, its first moment along
                   the axis and its second moment along the axis, or all second moments of a sliding body, are handed to the parent
                   (the base takes what reaches it out of the equations):  3 (or 6) of the ten inertial parameters vanish
                   (Gautier and Khalil, 1990, for trees).  Serves torques, accelerations, M, C, g and the kinetic energy.
factoring          Works on graphs (graph/passes.py) and serves everything.

Second moments are K = integral of x x^T dm = tr(I)/2 1 - I about the body origin.  What moves from body i, a content (m, h, K) for
which R and p do not depend on the joint, adds to the parent

    m,      R h + m p,      R K R^T + p (R h)^T + (R h) p^T + m p p^T                                                        (1)

Regrouped bodies are no bodies any more (masses vanish, moments turn negative): torques, M, C and g are the same, wrenches in the
joints and the potential energy's constant are not.  A turning body keeps no mass, or, where a formula speaks of its mass centre,
a mass of 1, which costs no products.
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
    """The names of reductions, or an error that lists them."""
    return tuple(one_of("reduction", name, NAMES) for name in ((names,) if isinstance(names, str) else names))


def serves(name: str, quantity: str) -> bool:
    """Whether a reduction leaves a quantity unchanged."""
    return name == "factoring" or name in quantity_row(quantity).reductions


def allowed(names: Sequence[str], quantity: str) -> tuple[str, ...]:
    """The reductions, or an error when one of them would change the quantity."""
    names = check_names(names)
    for name in names:
        if not serves(name, quantity):
            others = ", ".join(sorted(key for key in QUANTITIES if serves(name, key)))
            raise MethodError(f"the reduction {name!r} would change {quantity}; leave it out (it serves {others})")
    return names


def reduced(tree: Tree, names: Sequence[str], *, centres: bool, free: bool = False) -> Tree:
    """The tree after the reductions.

    centres   a formula will ask for mass centres, so that every body has one
    free      the formula takes bases that are seen from another frame, as those of forward dynamics do
    """
    if tree.whole is not None:
        return replace(tree, whole=reduced(tree.whole, names, centres=centres))
    if "frames" in names:
        tree = cheap_frames(tree)
        tree = free_base(tree) if free and tree.charts else tree
    return base_parameters(tree, centres=centres) if "base-parameters" in names else tree


#: masses that a turning body may keep where mass centres are asked for: none, if all of them lie on axes; 1; or, where that happens
#: to leave a sliding body without mass, another
MASSES = (0.0, 1.0, 2.0, 3.0)
PLANAR = 4  # products of a rotation about a coordinate axis
SMALLEST_SINE = 1e-3  # axes closer to parallel than this meet too far away


class _Content(NamedTuple):
    """Mass, first and second moments of a body about its origin."""

    m: Scalar
    h: Array
    K: Array


def base_parameters(tree: Tree, *, centres: bool) -> Tree:
    """The tree with regrouped inertias.

    centres   whether every body needs a mass centre; without, turning bodies keep no mass, and their `com` is not to be used
    """
    if not centres:
        return _regrouped(tree, 0.0)
    found = (_regrouped(tree, mass) for mass in MASSES)
    return next(tree for tree in found if all(body.com[0] is not None for body in tree.bodies))


def _regrouped(tree: Tree, mass: float) -> Tree:
    """The tree whose turning bodies keep the given mass and hand on what moves with their parents."""
    contents = [_Content(body.mass, body.first_moment, body.euler_tensor_at_origin) for body in tree.bodies]
    charts = {i: chart for chart in tree.charts for i in chart.bodies}
    for i, parent in tree.inward():
        body = tree.bodies[i]
        if i in charts:
            if i != charts[i].bodies[-1] or charts[i].linear:  # all that it has depends on the attitude, or moves
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
    """(what stays, what goes to the parent)."""
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
    """The same of a body that turns about a point: its mass goes there."""
    return _Content(mass, content.h, content.K), _Content(content.m - mass, zeros(3), zeros(3, 3))


def filled(body: Body, m: Scalar, h: Array, K: Array) -> Body:
    """The body with this mass, first and second moments; without mass but with a first moment its mass centre is nowhere."""
    if m == 0.0:
        com = h if zeros_of(h) == 3 else np.full(3, None)
        return replace(body, mass=m, com=com, inertia=_inertia(K), moments=Moments(h, K, K, _inertia(K)))
    about_centre = symmetric(K - np.outer(h, h / m))
    return replace(body, mass=m, com=h / m, inertia=_inertia(about_centre), moments=Moments(h, about_centre, K, _inertia(K)))


def _inertia(K: Array) -> Array:
    """tr(K) 1 - K, the diagonal as sums, so that nothing cancels."""
    result: Array = -K
    for i in range(3):
        result[i, i] = K[(i + 1) % 3, (i + 1) % 3] + K[(i + 2) % 3, (i + 2) % 3]
    return result


def cheap_frames(tree: Tree) -> Tree:
    """The tree with its frames where offsets and rotations have the most zeros."""
    bodies = list(tree.bodies)
    frames = dict(tree.frames)
    reach = _reach(tree)
    standing = {i for chart in tree.charts for i in chart.bodies}  # as they are: what is before them turns with the state
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
    """The tree whose base, where it floats alone, is seen from the joint it carries, whose frame slides towards the next one."""
    from isodyn.formulations.free_base import floats_alone, only_turn  # here: most first calls are of other robots and quantities

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
    """How far a frame moves at most."""
    return float(sum(abs(float(x)) for body in tree.bodies for x in body.p if not is_symbolic(x)))


def _turn(bodies: list[Body], frames: dict[str, Frame], i: int, parent: int, aligned: set[int]) -> None:
    """R_i = Rz(u) Rx(alpha) Rz(v) between two z axes: the parent's frame takes u once, a turning joint's offset takes v."""
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
    """See everything that is fixed to body i from a frame turned by Q; its own joint is the caller's business."""
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
    """See everything that is fixed to body i from a point a step away; its own joint is the caller's business."""
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
    """The slide after which p has the most zeros; the first of equals, so that nothing moves for nothing."""
    if not body.turns:
        return 0.0
    return _best_along(body.R @ body.axis, body.p, reach)


def _best_along(direction: Array, p: Array, reach: float) -> Scalar:
    """The x after which p + direction x has the most zeros, 0 among equals."""
    slides: list[Scalar] = [0.0, -dot(direction, p)]
    slides += [-p[k] / direction[k] for k in range(3) if is_symbolic(direction[k]) or abs(direction[k]) > SMALLEST_SINE]
    best, most = slides[0], zeros_of(p)
    for slide in slides[1:]:
        found = zeros_of(_zeros_found(p + direction * slide, p))
        if found > most and (is_symbolic(slide) or abs(slide) <= reach):
            best, most = slide, found
    return best


def _zeros_found(p: Array, before: Array) -> Array:
    """p with entries that are zero, or rounding of what was there before, as 0.0."""
    scale = max((abs(float(x)) for x in before if not is_symbolic(x)), default=0.0)

    def found(x: Scalar) -> Scalar:
        if is_symbolic(x):
            from isodyn.graph.exact import is_zero  # here: robots of numbers start without it

            return 0.0 if is_zero(x) else x
        return 0.0 if abs(x) <= ROUNDING * scale else float(x)

    return np.array([found(x) for x in p], dtype=object)


def _is_number(A: Array) -> bool:
    return not any(is_symbolic(x) for x in A.flat)
