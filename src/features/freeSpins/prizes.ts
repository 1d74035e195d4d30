import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ListPage } from '../../../contract/http/page.ts';
import {
  type FreeSpinPrize,
  freeSpinCount,
  freeSpinOrder,
  freeSpinOrders,
  freeSpinUses,
} from '../../../contract/http/play/freeSpins.ts';
import { http } from '../../net/backend.ts';
import { nextPage } from '../../net/nextPage.ts';

/** The player's free spin prizes (contract/http/play/freeSpins.ts). */

/** All of them, or those with at least one played spin. */
export type Which = 'all' | 'played';

const CALLS = { all: freeSpinOrders, played: freeSpinUses } as const;
const A_PAGE = 20;

/** A player's prizes, page by page, newest first, with the date when they were given. */
export const prizeList = (userId: string, which: Which) =>
  infiniteQueryOptions({
    queryKey: ['freeSpins', userId, 'list', which],
    queryFn: async ({ pageParam }) => {
      const { items, ...page } = await http.send(
        CALLS[which],
        { page: pageParam, count: A_PAGE },
        { quiet: true },
      );
      return { ...page, items: items.map((prize) => ({ ...prize, at: prize.createdAt })) };
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

/** Usable prizes, newest first. Old ones may be between them, so it loads pages until all are found. */
export const runningPrizes = (userId: string) =>
  queryOptions({
    queryKey: ['freeSpins', userId, 'running'],
    queryFn: async () => {
      const { count } = await http.send(freeSpinCount, undefined, { quiet: true });
      const running: FreeSpinPrize[] = [];
      let page: number | undefined = 1;
      while (running.length < count && page !== undefined) {
        const request = { page, count: A_PAGE };
        const list: ListPage<FreeSpinPrize> = await http.send(freeSpinOrders, request, { quiet: true });
        running.push(...list.items.filter(({ usable }) => usable));
        page = nextPage(list);
      }
      return running;
    },
    staleTime: 0,
  });

/** One prize. */
export const onePrize = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['freeSpins', userId, 'one', id],
    queryFn: () => http.send(freeSpinOrder, { id }, { quiet: true }),
    staleTime: 0,
  });

/** `waiting`: its provider has not registered it yet, or is unavailable. */
export type PrizeState = 'ready' | 'waiting' | 'used' | 'expired';

/** The state of a prize. */
export function stateOf({ usable, path, used, spins }: FreeSpinPrize): PrizeState {
  if (usable) return path === null ? 'waiting' : 'ready';
  return used < spins ? 'expired' : 'used';
}
