// Pose: joint positions by sliders, by typed values, or by the tip; payload, mounting, external wrench.

import { batch, computed, effect, signal, useComputed } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { register as registerActions } from "../actions";
import { norm, originOf, rotationOf, rotationVector, rotated } from "../engine/algebra";
import { inverseKinematics } from "../engine/inverse-kinematics";
import { tipLink } from "../engine/chain";
import type { JointInfo, PackedRobot } from "../messages";
import { list, robotLines, withRobot } from "../python";
import { extras, handles, note } from "../scene/scene";
import { IDENTITY } from "../state/document";
import { bodyFrames, figure, kernels, structure, tip } from "../state/robot";
import { show } from "../state/player";
import { edit, model, ofDocument, pose, settle } from "../state/store";
import { positionOf, quantityText } from "../state/units";
import { Button, Notice, Section } from "../widgets/basic";
import { NumberField, Segmented, SliderField, Switch, VectorField } from "../widgets/fields";
import { PositionFields } from "../widgets/joint";
import { copy } from "../widgets/overlay";
import { FrameSections } from "./frame";
import { leadTo, register } from "./registry";

const attitude = signal(false);
/** The reason why the tip missed its target, valid while the arm is in the pose that it reached. */
const reached = ofDocument<{ words: string; level: "good" | "warning"; q: number[]; model: unknown } | null>(null);
const goal = ofDocument<number[] | null>(null);

/** Positions near these that close the loops; these themselves without loops.  If out of reach: the present pose. */
function closed(q: number[]): number[] {
  const [s, k] = [structure.peek(), kernels.peek()];
  if (!s?.loops.length || !k?.has("close")) return q;
  k.set({ q, qd: new Float64Array(s.n) });
  for (let step = 0; step < STEPS; step++) k.run("close");
  const found = Array.from(k.array("q"));
  const open = k.call("gap", { q: found }).reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  return open < CLOSED ? found : pose.peek().q;
}

const STEPS = 12; // Newton iterations from the slider's position
const CLOSED = 1e-9; // [m] and [rad]

const setQ = (q: number[], key: string): void => edit("Move the joints", (d) => ({ pose: { ...d.pose, q: closed(q) } }), key);

/** Moves the tip as near to a frame as possible, and describes what kept it away. */
function reach(target: number[], key: string): void {
  const s = structure.peek();
  if (!s || !bodyFrames(pose.peek().q)) return;
  const link = tipLink(s);
  if (link < 0) return;
  const { reach: scale } = figure.peek() ?? { reach: 1 };
  const found = inverseKinematics(s, (q) => bodyFrames(q) as Float64Array, link, target, pose.peek().q, { attitude: attitude.peek(), scale });
  batch(() => {
    setQ(found.q, key);
    const words = found.words || "Target reached.";
    reached.value = { words, level: found.words ? "warning" : "good", q: pose.peek().q, model: model.peek() };
  });
}

const placed = (place: number[]): number[] => {
  const T = [...tip.peek()];
  [T[3], T[7], T[11]] = place;
  return T;
};

function Joint({ joint }: { joint: JointInfo }) {
  const at = structure.value?.joints.indexOf(joint) ?? 0;
  const value = useMemo(() => computed(() => pose.value.q[joint.q]), [joint.q]);
  const [low, high] = [joint.lower[0], joint.upper[0]];
  const outside = useComputed(() => (low !== null && value.value < low - 1e-12) || (high !== null && value.value > high + 1e-12)).value;
  return (
    <SliderField
      label={joint.name} value={value} kind={positionOf(joint.type)} min={low} max={high} span={joint.type === "prismatic" ? figure.value?.reach : Math.PI}
      onChange={(x) => (setQ(pose.peek().q.map((y, k) => (k === joint.q ? x : y)), `q${joint.q}`), (reached.value = null))}
      onFocus={(on) => (extras.value = { ...extras.peek(), joint: on ? at : undefined })}
      remark={outside ? `outside the limits ${quantityText(low ?? -Infinity, positionOf(joint.type))} to ${quantityText(high ?? Infinity, positionOf(joint.type))}` : undefined}
    />
  );
}

/** Mountings: base frames for floor, wall and ceiling. */
const MOUNTS = { floor: [...IDENTITY], wall: [0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 0, 1], ceiling: [1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1] };
type Mount = keyof typeof MOUNTS | "other";
const mountOf = (base: number[]): Mount => (Object.keys(MOUNTS) as (keyof typeof MOUNTS)[]).find((k) => rotationOf(MOUNTS[k]).every((x, i) => Math.abs(x - rotationOf(base)[i]) < 1e-9)) ?? "other";

const GRAVITIES = [["earth", "Earth", 9.81], ["moon", "Moon", 1.62], ["none", "None", 0]] as const;

function Reached() {
  const words = useComputed(() => (reached.value?.q === pose.value.q && reached.value.model === model.value ? reached.value.words : "")).value;
  return words ? <Notice level={reached.peek()?.level}>{words}</Notice> : null;
}

/** The tip's present frame and its target. */
function Tip({ s }: { s: PackedRobot }) {
  const place = useComputed(() => originOf(tip.value));
  const turn = useComputed(() => rotationVector(rotationOf(tip.value)).map((x) => quantityText(x, "angle", 1)).join(", "));
  const hasTip = tipLink(s) >= 0 && (model.value.kind === "dh" || !!kernels.value?.has("frames"));
  return (
    <Section title="Tip" hint={hasTip ? "Drag the orange ball in the scene, or type a target position (inverse kinematics). The fields show the reached position." : undefined} aside={hasTip && <Switch label="Keep the orientation" value={attitude.value} onChange={(on) => (attitude.value = on)} />}>
      <VectorField label="Position" kind="length" value={place} onChange={(x) => (reach(placed(x), ""), settle())} />
      <p class="facts-line">Orientation as rotation vector (axis times angle): {turn}</p>
      <Reached />
    </Section>
  );
}

function Pose() {
  const wrench = useComputed(() => pose.value.wrench).value;
  useEffect(() => {
    show(null);
    handles.value = {
      tip: (place, phase) => {
        if (phase === "end") return void ((goal.value = null), settle());
        batch(() => {
          goal.value = place;
          reach(placed(place), "tip");
        });
      },
    };
    const stop = effect(() => {
      const wrench = pose.value.wrench;
      const T = tip.value;
      const r = figure.value?.reach ?? 1;
      const R = rotationOf(T);
      const arrow = (v: number[], colour: number, kind: "force" | "torque", double = false) => {
        const size = norm(v);
        if (size < 1e-9) return [];
        const length = r * (0.12 + 0.16 * Math.min(1, Math.log10(1 + size) / 3));
        return [{ at: originOf(T), vector: rotated(R, v).map((x) => (x / size) * length), colour, label: quantityText(size, kind), double }];
      };
      // the panel may have been scrolled away from the message
      note.value = goal.value && reached.value?.level === "warning" ? reached.value.words : "";
      extras.value = {
        ...extras.peek(), goal: goal.value ?? ((figure.value?.tip.link ?? -1) >= 0 ? originOf(T) : undefined),
        arrows: [...arrow(wrench.slice(0, 3), 1, "force"), ...arrow(wrench.slice(3), 3, "torque", true)],
      };
    });
    return () => {
      stop();
      handles.value = {};
      extras.value = {};
      note.value = "";
      reached.value = null;
    };
  }, []);
  const s = structure.value;
  const m = model.value;
  if (!s) return <p class="hint">This page does not have this robot's data.</p>;
  const size = norm(m.gravity);
  const setWrench = (k: number) => (value: number[]) => edit("Change the tip force", (d) => ({ pose: { ...d.pose, wrench: k ? [...d.pose.wrench.slice(0, 3), ...value] : [...value, ...d.pose.wrench.slice(3)] } }));
  const setPayload = (change: Partial<typeof m.payload>, key = "") => edit("Change the payload", (d) => ({ model: { ...d.model, payload: { ...d.model.payload, ...change } } }), key);
  return (
    <>
      <Section title="Joints" aside={<Button small kind="quiet" onClick={() => (setQ([...s.neutral], ""), (reached.value = null))}>Set all to zero</Button>}>
        <div class="joints">{s.joints.map((joint) => (joint.nq === 1 ? <Joint key={joint.name} joint={joint} /> : <PositionFields key={joint.name} structure={s} joint={joint} q={pose.value.q} onChange={(q) => setQ(q, `q${joint.q}`)} />))}</div>
      </Section>
      {s.tip && <Tip s={s} />}
      <FrameSections s={s} />
      {s.tip && <Section title="Payload at the tip" hint="A rigid body at the tip (tool frame); its centre of mass is measured from the tip.">
        <div class="row">
          <NumberField label="Mass" kind="mass" value={m.payload.mass} min={0} onChange={(mass) => setPayload({ mass }, "payload")} />
          <Button small kind="quiet" disabled={!m.payload.mass && !m.payload.inertia.some(Boolean)} onClick={putDown}>Remove the payload</Button>
        </div>
        {m.payload.mass > 0 && (
          <>
            <VectorField label="Centre of mass, from the tip" kind="length" value={m.payload.com} onChange={(com) => setPayload({ com })} />
            <VectorField label="Inertia about its centre of mass" kind="inertia" names={["xx", "yy", "zz"]} value={m.payload.inertia.slice(0, 3)} onChange={(three) => setPayload({ inertia: [...three, ...m.payload.inertia.slice(3)] })} />
          </>
        )}
      </Section>}
      {s.tip && <Section title="Force on the tip" fold open={wrench.some(Boolean)} hint="External force and moment that the environment exerts on the tip, in tip axes.">
        <VectorField label="Force" kind="force" value={wrench.slice(0, 3)} onChange={setWrench(0)} />
        <VectorField label="Moment" kind="torque" value={wrench.slice(3)} onChange={setWrench(1)} />
        <div class="buttons"><Button small disabled={!wrench.some(Boolean)} onClick={letGo}>Remove the force</Button></div>
      </Section>}
      <Section title="Gravity and mounting" fold open={false} hint={m.kind === "dh" ? "Mounting rotates the base, not gravity." : undefined}>
        <Segmented
          label="Gravity" value={GRAVITIES.find(([, , g]) => Math.abs(g - size) < 1e-6)?.[0] ?? "other"} options={[...GRAVITIES.map(([k, title]) => [k, title] as const), ["other", "Other"]]}
          onChange={(k) => {
            const wanted = GRAVITIES.find(([key]) => key === k)?.[2];
            if (wanted !== undefined) pull(wanted);
          }}
        />
        <VectorField label="Gravity, in the world frame" kind="gravity" value={m.gravity} onChange={setGravity} />
        {m.kind === "dh" && (
          <Segmented
            label="Mounted on" value={mountOf(m.base)} options={[["floor", "Floor"], ["wall", "Wall"], ["ceiling", "Ceiling"], ...(mountOf(m.base) === "other" ? [["other", "Other"] as const] : [])] as [Mount, string][]}
            onChange={(k) => k !== "other" && mount(k)}
          />
        )}
      </Section>
      <div class="buttons foot-buttons">
        <Button icon="code" onClick={() => void copy(poseLines(), "Python")}>Copy as Python</Button>
      </div>
    </>
  );
}

const poseLines = (): string => {
  const w = pose.value.wrench;
  const zeros = new Array<number>(structure.value?.n ?? 0).fill(0);
  return withRobot(
    `q = ${list(pose.value.q)}`,
    "poses = iso.poses(robot, q)",
    `tau = robot.inverse_dynamics(q, ${list(zeros)}, ${list(zeros)}${w.some(Boolean) ? `, wrench=${list(w)}` : ""})`,
    "print(tau)",
  );
};

/** The present tip frame, editable: typed numbers move the tip there. */
const tipLines = (): string => {
  const T = tip.value;
  const rows = [0, 4, 8, 12].map((k) => list(T.slice(k, k + 4)));
  return withRobot(`target = [${rows.join(", ")}]`, `found = iso.inverse_kinematics(robot, target, q0=${list(pose.value.q)}${attitude.value ? "" : ", orientation=False"})`, "print(found)");
};

const setGravity = (gravity: number[]) => edit("Change gravity", (d) => ({ model: { ...d.model, gravity } }));

/** Gravity of this magnitude, in its present direction. */
function pull(size: number): void {
  const { gravity } = model.peek();
  const now = norm(gravity);
  setGravity(size ? (now > 0 ? gravity.map((g) => g / now) : [0, 0, -1]).map((x) => x * size || 0) : [0, 0, 0]);
}

const mount = (k: keyof typeof MOUNTS): void => edit("Mount the arm", (d) => {
  if (d.model.kind !== "dh") return {};
  const base = [...MOUNTS[k]];
  [base[3], base[7], base[11]] = originOf(d.model.base);
  return { model: { ...d.model, base } };
});
const putDown = (): void => edit("Change the payload", (d) => ({ model: { ...d.model, payload: { mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0] } } }));
const letGo = (): void => edit("Remove the tip force", (d) => ({ pose: { ...d.pose, wrench: [0, 0, 0, 0, 0, 0] } }));

registerActions(
  { id: "pose.tip", title: "Pose: move the tip (inverse kinematics)", words: "inverse kinematics position reach", able: () => !!structure.value?.tip, run: () => leadTo("pose", "Tip"), python: tipLines },
  { id: "pose.payload", title: "Pose: payload at the tip", words: "mass carry load", able: () => !!structure.value?.tip, run: () => leadTo("pose", "Payload at the tip"), python: poseLines },
  { id: "pose.force", title: "Pose: force on the tip", words: "wrench push moment", able: () => !!structure.value?.tip, run: () => leadTo("pose", "Force on the tip"), python: poseLines },
  { id: "pose.gravity", title: "Pose: gravity and mounting", words: "floor wall ceiling", run: () => leadTo("pose", "Gravity and mounting"), python: poseLines },
  { id: "pose.attitude", title: "Keep the tip orientation, or let it change", words: "orientation", able: () => !!structure.value?.tip, run: () => void (attitude.value = !attitude.peek()), python: tipLines },
  { id: "pose.put-down", title: "Remove the payload", able: () => model.value.payload.mass > 0, run: putDown, python: poseLines },
  { id: "pose.let-go", title: "Remove the force on the tip", words: "let go wrench", able: () => pose.value.wrench.some(Boolean), run: letGo, python: poseLines },
  ...GRAVITIES.map(([key, title, size]) => ({ id: `pose.gravity-${key}`, title: `Gravity: ${title}`, run: () => pull(size), python: robotLines })),
  ...(Object.keys(MOUNTS) as (keyof typeof MOUNTS)[]).map((key) => ({ id: `pose.mount-${key}`, title: `Mount the arm on the ${key}`, words: "base", able: () => model.value.kind === "dh", run: () => mount(key), python: robotLines })),
  { id: "pose.zero", title: "Move all joints to zero", words: "home neutral reset", run: () => structure.peek() && setQ([...(structure.peek()?.neutral ?? [])], ""), python: () => withRobot("q = robot.neutral()") },
  { id: "pose.middle", title: "Move all joints to the middle of their limits", run: () => {
    const s = structure.peek();
    if (s) setQ(pose.peek().q.map((x, k) => {
      const joint = s.joints.find((j) => j.q === k && j.nq === 1);
      return joint && joint.lower[0] !== null && joint.upper[0] !== null ? (joint.lower[0] + joint.upper[0]) / 2 : x;
    }), "");
  }, python: poseLines },
  { id: "pose.python", title: "Copy the pose and its torques as Python", words: "code", run: () => void copy(poseLines(), "Python"), python: poseLines },
);
register({ id: "pose", title: "Pose", icon: "pose", key: "3", layout: "side", component: Pose });
