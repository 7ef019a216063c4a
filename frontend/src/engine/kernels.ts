/**
 * Kernels: a WebAssembly module whose functions take nothing and give nothing; they read and write named arrays of one board.
 *
 * The manifest in the module's custom section "isodyn" says where each array lies and what each function reads and writes.  An array
 * is a view of the module's memory, which never grows, so a view may be kept.
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

  /** What stands in another section of the module, as JSON; null where there is no such section. */
  section<T>(name: string): T | null {
    const [found] = WebAssembly.Module.customSections(this.module, name);
    return found ? (JSON.parse(new TextDecoder().decode(found)) as T) : null;
  }

  /** Whether there is a function of this name. */
  has(name: string): boolean {
    return name in this.manifest.functions;
  }

  /** Whether there is an array of this name. */
  holds(name: string): boolean {
    return this.views.has(name);
  }

  /** The array of this name, as it is on the board. */
  array(name: string): Float64Array {
    const view = this.views.get(name);
    if (!view) throw new Error(`no array is called "${name}"; there are ${[...this.views.keys()].join(", ")}`);
    return view;
  }

  /** Write arrays that the board has; names that it has not are passed over, since not every robot takes every input. */
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

  /** Run a function on what is on the board. */
  run(name: string): this {
    const run = this.functions[name];
    if (!this.has(name) || !run) {
      throw new Error(`no kernel is called "${name}"; there are ${Object.keys(this.manifest.functions).join(", ")}`);
    }
    run();
    return this;
  }

  /** Write inputs, run, and give a copy of the first output. */
  call(name: string, inputs: Readonly<Record<string, ArrayLike<number>>> = {}): Float64Array {
    this.set(inputs).run(name);
    return this.array(this.manifest.functions[name].outputs[0]).slice();
  }
}
