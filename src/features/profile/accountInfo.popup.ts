import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'account-info',
  component: 'AccountInfoPage',
  needsLogin: true,
  addresses: ['/account?z=account-info'],
} satisfies PopupDefinition;
