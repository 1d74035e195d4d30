import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'work-order-upload',
  component: 'WorkOrderUploadPage',
  file: './OrderFeedback.tsx',
  chunk: 'feedback',
  needsLogin: true,
  params: ['deposit', 'withdrawal'],
  addresses: ['/account?z=work-order-upload', '/account?z=work-order-upload&deposit=none'],
} satisfies PopupDefinition;
