// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { AccountPage } from './AccountPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { RegisterPage, SpreadRegisterPage } from './RegisterPages.tsx';
import { ChangePasswordPage, ResetPasswordPage } from './ResetPages.tsx';

/** Pages of account that are fetched in one chunk, by key or path. */
export const pages = {
  account: AccountPage,
  'change-pwd': ChangePasswordPage,
  login: LoginPage,
  register: RegisterPage,
  'reset-password': ResetPasswordPage,
  'spread-rg': SpreadRegisterPage,
};
