import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'secondDeposit',
  icon: 'gift',
  leadsTo: { to: '/activity/deposit/second' },
  claim: 'call',
} satisfies PromotionDefinition;
