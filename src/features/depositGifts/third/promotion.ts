import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'thirdDeposit',
  icon: 'gift',
  leadsTo: { to: '/activity/deposit/third' },
  claim: 'call',
} satisfies PromotionDefinition;
