import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'holidaySign',
  icon: 'star',
  leadsTo: { to: '/activity' },
  claim: 'page',
} satisfies PromotionDefinition;
