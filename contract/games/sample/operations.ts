// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { SoloEnd } from '../solo/channel.ts';
import type { SampleSide } from './channel.ts';

export type SampleRoundFragment = { roundId: string, step: number, over: boolean, end: SoloEnd | null, currency: string, amount: string, rate: string, win: string, startTime: number, endTime: number | null, calls: Array<SampleSide>, flips: Array<SampleSide>, fair: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number } };

export type SampleCurRoundQueryVariables = Record<string, never>;

export interface SampleCurRoundQuery { sampleCurRound: { serverTime: number, round: SampleRoundFragment | null, latest: Array<SampleRoundFragment>, fairRound: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } | null, betAmountRange: { min: string, max: string, maxProfit: string }, bets: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> } }

export type SampleMyPastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
  pairId?: string | null;
};

export interface SampleMyPastRoundQuery { sampleMyPastRound: Array<SampleRoundFragment> }

export type SamplePastRoundQueryVariables = {
  roundId: string;
};

export interface SamplePastRoundQuery { samplePastRound: { player: { userId: string, name: string, avatar: number, bot: boolean }, round: SampleRoundFragment } | null }

export type SampleMySeedsQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface SampleMySeedsQuery { sampleMySeeds: Array<{ pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }> }

export type SampleStartRoundMutationVariables = {
  key: string;
  amount: string;
  side: SampleSide;
};

export interface SampleStartRoundMutation { sampleStartRound: { balance: string, sequence: string, round: SampleRoundFragment } }

export type SampleSelectCardMutationVariables = {
  key: string;
  roundId: string;
  step: number;
  side: SampleSide;
};

export interface SampleSelectCardMutation { sampleSelectCard: { balance: string, sequence: string, round: SampleRoundFragment } }

export type SampleCashRoundMutationVariables = {
  key: string;
  roundId: string;
};

export interface SampleCashRoundMutation { sampleCashRound: { balance: string, sequence: string, round: SampleRoundFragment } }

export type SampleSetSeedMutationVariables = {
  pairId: string;
  clientSeed: string;
};

export interface SampleSetSeedMutation { sampleSetSeed: { ended: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }, seeds: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } } }

export type SampleRoundUpdateSubscriptionVariables = Record<string, never>;

export interface SampleRoundUpdateSubscription { sampleRoundUpdate: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> }

export type SampleMyRoundSubscriptionVariables = {
  userId: string;
};

export interface SampleMyRoundSubscription { sampleMyRound: SampleRoundFragment }

/** /sample/curRound */
export const sampleCurRound = operation<SampleCurRoundQuery['sampleCurRound'], SampleCurRoundQueryVariables>(
  'sampleCurRound',
  'query SampleCurRound{sampleCurRound{round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}latest{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}fairRound{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}betAmountRange{min max maxProfit}bets{roundId player{userId name avatar bot}currency amount rate win at}serverTime}}',
);

/** /sample/myPastRound */
export const sampleMyPastRound = operation<SampleMyPastRoundQuery['sampleMyPastRound'], SampleMyPastRoundQueryVariables>(
  'sampleMyPastRound',
  'query SampleMyPastRound($count:Int$before:ID$pairId:ID){sampleMyPastRound(count:$count before:$before pairId:$pairId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}}',
);

/** /sample/pastRound */
export const samplePastRound = operation<SamplePastRoundQuery['samplePastRound'], SamplePastRoundQueryVariables>(
  'samplePastRound',
  'query SamplePastRound($roundId:ID!){samplePastRound(roundId:$roundId){player{userId name avatar bot}round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}}}',
);

/** /sample/mySeeds */
export const sampleMySeeds = operation<SampleMySeedsQuery['sampleMySeeds'], SampleMySeedsQueryVariables>(
  'sampleMySeeds',
  'query SampleMySeeds($count:Int$before:ID){sampleMySeeds(count:$count before:$before){pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}',
);

/** /sample/startRound */
export const sampleStartRound = operation<SampleStartRoundMutation['sampleStartRound'], SampleStartRoundMutationVariables>(
  'sampleStartRound',
  'mutation SampleStartRound($key:ID!$amount:Minor!$side:SampleSide!){sampleStartRound(key:$key amount:$amount side:$side){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}balance sequence}}',
);

/** /sample/selectCard */
export const sampleSelectCard = operation<SampleSelectCardMutation['sampleSelectCard'], SampleSelectCardMutationVariables>(
  'sampleSelectCard',
  'mutation SampleSelectCard($key:ID!$roundId:ID!$step:Int!$side:SampleSide!){sampleSelectCard(key:$key roundId:$roundId step:$step side:$side){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}balance sequence}}',
);

/** /sample/cashRound */
export const sampleCashRound = operation<SampleCashRoundMutation['sampleCashRound'], SampleCashRoundMutationVariables>(
  'sampleCashRound',
  'mutation SampleCashRound($key:ID!$roundId:ID!){sampleCashRound(key:$key roundId:$roundId){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}balance sequence}}',
);

/** /sample/setSeed */
export const sampleSetSeed = operation<SampleSetSeedMutation['sampleSetSeed'], SampleSetSeedMutationVariables>(
  'sampleSetSeed',
  'mutation SampleSetSeed($pairId:ID!$clientSeed:String!){sampleSetSeed(pairId:$pairId clientSeed:$clientSeed){ended{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}seeds{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}}',
);

/** /sample/round/update */
export const sampleRoundUpdate = operation<SampleRoundUpdateSubscription['sampleRoundUpdate'], SampleRoundUpdateSubscriptionVariables>(
  'sampleRoundUpdate',
  'subscription SampleRoundUpdate{sampleRoundUpdate{roundId player{userId name avatar bot}currency amount rate win at}}',
);

/** /sample/round/{userId} */
export const sampleMyRound = operation<SampleMyRoundSubscription['sampleMyRound'], SampleMyRoundSubscriptionVariables>(
  'sampleMyRound',
  'subscription SampleMyRound($userId:ID!){sampleMyRound(userId:$userId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}}',
);
