"""Names from other libraries, and the names to use here instead.  The rows are read only if such a name is used.

Each row is  their name -> (our name, its library and what differs).  Our name is a method or attribute of robots and of compiled
dynamics ("inverse_dynamics"), of robots only ("robot.n"), or of the package ("isodyn.load").
"""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING, NoReturn

from isodyn.errors import nearest
from isodyn.model.quantities import QUANTITIES

_INVERSE, _FORWARD, _MASS = "inverse_dynamics", "forward_dynamics", "mass_matrix"
_BIAS, _GRAVITY, _POSE, _JACOBIAN = "bias_torque", "gravity_torque", "pose", "jacobian"
_INVERSE_KINEMATICS = "isodyn.inverse_kinematics"
_ANGULAR_FIRST = "there the angular rows come first"

#: names used on a Robot or a Dynamics
HINTS: dict[str, tuple[str, str]] = {
    # everyday words
    "forward_kinematics": (_POSE, "forward kinematics is pose(q, frame); isodyn.poses gives all frames at once"),
    "fk": (_POSE, "forward kinematics is pose(q, frame); isodyn.poses gives all frames at once"),
    "ik": (_INVERSE_KINEMATICS, "inverse_kinematics(robot, target)"),
    "animate": ("isodyn.Simulation.animate", "of a result of isodyn.simulate; for a trajectory, isodyn.Trajectory.animate"),
    "study": ("isodyn.Study.of", "torques along a trajectory by every method; Study.of(robot).to_html(path) writes the page"),
    # Pinocchio
    "rnea": (_INVERSE, "Pinocchio rnea, Robotics Toolbox rne"),
    "rneaInParallel": (_INVERSE, "Pinocchio rneaInParallel; any call takes a batch (..., n)"),
    "aba": (_FORWARD, "Pinocchio aba, Robotics Toolbox accel"),
    "abaInParallel": (_FORWARD, "Pinocchio abaInParallel; any call takes a batch (..., n)"),
    "crba": (_MASS, "Pinocchio crba, Robotics Toolbox inertia"),
    "nle": (_BIAS, "Pinocchio nonLinearEffects"),
    "nonLinearEffects": (_BIAS, "Pinocchio nonLinearEffects"),
    "computeGeneralizedGravity": (_GRAVITY, "Pinocchio computeGeneralizedGravity"),
    "computeStaticTorque": (_GRAVITY, "Pinocchio computeStaticTorque; with forces, inverse_dynamics(..., wrench=...) at rest"),
    "computeCoriolisMatrix": ("coriolis_matrix", "Pinocchio computeCoriolisMatrix"),
    "computeMinverse": (_FORWARD, "Pinocchio computeMinverse; to solve M x = tau, or numpy.linalg.inv(mass_matrix(q))"),
    "computeRNEADerivatives": ("inverse_dynamics_derivatives", "Pinocchio computeRNEADerivatives"),
    "computeABADerivatives": ("forward_dynamics_derivatives", "Pinocchio computeABADerivatives"),
    "computeJointTorqueRegressor": ("regressor", "Pinocchio computeJointTorqueRegressor, the same columns"),
    "computeKineticEnergy": ("kinetic_energy", "Pinocchio computeKineticEnergy"),
    "computePotentialEnergy": ("potential_energy", "Pinocchio computePotentialEnergy"),
    "forwardKinematics": (_POSE, "Pinocchio forwardKinematics; pose(q, frame)"),
    "framesForwardKinematics": (_POSE, "Pinocchio framesForwardKinematics; pose(q, frame)"),
    "updateFramePlacement": (_POSE, "Pinocchio updateFramePlacement; pose(q, frame)"),
    "updateFramePlacements": (_POSE, "Pinocchio updateFramePlacements; pose(q, frame)"),
    "computeJointJacobian": (_JACOBIAN, 'Pinocchio computeJointJacobian; jacobian(q, link, reference="local")'),
    "computeJointJacobians": (_JACOBIAN, "Pinocchio computeJointJacobians; jacobian(q, link)"),
    "getJointJacobian": (_JACOBIAN, "Pinocchio getJointJacobian; jacobian(q, link, reference)"),
    "computeFrameJacobian": (_JACOBIAN, "Pinocchio computeFrameJacobian; jacobian(q, frame, reference)"),
    "getFrameJacobian": (_JACOBIAN, "Pinocchio getFrameJacobian; jacobian(q, frame, reference)"),
    "appendModel": ("robot.attach", "Pinocchio appendModel; robot.attach(other, link, at=pose) returns a new robot"),
    "addJoint": ("robot.attach", 'Pinocchio addJoint; robot.attach(link, to, joint="revolute") returns a new robot'),
    "appendBodyToJoint": ("robot.attach", "Pinocchio appendBodyToJoint; robot.attach(link, to) returns a new robot"),
    "nv": ("robot.n", "Pinocchio and MuJoCo nv"),
    "njoints": ("robot.n", "Pinocchio njoints, which counts the universe as well"),
    "names": ("robot.joint_names", "Pinocchio names"),
    "randomConfiguration": ("robot.random", "Pinocchio randomConfiguration; robot.random(rng, size)"),
    "ccrba": ("centroidal_momentum_matrix", "Pinocchio ccrba"),
    "centerOfMass": ("centre_of_mass", "Pinocchio centerOfMass"),
    "computeCentroidalMomentum": ("centroidal_momentum", "Pinocchio computeCentroidalMomentum"),
    "mimicking_joints": ("robot.couplings", "Pinocchio mimicking_joints"),
    "constraintDynamics": (_FORWARD, "Pinocchio constraintDynamics; a robot with loops satisfies their constraints"),
    "rotorInertia": ("robot.joints", "Pinocchio rotorInertia; rotor_inertia of each joint"),
    "rotorGearRatio": ("robot.joints", "Pinocchio rotorGearRatio; gear_ratio of each joint"),
    "armature": ("robot.joints", "Pinocchio and MuJoCo armature; rotor_inertia times gear_ratio squared of each joint"),
    "lowerPositionLimit": ("robot.joints", "Pinocchio lowerPositionLimit; limits.lower of each joint"),
    "upperPositionLimit": ("robot.joints", "Pinocchio upperPositionLimit; limits.upper of each joint"),
    "effortLimit": ("robot.joints", "Pinocchio effortLimit; limits.effort of each joint"),
    "velocityLimit": ("robot.joints", "Pinocchio velocityLimit; limits.velocity of each joint"),
    "createData": ("isodyn.compile", "Pinocchio createData; not needed: call the methods of the robot directly"),
    # Robotics Toolbox, for Python and for MATLAB
    "rne": (_INVERSE, "Pinocchio rnea, Robotics Toolbox rne"),
    **dict.fromkeys(("torques", "torque", "tau"), (_INVERSE, "the torques of a motion")),
    "accel": (_FORWARD, "Pinocchio aba, Robotics Toolbox accel"),
    "inertia": (_MASS, "Pinocchio crba, Robotics Toolbox inertia"),
    "coriolis": ("coriolis_matrix", "Robotics Toolbox coriolis"),
    "gravload": (_GRAVITY, "Robotics Toolbox gravload"),
    "fdyn": ("isodyn.simulate", "Robotics Toolbox fdyn; simulate(robot, q0, qd0, t, torque=...)"),
    "itorque": (_MASS, "Robotics Toolbox itorque; mass_matrix(q) @ qdd"),
    "fkine": (_POSE, "Robotics Toolbox fkine"),
    "fkine_all": ("isodyn.poses", "Robotics Toolbox fkine_all; poses(robot, q)"),
    **{
        name: (_INVERSE_KINEMATICS, f"Robotics Toolbox {name}; a batch of targets is one call")
        for name in ("ikine", "ik_LM", "ik_GN", "ik_NR", "ikine_LM", "ikine_GN", "ikine_NR", "ikine_QP")
    },
    "ikine_a": (_INVERSE_KINEMATICS, "Puma560.ikine_a of the Robotics Toolbox; all_solutions=True gives every posture"),
    "jacob0": (_JACOBIAN, 'Robotics Toolbox jacob0: reference="world-aligned"'),
    "jacobe": (_JACOBIAN, 'Robotics Toolbox jacobe: reference="local"'),
    "jacob0_analytical": (_JACOBIAN, "Robotics Toolbox jacob0_analytical; isodyn's is geometric: no derivatives of Euler angles"),
    "rne_python": (_INVERSE, "Robotics Toolbox rne_python"),
    "jtraj": ("isodyn.Trajectory.quintic", "Robotics Toolbox jtraj"),
    "vellipse": ("isodyn.manipulability", "Robotics Toolbox vellipse; the Jacobian itself is jacobian(q)"),
    "fellipse": ("isodyn.manipulability", "Robotics Toolbox fellipse; the Jacobian itself is jacobian(q)"),
    "islimit": ("robot.joints", "Robotics Toolbox islimit; limits of each joint; isodyn.simulate records when they are passed"),
    "isrevolute": ("robot.joints", "Robotics Toolbox isrevolute; type of each joint"),
    "isprismatic": ("robot.joints", "Robotics Toolbox isprismatic; type of each joint"),
    "reach": ("isodyn.workspace", "Robotics Toolbox reach; workspace(robot)"),
    "random_q": ("robot.random", "Robotics Toolbox random_q; robot.random(rng)"),
    "qz": ("robot.neutral", "Puma560.qz of the Robotics Toolbox; every joint at 0"),
    "payload": ("robot.with_payload", "Robotics Toolbox payload; returns a new robot"),
    "nofriction": ("isodyn.compile", "Robotics Toolbox nofriction; compile(robot, friction=False)"),
    "perturb": ("robot.with_parameters", "Robotics Toolbox perturb; returns a new robot"),
    "qlim": ("robot.joints", "Robotics Toolbox qlim; limits of each joint"),
    "nlinks": ("robot.links", "Robotics Toolbox nlinks; len(robot.links)"),
    "plot": ("isodyn.draw", "Robotics Toolbox plot; to show a motion, isodyn.Trajectory.animate"),
    "teach": ("robot.view", "Robotics Toolbox teach; sliders in the browser: robot.view().show(), or the command isodyn workbench"),
    # MATLAB Robotics System Toolbox
    "inverseDynamics": (_INVERSE, "MATLAB inverseDynamics"),
    "forwardDynamics": (_FORWARD, "MATLAB forwardDynamics"),
    "massMatrix": (_MASS, "MATLAB massMatrix"),
    "inertiaMatrix": (_MASS, "the joint-space inertia matrix; MATLAB massMatrix"),
    "velocityProduct": (_BIAS, "MATLAB velocityProduct, plus gravity"),
    "gravityTorque": (_GRAVITY, "MATLAB gravityTorque"),
    "geometricJacobian": (_JACOBIAN, f"MATLAB geometricJacobian; {_ANGULAR_FIRST}"),
    "getTransform": (_POSE, "MATLAB getTransform; pose(q, frame)"),
    "externalForce": (_INVERSE, "MATLAB externalForce; wrench={frame: (force, moment)}, there the moment comes first"),
    "NumBodies": ("robot.links", "MATLAB NumBodies; len(robot.links) - 1"),
    "Bodies": ("robot.links", "MATLAB Bodies"),
    "BodyNames": ("robot.link_names", "MATLAB BodyNames"),
    "Gravity": ("robot.with_gravity", "MATLAB Gravity, which is zero unless set; the default here is (0, 0, -9.81)"),
    "addBody": ("isodyn.Robot", "MATLAB addBody; robots are immutable: Robot(name, links, joints)"),
    "show": ("isodyn.draw", "MATLAB show"),
    "showdetails": ("robot.links", "MATLAB showdetails; print(robot)"),
    # MuJoCo
    "mj_inverse": (_INVERSE, "MuJoCo mj_inverse"),
    "mj_forward": (_FORWARD, "MuJoCo mj_forward, without contacts"),
    "mj_rne": (_BIAS, "MuJoCo mj_rne; with accelerations, inverse_dynamics"),
    "mj_crb": (_MASS, "MuJoCo mj_crb"),
    "mj_fullM": (_MASS, "MuJoCo mj_fullM"),
    "mj_mulM": (_MASS, "MuJoCo mj_mulM; mass_matrix(q) @ qdd"),
    "mj_solveM": (_FORWARD, "MuJoCo mj_solveM"),
    "mj_kinematics": (_POSE, "MuJoCo mj_kinematics; pose(q, frame)"),
    "mj_jac": (_JACOBIAN, "MuJoCo mj_jac; jacobian(q, frame), linear rows first"),
    "mj_jacBody": (_JACOBIAN, "MuJoCo mj_jacBody; jacobian(q, link), linear rows first"),
    "mj_jacSite": (_JACOBIAN, "MuJoCo mj_jacSite; jacobian(q, frame); from_mjcf(..., sites=True) keeps sites"),
    "mj_energyPos": ("potential_energy", "MuJoCo mj_energyPos"),
    "mj_energyVel": ("kinetic_energy", "MuJoCo mj_energyVel"),
    "mjd_inverseFD": ("inverse_dynamics_derivatives", "MuJoCo mjd_inverseFD; isodyn's are exact"),
    "qfrc_inverse": (_INVERSE, "MuJoCo qfrc_inverse"),
    "qfrc_bias": (_BIAS, "MuJoCo qfrc_bias; here it includes friction unless compiled with friction=False"),
    "xpos": (_POSE, "MuJoCo xpos; pose(q, link)[:3, 3]"),
    "xmat": (_POSE, "MuJoCo xmat; pose(q, link)[:3, :3]"),
    "xfrc_applied": (_INVERSE, "MuJoCo xfrc_applied; wrench={frame: ...}, at and in the frame; there at the mass centre"),
    "qpos": ("isodyn.coordinates", 'MuJoCo qpos; coordinates(robot, q, to="mujoco"), and of="mujoco" for the other direction'),
    "qvel": ("isodyn.coordinates", 'MuJoCo qvel; coordinates(robot, q, qd, to="mujoco")'),
    "eq_data": ("robot.loops", "MuJoCo eq_data; robot.loops and robot.couplings"),
    "subtree_com": ("centre_of_mass", "MuJoCo subtree_com of the root"),
    "body_mass": ("robot.links", "MuJoCo body_mass; mass of each link"),
    "jnt_range": ("robot.joints", "MuJoCo jnt_range; limits of each joint"),
    # books
    **{name: (row.key, what) for row in QUANTITIES.values() for name, what in row.elsewhere.items()},
    # Drake
    "CalcMassMatrix": (_MASS, "Drake CalcMassMatrix"),
    "CalcMassMatrixViaInverseDynamics": (_MASS, "Drake CalcMassMatrixViaInverseDynamics"),
    "CalcInverseDynamics": (_INVERSE, "Drake CalcInverseDynamics, whose result excludes gravity"),
    "CalcBiasTerm": (_BIAS, "Drake CalcBiasTerm, plus gravity"),
    "CalcGravityGeneralizedForces": (_GRAVITY, "Drake CalcGravityGeneralizedForces, with the opposite sign"),
    "CalcJacobianSpatialVelocity": (_JACOBIAN, f"Drake CalcJacobianSpatialVelocity; {_ANGULAR_FIRST}"),
    "CalcRelativeTransform": (_POSE, "Drake CalcRelativeTransform; pose(q, frame), in the root frame"),
    "EvalBodyPoseInWorld": (_POSE, "Drake EvalBodyPoseInWorld; pose(q, link)"),
    "CalcKineticEnergy": ("kinetic_energy", "Drake CalcKineticEnergy"),
    "CalcPotentialEnergy": ("potential_energy", "Drake CalcPotentialEnergy"),
    "num_positions": ("robot.nq", "Drake num_positions"),
    "num_velocities": ("robot.n", "Drake num_velocities"),
    "num_bodies": ("robot.links", "Drake num_bodies; len(robot.links)"),
    "GetJointByName": ("robot.joint", "Drake GetJointByName"),
    "GetBodyByName": ("robot.link", "Drake GetBodyByName"),
    "WeldFrames": ("isodyn.Joint", 'Drake WeldFrames; a joint of type "fixed"'),
}

#: names used on the package, besides the names above
PACKAGE_HINTS: dict[str, tuple[str, str]] = {
    "lint": ("robot.lint", "robot.lint() gives what the linter finds"),
    "check": ("robot.lint", "robot.lint() gives what the linter finds, isodyn.certify(robot) what can be proved"),
    "buildModelFromUrdf": ("isodyn.load", "Pinocchio buildModelFromUrdf; options: isodyn.Robot.from_urdf"),
    "buildModelFromMJCF": ("isodyn.load", "Pinocchio buildModelFromMJCF; options: isodyn.Robot.from_mjcf"),
    "buildModelFromXML": ("isodyn.load", "Pinocchio buildModelFromXML; load takes text as well"),
    "RobotWrapper": ("isodyn.Robot", "Pinocchio RobotWrapper"),
    "Model": ("isodyn.Robot", "Pinocchio Model; isodyn.load(model) reads one"),
    "Data": ("isodyn.compile", "Pinocchio Data; not needed: call the methods of the robot directly"),
    "ReferenceFrame": (_JACOBIAN, 'Pinocchio ReferenceFrame; reference="local", "world" or "world-aligned"'),
    "LOCAL": (_JACOBIAN, 'Pinocchio LOCAL; reference="local"'),
    "WORLD": (_JACOBIAN, 'Pinocchio WORLD; reference="world"'),
    "LOCAL_WORLD_ALIGNED": (_JACOBIAN, 'Pinocchio LOCAL_WORLD_ALIGNED; reference="world-aligned", the default'),
    "DHRobot": ("isodyn.Robot.from_dh", "Robotics Toolbox DHRobot; isodyn.load accepts one directly"),
    "SerialLink": ("isodyn.Robot.from_dh", "Robotics Toolbox SerialLink; isodyn.load accepts a DHRobot directly"),
    "DHLink": ("isodyn.Robot.from_dh", "Robotics Toolbox DHLink; one table for the whole arm"),
    "RevoluteDH": ("isodyn.Robot.from_dh", 'Robotics Toolbox RevoluteDH; convention="standard", joints="R..."'),
    "PrismaticDH": ("isodyn.Robot.from_dh", 'Robotics Toolbox PrismaticDH; convention="standard", joints="P..."'),
    "RevoluteMDH": ("isodyn.Robot.from_dh", 'Robotics Toolbox RevoluteMDH; convention="modified", joints="R..."'),
    "PrismaticMDH": ("isodyn.Robot.from_dh", 'Robotics Toolbox PrismaticMDH; convention="modified", joints="P..."'),
    "ERobot": ("isodyn.Robot", "Robotics Toolbox ERobot"),
    "models": ("isodyn.catalogue", "Robotics Toolbox models"),
    "mdl_puma560": ("isodyn.load", 'Robotics Toolbox mdl_puma560; isodyn.load("puma560")'),
    "inverseKinematics": (_INVERSE_KINEMATICS, "MATLAB inverseKinematics; a function, not an object"),
    "analyticalInverseKinematics": (_INVERSE_KINEMATICS, "MATLAB analyticalInverseKinematics; all_solutions=True"),
    "quintic": ("isodyn.Trajectory.quintic", "Robotics Toolbox quintic"),
    "trapezoidal": ("isodyn.Trajectory.trapezoidal", "Robotics Toolbox trapezoidal, lspb"),
    "mtraj": ("isodyn.Trajectory", "Robotics Toolbox mtraj; Trajectory.quintic and Trajectory.trapezoidal take all joints"),
    "mstraj": ("isodyn.Trajectory.waypoints", "Robotics Toolbox mstraj"),
    "ctraj": ("isodyn.CartesianPath.line", "Robotics Toolbox ctraj; isodyn.Trajectory.follow makes an arm follow it"),
    "importrobot": ("isodyn.load", "MATLAB importrobot"),
    "cubicpolytraj": ("isodyn.Trajectory.waypoints", "MATLAB cubicpolytraj; with times="),
    "quinticpolytraj": ("isodyn.Trajectory.from_samples", "MATLAB quinticpolytraj"),
    "trapveltraj": ("isodyn.Trajectory.trapezoidal", "MATLAB trapveltraj"),
    "loadrobot": ("isodyn.load", "MATLAB loadrobot; isodyn.catalogue() lists the names"),
    "rigidBodyTree": ("isodyn.Robot", "MATLAB rigidBodyTree"),
    "RigidBodyTree": ("isodyn.Robot", "MATLAB rigidBodyTree, early Drake RigidBodyTree"),
    "rigidBody": ("isodyn.Link", "MATLAB rigidBody, whose inertia is about the body's origin; here about the centre of mass"),
    "rigidBodyJoint": ("isodyn.Joint", "MATLAB rigidBodyJoint"),
    "setFixedTransform": ("isodyn.Robot.from_dh", "MATLAB setFixedTransform; origin of a Joint, or a DH table"),
    "MjModel": ("isodyn.load", "MuJoCo MjModel; load reads MJCF paths and text, and an MjModel"),
    "MjSpec": ("isodyn.Robot", "MuJoCo MjSpec"),
    "MjData": ("isodyn.compile", "MuJoCo MjData; not needed: q and qd are arguments"),
    "MultibodyPlant": ("isodyn.Robot", "Drake MultibodyPlant"),
    "Parser": ("isodyn.load", "Drake Parser"),
    "AddModels": ("isodyn.load", "Drake Parser.AddModels"),
    "SpatialInertia": ("isodyn.Link", "Drake SpatialInertia, about the body's origin; here about the centre of mass"),
    "RevoluteJoint": ("isodyn.Joint", 'Drake RevoluteJoint; type="revolute"'),
    "PrismaticJoint": ("isodyn.Joint", 'Drake PrismaticJoint; type="prismatic"'),
    "WeldJoint": ("isodyn.Joint", 'Drake WeldJoint; type="fixed"'),
    "BallRpyJoint": ("isodyn.Joint", 'Drake BallRpyJoint; type="spherical", coordinates="zyx"'),
    "QuaternionFloatingJoint": ("isodyn.Joint", 'Drake QuaternionFloatingJoint; type="floating", or robot.with_base("floating")'),
    "ScrewJoint": ("isodyn.Joint", 'Drake ScrewJoint; type="helical"'),
    "UniversalJoint": ("isodyn.Joint", 'Drake UniversalJoint; type="universal"'),
    "PlanarJoint": ("isodyn.Joint", 'Drake PlanarJoint; type="planar", coordinates="zyx"'),
    "JointModelFreeFlyer": ("isodyn.Joint", 'Pinocchio JointModelFreeFlyer; load(..., base="floating"), or type="floating"'),
    "JointModelSpherical": ("isodyn.Joint", 'Pinocchio JointModelSpherical; type="spherical"'),
    "JointModelPlanar": ("isodyn.Joint", 'Pinocchio JointModelPlanar; type="planar"'),
    "JointModelUniversal": ("isodyn.Joint", 'Pinocchio JointModelUniversal; type="universal"'),
    "RigidConstraintModel": ("isodyn.Loop", "Pinocchio RigidConstraintModel; robot.with_loops(...)"),
    "neutral": ("robot.neutral", "Pinocchio neutral"),
    "integrate": ("robot.integrate", "Pinocchio integrate"),
    "difference": ("robot.difference", "Pinocchio difference"),
}

_DEGREES = "degrees=True, for all angles of the table"
#: names of the numbers of a link elsewhere
LINK_FIELDS: dict[str, str] = {
    "m": "mass [kg]",
    "r": "com, the centre of mass in the link's own frame [m]",
    "I": "inertia, about the centre of mass, in the link's axes [kg m2], six as xx, yy, zz, xy, xz, yz "
    "(the Robotics Toolbox has yz before xz)",
}
#: names of the columns of a DH table elsewhere (arguments of from_dh)
DH_COLUMNS: dict[str, str] = {
    "b": "d, the length along the joint's axis (Saha and RoboAnalyzer use b)",
    "offset": "theta of a revolute joint and d of a prismatic one",
    "sigma": "joints, a string of R and P",
    "mdh": 'convention="modified" or "standard"',
    **dict.fromkeys(("deg", "unit", "angles"), _DEGREES),
    **LINK_FIELDS,
    "qlim": "limits, (lower, upper) [rad] or [m]",
    "Jm": "rotor_inertia, motor side [kg m2]",
    "G": "gear_ratio, motor revolutions per joint revolution",
    "B": "viscous, joint side: B * G**2 [N m s/rad]",
    "Tc": "coulomb, a pair (at positive, at negative speed), joint side: abs(G) * Tc [N m]",
}

#: names of joint types elsewhere, in lower case
TYPE_HINTS: dict[str, str] = {
    **dict.fromkeys(("hinge", "continuous", "pin", "rotary"), 'it is type="revolute"; without limits it rotates endlessly'),
    **dict.fromkeys(("slide", "slider", "linear", "translational"), 'it is type="prismatic"'),
    **dict.fromkeys(("weld", "rigid", "welded"), 'it is type="fixed"'),
    **dict.fromkeys(("ball", "ballandsocket", "ball-and-socket", "gimbal"), 'it is type="spherical"'),
    **dict.fromkeys(("free", "freejoint", "freeflyer", "free-flyer", "6dof", "bushing"), 'it is type="floating"'),
    **dict.fromkeys(("screw", "helix"), 'it is type="helical", with pitch= [m/rad]; a lead h per revolution is h / (2 pi)'),
    **dict.fromkeys(("revolute2", "cardan", "hooke", "u-joint"), 'it is type="universal", with axis= and second_axis='),
}

#: names of the arguments of isodyn.simulate elsewhere
SIMULATE_ARGUMENTS: dict[str, str] = {
    "controller": "torque, which takes an isodyn.Controller",
    "control": "torque, which takes an isodyn.Controller",
    "tau": "torque",
    "u": "torque",
    "solver": "integrator",
    "t_span": "t, a duration or the times of the samples",
    "t_eval": "t, a duration or the times of the samples",
    "duration": "t, the fourth argument",
}

_NEWTON_EULER, _AN_INTEGRATOR = 'the recursive Newton-Euler algorithm is method="newton-euler"', "it is an integrator: integrator="
_INTEGRATORS = ("rk4", "rkf45", "rosenbrock", "abm", "RK45", "DOP853", "Radau", "LSODA")
#: names used as a method, in lower case
METHOD_HINTS: dict[str, str] = {
    **dict.fromkeys(("rnea", "rne", "rne-a", "recursive-newton-euler"), _NEWTON_EULER),
    "aba": 'the articulated-body algorithm is method="articulated-body"',
    "featherstone": 'the articulated-body algorithm is method="articulated-body"',
    "crba": 'the composite-rigid-body algorithm is method="composite-body"',
    "crb": 'the composite-rigid-body algorithm is method="composite-body"',
    "euler-lagrange": 'it is method="lagrange"',
    **{name.lower(): f'{_AN_INTEGRATOR}"{name}"' for name in _INTEGRATORS},
}
#: names used as an integrator, in lower case
INTEGRATOR_HINTS: dict[str, str] = {
    "ode45": 'MATLAB ode45 is Dormand and Prince\'s pair: integrator="RK45" (SciPy), or the default "rkf45", compiled',
    "dopri5": 'it is integrator="RK45" (SciPy), or the default "rkf45", compiled',
    "ode23": 'use the default "rkf45" with a larger rtol',
    "ode113": 'MATLAB ode113 is an Adams method: integrator="abm", or "LSODA" (SciPy)',
    **dict.fromkeys(("ode15s", "ode23s", "bdf"), 'for stiff motions: integrator="rosenbrock", compiled, or "Radau" (SciPy)'),
    "odeint": 'SciPy odeint is integrator="LSODA"',
    "solve_ivp": 'SciPy solve_ivp takes "RK45", "DOP853", "Radau" or "LSODA": integrator="RK45"',
    "euler": 'use integrator="semi-implicit-euler", or better "rk4"',
}

_GIVEN_NAMES = {name.lower(): name for name in _INTEGRATORS}

#: functions of the package whose first argument is a robot
FUNCTIONS = (
    "certify", "clearance", "close_loops", "compare", "compile", "coordinates", "count", "denoc_matrices", "dh_frames",
    "draw", "equations", "equilibrium", "export", "flexible", "inverse_kinematics", "live", "manipulability", "mobility", "modes",
    "poses", "principal_screws", "rollout", "significance", "simulate", "stability", "trace", "udu", "workspace",
)  # fmt: skip

#: planned features that users look for on a Robot, a Dynamics or the package, and the alternatives until then
LATER: dict[str, str] = {
    "identify": "robot.regressor returns the matrix for a least-squares fit of the parameters",
    "sweep": "robot.with_parameters returns one robot at a time; isodyn.compile(robot, parameters=...) accepts arrays of numbers",
}


class CallableModule(ModuleType):
    """A module with the name of a verb of the command line; calling it raises an error that names the function to use."""

    def __call__(self, *_: object, **__: object) -> NoReturn:
        name = self.__name__.rpartition(".")[2]
        raise TypeError(f"{self.__name__} is a module, not a function; {package_hint(name, ())}")


class Hinted:
    """Suggests the isodyn name for an attribute known from another library."""

    if not TYPE_CHECKING:  # type checkers refuse unknown names by themselves

        def __getattr__(self, name: str) -> object:
            if known := hint(name):
                raise AttributeError(f"{type(self).__name__} has no {name!r}; {known}")
            near = [] if name.startswith("_") else nearest(name, (other for other in dir(self) if not other.startswith("_")))
            meant = f"; did you mean {near[0]!r}?" if near else ""
            raise AttributeError(f"{type(self).__name__} has no attribute {name!r}{meant}")


def hint(name: str) -> str | None:
    """Return what to write instead of a name used on a Robot or a Dynamics; None if the name is unknown."""
    if name in HINTS:
        ours, whose = HINTS[name]
        return f"use {ours} ({whose})"
    if name in LATER:
        return f"not available in this version; {LATER[name]}"
    return f"it is a function: isodyn.{name}(robot, ...)" if name in FUNCTIONS else None


def package_hint(name: str, known: Iterable[str]) -> str | None:
    """Return what to write instead of a name used on the package, whose public names are `known`."""
    ours, whose = PACKAGE_HINTS.get(name) or HINTS.get(name) or ("", "")
    if ours:
        return f"use {ours if '.' in ours else f'robot.{ours}'} ({whose})"
    if name in QUANTITIES:
        return f"it is a method of a robot: robot.{name}(...)"
    if name in LATER:
        return f"not available in this version; {LATER[name]}"
    if name.lower() in _GIVEN_NAMES:
        return f'{_AN_INTEGRATOR}"{_GIVEN_NAMES[name.lower()]}" of isodyn.simulate'
    if name.lower() in INTEGRATOR_HINTS:
        return f"{INTEGRATOR_HINTS[name.lower()]}, of isodyn.simulate"
    near = nearest(name, known)
    return f"did you mean {near[0]!r}?" if near else None
