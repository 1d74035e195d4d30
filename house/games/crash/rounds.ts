import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Round } from '../../rounds/game.ts';
import { rounds } from '../../rounds/tables.ts';
import { CRASH } from './name.ts';

/** A queued round is read again after this long: it may have been opened. */
const QUEUED_MS = 100;
const KEPT = 32;

/** What never changes any more once a round is open. Its state does: only the database knows that. */
export type FixedRound = Pick<Round, 'id' | 'startsAt' | 'secret' | 'public'>;

/** Rounds by id, for judging bets and cash-outs by the clock without a query for each. */
export class CrashRounds {
  readonly #db: Database;
  readonly #kept = new Map<bigint, { round: Promise<FixedRound | null>; until: number }>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** The round, or null when there is none of that id. */
  find(id: bigint): Promise<FixedRound | null> {
    const kept = this.#kept.get(id);
    if (kept && performance.now() < kept.until) return kept.round;
    const reading = this.#read(id);
    const entry = { round: reading, until: performance.now() + QUEUED_MS };
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
    const { startsAt, secret, public: open } = rounds;
    const [round] = await this.#db.orm
      .select({ id: rounds.id, startsAt, secret, public: open })
      .from(rounds)
      .where(and(eq(rounds.game, CRASH), eq(rounds.id, id)));
    return round ?? null;
  }
}
