/**
 * Vectors (3), rotations (3, 3) and frames (4, 4), row by row in plain arrays, and small dense systems.
 *
 * A frame's name has both frames: T_0i is frame i in the root frame.
 */

export type Vec = ArrayLike<number>;

export const IDENTITY: readonly number[] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** The frame with rotation R (9) and origin p (3). */
export function frame(R: Vec, p: Vec): number[] {
  return [R[0], R[1], R[2], p[0], R[3], R[4], R[5], p[1], R[6], R[7], R[8], p[2], 0, 0, 0, 1];
}

/** The rotation (9) of a frame (4, 4). */
export function rotationOf(T: Vec): number[] {
  return [T[0], T[1], T[2], T[4], T[5], T[6], T[8], T[9], T[10]];
}

/** The origin (3) of a frame (4, 4). */
export function originOf(T: Vec): number[] {
  return [T[3], T[7], T[11]];
}

/** T_ab T_bc: frame c in frame a. */
export function times(A: Vec, B: Vec): number[] {
  const C = new Array<number>(16).fill(0);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 4; j++) {
      C[4 * i + j] = A[4 * i] * B[j] + A[4 * i + 1] * B[4 + j] + A[4 * i + 2] * B[8 + j] + (j === 3 ? A[4 * i + 3] : 0);
    }
  }
  C[15] = 1;
  return C;
}

/** The inverse of a frame. */
export function inverse(T: Vec): number[] {
  const R = transposed(rotationOf(T));
  return frame(R, scaled(rotated(R, originOf(T)), -1));
}

/** A point of frame i in the root frame. */
export function transformed(T: Vec, p: Vec): number[] {
  return [
    T[0] * p[0] + T[1] * p[1] + T[2] * p[2] + T[3],
    T[4] * p[0] + T[5] * p[1] + T[6] * p[2] + T[7],
    T[8] * p[0] + T[9] * p[1] + T[10] * p[2] + T[11],
  ];
}

/** R v. */
export function rotated(R: Vec, v: Vec): number[] {
  return [
    R[0] * v[0] + R[1] * v[1] + R[2] * v[2],
    R[3] * v[0] + R[4] * v[1] + R[5] * v[2],
    R[6] * v[0] + R[7] * v[1] + R[8] * v[2],
  ];
}

/** A B of rotations. */
export function product(A: Vec, B: Vec): number[] {
  const C: number[] = [];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) C.push(A[3 * i] * B[j] + A[3 * i + 1] * B[3 + j] + A[3 * i + 2] * B[6 + j]);
  }
  return C;
}

export function transposed(R: Vec): number[] {
  return [R[0], R[3], R[6], R[1], R[4], R[7], R[2], R[5], R[8]];
}

export function added(a: Vec, b: Vec): number[] {
  return Array.from(a, (x, k) => x + b[k]);
}

export function minus(a: Vec, b: Vec): number[] {
  return Array.from(a, (x, k) => x - b[k]);
}

export function scaled(a: Vec, s: number): number[] {
  return Array.from(a, (x) => x * s);
}

export function dot(a: Vec, b: Vec): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}

export function cross(a: Vec, b: Vec): number[] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function norm(a: Vec): number {
  return Math.sqrt(dot(a, a));
}

/** The rotation by `angle` about a unit axis (Rodrigues). */
export function turn(axis: Vec, angle: number): number[] {
  const [x, y, z] = [axis[0], axis[1], axis[2]];
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const C = 1 - c;
  return [
    c + x * x * C, x * y * C - z * s, x * z * C + y * s,
    y * x * C + z * s, c + y * y * C, y * z * C - x * s,
    z * x * C - y * s, z * y * C + x * s, c + z * z * C,
  ];
}

/** The unit quaternion x, y, z, w of a rotation, w >= 0; computed from its largest component for full accuracy. */
export function quaternion(R: Vec): number[] {
  const d = [R[0], R[4], R[8]];
  const K = [0, 1, 2].map((k) => 1 + d[k] - d[(k + 1) % 3] - d[(k + 2) % 3]);
  K.push(1 + d[0] + d[1] + d[2]);
  const at = (i: number, j: number): number => R[3 * i + j];
  const best = K.indexOf(Math.max(...K));
  const q = [0, 0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const [i, j] = [(k + 1) % 3, (k + 2) % 3];
    if (best === 3) q[k] = at(j, i) - at(i, j);
    else if (best === k) {
      q[k] = K[k];
      q[i] = at(k, i) + at(i, k);
      q[j] = at(k, j) + at(j, k);
      q[3] = at(j, i) - at(i, j);
    }
  }
  if (best === 3) q[3] = K[3];
  const length = (q[3] < 0 ? -1 : 1) * Math.sqrt(dot(q, q));
  return q.map((x) => x / length);
}

/** A rotation as axis times angle, 0 to pi. */
export function rotationVector(R: Vec): number[] {
  const [x, y, z, w] = quaternion(R);
  const size = norm([x, y, z]);
  return size > 0 ? scaled([x, y, z], (2 * Math.atan2(size, w)) / size) : [0, 0, 0];
}

/** Roll, pitch and yaw of R = Rz(yaw) Ry(pitch) Rx(roll); at gimbal lock roll is 0. */
export function rollPitchYaw(R: Vec): number[] {
  const level = Math.hypot(R[0], R[3]);
  const pitch = Math.atan2(-R[6], level);
  return level > 1e-12 ? [Math.atan2(R[7], R[8]), pitch, Math.atan2(R[3], R[0])] : [0, pitch, Math.atan2(-R[1], R[4])];
}

/** Singular values of a matrix (rows, columns), the largest first, by one-sided Jacobi rotations. */
export function singularValues(matrix: Vec, rows: number, columns: number): number[] {
  const wide = columns > rows;
  const vectors = Array.from({ length: wide ? rows : columns }, (_, k) => Array.from({ length: wide ? columns : rows }, (_, i) => matrix[wide ? columns * k + i : columns * i + k]));
  for (let sweep = 0, turned = true; sweep < 40 && turned; sweep++) {
    turned = false;
    for (let i = 0; i < vectors.length; i++) {
      for (let j = 0; j < i; j++) {
        const [u, v] = [vectors[i], vectors[j]];
        const [a, b, c] = [dot(u, u), dot(v, v), dot(u, v)];
        if (Math.abs(c) <= 1e-15 * Math.sqrt(a * b)) continue;
        turned = true;
        const tau = (b - a) / (2 * c);
        const t = (tau >= 0 ? 1 : -1) / (Math.abs(tau) + Math.sqrt(1 + tau * tau));
        const cos = 1 / Math.sqrt(1 + t * t);
        const sin = cos * t;
        vectors[i] = u.map((x, k) => cos * x - sin * v[k]);
        vectors[j] = u.map((x, k) => sin * x + cos * v[k]);
      }
    }
  }
  return vectors.map(norm).sort((x, y) => y - x);
}

/** Solves A x = b by Cholesky, A (n, n) symmetric; null if A is not positive definite. */
export function solvePositive(A: Vec, b: Vec): number[] | null {
  const n = b.length;
  const L = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = A[n * i + j];
      for (let k = 0; k < j; k++) sum -= L[n * i + k] * L[n * j + k];
      if (i === j) {
        if (!(sum > 0)) return null;
        L[n * i + i] = Math.sqrt(sum);
      } else L[n * i + j] = sum / L[n * j + j];
    }
  }
  const x = Array.from(b);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= L[n * i + k] * x[k];
    x[i] /= L[n * i + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= L[n * k + i] * x[k];
    x[i] /= L[n * i + i];
  }
  return x;
}

/** Eigenvalues (ascending) and unit eigenvectors (rows) of a symmetric matrix (n, n), by Jacobi's rotations. */
export function eigen(matrix: Vec, n: number): { values: number[]; vectors: number[][] } {
  const A = Array.from(matrix);
  const V = Array.from({ length: n * n }, (_, k): number => (k % (n + 1) === 0 ? 1 : 0));
  for (let sweep = 0; sweep < 60; sweep++) {
    let off = 0;
    let on = 0;
    for (let i = 0; i < n; i++) {
      on += A[n * i + i] ** 2;
      for (let j = 0; j < i; j++) off += A[n * i + j] ** 2;
    }
    if (!(off > 1e-32 * on)) break;
    for (let p = 0; p < n - 1; p++) {
      for (let q = p + 1; q < n; q++) {
        const apq = A[n * p + q];
        if (apq === 0) continue;
        const theta = (A[n * q + q] - A[n * p + p]) / (2 * apq);
        const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        for (let k = 0; k < n; k++) {
          const [x, y] = [A[n * k + p], A[n * k + q]];
          A[n * k + p] = c * x - s * y;
          A[n * k + q] = s * x + c * y;
        }
        for (let k = 0; k < n; k++) {
          const [x, y] = [A[n * p + k], A[n * q + k]];
          A[n * p + k] = c * x - s * y;
          A[n * q + k] = s * x + c * y;
        }
        for (let k = 0; k < n; k++) {
          const [x, y] = [V[n * k + p], V[n * k + q]];
          V[n * k + p] = c * x - s * y;
          V[n * k + q] = s * x + c * y;
        }
      }
    }
  }
  const order = Array.from({ length: n }, (_, k) => k).sort((a, b) => A[n * a + a] - A[n * b + b]);
  return {
    values: order.map((k) => A[n * k + k]),
    vectors: order.map((k) => Array.from({ length: n }, (_, i) => V[n * i + k])),
  };
}
