import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'specialRescue',
  icon: 'shield',
  leadsTo: { page: 'rescue-bonus' },
  claim: 'call',
} satisfies PromotionDefinition;
