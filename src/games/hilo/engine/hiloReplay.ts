import type { Answered } from '../../engine/soloMoment.ts';
import type { SoloRequest } from '../../engine/soloPlay.ts';
import type { Hilo, HiloRound } from './hilo.ts';
import { cardShown, hiloView } from './hiloView.ts';

/** The replay definition of hilo. */
export const hiloReplay = {
  view: hiloView,
  shownAt: ({ round, cameAt, fast }: Answered & { round: HiloRound }) => cardShown(cameAt, round.dealt, fast),
  request({ roundId, stake, step, guesses, dealt }: HiloRound): SoloRequest<Hilo> {
    const key = '';
    if (!dealt) return { key, type: 'cashOut', roundId };
    const guess = guesses.at(-1);
    return guess
      ? { key, type: 'move', roundId, step: step - 1, move: guess }
      : { key, type: 'start', stake, choice: 'deal' };
  },
};
