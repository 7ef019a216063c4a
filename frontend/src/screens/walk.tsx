// Step through a table: from each frame to the next in four motions, one after the other.

import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { inverse, originOf, times } from "../engine/algebra";
import { aboutX, aboutZ, along } from "../engine/structure";
import type { DHModel } from "../messages";
import { list, withRobot } from "../python";
import { extras } from "../scene/scene";
import { frames, walk } from "../state/arm";
import { IDENTITY } from "../state/document";
import { model, ofDocument, pose } from "../state/store";
import { brief, quantityText } from "../state/units";
import { reducedMotion } from "../theme";
import { Button, Facts, IconButton } from "../widgets/basic";
import { register as registerActions } from "../actions";

/** The step, four for each joint, and its progress from 0 to 1. */
export const walkStep = ofDocument(0);
const share = signal(1);

const SIGNS = { theta: "θ", d: "d", a: "a", alpha: "α" };
const sub = (k: number): string => [...String(k)].map((c) => "₀₁₂₃₄₅₆₇₈₉"[Number(c)]).join("");

interface Now {
  joint: number;
  step: number;
  name: "theta" | "d" | "a" | "alpha";
  value: number;
  before: number[];
  moving: number[];
  whole: number[];
}

function partly(name: Now["name"], value: number): number[] {
  switch (name) {
    case "theta": return aboutZ(value);
    case "alpha": return aboutX(value);
    case "d": return along(0, 0, value);
    case "a": return along(value, 0, 0);
  }
}

const now = computed<Now | null>(() => {
  const m = model.value;
  if (m.kind !== "dh") return null;
  const at = Math.min(walkStep.value, 4 * m.rows.length - 1);
  const joint = Math.floor(at / 4);
  const step = at % 4;
  const motions = walk(m.convention, m.rows[joint], pose.value.q[joint]);
  const before = frames(m, pose.value.q)[joint];
  const done = motions.slice(0, step).reduce((T, one) => times(T, one.frame), before);
  const { name, value } = motions[step];
  const whole = motions.reduce((T, one) => times(T, one.frame), [...IDENTITY]);
  return { joint, step, name, value, before, moving: times(done, partly(name, share.value * value)), whole };
});

let request = 0;
function play(): void {
  cancelAnimationFrame(request);
  if (reducedMotion()) return void (share.value = 1);
  const began = performance.now();
  const tick = (time: number) => {
    const x = Math.min(1, (time - began) / 900);
    share.value = x < 0.5 ? 2 * x * x : 1 - 2 * (1 - x) ** 2;
    if (x < 1) request = requestAnimationFrame(tick);
  };
  share.value = 0;
  request = requestAnimationFrame(tick);
}

function to(step: number): void {
  const m = model.peek();
  if (m.kind !== "dh") return;
  walkStep.value = Math.min(Math.max(step, 0), 4 * m.rows.length - 1);
  play();
}

const words = (m: DHModel, { joint, name, value }: Now): { title: string; text: string } => {
  const r = m.rows[joint];
  const i = sub(joint + 1);
  const own = (name === "theta" && r.joint === "R") || (name === "d" && r.joint === "P");
  const standard = m.convention === "standard";
  const frame = standard ? sub(joint) : sub(joint + 1);
  switch (name) {
    case "theta": return { title: `Rotate by θ${i} = ${quantityText(value, "angle")}`, text: `about z${frame}, the axis of joint ${joint + 1}${own ? " (θ is the joint variable)" : ""}. x then points along the common normal.` };
    case "d": return { title: `Translate by d${i} = ${quantityText(value, "length")}`, text: `along z${frame}, the axis of joint ${joint + 1}${own ? " (d is the joint variable)" : ""}, to the foot of the common normal.` };
    case "a": return { title: `Translate by a${standard ? i : sub(joint)} = ${quantityText(value, "length")}`, text: standard ? `along x${i}, the common normal, to the axis of the next joint.` : `along x${sub(joint)}, the common normal, to the axis of joint ${joint + 1}.` };
    case "alpha": return { title: `Rotate by α${standard ? i : sub(joint)} = ${quantityText(value, "angle")}`, text: standard ? `about x${i}, so that z${i} lies along the axis of the next joint. This completes frame ${joint + 1}.` : `about x${sub(joint)}, so that z lies along the axis of joint ${joint + 1}.` };
  }
};

function Matrix({ T }: { T: number[] }) {
  return (
    <table class="matrix" aria-label="Frame as a matrix">
      <tbody>{[0, 1, 2, 3].map((i) => <tr key={i}>{[0, 1, 2, 3].map((j) => <td key={j}>{brief(T[4 * i + j], 3)}</td>)}</tr>)}</tbody>
    </table>
  );
}

export function Walk() {
  const at = now.value;
  const m = model.value;
  useEffect(() => {
    if (!at) return;
    extras.value = {
      joint: at.joint,
      frames: [
        { frame: at.before, label: String(at.joint) },
        { frame: at.moving, label: at.step === 3 && share.value === 1 ? String(at.joint + 1) : "", strong: true },
      ],
    };
  }, [at]);
  useEffect(() => {
    play();
    return () => {
      cancelAnimationFrame(request);
      extras.value = {};
    };
  }, []);
  if (!at || m.kind !== "dh") return null;
  const total = 4 * m.rows.length;
  const step = 4 * at.joint + at.step;
  const { title, text } = words(m, at);
  const motions = walk(m.convention, m.rows[at.joint], pose.value.q[at.joint]);
  return (
    <div class="walk">
      <div class="walk-joints" role="group" aria-label="Joints">
        {m.rows.map((r, k) => <button type="button" key={k} aria-pressed={k === at.joint} onClick={() => to(4 * k)} title={r.name}>{k + 1}</button>)}
      </div>
      <p class="walk-place">Joint {at.joint + 1} of {m.rows.length}, from frame {at.joint} to frame {at.joint + 1}</p>
      <div class="walk-step" aria-live="polite">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <ol class="walk-steps">
        {motions.map((one, k) => (
          <li key={one.name}><button type="button" aria-current={k === at.step ? "step" : undefined} class={k < at.step ? "done" : undefined} onClick={() => to(4 * at.joint + k)}><span>{SIGNS[one.name]}</span>{quantityText(one.value, one.name === "theta" || one.name === "alpha" ? "angle" : "length")}</button></li>
        ))}
      </ol>
      <label class="walk-share"><span>Progress of this step</span><input type="range" min={0} max={1} step={0.005} value={share.value} ref={(e) => e?.style.setProperty("--to", `${100 * share.value}%`)} onInput={(event) => (cancelAnimationFrame(request), (share.value = Number((event.target as HTMLInputElement).value)))} /></label>
      <div class="buttons">
        <Button icon="back" onClick={() => to(step - 1)} disabled={step === 0}>Back</Button>
        <Button icon="next" kind="primary" onClick={() => to(step + 1)} disabled={step === total - 1}>Next</Button>
        <IconButton icon="repeat" label="Replay this step" onClick={play} />
      </div>
      <div class="walk-matrix">
        <div><h4>After step {at.step + 1} of 4, in frame {at.joint}</h4><Matrix T={times(inverse(at.before), at.moving)} /></div>
        {at.step === 3 ? null : <div><h4>Frame {at.joint + 1} in frame {at.joint} (after step 4)</h4><Matrix T={at.whole} /></div>}
        <div><h4>Origin of the moving frame in the world frame</h4><Facts rows={(["x", "y", "z"] as const).map((n, k) => [n, quantityText(originOf(at.moving)[k], "length")])} /></div>
      </div>
    </div>
  );
}

const framesLines = (): string => withRobot(`q = ${list(pose.value.q)}`, "print(iso.poses(robot, q))");

registerActions(
  { id: "walk.next", title: "Frames: next step", keys: "PageDown", run: () => to(walkStep.peek() + 1), able: () => extras.peek().frames !== undefined, python: framesLines },
  { id: "walk.back", title: "Frames: previous step", keys: "PageUp", run: () => to(walkStep.peek() - 1), able: () => extras.peek().frames !== undefined, python: framesLines },
);
