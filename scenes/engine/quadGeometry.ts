import { Buffer, BufferUsage, Geometry } from 'pixi.js';
import { QUAD_WORDS, type QuadBatch } from './quadBatch.ts';

const WORD = 4;
const STRIDE = QUAD_WORDS * WORD;
/** Quads; it grows as needed. */
const FIRST_CAPACITY = 64;
const NONE: readonly QuadBatch[] = [];

/** The quads of one draw call on the graphics card: one instance per quad, the corners in a buffer of their own. */
export class QuadGeometry extends Geometry {
  readonly #instances: Buffer;
  #words: Uint32Array<ArrayBuffer>;
  /** The still batches that were copied last, and their versions; none after moving ones. */
  #copied = NONE;
  #versions: readonly number[] = [];

  constructor() {
    const words = new Uint32Array(FIRST_CAPACITY * QUAD_WORDS);
    const instances = new Buffer({ data: words, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
    const perQuad = { buffer: instances, stride: STRIDE, instance: true } as const;
    super({
      attributes: {
        aPosition: { ...perQuad, format: 'float32x2', offset: 0 },
        aEdges: { ...perQuad, format: 'float32x4', offset: 2 * WORD },
        aTurn: { ...perQuad, format: 'float32x2', offset: 6 * WORD },
        aUV: { ...perQuad, format: 'float32x4', offset: 8 * WORD },
        aUpper: { ...perQuad, format: 'unorm8x4', offset: 12 * WORD },
        aLower: { ...perQuad, format: 'unorm8x4', offset: 13 * WORD },
        aCorner: {
          buffer: new Buffer({ data: [0, 0, 1, 0, 1, 1, 0, 1], usage: BufferUsage.VERTEX }),
          format: 'float32x2',
        },
      },
      indexBuffer: new Uint16Array([0, 1, 2, 0, 2, 3]),
    });
    this.#instances = instances;
    this.#words = words;
  }

  /**
   * Copies the quads of the batches `from` up to before `to`, for the next draw. Still ones that are unchanged are not sent
   * again.
   */
  copy(batches: readonly QuadBatch[], from: number, to: number): void {
    if (this.#has(batches, from, to)) return;
    let quads = 0;
    for (let i = from; i < to; i++) quads += batches[i]?.count ?? 0;
    this.instanceCount = quads;
    if (quads === 0) return;
    if (quads * QUAD_WORDS > this.#words.length) this.#grow(quads);
    let at = 0;
    for (let i = from; i < to; i++) {
      const { words, count } = batches[i] as QuadBatch;
      for (let word = 0; word < count * QUAD_WORDS; word++) this.#words[at++] = words[word] as number;
    }
    this.#instances.update(quads * STRIDE);
  }

  override destroy(): void {
    super.destroy(true);
  }

  #grow(quads: number): void {
    this.#words = new Uint32Array(2 ** Math.ceil(Math.log2(quads)) * QUAD_WORDS);
    this.#instances.data = this.#words;
  }

  /** Whether exactly these versions of these batches were copied last; remembers them if they are still. */
  #has(batches: readonly QuadBatch[], from: number, to: number): boolean {
    const still = batches[from]?.still ?? false;
    let same = still && this.#copied.length === to - from;
    for (let i = from; same && i < to; i++)
      same = this.#copied[i - from] === batches[i] && this.#versions[i - from] === batches[i]?.version;
    if (same) return true;
    this.#copied = still ? batches.slice(from, to) : NONE;
    if (still) this.#versions = this.#copied.map(({ version }) => version);
    return false;
  }
}
