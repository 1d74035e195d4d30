import type { WithdrawInfo, WithdrawLevel } from '../../../../contract/http/money/withdrawals.ts';
import type { Minor } from '../../../../contract/money.ts';

/** The errors of a withdrawal amount; each has its text. */
export type AmountProblem =
  | 'amountEmpty'
  | 'amountWhole'
  | 'amountBelow'
  | 'amountAboveAvailable'
  | 'amountAboveLevel'
  | 'amountAboveDay'
  | 'amountAbove';

/** Minor units per whole unit of the currency; amounts must be whole units. */
const UNIT = 100n;

/** The player's level and its maximum per withdrawal. */
export function levelOf({ vip }: WithdrawInfo): WithdrawLevel | undefined {
  return vip.levels.find(({ level }) => level === vip.level);
}

/** The first error of an amount, null when it is valid. */
export function amountProblem(amount: Minor | null, info: WithdrawInfo): AmountProblem | null {
  if (amount === null || amount === 0n) return 'amountEmpty';
  if (amount % UNIT !== 0n) return 'amountWhole';
  if (amount < BigInt(info.min)) return 'amountBelow';
  if (amount > BigInt(info.available)) return 'amountAboveAvailable';
  const level = levelOf(info);
  if (level && amount > BigInt(level.max)) return 'amountAboveLevel';
  if (amount > BigInt(info.daily.amountLeft)) return 'amountAboveDay';
  return amount > BigInt(info.max) ? 'amountAbove' : null;
}

/** The maximum of one withdrawal now, in whole units; 0 when none is possible. */
export function mostOf(info: WithdrawInfo): Minor {
  let most = BigInt(info.max);
  for (const bound of [info.available, info.daily.amountLeft, levelOf(info)?.max ?? info.max])
    if (BigInt(bound) < most) most = BigInt(bound);
  const whole = most - (most % UNIT);
  return whole < BigInt(info.min) || info.daily.countLeft === 0 ? 0n : whole;
}

/** Up to three round amounts that can be withdrawn, besides the maximum. */
export function presetsOf(info: WithdrawInfo): Minor[] {
  const min = BigInt(info.min);
  const most = mostOf(info);
  return [1n, 2n, 5n, 10n, 20n, 50n, 100n]
    .map((times) => times * min)
    .filter((amount) => amount < most)
    .slice(-3);
}

/** Progress to the next level. */
interface Progress {
  next: WithdrawLevel;
  /** Deposits still missing. */
  missing: Minor;
  /** Progress from the current level to the next, in whole per cent. */
  percent: number;
}

/** Progress to the next level; null on the highest. */
export function progressOf({ level, deposited, levels }: WithdrawInfo['vip']): Progress | null {
  const next = levels.find((one) => one.level > level);
  if (!next) return null;
  const from = BigInt(levels.find((one) => one.level === level)?.deposits ?? '0');
  const [to, paid] = [BigInt(next.deposits), BigInt(deposited)];
  const missing = to > paid ? to - paid : 0n;
  const way = to - from;
  const gone = paid > from ? paid - from : 0n;
  const percent = way > 0n ? Number((gone * 100n) / way) : 0;
  return { next, missing, percent: Math.min(100, percent) };
}
