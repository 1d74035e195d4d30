import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../core/clock.ts';

/** The clock's offset may be corrected while somebody waits, so no wait is longer than this before a new look. */
const LONGEST_MS = 1_000;

/**
 * Waits until the house's clock shows `at` (ms), as precisely as timers are; returns at once when it has passed.
 * @throws the signal's reason when it is aborted
 */
export async function waitUntil(clock: Clock, at: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  for (let left = at - clock.now(); left > 0; left = at - clock.now())
    await sleep(Math.min(Math.ceil(left), LONGEST_MS), undefined, { signal });
}
