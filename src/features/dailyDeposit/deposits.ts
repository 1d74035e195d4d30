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

/** The state of the day's deposits; null where the promotion is over. */
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

/** What is missing for a step, in minor units; one of the two values is 0. */
export function missingOf(
  { deposit }: Pick<DepositStep, 'deposit'>,
  { deposited, staked }: Pick<DailyDeposit, 'deposited' | 'staked'>,
): { deposit: bigint; stake: bigint } {
  const above = (has: string) => (BigInt(deposit) > BigInt(has) ? BigInt(deposit) - BigInt(has) : 0n);
  return { deposit: above(deposited), stake: above(staked) };
}

/** Progress of a step in whole per cent, half for the deposit and half for the stake; 100 only when both are complete. */
export function percentOf(
  step: Pick<DepositStep, 'deposit'>,
  day: Pick<DailyDeposit, 'deposited' | 'staked'>,
): number {
  const { deposit, stake } = missingOf(step, day);
  const whole = 2n * BigInt(step.deposit);
  return Number((100n * (whole - deposit - stake)) / whole);
}
