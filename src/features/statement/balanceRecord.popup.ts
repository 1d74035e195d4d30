import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'balance-record',
  component: 'StatementPage',
  needsLogin: true,
  addresses: ['/account?z=balance-record'],
} satisfies PopupDefinition;
