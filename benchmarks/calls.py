"""Every call that README, docs and --help show of a robot, on every arm of the catalogue: that it ends, in how many evaluations.

A row of CALLS is a call with the robot left open and the bound of its evaluations beside it.  tests/test_every_call.py holds that
no call of the pages is missing here, runs what is quick on every robot and what is long on some; `python -m benchmarks calls` runs
everything.  More evaluations than the bound say that a call has fallen into what the bound was written for: friction, stops or
stiffness that an integrator crawls through, a search that does not give up.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import numpy as np

import isodyn
import isodyn as iso
from isodyn.backends import cpu, reference
from isodyn.backends.device import Recorded, Schedule
from isodyn.backends.schemes import Adaptive, Motion, evaluations
from isodyn.cli.main import main as command_line
from isodyn.model.rotations import rpy_of
from isodyn.model.tree import reduce_robot
from isodyn.motion.trajectory import extremes
from isodyn.spatial import Array


class Call(NamedTuple):
    """A call as a page shows it.

    text      of a shell, "isodyn ...", or of Python; words in capitals, and names that `given` has, are the robot's
    most      evaluations, at any state of any robot; but of those in
    more      robot -> evaluations
    long      "": quick; "long": seconds on some robot, so that `./test` makes it on one robot only; "longest": on a small one;
              "example": the tests of the help's examples make it on a small one
    refused   what errors say (a pattern) -> robots that get them, apart by spaces, at some state at least
    """

    text: str
    most: int
    more: dict[str, int] = {}  # noqa: RUF012 - nobody changes it
    long: str = ""
    refused: dict[str, str] = {}  # noqa: RUF012

    def refusal(self, robot: str) -> str:
        """What the error says that a robot gets, or nothing."""
        return next((what for what, names in self.refused.items() if robot in names.split()), "")


#: robots without limits of speed and torque; robots that are no planar chains of rods
UNLIMITED = (
    "direct-drive gripper kr5 kr5-book mata-arm pelican pelican-crucible pppr puma560 puma560-akb puma560-mdh redysim-chain-20 rp "
    "scara stanford three-link two-link"
)
SPATIAL = "gripper iiwa14 kr5 kr5-book panda pppr puma560 puma560-akb puma560-mdh rp scara stanford ur10 ur3 ur5 ur5e"
SLIDING = "pppr rp stanford"  # and nobody says how far

CALLS = (
    # -- the model ----------------------------------------------------------------------------------------------------
    Call("isodyn robots --json", 0),
    Call("isodyn show ROBOT --mimic free --json", 0),
    Call("isodyn check ROBOT --json --quiet", 0, refused={"exit code 1": "puma560 puma560-akb puma560-mdh"}),
    Call(
        "isodyn check ROBOT --strict",
        0, refused={"exit code 1": "pppr puma560 puma560-akb puma560-mdh redysim-chain-20 rp stanford three-link two-link ur5"},
    ),
    Call("isodyn convert ROBOT arm.urdf --json", 0),
    Call("isodyn convert ROBOT - --format toml", 0),
    Call("isodyn convert ROBOT arm.dh --convention standard", 0, refused={"are carried by one body": "gripper"}),
    Call("isodyn convert ROBOT - --format dh --convention modified", 0, refused={"are carried by one body": "gripper"}),
    Call("robot.lint(); robot.parameters(); robot.link(link); robot.joint(joint)", 0),
    Call("iso.coordinates(robot, robot.neutral(), qd, to='mujoco')", 1),
    Call("there = robot.integrate(robot.random(0, 3), qd); robot.difference(robot.neutral(), robot.normalized(there))", 6),
    Call(
        "heavy = robot.with_payload(2.0, inertia=[0.1, 0.1, 0.1], link=robot.root.name); heavy.with_base('floating').neutral(); "
        "robot.centroidal_momentum(q, qd)",
        1, long="long",
    ),
    Call(
        "closed = robot.with_loops(iso.Loop('slot', robot.root.name, frame, type='planar', at_a=robot.pose(q, frame), at_b=None)); "
        "state = iso.close_loops(closed, q=q, qd=0 * qd, fixed=()); iso.mobility(closed, state.q, actuators=()); "
        "closed.forward_dynamics(state.q, state.qd, tau); closed.constraint_forces(state.q, state.qd, tau); "
        "iso.compile(closed, actuators=closed.velocity_names).inverse_dynamics(state.q, state.qd, qdd)",
        20_000, long="long",
    ),
    Call(
        "part = iso.Link('part', 1.0, inertia=[0.1, 0.1, 0.1]); "
        "more = robot.attach(part, frame, joint='revolute', at=None, prefix='x_'); more.subtree('x_part'); more.detach('x_part')",
        0,
    ),
    Call(
        "live = iso.live(robot); live.inverse_dynamics(q, qd, qdd); live.set(link, mass=1.5, com=[0, 0, 0.1], inertia=[1, 1, 1]); "
        "live.inverse_dynamics(q, qd, qdd); live.wait(); live.tier('inverse_dynamics'); "
        "live.attach(iso.Link('part', 1.0), frame, joint='revolute'); live.detach('part'); live.mass_matrix(q); "
        "iso.live(robot, method='screw').gravity_torque(q)",
        40, {"redysim-chain-20": 90}, long="long",
    ),
    Call(
        "bent = iso.flexible(robot, {robot.movable_joints[1].child: "
        "iso.Beam(EI=50.0, EI2=50.0, mass_per_length=1.0, tip=(0.1, 0.2, 0.3))}, sublinks=2, inertia='whole'); "
        "iso.modes(bent, held=robot.joint_names).animate('mode.html', 1); iso.Beam(EI=[1.0, 2.0]); "
        "iso.equilibrium(bent, wrench=None, held=robot.joint_names)",
        2000, long="long",
    ),
    Call(
        "iso.Beam.tube(0.03, 0.002, 'steel'); iso.Beam.rectangle(0.04, 0.004, E=7e10, density=2700, planar=True, damping=1e-4); "
        "iso.Beam.rectangle(0.04, 0.004, 'steel', planar=True)",
        0,
    ),
    Call("isodyn flexible ROBOT bending.toml --beam LINK EI=50 EI2=50 mass_per_length=1 tip=0.1,0.2,0.3 --sublinks 2 --json", 0),
    Call(
        "isodyn modes ROBOT --q QDEG --deg --beam LINK EI=50 EI2=50 mass_per_length=1 tip=0.1,0.2,0.3 --held JOINTS --json "
        "--animate mode.html",
        2000, long="long",
    ),
    Call("isodyn equations ROBOT --quantity M g --digits 4 --form auto", 0, long="long"),
    Call("isodyn equations ROBOT --quantity tau --python", 0, long="long"),
    Call("isodyn equations ROBOT --form products --latex --quantity g", 0, long="long"),
    Call("isodyn equations ROBOT --grouped --output equations.tex", 0, long="long"),
    Call(
        "eq = iso.equations(robot, method=None, form='listing'); eq.form('M'); eq.text('M', digits=4); "
        "eq.listing(); eq.function('tau')(q, qd, qdd)",
        0, long="long",
    ),
    Call("eq = iso.equations(robot, grouped=True, motors='full'); eq.latex('g'); eq.save('equations.json')", 0, long="long"),
    Call("iso.equations(robot).html()", 0, long="longest"),
    Call("isodyn export ROBOT --quantity mass_matrix gravity_torque --target wasm --output arm.wasm --json", 0),
    Call("isodyn export ROBOT --parameters PARAMETER --wrench-frames LINK --output arm.wasm", 0, long="example"),
    Call("iso.export(robot, 'inverse_dynamics', 'wasm'); iso.targets(); iso.compile(robot, device='wasm').mass_matrix(q)", 0),
    Call(
        "from isodyn.backends.schemes import RK4; from isodyn.backends.wasm import wasm_module; "
        "from isodyn.backends.wasm.instance import Board; from isodyn.simulation.system import System, problem; "
        "board = Board(wasm_module({}, {'fall': problem(System(robot).by_steps(), RK4)})); board.call('fall_many')",
        0, long="long",
    ),
    Call("robot.save('arm.urdf'); iso.Robot.from_urdf(robot.to_urdf(), snap=1e-5)", 0),
    Call("robot.to_dh(convention='standard').robot()", 0, refused={"are carried by one body": "gripper"}),
    Call(
        "iso.draw(robot, q, dh='standard', title='an arm', size=(6.4, 5.8), path='frames.svg')",
        1, long="long", refused={"are carried by one body": "gripper"},
    ),
    # -- one state, and tables of them --------------------------------------------------------------------------------
    Call(
        "isodyn inverse ROBOT --q QDEG --qdd QDDDEG --deg --wrench FRAME=0,0,-20,0,0,0 --parameters MASS=2.5 gravity=0,0,-1.62",
        1, long="long",
    ),
    Call("isodyn inverse ROBOT --input motion.csv --output torques.npz --results-only --actuators JOINTS", 310, long="long"),
    Call("isodyn forward ROBOT --q QDEG --qd QD --tau TAU --deg --close --no-friction --json", 1, long="long"),
    Call("isodyn forward ROBOT --input states.npz --output accelerations.csv", 2, long="long"),
    Call("isodyn matrix ROBOT --which mass coriolis gravity bias --q Q --qd QD", 4, long="long"),
    Call("isodyn matrix ROBOT --which mass --input motion.csv --output terms.csv", 310),
    Call("isodyn inverse ROBOT --q Q --qd QD --base moving --base-acceleration 0,0,1,0,0,0", 1, long="long"),
    Call("isodyn mobility ROBOT --q QDEG --deg --close --actuators JOINTS --json", 0),
    Call("isodyn energy ROBOT --q Q --qd QD", 2, long="long"),
    Call("isodyn energy ROBOT --input motion.csv --results-only", 610, long="long"),
    Call("isodyn pose ROBOT --q QDEG --deg --frame FRAME --json", 1),
    Call("isodyn jacobian ROBOT --q QDEG --deg --frame FRAME --reference local", 1, long="long"),
    Call("robot.inverse_dynamics(q, qd, qdd, wrench={frame: push}, out=np.empty(robot.n))", 1, long="long"),
    Call("robot.with_payload(3.0).gravity_torque(q)", 1, long="long", refused={"2 tips": "gripper"}),
    Call("robot.with_gravity([0, 0, -1.62]).bias_torque(q, qd)", 1, long="long"),
    Call("robot.with_parameters({mass: 2.0}).gravity_torque(q)", 1, long="long"),
    Call(
        "robot.forward_dynamics(q, qd, tau); robot.mass_matrix(q); robot.coriolis_matrix(q, qd); robot.convective_matrix(q, qd)",
        4, long="long",
    ),
    Call(
        "robot.joint_wrenches(q, qd, qdd); robot.gibbs_function(q, qd, qdd); robot.pose(q, frame); robot.jacobian(q, frame)",
        4, long="long",
    ),
    Call("robot.regressor(q, qd, qdd)", 1, long="long"),
    Call("robot.potential_energy(q)", 1),
    Call("iso.compile(robot, motors='full').mass_matrix(q)", 1, long="long"),
    Call("iso.compile(robot, prescribed=robot.joint_names[:1]).hybrid_dynamics(q, qd, tau)", 1, long="long"),
    Call(
        "robot.centre_of_mass(q); robot.centroidal_momentum_matrix(q); robot.generalized_jacobian(q, frame); "
        "robot.base_reaction(q, qd, qdd)",
        4, long="long",
    ),
    Call("there = iso.coordinates(robot, q, qd, to='mujoco'); iso.coordinates(robot, *there, of='mujoco')", 1),
    Call("robot.with_base('moving').inverse_dynamics(q, qd, qdd, base={})", 1, long="long"),
    Call("robot.with_base('moving').forward_dynamics(q, qd, tau, base={})", 1, long="long"),
    Call("robot.with_base('moving').base_reaction(q, qd, qdd, base={'twist': push, 'acceleration': push})", 1, long="long"),
    Call(
        "first, second = robot.joint_names[:2]; geared = robot.with_couplings(iso.Coupling(second, {first: 0.5})); "
        "geared.mass_matrix(geared.neutral()); geared.expand(geared.neutral()); geared.expand_velocity(qd[1:])",
        1, long="long",
    ),
    Call("robot.inverse_dynamics_derivatives(q, qd, qdd)", 1, long="long"),
    Call("iso.compile(robot, friction=False, motors=False).inverse_dynamics(q, qd, qdd)", 1, long="long"),
    Call(
        "dynamics = iso.compile(robot, parameters=[mass]); dynamics.gravity_torque(q, parameters={mass: [0.0, 1.5, 3.0]})",
        6, long="long",
    ),
    Call("iso.compile(robot, parameters=[mass]).inverse_dynamics(q, qd, qdd, parameters={mass: 1.5})", 1, long="long"),
    Call("iso.compile(robot, parameters=[mass]).forward_dynamics(q, qd, tau, parameters={mass: 1.5})", 1, long="long"),
    Call("iso.compile(robot, parameters=[mass]).mass_matrix(q, parameters={mass: [1.0, 1.5, 3.0]})", 6, long="long"),
    Call("iso.compile(robot, parameters=[mass]).bind({mass: 1.5}).inverse_dynamics(q, qd, qdd)", 1, long="long"),
    Call(
        "dynamics = iso.compile(robot, method='newton-euler', reduce=('frames',)); dynamics.inverse_dynamics(q, qd, qdd)",
        1, long="long",
    ),
    Call("dynamics = iso.compile(robot); dynamics.method_for('mass_matrix'); dynamics.reductions('mass_matrix')", 0),
    Call("[iso.compile(robot, method=key).inverse_dynamics(q, qd, qdd) for key in methods]", 23, long="longest"),
    # -- formulations -------------------------------------------------------------------------------------------------
    Call("isodyn count ROBOT --quantity inverse_dynamics --method newton-euler --reduce frames base-parameters --json", 0),
    Call("isodyn count ROBOT", 0, long="longest"),
    Call("isodyn count ROBOT --quantity forward_dynamics --method denoc --bias-given", 0),
    Call("iso.compile(robot).count('inverse_dynamics'); isodyn.model.tree.reduce_robot(robot)", 0),
    Call("iso.trace(robot, 'newton-euler', 'inverse_dynamics', reduce=('frames',))", 0),
    Call("iso.count(robot, 'modified-newton-euler', 'inverse_dynamics', reduce=('frames', 'base-parameters', 'factoring'))", 0),
    Call("kernel = iso.compile(robot).kernel('inverse_dynamics'); isodyn.graph.count.count_by_line(kernel.graph)", 0),
    Call("isodyn.backends.device.device('reference').kernel(iso.trace(robot, None, 'mass_matrix')).run([q[None], M], 1)", 1),
    Call("isodyn.formulations.newton_euler.inverse_dynamics(tree, q, qd, qdd)", 0),
    Call("isodyn.formulations.drives.rotors(tree) * qdd + isodyn.formulations.drives.passive_torque(tree, q, qd)", 0),
    Call("isodyn.formulations.kinematics.partial_velocities(tree, q)", 0),
    Call("isodyn.formulations.lagrange.christoffel_symbols(tree, q)", 0),
    Call("isodyn.formulations.lagrange.gravity_torque(tree, q)", 0),
    Call(
        "parts = [isodyn.formulations.screw.link_mass_matrix(tree, q, i) for i in range(robot.n)]; "
        "isodyn.formulations.screw.extended_sum(tree, parts, 2)",
        0,
    ),
    Call(
        "arm = isodyn.formulations.planar.planar_arm(tree); e = isodyn.formulations.planar.chained(q); "
        "rates = isodyn.formulations.planar.absolute_rates(qd); "
        "B = isodyn.formulations.planar.relative_matrix(isodyn.formulations.planar.inertia(arm, e)); "
        "isodyn.formulations.planar.relative_forces(isodyn.formulations.planar.kinetic_gradient(arm, e, rates))",
        0, refused={"closed forms are for planar chains": SPATIAL},
    ),
    Call("isodyn.simulation.momentum.kinetic_gradient(robot, q, qd, means='three-point', h=1e-3)", 57),
    Call("isodyn.simulation.momentum.gradient_error(robot, q, qd, means='three-point', h=1e-3)", 150, long="long"),
    Call("isodyn.simulation.momentum.rates(robot, q, qd, zeros)", 1, long="long"),
    Call("iso.denoc_matrices(robot, q, point='origin')", 0),
    Call("iso.udu(robot, q)", 0),
    Call("iso.principal_screws(robot, link)", 0),
    # -- kinematics ---------------------------------------------------------------------------------------------------
    Call(
        "isodyn ik ROBOT --pose POSE --deg --frame FRAME --json",
        30, {"panda": 400, "redysim-chain-20": 3800}, long="long",
        refused={"slides without limits": SLIDING, "not reached": "redysim-chain-20"},
    ),
    Call(
        "isodyn ik ROBOT --pose POSE --deg --frame FRAME --all",
        14_000, long="long", refused={"slides without limits": SLIDING, "not reached": "redysim-chain-20"},
    ),
    Call(
        "isodyn ik ROBOT --position POINT --frame FRAME --q0 START",
        69, {"gripper": 3800}, long="long", refused={"slides without limits": SLIDING, "not reached": "gripper"},
    ),
    Call(
        "isodyn ik ROBOT --input poses.csv --output joints.csv --frame FRAME",
        48, {"iiwa14": 90, "panda": 460, "redysim-chain-20": 3800}, long="long",
        refused={"slides without limits": SLIDING, "not reached": "redysim-chain-20"},
    ),
    Call(
        "isodyn workspace ROBOT --output reach.svg --frame FRAME --samples 20000",
        0, long="long", refused={"slides without limits": SLIDING},
    ),
    Call("iso.workspace(robot, frame=frame)", 0, long="long", refused={"slides without limits": SLIDING}),
    Call("iso.poses(robot, q)", 1),
    Call("iso.dh_frames(robot, q, convention='standard')", 1, long="long", refused={"are carried by one body": "gripper"}),
    Call("iso.manipulability(robot, q, frame=frame, axes='translation', kind='condition')", 1),
    Call("iso.inverse_kinematics(robot, target, frame=frame, all_solutions=True, limits=ranges)", 14_000, long="long"),
    Call(
        "iso.inverse_kinematics(robot, target[:3, 3], frame=frame, orientation=False, limits=ranges)",
        30, {"iiwa14": 84, "redysim-chain-20": 3800}, long="long",
    ),
    # -- trajectories -------------------------------------------------------------------------------------------------
    Call("isodyn trajectory ROBOT --dt 0.01 --output motion.csv", 3100),
    Call("isodyn trajectory ROBOT --kind cubic --to VIADEG --duration 2 --deg --close", 3100),
    Call(
        "isodyn trajectory ROBOT --kind quintic --to VIADEG --deg --limits --output fast.csv",
        9100, {"ur5e": 210_000},
        refused={"has no velocity or torque limits": UNLIMITED},
    ),
    Call("isodyn trajectory ROBOT --kind trapezoidal --to VIADEG --deg --velocity 1 --acceleration 3", 3100),
    Call("isodyn trajectory ROBOT --kind fourier --seed 1 --duration 10 --output excite.npz", 3100),
    Call(
        "isodyn trajectory ROBOT --kind waypoints --from START --via VIA --to END --acceleration 10 --output fast.csv",
        44_000, long="long", refused={"outside its range": "puma560"},
    ),
    Call(
        "isodyn trajectory ROBOT --kind line --from VIA --point POINT --speed 0.1 --output line.csv --task position --frame FRAME",
        9900, long="long", refused={"leaves the reach": "gripper"},
    ),
    Call(
        "isodyn trajectory ROBOT --kind circle --from VIA --centre CENTRE --duration 4 --task position --frame FRAME",
        14_000, long="long", refused={"leaves the reach": "gripper mata-arm pppr"},
    ),
    Call(
        "motion = iso.Trajectory.cubic(start, end, 2.0); motion.within(robot=robot, acceleration=5.0, torque=1e3)",
        6100, {"stanford": 190_000},
    ),
    Call("iso.Trajectory.cycloidal(start, end, 0.1).with_duration(2.0).broken_limits(robot)", 3100),
    Call(
        "motion = iso.Trajectory.quintic(start, end, duration=2.0, robot=robot); motion.sample(dt=0.01); "
        "motion.plot('motion.svg', robot=robot)",
        0, long="long",
    ),
    Call("iso.Trajectory.trapezoidal(start, end, velocity=2.0, acceleration=8.0).to_csv('motion.csv', dt=0.01, robot=robot)", 0),
    Call("t, q, qd, qdd = iso.Trajectory.exciting(robot).sample(101); iso.Trajectory.from_samples(t, q, qd, qdd)", 0),
    Call("iso.Trajectory.waypoints([start, via, end], times=[0.0, 1.0, 2.0])", 0),
    Call("iso.Trajectory.from_csv('motion.csv', robot=robot); iso.Trajectory.fourier(start, end[:, None], via[:, None], 2.0)", 0),
    Call(
        "iso.Trajectory.waypoints([start, via, end], robot=robot, velocity=2.0, acceleration=10.0)",
        93_000, long="long", refused={"outside its range": "puma560"},
    ),
    Call(
        "path = iso.CartesianPath.line(first, last, speed=0.2, acceleration=0.5); "
        "iso.Trajectory.follow(robot, path, via, frame=frame, task='position')",
        9700, long="long", refused={"leaves the reach": "gripper"},
    ),
    Call("iso.CartesianPath.line(first, last, profile=iso.Trajectory.quintic([0], [1], 3))", 0),
    Call(
        "path = iso.CartesianPath.circle(first, centre, axis=[0, 0, 1], speed=0.2); "
        "iso.Trajectory.follow(robot, path, via, frame=frame, task='position')",
        14_000, long="long", refused={"leaves the reach": "gripper mata-arm pppr"},
    ),
    Call("iso.CartesianPath.circle(first, centre, [0, 0, 1], angle=1.5, attitude='turning', duration=2.0)", 0),
    # -- motions ------------------------------------------------------------------------------------------------------
    Call("isodyn simulate ROBOT --t 1 --clearance --json", 5300, {"redysim-chain-20": 29_000}, long="long"),
    Call(
        "isodyn simulate ROBOT --q Q --t 2 --output fall.csv --integrator DOP853",
        9000, {"gripper": 15_000, "redysim-chain-20": 72_000}, long="long",
    ),
    Call("isodyn simulate ROBOT --q Q --qd QD --close --t 0.2", 5300, {"redysim-chain-20": 29_000}, long="long"),
    Call("isodyn simulate ROBOT --t 1 --output fall.npz --animate fall.html", 5300, {"redysim-chain-20": 29_000}, long="long"),
    Call("isodyn simulate ROBOT --control pd-gravity --kp 100 --kd 20 --target VIADEG --deg", 89_000, long="long"),
    Call("isodyn simulate ROBOT --control pd-gravity --kp 100 --kd 20 --wrench FRAME=0,0,-20,0,0,0", 33_000, long="long"),
    Call("isodyn simulate ROBOT --control computed-torque --kp 100 --kd 20 --trajectory motion.csv --json", 6500, long="long"),
    Call(
        "isodyn simulate ROBOT --control pid --kp 200 --ki 100 --kd 40 --target END --effort robot",
        14_000, {"panda": 59_000, "ur5": 25_000}, long="long",
        refused={"has no effort limits": UNLIMITED},
    ),
    Call("isodyn simulate ROBOT --control pid --kp 200 --ki 100 --kd 40 --target END --effort 100", 69_000, long="long"),
    Call(
        "isodyn simulate ROBOT --control impedance --kp 2000,2000,2000,50,50,50 --kd 200,200,200,8,8,8 "
        "--q VIA --target END --frame FRAME",
        30_000, {"pppr": 56_000, "two-link": 51_000}, long="long",
    ),
    Call(
        "isodyn simulate ROBOT --limits bounce",
        5700, {"redysim-chain-20": 29_000}, long="long", refused={"starts beyond an event that ends it": "panda"},
    ),
    Call("isodyn animate ROBOT --trajectory motion.csv --output motion.html", 0),
    Call("isodyn animate ROBOT --t 2 --output fall.gif --speed 0.5", 5200, {"redysim-chain-20": 27_000}, long="long"),
    Call(
        "isodyn simulate ROBOT --base moving --base-twist 0,0,0,0,0,2 --t 1",
        32_000, {"redysim-chain-20": 97_000}, long="example",
    ),
    Call(
        "on = robot.with_base('moving'); m = iso.simulate(on, q, qd, 0.2, base={'twist': push, 'acceleration': push}); "
        "on.pose(m.q, frame, base=m.base)",
        13_000, {"redysim-chain-20": 35_000}, long="long",
    ),
    Call("iso.rollout(robot.with_base('moving'), q, qd, base={'twist': push}, dt=1e-3, steps=200)", 2200, long="long"),
    Call("iso.simulate(robot, zeros, zeros, 2.0).at(0.5)", 11_000, {"redysim-chain-20": 65_000}, long="long"),
    Call("iso.simulate(robot, zeros, zeros, 1.0).animate('fall.html', speed=0.5)", 5300, {"redysim-chain-20": 29_000}, long="long"),
    Call("iso.simulate(robot, zeros, zeros, 1.0).view(speed=0.5).page", 5300, {"redysim-chain-20": 29_000}, long="long"),
    Call("robot.view(widget=False).page", 0, long="long"),
    Call(
        "iso.simulate(robot, q, qd, 1.0, rtol=1e-12, atol=1e-12, integrator='DOP853').plot()",
        12_000, {"redysim-chain-20": 96_000}, long="long",
    ),
    Call("iso.simulate(robot, q, qd, 0.2, max_step=2e-3)", 5400, long="long"),
    Call("iso.simulate(robot, q, qd, 1.0, friction=False).clearance()", 5800, {"redysim-chain-20": 44_000}, long="long"),
    Call(
        "iso.simulate(robot, q, qd, 0.2, stiction_speed=1e-3)",
        2100, {"direct-drive": 13_000, "puma560": 7400, "redysim-chain-20": 5400}, long="long",
    ),
    Call(
        "part, zeros6 = iso.Link('load', 1.0, inertia=(0.01, 0.01, 0.01)), np.zeros(6); "
        "grab = iso.Event(iso.symbol('t') - 0.05, model_change=iso.Attach(part, frame, joint='revolute', q=[0.3], twist=zeros6)); "
        "iso.simulate(robot, q, qd, 0.2, events=[grab, iso.Event(iso.symbol('t') - 0.1, model_change=iso.Detach('load'))])",
        16_000, {"redysim-chain-20": 90_000}, long="long",
    ),
    Call(
        "iso.simulate(robot, zeros, zeros, 2.0, events=iso.Event.limits(robot, restitution=0.5))",
        13_000, {"redysim-chain-20": 65_000}, long="long", refused={"starts beyond an event that ends it": "panda"},
    ),
    Call(
        "iso.simulate(robot, q, qd, 2.0, events=[iso.Event(iso.symbol('q[0]') + 1.0, 'the first joint at -1', terminal=True)])",
        21_000, long="long",
    ),
    Call(
        "law = iso.Controller.pd(robot, kp=50.0, kd=5.0, reference=end); iso.simulate(robot, q, qd, 1.0, torque=law, effort=2.0)",
        96_000, long="long",
    ),
    Call(
        "law = iso.Controller.pd_gravity(robot, kp=100.0, kd=20.0, reference=via); "
        "iso.simulate(robot, zeros, zeros, 1.0, torque=law)",
        89_000, long="long",
    ),
    Call(
        "law = iso.Controller.pd_gravity(robot, 400.0, 40.0).limited(1e3); "
        "iso.simulate(robot, zeros, zeros, 1.0, torque=law, wrench={frame: knock}, interpolation='hold')",
        25_000, {"panda": 58_000, "pelican-crucible": 63_000, "two-link": 110_000}, long="long",
    ),
    Call(
        "law = iso.Controller.computed_torque(robot, kp=100.0, kd=20.0, reference=motion); "
        "iso.simulate(robot, start, zeros, 2.0, torque=law)",
        8300, long="long",
    ),
    Call(
        "law = iso.Controller.of(robot, spring, stiffness=4.0); iso.simulate(robot, q, qd, 1.0, torque=law)",
        93_000, {"kr5": 330_000, "kr5-book": 240_000, "redysim-chain-20": 460_000}, long="long",
    ),
    Call(
        "law = iso.Controller.pid(robot, 192 * own, 512 * own, 24 * own, reference=via); "
        "iso.simulate(robot, via, zeros, 4.0, torque=law)",
        79_000, long="long",
    ),
    Call(
        "law = iso.Controller.pid(robot, 200.0, 400.0, 40.0, via, limit=24.0, tracking=1e9); "
        "iso.simulate(robot, start, zeros, 2.0, torque=law)",
        90_000, long="long",
    ),
    Call(
        "law = iso.Controller.impedance(robot, 1000.0, 100.0, first, frame=frame); "
        "iso.simulate(robot, via, zeros, 2.0, torque=law)",
        11_000, {"pelican-crucible": 67_000, "rp": 55_000, "ur5": 60_000}, long="long",
    ),
    Call("iso.rollout(robot, q, qd, dt=1e-3, steps=200, save_every=100)", 1200, long="long"),
    Call(
        "law = iso.Controller.computed_torque(robot, 100.0, 20.0, motion); "
        "iso.rollout(robot, start, zeros, controller=law, dt=1e-3, steps=200)",
        1200, long="long",
    ),
    Call(
        "law = iso.Controller.pd_gravity(robot, None, 2.0, via); gains = 20.0 * np.ones((2, 1, robot.n)); "
        "iso.rollout(robot, zeros + np.zeros((2, 1)), zeros, controller=law, setpoints={'kp': gains}, dt=1e-3, steps=200)",
        2200, long="long",
    ),
    Call(
        "iso.rollout(robot, np.linspace(0, 1, 9)[:, None] * via, zeros, dt=0.1, steps=20, integrator='rkf45', rtol=1e-6, "
        "atol=1e-9)",
        34_000, {"gripper": 61_000, "redysim-chain-20": 290_000}, long="long",
    ),
    # -- studies ------------------------------------------------------------------------------------------------------
    Call(
        "isodyn compare ROBOT --quantity mass_matrix --method composite-body newton-euler --no-curves --no-speed --csv compare.csv",
        290, long="long",
    ),
    Call("isodyn compare ROBOT --no-speed --no-curves --output compare.html", 8300, long="example"),
    Call("isodyn certify ROBOT --output proof.html --record proof.json", 2400, long="example"),
    Call(
        "found = iso.certify(robot, states=4); found.claim('witness'); found.save('proof.json'); "
        "iso.check_certificate('proof.json')",
        1400, long="example",
    ),
    Call(
        "isodyn significance ROBOT --keep 0.05 --duration 2 --output terms.html",
        1300, long="longest", refused={"expected 1 to 12": "redysim-chain-20"},
    ),
    Call(
        "isodyn significance ROBOT --form newton-euler --input motion.csv --all",
        1300, long="longest", refused={"expected 1 to 12": "redysim-chain-20"},
    ),
    Call(
        "isodyn stability ROBOT --method newton-euler --quantity inverse_dynamics --reduce frames --dtype float32 "
        "--states 16 --json",
        72, long="long",
    ),
    Call("isodyn stability ROBOT --sweep JOINT --plot errors.svg", 2900, long="longest"),
    Call("isodyn bench ROBOT --states 10000 --dtype float32", 770_000, long="example"),
    Call("isodyn study ROBOT --no-speed --samples 51 --output study.html", 6400, long="example"),
    Call("iso.Study.of(robot)", 6400, long="example"),
    Call(
        "found = iso.compare(robot, quantities=('mass_matrix',), methods=('denoc', 'noc'), states=8, curves=False, speed=False); "
        "found.to_csv('compare.csv'); found.cell('mass_matrix', 'denoc')",
        1400, long="longest",
    ),
    Call("iso.compare(robot, quantities=('mass_matrix',), speed=False).curve_plot('mass_matrix')", 1400, long="example"),
    Call(
        "found = iso.stability(robot, ('newton-euler', 'composite-body'), states=12, sweep=joint); "
        "found.row('composite-body', 'float32')",
        110, long="longest",
    ),
    Call(
        "found = iso.significance(robot, keep=0.01); found.of(joint); found.torque(q, qd, qdd); "
        "iso.Kernel(found.graph, 'float64')",
        1300, long="longest", refused={"expected 1 to 12": "redysim-chain-20"},
    ),
)  # fmt: skip

#: why -> what pages show all the same that is called with no robot of the catalogue, apart by "; ", with all their options
APART = {
    "makes a robot": "Joint; Link; Robot; Rotor; Robot.from_dh; Robot.from_mjcf; DHRow; autotree; chain; load; Limits",
    "lists what there is": "catalogue; integrators; methods",
    "of the general arm": "count_polynomial; isodyn count --annotate; isodyn count --tables",
    "of a source": "reproduce; isodyn reproduce",
    "of this machine": "isodyn doctor; isodyn docs; isodyn completion",
    "of a record that was written before": "isodyn certify --check",
    "opens a browser": "isodyn study --open",
    "serves pages until it is ended": "isodyn workbench",
    "makes symbols": "symbols",
    "needs SymPy": ".sympy",
    "of chains of spherical joints": "; ".join(
        f"formulations.spherical_chain.{name}"
        for name in ("spherical_chain", "mass_matrix", "momentum", "kinetic_energy", "gravity_gradient")
    ),
}


class Scene:
    """A robot in a folder of its own: what calls find there.

    python   names that calls of Python have: postures, frames, parameters; states at rest at 0, and on the way of a study
    words    what words in capitals stand for in commands
    files    motion.csv, states.npz, poses.csv
    """

    def __init__(self, name: str, folder: Path):
        self.robot, self.folder = iso.load(name), folder  # what follows is made with another, so that nothing is compiled of this
        self.python = [self._names(moving) for moving in (False, True)]
        self.words = [self._words(names) for names in self.python]
        self.python[1]["motion"].to_csv(folder / "motion.csv", dt=0.01, robot=self.robot)
        np.savez(folder / "states.npz", q=[names["q"] for names in self.python], tau=[names["tau"] for names in self.python])
        poses = "\n".join(["x,y,z,roll [deg],pitch [deg],yaw [deg]", *(words["POSE"] for words in self.words)])
        (folder / "poses.csv").write_text(poses + "\n", encoding="utf-8")

    def _names(self, moving: bool) -> dict[str, Any]:
        robot = iso.load(self.robot.name)
        (start, end), lower, upper = extremes(robot), *np.array([(j.limits.lower, j.limits.upper) for j in robot.movable_joints]).T
        start, via, end = (np.clip(start + part * (end - start), lower, upper) for part in (0.0, 0.3, 1.0))
        zeros, driven = np.zeros(robot.n), [joint for joint in robot.movable_joints if not joint.passive]
        q, qd, qdd = iso.Trajectory.cycloidal(start, end, 10.0)(3.0) if moving else (zeros, zeros, zeros)
        frame = robot.tips[-1] if len(driven) == robot.n else driven[-1].child  # what hangs loose is nothing to be moved
        link = next(body.name for body in robot.links[::-1] if body.mass)
        first, target = (robot.pose(posture, frame) for posture in (via, q))
        way = robot.jacobian(via, frame)[:3] @ (end - start)
        last = np.block([[first[:3, :3], first[:3, 3:] + 0.005 * (way / np.linalg.norm(way))[:, None]], [first[3:]]])
        return {
            "iso": iso, "isodyn": isodyn, "np": np, "robot": self.robot, "start": start, "end": end, "via": via, "zeros": zeros,
            "q": q, "qd": qd, "qdd": qdd, "tau": np.array([0.0 if joint.passive else 1.0 for joint in robot.movable_joints]),
            "push": [0, 10, 0, 0, 0, 0],
            "M": np.zeros((1, robot.n**2)), "own": np.diag(robot.mass_matrix(via)), "tree": reduce_robot(robot),
            "frame": frame, "link": link, "joint": robot.joint_names[-1], "mass": f"{link}.mass",
            "first": first, "last": last, "target": target, "centre": first[:3, 3] + [0.0, 0.005, 0.0],
            "motion": iso.Trajectory.quintic(start, via, 2.0),
            "ranges": {joint.name: (-1.0, 1.0) for joint in robot.movable_joints if joint.is_prismatic},
            "knock": ([0.0, 0.2, 0.3, 1.0], [[0] * 6, [0, 50, 0, 0, 0, 0], [0] * 6, [0] * 6]),
            "spring": lambda q, qd, t, stiffness: [-stiffness[0] * x for x in q],
            "methods": [row.key for row in iso.methods() if "inverse_dynamics" in row.quantities],
        }  # fmt: skip

    def _words(self, names: dict[str, Any]) -> dict[str, str]:
        turning = np.array([not joint.is_prismatic for joint in self.robot.movable_joints])
        degrees = {f"{name}DEG".upper(): np.where(turning, np.degrees(names[name]), names[name]) for name in ("q", "qdd", "via")}
        pose = [*names["target"][:3, 3], *np.degrees(rpy_of(names["target"]))]
        numbers = {name.upper(): names[name] for name in ("q", "qd", "qdd", "tau", "start", "via", "end", "centre")}
        numbers |= {"POSE": pose, "POINT": names["last"][:3, 3], **degrees}
        texts = {name.upper(): names[name] for name in ("frame", "mass", "joint")}
        texts |= {
            "ROBOT": self.robot.name,
            "LINK": self.robot.movable_joints[-1].child,
            "JOINTS": ",".join(self.robot.velocity_names),
        }
        return texts | {name: ",".join(f"{value:.17g}" for value in values) for name, values in numbers.items()}

    def make(self, call: Call, moving: bool = False) -> tuple[int, str]:
        """(evaluations, what the error says, or nothing) of a call."""
        before = os.getcwd()
        os.chdir(self.folder)
        try:
            with counting() as meter, mock.patch.dict(os.environ, ISODYN_NO_PEERS="1"):
                if call.text.startswith("isodyn "):
                    said, own = of_shell(call.text, self.words[moving])
                else:
                    said, own = of_python(call.text, dict(self.python[moving]))
        finally:
            os.chdir(before)
        return max(meter.evaluations, own), said

    def wrong(self, call: Call) -> list[str]:
        """What is not as the row says: errors, refusals that are missing, more evaluations than the bound."""
        name, found, self.spent = self.robot.name, list[str](), 0
        wanted, most, refused = call.refusal(name), call.more.get(name, call.most), False
        for moving in (False, True) if re.search(r"\b(q|Q|QDEG|target|POSE)\b", call.text) else (False,):
            count, said = self.make(call, moving)
            self.spent, refused = max(count, self.spent), refused or bool(said)
            place = f"{call.text}: of {name}{', moving' if moving else ''}: "
            if said and not (wanted and re.search(wanted, said)):
                found.append(place + " ".join(said.split())[:400])
            if count > most:
                found.append(f"{place}{count} evaluations, at most {most} were expected")
        return found if refused or not wanted else [*found, f"{call.text}: of {name}: is not refused"]


class Meter:
    """How many states were evaluated."""

    def __init__(self) -> None:
        self.evaluations = 0


@contextlib.contextmanager
def counting() -> Iterator[Meter]:
    """Count the states that kernels evaluate, and integrators step by step, while it lasts."""
    meter = Meter()
    steps, follow = cpu.Integrator.run, cpu.Integrator.follow

    def of(run: Callable[..., None]) -> Callable[..., None]:
        def counted(kernel: object, arrays: object, rows: int, workers: int | None = 1) -> None:
            meter.evaluations += rows
            run(kernel, arrays, rows, workers)

        return counted

    def stepped(self: cpu.Integrator, initial: object, held: object, results: list[Array], how: Schedule, *more: object) -> None:
        scheme, count, (carried, *_) = self.problem.scheme, len(results[0]), more
        before = how.first and self.evaluations(carried, count).sum() if isinstance(scheme, Adaptive) else 0
        steps(self, initial, held, results, how, *more)
        if isinstance(scheme, Adaptive):
            meter.evaluations += int(self.evaluations(carried, count).sum() - before)
        else:
            meter.evaluations += count * (evaluations(scheme, how.last) - evaluations(scheme, how.first))

    def followed(self: cpu.Integrator, motion: Motion, *more: object, **how: object) -> Recorded:
        before = motion.evaluations
        done = follow(self, motion, *more, **how)
        meter.evaluations += motion.evaluations - before
        return done

    with (
        mock.patch.object(cpu.Kernel, "run", of(cpu.Kernel.run)),
        mock.patch.object(cpu.Kernel, "direct", lambda self, name, doc, ordinary, workers=None, finite=False: ordinary),
        mock.patch.object(reference.Interpreted, "run", of(reference.Interpreted.run)),
        mock.patch.multiple(cpu.Integrator, run=stepped, follow=followed),
    ):
        yield meter


def of_python(text: str, names: dict[str, Any]) -> tuple[str, int]:
    """What the error says that a call of Python raises, and the evaluations that its result has."""
    *before, last = text.split("; ")
    try:
        for statement in before:
            exec(statement, names)
        exec(f"found = {last}", names)
    except iso.IsodynError as error:
        return f"{type(error).__name__}: {error}", 0
    return "", int(np.sum(getattr(names["found"], "evaluations", 0)))


def of_shell(text: str, meaning: dict[str, str]) -> tuple[str, int]:
    """What a command that fails says, and the evaluations that it prints."""
    line = [re.sub(r"[A-Z]+", lambda word: meaning.get(word[0], word[0]), word) for word in text.split()]
    out, err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = command_line(line[1:])
        except SystemExit as done:
            code = int(done.code or 0)
    printed = out.buffer.getvalue().decode()  # type: ignore[attr-defined]
    count = re.search(r"(\d+) evaluations|\"evaluations\": (\d+)", printed)
    said = f"exit code {code}: {err.getvalue() or printed}" if code else ""
    return said, int(count[1] or count[2]) if count else 0


def is_arm(robot: iso.Robot) -> bool:
    """Whether every joint has at most one axis, and no loop or coupling ties them: what the rows are written for."""
    return not robot.loops and not robot.couplings and all(joint.nv <= 1 for joint in robot.joints)


def table(calls: Sequence[Call] = CALLS) -> None:
    """Print evaluations and CPU time of every call, the most of all robots and whose they are, and whatever is not as asked."""
    print("every call of README, docs and --help on every arm of the catalogue (at rest at 0, and moving, where it takes a state):")
    print("most evaluations, their bound, of which robot; CPU s of the robot that takes longest; CPU s of all; the call")
    with tempfile.TemporaryDirectory() as folder:
        scenes = {name: Scene(name, Path(tempfile.mkdtemp(dir=folder))) for name in iso.catalogue() if is_arm(iso.load(name))}
        for call in calls:
            spent, most, wrong = dict[str, float](), dict[str, int](), list[str]()
            for name, scene in scenes.items():
                begin = time.process_time()
                wrong += scene.wrong(call)
                spent[name], most[name] = time.process_time() - begin, scene.spent
            worst, longest = max(most, key=most.__getitem__), max(spent, key=spent.__getitem__)
            bound, total = call.more.get(worst, call.most), sum(spent.values())
            print(f"{most[worst]:7d} {bound:7d} {worst:16} {spent[longest]:6.2f} {longest:16} {total:6.2f}  {call.text}")
            for line in wrong:
                print(f"  WRONG {line}")
            sys.stdout.flush()
