import type { Answered } from '../../engine/soloMoment.ts';
import type { SoloRequest } from '../../engine/soloPlay.ts';
import type { ColorWheel, ColorWheelRound } from './colorWheel.ts';
import { colorWheelView, wheelStands } from './colorWheelView.ts';

/** The replay definition of the colour wheel. */
export const colorWheelReplay = {
  view: colorWheelView,
  shownAt: ({ requestedAt, cameAt, fast }: Answered) => wheelStands(requestedAt, cameAt, fast),
  request: ({ stake, stakes }: ColorWheelRound): SoloRequest<ColorWheel> => ({
    key: '',
    type: 'start',
    stake,
    choice: stakes.map(({ color }) => color),
  }),
};
