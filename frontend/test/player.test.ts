/** The player: packed numbers, times between frames, visible bodies, tip paths, the camera. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { beginning, gone, mixed, momentOf, numbers, Puppet, unpacked, ways, type Recording, type Packed } from "../src/player/recording";
import { levels, rounded } from "../src/player/plot";
import { FIELD, projection } from "../src/scene/camera";

/** Packs as Python does: second differences of the bits along the rows, byte planes, gzip, base64. */
async function packed(rows: number[][]): Promise<string> {
  const planes = planesOf(rows);
  const stream = new Blob([planes]).stream().pipeThrough(new CompressionStream("gzip"));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("base64");
}

function planesOf(rows: number[][]): Uint8Array<ArrayBuffer> {
  const width = rows[0]?.length ?? 0;
  const count = rows.length * width;
  const planes = new Uint8Array(4 * count);
  for (let k = 0; k < width; k++) {
    const bits = new Uint32Array(Float32Array.from(rows, (row) => row[k]).buffer);
    rows.forEach((_, f) => {
      const bend = ((bits[f] ?? 0) - 2 * (bits[f - 1] ?? 0) + (bits[f - 2] ?? 0)) >>> 0;
      for (let b = 0; b < 4; b++) planes[b * count + k * rows.length + f] = (bend >>> (8 * b)) & 255;
    });
  }
  return planes;
}

const same = (a: ArrayLike<number>, b: ArrayLike<number>) => assert.deepEqual(Array.from(a), Array.from(b));

/** A rod that rotates about the origin in three frames, and one that appears in the last. */
async function film(): Promise<Recording> {
  const segments = [[0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0], [0, 0, 0, -1, 0, 0]].map((row, f) => [...row, ...(f < 2 ? Array(6).fill(NaN) : [2, 0, 0, 2, 1, 0])]);
  const tips = Array.from({ length: 9 }, (_, k) => [Math.cos((k * Math.PI) / 8), k === 4 ? NaN : Math.sin((k * Math.PI) / 8), 0]).map((p) => (Number.isNaN(p[1]) ? [NaN, NaN, NaN] : p));
  const data: Packed = {
    title: "rod", words: "", t: [1, 2], frames: 3, finer: 4, speed: 1, labels: ["a [rad]"], mover: [0, -1], radii: [0.01, 0.01], kinds: ["turns"], first: [0],
    up: [0, 0, 1], eye: [-Math.PI / 2, 0.4], middle: [0.5, 0.5, 0], size: 2,
    q: await packed([[0], [1], [2]]), segments: await packed(segments), joints: await packed([[0, 0, 0], [0, 0, 0], [0, 0, 0]]),
    axes: await packed([[0, 0, 1], [0, 0, 1], [0, 0, 1]]), tips: await packed(tips),
  };
  return unpacked(data);
}

test("numbers come back bit for bit, those that are none included", () => {
  const rows = [[1.5, -2], [NaN, 1e-30], [Infinity, 0], [3e38, -0]];
  same(numbers(planesOf(rows), 4), Float32Array.from(rows.flat()));
  same(numbers(new Uint8Array(0), 4), []);
});

test("between two pictures numbers lie on a line, and what is gone in the next stays until then", async () => {
  const f = await film();
  same(f.t, [1, 1.5, 2]);
  assert.deepEqual(momentOf(f, 1.25), { at: 0, next: 1, share: 0.5 });
  assert.deepEqual(momentOf(f, 9), { at: 2, next: 2, share: 0 });
  assert.equal(mixed(f.q, 1, 0, momentOf(f, 1.25)), 0.5);
  assert.equal(mixed(Float32Array.of(3, NaN), 1, 0, { at: 0, next: 1, share: 0.5 }), 3);
});

test("bodies are those that are there, and stand where the segments are", async () => {
  const f = await film();
  const puppet = new Puppet(f);
  const first = puppet.at(momentOf(f, 1), false);
  assert.equal(first.figure.links.length, 3); // ground, rod, joint
  assert.equal(first.figure, puppet.at(momentOf(f, 1.1), false).figure);
  const last = puppet.at(momentOf(f, 2), false);
  assert.equal(last.figure.links.length, 4);
  const [rod, other] = [last.frames[1], last.frames[2]];
  [[rod[1], -1], [rod[5], 0], [rod[3], 0], [other[3], 2], [other[5], 1]].forEach(([found, wanted]) => assert.ok(Math.abs(found - wanted) < 1e-6));
  assert.equal(last.frames.length, last.figure.links.length);
});

test("the ways of tips end at the moment and leave out where there was none", async () => {
  const f = await film();
  const all = ways(f);
  assert.deepEqual(all.map((way) => [way.from, way.points.length / 3]), [[0, 4], [5, 4]]);
  assert.deepEqual(gone(f, all, momentOf(f, 1)).length, 0);
  assert.deepEqual(gone(f, all, momentOf(f, 1.25)).map((points) => points.length / 3), [3]);
  assert.deepEqual(gone(f, all, momentOf(f, 2)).map((points) => points.length / 3), [4, 4]);
});

test("the camera begins where all of the film is in the picture, and no further than that needs", async () => {
  const f = await film();
  for (const aspect of [0.5, 1.6]) {
    const [width, height] = [400 * aspect, 400];
    const flat = projection(beginning(f, aspect), width, height);
    let most = 0;
    for (let k = 0; k < f.segments.length; k += 3) {
      if (Number.isNaN(f.segments[k])) continue;
      const [x, y] = flat(f.segments.subarray(k, k + 3));
      most = Math.max(most, Math.abs(x / width - 0.5), Math.abs(y / height - 0.5));
    }
    assert.ok(most < 0.5 && most > 0.35, `${most}`);
  }
  assert.ok(FIELD > 0);
});

test("axes have round numbers", () => {
  assert.equal(rounded(0.23), 0.5);
  assert.deepEqual(levels(0, 1, 4).map(([, words]) => words), ["0", "0.5", "1.0"]);
});
