import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'checkIn',
  icon: 'check',
  leadsTo: { to: '/activity' },
  claim: 'page',
} satisfies PromotionDefinition;
