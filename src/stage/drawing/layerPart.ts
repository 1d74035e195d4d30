import { QUAD_WORDS, type QuadBatch } from '../../../scenes/kit/quads.ts';
import type { LayerData } from './layerKinds.ts';

/** Some quads of a layer, copied consecutively. */
export class LayerPart implements LayerData {
  readonly uid: number;
  version = 0;
  count = 0;
  words = new Uint32Array(0);

  /** Ids of parts are below those of layers, and below LayerBatch's NONE. */
  constructor(index: number) {
    this.uid = -2 - index;
  }

  /** Copies the quads of a layer that have this mark. */
  copy(layer: QuadBatch, marks: Uint8Array, mark: 0 | 1): void {
    const from = layer.words;
    if (this.words.length < layer.count * QUAD_WORDS) this.words = new Uint32Array(from.length);
    const to = this.words;
    let at = 0;
    for (let quad = 0; quad < layer.count; quad++) {
      if (marks[quad] !== mark) continue;
      const first = quad * QUAD_WORDS;
      for (let i = 0; i < QUAD_WORDS; i++) to[at++] = from[first + i] ?? 0;
    }
    this.count = at / QUAD_WORDS;
    this.version++;
  }
}
