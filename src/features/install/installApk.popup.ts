import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'install-apk',
  component: 'InstallApkPage',
  file: './InstallPages.tsx',
  needsLogin: false,
} satisfies PopupDefinition;
