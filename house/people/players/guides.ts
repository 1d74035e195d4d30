import { asc, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { GUIDED_GAMES } from '../../../contract/http/people/players.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { seenGuides } from '../security/tables.ts';

/** Which game guides players have seen. */
export class Guides {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Idempotent. Refusal: 721 if it is not one of Kilat's games. */
  async see(userId: bigint, game: string): Promise<void> {
    if (!GUIDED_GAMES.includes(game)) throw new Refusal(ErrorCode.invalidGame);
    await this.#db.orm
      .insert(seenGuides)
      .values({ userId, game, seenAt: this.#clock.now() })
      .onConflictDoNothing();
  }

  async seen(userId: bigint): Promise<string[]> {
    const rows = await this.#db.orm
      .select({ game: seenGuides.game })
      .from(seenGuides)
      .where(eq(seenGuides.userId, userId))
      .orderBy(asc(seenGuides.seenAt), asc(seenGuides.game));
    return rows.map(({ game }) => game);
  }
}
