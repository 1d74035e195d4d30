import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'deposit-feedback',
  component: 'DepositFeedbackPage',
  file: './OrderFeedback.tsx',
  chunk: 'feedback',
  needsLogin: false,
  params: ['deposit'],
  addresses: ['/?z=deposit-feedback', '/?z=deposit-feedback&deposit=none'],
} satisfies PopupDefinition;
