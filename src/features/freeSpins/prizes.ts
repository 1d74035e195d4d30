import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type FreeSpinPrize,
  freeSpinOrder,
  freeSpinOrders,
  freeSpinUses,
} from '../../../contract/http/freeSpins.ts';
import { http } from '../../net/house.ts';

/** The free spins that a player was given, as the house tells them (contract/http/freeSpins.ts). */

/** All of them, or those of which at least one spin was played. */
export type Which = 'all' | 'played';

const CALLS = { all: freeSpinOrders, played: freeSpinUses } as const;
const A_PAGE = 20;

/** A player's prizes, page by page, the newest first, dated by when they were given. */
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
    getNextPageParam: ({ page, count, total }) => (page * count < total ? page + 1 : undefined),
    staleTime: 0,
  });

/** One of them. */
export const onePrize = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['freeSpins', userId, 'one', id],
    queryFn: () => http.send(freeSpinOrder, { id }, { quiet: true }),
    staleTime: 0,
  });

/** `waiting`: its studio has not been told of it yet, or is away. */
export type PrizeState = 'ready' | 'waiting' | 'used' | 'expired';

/** How it stands with a prize. */
export function stateOf({ usable, path, used, spins }: FreeSpinPrize): PrizeState {
  if (usable) return path === null ? 'waiting' : 'ready';
  return used < spins ? 'expired' : 'used';
}

/** A state's word and the tone of its badge. */
export const STATES = {
  ready: { text: 'ready', tone: 'volt' },
  waiting: { text: 'waiting', tone: 'quiet' },
  used: { text: 'usedUp', tone: 'teal' },
  expired: { text: 'expired', tone: 'quiet' },
} as const satisfies Record<PrizeState, { text: string; tone: string }>;
