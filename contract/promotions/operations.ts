// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../operation.ts';

export type UserAwardsSubscriptionVariables = {
  userId: string;
};

export interface UserAwardsSubscription { userAwards: { claimable: number, nextAt: number | null, promotions: Array<string> | null } }

export type DailyWheelMySeedsQueryVariables = {
  count?: number | null;
  before?: string | null;
};

export interface DailyWheelMySeedsQuery { dailyWheelMySeeds: Array<{ pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }> }

export type DailyWheelSetSeedMutationVariables = {
  pairId: string;
  clientSeed: string;
};

export interface DailyWheelSetSeedMutation { dailyWheelSetSeed: { ended: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null }, seeds: { pairId: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, nextServerSeedHash: string | null } } }

/** /user/awards */
export const userAwards = operation<UserAwardsSubscription['userAwards'], UserAwardsSubscriptionVariables>(
  'userAwards',
  'subscription UserAwards($userId:ID!){userAwards(userId:$userId){claimable nextAt promotions}}',
);

/** /dailyWheel/mySeeds */
export const dailyWheelMySeeds = operation<DailyWheelMySeedsQuery['dailyWheelMySeeds'], DailyWheelMySeedsQueryVariables>(
  'dailyWheelMySeeds',
  'query DailyWheelMySeeds($count:Int$before:ID){dailyWheelMySeeds(count:$count before:$before){pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}',
);

/** /dailyWheel/setSeed */
export const dailyWheelSetSeed = operation<DailyWheelSetSeedMutation['dailyWheelSetSeed'], DailyWheelSetSeedMutationVariables>(
  'dailyWheelSetSeed',
  'mutation DailyWheelSetSeed($pairId:ID!$clientSeed:String!){dailyWheelSetSeed(pairId:$pairId clientSeed:$clientSeed){ended{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}seeds{pairId serverSeedHash serverSeed clientSeed nonce nextServerSeedHash}}}',
);
