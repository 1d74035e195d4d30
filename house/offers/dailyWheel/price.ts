import { costOfTable, WHEEL_NUMBERS } from '../../../contract/promotions/dailyWheel/tables.ts';
import type { Habits } from '../engine/habits.ts';
import { waysOf } from './rules.ts';
import { tableOf, type WheelNumbers } from './settings.ts';

/** A market in which a minor unit is a hundredth of U, the unit of settings. */
const HUNDREDTHS = { unit: 100n };
const hundredthsOf = (u = 0) => BigInt(Math.round(100 * u));

/** The cost of a week of these habits, in U, with the table `default`: `new_user` is only used on a player's first days. */
export function costOfWeek(numbers: WheelNumbers, { staked, deposited }: Habits): number {
  const worth = Number(costOfTable(tableOf(numbers.tables.default))) / WHEEL_NUMBERS / 100;
  const spins = staked.map((today, i) => {
    const day = {
      day: '',
      stakedBefore: hundredthsOf(staked[(i + 6) % 7]),
      staked: hundredthsOf(today),
      firstDeposit: hundredthsOf(deposited[i]),
    };
    return waysOf(day, numbers, HUNDREDTHS).filter(({ earned }) => earned).length;
  });
  return worth * spins.reduce((sum, one) => sum + one, 0);
}
