import { WHEEL_NUMBERS, WHEEL_SEGMENTS } from '../../../../contract/promotions/dailyWheel/tables.ts';

/**
 * Number of segments for each entry of a table: one each, the rest by weight, largest remainders first. A more probable entry
 * never gets fewer.
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
 * The entry of each segment, clockwise from the top at rest: each entry's segments are spread evenly, and no two neighbours are
 * equal where no entry has more segments than all smaller ones together.
 */
export function segmentEntries(weights: readonly number[]): number[] {
  const most = segmentCounts(weights)
    .map((count, entry) => ({ entry, count }))
    .sort((a, b) => b.count - a.count || b.entry - a.entry);
  return woven(most);
}

/** Each segment of the first entry, followed by its share of all others, interleaved the same way. */
function woven([first, ...rest]: readonly { entry: number; count: number }[]): number[] {
  if (!first) return [];
  const { entry, count } = first;
  const others = woven(rest);
  const from = (i: number) => Math.floor((i * others.length) / count);
  return Array.from({ length: count }, (_, i) => [entry, ...others.slice(from(i), from(i + 1))]).flat();
}
