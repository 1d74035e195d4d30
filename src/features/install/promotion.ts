import type { PromotionDefinition } from '../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'appDeposit',
  icon: 'download',
  leadsTo: { page: 'install-apk' },
  claim: 'call',
} satisfies PromotionDefinition;
