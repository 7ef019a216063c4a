"""Writes frontend/test/fixtures/*.json: arms as documents have them, and numbers about them that the page is compared with.

    python tools/fixtures.py

A file for each template, for some robots of the catalogue, and for a table of each convention in which nothing is 0:

    model, structure   as messages.py has them
    states             q, qd, qdd, tau, wrench (force, then moment, on the tip, in its axes); then by name
                       frames (bodies, 12)      R row by row and p of every body in the root frame, as the structure has bodies
                       tip (12)                 the same of the tip
                       jacobian (6, n)          of the tip, root axes, linear over angular
                       inverse_dynamics, forward_dynamics, loaded (inverse dynamics under the wrench), mass_matrix, coriolis_matrix,
                       gravity_torque, friction_torque, kinetic_energy, potential_energy
    bounds             by name: what two programs may differ by, by rounding alone (largest entry)
    motions            q0, qT, duration and t (K,), q, qd, qdd (K, n) of cycloidal, quintic and trapezoidal trajectories,
                       `ramp` as in messages.MotionSettings
    converted          convention, columns and frames of the table in the other convention, of tables (Robot.to_dh)
    steps              200 steps of 1 ms by RK4 from the first state under constant torques tau, and no others: q, qd every 20, with
                       friction and without; spread: how far motions run apart that begin a rounding apart

And links/catalogue.json, the fragment of a link to each robot of the catalogue and each template, by isodyn/workbench/share.py.

And stops/*.json, templates that swing against their stops, without friction:

    changes            of every row: its limits, and no friction
    q0, qd0, t (K,), q (K, n)     positions by rkf45, with all impacts located; spread: how far from those at looser tolerances

And labels/catalogue.json, of every robot of the catalogue:

    what of its structure names things, velocity names, units of efforts, and by vector the [name, unit] of its columns in files

And controllers/*.json, robots with passive joints, attitudes and loops under the controllers:

    structure          as messages.py has it
    kernels            the set "dynamics" in base64, of a robot that is not shipped; else ""
    q0, qd0, target    the start at rest and where the controllers want the joints; kp, kd: gains by controller
    free, pd, pd_gravity, computed_torque
                       100 steps of 1 ms by RK4: q, qd and the motors' torques every 20; spread of each: how far motions run apart
                       whose start, gains and target are a rounding apart, with what every step and every torque rounds
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import numpy as np

import isodyn as iso
from isodyn.backends.reference import evaluate_bound
from isodyn.dynamics.trace import trace_with_numbers
from isodyn.formulations.drives import friction_torque
from isodyn.model.columns import labels, units
from isodyn.model.quantities import quantity_row
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array, pose, rpy_matrix
from isodyn.workbench.document import Model, model_of, new_document, robot_of
from isodyn.workbench.kernel_graphs import kernel_graphs
from isodyn.workbench.kernels import made, prebuilt
from isodyn.workbench.messages import Payload
from isodyn.workbench.share import to_fragment
from isodyn.workbench.structure import listed, six, structure
from isodyn.workbench.templates import TEMPLATES, template

FOLDER = Path(__file__).parents[1] / "frontend" / "test" / "fixtures"
ROBOTS = ("ur5", "puma560", "kr5", "stanford", "iiwa14", "panda", "gripper", "pppr", "direct-drive", "pelican-crucible")
QUANTITIES = (
    "inverse_dynamics", "forward_dynamics", "mass_matrix", "coriolis_matrix", "gravity_torque", "kinetic_energy",
    "potential_energy", "jacobian",
)  # fmt: skip
NAMING = ("joints", "positions", "position_units", "velocities", "effort_units")
DURATION, SAMPLES, RAMP = 1.5, 16, 0.25
STEPS, EVERY, STEP = 200, 20, 1e-3
STOPS = {"R": (-0.8, 1.0), "P": (0.0, 0.3)}  # [rad], [m]


def fixture(model: Model, seed: int) -> dict[str, Any]:
    """What stands in a file."""
    robot, random = robot_of(model), np.random.default_rng(seed)
    info = structure(robot)
    states = [_state(robot, info, random) for _ in range(3)]
    bounds = _bounds(robot, bool(info["tip"]), states)
    return {
        "model": model, "structure": info, "states": states, "bounds": bounds, "motions": _motions(robot, random),
        "steps": _steps(robot, states[0]), "converted": _converted(model),
    }  # fmt: skip


def _converted(model: Model) -> dict[str, Any] | None:
    """The table in the other convention."""
    if model["kind"] != "dh":
        return None
    own = robot_of({**model, "payload": Payload(mass=0.0, com=[0.0] * 3, inertia=[0.0] * 6)})
    table = own.to_dh(convention="standard" if model["convention"] == "modified" else "modified")
    columns = {key: listed(getattr(table, key)) for key in ("a", "alpha", "d", "theta", "com", "base", "tool")}
    return {"convention": table.convention, **columns, "inertia": [x for inertia in table.inertia for x in six(inertia)]}


def _state(robot: iso.Robot, info: Any, random: np.random.Generator) -> dict[str, Any]:
    q, (qd, qdd, share) = robot.random(random), random.uniform(-2, 2, (3, robot.n))
    share *= [not axis.passive for axis in robot.dofs]
    tau = share * robot.inverse_dynamics(q, qd, qdd)  # of a size that suits the arm
    at = {"q": q, "qd": qd, "qdd": qdd, "tau": tau, "wrench": random.uniform(-5, 5, 6)}
    found: dict[str, Any] = {name: listed(value) for name, value in at.items()}
    tip = {"frame": info["tip"]}
    for name in QUANTITIES[: None if info["tip"] else -1]:
        given = [at[key] for key in quantity_row(name).inputs]
        found[name] = listed(getattr(robot, name)(*given, **(tip if name == "jacobian" else {})))
    found["friction_torque"] = listed(friction_torque(reduce_robot(robot), qd))
    links = {link["name"]: link for link in info["links"]}
    bodies = {joint["body"]: links[joint["child"]] for joint in info["joints"]}
    frames = (robot.pose(q, frame=bodies[k]["name"]) @ _inverse(bodies[k]["frame"]) for k in range(len(bodies)))
    found["frames"] = [x for T in frames for x in _twelve(T)]
    if info["tip"]:
        found["tip"] = _twelve(robot.pose(q, **tip))
        found["loaded"] = listed(robot.inverse_dynamics(q, qd, qdd, wrench=at["wrench"]))
    return found


def _inverse(frame: list[float]) -> Array:
    return np.linalg.inv(np.array(frame).reshape(4, 4))


def _twelve(T: Array) -> list[float]:
    return [*listed(T[:3, :3]), *listed(T[:3, 3])]


def _bounds(robot: iso.Robot, tip: bool, states: list[dict[str, Any]]) -> dict[str, float]:
    found = {}
    for name in QUANTITIES[: None if tip else -1]:
        row = quantity_row(name)
        graph, numbers, errors = trace_with_numbers(robot, row.cheapest.method, name, merging=True)
        given = {key: np.array([state[key] for state in states]) for key in row.inputs}
        _, bounds = evaluate_bound(graph, given | {"numbers": numbers}, errors={"numbers": errors})
        found[name] = 4 * float(max(np.abs(bound).max() for bound in bounds.values()))
    return found


def _motions(robot: iso.Robot, random: np.random.Generator) -> dict[str, Any]:
    q0, qT = random.uniform(-1, 1, (2, robot.n))
    way, up = np.abs(qT - q0), RAMP * DURATION
    made = {
        "cycloidal": iso.Trajectory.cycloidal(q0, qT, DURATION),
        "quintic": iso.Trajectory.quintic(q0, qT, DURATION),
        "trapezoidal": iso.Trajectory.trapezoidal(
            q0, qT, velocity=way / (DURATION - up), acceleration=way / (DURATION - up) / up, duration=DURATION
        ),
    }
    t = np.linspace(0, DURATION, SAMPLES)
    found: dict[str, Any] = {"q0": listed(q0), "qT": listed(qT), "duration": DURATION, "ramp": RAMP, "t": listed(t)}
    for name, trajectory in made.items():
        q, qd, qdd = trajectory(t)
        found[name] = {"q": listed(q), "qd": listed(qd), "qdd": listed(qdd)}
    return found


def _steps(robot: iso.Robot, state: dict[str, Any]) -> dict[str, Any]:
    q, qd, tau = (np.array(state[name]) for name in ("q", "qd", "tau"))
    signs = np.random.default_rng(0).choice([-1, 1], (8, 2, robot.n)) * np.finfo(float).eps
    starts = [np.concatenate([x[np.newaxis], x * (1 + e)]) for x, e in ((q, signs[:, 0]), (qd, signs[:, 1]))]
    found: dict[str, Any] = {}
    for word, friction in (("friction", True), ("smooth", False)):
        run = iso.rollout(robot, *starts, tau, dt=STEP, steps=STEPS, save_every=EVERY, friction=friction)
        spread = max(float(np.abs(x[1:] - x[0]).max()) for x in (run.q, run.qd))
        found[word] = {"q": listed(run.q[0]), "qd": listed(run.qd[0]), "spread": spread}
    return found


def whole(convention: str, joints: str, seed: int) -> Model:
    """A table in which nothing is 0, mounted, with a tool and a payload."""
    random, n = np.random.default_rng(seed), len(joints)
    a, alpha, d, theta = random.uniform(0.1, 0.6, (4, n))
    friction, sizes = random.uniform(0.1, 0.5, n), random.uniform(0.05, 0.3, (n, 3))
    mass, com = random.uniform(1, 3, n), random.uniform(-0.2, 0.2, (n, 3))
    turns = [rpy_matrix(angles) for angles in random.uniform(-1, 1, (2, 3))]
    base, tool = (pose(R, p) for R, p in zip(turns, random.uniform(-0.3, 0.3, (2, 3)), strict=True))
    robot = iso.Robot.from_dh(
        convention=convention, joints=joints, a=a, alpha=alpha, d=d, theta=theta, mass=mass, com=com,
        inertia=[_cuboid(m, size) for m, size in zip(mass, sizes, strict=True)], limits=[(-1.5, 1.0)] * n, rotor_inertia=[1e-4] * n,
        gear_ratio=[50.0] * n, viscous=friction, coulomb=[(x, -x / 2) for x in friction], static=[(2 * x, -x) for x in friction],
        stiffness=friction, rest=friction, base=base, tool=tool, gravity=random.uniform(-9, 9, 3), name=f"whole-{convention}",
    )  # fmt: skip
    model = model_of(robot)
    model["payload"] = Payload(mass=1.5, com=listed(random.uniform(-0.1, 0.1, 3)), inertia=_cuboid(1.5, np.array([0.1, 0.2, 0.3])))
    return model


def _cuboid(mass: float, size: Array) -> list[float]:
    """xx yy zz xy xz yz of a body with these edges, and a little beside its axes."""
    squares = size**2
    return [*(mass * (squares.sum() - squares) / 12 + 0.01 * mass).tolist(), 1e-3 * mass, -2e-3 * mass, 3e-3 * mass]


def stopped(key: str, qd0: list[float]) -> dict[str, Any]:
    """What stands in a file of stops."""
    model = model_of(template(key))
    assert model["kind"] == "dh"
    none = {"viscous": 0.0, "coulomb": [0.0, 0.0], "static": [0.0, 0.0]}
    changes = [none | dict(zip(("lower", "upper"), STOPS[row["joint"]], strict=True)) for row in model["rows"]]
    for row, change in zip(model["rows"], changes, strict=True):
        row.update(change)  # type: ignore[typeddict-item]
    robot, t = robot_of(model), np.linspace(0.0, 0.75, 16)
    walls = iso.Event.limits(robot, restitution=0.0)
    q0 = np.zeros(robot.n)
    fine, loose = (iso.simulate(robot, q0, qd0, t, events=walls, rtol=rtol, atol=rtol / 100) for rtol in (1e-11, 1e-9))
    spread = float(np.abs(fine.q - loose.q).max())
    return {"changes": changes, "q0": listed(q0), "qd0": qd0, "t": listed(t), "q": listed(fine.q), "spread": spread}


def stop_fixtures() -> dict[str, dict[str, Any]]:
    """Name of a file of stops -> what stands in it."""
    speeds = {"2R": [3.0, -2.0], "3R": [4.0, -5.0, 3.0], "RRP": [2.0, -2.0, 0.5], "6R": [2.0, 3.0, -3.0, 2.0, 1.0, -2.0]}
    return {f"template-{key}": stopped(key, qd0) for key, qd0 in speeds.items()}


def label_fixtures() -> dict[str, dict[str, Any]]:
    """The one file of labels."""
    found = {}
    for name in iso.catalogue():
        robot = iso.load(name)
        info = structure(robot)
        columns = {key: list(zip(labels(robot, key), units(robot, key), strict=True)) for key in ("q", "qd", "qdd", "tau")}
        kept = {key: info[key] for key in NAMING}  # type: ignore[literal-required]
        found[name] = (kept, robot.velocity_names, [axis.effort_unit for axis in robot.dofs], columns)
    return {"catalogue": found}


def ball() -> iso.Robot:
    """A driven ball joint, a hinge, and a ball joint whose attitude is written in angles."""
    inertia = np.diag([0.03, 0.04, 0.02])
    links = [iso.Link("ground"), *(iso.Link(word, 2.0, (0.1, 0.0, 0.2), inertia) for word in ("upper", "lower", "hand"))]
    joints = [
        iso.Joint("ball", "ground", "upper", "spherical"), iso.Joint("hinge", "upper", "lower", "revolute", axis=(0, 1, 0)),
        iso.Joint("wrist", "lower", "hand", "spherical", coordinates="zyx"),
    ]  # fmt: skip
    return iso.Robot("ball", tuple(links), tuple(joints), np.array([0.0, 0.0, -9.81]))


def controlled(robot: iso.Robot, seed: int) -> dict[str, Any]:
    """What stands in a file of controllers."""
    random, info = np.random.default_rng(seed), structure(robot)
    q0 = np.array(info["neutral"])
    target = np.array(robot.integrate(q0, random.uniform(-0.3, 0.3, robot.n)))
    if robot.loops:
        target = q0 + random.uniform(-0.1, 0.1, robot.nq) * (robot.nq == robot.n)
    elif robot.nq != robot.n:
        q0 = np.array(robot.integrate(q0, random.uniform(-0.5, 0.5, robot.n)))
    qd0, inertia = np.zeros(robot.n), np.diag(robot.mass_matrix(q0))
    gains = {"pd": (100 * inertia, 20 * inertia), "pd_gravity": (100 * inertia, 20 * inertia)}
    gains["computed_torque"] = (np.full(robot.n, 100.0), np.full(robot.n, 20.0))
    content = prebuilt(info["key"]) is None and made(kernel_graphs(robot, "dynamics"), "dynamics")
    found: dict[str, Any] = {
        "structure": info, "kernels": base64.b64encode(content).decode() if content else "", "q0": listed(q0), "qd0": listed(qd0),
        "target": listed(target), "kp": {"free": [0.0] * robot.n}, "kd": {"free": [0.0] * robot.n},
    }  # fmt: skip
    at = {"q": q0, "qd": qd0, "tau": inertia, "wrench": np.zeros(6), "numbers": np.array(info["numbers"]), "gravity": robot.gravity}
    at["tip"] = np.array(_twelve(np.eye(4)))
    graph = kernel_graphs(robot, "dynamics").functions["forward_dynamics"]
    _, bounds = evaluate_bound(graph, {port.name: at[port.name] for port in graph.inputs})
    accelerations = 4 * float(max(np.abs(bound).max() for bound in bounds.values()))
    for word in ("free", *gains):
        law = None if word == "free" else getattr(iso.Controller, word)(robot, None, None)
        signs = np.random.default_rng(0).choice([-1, 1], (9, 2, robot.nq + robot.n)) * np.finfo(float).eps
        signs[0] = 0.0
        start, more = 1 + signs[:, 0, : robot.nq] * (not robot.loops), 1 + signs[:, 1]
        if law is None:
            run = iso.rollout(robot, q0 * start, qd0, dt=STEP, steps=100, save_every=EVERY)
            torques, rounding = np.zeros_like(run.qd), 0.0
        else:
            kp, kd = gains[word]
            found["kp"][word], found["kd"][word] = listed(kp), listed(kd)
            own = {"kp": kp * more[:, : robot.n], "kd": kd * more[:, : robot.n], "q_ref": target * more[:, robot.n :]}
            given = {key: value[:, np.newaxis] for key, value in own.items()}
            run = iso.rollout(robot, q0 * start, qd0, dt=STEP, steps=100, save_every=EVERY, controller=law, setpoints=given)
            states = {"q": run.q, "qd": run.qd, "t": run.t[:, np.newaxis], "qd_ref": qd0, "qdd_ref": qd0}
            states |= given
            wanted = {p.name: np.broadcast_to(states[p.name], (*run.q.shape[:2], *p.shape)).copy() for p in law.graph.inputs}
            values, bounds = evaluate_bound(law.graph, wanted)
            torques, rounding = values["tau"], 4 * float(bounds["tau"].max())
        apart = {"q": run.q, "qd": run.qd, "motors": torques}
        found[word] = {name: listed(x[0]) for name, x in apart.items()}
        spread = {name: 16 * float(np.abs(x[1:] - x[0]).max()) for name, x in apart.items()}
        for name in ("q", "qd"):  # with what every step rounds
            spread[name] += 400 * (STEP * accelerations + 8 * np.finfo(float).eps * float(np.abs(apart[name]).max()))
        stiff, damping = (float(np.max(found[gain][word])) for gain in ("kp", "kd"))
        weight = float(np.abs(robot.mass_matrix(q0)).sum(axis=1).max()) if word == "computed_torque" else 1.0
        spread["motors"] += rounding + weight * (stiff * spread["q"] + damping * spread["qd"])
        found[word]["spread"] = spread
    return found


def controller_fixtures() -> dict[str, dict[str, Any]]:
    """Name of a file of controllers -> what stands in it."""
    robots = [ball(), *map(iso.load, ("pelican-crucible", "four-bar", "3-rrr", "floating-gripper", "biped"))]
    return {robot.name: controlled(robot_of(model_of(robot)), seed) for seed, robot in enumerate(robots)}


def fixtures() -> dict[str, dict[str, Any]]:
    """Name of a file -> what stands in it."""
    models = {f"template-{key}": model_of(template(key)) for key in TEMPLATES} | {name: model_of(iso.load(name)) for name in ROBOTS}
    models |= {"whole-standard": whole("standard", "RPRP", 1), "whole-modified": whole("modified", "PRRP", 2)}
    return {name: fixture(model, seed) for seed, (name, model) in enumerate(models.items())}


def link_fixtures() -> dict[str, dict[str, Any]]:
    """Name of a robot of the catalogue, or of a template -> the fragment of a link to its new document."""
    robots = {name: iso.load(name) for name in iso.catalogue()} | {name: template(name) for name in TEMPLATES}
    return {"catalogue": {name: to_fragment(new_document(robot)) for name, robot in robots.items()}}


def written(name: str, found: dict[str, Any]) -> None:
    """A file of the folder."""
    place = FOLDER / f"{name}.json"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(json.dumps(found, allow_nan=False) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    folders = {
        "": fixtures,
        "controllers/": controller_fixtures,
        "stops/": stop_fixtures,
        "links/": link_fixtures,
        "labels/": label_fixtures,
    }
    for folder, files in folders.items():
        for name, found in files().items():
            written(folder + name, found)
