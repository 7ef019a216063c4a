"""Files that are large, deep, or not as large as they say: read in linear time, or refused by name."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import isodyn as iso
from benchmarks.attacks.attack import Attack, tried
from benchmarks.attacks.readers import (
    HOSTILE,
    STATES,
    TARGETS,
    _binaries,
    _broken_bytes,
    _corner,
    _joint,
    _masses,
    _mimics,
    _mjcf,
    _npz,
    _urdf,
)
from isodyn.errors import FormatError
from isodyn.model.formats.csv_rows import rows_of
from isodyn.model.formats.meshes import read_mesh
from isodyn.model.formats.mjcf import MAX_PARTS
from isodyn.model.formats.reading import MAX_LINKS
from isodyn.model.lint import Subject


@pytest.mark.parametrize("corner", ["99999999999999999999", "-99999999999999999999", "1//99999999999999999999", str(2**63)])
def test_a_corner_of_an_obj_beyond_64_bits_is_named_with_its_line(corner: str) -> None:
    text = f"v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 {corner}\n"
    with pytest.raises(
        FormatError, match=r"mesh 'a\.obj': line 4: f '1 2 .*': expected corners as non-zero whole numbers from -2\^31"
    ):
        read_mesh("a.obj", text.encode())


def test_mimics_are_followed_through_any_number_of_joints() -> None:
    count = 3000
    chain = iso.load(_mimics(count, lambda k: [k + 1][: count - 1 - k]))
    assert chain.n == 1 and set(chain.expand([0.5]).tolist()) == {0.5}
    with pytest.raises(FormatError, match=r"cyclic couplings 'j0' -> 'j1' .* \.\.\. 2993 more -> 'j2999' -> 'j0'; remove one"):
        iso.load(_mimics(count, lambda k: [(k + 1) % count]))


def test_couplings_that_share_what_they_follow_are_resolved_once_each() -> None:
    """Each of the next two: Fibonacci's number of ways through them."""
    count = 60
    robot = iso.load(_mimics(count, lambda k: [k + 1, k + 2] if k < count - 2 else []))
    ways = [1.0, 1.0]
    for _ in range(count - 2):
        ways.append(ways[-1] + ways[-2])
    assert robot.n == 2 and robot.expand([1.0, 1.0])[0] == ways[-1]


TOO_MANY: dict[str, Callable[[], bytes]] = {
    "loose links": lambda: _urdf(MAX_LINKS + 1, lambda k: ""),
    "joints": lambda: _urdf(2, lambda k: "".join(_joint(j, 0, 1) for j in range(MAX_LINKS + 1)) if k else ""),
    "bodies side by side": lambda: _mjcf(MAX_LINKS + 1),
    "links in TOML": lambda: b'isodyn = 1\nname = "r"\n' + b'[[links]]\nname = "l"\n' * (MAX_LINKS + 1),
    "rows": lambda: b'isodyn = 1\nname = "r"\n[dh]\nconvention = "standard"\n' + b'[[dh.rows]]\njoint = "R"\n' * (MAX_LINKS + 1),
}


@pytest.mark.parametrize("case", TOO_MANY)
def test_more_links_than_any_robot_has_are_refused_by_their_number_at_once(case: str) -> None:
    begin = time.process_time()
    with pytest.raises(FormatError, match=rf"{MAX_LINKS + 1} .* exceed the limit of {MAX_LINKS}; is this one robot\?"):
        iso.load(TOO_MANY[case]())
    assert time.process_time() - begin < 2.0


@pytest.mark.parametrize("element", ["<geom size='1' mass='1'/>", "<site/>", "<frame/>"])
def test_more_geoms_than_any_robot_has_are_refused(element: str) -> None:
    with pytest.raises(FormatError, match=f"more than {MAX_PARTS} geoms, sites and frames; is this one robot"):
        iso.load(_mjcf(1, "<joint/>" + element * (MAX_PARTS + 1)))


class _Counted(str):
    """A name that counts how often it is compared with another."""

    compared = 0
    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        _Counted.compared += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


@pytest.mark.parametrize("parent", [lambda k: 0, lambda k: min(k - 1, 1), lambda k: k - 1], ids=["base", "hub", "chain"])
def test_the_linter_looks_at_each_joint_a_few_times(parent: Callable[[int], int]) -> None:
    """Not once for each link that has mass, of which there may be 20 001."""
    count = 300
    robot = iso.load(_masses(count, parent))
    joints = tuple(replace(joint, parent=_Counted(joint.parent)) for joint in robot.joints)
    subject = Subject(replace(robot, joints=joints))
    _Counted.compared = 0
    views = subject.links
    assert len(views) == count - 1 and sum(len(view.points) for view in views) == 3 * count - 3 - sum(
        joint.parent == robot.root.name for joint in robot.joints
    )
    assert _Counted.compared < 10 * count


def test_the_extent_of_a_link_is_the_largest_distance_of_its_frames() -> None:
    """Whatever stands on it, as all pairs would say."""
    scatter = np.random.default_rng(0).normal(size=(60, 3))
    for place in (_corner, lambda k: f'<origin xyz="{" ".join(map(str, scatter[k % 60]))}"/>', lambda k: ""):
        view = Subject(iso.load(_masses(62, lambda k: min(k - 1, 1), place))).links[0]
        pairs = max(float(np.linalg.norm(a - b)) for a in view.points for b in view.points)
        assert view.extent == pytest.approx(pairs, rel=1e-14, abs=0)


def test_rows_of_a_table_are_cut_a_block_at_a_time() -> None:
    """As all lines together would be, across blocks and whatever ends them."""
    text = "a,b\r\n" + "\n".join(f"{k},{k}" for k in range(200_000)) + "\n\n#,\n7,7"
    rows = list(rows_of(text, "t"))
    assert rows[0] == (1, ["a", "b"]) and rows[1] == (2, ["0", "0"]) and rows[-1] == (200_004, ["7", "7"])
    assert len(rows) == 200_002
    with pytest.raises(FormatError, match=r"t, line 2: longer than 16 MiB; is this a CSV table\?"):
        list(rows_of("a,b\n" + "0" * (1 << 25), "t"))
    with pytest.raises(FormatError, match=r"t: more than 2000000 lines; split it into several tables"):
        list(rows_of("a,b\n" + "\n" * 2_000_000 + "1,2\n", "t"))


@pytest.mark.parametrize("door", [STATES, TARGETS], ids=["states", "targets"])
@pytest.mark.parametrize("head", ["(" * 5000, "{'descr': '<f8', 'fortran_order': True, 'shape': (1000000000000000000, 3)}"])
def test_headers_of_arrays_that_lie_are_named(door: Callable[[bytes], object], head: str) -> None:
    with pytest.raises(FormatError, match=r"header cannot be read|bytes of numbers, the file has 32"):
        door(_npz("q" if door is STATES else "position", head))


def test_a_simulation_s_file_of_objects_is_not_unpickled(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    path.write_bytes(_npz("header", "{'descr': '|O', 'fortran_order': False, 'shape': (2, 2)}"))
    with pytest.raises(FormatError, match="contains Python objects, which are not unpickled"):
        iso.Simulation.load(path)


def test_broken_files_of_every_format_are_read_or_named() -> None:
    """A sample; all of them, in processes of their own: python -m benchmarks attacks."""
    for name, (door, data) in _binaries().items():
        if name in ("OBJ", "STL", "Collada", "binary STL", "NPZ of targets"):
            _broken_bytes(door, data, f"{name} of a test")
    assert len(HOSTILE) > 20


def test_an_attack_says_what_is_wrong() -> None:
    assert tried(Attack("a named error", lambda: read_mesh("a.obj", b""))).wrong == ""
    assert tried(Attack("an unnamed one", lambda: [][1])).wrong == "IndexError: list index out of range"


def test_times_that_rounding_makes_one_are_named(tmp_path: Path) -> None:
    path = tmp_path / "motion.csv"
    path.write_text("t,q_1\n-9223372036854775809,0\n1,1\n2,3\n")
    with pytest.raises(iso.ShapeError, match=r"times\[1\] and times\[2\] are .* s apart, too close for"):
        iso.Trajectory.from_csv(path)
