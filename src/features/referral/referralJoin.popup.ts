import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'referral-join',
  component: 'JoinPage',
  needsLogin: false,
} satisfies PopupDefinition;
