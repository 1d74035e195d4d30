import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'deposit-success',
  component: 'DepositSuccessPage',
  needsLogin: true,
  params: ['deposit'],
  addresses: ['/account?z=deposit-success&deposit=none'],
} satisfies PopupDefinition;
