import { type BitmapFontData, Rectangle, Texture } from 'pixi.js';
import type { QuadBatch } from './quadBatch.ts';

interface Glyph {
  /** Null for glyphs without ink. */
  texture: Texture | null;
  xOffset: number;
  yOffset: number;
  advance: number;
}

/** Shown for every character missing from a font. */
const MISSING = '·'.charCodeAt(0);

/** A font baked into an atlas: glyphs by UTF-16 code unit, sizes in pixels at `size`. */
export class GlyphFont {
  readonly family: string;
  readonly size: number;
  /** Distance from the top of a line to the baseline. */
  readonly ascent: number;
  readonly #glyphs = new Map<number, Glyph>();

  /** `atlas` is any frame of the atlas whose full-size coordinates `data` uses. */
  constructor(data: BitmapFontData, atlas: Texture) {
    this.family = data.fontFamily;
    this.size = data.fontSize;
    this.ascent = data.lineHeight - data.baseLineOffset;
    for (const [char, { x, y, width, height, xOffset, yOffset, xAdvance }] of Object.entries(data.chars)) {
      const frame = new Rectangle(x, y, width, height);
      const texture = width > 0 ? new Texture({ source: atlas.source, frame }) : null;
      this.#glyphs.set(char.charCodeAt(0), { texture, xOffset, yOffset, advance: xAdvance });
    }
    if (!this.#glyphs.has(MISSING))
      this.#glyphs.set(MISSING, { texture: null, xOffset: 0, yOffset: 0, advance: 0 });
  }

  glyph(code: number): Glyph {
    const glyph = this.#glyphs.get(code) ?? this.#glyphs.get(MISSING);
    if (!glyph) throw new Error(`font ${this.family} has no glyph for missing characters`);
    return glyph;
  }

  /** Destroys the glyphs; the atlas stays. */
  destroy(): void {
    for (const { texture } of this.#glyphs.values()) texture?.destroy(false);
    this.#glyphs.clear();
  }
}

const ZERO = 48;
/** Height of the middle of a digit above the baseline, relative to the size. */
const DIGIT_MIDDLE = 0.36;

/**
 * A line of text built from pieces and drawn into a layer of quads, without allocations. Chain:
 * `line.clear().number(7).text('x').put(...)`.
 */
export class TextLine {
  readonly #font: GlyphFont;
  readonly #codes: Uint16Array;
  #length = 0;
  /** Width in pixels at the font's own size. */
  #width = 0;

  constructor(font: GlyphFont, capacity: number) {
    this.#font = font;
    this.#codes = new Uint16Array(capacity);
  }

  clear(): this {
    this.#length = 0;
    this.#width = 0;
    return this;
  }

  /** Width at a font size, in the same unit. */
  width(size: number): number {
    return (this.#width * size) / this.#font.size;
  }

  char(code: number): this {
    if (this.#length < this.#codes.length) {
      this.#codes[this.#length++] = code;
      this.#width += this.#font.glyph(code).advance;
    }
    return this;
  }

  /** At most `limit` characters of a text; a longer one ends in an ellipsis. */
  text(text: string, limit = 64): this {
    const cut = text.length > limit;
    const end = cut ? limit - 1 : text.length;
    for (let i = 0; i < end; i++) this.char(text.charCodeAt(i));
    return cut ? this.char(0x2026) : this;
  }

  /** A non-negative integer, with `group` (a character code) as thousands separator if not 0. */
  number(value: number, group = 0): this {
    let unit = 1;
    let digits = 1;
    while (unit * 10 <= value) {
      unit *= 10;
      digits++;
    }
    for (let rest = value; digits > 0; digits--, unit /= 10) {
      const digit = Math.floor(rest / unit);
      rest -= digit * unit;
      this.char(ZERO + digit);
      if (group !== 0 && digits > 1 && digits % 3 === 1) this.char(group);
    }
    return this;
  }

  /** Exactly `count` digits of a non-negative integer below 10^count. */
  padded(value: number, count: number): this {
    for (let unit = 10 ** (count - 1); unit >= 1; unit /= 10)
      this.char(ZERO + (Math.floor(value / unit) % 10));
    return this;
  }

  /** Draws the line with its baseline at y; `align` 0 starts at x, 0.5 is centred on it, 1 ends there. */
  put(
    layer: Pick<QuadBatch, 'put'>,
    x: number,
    y: number,
    size: number,
    align: number,
    tint: number,
    alpha: number,
  ): void {
    const scale = size / this.#font.size;
    const top = y - this.#font.ascent * scale;
    let pen = x - this.#width * scale * align;
    for (let i = 0; i < this.#length; i++) {
      const glyph = this.#font.glyph(this.#codes[i] ?? ZERO);
      if (glyph.texture) {
        const left = pen + glyph.xOffset * scale;
        layer.put(glyph.texture, left, top + glyph.yOffset * scale, scale, scale, 0, tint, alpha);
      }
      pen += glyph.advance * scale;
    }
  }

  /**
   * Draws the line rotated by `turn` (radians clockwise) about (x, y), which is at the middle of its digits' height; `align` as
   * above.
   */
  putTurned(
    layer: Pick<QuadBatch, 'put'>,
    x: number,
    y: number,
    turn: number,
    size: number,
    align: number,
    tint: number,
    alpha: number,
  ): void {
    const scale = size / this.#font.size;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const top = size * DIGIT_MIDDLE - this.#font.ascent * scale;
    let pen = -this.#width * scale * align;
    for (let i = 0; i < this.#length; i++) {
      const glyph = this.#font.glyph(this.#codes[i] ?? ZERO);
      if (glyph.texture) {
        const left = pen + glyph.xOffset * scale;
        const down = top + glyph.yOffset * scale;
        const [atX, atY] = [x + left * cos - down * sin, y + left * sin + down * cos];
        layer.put(glyph.texture, atX, atY, scale, scale, turn, tint, alpha);
      }
      pen += glyph.advance * scale;
    }
  }
}
