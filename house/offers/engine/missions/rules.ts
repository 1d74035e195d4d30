import type { MissionName } from '../../../../contract/http/offers/missions.ts';
import { DAY_MS, dateAfter, dateOf, dayOfDate, type Period } from '../../../../contract/marketTime.ts';

/** A player's progress with a mission. */
export interface MissionState {
  mission: MissionName;
  unit: 'amount' | 'count';
  progress: bigint;
  target: bigint;
  /** Additional required stakes. */
  play?: { progress: bigint; target: bigint };
}

/** Whether it is done, including required stakes. */
export function isDone({ progress, target, play }: Omit<MissionState, 'mission' | 'unit'>): boolean {
  return progress >= target && (play === undefined || play.progress >= play.target);
}

/** The days of missions, in the market's time: whole days, to match the day totals. */
export interface Stretch extends Period {
  first: string;
  last: string;
  /** Until when completed missions can be claimed. */
  claimUntil: number;
}

/**
 * The first day plus `days` further ones: a player has at least the promised time, however late in the day it began.
 * @param first '2026-11-27'
 */
export function stretchFrom(first: string, days: number, claimDays: number, timeZone: string): Stretch {
  const last = dateAfter(first, days);
  const { end } = dayOfDate(last, timeZone);
  return { first, last, start: dayOfDate(first, timeZone).start, end, claimUntil: end + claimDays * DAY_MS };
}

/** The stretch that begins on the day of a point in time. */
export const stretchAt = (at: number, days: number, claimDays: number, timeZone: string) =>
  stretchFrom(dateOf(at, timeZone), days, claimDays, timeZone);
