import type { Logger } from 'pino';

const PRUNE_MS = 6 * 3_600_000;

/** A part of the house that keeps some things for a while only. */
interface Prunable {
  /** Forgets what is long over. */
  prune?(): Promise<void>;
}

/** Lets these parts forget what is long over, now and four times a day. Returns how to stop it. */
export function keepPruned(parts: readonly Prunable[], log: Logger): () => void {
  const prune = () =>
    Promise.all(parts.map((part) => part.prune?.())).catch((error) =>
      log.warn({ err: error }, 'old sessions, messages, reports and pictures were not forgotten'),
    );
  const timer = setInterval(prune, PRUNE_MS);
  void prune();
  return () => clearInterval(timer);
}
