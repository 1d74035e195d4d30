import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'specialDeposit',
  icon: 'bolt',
  leadsTo: { to: '/activity/deposit/special' },
  claim: 'page',
} satisfies PromotionDefinition;
