import { setTimeout as sleep } from 'node:timers/promises';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Market } from '../../../../contract/markets.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Metrics } from '../../../core/metrics.ts';
import { ledgerCloses } from './closeTables.ts';

/** Interval between checks for open transactions that may still write into the day, ms. */
const WAIT_MS = 1_000;
/** Length of the pause after a step, as a multiple of the step's duration. */
const REST = 2;

interface Step {
  state: 'none' | 'begun' | 'waits' | 'more' | 'closed';
  day: string | null;
  hash: string | null;
}

interface Parts {
  db: Database;
  market: Pick<Market, 'currency'>;
  log: Pick<Logger, 'info'>;
}

/**
 * Closes the past days of the market, oldest first (sql/closes.sql). Several houses may run it concurrently: each day is closed
 * once. It pauses longer than each step took to leave the database free for bets.
 * @param signal stops it between two steps; the next call resumes there
 */
export async function closeDays({ db, market, log }: Parts, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const began = performance.now();
    const { state, day, hash } = await step(db, market.currency);
    if (state === 'none') return;
    if (state === 'closed') log.info({ currency: market.currency, day, hash }, 'a day was closed');
    await sleep(state === 'waits' ? WAIT_MS : REST * (performance.now() - began));
  }
}

async function step({ pool }: Database, currency: string): Promise<Step> {
  const { rows } = await pool.query<Step>('SELECT state, day::text, hash FROM ledger_close_step($1)', [
    currency,
  ]);
  const [row] = rows;
  if (!row) throw new Error('the close gave no row');
  return row;
}

/** The newest close of each market with its hash, to be stored where nobody can change it. */
export async function newestCloses({
  orm,
}: Database): Promise<{ currency: string; day: string; hash: string }[]> {
  const rows = await orm
    .selectDistinctOn([ledgerCloses.currency], {
      currency: ledgerCloses.currency,
      day: ledgerCloses.day,
      hash: ledgerCloses.hash,
    })
    .from(ledgerCloses)
    .orderBy(asc(ledgerCloses.currency), desc(ledgerCloses.day));
  return rows.map((row) => ({ ...row, hash: row.hash.toString('hex') }));
}

/** Whether a closed day with this hash exists. If a recorded hash is missing, its day and all later ones were removed. */
export async function isClosed({ orm }: Database, hash: string): Promise<boolean> {
  const rows = await orm
    .select({ day: ledgerCloses.day })
    .from(ledgerCloses)
    .where(eq(ledgerCloses.hash, Buffer.from(hash, 'hex')));
  return rows.length > 0;
}

/** Exports the age of the end of the newest closed day in /metrics; 0 before the first. */
export function watchCloses(
  metrics: Metrics,
  { orm }: Database,
  { currency }: Pick<Market, 'currency'>,
): void {
  metrics.watchEach(
    'kilat_daily_close_age_seconds',
    'How long ago the newest closed day of the market ended',
    'currency',
    async (): Promise<Record<string, number>> => {
      const [last] = await orm
        .select({ age: sql<number>`((now_ms() - ${ledgerCloses.endsAt}) / 1000)::float8` })
        .from(ledgerCloses)
        .where(eq(ledgerCloses.currency, currency))
        .orderBy(desc(ledgerCloses.day))
        .limit(1);
      return { [currency]: last?.age ?? 0 };
    },
  );
}
