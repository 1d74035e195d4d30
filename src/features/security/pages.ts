// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { EditEmailPage, EditPhonePage } from './ContactPages.tsx';
import { EditMfaPage } from './EditMfaPage.tsx';
import { EditPasswordPage } from './EditPasswordPage.tsx';
import { EditPinPage } from './pin/EditPinPage.tsx';
import { ForgetPinPage } from './pin/ForgetPinPage.tsx';
import { PinPanelPage } from './pin/PinPanelPage.tsx';
import { SecurityPage } from './SecurityPage.tsx';

/** Pages of security that are fetched in one chunk, by key or path. */
export const pages = {
  'edit-email': EditEmailPage,
  'edit-mfa': EditMfaPage,
  'edit-password': EditPasswordPage,
  'edit-phone': EditPhonePage,
  'edit-pin': EditPinPage,
  'forget-pin': ForgetPinPage,
  'pin-panel': PinPanelPage,
  'security-info': SecurityPage,
};
