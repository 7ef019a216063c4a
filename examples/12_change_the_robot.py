"""Attach, change and detach parts, on a robot that is a value, and in place while a controller runs."""

import numpy as np

import isodyn as iso

arm = iso.load("ur5")
q = np.array([0.0, -1.0, 1.2, -0.2, 0.0, 0.0])
print("holding torque of joint 2:", f"{arm.gravity_torque(q)[1]:.2f} N m")

# a robot is immutable: each edit returns a new one
gripper = iso.Link("gripper", 0.9, com=(0, 0, 0.06), inertia=np.diag([1e-3, 1e-3, 5e-4]))
equipped = arm.attach(gripper, joint="fixed")
print("with a gripper of 0.9 kg:", f"{equipped.gravity_torque(q)[1]:.2f} N m")
print("with 2 kg in it:", f"{equipped.with_payload(2.0, com=(0, 0, 0.12)).gravity_torque(q)[1]:.2f} N m")
assert equipped.detach("gripper") == arm

# a live model changes in place; no call waits for a compiler
live = iso.live(arm)
live.attach(gripper, joint="fixed")
for mass in (0.9, 1.9, 2.9):
    live.set("gripper", mass=mass)
    print(f"live, gripper of {mass} kg:", f"{live.gravity_torque(q)[1]:.2f} N m")
live.detach("gripper")
print("live, gripper detached:", f"{live.gravity_torque(q)[1]:.2f} N m")
