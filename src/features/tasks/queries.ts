import { queryOptions } from '@tanstack/react-query';
import { ErrorCode } from '../../../contract/errors.ts';
import { comebackBonus, comebackMissions } from '../../../contract/http/offers/comebackTasks.ts';
import type { MissionBonus, Missions } from '../../../contract/http/offers/missions.ts';
import { newcomerBonus, newcomerMissions } from '../../../contract/http/offers/newcomerTasks.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

export type TasksOf = 'newcomerTasks' | 'comebackTasks';

/** A player's missions with the bonus for all of them; null where the promotion is over. */
export type Tasks = (Missions & { all: MissionBonus }) | null;

const CALLS = {
  newcomerTasks: { missions: newcomerMissions, bonus: newcomerBonus },
  comebackTasks: { missions: comebackMissions, bonus: comebackBonus },
} as const;

export const tasksOf = (code: TasksOf, userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, [code]),
    queryFn: async (): Promise<Tasks> => {
      const { missions, bonus } = CALLS[code];
      try {
        const quiet = { quiet: true };
        const [list, all] = await Promise.all([
          http.send(missions, undefined, quiet),
          http.send(bonus, undefined, quiet),
        ]);
        return { ...list, all };
      } catch (error) {
        if (error instanceof HttpError && error.code === ErrorCode.promotionOver) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
