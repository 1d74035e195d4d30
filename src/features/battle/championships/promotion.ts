import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'champion',
  icon: 'trophy',
  leadsTo: { to: '/battle?tab=champions' },
  claim: 'call',
} satisfies PromotionDefinition;
