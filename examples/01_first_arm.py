"""Define an arm by its DH table, then compute its matrices M and C, its gravity torques, and the torques of a motion.

Needs the extra plot. Writes first-arm.svg.
"""

import numpy as np

import isodyn as iso

np.set_printoptions(precision=4, suppress=True)

# A column for each DH parameter, one entry a joint: lengths in m, angles in rad, masses in kg.
# com is the centre of mass in the link's own frame; inertia (xx, yy, zz) is about it, in kg m2.
arm = iso.Robot.from_dh(
    convention="standard", joints="RRR", name="first arm",
    d=[0.4, 0, 0], a=[0, 0.35, 0.3], alpha=[np.pi / 2, 0, 0], mass=[4, 3, 2],
    com=[(0, -0.2, 0), (-0.175, 0, 0), (-0.15, 0, 0)],
    inertia=[(0.055, 0.006, 0.055), (0.004, 0.031, 0.031), (0.002, 0.016, 0.016)],
)  # fmt: skip
print(arm)

q, qd, qdd = np.array([0.5, 0.6, -0.9]), np.array([0.1, -0.2, 0.3]), np.array([1.0, 0.0, -1.0])
M, C, g = arm.mass_matrix(q), arm.coriolis_matrix(q, qd), arm.gravity_torque(q)
tau = arm.inverse_dynamics(q, qd, qdd)
print("\nM [kg m2]\n", M, "\nC [kg m2/s]\n", C, "\ng [N m]", g, "\ntau [N m]", tau)
print(f"M qdd + C qd + g - tau: {np.abs(M @ qdd + C @ qd + g - tau).max():.1e} N m")
print("tip at", arm.pose(q)[:3, 3], "m")

iso.draw(arm, q, dh="standard", path="first-arm.svg")
