import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText } from '../../fairness.ts';
import { allPicks, chosenAnew, floatsOf } from '../testPicks.ts';
import { rainAmounts, rainHash, rainRules, shareOut, verifyRain } from './rules.ts';

const K = hashText('kilat');
const UNITS = [100_000n, 100n];
const secrets = fc.string().map(hashText);
const ids = fc.constantFrom('2026-11-21T12', '2026-11-21T18', '2027-01-01T21');
const sum = (amounts: readonly bigint[]) => amounts.reduce((whole, amount) => whole + amount, 0n);

describe('a rain', () => {
  it.each(UNITS)('of 1 U = %s minor units has 200 envelopes with 100 U in total', (unit) => {
    fc.assert(
      fc.property(secrets, ids, (secret, id) => {
        const amounts = rainAmounts(secret, id, rainRules(unit));
        expect(amounts).toHaveLength(200);
        expect(sum(amounts)).toBe(100n * unit);
        expect(amounts.every((amount) => amount >= 1n && amount % (unit / 100n) === 0n)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('sums to its total for any settings, with at least one grain in every envelope', () => {
    fc.assert(
      fc.property(
        secrets,
        fc.integer({ min: 1, max: 60 }),
        fc.nat(500),
        fc.bigInt(1n, 10n ** 6n),
        (secret, envelopes, more, grain) => {
          const total = BigInt(envelopes + more) * grain;
          const amounts = rainAmounts(secret, 'r', { envelopes, total, grain });
          expect(amounts).toHaveLength(envelopes);
          expect(sum(amounts)).toBe(total);
          expect(amounts.every((amount) => amount >= grain)).toBe(true);
        },
      ),
    );
  });

  it('is refused for impossible settings: not a multiple of the grain, or fewer grains than envelopes', () => {
    expect(() => rainAmounts(K, 'r', { envelopes: 2, total: 15n, grain: 10n })).toThrow(RangeError);
    expect(() => rainAmounts(K, 'r', { envelopes: 3, total: 20n, grain: 10n })).toThrow(RangeError);
    expect(() => rainAmounts(K, 'r', { envelopes: 1, total: 20n, grain: 0n })).toThrow(RangeError);
    expect(() => rainAmounts(K, 'r', { envelopes: 0, total: 20n, grain: 10n })).toThrow(RangeError);
  });

  it('is determined by its secret and its id, and can be recomputed', () => {
    fc.assert(
      fc.property(secrets, ids, (secret, id) => {
        const cuts = [-1, ...chosenAnew(secret, id, 199, 9_999).sort((a, b) => a - b), 9_999];
        const amounts = cuts.slice(1).map((cut, i) => BigInt(cut - (cuts[i] ?? 0)) * 1_000n);
        expect(rainAmounts(secret, id, rainRules(100_000n))).toEqual(amounts);
      }),
      { numRuns: 20 },
    );
    const rules = rainRules(100n);
    expect(rainAmounts(K, '2026-11-21T12', rules).slice(0, 8)).toMatchInlineSnapshot(`
      [
        155n,
        35n,
        36n,
        17n,
        12n,
        26n,
        8n,
        15n,
      ]
    `);
    expect(rainAmounts(K, '2026-11-21T18', rules)).not.toEqual(rainAmounts(K, '2026-11-21T12', rules));
  });

  it('has the same grains in both markets', () => {
    const [rupiah, pesos] = UNITS.map((unit) => rainAmounts(K, 'r', rainRules(unit)));
    expect(rupiah).toEqual(pesos?.map((amount) => amount * 1_000n));
  });
});

/** The results of every possible sequence of picks, as heaps. */
const everyShare = (heaps: number, grains: number) => {
  const sides = Array.from({ length: heaps - 1 }, (_, i) => grains - 1 - i);
  return allPicks(sides).map((picks) => shareOut(floatsOf(picks, sides), heaps, grains));
};

describe('the split, over all possible picks', () => {
  it.each([
    [1, 5],
    [2, 7],
    [3, 3],
    [3, 9],
    [4, 8],
    [5, 7],
  ])('splits into %i heaps of %i grains with equal probability', (heaps, grains) => {
    const seen = new Map<string, number>();
    for (const share of everyShare(heaps, grains)) {
      expect(share.reduce((whole, count) => whole + count, 0)).toBe(grains);
      expect(share.every((count) => count >= 1)).toBe(true);
      seen.set(`${share}`, (seen.get(`${share}`) ?? 0) + 1);
    }
    // C(grains - 1, heaps - 1) splits, each from (heaps - 1)! orders of its cuts.
    let [ways, orders] = [1, 1];
    for (let i = 1; i < heaps; i++) {
      ways = (ways * (grains - i)) / i;
      orders *= i;
    }
    expect(seen.size).toBe(ways);
    expect(new Set(seen.values())).toEqual(new Set([orders]));
  });

  it('gives every position the same distribution', () => {
    const shares = everyShare(4, 8);
    const counts = (place: number) => shares.map((share) => share[place]).sort();
    for (let place = 1; place < 4; place++) expect(counts(place)).toEqual(counts(0));
  });
});

it('varies: most envelopes are below the mean, one in seven twice the mean, the largest about six times', () => {
  const rains = Array.from({ length: 40 }, (_, i) => rainAmounts(K, `${i}`, rainRules(100n)));
  const share = (wanted: (amount: bigint) => boolean) => rains.flat().filter(wanted).length / (40 * 200);
  expect(share((amount) => amount < 50n)).toBeGreaterThan(0.6);
  expect(Math.abs(share((amount) => amount >= 100n) - 1 / 7)).toBeLessThan(0.02);
  const fullest = rains.map((rain) => Number(rain.reduce((most, one) => (one > most ? one : most))));
  expect(Math.abs(fullest.reduce((a, b) => a + b) / 40 / 50 - 5.9)).toBeLessThan(0.5);
});

it('is verified by its secret', () => {
  fc.assert(
    fc.property(secrets, secrets, (secret, other) => {
      expect(verifyRain(secret, rainHash(secret))).toBe(true);
      expect(verifyRain(other, rainHash(secret))).toBe(other === secret);
    }),
  );
  expect(rainHash('kilat')).toBe(K);
});
