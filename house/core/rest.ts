import { setTimeout as sleep } from 'node:timers/promises';

/** The longest rest, ms: work that waited for a lock was no work for anybody. */
const MOST_MS = 250;

/**
 * Rests after work that began then, so that a share of a processor and of the disk stays with what players wait for, however
 * much there is to do.
 * @param began by performance.now()
 * @param share how long the rest is, against the work: twice as long leaves two thirds
 */
export async function restAfter(began: number, share = 2): Promise<void> {
  await sleep(Math.min((performance.now() - began) * share, MOST_MS));
}
