import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'forget-pin',
  component: 'ForgetPinPage',
  needsLogin: true,
} satisfies PopupDefinition;
