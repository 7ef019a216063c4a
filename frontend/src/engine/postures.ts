/**
 * All postures of an arm that put a link's frame at a pose.
 *
 * Six revolute joints with a spherical wrist, or with three parallel axes, have a closed form with at most eight postures, that of
 * isodyn/kinematics/closed_form.py, which derives it.  Any other arm is searched numerically from many starts.  In both cases
 * inverseKinematics refines each posture, and only those that reach the pose are listed.  Postures beyond the limits of revolute joints
 * are listed separately; prismatic joints stay within theirs.
 */

import type { PackedRobot } from "../messages";
import { added, cross, dot, minus, norm, originOf, product, rotated, rotationOf, scaled, transposed, type Vec } from "./algebra";
import { axisOf, carriers, linkFrame } from "./chain";
import { inverseKinematics, type Task } from "./inverse-kinematics";

export interface Postures {
  /** The given start first, if it is a solution; then by distance from it. */
  all: number[][];
  /** Postures beyond position limits, by distance from the start, with the joints concerned. */
  beyond: { q: number[]; joints: string[] }[];
  method: "spherical wrist" | "three parallel axes" | "search";
}

const STARTS = 160;
const MOST = 16; // for a redundant arm, which has infinitely many
const NEARLY = 1e-4; // sine, and distance over reach, below which axes count as parallel and as intersecting
const NEARLY_DOUBLE = 1e-9; // an equation that misses its double root by this relative error still has it
const NO_ANGLE = 1e-52; // c² + s² below which an angle is undefined by rounding
const EXACT = 1e-9; // [rad], and relative to the reach: tolerance of a reached pose
const SAME = 1e-6; // [rad] and [m]
const TURN = 2 * Math.PI;

export function postures(structure: PackedRobot, frames: (q: Vec) => Vec, link: number, target: Vec, start: Vec, task: Task): Postures {
  const form = task.attitude ? closedForm(structure, frames, link, target) : null;
  const chain = carriers(structure, structure.links[link].body).reverse();
  const free = unlimited(structure, chain);
  const found: number[][] = [];
  const take = (from: number[], limited: PackedRobot): void => {
    const first = inverseKinematics(limited, frames, link, target, from, task);
    if (!first.reached) return;
    const { q, distance, angle } = exact(first, task) ? first : inverseKinematics(limited, frames, link, target, first.q, task);
    if (exact({ distance, angle }, task) && !found.some((other) => same(structure, other, q))) found.push(near(structure, q, start));
  };
  take(Array.from(start), structure);
  for (const angles of form?.angles ?? []) {
    const q = Array.from(start);
    chain.forEach((k, i) => (q[k] = angles[i]));
    const inside = near(structure, q, start);
    take(inside, outside(structure, inside).length ? free : structure);
  }
  for (const limited of form ? [] : free === structure ? [structure] : [structure, free]) {
    const next = random(1);
    for (let k = 0; k < STARTS && found.length < MOST; k++) take(seed(limited, start, chain, task.scale, next), limited);
  }
  const far = (q: number[]): number => q.reduce((sum, x, k) => sum + Math.abs(x - start[k]), 0);
  const listed = found.sort((a, b) => far(a) - far(b)).map((q) => ({ q, joints: outside(structure, q) }));
  const [all, beyond] = [listed.filter(({ joints }) => !joints.length).map(({ q }) => q), listed.filter(({ joints }) => joints.length)];
  return { all, beyond, method: form?.method ?? "search" };
}

const exact = (at: { distance: number; angle: number }, task: Task): boolean => at.distance <= EXACT * task.scale && at.angle <= EXACT;

const limitsOf = (s: PackedRobot, k: number): [number, number] => {
  const joint = s.joints.find((one) => one.q === k);
  return [joint?.lower[0] ?? -Infinity, joint?.upper[0] ?? Infinity];
};

/** q with angles changed by full turns: within the limits if possible, and nearest to `wanted`. */
function near(s: PackedRobot, q: Vec, wanted: Vec): number[] {
  return Array.from(q, (x, k) => {
    if (!s.turns[k]) return x;
    const [low, high] = limitsOf(s, k);
    const nearest = x + TURN * Math.round((wanted[k] - x) / TURN);
    let at = nearest;
    if (at < low - SAME) at += TURN * Math.ceil((low - SAME - at) / TURN);
    if (at > high + SAME) at -= TURN * Math.ceil((at - high - SAME) / TURN);
    return at < low - SAME ? nearest : at;
  });
}

/** The joints beyond their limits in q. */
const outside = (s: PackedRobot, q: Vec): string[] => s.joints.filter((joint) => {
  const [low, high] = limitsOf(s, joint.q);
  return q[joint.q] < low - SAME || q[joint.q] > high + SAME;
}).map(({ name }) => name);

/** The same arm with unlimited revolute joints; the arm itself if each can make a full turn anyway. */
function unlimited(s: PackedRobot, chain: number[]): PackedRobot {
  const stopped = (k: number): boolean => s.turns[k] && limitsOf(s, k)[1] - limitsOf(s, k)[0] < TURN - SAME;
  if (!chain.some(stopped)) return s;
  return { ...s, joints: s.joints.map((joint) => (chain.includes(joint.q) && stopped(joint.q) ? { ...joint, lower: [null], upper: [null] } : joint)) };
}

const same = (s: PackedRobot, a: Vec, b: Vec): boolean => Array.from(a).every((x, k) => {
  const apart = x - b[k];
  return Math.abs(s.turns[k] ? apart - TURN * Math.round(apart / TURN) : apart) < SAME;
});

/** Reproducible pseudo-random numbers from 0 to 1 (mulberry32). */
function random(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function seed(s: PackedRobot, start: Vec, chain: number[], reach: number, next: () => number): number[] {
  const q = Array.from(start);
  for (const k of chain) {
    const [low, high] = limitsOf(s, k);
    const half = s.turns[k] ? Math.PI : reach;
    const [a, b] = [Math.max(low, Math.min(-half, high - 2 * half)), Math.min(high, Math.max(half, low + 2 * half))];
    q[k] = a + (b - a) * next();
  }
  return q;
}

// -- the closed form -------------------------------------------------------------------------------------------------------

/** A rotation about a unit vector by the angle of (c, s). */
interface Turn {
  h: number[];
  c: number;
  s: number;
}
const by = ({ h, c, s }: Turn, v: Vec): number[] => {
  const along = scaled(h, dot(h, v));
  return added(added(scaled(minus(v, along), c), scaled(cross(h, v), s)), along);
};
const back = (turn: Turn): Turn => ({ ...turn, s: -turn.s });

function turnOf(h: number[], c: number, s: number): Turn {
  const square = c * c + s * s;
  return square > NO_ANGLE ? { h, c: c / Math.sqrt(square), s: s / Math.sqrt(square) } : { h, c: 1, s: 0 };
}

/** The rotations about h with a . R v = c: two, or none. */
function twoTurns(a: Vec, h: number[], v: Vec, c: number): Turn[] {
  const along = dot(a, h) * dot(h, v);
  const [A, B, C] = [dot(a, v) - along, dot(a, cross(h, v)), c - along];
  const most = A * A + B * B;
  if (most * (1 + NEARLY_DOUBLE) < C * C) return [];
  const root = Math.sqrt(Math.max(most - C * C, 0));
  return [turnOf(h, A * C - B * root, B * C + A * root), turnOf(h, A * C + B * root, B * C - A * root)];
}

/** The rotation about h that brings v to w, or as near as possible. */
const oneTurn = (h: number[], v: Vec, w: Vec): Turn => turnOf(h, dot(v, w) - dot(h, v) * dot(h, w), dot(h, cross(v, w)));

/** A unit vector perpendicular to h. */
function across(h: number[]): number[] {
  const least = h.map(Math.abs).indexOf(Math.min(...h.map(Math.abs)));
  const v = cross(h, [0, 1, 2].map((k) => (k === least ? 1 : 0)));
  return scaled(v, 1 / norm(v));
}

interface Line {
  o: number[];
  h: number[];
}
const parallel = (a: Line, b: Line): boolean => norm(cross(a.h, b.h)) <= NEARLY;
const distance = (point: Vec, { o, h }: Line): number => norm(cross(minus(point, o), h));

/** The intersection of two lines; null if they are parallel or skew. */
function meeting(a: Line, b: Line): number[] | null {
  const normal = cross(a.h, b.h);
  const sine2 = dot(normal, normal);
  const between = minus(b.o, a.o);
  if (sine2 <= NEARLY ** 2 || Math.abs(dot(normal, between)) / Math.sqrt(sine2) > NEARLY) return null;
  const [s, t] = [dot(cross(between, b.h), normal) / sine2, dot(cross(between, a.h), normal) / sine2];
  return scaled(added(added(a.o, scaled(a.h, s)), added(b.o, scaled(b.h, t))), 0.5);
}

/** Angles of the six joints, from the root, of all postures; null if this arm has no closed form. */
function closedForm(structure: PackedRobot, frames: (q: Vec) => Vec, link: number, target: Vec): { angles: number[][]; method: Postures["method"] } | null {
  const chain = carriers(structure, structure.links[link].body).reverse();
  if (chain.length !== 6 || !chain.every((k) => structure.turns[k])) return null;
  const zero = frames(new Array<number>(structure.nq).fill(0));
  const home = linkFrame(structure, zero, link);
  const places = chain.map((k) => axisOf(structure, zero, k));
  const reach = places.reduce((sum, { point }, k) => sum + norm(minus(k < 5 ? places[k + 1].point : originOf(home), point)), 0) || 1;
  const lines: Line[] = places.map(({ axis, point }) => ({ o: scaled(point, 1 / reach), h: axis }));
  const R = product(rotationOf(target), transposed(rotationOf(home)));
  const arm: Arm = {
    lines, h: lines.map(({ h }) => h), R,
    placed: (x) => added(rotated(R, minus(x, scaled(originOf(home), 1 / reach))), scaled(originOf(target), 1 / reach)),
  };
  const angles = (turns: Turn[][]): number[][] => turns.map((one) => one.map(({ c, s }) => Math.atan2(s, c)));
  const wrist = sphericalWrist(arm);
  if (wrist) return { angles: angles(wrist), method: "spherical wrist" };
  const planar = threeParallelAxes(arm);
  return planar && { angles: angles(planar), method: "three parallel axes" };
}

interface Arm {
  lines: Line[];
  h: number[][];
  R: number[];
  /** A point of the last link at the target pose. */
  placed: (x: Vec) => number[];
}

function sphericalWrist(arm: Arm): Turn[][] | null {
  const [fourth, fifth, sixth] = arm.lines.slice(3);
  const centre = meeting(fourth, fifth);
  if (!centre || distance(centre, sixth) > NEARLY || parallel(fifth, sixth)) return null;
  const placing = placings(arm, centre);
  const [, , , h4, h5, h6] = arm.h;
  return placing && placing.flatMap((three) => {
    const rest = (x: Vec): number[] => three.reduce((v, turn) => by(back(turn), v), rotated(arm.R, x)); // (R1 R2 R3)^T R
    const w = rest(h6);
    return twoTurns(h4, h5, h6, dot(h4, w)).map((turn5) => {
      const turn4 = oneTurn(h4, by(turn5, h6), w);
      const x = across(h6);
      return [...three, turn4, turn5, oneTurn(h6, x, by(back(turn5), by(back(turn4), rest(x))))];
    });
  });
}

/** Joints 1 to 3 that put the wrist centre at its target. */
function placings(arm: Arm, centre: number[]): Turn[][] | null {
  const [one, two, three] = arm.lines;
  const [h1, h2, h3] = arm.h;
  const [shoulder, elbow] = [meeting(one, two), meeting(two, three)];
  if (shoulder) {
    const [r, b, P] = [minus(centre, three.o), minus(three.o, shoulder), minus(arm.placed(centre), shoulder)];
    return twoTurns(scaled(b, 2), h3, r, dot(P, P) - dot(b, b) - dot(r, r)).flatMap((turn3) => {
      const v = added(b, by(turn3, r));
      return twoTurns(h1, h2, v, dot(h1, P)).map((turn2) => [oneTurn(h1, by(turn2, v), P), turn2, turn3]);
    });
  }
  const P = minus(arm.placed(centre), one.o);
  if (elbow && !parallel(one, two)) {
    const [r, a] = [minus(centre, elbow), minus(elbow, one.o)];
    return twoTurns(scaled(a, -2), h1, P, dot(r, r) - dot(P, P) - dot(a, a)).flatMap((back1) => {
      const u = minus(by(back1, P), a);
      return twoTurns(h2, h3, r, dot(h2, u)).map((turn3) => [back(back1), oneTurn(h2, by(turn3, r), u), turn3]);
    });
  }
  if (parallel(one, two) === parallel(two, three)) return null;
  const [r, b, a] = [minus(centre, three.o), minus(three.o, two.o), minus(two.o, one.o)];
  if (parallel(two, three)) {
    return twoTurns(h2, h1, P, dot(h2, added(added(a, b), r))).flatMap((back1) => {
      const u = minus(by(back1, P), a);
      return twoTurns(scaled(b, 2), h3, r, dot(u, u) - dot(b, b) - dot(r, r)).map((turn3) => [back(back1), oneTurn(h2, added(b, by(turn3, r)), u), turn3]);
    });
  }
  return twoTurns(h1, h3, r, dot(h1, minus(minus(P, a), b))).flatMap((turn3) => {
    const v = added(b, by(turn3, r));
    return twoTurns(scaled(a, 2), h2, v, dot(P, P) - dot(a, a) - dot(v, v)).map((turn2) => [oneTurn(h1, added(a, by(turn2, v)), P), turn2, turn3]);
  });
}

function threeParallelAxes(arm: Arm): Turn[][] | null {
  const [one, two, three, four, five, six] = arm.lines;
  const [h1, h2, h3, h4, h5, h6] = arm.h;
  const centre = meeting(five, six);
  if (!centre || !parallel(two, three) || !parallel(three, four) || parallel(one, two) || parallel(four, five)) return null;
  const flat = (v: number[]): number[] => minus(v, scaled(h2, dot(h2, v)));
  const [a, b, r, d] = [minus(two.o, one.o), flat(minus(three.o, two.o)), flat(minus(four.o, three.o)), minus(centre, four.o)];
  const [P, x] = [minus(arm.placed(centre), one.o), across(h2)];
  return twoTurns(h2, h1, P, dot(h2, minus(centre, one.o))).flatMap((back1) => {
    const rest = (v: Vec): number[] => by(back1, rotated(arm.R, v)); // R2 ... R6
    const undone = (v: Vec): number[] => rotated(transposed(arm.R), by(back(back1), v));
    return twoTurns(h2, h5, h6, dot(h2, rest(h6))).flatMap((turn5) => {
      const turn6 = oneTurn(h6, undone(h2), by(back(turn5), h2));
      const turn234 = oneTurn(h2, x, rest(by(back(turn6), by(back(turn5), x))));
      const u = flat(minus(minus(by(back1, P), a), by(turn234, d)));
      return twoTurns(scaled(b, 2), h3, r, dot(u, u) - dot(b, b) - dot(r, r)).map((turn3) => {
        const turn2 = oneTurn(h2, added(b, by(turn3, r)), u);
        const turn4 = oneTurn(h4, x, by(back(turn3), by(back(turn2), by(turn234, x))));
        return [back(back1), turn2, turn3, turn4, turn5, turn6];
      });
    });
  });
}
