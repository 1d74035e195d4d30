import { queryOptions } from '@tanstack/react-query';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  type DailyDeposit,
  type DepositStep,
  dailyDeposit,
} from '../../../contract/http/offers/dailyDeposit.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

/** How the day's deposits stand; null where the promotion is over. */
export const depositsToday = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['dailyDeposit']),
    queryFn: () =>
      http.send(dailyDeposit, undefined, { quiet: true }).catch((error: unknown) => {
        if (error instanceof HttpError && error.code === ErrorCode.promotionOver) return null;
        throw error;
      }),
    staleTime: 0,
  });

/** What is missing for a step, in minor units; the other is 0. */
export function missingOf(
  { deposit }: Pick<DepositStep, 'deposit'>,
  { deposited, staked }: Pick<DailyDeposit, 'deposited' | 'staked'>,
): { deposit: bigint; stake: bigint } {
  const above = (has: string) => (BigInt(deposit) > BigInt(has) ? BigInt(deposit) - BigInt(has) : 0n);
  return { deposit: above(deposited), stake: above(staked) };
}

/** How far a step is: half of it is the deposit, half the stake, in whole per cent; 100 only when all is there. */
export function percentOf(
  step: Pick<DepositStep, 'deposit'>,
  day: Pick<DailyDeposit, 'deposited' | 'staked'>,
): number {
  const { deposit, stake } = missingOf(step, day);
  const whole = 2n * BigInt(step.deposit);
  return Number((100n * (whole - deposit - stake)) / whole);
}
