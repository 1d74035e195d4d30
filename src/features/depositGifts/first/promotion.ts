import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'firstDeposit',
  icon: 'gift',
  leadsTo: { to: '/activity/deposit/first' },
  claim: 'call',
} satisfies PromotionDefinition;
