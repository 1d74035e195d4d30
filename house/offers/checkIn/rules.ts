/** A day that was signed, and which of the cycle's it was. */
export interface Signed {
  /** '2026-11-27'. */
  day: string;
  step: number;
}

/**
 * Which day of the cycle today is: the one after yesterday's, the first again after the last or after a missed day.
 * @param last the day that was signed last before today, null for none
 */
export function stepOf(last: Signed | null, yesterday: string, days: number): number {
  return last?.day === yesterday && last.step < days ? last.step + 1 : 1;
}
