"""Arrays of any strides, order, shape, length and number type give the bits of a plain loop over single states."""

from __future__ import annotations

import itertools
import multiprocessing
import pickle
import threading
from typing import Any

import numpy as np
import pytest
from bounds import bounded, within

import isodyn as iso

N = 3
ROBOT = iso.random_tree(8, N, branching=0.5, motors=True)
DYNAMICS = iso.compile(ROBOT, threads=1)
RNG = np.random.default_rng(20)

VIEWS = {
    "C order": lambda x: np.ascontiguousarray(x),
    "Fortran order": lambda x: np.asfortranarray(x),
    "reversed rows": lambda x: np.ascontiguousarray(x[::-1])[::-1],
    "reversed joints": lambda x: np.ascontiguousarray(x[..., ::-1])[..., ::-1],
    "every other row": lambda x: np.repeat(x, 2, axis=0)[::2],
    "columns of a wider array": lambda x: np.concatenate([x + 9, x, x - 9], axis=-1)[..., N : 2 * N],
    "every other column": lambda x: np.repeat(x, 2, axis=-1)[..., 1::2],
    "transposed": lambda x: np.ascontiguousarray(np.moveaxis(x, -1, 0)).transpose(*range(1, x.ndim), 0),
    "odd byte offset": lambda x: _unaligned(x),
    "other byte order": lambda x: x.astype(">f8"),
    "read-only": lambda x: _locked(x),
    "list": lambda x: x.tolist(),
}


def _unaligned(x: Any) -> Any:
    buffer = np.empty(x.nbytes + 1, np.uint8)[1:]
    view = np.ndarray(x.shape, x.dtype, buffer)
    view[...] = x
    return view


def _locked(x: Any) -> Any:
    x = x.copy()
    x.flags.writeable = False
    return x


def one_by_one(dynamics: Any, quantity: str, *arrays: Any, **options: Any) -> Any:
    """A Python loop over single states, each from a fresh contiguous array."""
    batch = np.broadcast_shapes(*(np.shape(a)[:-1] for a in arrays))
    wide = [np.broadcast_to(a, (*batch, np.shape(a)[-1])) for a in arrays]
    results = [getattr(dynamics, quantity)(*(a[index].copy() for a in wide), **options) for index in np.ndindex(*batch)]
    return np.array(results).reshape(*batch, *np.shape(results[0]))


def same_bits(actual: Any, expected: Any) -> None:
    actual, expected = np.ascontiguousarray(actual), np.ascontiguousarray(expected)
    assert actual.shape == expected.shape and actual.dtype == expected.dtype
    kind = np.int64 if actual.dtype == np.float64 else np.int32
    different = actual.view(kind) != expected.view(kind)
    assert not different.any(), (
        f"{different.sum()} of {different.size} entries differ, by at most {np.abs(actual - expected).max():g}"
    )


def rows(*shape: int) -> Any:
    return RNG.uniform(-2, 2, (*shape, N))


# -- inputs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("shape", [(21,), (4, 5), (2, 3, 4)], ids=str)
def test_inputs_of_any_layout_give_the_same_bits(view: str, shape: tuple[int, ...]) -> None:
    q, qd, qdd = rows(*shape), rows(*shape), rows(*shape)
    expected = one_by_one(DYNAMICS, "inverse_dynamics", q, qd, qdd)
    laid = VIEWS[view]
    same_bits(DYNAMICS.inverse_dynamics(laid(q), laid(qd), laid(qdd)), expected)
    same_bits(DYNAMICS.inverse_dynamics(q, laid(qd), qdd), expected)
    same_bits(DYNAMICS.mass_matrix(laid(q)), one_by_one(DYNAMICS, "mass_matrix", q))


@pytest.mark.parametrize("views", list(itertools.combinations(list(VIEWS)[:9], 3))[::4], ids=" + ".join)
def test_inputs_of_different_layouts_mix(views: tuple[str, ...]) -> None:
    arrays = [rows(11) for _ in range(3)]
    laid = [VIEWS[view](a) for view, a in zip(views, arrays, strict=True)]
    same_bits(DYNAMICS.inverse_dynamics(*laid), one_by_one(DYNAMICS, "inverse_dynamics", *arrays))


LEADING = [(), (1,), (5,), (4, 1), (4, 5), (1, 5), (3, 1, 1), (3, 4, 5), (1, 1, 5)]


@pytest.mark.parametrize("a", LEADING, ids=str)
def test_leading_dimensions_broadcast_in_every_combination(a: tuple[int, ...]) -> None:
    for b, c in itertools.product(LEADING, LEADING[::2]):
        arrays = [rows(*shape) for shape in (a, b, c)]
        actual = DYNAMICS.inverse_dynamics(*arrays)
        assert actual.shape == (*np.broadcast_shapes(a, b, c), N)
        same_bits(actual, one_by_one(DYNAMICS, "inverse_dynamics", *arrays))


def test_arrays_broadcast_beforehand_give_the_same_bits() -> None:
    """Stride 0, in rows and even between the joints."""
    q, qd = rows(4, 5), np.broadcast_to(rows(), (4, 5, N))
    flat = np.broadcast_to(np.float64(0.3), (4, 5, N))
    same_bits(DYNAMICS.inverse_dynamics(q, qd, flat), one_by_one(DYNAMICS, "inverse_dynamics", q, qd, flat))


@pytest.mark.parametrize("length", range(41))
def test_every_tail_length_gives_the_same_bits(length: int) -> None:
    arrays = [rows(length) for _ in range(3)]
    for quantity, used in (("inverse_dynamics", 3), ("mass_matrix", 1), ("kinetic_energy", 2)):
        actual = getattr(DYNAMICS, quantity)(*arrays[:used])
        if length:
            same_bits(actual, one_by_one(DYNAMICS, quantity, *arrays[:used]))
        else:
            assert actual.shape[0] == 0


@pytest.mark.parametrize(
    "kind", [np.float32, np.float16, np.int64, np.int32, np.int8, np.uint8, bool, np.longdouble], ids=lambda k: k.__name__
)
@pytest.mark.parametrize("count", [1, 7, 8192, 8193])
def test_numbers_of_other_types_are_converted_exactly(kind: Any, count: int) -> None:
    """As if they had been float64 from the start; 8192 rows are converted at a time."""
    q = (
        (RNG.uniform(-3, 3, (count, N))).astype(kind)
        if kind not in (np.uint8, bool)
        else RNG.integers(0, 2, (count, N)).astype(kind)
    )
    qd, qdd = rows(count), rows(count)
    same_bits(DYNAMICS.inverse_dynamics(q, qd, qdd), DYNAMICS.inverse_dynamics(q.astype(np.float64), qd, qdd))
    wide = np.repeat(q, 2, axis=1)[:, ::2]
    same_bits(DYNAMICS.inverse_dynamics(wide, qd, qdd), DYNAMICS.inverse_dynamics(q.astype(np.float64), qd, qdd))


@pytest.mark.parametrize("quantity", ["inverse_dynamics", "forward_dynamics", "mass_matrix"])
def test_single_precision_kernels_agree_to_the_rounding_of_their_operations(quantity: str) -> None:
    """float32 inputs, so that both kernels see the same state; the bound is the running error of the graph in float32."""
    rough = iso.compile(ROBOT, dtype="float32")
    graph = rough.graph(quantity)
    inputs = [rows(33).astype(np.float32) for _ in graph.inputs]
    actual = getattr(rough, quantity)(*inputs)
    assert actual.dtype == np.float32
    names = {port.name: x for port, x in zip(graph.inputs, inputs, strict=True)}
    _, bounds = bounded(graph, names, constants=1, dtype=np.float32)
    within(
        actual, getattr(DYNAMICS, quantity)(*inputs), 2 * bounds[quantity], f"{quantity} in float32:"
    )  # sin, cos within 2 ulp there
    same_bits(getattr(rough, quantity)(*(x.astype(np.float64) for x in inputs)), actual)


def test_single_states_come_back_without_a_batch() -> None:
    x = rows()
    assert DYNAMICS.inverse_dynamics(x, x, x).shape == (N,)
    assert np.ndim(DYNAMICS.kinetic_energy(x, x)) == 0
    assert DYNAMICS.kinetic_energy(x[None], x).shape == (1,)
    for _ in range(3):  # the second call takes the fast entry
        assert float(DYNAMICS.kinetic_energy(x, x)) == DYNAMICS.kinetic_energy(x[None], x)[0]


# -- outputs ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quantity", ["inverse_dynamics", "mass_matrix", "kinetic_energy"])
@pytest.mark.parametrize("shape", [(13,), (3, 7)], ids=str)
def test_outputs_of_any_layout_are_filled_and_nothing_beside_them(quantity: str, shape: tuple[int, ...]) -> None:
    arrays = [rows(*shape) for _ in range({"inverse_dynamics": 3, "mass_matrix": 1, "kinetic_energy": 2}[quantity])]
    expected = one_by_one(DYNAMICS, quantity, *arrays)
    full = expected.shape
    for make in (
        lambda: np.full(full, -1.0),
        lambda: np.full(full, -1.0, order="F"),
        lambda: np.full((full[0] * 2, *full[1:]), -1.0)[::2],
        lambda: np.full(full, -1.0)[::-1],
        lambda: np.full((*full[:-1], full[-1] * 3), -1.0)[..., 1::3],
        lambda: np.full((*full[:-1], full[-1] + 4), -1.0)[..., 2:-2],
        lambda: _unaligned(np.full(full, -1.0)),
        lambda: np.full(full[::-1], -1.0).T,
    ):
        out = make()
        base = out if out.base is None or out.base.dtype == np.uint8 else out.base
        before = base.size
        assert getattr(DYNAMICS, quantity)(*arrays, out=out) is out
        same_bits(out, expected)
        if before > out.size:
            assert (base == -1.0).sum() == before - out.size, "numbers beside the output were written"


def test_a_single_state_fills_its_output() -> None:
    x, out = rows(), np.empty(N)
    expected = DYNAMICS.inverse_dynamics(x, x, x)
    for place in (out, np.empty(2 * N)[::2], np.empty(N)[::-1]):
        assert DYNAMICS.inverse_dynamics(x, x, x, out=place) is place
        same_bits(place, expected)
    energy = np.empty(())
    assert DYNAMICS.kinetic_energy(x, x, out=energy) is energy
    assert float(energy) == float(DYNAMICS.kinetic_energy(x, x))


@pytest.mark.parametrize("count", [1, 5, 64, 1000])
@pytest.mark.parametrize("which", [0, 1, 2])
def test_the_output_may_be_an_input(count: int, which: int) -> None:
    arrays = [rows(count) for _ in range(3)]
    expected = DYNAMICS.inverse_dynamics(*arrays)
    out = arrays[which]
    assert DYNAMICS.inverse_dynamics(*arrays, out=out) is out
    same_bits(out, expected)


def test_a_single_state_may_be_its_own_output() -> None:
    for which in range(3):
        arrays = [rows() for _ in range(3)]
        expected = DYNAMICS.inverse_dynamics(*arrays)
        same_bits(DYNAMICS.inverse_dynamics(*arrays, out=arrays[which]), expected)
    x = rows()
    expected = DYNAMICS.inverse_dynamics(x, x, x)
    same_bits(DYNAMICS.inverse_dynamics(x, x, x, out=x), expected)


@pytest.mark.parametrize("shift", [-9, -3, -1, 1, 2, 3, 9])
@pytest.mark.parametrize("step", [1, -1])
def test_the_output_may_overlap_an_input_anyhow(shift: int, step: int) -> None:
    """Shifted by whole rows or by single numbers, forwards or backwards."""
    count = 40
    memory = RNG.uniform(-2, 2, count * N + 40)
    q = memory[20 : 20 + count * N].reshape(count, N)[::step]
    out = memory[20 + shift : 20 + shift + count * N].reshape(count, N)
    qd, qdd = rows(count), rows(count)
    expected = DYNAMICS.inverse_dynamics(q.copy(), qd, qdd)
    same_bits(DYNAMICS.inverse_dynamics(q, qd, qdd, out=out), expected)


def test_a_broadcast_input_may_lie_in_the_output() -> None:
    """One row of the output is the qd of every state."""
    out = rows(40)
    qd, q, qdd = out[17], rows(40), rows(40)
    expected = DYNAMICS.inverse_dynamics(q, qd.copy(), qdd)
    same_bits(DYNAMICS.inverse_dynamics(q, qd, qdd, out=out), expected)


def test_a_single_output_may_overlap_an_input_by_some_numbers() -> None:
    memory = RNG.uniform(-2, 2, 2 * N)
    qd, qdd = rows(), rows()
    for shift in range(N):
        expected = DYNAMICS.inverse_dynamics(memory[:N].copy(), qd, qdd)
        work = memory.copy()
        same_bits(DYNAMICS.inverse_dynamics(work[:N], qd, qdd, out=work[shift : shift + N]), expected)


# -- threads and large batches ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quantity", ["inverse_dynamics", "forward_dynamics", "mass_matrix"])
@pytest.mark.parametrize("count", [1023, 20_000, 100_003])
def test_one_and_two_threads_give_the_same_bits(quantity: str, count: int) -> None:
    two = iso.compile(ROBOT, threads=2)
    arrays = [rows(count) for _ in DYNAMICS.graph(quantity).inputs]
    same_bits(getattr(two, quantity)(*arrays), getattr(DYNAMICS, quantity)(*arrays))
    picked = RNG.integers(0, count, 20)
    same_bits(getattr(two, quantity)(*arrays)[picked], one_by_one(DYNAMICS, quantity, *(a[picked] for a in arrays)))


def test_large_batches_of_strange_layout_give_the_same_bits_on_two_threads() -> None:
    """Large enough for threads and for writing past the caches."""
    two = iso.compile(ROBOT, threads=2)
    q = np.asfortranarray(rows(400_000))
    qd = np.broadcast_to(rows(), q.shape)
    qdd = rows(400_000).astype(np.float32)
    expected = DYNAMICS.inverse_dynamics(np.ascontiguousarray(q), np.ascontiguousarray(qd), qdd.astype(float))
    same_bits(two.inverse_dynamics(q, qd, qdd), expected)
    out = np.empty((N, 400_000)).T
    same_bits(two.inverse_dynamics(q, qd, qdd, out=out), expected)


# -- run-time parameters ------------------------------------------------------------------------------------------------


def test_parameters_per_sample_equal_robots_compiled_anew() -> None:
    """Masses, mass centres, inertias, gravity, friction and rotors, one value per sample, against 6 robots with those numbers."""
    names = (
        "link2.mass",
        "link3.com",
        "link3.inertia",
        "gravity",
        "joint1.viscous",
        "joint2.rotor_inertia",
        "joint2.coulomb",
        "joint3.offset",
    )
    dynamics = iso.compile(ROBOT, parameters=names)
    base = ROBOT.parameters()
    samples = 6
    values = {name: np.multiply.outer(RNG.uniform(0.5, 1.5, samples), np.asarray(base[name], dtype=float)) for name in names}
    values["joint3.offset"] = RNG.uniform(-1, 1, samples)
    q, qd, x = rows(samples), rows(samples), rows(samples)
    for quantity, arrays in (
        ("inverse_dynamics", (q, qd, x)),
        ("forward_dynamics", (q, qd, x)),
        ("mass_matrix", (q,)),
        ("gravity_torque", (q,)),
    ):
        together = getattr(dynamics, quantity)(*arrays, parameters=values)
        for k in range(samples):
            single = {name: value[k] for name, value in values.items()}
            robot = iso.compile(ROBOT.with_parameters(single))
            inputs = {port.name: a[k] for port, a in zip(robot.graph(quantity).inputs, arrays, strict=True)}
            expected, bounds = bounded(robot.graph(quantity), inputs, constants=4)
            _, own = bounded(
                dynamics.graph(quantity), inputs | {n: np.reshape(v, np.shape(v) or (1,)) for n, v in single.items()}, constants=4
            )
            within(together[k], expected[quantity], bounds[quantity] + own[quantity], f"{quantity}, sample {k}:")
            same_bits(getattr(dynamics, quantity)(*(a[k] for a in arrays), parameters=single), together[k])


def test_parameters_broadcast_like_arrays() -> None:
    dynamics = iso.compile(iso.load("ur5"), parameters=("wrist_3_link.mass", "gravity"))
    q = RNG.uniform(-1, 1, (4, 1, 6))
    masses, gravity = RNG.uniform(0.1, 5, 3), np.array([0.0, 0.0, -9.81])
    table = dynamics.gravity_torque(q, parameters={"wrist_3_link.mass": masses, "gravity": gravity})
    assert table.shape == (4, 3, 6)
    for i, j in np.ndindex(4, 3):
        same_bits(dynamics.gravity_torque(q[i, 0], parameters={"wrist_3_link.mass": masses[j], "gravity": gravity}), table[i, j])


def test_wrenches_per_sample_broadcast_like_arrays() -> None:
    dynamics = iso.compile(iso.load("ur5"))
    q, load = RNG.uniform(-1, 1, (4, 1, 6)), RNG.uniform(-9, 9, (3, 6))
    zero = np.zeros(6)
    table = dynamics.inverse_dynamics(q, zero, zero, wrench={"tool0": load})
    assert table.shape == (4, 3, 6)
    for i, j in np.ndindex(4, 3):
        same_bits(dynamics.inverse_dynamics(q[i, 0], zero, zero, wrench=load[j]), table[i, j])


def test_a_call_with_options_does_not_change_the_plain_one() -> None:
    """The fast entry is installed by the first call, whatever its options were."""
    x = RNG.uniform(-1, 1, 6)
    for first in (
        lambda d: d.inverse_dynamics(x, x, x, wrench=np.ones(6)),
        lambda d: d.inverse_dynamics(x, x, x, out=np.empty(6)),
        lambda d: d.jacobian(x, reference="local"),
        lambda d: d.jacobian(x, "wrist_1_link"),
        lambda d: d.pose(x, "wrist_1_link"),
        lambda d: d.jacobian(x, reference="world"),
    ):
        fresh, plain = iso.compile(iso.load("ur5")), iso.compile(iso.load("ur5"))
        first(fresh)
        first(fresh)
        same_bits(fresh.inverse_dynamics(x, x, x), plain.inverse_dynamics(x, x, x))
        same_bits(fresh.jacobian(x), plain.jacobian(x))
        same_bits(fresh.pose(x), plain.pose(x))
        same_bits(fresh.jacobian(x, reference="local"), plain.jacobian(x, None, "local"))
        assert not (fresh.jacobian(x, reference="local") == fresh.jacobian(x)).all()
        assert not (fresh.jacobian(x, "wrist_1_link") == fresh.jacobian(x)).all()


def test_every_spelling_of_a_call_gives_the_same_bits() -> None:
    """Lists, keywords, a method taken before the first call, numbers of another type, arrays of any leading shape."""
    taken = iso.compile(ROBOT).inverse_dynamics
    x = [rows(1)[0] for _ in range(3)]
    expected = DYNAMICS.inverse_dynamics(*x)
    for _ in range(2):
        same_bits(taken(*x), expected)
        same_bits(taken(*(a.tolist() for a in x)), expected)
        same_bits(taken(q=x[0], qd=x[1], qdd=x[2]), expected)
        same_bits(taken(*(a[None, None] for a in x)), expected[None, None])
        same_bits(taken(*(a.astype(">f8") for a in x)), expected)
        same_bits(taken(x[0], x[1][None], x[2], out=np.empty((1, N))), expected[None])
    single, many = iso.compile(ROBOT, dtype="float32"), np.float32([x[0]] * 3)
    same_bits(single.gravity_torque(many[0].astype(float)), single.gravity_torque(many)[0])


def test_derivatives_take_a_tuple_of_outputs() -> None:
    x = [rows(5) for _ in range(3)]
    for method in (DYNAMICS.inverse_dynamics_derivatives, DYNAMICS.forward_dynamics_derivatives):
        for a in (x, [b[0] for b in x]):
            expected = method(*a)
            out = tuple(np.full(e.shape, np.nan) for e in expected)
            found = method(*a, out=out)
            assert all(f is o for f, o in zip(found, out, strict=True))
            for f, e in zip(found, expected, strict=True):
                same_bits(f, e)
        for wrong in (out[0], out[:2], [*out[:2], None, None]):
            with pytest.raises(iso.ShapeError, match=r"out: expected a tuple of 3 arrays"):
                method(*x, out=wrong)


@pytest.mark.parametrize("wrong", [None, {"q": 1}, iter([1.0]), np.array([None] * N)])
def test_what_is_no_number_is_named(wrong: Any) -> None:
    with pytest.raises(iso.ShapeError, match=r"q: expected real numbers, got \w+.*give a list or an array of numbers"):
        DYNAMICS.gravity_torque(wrong)
    with pytest.raises(iso.ShapeError, match=r"use isodyn.trace"):
        DYNAMICS.gravity_torque([iso.symbol("a")] * N)


def test_threads_are_whole_numbers_of_any_kind() -> None:
    assert iso.compile(ROBOT, threads=np.int64(2)).threads == 2  # type: ignore[arg-type]
    for wrong in (True, 0, 1.5, "2"):
        with pytest.raises(iso.ShapeError, match="threads must be a whole number"):
            iso.compile(ROBOT, threads=wrong)  # type: ignore[arg-type]


# -- pickle and fork ----------------------------------------------------------------------------------------------------


def test_dynamics_kernels_graphs_and_robots_pickle() -> None:
    x = [rows(9) for _ in range(3)]
    expected = DYNAMICS.inverse_dynamics(*x)
    again = pickle.loads(pickle.dumps(DYNAMICS))
    same_bits(again.inverse_dynamics(*x), expected)
    same_bits(again.inverse_dynamics(*(a[0] for a in x)), expected[0])
    assert (again.method, again.threads, again.dtype, again.robot) == (
        DYNAMICS.method,
        DYNAMICS.threads,
        DYNAMICS.dtype,
        DYNAMICS.robot,
    )
    graph = DYNAMICS.graph("inverse_dynamics")
    copy = pickle.loads(pickle.dumps(graph))
    assert copy == graph and copy.digest() == graph.digest()
    kernel = pickle.loads(pickle.dumps(DYNAMICS.kernel("inverse_dynamics")))
    out = np.empty((9, N))
    kernel.run([*x, out], 9)
    same_bits(out, expected)
    same_bits(pickle.loads(pickle.dumps(ROBOT)).inverse_dynamics(*x), expected)
    for method in (DYNAMICS.inverse_dynamics, iso.compile(ROBOT).inverse_dynamics, ROBOT.inverse_dynamics):  # called or not
        same_bits(pickle.loads(pickle.dumps(method))(*x), expected)


def test_options_survive_the_pickle() -> None:
    dynamics = iso.compile(
        ROBOT, method="composite-body", dtype="float32", parameters=("gravity",), friction=False, motors=False, threads=2
    )
    again = pickle.loads(pickle.dumps(dynamics))
    for name in ("method", "dtype", "parameters", "friction", "motors", "threads", "device"):
        assert getattr(again, name) == getattr(dynamics, name), name


def _in_a_child(dynamics: Any, arrays: Any, expected: Any) -> None:
    same_bits(dynamics.inverse_dynamics(*arrays), expected)
    same_bits(dynamics.inverse_dynamics(*(a[0] for a in arrays)), expected[0])
    assert helpers(), "the child made no threads of its own"


def helpers() -> int:
    """Living threads of the library's in this process."""
    return sum(thread.name.startswith("isodyn") for thread in threading.enumerate())


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="this system cannot fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_threads_work_after_a_fork() -> None:
    """The pool of the parent is gone in the child, which makes its own; a child that hangs is ended after a minute."""
    two = iso.compile(ROBOT, threads=2)
    arrays = [rows(100_000) for _ in range(3)]
    expected = two.inverse_dynamics(*arrays)
    assert helpers(), "the batch was too small for threads"
    child = multiprocessing.get_context("fork").Process(target=_in_a_child, args=(two, arrays, expected))
    child.start()
    child.join(60)
    if child.is_alive():
        child.kill()
        child.join()
        pytest.fail("the child hangs")
    assert child.exitcode == 0
    same_bits(two.inverse_dynamics(*arrays), expected)
