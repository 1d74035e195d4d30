import { chooseNext, drawFloats, type Floats, hashText } from '../../fairness.ts';
import type { Minor } from '../../money.ts';

/** The rain of red envelopes: promotions.md, "red envelopes". */

/** What a rain holds. */
export interface RainRules {
  envelopes: number;
  /** What they hold together. */
  total: Minor;
  /** Every amount is so much, or a multiple of it. */
  grain: Minor;
}

/** 200 envelopes of together 100 U, in hundredths of a U: Rp 10, MX$ 0.01. `unit` is minor units of 1 U. */
export function rainRules(unit: Minor): RainRules {
  return { envelopes: 200, total: 100n * unit, grain: unit / 100n };
}

/** What is shown before the rain, of what is shown after it. */
export function rainHash(secret: string): string {
  return hashText(secret);
}

/** Whether a secret is the one that was promised. */
export function verifyRain(secret: string, hash: string): boolean {
  return rainHash(secret) === hash;
}

/**
 * The amounts of a rain, in the order in which its envelopes are opened. The total is a row of grains; of the gaps between
 * them `choose(envelopes - 1 of grains - 1)` are cut, and every stretch between two cuts is an envelope. So each way of
 * sharing is as likely as any other, whoever comes first draws no better than who comes last, and a rain is lively: most
 * envelopes hold less than the mean, about one in seven twice as much or more, the fullest of 200 near six times as much.
 * The floats are those of `HMAC(secret, rain)`, where `rain` is the rain's id.
 *
 * @throws when the total is not in grains, or is too small for a grain each
 */
export function rainAmounts(secret: string, rain: string, rules: RainRules): Minor[] {
  const { envelopes, total, grain } = rules;
  if (grain < 1n || total % grain !== 0n) throw new RangeError(`${total} is not in grains of ${grain}`);
  const grains = shareOut(drawFloats(secret, rain), envelopes, Number(total / grain));
  return grains.map((count) => BigInt(count) * grain);
}

/** So many grains in so many heaps, none of them empty, each way as likely as any other. */
export function shareOut(floats: Floats, heaps: number, grains: number): number[] {
  if (heaps < 1 || grains < heaps) throw new RangeError(`${grains} grains do not make ${heaps} heaps`);
  const cuts = chooseNext(floats, heaps - 1, grains - 1).sort((a, b) => a - b);
  return Array.from({ length: heaps }, (_, i) => (cuts[i] ?? grains - 1) - (cuts[i - 1] ?? -1));
}
