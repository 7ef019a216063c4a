"""Meshes as the page takes them: the same surface, with creases, and no more triangles than are asked for."""

from __future__ import annotations

import struct
from typing import NamedTuple

import numpy as np
import pytest

from isodyn.model.formats.meshes import ColouredTriangles, Mesh
from isodyn.workbench import mesh_messages
from isodyn.workbench.mesh_messages import STEPS, drawn, message


class Read(NamedTuple):
    """A message taken apart, as frontend/src/state/meshes.ts does."""

    points: np.ndarray
    normals: np.ndarray
    triangles: np.ndarray
    parts: list[tuple[int, tuple[int, ...]]]
    of_file: int
    step: float


def read(data: bytes) -> Read:
    vertices, triangles, parts, of_file = struct.unpack_from("<4I", data)
    *middle, half = struct.unpack_from("<4f", data, 16)
    colours = [(struct.unpack_from("<I", data, 32 + 8 * k)[0], tuple(data[36 + 8 * k : 40 + 8 * k])) for k in range(parts)]
    at = 32 + 8 * parts
    steps = np.frombuffer(data, "<i2", 3 * vertices, at).reshape(-1, 3)
    at += -(-6 * vertices // 4) * 4
    normals = np.frombuffer(data, "i1", 3 * vertices, at).reshape(-1, 3) / 127
    at += -(-3 * vertices // 4) * 4
    kind = np.dtype("<u2" if vertices <= 65536 else "<u4")
    corners = np.frombuffer(data, kind, 3 * triangles, at).reshape(-1, 3)
    assert len(data) == at + -(-3 * triangles * kind.itemsize // 4) * 4
    return Read(np.array(middle) + steps * (half / STEPS), normals, corners, colours, of_file, half / STEPS)


def surface(m: int, n: int, shape) -> Mesh:
    """A grid (m, n) bent by shape(u, v) -> (3, k), its triangles with corners of their own."""
    u, v = np.meshgrid(np.linspace(0, 1, m + 1), np.linspace(0, 1, n + 1), indexing="ij")
    points = np.stack(shape(u.ravel(), v.ravel()), axis=1)
    k = np.arange(m * (n + 1)).reshape(m, n + 1)[:, :-1].ravel()
    triangles = np.concatenate([np.stack([k, k + n + 1, k + n + 2], axis=1), np.stack([k, k + n + 2, k + 1], axis=1)])
    return Mesh(
        points[triangles].reshape(-1, 3),
        np.arange(3 * len(triangles)).reshape(-1, 3),
        None,
        (ColouredTriangles(len(triangles), ()),),
    )


def cylinder(m: int, n: int) -> Mesh:
    """Half a metre of radius, 2 m long."""
    return surface(m, n, lambda u, v: (0.5 * np.cos(2 * np.pi * u), 0.5 * np.sin(2 * np.pi * u), 2 * v))


def test_corners_that_are_one_are_shared_and_stand_where_they_stood():
    mesh = cylinder(48, 6)
    found = read(message(mesh))
    assert len(found.triangles) == found.of_file == len(mesh.triangles)
    assert len(found.points) == 48 * 7
    single = float(np.finfo(np.float32).eps)
    apart = np.abs(found.points[found.triangles] - mesh.points[mesh.triangles])
    assert apart.max() <= found.step / 2 + 2 * single * 2.0, "half a step, and middle and half in single precision"


def test_normals_are_smooth_where_faces_meet_gently_and_split_at_creases():
    smooth = read(message(cylinder(48, 6)))
    outward = smooth.points[:, :2] / np.linalg.norm(smooth.points[:, :2], axis=1, keepdims=True)
    assert np.abs(smooth.normals[:, :2] - outward).max() <= np.sin(np.pi / 48) + 1 / 127, "within half the angle between faces"
    folded = read(message(surface(2, 3, lambda u, v: (u, v, np.abs(u - 0.5)))))  # two planes at a right angle
    assert len(folded.points) == 2 * 8, "the corners of the fold are there twice"
    square = np.array([[-1.0, 0.0, 1.0], [1.0, 0.0, 1.0]]) / np.sqrt(2.0)
    assert all(min(np.abs(normal - side).max() for side in square) <= 1 / 127 for normal in folded.normals)


def test_normals_of_the_file_hold_unless_they_are_those_of_its_faces():
    mesh = cylinder(12, 1)
    corners = mesh.points[mesh.triangles]
    outward = corners * [1.0, 1.0, 0.0] / 0.5
    found = read(message(mesh._replace(normals=outward)))
    assert np.abs(found.normals - found.points * [1.0, 1.0, 0.0] / 0.5).max() <= 1 / 127
    cross = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    flat = np.repeat((cross / np.linalg.norm(cross, axis=1, keepdims=True))[:, None], 3, axis=1)
    assert message(mesh._replace(normals=flat)) == message(mesh)


def test_large_meshes_become_coarser_and_keep_their_shape():
    most = 2000
    found = read(message(cylinder(400, 100), most))
    assert found.of_file == 80_000 and most / 3 <= len(found.triangles) <= most
    area = 2 * np.pi * 0.5 * 2.0
    edge = np.sqrt(2 * area / len(found.triangles))
    off = np.abs(np.linalg.norm(found.points[:, :2], axis=1) - 0.5)
    assert off.max() <= edge**2 / (2 * 0.5), "no further from the cylinder than chords of the triangles' size"
    assert found.points[:, 2].min() <= edge and found.points[:, 2].max() >= 2.0 - edge


def test_faces_without_area_are_left_out_and_parts_keep_their_colours():
    points = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [2, 0, 0], [0, 0, 1e-9]], dtype=float)
    triangles = np.array([[0, 1, 2], [0, 1, 3], [0, 4, 1], [0, 2, 3]])
    mesh = Mesh(
        points,
        triangles,
        None,
        (ColouredTriangles(1, (1.0, 0.5, 0.0, 1.0)), ColouredTriangles(2, (0.0, 0.0, 1.0, 1.0)), ColouredTriangles(1, ())),
    )
    found = read(message(mesh))
    assert found.parts == [(1, (255, 128, 0, 255)), (1, (0, 0, 0, 0))]
    assert len(found.triangles) == 2
    empty = read(message(mesh._replace(triangles=triangles[1:3], parts=(ColouredTriangles(2, ()),))))
    assert len(empty.points) == len(empty.triangles) == 0


def test_a_corner_of_a_thousand_faces_is_no_trouble():
    found = read(message(surface(1000, 1, lambda u, v: (v * np.cos(2 * np.pi * u), v * np.sin(2 * np.pi * u), 0.2 * v))))
    assert len(found.triangles) == 1000 and len(found.points) == 1001


def test_a_robots_meshes_share_the_most_that_is_drawn(monkeypatch):
    monkeypatch.setattr(mesh_messages, "MOST_OF_ALL", 1000)
    wave = surface(30, 30, lambda u, v: (u, v, 0.1 * np.sin(9 * u)))
    facets = (struct.pack("<12fH", 0, 0, 0, *wave.points[triangle].ravel(), 0) for triangle in wave.triangles)
    stl = b"".ljust(80) + struct.pack("<I", 1800) + b"".join(facets)
    found = drawn({"a": "x/a.stl", "b": "x/b.stl", "c": "c.stl", "d": "d.stl"}, {"x/a.stl": stl, "x/b.stl": stl, "d.stl": b""}.get)
    sizes = [len(read(data).triangles) for data in found.messages.values()]
    assert list(found.messages) == ["a", "b"] and sum(sizes) <= 1000 and found.coarse == {"a": 1800, "b": 1800}
    assert "file not found" in found.refused["c"] and "header" in found.refused["d"]


@pytest.mark.parametrize("name", ["../cube.mtl", "/etc/passwd", "C:/x.mtl", "~/x.mtl"])
def test_materials_are_looked_for_beside_the_mesh_alone(name):
    asked = []

    def files(path):
        asked.append(path)
        return f"mtllib {name}\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n".encode() if path == "m/a.obj" else None

    assert drawn({"a": "m/a.obj"}, files).messages
    assert asked == ["m/a.obj"]
