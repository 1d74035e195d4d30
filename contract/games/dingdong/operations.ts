// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { BetStatus } from '../../channel.ts';
import { operation } from '../../operation.ts';
import type { PublicSource, VoidCause } from '../fairness/channel.ts';
import type { DingdongPool, DingdongStep, DingdongSymbol } from './channel.ts';

export type DingdongBetFragment = { roundId: string, betId: string, uuid: string, name: string, select: DingdongPool, win: string | null, avatar: number, bot: boolean, at: number, currency: string, amount: string };

export type DingdongPastFragment = { voidCause: VoidCause | null, roundId: string, hash: string, salt: string, interrupted: boolean, startTime: number, closeTime: number, endTime: number, rand: Array<number>, result: DingdongPool, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null };

export type DingdongCurRoundQueryVariables = {
  currency: string;
};

export interface DingdongCurRoundQuery { dingdongCurRound: { step: DingdongStep, rand: Array<number> | null, result: DingdongPool | null, historyNumbers: Array<number>, roundId: string, nextRoundId: string, hash: string, startTime: number, closeTime: number, endTime: number, serverTime: number, salt: string | null, interrupted: boolean, betCount: number, betTotal: string, poolAmount: Array<string>, myPoolAmount: Array<string>, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null, betAmountRange: Array<{ min: string, max: string }>, betList: Array<DingdongBetFragment>, myBets: Array<DingdongBetFragment> } }

export type DingdongPastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface DingdongPastRoundQuery { dingdongPastRound: Array<DingdongPastFragment> }

export type DingdongRoundLogQueryVariables = {
  roundId: string;
};

export interface DingdongRoundLogQuery { dingdongPastRound: Array<(
    { bets: Array<DingdongBetFragment> }
    & DingdongPastFragment
  )> }

export type DingdongMyHistoryQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface DingdongMyHistoryQuery { dingdongMyHistory: Array<{ status: BetStatus, rate: string | null, rand: Array<number> | null, bet: DingdongBetFragment }> }

export type DingdongBetMutationVariables = {
  key: string;
  pool: DingdongPool;
  amount: string;
  roundId?: string | null;
};

export interface DingdongBetMutation { dingdongBet: { balance: string, sequence: string, bet: DingdongBetFragment } }

export type DingdongRoundStartSubscriptionVariables = Record<string, never>;

export interface DingdongRoundStartSubscription { dingdongRoundStart: { roundId: string, nextRoundId: string, hash: string, startTime: number, closeTime: number, endTime: number, serverTime: number, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null } }

export type DingdongRoundEndSubscriptionVariables = Record<string, never>;

export interface DingdongRoundEndSubscription { dingdongRoundEnd: { roundId: string, nextRoundId: string, hash: string, startTime: number, closeTime: number, endTime: number, serverTime: number, salt: string, interrupted: boolean, rand: Array<number>, result: DingdongPool, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null } }

export type DingdongRoundUpdateSubscriptionVariables = Record<string, never>;

export interface DingdongRoundUpdateSubscription { dingdongRoundUpdate: Array<DingdongBetFragment> }

export type DingdongRoundResultSubscriptionVariables = {
  roundId: string;
};

export interface DingdongRoundResultSubscription { dingdongRoundResult: { roundId: string, run: number, cell: number, result: DingdongSymbol, serverTime: number } }

/** /dingdong/curRound */
export const dingdongCurRound = operation<DingdongCurRoundQuery['dingdongCurRound'], DingdongCurRoundQueryVariables>(
  'dingdongCurRound',
  'query DingdongCurRound($currency:String!){dingdongCurRound(currency:$currency){step rand result historyNumbers publicValue{source number at value}roundId nextRoundId hash startTime closeTime endTime serverTime salt interrupted betCount betTotal poolAmount myPoolAmount betAmountRange{min max}betList{roundId betId uuid name select win avatar bot at currency amount}myBets{roundId betId uuid name select win avatar bot at currency amount}}}',
);

/** /dingdong/pastRound: without bets */
export const dingdongPastRound = operation<DingdongPastRoundQuery['dingdongPastRound'], DingdongPastRoundQueryVariables>(
  'dingdongPastRound',
  'query DingdongPastRound($count:Int$before:ID){dingdongPastRound(count:$count before:$before){publicValue{source number at value}voidCause roundId hash salt interrupted startTime closeTime endTime rand result}}',
);

/** /dingdong/pastRound: of one round, with its bets for a replay */
export const dingdongRoundLog = operation<DingdongRoundLogQuery['dingdongPastRound'], DingdongRoundLogQueryVariables>(
  'dingdongPastRound',
  'query DingdongRoundLog($roundId:ID!){dingdongPastRound(roundId:$roundId){publicValue{source number at value}voidCause roundId hash salt interrupted startTime closeTime endTime rand result bets{roundId betId uuid name select win avatar bot at currency amount}}}',
);

/** /dingdong/myHistory */
export const dingdongMyHistory = operation<DingdongMyHistoryQuery['dingdongMyHistory'], DingdongMyHistoryQueryVariables>(
  'dingdongMyHistory',
  'query DingdongMyHistory($count:Int$before:ID){dingdongMyHistory(count:$count before:$before){bet{roundId betId uuid name select win avatar bot at currency amount}status rate rand}}',
);

/** /dingdong/bet */
export const dingdongBet = operation<DingdongBetMutation['dingdongBet'], DingdongBetMutationVariables>(
  'dingdongBet',
  'mutation DingdongBet($key:ID!$pool:DingdongPool!$amount:Minor!$roundId:ID){dingdongBet(key:$key pool:$pool amount:$amount roundId:$roundId){bet{roundId betId uuid name select win avatar bot at currency amount}balance sequence}}',
);

/** /dingdong/round/start */
export const dingdongRoundStart = operation<DingdongRoundStartSubscription['dingdongRoundStart'], DingdongRoundStartSubscriptionVariables>(
  'dingdongRoundStart',
  'subscription DingdongRoundStart{dingdongRoundStart{publicValue{source number at value}roundId nextRoundId hash startTime closeTime endTime serverTime}}',
);

/** /dingdong/round/end */
export const dingdongRoundEnd = operation<DingdongRoundEndSubscription['dingdongRoundEnd'], DingdongRoundEndSubscriptionVariables>(
  'dingdongRoundEnd',
  'subscription DingdongRoundEnd{dingdongRoundEnd{publicValue{source number at value}roundId nextRoundId hash startTime closeTime endTime serverTime salt interrupted rand result}}',
);

/** /dingdong/round/update */
export const dingdongRoundUpdate = operation<DingdongRoundUpdateSubscription['dingdongRoundUpdate'], DingdongRoundUpdateSubscriptionVariables>(
  'dingdongRoundUpdate',
  'subscription DingdongRoundUpdate{dingdongRoundUpdate{roundId betId uuid name select win avatar bot at currency amount}}',
);

/** /dingdong/round/{roundId}/result */
export const dingdongRoundResult = operation<DingdongRoundResultSubscription['dingdongRoundResult'], DingdongRoundResultSubscriptionVariables>(
  'dingdongRoundResult',
  'subscription DingdongRoundResult($roundId:ID!){dingdongRoundResult(roundId:$roundId){roundId run cell result serverTime}}',
);
