import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'rescue-bonus',
  component: 'RescueBonusPage',
  needsLogin: false,
} satisfies PopupDefinition;
