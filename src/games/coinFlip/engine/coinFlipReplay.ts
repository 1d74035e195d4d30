import type { SoloRequest } from '../../engine/soloPlay.ts';
import type { CoinFlip, CoinFlipRound } from './coinFlip.ts';
import { coinFlipView, landsAt } from './coinFlipView.ts';

/** The replay definition of coin flip. */
export const coinFlipReplay = {
  view: coinFlipView,
  shownAt: landsAt,
  request({ roundId, stake, step, calls, thrown }: CoinFlipRound): SoloRequest<CoinFlip> {
    const key = '';
    if (!thrown) return { key, type: 'cashOut', roundId };
    const called = calls.at(-1) ?? 0;
    if (step === 1) return { key, type: 'start', stake, choice: called };
    return { key, type: 'move', roundId, step: step - 1, move: called };
  },
};
