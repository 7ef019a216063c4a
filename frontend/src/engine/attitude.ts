/** Quaternions among the positions of a robot: their indices, and normalisation. */

import type { JointInfo, PackedRobot } from "../messages";
import type { Vec } from "./algebra";

/** The index of a joint's quaternion in q; -1 if it has none. */
export function quaternionOf(structure: PackedRobot, joint: JointInfo): number {
  const first = structure.position_units.slice(joint.q, joint.q + joint.nq).indexOf("1");
  return first < 0 ? -1 : joint.q + first;
}

/** The norm of the quaternion that begins at an index. */
export const lengthAt = (q: Vec, place: number): number => Math.hypot(q[place], q[place + 1], q[place + 2], q[place + 3]);

/** Positions with unit quaternions; null if a quaternion is zero, which is not a rotation. */
export function normalised(structure: PackedRobot, q: readonly number[]): number[] | null {
  const found = [...q];
  for (const joint of structure.joints) {
    const place = quaternionOf(structure, joint);
    if (place < 0) continue;
    const length = lengthAt(q, place);
    if (!(length > 0) || !Number.isFinite(length)) return null;
    if (Math.abs(length - 1) > 4 * Number.EPSILON) for (let k = 0; k < 4; k++) found[place + k] = q[place + k] / length;
  }
  return found;
}
