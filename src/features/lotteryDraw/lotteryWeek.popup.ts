import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'lottery-week',
  component: 'LotteryWeekPage',
  needsLogin: true,
} satisfies PopupDefinition;
