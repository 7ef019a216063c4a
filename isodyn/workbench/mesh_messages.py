"""Encode meshes for the page: vertices on a 16-bit grid, a limited number of triangles, normals with creases.

A message is little-endian; every part begins at a multiple of four bytes:

    uint32      4 numbers: vertices, triangles, parts by colour, triangles of the file
    float32     4 numbers: centre x, y, z and half the longest side h: a vertex is at centre + h k / 32767   [m]
    parts       for each its number of triangles (uint32), then red, green, blue, opacity (uint8); opacity 0: no colour
    int16       k of the vertices, three each
    int8        their normals times 127, three each
    uint16      three vertices for each triangle; uint32 if there are more than 65536 vertices
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np

from isodyn.errors import FormatError
from isodyn.model.formats.meshes import ColouredTriangles, Mesh, read_mesh
from isodyn.spatial import Array

MOST_OF_ONE, MOST_OF_ALL = 60_000, 400_000  # triangles of a mesh, and of a robot
MOST_BYTES = 128 * 1024**2  # of a robot's mesh files
STEPS = 32767
CREASE = np.cos(np.radians(35.0))  # faces that meet at a smaller angle are one smooth surface
FLAT = 0.9  # above this fraction of faces with one normal, the file only repeats face normals, and they are recomputed

#: file name -> its bytes, None if there is no such file
Files = Callable[[str], "bytes | None"]


class Drawn(NamedTuple):
    """Encoded meshes by their names in shapes, with the meshes that were refused or simplified.

    refused   name -> why the mesh is not drawn;  coarse: name -> triangles in the file, for meshes drawn with fewer
    """

    messages: dict[str, bytes]
    refused: dict[str, str]
    coarse: dict[str, int]


def drawn(places: Mapping[str, str], files: Files) -> Drawn:
    """Encode meshes; `places`: name in the model -> name of the file."""
    read, refused, size = dict[str, Mesh](), dict[str, str](), 0
    folders = {place: place.replace("\\", "/").rpartition("/")[0] for place in places.values()}
    for name, place in places.items():
        data = files(place)
        size += len(data or b"")
        if data is None:
            refused[name] = f"mesh {name[-120:]!r}: file not found; put it at the path in the model"
        elif size > MOST_BYTES:
            refused[name] = f"mesh {name[-120:]!r}: the meshes are larger than {MOST_BYTES >> 20} MB together; simplify them"
        else:
            try:
                read[name] = read_mesh(place, data, lambda other, place=place: _beside(folders[place], other, files))  # type: ignore[misc]
            except FormatError as error:
                refused[name] = str(error)
    total = sum(min(len(mesh.triangles), MOST_OF_ONE) for mesh in read.values())
    share = min(1.0, MOST_OF_ALL / max(total, 1))
    messages, coarse = dict[str, bytes](), dict[str, int]()
    for name, mesh in read.items():
        most = max(int(share * min(len(mesh.triangles), MOST_OF_ONE)), 100)
        messages[name] = message(mesh, most)
        if len(mesh.triangles) > most:
            coarse[name] = len(mesh.triangles)
    return Drawn(messages, refused, coarse)


def _beside(folder: str, name: str, files: Files) -> bytes | None:
    """Return the bytes of a file in the folder of a mesh or below it; None for any other path."""
    parts = name.replace("\\", "/").split("/")
    if ".." in parts or parts[0] in ("", "~") or ":" in name:
        return None
    return files("/".join([folder, *parts]) if folder else "/".join(parts))


def message(mesh: Mesh, most: int = MOST_OF_ONE) -> bytes:
    """Encode a mesh with at most about `most` triangles."""
    used = mesh.points[np.unique(mesh.triangles)]
    low, high = used.min(axis=0), used.max(axis=0)
    middle, half = (low + high) / 2, max(float((high - low).max()) / 2, 1e-12)
    points = (mesh.points - middle) * (STEPS / half)
    part = np.repeat(np.arange(len(mesh.parts)), [one.size for one in mesh.parts])
    at, triangles = _welded(np.rint(np.clip(points, -STEPS, STEPS)).astype(np.int64), mesh.triangles)
    given = mesh.normals
    if len(triangles) > most:
        at, triangles, part = _coarser(at, triangles, part, most)
        given = None
    full = np.linalg.norm(_cross(at, triangles), axis=1) > 0.0
    triangles, part = triangles[full], part[full]
    own = given is not None and not _is_flat(given[full])
    vertices, corners = _by_normals(triangles, given[full]) if own else _by_crease(at, triangles)  # type: ignore[index]
    normals = vertices[:, 1:] / np.maximum(np.linalg.norm(vertices[:, 1:], axis=1, keepdims=True), 1e-300)
    counts = np.bincount(part, minlength=len(mesh.parts))
    colours = [[count, *_bytes(one)] for count, one in zip(counts.tolist(), mesh.parts, strict=True) if count]
    head = np.array([len(vertices), len(triangles), len(colours), len(mesh.triangles)], dtype="<u4").tobytes()
    return b"".join(
        map(
            _filled,
            (
                head,
                np.array([*middle, half], dtype="<f4").tobytes(),
                b"".join(count.to_bytes(4, "little") + bytes(rgba) for count, *rgba in colours),
                at[vertices[:, 0].astype(int)].astype("<i2").tobytes(),
                np.rint(127 * normals).astype("i1").tobytes(),
                corners.astype("<u2" if len(vertices) <= 65536 else "<u4").tobytes(),
            ),
        )
    )


def _filled(data: bytes) -> bytes:
    return data + bytes(-len(data) % 4)


def _bytes(part: ColouredTriangles) -> list[int]:
    return [round(255 * x) for x in part.colour] if part.colour else [0, 0, 0, 0]


def _welded(at: Array, triangles: Array) -> tuple[Array, Array]:
    """Merge points at the same grid position; return the points and the triangles renumbered."""
    key = ((at[:, 0] + STEPS) << 32) | ((at[:, 1] + STEPS) << 16) | (at[:, 2] + STEPS)
    _, first, number = np.unique(key, return_index=True, return_inverse=True)
    return at[first], number.reshape(-1)[triangles]


def _cross(at: Array, triangles: Array) -> Array:
    """Return face normals (t, 3), each as long as twice the area of the face."""
    a, b, c = (at[triangles[:, k]].astype(float) for k in range(3))
    return np.cross(b - a, c - a)


# -- fewer triangles -------------------------------------------------------------------------------------------------------


def _coarser(at: Array, triangles: Array, part: Array, most: int) -> tuple[Array, Array, Array]:
    """Merge the points of each grid cell where the planes of their triangles meet best (Lindstrom 2000).

    The cells grow until at most `most` triangles remain.
    """
    area = np.linalg.norm(_cross(at, triangles), axis=1).sum() / 2
    cell = max(np.sqrt(area / most), 2.0)
    while True:
        key = [((at[:, k] + STEPS) // cell).astype(np.int64) for k in range(3)]
        number = np.unique((key[0] << 32) | (key[1] << 16) | key[2], return_inverse=True)[1].reshape(-1)
        joined = number[triangles]
        kept = (joined[:, 0] != joined[:, 1]) & (joined[:, 1] != joined[:, 2]) & (joined[:, 2] != joined[:, 0])
        if kept.sum() <= most:
            return _met(at, triangles, number, cell), joined[kept], part[kept]
        cell *= 1.1


def _met(at: Array, triangles: Array, number: Array, cell: float) -> Array:
    """Return for each cell the point (k, 3) nearest to the planes of its triangles, regularised towards the mean of its points."""
    count = int(number.max()) + 1
    normals = _cross(at, triangles)
    distance = (normals * at[triangles[:, 0]]).sum(axis=1)
    cells = number[triangles]
    A, b = np.zeros((count, 3, 3)), np.zeros((count, 3))

    def summed(values: Array) -> Array:
        return sum((np.bincount(cells[:, k], values, count) for k in range(3)), np.zeros(count))

    for i in range(3):
        b[:, i] = summed(normals[:, i] * distance)
        for j in range(i, 3):
            A[:, i, j] = A[:, j, i] = summed(normals[:, i] * normals[:, j])
    points = np.bincount(number, minlength=count)
    mean = np.stack([np.bincount(number, at[:, k], count) / points for k in range(3)], axis=1)
    soft = np.maximum(0.02 * np.trace(A, axis1=1, axis2=2), 1e-30)
    found: Array = np.linalg.solve(A + soft[:, None, None] * np.eye(3), (b + soft[:, None] * mean)[..., None])[..., 0]
    near = np.abs(found - mean).max(axis=1) <= cell
    return np.asarray(np.rint(np.clip(np.where(near[:, None], found, mean), -STEPS, STEPS)), dtype=np.int64)


# -- normals ---------------------------------------------------------------------------------------------------------------


def _is_flat(given: Array) -> bool:
    alike = np.abs(given - given[:, :1]).max(axis=(1, 2)) < 1 / 127
    return not len(alike) or bool(alike.mean() > FLAT)


def _by_normals(triangles: Array, given: Array) -> tuple[Array, Array]:
    """Return vertices (v, 4), a point's number and the file's normal for each, and triangles (t, 3) of them."""
    steps = np.rint(127 * given.reshape(-1, 3)).astype(np.int64) + 127
    key = (triangles.reshape(-1).astype(np.int64) << 24) | (steps[:, 0] << 16) | (steps[:, 1] << 8) | steps[:, 2]
    _, first, number = np.unique(key, return_index=True, return_inverse=True)
    vertices = np.concatenate([triangles.reshape(-1, 1)[first], given.reshape(-1, 3)[first]], axis=1)
    return vertices, number.reshape(triangles.shape)


def _by_crease(at: Array, triangles: Array) -> tuple[Array, Array]:
    """Return vertices and triangles as `_by_normals`, with normals computed from the faces around each point.

    Faces that meet without a crease share a normal: the mean weighted by the angles that they span.
    """
    if not len(triangles):
        return np.zeros((0, 4)), triangles
    cross = _cross(at, triangles)
    faces = cross / np.linalg.norm(cross, axis=1, keepdims=True)
    number = _fused(3 * len(triangles), *_smooth_pairs(len(at), triangles, faces)).reshape(triangles.shape)
    points = at[triangles].astype(float)
    ahead, back = np.roll(points, -1, axis=1) - points, np.roll(points, 1, axis=1) - points
    lengths = np.linalg.norm(ahead, axis=-1) * np.linalg.norm(back, axis=-1)
    angle = np.arccos(np.clip((ahead * back).sum(axis=-1) / lengths, -1.0, 1.0))
    count = int(number.max()) + 1
    normal = [np.bincount(number.ravel(), (angle * faces[:, k, None]).ravel(), count) for k in range(3)]
    point = np.zeros(count)
    point[number.ravel()] = triangles.ravel()
    return np.stack([point, *normal], axis=1), number


def _smooth_pairs(points: int, triangles: Array, faces: Array) -> tuple[Array, Array]:
    """Return pairs of triangle corners (3 numbers a triangle) at one point, in two faces that share an edge without a crease."""
    after = np.roll(triangles, -1, axis=1)
    edge = (np.minimum(triangles, after).astype(np.int64) * points + np.maximum(triangles, after)).ravel()
    order = np.argsort(edge, kind="stable")
    same = np.flatnonzero(edge[order][1:] == edge[order][:-1])
    one, other = order[same], order[same + 1]
    smooth = (faces[one // 3] * faces[other // 3]).sum(axis=1) >= CREASE
    one, other = one[smooth], other[smooth]
    end_of_one, end_of_other = (half - half % 3 + (half + 1) % 3 for half in (one, other))
    flat = triangles.ravel()
    turned = flat[one] == flat[other]  # in faces of opposite winding, the shared edge begins at the same point
    return np.concatenate([one, end_of_one]), np.concatenate(
        [np.where(turned, other, end_of_other), np.where(turned, end_of_other, other)]
    )


def _fused(count: int, a: Array, b: Array) -> Array:
    """Return labels (count,) from 0: the connected components of the graph with edges (a, b)."""
    label = np.arange(count)
    while True:
        low = np.minimum(label[a], label[b])
        new = label.copy()
        np.minimum.at(new, label[a], low)
        np.minimum.at(new, label[b], low)
        while not np.array_equal(further := new[new], new):
            new = further
        if np.array_equal(new, label):
            return np.unique(label, return_inverse=True)[1].reshape(-1)
        label = new
