// Made by tools/messages.py from isodyn/workbench/messages.py: change that one.

/**
 * All messages between Python and the page.  tools/messages.py makes frontend/src/messages.ts from this file.
 *
 * All numbers are in SI units and radians; the page converts for display only.  Arrays are stored row by row.
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
 * A shape to draw for a link: a capsule around the segment between two points, `ends`, in the link frame; or a body at a frame
 * (4, 4) relative to the link frame, centred there: a box of `size` x, y, z, a cylinder along z of `size` (length), a sphere, an
 * ellipsoid with half axes `size` x, y, z, or a mesh, by the file name in its source, scaled by `size`.
 *
 * radius: of capsules, cylinders and spheres; colour: red, green, blue, opacity from 0 to 1, empty if unknown.  Fields that a
 * kind does not use are empty, or 0.
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
 * A row of a Denavit-Hartenberg table with the properties of its link and joint.
 *
 * The entry of the joint variable (theta of "R", d of "P") is its offset.  com is in the link frame, inertia (xx, yy, zz, xy,
 * xz, yz) about com; lower, upper, velocity and effort are limits, null if there is none.  static is the
 * static friction in the positive and negative direction, null if equal to coulomb.  name is the joint's name.  passive: no
 * motor.  shapes of the link to draw; if empty, the page draws capsules along a and d.
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

/** Payload at the tip: com in the tip frame, inertia (xx, yy, zz, xy, xz, yz) about com. */
export interface Payload {
  mass: number;
  com: number[];
  inertia: number[];
}

/**
 * A serial arm as a DH table: the model that the page can edit.
 *
 * base and tool are frames (4, 4): frame 0 in the root frame, and the tip (with payload) in the frame of the last row.  shapes: of
 * the root link, in the root frame.
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
 * Any other robot: posed and simulated, not edited.  `toml` is the robot in isodyn's TOML format, except for gravity and
 * the payload at the only tip (mass 0 if there are several tips).
 */
export interface SourceModel {
  kind: "source";
  name: string;
  toml: string;
  gravity: number[];
  payload: Payload;
}

/**
 * A movable joint: q and v are its first indices in positions and velocities, nq and nv their numbers; body is its first body.
 *
 * Limits have one value for each velocity, null if there is none.
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
 * A link: fixed to a body (-1: the ground) at a frame (4, 4); mass properties as in the model.
 *
 * shapes      shapes to draw
 * schematic   simple shapes that can replace `shapes`, if the robot has shapes; else empty (`shapes` is already schematic)
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

/** A joint that closes a loop, at frames (4, 4) of two links. */
export interface LoopInfo {
  name: string;
  a: string;
  b: string;
  at_a: number[];
  at_b: number[];
}

/**
 * A robot as the kernels take it (isodyn/workbench/structure.py defines how its numbers follow from a DH table).
 *
 * key         of the kernel set: if `editable` it encodes only the joint types and the tree; else it is specific to this robot
 * editable    whether all parameters are inputs of the kernels: the arrays "numbers" (bodies, k), "gravity" (3,) and "tip" (12,)
 * n, nq       numbers of velocities and positions
 * positions, velocities   names of their entries; position_units: "rad", "m" or "1" (quaternions); effort_units: units of tau
 * parents     of bodies, -1 for the ground; a multi-DOF joint is one body per DOF, of which the last is its link
 * turns       of bodies: true if their joint is revolute, false if prismatic
 * axes        (bodies, 3) joint axes in the body frame: z if `editable`
 * fields      name -> [first index, size] in the numbers of a body; empty if they are not inputs
 * neutral     (nq,) positions with every joint at 0; for a robot with loops the nearest ones that close them
 * stand       (links, 12) link poses for a thumbnail, rotation row by row, then position, in the root frame: bent for fixed
 *             robots of few joints, at 0 for floating robots, many joints and chains; empty in messages from the page
 * dry         whether some joint has Coulomb or static friction
 * tip         the link whose frame is the tip, "" if there are several
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

/** A named buffer of a module: byte offset in its memory, and number of doubles. */
export interface ArrayInfo {
  offset: number;
  size: number;
}

/** A function of a module: it has no arguments and no result; it reads and writes named buffers. */
export interface FunctionInfo {
  inputs: string[];
  outputs: string[];
  digest: string;
  count: Record<string, number>;
}

/** Contents of a WebAssembly module; also stored in its custom section "isodyn". */
export interface Manifest {
  version: number;
  memory: number;
  arrays: Record<string, ArrayInfo>;
  functions: Record<string, FunctionInfo>;
}

/** Joint positions, and the external wrench on the tip: force, then moment, in the tip frame. */
export interface Pose {
  q: number[];
  wrench: number[];
}

/**
 * A time [s] and the joint positions at it; kind "line": the tip moves there on a straight line.
 *
 * at_pose: q equals the pose of the document, and changes with it.
 */
export interface Waypoint {
  t: number;
  q: number[];
  at_pose: boolean;
}

/**
 * A motion from its first to its last waypoint.  Trapezoidal: `ramp` is the fraction of the time in which it accelerates.
 *
 * csv: the text of the opened samples (columns t, q_1 ..) if the kind is "csv"; else empty.
 */
export interface MotionSettings {
  kind: "cycloidal" | "quintic" | "trapezoidal" | "waypoints" | "line" | "csv";
  waypoints: Waypoint[];
  ramp: number;
  csv: string;
}

/**
 * Settings of a simulation: controller, gains (one per velocity), initial state, duration and time step [s].
 *
 * at_pose: it starts at rest at the pose of the document: q0 changes with it, qd0 is 0.
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

/** Settings of the view: screen, camera (eye and target in the root frame), layers, units, theme. */
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

/** The open lesson, its step, and the answers given. */
export interface LessonStep {
  name: string;
  step: number;
  answers: Record<string, string>;
}

/** The document of the workbench: it is saved, shared in links, undone and redone. */
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
 * A finding of the linter, or of the reader of a file (rule "file"): its cell, rule, text and remedy.
 *
 * link, joint and field are empty if it is about the whole robot; field is that of a DHRowMessage, or "gravity".
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

/** An opened robot: its model for the document, its data for the kernels, and the linter's findings. */
export interface Opened {
  model: DHModel | SourceModel;
  structure: PackedRobot;
  remarks: Remark[];
}

/** A model that the page changed, and the linter's findings; structure is null if the model is invalid (a remark says why). */
export interface LintedModel {
  model: DHModel | SourceModel;
  structure: PackedRobot | null;
  remarks: Remark[];
}

/**
 * Contents of a file: a robot, a document (with its robot), or a motion as a table; the others are null.
 *
 * meshes: name of a mesh in shapes -> its address on this server (mesh_messages.py).
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
 * Every error response: error is a word for programs; text tells what was received, what is wrong and what to do.
 *
 * "link": not authorised; open the page by the link that the server prints.
 * "restart": the package was reinstalled or changed while the server ran.
 */
export interface ErrorMessage {
  error: string;
  text: string;
}

/** Request of a job on a document: `kind` names the job (see isodyn/workbench/job_worker.py), options are specific to it. */
export interface JobRequest {
  kind: "compare" | "reproduce" | "export" | "equations" | "study" | "certify" | "kernels" | "file" | "significance" | "count";
  document: WorkbenchDocument;
  options: Record<string, string>;
}

/** Operation counts of inverse dynamics for one numeric robot, as from `isodyn.count`: method -> kind -> number. */
export interface Counts {
  inverse_dynamics: Record<string, Record<string, number>>;
}

/** A job has this number; its events are a stream: progress (JobProgress), then done (JobDone) or failed (ErrorMessage). */
export interface JobStarted {
  id: string;
}

/** Progress of a job: a fraction from 0 to 1 (-1: unknown), and its present task. */
export interface JobProgress {
  share: number;
  text: string;
}

/** A file made by a job: text, or bytes in base64.  A served page opens it at `address`, in a sandboxed window. */
export interface ResultFile {
  name: string;
  media: string;
  text: string;
  base64: string;
  address: string;
}

/** Result of a job.  complete: false if it was cancelled; the files are then partial results. */
export interface JobDone {
  complete: boolean;
  files: ResultFile[];
}

/**
 * First answer to a served page, which asks again every few seconds.
 *
 * session    random; a different value means that the server was restarted and has lost its jobs and meshes
 * document   document with which the server was started, or null
 * meshes     of that robot and of robots opened since: name of a mesh in shapes -> its address
 * published  address of a published page with which links begin; "" if there is none
 */
export interface Hello {
  version: string;
  session: string;
  document: WorkbenchDocument | null;
  meshes: Record<string, string>;
  published: string;
}

/** An item of the papers that can be reproduced, such as "saha-9.4". */
export interface Reproducible {
  key: string;
  title: string;
  source: string;
}

/** Capabilities of the server: kinds of jobs, export targets, reproducible items.  Slower than hello; requested when needed. */
export interface Offers {
  jobs: string[];
  targets: string[];
  reproductions: Reproducible[];
}
