import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'bca-bank',
  component: 'BcaBankPage',
  file: './PayPages.tsx',
  needsLogin: true,
  params: ['deposit'],
  addresses: ['/account?z=bca-bank&deposit=none'],
} satisfies PopupDefinition;
