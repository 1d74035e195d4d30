// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { SoloEnd } from '../solo/channel.ts';
import type { EggsRisk } from './channel.ts';

export type EggsRoundFragment = { roundId: string, step: number, over: boolean, end: SoloEnd | null, currency: string, amount: string, rate: string, win: string, startTime: number, endTime: number | null, risk: EggsRisk, egg: number, prizes: Array<string>, fair: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number } };

export type EggsCurRoundQueryVariables = Record<string, never>;

export interface EggsCurRoundQuery { eggsCurRound: { serverTime: number, round: EggsRoundFragment | null, latest: Array<EggsRoundFragment>, fairRound: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } | null, betAmountRange: { min: string, max: string, maxProfit: string }, bets: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> } }

export type EggsMyPastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
  pairId?: string | null;
};

export interface EggsMyPastRoundQuery { eggsMyPastRound: Array<EggsRoundFragment> }

export type EggsPastRoundQueryVariables = {
  roundId: string;
};

export interface EggsPastRoundQuery { eggsPastRound: { player: { userId: string, name: string, avatar: number, bot: boolean }, round: EggsRoundFragment } | null }

export type EggsMySeedsQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface EggsMySeedsQuery { eggsMySeeds: Array<{ pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }> }

export type EggsStartRoundMutationVariables = {
  key: string;
  amount: string;
  risk: EggsRisk;
  egg: number;
};

export interface EggsStartRoundMutation { eggsStartRound: { balance: string, sequence: string, round: EggsRoundFragment } }

export type EggsSetSeedMutationVariables = {
  pairId: string;
  clientSeed: string;
};

export interface EggsSetSeedMutation { eggsSetSeed: { ended: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }, seeds: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } } }

export type EggsRoundUpdateSubscriptionVariables = Record<string, never>;

export interface EggsRoundUpdateSubscription { eggsRoundUpdate: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> }

export type EggsMyRoundSubscriptionVariables = {
  userId: string;
};

export interface EggsMyRoundSubscription { eggsMyRound: EggsRoundFragment }

/** /eggs/curRound */
export const eggsCurRound = operation<EggsCurRoundQuery['eggsCurRound'], EggsCurRoundQueryVariables>(
  'eggsCurRound',
  'query EggsCurRound{eggsCurRound{round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}risk egg prizes}latest{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}risk egg prizes}fairRound{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}betAmountRange{min max maxProfit}bets{roundId player{userId name avatar bot}currency amount rate win at}serverTime}}',
);

/** /eggs/myPastRound */
export const eggsMyPastRound = operation<EggsMyPastRoundQuery['eggsMyPastRound'], EggsMyPastRoundQueryVariables>(
  'eggsMyPastRound',
  'query EggsMyPastRound($count:Int$before:ID$pairId:ID){eggsMyPastRound(count:$count before:$before pairId:$pairId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}risk egg prizes}}',
);

/** /eggs/pastRound */
export const eggsPastRound = operation<EggsPastRoundQuery['eggsPastRound'], EggsPastRoundQueryVariables>(
  'eggsPastRound',
  'query EggsPastRound($roundId:ID!){eggsPastRound(roundId:$roundId){player{userId name avatar bot}round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}risk egg prizes}}}',
);

/** /eggs/mySeeds */
export const eggsMySeeds = operation<EggsMySeedsQuery['eggsMySeeds'], EggsMySeedsQueryVariables>(
  'eggsMySeeds',
  'query EggsMySeeds($count:Int$before:ID){eggsMySeeds(count:$count before:$before){pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}',
);

/** /eggs/startRound */
export const eggsStartRound = operation<EggsStartRoundMutation['eggsStartRound'], EggsStartRoundMutationVariables>(
  'eggsStartRound',
  'mutation EggsStartRound($key:ID!$amount:Minor!$risk:EggsRisk!$egg:Int!){eggsStartRound(key:$key amount:$amount risk:$risk egg:$egg){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}risk egg prizes}balance sequence}}',
);

/** /eggs/setSeed */
export const eggsSetSeed = operation<EggsSetSeedMutation['eggsSetSeed'], EggsSetSeedMutationVariables>(
  'eggsSetSeed',
  'mutation EggsSetSeed($pairId:ID!$clientSeed:String!){eggsSetSeed(pairId:$pairId clientSeed:$clientSeed){ended{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}seeds{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}}',
);

/** /eggs/round/update */
export const eggsRoundUpdate = operation<EggsRoundUpdateSubscription['eggsRoundUpdate'], EggsRoundUpdateSubscriptionVariables>(
  'eggsRoundUpdate',
  'subscription EggsRoundUpdate{eggsRoundUpdate{roundId player{userId name avatar bot}currency amount rate win at}}',
);

/** /eggs/round/{userId} */
export const eggsMyRound = operation<EggsMyRoundSubscription['eggsMyRound'], EggsMyRoundSubscriptionVariables>(
  'eggsMyRound',
  'subscription EggsMyRound($userId:ID!){eggsMyRound(userId:$userId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}risk egg prizes}}',
);
