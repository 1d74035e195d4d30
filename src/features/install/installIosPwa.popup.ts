import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'install-ios-pwa',
  component: 'InstallIosPage',
  file: './InstallPages.tsx',
  needsLogin: false,
} satisfies PopupDefinition;
