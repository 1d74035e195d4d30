// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { LotteryWeekPage } from './LotteryWeekPage.tsx';
import { DepositPage, JackpotPage } from './RoutePages.tsx';

/** Pages of lotteryDraw that are fetched in one chunk, by key or path. */
export const pages = {
  'lottery-week': LotteryWeekPage,
  '/lottery-deposit': DepositPage,
  '/lottery-jackpot': JackpotPage,
};
