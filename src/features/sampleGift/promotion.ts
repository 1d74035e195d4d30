import type { PromotionDefinition } from '../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'sampleGift',
  icon: 'gift',
  leadsTo: { to: '/sample-gift' },
  claim: 'call',
  popUp: { join: 'SAMPLE_GIFT', at: 50 },
} satisfies PromotionDefinition;
