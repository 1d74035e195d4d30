// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { LiveGame } from './channel.ts';

export type LiveRoundFragment = { game: LiveGame, roundId: string, startTime: number, closeTime: number, endTime: number | null, result: Array<string> | null, betCount: number, serverTime: number };

export type GamesLiveQueryVariables = Record<string, never>;

export interface GamesLiveQuery { gamesLive: { serverTime: number, tables: Array<{ round: LiveRoundFragment, past: Array<{ roundId: string, result: Array<string> }> }> } }

export type GamesLiveRoundSubscriptionVariables = Record<string, never>;

export interface GamesLiveRoundSubscription { gamesLiveRound: LiveRoundFragment }

export type GamesBetTotalsSubscriptionVariables = {
  table: string;
};

export interface GamesBetTotalsSubscription { gamesBetTotals: { roundId: string, betCount: number, betTotal: string, poolAmount: Array<string>, serverTime: number } }

/** /games/live */
export const gamesLive = operation<GamesLiveQuery['gamesLive'], GamesLiveQueryVariables>(
  'gamesLive',
  'query GamesLive{gamesLive{tables{round{game roundId startTime closeTime endTime result betCount serverTime}past{roundId result}}serverTime}}',
);

/** /games/live/round */
export const gamesLiveRound = operation<GamesLiveRoundSubscription['gamesLiveRound'], GamesLiveRoundSubscriptionVariables>(
  'gamesLiveRound',
  'subscription GamesLiveRound{gamesLiveRound{game roundId startTime closeTime endTime result betCount serverTime}}',
);

/** /games/bet/totals/{table} */
export const gamesBetTotals = operation<GamesBetTotalsSubscription['gamesBetTotals'], GamesBetTotalsSubscriptionVariables>(
  'gamesBetTotals',
  'subscription GamesBetTotals($table:ID!){gamesBetTotals(table:$table){roundId betCount betTotal poolAmount serverTime}}',
);
