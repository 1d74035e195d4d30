import { type Logger, pino } from 'pino';

/** A log whose lines of level error and above are kept, each as it was written. */
export function errorLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  return { log: pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) }), lines };
}
