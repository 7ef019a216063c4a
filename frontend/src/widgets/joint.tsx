// Positions of a multi-DOF joint, as number fields; a quaternion is normalised when its fields lose focus.

import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { lengthAt, normalised, quaternionOf } from "../engine/attitude";
import type { JointInfo, PackedRobot } from "../messages";
import { accept, refuse } from "../state/store";
import { brief, type Kind } from "../state/units";
import { Notice } from "./basic";
import { NumberField } from "./fields";

const kindOf = (unit: string): Kind => (unit === "rad" ? "angle" : unit === "m" ? "length" : "plain");

export function PositionFields({ structure, joint, q, onChange, of = "" }: { structure: PackedRobot; joint: JointInfo; q: number[]; onChange: (q: number[]) => void; of?: string }) {
  const draft = useSignal<number[] | null>(null); // the entry as typed, while the fields have the focus
  const id = useId();
  const place = quaternionOf(structure, joint);
  const shown = draft.value ?? q;
  const length = place < 0 ? 1 : lengthAt(shown, place);
  const put = (k: number) => (x: number) => {
    const next = shown.map((y, i) => (i === k ? x : y));
    if (place >= 0 && k >= place && k < place + 4) draft.value = next;
    const whole = normalised(structure, next);
    if (whole) (accept(id), onChange(whole));
    else refuse(id, restore);
  };
  const restore = () => (accept(id), (draft.value = null));
  useEffect(() => () => accept(id), []);
  const left = (event: FocusEvent) => !(event.currentTarget as HTMLElement).contains(event.relatedTarget as Node | null) && restore();
  const word = of && ` ${of}`;
  return (
    <div class="free-joint" role="group" aria-label={joint.name + word} onFocusOut={left} onKeyDown={(event) => event.key === "Escape" && draft.value && (event.stopPropagation(), restore())}>
      <h4>{joint.name} <small>{joint.type}</small></h4>
      <div class="row">
        {structure.positions.slice(joint.q, joint.q + joint.nq).map((name, k) => (
          <NumberField key={name} label={name + word} value={shown[joint.q + k]} kind={kindOf(structure.position_units[joint.q + k])} onChange={put(joint.q + k)} />
        ))}
      </div>
      {length === 0 && <Notice level="error" remedy="Change one of the four values; 0, 0, 0, 1 is the identity rotation.">A zero quaternion is not a rotation; the last valid value is kept.</Notice>}
      {length > 0 && Math.abs(length - 1) > 1e-12 && <Notice>The quaternion has length {brief(length, 4)}; it is normalised.</Notice>}
    </div>
  );
}
