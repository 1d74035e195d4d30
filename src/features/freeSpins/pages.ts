// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { FreeSpinPage } from './FreeSpinPage.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { PrizePage } from './PrizePage.tsx';

/** Pages of freeSpins that are fetched in one chunk, by key or path. */
export const pages = {
  'free-spin': FreeSpinPage,
  'free-spin-history': HistoryPage,
  'free-spin-history-detail': PrizePage,
};
