import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { battleHistory, battleList } from '../../../contract/http/offers/battle.ts';
import { championOrders, championPromo } from '../../../contract/http/offers/champion.ts';
import { champion } from '../../../contract/http/play/champions.ts';
import { http } from '../../net/backend.ts';
import { nextPage } from '../../net/nextPage.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

/** Refresh interval of leaderboards on the server, ms. */
const EVERY = 15_000;
const LIVE = { staleTime: EVERY, refetchInterval: EVERY, refetchOnWindowFocus: true } as const;
const A_PAGE = 7;

/** Today's battle, with the place of the signed-in player. */
export const battleLeaderboard = (userId: string | null) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['battle']),
    queryFn: () => http.send(battleList, undefined, { quiet: true }),
    ...LIVE,
  });

/** The battle's past days. */
export const battleDays = infiniteQueryOptions({
  queryKey: ['battleDays'],
  queryFn: ({ pageParam }) => http.send(battleHistory, { page: pageParam, count: A_PAGE }, { quiet: true }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
  staleTime: 60_000,
});

/** This week's championships, with the player's place in each. */
export const championships = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['champion'], 'championships'),
    queryFn: () => http.send(championPromo, undefined, { quiet: true }),
    ...LIVE,
  });

/** The leaderboard of one championship. */
export const championBoard = (id: string) =>
  queryOptions({
    queryKey: ['championBoard', id],
    queryFn: () => http.send(champion, { id }, { quiet: true }),
    ...LIVE,
  });

/** Prizes that the player has won by place. */
export const placeOrders = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['battle', 'champion'], 'placeOrders'),
    queryFn: () => http.send(championOrders, undefined, { quiet: true }),
  });
