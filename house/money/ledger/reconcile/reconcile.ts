import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { Metrics } from '../../../core/metrics.ts';
import { reconcileRuns } from '../tables.ts';
import { CHECKS } from './reconcileChecks.ts';
import type { Check } from './reconcilePayments.ts';

/** A violated check. */
export interface Finding {
  check: string;
  /** Number of violations. */
  count: number;
  /** The first violations, as text. */
  examples: string[];
}

/** The size of the books; amounts are in minor units. */
interface Books {
  rows: { users: bigint; transfers: bigint; operations: bigint; rounds: bigint; bets: bigint };
  /** Void rounds by cause. */
  voids: { cause: string; rounds: bigint }[];
  balances: { currency: string; kind: string; accounts: bigint; balance: bigint }[];
}

const EXAMPLES = 10;

/**
 * Proves the books: runs every check of reconcileChecks.ts on one snapshot, which a running house does not affect. Returns the
 * violated checks; an empty list if there are none.
 */
export function reconcile(db: Database): Promise<Finding[]> {
  return onSnapshot(db, (list) => findAll(list, CHECKS));
}

/** The violated ones of these checks, on the snapshot that `list` reads. */
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

/** Counts the contents of the books. */
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

/** Query plans to allow: most checks read whole tables; 'any' is for checks that look up a few rows. */
export type Plans = 'whole' | 'any';

export type List = <Row extends object>(sql: string) => Promise<Row[]>;

/** Reads in one transaction, with one snapshot taken at its beginning. */
export async function onSnapshot<T>(
  db: Database,
  read: (list: List) => Promise<T>,
  plans: Plans = 'whole',
): Promise<T> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query("SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '64MB'");
    // A planner that estimates few rows would use nested loops and scan whole tables repeatedly.
    if (plans === 'whole') await client.query('SET LOCAL enable_nestloop = off');
    return await read(async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** Records the time and the result of a proof of the books. */
export async function noteRun({ orm }: Database, findings: readonly Finding[]): Promise<void> {
  await orm
    .insert(reconcileRuns)
    .values({ at: sql`now_ms()`, findings: findings.length })
    .onConflictDoNothing();
}

/** Exports the result and the age of the last proof of the books in /metrics; nothing before the first. */
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
