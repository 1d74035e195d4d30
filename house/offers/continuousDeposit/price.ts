import type { Habits } from '../engine/habits.ts';
import type { ContinuousDepositNumbers } from './settings.ts';

/**
 * What a week of these habits is given, in U. Who counts on every day leaves one out after the last step, as a new run brings more than
 * one that goes on.
 */
export function weekCost({ least, steps }: ContinuousDepositNumbers, { staked, deposited }: Habits): number {
  const counted = staked.map((stake, i) => 100 * Math.min(stake, deposited[i] ?? 0) >= least);
  const given = (days: number) =>
    steps.reduce((sum, step) => sum + (days >= step.days ? step.bonus / 100 : 0), 0);
  const missed = counted.indexOf(false);
  if (missed < 0) return Math.max(...steps.map(({ days }) => (7 * given(days)) / (days + 1)));
  // Week after week, so the week begins behind a day that was missed.
  const days = [...counted.slice(missed), ...counted.slice(0, missed)];
  let [sum, run] = [0, 0];
  for (const day of [...days, false]) {
    if (!day) sum += given(run);
    run = day ? run + 1 : 0;
  }
  return sum;
}
