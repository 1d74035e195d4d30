import type { PromotionDefinition } from '../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'battle',
  icon: 'bolt',
  leadsTo: { to: '/battle' },
  claim: 'call',
} satisfies PromotionDefinition;
