import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'v-d-c-record',
  component: 'VdcRecordPage',
  file: './VipPages.tsx',
  needsLogin: true,
  addresses: ['/account?z=v-d-c-record'],
} satisfies PopupDefinition;
