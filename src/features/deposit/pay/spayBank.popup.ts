import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'spay-bank',
  component: 'SpayBankPage',
  file: './PayPages.tsx',
  needsLogin: true,
  params: ['deposit'],
  addresses: ['/account?z=spay-bank&deposit=none'],
} satisfies PopupDefinition;
