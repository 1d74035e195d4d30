import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { promoAll, promoCenter, promoNotice, promoSum } from '../../../contract/http/offers/promotions.ts';
import { http } from '../../net/backend.ts';

/** What the house says of promotions. Everything of a player stands under ['promotions', userId], and is read again together. */

export const promotionsKey = (userId: string | null) => ['promotions', userId] as const;

/** Every promotion that runs, with how it stands for who asks; `null` is a visitor. */
export const allPromotions = (userId: string | null) =>
  queryOptions({
    queryKey: [...promotionsKey(userId), 'all'],
    queryFn: () => http.send(promoAll, undefined, { quiet: true }),
    staleTime: 15_000,
  });

const A_PAGE = 20;

/** The bonus centre; its pages go through what was. */
export const bonusCenter = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...promotionsKey(userId), 'center'],
    queryFn: ({ pageParam }) => http.send(promoCenter, { page: pageParam, count: A_PAGE }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: ({ past: { page, count, total } }) => (page * count < total ? page + 1 : undefined),
    staleTime: 0,
  });

/** What each promotion has given. */
export const promotionSums = (userId: string) =>
  queryOptions({
    queryKey: [...promotionsKey(userId), 'sums'],
    queryFn: () => http.send(promoSum, undefined, { quiet: true }),
  });

/** What is worth telling of promotions. */
export const promotionNotices = queryOptions({
  queryKey: ['promotionNotices'],
  queryFn: () => http.send(promoNotice, undefined, { quiet: true }),
  staleTime: 15_000,
});
