// Meshes as encoded by isodyn/workbench/mesh_messages.py: which exist, which are loaded, and their triangles.

import { computed, signal } from "@preact/signals";
import { embedded, meshBytes } from "../server";

export interface Mesh {
  /** Vertices, and their normals times 127, three numbers each; three vertices for each triangle. */
  points: Float32Array;
  normals: Int8Array;
  triangles: Uint16Array | Uint32Array;
  /** Number of triangles of each colour: red, green, blue, opacity from 0 to 1; no colour if the file has none. */
  parts: { size: number; colour: number[] }[];
  low: number[];
  high: number[];
  /** The encoded message. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Decodes a message (format: isodyn/workbench/mesh_messages.py). */
export function meshOf(bytes: Uint8Array<ArrayBuffer>): Mesh {
  const { buffer } = bytes;
  const [vertices, triangles, count] = new Uint32Array(buffer, 0, 4);
  const head = new Float32Array(buffer, 16, 4);
  let at = 32;
  const take = <T>(kind: { new (buffer: ArrayBuffer, at: number, size: number): T; BYTES_PER_ELEMENT: number }, size: number): T => {
    const found = new kind(buffer, at, size);
    at += Math.ceil((size * kind.BYTES_PER_ELEMENT) / 4) * 4;
    return found;
  };
  const parts = Array.from({ length: count }, () => {
    const [size] = take(Uint32Array, 1);
    const colour = [...take(Uint8Array, 4)].map((x) => x / 255);
    return { size, colour: colour[3] ? colour : [] };
  });
  const steps = take(Int16Array, 3 * vertices);
  const low = [1e300, 1e300, 1e300];
  const high = low.map((x) => -x);
  const points = Float32Array.from(steps, (step, k) => {
    const x = head[k % 3] + (head[3] * step) / 32767;
    low[k % 3] = Math.min(low[k % 3], x);
    high[k % 3] = Math.max(high[k % 3], x);
    return x;
  });
  const normals = take(Int8Array, 3 * vertices);
  return { points, normals, triangles: vertices > 65536 ? take(Uint32Array, 3 * triangles) : take(Uint16Array, 3 * triangles), parts, low, high, bytes };
}

/** Addresses of meshes at the server, or the embedded data. */
const places = new Map<string, string>(Object.entries(embedded<Record<string, string>>("meshes") ?? {}));
/** The loaded meshes; a new map when all requested ones have arrived. */
export const meshes = signal<ReadonlyMap<string, Mesh>>(new Map());
const wanted = signal<string[]>([]);
const came = signal(0);
/** How many of the robot's meshes are loaded, of how many, while they load; otherwise null. */
export const coming = computed(() => (wanted.value.length ? { here: came.value, of: wanted.value.length } : null));

/** Adds addresses of meshes at the server. */
export function offer(addresses: Record<string, string>): void {
  const changed = Object.entries(addresses).filter(([name, address]) => places.get(name) !== address);
  if (!changed.length) return;
  for (const [name, address] of changed) places.set(name, address);
  const left = new Map(meshes.peek());
  for (const [name] of changed) left.delete(name);
  meshes.value = left;
}

/** Loads the meshes of these names if they exist anywhere; failures are left out. */
export async function bring(names: string[]): Promise<void> {
  const missing = [...new Set(names)].filter((name) => places.has(name) && !meshes.peek().has(name));
  if (!missing.length || missing.join("\n") === wanted.peek().join("\n")) return;
  wanted.value = missing;
  came.value = 0;
  const found = new Map<string, Mesh>();
  const rest = [...missing];
  const one = async () => {
    for (let name = rest.shift(); name !== undefined && wanted.peek() === missing; name = rest.shift()) {
      try {
        found.set(name, meshOf(await meshBytes(places.get(name) as string)));
      } catch {
        places.delete(name);
      }
      if (wanted.peek() === missing) came.value++;
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  if (wanted.peek() !== missing) return;
  meshes.value = new Map([...meshes.peek(), ...found]);
  wanted.value = []; // last, because the camera adapts when all meshes are loaded
}
