// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import type { BetStatus } from '../../channel.ts';
import { operation } from '../../operation.ts';
import type { PublicSource, VoidCause } from '../fairness/channel.ts';

export type DiceBetFragment = { roundId: string, betId: string, id: string, name: string, num: number, payout: string | null, avatar: number, bot: boolean, at: number, currency: string, amount: string };

export type DicePastFragment = { voidCause: VoidCause | null, roundId: string, hash: string, salt: string, interrupted: boolean, startTime: number, closeTime: number, endTime: number, rand: Array<number>, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null };

export type DiceCurRoundQueryVariables = {
  currency: string;
};

export interface DiceCurRoundQuery { diceCurRound: { status: number, rand: Array<number> | null, roundId: string, nextRoundId: string, hash: string, startTime: number, closeTime: number, endTime: number, serverTime: number, salt: string | null, interrupted: boolean, betCount: number, betTotal: string, poolAmount: Array<string>, myPoolAmount: Array<string>, history: Array<{ roundId: string, rand: Array<number> }>, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null, betAmountRange: { min: string, max: string }, betList: Array<DiceBetFragment>, myBets: Array<DiceBetFragment> } }

export type DicePastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface DicePastRoundQuery { dicePastRound: Array<DicePastFragment> }

export type DiceRoundLogQueryVariables = {
  roundId: string;
};

export interface DiceRoundLogQuery { dicePastRound: Array<(
    { bets: Array<DiceBetFragment> }
    & DicePastFragment
  )> }

export type DiceMyHistoryQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface DiceMyHistoryQuery { diceMyHistory: Array<{ status: BetStatus, rate: string | null, rand: Array<number> | null, bet: DiceBetFragment }> }

export type DiceBetMutationVariables = {
  key: string;
  roundId: string;
  num: number;
  amount: string;
};

export interface DiceBetMutation { diceBet: { balance: string, sequence: string, bet: DiceBetFragment } }

export type DiceRoundStartSubscriptionVariables = Record<string, never>;

export interface DiceRoundStartSubscription { diceRoundStart: { roundId: string, nextRoundId: string, hash: string, startTime: number, closeTime: number, endTime: number, serverTime: number, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null } }

export type DiceRoundEndSubscriptionVariables = Record<string, never>;

export interface DiceRoundEndSubscription { diceRoundEnd: { roundId: string, nextRoundId: string, hash: string, startTime: number, closeTime: number, endTime: number, serverTime: number, salt: string, interrupted: boolean, rand: Array<number>, publicValue: { source: PublicSource, number: string, at: number, value: string | null } | null } }

export type DiceRoundUpdateSubscriptionVariables = Record<string, never>;

export interface DiceRoundUpdateSubscription { diceRoundUpdate: Array<DiceBetFragment> }

export type DiceRoundResultSubscriptionVariables = {
  userId: string;
};

export interface DiceRoundResultSubscription { diceRoundResult: { roundId: string, rand: Array<number>, amount: string, payout: string, balance: string, sequence: string, bets: Array<DiceBetFragment> } }

/** /dice/curRound */
export const diceCurRound = operation<DiceCurRoundQuery['diceCurRound'], DiceCurRoundQueryVariables>(
  'diceCurRound',
  'query DiceCurRound($currency:String!){diceCurRound(currency:$currency){status rand history{roundId rand}publicValue{source number at value}roundId nextRoundId hash startTime closeTime endTime serverTime salt interrupted betCount betTotal poolAmount myPoolAmount betAmountRange{min max}betList{roundId betId id name num payout avatar bot at currency amount}myBets{roundId betId id name num payout avatar bot at currency amount}}}',
);

/** /dice/pastRound: without bets */
export const dicePastRound = operation<DicePastRoundQuery['dicePastRound'], DicePastRoundQueryVariables>(
  'dicePastRound',
  'query DicePastRound($count:Int$before:ID){dicePastRound(count:$count before:$before){publicValue{source number at value}voidCause roundId hash salt interrupted startTime closeTime endTime rand}}',
);

/** /dice/pastRound: of one round, with its bets for a replay */
export const diceRoundLog = operation<DiceRoundLogQuery['dicePastRound'], DiceRoundLogQueryVariables>(
  'dicePastRound',
  'query DiceRoundLog($roundId:ID!){dicePastRound(roundId:$roundId){publicValue{source number at value}voidCause roundId hash salt interrupted startTime closeTime endTime rand bets{roundId betId id name num payout avatar bot at currency amount}}}',
);

/** /dice/myHistory */
export const diceMyHistory = operation<DiceMyHistoryQuery['diceMyHistory'], DiceMyHistoryQueryVariables>(
  'diceMyHistory',
  'query DiceMyHistory($count:Int$before:ID){diceMyHistory(count:$count before:$before){bet{roundId betId id name num payout avatar bot at currency amount}status rate rand}}',
);

/** /dice/bet */
export const diceBet = operation<DiceBetMutation['diceBet'], DiceBetMutationVariables>(
  'diceBet',
  'mutation DiceBet($key:ID!$roundId:ID!$num:Int!$amount:Minor!){diceBet(key:$key roundId:$roundId num:$num amount:$amount){bet{roundId betId id name num payout avatar bot at currency amount}balance sequence}}',
);

/** /dice/round/start */
export const diceRoundStart = operation<DiceRoundStartSubscription['diceRoundStart'], DiceRoundStartSubscriptionVariables>(
  'diceRoundStart',
  'subscription DiceRoundStart{diceRoundStart{publicValue{source number at value}roundId nextRoundId hash startTime closeTime endTime serverTime}}',
);

/** /dice/round/end */
export const diceRoundEnd = operation<DiceRoundEndSubscription['diceRoundEnd'], DiceRoundEndSubscriptionVariables>(
  'diceRoundEnd',
  'subscription DiceRoundEnd{diceRoundEnd{publicValue{source number at value}roundId nextRoundId hash startTime closeTime endTime serverTime salt interrupted rand}}',
);

/** /dice/round/update */
export const diceRoundUpdate = operation<DiceRoundUpdateSubscription['diceRoundUpdate'], DiceRoundUpdateSubscriptionVariables>(
  'diceRoundUpdate',
  'subscription DiceRoundUpdate{diceRoundUpdate{roundId betId id name num payout avatar bot at currency amount}}',
);

/** /dice/round/{userId}/result */
export const diceRoundResult = operation<DiceRoundResultSubscription['diceRoundResult'], DiceRoundResultSubscriptionVariables>(
  'diceRoundResult',
  'subscription DiceRoundResult($userId:ID!){diceRoundResult(userId:$userId){roundId rand bets{roundId betId id name num payout avatar bot at currency amount}amount payout balance sequence}}',
);
