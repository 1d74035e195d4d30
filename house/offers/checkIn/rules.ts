/** A day with a check-in, and its position in the cycle. */
export interface Signed {
  /** '2026-11-27'. */
  day: string;
  step: number;
}

/**
 * Today's position in the cycle: the one after yesterday's, or the first after the last or after a missed day.
 * @param last the last check-in before today; null for none
 */
export function stepOf(last: Signed | null, yesterday: string, days: number): number {
  return last?.day === yesterday && last.step < days ? last.step + 1 : 1;
}
