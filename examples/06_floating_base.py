"""Move an arm on a satellite: the floating base reacts, and momentum is conserved."""

import numpy as np

import isodyn as iso

bus = iso.Link("satellite", 150.0, com=(0, 0, -0.3), inertia=np.diag([30.0, 30.0, 25.0]))
joint = iso.Joint("base", "world", "satellite", "floating", passive=True)
robot = iso.Robot("satellite", (iso.Link("world"), bus), (joint,), np.zeros(3)).attach(iso.load("ur5"), joint="fixed")
print(f"{robot.name}: {robot.nq} positions, {robot.n} velocities, 6 of them of the base")

# joint-space control of the arm; the base is passive, so no torque acts on it
goal = robot.neutral()
goal[7:] = [1.0, -1.0, 1.2, 0.0, 0.5, 0.0]
law = iso.Controller.computed_torque(robot, 16.0, 8.0, goal)
motion = iso.simulate(robot, robot.neutral(), np.zeros(robot.n), 3.0, torque=law)

x, y, z, w = motion.q[-1, 3:7]
print("arm at", motion.q[-1, 7:].round(3), "rad")
print(
    "satellite moved by",
    motion.q[-1, :3].round(4),
    f"m and rotated by {np.degrees(2 * np.arctan2(np.hypot(np.hypot(x, y), z), abs(w))):.2f} deg",
)
momentum = robot.centroidal_momentum(motion.q, motion.qd)
print(f"momentum stays below {np.abs(momentum[:, :3]).max():.1e} kg m/s, angular {np.abs(momentum[:, 3:]).max():.1e} kg m2/s")
