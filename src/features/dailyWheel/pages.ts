// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { WheelPage } from './WheelPage.tsx';
import { WheelRulePage } from './WheelRulePage.tsx';

/** Pages of dailyWheel that are fetched in one chunk, by key or path. */
export const pages = {
  'daily-wheel': WheelPage,
  'daily-wheel-rule': WheelRulePage,
};
