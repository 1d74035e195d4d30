import type { GlyphFont } from './glyphFont.ts';
import { shortAmount } from './shortAmount.ts';
import { TextLine } from './textLine.ts';

/** Longer than any shortened amount with a sign before it. */
const CAPACITY = 16;

/** A short amount of money that is put together anew only when it changes: a draw that shows the same one makes nothing. */
export class AmountLine extends TextLine {
  #minor = -1n;
  #decimal = '';
  readonly #prefix: string;

  /** `prefix` stands before every amount: '+'. */
  constructor(font: GlyphFont, prefix = '') {
    super(font, CAPACITY);
    this.#prefix = prefix;
  }

  /** Takes the amount to show, in minor units, none below 0. */
  show(minor: bigint, decimal: ',' | '.'): this {
    if (minor === this.#minor && decimal === this.#decimal) return this;
    this.#minor = minor;
    this.#decimal = decimal;
    this.clear().text(this.#prefix);
    return this.text(shortAmount(minor, decimal));
  }
}
