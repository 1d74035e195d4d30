import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payTimes } from './payTimes.ts';

it('removes lost chips, pays and clears the pools in this order, before the next round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 6_400 }), (shown) => {
      const { sweep, pay, take, flight, spread, end } = payTimes(shown);
      expect(sweep).toBeGreaterThanOrEqual(shown);
      expect(pay).toBeGreaterThan(sweep);
      expect(take).toBeGreaterThanOrEqual(pay + flight);
      expect(end).toBeGreaterThanOrEqual(take + flight + spread - 2);
      expect(end).toBeLessThanOrEqual(7_201);
    }),
  );
});
