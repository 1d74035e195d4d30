import type { Facts, Playing } from './view.ts';

/** An open round as this house saw it last. */
export interface OpenRound {
  userId: bigint;
  playing: Playing;
  /** Of its acts so far. */
  keys: readonly string[];
  facts: Omit<Facts, 'endTime'>;
}

/** Rounds that are kept; who is beyond them is looked up. */
const CACHE_SIZE = 5_000;

/**
 * Open rounds that this house has seen, so that a move needs no look-up. What has gone on at another house meanwhile the
 * ledger does not accept; but nothing is refused by what is kept alone.
 */
export class OpenRounds {
  readonly #cached = new Map<bigint, OpenRound>();

  /** The player's round, unless the key was used in it before: that asks for an answer again. */
  of(userId: bigint, roundId: bigint, key: string): OpenRound | null {
    const round = this.#cached.get(roundId);
    return round?.userId === userId && !round.keys.includes(key) ? round : null;
  }

  /** The round stands so now. */
  store(round: OpenRound): void {
    const { roundId } = round.facts;
    // Those that were played last stay longest.
    this.#cached.delete(roundId);
    const oldest = this.#cached.size >= CACHE_SIZE && this.#cached.keys().next().value;
    if (oldest) this.#cached.delete(oldest);
    if (round.playing.played.end === null) this.#cached.set(roundId, round);
  }

  /** What is kept of the round is not how it stands. */
  forget(roundId: bigint): void {
    this.#cached.delete(roundId);
  }
}
