/**
 * Where a robot's links are, from the frames of its bodies that a kernel gave, and how its joints move points of them.
 *
 * A body's frame has its joint's axis for z, so that joints need no other numbers here.
 */

import type { Structure } from "../messages";
import { added, cross, dot, minus, originOf, rotated, rotationOf, times, type Vec } from "./algebra";

/** Frames of bodies, 12 numbers each: the rotation row by row, then the origin; a body of -1 is the ground. */
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

/** Frame (4, 4) of a link in the root frame. */
export function linkFrame(structure: Structure, frames: Vec, link: number): number[] {
  const { body, frame } = structure.links[link];
  return times(bodyFrame(frames, body), frame);
}

/** The number of the tip's link; -1 where there are several tips. */
export function tipLink(structure: Structure): number {
  return structure.links.findIndex((link) => link.name === structure.tip);
}

/** The bodies that carry a body, itself first. */
export function carriers(structure: Structure, body: number): number[] {
  const found: number[] = [];
  for (let k = body; k >= 0; k = structure.parents[k]) found.push(k);
  return found;
}

/** Whether the joint of a body turns; else it slides. */
export function turns(structure: Structure, body: number): boolean {
  const joint = structure.joints.find((one) => one.v <= body && body < one.v + one.nv);
  return joint?.type !== "prismatic";
}

/** How joint velocities move a point (root frame) that is fixed to a body: rows linear, then angular, (6, n). */
export function pointJacobian(structure: Structure, frames: Vec, body: number, point: Vec): Float64Array {
  const n = structure.n;
  const J = new Float64Array(6 * n);
  for (const k of carriers(structure, body)) {
    const T = bodyFrame(frames, k);
    const z = [T[2], T[6], T[10]];
    const turning = turns(structure, k);
    const linear = turning ? cross(z, minus(point, originOf(T))) : z;
    for (let row = 0; row < 3; row++) {
      J[row * n + k] = linear[row];
      J[(row + 3) * n + k] = turning ? z[row] : 0;
    }
  }
  return J;
}

/** Joint torques (n) by a force (3) on a point that is fixed to a body, all in the root frame: J^T f. */
export function pushed(structure: Structure, frames: Vec, body: number, point: Vec, force: Vec): number[] {
  const tau = new Array<number>(structure.n).fill(0);
  for (const k of carriers(structure, body)) {
    const T = bodyFrame(frames, k);
    const z = [T[2], T[6], T[10]];
    tau[k] = turns(structure, k) ? dot(cross(z, minus(point, originOf(T))), force) : dot(z, force);
  }
  return tau;
}

/** Centre of mass of a link in the root frame. */
export function massCentre(structure: Structure, frames: Vec, link: number): number[] {
  const T = linkFrame(structure, frames, link);
  return added(originOf(T), rotated(rotationOf(T), structure.links[link].com));
}
