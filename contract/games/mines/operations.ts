// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { SoloEnd } from '../solo/channel.ts';

export type MinesRoundFragment = { roundId: string, step: number, over: boolean, end: SoloEnd | null, currency: string, amount: string, rate: string, win: string, startTime: number, endTime: number | null, mineCount: number, tiles: Array<number>, mines: Array<number> | null, fair: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number } };

export type MinesCurRoundQueryVariables = Record<string, never>;

export interface MinesCurRoundQuery { minesCurRound: { serverTime: number, round: MinesRoundFragment | null, latest: Array<MinesRoundFragment>, fairRound: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } | null, betAmountRange: { min: string, max: string, maxProfit: string }, bets: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> } }

export type MinesMyPastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
  pairId?: string | null;
};

export interface MinesMyPastRoundQuery { minesMyPastRound: Array<MinesRoundFragment> }

export type MinesPastRoundQueryVariables = {
  roundId: string;
};

export interface MinesPastRoundQuery { minesPastRound: { player: { userId: string, name: string, avatar: number, bot: boolean }, round: MinesRoundFragment } | null }

export type MinesMySeedsQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface MinesMySeedsQuery { minesMySeeds: Array<{ pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }> }

export type MinesStartRoundMutationVariables = {
  key: string;
  amount: string;
  mineCount: number;
};

export interface MinesStartRoundMutation { minesStartRound: { balance: string, sequence: string, round: MinesRoundFragment } }

export type MinesSelectCardMutationVariables = {
  key: string;
  roundId: string;
  step: number;
  tile: number;
};

export interface MinesSelectCardMutation { minesSelectCard: { balance: string, sequence: string, round: MinesRoundFragment } }

export type MinesCashRoundMutationVariables = {
  key: string;
  roundId: string;
};

export interface MinesCashRoundMutation { minesCashRound: { balance: string, sequence: string, round: MinesRoundFragment } }

export type MinesSetSeedMutationVariables = {
  pairId: string;
  clientSeed: string;
};

export interface MinesSetSeedMutation { minesSetSeed: { ended: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }, seeds: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } } }

export type MinesRoundUpdateSubscriptionVariables = Record<string, never>;

export interface MinesRoundUpdateSubscription { minesRoundUpdate: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> }

export type MinesMyRoundSubscriptionVariables = {
  userId: string;
};

export interface MinesMyRoundSubscription { minesMyRound: MinesRoundFragment }

/** /mines/curRound */
export const minesCurRound = operation<MinesCurRoundQuery['minesCurRound'], MinesCurRoundQueryVariables>(
  'minesCurRound',
  'query MinesCurRound{minesCurRound{round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}mineCount tiles mines}latest{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}mineCount tiles mines}fairRound{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}betAmountRange{min max maxProfit}bets{roundId player{userId name avatar bot}currency amount rate win at}serverTime}}',
);

/** /mines/myPastRound */
export const minesMyPastRound = operation<MinesMyPastRoundQuery['minesMyPastRound'], MinesMyPastRoundQueryVariables>(
  'minesMyPastRound',
  'query MinesMyPastRound($count:Int$before:ID$pairId:ID){minesMyPastRound(count:$count before:$before pairId:$pairId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}mineCount tiles mines}}',
);

/** /mines/pastRound */
export const minesPastRound = operation<MinesPastRoundQuery['minesPastRound'], MinesPastRoundQueryVariables>(
  'minesPastRound',
  'query MinesPastRound($roundId:ID!){minesPastRound(roundId:$roundId){player{userId name avatar bot}round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}mineCount tiles mines}}}',
);

/** /mines/mySeeds */
export const minesMySeeds = operation<MinesMySeedsQuery['minesMySeeds'], MinesMySeedsQueryVariables>(
  'minesMySeeds',
  'query MinesMySeeds($count:Int$before:ID){minesMySeeds(count:$count before:$before){pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}',
);

/** /mines/startRound */
export const minesStartRound = operation<MinesStartRoundMutation['minesStartRound'], MinesStartRoundMutationVariables>(
  'minesStartRound',
  'mutation MinesStartRound($key:ID!$amount:Minor!$mineCount:Int!){minesStartRound(key:$key amount:$amount mineCount:$mineCount){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}mineCount tiles mines}balance sequence}}',
);

/** /mines/selectCard */
export const minesSelectCard = operation<MinesSelectCardMutation['minesSelectCard'], MinesSelectCardMutationVariables>(
  'minesSelectCard',
  'mutation MinesSelectCard($key:ID!$roundId:ID!$step:Int!$tile:Int!){minesSelectCard(key:$key roundId:$roundId step:$step tile:$tile){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}mineCount tiles mines}balance sequence}}',
);

/** /mines/cashRound */
export const minesCashRound = operation<MinesCashRoundMutation['minesCashRound'], MinesCashRoundMutationVariables>(
  'minesCashRound',
  'mutation MinesCashRound($key:ID!$roundId:ID!){minesCashRound(key:$key roundId:$roundId){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}mineCount tiles mines}balance sequence}}',
);

/** /mines/setSeed */
export const minesSetSeed = operation<MinesSetSeedMutation['minesSetSeed'], MinesSetSeedMutationVariables>(
  'minesSetSeed',
  'mutation MinesSetSeed($pairId:ID!$clientSeed:String!){minesSetSeed(pairId:$pairId clientSeed:$clientSeed){ended{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}seeds{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}}',
);

/** /mines/round/update */
export const minesRoundUpdate = operation<MinesRoundUpdateSubscription['minesRoundUpdate'], MinesRoundUpdateSubscriptionVariables>(
  'minesRoundUpdate',
  'subscription MinesRoundUpdate{minesRoundUpdate{roundId player{userId name avatar bot}currency amount rate win at}}',
);

/** /mines/round/{userId} */
export const minesMyRound = operation<MinesMyRoundSubscription['minesMyRound'], MinesMyRoundSubscriptionVariables>(
  'minesMyRound',
  'subscription MinesMyRound($userId:ID!){minesMyRound(userId:$userId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}mineCount tiles mines}}',
);
