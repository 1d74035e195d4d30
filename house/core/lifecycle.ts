import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Ends things in the reverse order of their beginning, each once; one that fails does not keep the others. */
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
 * Does all of it, one after the other, so that it takes one connection and not each its own; what fails does not keep
 * the others. @throws the first error, when all is done
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

/** Waits for all of it, however it ends. @throws the first error then */
export async function allOf(work: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  for (const one of await Promise.allSettled(work)) if (one.status === 'rejected') throw one.reason;
}

/**
 * Does something again and again with a pause between. Returns how to stop it, which waits for what is under way.
 * @param failed what the log says of a turn that failed
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

/** Work that has begun and is not over. */
export class Pending {
  readonly #work = new Set<Promise<unknown>>();

  get size(): number {
    return this.#work.size;
  }

  /** Counts the work until it is over, however it ends. Returns it. */
  add<Result>(work: Promise<Result>): Promise<Result> {
    this.#work.add(work);
    const forget = () => void this.#work.delete(work);
    work.then(forget, forget);
    return work;
  }

  /** Resolves once all that is pending now is over, or after `most` ms where that is given. */
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
