import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'withdraw-record',
  component: 'WithdrawRecordPage',
  needsLogin: true,
  params: ['withdrawal'],
  addresses: ['/account?z=withdraw-record', '/account?z=withdraw-record&withdrawal=999999999'],
} satisfies PopupDefinition;
