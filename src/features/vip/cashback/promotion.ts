import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'cashback',
  icon: 'wallet',
  leadsTo: { page: 'vip-cash-back' },
  claim: 'page',
} satisfies PromotionDefinition;
