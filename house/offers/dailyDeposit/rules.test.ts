import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stateOf } from './rules.ts';

it('is ready when the amount was deposited and staked, in any order', () => {
  const amount = fc.bigInt(0n, 1_000n);
  fc.assert(
    fc.property(fc.bigInt(1n, 1_000n), amount, amount, (deposit, deposited, staked) => {
      const expected =
        deposited < deposit
          ? 'open'
          : (deposited < staked ? deposited : staked) < deposit
            ? 'staking'
            : 'ready';
      expect(stateOf(deposit, { deposited, staked })).toBe(expected);
    }),
  );
});
