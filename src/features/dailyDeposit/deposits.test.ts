// @vitest-environment dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingOf, percentOf } from './deposits.ts';

it('a step is complete if and only if nothing is missing', () => {
  const amount = fc.bigInt(0n, 10n ** 12n);
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), amount, amount, (deposit, deposited, staked) => {
      const day = { deposited: `${deposited}`, staked: `${staked}` };
      const missing = missingOf({ deposit: `${deposit}` }, day);
      const percent = percentOf({ deposit: `${deposit}` }, day);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent === 100).toBe(missing.deposit === 0n && missing.stake === 0n);
      expect(missing.deposit === 0n).toBe(deposited >= deposit);
      expect(missing.stake === 0n).toBe(staked >= deposit);
    }),
  );
});
