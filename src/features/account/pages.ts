import AccountPage from './AccountPage.tsx';
import ChangePasswordPage from './ChangePasswordPage.tsx';
import LoginPage from './LoginPage.tsx';
import RegisterPage from './RegisterPage.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';
import SpreadRegisterPage from './SpreadRegisterPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  login: LoginPage,
  register: RegisterPage,
  'spread-rg': SpreadRegisterPage,
  'reset-password': ResetPasswordPage,
  'change-pwd': ChangePasswordPage,
  account: AccountPage,
};
