import type { PromotionDefinition } from '../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'freeSpin',
  icon: 'slot',
  leadsTo: { page: 'free-spin' },
  claim: 'page',
} satisfies PromotionDefinition;
