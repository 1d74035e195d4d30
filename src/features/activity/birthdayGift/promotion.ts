import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'fortune',
  icon: 'gift',
  leadsTo: { to: '/activity' },
  claim: 'call',
} satisfies PromotionDefinition;
