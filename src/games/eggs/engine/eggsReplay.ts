import type { Answered } from '../../engine/soloMoment.ts';
import type { SoloRequest } from '../../engine/soloPlay.ts';
import type { Eggs, EggsRound } from './eggs.ts';
import { eggOpens, eggsView } from './eggsView.ts';

/** The replay definition of eggs. */
export const eggsReplay = {
  view: eggsView,
  shownAt: ({ requestedAt, cameAt, fast }: Answered) => eggOpens(requestedAt, cameAt, fast),
  request: ({ stake, risk, egg }: EggsRound): SoloRequest<Eggs> => ({
    key: '',
    type: 'start',
    stake,
    choice: { risk, egg },
  }),
};
