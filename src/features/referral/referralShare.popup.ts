import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'referral-share',
  component: 'SharePage',
  needsLogin: true,
} satisfies PopupDefinition;
