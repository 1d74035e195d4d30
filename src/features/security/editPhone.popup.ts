import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'edit-phone',
  component: 'EditPhonePage',
  file: './ContactPages.tsx',
  needsLogin: true,
} satisfies PopupDefinition;
