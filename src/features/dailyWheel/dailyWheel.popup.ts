import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'daily-wheel',
  component: 'WheelPage',
  needsLogin: false,
} satisfies PopupDefinition;
