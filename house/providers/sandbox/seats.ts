import { randomBytes } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { sandboxSeats as seats } from './tables.ts';

export type Seat = typeof seats.$inferSelect;

/** How long a game's URL is valid, ms; the house's own token expires earlier. */
const LIFETIME_MS = 24 * 3_600_000;

/** Players at games, by the session in a game's URL. */
export class Seats {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #bySession;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
    // Read at every call of a game.
    this.#bySession = db.orm
      .select()
      .from(seats)
      .where(eq(seats.session, sql.placeholder('session')))
      .prepare('sandbox_seat');
  }

  /** Returns the session. */
  async take(seat: Omit<Seat, 'session' | 'createdAt'>): Promise<string> {
    const session = randomBytes(32).toString('base64url');
    await this.#db.orm.insert(seats).values({ session, ...seat, createdAt: this.#clock.now() });
    return session;
  }

  /** Null for an unknown or expired session. */
  async of(session: string): Promise<Seat | null> {
    const [seat] = await this.#bySession.execute({ session });
    return seat && seat.createdAt > this.#clock.now() - LIFETIME_MS ? seat : null;
  }

  async prune(): Promise<void> {
    await this.#db.orm.delete(seats).where(lt(seats.createdAt, this.#clock.now() - LIFETIME_MS));
  }
}
