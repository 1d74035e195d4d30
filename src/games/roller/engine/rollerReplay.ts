import type { Answered } from '../../engine/soloMoment.ts';
import type { SoloPlay, SoloRequest } from '../../engine/soloPlay.ts';
import type { Roller, RollerRound } from './roller.ts';
import { rollerView, rollLands } from './rollerView.ts';

/** The dial before the first request. */
const START = { choose: 5_050, isHigher: true };

/** The replay definition of roller. */
export const rollerReplay = {
  view: (play: SoloPlay<Roller>, now: number) => rollerView(play, play.round ?? START, now),
  shownAt: ({ requestedAt, cameAt, fast }: Answered) => rollLands(requestedAt, cameAt, fast),
  request: ({ stake, choose, isHigher }: RollerRound): SoloRequest<Roller> => ({
    key: '',
    type: 'start',
    stake,
    choice: { choose, isHigher },
  }),
};
