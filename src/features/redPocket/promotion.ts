import type { PromotionDefinition } from '../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'redPocket',
  icon: 'gift',
  leadsTo: { page: 'red-pocket' },
  claim: 'page',
} satisfies PromotionDefinition;
