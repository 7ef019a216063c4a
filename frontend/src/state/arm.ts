// A serial arm from its table: link frames, and the figure to draw.

import { inverse, originOf, times, transformed, type Vec } from "../engine/algebra";
import { meshes } from "./meshes";
import { aboutX, aboutZ, along as shift } from "../engine/structure";
import type { DHModel, DHRowMessage, ShapeMessage, PackedRobot } from "../messages";
import { IDENTITY } from "./document";

/** The four motions from one frame to the next, in order, with their values at q. */
export function walk(convention: DHModel["convention"], row: DHRowMessage, q: number): { name: "theta" | "d" | "a" | "alpha"; value: number; frame: number[] }[] {
  const theta = row.theta + (row.joint === "R" ? q : 0);
  const d = row.d + (row.joint === "P" ? q : 0);
  const steps = {
    theta: { name: "theta" as const, value: theta, frame: aboutZ(theta) },
    d: { name: "d" as const, value: d, frame: shift(0, 0, d) },
    a: { name: "a" as const, value: row.a, frame: shift(row.a, 0, 0) },
    alpha: { name: "alpha" as const, value: row.alpha, frame: aboutX(row.alpha) },
  };
  return convention === "standard" ? [steps.theta, steps.d, steps.a, steps.alpha] : [steps.alpha, steps.a, steps.theta, steps.d];
}

/** Frame i relative to frame i-1. */
export const between = (model: DHModel, i: number, q: number): number[] =>
  walk(model.convention, model.rows[i], q).reduce((T, step) => times(T, step.frame), IDENTITY);

/** Frames of the base, of every link and of the tip in the root frame: (n + 2) of (4, 4). */
export function frames(model: DHModel, q: Vec): number[][] {
  const found = [[...model.base]];
  model.rows.forEach((_, i) => found.push(times(found[i], between(model, i, q[i] ?? 0))));
  return [...found, times(found[found.length - 1], model.tool)];
}

// -- figure ----------------------------------------------------------------------------------------------------------------

/** A part of a link in its frame; colour: red, green, blue, opacity from 0 to 1, if the model has one. */
export type Part = Form & { tone: Tone; colour?: number[] };
type Form =
  | { kind: "limb"; from: number[]; to: number[]; r0: number; r1: number }
  | { kind: "drum"; at: number[]; axis: number[]; radius: number; length: number }
  | { kind: "beam"; from: number[]; to: number[]; width: number }
  | { kind: "box"; frame: number[]; size: number[] }
  | { kind: "ball"; at: number[]; radius: number }
  | { kind: "ellipsoid"; frame: number[]; size: number[] }
  | { kind: "mesh"; frame: number[]; size: number[]; mesh: string };
/** body: the light shell; joint: the dark housing; accent: the caps; foot: the part on the ground. */
export type Tone = "body" | "joint" | "accent" | "foot";

export interface DrawnLink {
  name: string;
  parts: Part[];
  /** Parts that are drawn instead while meshes are not available. */
  schematic?: Part[];
  mass: number;
  com: number[];
  inertia: number[];
}

export interface DrawnJoint {
  name: string;
  type: string;
  /** The link to whose frame its axis (z of `frame`) is fixed, and that frame relative to the link's. */
  link: number;
  frame: number[];
  /** The link that it moves. */
  child: number;
}

/** A robot for the scene; link frames are passed separately, one (4, 4) for each. */
export interface Figure {
  links: DrawnLink[];
  joints: DrawnJoint[];
  /** The tip: a link, and a frame relative to it. */
  tip: { link: number; frame: number[] };
  /** Its reach [m], and the upward direction. */
  reach: number;
  up: number[];
  /** Height of the ground along `up`, if it is not that of the foot [m]. */
  ground?: number;
}

/** Up, opposite to gravity; z without gravity. */
export function upOf(gravity: number[]): number[] {
  const size = Math.hypot(...gravity);
  return size > 1e-9 ? gravity.map((g) => -g / size || 0) : [0, 0, 1];
}

/** The longest distance from the base to the tip. */
export function reachOf(model: DHModel): number {
  const rows = model.rows.reduce((sum, r) => sum + Math.abs(r.a) + Math.max(Math.abs(r.d), r.joint === "P" ? Math.abs(r.d + (r.upper ?? 0)) : 0), 0);
  return Math.max(rows + Math.hypot(...originOf(model.tool)), 1e-3);
}

/** The figure of a DH arm: limbs along d and a, a housing at each joint, thinner towards the tip. */
export function figureOf(model: DHModel): Figure {
  const n = model.rows.length;
  const reach = reachOf(model);
  const radius = (k: number) => reach * (0.043 - 0.021 * Math.min(1, k / Math.max(n, 4))); // of the housing of joint k
  const links: DrawnLink[] = [{ name: "base", parts: [], mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0] }];
  const joints: DrawnJoint[] = [];
  const standard = model.convention === "standard";
  const parts: Part[][] = Array.from({ length: n + 1 }, () => []);
  const limb = (k: number, from: number[], to: number[], r0: number, r1: number) => {
    if (Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) > 0.25 * r1) parts[k].push({ kind: "limb", from, to, r0, r1, tone: "body" });
  };
  model.rows.forEach((r, i) => {
    const [R, Rn] = [radius(i), radius(i + 1)];
    const [ca, sa] = [Math.cos(r.alpha), Math.sin(r.alpha)];
    // the joint's axis, and the elbow between d and a: in link i (standard) or in link i-1 (modified)
    if (standard) {
      const start = [-r.a, -r.d * sa, -r.d * ca];
      const knee = [-r.a, 0, 0];
      const z = [0, sa, ca];
      if (r.joint === "R") {
        drum(i, i + 1, [0, 0, 0], start, z, R);
        limb(i + 1, start, knee, 0.74 * R, 0.7 * (r.a ? R : Rn));
        limb(i + 1, knee, [0, 0, 0], 0.74 * R, 0.74 * Rn);
        if (Math.abs(r.a) > Rn && Math.abs(r.d) > R) parts[i + 1].push({ kind: "ball", at: knee, radius: 0.78 * R, tone: "body" });
      } else {
        rail(i, [0, 0, 0], [0, 0, 1], r, R);
        const back = (r.upper ?? 0.3 * reach) - (r.lower ?? 0);
        parts[i + 1].push({ kind: "beam", from: knee.map((x, k) => x - back * z[k]), to: knee, width: 1.0 * R, tone: "body" });
        limb(i + 1, knee, [0, 0, 0], 0.6 * R, 0.74 * Rn);
      }
    } else {
      const at = [r.a, 0, 0];
      const z = [0, -sa, ca];
      if (i > 0 || r.a) limb(i, [0, 0, 0], at, 0.74 * radius(i), 0.74 * R);
      if (r.joint === "R") {
        drum(i, i + 1, at, [0, 0, -r.d], [0, 0, 1], R, z);
        limb(i + 1, [0, 0, -r.d], [0, 0, 0], 0.74 * R, 0.7 * R);
      } else {
        rail(i, at, z, r, R);
        const back = (r.upper ?? 0.3 * reach) - (r.lower ?? 0);
        parts[i + 1].push({ kind: "beam", from: [0, 0, -back], to: [0, 0, 0], width: 1.0 * R, tone: "body" });
      }
    }
    joints.push({
      name: r.name, type: r.joint === "R" ? "revolute" : "prismatic", link: i, child: i + 1,
      frame: standard ? [...IDENTITY] : times(aboutX(r.alpha), shift(r.a, 0, 0)),
    });
  });

  /** Housing (in link i) and cap (in link j) of a revolute joint. */
  function drum(i: number, j: number, at: number[], start: number[], z: number[], R: number, before: number[] = [0, 0, 1]): void {
    parts[i].push({ kind: "drum", at, axis: before, radius: R, length: 1.7 * R, tone: "joint" });
    parts[j].push({ kind: "drum", at: start, axis: z, radius: 0.86 * R, length: 2.15 * R, tone: "accent" });
  }

  /** Guide of a prismatic joint in link i. */
  function rail(i: number, at: number[], z: number[], r: DHRowMessage, R: number): void {
    const from = at.map((x, k) => x + z[k] * Math.min(0, r.d) - z[k] * 0.9 * R);
    const to = at.map((x, k) => x + z[k] * (Math.max(r.d, 0) * 0.35 + 0.9 * R));
    parts[i].push({ kind: "beam", from, to, width: 1.75 * R, tone: "joint" });
  }

  // flange and tool
  const flange = radius(n);
  const tool = originOf(model.tool);
  const zt = [model.tool[2], model.tool[6], model.tool[10]];
  if (Math.hypot(...tool) > 0.5 * flange) limb(n, [0, 0, 0], tool, 0.5 * flange, 0.4 * flange);
  if (lastLength() > 2.2 * flange) parts[n].push({ kind: "ball", at: tool, radius: 0.72 * flange, tone: "accent" });
  else parts[n].push({ kind: "drum", at: tool.map((x, k) => x - 0.2 * flange * zt[k]), axis: zt, radius: 0.62 * flange, length: 0.5 * flange, tone: "joint" });
  const carried: Part[] = [];
  if (model.payload.mass > 0) {
    const size = Math.min(0.11 * reach, Math.max(0.02 * reach, 0.5 * Math.cbrt(model.payload.mass / 2700)));
    carried.push({ kind: "ball", at: transformed(model.tool, model.payload.com), radius: size, tone: "foot" });
    parts[n].push(...carried);
  }
  function lastLength(): number {
    return Math.abs(model.rows[n - 1].a);
  }

  model.rows.forEach((r, i) => links.push({ name: r.link, parts: [], mass: r.mass, com: r.com, inertia: r.inertia }) && (links[i].parts = parts[i]));
  links[n].parts = parts[n];
  const up = upOf(model.gravity);
  links[0].parts.push(...foot(model, up, radius(0)));
  if (model.shapes.length || model.rows.some((r) => r.shapes.length)) {
    // the model has shapes; those of the ground are in the root frame, the figure's in that of the base
    const toBase = inverse(model.base);
    const given = [model.shapes.map((shape) => moved(partOf(shape, "foot"), toBase)), ...model.rows.map((r, i) => r.shapes.map((shape) => partOf(shape, i % 2 ? "body" : "accent")))];
    given[n].push(...carried);
    links.forEach((link, k) => Object.assign(link, { schematic: link.parts, parts: given[k] }));
  }
  return { links, joints, tip: { link: n, frame: [...model.tool] }, reach, up };
}

/** The foot: a flange if the first axis is vertical, otherwise a post. */
function foot(model: DHModel, up: number[], R: number): Part[] {
  const z = [0, 0, 1];
  const [bx, by, bz] = [model.base[2], model.base[6], model.base[10]];
  const upright = Math.abs(bx * up[0] + by * up[1] + bz * up[2]) > 0.9;
  if (upright) return [{ kind: "drum", at: [0, 0, -0.7 * R], axis: z, radius: 1.65 * R, length: 0.6 * R, tone: "foot" }];
  return [{ kind: "drum", at: [0, 0, -1.35 * R], axis: z, radius: 1.3 * R, length: 0.9 * R, tone: "foot" }];
}

/** A shape of a model as a part of the figure. */
function partOf(shape: ShapeMessage, tone: Tone): Part {
  const frame = shape.frame.length ? shape.frame : [...IDENTITY];
  const at = originOf(frame);
  const { radius, size } = shape;
  const style = { tone, ...(shape.colour.length && { colour: shape.colour }) };
  switch (shape.kind) {
    case "capsule": return { kind: "limb", from: shape.ends.slice(0, 3), to: shape.ends.slice(3, 6), r0: radius, r1: radius, ...style, tone: tone === "foot" ? tone : "body" };
    case "cylinder": return { kind: "drum", at, axis: [frame[2], frame[6], frame[10]], radius, length: size[0], ...style };
    case "sphere": return { kind: "ball", at, radius, ...style };
    case "ellipsoid": return { kind: "ellipsoid", frame, size, ...style };
    case "mesh": return { kind: "mesh", frame, size, mesh: shape.mesh, ...style, tone: tone === "accent" ? "body" : tone };
    default: return { kind: "box", frame, size, ...style };
  }
}

/** Corners of the bounding box of a part with a frame; a mesh that is not loaded has its given size. */
export function cornersOf(part: Part & { frame: number[]; size: number[] }): number[][] {
  const mesh = part.kind === "mesh" ? meshes.peek().get(part.mesh) : undefined;
  if (part.kind === "mesh" && !mesh) return [originOf(part.frame)];
  const half = part.kind === "ellipsoid" ? part.size : part.size.map((x) => x / 2);
  const [low, high] = mesh ? [mesh.low, mesh.high].map((end) => end.map((x, k) => x * (part.size[k] ?? 1))) : [half.map((x) => -x), half];
  return [0, 1, 2, 3, 4, 5, 6, 7].map((k) => transformed(part.frame, [k & 1 ? low[0] : high[0], k & 2 ? low[1] : high[1], k & 4 ? low[2] : high[2]]));
}

/** Height along `up` of the lowest point of parts, in a frame. */
export function lowest(parts: Part[], T: number[], up: number[]): number {
  const height = (p: number[], radius: number) => transformed(T, p).reduce((sum, x, i) => sum + x * up[i], 0) - radius;
  return Math.min(...parts.flatMap((part) => {
    if (part.kind === "limb") return [height(part.from, part.r0), height(part.to, part.r1)];
    if (part.kind === "beam") return [height(part.from, 0), height(part.to, 0)];
    if (part.kind === "drum") {
      const tilt = transformed(T, part.axis).reduce((sum, x, i) => sum + (x - T[4 * i + 3]) * up[i], 0);
      return [height(part.at, (Math.abs(tilt) * part.length) / 2 + Math.sqrt(Math.max(0, 1 - tilt * tilt)) * part.radius)];
    }
    return part.kind === "ball" ? [height(part.at, part.radius)] : cornersOf(part).map((p) => height(p, 0));
  }));
}

/** The figure of a robot without a DH table, with the ground below its lowest point in the standing pose. */
export function grounded(figure: Figure, frames: number[][]): Figure {
  const ground = Math.min(...frames.map((T, k) => lowest(figure.links[k].parts, T, figure.up)));
  return { ...figure, ground: Number.isFinite(ground) ? ground : 0 };
}

/** The figure to draw: schematic if the user chose that, or if its meshes are not loaded. */
export function shown(figure: Figure, schematic: boolean): Figure {
  const names = meshNames(figure);
  if (!figure.links.some((link) => link.schematic) || !(schematic || (names.length && !names.some((name) => meshes.peek().has(name))))) return figure;
  return { ...figure, links: figure.links.map((link) => ({ ...link, parts: link.schematic ?? link.parts })) };
}

/** Names of the meshes that a figure draws. */
export const meshNames = (figure: Figure): string[] => figure.links.flatMap((link) => link.parts.flatMap((part) => (part.kind === "mesh" ? [part.mesh] : [])));

/** A part transformed to another frame. */
function moved(part: Part, T: number[]): Part {
  const turned = (v: number[]) => transformed(T, v).map((x, k) => x - T[4 * k + 3]);
  switch (part.kind) {
    case "limb":
    case "beam": return { ...part, from: transformed(T, part.from), to: transformed(T, part.to) };
    case "drum": return { ...part, at: transformed(T, part.at), axis: turned(part.axis) };
    case "ball": return { ...part, at: transformed(T, part.at) };
    default: return { ...part, frame: times(T, part.frame) };
  }
}

/** Link frames (4, 4) in the standing pose of a robot without a DH table. */
export const standing = (structure: PackedRobot): number[][] =>
  structure.links.map((_, k) => {
    const [a, b, c, d, e, f, g, h, i, x, y, z] = structure.stand.slice(12 * k, 12 * k + 12);
    return [a, b, c, x, d, e, f, y, g, h, i, z, 0, 0, 0, 1];
  });

/** The figure of any other robot: link shapes, a housing at each revolute or prismatic joint, balls at joints with several rotations. */
export function figureOfStructure(structure: PackedRobot): Figure {
  const frames = standing(structure);
  const up = upOf(structure.gravity);
  // the reach: the largest distance of a link's shapes from the root
  const long = (shape: ShapeMessage) => (shape.ends.length ? Math.hypot(...[0, 1, 2].map((k) => shape.ends[k + 3] - shape.ends[k])) : 0);
  const reach = Math.max(0.1, ...structure.links.map((link, k) => Math.hypot(...originOf(frames[k])) + Math.max(0, ...[...link.shapes, ...link.schematic].map(long))));
  const own = structure.links.some((link) => link.schematic.length);
  const toneOf = (k: number): Tone => (structure.links[k].body < 0 ? "foot" : "body");
  const links: DrawnLink[] = structure.links.map((link, k) => ({
    name: link.name, mass: link.mass, com: link.com, inertia: link.inertia,
    parts: link.shapes.map((shape) => partOf(shape, own && toneOf(k) === "body" && k % 2 === 0 ? "accent" : toneOf(k))),
    ...(own && { schematic: link.schematic.map((shape) => partOf(shape, toneOf(k))) }),
  }));
  const index = (name: string) => structure.links.findIndex((link) => link.name === name);
  const bare = links.map((link) => link.schematic ?? link.parts);
  const radii = bare.map((parts) => parts.flatMap((p) => (p.kind === "limb" ? [p.r0] : [])));
  const thin = Math.min(...radii.flat());
  const radius = (...around: number[]) => 1.3 * Math.min(...around.flatMap((k) => (radii[k]?.length ? [Math.max(...radii[k])] : [])), 0.05 * reach);
  const joints: DrawnJoint[] = [];
  for (const joint of structure.joints) {
    const child = index(joint.child);
    const toBody = inverse(structure.links[child].frame);
    const R = radius(child, index(joint.parent));
    if (joint.nv === 1) {
      const frame = times(toBody, alignedTo(structure.axes.slice(3 * joint.body, 3 * joint.body + 3)));
      joints.push({ name: joint.name, type: joint.type, link: child, child, frame });
      if (!Number.isFinite(thin) || joint.type === "prismatic") continue;
      const [at, axis] = [originOf(frame), [frame[2], frame[6], frame[10]]];
      bare[child].push({ kind: "drum", at, axis, radius: R, length: 1.7 * R, tone: "joint" }, { kind: "drum", at, axis, radius: 0.72 * R, length: 2.1 * R, tone: "accent" });
    } else if (joint.nv < 4 && joint.type !== "planar" && Number.isFinite(thin)) bare[child].push({ kind: "ball", at: originOf(toBody), radius: 1.05 * R, tone: "joint" });
  }
  for (const loop of Number.isFinite(thin) ? structure.loops : []) {
    const at = originOf(loop.at_a);
    bare[index(loop.a)].push({ kind: "ball", at, radius: 0.95 * radius(index(loop.a), index(loop.b)), tone: "joint" });
  }
  return { links, joints, tip: { link: index(structure.tip), frame: [...IDENTITY] }, reach, up };
}

/** A frame whose z is along an axis. */
function alignedTo(axis: number[]): number[] {
  const z = axis.map((x) => x / (Math.hypot(...axis) || 1));
  const helper = Math.abs(z[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0];
  const y = [z[1] * helper[2] - z[2] * helper[1], z[2] * helper[0] - z[0] * helper[2], z[0] * helper[1] - z[1] * helper[0]];
  const size = Math.hypot(...y);
  const v = y.map((x) => x / size);
  const u = [v[1] * z[2] - v[2] * z[1], v[2] * z[0] - v[0] * z[2], v[0] * z[1] - v[1] * z[0]];
  return [u[0], v[0], z[0], 0, u[1], v[1], z[1], 0, u[2], v[2], z[2], 0, 0, 0, 0, 1];
}

// -- angles of frames ------------------------------------------------------------------------------------------------------

/** Angles of a frame's rotation about the fixed x, then y, then z axes. */
export function anglesOf(T: Vec): number[] {
  const flat = Math.hypot(T[0], T[4]);
  const tidy = (x: number) => (Math.abs(x) < 1e-15 ? 0 : x);
  if (flat > 1e-9) return [Math.atan2(T[9], T[10]), Math.atan2(-T[8], flat), Math.atan2(T[4], T[0])].map(tidy);
  return [Math.atan2(-T[6], T[5]), Math.atan2(-T[8], flat), 0].map(tidy);
}

/** The frame at a point, rotated by angles about the fixed x, then y, then z axes. */
export function fromAngles([x, y, z]: number[], place: number[]): number[] {
  const aboutY = [Math.cos(y), 0, Math.sin(y), 0, 0, 1, 0, 0, -Math.sin(y), 0, Math.cos(y), 0, 0, 0, 0, 1];
  const T = times(times(aboutZ(z), aboutY), aboutX(x)).map((v) => (Math.abs(v) < 1e-16 ? 0 : v));
  [T[3], T[7], T[11]] = place;
  return T;
}
