/**
 * Force and moment of every joint by recursive Newton-Euler in root axes: from the joint's parent onto its child, at the origin and in
 * the axes of the child link, same as Python's `joint_wrenches`.
 *
 *     w_i = w_p + z_i qd_i            alpha_i = alpha_p + z_i qdd_i + w_p x z_i qd_i                             (revolute)
 *     a_i = a_p + alpha_p x r + w_p x (w_p x r)  [+ z_i qdd_i + 2 w_p x z_i qd_i  (prismatic)]        a_ground = -gravity
 *     f_i = m a_c + sum f_j - push                n_i = I alpha + w x I w + c x m a_c + sum (n_j + r_j x f_j) - moment
 */

import type { Payload, PackedRobot } from "../messages";
import { added, cross, minus, originOf, product, rotated, rotationOf, scaled, transformed, transposed, type Vec } from "./algebra";
import { axisOf, bodyFrame, linkFrame } from "./chain";
import { whole } from "./structure";

interface Mass {
  body: number;
  mass: number;
  /** Centre of mass, and inertia about it, in root axes. */
  com: number[];
  inertia: number[];
}

/** The masses of a robot in the root frame: of its bodies if their numbers are known, otherwise of its links with the payload at the tip. */
function masses(s: PackedRobot, frames: Vec, payload: Payload): Mass[] {
  const put = (body: number, T: Vec, mass: number, com: Vec, six: Vec): Mass => {
    const R = rotationOf(T);
    return { body, mass, com: transformed(T, com), inertia: product(product(R, whole(six)), transposed(R)) };
  };
  if (s.numbers.length) {
    const size = s.numbers.length / s.parents.length;
    return s.parents.map((_, k) => {
      const own = (name: string): number[] => s.numbers.slice(size * k + s.fields[name][0], size * k + s.fields[name][0] + s.fields[name][1]);
      return put(k, bodyFrame(frames, k), own("mass")[0], own("com"), own("inertia"));
    });
  }
  const links = s.links.map((link, k) => put(link.body, linkFrame(s, frames, k), link.mass, link.com, link.inertia));
  const tip = s.links.findIndex((link) => link.name === s.tip);
  return tip < 0 || !payload.mass ? links : [...links, put(s.links[tip].body, linkFrame(s, frames, tip), payload.mass, payload.com, payload.inertia)];
}

/** Force, then moment, of every joint (n, 6) [N], [N m].  push: external force, then moment, at the tip, in its axes. */
export function jointWrenches(s: PackedRobot, frames: Vec, gravity: Vec, payload: Payload, qd: Vec, qdd: Vec, push: Vec): number[][] {
  const zero = [0, 0, 0];
  const [w, alpha, a, o]: number[][][] = [[], [], [], []];
  s.parents.forEach((p, k) => {
    const { axis, point } = axisOf(s, frames, k);
    const [wp, alphap, ap, op] = p < 0 ? [zero, zero, scaled(gravity, -1), zero] : [w[p], alpha[p], a[p], o[p]];
    const r = minus(point, op);
    const carried = added(added(ap, cross(alphap, r)), cross(wp, cross(wp, r)));
    const rate = scaled(axis, qd[k]);
    const gain = scaled(axis, qdd[k]);
    o[k] = point;
    if (s.turns[k]) {
      w[k] = added(wp, rate);
      alpha[k] = added(added(alphap, gain), cross(wp, rate));
      a[k] = carried;
    } else {
      [w[k], alpha[k]] = [wp, alphap];
      a[k] = added(added(carried, gain), scaled(cross(wp, rate), 2));
    }
  });
  const f = s.parents.map(() => zero);
  const n = s.parents.map(() => zero);
  for (const { body: k, mass, com, inertia } of masses(s, frames, payload)) {
    if (k < 0) continue;
    const c = minus(com, o[k]);
    const F = scaled(added(added(a[k], cross(alpha[k], c)), cross(w[k], cross(w[k], c))), mass);
    f[k] = added(f[k], F);
    n[k] = added(n[k], added(added(rotated(inertia, alpha[k]), cross(w[k], rotated(inertia, w[k]))), cross(c, F)));
  }
  const tip = s.links.findIndex((link) => link.name === s.tip);
  if (tip >= 0 && s.links[tip].body >= 0) {
    const T = linkFrame(s, frames, tip);
    const k = s.links[tip].body;
    const [F, N] = [rotated(rotationOf(T), [push[0], push[1], push[2]]), rotated(rotationOf(T), [push[3], push[4], push[5]])];
    f[k] = minus(f[k], F);
    n[k] = minus(n[k], added(N, cross(minus(originOf(T), o[k]), F)));
  }
  for (let k = s.parents.length - 1; k >= 0; k--) {
    const p = s.parents[k];
    if (p < 0) continue;
    f[p] = added(f[p], f[k]);
    n[p] = added(n[p], added(n[k], cross(minus(o[k], o[p]), f[k])));
  }
  return s.joints.map((joint) => {
    const T = linkFrame(s, frames, s.links.findIndex((link) => link.name === joint.child));
    const back = transposed(rotationOf(T));
    const at = minus(originOf(T), o[joint.body]);
    return [...rotated(back, f[joint.body]), ...rotated(back, minus(n[joint.body], cross(at, f[joint.body])))];
  });
}
