import type { Floats } from '../../fairness.ts';
import { hashText } from '../../fairness.ts';
import { RATE_ONE } from '../../money.ts';
import { soloFloats } from './rules.ts';

/** Shared helpers of the solo games' rule tests: the test vectors' seeds, exact fractions, and every way to stop. */

/** The server seed of games.md's test vectors. */
export const SERVER_SEED = hashText('kilat');

/** The outcome of games.md's seeds at a nonce. */
export function drawnAt<Choice, Outcome>(
  rules: { draw(floats: Floats, choice: Choice): Outcome },
  nonce: number,
  choice: Choice,
): Outcome {
  return rules.draw(soloFloats(SERVER_SEED, 'client', nonce), choice);
}

/** A stake without an effective profit limit. */
export const UNBOUNDED = { amount: RATE_ONE, maxProfit: 10n ** 30n };

/** A fraction of whole numbers. */
export type Exact = readonly [numerator: bigint, denominator: bigint];

/** Binomial coefficients, by Pascal's rule. */
export function choose(n: number, k: number): bigint {
  const row = Array.from({ length: k + 1 }, (_, i) => BigInt(i === 0 ? 1 : 0));
  for (let i = 0; i < n; i++)
    for (let j = k; j > 0; j--) row[j] = (row[j] as bigint) + (row[j - 1] as bigint);
  return row[k] as bigint;
}

/** Whether a rate is 0.98 over a probability, rounded down once, which makes a stop return 98 %. */
export function isFair(rate: bigint, [numerator, denominator]: Exact): boolean {
  return rate === (98n * RATE_ONE * denominator) / (100n * numerator);
}
