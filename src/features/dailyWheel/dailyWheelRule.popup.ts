import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'daily-wheel-rule',
  component: 'WheelRulePage',
  needsLogin: false,
} satisfies PopupDefinition;
