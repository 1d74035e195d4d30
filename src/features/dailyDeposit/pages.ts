// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { DailyRechargePage } from './DailyRechargePage.tsx';
import { RulePage } from './RulePage.tsx';

/** Pages of dailyDeposit that are fetched in one chunk, by key or path. */
export const pages = {
  'daily-recharge-rule': RulePage,
  '/daily-recharge': DailyRechargePage,
};
