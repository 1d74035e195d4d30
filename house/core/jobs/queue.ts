import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import {
  Logger as GraphileLogger,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionTo, type Database } from '../db/database.ts';
import { JOBS_SCHEMA } from '../db/jobsSchema.ts';
import { repeat } from '../lifecycle.ts';
import type { Metrics } from '../metrics.ts';

/** Something to be done soon, once, by whichever house: again and again with longer pauses until it succeeds. */
export interface JobType<Payload extends object = object> {
  readonly name: string;
  /** Tries in all; the pause after the nth is e^n seconds, the fifth some 2.5 minutes. */
  readonly tries: number;
  /** @throws when it is to be tried again */
  run(payload: Payload): Promise<void>;
}

/** What the database knows its connections by. */
const NAME = 'kilat jobs';
/** Jobs that this house does beside each other. */
const AT_ONCE = 2;
/** The queue tells of new jobs; this is for those that are to be tried again, ms. */
const POLL_MS = 5_000;
/** How often jobs of houses that are gone are looked for, ms. */
const ORPHANS_MS = 5_000;
/** How long jobs under way may take once the house ends, ms. */
const LAST_JOBS_MS = 3_000;
/** How long the queue's own short statements may take, and a new connection, ms. */
const ANSWER_MS = 20_000;
const CONNECT_MS = 3_500;
/** Pause before the lock of this house's name is taken again, ms. */
const LIVE_AGAIN_MS = 500;
/** Jobs at once, one that listens, one that completes. */
const CONNECTIONS = AT_ONCE + 2;

/** Each house holds a lock of its name while it lives: whoever gets one finds its jobs left behind. */
const FREE_ORPHANS = `SELECT ${JOBS_SCHEMA}.force_unlock_workers(array_agg(locked_by)) FROM (
    SELECT DISTINCT locked_by FROM ${JOBS_SCHEMA}._private_jobs WHERE locked_by IS NOT NULL
  ) AS houses WHERE pg_try_advisory_xact_lock(hashtextextended(locked_by, 0)) HAVING count(*) > 0`;

const FORGET = `DELETE FROM ${JOBS_SCHEMA}._private_jobs
  WHERE attempts >= max_attempts AND locked_by IS NULL AND updated_at < now() - interval '14 days'`;

const FIGURES = `SELECT count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
    count(*) FILTER (WHERE attempts >= max_attempts AND locked_by IS NULL)::int AS failed,
    coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE attempts < max_attempts AND run_at <= now())), 0)::float8
      AS late
  FROM ${JOBS_SCHEMA}._private_jobs`;

/** The house's part in doing jobs. What several houses share is the database's queue (graphile-worker). */
export class JobQueue {
  readonly #db: Pick<Database, 'url' | 'path'>;
  readonly #log: Logger;
  readonly #types: readonly JobType[];
  #ends: (() => Promise<unknown>)[] = [];

  constructor({
    db,
    log,
    types,
  }: { db: Pick<Database, 'url' | 'path'>; log: Logger; types: readonly JobType[] }) {
    this.#db = db;
    this.#log = log;
    this.#types = types;
  }

  /** Begins to do jobs. @throws when the database cannot be reached */
  async start(): Promise<void> {
    const pool = new pg.Pool({
      ...connectionTo(this.#db),
      ...{ max: CONNECTIONS, application_name: NAME },
      ...{ connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS },
    });
    pool.on('error', (error) => this.#log.debug({ err: error }, 'a connection of the jobs ended'));
    pool.on('connect', (client) => client.on('error', () => {}));
    this.#ends.push(() => soon(pool.end()));
    const events: WorkerEvents = new EventEmitter();
    const named = new Promise<string>((resolve) =>
      events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)),
    );
    const runner: Runner = await run({
      pgPool: pool,
      schema: JOBS_SCHEMA,
      concurrency: AT_ONCE,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: LAST_JOBS_MS,
      parsedCronItems: [],
      taskList: this.#tasks(),
      events,
      logger: this.#logger(),
    });
    this.#ends.push(() => soon(runner.stop().catch(() => undefined)));
    const endLife = await this.#live(await named);
    // While its jobs end, it still lives.
    this.#ends.splice(1, 0, endLife);
    this.#ends.push(
      repeat(
        ORPHANS_MS,
        async () => void (await pool.query(FREE_ORPHANS)),
        this.#log,
        'jobs left behind were not freed',
      ),
    );
  }

  /** Takes no more jobs, and waits for those under way; one that does not end is another house's. */
  async stop(): Promise<void> {
    for (const end of this.#ends.splice(0).reverse()) await end();
  }

  /** Holds the lock of this house's name, again when its connection is lost. Returns how to give it up. */
  async #live(name: string): Promise<() => Promise<unknown>> {
    let locked = await this.#takeName(name);
    const over = new AbortController();
    const relock = async () => {
      while (!over.signal.aborted) {
        await locked.ended;
        if (over.signal.aborted) return;
        this.#log.warn('the jobs of this house count as left behind');
        for (let taken = false; !taken && !over.signal.aborted; ) {
          await sleep(LIVE_AGAIN_MS, undefined, { ref: false });
          taken = await this.#takeName(name).then(
            (again) => {
              locked = again;
              return true;
            },
            () => false,
          );
        }
      }
    };
    void relock();
    return async () => {
      over.abort();
      await soon(locked.client.end());
    };
  }

  /** Takes the lock of this house's name on a connection of its own. */
  async #takeName(name: string): Promise<{ client: pg.Client; ended: Promise<void> }> {
    const client = new pg.Client({
      ...connectionTo(this.#db),
      ...{ application_name: NAME, connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS },
    });
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    return { client, ended };
  }

  #tasks(): TaskList {
    return Object.fromEntries(
      this.#types.map(({ name, run: work }) => [name, async (payload) => work(payload as object)]),
    );
  }

  /** Its own words are for those who look for a fault in it; a job that failed is said. */
  #logger(): GraphileLogger {
    return new GraphileLogger((scope) => (level, message) => {
      if (level === 'error' && scope.taskIdentifier)
        this.#log.warn({ job: scope.taskIdentifier, id: scope.jobId }, 'a job failed and may be tried again');
      else this.#log.trace({ ...scope }, message);
    });
  }
}

/** Waits for an end no longer than for the last jobs. */
function soon(ending: Promise<unknown>): Promise<unknown> {
  return Promise.race([ending, sleep(LAST_JOBS_MS, undefined, { ref: false })]);
}

/** Adds a job, as part of the transaction where `orm` is one. @param payload what JSON can say */
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

/** Forgets jobs that failed for good two weeks ago. */
export async function forgetFailedJobs({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(FORGET);
}

/** Shows in /metrics the jobs that wait, those that were given up, and how late the oldest one is. */
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
