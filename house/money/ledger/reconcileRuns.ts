import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Finding } from './reconcile.ts';
import { reconcileRuns } from './tables.ts';

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
