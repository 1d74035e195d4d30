// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { BetStatus } from '../../channel.ts';
import { operation } from '../../operation.ts';
import type { PublicSource, VoidCause } from '../fairness/channel.ts';
import type { RoulettePool } from './channel.ts';

export type RouletteBetFragment = { roundId: string, betId: string, userId: string, name: string, select: RoulettePool, win: string | null, avatar: number, bot: boolean, at: number, currency: string, amount: string };

export type RoulettePastFragment = { voidCause: VoidCause | null, roundId: string, hash: string, salt: string, interrupted: boolean, startTime: number, closeTime: number, endTime: number, rand: string, resultNumber: number, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null };

export type RouletteCurRoundQueryVariables = {
  currency: string;
};

export interface RouletteCurRoundQuery { rouletteCurRound: { status: number, rand: string | null, resultNumber: number | null, historyNumbers: Array<number>, roundId: string, nextRoundId: string, hash: string, startTime: number, closeTime: number, endTime: number, serverTime: number, salt: string | null, interrupted: boolean, betCount: number, betTotal: string, poolAmount: Array<string>, myPoolAmount: Array<string>, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null, betAmountRange: { min: string, max: string }, betList: Array<RouletteBetFragment>, myBets: Array<RouletteBetFragment> } }

export type RoulettePastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface RoulettePastRoundQuery { roulettePastRound: Array<RoulettePastFragment> }

export type RouletteRoundLogQueryVariables = {
  roundId: string;
};

export interface RouletteRoundLogQuery { roulettePastRound: Array<(
    { bets: Array<RouletteBetFragment> }
    & RoulettePastFragment
  )> }

export type RouletteMyHistoryQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface RouletteMyHistoryQuery { rouletteMyHistory: Array<{ status: BetStatus, rate: string | null, resultNumber: number | null, bet: RouletteBetFragment }> }

export type RouletteBetMutationVariables = {
  key: string;
  amount: string;
  pool: RoulettePool;
  currency: string;
  roundId: string;
};

export interface RouletteBetMutation { rouletteBet: { balance: string, sequence: string, bet: RouletteBetFragment } }

export type RouletteRoundStartSubscriptionVariables = Record<string, never>;

export interface RouletteRoundStartSubscription { rouletteRoundStart: { roundId: string, nextRoundId: string, hash: string, startTime: number, closeTime: number, endTime: number, serverTime: number, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null } }

export type RouletteRoundEndSubscriptionVariables = Record<string, never>;

export interface RouletteRoundEndSubscription { rouletteRoundEnd: { roundId: string, nextRoundId: string, hash: string, startTime: number, closeTime: number, endTime: number, serverTime: number, salt: string, interrupted: boolean, rand: string, resultNumber: number, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null } }

export type RouletteRoundUpdateSubscriptionVariables = Record<string, never>;

export interface RouletteRoundUpdateSubscription { rouletteRoundUpdate: Array<RouletteBetFragment> }

export type RouletteRoundResultSubscriptionVariables = {
  userId: string;
};

export interface RouletteRoundResultSubscription { rouletteRoundResult: { roundId: string, resultNumber: number, amount: string, win: string, balance: string, sequence: string, bets: Array<RouletteBetFragment> } }

/** /roulette/curRound */
export const rouletteCurRound = operation<RouletteCurRoundQuery['rouletteCurRound'], RouletteCurRoundQueryVariables>(
  'rouletteCurRound',
  'query RouletteCurRound($currency:String!){rouletteCurRound(currency:$currency){status rand resultNumber historyNumbers publicValue{source number at value}roundId nextRoundId hash startTime closeTime endTime serverTime salt interrupted betCount betTotal poolAmount myPoolAmount betAmountRange{min max}betList{roundId betId userId name select win avatar bot at currency amount}myBets{roundId betId userId name select win avatar bot at currency amount}}}',
);

/** /roulette/pastRound: without bets */
export const roulettePastRound = operation<RoulettePastRoundQuery['roulettePastRound'], RoulettePastRoundQueryVariables>(
  'roulettePastRound',
  'query RoulettePastRound($count:Int$before:ID){roulettePastRound(count:$count before:$before){publicValue{source number at value}voidCause roundId hash salt interrupted startTime closeTime endTime rand resultNumber}}',
);

/** /roulette/pastRound: of one round, with its bets for a replay */
export const rouletteRoundLog = operation<RouletteRoundLogQuery['roulettePastRound'], RouletteRoundLogQueryVariables>(
  'roulettePastRound',
  'query RouletteRoundLog($roundId:ID!){roulettePastRound(roundId:$roundId){publicValue{source number at value}voidCause roundId hash salt interrupted startTime closeTime endTime rand resultNumber bets{roundId betId userId name select win avatar bot at currency amount}}}',
);

/** /roulette/myHistory */
export const rouletteMyHistory = operation<RouletteMyHistoryQuery['rouletteMyHistory'], RouletteMyHistoryQueryVariables>(
  'rouletteMyHistory',
  'query RouletteMyHistory($count:Int$before:ID){rouletteMyHistory(count:$count before:$before){bet{roundId betId userId name select win avatar bot at currency amount}status rate resultNumber}}',
);

/** /roulette/bet */
export const rouletteBet = operation<RouletteBetMutation['rouletteBet'], RouletteBetMutationVariables>(
  'rouletteBet',
  'mutation RouletteBet($key:ID!$amount:Minor!$pool:RoulettePool!$currency:String!$roundId:ID!){rouletteBet(key:$key amount:$amount pool:$pool currency:$currency roundId:$roundId){bet{roundId betId userId name select win avatar bot at currency amount}balance sequence}}',
);

/** /roulette/round/start */
export const rouletteRoundStart = operation<RouletteRoundStartSubscription['rouletteRoundStart'], RouletteRoundStartSubscriptionVariables>(
  'rouletteRoundStart',
  'subscription RouletteRoundStart{rouletteRoundStart{publicValue{source number at value}roundId nextRoundId hash startTime closeTime endTime serverTime}}',
);

/** /roulette/round/end */
export const rouletteRoundEnd = operation<RouletteRoundEndSubscription['rouletteRoundEnd'], RouletteRoundEndSubscriptionVariables>(
  'rouletteRoundEnd',
  'subscription RouletteRoundEnd{rouletteRoundEnd{publicValue{source number at value}roundId nextRoundId hash startTime closeTime endTime serverTime salt interrupted rand resultNumber}}',
);

/** /roulette/round/update */
export const rouletteRoundUpdate = operation<RouletteRoundUpdateSubscription['rouletteRoundUpdate'], RouletteRoundUpdateSubscriptionVariables>(
  'rouletteRoundUpdate',
  'subscription RouletteRoundUpdate{rouletteRoundUpdate{roundId betId userId name select win avatar bot at currency amount}}',
);

/** /roulette/round/result/{userId} */
export const rouletteRoundResult = operation<RouletteRoundResultSubscription['rouletteRoundResult'], RouletteRoundResultSubscriptionVariables>(
  'rouletteRoundResult',
  'subscription RouletteRoundResult($userId:ID!){rouletteRoundResult(userId:$userId){roundId resultNumber bets{roundId betId userId name select win avatar bot at currency amount}amount win balance sequence}}',
);
