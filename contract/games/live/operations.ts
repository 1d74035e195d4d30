// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { SoloGame } from '../solo/channel.ts';
import type { LiveGame } from './channel.ts';

export type LiveRoundFragment = { game: LiveGame, roundId: string, startTime: number, closeTime: number, endTime: number | null, result: Array<string> | null, betCount: number, serverTime: number };

export type GamesLiveQueryVariables = Record<string, never>;

export interface GamesLiveQuery { gamesLive: { serverTime: number, tables: Array<{ round: LiveRoundFragment, past: Array<{ roundId: string, result: Array<string> }> }> } }

export type GamesLiveRoundSubscriptionVariables = Record<string, never>;

export interface GamesLiveRoundSubscription { gamesLiveRound: LiveRoundFragment }

export type SoloLastWinFragment = { game: SoloGame, bet: { roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } } };

export type GamesLiveSoloQueryVariables = Record<string, never>;

export interface GamesLiveSoloQuery { gamesLiveSolo: { wins: Array<SoloLastWinFragment>, waiting: Array<{ game: SoloGame, roundId: string, currency: string, amount: string, rate: string }> } }

export type GamesLiveSoloWinsSubscriptionVariables = Record<string, never>;

export interface GamesLiveSoloWinsSubscription { gamesLiveSoloWins: Array<SoloLastWinFragment> }

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

/** /games/live/solo */
export const gamesLiveSolo = operation<GamesLiveSoloQuery['gamesLiveSolo'], GamesLiveSoloQueryVariables>(
  'gamesLiveSolo',
  'query GamesLiveSolo{gamesLiveSolo{wins{game bet{roundId player{userId name avatar bot}currency amount rate win at}}waiting{game roundId currency amount rate}}}',
);

/** /games/live/solo/wins */
export const gamesLiveSoloWins = operation<GamesLiveSoloWinsSubscription['gamesLiveSoloWins'], GamesLiveSoloWinsSubscriptionVariables>(
  'gamesLiveSoloWins',
  'subscription GamesLiveSoloWins{gamesLiveSoloWins{game bet{roundId player{userId name avatar bot}currency amount rate win at}}}',
);

/** /games/bet/totals/{table} */
export const gamesBetTotals = operation<GamesBetTotalsSubscription['gamesBetTotals'], GamesBetTotalsSubscriptionVariables>(
  'gamesBetTotals',
  'subscription GamesBetTotals($table:ID!){gamesBetTotals(table:$table){roundId betCount betTotal poolAmount serverTime}}',
);
