// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { CashBackPage } from './CashBackPage.tsx';
import { VipRecordPage, VipRecordRoute } from './Record.tsx';
import { VipPage } from './VipPage.tsx';

/** Pages of vip that are fetched in one chunk, by key or path. */
export const pages = {
  'vip-cash-back': CashBackPage,
  'vip-record': VipRecordPage,
  '/vip': VipPage,
  '/vip/record': VipRecordRoute,
};
