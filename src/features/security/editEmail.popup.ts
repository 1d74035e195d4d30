import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'edit-email',
  component: 'EditEmailPage',
  file: './ContactPages.tsx',
  needsLogin: true,
} satisfies PopupDefinition;
