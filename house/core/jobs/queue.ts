import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as GraphileLogger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionTo, type Database } from '../db/database.ts';
import { JOBS_SCHEMA } from '../db/jobsSchema.ts';
import { repeat } from '../lifecycle.ts';
import type { JobType } from './job.ts';

/** The application name of its database connections. */
const NAME = 'kilat jobs';
/** Jobs that this house runs concurrently. */
const AT_ONCE = 2;
/** Polling interval for retries, ms; new jobs arrive by notification. */
const POLL_MS = 5_000;
/** How often jobs of lost houses are looked for, ms. */
const ORPHANS_MS = 5_000;
/** Time limit for running jobs when the house stops, ms. */
const LAST_JOBS_MS = 3_000;
/** Time limit for the queue's own short statements, and for a new connection, ms. */
const ANSWER_MS = 20_000;
const CONNECT_MS = 3_500;
/** Pause before the lock of this house's name is taken again, ms. */
const LIVE_AGAIN_MS = 500;
/** One per concurrent job, one for LISTEN, one for completions. */
const CONNECTIONS = AT_ONCE + 2;
/** Pause before the queue is reopened, ms. */
const OPEN_AGAIN_MS = 500;

/** Each house holds an advisory lock of its name while it runs: if another house can take the lock, its jobs are orphaned. */
const FREE_ORPHANS = `SELECT ${JOBS_SCHEMA}.force_unlock_workers(array_agg(locked_by)) FROM (
    SELECT DISTINCT locked_by FROM ${JOBS_SCHEMA}._private_jobs WHERE locked_by IS NOT NULL
  ) AS houses WHERE pg_try_advisory_xact_lock(hashtextextended(locked_by, 0)) HAVING count(*) > 0`;

interface Parts {
  db: Pick<Database, 'url' | 'path'>;
  log: Logger;
  types: readonly JobType[];
}

/** Runs jobs on this house. All houses share the database's queue (graphile-worker). */
export class JobQueue {
  readonly #parts: Parts;
  readonly #stopped = new AbortController();
  #run: QueueRun | null = null;
  #reopening: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Starts running jobs. @throws when the database cannot be reached */
  async start(): Promise<void> {
    this.#run = await QueueRun.open(this.#parts);
    this.#reopening = this.#keepOpen(this.#run);
  }

  /** Takes no more jobs, and waits for running ones; a job that does not finish is left to another house. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#run?.end();
    await this.#reopening;
  }

  /** Reopens the queue whenever it ends by itself. */
  async #keepOpen(run: QueueRun): Promise<void> {
    const { signal } = this.#stopped;
    const stopped = once(signal, 'abort');
    for (let current: QueueRun | null = run; !signal.aborted; ) {
      await Promise.race([current?.ended, stopped]);
      if (signal.aborted) return;
      if (current) this.#parts.log.warn('the queue of jobs ended, and is opened again');
      await current?.end();
      await Promise.race([sleep(OPEN_AGAIN_MS, undefined, { ref: false }), stopped]);
      current = signal.aborted ? null : await QueueRun.open(this.#parts).catch(() => null);
      if (signal.aborted) await current?.end();
      this.#run = current;
    }
  }
}

/**
 * One run of a house's worker, under a unique name. It ends by itself when a job's completion could not be recorded: that job
 * is free once the lock of the name is released.
 */
class QueueRun {
  readonly #parts: Parts;
  /** Calls that stop what was started, in the order of starting. */
  #ends: (() => Promise<unknown>)[] = [];
  /** Resolves when it runs no more jobs. */
  ended: Promise<void> = Promise.resolve();

  private constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Starts running jobs. @throws when the database cannot be reached */
  static async open(parts: Parts): Promise<QueueRun> {
    const run = new QueueRun(parts);
    try {
      await run.#open();
    } catch (error) {
      await run.end();
      throw error;
    }
    return run;
  }

  /** Takes no more jobs, and waits for running ones for a limited time. */
  async end(): Promise<void> {
    for (const end of this.#ends.splice(0).reverse()) await end();
  }

  async #open(): Promise<void> {
    const { db, log } = this.#parts;
    const pool = new pg.Pool({
      ...connectionTo(db),
      ...{ max: CONNECTIONS, application_name: NAME },
      ...{ connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS },
    });
    pool.on('error', (error) => log.debug({ err: error }, 'a connection of the jobs ended'));
    pool.on('connect', (client) => client.on('error', () => {}));
    this.#ends.push(() => soon(pool.end()));
    const events: WorkerEvents = new EventEmitter();
    const named = new Promise<string>((resolve) =>
      events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)),
    );
    const runner = await run({
      pgPool: pool,
      schema: JOBS_SCHEMA,
      concurrency: AT_ONCE,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: LAST_JOBS_MS,
      // Batches of zero delay: only then does the worker end when a job's completion could not be recorded. Otherwise that is
      // an unhandled rejection, and the job stays locked for hours.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      parsedCronItems: [],
      taskList: this.#tasks(),
      events,
      logger: this.#logger(),
    });
    this.ended = runner.promise.catch(() => undefined);
    this.#ends.push(() => soon(runner.stop().catch(() => undefined)));
    const endLife = await this.#live(await named);
    // Keeps the name's lock while its jobs end.
    this.#ends.splice(1, 0, endLife);
    this.#ends.push(
      repeat(
        ORPHANS_MS,
        async () => void (await pool.query(FREE_ORPHANS)),
        log,
        'jobs left behind were not freed',
      ),
    );
  }

  /** Holds the lock of this house's name, and retakes it when the connection is lost. Returns the release call. */
  async #live(name: string): Promise<() => Promise<unknown>> {
    let locked = await this.#takeName(name);
    const over = new AbortController();
    const relock = async () => {
      while (!over.signal.aborted) {
        await locked.ended;
        if (over.signal.aborted) return;
        this.#parts.log.warn('the jobs of this house count as left behind');
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

  /** Takes the lock of this house's name on a dedicated connection. */
  async #takeName(name: string): Promise<{ client: pg.Client; ended: Promise<void> }> {
    const client = new pg.Client({
      ...connectionTo(this.#parts.db),
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
      this.#parts.types.map(({ name, run: work }) => [name, async (payload) => work(payload as object)]),
    );
  }

  /** The worker's own messages are logged as trace, failed jobs as warnings. */
  #logger(): GraphileLogger {
    return new GraphileLogger((scope) => (level, message) => {
      if (level === 'error' && scope.taskIdentifier)
        this.#parts.log.warn(
          { job: scope.taskIdentifier, id: scope.jobId },
          'a job failed and may be tried again',
        );
      else this.#parts.log.trace({ ...scope }, message);
    });
  }
}

/** Waits for a stop call, up to the time limit for running jobs. */
function soon(ending: Promise<unknown>): Promise<unknown> {
  return Promise.race([ending, sleep(LAST_JOBS_MS, undefined, { ref: false })]);
}
