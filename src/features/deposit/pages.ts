import { DepositRecordPage } from './DepositRecordPage.tsx';
import { DepositSuccessPage } from './DepositSuccessPage.tsx';
import { BcaBankPage, QrcodePage, SpayBankPage, UsdtPage, VaBankPage } from './payPages.tsx';
import { WalletPage } from './WalletPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  wallet: WalletPage,
  qrcode: QrcodePage,
  'va-bank': VaBankPage,
  'bca-bank': BcaBankPage,
  'spay-bank': SpayBankPage,
  usdt: UsdtPage,
  'deposit-success': DepositSuccessPage,
  'deposit-record': DepositRecordPage,
};
