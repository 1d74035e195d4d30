import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WHEEL_COLORS } from '../../../../contract/games/colorWheel/rules.ts';
import { stakesOf } from './colorWheel.ts';

it('splits a stake as evenly as possible without remainder', () => {
  const colors = fc.subarray([...WHEEL_COLORS], { minLength: 1 });
  fc.assert(
    fc.property(fc.bigInt({ min: 4n, max: 10n ** 15n }), colors, (stake, chosen) => {
      const amounts = stakesOf(stake, chosen).map(({ amount }) => amount);
      expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(stake);
      const [most, least] = [amounts[0] ?? 0n, amounts.at(-1) ?? 0n];
      expect(most - least <= 1n && least > 0n).toBe(true);
    }),
  );
});
