import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'deposit-record',
  component: 'DepositRecordPage',
  needsLogin: true,
  addresses: ['/account?z=deposit-record'],
} satisfies PopupDefinition;
