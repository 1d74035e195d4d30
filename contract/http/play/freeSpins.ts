import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type { freeSpinOrderInput, freeSpinOrdersInput, freeSpinUsesInput } from './inputs/freeSpins.ts';

/** Free spins given to a player (calls.tsv, slots). */

export interface FreeSpinPrize {
  id: string;
  /** The game's id and title. */
  game: string;
  title: string;
  spins: number;
  used: number;
  /** The bet of one spin, and the total winnings: minor units as decimal text. */
  bet: string;
  won: string;
  /** The path where it is played; null while its provider is unavailable, or has not registered them yet. */
  path: string | null;
  /** ms since 1970. */
  createdAt: number;
  expiresAt: number;
  /** Whether spins are left and can be played. */
  usable: boolean;
}

/** All of the player's free spins, newest first. */
export const freeSpinOrders = call<ListPage<FreeSpinPrize>, typeof freeSpinOrdersInput>({
  method: 'GET',
  path: '/main/slot/fsPrizeOrder',
  auth: 'token',
});

/** How many of them are usable. */
export const freeSpinCount = call<{ count: number }>({
  method: 'GET',
  path: '/main/slot/fsPrizeCount',
  auth: 'token',
});

/** One of them. 704 it is not the player's. */
export const freeSpinOrder = call<FreeSpinPrize, typeof freeSpinOrderInput>({
  method: 'GET',
  path: '/main/slot/fsPrizeOrderDetail',
  auth: 'token',
});

/** Those with at least one played spin, newest first. */
export const freeSpinUses = call<ListPage<FreeSpinPrize>, typeof freeSpinUsesInput>({
  method: 'GET',
  path: '/main/slot/fsPrizeUse',
  auth: 'token',
});
