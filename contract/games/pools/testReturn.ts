import { RATE_ONE, type Rate } from '../../money.ts';

/** Computes the return to player of every bet over all results, as fractions of bigints without rounding. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

export const numbers = (n: number) => Array.from({ length: n }, (_, i) => i);

/** A bet's average return over equally likely results, in lowest terms. */
export function returnOf<Result>(results: readonly Result[], rateOf: (result: Result) => Rate): Fraction {
  const paid = results.reduce((sum, result) => sum + rateOf(result), 0n);
  return lowest(paid, BigInt(results.length) * RATE_ONE);
}

function lowest(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return [numerator / a, denominator / a];
}

/** In hundredths of a percent, rounded as in games.md. */
export const percent = ([numerator, denominator]: Fraction) =>
  Number((numerator * 20_000n + denominator) / (denominator * 2n)) / 100;
