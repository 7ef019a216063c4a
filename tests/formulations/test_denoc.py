"""Saha's chapter 9, the terms written out: matrix and vector of convective inertia, generalized forces, the DeNOC matrices."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from bounds import close
from exact import SYMBOLIC, a_point, formula, general_arm, graph_of, methods, symbolic

import isodyn as iso
from isodyn.errors import IsodynError, MethodError, ModelError, ShapeError, UnknownNameError
from isodyn.formulations import denoc
from isodyn.formulations.drives import body_wrenches, passive_torque
from isodyn.formulations.kinematics import body_poses
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import evaluate_exactly
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.robots.families import random_tree
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import skew, zeros
from isodyn.study.denoc_matrices import DenocMatrices

ARMS = (*SYMBOLIC, "RRRR-modified")


def rest(robot: Robot, law: Any, seed: int = 1) -> list[int]:
    """What a law leaves at a random point modulo p."""
    graph = graph_of(robot, law)
    found = evaluate_exactly(graph, a_point(graph, seed))
    assert found
    return found


# -- the matrix and the vector of convective inertia ---------------------------------------------------------------------


@pytest.mark.parametrize("other", methods("bias_torque"))
@pytest.mark.parametrize("name", ARMS)
def test_c_qd_is_exactly_the_bias_of_every_method(name: str, other: str) -> None:
    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        C = denoc.convective_matrix(tree, q, qd)
        rest_of_it = formula(other, "gravity_torque")(tree, q) + passive_torque(tree, q, qd)
        return C @ qd + rest_of_it - formula(other, "bias_torque")(tree, q, qd)

    assert not any(rest(symbolic(name), law))


@pytest.mark.parametrize("other", methods("mass_matrix"))
@pytest.mark.parametrize("name", ARMS)
def test_the_rate_of_m_less_twice_c_is_exactly_skew(name: str, other: str) -> None:
    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        S = jacobian(formula(other, "mass_matrix")(tree, q), list(q)) @ qd - 2.0 * denoc.convective_matrix(tree, q, qd)
        return S + S.T

    assert not any(rest(symbolic(name), law))


def difference_from_christoffel(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
    return denoc.convective_matrix(tree, q, qd) - formula("composite-body", "coriolis_matrix")(tree, q, qd)


@pytest.mark.parametrize("joints", ["RRR", "RPRR", "PRRR", "RPRP", "PRPR", "RRPP"])
def test_c_is_not_christoffels_where_three_joints_turn(joints: str) -> None:
    """On spatial arms it differs in the entries between two joints that turn, when a third one does; nowhere else."""
    n, turns = len(joints), [joint == "R" for joint in joints]
    expected = [[i != j and turns[i] and turns[j] and sum(turns) > 2 for j in range(n)] for i in range(n)]
    found = rest(general_arm(joints, "modified"), difference_from_christoffel)
    assert (np.reshape(found, (n, n)) != 0).tolist() == expected


@pytest.mark.parametrize("n", [1, 2, 3, 5])
def test_c_is_christoffels_on_planar_arms(n: int) -> None:
    """(9.30) and (9.42c) are; also for links of any mass centre and inertia."""
    s = iso.symbol
    each = range(1, n + 1)
    arm = Robot.from_dh(
        convention="standard", joints="R" * n, a=[s(f"a{i}") for i in each], alpha=[0] * n, d=[0] * n, theta=[0] * n,
        mass=[s(f"m{i}") for i in each], com=[(s(f"x{i}"), s(f"y{i}"), 0.0) for i in each],
        inertia=[(s(f"A{i}"), s(f"B{i}"), s(f"C{i}"), s(f"D{i}"), 0.0, 0.0) for i in each],
    )  # fmt: skip
    assert not any(rest(arm, difference_from_christoffel))


@pytest.mark.parametrize("name", ARMS)
def test_the_vector_of_convective_inertia_is_exactly_c_qd(name: str) -> None:
    """(9.17)-(9.19) and (9.16k) are one and the same h."""

    def law(tree: Tree, q: Any, qd: Any, qdd: Any) -> Any:
        return denoc.convective_vector(tree, q, qd, zeros(3)) - denoc.convective_matrix(tree, q, qd) @ qd

    assert not any(rest(symbolic(name), law))


def test_the_vector_costs_order_n_and_the_matrix_order_n_squared() -> None:
    """Operations of the general n-revolute arm are a polynomial of degree 1 and 2 in n, once the base no longer folds."""
    total = {q: [iso.count(n, "denoc", q).total for n in range(5, 9)] for q in ("bias_torque", "convective_matrix")}
    assert not np.diff(total["bias_torque"], 2).any() and np.diff(total["bias_torque"]).all()
    assert not np.diff(total["convective_matrix"], 3).any() and np.diff(total["convective_matrix"], 2).all()


@pytest.mark.parametrize("name", ARMS)
def test_wrenches_on_every_link_give_exactly_their_generalized_force(name: str) -> None:
    """(9.20), (9.21): what they take off the torques of the other methods."""
    robot = symbolic(name)
    context = Context()
    q = context.symbols("q", robot.n)
    loads = {link: context.symbols(f"wrench:{link}", 6) for link in robot.link_names[1:]}
    free = {name: context.symbol(name) for name in robot_symbols(robot)}
    tree = reduce_robot(robot.with_parameters(free)).mapped(context.adopt)
    force = denoc.generalized_force(tree, q, body_wrenches(tree, loads))
    still = zeros(tree.n)
    inverse = formula("newton-euler", "inverse_dynamics")
    taken = inverse(tree, q, still, still, {}) - inverse(tree, q, still, still, loads)
    inputs = {"q": q, **loads, **{name: np.array([value], dtype=object) for name, value in free.items()}}
    graph = finish(context, inputs, {"force": force, "taken": taken})
    found = evaluate_exactly(graph, a_point(graph, 3))
    assert found[: tree.n] == found[tree.n :] and any(found)


# -- offsets across and along the axis of a joint ------------------------------------------------------------------------


def test_a_symbolic_row_of_modified_dh_is_a_across_and_d_along() -> None:
    context = Context()
    for i, body in enumerate(reduce_robot(symbolic("RRRR-modified")).mapped(context.adopt).bodies, start=1):
        across, along = body.offsets
        assert (str(across[0]), *across[1:], str(along)) == (f"a{i}", 0.0, 0.0, f"d{i}")


@pytest.mark.parametrize("symbol", ["alpha", "d"])
def test_one_symbol_in_the_row_is_enough(symbol: str) -> None:
    row: dict[str, list[Any]] = {"a": [0.1], "alpha": [0.4], "d": [0.5], "theta": [0.0], symbol: [iso.symbol("x")]}
    (body,) = reduce_robot(Robot.from_dh(convention="modified", joints="R", **row)).mapped(Context().adopt).bodies
    across, along = body.offsets
    assert (*across, str(along)) == (0.1, 0.0, 0.0, "x" if symbol == "d" else "0.5")


@pytest.mark.parametrize("seed", range(3))
def test_an_offset_of_numbers_is_left_as_it_is(seed: int) -> None:
    for body in reduce_robot(random_tree(seed, 6)).bodies:
        across, along = body.offsets
        assert list(across) == list(body.p) and along == 0.0


def test_who_has_no_c_of_its_own_says_who_has() -> None:
    robot = iso.load("two-link")
    with pytest.raises(MethodError, match="denoc"):
        iso.compile(robot, method="newton-euler").convective_matrix([0, 0], [0, 0])
    with pytest.raises(MethodError, match="gibbs-appell"):
        iso.compile(robot, method="newton-euler").gibbs_function([0, 0], [0, 0], [0, 0])
    assert iso.compile(robot).method_for("convective_matrix") == "denoc"
    assert iso.compile(robot).method_for("gibbs_function") == "gibbs-appell"


# -- the DeNOC matrices, to look at --------------------------------------------------------------------------------------

POINTS = ("mass-centre", "origin")


class Scene:
    """The matrices of a symbolic robot, with its tree and joint rates in the same context."""

    def __init__(self, name: str, point: str):
        self.robot = symbolic(name)
        self.D = iso.denoc_matrices(self.robot, point=point)
        self.context: Context = self.D.q[0].context
        self.q, self.qd = self.D.q, self.context.symbols("qd", self.robot.n)
        self.tree = reduce_robot(self.robot, motors=False, friction=False).mapped(self.context.adopt)
        self.point = point

    def vanishes(self, values: Any) -> bool:
        """Whether every entry is zero at a random point modulo p."""
        symbols = {name: np.array([self.context.symbol(name)], dtype=object) for name in robot_symbols(self.robot)}
        graph = finish(self.context, {"q": self.q, "qd": self.qd, **symbols}, {"rest": np.asarray(values, dtype=object)})
        assert graph.results
        return not any(evaluate_exactly(graph, a_point(graph, 5)))

    def rate(self, values: Any) -> Any:
        """The time derivative of an array of expressions in q."""
        return jacobian(values, list(self.q)) @ self.qd

    def twists(self) -> Any:
        """(6 n,): angular velocity out of dR/dt R^T, and the velocity of the point, from positions alone."""
        R, p = body_poses(self.tree, self.q)
        result = zeros(6 * self.tree.n)
        for i, body in enumerate(self.tree.bodies):
            spin = self.rate(R[i]) @ R[i].T
            at = p[i] + R[i] @ body.com if self.point == "mass-centre" else p[i]
            result[6 * i : 6 * i + 6] = [spin[2, 1], spin[0, 2], spin[1, 0], *self.rate(at)]
        return result


@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("name", SYMBOLIC)
def test_n_qd_stacks_the_twists_exactly(name: str, point: str) -> None:
    scene = Scene(name, point)
    assert scene.vanishes(scene.D.N @ scene.qd - scene.twists())
    assert scene.vanishes(scene.D.N - scene.D.N_l @ scene.D.N_d)
    assert not scene.vanishes(scene.D.N @ scene.qd)


@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("name", SYMBOLIC)
def test_n_m_n_is_exactly_the_inertia_matrix_of_every_method(name: str, point: str) -> None:
    scene = Scene(name, point)
    GIM = scene.D.N.T @ scene.D.M @ scene.D.N
    assert scene.vanishes([GIM - formula(method, "mass_matrix")(scene.tree, scene.q) for method in methods("mass_matrix")])


@pytest.mark.parametrize("name", SYMBOLIC)
def test_c_is_exactly_its_definition_by_the_complement(name: str) -> None:
    """C = N^T (M Ndot + W M N) of (9.16a), Ndot by derivatives of the graph."""
    scene = Scene(name, "mass-centre")
    D, n = scene.D, scene.robot.n
    twists, W = D.N @ scene.qd, zeros(6 * n, 6 * n)
    for i in range(n):
        W[6 * i : 6 * i + 3, 6 * i : 6 * i + 3] = skew(twists[6 * i : 6 * i + 3])
    C = D.N.T @ (D.M @ scene.rate(D.N) + W @ D.M @ D.N)
    assert scene.vanishes(C - denoc.convective_matrix(scene.tree, scene.q, scene.qd))


def test_the_two_twists_belong_together_as_in_9_7() -> None:
    """(9.7a), (9.7b) on an arm of turning joints, numbers in."""
    robot, rng = iso.load("puma560"), np.random.default_rng(2)
    q, qd = rng.uniform(-2, 2, (2, 6))
    C, O = (iso.denoc_matrices(robot, q, point=point) for point in POINTS)
    t_C, t_O = ((D.N @ qd).reshape(6, 6) for D in (C, O))
    tree = reduce_robot(robot, motors=False)
    R, _ = body_poses(tree, q)
    for i in range(1, 6):
        P_d = np.zeros((6, 6))
        P_d[3:, :3] = -skew((R[i - 1] @ tree.bodies[i - 1].com).astype(float))
        p_d = C.p[i] - O.p[i]  # (0, e_i x d_i)
        close(t_C[i], (C.B[i, i - 1] + P_d) @ t_O[i - 1] + (O.p[i] + p_d) * qd[i], ops=60)
        close(t_O[i], (O.B[i, i - 1] - P_d) @ t_C[i - 1] + (C.p[i] - p_d) * qd[i], ops=60)


@pytest.mark.parametrize("point", POINTS)
def test_twist_propagation_has_the_properties_of_9_5(point: str) -> None:
    """B_ij B_jk = B_ik, B_ii = 1, B_ij^-1 = B_ji between any links, of different branches too."""
    scene = Scene("tree", point)
    B, n = scene.D.B, scene.robot.n
    assert scene.vanishes([B[i, j] @ B[j, k] - B[i, k] for i in range(n) for j in range(n) for k in range(n)])
    assert all((B[i, i] == np.eye(6)).all() for i in range(n))


def test_branches_leave_zeros_in_n_l() -> None:
    """Joints 3 and 5 of the tree hang on link 1: link 5 is carried by joint 1 alone besides its own."""
    D = Scene("tree", "origin").D
    carried = [[bool(D.N_l[6 * i, 6 * j]) for j in range(5)] for i in range(5)]
    assert carried == [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 0, 1, 0, 0], [1, 0, 1, 1, 0], [1, 0, 0, 0, 1]]


def test_numbers_in_give_numbers_out_and_symbols_expressions() -> None:
    robot = iso.load("two-link")
    D = iso.denoc_matrices(robot, [0.3, 0.8])
    n = robot.n
    assert (D.N_l.shape, D.N_d.shape, D.N.shape) == ((6 * n, 6 * n), (6 * n, n), (6 * n, n))
    assert (D.B.shape, D.p.shape, D.M.shape) == ((n, n, 6, 6), (n, 6), (6 * n, 6 * n))
    assert {getattr(D, x).dtype for x in ("N_l", "N_d", "N", "B", "p", "M", "q")} == {np.dtype(float)}
    close(np.ravel(D.N.T @ D.M @ D.N), np.ravel(robot.mass_matrix([0.3, 0.8])), ops=40)
    mixed = iso.denoc_matrices(robot, [iso.symbol("t"), 0.8])
    assert [str(s) for s in mixed.p[0, 3].free_symbols] == ["t"]
    assert str(mixed.p[0, 4]) == "cos(t) * 0.15"


def test_the_print_shows_p_c_and_n() -> None:
    text = str(iso.denoc_matrices(iso.load("two-link"), [0.0, 0.5 * np.pi]))
    assert "mass centres" in text and "q = (0, 1.5708)" in text
    assert "p_1  link1   0   0   1        0  0.1500   0" in text
    assert "c_21" in text and "-0.1250" in text and "qd_2" in text
    words = str(iso.denoc_matrices(iso.load("two-link"), point="origin"))
    assert "joint origins" in words and "B_21 p_1" in words and "q[1]" in words
    assert repr(iso.denoc_matrices(iso.load("two-link"))) == "<DenocMatrices of 2 links, twists at the mass-centre: link1, link2>"
    large = str(iso.denoc_matrices(iso.chain(11), np.zeros(11)))
    assert "c_11,10" in large and "p_11" in large


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"q": [0.1]}, ShapeError, "2 numbers"),
        ({"q": [[0.1, 0.2]]}, ShapeError, "2 numbers"),
        ({"q": [0.1, np.nan]}, ShapeError, "finite"),
        ({"q": ["a", "b"]}, ShapeError, "numbers"),
        ({"q": [0.1, None]}, ShapeError, "numbers"),
        ({"q": [[0.1], 2]}, ShapeError, "numbers"),
        ({"point": "orign"}, UnknownNameError, "did you mean 'origin'"),
        ({"robot": "two-link"}, ModelError, "isodyn.load"),
    ],
)
def test_bad_questions_are_answered_with_a_sentence(arguments: dict[str, Any], error: type[IsodynError], words: str) -> None:
    with pytest.raises(error, match=words):
        iso.denoc_matrices(**{"robot": iso.load("two-link"), **arguments})


def test_a_robot_that_does_not_move_has_empty_matrices() -> None:
    stone = Robot("stone", (iso.Link("base"), iso.Link("top", 1.0)), (iso.Joint("glue", "base", "top", "fixed"),))
    D = iso.denoc_matrices(stone, [])
    assert isinstance(D, DenocMatrices) and D.N.shape == (0, 0) and str(D)
