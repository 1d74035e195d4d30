import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'inviteDeposit',
  icon: 'people',
  leadsTo: { to: '/activity/deposit/special-invite' },
  claim: 'page',
  popUp: { join: 'DEPOSIT_REWARD_SPA_INVITE', at: 30 },
} satisfies PromotionDefinition;
