/**
 * Kernels: a WebAssembly module whose functions have no arguments and no results; they read and write named buffers, which they share.
 *
 * The manifest in the module's custom section "isodyn" gives the address of each buffer and the inputs and outputs of each function.  A
 * buffer is a view of the module's memory, which never grows, so a view remains valid.
 */

import type { Manifest } from "../messages";

export class Kernels {
  readonly manifest: Manifest;
  private readonly views = new Map<string, Float64Array>();
  private readonly functions: Record<string, () => void>;

  private constructor(
    manifest: Manifest,
    instance: WebAssembly.Instance,
    private readonly module: WebAssembly.Module,
  ) {
    this.manifest = manifest;
    this.functions = instance.exports as unknown as Record<string, () => void>;
    const memory = instance.exports.memory as WebAssembly.Memory;
    for (const [name, place] of Object.entries(manifest.arrays)) {
      this.views.set(name, new Float64Array(memory.buffer, place.offset, place.size));
    }
  }

  /** The module of these bytes, ready to call. */
  static async load(bytes: BufferSource): Promise<Kernels> {
    const module = await WebAssembly.compile(bytes);
    const [section] = WebAssembly.Module.customSections(module, "isodyn");
    if (!section) throw new Error("these kernels have no manifest: the file is no kernel set of isodyn, or it was cut off");
    const manifest = JSON.parse(new TextDecoder().decode(section)) as Manifest;
    return new Kernels(manifest, await WebAssembly.instantiate(module, {}), module);
  }

  /** The content of another section of the module, as JSON; null if there is no such section. */
  section<T>(name: string): T | null {
    const [found] = WebAssembly.Module.customSections(this.module, name);
    return found ? (JSON.parse(new TextDecoder().decode(found)) as T) : null;
  }

  /** Whether there is a function of this name. */
  has(name: string): boolean {
    return name in this.manifest.functions;
  }

  /** Whether there is a buffer of this name. */
  holds(name: string): boolean {
    return this.views.has(name);
  }

  /** The buffer of this name. */
  array(name: string): Float64Array {
    const view = this.views.get(name);
    if (!view) throw new Error(`no array is called "${name}"; there are ${[...this.views.keys()].join(", ")}`);
    return view;
  }

  /** Writes buffers; names that the module lacks are ignored, because not every robot has every input. */
  set(values: Readonly<Record<string, ArrayLike<number>>>): this {
    for (const [name, value] of Object.entries(values)) {
      const view = this.views.get(name);
      if (!view) continue;
      if (value.length !== view.length) {
        throw new Error(`"${name}" takes ${view.length} numbers, and ${value.length} came`);
      }
      view.set(value);
    }
    return this;
  }

  /** Runs a function on the present contents of the buffers. */
  run(name: string): this {
    const run = this.functions[name];
    if (!this.has(name) || !run) {
      throw new Error(`no kernel is called "${name}"; there are ${Object.keys(this.manifest.functions).join(", ")}`);
    }
    run();
    return this;
  }

  /** Writes inputs, runs a function, and returns a copy of its first output. */
  call(name: string, inputs: Readonly<Record<string, ArrayLike<number>>> = {}): Float64Array {
    this.set(inputs).run(name);
    return this.array(this.manifest.functions[name].outputs[0]).slice();
  }
}
