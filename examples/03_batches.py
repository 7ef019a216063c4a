"""Evaluate a hundred thousand states in one call, and compare forward with inverse dynamics."""

import time

import numpy as np

import isodyn as iso

robot = iso.load("iiwa14")
dynamics = iso.compile(robot)  # LLVM compiles each quantity on its first call and keeps it on disk
q, qd, qdd = np.random.default_rng(0).uniform(-1, 1, (3, 100_000, robot.n))

tau = dynamics.inverse_dynamics(q, qd, qdd)  # (100000, 7) [N m]
again = dynamics.forward_dynamics(q, qd, tau)  # (100000, 7) [rad/s2]
print(f"forward(inverse(qdd)) - qdd: at most {np.abs(again - qdd).max():.1e} rad/s2")

arguments = {
    "inverse_dynamics": (q, qd, qdd),
    "forward_dynamics": (q, qd, tau),
    "mass_matrix": (q,),
    "inverse_dynamics_derivatives": (q, qd, qdd),
}
for name, inputs in arguments.items():
    quantity = getattr(dynamics, name)
    quantity(*inputs)  # compiles
    begin = time.perf_counter()
    quantity(*inputs)
    print(f"{name:30s} {(time.perf_counter() - begin) / len(q) * 1e9:6.0f} ns per state")

heavier = iso.compile(robot.with_payload(iso.symbol("load")), parameters=["load"])
loads = np.linspace(0.0, 5.0, 100_000)  # [kg], one for each state
tau = heavier.gravity_torque(q, parameters={"load": loads})
print(f"one kernel, a payload for each state: torque of joint 2 from {tau[0, 1]:.1f} to {tau[-1, 1]:.1f} N m")
