import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { promoAll, promoCenter, promoNotice, promoSum } from '../../../contract/http/offers/promotions.ts';
import { http } from '../../net/backend.ts';

/** Queries about promotions, and how those are refetched that a change of awards concerns. */

const ROOT = 'promotions';

/** Codes of promotions; null for any of them. */
export type Promotions = readonly string[] | null;

/** The key of a player's query. @param of the promotions whose awards it shows; null for all of them */
export const promotionsKey = (userId: string | null, of: Promotions, ...rest: readonly unknown[]) =>
  [ROOT, userId, of, ...rest] as const;

/** Refetches what a player sees of promotions, and marks what is not on screen as stale. @param changed whose awards changed */
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

/** Every promotion that runs, with how it stands for who asks; `null` is a visitor. */
export const allPromotions = (userId: string | null) =>
  queryOptions({
    queryKey: promotionsKey(userId, null, 'all'),
    queryFn: () => http.send(promoAll, undefined, { quiet: true }),
    staleTime: 15_000,
  });

const A_PAGE = 20;

/** The bonus centre; its pages go through what was. */
export const bonusCenter = (userId: string) =>
  infiniteQueryOptions({
    queryKey: promotionsKey(userId, null, 'center'),
    queryFn: ({ pageParam }) => http.send(promoCenter, { page: pageParam, count: A_PAGE }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: ({ past: { page, count, total } }) => (page * count < total ? page + 1 : undefined),
    staleTime: 0,
  });

/** What each promotion has given. */
export const promotionSums = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, null, 'sums'),
    queryFn: () => http.send(promoSum, undefined, { quiet: true }),
  });

/** What is worth telling of promotions. */
export const promotionNotices = queryOptions({
  queryKey: ['promotionNotices'],
  queryFn: () => http.send(promoNotice, undefined, { quiet: true }),
  staleTime: 15_000,
});
