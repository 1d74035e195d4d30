import type { PromotionDefinition } from '../../../shared/promotions/promotionDefinition.ts';

export default {
  code: 'comebackTasks',
  icon: 'heart',
  leadsTo: { page: 'comeback-task' },
  claim: 'call',
  popUp: { join: 'COMEBACK_TASKS', at: 40 },
} satisfies PromotionDefinition;
