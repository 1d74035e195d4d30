import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionTo, type Database, isBusy } from '../../core/db/database.ts';

/** How often a node that does not lead asks for the lock: a dead leader is replaced within half a second. */
const RETRY_MS = 150;
/** How often the leader asks whether it still has the lock. */
const BEAT_MS = 500;
/** A connection that does not answer for so long counts as lost, and leading with it. */
const SILENCE_MS = 2_000;
/**
 * PostgreSQL ends the session of a lock from which nothing comes for so long: a host that vanished or a process that stands
 * still closes no connection. More than a beat and the silence after which a leader gives up by itself, so no two ever lead.
 */
const GONE_MS = 3_000;

const TRY_LOCK = `SELECT pg_try_advisory_lock(hashtextextended('lead:' || $1, 0)) AS held`;

/** The time for which a node leads a game. */
export interface LeaderSession {
  /** Aborted the moment the lock is lost or the node stops. */
  signal: AbortSignal;
  /** Runs a statement on the very connection that holds the lock: it works only while the node leads. */
  query(text: string, values: unknown[]): Promise<void>;
  /** Asks anew where the last answer is older than a beat, as after the process stood still. @throws when the lock is lost */
  confirm(): Promise<void>;
}

/**
 * Tries for the leadership of `game` for as long as `signal` lasts, and calls `lead` whenever it is won. One
 * node leads at a time: the lock is PostgreSQL's, held by a dedicated connection, and falls with it.
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
      // While PostgreSQL is silent every try fails at once: that was logged when it fell silent.
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
    // One after the other, as node-postgres wants it. What fails by anything but its own SQL has lost the connection.
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
    // A connection that nobody answers on would be waited for for ever.
    await Promise.race([client.end().catch(() => {}), sleep(SILENCE_MS, undefined, { ref: false })]);
  }
}
