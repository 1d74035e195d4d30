// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { FirstDepositPage } from './FirstDepositPage.tsx';
import { FriendsPage } from './FriendsPage.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { JoinPage } from './JoinPage.tsx';
import { ReferralPage } from './ReferralPage.tsx';
import { SharePage } from './SharePage.tsx';
import { SpreadBetPage } from './SpreadBetPage.tsx';

/** Pages of referral that are fetched in one chunk, by key or path. */
export const pages = {
  'referral-history': HistoryPage,
  'referral-join': JoinPage,
  'referral-share': SharePage,
  '/referral': ReferralPage,
  '/referral/first-deposit': FirstDepositPage,
  '/referral/referral2': FriendsPage,
  '/referral/spread-bet': SpreadBetPage,
};
