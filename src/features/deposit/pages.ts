// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { WalletPage } from './form/WalletPage.tsx';
import { BcaBankPage, QrcodePage, SpayBankPage, UsdtPage, VaBankPage } from './pay/PayPages.tsx';
import { DepositRecordPage } from './records/DepositRecordPage.tsx';
import { DepositSuccessPage } from './records/DepositSuccessPage.tsx';

/** Pages of deposit that are fetched in one chunk, by key or path. */
export const pages = {
  'bca-bank': BcaBankPage,
  'deposit-record': DepositRecordPage,
  'deposit-success': DepositSuccessPage,
  qrcode: QrcodePage,
  'spay-bank': SpayBankPage,
  usdt: UsdtPage,
  'va-bank': VaBankPage,
  wallet: WalletPage,
};
