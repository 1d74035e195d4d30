import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { rounds } from '../../money/ledger/roundTables.ts';
import type { Round } from '../rounds/game.ts';
import { secretOf } from '../rounds/secrets.ts';

const KEPT = 32;

/** What never changes any more once a round is open. Its state does: only the database knows that. */
export type FixedRound = Pick<Round, 'game' | 'id' | 'startsAt' | 'secret' | 'public' | 'betsAfter'>;

/** A game's rounds by id, for judging bets by the clock without a query for each. */
export class FixedRounds {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #game: string;
  readonly #queuedMs: number;
  readonly #kept = new Map<bigint, { round: Promise<FixedRound | null>; until: number }>();

  /** @param queuedMs after so long a queued round is read again: it may have been opened */
  constructor({ db, sealer }: { db: Database; sealer: Sealer }, game: string, queuedMs: number) {
    this.#db = db;
    this.#sealer = sealer;
    this.#game = game;
    this.#queuedMs = queuedMs;
  }

  /** The round, or null when there is none of that id. */
  find(id: bigint): Promise<FixedRound | null> {
    const kept = this.#kept.get(id);
    if (kept && performance.now() < kept.until) return kept.round;
    const reading = this.#read(id);
    const entry = { round: reading, until: performance.now() + this.#queuedMs };
    this.#kept.delete(id);
    this.#kept.set(id, entry);
    const oldest = this.#kept.size > KEPT && this.#kept.keys().next().value;
    if (oldest) this.#kept.delete(oldest);
    reading.then(
      (round) => {
        if (round?.startsAt != null) entry.until = Number.POSITIVE_INFINITY;
      },
      () => this.#kept.delete(id),
    );
    return reading;
  }

  async #read(id: bigint): Promise<FixedRound | null> {
    const { game, state, startsAt, secret: kept, public: open, betsAfter } = rounds;
    const [round] = await this.#db.orm
      .select({ game, id: rounds.id, state, startsAt, secret: kept, public: open, betsAfter })
      .from(rounds)
      .where(and(eq(rounds.game, this.#game), eq(rounds.id, id)));
    const secret = round ? secretOf(this.#sealer, round) : null;
    return round && secret !== null ? { ...round, secret } : null;
  }
}
