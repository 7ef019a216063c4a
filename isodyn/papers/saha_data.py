"""What Saha's examples are run with: arms, stand-ins for those whose tables are lost, and published or recorded numbers."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache

import numpy as np

from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.spatial import Array

PI = math.pi

# -- arms -------------------------------------------------------------------------------------------------------------

RODS = (
    "Rods of ReDySim's 3-Link Robot: 0.30, 0.25, 0.22 m; 0.5, 0.4, 0.3 kg; mass centres at mid-length; moments m a^2 / 12. "
    "The lengths are those of Table 9.2(a); Table 9.2(b) is lost, and (9.42) has rods of this kind."
)
PUMA = (
    "Stand-in: Table 9.3 is lost but for a_3 = 0.02 m. Taken instead is the Puma 560 of the Robotics Toolbox (a_2 = 0.4318 "
    "m, a_3 = 0.0203 m), without its motors and friction, which RoboAnalyzer does not have."
)
STANFORD = (
    "Stand-in: Table 9.4 is lost but for the joint positions. Taken instead is the Stanford arm of ROBOOP (data credited to "
    "Paul, 1981), whose mass centres of links 2 to 6 lie ten times too far out, up to 6.4 m on an arm of 1 m: they are "
    "divided by ten here."
)
KUKA = (
    "Stand-in: Table 9.5(a), the DH table, is lost. Taken instead are (1) ReDySim's own KUKA KR-5 ('kr5' of the catalogue) "
    "and (2) the masses, mass centres and inertias of Table 9.5(b) on the DH table of mdl_KR5.m ('kr5-book'), which has the "
    "same posture at zero; its joints 3 and 5 turn the other way."
)

#: Example 9.6: joint positions at the start and after T = 10 s
STANFORD_START = np.array([0.0, -PI / 2, 0.635, 0.0, PI, PI])
STANFORD_END = np.array([PI / 3, -5 * PI / 6, 0.735, PI / 3, 5 * PI / 6, 5 * PI / 6])

#: the Puma 560 with its arm straight up, as in figure 9.10, and at its own zero with the upper arm level
PUMA_UPRIGHT = np.array([0.0, PI / 2, -PI / 2, 0.0, 0.0, 0.0])


@cache
def stanford() -> Robot:
    """ROBOOP's Stanford arm with the mass centres of links 2 to 6 a tenth as far out; inertias about the mass centres as given."""
    robot = load("stanford")
    moved = {f"link{k}" for k in range(2, 7)}
    links = tuple(replace(link, com=link.com / 10) if link.name in moved else link for link in robot.links)
    return replace(robot, links=links)


# -- numbers ----------------------------------------------------------------------------------------------------------

#: Example 9.4 by an independent Newton-Euler program: t [s], tau [N m]; 0 to pi in 10 s
THREE_LINK_TORQUES = """
0 4.34583 1.54998 0.32373
2.5 3.98291442624585 1.27454163156146 0.221226314113469
5 -1.2869480670667 -1.22773044066016 0.0130278778094379
7.5 -1.86950848088145 0.818789239436389 -0.213141935142576
10 -1.89333 0.90252 -0.32373
"""

#: ROBOOP, source/test.txt: torques at q = qd = qdd = pi/4 (m for a slide), gravity 9.81, no motors [N m]
ROBOOP_PUMA = "pi/4 6.7796663502212995e-01 1.7558551669236614e+01 -8.2406093183092359e+00 1.3497917891563878e-02 " \
    "-9.6275614517582660e-03 6.6344845002793933e-05"  # fmt: skip
ROBOOP_STANFORD = "pi/4 1.3745229727442040e+02 1.9073728601445512e+02 6.6163665806434153e+01 3.0629709003685834e-02 " \
    "-9.1835952755811263e+00 -1.9326583776879398e-04"  # fmt: skip

#: ReDySim, InvDyn/tor.dat of its KUKA KR-5: t [s], tau [N m]; 0 to pi/3 in 1 s
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

#: Example 9.8 by an independent program, DOP853 at rtol 1e-12: t [s], q [rad], qd [rad/s]
THREE_LINK_FALL = """
0.10 -0.2066637507 0.2705927215 -0.08701823144 -3.934102483 4.740511507 -0.964156744
0.25 -0.9241671791 0.5373291922 0.5624165078 -4.196154533 -3.932651193 8.70666244
0.50 -1.843432027 -0.5582626116 -0.233428784 -5.88536689 -2.259069832 9.07978615
0.75 -3.203948836 0.2561956911 0.4481150682 0.01975992136 -4.924062343 7.034678303
1.00 -2.254069438 -1.101286931 -0.1677472836 4.839476221 2.852131912 -18.97705959
"""

#: ReDySim's two-link arm, statevar.dat (ode45, rtol 1e-4, atol 1e-6): t [s], q [rad], qd [rad/s]
TWO_LINK_RECORDED = """
0.01 -2.145933e-03 3.065609e-03 -4.291852e-01 6.131158e-01
0.1 -0.211111 0.2926015 -4.094838 5.337504
0.5 -2.590905 0.1890161 -7.665245 9.231431
1.0 -1.600874 -0.7491123 1.465531 19.69495
"""

#: the same by an independent program, DOP853 at rtol 1e-10
TWO_LINK_FALL = """
0.01 -0.00214593367 0.00306560976 -0.429185202 0.613115857
0.1 -0.211108563 0.292589855 -4.09478757 5.33729481
0.5 -2.59088062 0.188915084 -7.66565175 9.2331888
1.0 -1.60096685 -0.74887395 1.46536594 19.6950431
"""


def weight_times_length(robot: Robot) -> float:
    """m g L of a planar arm of rods [J]: its mass, gravity and stretched length, to measure energies by."""
    mass = sum(float(link.mass) for link in robot.links)
    reach = sum(float(np.linalg.norm(joint.mount[:3, 3].astype(float))) for joint in robot.moving)
    gravity: Array = robot.gravity.astype(float)
    return mass * float(np.linalg.norm(gravity)) * reach
