// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../operation.ts';

export type UserWalletSubscriptionVariables = {
  userId: string;
};

export interface UserWalletSubscription { userWallet: { balance: string, bonus: string, sequence: string, cause: { table: string, roundId: string, credit: string } | null } }

/** /user/wallet */
export const userWallet = operation<UserWalletSubscription['userWallet'], UserWalletSubscriptionVariables>(
  'userWallet',
  'subscription UserWallet($userId:ID!){userWallet(userId:$userId){balance bonus sequence cause{table roundId credit}}}',
);
