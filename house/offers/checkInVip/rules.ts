import type { VipDay } from '../../../contract/http/offers/checkInVip.ts';

/** The state of a day of the week. @param least the required stakes */
export function dayState(day: string, today: string, staked: bigint, least: bigint): VipDay['state'] {
  if (staked >= least) return 'counted';
  if (day === today) return 'today';
  return day < today ? 'missed' : 'coming';
}

/** The steps that a level has reached with this number of days; none at level 0. */
export function reached<Step extends { days: number }>(
  steps: readonly Step[],
  level: number,
  counted: number,
): Step[] {
  return level === 0 ? [] : steps.filter(({ days }) => days <= counted);
}
