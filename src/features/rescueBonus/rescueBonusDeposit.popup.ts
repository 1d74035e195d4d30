import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'rescue-bonus-deposit',
  component: 'RescueHistoryPage',
  needsLogin: true,
} satisfies PopupDefinition;
