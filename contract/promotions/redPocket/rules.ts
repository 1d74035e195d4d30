import { chooseNext, drawFloats, type Floats, hashText } from '../../fairness.ts';
import type { Minor } from '../../money.ts';

/** The rain of red envelopes: promotions.md, "red envelopes". */

/** The settings of a rain. */
export interface RainRules {
  envelopes: number;
  /** The sum of all envelopes. */
  total: Minor;
  /** Every amount is a multiple of it. */
  grain: Minor;
}

/** 200 envelopes with 100 U in total, the grain is a hundredth of U: Rp 10, MX$ 0.01. `unit` is minor units of 1 U. */
export function rainRules(unit: Minor): RainRules {
  return { envelopes: 200, total: 100n * unit, grain: unit / 100n };
}

/** The commitment to the secret, shown before the rain. */
export function rainHash(secret: string): string {
  return hashText(secret);
}

/** Whether a revealed secret matches the commitment. */
export function verifyRain(secret: string, hash: string): boolean {
  return rainHash(secret) === hash;
}

/**
 * The amounts of a rain, in the order in which its envelopes are opened. The total is a row of grains; of the gaps between them
 * `choose(envelopes - 1 of grains - 1)` are cut, and every section between two cuts is an envelope. All splits are thus equally
 * likely, the order of opening gives no advantage, and amounts vary: most envelopes are below the mean, about one in seven is
 * twice the mean or more, the largest of 200 nearly six times. The floats are those of `HMAC(secret, rain)`, where `rain` is
 * the rain's id.
 *
 * @throws when the total is not a multiple of the grain, or is too small for one grain each
 */
export function rainAmounts(secret: string, rain: string, rules: RainRules): Minor[] {
  const { envelopes, total, grain } = rules;
  if (grain < 1n || total % grain !== 0n) throw new RangeError(`${total} is not in grains of ${grain}`);
  const grains = shareOut(drawFloats(secret, rain), envelopes, Number(total / grain));
  return grains.map((count) => BigInt(count) * grain);
}

/** Splits grains into heaps, none of them empty, with all splits equally likely. */
export function shareOut(floats: Floats, heaps: number, grains: number): number[] {
  if (heaps < 1 || grains < heaps) throw new RangeError(`${grains} grains do not make ${heaps} heaps`);
  const cuts = chooseNext(floats, heaps - 1, grains - 1).sort((a, b) => a - b);
  return Array.from({ length: heaps }, (_, i) => (cuts[i] ?? grains - 1) - (cuts[i - 1] ?? -1));
}
