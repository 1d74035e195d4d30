import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { JOBS_SCHEMA } from '../db/jobsSchema.ts';
import type { Metrics } from '../metrics.ts';

/** A background job that any house runs soon, retried with growing pauses until it succeeds. */
export interface JobType<Payload extends object = object> {
  readonly name: string;
  /** Maximum number of attempts; the pause after the nth is e^n seconds, the fifth some 2.5 minutes. */
  readonly tries: number;
  /**
   * May run again after success, if its house was lost before the success was recorded.
   * @throws to be retried
   */
  run(payload: Payload): Promise<void>;
}

const FORGET = `DELETE FROM ${JOBS_SCHEMA}._private_jobs
  WHERE attempts >= max_attempts AND locked_by IS NULL AND updated_at < now() - interval '14 days'`;

const FIGURES = `SELECT count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
    count(*) FILTER (WHERE attempts >= max_attempts AND locked_by IS NULL)::int AS failed,
    coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE attempts < max_attempts AND run_at <= now())), 0)::float8
      AS late
  FROM ${JOBS_SCHEMA}._private_jobs`;

/** Adds a job, in the transaction if `orm` is one. @param payload JSON data */
export async function addJob<Payload extends object>(
  orm: Pick<Database['orm'], 'execute'>,
  { name, tries }: Pick<JobType<Payload>, 'name' | 'tries'>,
  payload: Payload,
): Promise<void> {
  const json = JSON.stringify(payload);
  await orm.execute(
    sql`SELECT graphile_worker.add_job(${name}, payload := ${json}::json, max_attempts := ${tries})`,
  );
}

/** Deletes jobs that failed for good more than two weeks ago. */
export async function forgetFailedJobs({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(FORGET);
}

/** Exposes in /metrics the waiting jobs, those given up, and the age of the oldest due job. */
export function watchJobs(metrics: Metrics, pool: pg.Pool): void {
  const read = async () => (await pool.query(FIGURES)).rows[0];
  metrics.watchEach(
    'kilat_jobs',
    'Jobs that wait or run, and those that failed for good',
    'state',
    async () => {
      const { waiting, failed } = await read();
      return { waiting, failed };
    },
  );
  metrics.watchEach('kilat_jobs_late_seconds', 'How late the oldest job is', 'state', async () => ({
    waiting: (await read()).late,
  }));
}
