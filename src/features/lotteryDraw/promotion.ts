import type { PromotionDefinition } from '../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'weekLottery',
  icon: 'ticket',
  leadsTo: { to: '/lottery-jackpot' },
  claim: 'call',
} satisfies PromotionDefinition;
