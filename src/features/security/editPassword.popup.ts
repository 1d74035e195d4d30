import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'edit-password',
  component: 'EditPasswordPage',
  needsLogin: true,
} satisfies PopupDefinition;
