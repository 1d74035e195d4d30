import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'big-win-detail',
  component: 'BigWinDetailPage',
  needsLogin: false,
  params: ['win'],
  addresses: ['/big-wins?z=big-win-detail&win=WIN', '/big-wins?z=big-win-detail&win=999999999'],
} satisfies PopupDefinition;
