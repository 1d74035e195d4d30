import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'wallet',
  component: 'WalletPage',
  needsLogin: true,
  params: ['gift'],
  addresses: ['/account?z=wallet'],
} satisfies PopupDefinition;
