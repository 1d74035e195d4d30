import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { wheelConfig, wheelInfo, wheelLog, wheelOrders } from '../../../contract/http/offers/dailyWheel.ts';
import { http } from '../../net/backend.ts';
import { nextPage } from '../../net/nextPage.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

/** Queries of the daily wheel (contract/http/offers/dailyWheel.ts). */

const wheelKey = (userId: string, what: string) => promotionsKey(userId, ['dailyWheel'], what);

/** The current prize tables, or those of a version, which never change. */
export const wheelTables = (version?: number) =>
  queryOptions({
    queryKey: ['dailyWheel', 'config', version ?? 'now'],
    queryFn: () => http.send(wheelConfig, version === undefined ? {} : { version }, { quiet: true }),
    staleTime: version === undefined ? 15_000 : Number.POSITIVE_INFINITY,
  });

/** The state of the wheel for a player. */
export const wheelState = (userId: string) =>
  queryOptions({
    queryKey: wheelKey(userId, 'info'),
    queryFn: () => http.send(wheelInfo, undefined, { quiet: true }),
    staleTime: 0,
  });

/** Ways to earn spins, and prizes to be claimed. */
export const wheelWays = (userId: string) =>
  queryOptions({
    queryKey: wheelKey(userId, 'orders'),
    queryFn: () => http.send(wheelOrders, undefined, { quiet: true }),
    staleTime: 0,
  });

const A_PAGE = 20;

/** A player's spins, page by page, newest first. */
export const wheelSpins = (userId: string) =>
  infiniteQueryOptions({
    queryKey: wheelKey(userId, 'log'),
    queryFn: ({ pageParam }) => http.send(wheelLog, { page: pageParam, count: A_PAGE }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
