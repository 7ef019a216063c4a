"""Everything that crosses between Python and the page.  frontend/src/messages.ts is made of this file by tools/messages.py.

All numbers are in SI units and radians; what the page shows in degrees or millimetres is its own matter.  Arrays are row by row.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from isodyn import __version__

#: of isodyn, as the page was built with it
ISODYN_VERSION = __version__
#: of documents: a reader refuses a newer one by name, and brings older ones up to date
VERSION = 3
FORMAT = "isodyn-workbench"
#: robots of so many bodies have all their numbers as inputs of kernels: kernels of more are larger than what they save
EDITABLE_BODIES = 10
# of documents: characters, entries of a list, and numbers, whose squares still are numbers
MOST_CHARACTERS = 8_388_608
LONGEST_LIST = 100_000
LARGEST_NUMBER = 1e100

# -- a robot as its user writes it -----------------------------------------------------------------------------------------


class ShapeMessage(TypedDict):
    """What is drawn of a link: a capsule around the segment between two points, `ends`, in the link's frame; or a body at a frame
    (4, 4) in that of the link, around its origin: a box of `size` x, y, z, a cylinder along z of `size` (length), a sphere, an
    ellipsoid of half axes `size` x, y, z, or a mesh, whose file is named as its source names it, scaled by `size`.

    radius: of capsules, cylinders and spheres; colour: red, green, blue, opacity from 0 to 1, empty where nothing says it.  What a
    kind does not have is empty, or 0.
    """

    kind: Literal["capsule", "mesh", "box", "cylinder", "sphere", "ellipsoid"]
    ends: list[float]
    radius: float
    size: list[float]
    frame: list[float]
    mesh: str
    colour: list[float]


class DHRowMessage(TypedDict):
    """A row of a Denavit-Hartenberg table with what its link and its joint are.

    The entry of the joint variable (theta of "R", d of "P") is its offset.  com is in the link's frame, inertia (xx, yy, zz, xy,
    xz, yz) about it; lower, upper, velocity and effort are limits, null where there is none.  static is the
    friction at rest at positive and negative speed, null where it is the entry of coulomb.  name is the joint's.  passive: no motor
    sits there.  shapes are what is drawn of the link; where there are none, capsules along the row's lengths.
    """

    name: str
    link: str
    joint: Literal["R", "P"]
    a: float
    alpha: float
    d: float
    theta: float
    mass: float
    com: list[float]
    inertia: list[float]
    lower: float | None
    upper: float | None
    velocity: float | None
    effort: float | None
    viscous: float
    coulomb: list[float]
    static: list[float | None]
    rotor_inertia: float
    gear_ratio: float
    stiffness: float
    rest: float
    passive: bool
    shapes: list[ShapeMessage]


class Payload(TypedDict):
    """Carried at the tip: com in its frame, inertia (xx, yy, zz, xy, xz, yz) about it."""

    mass: float
    com: list[float]
    inertia: list[float]


class DHModel(TypedDict):
    """A serial arm by its table: what the page edits.

    base and tool are frames (4, 4): the mounting, and the tip in the frame of the last row, on which the payload sits.  shapes: of
    what stands still, in the root frame.
    """

    kind: Literal["dh"]
    name: str
    convention: Literal["standard", "modified"]
    rows: list[DHRowMessage]
    gravity: list[float]
    base: list[float]
    tool: list[float]
    payload: Payload
    shapes: list[ShapeMessage]


class SourceModel(TypedDict):
    """Any other robot: viewed, posed and played, not edited.  `toml` is the whole of it in isodyn's own format, but for gravity and
    for the payload, which sits on the only tip (mass 0 where there are several)."""

    kind: Literal["source"]
    name: str
    toml: str
    gravity: list[float]
    payload: Payload


# -- a robot as the page computes it ---------------------------------------------------------------------------------------


class JointInfo(TypedDict):
    """A joint that moves: q and v are its first places in positions and velocities, of so many each; body is its first body.

    A revolute or prismatic joint has one place; limits have one value for each velocity, null where there is none.
    """

    name: str
    type: str
    parent: str
    child: str
    q: int
    nq: int
    v: int
    nv: int
    body: int
    passive: bool
    lower: list[float | None]
    upper: list[float | None]
    velocity: list[float | None]
    effort: list[float | None]


class LinkInfo(TypedDict):
    """A link: fixed to a body (-1: to the ground) at a frame (4, 4); mass properties as the user wrote them.

    shapes      what is drawn of it
    schematic   what stands for shapes, where the robot has some of its own; else empty, for the shapes are these
    """

    name: str
    body: int
    frame: list[float]
    mass: float
    com: list[float]
    inertia: list[float]
    shapes: list[ShapeMessage]
    schematic: list[ShapeMessage]


class LoopInfo(TypedDict):
    """A joint that closes a loop: at frames (4, 4) of two links."""

    name: str
    a: str
    b: str
    at_a: list[float]
    at_b: list[float]


class PackedRobot(TypedDict):
    """A robot as the kernels take it (isodyn/workbench/structure.py says how its numbers follow from a DH table).

    key         of the kernel set: which joints carry which, and nothing else, where `editable`; else of this very robot
    editable    whether all numbers are inputs of the kernels: the arrays "numbers" (bodies, k), "gravity" (3,) and "tip" (12,)
    n, nq       velocities and positions
    positions, velocities   what their entries are called, with units "rad", "m" or "1" of quaternions, and those of efforts
    parents     of bodies, -1 for the ground; a joint of several freedoms is as many bodies, of which the last one is its link
    turns       of bodies: whether their joint turns, else it slides
    axes        (bodies, 3) along which, in the body's frame: z where `editable`
    fields      name -> [first place, size] in the numbers of a body; empty where they are not inputs
    neutral     (nq,) positions with every joint at 0; of a robot with loops the nearest that closes them
    stand       (links, 12) where the links are in a picture, rotation row by row and place, in the root frame: bent where they
                are held and few, at 0 where they float, are many or a chain; the page leaves it empty
    dry         whether some joint has dry friction
    tip         the link whose frame is the tip, "" where there are several
    """

    name: str
    key: str
    editable: bool
    n: int
    nq: int
    positions: list[str]
    position_units: list[str]
    velocities: list[str]
    effort_units: list[str]
    joints: list[JointInfo]
    links: list[LinkInfo]
    loops: list[LoopInfo]
    parents: list[int]
    turns: list[bool]
    axes: list[float]
    fields: dict[str, list[int]]
    numbers: list[float]
    gravity: list[float]
    neutral: list[float]
    stand: list[float]
    dry: bool
    tip: str


class ArrayInfo(TypedDict):
    """An array on the board of a module: byte offset in its memory, and how many doubles."""

    offset: int
    size: int


class FunctionInfo(TypedDict):
    """A function of a module: takes nothing, gives nothing, reads and writes arrays of the board by name."""

    inputs: list[str]
    outputs: list[str]
    digest: str
    count: dict[str, int]


class Manifest(TypedDict):
    """What a WebAssembly module has; it stands in its custom section "isodyn" too."""

    version: int
    memory: int
    arrays: dict[str, ArrayInfo]
    functions: dict[str, FunctionInfo]


# -- the document ----------------------------------------------------------------------------------------------------------


class Pose(TypedDict):
    """Where the arm stands, and what pushes its tip: force, then moment, in the tip's frame."""

    q: list[float]
    wrench: list[float]


class Waypoint(TypedDict):
    """A time and positions there; "line": the tip goes straight to them.

    at_pose: q is where the arm stands in the pose of the document, and changes with it.
    """

    t: float
    q: list[float]
    at_pose: bool


class MotionSettings(TypedDict):
    """A motion from its first to its last waypoint.  Trapezoidal: `ramp` is the share of the time that it speeds up.

    csv: samples (columns t, q_1 ..) as they were read, where the kind is "csv"; else empty.
    """

    kind: Literal["cycloidal", "quintic", "trapezoidal", "waypoints", "line", "csv"]
    waypoints: list[Waypoint]
    ramp: float
    csv: str


class SimulationSettings(TypedDict):
    """A simulation: how the joints are driven, with gains one for each joint, from where, how long, and by which step.

    at_pose: it starts at rest where the arm stands in the pose of the document: q0 changes with it, qd0 is 0.
    """

    control: Literal["none", "pd", "pd_gravity", "computed_torque"]
    kp: list[float]
    kd: list[float]
    at_pose: bool
    q0: list[float]
    qd0: list[float]
    target: list[float]
    follow: bool
    duration: float
    step: float
    friction: bool
    stops: bool


class ViewSettings(TypedDict):
    """What is seen: screen, camera (eye and target in the root frame), layers, units, theme."""

    screen: str
    eye: list[float]
    target: list[float]
    layers: list[str]
    degrees: bool
    theme: Literal["system", "light", "dark", "projector"]
    method: str
    beside: str


class LessonStep(TypedDict):
    """Which lesson is under way, and where."""

    name: str
    step: int
    answers: dict[str, str]


class WorkbenchDocument(TypedDict):
    """All that the workbench knows: what is saved, shared in links, undone and redone."""

    format: Literal["isodyn-workbench"]
    version: int
    model: DHModel | SourceModel
    pose: Pose
    motion: MotionSettings
    simulation: SimulationSettings
    view: ViewSettings
    lesson: LessonStep


# -- between page and server -----------------------------------------------------------------------------------------------


class Remark(TypedDict):
    """What the linter says, or who read a file ("file"): of which cell, by which rule, and what to do.

    link, joint and field are empty where it is about all; field is that of a DHRowMessage, or "gravity".
    """

    rule: str
    level: Literal["error", "warning", "note"]
    link: str
    joint: str
    field: str
    text: str
    remedy: str


class Opened(TypedDict):
    """A robot that was read: as the document has it, as the kernels take it, and what the linter says."""

    model: DHModel | SourceModel
    structure: PackedRobot
    remarks: list[Remark]


class Checked(TypedDict):
    """A model that the page changed, and what the linter says; structure is null where it makes no robot, and a remark says why."""

    model: DHModel | SourceModel
    structure: PackedRobot | None
    remarks: list[Remark]


class OpenedFile(TypedDict):
    """What a file held: a robot, a whole document (then with its robot), or a motion as a table; null what it did not.

    meshes: the name that shapes have for a mesh -> the address at which this server has it (workbench/mesh_messages.py).
    """

    robot: Opened | None
    document: WorkbenchDocument | None
    motion: MotionSettings | None
    meshes: dict[str, str]


class LibraryRow(TypedDict):
    """A robot of the library."""

    name: str
    title: str
    family: str
    joints: str
    editable: bool


class ErrorMessage(TypedDict):
    """Every answer that is none: error is a word for programs, text says what came, what is wrong and what to do.

    "link": there is no session, the page must be opened by the link that the server prints.
    "restart": the package was installed anew or changed while the server ran.
    """

    error: str
    text: str


class JobRequest(TypedDict):
    """Work of the server on a document: `kind` names it (see isodyn/workbench/job_worker.py), options are the job's own."""

    kind: Literal["compare", "reproduce", "export", "equations", "study", "certify", "kernels", "file", "significance", "count"]
    document: WorkbenchDocument
    options: dict[str, str]


class Counts(TypedDict):
    """Operations of one torque evaluation of one arm, its numbers known, as `isodyn.count` has them: method -> kind -> number."""

    inverse_dynamics: dict[str, dict[str, int]]


class JobStarted(TypedDict):
    """A job has this number; its events are a stream: progress (JobProgress), then done (JobDone) or failed (ErrorMessage)."""

    id: str


class JobProgress(TypedDict):
    """How far a job is: a share from 0 to 1 (-1: nobody knows), and what it does."""

    share: float
    text: str


class ResultFile(TypedDict):
    """A file that a job made: text, or bytes in base64.  A served page opens it at `address`, in a window without rights."""

    name: str
    media: str
    text: str
    base64: str
    address: str


class JobDone(TypedDict):
    """What a job made.  complete: false where it was cancelled, and this is what it had until then."""

    complete: bool
    files: list[ResultFile]


class Hello(TypedDict):
    """What a served page learns first, and asks again every few seconds.

    session    another than before: the server was started anew, and its jobs and meshes are gone
    document   what it was started with, null without
    meshes     of that and of what was opened since: the name that shapes have for a mesh -> its address here
    published  the address of a page of this workbench that others can open, with which links begin; "" where there is none
    """

    version: str
    session: str
    document: WorkbenchDocument | None
    meshes: dict[str, str]
    published: str


class Reproducible(TypedDict):
    """Something of the sources that can be reproduced, such as "saha-9.4"."""

    key: str
    title: str
    source: str


class Offers(TypedDict):
    """What the server can do: kinds of jobs, targets of export, what can be reproduced.  Slower than hello; asked when needed."""

    jobs: list[str]
    targets: list[str]
    reproductions: list[Reproducible]


# -- defaults of links -----------------------------------------------------------------------------------------------------

_PAYLOAD = {"mass": 0, "com": [0, 0, 0], "inertia": [0, 0, 0, 0, 0, 0]}
_SHAPE = {"kind": "box", "ends": [], "radius": 0, "size": [], "frame": [], "mesh": "", "colour": []}
_ROW = {
    "name": "", "link": "", "joint": "R", "a": 0, "alpha": 0, "d": 0, "theta": 0, "mass": 0, "com": [0, 0, 0],
    "inertia": [0, 0, 0, 0, 0, 0], "lower": None, "upper": None, "velocity": None, "effort": None, "viscous": 0, "coulomb": [0, 0],
    "static": [None, None], "rotor_inertia": 0, "gear_ratio": 1, "stiffness": 0, "rest": 0, "passive": False, "shapes": [_SHAPE],
}  # fmt: skip
_FRAME = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
_DOWN = [0, 0, -9.81]
#: what links leave out of a document; lists of records hold one record with their defaults, and are empty by default.  Links that
#: exist depend on these numbers: never change one, add fields only together with a new VERSION
LINK_DEFAULTS: dict[str, Any] = {
    "format": FORMAT, "version": 3,
    "model": {
        "kind": "dh", "name": "", "convention": "standard", "rows": [_ROW], "gravity": _DOWN, "base": _FRAME, "tool": _FRAME,
        "payload": _PAYLOAD, "shapes": [_SHAPE],
    },
    "pose": {"q": [], "wrench": [0, 0, 0, 0, 0, 0]},
    "motion": {"kind": "cycloidal", "waypoints": [{"t": 0, "q": [], "at_pose": False}], "ramp": 0.25, "csv": ""},
    "simulation": {
        "control": "none", "kp": [], "kd": [], "at_pose": True, "q0": [], "qd0": [], "target": [], "follow": False, "duration": 2,
        "step": 0.001, "friction": False, "stops": False,
    },
    "view": {
        "screen": "model", "eye": [], "target": [], "layers": ["bodies", "grid", "trace"], "degrees": True, "theme": "system",
        "method": "", "beside": "",
    },
    "lesson": {"name": "", "step": 0, "answers": {}},
}  # fmt: skip
#: the same of a model that is no table
LINK_SOURCE_DEFAULTS: dict[str, Any] = {"kind": "dh", "name": "", "toml": "", "gravity": _DOWN, "payload": _PAYLOAD}

#: the messages, in the order of frontend/src/messages.ts
MESSAGES = (
    ShapeMessage, DHRowMessage, Payload, DHModel, SourceModel, JointInfo, LinkInfo, LoopInfo, PackedRobot, ArrayInfo,
    FunctionInfo, Manifest, Pose, Waypoint, MotionSettings, SimulationSettings, ViewSettings, LessonStep, WorkbenchDocument,
    Remark, Opened, Checked, OpenedFile, LibraryRow, ErrorMessage, JobRequest, Counts, JobStarted, JobProgress, ResultFile,
    JobDone, Hello, Reproducible, Offers,
)  # fmt: skip
