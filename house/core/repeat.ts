import type { Logger } from 'pino';

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
