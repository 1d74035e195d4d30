import { call } from '../call.ts';
import type { championInput } from './inputs/champions.ts';

/** Championships (calls.tsv, slots): a weekly ranking of participants (champion.ts) by best rate in one of Kilat's games. */

export interface Championship {
  /** The game and the week's Monday: 'crash-2026-11-16'. */
  id: string;
  /** The game's id and title. */
  game: string;
  title: string;
  /** ms since 1970; `endsAt` is exclusive. */
  startsAt: number;
  endsAt: number;
}

/** A player's best paid bet of the week, of at least 1 U. Rates are 1/10000 and amounts minor units, as decimal text. */
export interface ChampionPlace {
  /** 1 is the first; places are unique. */
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
  /** Number of players with a place. */
  players: number;
}

/** The leaderboard of a championship, or of a game's current one if a game's id is given. 704 it does not exist. */
export const champion = call<Leaderboard, typeof championInput>({
  method: 'GET',
  path: '/main/slot/champion/{id}',
  auth: 'open',
});

export interface OwnPlace extends Championship {
  /** Null if the player has not joined, and before the first qualifying bet. */
  mine: Pick<ChampionPlace, 'place' | 'rate'> | null;
  players: number;
}

/** The current championships, with the player's own place in each. */
export const championMine = call<readonly OwnPlace[]>({
  method: 'GET',
  path: '/main/slot/champion/mine',
  auth: 'token',
});
