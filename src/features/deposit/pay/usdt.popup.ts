import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'usdt',
  component: 'UsdtPage',
  file: './PayPages.tsx',
  needsLogin: true,
  params: ['deposit'],
  addresses: ['/account?z=usdt&deposit=none'],
} satisfies PopupDefinition;
