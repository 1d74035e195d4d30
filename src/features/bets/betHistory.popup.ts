import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'bet-history',
  component: 'BetHistoryPage',
  needsLogin: true,
  addresses: ['/account?z=bet-history'],
} satisfies PopupDefinition;
