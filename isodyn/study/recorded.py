"""Recorded results of other programs for robots of the catalogue: ROBOOP to 17 digits, ReDySim to seven.

Other people's code computed them from DH tables, so they also check our reading of the DH conventions.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

import numpy as np

from isodyn.spatial import Array

#: ROBOOP, source/test.txt: torques at q = qd = qdd = pi/4 (m for a slide), gravity 9.81, no motors [N m]
ROBOOP_PUMA = "pi/4 6.7796663502212995e-01 1.7558551669236614e+01 -8.2406093183092359e+00 1.3497917891563878e-02 " \
    "-9.6275614517582660e-03 6.6344845002793933e-05"  # fmt: skip
ROBOOP_STANFORD = "pi/4 1.3745229727442040e+02 1.9073728601445512e+02 6.6163665806434153e+01 3.0629709003685834e-02 " \
    "-9.1835952755811263e+00 -1.9326583776879398e-04"  # fmt: skip

#: the same program and state: pose of the Stanford arm's last link, and its inertia matrix [kg m2], [kg m], [kg]
ROBOOP_STANFORD_POSE = """
0.07322330470336322 -0.2803300858899107 0.9571067811865475 0.5355237208480578
0.2803300858899107 0.9267766952966369 0.2499999999999999 0.5673435260014524
-0.9571067811865475 0.25 0.1464466094067264 1.005875825543765
0 0 0 1
"""
ROBOOP_STANFORD_INERTIA = """
77.50950936097698 2.924927409635791 -0.2216896661598336 1.412467310302833 -1.278184078475221 4.39339828220179e-05
2.924927409635792 142.8336194466596 -0.6003865325212003 1.204589640852898 1.84855380464049 -0.00015
-0.2216896661598337 -0.6003865325212007 6.470000000000001 0 -0.9073947769576372 0
1.412467310302833 1.204589640852898 0 0.9552911150000001 0 0.0002121320343559642
-1.278184078475221 1.84855380464049 -0.907394776957637 0 1.90158367 0
4.393398282201791e-05 -0.00015 0 0.0002121320343559642 0 0.0003
"""

#: ReDySim, InvDyn/tor.dat of its KUKA KR-5: t [s], tau [N m]; 0 to pi/3 along the cycloid of Saha (9.36) in 1 s
KUKA_TORQUES = """
0.0 2.145702e-30 1.287117e+02 1.453612e+01 -8.131290e-20 0 0
0.1 5.766651e+01 1.721875e+02 2.654712e+01 -2.620011e-02 -9.388497e-02 6.387086e-06
0.2 9.760224e+01 2.022538e+02 3.442911e+01 -2.754406e-02 -1.614993e-01 1.013864e-05
0.3 1.028643e+02 2.108582e+02 3.514403e+01 5.445071e-02 -1.769532e-01 8.578418e-06
0.4 5.194507e+01 1.944360e+02 2.982842e+01 2.080318e-01 -1.987628e-01 5.123199e-06
0.5 -3.953028e+01 1.503598e+02 2.146336e+01 1.967606e-01 -3.236363e-01 6.465742e-06
0.6 -9.778980e+01 8.308764e+01 9.267703e+00 -4.844948e-02 -3.671333e-01 -9.064248e-06
0.7 -9.020732e+01 2.075298e+01 -4.307007e+00 -2.571451e-01 -1.774353e-01 -3.260645e-05
0.8 -5.729841e+01 -3.112218e+00 -1.018305e+01 -2.764862e-01 2.391121e-02 -3.702869e-05
0.9 -2.797036e+01 1.826209e+01 -4.119653e+00 -1.226375e-01 8.325346e-02 -2.315855e-05
1.0 -1.315437e-14 6.678584e+01 9.698057e+00 1.305619e-01 5.428358e-02 -9.650890e-21
"""

ROBOOP_ACCURACY = 1e-13  # of the largest entry: its matrices, which should be symmetric, are to 3e-14


@dataclass(frozen=True, eq=False)
class RecordedReference:
    """A quantity that another program recorded for a robot of the catalogue, without motors and friction.

    state    q, qd, qdd -> (N, n)          value    (N, ...)          room    (N, ...) tolerance from the recorded digits
    """

    program: str
    robot: str
    quantity: str
    state: Mapping[str, Array]
    value: Array
    room: Array


def records() -> tuple[RecordedReference, ...]:
    """Return every record: poses, then inertias, then torques."""
    quarter = dict.fromkeys(("q", "qd", "qdd"), np.full((1, 6), math.pi / 4))
    rows = [
        ("stanford", "pose", _matrix(ROBOOP_STANFORD_POSE)),
        ("stanford", "mass_matrix", _matrix(ROBOOP_STANFORD_INERTIA)),
        ("stanford", "inverse_dynamics", _matrix(ROBOOP_STANFORD.removeprefix("pi/4"))[0]),
        ("puma560", "inverse_dynamics", _matrix(ROBOOP_PUMA.removeprefix("pi/4"))[0]),
    ]
    found = [
        RecordedReference(
            "ROBOOP", robot, quantity, quarter, value[np.newaxis], np.full((1, *value.shape), ROBOOP_ACCURACY * abs(value).max())
        )
        for robot, quantity, value in rows
    ]
    table = _matrix(KUKA_TORQUES)
    last = [[0.5 * 10.0 ** (Decimal(text).adjusted() - 6) for text in line.split()[1:]] for line in KUKA_TORQUES.split("\n")[1:-1]]
    noise = 64 * float(np.finfo(float).eps) * abs(table[:, 1:]).max()  # rounding residue of its zeros
    return (
        *found,
        RecordedReference("ReDySim", "kr5", "inverse_dynamics", _cycloid(table[:, 0]), table[:, 1:], np.array(last) + noise),
    )


def _matrix(text: str) -> Array:
    return np.array([[float(x) for x in line.split()] for line in text.strip().splitlines()])


def _cycloid(t: Array) -> dict[str, Array]:
    """0 to pi/3 in 1 s, Saha (9.36), all six joints."""
    way, turn = math.pi / 3, 2 * math.pi
    one = {"q": t - np.sin(turn * t) / turn, "qd": 1 - np.cos(turn * t), "qdd": turn * np.sin(turn * t)}
    return {name: np.repeat(way * x[:, np.newaxis], 6, axis=1) for name, x in one.items()}
