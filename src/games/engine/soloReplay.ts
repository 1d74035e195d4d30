import type { ReplayLog } from './replayLog.ts';
import type { SoloKind, SoloPlay, SoloRequest } from './soloPlay.ts';

type SoloReplayEvent<K extends SoloKind> =
  | { type: 'asked'; at: number; request: SoloRequest<K> }
  | { type: 'came'; at: number; round: K['round'] };

export type SoloReplayLog<K extends SoloKind, View> = ReplayLog<SoloPlay<K>, SoloReplayEvent<K>, View>;

/** ms before the first request, between a shown step and the next one, and after the last one. */
const BEFORE = 700;
const BETWEEN = 600;
const AFTER = 3_000;

/** The state before anything happened. */
function initialPlay<K extends SoloKind>(): SoloPlay<K> {
  return {
    round: null,
    latest: [],
    request: null,
    requestedAt: null,
    cameAt: null,
    brought: false,
    fast: false,
  };
}

function reduce<K extends SoloKind>(play: SoloPlay<K>, event: SoloReplayEvent<K>): SoloPlay<K> {
  if (event.type === 'asked')
    return { ...play, request: event.request, requestedAt: event.at, cameAt: null, brought: false };
  return { ...play, request: null, round: event.round, cameAt: event.at, brought: true };
}

/**
 * Replays a round's steps one after another; the player's thinking times are not recorded. `steps`: the round after each of
 * them; `answers`: ms of the server's reply for each.
 */
export function soloReplayLog<K extends SoloKind, View>(
  {
    view,
    shownAt,
    request,
  }: {
    view: (play: SoloPlay<K>, now: number) => View;
    /** When the picture has shown a round's newest step (SoloAdapter). */
    shownAt: (play: SoloPlay<K> & { round: K['round']; requestedAt: number; cameAt: number }) => number;
    /** The request that led to a step. */
    request: (round: K['round']) => SoloRequest<K>;
  },
  steps: readonly K['round'][],
  { initial = initialPlay<K>(), answers = 120 }: { initial?: SoloPlay<K>; answers?: number } = {},
): SoloReplayLog<K, View> {
  const from = steps[0]?.startTime ?? 0;
  const events: { at: number; event: SoloReplayEvent<K> }[] = [];
  let at = from + BEFORE;
  let play = initial;
  for (const round of steps) {
    const came = at + answers;
    const turns: SoloReplayEvent<K>[] = [
      { type: 'asked', at, request: request(round) },
      { type: 'came', at: came, round },
    ];
    for (const event of turns) {
      events.push({ at: event.at, event });
      play = reduce(play, event);
    }
    at = shownAt({ ...play, round, requestedAt: at, cameAt: came }) + BETWEEN;
  }
  const ended = at - BETWEEN;
  return {
    engine: { initial, reduce, view },
    from,
    to: ended + AFTER,
    marks: [from + BEFORE, ended],
    events,
  };
}
