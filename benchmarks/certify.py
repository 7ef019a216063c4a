"""Certificates of every robot of the catalogue and of ten URDF files, each checked again on another vector unit.

The files are those of example-robot-data, where it is on the path; without it the catalogue alone is certified.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import isodyn as iso
from isodyn.backends.llvm.target import available_units

FILES = (
    "asr_twodof_description/urdf/TwoDofs.urdf",
    "double_pendulum_description/urdf/double_pendulum.urdf",
    "finger_edu_description/robots/finger_edu.urdf",
    "so_arm_description/urdf/so100.urdf",
    "so_arm_description/urdf/so101.urdf",
    "z1_description/urdf/z1.urdf",
    "ur_description/urdf/ur5_robot.urdf",
    "ur_description/urdf/ur3_robot.urdf",
    "ur_description/urdf/ur10_robot.urdf",
    "kinova_description/robots/kinova.urdf",
    "bolt_description/robots/bolt.urdf",
)
MOST = 10


def robots() -> Iterator[tuple[str, iso.Robot]]:
    """(name, robot): the catalogue, then the files that are there."""
    for name in iso.catalogue():
        yield name, iso.load(name)
    folders = [Path(place) / "cmeel.prefix" / "share" / "example-robot-data" / "robots" for place in sys.path]
    found = [folder / file for folder in folders for file in FILES if (folder / file).is_file()]
    for file in found[:MOST]:
        yield file.name, iso.load(file)


def checked_elsewhere(record: Path) -> str:
    """Whether a record stands on the next vector unit that this machine has, by name."""
    before, other = os.environ.get("ISODYN_LANES"), available_units()[1]
    os.environ["ISODYN_LANES"] = other
    try:
        return other if iso.check_certificate(record).stands else f"REFUSED on {other}"
    finally:
        os.environ.pop("ISODYN_LANES")
        if before:
            os.environ["ISODYN_LANES"] = before


def table() -> None:
    """A row each: what holds, the figures of the claims, where it was checked again, seconds of CPU to make it."""
    names = ("robot", "n", "links", "holds", "chance", "witness", "bounds", "rounding", "again on", "s")
    print("{:32} {:>2} {:>5} {:>5} {:>8} {:>8} {:>7} {:>8} {:>10} {:>6}".format(*names), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, robot in robots():
            start = time.process_time()
            found = iso.certify(robot)
            spent = time.process_time() - start
            again = checked_elsewhere(found.save(Path(folder) / "record.json"))
            figures = [found.claim(key).figure or 0.0 for key in ("exact", "witness", "bounds", "rounding")]
            cells = "{:8.1e} {:8.2g} {:7.2g} {:8.3g}".format(*figures)
            holds = "yes" if found.passed else "NO"
            print(f"{name:32} {robot.n:2} {len(robot.links):5} {holds:>5} {cells} {again:>10} {spent:6.1f}", flush=True)
            for claim in found.claims:
                if claim.passed is not True:
                    print(f"    {claim.what}: {claim.holds}. {claim.detail}", flush=True)
