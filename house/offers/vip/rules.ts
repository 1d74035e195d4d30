import { dateAfter } from '../../../contract/marketTime.ts';
import { LEVEL_SCORES, levelOfScore } from '../../../contract/promotions/vipLevels.ts';

/** What was weighed on a day ('2026-11-27'), in minor units. */
export interface PlayedDay {
  day: string;
  weighed: bigint;
}

/** A level, and the highest that was ever reached. */
export interface Ladder {
  level: number;
  top: number;
}

/** What a level is kept for: so many basis points of its score in so many days. */
export interface RetentionRule {
  keptDays: number;
  keptShare: number;
}

/** What is to be weighed for a level, in minor units; none is beyond the last one. */
export function scoreOf(level: number, unit: bigint): bigint {
  return BigInt(LEVEL_SCORES[level] ?? 0) * unit;
}

/** What the last days are to weigh for a level to be kept, in minor units: rounded up. */
export function leastToRetain(level: number, { keptShare }: RetentionRule, unit: bigint): bigint {
  return (scoreOf(level, unit) * BigInt(keptShare) + 9_999n) / 10_000n;
}

/** What was weighed on the days up to one, as many as a level is kept for. */
export function recentOf(played: readonly PlayedDay[], day: string, { keptDays }: RetentionRule): bigint {
  const before = dateAfter(day, -keptDays);
  return played.reduce((sum, one) => (one.day > before && one.day <= day ? sum + one.weighed : sum), 0n);
}

/**
 * Where days take a level up, day by day. One is reached the moment its score is; one that fell is held again as soon as the last days
 * weigh what it is kept for.
 * @param fell the first day since it fell last: one before it, that was not counted yet when it fell, holds nothing again
 * @param weighed all that was before the days that are `counted` by now
 * @param played by their dates, with those before `counted` that the last days of the first new one may need
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

/** The highest level up to the top that the last days keep; the one that is held, at least. */
function regained(
  { level, top }: Ladder,
  recent: bigint,
  { retention, unit }: { retention: RetentionRule; unit: bigint },
): number {
  let current = level;
  while (current < top && recent >= leastToRetain(current + 1, retention, unit)) current += 1;
  return current;
}

/** The way to the next level: what is missing, in minor units, and how far it has been gone, 0 to 1. */
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
