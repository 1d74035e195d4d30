import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'free-spin-history',
  component: 'HistoryPage',
  needsLogin: true,
  addresses: ['/account?z=free-spin-history'],
} satisfies PopupDefinition;
