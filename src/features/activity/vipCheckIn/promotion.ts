import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'checkInVip',
  icon: 'trophy',
  leadsTo: { to: '/activity' },
  claim: 'call',
} satisfies PromotionDefinition;
