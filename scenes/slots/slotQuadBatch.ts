import type { Texture } from 'pixi.js';
import { clamp01, lerp, mixColor } from '../kit/motion/ease.ts';

/** 4-byte words of a corner: x, y, u, v, and the colour as four bytes. */
const CORNER_WORDS = 5;
export const QUAD_WORDS = 4 * CORNER_WORDS;
/** Outside every canvas. */
const FAR = 1e9;

/**
 * Draws quads of one atlas, rebuilt at every draw, without allocations. Unlike the kit's layers it shades quads from one height
 * to another, and clips unrotated ones at a window's edges, so reels need no mask.
 */
export class SlotQuadBatch {
  /** The first `count` quads, QUAD_WORDS each. */
  readonly words: Uint32Array;
  readonly floats: Float32Array;
  count = 0;
  /** Whether quads are additive, without covering what is below. */
  light = false;
  readonly #capacity: number;
  /** The shade's colour and share of alpha are reached at `#shadeTo`; `#shade` below 0: no shade. */
  #shade = -1;
  #shadeAlpha = 1;
  #shadeFrom = 0;
  #shadeTo = 1;
  #top = -FAR;
  #bottom = FAR;

  /** @param capacity the most quads of one draw; more are left out */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.words = new Uint32Array(capacity * QUAD_WORDS);
    this.floats = new Float32Array(this.words.buffer);
  }

  begin(): void {
    this.count = 0;
    this.light = false;
    this.plain();
    this.open();
  }

  /** Shades following quads to another colour and a share of their alpha, from one height to another. */
  shade(tint: number, alpha: number, from: number, to: number): void {
    this.#shade = tint;
    this.#shadeAlpha = alpha;
    this.#shadeFrom = from;
    this.#shadeTo = to;
  }

  /** Ends `shade`: following quads have one colour. */
  plain(): void {
    this.#shade = -1;
  }

  /** Clips following quads to a vertical range. */
  cut(top: number, bottom: number): void {
    this.#top = top;
    this.#bottom = bottom;
  }

  /** Ends `cut`. */
  open(): void {
    this.#top = -FAR;
    this.#bottom = FAR;
  }

  /** Draws a frame by its own anchor, at a scale of its size. */
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
    const { orig, defaultAnchor: anchor } = texture;
    const left = (anchor ? -anchor.x * orig.width : 0) * scaleX;
    const top = (anchor ? -anchor.y * orig.height : 0) * scaleY;
    const { width, height } = orig;
    if (rotation === 0) this.rect(texture, x + left, y + top, width * scaleX, height * scaleY, tint, alpha);
    else this.#turned(texture, x, y, left, top, width * scaleX, height * scaleY, rotation, tint, alpha);
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

  /** The same for a part of the atlas. */
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
    const bottom = y + height;
    if (alpha <= 0.004 || this.count === this.#capacity || bottom <= this.#top || y >= this.#bottom) return;
    const above = y < this.#top ? (this.#top - y) / height : 0;
    const below = bottom > this.#bottom ? (bottom - this.#bottom) / height : 0;
    const high = v1 - v0;
    const top = y + above * height;
    const low = bottom - below * height;
    const upper = this.#tone(tint, alpha, top);
    const lower = this.#tone(tint, alpha, low);
    const at = this.count++ * QUAD_WORDS;
    this.#corner(at, x, top, u0, v0 + above * high, upper);
    this.#corner(at + CORNER_WORDS, x + width, top, u1, v0 + above * high, upper);
    this.#corner(at + 2 * CORNER_WORDS, x + width, low, u1, v1 - below * high, lower);
    this.#corner(at + 3 * CORNER_WORDS, x, low, u0, v1 - below * high, lower);
  }

  #turned(
    texture: Texture,
    x: number,
    y: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    tint: number,
    alpha: number,
  ): void {
    if (alpha <= 0.004 || this.count === this.#capacity) return;
    const { x0, y0, x2, y2 } = texture.uvs;
    const c = Math.cos(rotation);
    const s = Math.sin(rotation);
    const right = left + width;
    const low = top + height;
    const tone = this.#tone(tint, alpha, y);
    const at = this.count++ * QUAD_WORDS;
    this.#corner(at, x + left * c - top * s, y + left * s + top * c, x0, y0, tone);
    this.#corner(at + CORNER_WORDS, x + right * c - top * s, y + right * s + top * c, x2, y0, tone);
    this.#corner(at + 2 * CORNER_WORDS, x + right * c - low * s, y + right * s + low * c, x2, y2, tone);
    this.#corner(at + 3 * CORNER_WORDS, x + left * c - low * s, y + left * s + low * c, x0, y2, tone);
  }

  #corner(at: number, x: number, y: number, u: number, v: number, color: number): void {
    const { floats } = this;
    floats[at] = x;
    floats[at + 1] = y;
    floats[at + 2] = u;
    floats[at + 3] = v;
    this.words[at + 4] = color;
  }

  #tone(tint: number, alpha: number, y: number): number {
    if (this.#shade < 0) return this.#color(tint, alpha);
    const share = clamp01((y - this.#shadeFrom) / (this.#shadeTo - this.#shadeFrom));
    return this.#color(mixColor(tint, this.#shade, share), alpha * lerp(1, this.#shadeAlpha, share));
  }

  /** Premultiplied, red in the first byte. Additive quads have no coverage. */
  #color(tint: number, alpha: number): number {
    const a = Math.min(1, alpha);
    const r = (((tint >> 16) & 255) * a) | 0;
    const g = (((tint >> 8) & 255) * a) | 0;
    const b = ((tint & 255) * a) | 0;
    return ((this.light ? 0 : (255 * a) | 0) << 24) | (b << 16) | (g << 8) | r;
  }
}

/** Draws a frame whose borders of `border` pixels keep their thickness, at a scale of it. */
export function patch(
  batch: SlotQuadBatch,
  texture: Texture,
  border: number,
  x: number,
  y: number,
  width: number,
  height: number,
  scale: number,
  tint: number,
  alpha: number,
): void {
  const { uvs, orig } = texture;
  const edge = Math.min(border * scale, width / 2, height / 2);
  const du = ((uvs.x2 - uvs.x0) * border) / orig.width;
  const dv = ((uvs.y2 - uvs.y0) * border) / orig.height;
  for (let row = 0; row < 3; row++) {
    const top = row === 0 ? y : row === 1 ? y + edge : y + height - edge;
    const high = row === 1 ? height - 2 * edge : edge;
    const v0 = row === 0 ? uvs.y0 : row === 1 ? uvs.y0 + dv : uvs.y2 - dv;
    const v1 = row === 0 ? uvs.y0 + dv : row === 1 ? uvs.y2 - dv : uvs.y2;
    if (high <= 0) continue;
    batch.part(x, top, edge, high, uvs.x0, v0, uvs.x0 + du, v1, tint, alpha);
    if (width > 2 * edge)
      batch.part(x + edge, top, width - 2 * edge, high, uvs.x0 + du, v0, uvs.x2 - du, v1, tint, alpha);
    batch.part(x + width - edge, top, edge, high, uvs.x2 - du, v0, uvs.x2, v1, tint, alpha);
  }
}
