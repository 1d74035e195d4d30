import { WHEEL_NUMBERS, WHEEL_SEGMENTS } from '../../../../contract/promotions/dailyWheel/tables.ts';

/**
 * How many segments of the wheel each entry of a table is shown by: one each, and the others by their weights, the largest
 * remainders first. So what is drawn more often is never shown by fewer.
 * @param weights of at least one entry and at most as many as there are segments
 */
export function segmentCounts(weights: readonly number[]): number[] {
  const more = WHEEL_SEGMENTS - weights.length;
  const shares = weights.map((weight) => weight * more);
  const counts = shares.map((share) => 1 + Math.floor(share / WHEEL_NUMBERS));
  const left = WHEEL_SEGMENTS - counts.reduce((sum, count) => sum + count, 0);
  const byRemainder = shares
    .map((share, entry) => ({ entry, remainder: share % WHEEL_NUMBERS }))
    .sort((a, b) => b.remainder - a.remainder || a.entry - b.entry);
  for (const { entry } of byRemainder.slice(0, left)) counts[entry] = (counts[entry] ?? 0) + 1;
  return counts;
}

/**
 * The entry of each segment, clockwise from the top at rest, spread as evenly as can be: each place goes to the entry that is
 * furthest behind its share.
 */
export function segmentEntries(weights: readonly number[]): number[] {
  const counts = segmentCounts(weights);
  const owed = counts.map(() => 0);
  return Array.from({ length: WHEEL_SEGMENTS }, () => {
    counts.forEach((count, entry) => {
      owed[entry] = (owed[entry] ?? 0) + count;
    });
    const next = owed.indexOf(Math.max(...owed));
    owed[next] = (owed[next] ?? 0) - WHEEL_SEGMENTS;
    return next;
  });
}
