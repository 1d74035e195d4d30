import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'newUserDeposit',
  icon: 'star',
  leadsTo: { to: '/activity/deposit/new-user' },
  claim: 'page',
  popUp: { join: 'DEPOSIT_REWARD_NEW_USER', at: 20 },
} satisfies PromotionDefinition;
