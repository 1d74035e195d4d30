import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  WHEEL_NUMBERS,
  WHEEL_SEGMENTS,
  WHEEL_TABLES,
} from '../../../../contract/promotions/dailyWheel/tables.ts';
import { segmentCounts, segmentEntries } from './wheelSegments.ts';

/** Weights of any table: the 10 000 numbers cut at random points. */
const weights = fc
  .uniqueArray(fc.integer({ min: 1, max: WHEEL_NUMBERS - 1 }), { maxLength: WHEEL_SEGMENTS - 1 })
  .map((cuts) => {
    const ends = [...cuts.sort((a, b) => a - b), WHEEL_NUMBERS];
    return ends.map((end, i) => end - (ends[i - 1] ?? 0));
  });

const alike = (entries: readonly number[]) =>
  entries.filter((entry, i) => entry === entries[(i + 1) % entries.length]).length;

it('shows every entry, a more probable one never by fewer segments, on 24 in all', () => {
  fc.assert(
    fc.property(weights, (table) => {
      const counts = segmentCounts(table);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(WHEEL_SEGMENTS);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      table.forEach((weight, i) => {
        for (const [j, other] of table.entries())
          if (weight > other) expect(counts[i]).toBeGreaterThanOrEqual(counts[j] ?? 0);
      });
      const entries = segmentEntries(table);
      expect(counts).toEqual(table.map((_, entry) => entries.filter((one) => one === entry).length));
    }),
  );
});

it('places no two equal segments side by side where no entry has more than all smaller ones together', () => {
  fc.assert(
    fc.property(weights, (table) => {
      const counts = segmentCounts(table).sort((a, b) => b - a);
      const rest = (i: number) => counts.slice(i + 1).reduce((sum, count) => sum + count, 0);
      fc.pre(counts.every((count, i) => count === 1 || count <= rest(i)));
      expect(alike(segmentEntries(table))).toBe(0);
    }),
  );
});

it.each([
  ['default', [9, 6, 3, 2, 1, 1, 1, 1]],
  ['new_user', [10, 7, 4, 2, 1]],
] as const)('distributes the table %s', (name, counts) => {
  const table = WHEEL_TABLES[name].map(({ weight }) => weight);
  expect(segmentCounts(table)).toEqual(counts);
  expect(alike(segmentEntries(table))).toBe(0);
});
