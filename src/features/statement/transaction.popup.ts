import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'transaction',
  component: 'TransactionPage',
  needsLogin: true,
  params: ['entry'],
  addresses: ['/account?z=transaction&entry=none'],
} satisfies PopupDefinition;
