import { LIMIT_KINDS } from '../../../contract/http/people/inputs/limits.ts';
import type { LimitKind, LimitState } from '../../../contract/http/people/limits.ts';

/** The effect of requesting an amount: the server's rule (house/money/limits/rules.ts), shown before the request. */
export function effectOf(
  { amount, next }: Pick<LimitState, 'amount' | 'next'>,
  requested: bigint | null,
): 'tighter' | 'looser' | 'same' | 'stays' {
  const now = amount === null ? null : BigInt(amount);
  // Requesting the current amount cancels a pending looser one.
  if (requested === now) return next ? 'stays' : 'same';
  if (now === null) return 'tighter';
  return requested === null || requested > now ? 'looser' : 'tighter';
}

/** The used share of a limit: 0 to 1, 0 while the player is in profit; null without a limit. */
export function shareOf({ amount, used }: Pick<LimitState, 'amount' | 'used'>): number | null {
  if (amount === null) return null;
  const spent = BigInt(used) > 0n ? BigInt(used) : 0n;
  if (spent >= BigInt(amount)) return 1;
  return Number((spent * 1_000n) / BigInt(amount)) / 1_000;
}

export const DEPOSIT_KINDS = LIMIT_KINDS.filter((kind) => kind.startsWith('deposit'));
export const LOSS_KINDS = LIMIT_KINDS.filter((kind) => kind.startsWith('loss'));

export function isDeposit(kind: LimitKind): boolean {
  return kind.startsWith('deposit');
}

/** Text keys of the limits' group titles. */
export const TITLES = {
  depositDay: 'titleDepositDay',
  depositWeek: 'titleDepositWeek',
  depositMonth: 'titleDepositMonth',
  lossDay: 'titleLossDay',
  lossWeek: 'titleLossWeek',
  lossMonth: 'titleLossMonth',
} as const satisfies Record<LimitKind, string>;

/** Text keys of the limits' periods. */
export const SPANS = {
  depositDay: 'day',
  depositWeek: 'week',
  depositMonth: 'month',
  lossDay: 'day',
  lossWeek: 'week',
  lossMonth: 'month',
} as const satisfies Record<LimitKind, string>;
