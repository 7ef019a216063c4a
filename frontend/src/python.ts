// Equivalent Python code: lines that make the present robot, and the lines of actions.

import type { DHModel, Payload } from "./messages";
import { staticOf } from "./engine/structure";
import { IDENTITY } from "./state/document";
import { doc } from "./state/store";

/** A number as a Python literal of the same value. */
export const number = (x: number): string => (Number.isInteger(x) && Math.abs(x) < 1e15 ? `${x}.0` : String(x));
export const list = (values: ArrayLike<number>): string => `[${Array.from(values, number).join(", ")}]`;
const text = (words: string): string => JSON.stringify(words);
const matrix = (T: number[]): string => `[${[0, 1, 2, 3].map((k) => list(T.slice(4 * k, 4 * k + 4))).join(", ")}]`;

/** Whether there is a payload, same as in Python: inertia alone counts too. */
const any = ({ mass, inertia }: Payload): boolean => mass !== 0 || inertia.some(Boolean);
const carried = ({ mass, com, inertia }: Payload, from: string): string => (any({ mass, com, inertia }) ? `${from}.with_payload(${number(mass)}, ${list(com)}, ${list(inertia)})` : from);

/** Lines that make the robot of the document as `robot`, and the same robot with another payload as `other`. */
export function twoRobots(payload: Payload): string {
  const lines = robotLines({ mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0] });
  return [lines, `robot, other = ${carried(doc.value.model.payload, "robot")}, ${carried(payload, "robot")}`].join("\n");
}

/** Lines that make the robot of the document as `robot`. */
export function robotLines(payload: Payload = doc.value.model.payload): string {
  const m = doc.value.model;
  const lines = ["import isodyn as iso", ""];
  if (m.kind === "dh") lines.push(...table(m));
  else lines.push(`robot = iso.Robot.from_toml('''${m.toml.replaceAll("\\", "\\\\").replaceAll("'''", "\\'\\'\\'")}''').with_gravity(${list(m.gravity)})`);
  if (any(payload)) lines.push(`robot = ${carried(payload, "robot")}`);
  return lines.join("\n");
}

function table(m: DHModel): string[] {
  const rows = m.rows.map((r) => {
    const entries = [`joint=${text(r.joint)}`];
    for (const name of ["a", "alpha", "d", "theta", "mass"] as const) if (r[name]) entries.push(`${name}=${number(r[name])}`);
    if (r.com.some(Boolean)) entries.push(`com=${list(r.com)}`);
    if (r.inertia.some(Boolean)) entries.push(`inertia=${list(r.inertia)}`);
    const limits = (["lower", "upper", "velocity", "effort"] as const).filter((name) => r[name] !== null);
    if (limits.length) entries.push(`limits=iso.Limits(${limits.map((name) => `${name}=${number(r[name] as number)}`).join(", ")})`);
    for (const name of ["viscous", "rotor_inertia", "stiffness", "rest"] as const) if (r[name]) entries.push(`${name}=${number(r[name])}`);
    if (r.gear_ratio !== 1) entries.push(`gear_ratio=${number(r.gear_ratio)}`);
    if (r.coulomb.some(Boolean)) entries.push(`coulomb=(${r.coulomb.map(number).join(", ")})`);
    if (r.static.some((x) => x !== null)) entries.push(`static=(${staticOf(r).map(number).join(", ")})`);
    if (r.passive) entries.push("passive=True");
    entries.push(`joint_name=${text(r.name)}`, `link_name=${text(r.link)}`);
    return `    dict(${entries.join(", ")}),`;
  });
  const frames = (["base", "tool"] as const).filter((name) => m[name].some((x, k) => x !== IDENTITY[k]));
  return [
    "rows = [", ...rows, "]",
    `robot = iso.Robot.from_dh(rows, convention=${text(m.convention)}, name=${text(m.name || "robot")}, gravity=${list(m.gravity)}${frames.map((name) => `, ${name}=${matrix(m[name])}`).join("")})`,
  ];
}

/** The robot's lines followed by others; for an action's `python`. */
export const withRobot = (...lines: string[]): string => [robotLines(), ...lines].join("\n") + "\n";
