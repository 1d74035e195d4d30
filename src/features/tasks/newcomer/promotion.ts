import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'newcomerTasks',
  icon: 'star',
  leadsTo: { page: 'newbie-task' },
  claim: 'call',
  popUp: { join: 'NEWCOMER_TASKS', at: 10 },
} satisfies PromotionDefinition;
