import type { Texture } from 'pixi.js';
import type { CrashViewCashOut } from '../../src/games/crash/engine/crashView.ts';
import { NIGHT, TEAL, TEXT, VOLT, VOLT_INK, WHITE } from '../kit/palette.ts';
import { Pill } from '../kit/plates.ts';
import type { Quads } from '../kit/quads.ts';
import { TextLine } from '../kit/textLine.ts';
import type { SceneAssets } from '../scene.ts';

/** Height of a tag on the 360 x 340 canvas. */
export const TAG_HEIGHT = 22;
const TEXT_SIZE = 10.5;
const NAME_LIMIT = 11;
const TIMES = 'x'.charCodeAt(0);

/** Draws name tags: head, name and rate on a dark pill, the player's own on a volt one. */
export class CashOutTag {
  /** Width of the tag that was set, in CSS pixels. */
  width = 0;
  readonly #heads: readonly Texture[];
  readonly #pill: Pill;
  readonly #name: TextLine;
  readonly #rate: TextLine;
  #head = 0;
  #own = false;

  constructor(assets: SceneAssets) {
    this.#heads = assets.frames('avatar');
    this.#pill = new Pill(assets.texture('pill'));
    this.#name = new TextLine(assets.font('label'), NAME_LIMIT);
    this.#rate = new TextLine(assets.font('label'), 12);
  }

  /** Takes who is to be drawn next. */
  set(tag: CrashViewCashOut, decimal: string, unit: number): void {
    const cents = Math.round(tag.rate * 100);
    this.#head = tag.avatar;
    this.#own = tag.own;
    this.#name.clear().text(tag.name, NAME_LIMIT);
    this.#rate
      .clear()
      .number(Math.floor(cents / 100))
      .char(decimal.charCodeAt(0));
    this.#rate.padded(cents % 100, 2).char(TIMES);
    this.width = (32 + this.#name.width(TEXT_SIZE) + this.#rate.width(TEXT_SIZE)) * unit;
  }

  /** Draws it with its top left corner there; `pop` is the size of the head while the tag appears. */
  draw(layer: Quads, left: number, top: number, unit: number, pop: number, alpha: number): void {
    const light = alpha * (this.#own ? 1 : 0.82);
    this.#pill.put(layer, left, top, this.width, TAG_HEIGHT * unit, this.#own ? VOLT : NIGHT, light);
    const middle = top + (TAG_HEIGHT / 2) * unit;
    const head = this.#heads[this.#head % this.#heads.length];
    const scale = (16 / 48) * unit * pop;
    if (head) layer.put(head, left + 11 * unit, middle, scale, scale, 0, WHITE, alpha);
    const size = TEXT_SIZE * unit;
    const baseline = middle + size * 0.36;
    const rateLeft = left + 26 * unit + this.#name.width(size);
    this.#name.put(layer, left + 22 * unit, baseline, size, 0, this.#own ? VOLT_INK : TEXT, alpha);
    this.#rate.put(layer, rateLeft, baseline, size, 0, this.#own ? VOLT_INK : TEAL, alpha);
  }

  destroy(): void {
    this.#pill.destroy();
  }
}
