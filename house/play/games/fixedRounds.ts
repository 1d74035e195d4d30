import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { rounds } from '../../money/ledger/bets/roundTables.ts';
import type { Round } from '../rounds/game.ts';
import { secretOf } from '../rounds/secrets.ts';

const CACHE_SIZE = 32;

/** Interval at which a round that should be closed is read again, ms. */
const OVERDUE_MS = 20;

/**
 * The fields that no longer change once a round is closed. While it is open, `startsAt` may move to a later time after a gap in
 * leadership, and the secret is null. It also is null for a round that ended without its secret.
 */
export type FixedRound = Pick<
  Round,
  'game' | 'id' | 'state' | 'startsAt' | 'secret' | 'public' | 'betsAfter'
>;

interface CachedRound {
  round: Promise<FixedRound | null>;
  /** Whether the cached round suffices to decide a request that arrived at `at`, ms. */
  isGoodFor(at: number): boolean;
}

/** Caches a game's rounds by id, so bets are checked by the clock without a query each. */
export class FixedRounds {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #game: string;
  readonly #queuedMs: number;
  readonly #cached = new Map<bigint, CachedRound>();

  /** @param queuedMs after so long a queued round is read again: it may have been opened */
  constructor({ db, sealer }: { db: Database; sealer: Sealer }, game: string, queuedMs: number) {
    this.#db = db;
    this.#sealer = sealer;
    this.#game = game;
    this.#queuedMs = queuedMs;
  }

  /**
   * The round; null if there is none with that id.
   * @param at arrival time of the request, ms; omit it where neither `state` nor `startsAt` matters
   */
  find(id: bigint, at = Number.NEGATIVE_INFINITY): Promise<FixedRound | null> {
    const cached = this.#cached.get(id);
    if (cached?.isGoodFor(at)) return cached.round;
    const reading = this.#read(id);
    const entry: CachedRound = { round: reading, isGoodFor: within(this.#queuedMs) };
    this.#cached.delete(id);
    this.#cached.set(id, entry);
    const oldest = this.#cached.size > CACHE_SIZE && this.#cached.keys().next().value;
    if (oldest) this.#cached.delete(oldest);
    reading.then(
      (round) => {
        if (round?.startsAt != null) entry.isGoodFor = goodFor(round.state, round.startsAt);
      },
      () => this.#cached.delete(id),
    );
    return reading;
  }

  async #read(id: bigint): Promise<FixedRound | null> {
    const { game, state, startsAt, secret: sealed, public: open, betsAfter } = rounds;
    const [round] = await this.#db.orm
      .select({ game, id: rounds.id, state, startsAt, secret: sealed, public: open, betsAfter })
      .from(rounds)
      .where(and(eq(rounds.game, this.#game), eq(rounds.id, id)));
    return round ? { ...round, secret: secretOf(this.#sealer, round) } : null;
  }
}

/** An open round begins at `startsAt` or later, so the cached row is valid before that time. */
function goodFor(state: Round['state'], startsAt: number): CachedRound['isGoodFor'] {
  const justRead = within(OVERDUE_MS);
  return (at) => state !== 'open' || at < startsAt || justRead();
}

function within(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() < until;
}
