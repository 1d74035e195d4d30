import type { Habits } from '../engine/habits.ts';
import type { ContinuousDepositNumbers } from './settings.ts';

/**
 * The cost of a week of these habits, in U. A player with deposits on every day is assumed to skip one after the last step,
 * because a new run pays more than a continued one.
 */
export function weekCost({ least, steps }: ContinuousDepositNumbers, { staked, deposited }: Habits): number {
  const counted = staked.map((stake, i) => 100 * Math.min(stake, deposited[i] ?? 0) >= least);
  const given = (days: number) =>
    steps.reduce((sum, step) => sum + (days >= step.days ? step.bonus / 100 : 0), 0);
  const missed = counted.indexOf(false);
  if (missed < 0) return Math.max(...steps.map(({ days }) => (7 * given(days)) / (days + 1)));
  // The habits repeat weekly, so the week is rotated to start after a missed day.
  const days = [...counted.slice(missed), ...counted.slice(0, missed)];
  let [sum, run] = [0, 0];
  for (const day of [...days, false]) {
    if (!day) sum += given(run);
    run = day ? run + 1 : 0;
  }
  return sum;
}
