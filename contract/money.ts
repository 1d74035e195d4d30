/**
 * Money and rates. Amounts are integers in minor units (1/100 of the currency), rates (multipliers) are
 * integers in 1/10000; both are bigint, so no floating-point number can ever decide money.
 */

/** An amount in minor units: 1_000_000n is Rp 10.000. */
export type Minor = bigint;

/** A multiplier in 1/10000: 24_100n is 2.41x. */
export type Rate = bigint;

export type Currency = 'IDR' | 'MXN';

/** The rate 1.00x. */
export const RATE_ONE: Rate = 10_000n;

/** One hundredth of a multiplier: the resolution of crash. */
export const RATE_CENT: Rate = 100n;

/** `floor(amount * rate / 10000)` in minor units: the total return, stake included (games.md, "Money and rates"). */
export function payout(amount: Minor, rate: Rate): Minor {
  return (amount * rate) / RATE_ONE;
}

const INTEGER_TEXT = /^(0|[1-9]\d{0,17})$/;

/**
 * Parses a non-negative integer in decimal text, the wire format of amounts and rates. Returns null for anything else: a sign,
 * a fraction, leading zeros, an exponent, more than 18 digits.
 */
export function parseInteger(text: unknown): bigint | null {
  return typeof text === 'string' && INTEGER_TEXT.test(text) ? BigInt(text) : null;
}

/** A rate as the spec's decimal text, rounded down to two decimals: 24_150n is '2.41'. */
export function rateText(rate: Rate): string {
  const cents = rate / RATE_CENT;
  return `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;
}
