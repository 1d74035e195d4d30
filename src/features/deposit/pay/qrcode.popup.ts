import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'qrcode',
  component: 'QrcodePage',
  file: './PayPages.tsx',
  needsLogin: true,
  params: ['deposit'],
  addresses: ['/account?z=qrcode&deposit=none'],
} satisfies PopupDefinition;
