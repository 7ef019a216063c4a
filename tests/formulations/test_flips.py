"""Flip every + and - of every formulation file and of their algebra in turn: each changes some answer by more than rounding.

The answers are those that test_peers.py and test_reference_numbers.py hold against Pinocchio and published numbers, so a flip that
changes one is a flip that they catch.  Formulations run on plain numbers here: no graphs.
"""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.util
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

import isodyn.formulations
import isodyn.spatial
from isodyn.backends.reference import evaluate
from isodyn.dynamics.reductions import free_base as free
from isodyn.errors import MethodError
from isodyn.formulations import registry as RIGHT
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.model.coupling import Coupling
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.loop import Closing, Loop
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.model.robots.families import autotree, random_tree
from isodyn.model.rotor import Rotor
from isodyn.model.tree import Tree, charts_of, reduce_robot
from isodyn.spatial import pose, rpy_matrix, scalars

FOLDER = Path(isodyn.formulations.__file__).parent
PACKAGE = "isodyn.formulations"
RIGHT_SPATIAL = isodyn.spatial


def module_of(file: str) -> str:
    return "isodyn.spatial" if file == "spatial" else f"{PACKAGE}.{file}"


def source_of(file: str) -> str:
    return ((FOLDER.parent if file == "spatial" else FOLDER) / f"{file}.py").read_text(encoding="utf-8")


#: (file, source of the expression) -> why flipping it changes nothing
HARMLESS: dict[tuple[str, str], str] = {
    ("spatial", "x - round(x)"): "what is 1 but for rounding stays what it is, within rounding",
    ("configurations", "2 * TERMS + 1"): "a term fewer of a series changes less than is looked for here",
    ("curves", "TERMS + 2"): "terms fewer of a series change less than is looked for here",
    ("dry_friction", "abs(r[i]) + np.abs(row).sum()"): "what is 0 but for rounding is 0 all the same, within rounding",
    ("energy", "X[i].out(t[p]) + S[i] * qd[i]"): "it turns every velocity round, and the energy is even in them",
    ("any_tree", "-1"): "nobody asks who carries the body that stands for its joint alone",
}


def places(tree: ast.Module) -> Iterator[Any]:
    """Every sum, difference, in-place sum and minus sign of a file."""
    for node in ast.walk(tree):
        signs = (ast.USub,) if isinstance(node, ast.UnaryOp) else (ast.Add, ast.Sub)
        if isinstance(node, (ast.BinOp, ast.AugAssign, ast.UnaryOp)) and isinstance(node.op, signs):
            yield node


def flip(node: Any) -> None:
    if isinstance(node, ast.UnaryOp):
        node.op = ast.UAdd()
    else:
        node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()


class Flipped(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one formulation file from a changed syntax tree."""

    def __init__(self, name: str, code: Any):
        self.name, self.code = name, code

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        return importlib.util.spec_from_loader(name, self) if name == self.name else None

    def create_module(self, spec: Any) -> None:
        return None

    def exec_module(self, module: Any) -> None:
        exec(self.code, module.__dict__)


@cache
def users(file: str) -> frozenset[str]:
    """The formulation files that import a file, directly or not; itself and the registry among them."""
    source = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py")}
    if file == "spatial":
        return frozenset(source.keys() - {"__init__"} | {"spatial"})
    found, more = {"registry"}, {file}
    while more:
        found |= more
        wanted = re.compile(rf"from {PACKAGE}(?:\.({'|'.join(found)}) import| import .*\b({'|'.join(found)})\b)")
        more = {name for name, text in source.items() if wanted.search(text)} - found
    return frozenset(found - {"__init__"})


def registry_with(file: str, code: CodeType) -> Any:
    """The registry as it would be with that file so changed: what imports the file is imported anew, then the real modules are
    put back."""
    finder = Flipped(module_of(file), code)
    kept = {name: sys.modules.pop(name, None) for name in map(module_of, users(file))}
    attributes = dict(vars(isodyn.formulations))
    for name in users(file):
        vars(isodyn.formulations).pop(name, None)
    sys.meta_path.insert(0, finder)
    try:
        registry: Any = importlib.import_module(f"{PACKAGE}.registry")
        for formulas in (registry.SHARED, *(row.quantities for row in registry.METHODS.values())):
            len(formulas)  # imports their files now
        registry.unregistered = {name: importlib.import_module(module_of(name)) for name in UNREGISTERED}
        return registry
    finally:
        sys.meta_path.remove(finder)
        for name, module in kept.items():
            sys.modules.pop(name, None)
            if module is not None:
                sys.modules[name] = module
        vars(isodyn.formulations).update(attributes)
        isodyn.spatial = RIGHT_SPATIAL


@cache
def robots() -> list[tuple[Tree, Any]]:
    """(tree, q): a tree R-R-P-R with a branch P, motors and fixed links; an arm whose link frames are not its joint frames; and one
    of charts and a screw, at a state."""
    tree = random_tree(348, 5, branching=0.3, prismatic=0.4, fixed=0.5, motors=True, gravity=(1, 2, -9))
    assert [joint.type[0] for joint in tree.movable_joints] == list("rrprp")
    assert len(tree.joints) == 7 and len(tree.tips) > 1
    arm = Robot(
        "arm",
        (
            Link("base"),
            Link("a", 1.0, (0.1, 0.2, 0.3), (0.3, 0.4, 0.5)),
            Link("b", 2.0, (0.3, -0.1, 0.2), (0.5, 0.4, 0.6, 0.1, -0.05, 0.07)),
        ),
        (
            Joint(
                "ja",
                "base",
                "a",
                "revolute",
                pose(rpy_matrix((0.1, 0.2, 0.3)), (0.1, 0, 0.2)),
                mount=pose(rpy_matrix((0.3, 0.1, 0)), (0.2, 0.1, 0.4)),
            ),
            Joint(
                "jb",
                "a",
                "b",
                "prismatic",
                pose(rpy_matrix((0.5, -0.2, 0.3))),
                (1, 2, 2),
                pose(None, (0.1, 0.3, -0.2)),
                offset=0.3,
                stiffness=20.0,
                rest=0.4,
            ),
        ),
    )
    plain = [reduce_robot(robot) for robot in (tree, arm)]
    return [*((tree, scalars(np.random.default_rng(5).uniform(-1.5, 1.5, tree.n))) for tree in plain), charted()[:2]]


@cache
def charted() -> tuple[Tree, Any, Tree, Any]:
    """(tree at a state, q of its bodies, tree, q (nq,)) of a floating arm with a plane, a ball and a screw; all have motors."""
    joints = [
        Joint(
            "base",
            "world",
            "a",
            "floating",
            pose(rpy_matrix((0.1, 0.2, 0.3)), (0.1, 0, 0.2)),
            mount=pose(None, (0.3, 0.1, 0.2)),
            rotor_inertia=0.3,
        ),
        Joint("plane", "a", "b", "planar", pose(None, (0.2, 0.1, 0.3)), (1, 2, 2), rotor_inertia=(0.1, 0.2, 0.3)),
        Joint("ball", "b", "c", "spherical", mount=pose(rpy_matrix((0.3, 0.1, 0)), (0.2, 0.1, 0.4)), rotor_inertia=(0.1, 0.2, 0.3)),
        Joint("screw", "c", "d", "helical", pose(rpy_matrix((0.5, -0.2, 0.3))), (0, 1, 0), pitch=0.3, offset=0.2),
    ]
    links = [Link(x, 1.0 + k, (0.1, 0.2 * k, 0.3), (0.5, 0.4, 0.6, 0.1, -0.05, 0.07)) for k, x in enumerate("abcd")]
    robot = Robot("charted", (Link("world"), *links), tuple(joints), gravity=(1, 2, -9))
    q = np.random.default_rng(4).uniform(-1.0, 1.0, robot.nq)
    q[3:7] /= np.linalg.norm(q[3:7])
    q[10:14] /= np.linalg.norm(q[10:14])
    tree, given = reduce_robot(robot), scalars(q)
    return *tree.centred(given), tree, given


Key = tuple[Any, ...]


def questions(registry: Any) -> dict[Key, Callable[[], Any]]:
    """{what is asked: what gives the answer} of every quantity of every method on plain numbers; joints move forwards and
    backwards, every frame is loaded."""
    asked: dict[Key, Callable[[], Any]] = {}
    for number, (tree, q) in enumerate(robots()):
        rng = np.random.default_rng(5)
        _, qd, qdd = (scalars(rng.uniform(-1.5, 1.5, tree.n)) for _ in range(3))
        names = list(tree.frames)
        loads = {name: scalars(rng.uniform(-3, 3, 6)) for name in names}
        vectors = {"q": q, "qd": qd, "qdd": qdd, "tau": qdd * 9.0}
        for row in registry.METHODS.values():
            for quantity in sorted({*row.quantities, *registry.SHARED} if row.key == "newton-euler" else row.quantities):
                extras: list[tuple[Any, ...]] = [()]
                if QUANTITIES[quantity].loads:
                    extras = [({},), (loads,)]
                elif QUANTITIES[quantity].options == ("frame",):
                    extras = [(name,) for name in names[-3:]]
                elif quantity == "jacobian":
                    extras = [(name, reference) for name in names[-2:] for reference in ("world", "local", "world-aligned")]
                arguments = [vectors[name] for name in QUANTITIES[quantity].inputs]
                for k, extra in enumerate(extras):
                    asked[number, row.key, quantity, k] = partial(row.formula(quantity), tree, *arguments, *extra)
    for name, ask in UNREGISTERED.items():
        asked[name,] = partial(ask, vars(registry).get("unregistered", {}).get(name) or importlib.import_module(module_of(name)))
    return asked


def planar_answers(planar: Any) -> Any:
    """Every function of the planar closed forms on plain numbers; test_momentum.py holds them against the registry."""
    rng = np.random.default_rng(6)
    M, L, L_G, J, angles, rates = rng.uniform(0.5, 1.5, (6, 4))
    arm = planar.PlanarArm(M, L, L_G, J, (1.0, -9.0))
    e = planar.chained(angles)
    matrices = [planar.link_matrix(arm, e, i) for i in range(4)]
    gradients = [planar.link_gradient(arm, e, rates, i) for i in range(4)]
    found = [e, planar.assembled(matrices), planar.assembled(gradients), planar.relative_matrix(planar.inertia(arm, e))]
    found += [planar.link_inertia(arm, e, 2), planar.link_jacobian(arm, e, 2), planar.link_gravity(arm, e, 2)]
    found += [planar.kinetic_gradient(arm, e, rates), planar.relative_forces(planar.gravity_force(arm, e))]
    read = planar.planar_arm(reduce_robot(autotree(3, gravity=(1, 2, 3))))
    found += [read.M, read.L, read.L_G, read.J, read.gravity]
    return np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in found])


def friction_answers(drives: Any) -> Any:
    """What only integrators ask for: Coulomb friction that rises linearly near rest, forwards and backwards; the levels of dry
    friction; viscous friction; the slope of friction at rest."""
    joint = Joint("j", "base", "a", "revolute", coulomb=(0.3, -0.5), viscous=0.1)
    tree = reduce_robot(Robot("a", (Link("base"), Link("a", 1.0, (0.1, 0.2, 0.3), (0.3, 0.4, 0.5))), (joint,)))
    context = Context()
    qd = context.symbols("qd", 1)
    graph = finish(context, {"qd": qd}, {"friction": drives.friction_torque(tree, qd, creep=0.1)}, "creeping")
    creeping = evaluate(graph, {"qd": np.array([[-1.0], [-0.04], [0.0], [0.03], [1.0]])})["friction"]
    several, _ = robots()[0]
    levels = [level for pair in drives.dry_levels(several) for level in pair]
    found = [creeping, *levels, drives.viscous_torque(several, scalars(np.arange(1.0, several.n + 1)))]
    found += [drives.friction_slope(tree, scalars(np.zeros(1)))]
    mount = Joint("ball", "w", "a", "spherical", stiffness=(2.0, 3.0, 4.0)), Joint("hinge", "a", "b", stiffness=5.0, rest=0.2)
    held = reduce_robot(Robot("r", (Link("w"), Link("a", 1.0), Link("b", 1.0)), mount))
    held, q = held.centred(scalars(np.array([0.0, 0.6, 0.0, 0.8, 0.5])))
    found += [drives.spring_torque(held, q), [drives.spring_energy(held, q)], drives.spring_slopes(held)]
    return np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in found])


@cache
def spun_robot() -> Robot:
    """A chain whose rotors turn on its links."""
    rng = np.random.default_rng(14)
    links = tuple(Link(f"l{k}", 1.0, (0.1, 0.2, 0.3), (0.3, 0.4, 0.5)) for k in range(4))
    joints = tuple(
        Joint(
            f"j{k}", f"l{k}", f"l{k + 1}", origin=_anywhere(rng), axis=np.eye(3)[k], gear_ratio=3.0 - k,
            rotor=Rotor(0.5, (0.1, 0.2, k), (0.1, 0.2, 0.2), (1, 0, 0), on=on),
        )
        for k, on in enumerate(("l2", "l1", "l3"))
    )  # fmt: skip
    return Robot("spun", links, joints)


def spun() -> tuple[Tree, Any, Any, Any]:
    """(its tree, q, qd, qdd)."""
    rng = np.random.default_rng(15)
    return reduce_robot(spun_robot(), motors="full"), *(scalars(x) for x in rng.normal(size=(3, 3)))


def rotor_answers(rotors: Any) -> Any:
    """What rotors that turn on links add; test_rotors.py holds it."""
    tree, q, qd, qdd = spun()
    loads, tau = rotors.demands(tree, q, qd, qdd, {})
    given = {"inverse_dynamics": (q, qd, qdd, loads), "bias_torque": (q, qd), "mass_matrix": (q,), "kinetic_energy": (q, qd)}
    given |= {"gibbs_function": (q, qd, qdd), "joint_wrenches": (q, qd, qdd, loads)}
    given |= {"centroidal_momentum": (q, qd), "centroidal_momentum_matrix": (q,)}
    rows, found = RIGHT.METHODS, [tau, *loads.values()]
    method = dict.fromkeys(given, "newton-euler") | {"gibbs_function": "gibbs-appell"}
    still = reduce_robot(spun_robot())
    found += [
        getattr(rotors, f"{key}_with")(lambda _, *x, key=key: rows[method[key]].formula(key)(still, *x))(tree, *x)
        for key, x in given.items()
    ]
    found += [rotors.kinetic_gradient_with(lambda *_: scalars(np.zeros(3)))(tree, q, qd)]
    return np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in found])


def dry_friction_answers(dry_friction: Any) -> Any:
    """Who moves under dry friction, and by how many passes; test_dry_friction.py holds the law.  Ties, and torques a few roundings
    beyond a bound, are held."""
    rng, found = np.random.default_rng(8), []
    for n in (1, 2, 3, 4, 5) * 4:
        A, r, plus, minus, more = (
            rng.normal(size=(n, n)),
            2 * rng.normal(size=n),
            *rng.uniform(0, 1, (2, n)),
            rng.uniform(1, 1.5, n),
        )
        sliding, static = dry_friction.Bounds(-minus, plus), dry_friction.Bounds(-minus * more, plus * more)
        by_matrix = dry_friction.ByMatrix(A @ A.T + 0.1 * np.eye(n), dry_friction.solved)
        found.append(dry_friction.moving(by_matrix, r, static, sliding))
        own, turns = sorted(rng.choice(n, 1 + n // 2, replace=False).tolist()), rng.normal(size=(n, 1 + n // 3))  # some follow
        yielding = dry_friction.Yielding((turns @ turns.T)[:, own], own, dry_friction.solved)
        ends = [np.where(np.isin(range(n), own), level, 0.0) for level in (*static, *sliding)]
        bounds = dry_friction.Bounds(*ends[:2]), dry_friction.Bounds(*ends[2:])
        found.append(dry_friction.moving(yielding, turns @ turns.T @ r, *bounds, np.where(np.isin(range(n), own), 0.0, 1.0)))
    three, all_of = (
        dry_friction.Bounds(-np.ones(3), np.ones(3)),
        np.array([[1.0], [-0.5], [2.0]]),
    )  # who should hold starts at a bound
    shared = dry_friction.Yielding(all_of @ all_of.T, (0, 1, 2), dry_friction.solved)
    found.append(dry_friction.moving(shared, 1.2 * all_of[:, 0], three, three, np.array([1.0, 0.0, 0.0])))
    light = all_of / [[1.0], [1.0], [4.0]]
    pulled = dry_friction.Yielding(light @ light.T, (0, 1, 2), dry_friction.solved)  # the last follows; speeds pull it
    found.append(dry_friction.moving(pulled, 0.2 * light[:, 0] + [0.0, 0.0, 3.0], three, three, np.zeros(3)))
    two, apart = dry_friction.Bounds(-np.ones(2), np.ones(2)), np.array([[1.0, 0.5], [0.5, 1.0]])
    starts = dry_friction.Yielding(apart, (0, 1), dry_friction.solved)  # hardly, and does not follow
    found.append(dry_friction.moving(starts, np.array([1.3, 1.4 + 1e-7]), two, two, np.zeros(2)))
    one, almost = dry_friction.Bounds(np.array([-1.0]), np.array([1.0])), 1.0 + 12 * np.finfo(float).eps
    unit = dry_friction.ByMatrix(np.eye(1), dry_friction.solved)
    found += [dry_friction.moving(unit, np.array([r]), one, one) for r in (1.0, -1.0, almost, -almost)]
    pair = dry_friction.Bounds(np.array([-1.0, 0.0]), np.array([1.0, 0.0]))
    for x in (-1.0, 1.0):
        both = dry_friction.ByMatrix(np.array([[2.0, x], [x, 1.0]]), dry_friction.solved)
        found.append(dry_friction.moving(both, np.array([0.0, 1.0]), pair, pair))
    return np.concatenate([np.ravel(np.asarray(x, dtype=float)) for one, passes in found for x in (*one, passes)])


def held_answers(articulated_body: Any) -> Any:
    """Articulated bodies at rest with joints held; test_articulated_body.py holds them against the inertia matrix."""
    (tree, _), rng = robots()[0], np.random.default_rng(9)
    q, r, free = (scalars(x) for x in (*rng.normal(size=(2, tree.n)), np.array([1.0, 0.0, 1.0, 0.0, 1.0])))
    return np.concatenate([np.asarray(x, dtype=float) for x in articulated_body.at_rest(tree, q, r, rotors=r * r, free=free)])


def hybrid_answers(hybrid: Any) -> Any:
    """Both ways to hybrid dynamics; test_hybrid.py holds them."""
    (tree, q), rng = robots()[0], np.random.default_rng(13)
    qd, known = scalars(rng.normal(size=tree.n)), scalars(rng.normal(size=tree.n))
    row = RIGHT.METHODS["composite-body"].quantities
    at_rest = importlib.import_module(f"{PACKAGE}.articulated_body").at_rest
    ways = (
        hybrid.hybrid_dynamics_by(row["mass_matrix"], row["inverse_dynamics"]),
        hybrid.hybrid_dynamics_of_bodies(at_rest, row["inverse_dynamics"]),
    )
    found = [x for way in ways for x in way(tree, q, qd, known, {}, (1, 3))]
    robot = _closed(rng)
    q, qd, known = (scalars(x) for x in rng.normal(size=(3, robot.n)))
    A = rng.normal(size=(robot.n, robot.n))
    M, b = scalars(A @ A.T + robot.n * np.eye(robot.n)), scalars(rng.normal(size=robot.n))
    by_loops = hybrid.hybrid_dynamics_by(lambda *_: M.copy(), lambda tree, q, qd, qdd, loads: M @ qdd + b)
    for others in ((), ((0, 1, 5),)):
        closed = replace(reduce_robot(robot), closing=Closing(robot.loops, (0, 1, 4), (5,), others=others))
        found += by_loops(closed, q, qd, known, {}, (1, 3))
    return np.concatenate([np.asarray(x, dtype=float) for x in found])


def chart_answers(charts: Any) -> Any:
    """Rates of positions, and C of the slopes of M; test_joints.py holds them."""
    _, _, tree, q = charted()
    rng = np.random.default_rng(3)
    qd, M, dM = (scalars(rng.normal(size=shape)) for shape in ((tree.n,), (tree.n,) * 2, (tree.n,) * 3))
    found = [charts.rates(tree.charts, q, qd), charts.tangents(tree, q), charts.christoffel(tree, M, dM, qd)]
    found += [charts.momentum_shift(tree, qd, M[0]), charts.lean(tree, qd, M[0])]  # which test_momentum.py holds
    return np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in found])


def free_base_answers(free_base: Any) -> Any:
    """Accelerations of bases seen from another frame, which a joint, a screw, or two joints turn against; test_free_base.py holds
    them."""
    rng, found = np.random.default_rng(16), []
    for kind, second in (("revolute", "b"), ("helical", "b"), ("revolute", "a")):
        joints = [
            Joint("base", "w", "a", "floating", mount=_anywhere(rng)),
            Joint("j", "a", "b", kind, _anywhere(rng), (1, 2, 2), pitch=0.3 if kind == "helical" else 0.0),
            Joint("k", second, "c", "revolute", _anywhere(rng)),
        ]
        links = (Link(x, 1.0 + k, (0.1, 0.2 * k, 0.3), (0.5, 0.4, 0.6, 0.1, -0.05, 0.07)) for k, x in enumerate("abc"))
        robot = Robot("r", (Link("w"), *links), tuple(joints), gravity=(1, 2, -9))
        at_state, q = free(reduce_robot(robot)).centred(scalars(robot.random(rng)))
        qd, tau = (scalars(rng.normal(size=robot.n)) for _ in range(2))
        loads = {name: scalars(rng.normal(size=6)) for name in "abc"}
        forward = RIGHT.METHODS["articulated-body"].formula("forward_dynamics")
        found.append(free_base.freed(forward)(at_state, q, qd, tau, loads))
    return np.concatenate([np.asarray(x, dtype=float) for x in found])


def attitude_spring_answers(springs: Any) -> Any:
    """Torques, energies and slopes of springs on attitudes, near their rest and far from it; test_springs.py holds them."""
    rng, found = np.random.default_rng(8), []
    for kind, n in (("spherical", 3), ("floating", 6), ("planar", 3)):
        robot = Robot("r", (Link("w"), Link("b", 1.0)), (Joint("j", "w", "b", kind),))
        (chart,) = charts_of(robot)
        k, rest = scalars(rng.uniform(1, 5, n)), scalars(rng.uniform(-0.5, 0.5, n))
        for size in (0.3, 2.0):
            values = scalars(robot.integrate(robot.neutral(), size * rng.normal(size=n)))
            spring = springs.AttitudeSpring(chart, values, k, rest)
            found += [spring.torque(), [spring.energy()], spring.slopes()]
    return np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in found])


def coupling_answers(couplings: Any) -> Any:
    """What is folded of matrices, and levels of dry friction; test_couplings.py holds them."""
    joints = [Joint("base", "w", "a", "floating"), *(Joint(f"j{x}", "a", x, coulomb=(0.3, -0.5)) for x in "bcd")]
    links = [Link("w"), *(Link(x, 1.0, (0.1, 0.0, 0.0), (0.1, 0.1, 0.1)) for x in "abcd")]
    geared = [Coupling("jb", {"jc": 2.0}), Coupling("jd", {"jc": -0.5})]
    tree = reduce_robot(Robot("r", tuple(links), tuple(joints), couplings=tuple(geared)))
    rng, q = np.random.default_rng(5), scalars(np.zeros(tree.n))
    found = list(couplings.dry_levels(tree, (np.full(9, -0.5), np.full(9, 0.3))))
    for key, shape in {"mass_matrix": (9, 9), "jacobian": (6, 9), "generalized_jacobian": (6, 3), "regressor": (9, 40)}.items():
        given = rng.normal(size=shape).astype(object)
        given = given + given.T if key == "mass_matrix" else given
        rates = [q] * (len(QUANTITIES[key].inputs) - 1)
        found.append(couplings.folded(key, lambda *_, given=given: given)(tree, q, *rates))
    return np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in found])


def _closed(rng: np.random.Generator) -> Robot:
    """A chain of seven joints with a closure of every type."""
    links = tuple(Link(f"l{k}", 1.0, (0.1, 0.2, 0.3), (0.3, 0.4, 0.5)) for k in range(8))
    joints = tuple(
        Joint(f"j{k}", f"l{k}", f"l{k + 1}", "prismatic" if k == 2 else "revolute", _anywhere(rng), np.eye(3)[k % 3])
        for k in range(7)
    )
    kinds = ("fixed", "revolute", "universal", "helical", "planar", "spherical", "cylindrical")
    closures = tuple(
        Loop(
            kind,
            *(("l7", "l1") if k % 2 else ("l0", "l6")),
            kind,
            _anywhere(rng),
            _anywhere(rng),
            0.3 if kind == "helical" else 0.0,
        )
        for k, kind in enumerate(kinds)
    )
    return Robot("r", links, joints, loops=closures)


def loop_answers(loops: Any) -> Any:
    """Equations of every type of closure at any state, and what is solved with them; test_loops.py holds them."""
    rng = np.random.default_rng(12)
    robot = _closed(rng)
    closures = robot.loops
    tree, n = reduce_robot(robot), robot.n
    q, qd, tau = (scalars(x) for x in rng.normal(size=(3, n)))
    A = rng.normal(size=(n, n))
    M, b = scalars(A @ A.T + n * np.eye(n)), scalars(rng.normal(size=n))
    given = (lambda *_: M.copy()), (lambda tree, q, qd, qdd, loads: M @ qdd + b)
    found = [*loops.closure(tree, q), _bias_of_branches(loops, closures)]
    some = ((0, 1, 2), (1, 3, 5)), ((0, 1, 2, 3), (0, 1, 3, 4)), ((6, 7), (2, 4)), None, ()
    for block in some:
        rows = block[0] if block else (0, 1, 4)
        others = ((0, 4, 20), (1, 20, 21)) if block == () else ()
        closing = Closing(closures, rows, (20, 21), (block,) if block else (), others=others)
        at = replace(tree, closing=closing)
        found += [loops.forward_dynamics_by(*given)(at, q, qd, tau, {}), loops.constraint_forces_by(*given)(at, q, qd, tau, {})]
        found += [*loops.projected(at, q, qd)]
        if block:
            found += [loops.led(at, q, qd, tau), loops.yielding(at, q, qd, M, tau, (6,))]  # a velocity outside the blocks
            drives = [0, *range(len(rows) + 1, n)], range(n)  # as many as there are freedoms, with those outside the loop; and all
            found += [loops.actuated_inverse_dynamics(given[1], u)(at, q, qd, tau, {}) for u in drives]
    return np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in found])


def solve_answers(solve: Any) -> Any:
    """Equations so nearly dependent that the step of refinement counts; test_loops.py holds what is solved."""
    rng = np.random.default_rng(14)
    A, B = scalars(rng.normal(size=(4, 4))), scalars(rng.normal(size=(4, 2)))
    A[3] = A[0] + 1e-4 * A[3]
    singular = scalars(np.diag([2.0, 3.0, 0.0]))
    weighted = [*solve.solve_weighted(A.T @ A, B, 0.5), *solve.solve_weighted(singular, B[:3], 0.5)]
    return np.concatenate([np.ravel(x) for x in (solve.solve_small(A, B), solve.solve_small(A[:, :2], B), *weighted)])


def _bias_of_branches(loops: Any, closures: tuple[Loop, ...]) -> Any:
    """k of closures between two branches that both move, by quaternions too, whose accelerations are shifted."""
    rng = np.random.default_rng(13)
    ways = (("w", "a", "floating"), ("a", "b", "revolute"), ("w", "c", "spherical"), ("c", "d", "prismatic"))
    joints = tuple(Joint(f"j{child}", parent, child, kind, _anywhere(rng)) for parent, child, kind in ways)
    links = tuple(Link(name, 1.0, (0.1, 0.2, 0.3), (0.3, 0.4, 0.5)) for name in "wabcd")
    robot = Robot("branches", links, joints, loops=tuple(replace(one, a="b", b="d") for one in closures))
    tree = reduce_robot(robot)
    at_state, q = tree.centred(scalars(robot.random(rng)))
    return loops._Equations.at(tree.around(at_state), q, scalars(rng.normal(size=robot.n))).k


def _anywhere(rng: Any) -> Any:
    return pose(rpy_matrix(tuple(rng.normal(size=3))), tuple(rng.normal(size=3)))


def configuration_answers(configurations: Any) -> Any:
    """Steps between positions, short and long, there and back; test_configuration.py holds them."""
    types, rng = ("planar", "floating", "revolute", "spherical", "prismatic"), np.random.default_rng(4)
    names = ["w", *"abcde"]
    joints = tuple(Joint(kind, names[k], names[k + 1], kind) for k, kind in enumerate(types))
    robot = Robot("r", tuple(Link(name, 1.0, (0.1, 0.0, 0.0), (0.1, 0.1, 0.1)) for name in names), joints)
    q, charts = scalars(robot.random(rng)), charts_of(robot)
    found = []
    for size in (1e-200, 0.3, 0.999, 1.7):
        step = rng.uniform(-1, 1, robot.n)
        for turns in (slice(2, 3), slice(6, 9), slice(10, 13)):
            step[turns] *= size / np.linalg.norm(step[turns])
        there = configurations.moved(charts, q, scalars(step))
        found += [there, configurations.difference(charts, q, there), configurations.difference(charts, q, -there)]
        found += [configurations.velocities(charts, q, there), configurations.unit(charts, scalars(2.0 * robot.random(rng)))]
    return np.concatenate([np.asarray(x, dtype=float) for x in found])


def curve_answers(curves: Any) -> Any:
    """Where tangent vectors lead, below and beyond one radian; test_geodesics.py holds them."""
    _, _, tree, q = charted()
    rng, found = np.random.default_rng(2), []
    for size in (0.05, 0.4, 2.5):
        y, yd, ydd = (scalars(x) for x in rng.normal(size=(3, tree.n)) * [[size], [1.0], [1.0]])
        found += [*curves.along(tree.charts, q, y, yd, ydd)]
    return np.concatenate([np.asarray(x, dtype=float) for x in found])


def spherical_chain_answers(spherical_chain: Any) -> Any:
    """Every function of the closed forms of spherical chains on plain numbers; test_spherical_chain.py holds them."""
    rng = np.random.default_rng(6)
    M, (G, O, g), I = rng.uniform(1, 2, 3), rng.normal(size=(3, 3, 3)), rng.normal(size=(3, 3, 3))
    chain = spherical_chain.SphericalChain(M, G, O, I + I.transpose(0, 2, 1), g[0])
    alpha, rates = scalars(rng.normal(size=9)), scalars(rng.normal(size=9))
    found = [spherical_chain.mass_matrix(chain, alpha), spherical_chain.gravity_gradient(chain, alpha)]
    found += [f(chain, alpha, rates) for f in (spherical_chain.kinetic_energy, spherical_chain.momentum)]
    found += [spherical_chain.kinetic_gradient(chain, alpha, rates), spherical_chain.joint_rates(spherical_chain.attitudes(alpha))]
    links = [Link("w"), *(Link(x, 1.0 + k, (0.1, 0.2, 0.3 * k), (0.5, 0.4, 0.6)) for k, x in enumerate("ab"))]
    joints = [Joint("j", "w", "a", "spherical"), Joint("k", "a", "b", "spherical", pose(None, (0.3, 0.2, 0.1)))]
    read = spherical_chain.spherical_chain(reduce_robot(Robot("r", tuple(links), tuple(joints))))
    found += [read.M, read.xi_G, read.xi_O, read.I, read.gravity]
    return np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in found])


def any_tree_answers(any_tree: Any) -> Any:
    """Every program on a small tree of plain numbers, and a link's moments; test_live.py holds them against the registry."""
    rng, parents = np.random.default_rng(3), (-1, 0, 1, 0)
    found = [any_tree.moments(*(scalars(rng.normal(size=size)) for size in (10, 12)))]
    sizes = {"a": 24, "b": 24, "on_a": 12, "on_b": 12, "passing": 3}
    found += any_tree.ends({name: scalars(rng.normal(size=size)) for name, size in sizes.items()}).values()
    for program in any_tree.PROGRAMS.values():
        numbers = [scalars(rng.uniform(0.5, 1.5, program.steps[0].inputs["numbers"])) for _ in parents]
        vectors = {name: scalars(rng.normal(size=len(parents))) for name in program.vectors}
        more = {name: scalars(rng.normal(size=size)) for name, size in any_tree.POSITIONS.items() if name != "q"}
        records: list[dict[str, Any]] = [{} for _ in (*parents, "base")]
        for step in program.steps:
            records[-1] |= {name[7:]: scalars(np.arange(1.0, size + 1)) for name, size in step.inputs.items() if "parent:" in name}
            for i in range(len(parents)) if step.outward else reversed(range(len(parents))):
                given = {name: vectors[name][i : i + 1] for name in program.vectors} | {"numbers": numbers[i]}
                given |= more | records[i]
                given |= {f"parent:{name}": value for name, value in records[parents[i]].items()}
                for name, value in step.formula({name: given[name] for name in step.inputs}).items():
                    record = records[parents[i] if "parent:" in name else i]
                    name = name.removeprefix("parent:")
                    record[name] = record[name] + value if record is not records[i] and name in record else value
        found += [record[program.result] for record in records[:-1]]
    return np.arcsinh(np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in found]))  # large ones hide no small ones


def spatial_answers(spatial: Any) -> Any:
    """What models are made with: turns, poses and frames, on plain numbers; test_frames.py and test_dh.py hold them."""
    rng = np.random.default_rng(7)
    angle, (a, b), A = 0.7, spatial.scalars(rng.normal(size=(2, 3))), spatial.symmetric(spatial.scalars(rng.normal(size=(3, 3))))
    T = spatial.pose(spatial.rpy_matrix((0.3, -0.4, 0.5)), (1.0, 2.0, 3.0))
    right = [spatial.cos_sin(k * np.pi / 2) for k in range(-4, 5)]
    found = [spatial.cos_sin(angle), spatial.cos_sin(-angle), right, [x in (-1, 0, 1) for pair in right for x in pair]]
    found += [T, spatial.invert_pose(T), spatial.skew(a), spatial.cross(a, b), spatial.dot(a, b), A]
    found += [
        spatial.quaternion_rotation(0.1, -0.5, 0.7, 0.5),
        spatial.axis_angle(a / np.linalg.norm(np.asarray(a, dtype=float)), angle),
    ]
    for k in range(3):
        for sign in (1.0, -1.0):
            axis = sign * np.eye(3)[k]
            turn = spatial.rotation_about(spatial.scalars(axis), angle)
            found += [spatial.frame_with_z(axis), spatial.planar(k, sign * angle), turn.matrix(), turn @ a, turn.T @ a]
            found += [turn.congruence(A), spatial.fixed_rotation(spatial.planar(k, sign * angle)).matrix()]
    found += [spatial.frame_with_z(np.array([2.0, -1.0, 2.0]) / 3.0), spatial.fixed_rotation(T[:3, :3]).congruence(A)]
    return np.concatenate([np.ravel(np.asarray(x, dtype=float)) for x in found])


#: formulation files with something that no quantity of the registry calls -> what to ask of them
UNREGISTERED: dict[str, Callable[[Any], Any]] = {
    "planar": planar_answers,
    "drives": friction_answers,
    "attitude_springs": attitude_spring_answers,
    "charts": chart_answers,
    "configurations": configuration_answers,
    "curves": curve_answers,
    "couplings": coupling_answers,
    "free_base": free_base_answers,
    "loops": loop_answers,
    "solve": solve_answers,
    "spherical_chain": spherical_chain_answers,
    "dry_friction": dry_friction_answers,
    "articulated_body": held_answers,
    "hybrid": hybrid_answers,
    "any_tree": any_tree_answers,
    "rotors": rotor_answers,
    "spatial": spatial_answers,
}


@cache
def expected(key: Key) -> Any:
    """The right answer."""
    return np.asarray(questions(RIGHT)[key](), dtype=float)


def differs(b: Any, answer: Any) -> bool:
    """By more than ten thousand roundings of the largest entry, somewhere."""
    a = np.asarray(answer, dtype=float)
    bound = 1e4 * np.finfo(float).eps * np.abs(b).max(initial=0.0)
    return a.shape != b.shape or not (np.abs(a - b) <= bound).all()


def noticed_by(registry: Any, order: Iterable[Key]) -> Key | None:
    """The first answer, in this order, that is another one or none; what comes after it is not asked."""
    asked = questions(registry)
    return next((key for key in order if answers_otherwise(asked[key], expected(key))), None)


def answers_otherwise(ask: Callable[[], Any], right: Any) -> bool:
    """Whether there is another answer than the right one, or none."""
    try:
        return differs(right, ask())
    except (IndexError, TypeError, ValueError, ZeroDivisionError, AttributeError, MethodError):
        return True


def about(file: str) -> list[Key]:
    """Every question, those first that the file is about."""
    return sorted(questions(RIGHT), key=lambda key: not any(file.startswith(str(word).replace("-", "_")) for word in key[:2]))


def functions(module: ModuleType) -> dict[tuple[str, int], FunctionType]:
    """{(name, first line): function} of a module and of its classes."""
    found: dict[tuple[str, int], FunctionType] = {}
    classes = [x for x in vars(module).values() if isinstance(x, type) and x.__module__ == module.__name__]
    for owner in (module, *classes):
        for value in vars(owner).values():
            value = getattr(value, "__func__", getattr(value, "fget", value))
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                found[value.__code__.co_name, value.__code__.co_firstlineno] = value
    return found


def codes(code: CodeType) -> Iterator[CodeType]:
    """Those in a code, innermost last."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes(inner)


@cache
def asked_of_right() -> dict[Key, Callable[[], Any]]:
    """The questions, to functions whose code is exchanged for a moment."""
    return questions(RIGHT)


def noticed_in_place(file: str, code: CodeType, order: list[Key]) -> Key | None:
    """The same by the first answers alone, with the flip in the functions that everybody has imported already: most flips are
    noticed here, without importing anything anew.  Of files that keep nothing, and asked about trees that are there."""
    if file in ("couplings", "drives"):
        return None
    first = [key for key in order if len(key) > 1 or file != "spatial"][:IN_PLACE]
    asked = asked_of_right()
    for key in first:
        expected(key)  # before anything is flipped
    named = functions(sys.modules[module_of(file)])
    flipped = [(named[at], each) for each in codes(code) if (at := (each.co_name, each.co_firstlineno)) in named]
    kept = [function.__code__ for function, _ in flipped]
    try:
        for function, each in flipped:
            function.__code__ = each
        return next((key for key in first if answers_otherwise(asked[key], expected(key))), None)
    finally:
        for (function, _), each in zip(flipped, kept, strict=True):
            function.__code__ = each


IN_PLACE = 8

FILES = ["spatial", *sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in ("__init__", "registry"))]


@pytest.mark.parametrize("file", FILES)
def test_every_flipped_sign_of_a_formulation_is_noticed(file: str) -> None:
    tree = ast.parse(source_of(file))
    order, unnoticed = about(file), []
    for node in list(places(tree)):
        text, right = ast.unparse(node), node.op
        flip(node)
        code = compile(tree, f"{file}.py (flipped)", "exec")
        node.op = right
        try:
            key = noticed_in_place(file, code, order) or noticed_by(registry_with(file, code), order)
        except (IndexError, TypeError, ValueError, ZeroDivisionError, AttributeError, MethodError):
            continue  # it cannot even be imported
        if key is not None:  # its neighbours will be noticed by the same answer
            order.remove(key)
            order.insert(0, key)
        elif (file, text) not in HARMLESS:
            unnoticed.append(f"{file}.py:{node.lineno}: {text}")
    assert not unnoticed, "\n".join(unnoticed)


def test_the_answers_of_the_unflipped_files_are_the_expected_ones() -> None:
    """Importing anew changes nothing, so that what is noticed above is the flip: all answers where everything is imported anew, and
    for each file some of the smaller robots, others for every one, that were noticed first or by chance."""
    for place, file in enumerate(FILES):
        code = compile(source_of(file), f"{file}.py", "exec")
        keys = [key for key in about(file) if file == "spatial" or key[0] != 0]
        keys = keys if file == "spatial" else [*keys[:IN_PLACE], *keys[place :: len(FILES) // 2]]
        assert noticed_in_place(file, code, keys) is None
        assert noticed_by(registry_with(file, code), keys) is None


def test_what_uses_a_file_is_imported_anew_with_it() -> None:
    modules = {path.stem for path in FOLDER.glob("*.py")} - {"__init__"}
    assert {"newton_euler", "registry"} <= users("newton_euler") and len(users("kinematics")) > len(modules) / 2
    for file in modules:
        inside = importlib.import_module(f"{PACKAGE}.{file}")
        needed = {getattr(value, "__module__", "") or getattr(value, "__name__", "") for value in vars(inside).values()}
        needed |= {value.__name__ for value in vars(inside).values() if isinstance(value, ModuleType)}
        for name in needed:
            other = name.removeprefix(f"{PACKAGE}.")
            assert name == other or other == file or file in users(other), (file, other)
