import { setTimeout as sleep } from 'node:timers/promises';

/** The longest rest, ms: time that the work spent waiting for a lock needs no rest. */
const MOST_MS = 250;

/**
 * Rests after work, which keeps a share of CPU and disk free for players' requests, however much work there is.
 * @param began start of the work, by performance.now()
 * @param share length of the rest relative to the work: 2 leaves two thirds free
 */
export async function restAfter(began: number, share = 2): Promise<void> {
  await sleep(Math.min((performance.now() - began) * share, MOST_MS));
}
