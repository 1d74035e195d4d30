// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { ComebackTaskPage } from './ComebackTaskPage.tsx';
import { NewbieTaskPage } from './NewbieTaskPage.tsx';

/** Pages of tasks that are fetched in one chunk, by key or path. */
export const pages = {
  'comeback-task': ComebackTaskPage,
  'newbie-task': NewbieTaskPage,
};
