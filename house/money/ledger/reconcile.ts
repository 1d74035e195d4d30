import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { Metrics } from '../../core/metrics.ts';
import { CHECKS } from './reconcileChecks.ts';
import type { Check } from './reconcilePayments.ts';
import { reconcileRuns } from './tables.ts';

/** A check that does not hold. */
export interface Finding {
  check: string;
  /** How many things break it. */
  count: number;
  /** The first of them, in words. */
  examples: string[];
}

/** How much there is in the books; amounts are in minor units. */
interface Books {
  rows: { users: bigint; transfers: bigint; operations: bigint; rounds: bigint; bets: bigint };
  /** Void rounds by cause. */
  voids: { cause: string; rounds: bigint }[];
  balances: { currency: string; kind: string; accounts: bigint; balance: bigint }[];
}

const EXAMPLES = 10;

/**
 * Proves the books: every check of reconcileChecks.ts on one snapshot, so that a running house does not
 * disturb it. Returns what does not hold; nothing when all is well.
 */
export function reconcile(db: Database): Promise<Finding[]> {
  return onSnapshot(db, (list) => findAll(list, CHECKS));
}

/** What of these checks does not hold, as a snapshot shows it. */
export async function findAll(list: List, checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, rows = '', sql } of checks) {
    const broken = await list<{ detail: string; total: bigint }>(
      `${rows} SELECT detail, count(*) OVER () AS total FROM (${sql}) AS broken (detail) ORDER BY detail LIMIT ${EXAMPLES}`,
    );
    const [first] = broken;
    if (first)
      findings.push({ check: name, count: Number(first.total), examples: broken.map((row) => row.detail) });
  }
  return findings;
}

/** Counts what there is. */
export function countBooks(db: Database): Promise<Books> {
  return onSnapshot(db, async (list) => {
    const [rows] = await list<Books['rows']>(`SELECT (SELECT count(*) FROM users) AS users,
      (SELECT count(*) FROM ledger_transfers) AS transfers, (SELECT count(*) FROM ledger_operations) AS operations,
      (SELECT count(*) FROM rounds) AS rounds, (SELECT count(*) FROM bets) AS bets`);
    const balances = await list<Books['balances'][number]>(`SELECT currency, kind, count(*) AS accounts,
      sum(balance)::bigint AS balance FROM ledger_balances GROUP BY currency, kind ORDER BY currency, kind`);
    if (!rows) throw new Error('counting gave no row');
    const voids = await list<Books['voids'][number]>(
      'SELECT cause, count(*) AS rounds FROM round_voids GROUP BY cause ORDER BY cause',
    );
    return { rows, balances, voids };
  });
}

/** How what is asked for is found: most checks read whole tables; 'any' is for those that look up a few rows. */
export type Plans = 'whole' | 'any';

export type List = <Row extends object>(sql: string) => Promise<Row[]>;

/** Reads in one transaction, all of it as it stood at its beginning. */
export async function onSnapshot<T>(
  db: Database,
  read: (list: List) => Promise<T>,
  plans: Plans = 'whole',
): Promise<T> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query("SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '64MB'");
    // A planner that guesses "few rows" would go through whole tables again and again.
    if (plans === 'whole') await client.query('SET LOCAL enable_nestloop = off');
    return await read(async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** Writes down that the books were proved now, and what came of it. */
export async function noteRun({ orm }: Database, findings: readonly Finding[]): Promise<void> {
  await orm
    .insert(reconcileRuns)
    .values({ at: sql`now_ms()`, findings: findings.length })
    .onConflictDoNothing();
}

/** Shows in /metrics what came of the last proof of the books, and how long ago it was; nothing before the first. */
export function watchReconcile(metrics: Metrics, { orm }: Database): void {
  const last = async () => {
    const [run] = await orm
      .select({
        findings: reconcileRuns.findings,
        age: sql<number>`((now_ms() - ${reconcileRuns.at}) / 1000)::float8`,
      })
      .from(reconcileRuns)
      .orderBy(desc(reconcileRuns.at))
      .limit(1);
    return run;
  };
  metrics.watchEach(
    'kilat_reconcile',
    'The last proof of the books',
    'what',
    async (): Promise<Record<string, number>> => {
      const run = await last();
      return run ? { findings: run.findings, ageSeconds: run.age } : {};
    },
  );
}
