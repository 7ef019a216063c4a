"""All messages between Python and the page.  tools/messages.py makes frontend/src/messages.ts from this file.

All numbers are in SI units and radians; the page converts for display only.  Arrays are stored row by row.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from isodyn import __version__

#: version of isodyn with which the page was built
ISODYN_VERSION = __version__
#: version of documents: a reader rejects a newer one and upgrades older ones
VERSION = 3
FORMAT = "isodyn-workbench"
#: most bodies of a robot whose parameters are inputs of its kernels; kernels of larger robots would be too large
EDITABLE_BODIES = 10
# limits of documents: characters, entries of a list, and magnitude of numbers (their squares are still finite)
MOST_CHARACTERS = 8_388_608
LONGEST_LIST = 100_000
LARGEST_NUMBER = 1e100

# -- a robot as its user describes it -----------------------------------------------------------------------------------------


class ShapeMessage(TypedDict):
    """A shape to draw for a link: a capsule around the segment between two points, `ends`, in the link frame; or a body at a frame
    (4, 4) relative to the link frame, centred there: a box of `size` x, y, z, a cylinder along z of `size` (length), a sphere, an
    ellipsoid with half axes `size` x, y, z, or a mesh, by the file name in its source, scaled by `size`.

    radius: of capsules, cylinders and spheres; colour: red, green, blue, opacity from 0 to 1, empty if unknown.  Fields that a
    kind does not use are empty, or 0.
    """

    kind: Literal["capsule", "mesh", "box", "cylinder", "sphere", "ellipsoid"]
    ends: list[float]
    radius: float
    size: list[float]
    frame: list[float]
    mesh: str
    colour: list[float]


class DHRowMessage(TypedDict):
    """A row of a Denavit-Hartenberg table with the properties of its link and joint.

    The entry of the joint variable (theta of "R", d of "P") is its offset.  com is in the link frame, inertia (xx, yy, zz, xy,
    xz, yz) about com; lower, upper, velocity and effort are limits, null if there is none.  static is the
    static friction in the positive and negative direction, null if equal to coulomb.  name is the joint's name.  passive: no
    motor.  shapes of the link to draw; if empty, the page draws capsules along a and d.
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
    """Payload at the tip: com in the tip frame, inertia (xx, yy, zz, xy, xz, yz) about com."""

    mass: float
    com: list[float]
    inertia: list[float]


class DHModel(TypedDict):
    """A serial arm as a DH table: the model that the page can edit.

    base and tool are frames (4, 4): frame 0 in the root frame, and the tip (with payload) in the frame of the last row.  shapes: of
    the root link, in the root frame.
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
    """Any other robot: posed and simulated, not edited.  `toml` is the robot in isodyn's TOML format, except for gravity and
    the payload at the only tip (mass 0 if there are several tips)."""

    kind: Literal["source"]
    name: str
    toml: str
    gravity: list[float]
    payload: Payload


# -- a robot as the page computes it ---------------------------------------------------------------------------------------


class JointInfo(TypedDict):
    """A movable joint: q and v are its first indices in positions and velocities, nq and nv their numbers; body is its first body.

    Limits have one value for each velocity, null if there is none.
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
    """A link: fixed to a body (-1: the ground) at a frame (4, 4); mass properties as in the model.

    shapes      shapes to draw
    schematic   simple shapes that can replace `shapes`, if the robot has shapes; else empty (`shapes` is already schematic)
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
    """A joint that closes a loop, at frames (4, 4) of two links."""

    name: str
    a: str
    b: str
    at_a: list[float]
    at_b: list[float]


class PackedRobot(TypedDict):
    """A robot as the kernels take it (isodyn/workbench/structure.py defines how its numbers follow from a DH table).

    key         of the kernel set: if `editable` it encodes only the joint types and the tree; else it is specific to this robot
    editable    whether all parameters are inputs of the kernels: the arrays "numbers" (bodies, k), "gravity" (3,) and "tip" (12,)
    n, nq       numbers of velocities and positions
    positions, velocities   names of their entries; position_units: "rad", "m" or "1" (quaternions); effort_units: units of tau
    parents     of bodies, -1 for the ground; a multi-DOF joint is one body per DOF, of which the last is its link
    turns       of bodies: true if their joint is revolute, false if prismatic
    axes        (bodies, 3) joint axes in the body frame: z if `editable`
    fields      name -> [first index, size] in the numbers of a body; empty if they are not inputs
    neutral     (nq,) positions with every joint at 0; for a robot with loops the nearest ones that close them
    stand       (links, 12) link poses for a thumbnail, rotation row by row, then position, in the root frame: bent for fixed
                robots of few joints, at 0 for floating robots, many joints and chains; empty in messages from the page
    dry         whether some joint has Coulomb or static friction
    tip         the link whose frame is the tip, "" if there are several
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
    """A named buffer of a module: byte offset in its memory, and number of doubles."""

    offset: int
    size: int


class FunctionInfo(TypedDict):
    """A function of a module: it has no arguments and no result; it reads and writes named buffers."""

    inputs: list[str]
    outputs: list[str]
    digest: str
    count: dict[str, int]


class Manifest(TypedDict):
    """Contents of a WebAssembly module; also stored in its custom section "isodyn"."""

    version: int
    memory: int
    arrays: dict[str, ArrayInfo]
    functions: dict[str, FunctionInfo]


# -- the document ----------------------------------------------------------------------------------------------------------


class Pose(TypedDict):
    """Joint positions, and the external wrench on the tip: force, then moment, in the tip frame."""

    q: list[float]
    wrench: list[float]


class Waypoint(TypedDict):
    """A time [s] and the joint positions at it; kind "line": the tip moves there on a straight line.

    at_pose: q equals the pose of the document, and changes with it.
    """

    t: float
    q: list[float]
    at_pose: bool


class MotionSettings(TypedDict):
    """A motion from its first to its last waypoint.  Trapezoidal: `ramp` is the fraction of the time in which it accelerates.

    csv: the text of the opened samples (columns t, q_1 ..) if the kind is "csv"; else empty.
    """

    kind: Literal["cycloidal", "quintic", "trapezoidal", "waypoints", "line", "csv"]
    waypoints: list[Waypoint]
    ramp: float
    csv: str


class SimulationSettings(TypedDict):
    """Settings of a simulation: controller, gains (one per velocity), initial state, duration and time step [s].

    at_pose: it starts at rest at the pose of the document: q0 changes with it, qd0 is 0.
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
    """Settings of the view: screen, camera (eye and target in the root frame), layers, units, theme."""

    screen: str
    eye: list[float]
    target: list[float]
    layers: list[str]
    degrees: bool
    theme: Literal["system", "light", "dark", "projector"]
    method: str
    beside: str


class LessonStep(TypedDict):
    """The open lesson, its step, and the answers given."""

    name: str
    step: int
    answers: dict[str, str]


class WorkbenchDocument(TypedDict):
    """The document of the workbench: it is saved, shared in links, undone and redone."""

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
    """A finding of the linter, or of the reader of a file (rule "file"): its cell, rule, text and remedy.

    link, joint and field are empty if it is about the whole robot; field is that of a DHRowMessage, or "gravity".
    """

    rule: str
    level: Literal["error", "warning", "note"]
    link: str
    joint: str
    field: str
    text: str
    remedy: str


class Opened(TypedDict):
    """An opened robot: its model for the document, its data for the kernels, and the linter's findings."""

    model: DHModel | SourceModel
    structure: PackedRobot
    remarks: list[Remark]


class LintedModel(TypedDict):
    """A model that the page changed, and the linter's findings; structure is null if the model is invalid (a remark says why)."""

    model: DHModel | SourceModel
    structure: PackedRobot | None
    remarks: list[Remark]


class OpenedFile(TypedDict):
    """Contents of a file: a robot, a document (with its robot), or a motion as a table; the others are null.

    meshes: name of a mesh in shapes -> its address on this server (mesh_messages.py).
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
    """Every error response: error is a word for programs; text tells what was received, what is wrong and what to do.

    "link": not authorised; open the page by the link that the server prints.
    "restart": the package was reinstalled or changed while the server ran.
    """

    error: str
    text: str


class JobRequest(TypedDict):
    """Request of a job on a document: `kind` names the job (see isodyn/workbench/job_worker.py), options are specific to it."""

    kind: Literal["compare", "reproduce", "export", "equations", "study", "certify", "kernels", "file", "significance", "count"]
    document: WorkbenchDocument
    options: dict[str, str]


class Counts(TypedDict):
    """Operation counts of inverse dynamics for one numeric robot, as from `isodyn.count`: method -> kind -> number."""

    inverse_dynamics: dict[str, dict[str, int]]


class JobStarted(TypedDict):
    """A job has this number; its events are a stream: progress (JobProgress), then done (JobDone) or failed (ErrorMessage)."""

    id: str


class JobProgress(TypedDict):
    """Progress of a job: a fraction from 0 to 1 (-1: unknown), and its present task."""

    share: float
    text: str


class ResultFile(TypedDict):
    """A file made by a job: text, or bytes in base64.  A served page opens it at `address`, in a sandboxed window."""

    name: str
    media: str
    text: str
    base64: str
    address: str


class JobDone(TypedDict):
    """Result of a job.  complete: false if it was cancelled; the files are then partial results."""

    complete: bool
    files: list[ResultFile]


class Hello(TypedDict):
    """First answer to a served page, which asks again every few seconds.

    session    random; a different value means that the server was restarted and has lost its jobs and meshes
    document   document with which the server was started, or null
    meshes     of that robot and of robots opened since: name of a mesh in shapes -> its address
    published  address of a published page with which links begin; "" if there is none
    """

    version: str
    session: str
    document: WorkbenchDocument | None
    meshes: dict[str, str]
    published: str


class Reproducible(TypedDict):
    """An item of the papers that can be reproduced, such as "saha-9.4"."""

    key: str
    title: str
    source: str


class Offers(TypedDict):
    """Capabilities of the server: kinds of jobs, export targets, reproducible items.  Slower than hello; requested when needed."""

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
#: defaults that links omit; lists of records hold one record with their defaults, and are empty by default.  Existing links
#: depend on these numbers: never change one; add fields only together with a new VERSION
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
#: the same for a model without a DH table
LINK_SOURCE_DEFAULTS: dict[str, Any] = {"kind": "dh", "name": "", "toml": "", "gravity": _DOWN, "payload": _PAYLOAD}

#: the messages, in the order of frontend/src/messages.ts
MESSAGES = (
    ShapeMessage, DHRowMessage, Payload, DHModel, SourceModel, JointInfo, LinkInfo, LoopInfo, PackedRobot, ArrayInfo,
    FunctionInfo, Manifest, Pose, Waypoint, MotionSettings, SimulationSettings, ViewSettings, LessonStep, WorkbenchDocument,
    Remark, Opened, LintedModel, OpenedFile, LibraryRow, ErrorMessage, JobRequest, Counts, JobStarted, JobProgress, ResultFile,
    JobDone, Hello, Reproducible, Offers,
)  # fmt: skip
