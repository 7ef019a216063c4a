/**
 * Motion laws: q, qd and qdd as functions of time, each the exact derivative of the one before.
 *
 * The formulas are those of isodyn.Trajectory (isodyn/motion/laws.py), term by term, so that the copied Python code makes exactly the
 * same motion.
 */

import { norm, originOf, product, rotationOf, rotationVector, transposed, turn, type Vec } from "./algebra";

export interface Sample {
  q: number[];
  qd: number[];
  qdd: number[];
}

/** Joint motion from t = 0 to its duration; qdd may jump at `breaks`. */
export interface Law {
  readonly duration: number;
  readonly n: number;
  readonly breaks: readonly number[];
  /** A note for the user. */
  readonly remark?: string;
  at(t: number): Sample;
}

/** Piecewise polynomials; coefficients[piece][power][joint], in the time since the piece began. */
export class Polynomial implements Law {
  readonly duration: number;
  readonly n: number;
  readonly breaks: readonly number[];

  constructor(readonly knots: readonly number[], readonly coefficients: readonly (readonly (readonly number[])[])[]) {
    this.duration = knots[knots.length - 1];
    this.n = coefficients[0][0].length;
    this.breaks = knots.slice(1, -1);
  }

  /** Horner's rule for the value, the first derivative and half the second. */
  at(t: number): Sample {
    const time = Math.min(Math.max(t, 0), this.duration);
    const k = pieceOf(this.knots, time);
    const x = time - this.knots[k];
    const piece = this.coefficients[k];
    const q = new Array<number>(this.n).fill(0);
    const qd = [...q];
    const qdd = [...q];
    for (let joint = 0; joint < this.n; joint++) {
      let [value, slope, half] = [0, 0, 0];
      for (let power = piece.length - 1; power >= 0; power--) {
        half = half * x + slope;
        slope = slope * x + value;
        value = value * x + piece[power][joint];
      }
      [q[joint], qd[joint], qdd[joint]] = [value, slope, 2 * half];
    }
    return { q, qd, qdd };
  }
}

function pieceOf(knots: readonly number[], t: number): number {
  let low = 0;
  let high = knots.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (knots[middle] <= t) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** From q0 to qT within a duration, at rest and without acceleration at both ends: Saha (9.36a-c), (9.37). */
export class Cycloid implements Law {
  readonly n: number;
  readonly breaks: readonly number[] = [];

  constructor(readonly q0: readonly number[], readonly qT: readonly number[], readonly duration: number) {
    this.n = q0.length;
  }

  at(time: number): Sample {
    const t = Math.min(Math.max(time, 0), this.duration);
    const w = (2 * Math.PI) / this.duration;
    const rate = this.q0.map((q, k) => (this.qT[k] - q) / this.duration);
    return {
      q: rate.map((r, k) => this.q0[k] + r * (t - Math.sin(w * t) / w)),
      qd: rate.map((r) => r * (1 - Math.cos(w * t))),
      qdd: rate.map((r) => r * (w * Math.sin(w * t))),
    };
  }
}

/** From q0 to qT by a quintic polynomial, at rest and without acceleration at both ends. */
export function quintic(q0: readonly number[], qT: readonly number[], duration: number): Polynomial {
  const rest = q0.map(() => 0);
  const way = qT.map((q, k) => q - q0[k]);
  const row = (factor: number, power: number): number[] => way.map((w) => (factor * w) / duration ** power);
  return new Polynomial([0, duration], [[[...q0], rest, rest, row(10, 3), row(-15, 4), row(6, 5)]]);
}

/** From q0 to qT with constant acceleration, velocity, deceleration; each ramp takes the fraction `ramp` (at most 0.5) of the time. */
export function trapezoidal(q0: readonly number[], qT: readonly number[], duration: number, ramp: number): Polynomial {
  const share = Math.min(Math.max(ramp, 1e-6), 0.5);
  const up = share * duration;
  const top = 1 / (duration - up);
  const acceleration = top / up;
  const half = 0.5 * top * up;
  const flat = duration - 2 * up;
  const way = qT.map((q, k) => q - q0[k]);
  const piece = (s: number, sd: number, sdd: number): number[][] => [
    way.map((w, k) => q0[k] + s * w),
    way.map((w) => sd * w),
    way.map((w) => sdd * w),
  ];
  if (flat <= 4 * Number.EPSILON * duration) {
    return new Polynomial([0, 0.5 * duration, duration], [piece(0, 0, 0.5 * acceleration), piece(0.5, top, -0.5 * acceleration)]);
  }
  return new Polynomial(
    [0, up, up + flat, duration],
    [piece(0, 0, 0.5 * acceleration), piece(half, top, 0), piece(1 - half, top, -0.5 * acceleration)],
  );
}

/** Cubic pieces through q[k] with slopes qd[k] at times t[k]. */
export function cubics(t: readonly number[], q: readonly (readonly number[])[], qd: readonly (readonly number[])[]): Polynomial {
  const pieces = t.slice(1).map((end, k) => {
    const h = end - t[k];
    const way = q[k + 1].map((x, j) => x - q[k][j]);
    return [
      [...q[k]],
      [...qd[k]],
      way.map((w, j) => (3 * w - (2 * qd[k][j] + qd[k + 1][j]) * h) / h ** 2),
      way.map((w, j) => (-2 * w + (qd[k][j] + qd[k + 1][j]) * h) / h ** 3),
    ];
  });
  return new Polynomial(t, pieces);
}

/** Quintic pieces through q, qd and qdd at times t. */
export function quintics(
  t: readonly number[],
  q: readonly (readonly number[])[],
  qd: readonly (readonly number[])[],
  qdd: readonly (readonly number[])[],
): Polynomial {
  const pieces = t.slice(1).map((end, k) => {
    const h = end - t[k];
    const rows: number[][] = [[...q[k]], [...qd[k]], qdd[k].map((a) => 0.5 * a), [], [], []];
    q[k].forEach((x, j) => {
      const D = q[k + 1][j] - x - (qd[k][j] + 0.5 * qdd[k][j] * h) * h;
      const V = (qd[k + 1][j] - qd[k][j] - qdd[k][j] * h) * h;
      const A = (qdd[k + 1][j] - qdd[k][j]) * h ** 2;
      rows[3].push((10 * D - 4 * V + 0.5 * A) / h ** 3);
      rows[4].push((-15 * D + 7 * V - A) / h ** 4);
      rows[5].push((6 * D - 3 * V + 0.5 * A) / h ** 5);
    });
    return rows;
  });
  return new Polynomial(t, pieces);
}

/** The cubic spline through q at times t, with given end slopes. */
export function spline(
  t: readonly number[],
  q: readonly (readonly number[])[],
  first: readonly number[],
  last: readonly number[],
): Polynomial {
  const count = t.length;
  const n = q[0].length;
  const inverse = t.slice(1).map((end, k) => 1 / (end - t[k]));
  const slope = q.slice(1).map((row, k) => row.map((x, j) => (x - q[k][j]) / (t[k + 1] - t[k])));
  const slopes = q.map(() => new Array<number>(n).fill(0));
  for (let j = 0; j < n; j++) {
    // curvature continuous at inner knots: qd[k-1]/h[k-1] + 2 qd[k] (1/h[k-1] + 1/h[k]) + qd[k+1]/h[k] = 3 (slope/h) summed
    const diagonal = t.map((_, k) => 2 * ((inverse[k - 1] ?? 0) + (inverse[k] ?? 0)));
    const lower = [...inverse];
    const upper = [...inverse];
    const right = t.map((_, k) => 3 * ((slope[k - 1]?.[j] ?? 0) * (inverse[k - 1] ?? 0) + (slope[k]?.[j] ?? 0) * (inverse[k] ?? 0)));
    [diagonal[0], upper[0], right[0]] = [1, 0, first[j]];
    [diagonal[count - 1], lower[count - 2], right[count - 1]] = [1, 0, last[j]];
    for (let k = 1; k < count; k++) {
      const factor = lower[k - 1] / diagonal[k - 1];
      diagonal[k] -= factor * upper[k - 1];
      right[k] -= factor * right[k - 1];
    }
    slopes[count - 1][j] = right[count - 1] / diagonal[count - 1];
    for (let k = count - 2; k >= 0; k--) slopes[k][j] = (right[k] - upper[k] * slopes[k + 1][j]) / diagonal[k];
  }
  return cubics(t, q, slopes);
}

/** A cubic spline through positions; its end slopes are those of a polynomial through four samples at most. */
export function sampled(t: readonly number[], q: readonly (readonly number[])[]): Polynomial {
  const start = t[0];
  const times = t.map((x) => x - start);
  const back = times.map((x) => times[times.length - 1] - x).reverse();
  const last = endSlope(back, [...q].reverse()).map((x) => -x);
  return spline(times, q, endSlope(times, q), last);
}

/** The slope at t[0] of the polynomial through the first samples, at most four (Newton's divided differences). */
function endSlope(t: readonly number[], q: readonly (readonly number[])[]): number[] {
  const count = Math.min(4, t.length);
  return q[0].map((_, j) => {
    const d = q.slice(0, count).map((row) => row[j]);
    for (let order = 1; order < count; order++) {
      for (let k = count - 1; k >= order; k--) d[k] = (d[k] - d[k - 1]) / (t[k] - t[k - order]);
    }
    let [value, slope] = [0, 0];
    for (let k = count - 1; k >= 0; k--) {
      slope = slope * (t[0] - t[k]) + value;
      value = value * (t[0] - t[k]) + d[k];
    }
    return slope;
  });
}

/** A straight line of a frame; its orientation rotates the shortest way at a constant rate.  Cycloidal along the path. */
export class Line {
  private readonly start: number[];
  private readonly shift: number[];
  private readonly turned: number[];
  private readonly origin: number[];

  constructor(first: Vec, last: Vec) {
    this.start = rotationOf(first);
    this.origin = originOf(first);
    this.shift = originOf(last).map((x, k) => x - this.origin[k]);
    this.turned = rotationVector(product(rotationOf(last), transposed(this.start)));
  }

  /** Travel of the origin [m], and rotation angle [rad]. */
  get length(): [number, number] {
    return [norm(this.shift), norm(this.turned)];
  }

  /** Rotation (9) and origin (3) at the fraction s of the path. */
  at(s: number): { R: number[]; p: number[] } {
    const angle = norm(this.turned);
    const R = angle > 0 ? product(turn(this.turned.map((x) => x / angle), s * angle), this.start) : [...this.start];
    return { R, p: this.origin.map((x, k) => x + s * this.shift[k]) };
  }

  /** Velocity of the frame per unit of s: linear, then angular, root axes. */
  get slope(): number[] {
    return [...this.shift, ...this.turned];
  }
}

/** Motions in sequence: each begins when the previous one ends. */
export class Joined implements Law {
  readonly duration: number;
  readonly n: number;
  readonly breaks: readonly number[];
  readonly remark?: string;
  private readonly starts: number[] = [];

  constructor(private readonly parts: readonly Law[]) {
    let t = 0;
    const breaks: number[] = [];
    parts.forEach((part, k) => {
      this.starts.push(t);
      if (k > 0) breaks.push(t);
      breaks.push(...part.breaks.map((x) => x + t));
      t += part.duration;
    });
    this.duration = t;
    this.n = parts[0].n;
    this.breaks = breaks;
    this.remark = parts.find((part) => part.remark)?.remark;
  }

  at(t: number): Sample {
    let k = this.parts.length - 1;
    while (k > 0 && t < this.starts[k]) k--;
    return this.parts[k].at(t - this.starts[k]);
  }
}
