import { CashBackPage } from './CashBackPage.tsx';
import { VipRecordPage, VipRecordRoute } from './Record.tsx';
import { VipPage } from './VipPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  vip: VipPage,
  record: VipRecordRoute,
  'vip-record': VipRecordPage,
  'vip-cash-back': CashBackPage,
};
