import { type GlyphFont, TextLine } from './textLine.ts';

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

/** From so many whole units on, an amount is written in such units. */
const UNITS = [
  { from: 1_000_000_000_000n, unit: 1_000_000_000_000n, letter: 'T' },
  { from: 1_000_000_000n, unit: 1_000_000_000n, letter: 'B' },
  { from: 1_000_000n, unit: 1_000_000n, letter: 'M' },
  { from: 10_000n, unit: 1_000n, letter: 'K' },
] as const;
const MINOR = 100n;

/**
 * An amount of minor units as short as it is written on a table: '5.000', '12,5K', '1,25M'. Three digits, rounded
 * down; below ten thousand all of them. The client's `formatCompact` writes the same, with the currency.
 */
export function shortAmount(minor: bigint, decimal: ',' | '.'): string {
  const whole = minor / MINOR;
  const scale = UNITS.find(({ from }) => whole >= from);
  if (!scale) {
    const cents = minor % MINOR;
    return `${grouped(whole, decimal)}${cents === 0n ? '' : `${decimal}${`${cents}`.padStart(2, '0')}`}`;
  }
  const { unit, letter } = scale;
  const decimals = whole >= 100n * unit ? 0 : whole >= 10n * unit ? 1 : 2;
  const power = 10n ** BigInt(decimals);
  const value = (whole * power) / unit;
  const rest = `${value % power}`.padStart(decimals, '0').replace(/0+$/, '');
  return `${grouped(value / power, decimal)}${rest === '' ? '' : `${decimal}${rest}`}${letter}`;
}

/** Thousands parted by the separator that is not the decimal one. */
function grouped(whole: bigint, decimal: ',' | '.'): string {
  return `${whole}`.replace(/\B(?=(\d{3})+$)/g, decimal === ',' ? '.' : ',');
}
