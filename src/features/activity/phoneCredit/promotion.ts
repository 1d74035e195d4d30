import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'phoneCredit',
  icon: 'phone',
  leadsTo: { to: '/activity' },
  claim: 'call',
} satisfies PromotionDefinition;
