import { EditEmailPage, EditPhonePage } from './ContactPages.tsx';
import EditMfaPage from './EditMfaPage.tsx';
import EditPasswordPage from './EditPasswordPage.tsx';
import EditPinPage from './EditPinPage.tsx';
import ForgetPinPage from './ForgetPinPage.tsx';
import PinPanelPage from './PinPanelPage.tsx';
import SecurityPage from './SecurityPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  'security-info': SecurityPage,
  'edit-password': EditPasswordPage,
  'edit-phone': EditPhonePage,
  'edit-email': EditEmailPage,
  'edit-mfa': EditMfaPage,
  'edit-pin': EditPinPage,
  'forget-pin': ForgetPinPage,
  'pin-panel': PinPanelPage,
};
