import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'continuousDeposit',
  icon: 'wallet',
  leadsTo: { to: '/activity/deposit/continuous' },
  claim: 'call',
} satisfies PromotionDefinition;
