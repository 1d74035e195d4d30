import type { PromotionDefinition } from '../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'dailyDeposit',
  icon: 'wallet',
  leadsTo: { to: '/daily-recharge' },
  claim: 'call',
} satisfies PromotionDefinition;
