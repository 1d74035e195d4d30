// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { AccountInfoPage } from './AccountInfoPage.tsx';
import { EditProfilePage } from './EditProfilePage.tsx';
import { ProfilePage } from './ProfilePage.tsx';

/** Pages of profile that are fetched in one chunk, by key or path. */
export const pages = {
  'account-info': AccountInfoPage,
  'edit-profile': EditProfilePage,
  '/account': ProfilePage,
};
