// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../../operation.ts';
import type { SoloEnd } from '../solo/channel.ts';
import type { CryptosHand } from './channel.ts';

export type CryptosRoundFragment = { roundId: string, step: number, over: boolean, end: SoloEnd | null, currency: string, amount: string, rate: string, win: string, startTime: number, endTime: number | null, coins: Array<number>, hand: CryptosHand, fair: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number } };

export type CryptosCurRoundQueryVariables = Record<string, never>;

export interface CryptosCurRoundQuery { cryptosCurRound: { serverTime: number, round: CryptosRoundFragment | null, latest: Array<CryptosRoundFragment>, fairRound: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } | null, betAmountRange: { min: string, max: string, maxProfit: string }, bets: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> } }

export type CryptosMyPastRoundQueryVariables = {
  count?: number | null;
  before?: string | null;
  pairId?: string | null;
};

export interface CryptosMyPastRoundQuery { cryptosMyPastRound: Array<CryptosRoundFragment> }

export type CryptosPastRoundQueryVariables = {
  roundId: string;
};

export interface CryptosPastRoundQuery { cryptosPastRound: { player: { userId: string, name: string, avatar: number, bot: boolean }, round: CryptosRoundFragment } | null }

export type CryptosMySeedsQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface CryptosMySeedsQuery { cryptosMySeeds: Array<{ pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }> }

export type CryptosStartRoundMutationVariables = {
  key: string;
  amount: string;
};

export interface CryptosStartRoundMutation { cryptosStartRound: { balance: string, sequence: string, round: CryptosRoundFragment } }

export type CryptosSetSeedMutationVariables = {
  pairId: string;
  clientSeed: string;
};

export interface CryptosSetSeedMutation { cryptosSetSeed: { ended: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }, seeds: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } } }

export type CryptosRoundUpdateSubscriptionVariables = Record<string, never>;

export interface CryptosRoundUpdateSubscription { cryptosRoundUpdate: Array<{ roundId: string, currency: string, amount: string, rate: string, win: string, at: number, player: { userId: string, name: string, avatar: number, bot: boolean } }> }

export type CryptosMyRoundSubscriptionVariables = {
  userId: string;
};

export interface CryptosMyRoundSubscription { cryptosMyRound: CryptosRoundFragment }

/** /cryptos/curRound */
export const cryptosCurRound = operation<CryptosCurRoundQuery['cryptosCurRound'], CryptosCurRoundQueryVariables>(
  'cryptosCurRound',
  'query CryptosCurRound{cryptosCurRound{round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}coins hand}latest{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}coins hand}fairRound{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}betAmountRange{min max maxProfit}bets{roundId player{userId name avatar bot}currency amount rate win at}serverTime}}',
);

/** /cryptos/myPastRound */
export const cryptosMyPastRound = operation<CryptosMyPastRoundQuery['cryptosMyPastRound'], CryptosMyPastRoundQueryVariables>(
  'cryptosMyPastRound',
  'query CryptosMyPastRound($count:Int$before:ID$pairId:ID){cryptosMyPastRound(count:$count before:$before pairId:$pairId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}coins hand}}',
);

/** /cryptos/pastRound */
export const cryptosPastRound = operation<CryptosPastRoundQuery['cryptosPastRound'], CryptosPastRoundQueryVariables>(
  'cryptosPastRound',
  'query CryptosPastRound($roundId:ID!){cryptosPastRound(roundId:$roundId){player{userId name avatar bot}round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}coins hand}}}',
);

/** /cryptos/mySeeds */
export const cryptosMySeeds = operation<CryptosMySeedsQuery['cryptosMySeeds'], CryptosMySeedsQueryVariables>(
  'cryptosMySeeds',
  'query CryptosMySeeds($count:Int$before:ID){cryptosMySeeds(count:$count before:$before){pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}',
);

/** /cryptos/startRound */
export const cryptosStartRound = operation<CryptosStartRoundMutation['cryptosStartRound'], CryptosStartRoundMutationVariables>(
  'cryptosStartRound',
  'mutation CryptosStartRound($key:ID!$amount:Minor!){cryptosStartRound(key:$key amount:$amount){round{roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}coins hand}balance sequence}}',
);

/** /cryptos/setSeed */
export const cryptosSetSeed = operation<CryptosSetSeedMutation['cryptosSetSeed'], CryptosSetSeedMutationVariables>(
  'cryptosSetSeed',
  'mutation CryptosSetSeed($pairId:ID!$clientSeed:String!){cryptosSetSeed(pairId:$pairId clientSeed:$clientSeed){ended{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}seeds{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}}',
);

/** /cryptos/round/update */
export const cryptosRoundUpdate = operation<CryptosRoundUpdateSubscription['cryptosRoundUpdate'], CryptosRoundUpdateSubscriptionVariables>(
  'cryptosRoundUpdate',
  'subscription CryptosRoundUpdate{cryptosRoundUpdate{roundId player{userId name avatar bot}currency amount rate win at}}',
);

/** /cryptos/round/{userId} */
export const cryptosMyRound = operation<CryptosMyRoundSubscription['cryptosMyRound'], CryptosMyRoundSubscriptionVariables>(
  'cryptosMyRound',
  'subscription CryptosMyRound($userId:ID!){cryptosMyRound(userId:$userId){roundId step over end currency amount rate win startTime endTime fair{pairId serverSeedHash serverSeed clientSeed nonce}coins hand}}',
);
