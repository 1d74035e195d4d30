import { dateAfter } from '../../../contract/marketTime.ts';
import { LEVEL_SCORES, levelOfScore } from '../../../contract/promotions/vipLevels.ts';

/** Weighted stakes of a day ('2026-11-27'), in minor units. */
export interface PlayedDay {
  day: string;
  weighed: bigint;
}

/** A level, and the highest one ever reached. */
export interface Ladder {
  level: number;
  top: number;
}

/** The requirement for keeping a level: basis points of its score within a number of days. */
export interface RetentionRule {
  keptDays: number;
  keptShare: number;
}

/** The weighted stakes required for a level, in minor units; there is none beyond the last one. */
export function scoreOf(level: number, unit: bigint): bigint {
  return BigInt(LEVEL_SCORES[level] ?? 0) * unit;
}

/** The weighted stakes of the last days required to keep a level, in minor units: rounded up. */
export function leastToRetain(level: number, { keptShare }: RetentionRule, unit: bigint): bigint {
  return (scoreOf(level, unit) * BigInt(keptShare) + 9_999n) / 10_000n;
}

/** The sum of the weighted stakes of the days up to one, within the period for keeping a level. */
export function recentOf(played: readonly PlayedDay[], day: string, { keptDays }: RetentionRule): bigint {
  const before = dateAfter(day, -keptDays);
  return played.reduce((sum, one) => (one.day > before && one.day <= day ? sum + one.weighed : sum), 0n);
}

/**
 * Applies the rises of a level, day by day. A level is reached as soon as its score is; a fallen one is regained as soon as the
 * stakes of the last days meet its requirement.
 * @param fell the first day since the last fall: an earlier day that was not counted yet at the fall regains nothing
 * @param weighed the total of the days that are already `counted`
 * @param played by date, including the days before `counted` that the period of the first new day may need
 */
export function climbed(
  from: Ladder & { weighed: bigint; counted: string; fell?: string | undefined },
  played: readonly PlayedDay[],
  { retention, unit }: { retention: RetentionRule; unit: bigint },
): { ladder: Ladder; changes: { day: string; from: number; to: number }[] } {
  let { level, top, weighed } = from;
  const changes = [];
  for (const { day, weighed: today } of played) {
    if (day <= from.counted) continue;
    weighed += today;
    const reached = levelOfScore(weighed / unit);
    let to = level;
    if (reached > top) to = reached;
    else if (level < top && day >= (from.fell ?? ''))
      to = regained({ level, top }, recentOf(played, day, retention), { retention, unit });
    top = Math.max(top, to);
    if (to > level) changes.push({ day, from: level, to });
    level = to;
  }
  return { ladder: { level, top }, changes };
}

/** The highest level up to the top whose requirement the last days meet; at least the current one. */
function regained(
  { level, top }: Ladder,
  recent: bigint,
  { retention, unit }: { retention: RetentionRule; unit: bigint },
): number {
  let current = level;
  while (current < top && recent >= leastToRetain(current + 1, retention, unit)) current += 1;
  return current;
}

/** The progress to the next level: the missing stakes, in minor units, and the completed fraction, 0 to 1. */
export function wayOf(
  { level, top }: Ladder,
  { weighed, recent }: { weighed: bigint; recent: bigint },
  { retention, unit }: { retention: RetentionRule; unit: bigint },
): { missing: bigint; progressRate: number } {
  const next = level + 1;
  if (next >= LEVEL_SCORES.length) return { missing: 0n, progressRate: 1 };
  const [from, to, have] =
    level < top
      ? [0n, leastToRetain(next, retention, unit), recent]
      : [scoreOf(level, unit), scoreOf(next, unit), weighed];
  const missing = to > have ? to - have : 0n;
  const rate = to > from ? Number(((have - from) * 10_000n) / (to - from)) / 10_000 : 1;
  return { missing, progressRate: Math.min(Math.max(rate, 0), 1) };
}
