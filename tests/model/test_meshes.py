"""Mesh files: a cube in every format is the same triangles, peers see the same points, and what damaged files get."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from isodyn.errors import FormatError
from isodyn.model.formats.meshes import MOST_TRIANGLES, fans, read_mesh

CORNERS = np.array([[x, y, z] for x in (0.0, 1.0) for y in (0.0, 2.0) for z in (0.0, 3.0)])
#: the six sides, seen from outside counter-clockwise
SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
TRIANGLES = np.array([[a, *pair] for a, b, c, d in SIDES for pair in ((b, c), (c, d))])


def binary_stl(order: str = "<", count: int | None = None) -> bytes:
    facets = b"".join(struct.pack(f"{order}12fH", 0, 0, 0, *CORNERS[triangle].ravel(), 0) for triangle in TRIANGLES)
    return b"solid, says the header".ljust(80) + struct.pack(f"{order}I", len(TRIANGLES) if count is None else count) + facets


def text_stl() -> str:
    corners = ["".join(f"vertex {x} {y} {z}\n" for x, y, z in CORNERS[triangle]) for triangle in TRIANGLES]
    facets = "".join(f"facet normal 0 0 0\nouter loop\n{one}endloop\nendfacet\n" for one in corners)
    return f"solid cube\n{facets}endsolid cube\n"


def obj(*, backwards: bool = False, normals: bool = False) -> str:
    lines = [f"v {x} {y} {z}" for x, y, z in CORNERS]
    lines += ["vn 1 0 0", "mtllib cube.mtl", "usemtl red"] if normals else []
    for k, side in enumerate(SIDES):
        if normals and k == 3:
            lines.append("usemtl blue")
        words = [str(corner - 8 if backwards else corner + 1) + ("//1" if normals else "") for corner in side]
        lines.append("f " + " ".join(words))
    return "\n".join(lines) + "\n"


def dae(polygons: bool = False, unit: float = 1.0, node: str = "", up: str = "Z_UP", faces: str = "", positions: str = "") -> str:
    numbers = positions or " ".join(f"{x}" for x in (CORNERS / unit).ravel())
    flat = " ".join(str(corner) for side in SIDES for corner in side) if polygons else " ".join(map(str, TRIANGLES.ravel()))
    tag = "polylist" if polygons else "triangles"
    counts = f"<vcount>{'4 ' * 6}</vcount>" if polygons else ""
    return f"""<?xml version="1.0"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset><unit name="some" meter="{unit}"/><up_axis>{up}</up_axis></asset>
<library_effects><effect id="e"><profile_COMMON><technique sid="t"><phong><diffuse><color>1 0.5 0 1</color></diffuse></phong>
</technique></profile_COMMON></effect></library_effects>
<library_materials><material id="orange"><instance_effect url="#e"/></material></library_materials>
<library_geometries><geometry id="g"><mesh>
<source id="s"><float_array id="f" count="24">{numbers}</float_array>
<technique_common><accessor source="#f" count="8" stride="3"><param name="X" type="float"/>
<param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source>
<vertices id="v"><input semantic="POSITION" source="#s"/></vertices>
<{tag} count="{6 if polygons else 12}" material="m">
<input semantic="VERTEX" source="#v" offset="0"/>{counts}<p>{faces or flat}</p></{tag}></mesh>
</geometry></library_geometries>
<library_visual_scenes><visual_scene id="vs"><node id="n">{node}<instance_geometry url="#g"><bind_material><technique_common>
<instance_material symbol="m" target="#orange"/></technique_common></bind_material></instance_geometry></node></visual_scene>
</library_visual_scenes><scene><instance_visual_scene url="#vs"/></scene></COLLADA>"""


FILES = {
    "binary.stl": binary_stl(),
    "big-endian.STL": binary_stl(">"),
    "more-behind.stl": binary_stl() + b"\0" * 7,
    "text.stl": text_stl().encode(),
    "quads.obj": obj().encode(),
    "from-the-end.obj": obj(backwards=True).encode(),
    "continued.obj": obj().replace("f 1 2 4 3", "f 1 2 \\\n4 3").encode(),
    "triangles.dae": dae().encode(),
    "polygons.dae": dae(polygons=True).encode(),
    "millimetres.dae": dae(unit=0.001).encode(),
    "y-up.dae": dae(up="Y_UP").encode(),
}


@pytest.mark.parametrize("name", FILES)
def test_a_cube_is_the_same_triangles_in_every_format(name):
    mesh = read_mesh(name, FILES[name])
    expected = CORNERS[TRIANGLES]
    off = np.abs(mesh.points[mesh.triangles] - expected).max()
    assert off <= 2 * np.finfo(float).eps * 3.0, off  # a quotient and a product, of at most 3 m
    assert sum(part.size for part in mesh.parts) == len(mesh.triangles) == 12


def test_nodes_move_turn_scale_and_mirror():
    T = "<translate>1 2 3</translate><rotate>0 0 2 90</rotate><scale>1 1 -2</scale>"
    mesh = read_mesh("moved.dae", dae(node=T).encode())
    x, y, z = CORNERS.T
    expected = np.stack([1 - y, 2 + x, 3 - 2 * z], axis=1)[TRIANGLES][:, ::-1]  # mirrored: the other way round
    assert np.abs(mesh.points[mesh.triangles] - expected).max() <= 8 * np.finfo(float).eps * 9.0
    matrix = "<matrix>0 -1 0 1 1 0 0 2 0 0 -2 3 0 0 0 1</matrix>"
    assert np.array_equal(read_mesh("m.dae", dae(node=matrix).encode()).points, np.stack([1 - y, 2 + x, 3 - 2 * z], axis=1))


def test_colours_of_materials():
    assert [part.colour for part in read_mesh("c.dae", dae().encode()).parts] == [(1.0, 0.5, 0.0, 1.0)]
    library = b"newmtl red\nKd 1 0 0\nnewmtl blue\nKd 0 0 2\n"
    mesh = read_mesh("a/c.obj", obj(normals=True).encode(), lambda name: library if name == "cube.mtl" else None)
    assert [tuple(part) for part in mesh.parts] == [(6, (1.0, 0.0, 0.0, 1.0)), (6, (0.0, 0.0, 1.0, 1.0))]
    assert read_mesh("c.obj", obj(normals=True).encode()).parts[0].colour == ()
    assert np.array_equal(mesh.normals, np.broadcast_to([1.0, 0.0, 0.0], (12, 3, 3)))


def test_fans_leave_out_polygons_that_are_none():
    assert fans(np.array([3, 2, 0, 5])).tolist() == [[0, 1, 2], [5, 6, 7], [5, 7, 8], [5, 8, 9]]


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("a.stl", binary_stl()[:-10], "announces 12 triangles, the file has 11; it was truncated"),
        ("a.stl", b"\0" * 20, "less than the header"),
        ("a.stl", binary_stl(count=2**31), "2147483648 triangles, the file has 12"),
        ("a.stl", b"\0" * 84, "no triangles"),
        ("a.stl", text_stl()[:300].encode(), "it was truncated"),
        ("a.stl", text_stl().replace("1.0", "one").encode(), "vertex: not all are numbers"),
        ("a.stl", text_stl().replace("3.0", "nan").encode(), "not a finite number"),
        ("a.stl", text_stl().replace("3.0", "1e300").encode(), "not a finite number"),
        ("a.obj", obj().replace("f 1 ", "f 9 ").encode(), "refers to a corner beyond the 8"),
        ("a.obj", obj().replace("f 1 ", "f -9 ").encode(), "refers to a corner beyond the 8"),
        ("a.obj", obj().replace("f 1 ", "f 0 ").encode(), "line 9: f '0 2 4 3'"),
        ("a.obj", obj().replace("v 0.0 0.0 0.0", "v 0.0 0.0").encode(), "less than three numbers"),
        ("a.obj", b"v 0 0 0\n", "no triangles"),
        ("a.dae", dae()[:900].encode(), "a.dae, line"),
        ("a.dae", dae(faces="0 1").encode(), "not a multiple of 3"),
        ("a.dae", dae(faces="0 1 8").encode(), "refers to a corner beyond the 8"),
        ("a.dae", dae(faces="0 1 x").encode(), "expected whole numbers"),
        ("a.dae", dae(positions="0 1 x").encode(), "not all are numbers"),
        ("a.dae", dae(positions="0 1").encode(), "not rows of three"),
        ("a.dae", dae(polygons=True, faces="0 1 2 3").encode(), "<vcount> counts 24 corners, and <p> has 4"),
        ("a.dae", dae(node="<scale>1 1</scale>").encode(), "expected 3"),
        ("a.dae", dae(node="<instance_node url='#n'/>").encode(), "or in a cycle"),
        ("a.dae", b"<!DOCTYPE a [<!ENTITY b 'c'>]><COLLADA/>", "entities are not supported"),
        ("a.dae", b"<robot/>", "expected <COLLADA>"),
        ("a.dae", dae().replace("<instance_geometry", "<x").replace("</instance_geometry", "</x").encode(), "contains no geometry"),
        ("a.step", b"", ".step is not a supported mesh format; use .stl, .obj, .dae"),
    ],
)  # fmt: skip
def test_damaged_files_are_refused_with_file_rule_and_remedy(name, data, words):
    with pytest.raises(FormatError) as error:
        read_mesh(name, data)
    assert name in str(error.value) and words in str(error.value) and ";" in str(error.value)


def test_counts_are_held_against_what_is_there():
    """No array is made for what a header merely says."""
    with pytest.raises(FormatError, match="the file has"):
        read_mesh("bomb.stl", b"\0" * 80 + struct.pack("<I", MOST_TRIANGLES) + b"\0" * 50)
    inner = [f"<instance_node url='#n{k + 1}'/>" * 10 for k in range(12)]
    nodes = "".join(f"<node id='n{k}'>{ten}</node>" for k, ten in enumerate(inner))
    text = dae().replace('<node id="n">', f'{nodes}<node id="n12">')
    with pytest.raises(FormatError, match="more than 20000 times"):
        read_mesh("laughs.dae", text.encode())


@pytest.mark.parametrize("name", ["binary.stl", "quads.obj", "polygons.dae", "y-up.dae"])
def test_pinocchio_reads_the_same_boxes(name, tmp_path):
    """Of Collada without its unit, which it leaves alone."""
    coal = pytest.importorskip("coal", reason="pip install 'isodyn[test]' has Pinocchio's reader of meshes where there are wheels")
    path = tmp_path / name
    path.write_bytes(FILES[name])
    box = coal.MeshLoader().load(str(path), np.ones(3))
    box.computeLocalAABB()
    mesh = read_mesh(name, FILES[name])
    single = float(np.finfo(np.float32).eps)  # Assimp's coordinates are in single precision
    for ours, theirs in ((mesh.points.min(axis=0), box.aabb_local.min_), (mesh.points.max(axis=0), box.aabb_local.max_)):
        assert np.abs(ours - np.asarray(theirs)).max() <= 4 * single * 3.0
