import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'change-pwd',
  component: 'ChangePasswordPage',
  file: './ResetPages.tsx',
  needsLogin: false,
} satisfies PopupDefinition;
