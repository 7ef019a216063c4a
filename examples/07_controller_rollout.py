"""Simulate one controller with 300 sets of gains in one compiled call, and choose the best."""

import time

import numpy as np

import isodyn as iso

arm = iso.load("ur5")
start, goal = np.zeros(6), np.array([0.5, -0.8, 0.9, 0.3, -0.4, 0.2])

# PD control with gravity compensation; gains that are None become setpoints, one for each motion
law = iso.Controller.pd_gravity(arm, None, None, goal)
inertia = np.diag(arm.mass_matrix(goal))
frequency = np.repeat(np.linspace(4.0, 80.0, 20), 15)[:, np.newaxis]  # [rad/s]
damping = np.tile(np.linspace(0.3, 2.5, 15), 20)[:, np.newaxis]  # of critical
setpoints = {"kp": (frequency**2 * inertia)[:, np.newaxis], "kd": (2 * damping * frequency * inertia)[:, np.newaxis]}

begin = time.perf_counter()
starts = np.tile(start, (300, 1))
runs = iso.rollout(arm, starts, np.zeros(6), dt=1e-3, steps=1000, save_every=10, controller=law, setpoints=setpoints, effort=150.0)
print(f"300 motions of 1000 RK4 steps: {time.perf_counter() - begin:.2f} s, all finite: {runs.finite.all()}")

error = np.abs(runs.q - goal).max(axis=2)  # (300, 101) [rad]
settled = runs.t[np.array([np.flatnonzero(row > 0.01).max(initial=-1) + 1 for row in error]).clip(max=100)]
best = settled.argmin()
print(f"fastest: {frequency[best, 0]:.1f} rad/s, damping ratio {damping[best, 0]:.2f}; within 0.01 rad after {settled[best]:.2f} s")
print("torque limit 150 N m; largest final error of all motions", f"{error[:, -1].max():.3f} rad")
