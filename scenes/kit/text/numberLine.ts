import { easeOut } from '../../engine/ease.ts';
import { type GlyphFont, TextLine } from '../../engine/textLine.ts';

/** Enough for every amount in the journal, its separators and a prefix. */
const CAPACITY = 40;
/** Amounts beyond this are approximate while counting, but exact at the end. */
const MOST = BigInt(Number.MAX_SAFE_INTEGER);
const MINOR = 2;

/** The format of amounts. */
export interface NumberStyle {
  decimal: ',' | '.';
  /** Whether minor units are shown. */
  fraction: boolean;
  /** Before the digits: '+', 'Rp '. */
  prefix: string;
}

/** An intermediate amount at a share 0..1 of the time, in whole minor units; it ends exactly on `to`. */
export function countUp(from: number, to: number, share: number): number {
  return share >= 1 ? to : from + Math.trunc((to - from) * easeOut(share));
}

/**
 * An amount that counts up to its value. The digits of our baked fonts have one width, which avoids jitter. Amounts are set
 * when they change, outside of `draw`; drawing allocates nothing.
 */
export class NumberLine extends TextLine {
  #digits = '000';
  #from = 0;
  #to = 0;

  constructor(font: GlyphFont) {
    super(font, CAPACITY);
  }

  /** Sets the amounts it counts between, in minor units, not negative. */
  set(from: bigint, to: bigint): this {
    this.#digits = `${to}`.padStart(MINOR + 1, '0');
    this.#from = Number(from < MOST ? from : MOST);
    this.#to = Number(to < MOST ? to : MOST);
    return this;
  }

  /** Writes the amount at a share 0..1 of the time. */
  at(share: number, { decimal, fraction, prefix }: NumberStyle): this {
    const group = (decimal === ',' ? '.' : ',').charCodeAt(0);
    this.clear().text(prefix);
    if (share < 1) {
      const value = countUp(this.#from, this.#to, share);
      this.number(Math.floor(value / 10 ** MINOR), group);
      return fraction ? this.char(decimal.charCodeAt(0)).padded(value % 10 ** MINOR, MINOR) : this;
    }
    const whole = this.#digits.length - MINOR;
    for (let i = 0; i < whole; i++) {
      if (i > 0 && (whole - i) % 3 === 0) this.char(group);
      this.char(this.#digits.charCodeAt(i));
    }
    if (!fraction) return this;
    this.char(decimal.charCodeAt(0));
    for (let i = whole; i < whole + MINOR; i++) this.char(this.#digits.charCodeAt(i));
    return this;
  }
}
