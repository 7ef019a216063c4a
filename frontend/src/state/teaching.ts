// The running lesson: what its steps show, and the values its questions ask for, computed from the present arm.

import { computed, effect, signal, untracked } from "@preact/signals";
import { analysed, summary, type Analysis } from "../engine/analysis";
import { originOf } from "../engine/algebra";
import { lessonOf, type Lesson, type Show, type Step, type Wanted } from "../engine/lesson";
import type { DHModel, WorkbenchDocument } from "../messages";
import { openRobot } from "../server";
import arms from "./arms.json";
import { alike, documentOf, LAYERS } from "./document";
import { analysis, course } from "./motion";
import { addSource, kernels, structure, tipAt } from "./robot";
import { current, gainsFor } from "./simulating";
import { BEFORE, keptQuietly, keepWhile } from "./share";
import { doc, edit, lesson, look, pose, replace, view } from "./store";
import one from "../../lessons/1-denavit-hartenberg.txt";
import two from "../../lessons/2-cycloidal-motion.txt";
import three from "../../lessons/3-inverse-dynamics.txt";
import four from "../../lessons/4-industrial-arms.txt";
import five from "../../lessons/5-free-fall.txt";

/** Built-in lessons, and those that the user opened. */
export const lessons = signal<readonly Lesson[]>([one, two, three, four, five].map(lessonOf));
export const opened = computed<Lesson | null>(() => lessons.value.find((each) => each.title === lesson.value.name) ?? null);
export const step = computed<Step | null>(() => opened.value?.steps[lesson.value.step] ?? null);

/** Adds a lesson from text; LessonError describes a mistake in it. */
export function addLesson(text: string): Lesson {
  const found = lessonOf(text);
  lessons.value = [...lessons.peek().filter((each) => each.title !== found.title), found];
  return found;
}

/** Steps of the lesson whose answer was checked. */
export const checked = signal<ReadonlySet<number>>(new Set());

const NONE = { name: "", step: 0, answers: {} };

/** The user's own document, restored after the lesson; also kept in this browser in case the page is reloaded. */
const own = signal<WorkbenchDocument | null>(null);

/** Keeps the user's document, and restores its layers when the lesson ends, because view changes are not undone.  `again`: the page was reloaded. */
export function followLesson(again: boolean): () => void {
  let under = lesson.peek().name;
  if (under && again) own.value = keptQuietly(BEFORE);
  const stops = [
    keepWhile(BEFORE, () => (lesson.value.name ? own.value : null)),
    effect(() => {
      const { name } = lesson.value;
      if (under && !name && own.peek()) untracked(() => look({ layers: (own.peek() as WorkbenchDocument).view.layers }));
      under = name;
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

export function begin(of: Lesson): void {
  if (!lesson.peek().name) own.value = doc.peek();
  checked.value = new Set();
  trouble.value = "";
  edit("Start a lesson", () => ({ lesson: { name: of.title, step: 0, answers: {} } }));
  void prepare(of, 0, true);
}

/** Ends the lesson and restores the user's document and view. */
export function end(): void {
  const before = own.peek();
  if (!before) return edit("End the lesson", () => ({ lesson: NONE }));
  const { theme, degrees, screen } = view.peek();
  replace("End the lesson", { ...before, lesson: NONE, view: { ...before.view, theme, degrees, screen } }, true);
}

export function goTo(k: number): void {
  const of = opened.peek();
  if (!of) return;
  edit("Change the lesson step", (d) => ({ lesson: { ...d.lesson, step: k } }), "lesson");
  void prepare(of, k);
}

export const answer = (text: string): void => edit("Answer", (d) => ({ lesson: { ...d.lesson, answers: { ...d.lesson.answers, [String(d.lesson.step)]: text } } }), "answer");

// -- what a step shows -----------------------------------------------------------------------------------------------------

/** A step that cannot be set up: the reason. */
export const trouble = signal("");
/** The row at which the Model screen shows the walk through theta, d, a, alpha next, from 0; null: where it was last. */
export const walk = signal<number | null>(null);

/** Sets up a step; the robot is the last one named up to this step. */
async function prepare(of: Lesson, k: number, anew = false): Promise<void> {
  trouble.value = "";
  try {
    const named = of.steps.slice(0, k + 1).flatMap((each) => each.show.filter((show) => show.what === "robot").map((show) => show.words[0]));
    await bring(named[named.length - 1] ?? of.robot, anew);
    if (lesson.peek().name === of.title) for (const show of of.steps[k].show) apply(show);
  } catch (error) {
    trouble.value = (error as Error).message;
  }
}

/** Opens a robot of the catalogue unless it is open; always at the start of a lesson, since a robot of the user may have the same name. */
async function bring(name: string, anew: boolean): Promise<void> {
  const { model, lesson: under } = doc.peek();
  if (model.name === name && !anew) return;
  const here = (arms as unknown as Record<string, DHModel>)[name];
  let next: WorkbenchDocument;
  if (here) next = documentOf(structuredClone(here), here.rows.map(() => 0));
  else {
    const found = await openRobot(name);
    if (lesson.peek().name !== under.name) return; // the lesson was closed meanwhile
    addSource(found.model, found.structure);
    next = documentOf(found.model, found.structure.neutral, found.structure);
  }
  replace(`Open ${name}`, { ...next, lesson: under });
}

const DEG = Math.PI / 180;

/** The numbers after a word, up to the next word; if "deg" follows, those of revolute joints are in degrees. */
function numbers(words: string[], after: string | null): number[] | null {
  const start = after === null ? 0 : words.indexOf(after) + 1;
  if (after !== null && start === 0) return null;
  const found: number[] = [];
  while (start + found.length < words.length && /^-?[\d.]+(e-?\d+)?$/.test(words[start + found.length])) found.push(Number(words[start + found.length]));
  const degrees = words.includes("deg");
  const turns = structure.peek()?.turns ?? [];
  return found.map((x, k) => (degrees && turns[k] !== false ? x * DEG : x));
}

const seconds = (words: string[], after: string): number => Number(words[words.indexOf(after) + 1]) || 2;

function apply({ what, words }: Show): void {
  const n = structure.peek()?.nq ?? 0;
  const whole = (values: number[] | null): number[] => {
    if (!values || values.length !== n) throw new Error(`"show: ${what} ${words.join(" ")}" needs ${n} joint positions for this arm.`);
    return values;
  };
  if (what === "pose") edit("Set the lesson's pose", (d) => ({ pose: { ...d.pose, q: whole(numbers(words, null)) } }));
  if (what === "walk") walk.value = Number(words[0]) - 1;
  if (what === "layers") look({ layers: ["bodies", "grid", ...LAYERS.map(([key]) => key).filter((key) => words.includes(key))] });
  if (what === "motion") {
    const [from, to] = [whole(numbers(words, "from")), whole(numbers(words, "to"))];
    const kind = words[0] as WorkbenchDocument["motion"]["kind"];
    edit("Set the lesson's motion", (d) => ({ motion: { ...d.motion, kind, csv: "", waypoints: [{ t: 0, q: from, at_pose: alike(from, d.pose.q) }, { t: seconds(words, "in"), q: to, at_pose: false }] } }));
  }
  if (what === "simulation") {
    const q0 = whole(numbers(words, "from"));
    const control = { fall: "none", pd: "pd", "pd+gravity": "pd_gravity", computed: "computed_torque" }[words[0]] as WorkbenchDocument["simulation"]["control"] | undefined;
    if (!control) throw new Error(`"show: simulation ${words[0]}": expected fall, pd, pd+gravity or computed.`);
    const step = words.includes("step") ? Number(words[words.indexOf("step") + 1]) / 1000 : 1e-3;
    edit("Set the lesson's simulation", (d) => ({ simulation: { ...d.simulation, ...gainsFor(control), control, at_pose: alike(q0, d.pose.q), q0, qd0: d.simulation.qd0.map(() => 0), duration: seconds(words, "for"), step, friction: false, stops: false } }));
  }
}

/** The screen of a step, from this step or an earlier one. */
export const screenOf = computed(() => {
  const of = opened.value;
  const shown = of?.steps.slice(0, lesson.value.step + 1).flatMap((each) => each.show.filter((show) => show.what === "screen").map((show) => show.words[0]));
  return shown?.[shown.length - 1] ?? "";
});

// -- values ----------------------------------------------------------------------------------------------------------------

/** The value that a question asks for, from the present arm, motion and simulation [SI]; null if unavailable here. */
export function valueOf({ quantity, of, when }: Wanted): number | null {
  const [k, s] = [kernels.value, structure.value];
  if (!s || !k) return null;
  const n = s.n;
  const j = Number(of[0]) - 1;
  if (quantity === "tip") {
    const q = typeof when === "number" ? course.value.law?.at(when).q : pose.value.q;
    return q ? originOf(tipAt(q))["xyz".indexOf(of[0])] : null;
  }
  if (screenOf.value === "simulation" && typeof when === "number" && ["q", "qd", "energy", "kinetic", "potential", "fall"].includes(quantity)) {
    const sim = current.value;
    if (!sim) return null;
    const last = Math.round(when / sim.h);
    const here = sim.index;
    if (sim.rows.length <= last) {
      sim.rewind(sim.rows.length - 1);
      while (sim.index < last) sim.step();
    }
    const row = sim.rows[last];
    sim.rewind(Math.min(here, sim.rows.length - 1));
    if (quantity === "q" || quantity === "fall") return row.q[j];
    if (quantity === "qd") return row.qd[j];
    return quantity === "energy" ? row.kinetic + row.potential : row[quantity as "kinetic" | "potential"];
  }
  if (when !== null) {
    const found = analysis.value;
    const { law } = course.value;
    if (!found || !law) return null;
    const at: Analysis = typeof when === "number" ? analysed(s, k, law, Float64Array.of(when), pose.value.wrench) : found;
    const series = { tau: at.tau[j], q: at.q[j], qd: at.qd[j], qdd: at.qdd[j], power: at.power[j], g: at.gravity[j], kinetic: at.kinetic, potential: at.potential }[quantity as "tau"];
    if (quantity === "energy") return typeof when === "number" ? at.kinetic[0] + at.potential[0] : null;
    if (!series) return null;
    if (typeof when === "number") return series[0];
    const { peak, rms } = summary(at.t, series);
    return when === "peak" ? Math.abs(peak) : rms; // the largest magnitude
  }
  const rest = new Float64Array(n);
  k.set({ q: pose.value.q, qd: rest, qdd: rest, wrench: pose.value.wrench });
  if (quantity === "tau") return k.call("inverse_dynamics")[j];
  if (quantity === "g") return k.call("gravity_torque")[j];
  if (quantity === "M") return k.call("mass_matrix")[n * j + Number(of[1]) - 1];
  if (quantity === "C") return k.call("coriolis_matrix")[n * j + Number(of[1]) - 1];
  if (quantity === "q") return pose.value.q[j];
  if (quantity === "energy" || quantity === "kinetic" || quantity === "potential") {
    const [kinetic, potential] = k.call("energies");
    return { energy: kinetic + potential, kinetic, potential }[quantity];
  }
  return null;
}
