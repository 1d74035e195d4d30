// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { BigWinDetailPage } from './BigWinDetailPage.tsx';
import { BigWinsPage, DailyWinsPage } from './WinsPages.tsx';

/** Pages of wins that are fetched in one chunk, by key or path. */
export const pages = {
  'big-win-detail': BigWinDetailPage,
  '/big-wins': BigWinsPage,
  '/daily-wins': DailyWinsPage,
};
