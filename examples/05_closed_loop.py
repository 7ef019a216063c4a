"""Compute the motion and the pin forces of a four-bar linkage, whose loop is an exact constraint."""

import numpy as np

import isodyn as iso

linkage = iso.load("four-bar")
print("joints", *linkage.joint_names, "- closed by the loop", linkage.loops[0].name)
print("degrees of freedom:", iso.mobility(linkage, linkage.neutral()).dof)

# the state with the crank at 1 rad and 2 rad/s that satisfies the loop constraints
state = iso.close_loops(linkage, [1.0, 0.0, 0.0], [2.0, 0.0, 0.0], fixed=["crank"])
print("q", state.q.round(4), "rad; gap of the loop", f"{state.residual:.1e} m")

tau = [0.5, 0.0, 0.0]  # a motor at the crank [N m]
qdd = linkage.forward_dynamics(state.q, state.qd, tau)
force = linkage.constraint_forces(state.q, state.qd, tau)[0, :3]
print(f"acceleration of the crank {qdd[0]:.3f} rad/s2, force in the pin {np.linalg.norm(force):.3f} N")

driven = iso.compile(linkage, actuators=["crank"])  # motors at these joints only
back = driven.inverse_dynamics(state.q, state.qd, qdd)
print("torques of this motion with a motor at the crank", back.round(6), "N m")

motion = iso.simulate(linkage, state.q, state.qd, 2.0)
gap, energy_error = np.max(motion.loop_residual), np.abs(motion.energy_error).max()
print(f"2 s without a motor: gap at most {gap:.1e} m, energy error at most {energy_error:.1e} J")
