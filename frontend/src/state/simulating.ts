// The simulation of the document: it runs in real time, can be pulled by the user, and goes back to any time.

import { computed, effect, signal } from "@preact/signals";
import { inverse, minus, norm, originOf, rotated, rotationOf, transformed } from "../engine/algebra";
import { linkFrame, pushed } from "../engine/chain";
import { rounded, whole } from "../engine/numbers";
import { Simulation, stopsOf, type Driven } from "../engine/simulation";
import { tipFrame } from "../engine/structure";
import type { SimulationSettings as Settings, PackedRobot } from "../messages";
import type { Hit } from "../scene/picture";
import { course } from "./motion";
import { live, speed } from "./player";
import { freedoms, kernels, structure } from "./robot";
import { model, simulation } from "./store";
import { positionOf, quantityText } from "./units";

/** The present simulation; null before its first step, and if it cannot be computed. */
export const running = signal(false);
/** Increases with every change of the simulation; components that show it read this. */
export const version = signal(0);
/** Actual speed relative to the selected speed; 1 is as selected. */
export const lag = signal(1);
/** The grabbed point of a link, and the target it is pulled to. */
export const hand = signal<{ link: number; local: number[]; to: number[] } | null>(null);

/** All pulls are recorded, so that the simulation can return to any time. */
export const MOST_STEPS = 400_000;

/** Why this robot cannot be simulated here; "" if it can. */
export const hindrance = computed(() => {
  if (!structure.value) return "This page does not have this robot's data.";
  const k = kernels.value;
  if (k && !k.has("step")) return "These kernels have no integrator: open the document with “isodyn workbench”.";
  const { duration, step } = simulation.value;
  if (!(step > 0 && duration > 0)) return "Time step and duration must be positive.";
  const beyond = simulation.value.stops ? stopsOf(structure.value).find(({ q, lower, upper }) => simulation.value.q0[q] > upper || simulation.value.q0[q] < lower) : undefined;
  if (beyond) {
    const { name, type } = freedoms.value[beyond.v];
    const at = simulation.value.q0[beyond.q];
    const say = (x: number) => quantityText(x, positionOf(type));
    return `${name} starts at ${say(at)}, outside its limit ${say(at > beyond.upper ? beyond.upper : beyond.lower)}: start within the limits, or switch the joint stops off.`;
  }
  if (duration / step > MOST_STEPS) return `${whole(duration / step)} steps exceed the maximum of ${whole(MOST_STEPS)}: increase the time step or reduce the duration.`;
  return "";
});

type Gains = Pick<Settings, "kp" | "kd">;
const RATE = 10; // [1/s] errors decay as exp(-10 t), without overshoot

/** Suitable PD gains, scaled with the inertia at each joint at the target, so that light joints stay stable. */
export function suitedGains(control: Settings["control"]): Gains {
  const { kp, target } = simulation.peek();
  const k = kernels.peek();
  const M = control.startsWith("pd") && k?.has("mass_matrix") ? k.call("mass_matrix", { q: target }) : null;
  const share = kp.map((_, j) => {
    const inertia = M ? rounded(M[(kp.length + 1) * j], 2) : 1;
    return inertia > 0 && Number.isFinite(inertia) ? inertia : 1;
  });
  const times = (factor: number) => share.map((x) => rounded(factor * x, 6));
  return { kp: times(RATE ** 2), kd: times(2 * RATE) };
}

/** Suitable gains for another controller, if the present ones are suitable too; typed gains do not change. */
export function gainsFor(control: Settings["control"]): Partial<Gains> {
  const { kp, kd } = simulation.peek();
  const own = kp.every((x, j) => x > 0 && Math.abs(RATE * kd[j] - 2 * x) <= 1e-4 * x);
  return own ? suitedGains(control) : {};
}

const driven = computed<Driven | null>(() => {
  const [s, m, sim] = [structure.value, model.value, simulation.value];
  if (!s || hindrance.value) return null;
  const law = sim.follow ? course.value.law : null;
  const none = sim.qd0.map(() => 0);
  const rest = { q: sim.target, qd: none, qdd: none };
  const numbersHere = (): Record<string, ArrayLike<number>> => {
    if (!s.editable) return {};
    return { numbers: sim.friction ? s.numbers : frictionless(s), gravity: m.gravity, ...(m.kind === "dh" ? { tip: tipFrame(m) } : {}) };
  };
  return {
    control: sim.control, kp: sim.kp, kd: sim.kd, stops: sim.stops ? stopsOf(s) : [],
    target: (t) => (law ? (t <= law.duration ? law.at(t) : { ...law.at(law.duration), qd: rest.qd, qdd: rest.qdd }) : rest),
    robot: numbersHere(),
  };
});

/** The numbers of the bodies of a robot without friction. */
function frictionless({ numbers, parents, fields }: PackedRobot): number[] {
  const found = [...numbers];
  const size = numbers.length / parents.length;
  for (let body = 0; body < parents.length; body++) {
    for (const [first, count] of [fields.viscous, fields.coulomb, fields.static]) found.fill(0, body * size + first, body * size + first + count);
  }
  return found;
}

/** Whether joints have friction: always, if the numbers are not kernel inputs. */
export const rubbing = computed(() => simulation.value.friction || !structure.value?.editable);

/** The simulation with the present settings, at its start. */
const made = computed<Simulation | null>(() => {
  const [d, k, s, sim] = [driven.value, kernels.value, structure.value, simulation.value];
  if (!d || !k || !s || sim.q0.length !== s.nq || sim.qd0.length !== s.n) return null;
  return new Simulation(k, d, sim.step, sim.q0, sim.qd0);
});
export const current = made;

const shown = (): void => {
  const sim = made.peek();
  live.value = sim ? Array.from(sim.last.q) : null;
  version.value = version.peek() + 1;
};

/** Torques of the user's pull at the present state. */
function pull(sim: Simulation): number[] | undefined {
  const [s, k, h] = [structure.peek(), kernels.peek(), hand.peek()];
  if (!s || !k || !h || !k.has("frames") || s.n !== s.nq) return undefined;
  const frames = k.call("frames", { q: sim.last.q });
  const T = linkFrame(s, frames, h.link);
  const point = transformed(T, h.local);
  const way = minus(h.to, point);
  const weight = s.links.reduce((sum, link) => sum + link.mass, 0) * 9.81;
  const size = Math.max(0.2, norm(way));
  const force = way.map((x) => (x / size) * weight * 2); // twice the torque of the arm's weight, or more
  return pushed(s, frames, s.links[h.link].body, point, force);
}

/** Grabs a link at a point, pulls it, releases it. */
export function pulled(hit: Hit, place: number[], phase: "start" | "move" | "end"): void {
  const s = structure.peek();
  const sim = made.peek();
  if (!s || !sim || phase === "end") return void (hand.value = null);
  const link = Math.min(hit.link, s.links.length - 1);
  if (phase === "start") {
    const frames = kernels.peek()?.call("frames", { q: sim.last.q });
    if (!frames || s.links[link].body < 0) return;
    hand.value = { link, local: transformed(inverse(linkFrame(s, frames, link)), hit.point), to: place };
    if (!running.peek()) run();
  } else if (hand.peek()) hand.value = { ...(hand.peek() as { link: number; local: number[]; to: number[] }), to: place };
}

/** Whether the user can pull: robots whose joints are revolute or prismatic. */
export const pullable = computed(() => !!structure.value && !!kernels.value?.has("frames") && structure.value.n === structure.value.nq && !hindrance.value);

const MOMENT = 0.1; // [s] duration of a pull by keys

/** Pulls the tip, or the last link, in a direction of the root frame for a moment. */
export function pullTip(way: readonly number[]): void {
  const [s, k, sim] = [structure.peek(), kernels.peek(), made.peek()];
  if (!s || !k || !sim || !pullable.peek()) return;
  running.value = false;
  const tip = s.links.findIndex((link) => link.name === s.tip);
  const link = tip >= 0 ? tip : s.links.length - 1;
  const at = originOf(linkFrame(s, k.call("frames", { q: sim.last.q }), link));
  hand.value = { link, local: [0, 0, 0], to: at.map((x, i) => x + way[i]) };
  stepOn(Math.max(1, Math.round(MOMENT / sim.h)));
  hand.value = null;
}

export function stepOn(count = 1): void {
  const sim = made.peek();
  if (!sim) return;
  for (let k = 0; k < count; k++) {
    if (sim.index < sim.rows.length - 1 && !hand.peek()) sim.rewind(sim.index + 1);
    else sim.step(pull(sim));
  }
  shown();
}

export function goTo(index: number): void {
  running.value = false;
  made.peek()?.rewind(index);
  shown();
}

export const run = (): void => void (running.value = !hindrance.peek() && made.peek() !== null);
export const stop = (): void => void (running.value = false);

/** Restarts it. */
export function restart(): void {
  goTo(0);
}

/** Computes the whole simulation at once. */
export function compute(): void {
  const sim = made.peek();
  if (!sim) return;
  running.value = false;
  sim.rewind(sim.rows.length - 1);
  const last = Math.round(simulation.peek().duration / sim.h);
  while (sim.index < last) {
    const row = sim.step();
    if (!row.q.every(Number.isFinite)) break;
  }
  shown();
}

/** Whether recomputed steps give the same bits. */
export function checked(): boolean {
  const sim = made.peek();
  if (!sim) return false;
  const { q, qd } = sim.again();
  return [q, qd].every((x, i) => x.every((value, k) => Object.is(value, (i ? sim.last.qd : sim.last.q)[k])));
}

const BUDGET = 14; // [ms] per frame for computing steps

/** Runs the simulation while it should run; returns a function that stops that. */
export function follow(): () => void {
  let frame = 0;
  const stops = [
    effect(() => {
      made.value; // another simulation: from its start
      running.value = false;
      shown();
    }),
    effect(() => {
      cancelAnimationFrame(frame);
      if (!running.value) return;
      let last = performance.now();
      let owed = 0;
      const tick = (now: number): void => {
        const sim = made.peek();
        if (!sim || !running.peek()) return;
        owed += Math.min((now - last) / 1000, 0.25) * speed.peek();
        last = now;
        const until = performance.now() + BUDGET;
        let done = 0;
        const due = owed;
        while (owed >= sim.h && performance.now() < until) {
          if (sim.t >= simulation.peek().duration - sim.h / 2 && !hand.peek() && sim.index >= sim.rows.length - 1) {
            running.value = false;
            break;
          }
          if (sim.index < sim.rows.length - 1 && !hand.peek()) sim.rewind(sim.index + 1);
          else if (!sim.step(pull(sim)).q.every(Number.isFinite)) {
            running.value = false;
            break;
          }
          owed -= sim.h;
          done += sim.h;
        }
        lag.value = due > sim.h ? Math.min(1, done / due) : lag.peek();
        if (owed > 0.1 * speed.peek()) owed = 0; // time that cannot be caught up is skipped
        shown();
        if (running.peek()) frame = requestAnimationFrame(tick);
      };
      frame = requestAnimationFrame(tick);
    }),
  ];
  return () => {
    stops.forEach((end) => end());
    cancelAnimationFrame(frame);
    running.value = false;
    hand.value = null;
    live.value = null;
  };
}

/** The arrow of the pull, from the grabbed point to its target. */
export const arrow = computed(() => {
  version.value;
  const [s, k, h, sim] = [structure.value, kernels.value, hand.value, made.peek()];
  if (!s || !k || !h || !sim) return null;
  const T = linkFrame(s, k.call("frames", { q: sim.last.q }), h.link);
  const at = [...originOf(T)].map((x, i) => x + rotated(rotationOf(T), h.local)[i]);
  return { at, vector: minus(h.to, at) };
});
