import type { Facts, Playing } from './view.ts';

/** An open round as this house last saw it. */
export interface OpenRound {
  userId: bigint;
  playing: Playing;
  /** Idempotency keys of its acts so far. */
  keys: readonly string[];
  facts: Omit<Facts, 'endTime'>;
}

/** Maximum number of cached rounds; others are read from the database. */
const CACHE_SIZE = 5_000;

/**
 * Caches open rounds seen by this house, so a move needs no lookup. If a round has advanced at another house, the ledger
 * rejects the move; nothing is refused because of the cache alone.
 */
export class OpenRounds {
  readonly #cached = new Map<bigint, OpenRound>();

  /** The player's round, unless the key was already used in it: that requests a repeated answer. */
  of(userId: bigint, roundId: bigint, key: string): OpenRound | null {
    const round = this.#cached.get(roundId);
    return round?.userId === userId && !round.keys.includes(key) ? round : null;
  }

  /** Stores the round's current state. */
  store(round: OpenRound): void {
    const { roundId } = round.facts;
    // Moves it to the end: the least recently played are evicted first.
    this.#cached.delete(roundId);
    const oldest = this.#cached.size >= CACHE_SIZE && this.#cached.keys().next().value;
    if (oldest) this.#cached.delete(oldest);
    if (round.playing.played.end === null) this.#cached.set(roundId, round);
  }

  /** Drops an outdated round. */
  forget(roundId: bigint): void {
    this.#cached.delete(roundId);
  }
}
