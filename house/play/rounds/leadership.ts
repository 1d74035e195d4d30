import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionTo, type Database, isBusy } from '../../core/db/database.ts';

/** Interval at which a node that does not lead tries to take the lock, ms: a dead leader is replaced within half a second. */
const RETRY_MS = 150;
/** Interval at which the leader checks that it still has the lock, ms. */
const BEAT_MS = 500;
/** A connection without an answer for this long counts as lost, and leadership with it, ms. */
const SILENCE_MS = 2_000;
/**
 * PostgreSQL ends an idle session that holds a lock after this long, ms: a host that vanished or a blocked process closes no
 * connection. It exceeds a heartbeat plus the time after which a leader gives up by itself, so two nodes never lead at once.
 */
const GONE_MS = 3_000;

const TRY_LOCK = `SELECT pg_try_advisory_lock(hashtextextended('lead:' || $1, 0)) AS held`;

/** The period in which a node leads a game. */
export interface LeaderSession {
  /** Aborted as soon as the lock is lost or the node stops. */
  signal: AbortSignal;
  /** Runs a statement on the connection that holds the lock, so it works only while the node leads. */
  query(text: string, values: unknown[]): Promise<void>;
  /**
   * Checks the lock again if the last check is older than a heartbeat, for example after the process was blocked. @throws if
   * the lock is lost
   */
  confirm(): Promise<void>;
}

/**
 * Tries to become leader of `game` until `signal` is aborted, and calls `lead` each time it succeeds. One node leads at a time:
 * the lock is a PostgreSQL lock on a dedicated connection, and is released with it.
 */
export async function campaign(
  options: { db: Pick<Database, 'url' | 'path'>; game: string; log: Logger; signal: AbortSignal },
  lead: (session: LeaderSession) => Promise<void>,
): Promise<void> {
  const { db, log, signal } = options;
  while (!signal.aborted) {
    try {
      await holdLock(options, lead);
    } catch (error) {
      // While PostgreSQL does not answer, every attempt fails at once; that was logged when it stopped answering.
      const level = isBusy(error) && db.path?.lost ? 'debug' : 'warn';
      if (!signal.aborted) log[level]({ err: error }, 'the connection of the round lock is lost');
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
  }
}

async function holdLock(
  { db, game, log, signal }: Parameters<typeof campaign>[0],
  lead: (session: LeaderSession) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    ...connectionTo(db, { idle_session_timeout: GONE_MS }),
    application_name: `kilat rounds of ${game}`,
    connectionTimeoutMillis: SILENCE_MS,
    query_timeout: SILENCE_MS,
  });
  const over = new AbortController();
  const stop = () => over.abort(new Error('the leadership has ended'));
  client.on('error', stop);
  client.on('end', stop);
  signal.addEventListener('abort', stop);
  let beat: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    while (!(await client.query<{ held: boolean }>(TRY_LOCK, [game])).rows[0]?.held)
      await sleep(RETRY_MS, undefined, { signal: over.signal });
    log.info('this node leads the rounds');
    let answeredAt = performance.now();
    let queue = Promise.resolve();
    // Queries run one after the other, as node-postgres requires. Any failure other than an SQL error means that the connection
    // is lost.
    const query = (text: string, values: unknown[]) => {
      const queued = queue.then(async () => {
        over.signal.throwIfAborted();
        await client.query(text, values);
      });
      queue = queued.then(
        () => {
          answeredAt = performance.now();
        },
        (error) => {
          if (!(error instanceof pg.DatabaseError)) stop();
        },
      );
      return queued;
    };
    const probe = () => query('SELECT 1', []);
    const confirm = async () => {
      if (performance.now() - answeredAt > 2 * BEAT_MS) await probe();
      over.signal.throwIfAborted();
    };
    beat = setInterval(() => void probe().catch(() => {}), BEAT_MS);
    await lead({ signal: over.signal, query, confirm });
  } finally {
    clearInterval(beat);
    signal.removeEventListener('abort', stop);
    stop();
    // Limits the wait for a connection that no longer answers.
    await Promise.race([client.end().catch(() => {}), sleep(SILENCE_MS, undefined, { ref: false })]);
  }
}
