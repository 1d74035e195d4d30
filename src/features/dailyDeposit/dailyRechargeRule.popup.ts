import type { PopupDefinition } from '../../shared/navigation/pageDefinition.ts';

export default {
  key: 'daily-recharge-rule',
  component: 'RulePage',
  needsLogin: false,
  addresses: ['/daily-recharge?z=daily-recharge-rule'],
} satisfies PopupDefinition;
