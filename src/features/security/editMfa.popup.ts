import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'edit-mfa',
  component: 'EditMfaPage',
  needsLogin: true,
} satisfies PopupDefinition;
