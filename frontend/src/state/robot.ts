// The robot of the document as the page computes it: structure, figure, kernels, and where its links are.

import { computed, effect, signal } from "@preact/signals";
import { IDENTITY, originOf, times, transformed, type Vec } from "../engine/algebra";
import { bodyFrame, framesOf, linkFrame } from "../engine/chain";
import { Kernels } from "../engine/kernels";
import { structureOf, tipFrame } from "../engine/structure";
import { EDITABLE_BODIES, type Document, type Structure } from "../messages";
import * as arm from "./arm";
import { film, live, filmed } from "./player";
import { kernelBytes, state, structureOfSource } from "../server";
import { doc, model, pose } from "./store";

/** Structures of robots whose kernels Python alone names, by their model: the server's answer, or what the page came with. */
const sources = signal<Record<string, Structure>>({});
const known = (m: Document["model"]): string => (m.kind === "source" ? m.toml : JSON.stringify(m));
/** Whether the page itself knows all that kernels are named by. */
const own = (m: Document["model"]): boolean => m.kind === "dh" && m.rows.length <= EDITABLE_BODIES;
export const addSource = (m: Document["model"], structure: Structure): void => void (own(m) || (sources.value = { ...sources.value, [known(m)]: structure }));

/** The robot as the kernels take it; null while it is not known here. */
export const structure = computed<Structure | null>(() => {
  const m = model.value;
  if (m.kind === "dh" && own(m)) return structureOf(m);
  const found = sources.value[known(m)];
  return found ? { ...found, gravity: m.gravity } : m.kind === "dh" ? structureOf(m) : null;
});

const key = computed(() => structure.value?.key ?? "");
const loaded = signal<{ key: string; kernels: Kernels | null; problem: string }>({ key: "", kernels: null, problem: "" });

/** Why nothing can be computed of this robot; "" where it can, or is on its way. */
export const kernelProblem = computed(() => {
  if (structure.value && !key.value && state.value !== "connected") return `Arms of more than ${EDITABLE_BODIES} joints have kernels of their own, which “isodyn workbench” makes: open this document there.`;
  return loaded.value.key === key.value ? loaded.value.problem : "";
});

/** The kernels of this robot with its numbers on the board; null while they come. */
export const kernels = computed<Kernels | null>(() => {
  const s = structure.value;
  const { kernels: found, key: of } = loaded.value;
  if (!s || !found || of !== s.key) return null;
  const m = model.value;
  if (s.editable && m.kind === "dh") found.set({ numbers: s.numbers, gravity: m.gravity, tip: tipFrame(m) });
  return found;
});

/** Asks for the kernels whenever another set is needed. */
export function followRobot(): () => void {
  const stops = [
    effect(() => {
      const m = model.value;
      if (!own(m) && !sources.value[known(m)]) void structureOfSource(doc.peek()).then((s) => s && addSource(m, s));
    }),
    effect(() => {
      const wanted = key.value;
      if (!wanted || loaded.peek().key === wanted) return;
      loaded.value = { key: wanted, kernels: null, problem: "" };
      const put = (kernels: Kernels | null, problem: string) => {
        if (loaded.peek().key === wanted) loaded.value = { key: wanted, kernels, problem };
      };
      kernelBytes(wanted, doc.peek())
        .then((bytes) => Kernels.load(bytes))
        .then((found) => put(found, ""), (error: Error) => put(null, error.message));
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Frames of the bodies at q, 12 numbers each: where numbers are inputs by them, here; else by the kernels; null while there are none. */
export function bodyFrames(q: Vec): Float64Array | null {
  const s = structure.peek();
  if (!s || q.length !== s.nq) return null; // positions of a robot that has just been replaced
  if (s.editable) return framesOf(s, q);
  return kernels.peek()?.has("frames") ? (kernels.peek() as Kernels).call("frames", { q: Float64Array.from(q) }) : null;
}

/** Frames of the links as drawn, (4, 4) each, at q. */
export function framesAt(q: Vec): number[][] {
  const m = model.value;
  if (m.kind === "dh") return arm.frames(m, q).slice(0, m.rows.length + 1);
  const s = structure.value;
  if (!s) return [];
  const found = (s.editable || kernels.value) && bodyFrames(q);
  return s.links.map((_, k) => (found ? linkFrame(s, found, k) : times(bodyFrame([], -1), IDENTITY)));
}

/** How far a robot that is no table stretches: the furthest that a link starts from the root, with what is drawn of it. */
const reach = computed(() => {
  const s = structure.value;
  if (!s || model.value.kind === "dh") return 1;
  const all = framesAt(s.neutral);
  return Math.max(0.1, ...all.map((T, k) => Math.hypot(...originOf(T)) + Math.max(0, ...s.links[k].shapes.map((x) => (x.ends.length ? Math.hypot(x.ends[3] - x.ends[0], x.ends[4] - x.ends[1], x.ends[5] - x.ends[2]) : 0)))));
});

/** What is drawn; what is no table stands or hangs above the lowest that it has at rest. */
export const figure = computed<arm.Figure | null>(() => {
  const m = model.value;
  if (m.kind === "dh") return arm.figureOf(m);
  const s = structure.value;
  if (!s) return null;
  const up = arm.upOf(m.gravity);
  const found = { ...arm.figureOfStructure(s, reach.value), up };
  const heights = framesAt(s.neutral).flatMap((T, k) => found.links[k].parts.flatMap((part) => {
    const height = (p: number[], radius: number) => transformed(T, p).reduce((sum, x, i) => sum + x * up[i], 0) - radius;
    if (part.kind === "limb") return [height(part.from, part.r0), height(part.to, part.r1)];
    if (part.kind === "ball" || part.kind === "drum") return [height(part.at, part.radius)];
    return "frame" in part ? [height(originOf(part.frame), Math.hypot(...part.size) / 2)] : [];
  }));
  return { ...found, ground: heights.length ? Math.min(...heights) : 0 };
});

/** Positions that are shown now: of a simulation that runs, of a film, else of the pose. */
export const shownQ = computed<number[]>(() => live.value ?? (film.value ? filmed.value : pose.value.q));
export const shownFrames = computed(() => framesAt(shownQ.value));

/** The tip in the root frame at q. */
export function tipAt(q: Vec): number[] {
  const f = figure.value;
  const all = framesAt(q);
  return f && f.tip.link >= 0 && all.length ? times(all[f.tip.link], f.tip.frame) : [...IDENTITY];
}
export const tip = computed(() => tipAt(shownQ.value));
