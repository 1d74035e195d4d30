import { type Logger, pino } from 'pino';

/** Structured logs, one JSON object a line, on stdout. Secrets that could slip into a log are taken out. */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    redact: { paths: ['token', 'password', '*.token', '*.password', 'req.headers.main_token'], remove: true },
  });
}
