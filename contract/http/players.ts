import * as v from 'valibot';
import { call } from './call.ts';

/** Small calls about players: which game guides they saw, who is here, who won most. */

/** The keys of Kilat's own games (spec.md, section 1). */
export const GUIDED_GAMES: readonly string[] = [
  'coinFlip',
  'crash',
  'dice',
  'dingdong',
  'eggs',
  'hilo',
  'mines',
  'roller',
  'roulette',
  'colorWheel',
  'stairs',
  'cryptos',
  'wingo',
];

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
