import type { PopupDefinition } from '../../../shared/navigation/pageDefinition.ts';

export default {
  key: 'bank-card',
  component: 'BankCardPage',
  needsLogin: true,
  addresses: ['/account?z=bank-card'],
} satisfies PopupDefinition;
