// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { SamplePage } from './SamplePage.tsx';
import { SampleSheet } from './SampleSheet.tsx';

/** Pages of samplePage that are fetched in one chunk, by key or path. */
export const pages = {
  'sample-sheet': SampleSheet,
  '/sample': SamplePage,
};
