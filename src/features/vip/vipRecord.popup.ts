import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'vip-record',
  component: 'VipRecordPage',
  file: './Record.tsx',
  needsLogin: false,
  addresses: ['/vip?z=vip-record'],
} satisfies PopupDefinition;
