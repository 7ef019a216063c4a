"""Hostile files: every reader of robots, meshes, states, motions, targets and records.

Of three kinds: large ones (many, deep, circular, or not as large as they say), numbers that programs forget, and files of every
format broken at random.
"""

from __future__ import annotations

import argparse
import base64
import io
import math
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

import numpy as np

import isodyn as iso
from benchmarks.attacks.attack import Attack
from isodyn.cli.ik import _from_file as targets_of
from isodyn.cli.motions import _torque_table as torques_of
from isodyn.cli.states import open_source
from isodyn.errors import IsodynError
from isodyn.model.formats.meshes import read_mesh
from isodyn.model.formats.reading import MAX_LINKS
from isodyn.study.certificate import read_record
from isodyn.workbench.document import new_document, read_document, written
from isodyn.workbench.import_files import opened_file
from isodyn.workbench.share import FRAGMENT, from_link
from tools import fuzz

BATCHES, TEXTS = 12, 400  # of broken texts for every reader of text
BYTES = 300  # broken files in a batch, for every reader of bytes

Door = Callable[[bytes], object]


def attacks(seed: int) -> Iterator[Attack]:
    """All of them; `seed` draws the numbers' places and what is broken."""
    for name, door, data in (*_large(), *_numbers(), *_lies()):
        yield Attack(name, partial(_through, door, data))
    for reader in fuzz.READERS:
        for batch in range(BATCHES):
            yield Attack(f"{reader} text broken, batch {batch}", partial(_broken_texts, reader, f"{reader} {seed} {batch}"))
    for name, (door, data) in _binaries().items():
        for batch in range(3):
            yield Attack(f"{name} broken, batch {batch}", partial(_broken_bytes, door, data, f"{name} {seed} {batch}"))


def _through(door: Door, data: bytes | Callable[[], bytes]) -> None:
    """Data is made in the attack's process; what makes it costs little."""
    door(data() if callable(data) else data)


# -- doors -----------------------------------------------------------------------------------------------------------------


def _as_file(suffix: str, read: Callable[[str], object]) -> Door:
    """A door that reads a file of its own."""

    def door(data: bytes) -> object:
        with tempfile.TemporaryDirectory(prefix="isodyn-attack-") as folder:
            path = Path(folder, f"file{suffix}")
            path.write_bytes(data)
            return read(str(path))

    return door


def _states(path: str) -> None:
    arguments, robot = argparse.Namespace(input=path, deg=False), iso.load("two-link")
    with ExitStack() as stack:
        for _ in open_source(arguments, robot, ("q", "qd", "qdd"), stack).blocks():
            pass


def _robot(data: bytes) -> None:
    robot = iso.load(data)
    assert robot.n >= 0 and robot.tips


STATES = _as_file(".csv", _states)
MOTION = _as_file(".csv", iso.Trajectory.from_csv)
TARGETS = _as_file(".csv", partial(targets_of, degrees=False))
TORQUES = _as_file(".csv", lambda path: torques_of(path, iso.load("two-link")))
SIMULATION = _as_file(".npz", iso.Simulation.load)
RECORD = _as_file(".json", read_record)


def _mesh(name: str) -> Door:
    return lambda data: read_mesh(name, data)


def _opened(name: str) -> Door:
    return lambda data: opened_file(name, data)


# -- large ones ------------------------------------------------------------------------------------------------------------

Named = tuple[str, Door, "bytes | Callable[[], bytes]"]


def _large() -> Iterator[Named]:
    """Files of up to the size that readers take: seconds and bytes by their lines, and no deeper than Python recurses."""
    yield "URDF: 200 000 loose links", _robot, partial(_urdf, 200_000, lambda k: "")
    yield "URDF: 30 000 links on one", _robot, partial(_urdf, 30_000, lambda k: _joint(k, 0, k) if k else "")
    yield "URDF: 30 000 links on one, fixed", _robot, partial(_urdf, 30_000, lambda k: _joint(k, 0, k, kind="fixed") if k else "")
    yield "URDF: 20 000 links on one", _robot, partial(_urdf, 20_000, lambda k: _joint(k, 0, k) if k else "")
    yield "URDF: a chain of 20 000", _robot, partial(_urdf, 20_000, lambda k: _joint(k, k - 1, k) if k else "")
    yield "URDF: a circle of 20 000", _robot, partial(_urdf, 20_000, lambda k: _joint(k, k - 1 if k else 119_999, k))
    yield "URDF: 20 000 joints of one link", _robot, partial(_urdf, 20_000, lambda k: _joint(k, 0, 1))
    for count in (3000, 19_999, 30_000):
        yield f"URDF: {count} mimics of each other", _robot, partial(_mimics, count, lambda k, count=count: [(k + 1) % count])
        yield (
            f"URDF: {count} mimics, each of the next",
            _robot,
            partial(_mimics, count, lambda k, count=count: [k + 1][: count - 1 - k]),
        )
        yield f"URDF: {count} mimics of one", _robot, partial(_mimics, count, lambda k: [0] if k else [])
    yield from _heavy()
    yield "URDF: couplings to two others, 3000 deep", _robot, partial(_mimics, 3000, lambda k: [k + 1, k + 2] if k < 2998 else [])
    yield "URDF: couplings to all others", _robot, partial(_mimics, 400, lambda k: [*range(k + 1, 400)])
    yield "URDF: 20 000 loops", _robot, partial(_loops, 20_000)
    yield "URDF: 100 000 shapes and colours", _robot, _shapes
    yield "URDF: 30 000 tips, in the page", _opened("a.urdf"), partial(_urdf, 30_000, lambda k: _joint(k, 0, k) if k else "")
    yield "URDF: a chain of 5000, in the page", _opened("a.urdf"), partial(_urdf, 5000, lambda k: _joint(k, k - 1, k) if k else "")
    yield "MJCF: 30 000 bodies side by side", _robot, partial(_mjcf, 30_000)
    yield "MJCF: 20 000 bodies with joints", _robot, partial(_mjcf, 20_000, "<joint/><geom size='1'/>")
    for count in (40_000, 300_000, 490_000):
        yield f"MJCF: {count} geoms in a body", _robot, partial(_mjcf, 1, "<joint/>" + "<geom size='1' mass='1'/>" * count)
    capsule = "<geom type='capsule' size='1' fromto='0 0 0 1 1 1' rgba='1 0 0 1'/>"
    inertial = "<inertial pos='0 0 0' mass='1' diaginertia='1 1 1'/>"
    yield (
        "MJCF: 20 000 bodies with joints, masses and capsules",
        _robot,
        partial(_mjcf, 20_000, "<joint/>" + inertial + capsule * 2),
    )
    yield "MJCF: bodies 150 deep, 100 times", _robot, lambda: _wrapped(b"<body>" * 150 + b"</body>" * 150, 60)
    yield "MJCF: 20 000 joints in a body", _robot, lambda: _wrapped(b"<body>" + b"<joint/>" * 20_000 + b"</body>", 1)
    yield "MJCF: defaults 150 deep, 300 times", _robot, partial(_defaults, 150, 300)
    yield "MJCF: 20 000 joints equal, each to the next", _robot, partial(_equalities, 20_000)
    yield "TOML: 20 000 links on one", _robot, partial(_toml, 20_000, lambda k: 0)
    yield "TOML: a chain of 20 000", _robot, partial(_toml, 20_000, lambda k: k - 1)
    yield "TOML: couplings in a circle", _robot, partial(_toml_couplings, 5000)
    yield (
        "TOML: 20 000 rows of a DH table",
        _robot,
        lambda: b'isodyn = 1\nname = "r"\n[dh]\nconvention = "standard"\n' + _rows(20_000),
    )
    yield "TOML: arrays nested 100 000 deep", _robot, lambda: b"isodyn = 1\nx = " + b"[" * 100_000
    yield (
        "TOML: tables nested 100 deep, 5000 times",
        _robot,
        lambda: b"isodyn = 1\n" + b"".join(b"[" + b".".join(b"a%d_%d" % (k, j) for j in range(100)) + b"]\n" for k in range(5000)),
    )
    yield "TOML: one string of 8 MB", _robot, lambda: b'isodyn = 1\nname = "' + b"x" * 8_000_000 + b'"\n'
    for name in ("chain-100000", "chain-99999999999999999999", "tree-100000-2", "autotree-100000-3", "chain-" + "9" * 5000):
        yield f"a name: {name[:24]}", lambda data: iso.load(data.decode()), name.encode()
    yield "OBJ: 2 million corners, 4 million faces", _mesh("a.obj"), lambda: b"v 0 0 0\n" * 2_000_000 + b"f 1 2 3\n" * 2_000_000
    yield "OBJ: one face of 5 million corners", _mesh("a.obj"), lambda: b"v 0 0 0\n" * 3 + b"f" + b" 1 2 3" * 1_700_000
    yield (
        "OBJ: 500 000 materials",
        _mesh("a.obj"),
        lambda: b"v 0 0 0\nv 1 0 0\nv 0 1 0\n" + b"".join(b"usemtl m%d\nf 1 2 3\n" % k for k in range(500_000)),
    )
    yield (
        "STL: text of 1 million triangles",
        _mesh("a.stl"),
        lambda: (
            b"solid a\n"
            + (b"facet normal 0 0 1\nouter loop\n" + b"vertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\n" + b"endloop\nendfacet\n")
            * 1_000_000
            + b"endsolid a\n"
        ),
    )
    yield "STL: 4 million triangles", _mesh("a.stl"), lambda: bytes(80) + struct.pack("<I", 4_000_000) + bytes(50 * 4_000_000)
    yield "Collada: nodes that hold each other", _mesh("a.dae"), partial(_collada, [(0, 1), (1, 0)])
    yield "Collada: 2^40 copies", _mesh("a.dae"), partial(_collada, [(k, k + 1) for k in range(40) for _ in (0, 1)])
    yield "Collada: 20 000 copies of 20 000 triangles", _mesh("a.dae"), partial(_collada, [(0, 1)] * 20_000, 20_000)
    yield "Collada: nodes 190 deep", _mesh("a.dae"), lambda: b"<COLLADA>" + b"<node>" * 190 + b"</node>" * 190 + b"</COLLADA>"
    yield "states: 3 million short lines", STATES, lambda: b"0,0\n" * 3_000_000
    yield "states: a line of 100 MB", STATES, lambda: b"0," * 50_000_000
    yield (
        "states: a header of 200 000 columns",
        STATES,
        lambda: b",".join(b"x%d" % k for k in range(200_000)) + b"\n" + b"0," * 200_000,
    )
    yield "states: quoted cells, 300 000 lines", STATES, lambda: b"q_1,q_2\n" + b'"0","1"\n' * 300_000
    for name, door, head in (("motion", MOTION, b"t,q_1"), ("targets", TARGETS, b"x,y,z"), ("torques", TORQUES, b"t,tau_1,tau_2")):
        line = b",".join([b"%d"] * (head.count(b",") + 1))
        yield (
            f"{name}: 3 million short lines",
            door,
            lambda head=head, line=line: head + b"\n" + b"\n".join(line % ((k,) * line.count(b"%")) for k in range(3_000_000)),
        )
        yield f"{name}: 100 million empty lines", door, lambda head=head: head + b"\n" * 100_000_000
        yield f"{name}: a line of 100 MB", door, lambda head=head: head + b"\n" + b"0," * 50_000_000
    yield "motion: 100 000 columns", MOTION, lambda: b"t" + b",q_1" * 100_000 + b"\n" + b"0" + b",0" * 100_000 + b"\n"
    yield "record: nested 1 million deep", RECORD, lambda: b"[" * 1_000_000
    yield "document: nested 1 million deep", lambda data: read_document(data.decode()), lambda: b"[" * 1_000_000
    yield "zip: 60 000 files", _opened("a.zip"), partial(_zip, 60_000)
    yield "zip: a bomb", _opened("a.zip"), partial(_zip, 1, 300_000_000)
    yield "zip: 4000 small files", _opened("a.zip"), partial(_zip, 4000, 10, "<robot name='r'><link name='a'/></robot>")


def _link(k: int) -> str:
    return f'<link name="l{k}"/>'


def _joint(k: int, parent: int, child: int, more: str = "", kind: str = "continuous") -> str:
    return f'<joint name="j{k}" type="{kind}"><parent link="l{parent}"/><child link="l{child}"/>{more}</joint>'


def _urdf(count: int, joint: Callable[[int], str], more: str = "") -> bytes:
    return f'<robot name="r">{"".join(map(_link, range(count)))}{"".join(map(joint, range(count)))}{more}</robot>'.encode()


def _mimics(count: int, others: Callable[[int], list[int]]) -> bytes:
    """A chain of joints, each of which follows others: of one by <mimic>, of several by a coupling."""
    ways = [others(k) for k in range(count)]
    joints = [
        _joint(k, k, k + 1, "".join(f'<mimic joint="j{one}"/>' for one in ways[k][: len(ways[k]) == 1])) for k in range(count)
    ]
    coupled = "".join(
        f'<coupling joint="j{k}">{"".join(f"""<other joint="j{one}"/>""" for one in way)}</coupling>'
        for k, way in enumerate(ways)
        if len(way) > 1
    )
    links = "".join(map(_link, range(count + 1)))
    return f'<robot name="r">{links}{"".join(joints)}<isodyn>{coupled}</isodyn></robot>'.encode()


INERTIAL = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>'


def _heavy() -> Iterator[Named]:
    """URDF of as many links as a robot may have, all with mass, which the linter then looks at."""
    count = MAX_LINKS
    mimic = '<mimic joint="j{}"/>'
    yield f"URDF: {count} masses on the base", _robot, partial(_masses, count, lambda k: 0)
    yield f"URDF: {count} masses on one that moves", _robot, partial(_masses, count, lambda k: min(k - 1, 1))
    yield f"URDF: {count} masses on one that moves, spread", _robot, partial(_masses, count, lambda k: min(k - 1, 1), _corner)
    yield f"URDF: {count} masses on one that moves, fixed", _robot, partial(_masses, count, lambda k: min(k - 1, 1), kind="fixed")
    yield f"URDF: a chain of {count} masses", _robot, partial(_masses, count, lambda k: k - 1)
    yield (
        f"URDF: {count} masses, each mimics the one before",
        _robot,
        partial(_masses, count, lambda k: k - 1, lambda k: mimic.format(k - 1) if k > 1 else ""),
    )
    yield (
        f"URDF: {count} masses on the base, all mimic one",
        _robot,
        partial(_masses, count, lambda k: 0, lambda k: mimic.format(1) if k > 1 else ""),
    )


def _corner(k: int) -> str:
    """At one of three corners as far from each other, so that no pair is the farthest for certain."""
    angle = 2 * math.pi * (k % 3) / 3 + k * 1e-7
    return f'<origin xyz="{math.cos(angle)} {math.sin(angle)} 0"/>'


def _masses(count: int, parent: Callable[[int], int], more: Callable[[int], str] = lambda k: "", kind: str = "continuous") -> bytes:
    """Links with mass, of which the first moves where it is not the base."""
    links = "".join(f'<link name="l{k}">{INERTIAL}</link>' for k in range(count))
    joints = (_joint(k, parent(k), k, more(k), kind if k > 1 else "continuous") for k in range(1, count))
    return f'<robot name="r">{links}{"".join(joints)}</robot>'.encode()


def _loops(count: int) -> bytes:
    loops = "".join(f'<loop name="c{k}" a="l{k % 100}" b="l{k % 100 + 1}" type="spherical"/>' for k in range(count))
    return _urdf(20_000, lambda k: _joint(k, k - 1, k) if k else "", f"<isodyn>{loops}</isodyn>")


def _shapes() -> bytes:
    shape = '<visual><geometry><sphere radius="1"/></geometry><material name="m{}"><color rgba="1 0 0 1"/></material></visual>'
    return f'<robot name="r"><link name="a">{"".join(shape.format(k) for k in range(100_000))}</link></robot>'.encode()


def _mjcf(count: int, inside: str = "") -> bytes:
    return f"<mujoco><worldbody>{f'<body>{inside}</body>' * count}</worldbody></mujoco>".encode()


def _wrapped(body: bytes, times: int) -> bytes:
    return b"<mujoco><worldbody>" + body * times + b"</worldbody></mujoco>"


def _defaults(deep: int, times: int) -> bytes:
    one = (
        "".join(f'<default class="c{{0}}_{k}"><joint damping="1"/><geom rgba="1 0 0 1"/>' for k in range(deep))
        + "</default>" * deep
    )
    nested = "".join(one.format(k) for k in range(times))
    return f'<mujoco><default>{nested}</default><worldbody><body childclass="c0_0"><joint/></body></worldbody></mujoco>'.encode()


def _equalities(count: int) -> bytes:
    body = "".join(f'<body><joint name="j{k}"/><geom size="1"/></body>' for k in range(count))
    equal = "".join(f'<joint joint1="j{k}" joint2="j{k + 1}"/>' for k in range(count - 1))
    return f"<mujoco><worldbody>{body}</worldbody><equality>{equal}</equality></mujoco>".encode()


def _toml(count: int, parent: Callable[[int], int]) -> bytes:
    links = "".join(f'[[links]]\nname = "l{k}"\n' for k in range(count))
    joint = '[[joints]]\nname = "j{0}"\ntype = "revolute"\nparent = "l{1}"\nchild = "l{0}"\n'
    return f"isodyn = 1\nname = 'r'\n{links}{''.join(joint.format(k, parent(k)) for k in range(1, count))}".encode()


def _toml_couplings(count: int) -> bytes:
    coupling = '[[couplings]]\njoint = "j{}"\nothers = {{ j{} = 1.0 }}\n'
    return _toml(count + 1, lambda k: k - 1) + "".join(coupling.format(k, k % count + 1) for k in range(1, count + 1)).encode()


def _rows(count: int) -> bytes:
    return b'[[dh.rows]]\njoint = "R"\na = 1.0\n' * count


def _collada(edges: list[tuple[int, int]], triangles: int = 1) -> bytes:
    """Nodes that place each other, the last one a geometry."""
    last = max(max(edge) for edge in edges)
    inner: dict[int, list[str]] = {}
    for a, b in edges:
        inner.setdefault(a, []).append(f'<instance_node url="#n{b}"/>')
    inner.setdefault(last, []).append('<instance_geometry url="#g"/>')
    nodes = "".join(f'<node id="n{k}">{"".join(inside)}</node>' for k, inside in inner.items())
    corners = '<float_array id="f" count="9">0 0 0 1 0 0 0 1 0</float_array>'
    access = '<technique_common><accessor source="#f" count="3" stride="3"/></technique_common>'
    mesh = f'<mesh><source id="s">{corners}{access}</source><vertices id="v"><input semantic="POSITION" source="#s"/></vertices>'
    corners = f'<input semantic="VERTEX" source="#v" offset="0"/><p>{"0 1 2 " * triangles}</p>'
    mesh += f'<triangles count="{triangles}">{corners}</triangles></mesh>'
    scene = '<visual_scene id="vs"><node><instance_node url="#n0"/></node></visual_scene>'
    library = f'<library_geometries><geometry id="g">{mesh}</geometry></library_geometries><library_nodes>{nodes}</library_nodes>'
    whole = f'{library}<library_visual_scenes>{scene}</library_visual_scenes><scene><instance_visual_scene url="#vs"/></scene>'
    return f"<COLLADA>{whole}</COLLADA>".encode()


def _zip(count: int, size: int = 0, model: str = "") -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for k in range(count):
            archive.writestr(f"f{k}.stl", bytes(size))
        archive.writestr("a.urdf", model)
    return target.getvalue()


# -- numbers ---------------------------------------------------------------------------------------------------------------

HOSTILE = (
    *("99999999999999999999", "-9223372036854775809", "18446744073709551616", "1e400", "-1e400", "1e-400", "1e308", "nan", "-inf"),
    *(
        "\u0661\u0662",
        "\uff11",
        "1_0",
        "0x10",
        "1,5",
        "--5",
        "+",
        "",
        " ",
        "9" * 5000,
        "1e99999999999",
        "\u22121",
        "1\u00a02",
        "true",
    ),
)


def _numbers() -> Iterator[Named]:
    """Every number of a small file of each format, in turn, as one of these."""
    for name, (door, text) in _samples().items():
        yield f"{name}: hostile numbers", partial(_with_numbers, door), text.encode()


def _with_numbers(door: Door, data: bytes) -> None:
    words = fuzz.re.split(r"((?<![A-Za-z_\d.])-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)", data.decode())
    for at in range(1, len(words), 2):
        for word in HOSTILE:
            _named(door, "".join([*words[:at], word, *words[at + 1 :]]).encode(), word)


def _named(door: Door, data: bytes, what: str) -> None:
    """Through the door; an error without a name says of what."""
    try:
        door(data)
    except IsodynError:
        pass
    except Exception as error:
        raise AssertionError(f"{type(error).__name__} for {what[:40]!r}: {str(error)[:80]}") from None


MJCF = """<mujoco><compiler angle="radian"/><option gravity="0 0 -9"/><worldbody><body pos="0 0 1">
<joint range="-1 1" damping="2"/><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/><geom size="1 2" fromto="0 0 0 1 1 1"/>
</body></worldbody></mujoco>"""
OBJ = "v 0 0 0\nv 1 0 0\nv 0 1 0\nvn 0 0 1\nusemtl a\nf 1/1/1 2/2/1 3/3/1\nf -1 -2 -3\n"
STL = """solid a
facet normal 0 0 1
outer loop
vertex 0 0 0
vertex 1 0 0
vertex 0 1 0
endloop
endfacet
endsolid a
"""


def _samples() -> dict[str, tuple[Door, str]]:
    """Of every format of text a small file, and who reads it."""
    lines = "\n".join(f"{k},0.5,1.5" for k in range(3))
    return {
        "URDF": (_robot, iso.load("gripper").to_urdf()),
        "TOML": (_robot, iso.load("two-link").to_toml()),
        "MJCF": (_robot, MJCF),
        "OBJ": (_mesh("a.obj"), OBJ),
        "STL": (_mesh("a.stl"), STL),
        "Collada": (_mesh("a.dae"), _collada([(0, 1)]).decode()),
        "states": (STATES, "q_1,q_2,qd_1\n0,1,2\n3,4,5\n"),
        "motion": (MOTION, f"t,q_1,q_2\n{lines}\n"),
        "targets": (TARGETS, "x,y,z,roll,pitch,yaw\n0,1,2,3,4,5\n"),
        "torques": (TORQUES, f"t,tau_1,tau_2\n{lines}\n"),
        "document": (_opened("a.json"), _document()),
    }


def _document() -> str:
    return written(new_document(iso.load("two-link")))


# -- lies ------------------------------------------------------------------------------------------------------------------


def _lies() -> Iterator[Named]:
    """Headers that say more than there is, objects that would run, circles."""
    for count in (0, 1, 10**6, 2**31, 2**32 - 1):
        yield f"STL: a header of {count} triangles", _mesh("a.stl"), bytes(80) + struct.pack("<I", count) + bytes(50)
    heads = {
        "of 10^18 rows": "{'descr': '<f8', 'fortran_order': False, 'shape': (1000000000000000000, 2)}",
        "of columns first and 10^18 rows": "{'descr': '<f8', 'fortran_order': True, 'shape': (1000000000000000000, 2)}",
        "of -1 rows": "{'descr': '<f8', 'fortran_order': False, 'shape': (-1, 2)}",
        "of 10^30 rows of nothing": f"{{'descr': '<f8', 'fortran_order': False, 'shape': ({10**30}, 0)}}",
        "of objects": "{'descr': '|O', 'fortran_order': False, 'shape': (2, 2)}",
        "of text": "{'descr': '<U999999999', 'fortran_order': False, 'shape': (2, 2)}",
        "of records": "{'descr': [('a', '<f8')], 'fortran_order': False, 'shape': (2, 2)}",
        "of a type that does not exist": "{'descr': 'zzz', 'fortran_order': False, 'shape': (2, 2)}",
        "of empty entries": "{'descr': '|V0', 'fortran_order': False, 'shape': (2, 2)}",
        "of 1000 dimensions": "{'descr': '<f8', 'fortran_order': False, 'shape': (%s)}" % ("1," * 1000),
        "that is a call": "__import__('os').getcwd()",
        "nested 5000 deep": "(" * 5000,
        "of 64 KB of blanks": " " * 65_000,
        "of booleans for its shape": "{'descr': '<f8', 'fortran_order': False, 'shape': (True, True)}",
        "of 2.0 rows": "{'descr': '<f8', 'fortran_order': False, 'shape': (2.0, 2)}",
        "of long double": "{'descr': '<f16', 'fortran_order': False, 'shape': (2, 2)}",
        "of half precision": "{'descr': '<f2', 'fortran_order': False, 'shape': (2, 2)}",
        "of a scalar": "{'descr': '<f8', 'fortran_order': False, 'shape': ()}",
    }
    doors = {"states": STATES, "targets": TARGETS, "simulation": SIMULATION}
    arrays = {"states": "q", "targets": "position", "simulation": "header"}
    for what, door in doors.items():
        for name, head in heads.items():
            yield f"NPZ, {what}: an array {name}", door, partial(_npz, arrays[what], head)
        yield f"NPZ, {what}: 4 GB of zeros", door, partial(_npz_of_zeros, arrays[what])
        yield f"NPZ, {what}: a pickle", door, partial(_npz_of_objects, arrays[what])
        yield f"NPZ, {what}: no zip", door, b"PK\3\4" + bytes(1000)
        yield f"NPZ, {what}: nothing", door, b""
    for times in (10**5, 10**6, 10**30):
        short = '{"model":{"rows":[{"a":"' + ",".join([f"1*{times}"] * 1000) + '"}]},"pose":"1*' + f'{times}"}}'
        yield f"link: a few letters for {times} numbers, a thousand times", _linked, short.encode()
    yield "link: nested 1 million deep", _linked, lambda: b'{"a":' * 1_000_000


def _linked(data: bytes) -> object:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    content = deflate.compress(data) + deflate.flush()
    return from_link(FRAGMENT + base64.urlsafe_b64encode(content).decode().rstrip("="))


def _npz(name: str, head: str, data: bytes = bytes(32)) -> bytes:
    text = (head + "\n").encode()
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr(f"{name}.npy", b"\x93NUMPY\x02\x00" + struct.pack("<I", len(text)) + text + data)
    return target.getvalue()


def _npz_of_zeros(name: str) -> bytes:
    """Four gigabytes in four megabytes, as the header says."""
    rows, target = 1 << 28, io.BytesIO()
    head = f"{{'descr': '<f8', 'fortran_order': False, 'shape': ({rows}, 2)}}\n".encode()
    with (
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive,
        archive.open(f"{name}.npy", "w", force_zip64=True) as file,
    ):
        file.write(b"\x93NUMPY\x02\x00" + struct.pack("<I", len(head)) + head)
        for _ in range(256):
            file.write(bytes(1 << 24))
    return target.getvalue()


def _npz_of_objects(name: str) -> bytes:
    target = io.BytesIO()
    np.savez(target, allow_pickle=True, **{name: np.array([{"a": 1}, None], dtype=object)})
    return target.getvalue()


# -- broken at random ------------------------------------------------------------------------------------------------------


def _broken_texts(reader: str, key: str) -> None:
    random, pool = Random(key), fuzz.seeds(reader)
    for _ in range(TEXTS):
        text = fuzz.broken(random.choice(pool), pool, random)
        said, good = fuzz.outcome(reader, text)
        assert good, f"{said}, of {text[:60]!r}"


def _binaries() -> dict[str, tuple[Door, Callable[[], bytes]]]:
    """Small files, of which bytes are changed."""
    samples = {name: (door, text.encode) for name, (door, text) in _samples().items() if name not in ("URDF", "TOML", "MJCF")}
    stl = bytes(80) + struct.pack("<I", 2) + np.linspace(0, 1, 25, dtype="f4").tobytes()
    return samples | {
        "binary STL": (_mesh("a.stl"), lambda: stl),
        "NPZ of states": (STATES, lambda: _saved(q=np.zeros((3, 2)), qd=np.ones((3, 2)))),
        "NPZ of targets": (TARGETS, lambda: _saved(pose=np.tile(np.eye(4), (3, 1, 1)))),
        "simulation": (SIMULATION, _simulated),
        "zip": (_opened("a.zip"), partial(_zip, 3, 10, iso.load("two-link").to_urdf())),
    }


def _saved(**arrays: np.ndarray) -> bytes:
    target = io.BytesIO()
    np.savez(target, **arrays)
    return target.getvalue()


def _simulated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "a.npz")
        iso.simulate(iso.load("two-link"), [0.1, 0.2], [0, 0], 0.01).save(path)
        return path.read_bytes()


def _broken_bytes(door: Door, made: Callable[[], bytes], key: str) -> None:
    """A few bytes of each file changed, left out, or put in twice; or its end cut off."""
    random, whole = Random(key), made()
    for _ in range(BYTES):
        data = bytearray(whole)
        for _ in range(random.randint(1, 4)):
            at, kind = random.randrange(len(data) + 1), random.randrange(5)
            if kind == 0:
                data[at : at + 1] = bytes([random.randrange(256)])
            elif kind == 1:
                del data[at : at + random.randint(1, 16)]
            elif kind == 2:
                data[at:at] = data[at : at + random.randint(1, 16)]
            elif kind == 3:
                data[at : at + 4] = random.choice((b"\xff\xff\xff\xff", b"\0\0\0\0", b"\0\0\0\x80", b"9999", b"-1e9"))
            else:
                del data[max(at, 1) :]
            data = data or bytearray(b" ")
        _named(door, bytes(data), f"{bytes(data)[:30]!r}")
