"""Hostile files: every reader of robots, meshes, states and motions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from benchmarks.attacks.attack import Attack
from isodyn.model.formats.meshes import read_mesh
from isodyn.model.formats.urdf import from_urdf


def attacks(seed: int) -> Iterator[Attack]:
    """Sizes and numbers that programs forget."""
    yield Attack(
        "OBJ: a corner beyond 64 bits", partial(read_mesh, "a.obj", b"v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 99999999999999999999\n")
    )
    yield Attack("URDF: 3000 mimics of each other", lambda: from_urdf(_mimics(3000)))


def _mimics(count: int) -> str:
    """A chain of revolute joints, each of which mimics the one after it."""
    links = "".join(f'<link name="l{k}"/>' for k in range(count + 1))
    ends = '<parent link="l{}"/><child link="l{}"/><mimic joint="j{}"/>'
    joints = "".join(f'<joint name="j{k}" type="continuous">{ends.format(k, k + 1, (k + 1) % count)}</joint>' for k in range(count))
    return f'<robot name="r">{links}{joints}</robot>'
