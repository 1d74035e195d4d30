import type { SoloRequest } from '../../engine/soloPlay.ts';
import type { Sample, SampleRound } from './sample.ts';
import { landsAt, sampleView } from './sampleView.ts';

/** The replay definition of coin flip. */
export const sampleReplay = {
  view: sampleView,
  shownAt: landsAt,
  request({ roundId, stake, step, calls, thrown }: SampleRound): SoloRequest<Sample> {
    const key = '';
    if (!thrown) return { key, type: 'cashOut', roundId };
    const called = calls.at(-1) ?? 0;
    if (step === 1) return { key, type: 'start', stake, choice: called };
    return { key, type: 'move', roundId, step: step - 1, move: called };
  },
};
