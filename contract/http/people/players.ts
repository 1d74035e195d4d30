import { OWN_GAME_KEYS } from '../../games/ownGameKeys.ts';
import { call } from '../call.ts';
import type { gameTutorialInput, userVisitInput } from './inputs/players.ts';

/** Small calls about players: seen game guides, who is online, weekly winners. Amounts as in accounts.ts. */

/** The keys of Kilat's own games (spec.md, section 1). */
export const GUIDED_GAMES: readonly string[] = OWN_GAME_KEYS;

/** Marks a game's guide as seen. 721 it is not one of Kilat's games. */
export const gameTutorial = call<{ ok: true }, typeof gameTutorialInput>({
  method: 'POST',
  path: '/main/user/{game}/tutorial',
  auth: 'token',
});

/** The games whose guide the player has seen. */
export const gameTutorialLog = call<{ games: readonly string[] }>({
  method: 'GET',
  path: '/main/user/game/tutorial/log',
  auth: 'token',
});

export interface NetProfit {
  place: number;
  name: string;
  avatar: number;
  /** The player's winnings minus losses; positive. */
  profit: string;
  currency: string;
}

/** The players with the highest net profit of this market week, over all bets; ten at most. */
export const userNetProfits = call<{ from: number; players: readonly NetProfit[] }>({
  method: 'GET',
  path: '/main/user/netprofit/top10',
  auth: 'open',
});

/** Starts a visit. The client stores the id and sends it again next time; visits are only counted by day. */
export const userVisit = call<{ visitorId: string }, typeof userVisitInput>({
  method: 'GET',
  path: '/main/user/visit',
  auth: 'open',
});

/** Number of connected channel sockets. */
export const userOnline = call<{ count: number }>({
  method: 'GET',
  path: '/main/user/online',
  auth: 'open',
});
