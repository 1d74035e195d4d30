import AccountInfoPage from './AccountInfoPage.tsx';
import EditProfilePage from './EditProfilePage.tsx';
import ProfilePage from './ProfilePage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  'account-info': AccountInfoPage,
  'edit-profile': EditProfilePage,
  profile: ProfilePage,
};
