import { queryOptions } from '@tanstack/react-query';
import { ErrorCode } from '../../../contract/errors.ts';
import { type FreeSpin, freeSpin } from '../../../contract/http/offers/freeSpin.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

/** The day's package; null where the promotion is over. */
export const dayPackage = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['freeSpin']),
    queryFn: () =>
      http.send(freeSpin, undefined, { quiet: true }).catch((error: unknown) => {
        if (error instanceof HttpError && error.code === ErrorCode.promotionOver) return null;
        throw error;
      }),
    staleTime: 0,
  });

/** The default choice: the largest reached package and the first slot. Null where none is available. */
export function firstChoice({ packages, slots }: Pick<FreeSpin, 'packages' | 'slots'>): {
  number: number;
  game: string;
} | null {
  const reached = packages.findLast((one) => one.reached);
  const [slot] = slots;
  return reached && slot ? { number: reached.number, game: slot.game } : null;
}

/** The stake needed today to unlock the next package for tomorrow; null when all are unlocked. */
export function nextLeast({
  packages,
  stakedToday,
}: Pick<FreeSpin, 'packages' | 'stakedToday'>): string | null {
  return packages.find(({ least }) => BigInt(least) > BigInt(stakedToday))?.least ?? null;
}
