import { Mesh, MeshGeometry, type Texture } from 'pixi.js';

/**
 * A strip of pairs of points with a texture stretched over it: u along the strip, v across. The pairs are set at every draw; it
 * is one draw call.
 */
export class Ribbon extends Mesh<MeshGeometry> {
  /** `count` pairs; `along(i / (count - 1))` returns the u of a pair. */
  constructor(texture: Texture, count: number, along: (share: number) => number = (share) => share) {
    const uvs = new Float32Array(4 * count);
    const indices = new Uint32Array(6 * (count - 1));
    for (let i = 0; i < count; i++) {
      const u = along(i / (count - 1));
      uvs.set([u, 0, u, 1], 4 * i);
      if (i > 0)
        indices.set(
          [-2, -1, 0, -1, 1, 0].map((step) => 2 * i + step),
          6 * (i - 1),
        );
    }
    const positions = new Float32Array(4 * count);
    super({ texture, geometry: new MeshGeometry({ positions, uvs, indices, shrinkBuffersToFit: false }) });
    this.geometry.batchMode = 'no-batch';
  }

  /** Sets pair `i`: the point at v 0 and the one at v 1. */
  pair(i: number, x0: number, y0: number, x1: number, y1: number): void {
    const { positions } = this.geometry;
    const at = 4 * i;
    positions[at] = x0;
    positions[at + 1] = y0;
    positions[at + 2] = x1;
    positions[at + 3] = y1;
  }

  /** Publishes the pairs as they are set now. */
  commit(): void {
    this.geometry.getBuffer('aPosition').update();
  }

  override destroy(): void {
    const { geometry } = this;
    super.destroy();
    geometry.destroy(true);
  }
}
