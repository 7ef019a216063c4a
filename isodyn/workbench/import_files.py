"""Import files that a user opens: a robot (URDF, MJCF, TOML, or a zip with meshes), a document, or a motion.

Nothing outside the file is read.  All names of a zip are checked before unpacking: absolute names, "..", links and
extreme compression ratios are refused.  `package://` and relative names of meshes refer to files of the zip only; a
missing or unreadable mesh is left out of the scene, with a finding.

A robot that Python reads from a path (`meshes_beside`) has its meshes relative to that path and to ROS's environment variables.
"""

from __future__ import annotations

import io
import os
import posixpath
import re
import stat
import tempfile
import warnings
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import NamedTuple, cast

import numpy as np

from isodyn.errors import FormatError, IsodynError, ModelWarning
from isodyn.model.catalogue import load
from isodyn.model.formats import ENDINGS
from isodyn.model.formats.meshes import ENDINGS as DRAWN
from isodyn.model.formats.reading import text_format
from isodyn.model.lint import Finding
from isodyn.model.robot import Robot
from isodyn.motion.trajectory import Trajectory
from isodyn.workbench.document import NOTHING, Model, check_size, model_of, read_document, robot_of
from isodyn.workbench.error_messages import error_response
from isodyn.workbench.mesh_messages import Drawn, drawn
from isodyn.workbench.messages import DHModel, LintedModel, MotionSettings, Opened, OpenedFile, Remark
from isodyn.workbench.structure import structure

#: limits of a zip: number of files, unpacked bytes of all and of one, and compression ratio
MOST_FILES, MOST_BYTES, MOST_OF_ONE, MOST_RATIO = 4096, 256 * 1024**2, 64 * 1024**2, 200
MOST_DEEP = 32  # folders
SMALL = 1024**2  # [bytes] below which the ratio is not checked
#: prefix of a linter rule -> the field that it is about
_FIELDS = (
    ("inertia", "inertia"), ("triangle", "inertia"), ("unit-inertia", "inertia"), ("gyration", "inertia"), ("mass", "mass"),
    ("unit-mass", "mass"), ("density", "mass"), ("com", "com"), ("unit-length", "d"), ("unit-angle", "theta"),
    ("unit-rotation", "alpha"), ("near-right-angle", "alpha"), ("limits-zero", "velocity"), ("limits-fast", "velocity"),
    ("limits", "lower"), ("unit-gravity", "gravity"), ("gravity", "gravity"), ("motors", "rotor_inertia"), ("friction", "viscous"),
)  # fmt: skip


#: signature of an entry of a zip's central directory
_ENTRY = b"PK\1\2"
MOST_TRIED = 32  # most rows in which an invalid cell is searched: each takes a robot
LONGEST_NAME = 200  # [bytes] of a file name, without folders: systems allow 255


class Unpacked(NamedTuple):
    """The contents of a file; of a zip also its meshes as messages, by their names in shapes."""

    file: OpenedFile
    meshes: dict[str, bytes]


def opened_file(name: str, data: bytes) -> Unpacked:
    """Read a file; the ending of its name tells the format."""
    ending = PurePosixPath(name).suffix.lower()
    if ending == ".zip" or data[:4] == b"PK\3\4":
        return _of_zip(name, data)
    if ending == ".json":
        document = read_document(_text(name, data))
        return Unpacked(OpenedFile(robot=opened_model(document["model"]), document=document, motion=None, meshes={}), {})
    if ending == ".csv":
        return Unpacked(OpenedFile(robot=None, document=None, motion=_motion(name, data), meshes={}), {})
    with tempfile.TemporaryDirectory(prefix="isodyn-") as folder:
        path = Path(folder, f"model{ending if len(ending) < 16 else '.unknown'}")
        path.write_bytes(data)
        if ending not in ENDINGS and ending not in (".sdf", ".xacro") and (kind := text_format(data)) is not None:
            path = path.rename(path.with_suffix(next(end for end, name in ENDINGS.items() if name == kind)))
        robot = _read(path, name)
    found = opened(robot)
    if lost := mesh_names(found):
        remedy = f"open a zip with the model and its meshes, or run: isodyn workbench {name}"
        found["remarks"].append(remark("meshes-apart", "note", f"its {len(lost)} meshes are in other files", remedy))
    return Unpacked(OpenedFile(robot=found, document=None, motion=None, meshes={}), {})


def opened(robot: Robot) -> Opened:
    """A robot as a model for the document, as data for the kernels, and with the linter's findings."""
    return opened_model(model_of(robot), robot.import_notes)


def opened_model(model: Model, report: tuple[str, ...] = ()) -> Opened:
    """The same for a model; the linter reports implausible numbers."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore", ModelWarning)
        robot = robot_of(model)
        return Opened(model=model, structure=structure(robot), remarks=remarks(robot, report))


def check_model(model: Model) -> LintedModel:
    """The same for a model that may be invalid."""
    try:
        found = opened_model(model)
    except IsodynError as error:
        return LintedModel(model=model, structure=None, remarks=[_refusal(model, error_response(error)[1]["text"])])
    return LintedModel(model=model, structure=found["structure"], remarks=found["remarks"])


def _refusal(model: Model, text: str) -> Remark:
    """The error of an invalid model, at its cell: the one whose removal changes the error."""
    words, _, remedy = text.partition("; ")
    found = remark("model", "error", words, remedy or "give another value")
    rows = model["rows"] if model["kind"] == "dh" else []
    for k, row in enumerate(rows if len(rows) <= MOST_TRIED else ()):
        if _without(model, k, NOTHING) == text:
            continue
        about = (f"joint {row['name']!r}: ", f"link {row['link']!r}: ")
        own = next((words.removeprefix(start) for start in about if words.startswith(start)), words)
        for field, plain in NOTHING.items():
            if _without(model, k, {field: plain}) != text:
                return {**found, "text": own, "link": row["link"], "joint": row["name"], "field": field}
    return found


def _without(model: Model, k: int, cells: Mapping[str, object]) -> str:
    """The error of a model with these cells in row k; "" if it is valid."""
    rows = cast("DHModel", model)["rows"]
    try:
        robot_of(cast("DHModel", {**model, "rows": [*rows[:k], {**rows[k], **cells}, *rows[k + 1 :]]}))
    except IsodynError as error:
        return error_response(error)[1]["text"]
    return ""


def remarks(robot: Robot, report: tuple[str, ...] = ()) -> list[Remark]:
    """The linter's findings at their cells, then the notes of the file's reader."""
    children = {joint.name: joint.child for joint in robot.joints}
    found = [_found(finding, children) for finding in robot.lint()]
    for line in report:
        level, colon, text = line.partition(": ")
        loud = bool(colon) and level == "warning"
        found.append(remark("file", "warning" if loud else "note", text if loud else line, ""))
    return found


def remark(rule: str, level: str, text: str, remedy: str) -> Remark:
    """A finding about the whole robot."""
    return cast("Remark", {"rule": rule, "level": level, "link": "", "joint": "", "field": "", "text": text, "remedy": remedy})


def _found(finding: Finding, children: Mapping[str, str]) -> Remark:
    kind, _, quoted = finding.where.partition(" ")
    name = quoted[1:-1]
    joint = name if kind == "joint" else next((joint for joint, child in children.items() if kind == "link" and child == name), "")
    field = next((field for start, field in _FIELDS if finding.rule.startswith(start)), "")
    own = remark(finding.rule, finding.severity, f"{finding.message} ({finding.value})", finding.remedy)
    return {**own, "link": children.get(joint, name if kind == "link" else ""), "joint": joint, "field": field}


# -- files -----------------------------------------------------------------------------------------------------------------


def _text(name: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FormatError(f"{name!r} is not text in UTF-8 (byte {error.start}); save it again as UTF-8") from None


def _motion(name: str, data: bytes) -> MotionSettings:
    """A table of a motion, checked here; the page reads the samples itself."""
    text = _text(name, data)
    with tempfile.TemporaryDirectory(prefix="isodyn-") as folder:
        path = Path(folder, "motion.csv")
        path.write_bytes(data)
        try:
            Trajectory.from_csv(path)
        except FormatError as error:
            raise FormatError(str(error).replace(str(path), name)) from None
    return MotionSettings(kind="csv", waypoints=[], ramp=0.25, csv=text)


def _read(path: Path, name: str) -> Robot:
    """The robot of a file on disk; errors and the robot use the user's file name."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ModelWarning)
            robot = load(path)
    except FormatError as error:
        raise FormatError(str(error).replace(str(path), name).replace(f"{path.parent}/", "")) from None
    check_size(len(robot.joints))
    return replace(robot, source=name)


# -- zips ------------------------------------------------------------------------------------------------------------------


class Zip:
    """A checked zip: no name leads outside, and its files are within the limits.

    files   name -> ZipInfo
    """

    def __init__(self, name: str, data: bytes):
        self._name = name
        if data.count(_ENTRY) > MOST_FILES:  # before a table of contents is made of them
            raise FormatError(f"{name!r} holds more than {MOST_FILES} files; pack one robot with its meshes")
        try:
            self._archive = zipfile.ZipFile(io.BytesIO(data))
            infos = self._archive.infolist()
        except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError) as error:
            raise FormatError(f"{name!r} is not a readable zip ({error}); pack it again") from None
        self.files = self._checked(infos)
        self._by_last = dict[str, list[str]]()
        for path in self.files:
            self._by_last.setdefault(posixpath.basename(path), []).append(path)

    def _checked(self, infos: Iterable[zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
        total, found, folders = 0, dict[str, zipfile.ZipInfo](), set[str]()
        for info in infos:
            shown = f"{self._name!r}: {info.filename[:80]!r}"
            parts = re.split(r"[/\\]", info.filename)
            if ".." in parts or re.match(r"[/\\]|[A-Za-z]:", info.filename) or "\0" in info.orig_filename:
                raise FormatError(f"{shown} leads out of the zip; pack it again with names below its own folder")
            if len(parts) > MOST_DEEP or any(len(part.encode("utf-8", "replace")) > LONGEST_NAME for part in parts):
                limit = f"{LONGEST_NAME} bytes, or {MOST_DEEP} folders"
                raise FormatError(f"{shown}: the name is longer than {limit}; give the file a shorter name and pack it again")
            if stat.S_ISLNK(info.external_attr >> 16):
                raise FormatError(f"{shown} is a link; pack the file itself (zip without --symlinks)")
            if info.is_dir():
                continue
            if info.flag_bits & 1:
                raise FormatError(f"{shown} is encrypted; pack it without a password")
            total += info.file_size
            if info.file_size > MOST_OF_ONE or total > MOST_BYTES:
                limit = f"{MOST_OF_ONE >> 20} MB for a file and {MOST_BYTES >> 20} MB for all"
                raise FormatError(f"{shown}: it unpacks to more than {limit}; leave out what is not of the robot")
            if info.file_size > SMALL and info.file_size > MOST_RATIO * max(info.compress_size, 1):
                raise FormatError(f"{shown} unpacks to more than {MOST_RATIO} times its size, which no model or mesh does")
            path = "/".join(part for part in parts if part not in ("", "."))
            if path in found:
                raise FormatError(f"{shown} is in the zip twice; pack it again")
            found[path] = info
            above = posixpath.dirname(path)
            while above and above not in folders:
                folders.add(above)
                above = posixpath.dirname(above)
        if both := sorted(folders.intersection(found)):
            raise FormatError(f"{self._name!r}: {both[0][:80]!r} is a file and a folder; pack it again with one of them renamed")
        return found

    def only(self, tail: str) -> str | None:
        """The only file whose name ends with `tail`; None if there are none or several."""
        found = [path for path in self._by_last.get(posixpath.basename(tail), ()) if path == tail or path.endswith(f"/{tail}")]
        return found[0] if len(found) == 1 else None

    def read(self, path: str) -> bytes:
        """The bytes of a file; an error if it is larger than declared."""
        member = self.files[path]
        shown = f"{self._name!r}: {member.filename[:80]!r}"
        try:
            with self._archive.open(member) as file:
                content = file.read(member.file_size + 1)
        except (zipfile.BadZipFile, NotImplementedError, EOFError, OSError, RuntimeError, ValueError) as error:
            raise FormatError(f"{shown} cannot be unpacked ({error}); pack it again") from None
        except Exception as error:  # zlib, bz2 and lzma have errors of their own
            raise FormatError(f"{shown} is damaged ({error}); pack it again") from None
        if len(content) > member.file_size:
            raise FormatError(f"{shown} is larger than it says; pack it again")
        return content


def _of_zip(name: str, data: bytes) -> Unpacked:
    packed = Zip(name, data)
    model = _model_file(name, packed.files)
    with tempfile.TemporaryDirectory(prefix="isodyn-") as folder:
        beside = posixpath.dirname(model)
        for entry in packed.files:  # MJCF includes others, from its own folder alone
            if entry == model or (PurePosixPath(entry).suffix.lower() in (".xml", ".mjcf") and entry.startswith(beside)):
                place = Path(folder, *entry.split("/"))
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(packed.read(entry))
        robot = _read(Path(folder, *model.split("/")), posixpath.basename(model))
    found = opened(robot)
    wanted = mesh_names(found)
    led = {mesh: _mesh_place(mesh, model, packed) for mesh in wanted}
    places = {mesh: to for mesh, to in led.items() if to is not None}
    for mesh in sorted(set(wanted).difference(places)):
        outside = ".." in re.split(r"[/\\]", mesh) or "://" in mesh.removeprefix("package://") or mesh.startswith(("/", "\\"))
        text = f"the mesh {mesh[:80]!r} {'leads out of the zip and is not read' if outside else 'is not in the zip'}"
        found["remarks"].append(remark("mesh-missing", "warning", text, "pack it beside the model, in a folder of the zip"))
    made = drawn(places, lambda path: packed.read(path) if path in packed.files else None)
    found["remarks"] += mesh_remarks(made)
    return Unpacked(OpenedFile(robot=found, document=None, motion=None, meshes={}), made.messages)


def mesh_names(found: Opened) -> list[str]:
    """The meshes that its shapes name, each once."""
    return list(dict.fromkeys(shape["mesh"] for link in found["structure"]["links"] for shape in link["shapes"] if shape["mesh"]))


def mesh_remarks(made: Drawn) -> list[Remark]:
    """What is to be said of meshes that are not drawn as their files are."""
    found = []
    for reason in made.refused.values():
        text, _, remedy = reason.rpartition("; ")
        found.append(remark("mesh-unreadable", "warning", text or reason, remedy if text else ""))
    if made.coarse:
        many = f"{len(made.coarse)} of its meshes, which have {sum(made.coarse.values())} triangles, are drawn with fewer"
        found.append(remark("mesh-coarse", "note", many, "simplify them where details are missing"))
    return found


def _model_file(name: str, files: Mapping[str, zipfile.ZipInfo]) -> str:
    """The only model of a zip, or the only one nearest to its top."""
    models = [path for path in files if PurePosixPath(path).suffix.lower() in ENDINGS and not _is_of_ros(path)]
    if not models:
        raise FormatError(f"{name!r} holds no .urdf, .toml or MJCF .xml file; pack the model with its meshes")
    least = min(path.count("/") for path in models)
    urdf = [path for path in models if path.lower().endswith(".urdf")]
    for chosen in ([path for path in models if path.count("/") == least], urdf):
        if len(chosen) == 1:
            return chosen[0]
    scenes = [path for path in models if posixpath.basename(path) == "scene.xml"]
    raise FormatError(
        f"{name!r} holds {len(models)} models ({', '.join(sorted(models)[:4])}); pack one"
        + (" (scene.xml includes another: leave it out)" if scenes else "")
    )


def _is_of_ros(path: str) -> bool:
    """True for files of a ROS package that are not robots."""
    return posixpath.basename(path) in ("package.xml", "plugin.xml", "pyproject.toml", "Cargo.toml") or path.startswith("__MACOSX/")


def _mesh_place(mesh: str, model: str, packed: Zip) -> str | None:
    """The file of the zip for a mesh name; None if it is missing or outside the zip."""
    name = mesh.replace("\\", "/")
    package = name.startswith("package://")
    name = name.removeprefix("package://").removeprefix("file://")
    if "://" in name or "\0" in name or (name.startswith("/") and not package) or (".." in name.split("/") and package):
        return None
    if not package:
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(model), name))
        if beside.startswith("../") or posixpath.isabs(beside):
            return None
        return beside if beside in packed.files else packed.only(posixpath.basename(name))
    parts = [part for part in name.split("/") if part not in ("", ".")]
    for tail in ("/".join(parts), "/".join(parts[1:])):  # the package's folder is in the zip, or the zip is of its inside
        if tail and (found := packed.only(tail)) is not None:
            return found
    return packed.only(parts[-1]) if parts else None


# -- files beside a model --------------------------------------------------------------------------------------------------


def meshes_of(robot: Robot, path: Path | None = None) -> Drawn:
    """The meshes of a robot that was read from this path, or from its own source path if the file exists."""
    names = [shape.mesh for link in robot.links for shape in link.shapes if shape.role == "visual" and shape.mesh]
    place = next((one for one in (path, Path(robot.source)) if one is not None and one.is_file()), None) if names else None
    return meshes_beside(list(dict.fromkeys(names)), place) if place else Drawn({}, {}, {})


def meshes_beside(names: list[str], path: Path) -> Drawn:
    """The meshes with these names, of a robot that was read from this path."""
    places = {name: next((str(place) for place in _on_disk(name, path) if place.is_file()), name) for name in names}
    return drawn(places, _of_disk)


def _on_disk(mesh: str, path: Path) -> Iterator[Path]:
    """Candidate paths of a mesh: `package://` in folders above the model and in ROS's package paths."""
    name = mesh.replace("\\", "/")
    if not name.startswith("package://"):
        yield Path(path.parent, name.removeprefix("file://"))
        return
    parts = [part for part in name.removeprefix("package://").split("/") if part not in ("", ".")]
    if ".." in parts or len(parts) < 2:
        return
    roots = [*path.resolve().parents]
    roots += [Path(root) for root in os.environ.get("ROS_PACKAGE_PATH", "").split(os.pathsep) if root]
    roots += [Path(root, "share") for root in os.environ.get("AMENT_PREFIX_PATH", "").split(os.pathsep) if root]
    for root in roots:
        yield Path(root, *parts)
        if root.name == parts[0]:
            yield Path(root, *parts[1:])
    for root in roots[:3]:  # the package under another name
        yield Path(root, *parts[1:])


def _of_disk(name: str) -> bytes | None:
    """A mesh or material file; None if it is missing or too large."""
    path = Path(name)
    try:
        if path.suffix.lower() not in (*DRAWN, ".mtl") or not path.is_file() or path.stat().st_size > MOST_OF_ONE:
            return None
        return path.read_bytes()
    except (OSError, ValueError):
        return None
