import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type { PrizeStep } from './champion.ts';
import type { battleHistoryInput } from './inputs/battle.ts';

/** The daily battle (calls.tsv, promo): a ranking by stakes on all games. Amounts are minor units as decimal text. */

export interface BattlePlace {
  /** 1 is the first; ties are ordered by the age of the account. */
  place: number;
  /** Masked: 'bu***i'. */
  name: string;
  avatar: number;
  staked: string;
  prize: string;
  /** Whether it is the player's own place; requires a token. */
  own: boolean;
}

export interface BattleLeaderboard {
  /** The market's day, '2026-11-27', and when it ends, ms since 1970. */
  day: string;
  endsAt: number;
  pot: string;
  prizes: readonly PrizeStep[];
  /** The top places, as many as there are prizes. */
  places: readonly BattlePlace[];
  /** Number of players who have staked today. */
  players: number;
  /** When it was read, and until when it is cached. */
  at: number;
  nextAt: number;
  /** The player's own place: null for visitors and during a time-out or self-exclusion. */
  mine: {
    /** Null if the player has no finished bet today. */
    place: number | null;
    staked: string;
    prize: string | null;
    /** The stake needed to pass the place above; null for the first. */
    toNext: string | null;
    /** The stake needed to reach a prize; null for players who have one. */
    toPrize: string | null;
  } | null;
}

/** Today's ranking. No token needed. Refusal: 1028 the promotion is not active. */
export const battleList = call<BattleLeaderboard>({
  method: 'GET',
  path: '/main/promo/battle/list',
  auth: 'open',
  known: true,
});

export interface BattleDay {
  day: string;
  places: readonly Omit<BattlePlace, 'own'>[];
}

/** Past days and the prizes of their places, newest first. */
export const battleHistory = call<ListPage<BattleDay>, typeof battleHistoryInput>({
  method: 'GET',
  path: '/main/promo/battle/history',
  auth: 'open',
});
