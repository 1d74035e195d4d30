import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'vip-deposit-check',
  component: 'VipDepositCheckPage',
  file: './VipPages.tsx',
  needsLogin: true,
  addresses: ['/account?z=vip-deposit-check'],
} satisfies PopupDefinition;
