/** Multipliers lie within 1 and 99999 (spec.md, section 5). */
export const TIMES_MOST = 99_999;
/** Multipliers that one press chooses. */
export const TIMES_STEPS = [1, 5, 10, 20, 50, 100];

/** A multiplier as it is typed: one below 1 counts as 1, one above the most as that. */
export function readTimes(text: string): { times: number; problem: 'timesLow' | 'valueRange' | null } {
  const typed = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  if (typed < 1) return { times: 1, problem: 'timesLow' };
  if (typed > TIMES_MOST) return { times: TIMES_MOST, problem: 'valueRange' };
  return { times: typed, problem: null };
}
