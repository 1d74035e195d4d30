import { compareRounds } from './rounds.ts';

/**
 * What a player asked of the house and has no answer to yet: a bet, a cash-out, a bet taken back. It always ends: by the
 * reply, by a refusal, by news or a snapshot that shows its effect, by its round's passing, or, when the answer is lost,
 * by the first snapshot asked for after that.
 */
export interface Pending {
  roundId: string;
  /** Where on the round, in a game that has several places there; without one it is the round. */
  place?: string;
  /** The idempotency key: the same request sent again moves nothing twice. */
  key: string;
  /** When the answer was given up, on the scale of snapshots' `requestedAt`; null while it may still come. */
  lostAt: number | null;
}

/** What names a bet among a player's: its round, or its place there. */
export function placeOf({ roundId, place }: { roundId: string; place?: string }): string {
  return place ?? roundId;
}

/** The first request on a round, or on a place there. */
export function pendingOn<P extends Pending>(pending: readonly P[], place: string): P | undefined {
  return pending.find((one) => placeOf(one) === place);
}

/** Removes what was answered. */
export function withoutPending<P extends Pending>(pending: readonly P[], key: string): readonly P[] {
  return retained(pending, (one) => one.key !== key);
}

/** Gives up an answer: the next snapshot decides. `at`: now, on the scale of `requestedAt`. */
export function lostPending<P extends Pending>(pending: readonly P[], key: string, at: number): readonly P[] {
  return pending.map((one) => (one.key === key ? { ...one, lostAt: at } : one));
}

/**
 * Drops what is decided; the same list when nothing is.
 * @param liveRound the id of the round that is live
 * @param requestedAt when the newest snapshot was asked for, if one just came
 * @param answered whether the game itself shows what became of it
 */
export function openPending<P extends Pending>(
  pending: readonly P[],
  liveRound: string | null,
  requestedAt: number | null,
  answered: (one: P) => boolean,
): readonly P[] {
  return retained(pending, (one) => {
    if (requestedAt !== null && one.lostAt !== null && requestedAt >= one.lostAt) return false;
    if (liveRound !== null && compareRounds(one.roundId, liveRound) < 0) return false;
    return !answered(one);
  });
}

function retained<P>(list: readonly P[], isRetained: (one: P) => boolean): readonly P[] {
  const left = list.filter(isRetained);
  return left.length === list.length ? list : left;
}
