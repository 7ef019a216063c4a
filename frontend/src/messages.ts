// Made by tools/messages.py from isodyn/workbench/messages.py: change that one.

/**
 * Everything that crosses between Python and the page.  frontend/src/messages.ts is made of this file by tools/messages.py.
 *
 * All numbers are in SI units and radians; what the page shows in degrees or millimetres is its own matter.  Arrays are row by row.
 */

export const ISODYN_VERSION = "0.3.0";

export const VERSION = 3;

export const FORMAT = "isodyn-workbench";

export const EDITABLE_BODIES = 10;

export const MOST_CHARACTERS = 8388608;

export const LONGEST_LIST = 100000;

export const LARGEST_NUMBER = 1e+100;

export const LINK_DEFAULTS = {"format": "isodyn-workbench", "version": 3, "model": {"kind": "dh", "name": "", "convention": "standard", "rows": [{"name": "", "link": "", "joint": "R", "a": 0, "alpha": 0, "d": 0, "theta": 0, "mass": 0, "com": [0, 0, 0], "inertia": [0, 0, 0, 0, 0, 0], "lower": null, "upper": null, "velocity": null, "effort": null, "viscous": 0, "coulomb": [0, 0], "static": [null, null], "rotor_inertia": 0, "gear_ratio": 1, "stiffness": 0, "rest": 0, "passive": false, "shapes": [{"kind": "box", "ends": [], "radius": 0, "size": [], "frame": [], "mesh": "", "colour": []}]}], "gravity": [0, 0, -9.81], "base": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], "tool": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], "payload": {"mass": 0, "com": [0, 0, 0], "inertia": [0, 0, 0, 0, 0, 0]}, "shapes": [{"kind": "box", "ends": [], "radius": 0, "size": [], "frame": [], "mesh": "", "colour": []}]}, "pose": {"q": [], "wrench": [0, 0, 0, 0, 0, 0]}, "motion": {"kind": "cycloidal", "waypoints": [{"t": 0, "q": [], "at_pose": false}], "ramp": 0.25, "csv": ""}, "simulation": {"control": "none", "kp": [], "kd": [], "at_pose": true, "q0": [], "qd0": [], "target": [], "follow": false, "duration": 2, "step": 0.001, "friction": false, "stops": false}, "view": {"screen": "model", "eye": [], "target": [], "layers": ["bodies", "grid", "trace"], "degrees": true, "theme": "system", "method": "", "beside": ""}, "lesson": {"name": "", "step": 0, "answers": {}}};

export const LINK_SOURCE_DEFAULTS = {"kind": "dh", "name": "", "toml": "", "gravity": [0, 0, -9.81], "payload": {"mass": 0, "com": [0, 0, 0], "inertia": [0, 0, 0, 0, 0, 0]}};

/**
 * What is drawn of a link: a capsule around the segment between two points, `ends`, in the link's frame; or a body at a frame
 * (4, 4) in that of the link, around its origin: a box of `size` x, y, z, a cylinder along z of `size` (length), a sphere, an
 * ellipsoid of half axes `size` x, y, z, or a mesh, whose file is named as its source names it, scaled by `size`.
 *
 * radius: of capsules, cylinders and spheres; colour: red, green, blue, opacity from 0 to 1, empty where nothing says it.  What a
 * kind does not have is empty, or 0.
 */
export interface ShapeMessage {
  kind: "capsule" | "mesh" | "box" | "cylinder" | "sphere" | "ellipsoid";
  ends: number[];
  radius: number;
  size: number[];
  frame: number[];
  mesh: string;
  colour: number[];
}

/**
 * A row of a Denavit-Hartenberg table with what its link and its joint are.
 *
 * The entry of the joint variable (theta of "R", d of "P") is its offset.  com is in the link's frame, inertia (xx, yy, zz, xy,
 * xz, yz) about it; lower, upper, velocity and effort are limits, null where there is none.  static is the
 * friction at rest at positive and negative speed, null where it is the entry of coulomb.  name is the joint's.  passive: no motor
 * sits there.  shapes are what is drawn of the link; where there are none, capsules along the row's lengths.
 */
export interface DHRowMessage {
  name: string;
  link: string;
  joint: "R" | "P";
  a: number;
  alpha: number;
  d: number;
  theta: number;
  mass: number;
  com: number[];
  inertia: number[];
  lower: number | null;
  upper: number | null;
  velocity: number | null;
  effort: number | null;
  viscous: number;
  coulomb: number[];
  static: (number | null)[];
  rotor_inertia: number;
  gear_ratio: number;
  stiffness: number;
  rest: number;
  passive: boolean;
  shapes: ShapeMessage[];
}

/** Carried at the tip: com in its frame, inertia (xx, yy, zz, xy, xz, yz) about it. */
export interface Payload {
  mass: number;
  com: number[];
  inertia: number[];
}

/**
 * A serial arm by its table: what the page edits.
 *
 * base and tool are frames (4, 4): the mounting, and the tip in the frame of the last row, on which the payload sits.  shapes: of
 * what stands still, in the root frame.
 */
export interface DHModel {
  kind: "dh";
  name: string;
  convention: "standard" | "modified";
  rows: DHRowMessage[];
  gravity: number[];
  base: number[];
  tool: number[];
  payload: Payload;
  shapes: ShapeMessage[];
}

/**
 * Any other robot: viewed, posed and played, not edited.  `toml` is the whole of it in isodyn's own format, but for gravity and
 * for the payload, which sits on the only tip (mass 0 where there are several).
 */
export interface SourceModel {
  kind: "source";
  name: string;
  toml: string;
  gravity: number[];
  payload: Payload;
}

/**
 * A joint that moves: q and v are its first places in positions and velocities, of so many each; body is its first body.
 *
 * A revolute or prismatic joint has one place; limits have one value for each velocity, null where there is none.
 */
export interface JointInfo {
  name: string;
  type: string;
  parent: string;
  child: string;
  q: number;
  nq: number;
  v: number;
  nv: number;
  body: number;
  passive: boolean;
  lower: (number | null)[];
  upper: (number | null)[];
  velocity: (number | null)[];
  effort: (number | null)[];
}

/**
 * A link: fixed to a body (-1: to the ground) at a frame (4, 4); mass properties as the user wrote them.
 *
 * shapes      what is drawn of it
 * schematic   what stands for shapes, where the robot has some of its own; else empty, for the shapes are these
 */
export interface LinkInfo {
  name: string;
  body: number;
  frame: number[];
  mass: number;
  com: number[];
  inertia: number[];
  shapes: ShapeMessage[];
  schematic: ShapeMessage[];
}

/** A joint that closes a loop: at frames (4, 4) of two links. */
export interface LoopInfo {
  name: string;
  a: string;
  b: string;
  at_a: number[];
  at_b: number[];
}

/**
 * A robot as the kernels take it (isodyn/workbench/structure.py says how its numbers follow from a DH table).
 *
 * key         of the kernel set: which joints carry which, and nothing else, where `editable`; else of this very robot
 * editable    whether all numbers are inputs of the kernels: the arrays "numbers" (bodies, k), "gravity" (3,) and "tip" (12,)
 * n, nq       velocities and positions
 * positions, velocities   what their entries are called, with units "rad", "m" or "1" of quaternions, and those of efforts
 * parents     of bodies, -1 for the ground; a joint of several freedoms is as many bodies, of which the last one is its link
 * turns       of bodies: whether their joint turns, else it slides
 * axes        (bodies, 3) along which, in the body's frame: z where `editable`
 * fields      name -> [first place, size] in the numbers of a body; empty where they are not inputs
 * neutral     (nq,) positions with every joint at 0; of a robot with loops the nearest that closes them
 * stand       (links, 12) where the links are in a picture, rotation row by row and place, in the root frame: bent where they
 *             are held and few, at 0 where they float, are many or a chain; the page leaves it empty
 * dry         whether some joint has dry friction
 * tip         the link whose frame is the tip, "" where there are several
 */
export interface PackedRobot {
  name: string;
  key: string;
  editable: boolean;
  n: number;
  nq: number;
  positions: string[];
  position_units: string[];
  velocities: string[];
  effort_units: string[];
  joints: JointInfo[];
  links: LinkInfo[];
  loops: LoopInfo[];
  parents: number[];
  turns: boolean[];
  axes: number[];
  fields: Record<string, number[]>;
  numbers: number[];
  gravity: number[];
  neutral: number[];
  stand: number[];
  dry: boolean;
  tip: string;
}

/** An array on the board of a module: byte offset in its memory, and how many doubles. */
export interface ArrayInfo {
  offset: number;
  size: number;
}

/** A function of a module: takes nothing, gives nothing, reads and writes arrays of the board by name. */
export interface FunctionInfo {
  inputs: string[];
  outputs: string[];
  digest: string;
  count: Record<string, number>;
}

/** What a WebAssembly module has; it stands in its custom section "isodyn" too. */
export interface Manifest {
  version: number;
  memory: number;
  arrays: Record<string, ArrayInfo>;
  functions: Record<string, FunctionInfo>;
}

/** Where the arm stands, and what pushes its tip: force, then moment, in the tip's frame. */
export interface Pose {
  q: number[];
  wrench: number[];
}

/**
 * A time and positions there; "line": the tip goes straight to them.
 *
 * at_pose: q is where the arm stands in the pose of the document, and changes with it.
 */
export interface Waypoint {
  t: number;
  q: number[];
  at_pose: boolean;
}

/**
 * A motion from its first to its last waypoint.  Trapezoidal: `ramp` is the share of the time that it speeds up.
 *
 * csv: samples (columns t, q_1 ..) as they were read, where the kind is "csv"; else empty.
 */
export interface MotionSettings {
  kind: "cycloidal" | "quintic" | "trapezoidal" | "waypoints" | "line" | "csv";
  waypoints: Waypoint[];
  ramp: number;
  csv: string;
}

/**
 * A simulation: how the joints are driven, with gains one for each joint, from where, how long, and by which step.
 *
 * at_pose: it starts at rest where the arm stands in the pose of the document: q0 changes with it, qd0 is 0.
 */
export interface SimulationSettings {
  control: "none" | "pd" | "pd_gravity" | "computed_torque";
  kp: number[];
  kd: number[];
  at_pose: boolean;
  q0: number[];
  qd0: number[];
  target: number[];
  follow: boolean;
  duration: number;
  step: number;
  friction: boolean;
  stops: boolean;
}

/** What is seen: screen, camera (eye and target in the root frame), layers, units, theme. */
export interface ViewSettings {
  screen: string;
  eye: number[];
  target: number[];
  layers: string[];
  degrees: boolean;
  theme: "system" | "light" | "dark" | "projector";
  method: string;
  beside: string;
}

/** Which lesson is under way, and where. */
export interface LessonStep {
  name: string;
  step: number;
  answers: Record<string, string>;
}

/** All that the workbench knows: what is saved, shared in links, undone and redone. */
export interface WorkbenchDocument {
  format: "isodyn-workbench";
  version: number;
  model: DHModel | SourceModel;
  pose: Pose;
  motion: MotionSettings;
  simulation: SimulationSettings;
  view: ViewSettings;
  lesson: LessonStep;
}

/**
 * What the linter says, or who read a file ("file"): of which cell, by which rule, and what to do.
 *
 * link, joint and field are empty where it is about all; field is that of a DHRowMessage, or "gravity".
 */
export interface Remark {
  rule: string;
  level: "error" | "warning" | "note";
  link: string;
  joint: string;
  field: string;
  text: string;
  remedy: string;
}

/** A robot that was read: as the document has it, as the kernels take it, and what the linter says. */
export interface Opened {
  model: DHModel | SourceModel;
  structure: PackedRobot;
  remarks: Remark[];
}

/** A model that the page changed, and what the linter says; structure is null where it makes no robot, and a remark says why. */
export interface Checked {
  model: DHModel | SourceModel;
  structure: PackedRobot | null;
  remarks: Remark[];
}

/**
 * What a file held: a robot, a whole document (then with its robot), or a motion as a table; null what it did not.
 *
 * meshes: the name that shapes have for a mesh -> the address at which this server has it (workbench/mesh_messages.py).
 */
export interface OpenedFile {
  robot: Opened | null;
  document: WorkbenchDocument | null;
  motion: MotionSettings | null;
  meshes: Record<string, string>;
}

/** A robot of the library. */
export interface LibraryRow {
  name: string;
  title: string;
  family: string;
  joints: string;
  editable: boolean;
}

/**
 * Every answer that is none: error is a word for programs, text says what came, what is wrong and what to do.
 *
 * "link": there is no session, the page must be opened by the link that the server prints.
 * "restart": the package was installed anew or changed while the server ran.
 */
export interface ErrorMessage {
  error: string;
  text: string;
}

/** Work of the server on a document: `kind` names it (see isodyn/workbench/job_worker.py), options are the job's own. */
export interface JobRequest {
  kind: "compare" | "reproduce" | "export" | "equations" | "study" | "certify" | "kernels" | "file" | "significance" | "count";
  document: WorkbenchDocument;
  options: Record<string, string>;
}

/** Operations of one torque evaluation of one arm, its numbers known, as `isodyn.count` has them: method -> kind -> number. */
export interface Counts {
  inverse_dynamics: Record<string, Record<string, number>>;
}

/** A job has this number; its events are a stream: progress (JobProgress), then done (JobDone) or failed (ErrorMessage). */
export interface JobStarted {
  id: string;
}

/** How far a job is: a share from 0 to 1 (-1: nobody knows), and what it does. */
export interface JobProgress {
  share: number;
  text: string;
}

/** A file that a job made: text, or bytes in base64.  A served page opens it at `address`, in a window without rights. */
export interface ResultFile {
  name: string;
  media: string;
  text: string;
  base64: string;
  address: string;
}

/** What a job made.  complete: false where it was cancelled, and this is what it had until then. */
export interface JobDone {
  complete: boolean;
  files: ResultFile[];
}

/**
 * What a served page learns first, and asks again every few seconds.
 *
 * session    another than before: the server was started anew, and its jobs and meshes are gone
 * document   what it was started with, null without
 * meshes     of that and of what was opened since: the name that shapes have for a mesh -> its address here
 * published  the address of a page of this workbench that others can open, with which links begin; "" where there is none
 */
export interface Hello {
  version: string;
  session: string;
  document: WorkbenchDocument | null;
  meshes: Record<string, string>;
  published: string;
}

/** Something of the sources that can be reproduced, such as "saha-9.4". */
export interface Reproducible {
  key: string;
  title: string;
  source: string;
}

/** What the server can do: kinds of jobs, targets of export, what can be reproduced.  Slower than hello; asked when needed. */
export interface Offers {
  jobs: string[];
  targets: string[];
  reproductions: Reproducible[];
}
