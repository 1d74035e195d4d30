import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'props',
  icon: 'gift',
  leadsTo: { to: '/activity/active' },
  claim: 'page',
} satisfies PromotionDefinition;
