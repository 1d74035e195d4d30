// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { ActivityPage } from './ActivityPage.tsx';
import { BonusCenterPage } from './BonusCenterPage.tsx';

/** Pages of activity that are fetched in one chunk, by key or path. */
export const pages = {
  '/activity': ActivityPage,
  '/activity/active': BonusCenterPage,
};
