"""Compare formulations of the literature on one robot: operations per evaluation, and whether they agree."""

import numpy as np

import isodyn as iso

robot = iso.load("puma560")
q, qd, qdd = np.random.default_rng(0).uniform(-1, 1, (3, 1000, robot.n))
reference = robot.inverse_dynamics(q, qd, qdd)

print("torques of the Puma 560: operations of one evaluation, largest difference in 1000 states")
for method in ("newton-euler", "balafoutis-patel", "kane-recursive", "denoc", "gibbs-appell", "screw", "lagrange"):
    count = iso.count(robot, method, "inverse_dynamics")
    tau = iso.compile(robot, method=method).inverse_dynamics(q, qd, qdd)
    print(f"  {method:18s} {count.mul:5d} mul {count.add:5d} add   {np.abs(tau - reference).max():.1e} N m")

planar = iso.load("two-link")
print("\nthe inertia matrix of a planar arm as formulas:")
print(iso.equations(planar).text("M"))
