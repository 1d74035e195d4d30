import type { MissionName } from '../../../../contract/http/offers/missions.ts';
import { DAY_MS, dateAfter, dateOf, dayOfDate, type Period } from '../../../../contract/marketTime.ts';

/** How far a player is with a mission. */
export interface MissionState {
  mission: MissionName;
  unit: 'amount' | 'count';
  progress: bigint;
  target: bigint;
  /** What is to be staked besides. */
  play?: { progress: bigint; target: bigint };
}

/** Whether it is done, with what is to be staked besides. */
export function isDone({ progress, target, play }: Omit<MissionState, 'mission' | 'unit'>): boolean {
  return progress >= target && (play === undefined || play.progress >= play.target);
}

/** The days of missions, in the market's time: whole ones, so that what day totals say is what counts. */
export interface Stretch extends Period {
  first: string;
  last: string;
  /** Until when what was done can be claimed. */
  claimUntil: number;
}

/**
 * So many days after the one in which it begins, which counts too: nobody has less than was promised, however late in the day it began.
 * @param first '2026-11-27'
 */
export function stretchFrom(first: string, days: number, claimDays: number, timeZone: string): Stretch {
  const last = dateAfter(first, days);
  const { end } = dayOfDate(last, timeZone);
  return { first, last, start: dayOfDate(first, timeZone).start, end, claimUntil: end + claimDays * DAY_MS };
}

/** The stretch that begins with the day of a moment. */
export const stretchAt = (at: number, days: number, claimDays: number, timeZone: string) =>
  stretchFrom(dateOf(at, timeZone), days, claimDays, timeZone);
