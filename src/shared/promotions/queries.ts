import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { promoAll, promoCenter, promoNotice, promoSum } from '../../../contract/http/offers/promotions.ts';
import { http } from '../../net/backend.ts';

/** Queries about promotions, and the refetching of those affected by a change of awards. */

const ROOT = 'promotions';

/** Codes of promotions; null for any of them. */
export type Promotions = readonly string[] | null;

/**
 * The key of a player's query.
 * @param of the promotions whose awards it shows; null for all of them
 */
export const promotionsKey = (userId: string | null, of: Promotions, ...rest: readonly unknown[]) =>
  [ROOT, userId, of, ...rest] as const;

/**
 * Refetches a player's promotion queries that are on the screen, and marks the others as stale.
 * @param changed the promotions whose awards changed
 */
export function refetchPromotions(
  client: QueryClient,
  userId: string | null,
  changed: Promotions,
): Promise<void> {
  return client.invalidateQueries({
    queryKey: [ROOT, userId],
    predicate: ({ queryKey }) => {
      const of = queryKey[2] as Promotions;
      return changed === null || of === null || of.some((code) => changed.includes(code));
    },
  });
}

/** All active promotions with their state for the player; `null` is a visitor. */
export const allPromotions = (userId: string | null) =>
  queryOptions({
    queryKey: promotionsKey(userId, null, 'all'),
    queryFn: () => http.send(promoAll, undefined, { quiet: true }),
    staleTime: 15_000,
  });

const A_PAGE = 20;

/** The bonus centre; its pages contain past awards. */
export const bonusCenter = (userId: string) =>
  infiniteQueryOptions({
    queryKey: promotionsKey(userId, null, 'center'),
    queryFn: ({ pageParam }) => http.send(promoCenter, { page: pageParam, count: A_PAGE }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: ({ past: { page, count, total } }) => (page * count < total ? page + 1 : undefined),
    staleTime: 0,
  });

/** The total received from each promotion. */
export const promotionSums = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, null, 'sums'),
    queryFn: () => http.send(promoSum, undefined, { quiet: true }),
  });

/** Notices about promotions. */
export const promotionNotices = queryOptions({
  queryKey: ['promotionNotices'],
  queryFn: () => http.send(promoNotice, undefined, { quiet: true }),
  staleTime: 15_000,
});
