import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  lotteryLatest,
  lotteryOwnTickets,
  lotteryWeekUser,
  lotteryWinners,
} from '../../../contract/http/offers/weekLottery.ts';
import { http } from '../../net/backend.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

/** How often the server updates the jackpot, ms. */
const GROWS_MS = 5_000;
const A_PAGE = 20;

const key = (userId: string, ...what: readonly unknown[]) => promotionsKey(userId, ['weekLottery'], ...what);

/**
 * The current lottery week of a player.
 * @param live polled, for a view of the growing jackpot
 */
export const lotteryWeek = (userId: string, live = false) =>
  queryOptions({
    queryKey: key(userId, 'week'),
    queryFn: () => http.send(lotteryWeekUser, {}, { quiet: true }),
    staleTime: GROWS_MS,
    refetchInterval: live ? GROWS_MS : false,
  });

/** The player's tickets of this week. */
export const ownTickets = (userId: string) =>
  infiniteQueryOptions({
    queryKey: key(userId, 'tickets'),
    queryFn: ({ pageParam }) =>
      http.send(lotteryOwnTickets, { page: pageParam, count: A_PAGE }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: ({ page, count, total }) => (page * count < total ? page + 1 : undefined),
  });

/** The latest fifty tickets of all players. */
export const latestTickets = (userId: string) =>
  queryOptions({
    queryKey: key(userId, 'latest'),
    queryFn: () => http.send(lotteryLatest, undefined, { quiet: true }),
    staleTime: GROWS_MS,
  });

/** A draw; the latest unless a week is given. */
export const lotteryDraws = (userId: string, week: string | null) =>
  queryOptions({
    queryKey: key(userId, 'draws', week),
    queryFn: () => http.send(lotteryWinners, week === null ? {} : { week }, { quiet: true }),
    staleTime: 30_000,
  });
