import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';

/** Whoever wants a table's lock keeps everybody behind it waiting: so long at most, ms, before it steps back. */
export const LOCK_MS = 500;
const TRIES = 60;
/** Between two tries, ms: long enough for what waited to be done. */
const PAUSE = { least: 500, more: 1_000 } as const;

/** lock_not_available, deadlock_detected. */
const LOCKED: readonly unknown[] = ['55P03', '40P01'];

/**
 * Runs `work` in a transaction whose locks are had soon or not at all: bets on a table go on while a migration of it waits
 * its turn. Tried again for about a minute and a half. @throws what the work throws
 */
export async function locksSoon(
  client: ClientBase,
  what: string,
  log: { info(line: string): void },
  work: () => Promise<void>,
): Promise<void> {
  for (let left = TRIES; ; left--) {
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
      await work();
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (left <= 1 || !LOCKED.includes((error as { code?: unknown }).code)) throw error;
      if (left === TRIES) log.info(`${what} waits for a table that is in use`);
    }
    await sleep(PAUSE.least + Math.random() * PAUSE.more);
  }
}
