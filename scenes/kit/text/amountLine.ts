import { type GlyphFont, TextLine } from '../../engine/textLine.ts';

/** Longer than any shortened amount with a sign before it. */
const CAPACITY = 16;

/** A short amount of money that is rebuilt only when it changes: drawing the same one allocates nothing. */
export class AmountLine extends TextLine {
  #minor = -1n;
  #decimal = '';
  readonly #prefix: string;

  /** `prefix` precedes every amount: '+'. */
  constructor(font: GlyphFont, prefix = '') {
    super(font, CAPACITY);
    this.#prefix = prefix;
  }

  /** Sets the displayed amount, in minor units, not negative. */
  show(minor: bigint, decimal: ',' | '.'): this {
    if (minor === this.#minor && decimal === this.#decimal) return this;
    this.#minor = minor;
    this.#decimal = decimal;
    this.clear().text(this.#prefix);
    return this.text(shortAmount(minor, decimal));
  }
}

/** From this number of whole units on, an amount uses the unit. */
const UNITS = [
  { from: 1_000_000_000_000n, unit: 1_000_000_000_000n, letter: 'T' },
  { from: 1_000_000_000n, unit: 1_000_000_000n, letter: 'B' },
  { from: 1_000_000n, unit: 1_000_000n, letter: 'M' },
  { from: 10_000n, unit: 1_000n, letter: 'K' },
] as const;
const MINOR = 100n;

/**
 * An amount of minor units in the short format: '5.000', '12,5K', '1,25M'. Three digits, rounded down; all digits below ten
 * thousand. The client's `formatCompact` has the same format plus the currency.
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

/** Inserts thousands separators: whichever of '.' and ',' is not the decimal one. */
function grouped(whole: bigint, decimal: ',' | '.'): string {
  return `${whole}`.replace(/\B(?=(\d{3})+$)/g, decimal === ',' ? '.' : ',');
}
