import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'bet-history-detail',
  component: 'BetRoundPage',
  needsLogin: true,
  params: ['played'],
  addresses: ['/account?z=bet-history-detail&played=none'],
} satisfies PopupDefinition;
