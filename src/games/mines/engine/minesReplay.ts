import type { Answered } from '../../engine/soloMoment.ts';
import type { SoloRequest } from '../../engine/soloPlay.ts';
import type { Mines, MinesRound } from './mines.ts';
import { minesView, tileShown } from './minesView.ts';

/** The replay definition of mines. */
export const minesReplay = {
  view: minesView,
  shownAt: ({ round, cameAt }: Answered & { round: MinesRound }) => tileShown(cameAt, round.newest !== null),
  request({ roundId, stake, step, mineCount, newest }: MinesRound): SoloRequest<Mines> {
    const key = '';
    if (step === 0) return { key, type: 'start', stake, choice: { mineCount } };
    return newest === null
      ? { key, type: 'cashOut', roundId }
      : { key, type: 'move', roundId, step: step - 1, move: newest };
  },
};
