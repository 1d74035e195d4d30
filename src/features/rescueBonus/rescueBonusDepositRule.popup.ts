import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'rescue-bonus-deposit-rule',
  component: 'RescueRulePage',
  needsLogin: true,
} satisfies PopupDefinition;
