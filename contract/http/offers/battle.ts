import * as v from 'valibot';
import { call } from '../call.ts';
import { type ListPage, pageFields } from '../page.ts';
import type { PrizeStep } from './champion.ts';

/** The daily battle (calls.tsv, promo): who staked most, all games together. Amounts are minor units as decimal text. */

export interface BattlePlace {
  /** 1 is the first; of equal amounts the older account stands first. */
  place: number;
  /** Masked: 'bu***i'. */
  name: string;
  avatar: number;
  staked: string;
  prize: string;
  /** The player's own, for who has a token. */
  own: boolean;
}

export interface BattleLeaderboard {
  /** The market's day, '2026-11-27', and when it ends, ms since 1970. */
  day: string;
  endsAt: number;
  pot: string;
  prizes: readonly PrizeStep[];
  /** The first, as many as there are prizes. */
  places: readonly BattlePlace[];
  /** How many have staked today. */
  players: number;
  /** When it was read, and until when it is not read again. */
  at: number;
  nextAt: number;
  /** The player's own: null for visitors and on a break. */
  mine: {
    /** Null before the first bet of the day that ended. */
    place: number | null;
    staked: string;
    prize: string | null;
    /** What is to be staked to pass the place before; null for the first. */
    toNext: string | null;
    /** What is to be staked to stand on a place with a prize; null for who does. */
    toPrize: string | null;
  } | null;
}

/** How the day stands. A token is not needed. Refusal: 1028 the promotion does not run. */
export const battleList = call<BattleLeaderboard>()({
  method: 'GET',
  path: '/main/promo/battle/list',
  auth: 'open',
  known: true,
});

export interface BattleDay {
  day: string;
  places: readonly Omit<BattlePlace, 'own'>[];
}

/** The days that are over and what their places brought, the newest first. */
export const battleHistory = call<ListPage<BattleDay>>()({
  method: 'GET',
  path: '/main/promo/battle/history',
  auth: 'open',
  input: v.object(pageFields),
});
