// @vitest-environment dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onlyPart, stakedPercent } from './gifts.ts';

it('a part is complete if and only if everything is wagered', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 14n), fc.bigInt(0n, 10n ** 14n), (toStake, staked) => {
      const percent = stakedPercent({ toStake: `${toStake}`, staked: `${staked}` });
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent === 100).toBe(staked >= toStake);
    }),
  );
});

it('a gift of one part requires the deposit to be wagered the stated number of times', () => {
  const page = { offer: null, refused: null, awards: [], breakUntil: null };
  const deposit = { id: '1', amount: '100', bonus: '50', staked: '30', stakes: [2], until: 0 };
  expect(onlyPart({ ...page, deposit })).toEqual([
    { part: 1, amount: '50', toStake: '200', staked: '30', award: null },
  ]);
  expect(onlyPart({ ...page, deposit: null })).toEqual([]);
});
