/** Quaternions among the positions of a robot: where they stand, and that they have length 1. */

import type { JointInfo, PackedRobot } from "../messages";
import type { Vec } from "./algebra";

/** The first place of a joint's quaternion among its positions; -1 where it has none. */
export function quaternionOf(structure: PackedRobot, joint: JointInfo): number {
  const first = structure.position_units.slice(joint.q, joint.q + joint.nq).indexOf("1");
  return first < 0 ? -1 : joint.q + first;
}

/** How long the quaternion is that begins at a place. */
export const lengthAt = (q: Vec, place: number): number => Math.hypot(q[place], q[place + 1], q[place + 2], q[place + 3]);

/** Positions whose quaternions have length 1; null where one is of zeros, which is no attitude. */
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
