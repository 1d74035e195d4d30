import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'daily-wheel-detail',
  component: 'WheelDetailPage',
  chunk: 'spins',
  needsLogin: false,
} satisfies PopupDefinition;
