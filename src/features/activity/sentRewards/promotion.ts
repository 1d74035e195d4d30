import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'rewardSend',
  icon: 'mail',
  leadsTo: { to: '/activity/active' },
  claim: 'call',
} satisfies PromotionDefinition;
