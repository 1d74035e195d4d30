import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'account',
  component: 'AccountPage',
  needsLogin: true,
} satisfies PopupDefinition;
