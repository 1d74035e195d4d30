import type { Texture } from 'pixi.js';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { NumberLine } from '../kit/text/numberLine.ts';
import { OPENS, type Pocket } from './pocket.ts';

/** Ink on the paper. */
const RED = 0xb3081f;
const BROWN = 0x6b3a06;
/** Pixels of the paper's sprite: the maximum line width, and baselines from its top. */
const WIDE = 172;
const [ABOVE, MIDDLE, BELOW] = [72, 142, 150] as const;
/** The pattern's mark at the bottom. */
const MARK = { y: 196, scale: 0.62, tint: 0xd9a13a } as const;
const [AMOUNT, CURRENCY, WORDS] = [62, 30, 25] as const;

/** The text on an envelope's paper. */
export class NoteText {
  readonly #amount: NumberLine;
  readonly #currency: TextLine;
  readonly #words: TextLine;
  readonly #mark: Texture;
  readonly #style = { decimal: ',' as ',' | '.', fraction: false, prefix: '' };
  #of = -1n;

  constructor(assets: SceneAssets) {
    this.#amount = new NumberLine(assets.font('display'));
    this.#currency = new TextLine(assets.font('label'), 4);
    this.#words = new TextLine(assets.font('label'), 40);
    this.#mark = assets.texture('kawung');
  }

  /** An amount that counts up, below its title; `opened` is infinite if it is final. */
  drawAmount(
    near: QuadBatch,
    { note, opening }: Pocket,
    amount: bigint,
    title: string,
    currency: string,
    decimal: ',' | '.',
    opened: number,
  ): void {
    if (amount !== this.#of) {
      this.#of = amount;
      this.#amount.set(0n, amount);
      this.#style.fraction = amount % 100n !== 0n;
    }
    this.#style.decimal = decimal;
    const { x, y, scale } = note;
    const { words, count } = opening;
    this.#drawMark(near, note);
    this.#line(near, title, x, y + ABOVE * scale, WORDS * scale, WIDE * scale, BROWN, words);
    this.#currency.clear().text(currency);
    this.#amount.at(1, this.#style);
    const whole = this.#amount.width(AMOUNT) + this.#currency.width(CURRENCY) + 8;
    const fits = scale * Math.min(1, WIDE / whole);
    const landed = Math.exp(-(((opened - OPENS.counted - 40) / 110) ** 2));
    const size = fits * (1 + 0.09 * landed);
    const left = x - (whole * size) / 2;
    const baseline = y + MIDDLE * scale + 4 * (size - fits);
    this.#currency.put(near, left, baseline, CURRENCY * size, 0, RED, words);
    this.#amount.at(count, this.#style);
    this.#amount.put(near, x + (whole * size) / 2, baseline, AMOUNT * size, 1, RED, words);
  }

  /** Text instead of an amount, the second line smaller. */
  drawWords(near: QuadBatch, { note }: Pocket, title: string, below: string): void {
    const { x, y, scale } = note;
    this.#drawMark(near, note);
    this.#line(near, title, x, y + (BELOW - 36) * scale, 34 * scale, WIDE * scale, RED, 1);
    this.#line(near, below, x, y + BELOW * scale, WORDS * scale, WIDE * scale, BROWN, 1);
  }

  #drawMark(near: QuadBatch, { x, y, scale }: Pocket['note']): void {
    const size = MARK.scale * scale;
    const half = (this.#mark.width / 2) * size;
    near.put(this.#mark, x - half, y + MARK.y * scale - half, size, size, 0, MARK.tint, 1);
  }

  /** A centred line, scaled down if too wide. */
  #line(
    near: QuadBatch,
    words: string,
    x: number,
    y: number,
    size: number,
    most: number,
    tint: number,
    alpha: number,
  ): void {
    const width = this.#words.clear().text(words, 40).width(size);
    this.#words.put(near, x, y, width > most ? (size * most) / width : size, 0.5, tint, alpha);
  }
}
