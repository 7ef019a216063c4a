"""Meshes: STL (binary and text), OBJ and Collada files as triangles, for drawing only.

Coordinates are those of the file, for Collada times its <unit>, in metres.  <up_axis> is ignored, as in RViz and Pinocchio: robot
files place meshes in the file's axes.  Of materials only the diffuse colour is used.  Files are untrusted: counts are compared
with the data before allocating arrays, numbers must be finite, references must stay within the file, XML must not declare entities.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import PurePosixPath
from typing import NamedTuple

import numpy as np

from isodyn.check import short
from isodyn.errors import FormatError
from isodyn.model.formats.reading import Element, parse_xml, rgba
from isodyn.spatial import Array, axis_angle, pose

#: endings of supported files
ENDINGS = (".stl", ".obj", ".dae")
MOST_TRIANGLES = 4_000_000
MOST_PLACES = 20_000  # placements of geometries in a Collada scene
MOST_CORNERS = 2**31  # indices of corners; files with more would be too large to read
FARTHEST = 1e9  # largest coordinate, in any unit that files have
_FACET = np.dtype([("normal", "f4", 3), ("corners", "f4", (3, 3)), ("attribute", "u2")])

#: returns the bytes of a file next to the mesh by its name; None if there is none
Beside = Callable[[str], "bytes | None"]


class ColouredTriangles(NamedTuple):
    """Triangles of one colour: their number, and red, green, blue, opacity from 0 to 1; empty if the file has no colour."""

    size: int
    colour: tuple[float, ...]


class Mesh(NamedTuple):
    """A surface of triangles.

    points      (p, 3)      corners   [m]
    triangles   (t, 3)      indices of the points, counter-clockwise seen from outside
    normals     (t, 3, 3)   unit normals at the corners of each triangle; None if the file lacks some
    parts                   groups by colour, in order
    """

    points: Array
    triangles: Array
    normals: Array | None
    parts: tuple[ColouredTriangles, ...]


def read_mesh(name: str, data: bytes, beside: Beside = lambda name: None) -> Mesh:
    """Return the mesh of a file, by the ending of its name; `beside` reads the material files that an OBJ file names."""
    ending = PurePosixPath(name.replace("\\", "/")).suffix.lower()
    if ending == ".stl":
        return _stl(name, data)
    if ending == ".obj":
        return _Obj(name, data, beside).mesh()
    if ending == ".dae":
        return _Collada(name, data).mesh()
    raise _error(name, f"{ending or 'no ending'} is not a supported mesh format", f"use {', '.join(ENDINGS)}")


def _error(name: str, what: str, remedy: str) -> FormatError:
    return FormatError(f"mesh {name[-120:]!r}: {what}; {remedy}")


def _whole(name: str, points: Array, triangles: Array, normals: Array | None, parts: Sequence[ColouredTriangles]) -> Mesh:
    """Return the mesh after checking its numbers."""
    if len(triangles) > MOST_TRIANGLES:
        raise _error(name, f"it has {len(triangles)} triangles, more than {MOST_TRIANGLES}", "simplify it")
    if not len(triangles):
        raise _error(name, "it has no triangles", "export the surface, not only its edges or points")
    if triangles.min() < 0 or triangles.max() >= len(points):
        raise _error(name, f"a face refers to a corner beyond the {len(points)} given", "the file is damaged; export it again")
    if not np.abs(points).max() <= FARTHEST:  # also False for NaN
        raise _error(name, f"a coordinate is not a finite number up to {FARTHEST:g}", "the file is damaged; export it again")
    if normals is not None:
        lengths = np.linalg.norm(normals, axis=-1, keepdims=True)
        usable = bool(np.isfinite(lengths).all() and (lengths > 0.0).all())
        normals = normals / lengths if usable else None
    return Mesh(points, triangles, normals, tuple(parts))


def fans(counts: Array) -> Array:
    """Return the triangles (t, 3) of polygons with the given corner counts, as fans about their first corners."""
    many = np.maximum(counts - 2, 0)
    polygon = np.repeat(np.arange(len(counts)), many)
    first = (np.cumsum(counts) - counts)[polygon]
    step = np.arange(len(polygon)) - (np.cumsum(many) - many)[polygon] + 1
    return np.stack([first, first + step, first + step + 1], axis=1)


# -- STL -------------------------------------------------------------------------------------------------------------------


def _stl(name: str, data: bytes) -> Mesh:
    """Read a binary file if its length fits, whatever the header says; text begins with "solid"."""
    counts = [int.from_bytes(data[80:84], "little"), int.from_bytes(data[80:84], "big")]
    fits = [len(data) == 84 + _FACET.itemsize * count for count in counts]
    if len(data) >= 84 and any(fits):
        return _binary_stl(name, data, counts[0 if fits[0] else 1], swapped=not fits[0])
    if data[:200].lstrip().lower().startswith(b"solid") and (b"facet" in data[:2000] or b"endsolid" in data[:2000]):
        return _text_stl(name, data)
    if len(data) < 84:
        raise _error(name, f"{len(data)} bytes are less than the header of an STL file, which has 84", "export it again")
    if 0 < 84 + _FACET.itemsize * counts[0] < len(data):  # ignore what some programs append
        return _binary_stl(name, data, counts[0])
    there = (len(data) - 84) // _FACET.itemsize
    raise _error(name, f"the header announces {counts[0]} triangles, the file has {there}", "it was truncated; copy it again")


def _binary_stl(name: str, data: bytes, count: int, *, swapped: bool = False) -> Mesh:
    if count > MOST_TRIANGLES:
        raise _error(name, f"it has {count} triangles, more than {MOST_TRIANGLES}", "simplify it")
    facets: Array = np.frombuffer(data, _FACET.newbyteorder(">" if swapped else "<"), count, offset=84)
    points = facets["corners"].astype(float).reshape(-1, 3)
    return _whole(name, points, np.arange(3 * count).reshape(-1, 3), None, [ColouredTriangles(count, ())])


def _text_stl(name: str, data: bytes) -> Mesh:
    corners = re.findall(rb"\bvertex\s+(\S+)\s+(\S+)\s+(\S+)", data, re.IGNORECASE)
    facets = len(re.findall(rb"\bendfacet\b", data, re.IGNORECASE))
    if len(corners) != 3 * facets or not re.search(rb"\bendsolid\b", data, re.IGNORECASE):
        what = f"{facets} facets are closed but there are {len(corners)} corners, not three for each, or the end is missing"
        raise _error(name, what, "it was truncated; copy it again")
    points = _numbers(name, [word for corner in corners for word in corner], "vertex").reshape(-1, 3)
    return _whole(name, points, np.arange(len(corners)).reshape(-1, 3), None, [ColouredTriangles(facets, ())])


def _numbers(name: str, words: Sequence[str] | Sequence[bytes], what: str) -> Array:
    try:
        return np.array(words, dtype=float)
    except ValueError as error:
        raise _error(name, f"{what}: not all are numbers ({short(str(error))})", "the file is damaged; export it again") from None


# -- OBJ -------------------------------------------------------------------------------------------------------------------


#: of faces: number of corners of each, indices of their points, of their normals (-1: none)
_Faces = tuple[list[int], list[int], list[int]]


class _Obj:
    """Reader of one OBJ file: corners, normals, and faces by material."""

    def __init__(self, name: str, data: bytes, beside: Beside):
        self.name, self.beside = name, beside
        self.lines = data.replace(b"\\\r\n", b" ").replace(b"\\\n", b" ").splitlines()

    def mesh(self) -> Mesh:
        points, normals = list[list[bytes]](), list[list[bytes]]()
        faces = dict[bytes, _Faces]()  # by material
        libraries, open_ = list[bytes](), faces.setdefault(b"", ([], [], []))
        for number, line in enumerate(self.lines, start=1):
            words = line.split()
            if not words:
                continue
            key = words[0]
            if key == b"v":
                points.append(words[1:4])
            elif key == b"vn":
                normals.append(words[1:4])
            elif key == b"f":
                self.face(number, words[1:], len(points), len(normals), open_)
            elif key == b"usemtl":
                open_ = faces.setdefault(b" ".join(words[1:]), ([], [], []))
            elif key == b"mtllib":
                libraries += [b" ".join(words[1:])]
        return self.made(self.table(points, "v"), self.table(normals, "vn"), faces, self.colours(libraries))

    def face(self, number: int, words: list[bytes], points: int, normals: int, into: _Faces) -> None:
        """Add a face; negative indices count back from the last point or normal so far."""
        counts, corners, at = into
        try:
            for word in words:
                parts = word.split(b"/")
                corner = int(parts[0])
                normal = int(parts[2]) if len(parts) > 2 and parts[2] else 0
                if corner == 0 or max(abs(corner), abs(normal)) > MOST_CORNERS:
                    raise ValueError
                corners.append(corner - 1 if corner > 0 else points + corner)
                at.append(normal - 1 if normal > 0 else normals + normal if normal else -1)
        except ValueError:
            shown = short(b" ".join(words).decode("latin-1"))
            place = f"line {number}: f {shown}: expected corners as non-zero whole numbers from -2^31 to 2^31"
            raise _error(self.name, place, "the file is damaged; export it again") from None
        counts.append(len(words))

    def table(self, rows: list[list[bytes]], what: str) -> Array:
        """(k, 3)."""
        if any(len(row) != 3 for row in rows):
            raise _error(self.name, f"a line {what!r} has less than three numbers", "it was truncated; copy it again")
        return _numbers(self.name, [word for row in rows for word in row], what).reshape(-1, 3)

    def made(self, points: Array, normals: Array, faces: dict[bytes, _Faces], colours: dict[bytes, tuple[float, ...]]) -> Mesh:
        triangles, at, parts = list[Array](), list[Array](), list[ColouredTriangles]()
        for material, (counts, corners, own) in faces.items():
            places = fans(np.array(counts, dtype=int))
            if len(places):
                triangles.append(np.array(corners, dtype=int)[places])
                at.append(np.array(own, dtype=int)[places])
                parts.append(ColouredTriangles(len(places), colours.get(material, ())))
        joined = np.concatenate(triangles) if triangles else np.zeros((0, 3), dtype=int)
        named = np.concatenate(at) if at else joined
        full = len(normals) > 0 and named.size > 0 and named.min() >= 0 and named.max() < len(normals)
        return _whole(self.name, points, joined, normals[named] if full else None, parts)

    def colours(self, libraries: list[bytes]) -> dict[bytes, tuple[float, ...]]:
        """Return the colours of the materials in the files that it names; missing materials have none."""
        found = dict[bytes, tuple[float, ...]]()
        for library in libraries[:16]:
            material = b""
            for line in (self.beside(library.decode("utf-8", "replace")) or b"").splitlines():
                words = line.split()
                if words[:1] == [b"newmtl"]:
                    material = b" ".join(words[1:])
                elif words[:1] == [b"Kd"] and len(words) >= 4:
                    found[material] = rgba(words[1:4])
        return found


# -- Collada ---------------------------------------------------------------------------------------------------------------


#: pose (4, 4), points, triangles, normals, colour
_Placed = tuple[Array, Array, Array, "Array | None", tuple[float, ...]]


class _Collada:
    """Reader of one Collada file: the geometries of its scene, each placed by its node."""

    def __init__(self, name: str, data: bytes):
        self.name = name
        self.root = parse_xml(data, "mesh", origin=name, texts=True)
        self.root.must_be("COLLADA", {}, "is this a Collada file?")
        self.ids = {element.attributes["id"]: element for element in _below(self.root) if "id" in element.attributes}
        self.colours = {key: self.colour(element) for key, element in self.ids.items() if element.tag == "material"}
        self.known = dict[str, list[tuple[Array, Array, Array | None, str]]]()
        self.places = self.triangles = 0

    def mesh(self) -> Mesh:
        unit = self.root.child("asset").child("unit").number("meter", 1.0)
        start = pose(np.eye(3) * (unit if unit > 0 else 1.0))
        pieces = list(self.scene(start))
        if not pieces:
            raise _error(self.name, "its scene contains no geometry", "export the visual scene with the geometry")
        points, triangles, normals, parts, base = list[Array](), list[Array](), list[Array | None](), list[ColouredTriangles](), 0
        for T, corners, faces, at, colour in pieces:
            mirrored = np.linalg.det(T[:3, :3]) < 0
            points.append(corners @ T[:3, :3].T + T[:3, 3])
            triangles.append((faces[:, ::-1] if mirrored else faces) + base)
            normals.append(None if at is None else self.turned(at[:, ::-1] if mirrored else at, T[:3, :3]))
            parts.append(ColouredTriangles(len(faces), colour))
            base += len(corners)
        full = None if any(at is None for at in normals) else np.concatenate([at for at in normals if at is not None])
        return _whole(self.name, np.concatenate(points), np.concatenate(triangles), full, parts)

    @staticmethod
    def turned(normals: Array, A: Array) -> Array:
        """Return normals transformed by A: by the inverse transpose, or by the cofactors, which exist for a singular A too."""
        cofactors = np.stack([np.cross(A[(i + 1) % 3], A[(i + 2) % 3]) for i in range(3)])
        return np.asarray(normals @ (cofactors if np.linalg.det(A) >= 0 else -cofactors).T)

    def scene(self, start: Array) -> Iterator[_Placed]:
        """Yield every placed geometry of the scene; without a scene every geometry at its own coordinates."""
        chosen = self.root.child("scene").child("instance_visual_scene").get("url")
        scene = self.led(chosen, "visual_scene") or next((e for e in _below(self.root) if e.tag == "visual_scene"), None)
        if scene is None:
            for element in [element for element in self.ids.values() if element.tag == "geometry"]:
                yield from self.placed(element, start, {})
            return
        stack = [(node, start, 0) for node in reversed(list(scene.all("node")))]
        while stack:
            node, T, depth = stack.pop()
            self.places += 1
            if self.places > MOST_PLACES or depth > 100:
                raise node.error(f"the scene places geometries more than {MOST_PLACES} times, or in a cycle; join them")
            own = T @ self.moved(node)
            for child in reversed(node.children):
                if child.tag == "node":
                    stack.append((child, own, depth + 1))
                elif child.tag == "instance_node" and (other := self.led(child.get("url"), "node")) is not None:
                    stack.append((other, own, depth + 1))
            for child in node.children:
                if child.tag in ("instance_geometry", "instance_controller"):
                    materials = {
                        one.get("symbol") or "": (one.get("target") or "").removeprefix("#")
                        for one in _below(child)
                        if one.tag == "instance_material"
                    }
                    shape = self.led(child.get("url"), "geometry") or self.skinned(child)
                    if shape is not None:
                        yield from self.placed(shape, own, materials)

    def skinned(self, element: Element) -> Element | None:
        """Return the geometry that a skin controller deforms."""
        controller = self.led(element.get("url"), "controller")
        return controller and self.led(controller.child("skin").get("source"), "geometry")

    def placed(self, shape: Element, T: Array, materials: dict[str, str]) -> Iterator[_Placed]:
        key = shape.attributes.get("id", "")
        if key not in self.known:
            self.known[key] = list(self.pieces(shape.child("mesh")))
        for points, triangles, normals, symbol in self.known[key]:
            self.triangles += len(triangles)
            if self.triangles > MOST_TRIANGLES:
                raise _error(self.name, f"its scene contains more than {MOST_TRIANGLES} triangles", "simplify it")
            yield T, points, triangles, normals, self.colours.get(materials.get(symbol, symbol), ())

    def pieces(self, mesh: Element) -> Iterator[tuple[Array, Array, Array | None, str]]:
        """Yield (points, triangles, normals, symbol of the material) of every list of faces."""
        for element in mesh.children:
            if element.tag not in ("triangles", "polylist", "polygons", "tristrips", "trifans"):
                continue
            inputs = {one.get("semantic"): one for one in element.all("input")}
            if "VERTEX" not in inputs:
                raise element.error(f"<{element.tag}> has no input with semantic VERTEX; the file is damaged, export it again")
            vertices = self.led(inputs["VERTEX"].get("source"), "vertices")
            of_vertices = {one.get("semantic"): one for one in vertices.all("input")} if vertices is not None else {}
            if "POSITION" not in of_vertices:
                raise element.error("its vertices have no input with semantic POSITION; the file is damaged, export it again")
            points = self.table(of_vertices["POSITION"])
            stride = 1 + max(int(one.number("offset", 0.0, least=0.0)) for one in inputs.values())
            corners, places = self.corners(element, stride)
            if not len(places):
                continue
            triangles = corners[:, int(inputs["VERTEX"].number("offset", 0.0))][places]
            if triangles.max() >= len(points) or triangles.min() < 0:
                raise element.error(f"<{element.tag}> refers to a corner beyond the {len(points)} given; the file is damaged")
            yield points, triangles, self.normals(inputs, of_vertices, corners, places, triangles), element.get("material") or ""

    def normals(self, inputs: dict[str | None, Element], of_vertices: dict[str | None, Element], corners: Array, places: Array,
                triangles: Array) -> Array | None:  # fmt: skip
        if "NORMAL" in inputs:
            table, at = self.table(inputs["NORMAL"]), corners[:, int(inputs["NORMAL"].number("offset", 0.0))][places]
        elif "NORMAL" in of_vertices:
            table, at = self.table(of_vertices["NORMAL"]), triangles
        else:
            return None
        return table[at] if at.min() >= 0 and at.max() < len(table) else None

    def corners(self, element: Element, stride: int) -> tuple[Array, Array]:
        """Return (indices of every corner (c, stride), corners of the triangles (t, 3))."""
        lists = [self.integers(one, stride) for one in element.all("p")]
        corners = np.concatenate(lists) if lists else np.zeros((0, stride), dtype=int)
        if element.tag == "triangles":
            if len(corners) % 3:
                raise element.error(f"<triangles> has {len(corners)} corners, not a multiple of 3; the file is damaged")
            return corners, np.arange(len(corners)).reshape(-1, 3)
        if element.tag in ("polygons", "trifans"):
            return corners, fans(np.array([len(one) for one in lists], dtype=int))
        if element.tag == "tristrips":
            runs, start = list[Array](), 0
            for one in lists:
                k = start + np.arange(max(len(one) - 2, 0))
                odd = (k - start) % 2
                runs.append(np.stack([k, k + 1 + odd, k + 2 - odd], axis=1))
                start += len(one)
            return corners, np.concatenate(runs) if runs else np.zeros((0, 3), dtype=int)
        counts = self.integers(element.child("vcount"), 1)[:, 0]
        if counts.sum() != len(corners) or (len(counts) and counts.min() < 0):
            raise element.error(f"<vcount> counts {counts.sum()} corners, and <p> has {len(corners)}; the file is damaged")
        return corners, fans(counts)

    def integers(self, element: Element, stride: int) -> Array:
        """Return whole numbers (k, stride)."""
        words = element.content.split()
        try:
            values = np.array(words, dtype=np.int64)
        except (ValueError, OverflowError):
            raise element.error(f"<{element.tag}>: expected whole numbers; the file is damaged, export it again") from None
        if len(values) % stride:
            raise element.error(f"<{element.tag}> has {len(values)} numbers, not a multiple of {stride}; it was truncated")
        return values.reshape(-1, stride)

    def table(self, given: Element) -> Array:
        """Return the rows (k, 3) of a source."""
        source = self.led(given.get("source"), "source")
        if source is None:
            raise given.error(f"the source {short(given.get('source') or '')} is not in the file; export it again")
        values = _numbers(self.name, source.child("float_array").content.split(), "float_array")
        accessor = source.child("technique_common").child("accessor")
        stride, offset = (int(accessor.number(key, value, least=0.0)) for key, value in (("stride", 3.0), ("offset", 0.0)))
        rows = (len(values) - offset) // stride if stride >= 3 else 0
        if rows < 1:
            raise source.error("its numbers are not rows of three; the file is damaged, export it again")
        return values[offset : offset + rows * stride].reshape(rows, stride)[:, :3]

    def moved(self, node: Element) -> Array:
        """Return the transform (4, 4) of a node, the product of its transforms."""
        T = np.eye(4)
        for element in node.children:
            if element.tag not in ("matrix", "translate", "rotate", "scale"):
                continue
            values = _numbers(self.name, element.content.split(), element.tag)
            needed = {"matrix": 16, "rotate": 4}.get(element.tag, 3)
            if len(values) != needed or not np.abs(values).max() <= FARTHEST:
                raise element.error(f"<{element.tag}> has {len(values)} numbers, expected {needed}, finite; export the file again")
            if element.tag == "matrix":
                step = values.reshape(4, 4)
            elif element.tag == "rotate":
                length = np.linalg.norm(values[:3])
                step = pose(axis_angle(values[:3] / length, float(np.radians(values[3]))) if length > 0 else None)
            else:
                step = pose(None, values) if element.tag == "translate" else pose(np.diag(values))
            T = T @ step
        return T

    def colour(self, material: Element) -> tuple[float, ...]:
        """Return the diffuse colour of a material's effect, opaque."""
        effect = self.led(material.child("instance_effect").get("url"), "effect")
        if effect is None:
            return ()
        diffuse = next((element for element in _below(effect) if element.tag == "diffuse"), None)
        return rgba(diffuse.child("color").content.split()[:3]) if diffuse is not None else ()

    def led(self, url: str | None, tag: str) -> Element | None:
        """Return the element with this tag that a reference within the file names."""
        found = self.ids.get((url or "").removeprefix("#"))
        return found if found is not None and found.tag == tag else None


def _below(element: Element) -> Iterator[Element]:
    stack = [element]
    while stack:
        one = stack.pop()
        yield one
        stack += reversed(one.children)
