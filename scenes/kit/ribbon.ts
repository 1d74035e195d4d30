import { Container, type Texture } from 'pixi.js';

/** 4-byte words per vertex of a ribbon: x, y, u, v. */
export const RIBBON_WORDS = 4;

/**
 * A strip of `count` pairs of points with a texture stretched over it: u along the strip, v across. The pairs are set at every
 * draw; it is one draw call.
 */
export class Ribbon extends Container {
  readonly texture: Texture;
  /** Its vertices, RIBBON_WORDS each. */
  readonly words: Float32Array;
  /** Changes after every `commit`. */
  version = 0;

  /** `count` pairs; `along(i / (count - 1))` returns the u of a pair. */
  constructor(texture: Texture, count: number, along: (share: number) => number = (share) => share) {
    super();
    this.texture = texture;
    this.words = new Float32Array(2 * count * RIBBON_WORDS);
    for (let i = 0; i < count; i++) {
      const u = along(i / (count - 1));
      this.words.set([0, 0, u, 0, 0, 0, u, 1], i * 2 * RIBBON_WORDS);
    }
  }

  /** Number of vertices. */
  get count(): number {
    return this.words.length / RIBBON_WORDS;
  }

  /** Sets pair `i`: the point at v 0 and the one at v 1. */
  pair(i: number, x0: number, y0: number, x1: number, y1: number): void {
    const at = i * 2 * RIBBON_WORDS;
    this.words[at] = x0;
    this.words[at + 1] = y0;
    this.words[at + RIBBON_WORDS] = x1;
    this.words[at + RIBBON_WORDS + 1] = y1;
  }

  /** Publishes the pairs as they are set now. */
  commit(): void {
    this.version++;
  }
}
