// Triangles of meshes by their names: the server's, or those that the page came with.

/** Corners of triangles, nine numbers each. */
class Meshes {
  private readonly known = new Map<string, Float32Array>();
  /** Grows when a mesh comes. */
  version = 0;

  get(name: string): Float32Array | undefined {
    return this.known.get(name);
  }

  add(name: string, corners: Float32Array): void {
    this.known.set(name, corners);
    this.version++;
  }
}

export const meshes = new Meshes();
