import { and, asc, count, desc, eq, gte, ne, or, sql } from 'drizzle-orm';
import type { CrashBet } from '../../../../contract/games/crash/channel.ts';
import type { Database } from '../../../core/db/database.ts';
import { bets } from '../../../money/ledger/roundTables.ts';
import type { Round } from '../../rounds/game.ts';
import { type PlayerCards, pick } from '../playerCards.ts';
import { CRASH } from './definition.ts';
import { crashBetOf } from './wire.ts';

/** The bets of a round as a table shows them: the largest ones, and how many and how much there are in all. */
export interface BetTable {
  betList: CrashBet[];
  betCount: number;
  betTotal: string;
}

const SHOWN = 50;

/** Reads a round's bets. One that was taken back before lift-off is no bet; one returned in flight is. */
export async function betTableOf(db: Database, cards: PlayerCards, round: Round): Promise<BetTable> {
  const stands =
    round.startsAt === null
      ? ne(bets.status, 'returned')
      : or(ne(bets.status, 'returned'), gte(bets.endedAt, round.startsAt));
  const ofRound = and(eq(bets.game, CRASH), eq(bets.roundId, round.id), stands);
  // Apart: beside the largest ones, a sum over all would have every row of a round of thousands carried along.
  const [rows, [all]] = await Promise.all([
    db.orm.select().from(bets).where(ofRound).orderBy(desc(bets.amount), asc(bets.id)).limit(SHOWN),
    db.orm
      .select({ count: count(), total: sql<string>`coalesce(sum(${bets.amount}), 0)::text` })
      .from(bets)
      .where(ofRound),
  ]);
  const players = await cards.ofMany(rows.map((bet) => bet.userId));
  return {
    betList: rows.map((bet) => crashBetOf(bet, pick(players, bet.userId))),
    betCount: all?.count ?? 0,
    betTotal: all?.total ?? '0',
  };
}
