/**
 * Packs a robot from its Denavit-Hartenberg table: bodies, and the numbers that are kernel inputs.
 *
 * The formulas are those of isodyn/workbench/structure.py, where they are documented; a test compares the two.
 */

import { EDITABLE_BODIES, type DHModel, type LinkInfo, type DHRowMessage, type ShapeMessage, type PackedRobot } from "../messages";
import { added, dot, frame, IDENTITY, inverse, minus, norm, originOf, product, rotationOf, scaled, times, transformed, transposed } from "./algebra";

/** Name -> size of the numbers of a body. */
export const FIELDS: Readonly<Record<string, number>> = {
  R: 9, p: 3, offset: 1, mass: 1, com: 3, inertia: 6, armature: 1, viscous: 1, coulomb: 2, static: 2, stiffness: 1, rest: 1, lower: 1, upper: 1,
};

/** Used instead of infinite limits. */
export const UNBOUNDED = 1e300;

const QUARTERS: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [-1, 0], [0, -1]];

/** (cos, sin) of an angle; exact at multiples of pi/2, within rounding. */
function cosSin(angle: number): readonly [number, number] {
  const turns = Math.round(angle / (Math.PI / 2));
  if (Math.abs(angle - turns * (Math.PI / 2)) <= 4e-16 * Math.max(1, Math.abs(angle))) return QUARTERS[((turns % 4) + 4) % 4];
  return [Math.cos(angle), Math.sin(angle)];
}

/** The rotation by an angle about z, and about x, as frames. */
export function aboutZ(angle: number): number[] {
  const [c, s] = cosSin(angle);
  return frame([c, -s, 0, s, c, 0, 0, 0, 1], [0, 0, 0]);
}

export function aboutX(angle: number): number[] {
  const [c, s] = cosSin(angle);
  return frame([1, 0, 0, 0, c, -s, 0, s, c], [0, 0, 0]);
}

export function along(x: number, y: number, z: number): number[] {
  return frame([1, 0, 0, 0, 1, 0, 0, 0, 1], [x, y, z]);
}

/** The fixed frame before a row's joint, and the link's frame after it. */
function places(model: DHModel, row: DHRowMessage): [number[], number[]] {
  if (model.convention === "standard") {
    const before = row.joint === "P" ? aboutZ(row.theta) : [...IDENTITY];
    return [before, times(times(along(0, 0, row.joint === "P" ? 0 : row.d), along(row.a, 0, 0)), aboutX(row.alpha))];
  }
  const across = times(aboutX(row.alpha), along(row.a, 0, 0));
  return [times(across, row.joint === "P" ? aboutZ(row.theta) : along(0, 0, row.d)), [...IDENTITY]];
}

/** The inertia (9) from xx yy zz xy xz yz. */
export function whole(six: ArrayLike<number>): number[] {
  return [six[0], six[3], six[4], six[3], six[1], six[5], six[4], six[5], six[2]];
}

/** xx yy zz xy xz yz of the symmetric part. */
export function listed(I: ArrayLike<number>): number[] {
  return [[0, 0], [1, 1], [2, 2], [0, 1], [0, 2], [1, 2]].map(([i, j]) => (I[3 * i + j] + I[3 * j + i]) / 2);
}

/** R I R^T. */
function turned(I: ArrayLike<number>, R: ArrayLike<number>): number[] {
  return product(product(R, I), transposed(R));
}

interface Mass {
  mass: number;
  com: number[];
  inertia: number[];
}

/** I + m (r.r 1 - r r^T). */
function moved(I: ArrayLike<number>, m: number, r: ArrayLike<number>): number[] {
  const square = dot(r, r);
  return Array.from(I, (x, k) => x + m * ((k % 4 === 0 ? square : 0) - r[Math.floor(k / 3)] * r[k % 3]));
}

/** Two rigidly connected masses as one. */
function joined(a: Mass, b: Mass): Mass {
  if (b.mass === 0 && b.inertia.every((x) => x === 0)) return a;
  const mass = a.mass + b.mass;
  const com = mass !== 0 ? scaled(added(scaled(a.com, a.mass), scaled(b.com, b.mass)), 1 / mass) : a.com;
  const each = [a, b].map((one) => moved(one.inertia, one.mass, minus(one.com, com)));
  return { mass, com, inertia: added(each[0], each[1]) };
}

/** The frame of the tip in the last body: R row by row, then p (12). */
export function tipFrame(model: DHModel): number[] {
  const last = model.rows[model.rows.length - 1];
  const T = times(places(model, last)[1], model.tool);
  return [...rotationOf(T), ...originOf(T)];
}

/** Static friction; the Coulomb friction if the row leaves it empty. */
export const staticOf = (row: DHRowMessage): number[] => row.static.map((x, k) => x ?? row.coulomb[k]);

/** The numbers of all bodies, body by body. */
export function numbersOf(model: DHModel): number[] {
  let before: number[] = [...model.base];
  return model.rows.flatMap((row, k) => {
    const [fixed, behind] = places(model, row);
    const joint = times(before, fixed);
    before = behind;
    const L = rotationOf(behind);
    let mass: Mass = { mass: row.mass, com: transformed(behind, row.com), inertia: turned(whole(row.inertia), L) };
    if (k === model.rows.length - 1) {
      const tip = times(behind, model.tool);
      const { payload } = model;
      mass = joined(mass, {
        mass: payload.mass, com: transformed(tip, payload.com), inertia: turned(whole(payload.inertia), rotationOf(tip)),
      });
    }
    const values: Record<string, readonly number[]> = {
      R: rotationOf(joint), p: originOf(joint), offset: [row.joint === "R" ? row.theta : row.d], mass: [mass.mass], com: mass.com,
      inertia: listed(mass.inertia), armature: [row.gear_ratio ** 2 * row.rotor_inertia], viscous: [row.viscous], coulomb: row.coulomb,
      static: staticOf(row), stiffness: [row.stiffness], rest: [row.rest], lower: [row.lower ?? -UNBOUNDED], upper: [row.upper ?? UNBOUNDED],
    };
    return Object.keys(FIELDS).flatMap((name) => [...values[name]]);
  });
}

/** The kernel key of a table: its joint types and its passive joints, numbered from 1. */
function keyOf(model: DHModel): string {
  const passive = model.rows.flatMap((row, k) => (row.passive ? [k + 1] : []));
  return model.rows.map((row) => row.joint).join("") + (passive.length ? `-passive-${passive.join("_")}` : "");
}

/** A robot in the form of the kernels; if it has too many joints to be editable, without its key, which only Python can compute. */
export function structureOf(model: DHModel): PackedRobot {
  const n = model.rows.length;
  const editable = n <= EDITABLE_BODIES;
  const kind = (row: DHRowMessage): "rad" | "m" => (row.joint === "R" ? "rad" : "m");
  const taken = model.rows.map((row) => row.link);
  const free = (wanted: string): string => {
    let name = wanted;
    while (taken.includes(name)) name += "_";
    taken.push(name);
    return name;
  };
  const ground = free("base");
  const links: LinkInfo[] = [
    { name: ground, body: -1, frame: [...IDENTITY], mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0], shapes: model.shapes, schematic: [] },
    ...model.rows.map((row, k) => ({
      name: row.link, body: k, frame: places(model, row)[1], mass: row.mass, com: [...row.com], inertia: [...row.inertia], shapes: row.shapes, schematic: [],
    })),
  ];
  const root = isUnit(model.base) ? ground : free("base_dh");
  let tip = model.rows[n - 1]?.link ?? "";
  if (!isUnit(model.tool)) {
    const { payload } = model;
    tip = free("tool");
    links.push({ name: tip, body: n - 1, frame: times(links[n].frame, model.tool), mass: payload.mass, com: [...payload.com], inertia: [...payload.inertia], shapes: [], schematic: [] });
  }
  const joints = model.rows.map((row, k) => ({
    name: row.name, type: row.joint === "R" ? "revolute" : "prismatic", parent: k ? links[k].name : root, child: row.link, q: k, nq: 1, v: k, nv: 1, body: k,
    passive: row.passive, lower: [row.lower], upper: [row.upper], velocity: [row.velocity], effort: [row.effort],
  }));
  if (root !== ground) {
    links.splice(1, 0, { name: root, body: -1, frame: [...model.base], mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0], shapes: [], schematic: [] });
  }
  let first = 0;
  const fields = Object.fromEntries(
    Object.entries(FIELDS).map(([name, size]) => {
      first += size;
      return [name, [first - size, size]];
    }),
  );
  return {
    name: model.name,
    key: editable ? keyOf(model) : "",
    editable,
    n,
    nq: n,
    positions: model.rows.map((row) => row.name),
    position_units: model.rows.map(kind),
    velocities: model.rows.map((row) => row.name),
    effort_units: model.rows.map((row) => (row.joint === "R" ? "N m" : "N")),
    joints,
    links: drawn(model) ? links : withCapsules(model, links),
    loops: [],
    parents: model.rows.map((_, k) => k - 1),
    turns: model.rows.map((row) => row.joint === "R"),
    axes: model.rows.flatMap(() => [0, 0, 1]),
    fields: editable ? fields : {},
    numbers: editable ? numbersOf(model) : [],
    gravity: [...model.gravity],
    neutral: new Array<number>(n).fill(0),
    stand: [],
    dry: model.rows.some((row) => [...row.coulomb, ...staticOf(row)].some((x) => x !== 0)),
    tip,
  };
}

function isUnit(T: ArrayLike<number>): boolean {
  return IDENTITY.every((x, k) => T[k] === x);
}

/** Whether the model has visual shapes. */
function drawn(model: DHModel): boolean {
  return model.shapes.length > 0 || model.rows.some((row) => row.shapes.length > 0);
}

/**
 * Capsules from each joint to the next along the links, in their frames, with the proportions of a slender arm: for models without
 * shapes.
 */
function withCapsules(model: DHModel, links: LinkInfo[]): LinkInfo[] {
  const spans = model.rows.map((row, k) => {
    const joint = originOf(inverse(places(model, row)[1]));
    const next = model.rows[k + 1];
    return [joint, next ? originOf(places(model, next)[0]) : originOf(model.tool)];
  });
  const reach = spans.reduce((sum, [a, b]) => sum + norm(minus(b, a)), 0) || 1;
  return links.map((link) => {
    const span = spans[model.rows.findIndex((row) => row.link === link.name)];
    if (!span || norm(minus(span[1], span[0])) < 1e-9 * reach) return link;
    const capsule: ShapeMessage = { kind: "capsule", ends: [...span[0], ...span[1]], radius: 0.035 * reach, size: [], frame: [], mesh: "", colour: [] };
    return { ...link, shapes: [capsule] };
  });
}
