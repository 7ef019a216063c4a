"""Speed of batches, threads, precisions and single calls, as ratios to the peers in the same run."""

from __future__ import annotations

import os
import threading

import numpy as np

import isodyn as iso
from benchmarks.measure import Contestant, best_of
from benchmarks.peers import COMPARED, PEERS
from isodyn.backends.device import cores
from isodyn.backends.llvm.target import host_target
from isodyn.model.quantities import QUANTITIES
from isodyn.study.speed import CALLS, Pinocchio, batch_call, many_calls, single_calls

STATES = 100_000
FEW = 64  # states of a small batch

#: what is asked of one thread against Pinocchio: quantity -> times faster, by vector unit
TARGETS = {
    "avx512": {"inverse_dynamics": 55, "forward_dynamics": 45, "mass_matrix": 28},
    "avx2": {"inverse_dynamics": 32, "forward_dynamics": 25, "mass_matrix": 22},
}


def states(robot: iso.Robot, dtype: str = "float64") -> list[np.ndarray]:
    """q, qd and qdd or tau for the benchmark, (STATES, n)."""
    rng = np.random.default_rng(0)
    return [np.ascontiguousarray(rng.normal(size=(STATES, robot.n)).astype(dtype)) for _ in range(3)]


def ours(
    robot: iso.Robot, quantity: str, *, dtype: str = "float64", threads: int = 1, out: bool = True, unit: str | None = None
) -> Contestant:
    """A contestant that evaluates STATES states through the public method."""
    if unit:
        os.environ["ISODYN_LANES"] = unit
    try:
        dynamics = iso.compile(robot, dtype=dtype, threads=threads)
        arguments = states(robot, dtype)[: len(QUANTITIES[quantity].inputs)]
        with_out = batch_call(dynamics, quantity, arguments)  # compiles
    finally:
        os.environ.pop("ISODYN_LANES", None)
    return with_out if out else (lambda: getattr(dynamics, quantity)(*arguments))


def against_pinocchio(
    robot: iso.Robot, quantity: str, *, unit: str | None = None, rounds: int = 9, theirs: int = STATES
) -> dict[str, float]:
    """ns per state of both (of the peer on so many states), with and without out=, and the ratio with out=."""
    call, count = PEERS["Pinocchio"](robot, *(x[:theirs] for x in states(robot)))[quantity]
    best = best_of(
        {"peer": call, "out": ours(robot, quantity, unit=unit), "new": ours(robot, quantity, out=False, unit=unit)}, rounds=rounds
    )
    peer, mine, new = best["peer"] / count, best["out"] / STATES, best["new"] / STATES
    return {"peer": peer, "ours": mine, "ours without out=": new, "ratio": peer / mine, "ratio without out=": peer / new}


def single_call(robot: iso.Robot, rounds: int = 15) -> dict[str, float]:
    """ns of one inverse-dynamics call through the public method, and the part of pinocchio.rnea's time it takes."""
    quantity, arguments, dynamics = "inverse_dynamics", tuple(states(robot)), iso.compile(robot)
    best = best_of(
        {
            "peer": Pinocchio(robot).calls(quantity, arguments),
            "new": single_calls(dynamics, quantity, arguments, out=False),
            "out": single_calls(dynamics, quantity, arguments),
        },
        rounds=rounds,
    )
    ns = {name: time / CALLS for name, time in best.items()}
    return {
        "peer": ns["peer"],
        "ours": ns["new"],
        "out=": ns["out"],
        "part": ns["new"] / ns["peer"],
        "part with out=": ns["out"] / ns["peer"],
    }


def small_batch(robot: iso.Robot, quantity: str, rounds: int = 15) -> dict[str, float]:
    """ns per state in a batch of FEW through the public method with out=, Pinocchio's for the same, and the ratio."""
    arguments = tuple(x[:FEW].copy() for x in states(robot)[: len(QUANTITIES[quantity].inputs)])
    dynamics = iso.compile(robot)
    result = getattr(dynamics, quantity)(*arguments)
    theirs, count = Pinocchio(robot).batch(quantity, arguments)
    some = 20  # calls of the peer: each takes a thousand times as long as starting it
    best = best_of(
        {
            "peer": lambda: [theirs() for _ in range(some)],
            "ours": many_calls(getattr(dynamics, quantity), arguments, out=result),
        },
        rounds=rounds,
    )
    peer, mine = best["peer"] / some / count, best["ours"] / CALLS / FEW
    return {"peer": peer, "ours": mine, "ratio": peer / mine}


def threads_gain(robot: iso.Robot, quantity: str = "inverse_dynamics", rounds: int = 15) -> float:
    """How many times faster two threads are than one, in calls that follow each other."""

    def five_calls(threads: int) -> Contestant:
        call = ours(robot, quantity, threads=threads)
        return lambda: [call() for _ in range(5)]

    best = best_of({"one": five_calls(1), "two": five_calls(2)}, rounds=rounds)
    return best["one"] / best["two"]


def machine_gain(robot: iso.Robot, rounds: int = 15) -> float:
    """How much more two cores of this machine do than one: the same kernel on data of its own in each of two plain threads.

    About 2 on two real cores, about 1 when the "cores" are two threads of one core, whatever the software does.
    """
    kernel = iso.compile(robot).kernel("inverse_dynamics")
    sets = [[*states(robot), np.empty((STATES, robot.n))] for _ in range(2)]

    def both() -> None:
        other = threading.Thread(target=kernel.run, args=(sets[1], STATES))
        other.start()
        kernel.run(sets[0], STATES)
        other.join()

    best = best_of({"one": lambda: kernel.run(sets[0], STATES), "both": both}, rounds=rounds)
    return 2 * best["one"] / best["both"]


def single_precision_gain(robot: iso.Robot, quantity: str, rounds: int = 9) -> float:
    """How many times faster float32 is than float64."""
    best = best_of({"double": ours(robot, quantity), "single": ours(robot, quantity, dtype="float32")}, rounds=rounds)
    return best["double"] / best["single"]


def table() -> None:
    """Print everything."""
    target = host_target()
    goals = TARGETS.get(target.unit, {})
    print(
        f"host: {target.cpu}, {target.unit}, {cores()} cores; {STATES} states, (N, n) float64, one thread, "
        "best of several rounds taken in turn\n"
    )
    print(f"{'robot':9} {'quantity':17} {'isodyn':>9} {'no out=':>9}  peers: ns per state (times slower than isodyn with out=)")
    for name in ("ur5", "iiwa14", "puma560"):
        robot = iso.load(name)
        for quantity in COMPARED:
            _row(robot, quantity, goals.get(quantity))
    print(f"\n{'robot':9} single call [ns]: pinocchio.rnea, isodyn, isodyn out=  (part of Pinocchio's time; asked: 0.35, 0.25)")
    for name in ("ur5", "iiwa14"):
        try:
            s = single_call(iso.load(name))
        except ImportError:
            print(f"{name:9} skipped: Pinocchio is not installed")
            continue
        print(f"{name:9} {s['peer']:7.0f} {s['ours']:7.0f} {s['out=']:7.0f}   ({s['part']:.3f}, {s['part with out=']:.3f})")
    print(f"\n{'robot':9} a batch of {FEW}, out= [ns per state]: Pinocchio, isodyn  (times faster)")
    for name in ("ur5", "iiwa14"):
        for quantity in TARGETS["avx512"]:
            try:
                s = small_batch(iso.load(name), quantity, rounds=5)
            except ImportError:
                continue
            print(f"{name:9} {quantity:17} {s['peer']:7.0f} {s['ours']:7.2f}   ({s['ratio']:.1f}x)")
    print(
        f"\n{'robot':9} gains: two threads / one (what the machine's two cores can do), float32 / float64 inverse, forward"
        "  (asked: 1.8, 1.5, 1.5)"
    )
    for name in ("ur5", "iiwa14"):
        robot = iso.load(name)
        two, ideal = (threads_gain(robot), machine_gain(robot)) if cores() > 1 else (float("nan"),) * 2
        single = [single_precision_gain(robot, quantity) for quantity in ("inverse_dynamics", "forward_dynamics")]
        print(f"{name:9} {two:7.2f} ({ideal:.2f}) {single[0]:7.2f} {single[1]:7.2f}")
    if target.unit == "avx512":
        print(f"\nAVX2 code on this host (asked: {TARGETS['avx2']})")
        for name in ("ur5", "iiwa14"):
            try:
                ratios = {q: against_pinocchio(iso.load(name), q, unit="avx2")["ratio"] for q in TARGETS["avx2"]}
            except ImportError:
                break
            print(f"{name:9} " + "  ".join(f"{quantity} {ratio:.1f}x" for quantity, ratio in ratios.items()))


def _row(robot: iso.Robot, quantity: str, goal: float | None) -> None:
    contestants, counts, notes = {"isodyn": ours(robot, quantity), "new": ours(robot, quantity, out=False)}, {}, []
    for peer, build in PEERS.items():
        try:
            found = build(robot, *states(robot)).get(quantity)
        except ImportError:
            notes.append(f"{peer} skipped: not installed")
            continue
        except ValueError as error:  # MuJoCo refuses unphysical inertias
            notes.append(f"{peer} skipped: {str(error).splitlines()[0][:40]}")
            continue
        if found:
            contestants[peer], counts[peer] = found
    best = best_of(contestants, rounds=9)
    mine, new = best["isodyn"] / STATES, best["new"] / STATES
    parts = [f"{peer} {best[peer] / n:.0f} ({best[peer] / n / mine:.1f}x)" for peer, n in counts.items()]
    asked = f"   asked: {goal}x" if goal and robot.name in ("ur5", "iiwa14") else ""
    print(f"{robot.name:9} {quantity:17} {mine:9.2f} {new:9.2f}  {', '.join(parts + notes)}{asked}", flush=True)
