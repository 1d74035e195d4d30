import type { SoloKind, SoloPlay } from './soloPlay.ts';

/** When (server time) a request was sent and answered, and whether quick results are on. */
export interface Answered {
  requestedAt: number;
  cameAt: number;
  fast: boolean;
}

const NEVER = Number.POSITIVE_INFINITY;

/** The picture's state between a request and its answer; shared by the views of games that are decided by their start. */
export interface SoloMoment<Round> {
  /** The round whose result is or will be shown; null while one is requested, or when there never was one. */
  shown: Round | null;
  /** The previous round, still shown in its final position. */
  before: Round | null;
  /** ms since the newest request, and the ms its answer took; infinite: there is none. */
  sinceRequest: number;
  knownAt: number;
  /** The request was refused: the picture returns to what it showed before. */
  refused: boolean;
}

/** @param now server time, ms */
export function soloMoment<K extends SoloKind>(
  { round, latest, request, requestedAt, cameAt, brought }: SoloPlay<K>,
  now: number,
): SoloMoment<K['round']> {
  const requesting = request !== null && cameAt === null;
  const moves = requestedAt !== null && (requesting || cameAt !== null);
  const fresh = moves && !requesting && brought;
  const earlier = latest.find(({ roundId }) => roundId !== round?.roundId) ?? null;
  return {
    shown: requesting ? null : round,
    before: fresh ? earlier : round,
    sinceRequest: moves ? now - requestedAt : NEVER,
    knownAt: moves && cameAt !== null ? cameAt - requestedAt : NEVER,
    refused: moves && !requesting && !brought,
  };
}

/**
 * ms since a result is visible that becomes visible `shownAt` ms after its request; infinite when it was known from the start.
 */
export function sinceShown({ sinceRequest, refused }: SoloMoment<unknown>, shownAt: number): number {
  if (sinceRequest === NEVER) return NEVER;
  if (shownAt === NEVER) return -1;
  return refused && sinceRequest >= shownAt ? NEVER : sinceRequest - shownAt;
}

/** The same for pictures that a refusal resets at once, because nothing is in motion. */
export function resting<Round>(moment: SoloMoment<Round>): SoloMoment<Round> {
  return moment.refused ? { ...moment, sinceRequest: NEVER, knownAt: NEVER } : moment;
}
