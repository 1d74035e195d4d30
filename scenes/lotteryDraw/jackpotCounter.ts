import type { Texture } from 'pixi.js';
import { clamp01, mixColor } from '../engine/ease.ts';
import { TEXT, TEXT_SOFT, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { type GlyphFont, TextLine } from '../engine/textLine.ts';
import { Reel } from '../kit/motion/reel.ts';
import type { Layout } from './layout.ts';

/** Maximum number of displayed digits of whole units, and minimum number of windows. */
const MOST = 15;
const LEAST = 6;
/** The window's sprite, and the width of a separator relative to it. */
const WINDOW = { width: 48, height: 80 } as const;
const POINT = 0.34;
/** Turns of a changing digit, ms the last of them rolls, and the additional ms of each one before it. */
const ROLLS = 900;
const LATER = 70;
const ZERO = 48;
/** Visible rows of a digit drum: above, in the window, below. */
const SEEN = 2;
/** Angle between neighbouring digits on the drum, radians. */
const APART = 1;

/** Duration of a change of the counter, ms. */
export const COUNTER_ROLLS = ROLLS + MOST * LATER;

/** The jackpot in windows with digit drums; changing digits roll to their new value. */
export class JackpotCounter {
  readonly #font: GlyphFont;
  readonly #window: Texture;
  readonly #line: TextLine;
  readonly #reel = new Reel(10);
  readonly #from = new Uint8Array(MOST);
  readonly #to = new Uint8Array(MOST);
  #count = LEAST;
  #before = -1n;
  #after = -1n;
  #largest = -1n;

  constructor(assets: SceneAssets) {
    this.#font = assets.font('display');
    this.#window = assets.texture('window');
    this.#line = new TextLine(assets.font('label'), 40);
  }

  /** Sets the previous and the new value, in minor units, with as many windows as the largest value needs. */
  set(from: bigint, to: bigint, largest: bigint): void {
    if (from === this.#before && to === this.#after && largest === this.#largest) return;
    const count = Math.min(MOST, Math.max(LEAST, `${largest / 100n}`.length));
    this.#before = from;
    this.#after = to;
    this.#largest = largest;
    this.#count = count;
    write(from, this.#from, count);
    write(to, this.#to, count);
  }

  /** Draws it `t` ms into a change. `broken` is how far it has burst, 0 to 1: its digits fly apart. */
  draw(
    { width, unit, counterY: y }: Layout,
    near: QuadBatch,
    text: QuadBatch,
    t: number,
    seed: number,
    currency: string,
    decimal: ',' | '.',
    broken: number,
  ): void {
    const count = this.#count;
    const points = Math.floor((count - 1) / 3);
    const before =
      this.#line
        .clear()
        .text(currency, 4)
        .width(22 * unit) +
      8 * unit;
    const room = (width - 24 * unit - before) / (count + POINT * points);
    const wide = Math.min(room, 33 * unit);
    const whole = before + wide * (count + POINT * points);
    let x = (width - whole) / 2;
    this.#line.put(text, x, y + 8 * unit, 22 * unit, 0, VOLT, 1);
    x += before;
    const size = wide / WINDOW.width;
    let leading = true;
    for (let i = 0; i < count; i++) {
      near.put(this.#window, x + wide / 2, y, size * 0.98, size, 0, WHITE, 1);
      const rolled = this.#rolled(i, t, seed);
      leading &&= rolled.stopped && this.#to[i] === 0 && i < count - 1;
      this.#drawDigits(x + wide / 2, y, size, leading ? 0.22 : 1, broken, i - count / 2, near, text);
      x += wide;
      if (i === count - 1 || (count - 1 - i) % 3 !== 0) continue;
      this.#point(decimal, x + (POINT * wide) / 2, y + 0.3 * WINDOW.height * size, size, text);
      x += POINT * wide;
    }
  }

  #rolled(digit: number, t: number, seed: number): Reel {
    const [from, to] = [this.#from[digit] ?? 0, this.#to[digit] ?? 0];
    if (from === to) return this.#reel.set(1, 1, 0, to, to, seed);
    const later = (this.#count - 1 - digit) * LATER;
    return this.#reel.set(t, ROLLS + later, 10 + ((to - from + 10) % 10), from, to, seed + digit);
  }

  #drawDigits(
    x: number,
    y: number,
    size: number,
    alpha: number,
    broken: number,
    side: number,
    near: QuadBatch,
    text: QuadBatch,
  ): void {
    const reel = this.#reel;
    const layer = reel.stopped ? text : near;
    const radius = (WINDOW.height / 2 - 5) * size;
    for (let row = -SEEN; row <= SEEN; row++) {
      const angle = (row + reel.offset) * APART;
      if (Math.abs(angle) >= Math.PI / 2 || (reel.stopped && row !== 0)) continue;
      const flat = Math.cos(angle);
      const glyph = this.#font.glyph(ZERO + reel.symbol(row));
      if (!glyph.texture) continue;
      const scale = ((54 * size) / this.#font.size) * (1 + 0.9 * broken);
      const high = scale * flat;
      const left = x + side * 12 * size * broken - (glyph.texture.width / 2) * scale;
      const top = y + Math.sin(angle) * radius - 30 * size * broken - (glyph.texture.height / 2) * high;
      const seen = alpha * flat * flat * (1 - broken);
      layer.put(glyph.texture, left, top, scale, high, 0, mixColor(VOLT, WHITE, broken), seen);
    }
  }

  /** The thousands separator: a full stop, or a comma. */
  #point(decimal: ',' | '.', x: number, y: number, size: number, text: QuadBatch): void {
    this.#line
      .clear()
      .char(decimal === ',' ? 46 : 44)
      .put(text, x, y, 40 * size, 0.5, VOLT, 1);
  }

  /** Its title, above it. */
  drawTitle({ width, unit }: Layout, text: QuadBatch, title: string, share: number): void {
    const size = 13 * unit;
    const wide = this.#line.clear().text(title, 40).width(size);
    const fits = Math.min(1, (width - 20 * unit) / wide);
    this.#line.put(
      text,
      width / 2,
      21 * unit,
      size * fits,
      0.5,
      mixColor(TEXT_SOFT, TEXT, clamp01(share)),
      1,
    );
  }
}

/** The digits of an amount's whole units; the last ones if there are more than windows. */
function write(minor: bigint, digits: Uint8Array, count: number): void {
  const text = `${minor / 100n}`.padStart(count, '0').slice(-count);
  for (let i = 0; i < count; i++) digits[i] = text.charCodeAt(i) - ZERO;
}
