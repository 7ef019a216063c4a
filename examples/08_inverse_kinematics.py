"""Find all joint positions of a pose, and follow a straight line with the tip."""

import numpy as np

import isodyn as iso

np.set_printoptions(precision=1, suppress=True)
robot = iso.load("ur5")

target = robot.pose(np.radians([30, -100, 110, -60, 40, 0]))  # (4, 4) pose of the tip in the root frame
found = iso.inverse_kinematics(robot, target, all_solutions=True, limits=False)
print(f"{found.counts} joint positions reach this pose [deg]")
print(np.degrees(found.solutions))
print(f"largest error {np.abs(robot.pose(found.solutions) - target).max():.1e} (m, and entries of the rotation)")

# the tip on a straight line of 0.3 m, in 100 poses; each solution is the start of the next
line = np.tile(target, (100, 1, 1))
line[:, 2, 3] += np.linspace(0.0, -0.3, 100)
q = [np.radians([30, -100, 110, -60, 40, 0])]
for pose in line[1:]:
    step = iso.inverse_kinematics(robot, pose, q0=q[-1])
    assert step.reached
    q.append(step.q)
print("joints at the end of the line", np.degrees(q[-1]), "deg")
w = iso.manipulability(robot, np.array(q))
print(f"manipulability along the line between {w.min():.4f} and {w.max():.4f}")
