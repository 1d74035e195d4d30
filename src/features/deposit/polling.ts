import type { DepositOrder } from '../../../contract/http/deposits.ts';

/** Nothing more is waited for. Money that still comes is credited all the same. */
export function isOver(status: DepositOrder['status']): boolean {
  return status === 'paid' || status === 'expired' || status === 'refused';
}

const STEP = 3_000;
const LONGEST = 30_000;
/** Questions at the first pace: three minutes of them. */
const QUICK = 60;

/** ms until the next question: longer after each one that failed in a row, and when nothing came for long. */
export function pollDelay(answers: number, failures: number): number {
  const slower = Math.max(0, answers - QUICK) * 100;
  return Math.min(LONGEST, (STEP + slower) * 2 ** Math.min(failures, 4));
}
