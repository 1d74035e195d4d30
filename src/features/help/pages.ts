// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { DocPage } from './DocPage.tsx';
import { HelpPage } from './HelpPage.tsx';

/** Pages of help that are fetched in one chunk, by key or path. */
export const pages = {
  '/help': HelpPage,
  '/help/:key': DocPage,
};
