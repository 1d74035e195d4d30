// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { BetHistoryPage } from './BetHistoryPage.tsx';
import { BetRoundPage } from './BetRoundPage.tsx';

/** Pages of bets that are fetched in one chunk, by key or path. */
export const pages = {
  'bet-history': BetHistoryPage,
  'bet-history-detail': BetRoundPage,
};
