// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { SoloEnd } from '../solo/channel.ts';
import type { ColorWheelStake, WheelColor } from './channel.ts';

export type ColorWheelRoundFragment = { roundId: string, step: number, over: boolean, end: SoloEnd | null, currency: string, amount: string, rate: string, win: string, startTime: number, endTime: number | null, segment: number, color: WheelColor, fair: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number }, stakes: Array<{ color: WheelColor, amount: string }> };

export type ColorWheelCurRoundQueryVariables = Record<string, never>;

export interface ColorWheelCurRoundQuery { colorWheelCurRound: { serverTime: number, round: ColorWheelRoundFragment | null, latest: Array<ColorWheelRoundFragment>, fairRound: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } | null, betAmountRange: { min: string, max: string, maxProfit: string }, bets: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> } }

export type ColorWheelMyPastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
  pairId?: string | null;
};

export interface ColorWheelMyPastRoundQuery { colorWheelMyPastRound: Array<ColorWheelRoundFragment> }

export type ColorWheelPastRoundQueryVariables = {
  roundId: string;
};

export interface ColorWheelPastRoundQuery { colorWheelPastRound: { player: { userId: string, name: string, avatar: number, bot: boolean }, round: ColorWheelRoundFragment } | null }

export type ColorWheelMySeedsQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface ColorWheelMySeedsQuery { colorWheelMySeeds: Array<{ pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }> }

export type ColorWheelStartRoundMutationVariables = {
  key: string;
  stakes: Array<ColorWheelStake> | ColorWheelStake;
};

export interface ColorWheelStartRoundMutation { colorWheelStartRound: { balance: string, sequence: string, round: ColorWheelRoundFragment } }

export type ColorWheelSetSeedMutationVariables = {
  pairId: string;
  clientSeed: string;
};

export interface ColorWheelSetSeedMutation { colorWheelSetSeed: { ended: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }, seeds: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } } }

export type ColorWheelRoundUpdateSubscriptionVariables = Record<string, never>;

export interface ColorWheelRoundUpdateSubscription { colorWheelRoundUpdate: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> }

export type ColorWheelMyRoundSubscriptionVariables = {
  userId: string;
};

export interface ColorWheelMyRoundSubscription { colorWheelMyRound: ColorWheelRoundFragment }

/** /colorWheel/curRound */
export const colorWheelCurRound = operation<ColorWheelCurRoundQuery['colorWheelCurRound'], ColorWheelCurRoundQueryVariables>(
  'colorWheelCurRound',
  'query ColorWheelCurRound{colorWheelCurRound{round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stakes{color amount}segment color}latest{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stakes{color amount}segment color}fairRound{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}betAmountRange{min max maxProfit}bets{roundId player{userId name avatar bot}currency amount rate win at}serverTime}}',
);

/** /colorWheel/myPastRound */
export const colorWheelMyPastRound = operation<ColorWheelMyPastRoundQuery['colorWheelMyPastRound'], ColorWheelMyPastRoundQueryVariables>(
  'colorWheelMyPastRound',
  'query ColorWheelMyPastRound($count:Int$before:ID$pairId:ID){colorWheelMyPastRound(count:$count before:$before pairId:$pairId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stakes{color amount}segment color}}',
);

/** /colorWheel/pastRound */
export const colorWheelPastRound = operation<ColorWheelPastRoundQuery['colorWheelPastRound'], ColorWheelPastRoundQueryVariables>(
  'colorWheelPastRound',
  'query ColorWheelPastRound($roundId:ID!){colorWheelPastRound(roundId:$roundId){player{userId name avatar bot}round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stakes{color amount}segment color}}}',
);

/** /colorWheel/mySeeds */
export const colorWheelMySeeds = operation<ColorWheelMySeedsQuery['colorWheelMySeeds'], ColorWheelMySeedsQueryVariables>(
  'colorWheelMySeeds',
  'query ColorWheelMySeeds($count:Int$before:ID){colorWheelMySeeds(count:$count before:$before){pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}',
);

/** /colorWheel/startRound */
export const colorWheelStartRound = operation<ColorWheelStartRoundMutation['colorWheelStartRound'], ColorWheelStartRoundMutationVariables>(
  'colorWheelStartRound',
  'mutation ColorWheelStartRound($key:ID!$stakes:[ColorWheelStake!]!){colorWheelStartRound(key:$key stakes:$stakes){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stakes{color amount}segment color}balance sequence}}',
);

/** /colorWheel/setSeed */
export const colorWheelSetSeed = operation<ColorWheelSetSeedMutation['colorWheelSetSeed'], ColorWheelSetSeedMutationVariables>(
  'colorWheelSetSeed',
  'mutation ColorWheelSetSeed($pairId:ID!$clientSeed:String!){colorWheelSetSeed(pairId:$pairId clientSeed:$clientSeed){ended{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}seeds{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}}',
);

/** /colorWheel/round/update */
export const colorWheelRoundUpdate = operation<ColorWheelRoundUpdateSubscription['colorWheelRoundUpdate'], ColorWheelRoundUpdateSubscriptionVariables>(
  'colorWheelRoundUpdate',
  'subscription ColorWheelRoundUpdate{colorWheelRoundUpdate{roundId player{userId name avatar bot}currency amount rate win at}}',
);

/** /colorWheel/round/{userId} */
export const colorWheelMyRound = operation<ColorWheelMyRoundSubscription['colorWheelMyRound'], ColorWheelMyRoundSubscriptionVariables>(
  'colorWheelMyRound',
  'subscription ColorWheelMyRound($userId:ID!){colorWheelMyRound(userId:$userId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}stakes{color amount}segment color}}',
);
