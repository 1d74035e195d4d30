import type { Logger } from 'pino';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { signed } from '../gatewayEvent.ts';

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  secret: string;
  /** Target URL of callbacks. */
  url: string;
}

const AT_ONCE = 20;
/** Retried after 2 s, 4 s, 8 s … ten times. */
const FIRST_PAUSE_MS = 2_000;
const MOST_ATTEMPTS = 10;
const TIMEOUT_MS = 5_000;

const TAKE = `
  UPDATE sandbox_callbacks SET attempts = attempts + 1,
    next_at = CASE WHEN attempts + 1 < ${MOST_ATTEMPTS} THEN $1::bigint + ${FIRST_PAUSE_MS} * (1 << attempts::int) END
  WHERE id IN (SELECT id FROM sandbox_callbacks WHERE next_at <= $1 ORDER BY next_at LIMIT ${AT_ONCE}
    FOR UPDATE SKIP LOCKED)
  RETURNING id, body`;

/** Sends the sandbox's callbacks over HTTP until they are answered with 200. */
export class CallbackSender {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends all due ones at once: they may arrive in any order. */
  async run(): Promise<void> {
    const { db, clock } = this.#parts;
    const { rows } = await db.pool.query<{ id: bigint; body: string }>(TAKE, [clock.now()]);
    await Promise.all(rows.map((row) => this.#send(row)));
  }

  async #send({ id, body }: { id: bigint; body: string }): Promise<void> {
    const { db, clock, log, secret, url } = this.#parts;
    try {
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed(secret, body, clock.now()) },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (status === 200)
        await db.pool.query('UPDATE sandbox_callbacks SET next_at = NULL WHERE id = $1', [id]);
    } catch (error) {
      log.debug({ err: error }, 'a callback did not arrive');
    }
  }
}
