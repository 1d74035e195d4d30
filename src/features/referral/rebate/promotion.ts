import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'spreadRebate',
  icon: 'people',
  leadsTo: { to: '/referral/spread-bet' },
  claim: 'page',
} satisfies PromotionDefinition;
