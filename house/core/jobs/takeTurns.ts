import { setTimeout as sleep } from 'node:timers/promises';

/** The longest rest, ms: a batch that waited for a lock was no work for anybody. */
const MOST_MS = 250;

/** How long a rest is, against the work before it. */
const REST = 2;

/**
 * Does one batch of many, then rests twice as long as it took: two thirds of a processor and of the disk stay with what players
 * wait for, however long the whole takes.
 */
export async function takeTurns<T>(batch: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await batch();
  await restAfter(began);
  return done;
}

/** Rests as after a batch that began then. @param began by performance.now() */
export async function restAfter(began: number): Promise<void> {
  await sleep(Math.min((performance.now() - began) * REST, MOST_MS));
}
