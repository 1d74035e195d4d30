import { Container, type Texture } from 'pixi.js';

/** 4-byte words per quad; the shader of src/stage/drawing/programs.ts reads them in this order. */
export const QUAD_WORDS = 13;

export interface QuadBatchOptions {
  /** 'add' adds its light to what lies below. */
  blendMode?: 'normal' | 'add';
  /** Rarely redrawn, as when the canvas changes: unchanged data is not sent to the graphics card again. */
  still?: boolean;
}

/**
 * A layer of textured quads of one atlas, rebuilt at every draw: `begin`, any number of `put`, `end`. Consecutive layers of one
 * texture are one draw call, whatever their blend modes. It allocates nothing while drawing, and has no state between draws.
 */
export class QuadBatch extends Container {
  /** Any frame of the atlas. */
  readonly texture: Texture;
  readonly still: boolean;
  /**
   * The quads, QUAD_WORDS each: x, y, the corners before rotation (right, bottom, left, top), rotation, how much it covers of
   * what is below, u and v of two corners, and the colour as four bytes.
   */
  readonly words: Uint32Array;
  /** The same as floats. */
  readonly floats: Float32Array;
  /** 1 for every quad that is a letter: the stage keeps these sharp when the rest is coarse. */
  readonly letters: Uint8Array;
  /** Changes after every `end`. */
  version = 0;
  readonly #capacity: number;
  readonly #covers: number;
  #count = 0;

  /** `capacity` is the maximum number of quads per draw; more are dropped. `texture` is any frame of the atlas. */
  constructor(
    texture: Texture,
    capacity: number,
    { blendMode = 'normal', still = false }: QuadBatchOptions = {},
  ) {
    super();
    this.texture = texture;
    this.still = still;
    this.#covers = blendMode === 'add' ? 0 : 1;
    this.#capacity = capacity;
    this.words = new Uint32Array(capacity * QUAD_WORDS);
    this.floats = new Float32Array(this.words.buffer);
    this.letters = new Uint8Array(capacity);
  }

  /** Number of quads. */
  get count(): number {
    return this.#count;
  }

  begin(): void {
    this.#count = 0;
  }

  /**
   * Draws a frame by its own anchor, at `scale` of its size. `tint` is 0xRRGGBB, `rotation` in radians. The frame must not be
   * rotated in the atlas. `letter` marks a part of a text.
   */
  put(
    texture: Texture,
    x: number,
    y: number,
    scaleX: number,
    scaleY: number,
    rotation: number,
    tint: number,
    alpha: number,
    letter = false,
  ): void {
    if (alpha <= 0.004 || this.#count === this.#capacity) return;
    this.letters[this.#count] = letter ? 1 : 0;
    const at = this.#count++ * QUAD_WORDS;
    const { floats } = this;
    const { orig, trim, uvs, defaultAnchor: anchor } = texture;
    let left = anchor ? -anchor.x * orig.width : 0;
    let top = anchor ? -anchor.y * orig.height : 0;
    let { width, height } = orig;
    if (trim) {
      left += trim.x;
      top += trim.y;
      width = trim.width;
      height = trim.height;
    }
    floats[at] = x;
    floats[at + 1] = y;
    floats[at + 2] = (left + width) * scaleX;
    floats[at + 3] = (top + height) * scaleY;
    floats[at + 4] = left * scaleX;
    floats[at + 5] = top * scaleY;
    floats[at + 6] = rotation;
    floats[at + 7] = this.#covers;
    floats[at + 8] = uvs.x0;
    floats[at + 9] = uvs.y0;
    floats[at + 10] = uvs.x2;
    floats[at + 11] = uvs.y2;
    const bgr = ((tint & 255) << 16) | (tint & 0xff00) | ((tint >> 16) & 255);
    this.words[at + 12] = ((alpha >= 1 ? 255 : (alpha * 255) | 0) << 24) | bgr;
  }

  /** Publishes the new quads, replacing those of the previous draw. */
  end(): void {
    this.version++;
  }
}
