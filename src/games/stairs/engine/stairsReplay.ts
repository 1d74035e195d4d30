import type { Answered } from '../../engine/soloMoment.ts';
import type { SoloPlay, SoloRequest } from '../../engine/soloPlay.ts';
import type { Stairs, StairsRound } from './stairs.ts';
import { climbShown, stairsView } from './stairsView.ts';

/** The replay definition of stairs. */
export const stairsReplay = {
  view: (play: SoloPlay<Stairs>, now: number) => stairsView(play, play.round?.stones ?? 1, now),
  shownAt: ({ round, requestedAt, cameAt, fast }: Answered & { round: StairsRound }) =>
    climbShown(round, requestedAt, cameAt, fast),
  request({ roundId, stake, step, stones, path, stepped }: StairsRound): SoloRequest<Stairs> {
    const key = '';
    if (path.length === 0) return { key, type: 'start', stake, choice: { stones, path: null } };
    return stepped
      ? { key, type: 'move', roundId, step: step - 1, move: path.at(-1) ?? 0 }
      : { key, type: 'cashOut', roundId };
  },
};
