import type { Logger } from 'pino';

/** Does something again and again with a pause between. Returns how to stop it, which waits for what is under way. */
export function repeat(pauseMs: number, act: () => Promise<void>, log: Logger): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let under: Promise<void> = Promise.resolve();
  const turn = () => {
    under = act()
      .catch((error) => log.error({ err: error }, 'a step failed and will be tried again'))
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
