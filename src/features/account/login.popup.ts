import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'login',
  component: 'LoginPage',
  needsLogin: false,
  signIn: true,
  params: ['code'],
} satisfies PopupDefinition;
