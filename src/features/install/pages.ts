import { InstallApkPage, InstallIosPage } from './InstallPages.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  'install-apk': InstallApkPage,
  'install-ios-pwa': InstallIosPage,
};
