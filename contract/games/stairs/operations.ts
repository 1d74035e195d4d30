// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { SoloEnd } from '../solo/channel.ts';

export type StairsRoundFragment = { roundId: string, step: number, over: boolean, end: SoloEnd | null, currency: string, amount: string, rate: string, win: string, startTime: number, endTime: number | null, stones: number, path: Array<number>, fallen: Array<Array<number>>, fair: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number } };

export type StairsCurRoundQueryVariables = Record<string, never>;

export interface StairsCurRoundQuery { stairsCurRound: { serverTime: number, round: StairsRoundFragment | null, latest: Array<StairsRoundFragment>, fairRound: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } | null, betAmountRange: { min: string, max: string, maxProfit: string }, bets: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> } }

export type StairsMyPastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
  pairId?: string | null;
};

export interface StairsMyPastRoundQuery { stairsMyPastRound: Array<StairsRoundFragment> }

export type StairsPastRoundQueryVariables = {
  roundId: string;
};

export interface StairsPastRoundQuery { stairsPastRound: { player: { userId: string, name: string, avatar: number, bot: boolean }, round: StairsRoundFragment } | null }

export type StairsMySeedsQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface StairsMySeedsQuery { stairsMySeeds: Array<{ pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }> }

export type StairsStartRoundMutationVariables = {
  key: string;
  amount: string;
  stones: number;
  path?: Array<number> | number | null;
};

export interface StairsStartRoundMutation { stairsStartRound: { balance: string, sequence: string, round: StairsRoundFragment } }

export type StairsSelectCardMutationVariables = {
  key: string;
  roundId: string;
  step: number;
  place: number;
};

export interface StairsSelectCardMutation { stairsSelectCard: { balance: string, sequence: string, round: StairsRoundFragment } }

export type StairsCashRoundMutationVariables = {
  key: string;
  roundId: string;
};

export interface StairsCashRoundMutation { stairsCashRound: { balance: string, sequence: string, round: StairsRoundFragment } }

export type StairsSetSeedMutationVariables = {
  pairId: string;
  clientSeed: string;
};

export interface StairsSetSeedMutation { stairsSetSeed: { ended: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }, seeds: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } } }

export type StairsRoundUpdateSubscriptionVariables = Record<string, never>;

export interface StairsRoundUpdateSubscription { stairsRoundUpdate: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> }

export type StairsMyRoundSubscriptionVariables = {
  userId: string;
};

export interface StairsMyRoundSubscription { stairsMyRound: StairsRoundFragment }

/** /stairs/curRound */
export const stairsCurRound = operation<StairsCurRoundQuery['stairsCurRound'], StairsCurRoundQueryVariables>(
  'stairsCurRound',
  'query StairsCurRound{stairsCurRound{round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stones path fallen}latest{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stones path fallen}fairRound{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}betAmountRange{min max maxProfit}bets{roundId player{userId name avatar bot}currency amount rate win at}serverTime}}',
);

/** /stairs/myPastRound */
export const stairsMyPastRound = operation<StairsMyPastRoundQuery['stairsMyPastRound'], StairsMyPastRoundQueryVariables>(
  'stairsMyPastRound',
  'query StairsMyPastRound($count:Int$before:ID$pairId:ID){stairsMyPastRound(count:$count before:$before pairId:$pairId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stones path fallen}}',
);

/** /stairs/pastRound */
export const stairsPastRound = operation<StairsPastRoundQuery['stairsPastRound'], StairsPastRoundQueryVariables>(
  'stairsPastRound',
  'query StairsPastRound($roundId:ID!){stairsPastRound(roundId:$roundId){player{userId name avatar bot}round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stones path fallen}}}',
);

/** /stairs/mySeeds */
export const stairsMySeeds = operation<StairsMySeedsQuery['stairsMySeeds'], StairsMySeedsQueryVariables>(
  'stairsMySeeds',
  'query StairsMySeeds($count:Int$before:ID){stairsMySeeds(count:$count before:$before){pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}',
);

/** /stairs/startRound */
export const stairsStartRound = operation<StairsStartRoundMutation['stairsStartRound'], StairsStartRoundMutationVariables>(
  'stairsStartRound',
  'mutation StairsStartRound($key:ID!$amount:Minor!$stones:Int!$path:[Int!]){stairsStartRound(key:$key amount:$amount stones:$stones path:$path){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stones path fallen}balance sequence}}',
);

/** /stairs/selectCard */
export const stairsSelectCard = operation<StairsSelectCardMutation['stairsSelectCard'], StairsSelectCardMutationVariables>(
  'stairsSelectCard',
  'mutation StairsSelectCard($key:ID!$roundId:ID!$step:Int!$place:Int!){stairsSelectCard(key:$key roundId:$roundId step:$step place:$place){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stones path fallen}balance sequence}}',
);

/** /stairs/cashRound */
export const stairsCashRound = operation<StairsCashRoundMutation['stairsCashRound'], StairsCashRoundMutationVariables>(
  'stairsCashRound',
  'mutation StairsCashRound($key:ID!$roundId:ID!){stairsCashRound(key:$key roundId:$roundId){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stones path fallen}balance sequence}}',
);

/** /stairs/setSeed */
export const stairsSetSeed = operation<StairsSetSeedMutation['stairsSetSeed'], StairsSetSeedMutationVariables>(
  'stairsSetSeed',
  'mutation StairsSetSeed($pairId:ID!$clientSeed:String!){stairsSetSeed(pairId:$pairId clientSeed:$clientSeed){ended{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}seeds{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}}',
);

/** /stairs/round/update */
export const stairsRoundUpdate = operation<StairsRoundUpdateSubscription['stairsRoundUpdate'], StairsRoundUpdateSubscriptionVariables>(
  'stairsRoundUpdate',
  'subscription StairsRoundUpdate{stairsRoundUpdate{roundId player{userId name avatar bot}currency amount rate win at}}',
);

/** /stairs/round/{userId} */
export const stairsMyRound = operation<StairsMyRoundSubscription['stairsMyRound'], StairsMyRoundSubscriptionVariables>(
  'stairsMyRound',
  'subscription StairsMyRound($userId:ID!){stairsMyRound(userId:$userId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stones path fallen}}',
);
