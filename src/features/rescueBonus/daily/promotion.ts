import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'rescueBonus',
  icon: 'heart',
  leadsTo: { page: 'rescue-bonus' },
  claim: 'call',
} satisfies PromotionDefinition;
