import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'withdraw',
  component: 'WithdrawPage',
  needsLogin: true,
  addresses: ['/account?z=withdraw'],
} satisfies PopupDefinition;
