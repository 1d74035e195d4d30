import type { WithdrawInfo, WithdrawLevel } from '../../../contract/http/withdrawals.ts';
import type { Minor } from '../../../contract/money.ts';

type Vip = WithdrawInfo['vip'];

/** The way to the next level. */
export interface Progress {
  next: WithdrawLevel;
  /** Still to be paid in. */
  missing: Minor;
  /** How far from the present level to the next, in whole per cent. */
  percent: number;
}

/** How far the next level is; null on the highest. */
export function progressOf({ level, deposited, levels }: Vip): Progress | null {
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
