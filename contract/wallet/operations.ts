import { operation } from '../operation.ts';
import type { Wallet } from './channel.ts';

/** /user/wallet */
export const userWallet = operation<Wallet, { userId: string }>(
  'userWallet',
  `subscription UserWallet($userId: ID!) {
    userWallet(userId: $userId) { balance sequence cause { table roundId credit } } }`,
);
