// The document: default values, reading and writing, checks.

import { FORMAT, LARGEST_NUMBER, LONGEST_LIST, MOST_CHARACTERS, VERSION } from "../messages";
import { stopsOf } from "../engine/simulation";
import type { DHModel, WorkbenchDocument, Payload, DHRowMessage, SimulationSettings, PackedRobot, ViewSettings } from "../messages";

/** A mistake in the input: what is wrong, and the remedy. */
export class DocumentError extends Error {
  constructor(text: string, readonly remedy: string) {
    super(text);
  }
}

export const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
export const NO_PAYLOAD: Payload = { mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0] };
/** Layers of the scene that can be hidden, with their titles. */
export const LAYERS: [string, string][] = [
  ["bodies", "Links"],
  ["schematic", "Simplified shapes instead of meshes"],
  ["frames", "Link frames"],
  ["axes", "Joint axes"],
  ["com", "Centres of mass"],
  ["inertia", "Inertia ellipsoids"],
  ["trace", "Tip path"],
  ["names", "Link names"],
  ["grid", "Ground"],
];

/** A row of zeros, except for the given fields. */
export function row(given: Partial<DHRowMessage> & { name: string; link: string }): DHRowMessage {
  return {
    joint: "R", a: 0, alpha: 0, d: 0, theta: 0, mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0], lower: null, upper: null,
    velocity: null, effort: null, viscous: 0, coulomb: [0, 0], static: [null, null], rotor_inertia: 0, gear_ratio: 1, stiffness: 0, rest: 0,
    passive: false, shapes: [], ...given,
  };
}

/** Default settings of a simulation of n joints. */
export function defaultSimulation(n: number): SimulationSettings {
  const each = (value: number) => new Array<number>(n).fill(value);
  return {
    control: "none", kp: each(100), kd: each(20), at_pose: true, q0: each(0), qd0: each(0), target: each(0), follow: false, duration: 2, step: 0.001,
    friction: false, stops: false,
  };
}

export function defaultView(): ViewSettings {
  return {
    screen: "start", eye: [], target: [], layers: ["bodies", "grid", "trace"], degrees: true, theme: "system", method: "", beside: "",
  };
}

const [TURN, SLIDE] = [0.5, 0.1]; // first motion, same as isodyn/workbench/document.py: travel of revolute [rad] and prismatic joints [m]

/** Positions a little away from home, within the limits; home itself if the robot has loops or manifold joints. */
function goalOf(model: WorkbenchDocument["model"], home: number[], structure?: PackedRobot): number[] {
  if (structure && (structure.loops.length || structure.nq !== structure.n)) return [...home];
  const axes = structure
    ? structure.joints.flatMap((joint) => joint.lower.map((lower, k) => ({ slides: structure.position_units[joint.q + k] === "m", lower, upper: joint.upper[k] })))
    : model.kind === "dh" ? model.rows.map(({ joint, lower, upper }) => ({ slides: joint === "P", lower, upper })) : [];
  return home.map((x, k) => {
    const { slides, lower, upper } = axes[k] ?? { slides: false, lower: null, upper: null };
    const step = slides ? SLIDE : TURN;
    return x + step <= (upper ?? Infinity) ? x + step : x - step >= (lower ?? -Infinity) ? x - step : x;
  });
}

/** Whether the page can simulate joint stops, same as isodyn/workbench/document.py. */
function hasStops(model: WorkbenchDocument["model"], structure?: PackedRobot): boolean {
  if (structure) return stopsOf(structure).length > 0;
  return model.kind === "dh" && model.rows.some(({ lower, upper }) => lower !== null || upper !== null);
}

/** These positions moved into the limits; unchanged for a robot with loops. */
function within(home: number[], model: WorkbenchDocument["model"], structure?: PackedRobot): number[] {
  const found = [...home];
  const put = (k: number, lower: number | null, upper: number | null) => (found[k] = Math.min(Math.max(found[k], lower ?? -Infinity), upper ?? Infinity));
  if (structure) for (const { q, nv, lower, upper } of structure.loops.length ? [] : structure.joints) nv === 1 && put(q, lower[0], upper[0]);
  else if (model.kind === "dh") model.rows.forEach(({ lower, upper }, k) => put(k, lower, upper));
  return found;
}

/** A new document of a robot at `home`, or at the limits nearest to it, with a first motion that moves every joint a little. */
export function documentOf(model: WorkbenchDocument["model"], given: number[], structure?: PackedRobot): WorkbenchDocument {
  const home = within(given, model, structure);
  const goal = goalOf(model, home, structure);
  const still = new Array<number>(structure?.n ?? home.length).fill(0);
  return {
    format: FORMAT, version: VERSION, model,
    pose: { q: [...home], wrench: [0, 0, 0, 0, 0, 0] },
    motion: { kind: "cycloidal", waypoints: [{ t: 0, q: [...home], at_pose: true }, { t: 2, q: goal, at_pose: false }], ramp: 0.25, csv: "" },
    simulation: { ...defaultSimulation(still.length), q0: [...home], qd0: still, target: [...goal], friction: structure?.dry ?? false, stops: hasStops(model, structure) },
    view: defaultView(),
    lesson: { name: "", step: 0, answers: {} },
  };
}

/** Whether two lists of numbers are equal. */
export const alike = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((x, k) => x === b[k]);

/** The document with every start that is marked `at_pose` set to its pose. */
export function atPose(document: WorkbenchDocument): WorkbenchDocument {
  const { pose: { q }, motion, simulation } = document;
  const elsewhere = (at_pose: boolean, there: number[]) => at_pose && !alike(there, q);
  const points = motion.waypoints.some((point) => elsewhere(point.at_pose, point.q));
  const start = elsewhere(simulation.at_pose, simulation.q0) || (simulation.at_pose && simulation.qd0.some(Boolean));
  if (!points && !start) return document;
  return {
    ...document,
    motion: points ? { ...motion, waypoints: motion.waypoints.map((point) => (point.at_pose ? { ...point, q: [...q] } : point)) } : motion,
    simulation: start ? { ...simulation, q0: [...q], qd0: simulation.qd0.map(() => 0) } : simulation,
  };
}

/** The motion, simulation and pose for another number of joints: existing values stay, new ones are zero. */
export function fitted(document: WorkbenchDocument, n: number): WorkbenchDocument {
  const fit = (values: number[], fill = 0) => Array.from({ length: n }, (_, i) => values[i] ?? fill);
  const { pose, motion, simulation: s } = document;
  if (pose.q.length === n && s.kp.length === n) return document;
  return {
    ...document,
    pose: { ...pose, q: fit(pose.q) },
    motion: { ...motion, waypoints: motion.waypoints.map((w) => ({ ...w, q: fit(w.q) })), ...(motion.csv ? { kind: "cycloidal", csv: "" } : {}) },
    simulation: { ...s, kp: fit(s.kp, 100), kd: fit(s.kd, 20), q0: fit(s.q0), qd0: fit(s.qd0), target: fit(s.target) },
  };
}

// -- reading ---------------------------------------------------------------------------------------------------------------

/** Upgrade from version 2: mark the motion and the simulation `at_pose` if they start at the pose. */
function ofOnePose(old: Record<string, unknown>): Record<string, unknown> {
  const { pose: { q }, motion, simulation } = old as unknown as WorkbenchDocument;
  return {
    ...old,
    motion: { ...motion, waypoints: motion.waypoints.map((point, k) => ({ ...point, at_pose: k === 0 && alike(point.q, q) })) },
    simulation: { ...simulation, at_pose: alike(simulation.q0, q) && !simulation.qd0.some(Boolean) },
  };
}

/** Version -> upgrade of a document of this version to the next one. */
const UPGRADES: Record<number, (old: Record<string, unknown>) => Record<string, unknown>> = { 1: withStaticLeftOut, 2: ofOnePose };

/** Upgrade from version 1, which stored 0 for static friction that was not given. */
function withStaticLeftOut(old: Record<string, unknown>): Record<string, unknown> {
  const model = old.model as { rows?: unknown } | null | undefined;
  if (!Array.isArray(model?.rows)) return old;
  const leftOut = (row: { static?: unknown } | null) => (Array.isArray(row?.static) ? { ...row, static: row.static.map((x: unknown) => (x === 0 ? null : x)) } : row);
  return { ...old, model: { ...model, rows: model.rows.map(leftOut) } };
}

const REMEDY = "Open a document saved by the workbench, or choose a robot on the Start screen.";

type Check = (value: unknown, at: string) => void;
const wrong = (at: string, what: string): never => {
  throw new DocumentError(`Cannot read this document: ${at} ${what}.`, REMEDY);
};
const number: Check = (v, at) => void ((typeof v === "number" && Math.abs(v) <= LARGEST_NUMBER) || wrong(at, `is not a finite number up to ${LARGEST_NUMBER}`));
const perhaps = (check: Check): Check => (v, at) => void (v === null || check(v, at));
/** Refuses lone surrogates: JSON can write them, UTF-8 files cannot. */
const text: Check = (v, at) => void ((typeof v === "string" && !/[\ud800-\udfff]/u.test(v)) || wrong(at, "is not text"));
const truth: Check = (v, at) => void (typeof v === "boolean" || wrong(at, "is not true or false"));
const among = (...words: string[]): Check => (v, at) => void (words.includes(v as string) || wrong(at, `is not one of ${words.join(", ")}`));
const list = (check: Check, sizes: number[] = [], most = LONGEST_LIST): Check => (v, at) => {
  if (!Array.isArray(v)) return wrong(at, "is not a list");
  if (sizes.length && !sizes.includes(v.length)) wrong(at, `has ${v.length} entries, expected ${sizes.join(" or ")}`);
  if (v.length > most) wrong(at, `has more than ${most} entries`);
  v.forEach((item, k) => check(item, `${at}[${k}]`));
};
const anyRecord: Check = (v, at) => void ((typeof v === "object" && v !== null && !Array.isArray(v)) || wrong(at, "is not a record"));
/** Checks a record with these fields; other fields are dropped. */
const record = (fields: Record<string, Check>): Check => (v, at) => {
  anyRecord(v, at);
  for (const name of Object.keys(v as object)) if (!Object.hasOwn(fields, name)) delete (v as Record<string, unknown>)[name];
  for (const [name, check] of Object.entries(fields)) {
    if (!Object.hasOwn(v as object, name)) wrong(at ? `${at}.${name}` : name, "is missing");
    check((v as Record<string, unknown>)[name], at ? `${at}.${name}` : name);
  }
};
const numbers = (...sizes: number[]) => list(number, sizes);
const payload = record({ mass: number, com: numbers(3), inertia: numbers(6) });
const SHAPE = record({
  kind: among("capsule", "mesh", "box", "cylinder", "sphere", "ellipsoid"), ends: numbers(0, 6), radius: number, size: numbers(), frame: numbers(0, 16),
  mesh: text, colour: numbers(0, 4),
});
const ROW = record({
  name: text, link: text, joint: among("R", "P"), a: number, alpha: number, d: number, theta: number, mass: number, com: numbers(3),
  inertia: numbers(6), lower: perhaps(number), upper: perhaps(number), velocity: perhaps(number), effort: perhaps(number), viscous: number,
  coulomb: numbers(2), static: list(perhaps(number), [2]), rotor_inertia: number, gear_ratio: number, stiffness: number, rest: number,
  passive: truth, shapes: list(SHAPE),
});
const DH = record({
  kind: among("dh"), name: text, convention: among("standard", "modified"), rows: list(ROW, [], 100), gravity: numbers(3), base: numbers(16),
  tool: numbers(16), payload, shapes: list(SHAPE),
});
const SOURCE = record({ kind: among("source"), name: text, toml: text, gravity: numbers(3), payload });
const model: Check = (v, at) => ((v as { kind?: unknown } | null)?.kind === "source" ? SOURCE : DH)(v, at);
const answers: Check = (v, at) => {
  anyRecord(v, at);
  for (const [name, value] of Object.entries(v as object)) text(value, `${at}.${name}`);
};
const WHOLE = record({
  format: text, version: number, model,
  pose: record({ q: numbers(), wrench: numbers(6) }),
  motion: record({
    kind: among("cycloidal", "quintic", "trapezoidal", "waypoints", "line", "csv"),
    waypoints: list(record({ t: number, q: numbers(), at_pose: truth })), ramp: number, csv: text,
  }),
  simulation: record({
    control: among("none", "pd", "pd_gravity", "computed_torque"), kp: numbers(), kd: numbers(), at_pose: truth, q0: numbers(), qd0: numbers(),
    target: numbers(), follow: truth, duration: number, step: number, friction: truth, stops: truth,
  }),
  view: record({
    screen: text, eye: numbers(0, 3), target: numbers(0, 3), layers: list(text), degrees: truth,
    theme: among("system", "light", "dark", "projector"), method: text, beside: text,
  }),
  lesson: record({ name: text, step: number, answers }),
});

/** Checks that lists have an entry for each of n joints.  Times and steps are not checked, because the user may be editing them;
 *  screens report what is wrong with those. */
function fits({ pose, motion, simulation }: WorkbenchDocument, n: number): void {
  const each = numbers(n);
  each(pose.q, "pose.q");
  motion.waypoints.forEach((point, k) => each(point.q, `motion.waypoints[${k}].q`));
  for (const name of ["q0", "qd0", "target", "kp", "kd"] as const) each(simulation[name], `simulation.${name}`);
}

/** Formulations in older documents -> their present names; same as isodyn/renamed.py. */
const RENAMED: Partial<Record<string, string>> = { "composite-body-meeting": "composite-body-split" };

/** A document from untrusted data: checked, and upgraded to the present version. */
export function checked(given: unknown): WorkbenchDocument {
  if (typeof given !== "object" || given === null || (given as { format?: unknown }).format !== FORMAT)
    throw new DocumentError("This is not a workbench document.", REMEDY);
  let found = given as Record<string, unknown>;
  const version = found.version;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
    throw new DocumentError(`Cannot read this document: its version is ${JSON.stringify(version)}.`, REMEDY);
  if (version > VERSION)
    throw new DocumentError(`This document has version ${version}; this workbench reads up to ${VERSION}.`, "Update isodyn: pip install --upgrade isodyn");
  for (let v = version; v < VERSION; v++) {
    try {
      found = { ...UPGRADES[v](found), version: v + 1 };
    } catch { // a field is missing or has a wrong type: the checks below report it
      found = { ...found, version: v + 1 };
    }
  }
  WHOLE(found, "");
  const document = atPose(found as unknown as WorkbenchDocument);
  for (const key of ["method", "beside"] as const) document.view[key] = RENAMED[document.view[key]] ?? document.view[key];
  const m = document.model;
  if (m.kind === "dh") {
    if (!m.rows.length) throw new DocumentError("Cannot read this document: its table has no rows.", REMEDY);
    fits(document, m.rows.length);
  }
  return document;
}

/** A document from text (JSON). */
export function parsed(words: string): WorkbenchDocument {
  if (words.length > MOST_CHARACTERS) throw new DocumentError(`This document is too large: ${words.length} characters (maximum ${MOST_CHARACTERS}).`, REMEDY);
  let given: unknown;
  try {
    given = JSON.parse(words);
  } catch {
    throw new DocumentError("This is not a workbench document: it is not JSON.", REMEDY);
  }
  return checked(given);
}

/** A document as readable text. */
export const written = (document: WorkbenchDocument): string => JSON.stringify(document, null, 1) + "\n";

/** Letters of the joints, such as "RRP". */
export const letters = (m: DHModel): string => m.rows.map((r) => r.joint).join("");
