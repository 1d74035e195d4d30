import { FirstDepositPage } from './FirstDepositPage.tsx';
import { FriendsPage } from './FriendsPage.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { JoinPage } from './JoinPage.tsx';
import { ReferralPage } from './ReferralPage.tsx';
import { SharePage } from './SharePage.tsx';
import { SpreadBetPage } from './SpreadBetPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  referral: ReferralPage,
  friends: FriendsPage,
  spreadBet: SpreadBetPage,
  firstDeposit: FirstDepositPage,
  'referral-join': JoinPage,
  'referral-share': SharePage,
  'referral-history': HistoryPage,
};
