import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'spreadRecharge',
  icon: 'people',
  leadsTo: { to: '/referral/first-deposit' },
  claim: 'page',
} satisfies PromotionDefinition;
