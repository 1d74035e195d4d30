import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepOf } from './rules.ts';

const DAY_MS = 86_400_000;
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

it('continues on the next day, and restarts after the last day and after a missed one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      (gaps, days) => {
        let day = 20_000;
        let signed = { day: dateOf(day), step: stepOf(null, dateOf(day - 1), days) };
        let inARow = 1;
        expect(signed.step).toBe(1);
        for (const gap of gaps) {
          day += gap;
          inARow = gap === 1 ? inARow + 1 : 1;
          signed = { day: dateOf(day), step: stepOf(signed, dateOf(day - 1), days) };
          expect(signed.step).toBe(((inARow - 1) % days) + 1);
        }
      },
    ),
  );
});
