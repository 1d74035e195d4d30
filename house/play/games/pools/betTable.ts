import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { BetRow } from '../../../money/ledger/bets.ts';
import { bets } from '../../../money/ledger/roundTables.ts';

/** The bets of a round: the largest ones, and how many there are and how much is staked in all. */
export interface BetTable {
  largest: BetRow[];
  count: number;
  total: bigint;
  /** Stakes by pool; pools without any are missing. */
  staked: ReadonlyMap<string, bigint>;
}

const SHOWN = 50;

/** Reads a round's bets. */
export async function betTableOf(db: Database, game: string, roundId: bigint): Promise<BetTable> {
  const ofRound = and(eq(bets.game, game), eq(bets.roundId, roundId));
  const [largest, pools] = await Promise.all([
    db.orm.select().from(bets).where(ofRound).orderBy(desc(bets.amount), asc(bets.id)).limit(SHOWN),
    db.orm
      .select({
        pool: sql<string>`${bets.pool}`,
        count: sql<string>`count(*)`.mapWith(Number),
        staked: sql<string>`sum(amount)`.mapWith(BigInt),
      })
      .from(bets)
      .where(ofRound)
      .groupBy(bets.pool),
  ]);
  return {
    largest,
    count: pools.reduce((sum, { count }) => sum + count, 0),
    total: pools.reduce((sum, { staked }) => sum + staked, 0n),
    staked: new Map(pools.map(({ pool, staked }) => [pool, staked])),
  };
}
