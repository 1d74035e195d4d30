import * as v from 'valibot';
import { call } from '../call.ts';
import { type ListPage, pageFields } from '../page.ts';

/** Free spins that a player was given (calls.tsv, slots). */

export interface FreeSpinPrize {
  id: string;
  /** The game's id and title. */
  game: string;
  title: string;
  spins: number;
  used: number;
  /** Of one spin, and what they have won: minor units as decimal text. */
  bet: string;
  won: string;
  /** Where it is played; null while its studio is away, or has not been told of it yet. */
  path: string | null;
  /** ms since 1970. */
  createdAt: number;
  expiresAt: number;
  /** Whether spins are left and may be played. */
  usable: boolean;
}

/** All of the player's free spins, the newest first. */
export const freeSpinOrders = call<ListPage<FreeSpinPrize>>()({
  method: 'GET',
  path: '/main/slot/fsPrizeOrder',
  auth: 'token',
  input: v.object(pageFields),
});

/** How many of them are usable. */
export const freeSpinCount = call<{ count: number }>()({
  method: 'GET',
  path: '/main/slot/fsPrizeCount',
  auth: 'token',
});

/** One of them. 704 when it is not the player's. */
export const freeSpinOrder = call<FreeSpinPrize>()({
  method: 'GET',
  path: '/main/slot/fsPrizeOrderDetail',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

/** Those of which at least one spin was played, the newest first. */
export const freeSpinUses = call<ListPage<FreeSpinPrize>>()({
  method: 'GET',
  path: '/main/slot/fsPrizeUse',
  auth: 'token',
  input: v.object(pageFields),
});
