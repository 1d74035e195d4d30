import { type Logger, pino } from 'pino';

/** A logger that stores lines of level error and above as written. */
export function errorLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  return { log: pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) }), lines };
}
