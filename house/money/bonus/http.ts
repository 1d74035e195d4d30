import { and, asc, eq } from 'drizzle-orm';
import { type BonusLimits, promoGameLimit } from '../../../contract/http/bonus.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { type Route, tokenRoute } from '../../core/http/route.ts';
import { cardColumns, cardOf } from '../../site/catalogue/cards.ts';
import { games } from '../../site/catalogue/tables.ts';
import { turnoverGames } from '../ledger/turnoverTables.ts';

/** Calls about bonus money. */
export function bonusRoutes(db: Database, clock: Clock): Route[] {
  return [tokenRoute(promoGameLimit, () => limitedGames(db, clock))];
}

/** The games that operators closed to bonus money, as far as the catalogue shows them. */
async function limitedGames(db: Database, clock: Clock): Promise<BonusLimits> {
  const rows = await db.orm
    .select(cardColumns)
    .from(turnoverGames)
    .innerJoin(games, eq(games.id, turnoverGames.game))
    .where(and(eq(turnoverGames.bonusMoney, false), games.active))
    .orderBy(asc(games.title), asc(games.id));
  return { games: rows.map((row) => cardOf(row, clock.now())) };
}
