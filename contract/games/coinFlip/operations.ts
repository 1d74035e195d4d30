// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { SoloEnd } from '../solo/channel.ts';
import type { CoinSide } from './channel.ts';

export type CoinFlipRoundFragment = { roundId: string, step: number, over: boolean, end: SoloEnd | null, currency: string, amount: string, rate: string, win: string, startTime: number, endTime: number | null, calls: Array<CoinSide>, flips: Array<CoinSide>, fair: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number } };

export type CoinFlipCurRoundQueryVariables = Record<string, never>;

export interface CoinFlipCurRoundQuery { coinFlipCurRound: { serverTime: number, round: CoinFlipRoundFragment | null, latest: Array<CoinFlipRoundFragment>, fairRound: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } | null, betAmountRange: { min: string, max: string, maxProfit: string }, bets: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> } }

export type CoinFlipMyPastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
  pairId?: string | null;
};

export interface CoinFlipMyPastRoundQuery { coinFlipMyPastRound: Array<CoinFlipRoundFragment> }

export type CoinFlipPastRoundQueryVariables = {
  roundId: string;
};

export interface CoinFlipPastRoundQuery { coinFlipPastRound: { player: { userId: string, name: string, avatar: number, bot: boolean }, round: CoinFlipRoundFragment } | null }

export type CoinFlipMySeedsQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface CoinFlipMySeedsQuery { coinFlipMySeeds: Array<{ pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }> }

export type CoinFlipStartRoundMutationVariables = {
  key: string;
  amount: string;
  side: CoinSide;
};

export interface CoinFlipStartRoundMutation { coinFlipStartRound: { balance: string, sequence: string, round: CoinFlipRoundFragment } }

export type CoinFlipSelectCardMutationVariables = {
  key: string;
  roundId: string;
  step: number;
  side: CoinSide;
};

export interface CoinFlipSelectCardMutation { coinFlipSelectCard: { balance: string, sequence: string, round: CoinFlipRoundFragment } }

export type CoinFlipCashRoundMutationVariables = {
  key: string;
  roundId: string;
};

export interface CoinFlipCashRoundMutation { coinFlipCashRound: { balance: string, sequence: string, round: CoinFlipRoundFragment } }

export type CoinFlipSetSeedMutationVariables = {
  pairId: string;
  clientSeed: string;
};

export interface CoinFlipSetSeedMutation { coinFlipSetSeed: { ended: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }, seeds: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } } }

export type CoinFlipRoundUpdateSubscriptionVariables = Record<string, never>;

export interface CoinFlipRoundUpdateSubscription { coinFlipRoundUpdate: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> }

export type CoinFlipMyRoundSubscriptionVariables = {
  userId: string;
};

export interface CoinFlipMyRoundSubscription { coinFlipMyRound: CoinFlipRoundFragment }

/** /coinFlip/curRound */
export const coinFlipCurRound = operation<CoinFlipCurRoundQuery['coinFlipCurRound'], CoinFlipCurRoundQueryVariables>(
  'coinFlipCurRound',
  'query CoinFlipCurRound{coinFlipCurRound{round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}latest{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}fairRound{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}betAmountRange{min max maxProfit}bets{roundId player{userId name avatar bot}currency amount rate win at}serverTime}}',
);

/** /coinFlip/myPastRound */
export const coinFlipMyPastRound = operation<CoinFlipMyPastRoundQuery['coinFlipMyPastRound'], CoinFlipMyPastRoundQueryVariables>(
  'coinFlipMyPastRound',
  'query CoinFlipMyPastRound($count:Int$before:ID$pairId:ID){coinFlipMyPastRound(count:$count before:$before pairId:$pairId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}}',
);

/** /coinFlip/pastRound */
export const coinFlipPastRound = operation<CoinFlipPastRoundQuery['coinFlipPastRound'], CoinFlipPastRoundQueryVariables>(
  'coinFlipPastRound',
  'query CoinFlipPastRound($roundId:ID!){coinFlipPastRound(roundId:$roundId){player{userId name avatar bot}round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}}}',
);

/** /coinFlip/mySeeds */
export const coinFlipMySeeds = operation<CoinFlipMySeedsQuery['coinFlipMySeeds'], CoinFlipMySeedsQueryVariables>(
  'coinFlipMySeeds',
  'query CoinFlipMySeeds($count:Int$before:ID){coinFlipMySeeds(count:$count before:$before){pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}',
);

/** /coinFlip/startRound */
export const coinFlipStartRound = operation<CoinFlipStartRoundMutation['coinFlipStartRound'], CoinFlipStartRoundMutationVariables>(
  'coinFlipStartRound',
  'mutation CoinFlipStartRound($key:ID!$amount:Minor!$side:CoinSide!){coinFlipStartRound(key:$key amount:$amount side:$side){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}balance sequence}}',
);

/** /coinFlip/selectCard */
export const coinFlipSelectCard = operation<CoinFlipSelectCardMutation['coinFlipSelectCard'], CoinFlipSelectCardMutationVariables>(
  'coinFlipSelectCard',
  'mutation CoinFlipSelectCard($key:ID!$roundId:ID!$step:Int!$side:CoinSide!){coinFlipSelectCard(key:$key roundId:$roundId step:$step side:$side){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}balance sequence}}',
);

/** /coinFlip/cashRound */
export const coinFlipCashRound = operation<CoinFlipCashRoundMutation['coinFlipCashRound'], CoinFlipCashRoundMutationVariables>(
  'coinFlipCashRound',
  'mutation CoinFlipCashRound($key:ID!$roundId:ID!){coinFlipCashRound(key:$key roundId:$roundId){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}balance sequence}}',
);

/** /coinFlip/setSeed */
export const coinFlipSetSeed = operation<CoinFlipSetSeedMutation['coinFlipSetSeed'], CoinFlipSetSeedMutationVariables>(
  'coinFlipSetSeed',
  'mutation CoinFlipSetSeed($pairId:ID!$clientSeed:String!){coinFlipSetSeed(pairId:$pairId clientSeed:$clientSeed){ended{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}seeds{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}}',
);

/** /coinFlip/round/update */
export const coinFlipRoundUpdate = operation<CoinFlipRoundUpdateSubscription['coinFlipRoundUpdate'], CoinFlipRoundUpdateSubscriptionVariables>(
  'coinFlipRoundUpdate',
  'subscription CoinFlipRoundUpdate{coinFlipRoundUpdate{roundId player{userId name avatar bot}currency amount rate win at}}',
);

/** /coinFlip/round/{userId} */
export const coinFlipMyRound = operation<CoinFlipMyRoundSubscription['coinFlipMyRound'], CoinFlipMyRoundSubscriptionVariables>(
  'coinFlipMyRound',
  'subscription CoinFlipMyRound($userId:ID!){coinFlipMyRound(userId:$userId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}calls flips}}',
);
