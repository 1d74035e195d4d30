import { hashText } from '../../contract/fairness.ts';
import { type Database, openDatabase } from '../../house/core/db/database.ts';
import { migrateDatabase } from '../../house/core/db/migrate.ts';
import { startPostgres } from '../../house/core/db/postgres.ts';
import { rounds } from '../../house/money/ledger/bets/roundTables.ts';
import { QUIET } from './benchHouse.ts';

/** Number of past rounds. */
const PAST = 1_000;
/**
 * The round after the past ones and the next one, which takes bets in advance: a house with a long preparation keeps both open
 * all the time.
 */
export const LIVE = `${PAST + 1}`;
export const NEXT = `${PAST + 2}`;

/**
 * Adds past rounds without bets to a database on which no house has played yet.
 * @param more adds further data before a house starts
 */
export async function addPast(dataDir: string, more?: (db: Database) => Promise<void>): Promise<void> {
  const postgres = await startPostgres(dataDir, QUIET);
  const db = openDatabase(postgres.url);
  try {
    await migrateDatabase(db);
    await more?.(db);
    const salt = hashText('bench');
    const now = Date.now();
    await db.orm.insert(rounds).values(
      Array.from({ length: PAST }, (_, i) => {
        const secret = hashText(`bench ${i}`);
        const startsAt = now - (PAST - i) * 30_000;
        const endsAt = startsAt + 10_000;
        return {
          ...{ game: 'crash', id: BigInt(i + 1), state: 'settled' as const, secret },
          ...{ commitment: hashText(secret), public: { seedPubHash: salt }, outcome: {} },
          ...{ opensAt: startsAt - 8_000, startsAt, endsAt, settledAt: endsAt, aliveAt: endsAt },
        };
      }),
    );
  } finally {
    await db.close();
    await postgres.stop();
  }
}
