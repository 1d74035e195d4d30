import { type Texture, ViewContainer } from 'pixi.js';
import { clamp01, lerp, mixColor } from './ease.ts';

/** 4-byte words per quad; the attributes of quadGeometry.ts describe their order. */
export const QUAD_WORDS = 14;
/** Outside every canvas. */
const FAR = 1e9;

export interface QuadBatchOptions {
  /** 'add' adds its light to what lies below; `light` changes it for single quads. */
  blendMode?: 'normal' | 'add';
  /** Rarely redrawn, as when the canvas changes: unchanged data is not sent to the graphics card again. */
  still?: boolean;
  /** Holds text: where the picture is coarser than its canvas, this and everything above it stays sharp (stageLayers.ts). */
  letters?: boolean;
}

/**
 * A view of Pixi's that shows textured quads of one atlas, rebuilt at every draw: `begin`, any number of `put`, `rect` and
 * `part`, `end`. Consecutive batches of one texture are one draw call, whatever their blend modes (quadPipe.ts). It allocates
 * nothing while drawing, and has no state between draws.
 */
export class QuadBatch extends ViewContainer {
  override readonly renderPipeId = 'quadBatch';
  override readonly batched = false;
  /** Any frame of the atlas. */
  readonly texture: Texture;
  readonly still: boolean;
  readonly letters: boolean;
  /**
   * The quads, QUAD_WORDS each: x, y, the corners before rotation (right, bottom, left, top), rotation, how much it covers of
   * what is below, u and v of two corners, and the colours of the upper and lower edge as four bytes each.
   */
  readonly words: Uint32Array;
  /** Whether the next quads add their light to what is below; `begin` resets it. */
  light: boolean;
  /** Changes after every `end`. */
  version = 0;
  readonly #floats: Float32Array;
  readonly #capacity: number;
  readonly #adds: boolean;
  #count = 0;
  /** The shade's colour and share of alpha are reached at `#shadeTo`; `#shade` below 0: no shade. */
  #shade = -1;
  #shadeAlpha = 1;
  #shadeFrom = 0;
  #shadeTo = 1;
  #top = -FAR;
  #bottom = FAR;

  /** `capacity` is the maximum number of quads per draw; more are dropped. `texture` is any frame of the atlas. */
  constructor(
    texture: Texture,
    capacity: number,
    { blendMode = 'normal', still = false, letters = false }: QuadBatchOptions = {},
  ) {
    super({});
    this.texture = texture;
    this.still = still;
    this.letters = letters;
    this.#adds = this.light = blendMode === 'add';
    this.#capacity = capacity;
    this.words = new Uint32Array(capacity * QUAD_WORDS);
    this.#floats = new Float32Array(this.words.buffer);
  }

  /** Number of quads. */
  get count(): number {
    return this.#count;
  }

  begin(): void {
    this.#count = 0;
    this.light = this.#adds;
    this.plain();
    this.open();
  }

  /** Shades the next quads to another colour and a share of their alpha, from one height to another. */
  shade(tint: number, alpha: number, from: number, to: number): void {
    this.#shade = tint;
    this.#shadeAlpha = alpha;
    this.#shadeFrom = from;
    this.#shadeTo = to;
  }

  /** Ends `shade`: the next quads have one colour each. */
  plain(): void {
    this.#shade = -1;
  }

  /** Clips the next quads, if not rotated, to a vertical range. */
  cut(top: number, bottom: number): void {
    this.#top = top;
    this.#bottom = bottom;
  }

  /** Ends `cut`. */
  open(): void {
    this.#top = -FAR;
    this.#bottom = FAR;
  }

  /**
   * Draws a frame by its own anchor, at `scale` of its size. `tint` is 0xRRGGBB, `rotation` in radians. The frame must not be
   * rotated in the atlas.
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
  ): void {
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
    const right = (left + width) * scaleX;
    const bottom = (top + height) * scaleY;
    const { x0, y0, x2, y2 } = uvs;
    this.#add(x, y, left * scaleX, top * scaleY, right, bottom, rotation, x0, y0, x2, y2, tint, alpha);
  }

  /** Draws a frame over a rectangle. */
  rect(
    texture: Texture,
    x: number,
    y: number,
    width: number,
    height: number,
    tint: number,
    alpha: number,
  ): void {
    const { x0, y0, x2, y2 } = texture.uvs;
    this.part(x, y, width, height, x0, y0, x2, y2, tint, alpha);
  }

  /** Draws a part of the atlas, given by the u and v of two corners, over a rectangle. */
  part(
    x: number,
    y: number,
    width: number,
    height: number,
    u0: number,
    v0: number,
    u1: number,
    v1: number,
    tint: number,
    alpha: number,
  ): void {
    this.#add(0, 0, x, y, x + width, y + height, 0, u0, v0, u1, v1, tint, alpha);
  }

  /** Publishes the new quads, replacing those of the previous draw. */
  end(): void {
    this.version++;
    this.onViewUpdate();
  }

  protected updateBounds(): void {
    const bounds = this._bounds.clear();
    for (let at = 0; at < this.#count * QUAD_WORDS; at += QUAD_WORDS) {
      const [x = 0, y = 0, right = 0, bottom = 0, left = 0, top = 0, rotation = 0] =
        this.#floats.subarray(at);
      const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
      for (const dx of [left, right])
        for (const dy of [top, bottom]) {
          const [cornerX, cornerY] = [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
          bounds.addFrame(cornerX, cornerY, cornerX, cornerY);
        }
    }
  }

  #add(
    x: number,
    y: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    rotation: number,
    u0: number,
    v0: number,
    u1: number,
    v1: number,
    tint: number,
    alpha: number,
  ): void {
    if (alpha <= 0.004 || this.#count === this.#capacity) return;
    let upper = top;
    let lower = bottom;
    let vTop = v0;
    let vBottom = v1;
    if (rotation === 0 && (y + top < this.#top || y + bottom > this.#bottom)) {
      upper = Math.max(top, this.#top - y);
      lower = Math.min(bottom, this.#bottom - y);
      if (lower <= upper) return;
      const high = bottom - top;
      vTop = lerp(v0, v1, (upper - top) / high);
      vBottom = lerp(v1, v0, (bottom - lower) / high);
    }
    const at = this.#count++ * QUAD_WORDS;
    const floats = this.#floats;
    floats[at] = x;
    floats[at + 1] = y;
    floats[at + 2] = right;
    floats[at + 3] = lower;
    floats[at + 4] = left;
    floats[at + 5] = upper;
    floats[at + 6] = rotation;
    floats[at + 7] = this.light ? 0 : 1;
    floats[at + 8] = u0;
    floats[at + 9] = vTop;
    floats[at + 10] = u1;
    floats[at + 11] = vBottom;
    if (this.#shade < 0) this.words[at + 12] = this.words[at + 13] = colorOf(tint, alpha);
    else {
      this.words[at + 12] = this.#shaded(tint, alpha, rotation === 0 ? y + upper : y);
      this.words[at + 13] = this.#shaded(tint, alpha, rotation === 0 ? y + lower : y);
    }
  }

  #shaded(tint: number, alpha: number, y: number): number {
    const share = clamp01((y - this.#shadeFrom) / (this.#shadeTo - this.#shadeFrom));
    return colorOf(mixColor(tint, this.#shade, share), alpha * lerp(1, this.#shadeAlpha, share));
  }
}

/** A colour as four bytes, red first. */
function colorOf(tint: number, alpha: number): number {
  const bgr = ((tint & 255) << 16) | (tint & 0xff00) | ((tint >> 16) & 255);
  return ((alpha >= 1 ? 255 : (alpha * 255) | 0) << 24) | bgr;
}
