// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { SoloBet, SoloGame } from '../solo/channel.ts';

/** A game adds its key, and says what its result is. */
export type LiveGame =
  /** The result is the target, as Rate. */
  | 'crash'
  /** Of its fastest model, its phase the round's id. The result is the number. */
  | 'wingo'
  /** The result is three faces, 0 to 5. */
  | 'dice'
  /** The result is the number. */
  | 'roulette'
  /** The result is the cell that the light ends on. */
  | 'dingdong';

/** The newest round of a game; of one with several tables, of the fastest. */
export interface LiveRound {
  game: LiveGame;
  roundId: string;
  /** When betting began and when it closes; a game of time starts then. */
  startTime: number;
  closeTime: number;
  /** When the next round begins; null while nobody may know. */
  endTime: number | null;
  /** Null until it is out; what its parts are, LiveGame says. */
  result: Array<string> | null;
  betCount: number;
  serverTime: number;
}

export interface LiveResult {
  roundId: string;
  result: Array<string>;
}

export interface LiveTable {
  round: LiveRound;
  /** The last 12 results that are out, newest first. */
  past: Array<LiveResult>;
}

export interface LiveTables {
  /** Of the games that this house plays. */
  tables: Array<LiveTable>;
  serverTime: number;
}

/** The bets of one round in sum. By name, viewers are told of the 50 largest alone, and of their own. */
export interface BetTotals {
  roundId: string;
  betCount: number;
  betTotal: string;
  /** Everybody's stakes, one a pool in the game's order; empty in crash. */
  poolAmount: Array<string>;
  serverTime: number;
}

/** The last win at a solo game, whoever's it was. A round that brought its stake back, or less, is none. */
export interface SoloLastWin {
  game: SoloGame;
  bet: SoloBet;
}

/** An open round of the player's own, which waits for them. rate: what cashing out pays now, 0 when it may not be. */
export interface SoloWaiting {
  game: SoloGame;
  roundId: string;
  currency: string;
  amount: string;
  rate: string;
}

/** What is alive of the solo games, whose rounds nobody shares. */
export interface SoloLobby {
  /** One a game, of those that were won lately. */
  wins: Array<SoloLastWin>;
  /** Empty for visitors. */
  waiting: Array<SoloWaiting>;
}
