import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';

/** 'kilh' in ASCII: held for as long as a house runs on the data. */
const LOCK = 0x6b696c68;

const TRIES = 15;
const PAUSE_MS = 100;

/**
 * Takes the house's lock for this session. A killed house's lock is free as soon as the server notices its
 * closed socket, so 'patiently' tries for a second and a half.
 */
export async function takeHouseLock(session: ClientBase, how: 'patiently' | 'at once'): Promise<boolean> {
  for (let left = how === 'patiently' ? TRIES : 1; left > 0; left--) {
    const { rows } = await session.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return true;
    if (left > 1) await sleep(PAUSE_MS);
  }
  return false;
}
