import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'reset-password',
  component: 'ResetPasswordPage',
  file: './ResetPages.tsx',
  needsLogin: false,
  signIn: true,
} satisfies PopupDefinition;
