import * as v from 'valibot';
import { OWN_GAME_KEYS } from '../../games/ownGameKeys.ts';
import { call } from '../call.ts';

/** Small calls about players: which game guides they saw, who is here, who won most. Amounts as in accounts.ts. */

/** The keys of Kilat's own games (spec.md, section 1). */
export const GUIDED_GAMES: readonly string[] = OWN_GAME_KEYS;

/** The player has seen a game's guide. 721 when it is none of Kilat's games. */
export const gameTutorial = call<{ ok: true }>()({
  method: 'POST',
  path: '/main/user/{game}/tutorial',
  auth: 'token',
  input: v.object({ game: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,20}$/)) }),
});

/** The games whose guide the player has seen. */
export const gameTutorialLog = call<{ games: readonly string[] }>()({
  method: 'GET',
  path: '/main/user/game/tutorial/log',
  auth: 'token',
});

export interface NetProfit {
  place: number;
  name: string;
  avatar: number;
  /** What the player's bets brought beyond what they cost; above zero. */
  profit: string;
  currency: string;
}

/** Who won most of this week of the market, all bets reckoned together; ten at most. */
export const userNetProfits = call<{ from: number; players: readonly NetProfit[] }>()({
  method: 'GET',
  path: '/main/user/netprofit/top10',
  auth: 'open',
});

/** A visit begins. The visitor keeps the id and brings it along the next time; visits are counted by day alone. */
export const userVisit = call<{ visitorId: string }>()({
  method: 'GET',
  path: '/main/user/visit',
  auth: 'open',
  input: v.object({ visitorId: v.optional(v.pipe(v.string(), v.uuid())) }),
});

/** How many are connected to the channel now. */
export const userOnline = call<{ count: number }>()({
  method: 'GET',
  path: '/main/user/online',
  auth: 'open',
});
