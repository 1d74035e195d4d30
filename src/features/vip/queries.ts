import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { vipCashbackHistory, vipConfigs, vipRewardOrders } from '../../../contract/http/offers/vip.ts';
import { http } from '../../net/backend.ts';
import { nextPage } from '../../net/nextPage.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

/** The scheme, the same for all players. */
export const vipScheme = queryOptions({
  queryKey: ['vipConfigs'],
  queryFn: () => http.send(vipConfigs, undefined, { quiet: true }),
  staleTime: 60_000,
});

/** A player's rewards, and the history of the level. */
export const vipRecord = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['vip'], 'record'),
    queryFn: () => http.send(vipRewardOrders, undefined, { quiet: true }),
    staleTime: 15_000,
  });

const A_PAGE = 30;

/** A player's cashback, day by day. */
export const cashbackDays = (userId: string) =>
  infiniteQueryOptions({
    queryKey: promotionsKey(userId, ['cashback']),
    queryFn: ({ pageParam }) =>
      http.send(vipCashbackHistory, { page: pageParam, count: A_PAGE }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
