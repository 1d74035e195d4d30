import type { PromotionDefinition } from '../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'vip',
  icon: 'trophy',
  leadsTo: { to: '/vip' },
  claim: 'call',
} satisfies PromotionDefinition;
