import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'va-bank',
  component: 'VaBankPage',
  file: './PayPages.tsx',
  needsLogin: true,
  params: ['deposit'],
  addresses: ['/account?z=va-bank&deposit=none'],
} satisfies PopupDefinition;
