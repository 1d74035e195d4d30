// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { SoloEnd } from '../solo/channel.ts';
import type { HiloGuess } from './channel.ts';

export type HiloRoundFragment = { roundId: string, step: number, over: boolean, end: SoloEnd | null, currency: string, amount: string, rate: string, win: string, startTime: number, endTime: number | null, cards: Array<number>, guesses: Array<HiloGuess>, fair: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number } };

export type HiloCurRoundQueryVariables = Record<string, never>;

export interface HiloCurRoundQuery { hiloCurRound: { serverTime: number, round: HiloRoundFragment | null, latest: Array<HiloRoundFragment>, rule: { profitRate: string, maxRate: string }, fairRound: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } | null, betAmountRange: { min: string, max: string, maxProfit: string }, bets: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> } }

export type HiloMyPastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
  pairId?: string | null;
};

export interface HiloMyPastRoundQuery { hiloMyPastRound: Array<HiloRoundFragment> }

export type HiloPastRoundQueryVariables = {
  roundId: string;
};

export interface HiloPastRoundQuery { hiloPastRound: { player: { userId: string, name: string, avatar: number, bot: boolean }, round: HiloRoundFragment } | null }

export type HiloMySeedsQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface HiloMySeedsQuery { hiloMySeeds: Array<{ pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }> }

export type HiloStartRoundMutationVariables = {
  key: string;
  amount: string;
};

export interface HiloStartRoundMutation { hiloStartRound: { balance: string, sequence: string, round: HiloRoundFragment } }

export type HiloSelectCardMutationVariables = {
  key: string;
  roundId: string;
  step: number;
  guess: HiloGuess;
};

export interface HiloSelectCardMutation { hiloSelectCard: { balance: string, sequence: string, round: HiloRoundFragment } }

export type HiloCashRoundMutationVariables = {
  key: string;
  roundId: string;
};

export interface HiloCashRoundMutation { hiloCashRound: { balance: string, sequence: string, round: HiloRoundFragment } }

export type HiloSetSeedMutationVariables = {
  pairId: string;
  clientSeed: string;
};

export interface HiloSetSeedMutation { hiloSetSeed: { ended: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }, seeds: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } } }

export type HiloRoundUpdateSubscriptionVariables = Record<string, never>;

export interface HiloRoundUpdateSubscription { hiloRoundUpdate: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> }

export type HiloMyRoundSubscriptionVariables = {
  userId: string;
};

export interface HiloMyRoundSubscription { hiloMyRound: HiloRoundFragment }

/** /hilo/curRound */
export const hiloCurRound = operation<HiloCurRoundQuery['hiloCurRound'], HiloCurRoundQueryVariables>(
  'hiloCurRound',
  'query HiloCurRound{hiloCurRound{round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}cards guesses}latest{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}cards guesses}rule{profitRate maxRate}fairRound{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}betAmountRange{min max maxProfit}bets{roundId player{userId name avatar bot}currency amount rate win at}serverTime}}',
);

/** /hilo/myPastRound */
export const hiloMyPastRound = operation<HiloMyPastRoundQuery['hiloMyPastRound'], HiloMyPastRoundQueryVariables>(
  'hiloMyPastRound',
  'query HiloMyPastRound($count:Int$before:ID$pairId:ID){hiloMyPastRound(count:$count before:$before pairId:$pairId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}cards guesses}}',
);

/** /hilo/pastRound */
export const hiloPastRound = operation<HiloPastRoundQuery['hiloPastRound'], HiloPastRoundQueryVariables>(
  'hiloPastRound',
  'query HiloPastRound($roundId:ID!){hiloPastRound(roundId:$roundId){player{userId name avatar bot}round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}cards guesses}}}',
);

/** /hilo/mySeeds */
export const hiloMySeeds = operation<HiloMySeedsQuery['hiloMySeeds'], HiloMySeedsQueryVariables>(
  'hiloMySeeds',
  'query HiloMySeeds($count:Int$before:ID){hiloMySeeds(count:$count before:$before){pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}',
);

/** /hilo/startRound */
export const hiloStartRound = operation<HiloStartRoundMutation['hiloStartRound'], HiloStartRoundMutationVariables>(
  'hiloStartRound',
  'mutation HiloStartRound($key:ID!$amount:Minor!){hiloStartRound(key:$key amount:$amount){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}cards guesses}balance sequence}}',
);

/** /hilo/selectCard */
export const hiloSelectCard = operation<HiloSelectCardMutation['hiloSelectCard'], HiloSelectCardMutationVariables>(
  'hiloSelectCard',
  'mutation HiloSelectCard($key:ID!$roundId:ID!$step:Int!$guess:HiloGuess!){hiloSelectCard(key:$key roundId:$roundId step:$step guess:$guess){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}cards guesses}balance sequence}}',
);

/** /hilo/cashRound */
export const hiloCashRound = operation<HiloCashRoundMutation['hiloCashRound'], HiloCashRoundMutationVariables>(
  'hiloCashRound',
  'mutation HiloCashRound($key:ID!$roundId:ID!){hiloCashRound(key:$key roundId:$roundId){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}cards guesses}balance sequence}}',
);

/** /hilo/setSeed */
export const hiloSetSeed = operation<HiloSetSeedMutation['hiloSetSeed'], HiloSetSeedMutationVariables>(
  'hiloSetSeed',
  'mutation HiloSetSeed($pairId:ID!$clientSeed:String!){hiloSetSeed(pairId:$pairId clientSeed:$clientSeed){ended{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}seeds{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}}',
);

/** /hilo/round/update */
export const hiloRoundUpdate = operation<HiloRoundUpdateSubscription['hiloRoundUpdate'], HiloRoundUpdateSubscriptionVariables>(
  'hiloRoundUpdate',
  'subscription HiloRoundUpdate{hiloRoundUpdate{roundId player{userId name avatar bot}currency amount rate win at}}',
);

/** /hilo/round/{userId} */
export const hiloMyRound = operation<HiloMyRoundSubscription['hiloMyRound'], HiloMyRoundSubscriptionVariables>(
  'hiloMyRound',
  'subscription HiloMyRound($userId:ID!){hiloMyRound(userId:$userId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}cards guesses}}',
);
