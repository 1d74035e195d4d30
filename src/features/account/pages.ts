import AccountPage from './AccountPage.tsx';
import LoginPage from './LoginPage.tsx';
import { RegisterPage, SpreadRegisterPage } from './RegisterPages.tsx';
import { ChangePasswordPage, ResetPasswordPage } from './ResetPages.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  login: LoginPage,
  register: RegisterPage,
  'spread-rg': SpreadRegisterPage,
  'reset-password': ResetPasswordPage,
  'change-pwd': ChangePasswordPage,
  account: AccountPage,
};
