import { stripsOf } from '../board.ts';
import { leastCount, type Pays } from '../countTable.ts';
import type { FreeSpinRules } from '../freeSpins.ts';
import { SCATTER } from '../symbols.ts';
import { type Expected, PayCounts } from './expected.ts';
import { freeSpinCounts } from './freeSpinCount.ts';
import { symbolCounts } from './symbolCounts.ts';

interface Reels {
  pays: Pays;
  reels: readonly string[];
  free: FreeSpinRules & { reels: readonly string[] };
}

/**
 * Combines the results of a base spin and a free spin, without scatter payouts. Free spins have the same distribution, and
 * their number does not depend on later ones, so their average sum is the average number times the average of one (Wald's
 * equation).
 */
export function withFreeSpins(of: Reels, rows: number, base: PayCounts, free: PayCounts): Expected {
  const onBase = symbolCounts(stripsOf(of.reels), rows, SCATTER);
  const onFree = symbolCounts(stripsOf(of.free.reels), rows, SCATTER);
  for (const [count, chance] of onBase.entries()) base.add(SCATTER, count, chance);
  for (const [count, chance] of onFree.entries()) free.add(SCATTER, count, chance);
  const spins = freeSpinCounts(of.free, onFree);
  const played = onBase.reduce((sum, chance, count) => sum + chance * (spins[count] ?? 0), 0);
  const least = leastCount(of.free.spins);
  const counts = new PayCounts();
  counts.addAll(base, 1);
  counts.addAll(free, played);
  return {
    counts,
    besides: 0,
    featureRate: onBase.slice(least).reduce((sum, chance) => sum + chance, 0),
    bought: (spins[least] ?? 0) * free.sum(of.pays),
  };
}
