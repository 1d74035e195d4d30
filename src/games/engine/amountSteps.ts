import type { Minor } from '../../../contract/money.ts';

/** How buttons change an amount (steps, half, double, minimum and maximum); the same in every game. */

interface Limits {
  min: Minor;
  max: Minor;
}

/** Amounts are typed in whole units of the currency. */
const UNIT = 100n;

/** An amount within the limits; capped at the balance unless the balance is below the minimum. */
export function fittingStake(stake: Minor, limits: Limits, balance: Minor | null): Minor {
  const most = balance !== null && balance >= limits.min && balance < limits.max ? balance : limits.max;
  if (stake < limits.min) return limits.min;
  return stake > most ? most : stake;
}

/** The step at an amount: a tenth of the value of its first digit, at least the minimum amount. */
function stepAt(amount: Minor, { min }: Limits): Minor {
  let step = min;
  while (step * 100n <= amount) step *= 10n;
  return step;
}

/**
 * The amount after `steps` steps, down for negative values: 1.000, 2.000 … 100.000, 110.000 …; from between two steps to the
 * next one. Clamped to the limits and the balance.
 */
export function stepped(amount: Minor, steps: number, limits: Limits, balance: Minor | null): Minor {
  let now = amount;
  for (let i = 0; i < Math.abs(steps); i++) {
    const step = stepAt(steps > 0 ? now : now - 1n, limits);
    now = steps > 0 ? (now / step) * step + step : ((now + step - 1n) / step) * step - step;
  }
  return fittingStake(now, limits, balance);
}

/** `amount * times / parts` in whole units, within the limits and the balance. */
export function scaled(
  amount: Minor,
  [times, parts]: readonly [bigint, bigint],
  limits: Limits,
  balance: Minor | null,
): Minor {
  return fittingStake(whole((amount * times) / parts), limits, balance);
}

/** The maximum bet: the limit, or the balance where that is less, in whole units. */
export function mostStake(limits: Limits, balance: Minor | null): Minor {
  const most = whole(fittingStake(limits.max, limits, balance));
  return most < limits.min ? limits.min : most;
}

const whole = (amount: Minor): Minor => (amount / UNIT) * UNIT;
