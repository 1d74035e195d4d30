import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'vip-cash-back',
  component: 'CashBackPage',
  needsLogin: false,
  addresses: ['/vip?z=vip-cash-back'],
} satisfies PopupDefinition;
