import * as v from 'valibot';
import { call } from '../call.ts';

/**
 * Championships (calls.tsv, slots): who of those that joined (champion.ts) got the best rate in one of Kilat's games in a week of the
 * market.
 */

export interface Championship {
  /** The game and the week's Monday: 'crash-2026-11-16'. */
  id: string;
  /** The game's id and title. */
  game: string;
  title: string;
  /** ms since 1970; `endsAt` is the first that no longer counts. */
  startsAt: number;
  endsAt: number;
}

/** A player's best paid bet of the week, of at least 1 U. Rates are 1/10000 and amounts minor units, as decimal text. */
export interface ChampionPlace {
  /** 1 is the first; no two players share one. */
  place: number;
  name: string;
  avatar: number;
  rate: string;
  amount: string;
  payout: string;
  currency: string;
  at: number;
}

export interface Leaderboard extends Championship {
  /** The first 50. */
  places: readonly ChampionPlace[];
  /** How many players have a place. */
  players: number;
}

/** The leaderboard of a championship, or of the one that runs now when a game's id is given. 704 when there is none. */
export const champion = call<Leaderboard>()({
  method: 'GET',
  path: '/main/slot/champion/{id}',
  auth: 'open',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-zA-Z0-9-]{0,79}$/)) }),
});

export interface OwnPlace extends Championship {
  /** Null for who did not join, and before the first bet that counts. */
  mine: Pick<ChampionPlace, 'place' | 'rate'> | null;
  players: number;
}

/** The championships that run now, with the player's own place in each. */
export const championMine = call<readonly OwnPlace[]>()({
  method: 'GET',
  path: '/main/slot/champion/mine',
  auth: 'token',
});
