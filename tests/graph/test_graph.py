"""The graph: sharing, rules as identities, passes that keep the spec and the values, counts, derivatives, exact evaluation."""

from __future__ import annotations

import gc
import math
import pickle
import weakref
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from arms import ARMS
from graphs import check, random_graph, random_inputs
from hypothesis import given, settings
from hypothesis import strategies as st

import isodyn as iso
from isodyn.backends.reference import evaluate, evaluate_bound
from isodyn.errors import GraphError
from isodyn.graph import order, passes, rules
from isodyn.graph.count import count_by_line, count_graph
from isodyn.graph.derivative import jacobian
from isodyn.graph.exact import P, circle, evaluate_exactly
from isodyn.graph.graph import finish
from isodyn.graph.node import Context, Expr
from isodyn.graph.ops import CODE, FMA, FMS, FNMA, OPS
from isodyn.model.quantities import QUANTITIES
from isodyn.spatial import Scalar, choose, larger, smaller, square_root


def fresh(n: int = 3) -> tuple[Context, np.ndarray]:
    context = Context()
    return context, context.symbols("x", n)


# -- nodes -------------------------------------------------------------------------------------------------------------


def test_equal_expressions_are_one_node():
    context, (x, y, z) = fresh()
    assert (x + y) * z == z * (y + x)
    assert np.cos(np.array([x]))[0] == x.cos()
    before = len(context.ops)
    assert ((x + y) * z).index < before and len(context.ops) == before


def test_constants_stay_numbers_and_fold():
    _, (x, y, _) = fresh()
    assert isinstance(x * 0.0, float) and x - x == 0 and x / x == 1
    assert (0.0 * np.array([x, y]) + 1.0).tolist() == [1.0, 1.0]
    assert (np.eye(2).astype(object) @ np.array([x, y])).tolist() == [x, y]


def test_expressions_have_no_truth_value_and_say_what_to_use():
    _, (x, y, _) = fresh()
    with pytest.raises(GraphError, match="select"):
        bool(x < y)
    with pytest.raises(GraphError, match="finite"):
        x + float("nan")
    with pytest.raises(GraphError, match="powers"):
        x**0.5
    with pytest.raises(GraphError, match="zero"):
        (x - x + Fraction(1)) / (y - y) if not isinstance(y - y, float) else x.context.node(
            CODE["div"], x.context.constant(1.0), x.context.constant(0.0)
        )


@pytest.mark.parametrize(("x", "y"), [(2.0, 3.0), (3.0, 2.0), (2.5, 2.5)])
def test_functions_of_scalars_take_numbers_and_symbols_alike(x, y):
    """By number and number, by symbol and number either way, by symbol and symbol: the same value."""

    def all_of(a: Scalar, b: Scalar) -> list[Scalar]:
        return [smaller(a, b), larger(a, b), choose(a < b, a, b), square_root(a + b)]

    context = Context()
    p, q = context.symbol("p"), context.symbol("q")
    outputs = {"both": all_of(p, q), "left": all_of(p, y), "right": all_of(x, q)}
    graph = finish(context, {"p": np.array([p]), "q": np.array([q])}, outputs)
    expected = [min(x, y), max(x, y), min(x, y), math.sqrt(x + y)]
    assert all_of(x, y) == expected
    assert [found.tolist() for found in evaluate(graph, {"p": [x], "q": [y]}).values()] == [expected] * 3


def test_a_dropped_context_is_freed():
    context, (x, y, _) = fresh()
    product = x * y
    alive = weakref.ref(context)
    del context, x, y, _, product
    gc.collect()
    assert alive() is None


def test_expressions_of_two_contexts_meet():
    _, (x, _, _) = fresh()
    m = iso.symbol("m1")
    assert str(m * x + x) in ("m1 * x[0] + x[0]", "x[0] + m1 * x[0]", "x[0] * m1 + x[0]", "x[0] + x[0] * m1")
    assert {s.name for s in (m * x).free_symbols} == {"m1", "x[0]"}
    assert (m * x).context.names([m * x, 2.0, m.sin()]) == {"m1", "x[0]"}
    assert (m * 2.0).substitute({"m1": 3.0}) == 6.0
    assert pickle.loads(pickle.dumps(m * 2.0 + 1.0)).substitute({"m1": 3.0}) == 7.0


def test_every_operation_knows_its_formulation_line():
    graph = iso.trace(iso.load("two-link"), "newton-euler", "inverse_dynamics")
    made = [line for op, line in zip(graph.ops, graph.lines, strict=True) if OPS[op].arity]
    assert all(made), "an operation without a line"
    files = {file for file, _ in made}
    assert "newton_euler.py" in files
    by_line = count_by_line(graph)
    assert sum(c.mul for c in by_line.values()) == count_graph(graph).mul


# -- rules -------------------------------------------------------------------------------------------------------------

SIDES = sorted({*rules.ROWS, *rules.CANCELLING})


def interpret(pattern, values):
    """A pattern as a number, by Python's own arithmetic."""
    if isinstance(pattern, str):
        return values[pattern]
    if not isinstance(pattern, tuple):
        return Fraction(pattern)
    args = [interpret(p, values) for p in pattern[1:]]
    if OPS[pattern[0]].name in ("sin", "cos"):
        return {"sin": np.sin, "cos": np.cos}[OPS[pattern[0]].name](float(args[0]))
    table = {
        "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a / b,
        "neg": lambda a: -a,
        "abs": abs, "min": min, "max": max, "select": lambda c, a, b: a if c > 0 else b,
    }  # fmt: skip
    return table[OPS[pattern[0]].name](*args)


@pytest.mark.parametrize("row", SIDES, ids=" -> ".join)
def test_every_rule_is_an_identity(row):
    rng = np.random.default_rng(1)
    left, right = map(rules.parse, row)
    for _ in range(25):
        values = {name: Fraction(int(rng.integers(-40, 40)) or 1, int(rng.integers(1, 9))) for name in "xyz"}
        values["n"] = -abs(Fraction(int(rng.integers(2, 40)), 7))
        assert interpret(left, values) == interpret(right, values)


@pytest.mark.parametrize("row", SIDES, ids=" -> ".join)
def test_every_rule_fires(row):
    context = Context(cancel=True)
    names = {name: context.symbol(name).index for name in "xyz"} | {"n": context.constant(-2.5)}
    if row[0].startswith("select"):
        names["x"] = (context.expr(names["x"]) < 1.0).index

    def make(pattern):
        if isinstance(pattern, str):
            return names[pattern]
        if isinstance(pattern, tuple):
            return context.node(pattern[0], *map(make, pattern[1:]))
        return context.constant(pattern)

    left = make(rules.parse(row[0]))
    assert left == make(rules.parse(row[1]))


def test_bounds_of_many_states_are_those_of_each_part():
    """Few states are taken for all nodes of a depth together, many node by node: the same bits."""
    graph, inputs = random_graph(5, trig=True), random_inputs(5, 400)
    whole = evaluate_bound(graph, inputs)
    for part in (slice(0, 3), slice(390, 400)):
        for all_of, some in zip(whole, evaluate_bound(graph, {name: x[part] for name, x in inputs.items()}), strict=True):
            assert all_of["r"][part].tobytes() == some["r"].tobytes()


# -- graphs and passes -------------------------------------------------------------------------------------------------

PASSES = (
    passes.reciprocals_shared,
    passes.signs_absorbed,
    order.scheduled,
    passes.fused,
    order.longest_chain_first,
    passes.optimised,
)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(5, 300), st.booleans())
def test_every_pass_keeps_the_spec_and_the_values(seed, nodes, trig):
    graph = random_graph(seed, nodes, trig=trig)
    check(graph, fused=False)
    inputs = random_inputs(seed, 3)
    value, bound = evaluate_bound(graph, inputs)
    for step in PASSES:
        changed = step(graph)
        check(changed)
        other, other_bound = evaluate_bound(changed, inputs)
        room = bound["r"] + other_bound["r"]
        wrong = (np.abs(value["r"] - other["r"]) > room) & np.isfinite(room)
        assert not wrong.any() or not smooth_enough(graph), step.__name__


def smooth_enough(graph) -> bool:
    """Whether no choice could have been decided the other way by rounding (then bounds hold)."""
    return not any(OPS[op].truth or OPS[op].name in ("min", "max") for op in graph.ops)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.integers(5, 300), st.booleans())
def test_what_some_inputs_alone_decide_is_parted_from_the_rest_bit_by_bit(seed, nodes, trig):
    whole = [random_graph(seed + k, nodes, trig=trig) for k in range(2)]
    early, rest = passes.parted(whole, whole[0].inputs[:1], "known")
    inputs = random_inputs(seed, 3)
    check(early)
    assert [port.name for port in early.inputs] == ["a"]
    given_then = {"b": inputs["b"], **evaluate(early, {"a": inputs["a"]})}
    for graph, later in zip(whole, rest, strict=True):
        check(later)
        assert [port.name for port in later.inputs] == ["known", "b"] and later.outputs == graph.outputs
        assert evaluate(later, given_then)["r"].tobytes() == evaluate(graph, inputs)["r"].tobytes()


def test_the_spec_names_the_node_that_breaks_it():
    graph = random_graph(3)
    last = len(graph) - 1
    with pytest.raises(GraphError, match="come before"):
        check(replace(graph, args=(*graph.args[:-1], (last,) * len(graph.args[-1]))))
    with pytest.raises(GraphError, match="shared"):
        add = next(i for i, op in enumerate(graph.ops) if OPS[op].arity)
        check(
            replace(
                graph,
                ops=(*graph.ops, graph.ops[add]),
                args=(*graph.args, graph.args[add]),
                values=(*graph.values, None),
                lines=(*graph.lines, None),
            )
        )
    with pytest.raises(GraphError, match="later pass"):
        check(passes.fused(iso.trace(iso.load("two-link"), None, "inverse_dynamics")), fused=False)
    with pytest.raises(GraphError, match="results"):
        check(replace(graph, results=graph.results[:-1]))


def test_graphs_are_flat_data_that_pickles_and_has_a_stable_name():
    graph = iso.trace(iso.load("ur5"), None, "inverse_dynamics")
    again = pickle.loads(pickle.dumps(graph))
    assert again == graph and again.digest() == graph.digest()
    assert iso.trace(iso.load("ur5"), None, "inverse_dynamics").digest() == graph.digest()
    assert iso.trace(iso.load("iiwa14"), None, "inverse_dynamics").digest() != graph.digest()


def test_what_was_traced_before_does_not_matter():
    alone = iso.trace(iso.load("puma560"), "newton-euler", "mass_matrix").digest()
    iso.trace(iso.load("iiwa14"), "articulated-body", "forward_dynamics")
    assert iso.trace(iso.load("puma560"), "newton-euler", "mass_matrix").digest() == alone


def test_a_symbol_without_a_value_is_named():
    robot = iso.load("two-link").with_parameters({"link2.mass": iso.symbol("m2")})
    with pytest.raises(iso.ModelError, match="m2"):
        iso.trace(robot, "newton-euler", "inverse_dynamics")
    graph = iso.trace(robot, "newton-euler", "inverse_dynamics", parameters=("m2",))
    assert [port.name for port in graph.inputs] == ["q", "qd", "qdd", "m2"]


def test_fused_products_disappear():
    graph = iso.trace(iso.load("ur5"), None, "inverse_dynamics")
    fused = passes.optimised(graph)
    made = sum(op in (FMA, FMS, FNMA) for op in fused.ops)
    assert made > 100 and len(fused) < len(graph) - made // 2


# -- counts (goldens: a change of one is a line in the changelog's section Numbers) ------------------------------------

GOLDEN = {
    ("ur5", "newton-euler", "inverse_dynamics"): (250, 172, 0, 10),
    ("ur5", "modified-newton-euler", "inverse_dynamics"): (207, 172, 0, 10),
    ("iiwa14", "newton-euler", "inverse_dynamics"): (374, 271, 0, 12),
    ("iiwa14", "modified-newton-euler", "inverse_dynamics"): (307, 279, 0, 12),
    ("ur5", "composite-body-split", "mass_matrix"): (80, 92, 0, 10),
    ("iiwa14", "composite-body-split", "mass_matrix"): (137, 145, 0, 10),
    ("two-link", "composite-body-split", "mass_matrix"): (3, 3, 0, 1),
}


@pytest.mark.parametrize("key", GOLDEN, ids="-".join)
def test_counts_are_golden(key):
    robot, method, quantity = key
    c = iso.count(iso.load(robot), method, quantity)
    assert (c.mul, c.add, c.div, c.trig) == GOLDEN[key]


def test_the_counting_convention():
    context, (x, y, z) = fresh()
    graph = finish(
        context,
        {"x": np.array([x, y, z], dtype=object)},
        {"r": np.array([-(x * y) + 2.0 * z, x / y, (x * y).sqrt(), x.sin()], dtype=object)},
    )
    c = count_graph(graph)
    assert (c.mul, c.add, c.div, c.sqrt, c.trig, c.other) == (2, 1, 1, 1, 1, 0), "signs are free, x y counts once"
    assert c.products == 3 and c.total == 6
    offline = count_graph(graph, offline=("x",))
    assert offline.total == 0


#: (robot, quantity, method) known to be cheaper than the choice by more than an eighth -> how many operations that is
CHEAPER = {("scara", "inverse_dynamics", "balafoutis-patel"): 11, ("scara", "bias_torque", "balafoutis-patel"): 8}
#: many times dearer than the choice on every arm of six joints; counted on small robots and on two of six joints
DEAR = ("lagrange", "screw", "momentum", "kane", "noc")


@pytest.mark.parametrize("name", ARMS)
def test_the_table_of_cheapest_methods_is_right(name):
    """No method is cheaper than the one chosen by more than an eighth, but those of CHEAPER."""
    from isodyn.dynamics.trace import cheapest_method

    robot = iso.load(name)
    cost = lambda c: c.mul + c.add + 10 * c.div  # noqa: E731
    for quantity in ("inverse_dynamics", "forward_dynamics", "mass_matrix", "gravity_torque", "bias_torque"):
        reduce = QUANTITIES[quantity].reductions
        offered = [row.key for row in iso.methods() if quantity in row.quantities]
        left_out = DEAR if robot.n > 5 and name not in ("puma560", "stanford") and quantity != "gravity_torque" else ()
        found = {key: cost(iso.count(robot, key, quantity, reduce=reduce)) for key in offered if key not in left_out}
        chosen = found[cheapest_method(robot, quantity, reduce)]
        rivals = [value + CHEAPER.get((name, quantity, key), 0) for key, value in found.items()]
        assert chosen <= 1.125 * min(rivals) + 1, found
        assert all(chosen == found[key] + less for (*of, key), less in CHEAPER.items() if of == [name, quantity])
        if robot.n > 5:
            assert all(value > 1.25 * chosen for key, value in found.items() if key in DEAR and quantity != "gravity_torque"), found


#: robot -> operations of derivatives of torques and accelerations as `method=None` computes them, without friction and motors
DERIVATIVES = {
    "pppr": (20, 105), "rp": (51, 93), "scara": (46, 105), "two-link": (41, 81), "three-link": (117, 263), "gripper": (155, 351),
    "stanford": (987, 1845), "ur5": (1167, 2194), "puma560": (1462, 2540), "iiwa14": (1836, 3639),
}  # fmt: skip


@pytest.mark.parametrize("name", DERIVATIVES)
def test_derivatives_are_cheapest_by_the_method_chosen(name):
    """Products and sums are golden; differentiating the cheapest recursions costs no less (by more than an eighth)."""
    from isodyn.dynamics.trace import cheapest_method, weight

    robot, found = iso.load(name), []
    rivals = {"inverse": ("modified-newton-euler", "gibbs-appell"), "forward": ("composite-body-split", "articulated-body")}
    for source, others in rivals.items():
        quantity = f"{source}_dynamics_derivatives"
        bare = {"reduce": QUANTITIES[quantity].reductions, "friction": False, "motors": False}
        chosen = iso.count(robot, cheapest_method(robot, quantity, bare["reduce"]), quantity, **bare)
        found.append(chosen.mul + chosen.add)
        assert all(weight(chosen) <= 1.125 * weight(iso.count(robot, other, quantity, **bare)) + 1 for other in others)
    assert tuple(found) == DERIVATIVES[name]


def test_articulated_bodies_win_from_eleven_joints_on():
    from isodyn.dynamics.trace import cheapest_method

    cost = lambda c: c.mul + c.add + 10 * c.div  # noqa: E731
    reduce = QUANTITIES["forward_dynamics"].reductions
    last = int(QUANTITIES["forward_dynamics"].cheapest.beyond[0])
    for n in (last, last + 1):
        robot = iso.chain(n)
        rivals = ("composite-body-split", "articulated-body")
        found = {m: cost(iso.count(robot, m, "forward_dynamics", reduce=reduce)) for m in rivals}
        assert min(found, key=found.get) == cheapest_method(robot, "forward_dynamics", reduce)


# -- derivatives and exactness -----------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_derivatives_agree_with_taylor_expansion_exactly(seed):
    """f(x + e d) mod e^2, in exact arithmetic: graphs of sums, products and quotients evaluated on dual numbers mod p."""
    rng = np.random.default_rng(seed)
    context = Context()
    x = context.symbols("x", 4)
    pool = list(x)
    for _ in range(25):
        a, b = (pool[int(rng.integers(len(pool)))] for _ in range(2))
        new = (a + b, a * b, a - b, a / (b + 2.0), a * 3.0)[int(rng.integers(5))]
        if isinstance(new, Expr):
            pool.append(new)
    outputs = np.array(pool[-3:], dtype=object)
    graph = finish(context, {"x": x}, {"f": outputs, "J": jacobian(outputs, list(x))})
    point = [int(v) for v in rng.integers(1, P, 4)]
    try:
        values = evaluate_exactly(graph, {"x": point})
    except GraphError:
        return  # a denominator vanished at this point
    J = np.array(values[3:], dtype=object).reshape(3, 4)
    for k in range(4):
        assert [int(v) for v in J[:, k]] == [d % P for d in dual(graph, point, k)]


def dual(graph, point, k):
    """Derivatives of the first three results by input k: arithmetic on pairs (value, slope) modulo p."""
    rows = []
    for op, args, value in zip(graph.ops, graph.args, graph.values, strict=True):
        name, v = OPS[op].name, [rows[a] for a in args]
        if name == "const":
            rows.append((Fraction(value).numerator * pow(Fraction(value).denominator, -1, P), 0))
        elif name == "input":
            rows.append((point[value[1]], int(value[1] == k)))
        elif name == "neg":
            rows.append((-v[0][0], -v[0][1]))
        elif name in ("add", "sub"):
            s = 1 if name == "add" else -1
            rows.append((v[0][0] + s * v[1][0], v[0][1] + s * v[1][1]))
        elif name == "mul":
            rows.append((v[0][0] * v[1][0] % P, (v[0][0] * v[1][1] + v[0][1] * v[1][0]) % P))
        else:
            inverse = pow(v[1][0], -1, P)
            rows.append((v[0][0] * inverse % P, (v[0][1] - v[0][0] * inverse * v[1][1]) * inverse % P))
    return [rows[i][1] for i in graph.results[:3]]


def test_circle_points_are_on_the_circle():
    for argument in (0, 1, 5, P - 1, 123456789):
        c, s = circle(argument)
        assert (c * c + s * s) % P == 1


def test_exact_evaluation_sees_a_flipped_sign():
    robot = iso.load("three-link")
    q = list(range(1, 4))
    graphs = [iso.trace(robot, m, "mass_matrix") for m in ("newton-euler", "composite-body")]
    context, (x, y, z) = fresh()
    right = finish(context, {"x": np.array([x, y, z], dtype=object)}, {"r": np.array([x * y + z])})
    wrong = finish(context, {"x": np.array([x, y, z], dtype=object)}, {"r": np.array([x * y - z])})
    assert evaluate_exactly(right, {"x": q}) != evaluate_exactly(wrong, {"x": q})
    assert len({tuple(len(evaluate_exactly(g, {"q": q})) for g in graphs)}) == 1


def test_comparisons_have_no_meaning_modulo_p():
    graph = iso.trace(iso.load("puma560"), "newton-euler", "inverse_dynamics")
    with pytest.raises(GraphError, match="friction"):
        evaluate_exactly(graph, {"q": [1] * 6, "qd": [1] * 6, "qdd": [1] * 6})


def test_the_running_error_bound_holds_in_single_precision():
    """float32 results differ from float64 ones by no more than the bound says, and the bound is not absurd."""
    graph = iso.trace(iso.load("iiwa14"), "newton-euler", "inverse_dynamics")
    rng = np.random.default_rng(2)
    inputs = {name: rng.normal(size=(200, 7)).astype(np.float32) for name in ("q", "qd", "qdd")}
    exact = evaluate(graph, inputs)["inverse_dynamics"]
    value, bound = evaluate_bound(graph, inputs, np.float32)
    error = np.abs(value["inverse_dynamics"] - exact)
    assert (error <= bound["inverse_dynamics"]).all()
    assert bound["inverse_dynamics"].max() < 1e4 * error.max()


GENERAL = {  # general n-revolute arm: products with divisions, and additions, are polynomials in n
    ("newton-euler", "inverse_dynamics"): ((117, -138), (90, -119)),
    ("modified-newton-euler", "inverse_dynamics"): ((96, -118), (84, -110)),
    ("gibbs-appell", "inverse_dynamics"): ((96, -110), (84, -106)),
    ("articulated-body", "forward_dynamics"): ((230, -330), (217, -344)),
    ("kane-recursive", "inverse_dynamics"): ((105, -120), (87, -109)),
    ("balafoutis-patel", "inverse_dynamics"): ((93, -115), (81, -107)),
    ("hollerbach", "inverse_dynamics"): ((205, -297), (156, -245)),
    ("denoc-centres", "inverse_dynamics"): ((127, -146), (97, -120)),
}


@pytest.mark.parametrize("key", GENERAL, ids="-".join)
def test_counts_of_the_general_arm_are_linear_in_the_number_of_joints(key):
    (m1, m0), (a1, a0) = GENERAL[key]
    for n in (4, 6, 9):
        c = iso.count(n, *key)
        assert (c.products, c.add) == (m1 * n + m0, a1 * n + a0)


SIX = {  # general arm of six joints: originals and their variants
    ("composite-body", "mass_matrix"): (327, 291),
    ("composite-body", "forward_dynamics"): (861, 741),
    ("composite-body-split", "mass_matrix"): (333, 350),
    ("composite-body-split", "forward_dynamics"): (867, 800),
    ("composite-body-split", "inverse_dynamics"): (1447, 1238),
    ("composite-body-split", "coriolis_matrix"): (1236, 1064),
    ("kane", "inverse_dynamics"): (936, 761),
    ("kane", "forward_dynamics"): (1321, 1052),
    ("kane-recursive", "forward_dynamics"): (1251, 996),
    ("recursive-derivatives", "inverse_dynamics_derivatives"): (2206, 1844),
    ("recursive-derivatives", "forward_dynamics_derivatives"): (3092, 2673),
}


@pytest.mark.parametrize("key", SIX, ids="-".join)
def test_counts_of_originals_and_variants_are_golden(key):
    c = iso.count(6, *key)
    assert (c.products, c.add) == SIX[key]
