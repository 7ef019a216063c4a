// The camera: position, target, and projection of points.  Pure numbers; both renderers use it.

import { added, cross, dot, minus, norm, scaled } from "../engine/algebra";

export const FIELD = (32 * Math.PI) / 180; // vertical field of view, narrow so that arms look straight

export interface Camera {
  eye: number[];
  target: number[];
  up: number[];
}

/** Right, up and backward of the camera, unit vectors in the root frame. */
export function axes({ eye, target, up }: Camera): number[][] {
  const back = unit(minus(eye, target), [1, 0, 0]);
  const right = unit(cross(up, back), Math.abs(back[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]);
  return [right, cross(back, right), back];
}

const unit = (v: number[], otherwise: number[]): number[] => (norm(v) > 1e-9 ? scaled(v, 1 / norm(v)) : otherwise);

/** Two directions perpendicular to `up`; the first points forward. */
export function ground(up: number[]): number[][] {
  // the first direction is the root axis most perpendicular to `up`: x for z up, z for y up, y for x up
  const k = [0, 1, 2].reduce((best, i) => (Math.abs(up[i]) > Math.abs(up[best]) + 1e-9 ? i : best), 0);
  const axis = [0, 0, 0];
  axis[(k + 1) % 3] = 1;
  const first = unit(minus(axis, scaled(up, dot(axis, up))), [1, 0, 0]);
  return [first, cross(up, first)];
}

/** The standard view of a sphere of a radius about a point: from the front, a little to the side and above. */
export function framing(middle: number[], radius: number, up: number[], aspect = 1.4): Camera {
  const flat = Math.abs(up[2]) < 0.5; // a planar arm in x, y: seen almost at a right angle
  const [first, second] = ground(up);
  const ahead = flat ? [0, 0, 1] : added(scaled(first, 0.78), scaled(second, -0.62));
  const direction = unit(added(added(ahead, flat ? scaled(cross(up, [0, 0, 1]), 0.42) : [0, 0, 0]), scaled(up, flat ? 0.25 : 0.42)), [1, 0, 0]);
  const narrow = Math.min(1, aspect);
  const away = (1.12 * radius) / Math.sin(Math.atan(Math.tan(FIELD / 2) * narrow));
  return { eye: added(middle, scaled(direction, away)), target: [...middle], up };
}

/** Orbits about the target by these angles; stops short of straight above and below. */
export function orbited(camera: Camera, sideways: number, upward: number): Camera {
  const [first, second] = ground(camera.up);
  const way = minus(camera.eye, camera.target);
  const r = norm(way);
  const azimuth = Math.atan2(dot(way, second), dot(way, first)) - sideways;
  const most = Math.PI / 2 - 0.02;
  const elevation = Math.min(Math.max(Math.asin(Math.min(1, Math.max(-1, dot(way, camera.up) / r))) + upward, -most), most);
  const flat = added(scaled(first, Math.cos(azimuth)), scaled(second, Math.sin(azimuth)));
  const direction = added(scaled(flat, Math.cos(elevation)), scaled(camera.up, Math.sin(elevation)));
  return { ...camera, eye: added(camera.target, scaled(direction, r)) };
}

/** Pans by fractions of the picture's height. */
export function panned(camera: Camera, x: number, y: number): Camera {
  const [right, upward] = axes(camera);
  const size = 2 * norm(minus(camera.eye, camera.target)) * Math.tan(FIELD / 2);
  const by = added(scaled(right, -x * size), scaled(upward, y * size));
  return { ...camera, eye: added(camera.eye, by), target: added(camera.target, by) };
}

/** Zooms in (a factor below 1) or out, within limits that suit a robot of this reach. */
export function zoomed(camera: Camera, factor: number, reach: number): Camera {
  const way = minus(camera.eye, camera.target);
  const r = norm(way);
  return { ...camera, eye: added(camera.target, scaled(way, Math.min(Math.max(r * factor, 0.1 * reach), 40 * reach) / r)) };
}

/** The same direction of view, for a sphere of a radius about a point. */
export function holding(camera: Camera, middle: number[], radius: number, aspect = 1.4): Camera {
  const whole = framing(middle, radius, camera.up, aspect);
  const way = unit(minus(camera.eye, camera.target), [1, 0, 0]);
  return { ...camera, eye: added(middle, scaled(way, norm(minus(whole.eye, whole.target)))), target: [...middle] };
}

/** The largest offset of points from the picture's centre, relative to half its size; at most 1 if all are visible. */
export function filled(camera: Camera, points: readonly number[][], aspect: number): number {
  const flat = projection(camera, 2 * aspect, 2);
  return points.reduce((most, point) => {
    const [x, y, depth] = flat(point);
    return Math.max(most, depth > 0 ? Math.max(Math.abs(x - aspect) / aspect, Math.abs(y - 1)) : Infinity);
  }, 0);
}

/** Pixels and depth of points in a picture of this size. */
export function projection(camera: Camera, width: number, height: number): (p: ArrayLike<number>) => [number, number, number] {
  const [right, upward, back] = axes(camera);
  const f = height / 2 / Math.tan(FIELD / 2);
  return (p) => {
    const d = [p[0] - camera.eye[0], p[1] - camera.eye[1], p[2] - camera.eye[2]];
    const depth = -dot(d, back);
    const s = f / Math.max(depth, 1e-6);
    return [width / 2 + s * dot(d, right), height / 2 - s * dot(d, upward), depth];
  };
}

/** The ray through a pixel: a point and a unit vector. */
export function ray(camera: Camera, x: number, y: number, width: number, height: number): { from: number[]; along: number[] } {
  const [right, upward, back] = axes(camera);
  const s = (2 * Math.tan(FIELD / 2)) / height;
  const along = added(added(scaled(right, (x - width / 2) * s), scaled(upward, (height / 2 - y) * s)), scaled(back, -1));
  return { from: camera.eye, along: unit(along, [1, 0, 0]) };
}

/** The intersection of a ray with the plane through a point that faces the camera. */
export function onPlane(camera: Camera, point: number[], x: number, y: number, width: number, height: number): number[] {
  const { from, along } = ray(camera, x, y, width, height);
  const back = axes(camera)[2];
  const t = dot(minus(point, from), back) / dot(along, back);
  return added(from, scaled(along, t));
}
