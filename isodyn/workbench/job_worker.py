"""The process of a job: it reads a request, does the work, and reports progress and result.

Lines of JSON.  In: {"kind", "memory", "size", ...}, then `size` bytes: a file or a message of the page; "cancel" interrupts
the work, which returns its results so far; the end of the stream (when the server ends) ends the process at once.
Out: {"event": "progress" | "done" | "failed", "data": ...}; `done` or `failed` is the last.  Output of libraries goes to stderr.
"""

from __future__ import annotations

import _thread
import base64
import contextlib
import json
import os
import sys
import tempfile
import threading
import traceback
import warnings
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from isodyn.check import short
from isodyn.errors import MissingExtra, ModelWarning, MotionError, UnknownNameError
from isodyn.workbench.error_messages import error_response
from isodyn.workbench.messages import JobDone, MotionSettings, ResultFile, WorkbenchDocument
from isodyn.workbench.wire import job_message, model_message

if TYPE_CHECKING:
    from isodyn.model.robot import Robot
    from isodyn.motion.trajectory import Trajectory
    from isodyn.spatial import Array

ORPHANED = 3  # exit code of a process whose server has ended

Say = Callable[[str], None]
Options = Mapping[str, str]


def main() -> None:
    """Run the request on standard input."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    line = sys.stdin.buffer.readline()
    if not line:
        return
    request = json.loads(line)
    data = sys.stdin.buffer.read(request["size"])
    if len(data) < request["size"]:
        return
    watch = threading.Thread(target=_watch, args=(sys.stdin.buffer,), daemon=True)
    watch.start()
    warnings.simplefilter("ignore", ModelWarning)  # the linter reports the same at the cell
    try:
        limit_memory(request["memory"])
        request |= {"data": data} if request["kind"] in _READ else job_message(data, JOBS)
        del data
        found = run(request, lambda words: _put(out, "progress", {"share": -1.0, "text": words}))
    except KeyboardInterrupt:
        _put(out, "done", JobDone(complete=False, files=[]))
    except BaseException as error:
        status, message = error_response(error)
        if status == 500:
            traceback.print_exc()
        _put(out, "failed", {**message, "status": status})
    else:
        _put(out, "done", found)
    out.flush()
    os._exit(0)  # do not wait for threads of libraries


def run(request: dict[str, Any], say: Say) -> Any:
    """The result of a request, as JSON data."""
    if request["kind"] in _READ:
        return _READ[request["kind"]](request)
    from isodyn.workbench.document import checked, robot_of

    document = checked(request["document"])
    job = JOBS[request["kind"]]
    return job(robot_of(document), document, request["options"], say)


def limit_memory(size: int) -> None:
    """Limit the data of this process to so many bytes (Linux)."""
    if sys.platform.startswith("linux"):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (size if hard == resource.RLIM_INFINITY else min(size, hard), hard))


def _watch(stream: BinaryIO) -> None:
    """Interrupt the work at "cancel"; end the process when the server ends."""
    for line in stream:
        if line.strip() == b"cancel":
            _thread.interrupt_main()
    os._exit(ORPHANED)


def _put(out: BinaryIO, event: str, data: object) -> None:
    try:
        out.write(json.dumps({"event": event, "data": data}).encode() + b"\n")
        out.flush()
    except OSError:  # the server has ended
        os._exit(ORPHANED)


# -- what is read ----------------------------------------------------------------------------------------------------------


def _open(request: dict[str, Any]) -> dict[str, Any]:
    from isodyn.workbench.import_files import opened_file

    found = opened_file(request["name"], request.pop("data"))
    return {"file": found.file, "meshes": {name: base64.b64encode(data).decode() for name, data in found.meshes.items()}}


def _model(request: dict[str, Any]) -> Any:
    message = model_message(request.pop("data"))  # checked before slow imports
    from isodyn.workbench.document import checked_model
    from isodyn.workbench.import_files import check_model

    return check_model(checked_model(message))


def _library(request: dict[str, Any]) -> Any:
    from isodyn.workbench.library import opened_robot

    return opened_robot(request["name"])


_READ: dict[str, Callable[[dict[str, Any]], Any]] = {"open": _open, "model": _model, "library": _library}

# -- jobs ------------------------------------------------------------------------------------------------------------------


def done(*files: ResultFile, complete: bool = True) -> JobDone:
    """The result of a job."""
    return JobDone(complete=complete, files=list(files))


def text_file(name: str, media: str, text: str) -> ResultFile:
    """A text file of a result."""
    return ResultFile(name=name, media=media, text=text, base64="", address="")


def data_file(name: str, media: str, data: bytes) -> ResultFile:
    """A binary file of a result."""
    return ResultFile(name=name, media=media, text="", base64=base64.b64encode(data).decode(), address="")


def _stem(robot: Robot) -> str:
    """The robot's name as a valid file name."""
    return "".join(c if c.isalnum() or c in "-_." else "-" for c in robot.name).strip(".-")[:60] or "robot"


def _names(options: Options, key: str) -> list[str] | None:
    """Names separated by commas; None if the option is missing."""
    return [word.strip() for word in options[key].split(",") if word.strip()] if options.get(key) else None


def _yes(options: Options, key: str, default: bool) -> bool:
    word = options.get(key) or ("yes" if default else "no")
    if word not in ("yes", "no"):
        raise UnknownNameError.of(f"option {key}: answer", word, ("yes", "no"))
    return word == "yes"


def _whole(options: Options, key: str, default: int) -> int:
    from isodyn.check import whole

    word = options.get(key) or str(default)
    return whole(f"option {key}", int(word) if word.isascii() and word.isdecimal() and len(word) < 10 else word, 0)


def _page(name: str, html: Callable[[], str], say: Say) -> list[ResultFile]:
    """A page of plots, if Matplotlib is installed."""
    say("the page")
    try:
        return [text_file(f"{name}.html", "text/html", html())]
    except MissingExtra as error:
        say(f"without a page: {error}")
        return []


def _compare(robot: Robot, document: WorkbenchDocument, options: Options, say: Say) -> JobDone:
    """Options: methods, quantities (names separated by commas), states, speed, curves ("yes" or "no")."""
    from isodyn.study.comparison import compare

    found = compare(
        robot, methods=_names(options, "methods"), quantities=_names(options, "quantities"), states=_whole(options, "states", 64),
        speed=_yes(options, "speed", True), curves=_yes(options, "curves", False), progress=say,
    )  # fmt: skip
    name = f"{_stem(robot)}-compare"
    with tempfile.TemporaryDirectory(prefix="isodyn-") as folder:
        table = found.to_csv(Path(folder, "table.csv")).read_text(encoding="utf-8")
    files = [text_file(f"{name}.txt", "text/plain", str(found)), text_file(f"{name}.csv", "text/csv", table)]
    return done(*_page(name, found.report().html, say), *files, complete=not found.interrupted)


def _study(robot: Robot, document: WorkbenchDocument, options: Options, say: Say) -> JobDone:
    """Options: samples, speed."""
    from isodyn.study.study import study

    found = study(robot, samples=_whole(options, "samples", 201), speed=_yes(options, "speed", True), progress=say)
    name = f"{_stem(robot)}-study"
    return done(*_page(name, found.report().html, say), text_file(f"{name}.txt", "text/plain", str(found)))


def _certify(robot: Robot, document: WorkbenchDocument, options: Options, say: Say) -> JobDone:
    """Options: states."""
    from isodyn.study.certificate import STATES, certify

    found = certify(robot, states=_whole(options, "states", STATES), progress=say)
    name = f"{_stem(robot)}-certificate"
    with tempfile.TemporaryDirectory(prefix="isodyn-") as folder:
        record = found.save(Path(folder, "record.json")).read_text(encoding="utf-8")
    files = [text_file(f"{name}.txt", "text/plain", str(found)), text_file(f"{name}.json", "application/json", record)]
    return done(*_page(name, found.report().html, say), *files)


def _significance(robot: Robot, document: WorkbenchDocument, options: Options, say: Say) -> JobDone:
    """Significant terms along the document's motion.  Options: keep (a fraction), form."""
    from isodyn.check import number
    from isodyn.study.significance import significance

    given: float | str = options.get("keep") or 0.01
    with contextlib.suppress(ValueError):  # number() raises with the expected rule
        given = float(given)
    keep = number("option keep", given, least=0, rule="a share of at least 0, such as 0.01")
    form = options.get("form") or "lagrange"
    found = significance(robot, sampled_motion(robot, document), keep=keep, form=form, progress=say)
    name = f"{_stem(robot)}-terms"
    data = json.dumps(found.to_dict(), indent=1)
    files = [text_file(f"{name}.txt", "text/plain", str(found)), text_file(f"{name}.json", "application/json", data)]
    return done(*_page(name, found.report().html, say), *files)


def _equations(robot: Robot, document: WorkbenchDocument, options: Options, say: Say) -> JobDone:
    """Options: quantities (such as M,C,g), form, digits (0: all), grouped."""
    from isodyn.study.equations import equations

    say("the equations")
    found = equations(robot, form=options.get("form") or "auto", grouped=_yes(options, "grouped", False))
    names, digits = tuple(_names(options, "quantities") or ()), _whole(options, "digits", 4) or None
    name = f"{_stem(robot)}-equations"
    return done(
        text_file(f"{name}.html", "text/html", found.html(digits=digits)),
        text_file(f"{name}.txt", "text/plain", found.text(*names, digits=digits) + "\n"),
        text_file(f"{name}.tex", "text/x-tex", found.latex(*names, digits=digits) + "\n"),
        text_file(f"{name}.py", "text/x-python", found.listing(*names)),
    )


def _reproduce(robot: Robot, document: WorkbenchDocument, options: Options, say: Say) -> JobDone:
    """Options: pieces, names separated by commas (see Offers)."""
    from isodyn.papers.reproduce import index_page, item_page, reproduce

    found = reproduce(*(_names(options, "pieces") or ()), progress=say)
    files = [text_file("index.html", "text/html", index_page(found.pieces))] if len(found.pieces) > 1 else []
    files += [text_file(f"{piece.key}.html", "text/html", item_page(piece, found.pieces)) for piece in found.pieces]
    data = json.dumps(found.to_dict() | {"folder": None}, indent=1)
    return done(*files, text_file("reproduced.json", "application/json", data), complete=not found.cancelled)


def _file(robot: Robot, document: WorkbenchDocument, options: Options, say: Say) -> JobDone:
    """Options: format ("toml", "urdf" or "dh"), convention (of a DH table)."""
    kinds: dict[str, Callable[[], tuple[str, str]]] = {
        "toml": lambda: ("application/toml", robot.to_toml()),
        "urdf": lambda: ("application/xml", robot.to_urdf()),
        "dh": lambda: ("text/plain", f"{robot.to_dh(convention=options.get('convention') or 'standard')}\n"),
    }
    kind = options.get("format") or "toml"
    if kind not in kinds:
        raise UnknownNameError.of("format", kind, kinds)
    media, text = kinds[kind]()
    return done(text_file(f"{_stem(robot)}.{'txt' if kind == 'dh' else kind}", media, text))


def _export(robot: Robot, document: WorkbenchDocument, options: Options, say: Say) -> JobDone:
    """Options: target (see Offers), quantities, method."""
    from isodyn.backends.targets import TARGETS
    from isodyn.check import one_of
    from isodyn.dynamics.exporting import export

    row = TARGETS[one_of("export target", options.get("target") or "wasm", TARGETS)]
    quantities = _names(options, "quantities") or ["inverse_dynamics"]
    say(f"{', '.join(quantities)} as {row.key}")
    content = export(robot, quantities, row.key, method=options.get("method") or None)
    return done(data_file(f"{_stem(robot)}{row.ending}", row.media, content))


def _count(robot: Robot, document: WorkbenchDocument, options: Options, say: Say) -> JobDone:
    """Operation counts of inverse dynamics of this robot, for each method."""
    from isodyn.workbench.kernel_graphs import own_counts

    say("the operations")
    return done(text_file(f"{_stem(robot)}-count.json", "application/json", json.dumps(own_counts(robot))))


def _kernels(robot: Robot, document: WorkbenchDocument, options: Options, say: Say) -> JobDone:
    """Options: set ("dynamics" or "methods")."""
    from isodyn.workbench.kernels import kernel_set
    from isodyn.workbench.structure import key_of

    which = options.get("set") or "dynamics"
    say(f"kernels for the joints of {robot.name}")
    return kernels_done(key_of(robot), which, kernel_set(robot, which))


def kernels_done(key: str, which: str, content: bytes) -> JobDone:
    """A kernel set as the result of a job."""
    return done(data_file(f"{key}.{which}.wasm", "application/wasm", content))


class Sampled(NamedTuple):
    """A motion at times t (N,): q (N, nq), qd, qdd (N, n)."""

    t: Array
    q: Array
    qd: Array
    qdd: Array


def sampled_motion(robot: Robot, document: WorkbenchDocument, samples: int = 201) -> Sampled | None:
    """The motion of a document, as computed by the page; None if it has fewer than two waypoints.

    Segments between waypoints follow each other: cycloidal, quintic, trapezoidal, or straight lines of the tip (of its position
    only, if the arm has fewer than six joints).  Or a spline through all waypoints, or samples from a file.
    """
    import numpy as np

    motion = document["motion"]
    points = motion["waypoints"]
    if motion["kind"] != "csv" and len(points) < 2:
        return None
    if motion["kind"] != "csv" and any(later["t"] <= before["t"] for before, later in pairwise(points)):
        raise MotionError(f"document: motion.waypoints: times must increase, got {short([point['t'] for point in points])}")
    times = np.array([point["t"] - points[0]["t"] for point in points])
    q = np.array([point["q"] for point in points])
    if motion["kind"] == "csv":
        legs = [_of_table(robot, motion["csv"])]
    elif motion["kind"] == "waypoints":
        from isodyn.motion.trajectory import Trajectory

        legs = [Trajectory.waypoints(q, times=times, robot=robot if robot.loops or robot.nq != robot.n else None)]
    else:
        legs = [_leg(robot, motion, *pair) for pair in zip(q, q[1:], np.diff(times), strict=False)]
    ends = np.cumsum([leg.duration for leg in legs])
    t = np.linspace(0.0, ends[-1], samples)
    which = np.minimum(np.searchsorted(ends, t), len(legs) - 1)
    found = [leg(t[which == k] - (ends[k] - leg.duration)) for k, leg in enumerate(legs)]
    return Sampled(t, *(np.concatenate(parts) for parts in zip(*found, strict=True)))


def _of_table(robot: Robot, text: str) -> Trajectory:
    from isodyn.motion.trajectory import Trajectory

    with tempfile.TemporaryDirectory(prefix="isodyn-") as folder:
        path = Path(folder, "motion.csv")
        path.write_text(text, encoding="utf-8", newline="\n")
        return Trajectory.from_csv(path, robot=robot)


def _leg(robot: Robot, motion: MotionSettings, start: Array, end: Array, duration: float) -> Trajectory:
    """From one waypoint to the next."""
    from isodyn.dynamics.dynamics import compile
    from isodyn.motion.cartesian import CartesianPath
    from isodyn.motion.trajectory import Trajectory

    if motion["kind"] == "line":
        poses = compile(robot).pose([start, end])
        path = CartesianPath.line(*poses, profile=Trajectory.cycloidal([0.0], [1.0], duration))
        return Trajectory.follow(robot, path, start, task="pose" if robot.n >= 6 else "position")
    if motion["kind"] == "trapezoidal":  # up for `ramp` of the time, down for as long
        acceleration = abs(end - start).max() / (motion["ramp"] * (1 - motion["ramp"]) * duration**2)
        return Trajectory.trapezoidal(start, end, acceleration=acceleration, duration=duration, robot=robot)
    make = Trajectory.quintic if motion["kind"] == "quintic" else Trajectory.cycloidal
    return make(start, end, duration, robot=robot)


#: kind of a job -> what does it
JOBS: dict[str, Callable[[Robot, WorkbenchDocument, Options, Say], JobDone]] = {
    "compare": _compare,
    "study": _study,
    "certify": _certify,
    "significance": _significance,
    "equations": _equations,
    "reproduce": _reproduce,
    "file": _file,
    "export": _export,
    "kernels": _kernels,
    "count": _count,
}
