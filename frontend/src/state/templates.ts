// Template arms: a DH table each, with plausible masses of simple bodies, to be edited.

import { rounded } from "../engine/numbers";
import type { DHModel, DHRowMessage } from "../messages";
import { IDENTITY, NO_PAYLOAD, row as plain } from "./document";

export interface Template {
  /** Its name, and a one-line description. */
  title: string;
  words: string;
  /** Its joint types, and a pose for the thumbnail. */
  joints: string;
  home: number[];
  model: DHModel;
}

const DEG = Math.PI / 180;
const QUARTER = Math.PI / 2;
/** A row of the table; joints are numbered when the arm is assembled. */
const row = (given: Partial<DHRowMessage> & { link: string }): DHRowMessage => plain({ name: "", ...given });
const DOWN = [0, 0, -9.81];

/** A slender rod or tube from the link's origin to `far`, in its frame: mass centre in the middle, inertia of a solid rod. */
function bar(mass: number, far: number[], radius: number): Pick<DHRowMessage, "mass" | "com" | "inertia"> {
  const length = Math.hypot(...far);
  const u = far.map((x) => (length ? x / length : 0));
  const across = mass * (length ** 2 / 12 + radius ** 2 / 4);
  const along = (mass * radius ** 2) / 2;
  const entry = (i: number, j: number) => (i === j ? across : 0) + (along - across) * u[i] * u[j];
  const tidy = (x: number) => rounded(x, 6);
  return {
    mass, com: far.map((x) => tidy(x / 2)), inertia: [entry(0, 0), entry(1, 1), entry(2, 2), entry(0, 1), entry(0, 2), entry(1, 2)].map(tidy),
  };
}

/** Properties of joint i besides its table: limits of position, speed and torque. */
const range = (degrees: number, velocity: number, effort: number) =>
  ({ lower: -degrees * DEG, upper: degrees * DEG, velocity, effort });
const stroke = (lower: number, upper: number, velocity: number, effort: number) => ({ lower, upper, velocity, effort });

function arm(title: string, words: string, home: number[], rows: DHRowMessage[], gravity = DOWN, tool = IDENTITY): Template {
  const model: DHModel = {
    kind: "dh", name: title, convention: "standard", rows: rows.map((r, k) => ({ ...r, name: `joint${k + 1}` })), gravity: [...gravity], base: [...IDENTITY], tool: [...tool],
    payload: structuredClone(NO_PAYLOAD), shapes: [],
  };
  return { title, words, joints: rows.map((r) => r.joint).join(""), home, model };
}

/** A link of a planar arm of Saha's book: a rod of the thickness 0.01 m whose frame is at its far end. */
const rod = (k: number, length: number, mass: number): DHRowMessage =>
  row({
    link: `link${k}`, a: length, mass, com: [-length / 2, 0, 0],
    inertia: [(mass * 0.01 ** 2) / 12, (mass * length ** 2) / 12, (mass * length ** 2) / 12, 0, 0, 0], ...range(180, 6, 20),
  });
const PLANE = [0, -9.81, 0];

export const TEMPLATES: Template[] = [
  arm("Planar 2R", "Two rods in a vertical plane", [60 * DEG, -50 * DEG], [rod(1, 0.3, 0.5), rod(2, 0.25, 0.4)], PLANE),
  arm(
    "Planar 3R", "Three rods of Saha’s Example 9.4", [70 * DEG, -50 * DEG, -40 * DEG],
    [rod(1, 0.3, 0.5), rod(2, 0.25, 0.4), rod(3, 0.22, 0.3)], PLANE,
  ),
  arm("Spherical RRP", "Two revolute joints and a prismatic joint", [35 * DEG, -20 * DEG, 0.35], [
    row({ link: "turret", d: 0.4, alpha: -QUARTER, ...bar(8, [0, 0.4, 0], 0.06), ...range(160, 2, 120) }),
    row({ link: "shoulder", d: 0.12, theta: -QUARTER, alpha: -QUARTER, ...bar(5, [0, 0.12, 0], 0.05), ...range(110, 2, 120) }),
    row({ link: "slide", joint: "P", d: 0.2, ...bar(2.5, [0, 0, -0.4], 0.03), ...stroke(0, 0.5, 1, 300) }),
  ]),
  arm("SCARA", "Two parallel revolute joints, a quill that slides and rotates", [40 * DEG, -70 * DEG, 0.08, 0], [
    row({ link: "upper arm", d: 0.38, a: 0.325, ...bar(7, [-0.325, 0, 0], 0.05), ...range(150, 6.7, 90) }),
    row({ link: "forearm", a: 0.275, alpha: Math.PI, ...bar(4, [-0.275, 0, 0], 0.045), ...range(145, 12, 45) }),
    row({ link: "quill", joint: "P", d: 0.06, ...bar(1.2, [0, 0, -0.25], 0.015), ...stroke(0, 0.2, 1.1, 150) }),
    row({ link: "flange", d: 0.03, ...bar(0.3, [0, 0, -0.03], 0.03), ...range(360, 25, 8) }),
  ]),
  arm("Six-axis arm", "Elbow arm with a spherical wrist, like most industrial robots", [20, 35, 25, 20, 55, 0].map((x) => x * DEG), [
    row({ link: "turret", d: 0.4, a: 0.06, alpha: -QUARTER, ...bar(16, [-0.06, 0.3, 0], 0.1), ...range(170, 3, 300), viscous: 1.5, coulomb: [4, -4] }),
    row({ link: "upper arm", a: 0.5, theta: -QUARTER, ...bar(11, [-0.5, 0, 0], 0.07), ...range(120, 3, 300), viscous: 1.5, coulomb: [4, -4] }),
    row({ link: "elbow", a: 0.05, alpha: -QUARTER, ...bar(6, [-0.05, 0, 0.1], 0.06), ...range(140, 3, 150), viscous: 0.8, coulomb: [2, -2] }),
    row({ link: "forearm", d: 0.48, alpha: QUARTER, ...bar(5, [0, -0.4, 0], 0.045), ...range(180, 6, 40), viscous: 0.3, coulomb: [0.8, -0.8] }),
    row({ link: "wrist", alpha: -QUARTER, ...bar(1.6, [0, 0, 0.08], 0.04), ...range(120, 6, 40), viscous: 0.3, coulomb: [0.8, -0.8] }),
    row({ link: "flange", d: 0.09, ...bar(0.5, [0, 0, -0.05], 0.035), ...range(360, 8, 20), viscous: 0.2, coulomb: [0.5, -0.5] }),
  ]),
  arm("Seven-axis arm", "Redundant: the elbow can move while the tip stays fixed", [20, 35, -15, -75, 10, 60, 0].map((x) => x * DEG), [
    row({ link: "link1", d: 0.34, alpha: -QUARTER, ...bar(5.8, [0, 0.18, 0], 0.07), ...range(170, 1.7, 320) }),
    row({ link: "link2", alpha: QUARTER, ...bar(5.2, [0, 0, 0.2], 0.065), ...range(120, 1.7, 320) }),
    row({ link: "link3", d: 0.4, alpha: QUARTER, ...bar(4, [0, -0.2, 0], 0.06), ...range(170, 1.7, 176) }),
    row({ link: "link4", alpha: -QUARTER, ...bar(3.8, [0, 0, 0.2], 0.055), ...range(120, 2.2, 176) }),
    row({ link: "link5", d: 0.4, alpha: -QUARTER, ...bar(2.6, [0, 0.2, 0], 0.05), ...range(170, 2.4, 110) }),
    row({ link: "link6", alpha: QUARTER, ...bar(1.9, [0, 0, 0.06], 0.045), ...range(120, 3.1, 40) }),
    row({ link: "link7", d: 0.126, ...bar(0.6, [0, 0, -0.06], 0.04), ...range(175, 3.1, 40) }),
  ]),
];
