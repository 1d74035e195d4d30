import { Mesh, MeshGeometry, type Texture } from 'pixi.js';

/**
 * A strip of `count` pairs of points with a texture stretched over it: u along the strip, v across. The pairs are
 * set at every draw; it is one draw call.
 */
export class Ribbon extends Mesh<MeshGeometry> {
  readonly #points: Float32Array;

  /** `count` pairs; `along(i / (count - 1))` says which u a pair has. */
  constructor(texture: Texture, count: number, along: (share: number) => number = (share) => share) {
    const points = new Float32Array(count * 4);
    const uvs = new Float32Array(count * 4);
    const indices = new Uint32Array((count - 1) * 6);
    for (let i = 0; i < count; i++) {
      const u = along(i / (count - 1));
      uvs.set([u, 0, u, 1], i * 4);
      if (i < count - 1) {
        const a = i * 2;
        indices.set([a, a + 1, a + 2, a + 1, a + 3, a + 2], i * 6);
      }
    }
    const geometry = new MeshGeometry({ positions: points, uvs, indices });
    geometry.batchMode = 'no-batch';
    super({ geometry, texture });
    this.#points = points;
  }

  /** Sets pair `i`: the point at v 0 and the one at v 1. */
  pair(i: number, x0: number, y0: number, x1: number, y1: number): void {
    const at = i * 4;
    this.#points[at] = x0;
    this.#points[at + 1] = y0;
    this.#points[at + 2] = x1;
    this.#points[at + 3] = y1;
  }

  /** Hands the pairs to the graphics card. */
  commit(): void {
    this.geometry.getBuffer('aPosition').update();
  }

  override destroy(): void {
    const { geometry } = this;
    super.destroy();
    geometry.destroy(true);
  }
}
