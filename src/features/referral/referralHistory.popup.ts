import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'referral-history',
  component: 'HistoryPage',
  needsLogin: false,
} satisfies PopupDefinition;
