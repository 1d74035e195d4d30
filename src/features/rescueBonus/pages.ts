// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { RescueBonusPage } from './RescueBonusPage.tsx';
import { RescueHistoryPage } from './RescueHistoryPage.tsx';
import { RescueRulePage } from './RescueRulePage.tsx';

/** Pages of rescueBonus that are fetched in one chunk, by key or path. */
export const pages = {
  'rescue-bonus': RescueBonusPage,
  'rescue-bonus-deposit': RescueHistoryPage,
  'rescue-bonus-deposit-rule': RescueRulePage,
};
