// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../operation.ts';

export type UserAwardsSubscriptionVariables = {
  userId: string;
};

export interface UserAwardsSubscription { userAwards: { claimable: number, nextAt: number | null } }

/** /user/awards */
export const userAwards = operation<UserAwardsSubscription['userAwards'], UserAwardsSubscriptionVariables>(
  'userAwards',
  'subscription UserAwards($userId:ID!){userAwards(userId:$userId){claimable nextAt}}',
);
