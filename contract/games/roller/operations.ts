// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { SoloEnd } from '../solo/channel.ts';

export type RollerRoundFragment = { roundId: string, step: number, over: boolean, end: SoloEnd | null, currency: string, amount: string, rate: string, win: string, startTime: number, endTime: number | null, choose: number, isHigher: boolean, result: number, multiplier: string, fair: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number } };

export type RollerCurRoundQueryVariables = Record<string, never>;

export interface RollerCurRoundQuery { rollerCurRound: { serverTime: number, round: RollerRoundFragment | null, latest: Array<RollerRoundFragment>, fairRound: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } | null, betAmountRange: { min: string, max: string, maxProfit: string }, bets: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> } }

export type RollerMyPastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
  pairId?: string | null;
};

export interface RollerMyPastRoundQuery { rollerMyPastRound: Array<RollerRoundFragment> }

export type RollerPastRoundQueryVariables = {
  roundId: string;
};

export interface RollerPastRoundQuery { rollerPastRound: { player: { userId: string, name: string, avatar: number, bot: boolean }, round: RollerRoundFragment } | null }

export type RollerMySeedsQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface RollerMySeedsQuery { rollerMySeeds: Array<{ pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }> }

export type RollerStartRoundMutationVariables = {
  key: string;
  amount: string;
  choose: number;
  isHigher: boolean;
};

export interface RollerStartRoundMutation { rollerStartRound: { balance: string, sequence: string, round: RollerRoundFragment } }

export type RollerSetSeedMutationVariables = {
  pairId: string;
  clientSeed: string;
};

export interface RollerSetSeedMutation { rollerSetSeed: { ended: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }, seeds: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } } }

export type RollerRoundUpdateSubscriptionVariables = Record<string, never>;

export interface RollerRoundUpdateSubscription { rollerRoundUpdate: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> }

export type RollerMyRoundSubscriptionVariables = {
  userId: string;
};

export interface RollerMyRoundSubscription { rollerMyRound: RollerRoundFragment }

/** /roller/curRound */
export const rollerCurRound = operation<RollerCurRoundQuery['rollerCurRound'], RollerCurRoundQueryVariables>(
  'rollerCurRound',
  'query RollerCurRound{rollerCurRound{round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}choose isHigher result multiplier}latest{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}choose isHigher result multiplier}fairRound{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}betAmountRange{min max maxProfit}bets{roundId player{userId name avatar bot}currency amount rate win at}serverTime}}',
);

/** /roller/myPastRound */
export const rollerMyPastRound = operation<RollerMyPastRoundQuery['rollerMyPastRound'], RollerMyPastRoundQueryVariables>(
  'rollerMyPastRound',
  'query RollerMyPastRound($count:Int$before:ID$pairId:ID){rollerMyPastRound(count:$count before:$before pairId:$pairId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}choose isHigher result multiplier}}',
);

/** /roller/pastRound */
export const rollerPastRound = operation<RollerPastRoundQuery['rollerPastRound'], RollerPastRoundQueryVariables>(
  'rollerPastRound',
  'query RollerPastRound($roundId:ID!){rollerPastRound(roundId:$roundId){player{userId name avatar bot}round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}choose isHigher result multiplier}}}',
);

/** /roller/mySeeds */
export const rollerMySeeds = operation<RollerMySeedsQuery['rollerMySeeds'], RollerMySeedsQueryVariables>(
  'rollerMySeeds',
  'query RollerMySeeds($count:Int$before:ID){rollerMySeeds(count:$count before:$before){pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}',
);

/** /roller/startRound */
export const rollerStartRound = operation<RollerStartRoundMutation['rollerStartRound'], RollerStartRoundMutationVariables>(
  'rollerStartRound',
  'mutation RollerStartRound($key:ID!$amount:Minor!$choose:Int!$isHigher:Boolean!){rollerStartRound(key:$key amount:$amount choose:$choose isHigher:$isHigher){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}choose isHigher result multiplier}balance sequence}}',
);

/** /roller/setSeed */
export const rollerSetSeed = operation<RollerSetSeedMutation['rollerSetSeed'], RollerSetSeedMutationVariables>(
  'rollerSetSeed',
  'mutation RollerSetSeed($pairId:ID!$clientSeed:String!){rollerSetSeed(pairId:$pairId clientSeed:$clientSeed){ended{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}seeds{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}}',
);

/** /roller/round/update */
export const rollerRoundUpdate = operation<RollerRoundUpdateSubscription['rollerRoundUpdate'], RollerRoundUpdateSubscriptionVariables>(
  'rollerRoundUpdate',
  'subscription RollerRoundUpdate{rollerRoundUpdate{roundId player{userId name avatar bot}currency amount rate win at}}',
);

/** /roller/round/{userId} */
export const rollerMyRound = operation<RollerMyRoundSubscription['rollerMyRound'], RollerMyRoundSubscriptionVariables>(
  'rollerMyRound',
  'subscription RollerMyRound($userId:ID!){rollerMyRound(userId:$userId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}choose isHigher result multiplier}}',
);
