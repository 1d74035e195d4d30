// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { BetStatus } from '../../channel.ts';
import { operation } from '../../operation.ts';
import type { PublicSource, VoidCause } from '../fairness/channel.ts';
import type { CrashStatus, EscapeIntent } from './channel.ts';

export type CrashBetFragment = { betId: string, userId: string, name: string, avatar: number, bot: boolean, currency: string, amount: string, rate: string | null, win: string | null, status: BetStatus };

export type CrashEscapeFragment = { roundId: string, betId: string, userId: string, rate: string, win: string };

export type CrashOwnFragment = { roundId: string, slip: number, betId: string | null, isJoinCur: boolean, betAmount: string, autoRate: string | null, isEscape: boolean, winAmount: string, escapeRate: string | null, status: BetStatus | null };

export type CrashPastFragment = { voidCause: VoidCause | null, roundId: string, target: string, hash: string, seedPubHash: string, seedHashHash: string, startTime: number, endTime: number, interrupted: boolean, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null };

export type CrashCurGameQueryVariables = {
  currency: string;
};

export interface CrashCurGameQuery { crashCurGame: { roundId: string, nextRoundId: string, status: CrashStatus, startTime: number, serverTime: number, seedPubHash: string, seedHashHash: string, profitRate: string, betCount: number, betTotal: string, target: string | null, hash: string | null, endTime: number | null, interrupted: boolean, slips: number, historyRate: Array<{ roundId: string, rate: string }>, betAmountRange: { min: string, max: string, maxProfit: string }, betList: Array<CrashBetFragment>, owns: Array<CrashOwnFragment> } }

export type CrashRoundHistoryQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface CrashRoundHistoryQuery { crashRoundHistory: Array<CrashPastFragment> }

export type CrashRoundLogQueryVariables = {
  roundId: string;
};

export interface CrashRoundLogQuery { crashRoundHistory: Array<(
    { log: Array<{ at: number, bet: CrashBetFragment | null, escape: CrashEscapeFragment | null }> }
    & CrashPastFragment
  )> }

export type CrashMyHistoryQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface CrashMyHistoryQuery { crashMyHistory: Array<{ betId: string, roundId: string, slip: number, at: number, currency: string, amount: string, autoRate: string | null, status: BetStatus, rate: string | null, win: string, target: string | null }> }

export type CrashDataQueryVariables = Record<string, never>;

export interface CrashDataQuery { crashData: string }

export type CrashBetMutationVariables = {
  key: string;
  roundId: string;
  amount: string;
  rate?: string | null;
  currency: string;
  slip?: number | null;
};

export interface CrashBetMutation { crashBet: { balance: string, sequence: string, own: CrashOwnFragment } }

export type CrashEscapeMutationVariables = {
  key: string;
  roundId: string;
  intent?: EscapeIntent | null;
  slip?: number | null;
};

export interface CrashEscapeMutation { crashEscape: { balance: string, sequence: string, own: CrashOwnFragment } }

export type CrashStartSubscriptionVariables = Record<string, never>;

export interface CrashStartSubscription { crashStart: { roundId: string, nextRoundId: string, startTime: number, serverTime: number, seedPubHash: string, seedHashHash: string, betCount: number, betTotal: string, betList: Array<CrashBetFragment> } }

export type CrashEndSubscriptionVariables = Record<string, never>;

export interface CrashEndSubscription { crashEnd: { roundId: string, target: string, hash: string, startTime: number, endTime: number, serverTime: number, interrupted: boolean } }

export type CrashBetInfoSubscriptionVariables = Record<string, never>;

export interface CrashBetInfoSubscription { crashBetInfo: Array<{ roundId: string, slip: number | null, bet: CrashBetFragment }> }

export type CrashEscapeInfoSubscriptionVariables = Record<string, never>;

export interface CrashEscapeInfoSubscription { crashEscapeInfo: Array<CrashEscapeFragment> }

/** /crash/curGame */
export const crashCurGame = operation<CrashCurGameQuery['crashCurGame'], CrashCurGameQueryVariables>(
  'crashCurGame',
  'query CrashCurGame($currency:String!){crashCurGame(currency:$currency){roundId nextRoundId status startTime serverTime seedPubHash seedHashHash profitRate historyRate{roundId rate}betAmountRange{min max maxProfit}betList{betId userId name avatar bot currency amount rate win status}betCount betTotal target hash endTime interrupted slips owns{roundId slip betId isJoinCur betAmount autoRate isEscape winAmount escapeRate status}}}',
);

/** /crash/roundHistory: without logs */
export const crashRoundHistory = operation<CrashRoundHistoryQuery['crashRoundHistory'], CrashRoundHistoryQueryVariables>(
  'crashRoundHistory',
  'query CrashRoundHistory($count:Int$before:ID){crashRoundHistory(count:$count before:$before){publicValue{source number at value}voidCause roundId target hash seedPubHash seedHashHash startTime endTime interrupted}}',
);

/** /crash/roundHistory: of one round, with its log for a replay */
export const crashRoundLog = operation<CrashRoundLogQuery['crashRoundHistory'], CrashRoundLogQueryVariables>(
  'crashRoundHistory',
  'query CrashRoundLog($roundId:ID!){crashRoundHistory(roundId:$roundId){publicValue{source number at value}voidCause roundId target hash seedPubHash seedHashHash startTime endTime interrupted log{at bet{betId userId name avatar bot currency amount rate win status}escape{roundId betId userId rate win}}}}',
);

/** /crash/myHistory */
export const crashMyHistory = operation<CrashMyHistoryQuery['crashMyHistory'], CrashMyHistoryQueryVariables>(
  'crashMyHistory',
  'query CrashMyHistory($count:Int$before:ID){crashMyHistory(count:$count before:$before){betId roundId slip at currency amount autoRate status rate win target}}',
);

/** /crash/data: 'rate|time' */
export const crashData = operation<CrashDataQuery['crashData'], CrashDataQueryVariables>(
  'crashData',
  'query CrashData{crashData}',
);

/** /crash/bet */
export const crashBet = operation<CrashBetMutation['crashBet'], CrashBetMutationVariables>(
  'crashBet',
  'mutation CrashBet($key:ID!$roundId:ID!$amount:Minor!$rate:Rate$currency:String!$slip:Int){crashBet(key:$key roundId:$roundId amount:$amount rate:$rate currency:$currency slip:$slip){own{roundId slip betId isJoinCur betAmount autoRate isEscape winAmount escapeRate status}balance sequence}}',
);

/** /crash/escape */
export const crashEscape = operation<CrashEscapeMutation['crashEscape'], CrashEscapeMutationVariables>(
  'crashEscape',
  'mutation CrashEscape($key:ID!$roundId:ID!$intent:EscapeIntent$slip:Int){crashEscape(key:$key roundId:$roundId intent:$intent slip:$slip){own{roundId slip betId isJoinCur betAmount autoRate isEscape winAmount escapeRate status}balance sequence}}',
);

/** /crash/start */
export const crashStart = operation<CrashStartSubscription['crashStart'], CrashStartSubscriptionVariables>(
  'crashStart',
  'subscription CrashStart{crashStart{roundId nextRoundId startTime serverTime seedPubHash seedHashHash betList{betId userId name avatar bot currency amount rate win status}betCount betTotal}}',
);

/** /crash/end */
export const crashEnd = operation<CrashEndSubscription['crashEnd'], CrashEndSubscriptionVariables>(
  'crashEnd',
  'subscription CrashEnd{crashEnd{roundId target hash startTime endTime serverTime interrupted}}',
);

/** /crash/betInfo */
export const crashBetInfo = operation<CrashBetInfoSubscription['crashBetInfo'], CrashBetInfoSubscriptionVariables>(
  'crashBetInfo',
  'subscription CrashBetInfo{crashBetInfo{roundId slip bet{betId userId name avatar bot currency amount rate win status}}}',
);

/** /crash/escapeInfo */
export const crashEscapeInfo = operation<CrashEscapeInfoSubscription['crashEscapeInfo'], CrashEscapeInfoSubscriptionVariables>(
  'crashEscapeInfo',
  'subscription CrashEscapeInfo{crashEscapeInfo{roundId betId userId rate win}}',
);
