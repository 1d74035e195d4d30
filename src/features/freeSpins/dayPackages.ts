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

/** What is chosen until the player chooses: the greatest package that was reached, and the first slot. Null where none can be. */
export function firstChoice({ packages, slots }: Pick<FreeSpin, 'packages' | 'slots'>): {
  number: number;
  game: string;
} | null {
  const reached = packages.findLast((one) => one.reached);
  const [slot] = slots;
  return reached && slot ? { number: reached.number, game: slot.game } : null;
}

/** What is to be staked today for a package tomorrow: the next one that is not open yet, null when all are. */
export function nextLeast({
  packages,
  stakedToday,
}: Pick<FreeSpin, 'packages' | 'stakedToday'>): string | null {
  return packages.find(({ least }) => BigInt(least) > BigInt(stakedToday))?.least ?? null;
}
