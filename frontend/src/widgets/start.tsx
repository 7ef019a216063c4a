// Where a motion or a simulation starts: at the present pose, or at separate positions, with a way back to the pose.

import { freedoms, structure } from "../state/robot";
import { pose } from "../state/store";
import { positionOf, quantityText, velocityOf } from "../state/units";
import { Button, Notice } from "./basic";

const SHOWN = 3; // most joints to name
const SAME = 1e-12; // [rad] or [m]

/** A sentence on the joints that are not at the pose, or that move; "" if there are none. */
function differences(q: readonly number[], qd: readonly number[]): string {
  const there = pose.value.q;
  const off = (k: number): boolean => Math.abs(q[k] - there[k]) > SAME * Math.max(1, Math.abs(there[k]));
  const alone = freedoms.value.filter((one) => one.q >= 0 && off(one.q)).map(({ name, type, q: k }) => `${name} at ${quantityText(q[k], positionOf(type))} instead of ${quantityText(there[k], positionOf(type))}`);
  const attitudes = (structure.value?.joints ?? []).filter((joint) => freedoms.value.some((one) => one.joint === joint && one.q < 0))
    .filter((joint) => Array.from({ length: joint.nq }, (_, k) => joint.q + k).some(off)).map((joint) => `${joint.name} in a different orientation`);
  const moving = freedoms.value.filter(({ v }) => qd[v]).map(({ name, type, v }) => `${name} moves at ${quantityText(qd[v], velocityOf(type))}`);
  const all = [...attitudes, ...alone, ...moving];
  return all.slice(0, SHOWN).join(", ") + (all.length > SHOWN ? ` and ${all.length - SHOWN} more` : "");
}

/** A note that something does not start at the present pose: the joints that differ or move, and a button to reset it. */
export function StartsAt({ what, q, qd = [], back }: { what: string; q: readonly number[]; qd?: readonly number[]; back?: () => void }) {
  const words = q.length === pose.value.q.length ? differences(q, qd) : "";
  return words ? <Notice level="warning" action={back && <Button small onClick={back}>Start at the pose</Button>}>{what} does not start at the current pose: {words}.</Notice> : null;
}
