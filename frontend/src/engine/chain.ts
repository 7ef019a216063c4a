/**
 * Link frames from the body frames of a kernel, and Jacobians of points.
 *
 * All joints here have one DOF, and each moves one body; the page poses robots with manifold joints or loops by their kernels alone.
 */

import type { PackedRobot } from "../messages";
import { added, cross, dot, frame, minus, originOf, rotated, rotationOf, times, turn, type Vec } from "./algebra";

/** Frames of bodies, 12 numbers each: the rotation row by row, then the origin; body -1 is the ground. */
export function bodyFrame(frames: Vec, body: number): number[] {
  if (body < 0) return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const k = 12 * body;
  return [
    frames[k], frames[k + 1], frames[k + 2], frames[k + 9],
    frames[k + 3], frames[k + 4], frames[k + 5], frames[k + 10],
    frames[k + 6], frames[k + 7], frames[k + 8], frames[k + 11],
    0, 0, 0, 1,
  ];
}

/** Frames of all bodies of an editable robot, the same as by the kernel `frames`, for pictures without kernels. */
export function framesOf(structure: PackedRobot, q: Vec): Float64Array {
  const { fields, numbers, parents } = structure;
  const size = numbers.length / parents.length;
  const found = new Float64Array(12 * parents.length);
  parents.forEach((parent, k) => {
    const at = size * k;
    const own = (name: string): number[] => numbers.slice(at + fields[name][0], at + fields[name][0] + fields[name][1]);
    const x = q[k] + own("offset")[0];
    const fixed = times(bodyFrame(found, parent), frame(own("R"), own("p")));
    const moved = structure.turns[k] ? frame(turn([0, 0, 1], x), [0, 0, 0]) : frame([1, 0, 0, 0, 1, 0, 0, 0, 1], [0, 0, x]);
    const T = times(fixed, moved);
    found.set([...rotationOf(T), ...originOf(T)], 12 * k);
  });
  return found;
}

/** Frame (4, 4) of a link in the root frame. */
export function linkFrame(structure: PackedRobot, frames: Vec, link: number): number[] {
  const { body, frame } = structure.links[link];
  return times(bodyFrame(frames, body), frame);
}

/** Whether every joint is revolute or prismatic and independent: the Jacobians of this file require it. */
export function isPlain(structure: PackedRobot): boolean {
  const { joints, parents, loops, n, nq } = structure;
  return !loops.length && n === nq && n === parents.length && joints.every((joint) => joint.nv === 1 && joint.v === joint.body && /^(revolute|prismatic)$/.test(joint.type));
}

/** The index of the tip link; -1 unless there is exactly one tip. */
export function tipLink(structure: PackedRobot): number {
  return structure.links.findIndex((link) => link.name === structure.tip);
}

/** The ancestors of a body, itself first. */
export function carriers(structure: PackedRobot, body: number): number[] {
  const found: number[] = [];
  for (let k = body; k >= 0; k = structure.parents[k]) found.push(k);
  return found;
}

/** A joint's axis in the root frame, and a point on it. */
export function axisOf(structure: PackedRobot, frames: Vec, body: number): { axis: number[]; point: number[] } {
  const T = bodyFrame(frames, body);
  return { axis: rotated(rotationOf(T), structure.axes.slice(3 * body, 3 * body + 3)), point: originOf(T) };
}

/** The Jacobian (6, n) of a point (root frame) that is fixed to a body: linear rows, then angular. */
export function pointJacobian(structure: PackedRobot, frames: Vec, body: number, point: Vec): Float64Array {
  const n = structure.n;
  const J = new Float64Array(6 * n);
  for (const k of carriers(structure, body)) {
    const { axis, point: origin } = axisOf(structure, frames, k);
    const turning = structure.turns[k];
    const linear = turning ? cross(axis, minus(point, origin)) : axis;
    for (let row = 0; row < 3; row++) {
      J[row * n + k] = linear[row];
      J[(row + 3) * n + k] = turning ? axis[row] : 0;
    }
  }
  return J;
}

/** Joint torques (n) of a force (3) at a point that is fixed to a body, all in the root frame: J^T f. */
export function pushed(structure: PackedRobot, frames: Vec, body: number, point: Vec, force: Vec): number[] {
  const tau = new Array<number>(structure.n).fill(0);
  for (const k of carriers(structure, body)) {
    const { axis, point: origin } = axisOf(structure, frames, k);
    tau[k] = structure.turns[k] ? dot(cross(axis, minus(point, origin)), force) : dot(axis, force);
  }
  return tau;
}

/** Centre of mass of a link in the root frame. */
export function massCentre(structure: PackedRobot, frames: Vec, link: number): number[] {
  const T = linkFrame(structure, frames, link);
  return added(originOf(T), rotated(rotationOf(T), structure.links[link].com));
}
