import type { PromotionDefinition } from '../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'dailyWheel',
  icon: 'star',
  leadsTo: { page: 'daily-wheel' },
  claim: 'page',
} satisfies PromotionDefinition;
