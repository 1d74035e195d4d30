import type { RoundGameKey } from '../roundGames.ts';

/** The types of live.graphql as they travel in JSON. */

export interface LiveRound {
  game: RoundGameKey;
  roundId: string;
  startTime: number;
  closeTime: number;
  endTime: number | null;
  result: string[] | null;
  betCount: number;
  serverTime: number;
}

export interface LiveResult {
  roundId: string;
  result: string[];
}

export interface LiveTable {
  round: LiveRound;
  past: LiveResult[];
}

export interface LiveTables {
  tables: LiveTable[];
  serverTime: number;
}
