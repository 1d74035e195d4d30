import type { PageKey } from '../state/pageKeys.ts';
import { lazyWithRetry } from '../ui/lazyWithRetry.ts';

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
  'install-apk': lazyWithRetry(() => import('../features/install/InstallApkPage.tsx')),
  'big-win-detail': lazyWithRetry(() => import('../features/wins/BigWinDetailPage.tsx')),
  'balance-record': lazyWithRetry(() => import('../features/statement/StatementPage.tsx')),
  transaction: lazyWithRetry(() => import('../features/statement/TransactionPage.tsx')),
  search: lazyWithRetry(() => import('../features/search/SearchPage.tsx')),
  'install-ios-pwa': lazyWithRetry(() => import('../features/install/InstallIosPage.tsx')),
};

/** Stands for all others. Lazy as they are: it would bring the sheets' code to the lobby. */
export const NOT_AVAILABLE = lazyWithRetry(() => import('./NotAvailablePage.tsx'));
