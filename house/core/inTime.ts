import { setTimeout as sleep } from 'node:timers/promises';

/** Something did not answer in time. What it was asked for may have been done, or may still be. */
export class NoAnswer extends Error {}

/** Waits so long at most, ms. @throws NoAnswer then; what comes of it later is nobody's */
export async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const over = new AbortController();
  const late = sleep(ms, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new NoAnswer(`no answer within ${ms} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    // It is rejected by this, and nobody waits for it any more.
    late.catch(() => {});
    over.abort();
  }
}
