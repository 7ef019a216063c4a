"""isodyn study, bench, doctor, compare, certify, stability, significance, reproduce: agreement, cost and rounding of methods."""

from __future__ import annotations

import argparse
import os
import platform
from dataclasses import asdict
from importlib import metadata
from pathlib import Path

import llvmlite.binding
import numpy as np

from isodyn import __version__
from isodyn.backends.device import device
from isodyn.cli.models import load_robot
from isodyn.cli.motions import trajectory_from_table
from isodyn.cli.options import FOLDER
from isodyn.cli.output import check_target, note, open_page, progress, show
from isodyn.cli.states import split_names
from isodyn.errors import FormatError, UsageError, check_writable
from isodyn.model.catalogue import load
from isodyn.motion.trajectory import Trajectory, extremes
from isodyn.papers import reproduce as papers
from isodyn.show.figure import check_installed
from isodyn.study import certificate as certificates
from isodyn.study import comparison
from isodyn.study import self_check as checking
from isodyn.study import stability as rounding
from isodyn.study import study as studies
from isodyn.study.significance import significance
from isodyn.study.speed import host_line, measure, speed_table

#: optional package -> (the extra that installs it, its use)
OPTIONAL = {
    "matplotlib": ("plot", "plots, and the pages of study, compare, certify and reproduce"),
    "scipy": ("sim", "the integrators RK45, DOP853, Radau and LSODA of simulate; reproduce"),
    "mpmath": ("sym", "the high-precision reference of stability; reproduce"),
    "sympy": ("sym", "equations as SymPy expressions"),
    "starlette": ("workbench", "the server of the workbench"),
    "uvicorn": ("workbench", "the server of the workbench"),
    "wasmtime": ("wasm", 'device="wasm": WebAssembly without a browser'),
    "pandas": ("pandas", "simulations as data frames"),
    "anywidget": ("notebook", "interactive robot.view() in notebooks"),
    "pin": ("peers", "comparison with Pinocchio"),
    "mujoco": ("peers", "comparison with MuJoCo"),
}


def study(args: argparse.Namespace) -> int:
    """Print the study of a robot, and write its page."""
    if args.output or args.open:
        check_installed()
    if args.output:
        check_writable("--output", args.output)
    robot = load_robot(args.robot, args.base, args.mimic)
    result = studies.study(robot, duration=args.duration, samples=args.samples, speed=not args.no_speed, progress=progress)
    data, text = result.to_dict(), str(result)
    if args.all:
        text = "\n\n".join([text, *(table.text() for table in result.tables()[1:])])
    output = args.output or (f"{Path(result.robot.name).name}.html" if args.open else None)
    if output:
        progress("the page")
        path = result.to_html(output).resolve()
        data["page"] = str(path)
        text += f"\n\nPage: {path}"
    show(args, data, text)
    if output and args.open:
        open_page(path)
    return 0 if result.agrees else 1


def bench(args: argparse.Namespace) -> int:
    """Measure the time per state on this machine."""
    robot = load_robot(args.robot, args.base, args.mimic)
    progress(f"speed of {robot.name}")
    rows, peer = measure(robot, states=args.states, dtype=args.dtype)
    table = speed_table(rows, peer, host_line())
    data = {"robot": robot.name, "dtype": args.dtype, "host": host_line(), "peer": peer, "speed": [row.to_dict() for row in rows]}
    show(args, data, f"{robot.name}, {args.dtype}\n\n{table.text()}")
    return 0


def doctor(args: argparse.Namespace) -> int:
    """Report the machine, versions and cache, and check that kernels compute correct results on this machine."""
    host = dict(device().facts())
    cache, system = host.pop("cache"), f"{platform.system()} {platform.release()}, {platform.machine()}"
    facts = {"isodyn": __version__, "system": system, **host, **_versions(), "cache": cache}
    checks = checking.self_check(load("puma560"))
    failed = [check for check in checks if check.required and not check.passed]
    width = max(len(name) for name in (*facts, *(check.name for check in checks)))
    lines = [f"{name.ljust(width)}  {fact}" for name, fact in facts.items()]
    lines += ["", *(f"{c.name.ljust(width)}  {'ok' if c.passed else 'FAILED' if c.required else 'no'}: {c.detail}" for c in checks)]
    lines += ["", "All checks passed." if not failed else f"{len(failed)} of {len(checks)} checks failed: please report this."]
    show(args, {"facts": facts, "checks": [asdict(check) for check in checks], "ok": not failed}, "\n".join(lines))
    return 1 if failed else 0


def certify(args: argparse.Namespace) -> int:
    """Certify a robot, as text, page and record; or recompute the certificate of a record and compare."""
    if args.check:
        given = [f"--{option}" for option in ("output", "record", "states", "seed") if getattr(args, option) is not None]
        if given:
            raise UsageError(f"certify: --check only recomputes the record and writes nothing; leave out {', '.join(given)}")
        found = certificates.check_certificate(
            args.check, load_robot(args.robot, args.base, args.mimic) if args.robot else None, progress=progress
        )
        show(args, found.to_dict(), str(found))
        return 0 if found.stands else 1
    if not args.robot:
        raise UsageError("certify: name a robot, or a record to check: isodyn certify --check FILE.json")
    if args.output:
        check_installed()
    for option in ("output", "record"):
        if getattr(args, option):
            check_writable(f"--{option}", getattr(args, option))
    states = certificates.STATES if args.states is None else args.states
    result = certificates.certify(
        load_robot(args.robot, args.base, args.mimic), states=states, seed=args.seed or 0, progress=progress
    )
    data, text = result.to_dict(), str(result)
    if args.record:
        text += f"\n\nRecord: {result.save(args.record).resolve()}"
    if args.output:
        progress("the page")
        text += f"\n\nPage: {result.to_html(args.output).resolve()}"
    show(args, data, text)
    return 0 if result.passed else 1


def _versions() -> dict[str, str]:
    facts = {
        "Python": platform.python_version(),
        "NumPy": np.__version__,
        "llvmlite": f"{metadata.version('llvmlite')}, LLVM {'.'.join(map(str, llvmlite.binding.llvm_version_info))}",
    }
    for package, (extra, purpose) in OPTIONAL.items():
        try:
            facts[package] = f"{metadata.version(package)} ({purpose})"
        except metadata.PackageNotFoundError:
            facts[package] = f"not installed ({purpose}): pip install 'isodyn[{extra}]'"
    return facts


def compare(args: argparse.Namespace) -> int:
    """Compare agreement, operations and time of every method; exit code 1 if one differs, 130 if interrupted."""
    if args.output:
        check_installed()
        if args.csv and os.path.abspath(args.csv) == os.path.abspath(args.output):
            raise UsageError(f"--csv and --output both name {args.csv!r}; give two different files")
    for option in ("output", "csv"):
        if getattr(args, option):
            check_writable(f"--{option}", getattr(args, option))
    result = comparison.compare(
        load_robot(args.robot, args.base, args.mimic), methods=_words(args.method),
        quantities=_words(args.quantity), states=args.states,
        seed=args.seed, speed=not args.no_speed, curves=not args.no_curves, progress=progress,
    )  # fmt: skip
    data, text = result.to_dict(), str(result)
    written, failed = dict[str, Path](), None
    try:
        if args.output:
            progress("the page")
            written["page"] = result.to_html(args.output)
        if args.csv:
            written["table"] = result.to_csv(args.csv)
    except FormatError as error:  # show the results before raising
        written, failed = {}, error
    for key, place in written.items():
        data[key] = str(place.resolve())
        text += f"\n\n{key.capitalize()}: {place.resolve()}"
    show(args, data, text)
    if failed is not None:
        raise failed
    if result.interrupted:
        note(f"interrupted at the {result.interrupted}; the results up to there are above")
        return 130
    return 0 if result.agrees else 1


def _words(given: list[str] | None) -> list[str] | None:
    """Return names separated by spaces or commas."""
    return None if given is None else split_names(given)


def stability(args: argparse.Namespace) -> int:
    """Measure rounding errors by method and floating-point type, against a high-precision reference."""
    if args.plot:
        check_target("--plot", args.plot, (".svg", ".png"))
        check_installed()
    found = rounding.stability(
        load_robot(args.robot, args.base, args.mimic), _words(args.method),
        quantity=args.quantity, states=args.states, sweep=args.sweep,
        dtypes=list(dict.fromkeys(args.dtype)), digits=args.digits, reduce=args.reduce, seed=args.seed, progress=progress,
    )  # fmt: skip
    data, text = found.to_dict(), str(found)
    if args.plot:
        found.plot(args.plot)
        data["plot"] = args.plot
        text += f"\n\nPlot: {args.plot}"
    show(args, data, text)
    return 0


def significant(args: argparse.Namespace) -> int:
    """Show which terms of the torques matter along a trajectory, and a reduced model without the others."""
    if args.output:
        check_target("--output", args.output, (".html", ".png", ".svg"))
        check_installed()
    robot, motion = load_robot(args.robot, args.base, args.mimic), None
    if args.input:
        motion = trajectory_from_table(args.input, robot, args.duration)
    elif args.duration is not None:
        motion = Trajectory.cycloidal(*extremes(robot), args.duration, robot=robot)
    found = significance(
        robot, motion, keep=args.keep, form=args.form, samples=args.samples, motors=not args.no_motors,
        friction=not args.no_friction, progress=progress,
    )  # fmt: skip
    data = found.to_dict()
    text = "\n\n".join(table.text() for table in found.tables(None)) if args.all else str(found)
    if args.output:
        progress(args.output)
        (found.to_html if args.output.lower().endswith(".html") else found.plot)(args.output)
        data["output"] = args.output
        text += f"\n\nWritten: {args.output}"
    show(args, data, text)
    return 0


def reproduce(args: argparse.Namespace) -> int:
    """Recompute published examples, tables and figures, and compare with the published values."""
    makers = papers.chosen(tuple(args.piece))
    if args.list:
        titles, width = papers.titles(), max(map(len, makers))
        show(args, {"pieces": list(makers)}, "\n".join(f"{key.ljust(width)}  {titles[key]}" for key in makers))
        return 0
    folder = args.output or (FOLDER if args.open or len(makers) > 1 else None)
    found = papers.reproduce(*args.piece, folder=folder, progress=progress)
    index = (Path(folder) / "index.html").resolve() if folder else None
    show(args, found.to_dict(), f"{found}\n\nPages: {index}" if index else str(found))
    if found.cancelled:
        note("interrupted; finished items are kept")
        return 130
    if index and args.open:
        open_page(index)
    return 0
