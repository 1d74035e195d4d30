import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { bets } from '../../money/ledger/bets/roundTables.ts';
import { CURRENCY, GAME } from '../ledger/testLedger.ts';

export interface TestBet {
  userId: bigint | string;
  amount?: bigint;
  /** The rate it was paid at; null for a lost bet. */
  rate: bigint | null;
  at: number;
  game?: string;
  currency?: string;
}

/**
 * Adds a bet that ended at `at` and counts in its day, without moving its money. Returns its id. Uses one transaction, because
 * a running house would end an open bet on its rounds.
 */
export function addEndedBet(
  db: Database,
  { userId, amount = 1_000n, rate, at, game = GAME, currency = CURRENCY }: TestBet,
): Promise<string> {
  return db.orm.transaction(async (tx) => {
    const [bet] = await tx
      .insert(bets)
      .values({ userId: BigInt(userId), game, roundId: 1n, currency, amount, placedAt: at - 5_000 })
      .returning({ id: bets.id });
    if (!bet) throw new Error('no bet was added');
    await tx
      .update(bets)
      .set(
        rate === null
          ? { status: 'lost', endedAt: at }
          : { status: 'cashed', endedAt: at, rate, payout: sql`rate_payout(${bets.amount}, ${rate})` },
      )
      .where(eq(bets.id, bet.id));
    await tx.execute(
      sql`SELECT ledger_count_bets(ARRAY[b], ${at}), ledger_keep_wins(ARRAY[b], ${at}) FROM bets b WHERE id = ${bet.id}`,
    );
    return bet.id.toString();
  });
}
