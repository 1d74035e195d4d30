import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { BATTLE } from '../battle/settings.ts';
import { CHAMPION } from '../champion/settings.ts';
import { placePrizes, prizeSteps, prizesOf } from './placePrizes.ts';

it.each([
  ['championships', CHAMPION.prizes, 50, 1_000n],
  ['the battle', BATTLE.prizes, 20, 300n],
] as const)(
  '%s share exactly the published pot, in every market, and a better place never gets less',
  (_of, prizes, places, pot) => {
    for (const market of Object.values(MARKETS)) {
      const each = prizesOf(v.parse(placePrizes, prizes), market);
      expect(each).toHaveLength(places);
      expect(each.reduce((sum, one) => sum + one, 0n)).toBe(pot * market.unit);
      for (const [i, one] of each.entries()) expect(one <= (each[i - 1] ?? one)).toBe(true);
      const shown = prizeSteps(prizes, market).flatMap(({ from, to, amount }) =>
        Array<bigint>(to - from + 1).fill(BigInt(amount)),
      );
      expect(shown).toEqual(each);
    }
  },
);

it('rejects a table whose sum differs from the pot, or whose places are not ascending', () => {
  const step = fc.record({ places: fc.integer({ min: 1, max: 9 }), each: fc.integer({ min: 1, max: 999 }) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1 }), (given, more) => {
      const upTo = (i: number) => given.slice(0, i + 1).reduce((sum, { places }) => sum + places, 0);
      const steps = given.map(({ each }, i) => ({ to: upTo(i), each }));
      const pot = given.reduce((sum, { places, each }) => sum + places * each, 0);
      expect(v.is(placePrizes, { pot, steps })).toBe(true);
      expect(v.is(placePrizes, { pot: pot + more, steps })).toBe(false);
      expect(v.is(placePrizes, { pot, steps: [...steps, { to: upTo(given.length), each: 1 }] })).toBe(false);
    }),
  );
});
