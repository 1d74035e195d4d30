import type { PageKey } from '../shared/navigation/pageKeys.ts';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';

/** Every popup page's component; each brings its own sheet. A page that is not here is not available yet. */
export const PAGES: Partial<Record<PageKey, ReturnType<typeof lazyWithRetry>>> = {
  login: lazyWithRetry(() => import('../features/account/LoginPage.tsx')),
  register: lazyWithRetry(() => import('../features/account/RegisterPage.tsx')),
  'spread-rg': lazyWithRetry(() => import('../features/account/SpreadRegisterPage.tsx')),
  'reset-password': lazyWithRetry(() => import('../features/account/ResetPasswordPage.tsx')),
  'change-pwd': lazyWithRetry(() => import('../features/account/ChangePasswordPage.tsx')),
  account: lazyWithRetry(() => import('../features/account/AccountPage.tsx')),
  'account-info': lazyWithRetry(() => import('../features/profile/AccountInfoPage.tsx')),
  'edit-profile': lazyWithRetry(() => import('../features/profile/EditProfilePage.tsx')),
  'security-info': lazyWithRetry(() => import('../features/security/SecurityPage.tsx')),
  'edit-password': lazyWithRetry(() => import('../features/security/EditPasswordPage.tsx')),
  'edit-phone': lazyWithRetry(() => import('../features/security/EditPhonePage.tsx')),
  'edit-email': lazyWithRetry(() => import('../features/security/EditEmailPage.tsx')),
  'edit-mfa': lazyWithRetry(() => import('../features/security/EditMfaPage.tsx')),
  'edit-pin': lazyWithRetry(() => import('../features/security/EditPinPage.tsx')),
  'forget-pin': lazyWithRetry(() => import('../features/security/ForgetPinPage.tsx')),
  'pin-panel': lazyWithRetry(() => import('../features/security/PinPanelPage.tsx')),
  'install-apk': lazyWithRetry(() => import('../features/install/InstallApkPage.tsx')),
  'big-win-detail': lazyWithRetry(() => import('../features/wins/BigWinDetailPage.tsx')),
  'balance-record': lazyWithRetry(() => import('../features/statement/StatementPage.tsx')),
  transaction: lazyWithRetry(() => import('../features/statement/TransactionPage.tsx')),
  withdraw: lazyWithRetry(() => import('../features/withdraw/WithdrawPage.tsx')),
  'withdraw-record': lazyWithRetry(() => import('../features/withdraw/WithdrawRecordPage.tsx')),
  'withdraw-feedback': lazyWithRetry(() => import('../features/withdraw/WithdrawFeedbackPage.tsx')),
  'bank-card': lazyWithRetry(() => import('../features/withdraw/BankCardPage.tsx')),
  'edit-bank-account': lazyWithRetry(() => import('../features/withdraw/EditBankAccountPage.tsx')),
  'edit-bank-account-withdraw': lazyWithRetry(
    () => import('../features/withdraw/EditBankAccountWithdrawPage.tsx'),
  ),
  'edit-bank-account-deposit': lazyWithRetry(
    () => import('../features/withdraw/EditBankAccountDepositPage.tsx'),
  ),
  'vip-deposit-check': lazyWithRetry(() => import('../features/withdraw/VipDepositCheckPage.tsx')),
  'v-d-c-record': lazyWithRetry(() => import('../features/withdraw/VdcRecordPage.tsx')),
  wallet: lazyWithRetry(() => import('../features/deposit/WalletPage.tsx')),
  qrcode: lazyWithRetry(() => import('../features/deposit/QrcodePage.tsx')),
  'va-bank': lazyWithRetry(() => import('../features/deposit/VaBankPage.tsx')),
  'bca-bank': lazyWithRetry(() => import('../features/deposit/BcaBankPage.tsx')),
  'spay-bank': lazyWithRetry(() => import('../features/deposit/SpayBankPage.tsx')),
  usdt: lazyWithRetry(() => import('../features/deposit/UsdtPage.tsx')),
  'deposit-success': lazyWithRetry(() => import('../features/deposit/DepositSuccessPage.tsx')),
  'deposit-record': lazyWithRetry(() => import('../features/deposit/DepositRecordPage.tsx')),
  'deposit-feedback': lazyWithRetry(() => import('../features/deposit/DepositFeedbackPage.tsx')),
  'work-order-upload': lazyWithRetry(() => import('../features/deposit/WorkOrderUploadPage.tsx')),
  search: lazyWithRetry(() => import('../features/search/SearchPage.tsx')),
  'install-ios-pwa': lazyWithRetry(() => import('../features/install/InstallIosPage.tsx')),
};

/** Stands for all others. Lazy as they are: it would bring the sheets' code to the lobby. */
export const NOT_AVAILABLE = lazyWithRetry(() => import('./NotAvailablePage.tsx'));
