import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Stops things in the reverse order of their start, each once; a failure does not affect the others. */
export async function undoAll(undo: (() => unknown)[], log: Logger): Promise<void> {
  for (const end of undo.splice(0).reverse()) {
    try {
      await end();
    } catch (error) {
      log.error({ err: error }, 'a part of the house did not close well');
    }
  }
}

/**
 * Runs all acts one after the other, which takes one connection and not one each; a failure does not stop the rest.
 * @throws the first error, after all are done
 */
export async function eachInTurn(acts: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const act of acts) {
    try {
      await act();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/** Waits for all promises to settle. @throws the first error after that */
export async function allOf(work: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  for (const one of await Promise.allSettled(work)) if (one.status === 'rejected') throw one.reason;
}

/**
 * Runs something repeatedly with a pause in between. Returns the stop call, which waits for a running turn.
 * @param failed log message of a failed turn
 */
export function repeat(
  pauseMs: number,
  act: () => Promise<void>,
  log: Logger,
  failed = 'payments: a step failed and will be tried again',
): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let under: Promise<void> = Promise.resolve();
  const turn = () => {
    under = act()
      .catch((error) => log.error({ err: error }, failed))
      .then(() => {
        if (!stopped) timer = setTimeout(turn, pauseMs);
      });
  };
  turn();
  return () => {
    stopped = true;
    if (timer) clearTimeout(timer);
    return under;
  };
}

/** Tracks work in progress. */
export class Pending {
  readonly #work = new Set<Promise<unknown>>();

  get size(): number {
    return this.#work.size;
  }

  /** Tracks the work until it settles. Returns it. */
  add<Result>(work: Promise<Result>): Promise<Result> {
    this.#work.add(work);
    const forget = () => void this.#work.delete(work);
    work.then(forget, forget);
    return work;
  }

  /** Resolves once all work that is pending now has settled, or after `most` ms if given. */
  async over(most?: number): Promise<void> {
    const all = Promise.allSettled(this.#work);
    if (most === undefined) {
      await all;
      return;
    }
    const patience = new AbortController();
    const enough = sleep(most, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.race([all, enough]);
    patience.abort();
  }
}
