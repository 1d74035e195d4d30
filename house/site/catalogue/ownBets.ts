import { and, desc, eq, max } from 'drizzle-orm';
import type { GameCard, GameRecord } from '../../../contract/http/catalogue.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { listPage, type PageAsked, rowsOf } from '../../core/http/listPage.ts';
import { bets } from '../../money/ledger/roundTables.ts';
import { cardColumns, cardOf } from './cards.ts';
import { games } from './tables.ts';

/** What a player bet on, for nobody else. */
export class OwnBets {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Newest first, of one game where asked. */
  async list(
    userId: bigint,
    { game, ...asked }: PageAsked & { game?: string | undefined },
  ): Promise<ListPage<GameRecord>> {
    const { orm } = this.#db;
    const { limit, offset } = rowsOf(asked);
    const mine = and(eq(bets.userId, userId), game === undefined ? undefined : eq(bets.game, game));
    const [rows, total] = await Promise.all([
      orm
        .select({ bet: bets, title: games.title })
        .from(bets)
        .leftJoin(games, eq(games.id, bets.game))
        .where(mine)
        .orderBy(desc(bets.id))
        .limit(limit)
        .offset(offset),
      orm.$count(bets, mine),
    ]);
    return listPage(
      rows.map(({ bet, title }) => recordOf(bet, title)),
      total,
      asked,
    );
  }

  /** Games with a bet of the player, the one bet on last first. */
  async games(userId: bigint): Promise<GameCard[]> {
    const last = this.#db.orm
      .select({ game: bets.game, id: max(bets.id).as('last_bet') })
      .from(bets)
      .where(eq(bets.userId, userId))
      .groupBy(bets.game)
      .as('last');
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

function recordOf(bet: typeof bets.$inferSelect, title: string | null): GameRecord {
  return {
    id: bet.id.toString(),
    game: bet.game,
    title: title ?? bet.game,
    roundId: bet.roundId.toString(),
    amount: bet.amount.toString(),
    payout: bet.payout.toString(),
    rate: bet.rate?.toString() ?? null,
    status: bet.status,
    currency: bet.currency,
    placedAt: bet.placedAt,
  };
}
