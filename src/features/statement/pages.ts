// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { StatementPage } from './StatementPage.tsx';
import { TransactionPage } from './TransactionPage.tsx';

/** Pages of statement that are fetched in one chunk, by key or path. */
export const pages = {
  'balance-record': StatementPage,
  transaction: TransactionPage,
};
