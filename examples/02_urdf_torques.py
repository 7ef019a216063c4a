"""Load a robot from a URDF file, check it, and compute the torques of a motion.

Writes ur5.urdf (the catalogue's UR5, in place of a file of yours) and torques.csv.
"""

import numpy as np

import isodyn as iso

iso.load("ur5").save("ur5.urdf")

robot = iso.load("ur5.urdf")
print(robot.name, "has the joints", *robot.joint_names)
for finding in robot.lint():  # impossible inertias, wrong units, missing limits, ...
    print(finding)

start = np.zeros(robot.n)
end = np.radians([60, -60, 60, 0, 30, 0])
motion = iso.Trajectory.quintic(start, end, 2.0)  # from rest to rest in 2 s
t = np.linspace(0, motion.duration, 201)
q, qd, qdd = motion(t)
tau = robot.inverse_dynamics(q, qd, qdd)  # (201, 6) [N m]
holding = robot.gravity_torque(q)

print("\njoint                  largest torque   of which gravity")
for name, moving, still in zip(robot.joint_names, np.abs(tau).max(axis=0), np.abs(holding).max(axis=0), strict=True):
    print(f"{name:22s} {moving:10.2f} N m {still:14.2f} N m")
np.savetxt("torques.csv", np.column_stack([t, tau]), delimiter=",", header="t," + ",".join(robot.joint_names), comments="")
