"""What the package computes and promises, as digests: run before and after a change that should move nothing.

    python tools/record.py graphs FILE [--robots NAME ...] [--quantities NAME ...] [--methods NAME ...]
    python tools/record.py signatures FILE
    python tools/record.py verbs FILE
    python tools/record.py suite FILE
    python tools/record.py compare BEFORE AFTER

graphs       digest and operations of every graph: catalogue x method x quantity, as published and with the usual reductions; the
             order in which operations that do not need each other were written is left out of the digest
signatures   every public name with its signature, methods and properties included; renamed ones as "alias of" the new name
verbs        what every verb answers with --json: exit code, keys, words, and numbers to eight digits; times are left out
suite        the tests: CPU seconds of every test file, lines and branches that they run of every file of the package (needs
             slipcover, and about half an hour), and whether errors planted on purpose are caught
compare      what differs between two such files; exit code 1 when something does
"""

from __future__ import annotations

import argparse
import hashlib
import inspect
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import isodyn as iso
from isodyn import renamed
from isodyn.errors import IsodynError
from isodyn.graph.count import count_graph
from isodyn.graph.graph import Graph
from isodyn.graph.ops import OPS

QUANTITIES = (
    "inverse_dynamics", "forward_dynamics", "mass_matrix", "coriolis_matrix", "convective_matrix", "gravity_torque", "bias_torque",
    "kinetic_energy", "potential_energy", "gibbs_function", "joint_wrenches", "pose", "jacobian", "inverse_dynamics_derivatives",
    "forward_dynamics_derivatives", "regressor",
)  # fmt: skip
SHARED = ("kinetic_energy", "potential_energy", "pose", "jacobian", "regressor")
LARGEST = 10  # joints: larger robots are recorded for the quantities below
OF_LARGE = ("inverse_dynamics", "forward_dynamics", "mass_matrix", "gravity_torque", "bias_torque")
DERIVED = ("inverse_dynamics_derivatives", "forward_dynamics_derivatives")


def graphs(args: argparse.Namespace) -> dict[str, Any]:
    """ "robot method quantity" -> "digest products sums divisions others", or the error that is raised."""
    found: dict[str, Any] = {}
    methods = [row.key for row in iso.methods()]
    for name in args.robots or iso.catalogue():
        robot = iso.load(name)
        for quantity in args.quantities or QUANTITIES:
            if robot.n > LARGEST and quantity not in OF_LARGE:
                continue
            rows: list[str | None] = [None, *(methods[:1] if quantity in SHARED else methods)]
            for method in rows if not args.methods else [m for m in rows if str(m) in args.methods]:
                if robot.n > LARGEST and method in ("lagrange", "screw", "kane", "noc"):
                    continue
                if quantity in DERIVED and method not in (None, "newton-euler", "denoc", "articulated-body"):
                    continue
                found[f"{name} {method or 'cheapest'} {quantity}"] = _digest(robot, method, quantity)
    return found


def _digest(robot: iso.Robot, method: str | None, quantity: str) -> str:
    frame = {"frame": robot.link_names[-1]} if quantity in ("pose", "jacobian") else {}
    try:
        if method is None:
            graph = iso.compile(robot).graph(quantity, **frame)
        else:
            graph = iso.trace(robot, method, quantity, **frame)
    except IsodynError as error:
        return type(error).__name__
    c = count_graph(graph)
    return f"{_structure(graph)} {c.mul} {c.add} {c.div} {c.sqrt + c.trig + c.other}"


def _structure(graph: Graph) -> str:
    """A name for what the outputs are made of, whatever the order of operations and of arguments that commute."""
    names: list[str] = []
    for op, args, value in zip(graph.ops, graph.args, graph.values, strict=True):
        of = [names[k] for k in args]
        constant = value.hex() if isinstance(value, float) else repr(value)
        names.append(hashlib.sha256(repr((op, sorted(of) if OPS[op].commutes else of, constant)).encode()).hexdigest()[:32])
    return hashlib.sha256(repr((graph.inputs, graph.outputs, [names[k] for k in graph.results])).encode()).hexdigest()[:16]


def signatures(args: argparse.Namespace) -> dict[str, Any]:
    """Public name -> its signature as text."""
    found: dict[str, Any] = {}
    for name in iso.__all__:
        value = getattr(iso, name)
        found[name] = _signature(value)
        if isinstance(value, type):
            for member in dir(value):
                if not member.startswith("_") and not hasattr(BaseException, member):
                    found[f"{name}.{member}"] = _signature(inspect.getattr_static(value, member))
    return found | aliases()


def aliases() -> dict[str, str]:
    """Every renamed public name -> "alias of" its new name."""
    found = {old: new for old, new in renamed.NAMES.items()}
    for owner, names in renamed.MEMBERS.items():
        found |= {f"{owner}.{old}": f"{owner}.{new}" for old, new in names.items()}
    for called, names in renamed.ARGUMENTS.items():
        found |= {f"{called}({old}=)": f"{called}({new}=)" for old, new in names.items()}
    for argument, names in renamed.VALUES.items():
        found |= {f"{argument}={old!r}": f"{argument}={new!r}" for old, new in names.items()}
    found |= {f"isodyn {old}": f"isodyn {new}" for old, new in renamed.VERBS.items()}
    for verb, names in renamed.OPTIONS.items():
        found |= {f"isodyn {verb} {old}": f"isodyn {verb} {new}" for old, new in names.items()}
    return {old: f"alias of {new}" for old, new in found.items()}


#: run in a folder with arm.urdf, motion.csv, states.npz and poses.csv
COMMANDS = (
    "robots", "show ur5", "show arm.urdf", "check arm.urdf", "check iiwa14 --strict", "convert arm.urdf arm.toml",
    "convert puma560 - --format dh --convention standard", "inverse puma560 --q 0,45,-30,0,20,0 --deg",
    "inverse two-link --input motion.csv", "inverse ur5 --q 0,0,0,0,0,0 --wrench 0,0,-20,0,0,0",
    "inverse puma560 --q 0,0,0,0,0,0 --parameters link6.mass=2.5", "forward two-link --q 0.3,0.8 --tau 1,0",
    "forward two-link --input states.npz --output out.csv",
    "matrix ur5 --q 0,-1.5,1,0,0,0 --qd 1,1,1,0,0,0 --which mass coriolis bias",
    "matrix stanford --q 1,1,1,1,1,1 --qd 1,1,1,0,0,0 --which convective gravity", "energy two-link --q 0.3,0.8 --qd 1,-1",
    "pose ur5 --q 0,-90,90,0,0,0 --deg", "jacobian puma560 --q 0,0,0,0,0,0 --frame link3 --reference local",
    "trajectory ur5 --kind cubic --to 1,-1,1,0,0,0 --limits --output motion.npz", "trajectory two-link --to 1.2,-0.5 --duration 2",
    "ik puma560 --pose 0.4,0.1,0.9,0,90,0 --deg", "ik ur5 --pose 0.4,0.1,0.3,3.14159,0,0 --all", "ik ur5 --input poses.csv",
    "simulate three-link --t 1", "simulate two-link --q 0.3,0.8 --t 2 --integrator rk4",
    "simulate two-link --q 0.3,0.8 --t 1 --integrator momentum", "simulate puma560 --t 0.2 --integrator rkf45 --clearance",
    "simulate ur5 --q 0,-90,90,0,0,0 --deg --control pd-gravity --kp 100 --kd 20", "count stanford --quantity mass_matrix",
    "count 6 --quantity inverse_dynamics", "count --tables mata-1 turney-4", "count --tables above",
    "count general --quantity mass_matrix --method denoc", "compare two-link --no-speed --no-curves",
    "compare ur5 --quantity mass_matrix --no-speed --states 8", "significance three-link --keep 0.05 --duration 2",
    "stability two-link --method denoc lagrange --states 8", "study two-link --no-speed --samples 21", "reproduce --list",
    "reproduce saha-9.4", "reproduce mata-table-1", "reproduce turney-table-4", "reproduce celentano-5.2",
    "forward ur5 --base floating --q base.qw=1", "simulate floating-gripper --q base.z=1 --qd base.wx=0.5 --t 0.5",
    "mobility four-bar", "workspace scara --samples 2000", "equations two-link", "flexible two-link bent.toml --beam link2 EI=20",
    "modes two-link --beam link2 EI=20 --held joint1 joint2",
    "export two-link --quantity mass_matrix gravity_torque --output two-link.wasm",
    "inverse nosuch --q 0", "inverse ur5 --q 0,0", "simulate two-link --t 1 --kp 3", "matrix ur5 --q 0,0,0,0,0,0 --which masss",
)  # fmt: skip
_VOLATILE = ("seconds", "host", "peer", "page", "nanoseconds", "time", "speed")


def answers(args: argparse.Namespace) -> dict[str, Any]:
    """ "command: path within its JSON" -> value; messages on standard error under "error"."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "poses.csv").write_text("x,y,z,roll,pitch,yaw\n0.4,0.1,0.3,3.1,0,0\n", encoding="utf-8")
        rows = ["t,q_1,q_2,qd_1,qd_2", *(f"{0.1 * k},{0.2 * k},{0.1 * k},0.2,0.1" for k in range(5))]
        (folder / "motion.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
        (folder / "arm.urdf").write_text(iso.load("two-link").to_urdf(), encoding="utf-8")
        np.savez(folder / "states.npz", q=[[0.1, 0.2], [0.3, 0.4]], tau=[[1.0, 2.0], [0.0, 0.0]])
        for command in COMMANDS:
            words = [sys.executable, "-m", "isodyn", *command.split(), "--json"]
            done = subprocess.run(words, capture_output=True, text=True, cwd=folder)
            found[f"{command}: exit code"] = done.returncode
            said = [line for line in done.stderr.splitlines() if not line.endswith(" ...")]  # what is told of slow work is not
            if said:
                found[f"{command}: error"] = "\n".join(said)
            if done.stdout:
                found |= {f"{command}: {path}": value for path, value in _flat(json.loads(done.stdout))}
    return found


def _flat(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in _VOLATILE:
                yield from _flat(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and (len(value) <= 12 or not _are_numbers(value)):
        yield f"{path}#", len(value)
        for k, inner in enumerate(value):
            yield from _flat(inner, f"{path}[{_label(inner) or k}]")
    elif isinstance(value, list):
        yield f"{path}#", f"{len(value)} numbers, sum {_short(float(np.sum(np.abs(np.asarray(value, dtype=float)))))}"
    else:
        yield path, _short(value) if isinstance(value, float) else value


PLANTED = "broken or flipped or planted or perturbed or misprint or sees or notice or notices"  # tests that put an error in
COLLECT = ["-q", "-p", "no:cacheprovider"]


def suite(args: argparse.Namespace) -> dict[str, Any]:
    """ "cpu TEST FILE" -> seconds; "covered FILE" -> lines and branches; "planted TEST" -> its outcome."""
    with tempfile.TemporaryDirectory() as folder:
        plugin = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path]), "ISODYN_CACHE": folder}
        spent, covered = Path(folder, "spent.json"), Path(folder, "covered.json")
        plugin["ISODYN_SPENT"] = str(spent)
        subprocess.run([sys.executable, "-m", "pytest", *COLLECT, "-p", "record"], env=plugin)
        measured = [sys.executable, *f"-m slipcover --branch --source isodyn --json --out {covered} -m pytest".split()]
        subprocess.run([*measured, *COLLECT, "-m", "not speed", "-W", "ignore:Module already imported"])
        outcomes = json.loads(spent.read_text())
        files = json.loads(covered.read_text())["files"]
    found: dict[str, Any] = {}
    for test, (seconds, outcome) in outcomes.items():
        file = f"cpu {test.partition('::')[0]}"
        found[file] = found.get(file, 0.0) + seconds
        if any(word in test.rpartition("::")[2].split("[")[0].split("_") for word in PLANTED.split(" or ")):
            found[f"planted {test}"] = outcome
    found = {key: round(value, 1) if isinstance(value, float) else value for key, value in found.items()}
    for file, row in files.items():
        lines, branches = ([len(row[f"{kind}_{what}"]) for kind in ("executed", "missing")] for what in ("lines", "branches"))
        found[f"covered {file}"] = f"{lines[0]} of {sum(lines)} lines, {branches[0]} of {sum(branches)} branches"
    return found


SPENT: dict[str, tuple[float, str]] = {}


def pytest_runtest_logreport(report: Any) -> None:
    """What pytest calls three times for each test, when this file is its plugin: CPU seconds, children's too, and the outcome."""
    now = sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    seconds, outcome = SPENT.get(report.nodeid, (0.0, report.outcome))
    SPENT[report.nodeid] = seconds + now - SPENT.get("", (now, ""))[0], outcome if report.passed else report.outcome
    SPENT[""] = now, ""


def pytest_unconfigure(config: Any) -> None:
    if "ISODYN_SPENT" in os.environ:
        Path(os.environ["ISODYN_SPENT"]).write_text(json.dumps({test: row for test, row in SPENT.items() if test}))


def _label(value: Any) -> str:
    """What a row of a list is about, so that rows are found again when others are added."""
    if isinstance(value, dict):
        return "/".join(str(value[key]) for key in ("quantity", "method", "key", "name", "dtype") if key in value)
    return str(value[0]) if isinstance(value, list) and value and isinstance(value[0], str) else ""


def _are_numbers(value: list[Any]) -> bool:
    return all(isinstance(x, (int, float)) for row in value for x in (row if isinstance(row, list) else [row]))


def _short(value: float) -> str:
    return f"{value:.8g}" if abs(value) > 1e-12 else "0"


def _signature(value: Any) -> str:
    if isinstance(value, (staticmethod, classmethod)):
        value = value.__func__
    try:
        return str(inspect.signature(value))
    except (TypeError, ValueError):
        return type(value).__name__


def compare(before: str, after: str) -> int:
    """Prints what differs."""
    a, b = (json.loads(Path(name).read_text(encoding="utf-8")) for name in (before, after))
    rows = [f"- {key}: {a[key]}" for key in a if key not in b]
    rows += [f"+ {key}: {b[key]}" for key in b if key not in a]
    rows += [f"  {key}: {a[key]} -> {b[key]}" for key in a if key in b and a[key] != b[key]]
    print("\n".join(rows) or f"nothing differs in {len(a)} rows")
    return int(bool(rows))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    for verb in ("graphs", "signatures", "verbs", "suite"):
        one = verbs.add_parser(verb)
        one.add_argument("file")
        if verb == "graphs":
            for option in ("robots", "quantities", "methods"):
                one.add_argument(f"--{option}", nargs="+")
    both = verbs.add_parser("compare")
    both.add_argument("before")
    both.add_argument("after")
    args = parser.parse_args()
    if args.verb == "compare":
        return compare(args.before, args.after)
    found = {"graphs": graphs, "signatures": signatures, "verbs": answers, "suite": suite}[args.verb](args)
    Path(args.file).write_text(json.dumps(found, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{len(found)} rows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
