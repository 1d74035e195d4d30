import type { PageKey } from '../state/pageKeys.ts';
import { lazyWithRetry } from '../ui/lazyWithRetry.ts';

/** Every popup page's component. Each brings its own sheet. */
export const PAGES: Record<PageKey, ReturnType<typeof lazyWithRetry>> = {
  login: lazyWithRetry(() => import('../features/account/LoginPage.tsx')),
  register: lazyWithRetry(() => import('../features/account/RegisterPage.tsx')),
  account: lazyWithRetry(() => import('../features/account/AccountPage.tsx')),
};
