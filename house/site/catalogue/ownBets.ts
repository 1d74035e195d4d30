import { desc, eq, max } from 'drizzle-orm';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { bets } from '../../money/ledger/bets/roundTables.ts';
import { providerRounds } from '../../money/ledger/provider/providerTables.ts';
import { cardColumns, cardOf } from './cards.ts';
import { games } from './tables.ts';

/** The games that a player bet on; private. */
export class OwnBets {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Games with a bet of the player, the most recent bet first. */
  async games(userId: bigint): Promise<GameCard[]> {
    const ours = this.#db.orm
      .select({ game: bets.game, id: max(bets.id).as('last_bet') })
      .from(bets)
      .where(eq(bets.userId, userId))
      .groupBy(bets.game);
    // Provider rounds and bets share one id sequence.
    const providers = this.#db.orm
      .select({ game: providerRounds.game, id: max(providerRounds.id).as('last_bet') })
      .from(providerRounds)
      .where(eq(providerRounds.userId, userId))
      .groupBy(providerRounds.game);
    const last = ours.unionAll(providers).as('last');
    const rows = await this.#db.orm
      .select(cardColumns)
      .from(last)
      .innerJoin(games, eq(games.id, last.game))
      .where(eq(games.active, true))
      .orderBy(desc(last.id));
    const now = this.#clock.now();
    return rows.map((row) => cardOf(row, now));
  }
}
