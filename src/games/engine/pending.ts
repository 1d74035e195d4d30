import { compareRounds } from './rounds.ts';

/**
 * A request of the player without a reply yet: a bet, a cash-out, a cancellation. It always ends: by the reply, by a refusal,
 * by an event or snapshot that shows its effect, by the end of its round, or, when the reply is lost, by the first snapshot
 * requested after that.
 */
export interface Pending {
  roundId: string;
  /** The place in the round, in a game with several places per round; otherwise the round itself. */
  place?: string;
  /** The idempotency key: repeating the request has no further effect. */
  key: string;
  /** When the reply was given up, on the scale of snapshots' `requestedAt`; null while it may still arrive. */
  lostAt: number | null;
}

/** The key of a player's bet: its round, or its place in the round. */
export function placeOf({ roundId, place }: { roundId: string; place?: string }): string {
  return place ?? roundId;
}

/** The first pending request on a round, or on a place in it. */
export function pendingOn<P extends Pending>(pending: readonly P[], place: string): P | undefined {
  return pending.find((one) => placeOf(one) === place);
}

/** Removes an answered request. */
export function withoutPending<P extends Pending>(pending: readonly P[], key: string): readonly P[] {
  return retained(pending, (one) => one.key !== key);
}

/** Gives up on a reply: the next snapshot decides. `at`: now, on the scale of `requestedAt`. */
export function lostPending<P extends Pending>(pending: readonly P[], key: string, at: number): readonly P[] {
  return pending.map((one) => (one.key === key ? { ...one, lostAt: at } : one));
}

/**
 * Drops resolved requests; returns the same list when none is.
 * @param liveRound the id of the live round
 * @param requestedAt when the newest snapshot was requested, if one just arrived
 * @param answered whether the game's own state shows the outcome
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
