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
