// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import { InstallApkPage, InstallIosPage } from './InstallPages.tsx';

/** Pages of install that are fetched in one chunk, by key or path. */
export const pages = {
  'install-apk': InstallApkPage,
  'install-ios-pwa': InstallIosPage,
};
