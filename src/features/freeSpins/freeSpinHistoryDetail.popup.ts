import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'free-spin-history-detail',
  component: 'PrizePage',
  needsLogin: true,
  params: ['prize'],
  addresses: ['/account?z=free-spin-history-detail&prize=none'],
} satisfies PopupDefinition;
