import type { SoloKind, SoloPlay } from './soloPlay.ts';

/** When (server time) a request was sent and answered, and whether its result is wanted at once. */
export interface Answered {
  requestedAt: number;
  cameAt: number;
  fast: boolean;
}

const NEVER = Number.POSITIVE_INFINITY;

/** Where a picture is between asking and the answer: what games that are decided by their start share of their views. */
export interface SoloMoment<Round> {
  /** The round whose result is shown, or comes; null while one is asked for, or when there never was one. */
  shown: Round | null;
  /** The one before it, as it still lies there. */
  before: Round | null;
  /** ms since the newest request, and how many of them its answer took; infinite: there is none. */
  sinceRequest: number;
  knownAt: number;
  /** The answer was a refusal: the picture comes back to what it showed. */
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

/** ms since a result was plain to see that shows `shownAt` ms after it was asked for; infinite when it was found so. */
export function sinceShown({ sinceRequest, refused }: SoloMoment<unknown>, shownAt: number): number {
  if (sinceRequest === NEVER) return NEVER;
  if (shownAt === NEVER) return -1;
  return refused && sinceRequest >= shownAt ? NEVER : sinceRequest - shownAt;
}

/** The same where a refusal puts everything back at once: nothing of it was under way that has to come to rest. */
export function resting<Round>(moment: SoloMoment<Round>): SoloMoment<Round> {
  return moment.refused ? { ...moment, sinceRequest: NEVER, knownAt: NEVER } : moment;
}
