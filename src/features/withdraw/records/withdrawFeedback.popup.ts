import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'withdraw-feedback',
  component: 'WithdrawFeedbackPage',
  needsLogin: false,
  params: ['withdrawal'],
} satisfies PopupDefinition;
