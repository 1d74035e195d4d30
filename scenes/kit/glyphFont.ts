import { type BitmapFontData, Rectangle, Texture } from 'pixi.js';

export interface Glyph {
  /** Null for what leaves no ink. */
  texture: Texture | null;
  xOffset: number;
  yOffset: number;
  advance: number;
}

/** The glyph of every character a font lacks. */
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

  /** Lets the glyphs go; the atlas stays. */
  destroy(): void {
    for (const { texture } of this.#glyphs.values()) texture?.destroy(false);
    this.#glyphs.clear();
  }
}
