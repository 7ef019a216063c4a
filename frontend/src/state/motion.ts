// The motion of the document: its law, what it asks of the joints, and the same for what it is compared with.

import { computed } from "@preact/signals";
import { analysed, sampleTimes, type Analysis } from "../engine/analysis";
import type { Vec } from "../engine/algebra";
import { framesOf } from "../engine/chain";
import { courseOf } from "../engine/course";
import { numbersOf } from "../engine/structure";
import type { Law } from "../engine/laws";
import { bodyFrames, kernels, structure } from "./robot";
import { model, motion, pose, view } from "./store";

/** Samples of a motion: enough for plots that are looked at closely. */
export const SAMPLES = 401;

/** Frames of the bodies at q: of a table without kernels, else by them. */
export function framesHere(q: Vec): Vec {
  const s = structure.value;
  if (s?.editable) return framesOf(s, q);
  return bodyFrames(q) ?? [];
}

/** The law of the motion; else why there is none. */
export const course = computed<{ law: Law | null; problem: string }>(() => {
  const s = structure.value;
  if (!s) return { law: null, problem: "This robot is not known in this page." };
  if (!s.editable && !kernels.value && motion.value.kind === "line") return { law: null, problem: "" };
  try {
    return { law: courseOf(motion.value, s, framesHere), problem: "" };
  } catch (error) {
    return { law: null, problem: (error as Error).message };
  }
});

/** Whether the robot's kernels give all that a motion is analysed by. */
export const analysable = computed(() => !!kernels.value?.has("inverse_dynamics") && !!kernels.value.has("frames") && structure.value?.nq === structure.value?.n);

export const analysis = computed<Analysis | null>(() => {
  const [s, k, { law }] = [structure.value, kernels.value, course.value];
  if (!s || !k || !law || !analysable.value) return null;
  return analysed(s, k, law, sampleTimes(law, SAMPLES), pose.value.wrench);
});

// -- compared with ---------------------------------------------------------------------------------------------------------

/** What a motion is compared with, as view.beside has it: "", "payload:5" [kg], "speed:2", "gravity:0", "friction:0". */
export interface Beside {
  what: "payload" | "speed" | "gravity" | "friction";
  value: number;
}

export const beside = computed<Beside | null>(() => {
  const [, what, value] = /^(payload|speed|gravity|friction):(-?[\d.e+-]+)$/.exec(view.value.beside) ?? [];
  return what ? { what: what as Beside["what"], value: Number(value) } : null;
});

export function besideWords({ what, value }: Beside): string {
  if (what === "payload") return value ? `with ${value} kg at the tip` : "with nothing at the tip";
  if (what === "speed") return `${value} times as fast`;
  return what === "gravity" ? "without gravity" : "without friction";
}

/** The same law at another speed. */
const faster = (law: Law, speed: number): Law => ({
  duration: law.duration / speed, n: law.n, breaks: law.breaks.map((t) => t / speed),
  at: (t) => {
    const { q, qd, qdd } = law.at(t * speed);
    return { q, qd: qd.map((x) => x * speed), qdd: qdd.map((x) => x * speed * speed) };
  },
});

/** What it is compared with, over the times of the motion itself (a faster one is stretched to them). */
export const compared = computed<Analysis | null>(() => {
  const [s, k, { law }, b, m, found] = [structure.value, kernels.value, course.value, beside.value, model.value, analysis.value];
  if (!s || !k || !law || !b || !found || !s.editable || m.kind !== "dh") return null;
  const changed =
    b.what === "payload" ? { ...m, payload: { ...m.payload, mass: b.value } }
    : b.what === "friction" ? { ...m, rows: m.rows.map((row) => ({ ...row, viscous: 0, coulomb: [0, 0], static: [0, 0] })) }
    : m;
  k.set({ numbers: numbersOf(changed), gravity: b.what === "gravity" ? [0, 0, 0] : m.gravity });
  const other = b.what === "speed" ? faster(law, b.value) : law;
  const times = b.what === "speed" ? found.t.map((t) => t / b.value) : found.t;
  const result = analysed(s, k, other, Float64Array.from(times), pose.value.wrench);
  k.set({ numbers: s.numbers, gravity: m.gravity });
  return { ...result, t: found.t };
});
