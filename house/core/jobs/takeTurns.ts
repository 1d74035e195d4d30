import { restAfter } from '../rest.ts';

/**
 * Runs one batch of many, then rests twice as long as it took: two thirds of a CPU and of the disk stay free for players'
 * requests, however long the whole takes.
 */
export async function takeTurns<T>(batch: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await batch();
  await restAfter(began);
  return done;
}
