import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'edit-profile',
  component: 'EditProfilePage',
  needsLogin: true,
  addresses: ['/account?z=edit-profile'],
} satisfies PopupDefinition;
